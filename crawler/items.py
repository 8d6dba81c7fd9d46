"""What moves between the spider, the item pipelines and the feed."""

from __future__ import annotations

from dataclasses import dataclass, fields
from datetime import datetime
from typing import Any, Literal

from scrapy.http import Response

from crawler.discovery.pager import Pager
from crawler.discovery.reservations import Reservations

Via = Literal["feed", "sitemap", "section", "start", "link"]


@dataclass(slots=True)
class PageItem:
    """A downloaded page that may hold an article, as the spider yields it.

    `via` says what named the address first: a feed, a sitemap, a section or front page, the user
    (`start`), or another article (`link`). `depth` counts links from the front page. `listed_date`,
    `listed_title` and `language` are what the feed or sitemap said of the page: claims, not facts. `prior`
    is the log-odds of an article by the address and by who lists it (`crawler.discovery.evidence`).
    """

    response: Response
    via: Via
    depth: int
    listed_date: datetime | None = None
    listed_title: str | None = None
    language: str | None = None
    prior: float = 0.0
    section: bool = False
    """By its address it is a list of articles."""
    fresh_links: int = 0
    """Addresses of likely articles on it that no crawl had met."""
    pager: Pager | None = None
    """The other pages of an article that is spread over several."""
    reservations: Reservations | None = None
    """What the page says of robots and of text and data mining."""
    listed_by: str | None = None
    """The page, feed or sitemap that named it first."""
    asked: str | None = None
    """What the crawl's arguments let through of its links (`crawler.spiders.history`)."""
    further: tuple[Response, ...] = ()
    """The further pages of an article that were joined to this one, in their order."""


@dataclass(slots=True)
class ExtractArticle:
    """What a callback of any project yields to have a response made an article (`crawler.addon`).

    `into` is an item to fill (dict, `scrapy.Item`, dataclass, attrs or pydantic object): every field of
    `ArticleItem` that it knows is set in it, its other values stay. Without one, the article is an item of
    the class that `BROADSHEET_ITEM_CLASS` names.
    """

    response: Response
    into: Any = None

    def __post_init__(self) -> None:
        """Tell in the callback, and not where the page is read, that it gave something else."""
        if not isinstance(self.response, Response):
            given = type(self.response).__name__
            raise TypeError(f"ExtractArticle takes the response itself, as the callback gets it, and no {given}")


class _FromPage:
    """What an article remembers of its page on the way through the pipelines; no field, so never exported."""

    __slots__ = ("_page",)
    _page: PageItem

    @property
    def page(self) -> PageItem | None:
        """The page that the article was found on; None for an article that no crawl of ours found."""
        return getattr(self, "_page", None)

    @page.setter
    def page(self, page: PageItem) -> None:
        self._page = page


@dataclass(slots=True)
class ArticleItem(_FromPage):
    """One line of the output: an article, how it was found and how it was fetched. Names are those of the
    line.

    `url` is the address it was fetched from, `body` plain text with one blank line between paragraphs. In
    `crawl`: `fetchedAt` (ISO 8601, UTC), `status`, `via`, `depth`, and `renderedBy` where a browser was
    used. In `fingerprint`: `id` (of the article's address), `content` (of its words), `revision` (1 for
    the first). None and absent mean the same: nobody found it.
    """

    url: str
    canonicalUrl: str | None
    site: str
    headline: str | None
    body: str
    blocks: list[dict[str, Any]]
    metadata: dict[str, Any]
    extraction: dict[str, Any]
    crawl: dict[str, Any]
    fingerprint: dict[str, Any]

    def __repr__(self) -> str:
        """Short: Scrapy logs every scraped item at level DEBUG."""
        return f"<ArticleItem {self.url} {self.headline!r}>"


LINE_FIELDS = tuple(field.name for field in fields(ArticleItem))
"""The names of a line, in their order."""
