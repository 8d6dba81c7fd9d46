"""Pinning wrappers, and merging imported records with stored ones: changes to all records of one site."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from crawler.wrappers.exchange.imported import why_no_xpath
from crawler.wrappers.storage import WrapperRecord
from extractors import HAND, PARSER_VERSION, Wrapper


class NotPinned(ValueError):
    """What was named cannot be pinned or unpinned; the message says why."""


def merged(stored: Sequence[WrapperRecord], imported: Sequence[WrapperRecord]) -> tuple[WrapperRecord, ...]:
    """The stored records with the imported ones in their place where the id is the same, else after them."""
    new = {record.wrapper.id: record for record in imported}
    kept = [new.pop(record.wrapper.id, record) for record in stored]
    return (*kept, *new.values())


def is_xpath(named: str) -> bool:
    """Whether what was named is a root of one's own, and no id."""
    return named.lstrip().startswith(("/", "("))


def pinned(
    site: str, records: Sequence[WrapperRecord], named: str
) -> tuple[tuple[WrapperRecord, ...], WrapperRecord]:
    """All records after pinning the one with this id (its first characters do), or a new one with this root; and it.

    The id from before it was pinned or unpinned does as well.

    Raises NotPinned.
    """
    if not is_xpath(named):
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
    layouts = _named(records, named)
    if len(layouts) != 1:
        said = "no wrapper" if not layouts else f"{len(layouts)} wrappers"
        raise NotPinned(f"{said} of this site with an id that begins with {named!r}; `show` lists them")
    # a layout may have been learned again beside its pinned wrapper: the one that is to change is meant
    old = next((one for one in layouts[0] if one.wrapper.pinned != pin), layouts[0][0])
    # a pinned one is in use, whatever became of it before
    new = replace(old, wrapper=old.wrapper.pin(pin), retired_at=None, retired_because="", disagreed_in_a_row=0)
    same = {new.wrapper.id, old.wrapper.id}
    place = records.index(old)
    rest = [(n, record) for n, record in enumerate(records) if record.wrapper.id not in same]
    before = [record for n, record in rest if n < place]
    return (*before, new, *(record for n, record in rest if n > place)), new


def _named(records: Sequence[WrapperRecord], named: str) -> list[list[WrapperRecord]]:
    """The wrappers with an id that begins so, pinned and unpinned ones of the same layout together.

    Pinning changes the id, and people have the one that they were shown before. What is shown now goes first.
    """
    if not named:
        return []
    ids = [(record.wrapper.id, record.wrapper.pin(not record.wrapper.pinned).id) for record in records]
    for place in (0, 1):
        if found := {frozenset(pair) for pair in ids if pair[place].startswith(named.lower())}:
            return [[one for one, pair in zip(records, ids, strict=True) if set(pair) == both] for both in found]
    return []
