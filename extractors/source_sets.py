"""A picture's srcset that was written as one address."""

from __future__ import annotations

import re

_WHOLE_SET = re.compile(r"(?:%20|\s)\d+[wx],(?:%20|\s)")


def is_whole_set(address: str) -> bool:
    """Whether an address is a whole srcset, as some templates write it into ``src``: a file of that name is none."""
    return _WHOLE_SET.search(address) is not None
