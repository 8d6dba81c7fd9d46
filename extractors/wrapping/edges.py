"""Lines with which the blocks of one kind begin or end on a page: a dateline, the headline again, a contact, a source.

They have the paragraphs' markup, and most paragraphs are sure by that; so what they are is pooled apart, and where it
is not known the classifiers are asked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from extractors.observation import is_heading
from extractors.wrapper import FIRST, LAST
from extractors.wrapping.template_words import LINE

_PARTS = frozenset(("li", "td", "th", "dt", "dd", "pre", "summary"))
"""Whose first and last are as short as those between."""


def edge_names(names: Sequence[str], words: Callable[[int], int]) -> dict[int, str]:
    """Places of such lines, and what they are pooled under.

    ``names``: signatures of the blocks inside the root; ``words`` counts those of a block, by its place, and is asked
    only of the first and last of a kind.
    """
    places: dict[str, list[int]] = {}
    for place, name in enumerate(names):
        places.setdefault(name, []).append(place)
    found: dict[int, str] = {}
    for name, of_kind in places.items():
        if len(of_kind) < 2 or is_heading(name) or name.partition(".")[0] in _PARTS:
            continue
        first, last = words(of_kind[0]) <= LINE, words(of_kind[-1]) <= LINE
        if first and last and all(words(place) <= LINE for place in of_kind):
            continue  # a kind of lines: it speaks for itself
        if first:
            found[of_kind[0]] = name + FIRST
        if last:
            found[of_kind[-1]] = name + LAST
    return found
