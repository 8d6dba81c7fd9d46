"""The address of a picture: where scripts find it, the largest of a set, and no placeholder."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import islice

from extractors.dom.source_sets import candidates, is_whole_set
from extractors.metadata.text import absolute, holds_any

_LAZY = (
    "data-src", "data-original", "data-lazy-src", "data-lazy", "data-url", "data-image", "data-full-src",
    "data-hi-res-src",
    "data-actualsrc", "data-original-src", "data-echo", "data-img-src", "data-default-src",
    "data-large-file", "data-src-large",
    "data-file", "data-canonical-src", "data-orig-file", "data-pin-media",
)  # fmt: skip
"""Attributes in which scripts find the real address of a picture."""
_SURELY_LAZY, _ANY_LAZY = frozenset(_LAZY[:3]), frozenset(_LAZY)
_SETS = ("data-srcset", "data-lazy-srcset", "srcset", "data-sizes-srcset", "data-original-set")
_PLACEHOLDER = re.compile(
    r"(?:^|[/_.-])(?:blank|spacer|pixel|1x1|transparent|placeholder|lazy|loading|loader|clear|dummy|grey|"
    r"gray|empty|no-?image|default)[^/]*\.(?:gif|png|svg|jpe?g)|"
    r"^data:|\.svg(?:$|\?)",
    re.I,
)
_PLACEHOLDER_WORDS = (
    "blank", "spacer", "pixel", "1x1", "transparent", "placeholder", "lazy", "loading", "loader", "clear", "dummy",
    "grey", "gray", "empty", "noimage", "no-image", "default", "data:", ".svg",
)  # fmt: skip
"""One of them is in whatever ``_PLACEHOLDER`` matches, and is found sooner."""


def _is_placeholder(url: str) -> bool:
    return holds_any(url.lower(), _PLACEHOLDER_WORDS) and _PLACEHOLDER.search(url) is not None


def address(pairs: Mapping[str, str], base: str) -> str | None:
    """The best address of an img or source element: lazy attributes, the largest of a srcset, then src."""
    source = pairs.get("src", "")
    if is_whole_set(source):
        source = ""
    if source and _SURELY_LAZY.isdisjoint(pairs) and not _is_placeholder(source):
        small = is_thumbnail(source) and "srcset" in pairs
        return (of_set(pairs, base) if small else None) or absolute(source, base)
    for name in () if _ANY_LAZY.isdisjoint(pairs) else _LAZY:
        value = pairs.get(name, "").strip()
        if value and not _is_placeholder(value) and not value.startswith(("{", "[")):
            found = largest(value, base) if _SIZED.search(value) else absolute(value, base)
            if found:
                return found
    found = of_set(pairs, base)
    if found:
        return found
    return absolute(source, base) if source and not _is_placeholder(source) else None


_URL_WIDTH = re.compile(r"(?:[?&_/,;]|%2C)(?:w|width|imwidth)[=_-](\d{1,4})(?!\d)|/(\d{2,4})x\d{2,4}[/.]", re.I)
LEAST_LEAD = 200
"""Pixels that a picture is wide at least that opens an article."""


def is_thumbnail(url: str) -> bool:
    """Whether an address declares its picture too narrow to open an article."""
    sizes = [int(one or other) for one, other in _URL_WIDTH.findall(url)]
    return bool(sizes) and max(sizes) < LEAST_LEAD


def of_set(pairs: Mapping[str, str], base: str) -> str | None:
    """The largest address of the first srcset, or of an attribute that a script copies to it, that has one."""
    for name in _SETS:
        if pairs.get(name):
            found = largest(pairs[name], base)
            if found:
                return found
    return None


_SIZED = re.compile(r"\s\d+[wx]\b")

def largest(srcset: str, base: str) -> str | None:
    """The address with the largest width or density in a srcset."""
    best: tuple[float, str] | None = None
    for url, value in islice(candidates(srcset), 40):
        if not _is_placeholder(url) and (best is None or value > best[0]):
            best = (value, url)
    return absolute(best[1], base) if best else None
