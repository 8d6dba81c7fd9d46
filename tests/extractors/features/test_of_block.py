"""The features of blocks: their shape on any page, and their values where a person can count."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings

from extractors.document import Document, Unreadable
from extractors.features import of_block
from tests.builders import PARAGRAPHS, article_html, block_texts, document, inside, paragraphs
from tests.extractors.tag_soup import soup


def value(found: Document, text: str, name: str) -> float:
    """A feature of the block with this text."""
    computed = of_block.compute(found)
    (row,) = [i for i, block in enumerate(block_texts(found)) if block == text]
    return float(computed.values[row, computed.names.index(name)])


PAGE = article_html(
    '<p>One two three.</p><p>See <a href="/x">this link</a></p><ul><li>four five</li><li>six seven</li></ul>'
    "<blockquote><p>Eight <b>nine</b></p></blockquote><h2>Ten</h2><p>Eleven 12</p>",
    headline="Heading of it all",
)


@pytest.mark.parametrize(
    ("text", "name", "expected"),
    [
        ("One two three.", "words in the block", 3),
        ("One two three.", "characters in the block", 14),
        ("One two three.", "sentence ends", 1),
        ("One two three.", "link density", 0),
        ("See this link", "link density", 9 / 13),
        ("Eight nine", "share of emphasised characters", 4 / 10),
        ("Eleven 12", "share of digits", 2 / 9),
        ("Heading of it all", "is the main header", 1),
        ("One two three.", "is the main header", 0),
        ("One two three.", "main header's level", 1),
        ("One two three.", "blocks after the main header", 1),
        ("Eleven 12", "blocks since the last heading", 1),
        ("Eleven 12", "level of the last heading", 2),
        ("Eleven 12", "words 1 before", 1),
        ("One two three.", "words 1 after", 3),
        ("See this link", "runs of text in the block", 2),
        ("four five", "same kind, depth and parent: blocks", 2),
        ("four five", "same kind, depth and parent: words", 4),
        ("four five", "hidden by a style", 0),
    ],
)
def test_values(text: str, name: str, expected: float) -> None:
    assert value(document(PAGE), text, name) == pytest.approx(expected, abs=1e-5)


DIVIDED = "<html><body><div><h1>Head line</h1>One two<br><br>three four<br><br>five six</div></body></html>"
"""Blocks in document order, whose elements are not."""


@pytest.mark.parametrize(("text", "blocks", "words"), [("One two", 1, 2), ("three four", 2, 4), ("five six", 3, 6)])
def test_how_far_behind_the_header_text_of_its_own_parent_is(text: str, blocks: int, words: int) -> None:
    found = document(DIVIDED)
    assert value(found, text, "blocks after the main header") == blocks
    assert value(found, text, "words after the main header") == words


LONG = "x" * 190


@pytest.mark.parametrize(
    ("markup", "text", "name", "expected"),
    [
        ("a b <svg><title>Icon</title></svg> c", "a b Icon c", "runs of text in the block", 2),
        ("More &gt;", "More >", "last character", 7),
        ("More&amp;", "More&", "last character", 0),
        (f"{LONG} <a href='/share/by/facebook/whatsapp/link'>here</a>", f"{LONG} here", "words of sharing", 0),
    ],
)
def test_what_is_no_text_is_not_measured(markup: str, text: str, name: str, expected: float) -> None:
    assert value(document(f"<p>Before.</p><p>{markup}</p><p>After.</p>"), text, name) == expected


def test_votes_are_told_by_the_element_that_holds_the_text() -> None:
    lines = "<br><br>".join(text for text in PARAGRAPHS)
    page = article_html(f"<div><span>{lines}</span><p>Mind the gap.</p></div>")
    found = document(page)
    texts = block_texts(found)
    computed = of_block.compute(found)
    for method in ("composite text density", "punctuation density", "visual root", "role model"):
        vote = computed.values[:, computed.names.index(f"{method}: vote")]
        assert [vote[texts.index(text)] for text in PARAGRAPHS] == [1] * len(PARAGRAPHS), method
    level = computed.values[:, computed.names.index("composite text density: levels below its best node")]
    assert [level[texts.index(text)] for text in (*PARAGRAPHS, "About us Terms of use")] == [0] * len(PARAGRAPHS) + [-1]


def test_kinds_of_elements_differ() -> None:
    found = document(PAGE)
    kinds = [value(found, text, "kind of element") for text in ("One two three.", "four five", "Ten")]
    assert len(set(kinds)) == 3


def test_elements_and_classes_above() -> None:
    found = inside(
        '<div class="comments"><ul><li>A remark of somebody.</li></ul></div>'
        "<p>The text of the page itself, with many words, and "
        "punctuation, so that it is the densest; that is what an article looks like.</p>"
    )
    assert value(found, "A remark of somebody.", "elements above: list") == 1
    assert value(found, "A remark of somebody.", "elements above: list item") == 1
    assert value(found, "A remark of somebody.", "class or id says: comment") == 1


def test_an_inline_element_can_be_the_densest() -> None:
    lines = "<br><br>".join(PARAGRAPHS)
    page = document(f'<html><body><div class="share"><div><span class="share">{lines}</span></div></div></body></html>')
    computed = of_block.compute(page)
    assert {float(each) for each in computed.values[:, computed.names.index("class or id says: share")]} == {1.0}


def test_hidden() -> None:
    found = inside('<div style="display:none"><p>secret words</p></div><p>open words</p>')
    assert (
        value(found, "secret words", "hidden by a style") == 1 and value(found, "open words", "hidden by a style") == 0
    )


def test_first_and_last_block_have_no_neighbours() -> None:
    found = inside("<p>only one</p>")
    assert [value(found, "only one", f"words 1 {side}") for side in ("before", "after")] == [-1, -1]


@settings(max_examples=120, deadline=None)
@given(soup)
def test_any_page_has_finite_features(html: str) -> None:
    try:
        found = document(html)
    except Unreadable:
        return
    computed = of_block.compute(found)
    assert computed.values.shape[0] == len(found.blocks) == len(computed.words)
    if len(found.blocks):
        assert computed.values.shape[1] == len(computed.names) == len(set(computed.names))
        assert np.isfinite(computed.values).all() and computed.values.dtype == np.float32


def test_names_are_the_same_on_every_page() -> None:
    names = {
        of_block.compute(document(html)).names for html in (PAGE, "<p>x", "<table><tr><td>a b c<td>d", "<h1>x</h1>")
    }
    assert len(names) == 1


def test_links_are_judged_among_texts_wherever_the_densest_element_is() -> None:
    quoted = f"<blockquote>{paragraphs() * 3}</blockquote>"  # the densest element
    story = f"<p>{PARAGRAPHS[0]}</p><p><a href=/a>From the other news</a></p>{quoted}<p>{PARAGRAPHS[1]}</p>"
    found = inside(f"<ul><li><a href=/s>Sport</a></li></ul><div>{story}</div><p><a href=/b>More of the day</a></p>")
    judged = dict(zip(block_texts(found), of_block.compute(found).judged.tolist()))
    assert judged["From the other news"] and not judged["Sport"] and not judged["More of the day"]


def test_a_page_without_text() -> None:
    assert of_block.compute(inside("<img src=x>")).values.shape == (0, 0)


@pytest.mark.xfail(strict=True, reason="the 64th list above a block is counted as a list item's, and so on")
def test_counters_do_not_run_over() -> None:
    """A counter of ancestors is six bits wide: 70 nested lists must not be read as something else."""
    found = inside(
        "<ul><li>" * 70 + "deep down" + "</ul>" * 70 + "<p>The main text, as long as it may be, stands here.</p>"
    )
    computed = of_block.compute(found)
    above = {
        name: float(computed.values[0, i]) for i, name in enumerate(computed.names) if name.startswith("elements above")
    }
    assert above["elements above: table"] == above["elements above: nav"] == above["elements above: figure"] == 0
