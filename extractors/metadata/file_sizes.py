"""The size of a picture's file, as the page declares it or a set of files tells it: what an element states is the size
at which the picture is shown, often that of a smaller file."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace

from extractors.dom.source_sets import candidates
from extractors.metadata.model import Image
from extractors.metadata.text import absolute
from extractors.pictures.addresses import DENSEST, SAME_SHAPE, SOURCE_SETS, told_width


def of_file(picture: Image, declared: Iterable[Image], widths: Callable[[], Mapping[str, int]]) -> Image:
    """A picture with the size of its file.

    ``declared``: what the page declares of pictures; ``widths``: those of files in pixels, by address, that their sets
    tell (``widths_of``), asked for only where they decide. A set that asks a server for its width by the address tells
    the most that it gives.
    """
    same = (each for each in declared if each.url == picture.url)
    sizes = [(each.width, each.height) for each in same if each.width and each.height]
    most = widths().get(picture.url) if picture.width else None
    if not sizes and most is None:
        return picture
    told = told_width(picture.url)
    if told is None and picture.width and _holds(picture.url, picture.width):
        told = picture.width
    for width, tall in sizes:
        if told in (None, width) and _is_in_shape(picture, width, tall):
            return replace(picture, width=width, height=tall)
    if most is None or told is not None or picture.width is None or picture.width >= most:
        return picture
    if _holds(picture.url, most):
        return replace(picture, width=None, height=None)
    height = round(picture.height * most / picture.width) if picture.height else None
    return replace(picture, width=most, height=height or None)


def _holds(url: str, number: int) -> bool:
    """Whether a number stands in an address: a server may be asked for it."""
    return str(number) in url and re.search(rf"(?<!\d){number}(?!\d)", url) is not None


def _is_in_shape(picture: Image, width: int, height: int) -> bool:
    """Whether a size has the shape in which a picture is shown, where that is known."""
    if not picture.width or not picture.height:
        return True
    return abs(picture.width * height / (picture.height * width) - 1) <= SAME_SHAPE


def widths_of(
    attributes: Mapping[str, str], sources: Iterable[Mapping[str, str]], base: str
) -> Iterator[tuple[str, int]]:
    """(address, width in pixels) of the largest file of each set of an element and of the sources around it."""
    sets = [attributes.get(name) for name in SOURCE_SETS]
    sets += [source.get("srcset") or source.get("data-srcset") for source in sources]
    for value in filter(None, sets):
        address, width = max(candidates(value), key=lambda candidate: candidate[1], default=("", 0.0))
        url = absolute(address, base) if width > DENSEST else None
        if url:
            yield url, round(width)
