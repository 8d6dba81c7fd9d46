"""The item pipeline that marks or drops articles which say what an earlier one says."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, Self

from scrapy import signals
from scrapy.exceptions import NotConfigured

from crawler import verdicts
from crawler.duplicates.index import DuplicateIndex
from crawler.duplicates.options import parameters_of, path_of
from crawler.duplicates.records import Arrival, Earlier, IndexUnavailable
from crawler.duplicates.shingles import jaccard, shingles_of
from crawler.export.feeds import is_lost
from crawler.extensions.not_kept import DUPLICATES as NOT_MARKED
from crawler.extensions.not_kept import note_not_kept
from crawler.items import ArticleItem, PageItem

if TYPE_CHECKING:
    from scrapy.crawler import Crawler

logger = logging.getLogger(__name__)

CHOICES = DROP, MARK, KEEP = "drop", "mark", "keep"
"""What may be done with a duplicate (`BROADSHEET_DUPLICATES`)."""


class DeduplicationPipeline:
    """Looks each article up among all that arrived before, of any site and run, and sets `fingerprint.near`.

    `near` names the earlier article of another address (docs/dumps.md); an article without it is none's
    duplicate, as far as was known when it arrived. Clusters are made at dump, from the whole. Settings:
    `BROADSHEET_DUPLICATES` (mark; drop leaves duplicates out of the output with the verdict `duplicate`; keep
    looks nothing up and stores nothing), `BROADSHEET_DUPLICATES_DB`, `_THRESHOLD`, `_WORDS`, `_MIN_SHINGLES`.
    Stats: `broadsheet/duplicates/exact`, `broadsheet/duplicates/near`.

    An article is stored when it has passed all pipelines and was handed to the feeds, so what was dropped
    later makes nothing a duplicate. An index that fails costs the marks, never an article.
    """

    def __init__(self, crawler: Crawler) -> None:
        settings = crawler.settings
        self._drops = choice_of(settings.get("BROADSHEET_DUPLICATES", MARK)) == DROP
        try:
            self._parameters = parameters_of(settings)
            self._index: DuplicateIndex | None = DuplicateIndex(path_of(settings), self._parameters)
        except ValueError as error:
            raise NotConfigured(f"BROADSHEET_DUPLICATES: {error}") from None
        except IndexUnavailable as error:
            logger.error("Articles are not marked as duplicates: %s", error)
            note_not_kept(crawler.stats, NOT_MARKED)
            raise NotConfigured from None  # it is told
        self._crawler = crawler
        self._under_way: dict[str, Arrival] = {}
        """By address: what has passed here and not yet reached the feeds."""

    @classmethod
    def from_crawler(cls, crawler: Crawler) -> Self:
        if choice_of(crawler.settings.get("BROADSHEET_DUPLICATES", MARK)) == KEEP:
            raise NotConfigured
        pipeline = cls(crawler)
        crawler.signals.connect(pipeline.item_scraped, signals.item_scraped)
        crawler.signals.connect(pipeline.item_gone, signals.item_dropped)
        crawler.signals.connect(pipeline.item_gone, signals.item_error)
        return pipeline

    def process_item(self, item: Any) -> Any:
        if not isinstance(item, ArticleItem) or self._index is None:
            return item
        article = arrival_of(item)
        try:
            earlier = self._index.earlier(article) or self._among_others_under_way(article)
        except IndexUnavailable as error:
            self._give_up(error)
            return item
        if earlier is None:
            item.fingerprint.pop("near", None)
        else:
            self._crawler.stats.inc_value(f"broadsheet/duplicates/{'exact' if earlier.exact else 'near'}")
            if self._drops:
                detail = f"says what {earlier.id} says, similarity {earlier.similarity:.2f}"
                verdicts.record(self._crawler, verdicts.DUPLICATE, item.url, detail)
                published = item.metadata.get("datePublished")
                raise verdicts.PageDropped(verdicts.DUPLICATE, detail, article=article.id, published=published)
            item.fingerprint["near"] = earlier.to_json()
        self._under_way[item.url] = article
        return item

    def item_scraped(self, item: Any) -> None:
        """The article was handed to the feeds; one that no file took makes nothing a duplicate."""
        article = self._under_way.pop(_address(item), None)
        if article is None or self._index is None or is_lost(self._crawler):
            return
        try:
            self._index.add(article)
        except IndexUnavailable as error:
            self._give_up(error)

    def item_gone(self, item: Any) -> None:
        """A later pipeline dropped the article, or failed on it."""
        self._under_way.pop(_address(item), None)

    def close_spider(self) -> None:
        if self._index is not None:
            self._index.close()

    def _among_others_under_way(self, article: Arrival) -> Earlier | None:
        """The same look-up among articles that are between this pipeline and the feeds: a handful at most."""
        others = [other for other in self._under_way.values() if other.id != article.id]
        for other in others:
            if other.content == article.content:
                return Earlier(other.id, 1.0, True)
        least = self._parameters.min_shingles
        if not others:
            return None
        shingles = shingles_of(article.body, self._parameters.words)
        for other in others if len(shingles) >= least else ():
            similarity = jaccard(shingles, shingles_of(other.body, self._parameters.words))
            if similarity >= self._parameters.threshold:
                return Earlier(other.id, similarity, False)
        return None

    def _give_up(self, error: IndexUnavailable) -> None:
        logger.error("From here on articles are not marked as duplicates: %s", error)
        note_not_kept(self._crawler.stats, NOT_MARKED)
        if self._index is not None:
            self._index.close()
        self._index = None
        self._under_way.clear()


def choice_of(value: object) -> str:
    """What to do with duplicates, from the setting; anything not understood is `mark`."""
    word = str(value).strip().lower()
    if word not in CHOICES:
        logger.error("BROADSHEET_DUPLICATES is %r; it is drop, mark or keep. Duplicates are marked.", value)
        return MARK
    return word


def arrival_of(item: ArticleItem) -> Arrival:
    """What the index wants to know of an article."""
    fingerprint = item.fingerprint
    return Arrival(
        fingerprint["id"], fingerprint["content"], item.body, str(item.crawl.get("fetchedAt") or "")
    )


def _address(item: Any) -> str:
    """The page's address; a dropped item is announced as it came into the first pipeline."""
    return item.response.url if isinstance(item, PageItem) else str(getattr(item, "url", ""))
