"""Where learned wrappers are kept: the protocol that every store follows, and what it keeps of a wrapper.

A store is one class, named in the setting `BROADSHEET_WRAPPER_STORE`; `tests/crawler/wrappers/` holds the
contract suite that each of them passes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Protocol, Self

from extractors import Wrapper

if TYPE_CHECKING:
    from scrapy.settings import BaseSettings

EVIDENCE = 5
"""Pages that no wrapper served which a site's records remember, the latest."""


class StoreUnavailable(Exception):
    """The store cannot be opened, read or written; the message says which file, why, and what to do."""


@dataclass(frozen=True, slots=True)
class WrapperRecord:
    """A wrapper and how it has fared on the site's pages since it was learned."""

    wrapper: Wrapper
    hits: int = 0
    """Pages it served, verified."""
    misses: int = 0
    """Article pages that no wrapper of the site served since the first that taught it."""
    misses_in_a_row: int = 0
    """Of those, the ones since it last served a page or was taught by one, of layouts that were new then or of none."""
    pages: int = 0
    """Article pages of the site since the first that taught it, whatever served them."""
    pages_since_hit: int = 0
    """Of those, the ones since it last served a page or was taught by one."""
    samples: int = 0
    """Pages that were extracted cold as well, to compare."""
    agreed: int = 0
    """Of those, the ones on which both kept the same text."""
    disagreed_in_a_row: int = 0
    """Comparisons that failed since the last that did not."""
    last_hit: datetime | None = None
    """When the last page it served was fetched."""
    evidence: tuple[str, ...] = ()
    """The latest pages that it should have served but did not, each `address: why`."""
    retired_at: datetime | None = None
    """When the page that ended it was fetched; None while it is in use."""
    retired_because: str = ""
    """Why it was ended, the last time; stays when it comes back into use."""
    taught: int = 0
    """Of its misses, the pages that taught it: they are of its layout."""


Revision = Callable[[Sequence[WrapperRecord]], Sequence[WrapperRecord]]
"""What becomes of all records of one site."""


class WrapperStore(Protocol):
    """Keeps wrappers by site (with its port) and `wrapper.id`.

    Counts are added where the record lies, so two crawls of one site never overwrite each other's.
    Counting or retiring a wrapper that is not in the store does nothing to it. Every method may raise
    `StoreUnavailable`.
    """

    @classmethod
    def from_settings(cls, settings: BaseSettings) -> Self:
        """The store that these settings name."""

    def of_site(self, site: str) -> tuple[WrapperRecord, ...]:
        """All records of a site, retired ones too, in the order they were first added."""

    def add(self, wrapper: Wrapper, *, pages: int = 0, misses: int = 0, taught: int = 0) -> None:
        """Keep a wrapper. What it says replaces what was kept of the same id, whose counts stay, also if another crawl
        has kept it meanwhile; one that was retired comes back into use, and its reason stays. A new one begins
        with these counts."""

    def restore(self, record: WrapperRecord) -> None:
        """Keep a record with its counts, as it stands in another store."""

    def revise(self, site: str, revised: Revision) -> None:
        """Keep what a function makes of the site's records with their counts, in this order, and no others; what is
        counted meanwhile comes after it. What the function raises is raised, and nothing changed."""

    def count_hit(self, wrapper: Wrapper, at: datetime | None) -> None:
        """The wrapper served a page fetched at this time."""

    def count_miss(self, site: str, evidence: str) -> None:
        """No wrapper of the site served a page that holds an article; `evidence` names the page and why."""

    def count_taught(self, wrapper: Wrapper) -> None:
        """The page that was counted last, as a miss, has taught this wrapper: it is one of its layout's, and no miss in
        a row of those that have had a page since this layout was first seen."""

    def end_row(self, wrapper: Wrapper) -> None:
        """The pages that were counted since this wrapper's last one came when the site still had its layout."""

    def count_sample(self, wrapper: Wrapper, agreed: bool) -> None:
        """The wrapper's answer on a page was compared with a cold extraction's."""

    def retire(self, wrapper: Wrapper, at: datetime | None, because: str) -> None:
        """End the wrapper's use; the record stays."""

    def forget(self, site: str) -> int:
        """Delete all records of a site; how many there were."""

    def sites(self) -> tuple[str, ...]:
        """Every site with a record, sorted."""

    def close(self) -> None:
        """Release files; the store is not used afterwards."""
