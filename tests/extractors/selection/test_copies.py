"""Paragraphs that a page holds twice."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from extractors import extract_page
from extractors.selection.copies import FEWEST_BLOCKS, FEWEST_CHARACTERS, copied, without_copies
from tests.builders import PARAGRAPHS, article_html, block_texts, document, page

TEXTS = [f"{text} It is paragraph number {number} of this long story." for number, text in enumerate(PARAGRAPHS * 3)]


def left(html: str) -> list[str]:
    found = document(html)
    texts = block_texts(found)
    return [texts[block] for block in without_copies(found, np.arange(len(texts)))]


def paragraphs(*texts: str) -> str:
    return "".join(f"<p>{text}</p>" for text in texts)


def test_a_second_copy_is_left_out() -> None:
    html = f"<div class=wide>{paragraphs(*TEXTS)}</div><h2>Print</h2><div class=narrow>{paragraphs(*TEXTS)}</div>"
    assert left(html) == [*TEXTS, "Print"]


def test_a_second_copy_of_a_part_is_left_out_and_what_follows_stays() -> None:
    assert left(paragraphs(*TEXTS, *TEXTS[2:6], "The end.")) == [*TEXTS, "The end."]


def test_what_stands_twice_by_itself_stays() -> None:
    quoted = [*TEXTS[:4], TEXTS[1], *TEXTS[4:], TEXTS[0], TEXTS[5]]
    assert left(paragraphs(*quoted)) == quoted
    refrain = ["One two three.", "Four five six.", "Seven eight nine.", *TEXTS[:3]] * 1
    assert left(paragraphs(*refrain, *refrain[:3])) == [*refrain, *refrain[:3]]


def test_the_order_has_to_be_the_same() -> None:
    mixed = [*TEXTS, *reversed(TEXTS)]
    assert left(paragraphs(*mixed)) == mixed


def test_an_article_is_extracted_once() -> None:
    story = "".join(f"<p>{text}</p>" for text in TEXTS)
    once = extract_page(page(article_html(story))).outcome
    twice = extract_page(page(article_html(f"<div>{story}</div><div>{story}</div>"))).outcome
    assert getattr(once, "body", "") == getattr(twice, "body", None) == "\n\n".join(TEXTS)


@given(st.lists(st.sampled_from("abc"), max_size=40), st.integers(1, 2 * FEWEST_CHARACTERS))
def test_only_what_repeats_a_run_goes(letters: list[str], size: int) -> None:
    texts = [letter * size for letter in letters]
    gone = copied(texts)
    assert 0 not in gone
    rest = [text for place, text in enumerate(texts) if place not in gone]
    assert set(rest) == set(texts)
    if len(texts) < 2 * FEWEST_BLOCKS or size * len(texts) < 2 * FEWEST_CHARACTERS:
        assert not gone


def test_a_hostile_page_of_one_line_ends() -> None:
    assert len(copied(["again"] * 20_000)) > 10_000
