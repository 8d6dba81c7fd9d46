"""Pinning wrappers, and merging imported records with stored ones: changes to all records of one site."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from crawler.wrappers.exchange.imported import HAND, why_no_xpath
from crawler.wrappers.storage import WrapperRecord
from extractors import PARSER_VERSION, Wrapper


class NotPinned(ValueError):
    """What was named cannot be pinned or unpinned; the message says why."""


def merged(stored: Sequence[WrapperRecord], imported: Sequence[WrapperRecord]) -> tuple[WrapperRecord, ...]:
    """The stored records with the imported ones in their place where the id is the same, else after them."""
    new = {record.wrapper.id: record for record in imported}
    kept = [new.pop(record.wrapper.id, record) for record in stored]
    return (*kept, *new.values())


def pinned(
    site: str, records: Sequence[WrapperRecord], named: str
) -> tuple[tuple[WrapperRecord, ...], WrapperRecord]:
    """All records after pinning the one with this id (its first characters do), or a new one with this root; and it.

    Raises NotPinned.
    """
    if not named.lstrip().startswith(("/", "(")):
        return _changed(records, named, True)
    why = why_no_xpath(named)
    if why is not None:
        raise NotPinned(f"{named!r} {why}")
    made = WrapperRecord(Wrapper(site, PARSER_VERSION, named.strip(), method=HAND, pinned=True))
    return merged(records, [made]), made


def unpinned(records: Sequence[WrapperRecord], named: str) -> tuple[tuple[WrapperRecord, ...], WrapperRecord]:
    """All records after the one with this id is no longer pinned; and it. Raises NotPinned."""
    return _changed(records, named, False)


def _changed(
    records: Sequence[WrapperRecord], named: str, pin: bool
) -> tuple[tuple[WrapperRecord, ...], WrapperRecord]:
    found = [record for record in records if named and record.wrapper.id.startswith(named.lower())]
    if len(found) != 1:
        said = "no wrapper" if not found else f"{len(found)} wrappers"
        raise NotPinned(f"{said} of this site with an id that begins with {named!r}; `show` lists them")
    [old] = found
    # a pinned one is in use, whatever became of it before
    new = replace(old, wrapper=old.wrapper.pin(pin), retired_at=None, retired_because="", disagreed_in_a_row=0)
    same = {new.wrapper.id, old.wrapper.id}
    place = records.index(old)
    rest = [(n, record) for n, record in enumerate(records) if record.wrapper.id not in same]
    before = [record for n, record in rest if n < place]
    return (*before, new, *(record for n, record in rest if n > place)), new
