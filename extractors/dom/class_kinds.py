"""Classes told apart by what they say and not by their serial numbers or identifiers: some systems number their
paragraphs."""

from __future__ import annotations

import re
from collections import Counter

import numpy as np

from extractors.dom.arrays import where_true
from extractors.dom.attributes import Coded
from extractors.dom.columns import Ints
from extractors.dom.tags import CODES

SERIES = 3
"""Class attributes of one element each that differ in their numbers or identifiers alone, from which they are one kind:
``par1``, ``par2`` and ``par3`` are paragraphs, ``font8`` on many and ``font9`` on others two sizes."""
_NUMBER = re.compile(
    r"(?=[\da-f])(?:(?<![a-z0-9])(?<!css-)(?<!sc-)(?=[a-f]*+\d)[0-9a-f]{6,}(?![a-z0-9])|\d+)", re.I
)
"""A number, or an identifier in hexadecimal (``notion-block-e8368dddff1c``, ``wp-elements-9a0364b9e9``,
``elementor-element-3f2a9c1``). Digests of a style (``css-``, ``sc-``) are many elements' that are drawn alike."""
_IN_NUMBERS, _WITHOUT_NUMBERS = re.compile(r"[\da-fA-F#]"), dict.fromkeys(map(ord, "0123456789abcdefABCDEF#"))
_FIGURE = re.compile(r"\d")
"""Stands in each of them, and is found sooner."""
_DRAWN_ALIKE = re.compile(
    r"(?<![\w-])(?:wp-block-paragraph|has-text-align-(?:left|justify)|has-(?:medium|normal|regular|base)-font-size|"
    r"has-drop-cap|text-(?:left|justify)|align-?justify|"
    r"(?:p(?:ara(?:graph)?)?-)?(?:first|last|odd|even)(?:-(?:child|p|par|para|paragraph|of-type))?)(?![\w-])",
    re.I,
)
"""Words of classes that draw a paragraph as one without them is drawn: who writes with an editor has them by chance,
and who comes first or last by his place."""
_PASTED = re.compile(r"(?<![\w-])(?:Mso(?:Normal|NoSpacing|BodyText\d?)|p[1-9])(?![\w-])", re.I)
"""Styles of a word processor's paragraphs, as they are pasted: one as good as the other."""
ONE_OFF = 0.95
"""Share of class attributes that stand once from which they tell nothing apart: a system that draws a name for each
element. The most on a development page with forty such elements is .88; on two pages it is true of the paragraphs (of a
form, and around the text), and nothing changes there."""
_FEWEST, _FEWEST_PARAGRAPHS = 40, 6
"""Elements with a class, and paragraphs with one that are at least two thirds of all, that this can be said of."""
_PARAGRAPH = CODES["p"]
_DRAWN_SIGNS = (
    "block-paragraph", "has-", "text-left", "text-justify", "align", "first", "last", "odd", "even", "mso",
    *(f"p{number}" for number in range(1, 10)),
)  # fmt: skip
"""One of them is in whatever these match, in lower case."""


def class_kinds(classes: Coded, tag: Ints) -> Ints:
    """A small number per element, 0 without a class, equal for classes of one kind. ``tag``: of each element."""
    kinds = np.zeros(len(tag), dtype=np.int64)
    kinds[classes.node] = _kinds_of(classes).take(classes.code) + 1
    kinds[_one_offs(classes, tag)] = 0
    return kinds


def _one_offs(classes: Coded, tag: Ints) -> Ints:
    """The elements whose class names nothing, since all are called otherwise: the paragraphs, or whatever has one."""
    once = np.bincount(classes.code, minlength=len(classes.strings)).take(classes.code) == 1
    if len(once) >= _FEWEST and once.sum() >= ONE_OFF * len(once):
        return np.asarray(classes.node[once])
    paragraphs = tag.take(classes.node) == _PARAGRAPH
    named = int(paragraphs.sum())
    if named >= _FEWEST_PARAGRAPHS and 3 * named >= 2 * (tag == _PARAGRAPH).sum():
        once &= paragraphs
        if once.sum() >= ONE_OFF * named:
            return np.asarray(classes.node[once])
    return np.zeros(0, dtype=np.int64)


def _kinds_of(classes: Coded) -> Ints:
    """The kind of each distinct string, -1 of one that names nothing."""
    strings = [*classes.strings]
    kinds = np.arange(len(strings))
    shorter = {code: _named(strings[code]) for code in classes.holding(_DRAWN_SIGNS) if strings[code]}
    if shorter:
        for code, string in shorter.items():
            strings[code] = string
        first_of: dict[str, int] = {}
        kinds = np.array([first_of.setdefault(string, code) for code, string in enumerate(strings)], dtype=np.int64)
        kinds[[code for code, string in shorter.items() if not string]] = -1
    once = where_true(np.bincount(classes.code, minlength=len(strings)) == 1).tolist()
    forms = [(code, _NUMBER.sub("#", strings[code])) for code in _like_others(strings, once)]
    numbered = [(code, form) for code, form in forms if form != strings[code]]
    counts = Counter(form for _, form in numbered)
    first: dict[str, int] = {}
    for code, form in numbered:
        if counts[form] >= SERIES:
            kinds[code] = first.setdefault(form, code)
    return kinds


def _like_others(strings: list[str], codes: list[int]) -> list[int]:
    """Those of some codes whose strings have figures and may be of one form with ``SERIES`` strings: without all that
    stands in numbers, and without the sign for them, they are the same."""
    bare = [(code, _bare(strings[code])) for code in codes if _FIGURE.search(strings[code])]
    counts = Counter(rest for _, rest in bare)
    return [code for code, rest in bare if counts[rest] >= SERIES]


def _bare(string: str) -> str:
    return string.translate(_WITHOUT_NUMBERS) if string.isascii() else _IN_NUMBERS.sub("", string)


def _named(string: str) -> str:
    """A class attribute without the words that name nothing; nothing where it has no others."""
    return " ".join(_PASTED.sub("pasted", _DRAWN_ALIKE.sub("", string)).split())
