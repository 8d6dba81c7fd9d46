"""The two passes of jusText over a page's paragraphs: context-free classes, then the neighbours' say.

Source: Pomikalek's jusText (core.py, 3.0.2); the restatement and its contradictions stand in
``docs/methods/paragraph-classes.md``.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

import numpy as np
import numpy.typing as npt

from extractors.dom.columns import Bools, Ints

Classes = npt.NDArray[np.int8]
Floats = npt.NDArray[np.float64]


class Class(IntEnum):
    """Class of a paragraph; content is GOOD."""

    BAD = 0
    SHORT = 1
    NEAR_GOOD = 2
    GOOD = 3


_BAD, _SHORT, _NEAR_GOOD, GOOD = map(int, Class)
"""Members of an enumeration cost more to look up than numpy needs for the work."""


class Why(IntEnum):
    """The rule that gave a paragraph its class."""

    MANY_LINKS = 0
    COPYRIGHT_SIGN = 1
    SELECT = 2
    SHORT_WITH_LINK = 3
    SHORT = 4
    LONG_AND_GRAMMATICAL = 5
    MEDIUM_AND_GRAMMATICAL = 6
    HALF_GRAMMATICAL = 7
    NOT_GRAMMATICAL = 8
    HEADING_BEFORE_GOOD = 9
    BETWEEN_GOOD = 10
    BETWEEN_BAD = 11
    NEAR_GOOD_BEFORE_BAD = 12
    BESIDE_BAD = 13
    A_GOOD_NEIGHBOUR = 14
    NO_GOOD_NEIGHBOUR = 15
    LATE_HEADING_BEFORE_GOOD = 16


WHY_IN_WORDS: dict[Why, str] = {
    Why.MANY_LINKS: "too many of its characters are in links",
    Why.COPYRIGHT_SIGN: "holds the copyright sign",
    Why.SELECT: "an option of a select",
    Why.SHORT_WITH_LINK: "short, and with a link",
    Why.SHORT: "too short to tell by itself",
    Why.LONG_AND_GRAMMATICAL: "long, with many stop words",
    Why.MEDIUM_AND_GRAMMATICAL: "of medium length, with many stop words",
    Why.HALF_GRAMMATICAL: "with a medium share of stop words",
    Why.NOT_GRAMMATICAL: "with few stop words",
    Why.HEADING_BEFORE_GOOD: "a short heading, soon followed by a good paragraph",
    Why.BETWEEN_GOOD: "short, between two good ones",
    Why.BETWEEN_BAD: "short, between two bad ones",
    Why.NEAR_GOOD_BEFORE_BAD: "short, between good and bad, a near-good one comes before the bad one",
    Why.BESIDE_BAD: "short, between good and bad, nothing stands before the bad one",
    Why.A_GOOD_NEIGHBOUR: "near-good, with a good neighbour",
    Why.NO_GOOD_NEIGHBOUR: "near-good, between two bad ones",
    Why.LATE_HEADING_BEFORE_GOOD: "a heading, soon followed by a good paragraph",
}


@dataclass(frozen=True, slots=True)
class Thresholds:
    """Parameters; the defaults are jusText's own. Lengths in characters, white space squeezed."""

    max_link_density: float = 0.2
    length_low: int = 70
    length_high: int = 200
    stopwords_low: float = 0.30
    stopwords_high: float = 0.32
    max_heading_distance: int = 200
    early_headings: bool = True
    """The first heading rule, which jusText's released code states but never fires (see the page)."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What the first pass looks at, per paragraph (p)."""

    length: Ints
    link_length: Ints
    link_density: Floats
    stop_density: Floats
    """0 where it is not looked at: in short paragraphs, and those that are bad without it."""
    copyright: Bools
    in_select: Bools
    heading: Bools


def needs_stop_words(figures: Figures, thresholds: Thresholds) -> Bools:
    """The paragraphs whose class depends on their stop words."""
    bad = (figures.link_density > thresholds.max_link_density) | figures.copyright | figures.in_select
    return np.asarray(~bad & (figures.length >= thresholds.length_low))


