"""The state of one site: a SQLite file in WAL mode, locked while a crawl uses it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Any, Self
from weakref import WeakKeyDictionary

from scrapy.utils.misc import load_object
from scrapy.utils.project import data_path

from crawler.collection.lines import read_line_at
from crawler.export.names import folder_of, outputs_of, site_name
from crawler.state import schema
from crawler.state.articles import ArticleTable, FileTable
from crawler.state.facts import Facts
from crawler.state.lock import AlreadyLocked, SiteLock
from crawler.state.pages import PageTable
from crawler.state.records import ArticleRecord, Exported, SeenPage, Visit, address_id
from crawler.state.recovery import Recovery, recover
from crawler.state.revisit import RevisitPolicy
from crawler.stores import told_of, use_wal

if TYPE_CHECKING:
    from scrapy.crawler import Crawler
    from scrapy.settings import BaseSettings

CHECKPOINT_EVERY = 500
"""Transactions between two checkpoints: about 4 MB of log."""
BUSY_SECONDS = 10.0

_states: WeakKeyDictionary[Crawler, SiteState] = WeakKeyDictionary()


class StateUnavailable(Exception):
    """The state's file cannot be used; the message says why, and is for the user."""


class StateLocked(StateUnavailable):
    """Another crawl of the site is going on."""


