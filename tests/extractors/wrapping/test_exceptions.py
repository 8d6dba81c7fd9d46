"""Pages read again by the wrapper that was learned from them, among others."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from extractors import Shown, Wrapper, merge_wrappers
from extractors.arbiter import Decision
from extractors.document import PARSER_VERSION, Document
from extractors.metadata import Metadata
from extractors.observation import LONGEST_LINE, SHORT, SeenBlock, observe, text_digest
from extractors.wrapping.correction import correct
from extractors.wrapping.exceptions import exceptions_of
from extractors.wrapping.kinds import FEW_PAGES, exception_keys, is_repeated, is_written
from extractors.wrapping.layout import Found, find
from extractors.wrapping.learning import learn_site
from extractors.wrapping.warm import Views, body_and_headline, keep
from tests.builders import PARAGRAPHS, URL, block_texts, document, node
from tests.extractors.observed import ROOT, block, learned, page

LINE = f"p.line < {ROOT}"
"""A kind of which some blocks are the article's subheads and some are not."""


def story(*lines: str) -> Document:
    text = "".join(f"<p>{each}</p>" if each in PARAGRAPHS else f'<p class="line">{each}</p>' for each in lines)
    return document(f'<body><h1>A day</h1><div class="story">{text}</div><p>Foot</p></body>', URL)


def wrapper_of(found: Document, wanted: tuple[str, ...]) -> Wrapper:
    kept = tuple(i for i, text in enumerate(block_texts(found)) if text in wanted)
    seen = observe(found, Decision(node(found, "//div"), kept, node(found, "//h1"), 0.9, 0.9), Metadata())
    assert seen is not None
    [wrapper] = learn_site([seen])
    return wrapper


def kept_texts(found: Document, wrapper: Wrapper) -> list[str]:
    kept = keep(Views.of(found), wrapper, whole=True)
    assert not isinstance(kept, str), kept
    return block_texts(found, kept.decision.kept)


def test_blocks_of_one_kind_are_told_apart_on_a_page_that_is_read_again() -> None:
    lines = ("Read more on page seven", PARAGRAPHS[0], "What the council says", *PARAGRAPHS[1:], "Photo: Anna Ross")
    wanted = (PARAGRAPHS[0], "What the council says", *PARAGRAPHS[1:])
    found = story(*lines)
    wrapper = wrapper_of(found, wanted)
    assert wrapper.told
    assert kept_texts(found, wrapper) == list(wanted)
    assert body_and_headline(found.parsed, wrapper) == ("\n\n".join(wanted), "A day")
    assert wrapper.verdicts[LINE] == 0, "the kind alone does not tell"


def test_of_copies_the_one_that_was_kept_stays() -> None:
    found = story("Rooms", "Two bedrooms", *PARAGRAPHS[:3], "Rooms", "Two bedrooms", *PARAGRAPHS[3:])
    texts = block_texts(found)
    first = texts.index("Two bedrooms")
    outside = {texts.index("A day"), texts.index("Foot"), first - 1, first}
    kept = tuple(place for place in range(len(texts)) if place not in outside)
    seen = observe(found, Decision(node(found, "//div"), kept, node(found, "//h1"), 0.9, 0.9), Metadata())
    assert seen is not None
    [wrapper] = learn_site([seen])
    again = keep(Views.of(found), wrapper, whole=True)
    assert not isinstance(again, str) and again.decision.kept == kept


def test_exceptions_are_of_their_page_alone() -> None:
    lines = ("Read more on page seven", PARAGRAPHS[0], "What the council says", *PARAGRAPHS[1:], "Photo: Anna Ross")
    wrapper = wrapper_of(story(*lines), (PARAGRAPHS[0], "What the council says", *PARAGRAPHS[1:]))
    other = replace(wrapper, pages=())
    by_kind = replace(other, kept_texts=(), dropped_texts=())
    assert kept_texts(story(*lines), other) == kept_texts(story(*lines), by_kind)


