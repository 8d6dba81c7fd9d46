"""Made-up observations of a site's pages, and what is learned of them."""

from __future__ import annotations

from extractors import Observation, Shown, learn_site, text_digest
from extractors.observation import Place, SeenBlock, wording_of
from extractors.wrapper import Wrapper

ROOT = "div.story"
TEXTS = (
    "The council voted for a new bridge over the river on Monday evening",
    "Pupils of the grammar school planted four hundred trees along the road",
    "A fisherman found the wreck of a steamer that sank a hundred years ago",
    "The bakery at the harbour closes after three generations of one family",
)


def block(kind: str, text: str, probability: float, *, linked: int = 0) -> SeenBlock:
    words = len(text.split())
    return SeenBlock(
        1,
        words,
        probability,
        probability >= 0.5,
        kind,
        text_digest(text),
        wording_of(text),
        linked,
        length=len(text),
    )


def page(number: int, *more: SeenBlock) -> Observation:
    text = block(f"p. < {ROOT}", f"{TEXTS[number % len(TEXTS)]}, number {number}", 0.97)
    blocks = (text, *more)
    place = Place(1, 9, ('//div[@class="story"]',), ROOT)
    return Observation(
        url=f"http://news.example/{number}", site="news.example", parser="any", rendered=False, method="arbiter",
        confidence=0.9, fetched_at=None, roots=(place,), header=None, blocks=blocks, fields=(), shown=Shown(),
    )  # fmt: skip


def learned(*pages: Observation) -> Wrapper:
    [wrapper] = learn_site(pages)
    return wrapper
