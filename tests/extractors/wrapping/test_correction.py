"""A cold decision that is corrected by what the other pages of the layout say."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from extractors.arbiter import Decision
from extractors.document import PARSER_VERSION, Document
from extractors.observation import text_digest
from extractors.wrapper import Pooled, Wrapper
from extractors.wrapping.correction import Case, correct, stays
from extractors.wrapping.layout import Found, find
from extractors.wrapping.warm import Views, corrected
from tests.builders import PARAGRAPHS, URL, block_texts, document, node

LABEL, CELL = "th. < tr. < table. < div.story", "td. < tr. < table. < div.story"
TEXT, NOTE, SUBHEAD, BARE = "p.text < div.story", "p.note < div.story", "h2.sub < div.story", "td. < tr. < table."
LINES = {
    "first": f'<p class="text">{PARAGRAPHS[0]}</p>',
    "second": f'<p class="text">{PARAGRAPHS[1]}</p>',
    "short": '<p class="text">The Examiner reports that all of the nine windows were broken:</p>',
    "linked": '<p class="text">See also: <a href="/other">Another story of the day before</a></p>',
    "note": '<p class="note">Our letter comes every week</p>',
    "quoted": "<blockquote>You sit in the wet grass for a year</blockquote>",
    "subhead": '<h2 class="sub">What the town says about it</h2>',
    "label": "<table><tr><th>Peak level</th></tr></table>",
    "term": "<dl><dt>Lowest level</dt></dl>",
    "over": '<div class="offer"><h3>Sell your barn with us</h3>',
    "below": "<div class='offered'>A line costs two pounds and reaches all</div></div>",
    "cell": "<table><tr><td>Order our letter</td></tr></table>",
    "last": f'<p class="text">{PARAGRAPHS[2]}</p>',
}
PLAIN = "blockquote. < div.story"
SURELY = {"first": 0.99, "second": 0.99, "last": 0.99}


def page(outside: str = "") -> Document:
    return document(
        f"<html><body><h1>Story</h1><div class=story>{''.join(LINES.values())}</div>"
        f"<div class=more><p>{outside}</p></div></body></html>",
        URL,
    )


def place(found: Document, name: str) -> int:
    wanted = document(f"<html><body><div>{LINES[name]}</div></body></html>", URL)
    return block_texts(found).index(block_texts(wanted)[0])


def wrapper(*pool: Pooled, fragments: tuple[str, ...] = ()) -> Wrapper:
    return Wrapper(
        "news.example", "any", '//div[@class="story"]', header_xpath="//h1", signatures=pool, fragments=fragments
    )


def kept_of(known: Wrapper, probabilities: dict[str, float], outside: float | None = None) -> set[str]:
    """The names of the lines that are kept, of those whose cold probabilities are given; others are 0."""
    found = page("A text that stands below the story" if outside is not None else "")
    values = np.zeros(len(found.blocks))
    for name, probability in {**SURELY, **probabilities}.items():
        values[place(found, name)] = probability
    if outside is not None:
        values[-1] = outside
    cold = Decision(
        node(found, "//div[@class='story']"), tuple(np.flatnonzero(values >= 0.5).tolist()), None, 0.9, 0.9, values
    )
    at = find(found.parsed, known)
    assert isinstance(at, Found)
    decision = correct(found, known, at, cold)
    names = {place(found, name): name for name in LINES}
    return {names.get(block, "outside") for block in decision.kept} - set(SURELY)


AGREED = Pooled(TEXT, 0.95, 40, 3, 3)


@pytest.mark.parametrize(
    ("known", "probability", "kept"),
    [
        (AGREED, 0.4, True),
        (AGREED, 0.01, False),
        (Pooled(TEXT, 0.95, 40, 1, 1), 0.4, False),
        (Pooled(TEXT, 0.95, 40, 2, 1), 0.4, False),
        (Pooled(TEXT, 0.95, 40, 3, 1), 0.4, False),
        (Pooled(TEXT, 0.7, 40, 3, 2), 0.4, True),
        (Pooled(TEXT, 0.7, 40, 3, 2), 0.2, False),
    ],
    ids=["all agree", "surely foreign by itself", "one page", "one of two", "two against", "most agree", "not enough"],
)
def test_a_doubtful_block_of_a_kind_that_is_content_everywhere_comes_in(
    known: Pooled, probability: float, kept: bool
) -> None:
    assert kept_of(wrapper(known), {"short": probability}) == ({"short"} if kept else set())


ONCE = Pooled(TEXT, 0.95, 9, 3, 3)


@pytest.mark.parametrize(
    ("place", "words", "probability", "known", "kept"),
    [
        (1, 12, 0.4, AGREED, True),
        (1, 3, 0.4, AGREED, False),
        (1, 3, 0.4, ONCE, False),
        (2, 12, 0.49, AGREED, False),
        (2, 12, 0.4, ONCE, True),
        (0, 12, 0.4, AGREED, False),
        (0, 12, 0.46, AGREED, True),
        (0, 12, 0.4, ONCE, True),
    ],
    ids=[
        "paragraph amid the text", "line amid it", "the same of a rare kind", "behind it", "the same of a rare kind",
        "before it", "nearly kept before it", "a lead",
    ],
)  # fmt: skip
def test_a_line_or_what_stands_beside_the_text_does_not_come_in_by_the_kind_of_paragraphs(
    place: int, words: int, probability: float, known: Pooled, kept: bool
) -> None:
    line = " ".join(["Reported", "by", "our", *["correspondent"] * 9][:words])
    texts = [*PARAGRAPHS[:2]]
    texts.insert(place, line)
    assert (place in settled_by(known, texts, {place: probability})) == kept


def test_lines_of_a_kind_that_has_mostly_lines_come_in() -> None:
    texts = [PARAGRAPHS[0], "first of all", "and then", "and at last", PARAGRAPHS[1]]
    assert settled_by(AGREED, texts, {1: 0.4, 2: 0.4, 3: 0.4}) == {0, 1, 2, 3, 4}
    assert settled_by(AGREED, [*texts[:2], texts[4]], {1: 0.4}) == {0, 2}


ITEM = "x-item.i < div.l"
"""What nothing in the markup calls the item of a list."""


@pytest.mark.parametrize(
    ("items", "pool", "kept"),
    [
        ((0.4, 0.6, 0.55, 0.4), Pooled(ITEM, 0.5, 20, 4, 2), {0, 1, 2, 3}),
        ((0.4, 0.6, 0.3, 0.4), Pooled(ITEM, 0.5, 20, 4, 2), {1}),
        ((0.05, 0.6, 0.55, 0.4), Pooled(ITEM, 0.5, 20, 4, 2), {1, 2, 3}),
        ((0.4, 0.6, 0.55, 0.4), Pooled(ITEM, 0.5, 20, 7, 4), {1, 2}),
        ((0.6, 0.4), Pooled(ITEM, 0.5, 20, 4, 2), {0}),
    ],
    ids=["a list", "fewer than half", "one surely foreign", "a kind of most pages", "two lines"],
)
def test_a_list_that_nothing_calls_one_is_completed(items: tuple[float, ...], pool: Pooled, kept: set[int]) -> None:
    assert items_kept(items, pool) == (kept, False)


def test_a_line_that_announces_such_a_list_comes_in_by_its_kind() -> None:
    items, known = (0.6, 0.6, 0.6), Pooled(ITEM, 0.5, 20, 4, 2)
    assert items_kept(items, known, "For patients this means:") == ({0, 1, 2}, True)
    assert items_kept(items, known, "For patients this means") == ({0, 1, 2}, False)
    assert items_kept((0.2, 0.2, 0.2), known, "Read also:") == (set(), False)


def items_kept(items: tuple[float, ...], known: Pooled, line: str = "") -> tuple[set[int], bool]:
    """The places of the items that are kept between two paragraphs, and whether the doubtful line before them is."""
    lines = [f"item {place} of them" for place in range(len(items))]
    texts = [PARAGRAPHS[0], *filter(None, [line]), *lines, PARAGRAPHS[1]]
    listed = "".join(f"<x-item class=i>{text}</x-item>" for text in lines)
    paragraphs = [f"<p class=text>{text}</p>" for text in texts if text not in lines]
    story = "".join([*paragraphs[:-1], f"<div class=l>{listed}</div>", paragraphs[-1]])
    found = document(f"<html><body><h1>Story</h1><div class=story>{story}</div>", URL)
    chances = dict(zip(lines, items)) | {line: 0.4}
    values = np.zeros(len(found.blocks))
    for block, text in enumerate(block_texts(found)):
        values[block] = chances.get(text, 0.99 if text in texts else 0.0)
    learned = replace(wrapper(AGREED, known), support=8)
    before = tuple(np.flatnonzero(values >= 0.5).tolist())
    cold = Decision(node(found, "//div[@class='story']"), before, None, 0.9, 0.9, values)
    at = find(found.parsed, learned)
    assert isinstance(at, Found)
    kept = {block_texts(found)[block] for block in correct(found, learned, at, cold).kept}
    return {place for place, text in enumerate(lines) if text in kept}, line in kept


def settled_by(known: Pooled, texts: list[str], doubtful: dict[int, float]) -> set[int]:
    """The places of those texts of one kind that are kept, where a page by itself is sure of all but the doubtful."""
    story = "".join(f"<p class=text>{text}</p>" for text in texts)
    found = document(f"<html><body><h1>Story</h1><div class=story>{story}</div>", URL)
    places = [block_texts(found).index(text) for text in texts]
    values = np.zeros(len(found.blocks))
    for place, block in enumerate(places):
        values[block] = doubtful.get(place, 0.99)
    cold = Decision(node(found, "//div"), tuple(np.flatnonzero(values >= 0.5).tolist()), None, 0.9, 0.9, values)
    at = find(found.parsed, wrapper(known))
    assert isinstance(at, Found)
    kept = correct(found, wrapper(known), at, cold).kept
    return {place for place, block in enumerate(places) if block in kept}


def test_a_linked_line_does_not_come_in_by_its_kind() -> None:
    assert kept_of(wrapper(AGREED), {"linked": 0.45}) == set()
    assert kept_of(wrapper(AGREED), {"linked": 0.55}) == {"linked"}


def test_a_doubtful_block_of_a_foreign_kind_goes_and_a_sure_one_stays() -> None:
    foreign = wrapper(Pooled(NOTE, 0.05, 9, 3, 0))
    assert kept_of(foreign, {"note": 0.6}) == set()
    assert kept_of(foreign, {"note": 0.96}) == {"note"}
    assert kept_of(wrapper(Pooled(NOTE, 0.05, 9, 3, 2)), {"note": 0.6}) == {"note"}


def test_a_kind_that_most_pages_drop_speaks_by_their_share() -> None:
    assert kept_of(wrapper(Pooled(NOTE, 0.45, 9, 9, 2)), {"note": 0.7}) == set()
    assert kept_of(wrapper(Pooled(NOTE, 0.45, 9, 9, 4)), {"note": 0.7}) == {"note"}
    assert kept_of(wrapper(Pooled(NOTE, 0.45, 2, 2, 0)), {"note": 0.7}) == {"note"}
    assert kept_of(wrapper(Pooled(NOTE, 0.45, 9, 9, 2)), {"note": 0.77}) == {"note"}
    assert kept_of(wrapper(Pooled(NOTE, 0.01, 9, 9, 2)), {"note": 0.77}) == set(), "all together are surer"
    most = wrapper(Pooled(NOTE, 0.05, 9, 4, 1))  # kept on one of four pages: outvoted where the page is not sure
    assert kept_of(most, {"note": 0.6}) == set() and kept_of(most, {"note": 0.85}) == {"note"}
    few, many = wrapper(Pooled(NOTE, 0.05, 9, 2, 0)), wrapper(Pooled(NOTE, 0.05, 9, 3, 0))
    assert kept_of(few, {"note": 0.9}) == {"note"}
    assert kept_of(many, {"note": 0.9}) == set()


@pytest.mark.parametrize(
    ("other", "probability", "kept"),
    [
        (Pooled("div. < p.note", 0.04, 3, 1, 0), 0.55, False),
        (Pooled("div. < p.note", 0.04, 3, 1, 0), 0.7, True),
        (Pooled("div. < p.note", 0.96, 3, 1, 1), 0.55, True),
        (Pooled("div. < p.other", 0.04, 3, 1, 0), 0.55, True),
        (Pooled(NOTE, 0.04, 3, 1, 0), 0.55, True),
    ],
    ids=["foreign box", "not doubtful", "content", "another box", "a kind that is known"],
)
def test_a_doubtful_block_of_a_new_kind_in_a_box_that_is_foreign_elsewhere_goes(
    other: Pooled, probability: float, kept: bool
) -> None:
    assert kept_of(wrapper(other), {"note": probability}) == ({"note"} if kept else set())


def test_plain_markup_that_the_pages_together_take_for_content_comes_in() -> None:
    assert kept_of(wrapper(Pooled(PLAIN, 0.55, 9, 3, 0)), {"quoted": 0.2}) == {"quoted"}
    assert kept_of(wrapper(Pooled(PLAIN, 0.45, 9, 3, 0)), {"quoted": 0.2}) == set()
    assert kept_of(wrapper(Pooled(NOTE, 0.55, 9, 3, 0)), {"note": 0.2}) == set()


def test_a_text_that_repeats_goes_unless_it_is_sure_or_a_subhead() -> None:
    digests = tuple(text_digest(text) for text in ("Our letter comes every week", "What the town says about it"))
    known = wrapper(AGREED, fragments=digests)
    assert kept_of(known, {"note": 0.7, "subhead": 0.7}) == {"subhead"}
    assert kept_of(known, {"note": 0.9}) == {"note"}
    assert kept_of(wrapper(AGREED, Pooled(NOTE, 0.99, 40, 4, 4), fragments=digests), {"note": 0.7}) == set()


def test_a_subhead_that_repeats_goes_with_the_text_below_it_in_a_box_of_its_own() -> None:
    over, below = text_digest("Sell your barn with us"), text_digest("A line costs two pounds and reaches all")
    assert "over" not in kept_of(wrapper(fragments=(over, below)), {"over": 0.7})
    assert "over" in kept_of(wrapper(fragments=(over,)), {"over": 0.7})
    assert "over" in kept_of(wrapper(fragments=(over, below)), {"over": 0.7, "below": 0.98})
    # one among the paragraphs heads what comes behind the box below it
    subhead, label = text_digest("What the town says about it"), text_digest("Peak level")
    assert "subhead" in kept_of(wrapper(fragments=(subhead, label)), {"subhead": 0.7})


def test_a_subhead_stays_over_a_list_of_which_some_items_repeat() -> None:
    def case(name: str, probability: float, repeats: bool) -> Case:
        return Case(f"{name} < div.story", probability, True, 2, 0, lambda: repeats)

    subhead = case("h2. < div.recipe", 0.9, True)
    salt, flour = case("li. < ul. < div.recipe", 0.7, True), case("li. < ul. < div.recipe", 0.7, False)
    assert stays([subhead, salt, flour], {}, 3, "div.story") == [True, False, True]
    assert stays([subhead, salt, salt, case("p.", 0.9, False)], {}, 3, "div.story") == [False, False, False, True]


def test_a_label_of_a_table_may_repeat() -> None:
    known = wrapper(AGREED, Pooled(LABEL, 0.9, 9, 4, 4), fragments=(text_digest("Peak level"),))
    assert kept_of(known, {"label": 0.7}) == {"label"}
    terms = wrapper(AGREED, Pooled("dt. < dl. < div.story", 0.9, 9, 4, 4), fragments=(text_digest("Lowest level"),))
    assert kept_of(terms, {"term": 0.7}) == {"term"}
    advert = wrapper(AGREED, Pooled(CELL, 0.9, 9, 4, 4), fragments=(text_digest("Order our letter"),))
    assert kept_of(advert, {"cell": 0.7}) == set(), "a cell's text may be an advert"


def test_a_long_text_that_repeats_goes_unless_nothing_is_surer() -> None:
    known = wrapper(AGREED, fragments=(text_digest("You sit in the wet grass for a year"),))
    assert "quoted" in kept_of(wrapper(AGREED), {"quoted": 0.9})
    assert "quoted" not in kept_of(known, {"quoted": 0.9})
    assert "quoted" in kept_of(known, {"quoted": 0.96})


def test_outside_the_root_of_the_layout_only_a_sure_block_stays() -> None:
    assert kept_of(wrapper(AGREED), {}, outside=0.7) == set()
    assert kept_of(wrapper(AGREED), {}, outside=0.9) == {"outside"}


def test_a_kind_without_any_class_says_nothing() -> None:
    found = document(
        f"<html><body><h1>Story</h1><table id=story><tr><td>{PARAGRAPHS[0]}</td></tr><tr><td>A note</td></tr></table>",
        URL,
    )
    note = block_texts(found).index("A note")
    values = np.where(np.arange(len(found.blocks)) == note, 0.4, 0.9)
    known = replace(wrapper(Pooled(BARE, 0.95, 40, 3, 3)), root_xpath='//*[@id="story"]')
    cold = Decision(
        node(found, "//table"), tuple(np.flatnonzero(values >= 0.5).tolist()), node(found, "//h1"), 0.9, 0.9, values
    )
    at = find(found.parsed, known)
    assert isinstance(at, Found) and note not in correct(found, known, at, cold).kept


def test_a_wrapper_that_does_not_fit_says_why() -> None:
    views = Views.of(page())
    assert corrected(views, wrapper(AGREED)) == "learned with another parser or kind of page"


def test_where_what_was_corrected_does_not_fit_the_wrapper_alone_may() -> None:
    links = "".join(f"<li><a href=/{n}>Another story of the day number {n}</a></li>" for n in range(30))
    html = page().page.text().replace("<div class=more>", f"<div class=more><ul>{links}</ul>")
    found = document(html, URL)
    views = Views.of(found)
    kept = tuple(range(1, len(found.blocks)))
    root, header = node(found, "//body"), node(found, "//h1")
    views.__dict__["cold"] = Decision(root, kept, header, 0.4, 0.9, np.full(len(found.blocks), 0.99))
    known = replace(wrapper(AGREED), parser=PARSER_VERSION)
    served = corrected(views, known)
    assert not isinstance(served, str)
    texts = block_texts(found, served.decision.kept)
    assert PARAGRAPHS[0] in texts and not any("the day number" in text for text in texts)
    assert "never showed" in str(corrected(views, replace(known, signatures=(Pooled("p.a < div.b", 0.9),))))