def test_one_text_under_several_headings_is_remembered_by_what_stands_before() -> None:
    lines = (PARAGRAPHS[0], "Pros", PARAGRAPHS[1], "Pros", *PARAGRAPHS[2:])
    found = story(*lines)
    # the second of the two is kept
    kept = tuple(i for i, text in enumerate(block_texts(found)) if text in PARAGRAPHS)
    second = [i for i, text in enumerate(block_texts(found)) if text == "Pros"][1]
    decision = Decision(node(found, "//div"), tuple(sorted((*kept, second))), node(found, "//h1"), 0.9, 0.9)
    seen = observe(found, decision, Metadata())
    assert seen is not None
    [wrapper] = learn_site([seen])
    assert kept_texts(found, wrapper) == [*PARAGRAPHS[:2], "Pros", *PARAGRAPHS[2:]]


def test_other_pages_correct_a_page_that_slipped() -> None:
    own = block(f"p. < {ROOT}", "The last of the boats came home before the storm", 0.3)
    assert not own.kept
    pages = [page(n, block(f"p. < {ROOT}", f"Boat number {n} came home before the storm", 0.97)) for n in range(5)]
    wrapper = learned(*pages, page(5, own))
    assert wrapper.pool[own.signature].verdict > 0
    assert wrapper.told == {}


def test_merged_wrappers_remember_the_pages_of_both() -> None:
    def one(number: int, probability: float) -> Wrapper:
        return learned(page(number, block(LINE, f"A line, {number}", probability), block(LINE, "Other", 0.6)))

    first, second = one(1, 0.2), one(2, 0.3)
    assert first.told and second.told
    merged = merge_wrappers(first, second)
    assert merged.told == {**first.told, **second.told}


def test_of_a_text_that_is_told_both_ways_the_page_that_kept_it_is_heard() -> None:
    wrapper = replace(learned(page(1)), kept_texts=("a", "b"), dropped_texts=("b", "c"))
    assert wrapper.told == {"a": 1, "b": 1, "c": -1}


def test_of_two_copies_on_a_page_the_first_stays() -> None:
    found = story(*PARAGRAPHS, *PARAGRAPHS)
    first = [block_texts(found).index(text) for text in PARAGRAPHS]
    seen = observe(found, Decision(node(found, "//div"), tuple(first), node(found, "//h1"), 0.9, 0.9), Metadata())
    assert seen is not None
    [wrapper] = learn_site([seen])
    assert kept_texts(found, wrapper) == list(PARAGRAPHS)


@pytest.mark.parametrize("more", ["", ", of the boats that came home before the storm and of all those that did not"])
def test_a_line_of_the_template_is_no_longer_than_where_it_is_served(more: str) -> None:
    """What is learned of a block's length and words is what is read of its text."""
    seen = block(f"p. < {ROOT}", f"Photograph by Anna Ross{more}", 0.01)
    bare = replace(learned(*map(page, range(4))), written=("photograph",), support=1)
    assert seen.words <= SHORT and (len(seen.text), seen.length <= LONGEST_LINE) == (12, not more)
    serving = is_repeated(bare, f"Photograph by Anna Ross{more}")
    assert is_written(bare, seen.wording, seen.length) == serving == (not more)
    _, dropped = exceptions_of(bare, [[seen]], ROOT)
    assert dropped, "the page dropped what its kind keeps, or leaves open"


ANNOUNCED = {
    "For patients this means:": ("longer visits", "shorter queues", "fewer forms"),
    "Three bridges close:": ("Millgate", "Northreach", "Saltern Hill"),
    "What the baker sells:": ("rye loaves", "plum cake", "white rolls"),
    "Guests who came late:": ("Ingrid Solheim", "Tom Hart", "Ann Lee"),
    "Ships now in dock:": ("Havørn", "Stella Maris", "Old Queen"),
    "Paths open again:": ("cliff walk", "river trail", "dune loop"),
}


def listing(number: int) -> Document:
    """A page with a list that nothing in the markup calls one, and the line that announces it."""
    line, listed = [*ANNOUNCED.items()][number]
    items = "".join(f'<div class="i">{name}</div>' for name in listed)
    texts = [f"<p>{text[:60]} {number} {text[60:]}</p>" for text in PARAGRAPHS]
    texts[3:3] = [f"<p>{line}</p>", f'<div class="l">{items}</div>']
    return document(f'<body><h1>Day {number}</h1><div class="story">{"".join(texts)}</div>', f"{URL}?{number}")


