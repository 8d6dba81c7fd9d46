"""When an exported article counts as exported: after its line is in a local file, or a remote feed took it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from itemadapter import ItemAdapter

from crawler.export.json_lines import JsonLinesExporter
from crawler.export.storage import WholeWriteFile
from crawler.items import LINE_FIELDS, ArticleItem
from crawler.state import Found, Role, SiteState
from crawler.state.records import Exported, Visit
from crawler.state.recovery import REMOTE_FEEDS
from crawler.state.revisions import field_digests
from crawler.state.visits import published_at, visit_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from scrapy.extensions.feedexport import FeedSlot
    from scrapy.http import Response


@dataclass(slots=True)
class _Pending:
    """An article that feeds still have to take; `committed`: a local file has it."""

    exported: Exported
    visit: Visit | None
    feeds: set[FeedSlot]
    committed: bool


class Commits:
    """Brings exported articles into the state (DESIGN, Durability).

    With a local file of lines among the feeds, the article is committed as soon as its line is there. Other feeds
    (remote ones, other formats, compressed files) are whole only when they are closed: an article that goes to
    them alone is committed then, so that a kill has it exported again; one that went to a local file as well is
    remembered, and handed to them at the next start.
    """

    def __init__(self, state: SiteState, outputs: Path) -> None:
        """Of several local files the one below `outputs` is where an article is remembered to be: another is the
        user's, who may take it away."""
        self._state = state
        self._outputs = outputs.resolve()
        self._pending: list[_Pending] = []
        self._syncing: set[FeedSlot] = set()

    def exported(self, item: Any, response: Response | None, slots: Sequence[FeedSlot]) -> None:
        """An item went to these feeds."""
        article = _article_of(item)
        if article is None:
            return
        exported, line = article
        visit = _visit(exported, line, response) if response is not None else None
        durable = [slot for slot in slots if is_durable(slot)]
        local = next(filter(self._is_ours, durable), next(iter(durable), None))
        others = {slot for slot in slots if not is_durable(slot)}
        if local is not None:
            self._commit_line(exported, visit, local, unshipped=bool(others))
        elif not others:
            self._state.commit_article(exported, visit)
        if others:
            self._pending.append(_Pending(exported, visit, others, committed=local is not None))
            if local is None:
                self._state.awaited.add(exported.id)

    def ship_again(self, slots: Sequence[FeedSlot]) -> None:
        """Hand the remote feeds what a crawl that was killed had not brought them."""
        others = [slot for slot in slots if not isinstance(slot.file, WholeWriteFile)]
        self._state.facts.set(REMOTE_FEEDS, bool(others) or None)
        for record in self._state.articles.unshipped() if others else ():
            line = self._state.line_of(record)
            if line is None:
                self._state.articles.shipped(record.id)
                continue
            values: dict[str, Any] = {name: line.get(name) for name in LINE_FIELDS}
            item = ArticleItem(**values)
            taking = [slot for slot in others if slot.filter.accepts(item)]
            for slot in taking:
                slot.start_exporting()
                assert slot.exporter is not None
                slot.exporter.export_item(item)
                slot.itemcount += 1
            exported = Exported(record.id, item.url, record.content, record.fields, record.revision)
            self._pending.append(_Pending(exported, None, set(taking), committed=True))

    def closed(self, slot: FeedSlot, stored: bool) -> None:
        """A feed was closed; `stored`: it has all that was exported to it."""
        self._syncing.discard(slot)
        if isinstance(slot.file, WholeWriteFile) and slot.file.path.is_file():
            size = slot.file.path.stat().st_size if stored and is_durable(slot) else None
            self._state.stop_syncing(slot.file.path, size)
        left = []
        for pending in self._pending:
            if slot in pending.feeds:
                if not stored:
                    continue  # it arrives no more: the next crawl brings it
                pending.feeds.discard(slot)
                if not pending.feeds:
                    self._arrived(pending)
                    continue
            left.append(pending)
        self._pending = left

    def _is_ours(self, slot: FeedSlot) -> bool:
        return isinstance(slot.file, WholeWriteFile) and slot.file.path.resolve().is_relative_to(self._outputs)

    def _commit_line(
        self, exported: Exported, visit: Visit | None, slot: FeedSlot, *, unshipped: bool
    ) -> None:
        file = slot.file
        assert isinstance(file, WholeWriteFile) and file.last is not None
        if slot not in self._syncing:
            self._syncing.add(slot)
            self._state.sync_before_checkpoint(file.path, file.sync)
        start, end = file.last
        self._state.commit_article(
            exported, visit, path=file.path, offset=start, end=end, unshipped=unshipped
        )

    def _arrived(self, pending: _Pending) -> None:
        if pending.committed:
            self._state.articles.shipped(pending.exported.id)
        else:
            self._state.awaited.discard(pending.exported.id)
            self._state.commit_article(pending.exported, pending.visit)


def is_durable(slot: FeedSlot) -> bool:
    """Whether a feed is a local file of lines that holds each as soon as it is exported."""
    return (
        isinstance(slot.file, WholeWriteFile)
        and isinstance(slot.exporter, JsonLinesExporter)
        and slot.file.path.is_file()
    )


def _article_of(item: Any) -> tuple[Exported, Mapping[str, Any]] | None:
    if not ItemAdapter.is_item(item):
        return None
    line = ItemAdapter(item)
    print_, url = line.get("fingerprint"), line.get("url")
    if not isinstance(print_, dict) or not isinstance(url, str) or "id" not in print_:
        return None
    content = str(print_.get("content") or "")
    return Exported(print_["id"], url, content, field_digests(line), int(print_.get("revision") or 1)), line


def _visit(exported: Exported, line: Mapping[str, Any], response: Response) -> Visit:
    crawl = line.get("crawl") or {}
    return visit_of(
        response,
        Role.ARTICLE,
        Found.ARTICLE,
        fresh=True,
        published=published_at(line),
        article=exported.id,
        via=crawl.get("via"),
        depth=crawl.get("depth") or 0,
    )