class SiteState:
    """What a site's crawls remember: `facts`, `pages`, `articles`, `files`.

    Every method raises `StateUnavailable` where the file fails, unless `on_failure` is set: then that is called
    once, and from then on nothing is kept and nothing found (`broken`), so that a crawl can end in order.
    """

    def __init__(
        self,
        path: Path | None,
        *,
        outputs: Path | None = None,
        policy: RevisitPolicy | None = None,
        clock: Callable[[], float] = time,
        locked: bool = True,
    ) -> None:
        """Open or create; without a `path` all is kept in memory. Raises `StateLocked`, `StateUnavailable`."""
        self.path = path
        self.on_failure: Callable[[StateUnavailable], None] | None = None
        self.broken = False
        self.unavailable: StateUnavailable | None = None
        self.recovery = Recovery()
        self.awaited: set[str] = set()
        """Articles not committed yet: the feeds that have them are whole when closed (`crawler.export.commits`)."""
        self._clock = clock
        self._depth = 0
        self._since_checkpoint = 0
        self._changes = 0
        """Rows changed by the transactions that are counted in."""
        self._syncing: dict[int, Callable[[], int]] = {}
        self._lock: SiteLock | None = None
        self._connection: sqlite3.Connection | None = None
        try:
            with self._clear_errors():
                self._connect(locked)
        except BaseException:
            self.close()
            raise
        self.facts = Facts(self._run)
        self.pages = PageTable(self._run, policy or RevisitPolicy())
        self.articles = ArticleTable(self._run)
        self.files = FileTable(self._run, outputs)

    @classmethod
    def of(cls, crawler: Crawler) -> SiteState:
        """The state of a crawl's site, opened, locked and brought to agree with its files at the first call.

        With `BROADSHEET_STATE_ENABLED = False` it is empty, and forgotten at the end. Where it cannot be
        opened, the same, and `unavailable` says why: `crawler.extensions.site_memory` ends such a crawl.
        """
        if crawler not in _states:
            site = site_name(crawler)
            try:
                state = cls.from_settings(crawler.settings, site)
                state._recover(crawler, site)
            except StateUnavailable as error:
                state = cls(None)
                state.unavailable = error
            _states[crawler] = state
        return _states[crawler]

    def _recover(self, crawler: Crawler, site: str) -> None:
        try:
            self.agree_with_files(crawler.settings, site)
            if self.path is not None:
                with self._clear_errors():
                    self.pages.plan_again(self.now())
        except BaseException:
            self.close()
            raise

    def agree_with_files(self, settings: BaseSettings, site: str) -> None:
        """Bring the state and the site's files to agree (`crawler.state.recovery`). Raises `StateUnavailable`."""
        if self.path is None:
            return
        refetch = settings.getbool("BROADSHEET_REFETCH_REMOVED", True)
        with self._clear_errors():
            self.recovery = self._agree_with(outputs_of(settings) / folder_of(site), refetch)

    def _agree_with(self, folder: Path, refetch_removed: bool) -> Recovery:
        try:
            return recover(self, folder, refetch_removed=refetch_removed)
        except OSError as error:
            if error.filename is None:
                raise
            raise StateUnavailable(  # to move the state away would not help, and cost what it knows
                f"the articles' file {error.filename} cannot be read or cut ({error.strerror}): see to it and to the "
                "folders above it, and leave the state where it is"
            ) from error

    @classmethod
    def from_settings(cls, settings: BaseSettings, site: str, *, locked: bool = True) -> Self:
        """The state of a site (host[:port]) by the project's settings."""
        path = path_of(settings, site) if settings.getbool("BROADSHEET_STATE_ENABLED", True) else None
        return cls(
            path,
            outputs=outputs_of(settings),
            policy=RevisitPolicy.from_settings(settings),
            clock=load_object(settings.get("BROADSHEET_CLOCK") or "time.time"),
            locked=locked,
        )

    # -- the short way to what is asked most ----------------------------------------------------------------

    def now(self) -> int:
        """Seconds since 1970."""
        return int(self._clock())

    def seen(self, page_id: str) -> SeenPage | None:
        """What is known of an address (`address_id`), or of the one that it redirects to."""
        return self.pages.resolved(page_id)

    def seen_at(self, url: str) -> SeenPage | None:
        """As `seen`, by the address itself."""
        page_id = address_id(url)
        return None if page_id is None else self.pages.resolved(page_id)

    def article(self, article_id: str) -> ArticleRecord | None:
        """The newest exported revision of an article (`fingerprint.id`)."""
        return self.articles.get(article_id)

    def count(self, name: str) -> int:
        """How many `articles` or `pages` are known."""
        rows = self._run("SELECT value FROM counts WHERE name = ?", (name,))
        return int(rows[0][0]) if rows else 0

    def line_of(self, record: ArticleRecord) -> dict[str, Any] | None:
        """The line of a revision; None where it is not at hand."""
        if record.file is None or record.offset is None or record.end is None or record.lost:
            return None
        try:
            with self.files.path_of(record.file).open("rb") as file:
                return read_line_at(file, record.offset, record.end)
        except (OSError, ValueError):
            return None

    # -- writing --------------------------------------------------------------------------------------------

    def visit(self, visit: Visit) -> SeenPage | None:
        """Count a visit of a page in."""
        with self.transaction():
            return self.pages.record(visit, self.now())

    def commit_article(
        self,
        exported: Exported,
        visit: Visit | None,
        *,
        path: Path | None = None,
        offset: int | None = None,
        end: int | None = None,
        unshipped: bool = False,
    ) -> None:
        """Keep an exported article in one transaction: page, fingerprint, revision, file and end offset."""
        now = self.now()
        with self.transaction():
            if visit is not None:
                self.pages.record(visit, now)
            file = self.files.add(path).id if path is not None else None
            self.articles.put(
                ArticleRecord(
                    exported.id,
                    address_id(exported.url) or exported.id,
                    exported.content,
                    exported.fields,
                    exported.revision,
                    None,
                    offset,
                    end,
                    now,
                    now,
                ),
                file,
                unshipped=unshipped,
            )
            if file is not None and end is not None:
                self.files.advance(file, end)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """All or nothing, however the process ends. Nested ones are part of the outer one."""
        if self._depth:
            yield
            return
        self._run("BEGIN IMMEDIATE", ())
        self._depth += 1
        try:
            yield
        except BaseException:
            self._depth -= 1
            if self._connection is not None and self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise
        self._depth -= 1
        self._run("COMMIT", ())

    def forget_all(self) -> None:
        """Forget everything. Lines stay in their files, from which the next crawl takes them up again."""
        with self.transaction():
            for table in ("pages", "articles", "files", "facts"):
                self._run(f"DELETE FROM {table}", ())

    # -- files and checkpoints ------------------------------------------------------------------------------

    def sync_before_checkpoint(self, path: Path, sync: Callable[[], int]) -> None:
        """Have a file brought to disk before what the state says of it is: `sync` does so, and returns the
        size that is on disk then."""
        self._syncing[self.files.add(path).id] = sync

    def stop_syncing(self, path: Path, size: int | None) -> None:
        """A file is closed; up to `size` it is on disk (None: nobody knows)."""
        file = self.files.add(path).id
        self._syncing.pop(file, None)
        if size is not None:
            self.files.settle(file, size, closed=True)

    def checkpoint(self) -> None:
        """Bring the files to disk, then the state's log into its file."""
        self._since_checkpoint = 0
        try:
            for file, sync in list(self._syncing.items()):
                self._run("UPDATE files SET synced = ? WHERE id = ?", (sync(), file))
        except OSError as error:
            self._fail(
                StateUnavailable(f"an output file cannot be brought to disk: {error.strerror or error}")
            )
            return
        self._run("PRAGMA wal_checkpoint(PASSIVE)", ())

    def close(self) -> None:
        """Close and unlock; a second time does nothing."""
        if self._connection is not None:
            if not self.broken and self._depth == 0:
                with suppress(StateUnavailable):
                    self.checkpoint()
            self._connection.close()
            self._connection = None
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    # -- SQLite ---------------------------------------------------------------------------------------------

    def _connect(self, locked: bool) -> None:
        if self.path is not None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if locked:
                try:
                    self._lock = SiteLock(self.path.with_suffix(".lock"))
                except AlreadyLocked as error:
                    raise StateLocked(
                        f"another crawl of this site is going on (process {error.holder or 'unknown'}); "
                        f"its state is {self.path}"
                    ) from None
        self._connection = sqlite3.connect(
            ":memory:" if self.path is None else self.path, timeout=BUSY_SECONDS, isolation_level=None
        )
        use_wal(self._connection, BUSY_SECONDS)
        self._connection.execute("PRAGMA synchronous = NORMAL")
        self._connection.execute("PRAGMA wal_autocheckpoint = 0")
        self._connection.execute("PRAGMA temp_store = MEMORY")
        schema.prepare(self._connection)

    def _run(self, statement: str, values: tuple[object, ...]) -> list[Any]:
        if self.broken or self._connection is None:
            return []
        try:
            with self._clear_errors():
                rows = self._connection.execute(statement, values).fetchall()
        except StateUnavailable as error:
            self._fail(error)
            return []
        if not self._depth and self._connection.total_changes != self._changes:
            # a transaction has ended, be it of this statement alone
            self._changes = self._connection.total_changes
            self._since_checkpoint += 1
            if self._since_checkpoint >= CHECKPOINT_EVERY:
                self.checkpoint()
        return rows

    def _fail(self, error: StateUnavailable) -> None:
        if self.on_failure is None:
            raise error
        if not self.broken:
            self.broken = True
            self.on_failure(error)

    @contextmanager
    def _clear_errors(self) -> Iterator[None]:
        try:
            yield
        except (sqlite3.Error, OSError) as error:
            otherwise = "move the file away: it is made anew from the files of articles"
            raise StateUnavailable(told_of("the state", self.path, error, otherwise)) from error


def path_of(settings: BaseSettings, site: str) -> Path:
    """Where the state of a site lies (setting `BROADSHEET_STATE_DIR`, relative to Scrapy's data directory)."""
    folder = data_path(str(settings.get("BROADSHEET_STATE_DIR") or "broadsheet/state"))
    return Path(folder, f"{folder_of(site)}.sqlite")
