"""A picture's ``srcset``: its candidates as browsers read them, and one that was written as one address."""

from __future__ import annotations

import re
from collections.abc import Iterator

from extractors.remembered import remembered

_WHOLE_SET = re.compile(r"(?:%20|\s)\d+[wx],(?:%20|\s)")
_CANDIDATE = re.compile(r"[\s,]*([^\s,]\S*)([^,]*)")
"""An address, which may hold commas but does not end in one, and what stands before the next comma."""
_SIZE = re.compile(r"(?:^|\s)(\d{1,6}(?:\.\d{1,6})?)[wx](?=\s|$)")
_LONGEST = 20_000
_SETS, LONGEST_SET = 256, 5_000
"""Sets that are remembered, and the characters of the longest of them."""


def is_whole_set(address: str) -> bool:
    """Whether an address is a whole srcset, as some templates write it into ``src``: a file of that name is none."""
    return ("w," in address or "x," in address) and _WHOLE_SET.search(address) is not None


@remembered(_SETS, LONGEST_SET)
def candidates(source_set: str) -> tuple[tuple[str, float], ...]:
    """(address, width in pixels or density) of each candidate of a srcset, 1 where none is given. Remembered: the
    address of a picture, its size and its block each look into the sets around it.

    Source: HTML Standard, "parse a srcset attribute"; descriptors in parentheses are not told apart.
    """
    return tuple(_candidates(source_set[:_LONGEST]))


def _candidates(source_set: str) -> Iterator[tuple[str, float]]:
    at = 0
    while match := _CANDIDATE.match(source_set, at):
        address = match.group(1).rstrip(",")
        if address != match.group(1):  # a comma right behind the address: no descriptor
            yield address, 1.0
            at = match.end(1)
            continue
        size = _SIZE.search(match.group(2))
        yield address, float(size.group(1)) if size else 1.0
        at = match.end()
