"""What moves between the spider, the item pipelines and the feed."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from scrapy.http import Response

Via = Literal["feed", "sitemap", "section", "start", "link"]


@dataclass(slots=True)
class PageItem:
    """A downloaded page that may hold an article, as the spider yields it.

    `via` says what named the address first: a feed, a sitemap, a section or front page, the user
    (`start`), or another article (`link`). `depth` counts links from the front page. `listed_date`,
    `listed_title` and `language` are what the feed or sitemap said of the page: claims, not facts.
    """

    response: Response
    via: Via
    depth: int
    listed_date: datetime | None = None
    listed_title: str | None = None
    language: str | None = None