def cold(found: Document) -> Decision:
    chances = np.array([0.4 if text.endswith(":") else 0.6 if len(text) < 20 else 0.97 for text in block_texts(found)])
    chances[0] = 0.0
    kept = tuple(np.flatnonzero(chances >= 0.5).tolist())
    return Decision(node(found, "//div[@class='story']"), kept, node(found, "//h1"), 0.9, 0.9, chances)


def test_a_third_and_a_fourth_reading_give_what_the_second_gave() -> None:
    """With the line that announces the list, which only the other pages tell of."""
    pages = [*map(listing, range(6))]
    seen = [observe(each, cold(each), Metadata()) for each in pages]
    [wrapper] = learn_site([each for each in seen if each is not None])
    first = [block_texts(each, cold(each).kept) for each in pages]
    at = [find(each, wrapper) for each in pages]
    second = [
        block_texts(each, correct(each, wrapper, place, cold(each)).kept)
        for each, place in zip(pages, at)
        if isinstance(place, Found)
    ]
    third = [kept_texts(each, wrapper) for each in pages]
    fourth = [kept_texts(each, merge_wrappers(wrapper, wrapper)) for each in pages]
    assert first != second == third == fourth
    assert all(line in page for line, page in zip(ANNOUNCED, second))


def both_ways(found: Document, wrapper: Wrapper) -> tuple[str, str]:
    """The body by both ways."""
    light = body_and_headline(found.parsed, wrapper)
    assert not isinstance(light, str)
    return "\n\n".join(kept_texts(found, wrapper)), light[0]


ADDED = "What the council has changed"


@pytest.mark.parametrize("known", [None, 0.3], ids=["never seen", "dropped on this page"])
@pytest.mark.parametrize("kind", ["h3", "h4"])
@pytest.mark.parametrize("url", ["http://news.example/1", "http://news.example/new"], ids=["its own", "new"])
def test_what_is_new_on_a_page_that_has_changed_since_is_read_as_on_any_new_page(
    url: str, kind: str, known: float | None
) -> None:
    """What the page dropped of a kind says nothing of another text of it; and both ways give the same text."""
    dropped = block(f"{kind}.sub < div.head", "Read more on page seven", known or 0.0)
    wrapper = replace(
        learned(page(1, *([dropped] if known else [])), page(2)), parser=PARSER_VERSION, shown=Shown(100, 300)
    )
    assert wrapper.pages == tuple(sorted(map(text_digest, ("http://news.example/1", "http://news.example/2"))))
    head = f'<div class="head"><{kind} class="sub">|</{kind}></div>'
    texts = [f"<p>{text}</p>" for text in PARAGRAPHS]
    offer = '<div class="offer"><p class="line">All that the council has decided this year, in our letter</p></div>'
    added, closing = head.replace("|", ADDED), head.replace("|", "See also")
    html = "".join((*texts[:2], added, *texts[2:4], offer, *texts[4:], closing))
    found = document(f'<body><h1>A day</h1><div class="story">{html}</div><p>Foot</p></body>', url)
    full, light = both_ways(found, wrapper)
    assert full == light
    assert ADDED in full and "See also" not in full


kinds = st.sampled_from((LINE, f"p. < {ROOT}", f"h2. < {ROOT}", f"p. < blockquote. < {ROOT}", f"li. < ul.box < {ROOT}"))
blocks = st.builds(
    block,
    kinds,
    st.sampled_from(("Pros", "Read more", "The council voted for a new bridge over the river", "A note of nine", "x")),
    st.floats(0, 1).map(lambda value: round(value, 4)),
    linked=st.integers(0, 2),
)


@given(st.lists(blocks, min_size=1, max_size=12))
def test_a_page_seen_alone_is_given_back_as_it_was(seen: list[SeenBlock]) -> None:
    observed = page(1, *seen)
    wrapper = learned(observed)
    assert wrapper.support == 1 < FEW_PAGES
    bare = replace(wrapper, kept_texts=(), dropped_texts=())
    kept, dropped = map(set, exceptions_of(bare, [observed.blocks], ROOT))
    assert (kept, dropped) == (set(wrapper.kept_texts), set(wrapper.dropped_texts))
    keys = exception_keys([each.signature for each in observed.blocks], [each.text for each in observed.blocks])
    wanted = {key for key, each in zip(keys, observed.blocks) if each.kept}
    assert kept <= wanted and not dropped & wanted
