"""Learning a wrapper from one page and applying it to others of the layout."""

from __future__ import annotations

from dataclasses import replace

import pytest

from extractors.arbiter import Decision
from extractors.document import Document
from extractors.layout import apply
from extractors.learning import learn_site
from extractors.metadata import Metadata
from extractors.observation import observe, signature
from extractors.wrapper import Shown, Wrapper
from tests.builders import PARAGRAPHS, URL, block_texts, document, node

OTHER = (
    "A bakery that had closed in the spring has found a successor, and opens again on the first of next month.",
    "The new owner learned the trade in Lyon and has promised to keep the rye loaf, which people came for from afar.",
    "Rents in the street have doubled within six years, and two of the seven shops there stand empty at present.",
    "The town has no say in what owners ask for, the mayor's office said, but it is talking with them all the same.",
)


def page(
    texts: tuple[str, ...], *, ad: str = "Subscribe now and read on", extra: str = "", number: int = 1
) -> Document:
    lines = [f"<p>{text}</p>" for text in texts]
    lines.insert(1, f'<div class="promo"><p class="offer">{ad}</p></div>')
    return document(
        f"<html><head><title>Story {number}</title></head><body><ul><li><a href=/>Home</a></ul>{extra}"
        f'<h1 class="head">Story {number}</h1><div class="story">{"".join(lines)}</div><div>Foot</div></body></html>',
        URL,
    )


def decision(found: Document, wanted: tuple[str, ...]) -> Decision:
    kept = tuple(i for i, text in enumerate(block_texts(found)) if text in wanted)
    return Decision(node(found, "//div[@class='story']"), kept, node(found, "//h1"), 0.9, 0.9)


def learned() -> Wrapper:
    found = page(PARAGRAPHS)
    return learned_from(found, decision(found, PARAGRAPHS))


def learned_from(found: Document, chosen: Decision) -> Wrapper:
    seen = observe(found, chosen, Metadata())
    assert seen is not None
    [wrapper] = learn_site([seen])
    return wrapper


def test_what_is_learned() -> None:
    wrapper = learned()
    assert "story" in wrapper.root_xpath and wrapper.header_xpath and wrapper.site == "news.example"
    assert wrapper.exclusions == ("p.offer < div.promo",) and wrapper.proving_url == URL
    assert wrapper.min_words == wrapper.max_words > 100 and not wrapper.rendered


def test_the_proving_page_gives_the_same_again() -> None:
    found = page(PARAGRAPHS)
    cold = decision(found, PARAGRAPHS)
    warm = apply(found, learned())
    assert isinstance(warm, Decision) and (warm.root, warm.kept, warm.header) == (cold.root, cold.kept, cold.header)


def test_another_page_of_the_layout() -> None:
    found = page(OTHER, ad="Get our letter every week", extra="<div class=ad>Buy</div>", number=2)
    warm = apply(found, learned())
    assert isinstance(warm, Decision) and block_texts(found, warm.kept) == list(OTHER)
    assert warm.header is not None and found.text(warm.header) == "Story 2"


def test_after_json_it_does_the_same() -> None:
    found = page(OTHER)
    assert apply(found, Wrapper.from_json(learned().to_json())) == apply(found, learned())


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"root_xpath": "//section[@id='none']"}, "root found 0 times"),
        ({"root_xpath": "//div"}, "root found 3 times"),
        ({"root_xpath": "//div["}, "root found 0 times"),
        ({"header_xpath": "//h2"}, "header found 0 times"),
        ({"shown": Shown(2_000, 2_000)}, "words, the layout showed"),
    ],
)
def test_why_it_does_not_fit(change: dict[str, object], reason: str) -> None:
    outcome = apply(page(OTHER), replace(learned(), **change))  # type: ignore[arg-type]
    assert isinstance(outcome, str) and reason in outcome


def test_a_teaser_of_an_article_does_not_fit() -> None:
    outcome = apply(page((OTHER[0],)), learned())
    assert isinstance(outcome, str) and "words" in outcome


def test_nothing_kept_teaches_nothing() -> None:
    found = page(PARAGRAPHS)
    assert observe(found, replace(decision(found, PARAGRAPHS), kept=()), Metadata()) is None


def test_a_signature_that_is_kept_somewhere_is_no_exclusion() -> None:
    found = page(PARAGRAPHS)
    wrapper = learned_from(found, decision(found, PARAGRAPHS[1:]))
    assert wrapper.exclusions == ("p.offer < div.promo",)


def test_signatures() -> None:
    found = page(PARAGRAPHS)
    assert signature(found, node(found, "//p[@class='offer']")) == "p.offer < div.promo"
    assert signature(found, 0) == "html."
    two = document('<div class="b a"><p class="y  x">t</p></div>')
    assert signature(two, node(two, "//p")) == "p.x y < div.a b"