def context_free(figures: Figures, thresholds: Thresholds) -> tuple[Classes, Classes]:
    """(class, rule) of each paragraph by itself; the first condition that holds decides."""
    t = thresholds
    short = figures.length < t.length_low
    high = figures.stop_density >= t.stopwords_high
    rules: list[tuple[Bools, Class, Why]] = [
        (figures.link_density > t.max_link_density, Class.BAD, Why.MANY_LINKS),
        (figures.copyright, Class.BAD, Why.COPYRIGHT_SIGN),
        (figures.in_select, Class.BAD, Why.SELECT),
        (short & (figures.link_length > 0), Class.BAD, Why.SHORT_WITH_LINK),
        (short, Class.SHORT, Why.SHORT),
        (high & (figures.length > t.length_high), Class.GOOD, Why.LONG_AND_GRAMMATICAL),
        (high, Class.NEAR_GOOD, Why.MEDIUM_AND_GRAMMATICAL),
        (figures.stop_density >= t.stopwords_low, Class.NEAR_GOOD, Why.HALF_GRAMMATICAL),
    ]
    both = np.full(len(short), Class.BAD + len(Class) * Why.NOT_GRAMMATICAL, dtype=np.int8)
    for condition, klass, reason in reversed(rules):
        both[condition] = klass + len(Class) * reason
    return both % np.int8(len(Class)), both // np.int8(len(Class))


def context_sensitive(
    free: Classes, free_why: Classes, figures: Figures, t: Thresholds
) -> tuple[Classes, Classes]:
    """(class, rule) of each paragraph after the second pass: all are good or bad."""
    classes, why = free.copy(), free_why.copy()

    def settle(where: Bools, klass: int, reason: Why) -> None:
        classes[where] = klass
        why[where] = reason

    early = figures.heading & (classes == _SHORT)
    if t.early_headings and early.any():
        near = _good_within(classes, figures.length, t.max_heading_distance)
        settle(early & near, _NEAR_GOOD, Why.HEADING_BEFORE_GOOD)

    short = classes == _SHORT
    before, after = _neighbours(classes, (GOOD, _BAD))
    before_any, after_any = _neighbours(classes, (GOOD, _BAD, _NEAR_GOOD))
    good_before, good_after = before == GOOD, after == GOOD
    softened = (~good_before & (before_any == _NEAR_GOOD)) | (
        ~good_after & (after_any == _NEAR_GOOD)
    )
    settle(short & good_before & good_after, GOOD, Why.BETWEEN_GOOD)
    settle(short & ~good_before & ~good_after, _BAD, Why.BETWEEN_BAD)
    mixed = short & (good_before ^ good_after)
    settle(mixed & softened, GOOD, Why.NEAR_GOOD_BEFORE_BAD)
    settle(mixed & ~softened, _BAD, Why.BESIDE_BAD)

    near_good = classes == _NEAR_GOOD
    if near_good.any():
        before, after = _neighbours(classes, (GOOD, _BAD))
        kept = (before == GOOD) | (after == GOOD)
        settle(near_good & kept, GOOD, Why.A_GOOD_NEIGHBOUR)
        settle(near_good & ~kept, _BAD, Why.NO_GOOD_NEIGHBOUR)

    lost = figures.heading & (classes == _BAD) & (free != _BAD)
    if lost.any():
        near = _good_within(classes, figures.length, t.max_heading_distance)
        settle(lost & near, GOOD, Why.LATE_HEADING_BEFORE_GOOD)
    return classes, why


def _neighbours(classes: Classes, wanted: tuple[int, ...]) -> tuple[Classes, Classes]:
    """Per paragraph: the nearest of the wanted classes before and after it; beyond the ends stands BAD."""
    table = np.zeros(len(Class), dtype=np.bool_)
    table[list(wanted)] = True
    is_wanted = table[classes]
    row = np.full(np.count_nonzero(is_wanted) + 2, _BAD, dtype=np.int8)  # those wanted, and the ends
    row[1:-1] = classes[is_wanted]
    passed = is_wanted.cumsum()
    return row.take(passed - is_wanted), row.take(passed + 1)


def _good_within(classes: Classes, length: Ints, distance: int) -> Bools:
    """Per paragraph: whether a good one follows with at most so many characters of text between the two."""
    if not len(classes):
        return np.zeros(0, dtype=np.bool_)
    good = classes == GOOD
    ends = length.cumsum()
    begins = np.append((ends - length)[good], ends[-1] + distance + 1)  # behind the last there is none in reach
    return np.asarray(begins.take(good.cumsum()) - ends <= distance)
