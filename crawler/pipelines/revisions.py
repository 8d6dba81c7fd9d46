"""The item pipeline that tells new articles and new revisions from those that were exported before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Self

from scrapy import signals
from scrapy.http import TextResponse

from crawler import verdicts
from crawler.archive.pages import pages_before
from crawler.articles import article_item, line_of
from crawler.discovery.addresses import page_key
from crawler.discovery.variants import names_in
from crawler.export.names import site_name
from crawler.extraction_service import ExtractionService
from crawler.fingerprint import address_fingerprint, article_address
from crawler.items import ArticleItem
from crawler.joining import join
from crawler.pipelines.former_address import FormerAddresses, are_two
from crawler.state import Found, SiteState, address_id
from crawler.state.revisions import Revision, field_digests, is_edited, next_revision, words_of
from crawler.state.visits import body_digest
from crawler.verdicts import PageDropped
from extractors import Reason

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from scrapy.crawler import Crawler
    from scrapy.http import Response

    from crawler.state import ArticleRecord

UNCHANGED = "unchanged"
BY_ADDRESS = "url"
"""The source of a date that the address has, whatever page is there."""


class _UnderWay(NamedTuple):
    """An article, and its ids by its addresses now and before."""

    item: ArticleItem
    ids: tuple[str, ...]


class RevisionPipeline:
    """Sets `fingerprint.revision`, `changed` and `edit` (`crawler.state.revisions`); drops what has not changed,
    and further addresses of an article that was exported.

    Where the raw page of the revision before is in the archive, only what the newspaper itself changed counts.
    An article whose address the newspaper changed stays the same one (`crawler.pipelines.former_address`), and is
    followed at the new address.
    Stats: `broadsheet/unchanged`, `broadsheet/variants`, `broadsheet/new_addresses`, `broadsheet/read_differently`
    (unchanged pages of which another text was extracted than before; `scrapy reextract` exports that),
    `broadsheet/canonical_not_believed` (articles that name the canonical address of another one).
    """

    def __init__(self, crawler: Crawler) -> None:
        self._crawler = crawler
        self._former = FormerAddresses(crawler)
        self._under_way: dict[str, _UnderWay] = {}
        """Articles between here and the feeds, by their page's address."""

    @classmethod
    def from_crawler(cls, crawler: Crawler) -> Self:
        pipeline = cls(crawler)
        for signal in (signals.item_scraped, signals.item_dropped, signals.item_error):
            crawler.signals.connect(pipeline.arrived, signal)
        return pipeline

    async def process_item(self, item: Any) -> Any:
        article = item.fingerprint.get("id") if isinstance(item, ArticleItem) else None
        if article is None:
            return item
        state = SiteState.of(self._crawler)
        article = self._believed(article, item)
        self._keep_apart(article, item)
        record = state.article(article) or self._former.of_page(item)
        if record is None:
            record = await self._earlier(item)
        elif not record.lost and self._is_variant(item, record) and not await self._has_moved(record, item):
            raise self._variant("another address of an article exported before", article)
        if record is not None and record.id != article:
            article = record.id
            self._keep_apart(article, item)
            record = state.article(article) or record  # exported anew while its old address was asked
        old_line = state.line_of(record) if record is not None else None
        if record is not None:
            self._leave_as_it_was(item, record, old_line)
        revision = self._revision(state, item, record, old_line)
        item.fingerprint = {**item.fingerprint, "id": article, **revision.fingerprint()}
        return item

    def _believed(self, article: str, item: ArticleItem) -> str:
        """An article's id: that of its own address where the canonical one that it names cannot be its. Templates give
        all articles of a site the address of a script or a list for it."""
        own = address_fingerprint(article_address(item.url))
        if own == article:
            return article
        record = SiteState.of(self._crawler).article(article)
        others = [one.item for url, one in self._under_way.items() if url != item.url and article in one.ids]
        shared = record is not None and self._former.is_another(item, record)
        if shared or any(are_two(item, other) for other in others):
            self._crawler.stats.inc_value("broadsheet/canonical_not_believed")
            return own
        return article

    def _keep_apart(self, article: str, item: ArticleItem) -> None:
        """Two addresses of an article that come at once are not both exported, also while an old one is asked."""
        others = (one.ids for url, one in self._under_way.items() if url != item.url)
        if any(article in ids for ids in others) or article in SiteState.of(self._crawler).awaited:
            raise self._variant("another address of an article exported before", article)
        before = self._under_way.get(item.url)
        self._under_way[item.url] = _UnderWay(item, (*(before.ids if before else ()), article))

    def _variant(self, detail: str, article: str) -> PageDropped:
        self._crawler.stats.inc_value("broadsheet/variants")
        return PageDropped(Found.VARIANT, detail, article=article)

    async def _earlier(self, item: ArticleItem) -> ArticleRecord | None:
        """The article that was exported from an address which the newspaper gave up for the item's. One that both
        addresses show, with the same words and the same name or number in them, is left out here: an archive and a
        script show it. Without a common name it is a duplicate, and the next pipeline's."""
        names = names_in(page_key(item.url) or "")
        for other in self._former.alike(item):
            if await self._has_moved(other, item):
                return other
            if other.content == item.fingerprint["content"]:
                self._leave_out_twin(other, names)
        for other in self._former.twins(item):
            self._leave_out_twin(other, names)
        return None

    def _leave_out_twin(self, other: ArticleRecord, names: frozenset[str]) -> None:
        """Raise PageDropped if the address of an article that says the same has a name in common with this one's."""
        page = SiteState.of(self._crawler).pages.get(other.page)
        if not other.lost and page is not None and names & names_in(page_key(page.url) or ""):
            raise self._variant("another address of an article that says the same", other.id)

    async def _has_moved(self, record: ArticleRecord, item: ArticleItem) -> bool:
        moved = await self._former.is_given_up(record, item)
        if moved:
            self._crawler.stats.inc_value("broadsheet/new_addresses")
        return moved

    def _leave_as_it_was(self, item: ArticleItem, record: ArticleRecord, old_line: Mapping[str, Any] | None) -> None:
        """An article is not replaced by what stands in its place: a page that has neither its date nor its headline
        nor most of its words (an error page sent as 200), or the part of a text that is free no more."""
        line = line_of(item)
        sources = item.extraction.get("fields") or {}
        is_dated = sources.get("datePublished") not in (None, BY_ADDRESS)
        if "datePublished" in record.fields and not is_dated:
            edited = old_line is not None and is_edited(words_of(old_line), words_of(line))
            if record.fields.get("headline") != field_digests(line)["headline"] and not edited:
                raise self._in_its_place(Reason.NOT_AN_ARTICLE, item, "shows neither date nor headline nor text of it")
        before = old_line.get("extraction") if old_line is not None else None
        was_whole = isinstance(before, dict) and before.get("verdict") != Reason.PAYWALL_STUB
        if was_whole and item.extraction["verdict"] == Reason.PAYWALL_STUB:
            raise self._in_its_place(Reason.PAYWALL_STUB, item, "the whole article was free before")

    def _in_its_place(self, reason: Reason, item: ArticleItem, detail: str) -> PageDropped:
        verdicts.record(self._crawler, reason, item.url, detail)
        return PageDropped(str(reason), detail)

    def arrived(self, response: Response | None) -> None:
        """An item has left the pipelines, one way or another."""
        if response is not None:
            self._under_way.pop(response.url, None)

    def _revision(
        self, state: SiteState, item: ArticleItem, record: ArticleRecord | None, old_line: dict[str, Any] | None
    ) -> Revision:
        if record is None:
            return Revision(1)
        response = ExtractionService.of(self._crawler).response_of(item.url)
        if record.lost and response is not None and self._is_same_page(state, response):
            return Revision(record.revision)
        page = _html((response, *(item.page.further if item.page else ())))
        revision = next_revision(record.revision, record.fields, line_of(item), old_line, page)
        if revision is not None and old_line is not None and response is not None:
            revision = self._of_the_page(record, item, old_line, response, page, revision)
        if revision is not None:
            return revision
        if record.lost:
            return Revision(record.revision)
        self._crawler.stats.inc_value("broadsheet/unchanged")
        raise PageDropped(UNCHANGED, article=record.id, published=item.metadata.get("datePublished"))

    def _of_the_page(
        self, record: ArticleRecord, item: ArticleItem, old_line: dict[str, Any], response: Response,
        page: str | None, revision: Revision,
    ) -> Revision | None:  # fmt: skip
        """A revision as far as the newspaper made it: wrappers are learned, and read on the same page what was not
        read before. So the earlier page is taken out of the archive and read as this one was; None if that gives the
        same. Without it the revision stands as it is."""
        before = pages_before(self._crawler.settings, site_name(self._crawler), old_line)
        service = ExtractionService.of(self._crawler)
        read = [service.read_again(one, response) for one in before]
        articles = [article for article in read if article is not None]
        if not articles or len(articles) < len(before):
            return revision
        was = article_item(articles[0], before[0], via=None, depth=0)
        if len(articles) > 1:
            join(was, articles[1:], [one.url for one in before[1:]])
        line = line_of(was)
        made = next_revision(record.revision, field_digests(line), line_of(item), line, page, _html(before))
        if made is None:
            self._crawler.stats.inc_value("broadsheet/read_differently")
        return made

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


def _html(responses: Iterable[Response | None]) -> str | None:
    """The HTML of an article's pages; None if there is none."""
    texts = [response.text for response in responses if isinstance(response, TextResponse)]
    return "\n".join(texts) if texts else None
