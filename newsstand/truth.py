"""What a perfect crawl of the newspapers finds."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass


@dataclass(frozen=True, slots=True)
class ArticleTruth:
    """One article.

    ``addresses`` are all pages that show it, the canonical one first (then AMP, print, a second address, the
    feed's tracking form). ``paragraphs`` leaves out headline, lead (``summary``), byline, date, captions,
    comments, teasers and the author's biography, and keeps subheads, quotations, lists (one item a line)
    and tables (one row a line, cells divided by a space). ``body`` joins the paragraphs with one blank
    line. ``revisions`` are all bodies that the page shows as it is fetched again (one, unless the story is
    live). ``date_published`` is ISO 8601 with offset. ``wire`` is the agency report's key, shared with the
    other papers that print it with small edits.
    """

    key: str
    addresses: tuple[str, ...]
    headline: str
    summary: str
    paragraphs: tuple[str, ...]
    body: str
    revisions: tuple[str, ...]
    authors: tuple[str, ...]
    date_published: str
    date_modified: str
    section: str
    tags: tuple[str, ...]
    main_image: str | None
    language: str
    wire: str | None

    @property
    def canonical(self) -> str:
        """The canonical address."""
        return self.addresses[0]


@dataclass(frozen=True, slots=True)
class PaperTruth:
    """One newspaper: its articles, and the kind of every other address.

    Kinds: front, section, tag, author, service, gallery, video, feed, sitemap, robots, image, redirect,
    disallowed (robots.txt forbids it, although it looks like an article).
    """

    name: str
    base: str
    host: str
    language: str
    encoding: str
    articles: tuple[ArticleTruth, ...]
    others: Mapping[str, str]

    def article_at(self, address: str) -> ArticleTruth | None:
        """The article that this address shows, if any."""
        for article in self.articles:
            if address in article.addresses:
                return article
        return None


@dataclass(frozen=True, slots=True)
class StandTruth:
    """All newspapers by name."""

    papers: Mapping[str, PaperTruth]

    def __getitem__(self, name: str) -> PaperTruth:
        return self.papers[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.papers)

    def articles(self) -> Iterator[ArticleTruth]:
        """All articles of all papers, in the order of the stand."""
        for paper in self.papers.values():
            yield from paper.articles

    def article_at(self, address: str) -> ArticleTruth | None:
        """The article that this address shows, in whichever paper."""
        for paper in self.papers.values():
            found = paper.article_at(address)
            if found is not None:
                return found
        return None

    def to_json(self) -> str:
        """The whole truth as one JSON object ``{paper name: {...}}``, keys in a fixed order."""
        papers = {name: asdict(paper) for name, paper in self.papers.items()}
        return json.dumps(papers, ensure_ascii=False, indent=1, sort_keys=True)
