"""Articles whose words are set into other sites' pages: headline and paragraphs, as their truths have them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from benchmarks.corpus import Record
from benchmarks.training.labels import tokens

FEWEST_WORDS = 150
FEWEST_PARAGRAPHS, MOST_PARAGRAPHS = 4, 60
_SUBHEAD_WORDS = 12
_ENDS = tuple(".!?…:;\"”“’'»)。！？")


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One paragraph of a donor; ``is_subhead`` for a heading between paragraphs."""

    text: str
    is_subhead: bool = False


@dataclass(frozen=True, slots=True)
class Donor:
    """The words of one article."""

    id: str
    site: str
    lang: str
    headline: str
    paragraphs: tuple[Paragraph, ...]

    @property
    def body(self) -> str:
        """The truth of a page that this article was set into."""
        return "\n\n".join(paragraph.text for paragraph in self.paragraphs)


def donor_of(record: Record) -> Donor | None:
    """The article of a record; None without a headline, or with a truth that is too short, too long or no prose.

    Headings are told from paragraphs by the truth, else by their length and missing full stop; headings at the end
    and optional paragraphs (summaries, mostly) are left out.
    """
    truth = record.truth
    headline = " ".join((truth.get("headline") or "").split())
    if not headline or not truth.get("body"):
        return None
    marked = truth.get("body_paragraphs")
    texts: list[str] = marked or truth["body"].split("\n\n")
    headings, optional = truth.get("body_headings"), set(truth.get("body_optional") or ())
    paragraphs = []
    for number, text in enumerate(texts):
        squeezed = " ".join(text.split())
        if number in optional or not squeezed:
            continue
        is_short = len(tokens(squeezed)) <= _SUBHEAD_WORDS
        is_subhead = number in headings if headings is not None else is_short and not squeezed.endswith(_ENDS)
        paragraphs.append(Paragraph(squeezed, is_subhead))
    while paragraphs and paragraphs[-1].is_subhead:
        paragraphs.pop()
    prose = [paragraph for paragraph in paragraphs if not paragraph.is_subhead]
    words = sum(len(tokens(paragraph.text)) for paragraph in prose)
    if words < FEWEST_WORDS or not FEWEST_PARAGRAPHS <= len(prose) <= MOST_PARAGRAPHS:
        return None
    lang = (record.lang or "en")[:2]
    return Donor(record.id, record.site, lang, headline, tuple(paragraphs))


def donors_of(records: Iterable[Record]) -> list[Donor]:
    """The articles of records that can be set into a page, in their order."""
    return [donor for record in records if (donor := donor_of(record)) is not None]
