"""The item pipeline that tells new articles and new revisions from those that were exported before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from scrapy import signals
from scrapy.http import TextResponse

from crawler.articles import line_of
from crawler.extraction_service import ExtractionService
from crawler.items import ArticleItem
from crawler.state import Found, SiteState, address_id
from crawler.state.revisions import Revision, next_revision
from crawler.state.visits import body_digest
from crawler.verdicts import PageDropped

if TYPE_CHECKING:
    from scrapy.crawler import Crawler
    from scrapy.http import Response

    from crawler.state import ArticleRecord

UNCHANGED = "unchanged"


class RevisionPipeline:
    """Sets `fingerprint.revision`, `changed` and `edit` (`crawler.state.revisions`); drops what has not changed,
    and further addresses of an article that was exported.

    Stats: `broadsheet/revisions`, `broadsheet/unchanged`, `broadsheet/variants`.
    """

    def __init__(self, crawler: Crawler) -> None:
        self._crawler = crawler
        self._under_way: dict[str, str] = {}
        """Articles between here and the feeds: page's address -> article's id."""

    @classmethod
    def from_crawler(cls, crawler: Crawler) -> Self:
        pipeline = cls(crawler)
        for signal in (signals.item_scraped, signals.item_dropped, signals.item_error):
            crawler.signals.connect(pipeline.arrived, signal)
        return pipeline

    def process_item(self, item: Any) -> Any:
        article = item.fingerprint.get("id") if isinstance(item, ArticleItem) else None
        if article is None:
            return item
        state = SiteState.of(self._crawler)
        record = state.article(article)
        if article in self._under_way.values() or (
            record and not record.lost and self._is_variant(item, record)
        ):
            self._crawler.stats.inc_value("broadsheet/variants")
            raise PageDropped(Found.VARIANT, "another address of an article exported before", article=article)
        revision = self._revision(state, item, record)
        item.fingerprint = {**item.fingerprint, **revision.fingerprint()}
        self._under_way[item.url] = article
        return item

    def arrived(self, response: Response | None) -> None:
        """An item has left the pipelines, one way or another."""
        if response is not None:
            self._under_way.pop(response.url, None)

    def _revision(self, state: SiteState, item: ArticleItem, record: ArticleRecord | None) -> Revision:
        if record is None:
            return Revision(1)
        response = ExtractionService.of(self._crawler).response_of(item.url)
        if record.lost and response is not None and self._is_same_page(state, response):
            return Revision(record.revision)
        page = response.text if isinstance(response, TextResponse) else None
        revision = next_revision(record.revision, record.fields, line_of(item), state.line_of(record), page)
        if revision is not None:
            self._crawler.stats.inc_value("broadsheet/revisions")
            return revision
        if record.lost:
            return Revision(record.revision)
        self._crawler.stats.inc_value("broadsheet/unchanged")
        raise PageDropped(UNCHANGED, article=record.id, published=item.metadata.get("datePublished"))

    @staticmethod
    def _is_same_page(state: SiteState, response: Response) -> bool:
        seen = state.seen_at(response.url)
        return seen is not None and seen.digest is not None and seen.digest == body_digest(response)

    def _is_variant(self, item: ArticleItem, record: ArticleRecord) -> bool:
        """Whether the article was exported from another address, which does not lead here now."""
        own = address_id(item.url)
        if record.page == own:
            return False
        page = SiteState.of(self._crawler).seen(record.page)
        return page is None or page.id != own
