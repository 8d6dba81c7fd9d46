"""A store that lasts one process: for tests, for trials, as the crawl's own copy, and when the real one fails."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Self

from crawler.wrappers.storage import EVIDENCE, Revision, WrapperRecord

if TYPE_CHECKING:
    from scrapy.settings import BaseSettings

    from extractors import Wrapper


@dataclass(slots=True)
class _Kept:
    """A record's own counts, and the site's at the time it was learned and last served a page."""

    record: WrapperRecord
    pages_at_birth: int
    misses_at_birth: int
    pages_at_hit: int
    misses_at_hit: int


@dataclass(slots=True)
class _Site:
    pages: int = 0
    misses: int = 0
    evidence: tuple[str, ...] = ()
    kept: dict[str, _Kept] = field(default_factory=dict)

    def record(self, kept: _Kept) -> WrapperRecord:
        """The record as of now; counting a page is no work for each of a site's records."""
        if kept.record.retired_at is not None:
            return kept.record
        own, since = kept.record, self.misses - kept.misses_at_hit
        return WrapperRecord(
            own.wrapper,
            own.hits,
            self.misses - kept.misses_at_birth,
            since,
            self.pages - kept.pages_at_birth,
            self.pages - kept.pages_at_hit,
            own.samples,
            own.agreed,
            own.disagreed_in_a_row,
            own.last_hit,
            self.evidence[-since:] if since else (),
            retired_because=own.retired_because,
            taught=own.taught,
        )


class MemoryStore:
    """Wrappers in a dictionary; see `WrapperStore`."""

    def __init__(self) -> None:
        self._sites: dict[str, _Site] = {}

    @classmethod
    def from_settings(cls, settings: BaseSettings) -> Self:
        return cls()

    def of_site(self, site: str) -> tuple[WrapperRecord, ...]:
        known = self._sites.get(site)
        return tuple(map(known.record, known.kept.values())) if known else ()

    def record_of(self, wrapper: Wrapper) -> WrapperRecord | None:
        """One record."""
        site = self._sites.get(wrapper.site)
        kept = site.kept.get(wrapper.id) if site else None
        return site.record(kept) if site and kept else None

    def add(self, wrapper: Wrapper, *, pages: int = 0, misses: int = 0, taught: int = 0) -> None:
        site = self._sites.setdefault(wrapper.site, _Site(pages, misses))
        known = site.kept.get(wrapper.id)
        if known is None:
            at_birth = max(0, site.pages - pages), max(0, site.misses - misses)
            record = WrapperRecord(wrapper, taught=taught)
            site.kept[wrapper.id] = _Kept(record, *at_birth, site.pages, site.misses)
            return
        known.record = replace(known.record, wrapper=wrapper)
        if known.record.retired_at is not None:
            known.record = replace(known.record, retired_at=None, evidence=(), disagreed_in_a_row=0)
            known.pages_at_hit, known.misses_at_hit = site.pages, site.misses

    def restore(self, record: WrapperRecord) -> None:
        site = self._sites.setdefault(record.wrapper.site, _Site())
        site.pages, site.misses = max(site.pages, record.pages), max(site.misses, record.misses)
        if len(record.evidence) > len(site.evidence) and record.retired_at is None:
            site.evidence = record.evidence
        site.kept[record.wrapper.id] = _Kept(
            record,
            site.pages - record.pages,
            site.misses - record.misses,
            site.pages - record.pages_since_hit,
            site.misses - record.misses_in_a_row,
        )

    def revise(self, site: str, revised: Revision) -> None:
        records = revised(self.of_site(site))
        self._sites[site] = _Site(
            pages=max((record.pages for record in records), default=0),
            misses=max((record.misses for record in records), default=0),
        )
        for record in records:
            self.restore(record)

    def count_hit(self, wrapper: Wrapper, at: datetime | None) -> None:
        site, known = self._known(wrapper)
        if site is None or known is None:
            return
        site.pages += 1
        hits, last_hit = known.record.hits + 1, at or known.record.last_hit
        known.record = replace(known.record, hits=hits, last_hit=last_hit)
        known.pages_at_hit, known.misses_at_hit = site.pages, site.misses

    def count_miss(self, site: str, evidence: str) -> None:
        known = self._sites.get(site)
        if known is not None:
            known.pages += 1
            known.misses += 1
            known.evidence = (*known.evidence, evidence)[-EVIDENCE:]

    def count_taught(self, wrapper: Wrapper) -> None:
        site, known = self._known(wrapper)
        if site is not None and known is not None:
            for other in site.kept.values():
                if other.pages_at_hit > known.pages_at_birth:
                    other.misses_at_hit = min(other.misses_at_hit + 1, site.misses)
            known.record = replace(known.record, taught=known.record.taught + 1)
            self.end_row(wrapper)

    def end_row(self, wrapper: Wrapper) -> None:
        site, known = self._known(wrapper)
        if site is not None and known is not None:
            known.pages_at_hit, known.misses_at_hit = site.pages, site.misses

    def count_sample(self, wrapper: Wrapper, agreed: bool) -> None:
        _, known = self._known(wrapper)
        if known is not None:
            record = known.record
            known.record = replace(
                record,
                samples=record.samples + 1,
                agreed=record.agreed + agreed,
                disagreed_in_a_row=0 if agreed else record.disagreed_in_a_row + 1,
            )

    def retire(self, wrapper: Wrapper, at: datetime | None, because: str) -> None:
        site, known = self._known(wrapper)
        if site is not None and known is not None:
            ended = at or datetime.fromtimestamp(0, UTC)
            known.record = replace(site.record(known), retired_at=ended, retired_because=because)

    def forget(self, site: str) -> int:
        known = self._sites.pop(site, None)
        return len(known.kept) if known else 0

    def sites(self) -> tuple[str, ...]:
        return tuple(sorted(name for name, site in self._sites.items() if site.kept))

    def close(self) -> None:
        """Nothing to release."""

    def _known(self, wrapper: Wrapper) -> tuple[_Site | None, _Kept | None]:
        site = self._sites.get(wrapper.site)
        return site, site.kept.get(wrapper.id) if site else None
