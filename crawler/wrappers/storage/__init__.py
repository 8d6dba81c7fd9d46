"""Where learned wrappers are kept: the protocol that every store follows, and what it keeps of a wrapper.

A store is one class, named in the setting `BROADSHEET_WRAPPER_STORE`; `tests/crawler/wrappers/` holds the
contract suite that each of them passes.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Protocol, Self

from extractors import Wrapper

if TYPE_CHECKING:
    from scrapy.settings import BaseSettings


class StoreUnavailable(Exception):
    """The store cannot be opened, read or written; the message says which file, why, and what to do."""


@dataclass(frozen=True, slots=True)
class WrapperRecord:
    """A wrapper and how it has fared on the site's pages since it was learned."""

    wrapper: Wrapper
    hits: int = 0
    """Pages it served, verified."""
    misses: int = 0
    """Pages it should have served but did not."""
    misses_in_a_row: int = 0
    """Misses since the last hit."""
    last_hit: datetime | None = None
    """When the last page it served was fetched."""
    retired_at: datetime | None = None
    """When the page that ended it was fetched; None while it is in use."""
    retired_because: str = ""


class WrapperStore(Protocol):
    """Keeps wrappers by site (with its port), parser, raw or rendered, layout and learned content
    (`wrapper.id`).

    Counts are added where the record lies, so two crawls of one site never overwrite each other's.
    Counting or retiring a wrapper that is not in the store does nothing. Every method may raise
    `StoreUnavailable`.
    """

    @classmethod
    def from_settings(cls, settings: BaseSettings) -> Self:
        """The store that these settings name."""

    def of_site(self, site: str) -> tuple[WrapperRecord, ...]:
        """All records of a site, retired ones too, in the order they were first added."""

    def add(self, wrapper: Wrapper) -> None:
        """Keep a wrapper. One that is known keeps its counts; one that was retired comes back into use."""

    def count_hit(self, wrapper: Wrapper, at: datetime | None) -> None:
        """The wrapper served a page fetched at this time; its range of lengths may have widened and is
        kept."""

    def count_miss(self, wrapper: Wrapper) -> None:
        """The wrapper should have served a page and did not."""

    def retire(self, wrapper: Wrapper, at: datetime | None, because: str) -> None:
        """End the wrapper's use; the record stays."""

    def forget(self, site: str) -> int:
        """Delete all records of a site; how many there were."""

    def sites(self) -> tuple[str, ...]:
        """Every site with a record, sorted."""

    def close(self) -> None:
        """Release files; the store is not used afterwards."""
