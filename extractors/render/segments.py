"""What every form of rendering needs: a text cut at its attributes, and where a video is seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from extractors.blocks.model import Attribute, RemoteVideo

_NESTING: tuple[str, ...] = (
    "link",
    "bold",
    "italic",
    "underline",
    "strikethrough",
    "subscript",
    "superscript",
    "code",
)


def watch_url(video: RemoteVideo) -> str:
    """Where a person sees a remote video."""
    if video.service == "Vimeo":
        return f"https://vimeo.com/{video.id}"
    return f"https://www.youtube.com/watch?v={video.id}"


def segments(text: str, attributes: Sequence[Attribute]) -> Iterator[tuple[int, int, tuple[Attribute, ...]]]:
    """A text cut where attributes begin or end: (start, stop, what holds for it, links outermost)."""
    cuts = {0, len(text)}
    for attribute in attributes:
        cuts.update(place for place in (attribute.start, attribute.stop) if 0 < place < len(text))
    places = sorted(cuts)
    for start, stop in pairwise(places):
        holding = [a for a in attributes if a.start <= start and stop <= a.stop]
        yield start, stop, tuple(sorted(holding, key=lambda a: _NESTING.index(a.type)))
