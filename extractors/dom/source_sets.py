"""A picture's ``srcset``: its candidates as browsers read them, and one that was written as one address."""

from __future__ import annotations

import re
from collections.abc import Iterator

_WHOLE_SET = re.compile(r"(?:%20|\s)\d+[wx],(?:%20|\s)")
_CANDIDATE = re.compile(r"[\s,]*([^\s,]\S*)([^,]*)")
"""An address, which may hold commas but does not end in one, and what stands before the next comma."""
_SIZE = re.compile(r"(?:^|\s)(\d{1,6}(?:\.\d{1,6})?)[wx](?=\s|$)")
_LONGEST = 20_000


def is_whole_set(address: str) -> bool:
    """Whether an address is a whole srcset, as some templates write it into ``src``: a file of that name is none."""
    return _WHOLE_SET.search(address) is not None


def candidates(source_set: str) -> Iterator[tuple[str, float]]:
    """(address, width in pixels or density) of each candidate of a srcset, 1 where none is given.

    Source: HTML Standard, "parse a srcset attribute"; descriptors in parentheses are not told apart.
    """
    at, source_set = 0, source_set[:_LONGEST]
    while match := _CANDIDATE.match(source_set, at):
        address = match.group(1).rstrip(",")
        if address != match.group(1):  # a comma right behind the address: no descriptor
            yield address, 1.0
            at = match.end(1)
            continue
        size = _SIZE.search(match.group(2))
        yield address, float(size.group(1)) if size else 1.0
        at = match.end()
