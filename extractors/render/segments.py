"""What every form of rendering needs: a text cut at its attributes, and where a video is seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from extractors.blocks.model import NESTING, Attribute, RemoteVideo


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
    waiting = sorted(enumerate(attributes), key=lambda placed: placed[1].start, reverse=True)
    holding: list[tuple[int, Attribute]] = []
    for start, stop in pairwise(sorted(cuts)):
        while waiting and waiting[-1][1].start <= start:
            holding.append(waiting.pop())
        holding = [placed for placed in holding if stop <= placed[1].stop]
        holding.sort(key=lambda placed: (NESTING.index(placed[1].type), placed[0]))
        yield start, stop, tuple(attribute for _, attribute in holding)
