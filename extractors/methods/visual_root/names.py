"""Classes and ids that name what is not the article, judged once per distinct string."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import accumulate

import numpy as np
import numpy.typing as npt

from extractors.dom.attributes import Coded
from extractors.remembered import LONGEST

_MOST_VERDICTS = 200_000


@dataclass(frozen=True, slots=True)
class NameRule:
    """Parts of words that mark a class or id; verdicts are kept per distinct string, but of none that is too long."""

    words: tuple[str, ...]
    _verdicts: dict[str, bool] = field(default_factory=dict, compare=False, repr=False)

    def marked(self, named: Coded) -> npt.NDArray[np.int64]:
        """The elements whose class or id holds one of the words."""
        verdicts = self._verdicts
        found = [verdicts.get(value) for value in named.strings]
        if None in found:
            if len(verdicts) > _MOST_VERDICTS:
                verdicts.clear()
            fresh = self._judged([value for value in named.strings if value not in verdicts])
            found = [fresh[value] if value in fresh else verdicts[value] for value in named.strings]
            verdicts.update((value, verdict) for value, verdict in fresh.items() if len(value) <= LONGEST)
        if True not in found:
            return named.node[:0]
        return named.node[np.array(found, dtype=np.bool_)[named.code]]

    def _judged(self, known: Sequence[str]) -> dict[str, bool]:
        # most words stand in none of a page's strings: one search over all of them rules such a word out
        lowered = [value.lower() for value in known]
        joined = "\n".join(lowered)
        stops = list(accumulate([len(low) + 1 for low in lowered]))
        found = dict.fromkeys(known, False)
        for word in self.words:
            place = joined.find(word)
            while place >= 0:
                number = bisect_right(stops, place)
                found[known[number]] = True
                place = joined.find(word, stops[number])
        return found


PUBLISHED = NameRule(("comment", "related", "tags", "date", "share", "author", "promo"))
"""The words that the paper prints (it adds "and some others")."""
OURS = NameRule(
    (
        *PUBLISHED.words,
        *("menu", "nav", "header", "footer", "caption", "breadcrumb", "modal", "popup", "newsletter"),
        *("cookie", "recommend", "popular", "screen-reader", "visually-hidden", "sr-only"),
    )
)
"""With some of the others that the paper leaves unnamed; the last three name text parked off the page."""
