"""A function over many items in forks: models and closures are inherited, and not copied by pickle."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from multiprocessing import get_context
from typing import Any, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")

_function: Callable[[Any], Any]


def forked(
    function: Callable[[Item], Result], items: Iterable[Item], jobs: int, chunksize: int = 1
) -> Iterator[Result]:
    """Each item's result, in the items' order, by so many processes; with one, in this."""
    global _function
    if jobs <= 1:
        yield from map(function, items)
        return
    _function = function
    with get_context("fork").Pool(jobs) as pool:
        yield from pool.imap(_call, items, chunksize)


def _call(item: Any) -> Any:
    return _function(item)
