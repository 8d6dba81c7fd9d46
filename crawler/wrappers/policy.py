"""What to trust: which wrappers of a site are tried, in what order, which are proved, and when one is given up."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from math import exp, lgamma
from typing import TYPE_CHECKING, Protocol, Self
from urllib.parse import urlsplit

from scrapy.utils.misc import load_object

from crawler.wrappers.storage import WrapperRecord

if TYPE_CHECKING:
    from scrapy.settings import BaseSettings

Rank = tuple[float, ...]


class WrapperPolicy(Protocol):
    """Decides over records; keeps nothing itself. Named in the setting `BROADSHEET_WRAPPER_POLICY`."""

    @property
    def tries(self) -> int:
        """Wrappers tried on a page at most."""

    @classmethod
    def from_settings(cls, settings: BaseSettings) -> Self:
        """The policy with these settings' limits."""

    def is_ready(self, record: WrapperRecord) -> bool:
        """Whether pages are extracted by this wrapper, or it is a candidate that is only compared."""

    def rank(self, record: WrapperRecord) -> Rank:
        """Of two wrappers the one with the lower rank is tried first."""

    def is_sampled(self, url: str, record: WrapperRecord, row: int = 0) -> bool:
        """Whether a page that this wrapper, or one behind it, serves is extracted cold as well, to compare. `row`:
        pages since its last one, on which it was tried and did not fit."""

    def agrees(self, likeness: float) -> bool:
        """Whether two extractions of a page are alike, by the F1 of their words."""

    def why_retire(self, record: WrapperRecord, yielded: int = 0, passed: int = 0) -> str | None:
        """Why this wrapper's time is over, in words; None while it is not. Of the pages of this crawl since its last
        one: `yielded` were served by wrappers of layouts that were new then; on `passed` it was tried and did not fit,
        whether their layout was new or known."""


def policy_of(settings: BaseSettings) -> WrapperPolicy:
    """The policy that the settings name."""
    policy = load_object(settings.get("BROADSHEET_WRAPPER_POLICY", "crawler.wrappers.policy.SupportPolicy"))
    found: WrapperPolicy = policy.from_settings(settings)
    return found


