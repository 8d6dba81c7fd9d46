"""Functions that remember their results: of one text the last ones, in memory that is bounded in bytes; of a document
all, as long as it is alive."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial, update_wrapper, wraps
from typing import TypeVar
from weakref import WeakKeyDictionary

T = TypeVar("T")
D = TypeVar("D")

TEXTS = 8_192
"""Names of classes and ids, and words of them: those of some forty pages of as many sites. Eight times as many would
spare hardly any more work: what a page has and the last forty pages had not is mostly its own."""
LONGEST = 500
"""Characters of a name that is remembered: whole style sheets and pictures stand in attributes too."""


class Remembered(dict[str, T]):
    """A function of one text, with its results by text: a lookup that succeeds calls nothing of Python's."""

    def __init__(self, function: Callable[[str], T], most: int, longest: int) -> None:
        self._function, self._most, self._longest = function, most, longest
        update_wrapper(self, function)

    def __missing__(self, text: str) -> T:
        found = self._function(text)
        if len(text) <= self._longest:
            if len(self) >= self._most:
                self.clear()
            self[text] = found
        return found

    __call__: Callable[[Remembered[T], str], T] = dict.__getitem__

    def each(self, texts: Iterable[str]) -> list[T]:
        """Its results for several texts; for hundreds of known ones in a third of the time."""
        return [*map(self.__getitem__, texts)]


def remembered(most: int = TEXTS, longest: int = LONGEST) -> Callable[[Callable[[str], T]], Remembered[T]]:
    """Remember the results for `most` texts at once, but for none longer than `longest`: an ``lru_cache`` alone is
    bounded in entries, and a page can make each as large as itself. When there are as many, all are forgotten: most are
    of pages that do not come again, and those of the next page are soon back."""
    return partial(Remembered, most=most, longest=longest)


def once_a_document(function: Callable[[D], T]) -> Callable[[D], T]:
    """Work a document's result out when it is first asked for: several readers of a page want the same."""
    known: WeakKeyDictionary[D, T] = WeakKeyDictionary()

    @wraps(function)
    def of(document: D) -> T:
        found = known.get(document)
        if found is None:
            found = known[document] = function(document)
        return found

    return of
