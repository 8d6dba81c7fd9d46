"""Functions that remember their results: of one text the last ones, in memory that is bounded in bytes; of a document
all, as long as it is alive."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, wraps
from typing import Protocol, TypeVar, cast
from weakref import WeakKeyDictionary

T = TypeVar("T")
D = TypeVar("D")

TEXTS = 8_192
"""Names of classes and ids, and words of them: those of some forty pages of as many sites. Eight times as many would
spare hardly any more work: what a page has and the last forty pages had not is mostly its own."""
LONGEST = 500
"""Characters of a name that is remembered: whole style sheets and pictures stand in attributes too."""


class Remembered(Protocol[T]):
    """A function of one text."""

    def __call__(self, text: str, /) -> T: ...

    def each(self, texts: Sequence[str], /) -> list[T]:
        """Its results for several texts; for hundreds of known ones in a third of the time."""


def remembered(most: int = TEXTS, longest: int = LONGEST) -> Callable[[Callable[[str], T]], Remembered[T]]:
    """Remember the results for the `most` texts asked for last, but for none longer than `longest`: an ``lru_cache``
    alone is bounded in entries, and a page can make each as large as itself."""

    def decorate(function: Callable[[str], T]) -> Remembered[T]:
        known = lru_cache(maxsize=most)(function)

        @wraps(function)
        def of(text: str) -> T:
            return known(text) if len(text) <= longest else function(text)

        def each(texts: Sequence[str]) -> list[T]:
            return [*map(known if max(map(len, texts), default=0) <= longest else of, texts)]

        found = cast(Remembered[T], of)
        found.each = each  # type: ignore[method-assign]
        return found

    return decorate


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
