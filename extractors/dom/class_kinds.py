"""Classes told apart by what they say and not by their serial numbers: some systems number their paragraphs."""

from __future__ import annotations

import re
from collections import Counter

import numpy as np

from extractors.dom.attributes import Coded
from extractors.dom.columns import Ints

SERIES = 3
"""Class attributes of one page that differ in their numbers alone, from which they are one kind: ``par1``, ``par2`` and
``par3`` are paragraphs, ``h2`` and ``h3`` may be two levels."""
_NUMBER = re.compile(r"\d+")


def class_kinds(classes: Coded, elements: int) -> Ints:
    """A small number per element (``elements``), 0 without a class, equal for classes of one kind."""
    kinds = np.zeros(elements, dtype=np.int64)
    kinds[classes.node] = _kinds_of(classes.strings).take(classes.code) + 1
    return kinds


def _kinds_of(strings: tuple[str, ...]) -> Ints:
    kinds = np.arange(len(strings))
    numbered = [(code, _NUMBER.sub("#", string)) for code, string in enumerate(strings) if _NUMBER.search(string)]
    counts = Counter(form for _, form in numbered)
    first: dict[str, int] = {}
    for code, form in numbered:
        if counts[form] >= SERIES:
            kinds[code] = first.setdefault(form, code)
    return kinds
