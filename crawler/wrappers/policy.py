"""What to trust: which wrappers of a site are tried, in what order, and when one is given up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, Self

from crawler.wrappers.storage import WrapperRecord

if TYPE_CHECKING:
    from scrapy.settings import BaseSettings


class WrapperPolicy(Protocol):
    """Decides over records; keeps nothing itself. Named in the setting `BROADSHEET_WRAPPER_POLICY`."""

    @classmethod
    def from_settings(cls, settings: BaseSettings) -> Self:
        """The policy with these settings' limits."""

    def to_try(self, records: Sequence[WrapperRecord]) -> tuple[WrapperRecord, ...]:
        """The records to try on a page, best first."""

    def counts_as_miss(self, *, served_by_other: bool, article_found: bool) -> bool:
        """Whether a wrapper that failed on a page is to blame for it."""

    def why_retire(self, record: WrapperRecord) -> str | None:
        """Why this wrapper's time is over, in words; None while it is not."""


@dataclass(frozen=True, slots=True)
class SupportPolicy:
    """Wrappers in the order of their support (METHODS.md, 5.5); given up after repeated misses.

    A site has several layouts at a time, so a wrapper is not blamed for a page that another one serves,
    nor for a page that holds no article at all. A pinned wrapper goes first and is never given up.
    """

    retire_after: int = 3
    """Misses in a row. Three: a redesign must be noticed within three pages, one odd page must not end a
    wrapper."""
    tries: int = 8
    """Wrappers tried on a page at most, since each failed try costs time."""

    @classmethod
    def from_settings(cls, settings: BaseSettings) -> Self:
        return cls(
            retire_after=max(1, settings.getint("BROADSHEET_WRAPPER_RETIRE_AFTER", 3)),
            tries=max(1, settings.getint("BROADSHEET_WRAPPER_TRIES", 8)),
        )

    def to_try(self, records: Sequence[WrapperRecord]) -> tuple[WrapperRecord, ...]:
        in_use = [record for record in records if record.retired_at is None]
        in_use.sort(key=lambda r: (not r.wrapper.pinned, r.misses_in_a_row, r.misses - r.hits, r.wrapper.id))
        return tuple(in_use[: self.tries])

    def counts_as_miss(self, *, served_by_other: bool, article_found: bool) -> bool:
        return article_found and not served_by_other

    def why_retire(self, record: WrapperRecord) -> str | None:
        if (
            not record.wrapper.pinned
            and record.retired_at is None
            and record.misses_in_a_row >= self.retire_after
        ):
            return f"failed on {record.misses_in_a_row} pages in a row after {record.hits} hits"
        return None
