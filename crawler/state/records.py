"""What the state holds, as typed objects. Times are whole seconds since 1970 (UTC); ids are hexadecimal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from crawler.discovery.addresses import page_key
from crawler.fingerprint import address_fingerprint

Run = Callable[[str, tuple[object, ...]], list[Any]]
"""Runs a statement with its values; gives the rows."""


class Role(StrEnum):
    """What a page is to the crawl."""

    ARTICLE = "article"
    SECTION = "section"
    """A page that is read for its links: front page, section, list."""
    PAGE = "page"
    """A page that is neither."""
    FEED = "feed"
    SITEMAP = "sitemap"


class Found(StrEnum):
    """The state's own verdicts on a page, beside those of `crawler.verdicts` and of the extractors."""

    ARTICLE = "article"
    """It was exported."""
    READ = "read"
    """A feed, a sitemap or a section: its addresses were taken in."""
    VARIANT = "variant"
    """Another address of an article that was exported."""
    MOVED = "moved"
    """It redirects to another address."""
    WAITING = "waiting"
    """Found, but the crawl ended before its turn."""
    SKIPPED = "skipped"
    """The arguments of the crawl ruled it out before download."""
    DROPPED = "dropped"
    """An item pipeline dropped its article."""


def address_id(url: str) -> str | None:
    """The id of an address, equal for all spellings of one (`crawler.discovery.addresses.page_key`); None for
    what is no http(s) address."""
    key = page_key(url)
    return None if key is None else address_fingerprint(key)


@dataclass(frozen=True, slots=True)
class SeenPage:
    """One address that a crawl met."""

    id: str
    url: str
    role: Role
    verdict: str
    """Of the last visit: a value of `Found`, or why the page gave no article."""
    detail: str | None
    first_seen: int
    fetched_at: int | None
    """When it was last fetched, or asked for and not modified."""
    due_at: int | None
    """When it is to be fetched again; None: never."""
    wait: int | None = None
    """Seconds from the last visit to the next, as learned."""
    fetches: int = 0
    changes: int = 0
    """Visits that found something new; the first one does not count."""
    unchanged: int = 0
    """Visits in a row that found nothing new."""
    failures: int = 0
    """Visits in a row that failed."""
    published: int | None = None
    etag: str | None = None
    modified: str | None = None
    """Last-Modified, as the server wrote it."""
    asked: str | None = None
    """A listing's validators hold only for crawls with these arguments (a digest of them)."""
    digest: str | None = None
    """Of the body's bytes."""
    article: str | None = None
    """The id of the article that the page shows."""
    target: str | None = None
    """The id of the address that it redirects to."""
    via: str | None = None
    depth: int = 0

    def is_due(self, now: int) -> bool:
        """Whether it is to be fetched now."""
        return self.due_at is not None and self.due_at <= now


@dataclass(frozen=True, slots=True)
class Visit:
    """One attempt to fetch a page, and what came of it.

    `fresh`: whether it showed something new (an article changed, a section had new links); None where that
    is not known. `again_after`: seconds after which the server wants to be asked again (Retry-After).
    """

    url: str
    role: Role
    verdict: str
    detail: str | None = None
    fresh: bool | None = None
    failed: bool = False
    not_modified: bool = False
    """The server said that what was kept is still right (304), or the crawl did not ask for what it read: verdict
    (but for `crawler.verdicts.NOT_ASKED_FOR`), validators and digest stay."""
    passing: bool = False
    """With `failed`: the reason may be gone at the next try."""
    again_after: int | None = None
    published: int | None = None
    etag: str | None = None
    modified: str | None = None
    asked: str | None = None
    digest: str | None = None
    article: str | None = None
    aliases: tuple[str, ...] = ()
    """Addresses that redirected here."""
    via: str | None = None
    depth: int = 0


@dataclass(frozen=True, slots=True)
class ArticleRecord:
    """The newest exported revision of an article, and where its line stands.

    `content` is `fingerprint.content` of the line, `fields` a digest of each field
    (`crawler.state.revisions`). `file` is relative to the folder of all results where it lies in it; None for
    an article that went to no local file. The line is bytes `offset` to `end`. `lost`: the line is gone, since
    somebody removed the file.
    """

    id: str
    page: str
    """The id of the address that it was fetched from."""
    content: str
    fields: dict[str, str]
    revision: int
    file: str | None
    offset: int | None
    end: int | None
    first_seen: int
    exported_at: int
    lost: bool = False


@dataclass(frozen=True, slots=True)
class Exported:
    """An article as it left: what `ArticleRecord` keeps of its line."""

    id: str
    url: str
    content: str
    fields: dict[str, str]
    revision: int


@dataclass(frozen=True, slots=True)
class FileRecord:
    """A file of lines. Up to `committed` bytes its lines are in the state, up to `synced` they were brought
    to disk; `closed`: its crawl ended in peace."""

    id: int
    path: str
    committed: int
    synced: int
    closed: bool
