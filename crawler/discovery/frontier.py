"""The frontier: every address found, each once, handed out in the order that gives fresh articles first."""

from __future__ import annotations

import hashlib
import heapq
from dataclasses import dataclass, replace
from datetime import datetime
from enum import IntEnum, StrEnum

from crawler.discovery.addresses import page_key
from crawler.items import Via

_RANKS = 100_000
"""Above every rank."""


class Tier(IntEnum):
    """Where an address stands in line; inside a tier the newest date goes first, then what is nearer to the front page,
    then the order of finding: one list's endless pages do not keep the others waiting."""

    RELATED = 10
    ARCHIVE = 20
    LOW_LIST = 24
    UNKNOWN = 28
    REVISIT = 29
    SECTION = 30
    SITEMAP_ARTICLE = 40
    SITEMAP = 45
    SECTION_ARTICLE = 50
    GUESS = 55
    FRONT_ARTICLE = 60
    FRESH_ARTICLE = 70
    NEWS_SITEMAP = 80
    FEED = 90


class Role(StrEnum):
    """What a candidate is fetched for."""

    PAGE = "page"
    FEED = "feed"
    SITEMAP = "sitemap"


@dataclass(frozen=True, slots=True)
class Candidate:
    """An address worth fetching. `listed_date` is aware; `rank` orders undated ones of a tier (low first)."""

    url: str
    tier: Tier
    via: Via
    role: Role = Role.PAGE
    depth: int = 0
    listed_date: datetime | None = None
    listed_title: str | None = None
    language: str | None = None
    rank: int = 0
    guessed: bool = False
    listed_change: datetime | None = None
    """When the page changed last, as a feed or sitemap says (aware)."""
    listed_by: str | None = None
    """The page, feed or sitemap that named it first."""


class Frontier:
    """A priority queue without duplicates, bounded to `limit` waiting addresses: where it is full, those of its lowest
    tier make room for better ones, the last in line first.

    An address offered again keeps its better tier and gains the dates, titles and languages it lacked; of two spellings
    the one without tracking parameters is fetched, and stands in the output. One
    that was taken or dropped never comes back, unless it is readmitted.
    """

    _lowest: int = 0
    """No waiting address has a lower tier."""

    def __init__(self, limit: int = 50_000) -> None:
        self.limit = limit
        self.overflowed = 0
        self._waiting: dict[str, Candidate] = {}
        self._done: set[int] = set()
        self._pages: set[int] = set()
        self._heap: list[tuple[int, float, int, int, str]] = []
        self._count = 0

    def __len__(self) -> int:
        return len(self._waiting)

    @property
    def pages_found(self) -> int:
        """Distinct addresses of pages (not feeds or sitemaps) ever offered."""
        return len(self._pages)

    def offer(self, candidate: Candidate) -> bool:
        """Put an address in line; False if it is no address, was handed out or dropped, or the line is
        full."""
        key = page_key(candidate.url)
        if key is None:
            return False
        digest = address_digest(key)
        if candidate.role is Role.PAGE:
            self._pages.add(digest)
        if digest in self._done:
            return False
        before = self._waiting.get(key)
        if before is None and len(self._waiting) >= self.limit and not self._makes_room(candidate.tier):
            self.overflowed += 1
            return False
        if before is not None and _says_less(candidate, before):
            return False
        merged = candidate if before is None else _merge(before, candidate)
        if merged == before:
            return False
        self._waiting[key] = merged
        self._lowest = min(self._lowest, merged.tier)
        self._count += 1
        when = -merged.listed_date.timestamp() if merged.listed_date else 0.0
        place = merged.depth * _RANKS + merged.rank
        heapq.heappush(self._heap, (-merged.tier, when, place, self._count, key))
        return True

    def _makes_room(self, tier: Tier) -> bool:
        """Put some addresses of the lowest tier out of a full line, if that is below `tier`; they may be offered
        again."""
        if tier <= self._lowest or not self._waiting:
            return False
        self._lowest = min(one.tier for one in self._waiting.values())
        if tier <= self._lowest:
            return False
        in_line = [entry for entry in self._heap if self._waiting_at(entry) is not None]
        worst = heapq.nlargest(max(1, self.limit // 20), (entry for entry in in_line if -entry[0] == self._lowest))
        for entry in worst:
            self.overflowed += self._waiting.pop(entry[-1], None) is not None
        self._heap = [entry for entry in in_line if entry[-1] in self._waiting]
        heapq.heapify(self._heap)
        return True

    def _waiting_at(self, entry: tuple[int, float, int, int, str]) -> Candidate | None:
        """The address that an entry of the heap stands for; None if it is gone, or waits with a better tier."""
        waiting = self._waiting.get(entry[-1])
        return waiting if waiting is not None and -entry[0] == waiting.tier else None

    def knows(self, url: str) -> bool:
        """Whether an address waits, or was handed out or dropped before."""
        key = page_key(url)
        return key is not None and (key in self._waiting or address_digest(key) in self._done)

    def is_done(self, url: str) -> bool:
        """Whether an address was handed out or dropped, so that offering it again changes nothing."""
        key = page_key(url)
        return key is not None and address_digest(key) in self._done

    def take(self) -> Candidate | None:
        """The next address, or None when nothing waits."""
        while self._heap:
            candidate = self._waiting_at(heapq.heappop(self._heap))
            if candidate is not None:
                self.drop(candidate.url)
                return candidate
        return None

    def drop(self, url: str) -> bool:
        """Take an address out for good, also one not offered yet. False if that had happened before."""
        key = page_key(url)
        if key is None:
            return False
        fresh = address_digest(key) not in self._done
        self._waiting.pop(key, None)
        self._done.add(address_digest(key))
        return fresh

    def readmit(self, url: str) -> None:
        """Have an address that was dropped taken if it is offered again."""
        if (key := page_key(url)) is not None:
            self._done.discard(address_digest(key))

    def drop_guesses(self, role: Role) -> None:
        """Forget the guessed addresses of a role, once one of them proved right."""
        for candidate in [
            waiting for waiting in self._waiting.values() if waiting.guessed and waiting.role is role
        ]:
            self.drop(candidate.url)


def address_digest(key: str) -> int:
    """64 bits of an address, the same in every process: a frontier can be kept in a file (JOBDIR)."""
    return int.from_bytes(hashlib.blake2b(key.encode("utf-8", "replace"), digest_size=8).digest())


def _says_less(new: Candidate, old: Candidate) -> bool:
    """Whether a candidate adds nothing to one that waits: the ordinary link to a page that another names too."""
    told = new.listed_date or new.listed_title or new.language or new.listed_change
    return new.tier <= old.tier and new.depth >= old.depth and not told and not _is_bare(new.url, old.url)


def _is_bare(url: str, other: str) -> bool:
    """Whether an address is another one of the same page without the tracking parameters or session id behind it."""
    return other.startswith(url) and other[len(url) : len(url) + 1] in ("?", "&", ";")


def _merge(old: Candidate, new: Candidate) -> Candidate:
    better, other = (new, old) if new.tier > old.tier else (old, new)
    return replace(
        better,
        url=other.url if _is_bare(other.url, better.url) else better.url,
        depth=min(old.depth, new.depth),
        listed_date=better.listed_date or other.listed_date,
        listed_title=better.listed_title or other.listed_title,
        language=better.language or other.language,
        listed_change=better.listed_change or other.listed_change,
    )
