"""The articles of a site as they were exported: of each its newest line, by the record that it came from."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from crawler.archive.pages import places_of
from crawler.collection.lines import OnCorrupt, OutputLine, output_files, read_outputs


@dataclass(frozen=True, slots=True)
class Exported:
    """The newest line of an article: where it stands, and where the raw page does."""

    path: Path
    offset: int
    end: int
    revision: int
    places: tuple[tuple[str, int], ...]
    """File of the archive and offset of each raw page, the first page first; none where not all were kept."""
    is_cold: bool
    """Whether no wrapper had a part in it."""


@dataclass(frozen=True)
class SiteLines:
    """The newest lines of a site's articles."""

    articles: tuple[Exported, ...]

    @cached_property
    def kept(self) -> tuple[Exported, ...]:
        """Those with a raw page, in the order of the archive."""
        return tuple(sorted((one for one in self.articles if one.places), key=_order))

    @property
    def without(self) -> int:
        """How many have none."""
        return len(self.articles) - len(self.kept)

    def cold(self) -> SiteLines:
        """Those that no wrapper had a part in."""
        return SiteLines(tuple(one for one in self.articles if one.is_cold))


def _order(one: Exported) -> tuple[tuple[str, int], Path, int]:
    return one.places[0], one.path, one.offset


def newest_lines(outputs: Path, domain: str, on_corrupt: OnCorrupt) -> SiteLines:
    """The newest line of each article of a domain.

    Of two lines of one revision the later one counts. Memory: about 300 bytes an article. Raises OSError.
    """
    newest: dict[str, Exported] = {}
    for line in read_outputs(output_files(outputs, [domain]), on_corrupt):
        found = _of_line(line)
        if found is None:
            continue
        article, exported = found
        known = newest.get(article)
        if known is None or exported.revision >= known.revision:
            newest[article] = exported
    return SiteLines(tuple(newest.values()))


def _of_line(line: OutputLine) -> tuple[str, Exported] | None:
    value = line.value
    mark, crawl, extraction = (value.get(name) for name in ("fingerprint", "crawl", "extraction"))
    article = mark.get("id") if isinstance(mark, dict) else None
    if not isinstance(article, str) or not isinstance(mark, dict):
        return None
    revision = mark.get("revision")
    exported = Exported(
        path=line.path,
        offset=line.offset,
        end=line.end,
        revision=revision if isinstance(revision, int) else 1,
        places=places_of(crawl) if isinstance(crawl, dict) else (),
        is_cold=not isinstance(extraction, dict) or extraction.get("method") != "wrapper",
    )
    return article, exported