@dataclass(frozen=True, slots=True)
class SupportPolicy:
    """Wrappers in the order of their support (METHODS.md, 5.5); given up when their pages have ended.

    A site has several layouts at a time, so a page that another wrapper serves tells nothing by itself. A wrapper is
    given up when so many pages in a row went unserved that, by the share of pages which it served before, it would have
    met one of its own; and when what it extracts is not what the cold way finds. A pinned wrapper goes first and is
    never given up.
    """

    learn_from: int = 3
    """Pages that must agree in a layout before it is used."""
    retire_after: int = 3
    """Unserved pages at least. Three: a redesign must be noticed within three pages, one odd page must not end a
    wrapper."""
    tries: int = 8
    """Wrappers tried on a page at most, since each failed try costs time."""
    sample: float = 0.05
    """Share of the pages that are extracted cold as well, chosen by a digest of their address."""
    chance: float = 0.02
    """Probability below which a row of pages that it did not have is no chance."""
    doubt: float = 0.1
    """Probability of a row of 1, 2, 4, 8 ... pages that a wrapper did not fit below which the next is extracted cold as
    well, whatever serves it."""
    slight_chance: float = 0.000_001
    """The same, where they are of layouts that were known when it last had one. A site shows thousands of pages a year,
    so a row of one in 10,000 comes each year by chance."""

    @classmethod
    def from_settings(cls, settings: BaseSettings) -> Self:
        return cls(
            learn_from=max(1, settings.getint("BROADSHEET_WRAPPER_LEARN_FROM", 3)),
            retire_after=max(1, settings.getint("BROADSHEET_WRAPPER_RETIRE_AFTER", 3)),
            tries=max(1, settings.getint("BROADSHEET_WRAPPER_TRIES", 8)),
            sample=min(1.0, max(0.0, settings.getfloat("BROADSHEET_WRAPPER_SAMPLE", 0.05))),
        )

    def is_ready(self, record: WrapperRecord) -> bool:
        if record.retired_at is not None:
            return False
        if record.wrapper.pinned or record.hits:
            return True
        proven = record.samples == 0 or record.agreed * 2 > record.samples or record.disagreed_in_a_row == 0
        return record.wrapper.support >= self.learn_from and proven

    def rank(self, record: WrapperRecord) -> Rank:
        served = record.hits + record.wrapper.support
        return (not record.wrapper.pinned, -served, int(record.wrapper.id, 16))

    def is_sampled(self, url: str, record: WrapperRecord, row: int = 0) -> bool:
        if record.disagreed_in_a_row:
            return True  # what was wrong once is looked at until it is right again, or given up
        if row.bit_count() == 1 and chance_of_row(row, *_shares(record)) < self.doubt:
            return True  # its layout may have ended, and what steps in may find a part of the text alone
        return _place_of(url) < self.sample

    def agrees(self, likeness: float) -> bool:
        return likeness >= 0.8

    def why_retire(self, record: WrapperRecord, yielded: int = 0, passed: int = 0) -> str | None:
        if record.wrapper.pinned or record.retired_at is not None:
            return None
        if record.disagreed_in_a_row >= self.retire_after:
            return f"kept other text than the cold way on {record.disagreed_in_a_row} pages in a row"
        new = record.misses_in_a_row + yielded
        others, own = _shares(record)
        if new >= self.retire_after and (
            chance_of_row(record.pages_since_hit, others, own) < self.chance
            or (own >= others and self._site_changed(record))
        ):
            return f"fits none of {new} pages in a row after {record.hits} that it served"
        if passed >= self.retire_after and chance_of_row(passed, others, own) < self.slight_chance:
            return f"fits none of {passed} pages in a row after {record.hits} that it served"
        return None

    def _site_changed(self, record: WrapperRecord) -> bool:
        """Whether nothing has served a page since this wrapper did, on a site whose pages hardly ever went unserved:
        what another wrapper of the same layout served before says nothing against it."""
        if record.pages_since_hit != record.misses_in_a_row:
            return False
        unserved = record.misses - record.misses_in_a_row - record.taught
        served = record.pages - record.pages_since_hit - unserved
        return chance_of_row(record.misses_in_a_row, unserved, served) < self.chance


def _shares(record: WrapperRecord) -> tuple[int, int]:
    """Pages of the site of other layouts, from the first that taught the wrapper to its last one, and of its own.

    Of a wrapper that has come back half: where one of several layouts that it served has ended, what it served before
    is too much, and its rows would end it again and again.
    """
    own = record.hits + record.wrapper.support
    others = max(0, record.pages - record.pages_since_hit - record.hits - record.taught)
    return (max(others, own) if record.retired_because else others), own


def chance_of_row(row: int, such: int, others: int) -> float:
    """The probability that so many pages in a row are of a kind of which `such` pages were met before, and `others` of
    other kinds, whatever its true share: Beta-binomial, with a prior of a quarter of a page for it and three quarters
    against it, since most sites have one layout."""
    row, such, others = (max(0, count) for count in (row, such, others))  # of an edited file they may be anything
    seen, all_seen = such + 0.25, such + others + 1.0
    return exp(min(0.0, lgamma(seen + row) - lgamma(seen) + lgamma(all_seen) - lgamma(all_seen + row)))


@lru_cache(maxsize=1)  # asked for each wrapper of the page's site
def _place_of(url: str) -> float:
    """A number from 0 to 1 that an address always has: with https and without, at any host or port of the site."""
    parts = urlsplit(url)
    asked = f"{parts.path}?{parts.query}"
    digest = hashlib.blake2b(asked.encode("utf-8", "replace"), digest_size=8).digest()
    return int.from_bytes(digest, "big") / 2**64
