"""Labels of blocks from what is known of a page."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmarks.training.labels import from_body, from_prefix, from_snippets, label_page, tokens
from tests.benchmarks.sets import PARAGRAPHS

MENU = "Home News Sport Culture Opinion Weather Jobs Cars Property Travel"
TEASER = "A bakery in the old town has found a successor and opens again next month, its owner said on Friday."
SUBHEAD = "What the engineers say"


def content(blocks: list[str], truth: str, optional: tuple[str, ...] = ()) -> list[bool]:
    return [label.content for label in from_body(blocks, truth, optional)]


def test_long_blocks_of_the_truth_are_content() -> None:
    blocks = [MENU, *PARAGRAPHS, TEASER]
    assert content(blocks, "\n\n".join(PARAGRAPHS)) == [False, True, True, True, False]


def test_case_marks_and_spaces_do_not_count() -> None:
    truth = "\n\n".join(PARAGRAPHS).upper().replace(",", " ;")
    assert content([MENU, *PARAGRAPHS], truth) == [False, True, True, True]


def test_a_short_block_counts_in_the_gap_that_the_long_ones_leave() -> None:
    truth = "\n\n".join((PARAGRAPHS[0], SUBHEAD, *PARAGRAPHS[1:]))
    blocks = [SUBHEAD, PARAGRAPHS[0], SUBHEAD, *PARAGRAPHS[1:], SUBHEAD]
    assert content(blocks, truth) == [False, True, True, True, True, False]


def test_a_short_block_out_of_place_is_not_content() -> None:
    truth = "\n\n".join((*PARAGRAPHS, SUBHEAD))
    assert content([SUBHEAD, *PARAGRAPHS], truth) == [False, True, True, True]


def test_each_word_of_the_truth_is_given_once() -> None:
    blocks = [PARAGRAPHS[0], *PARAGRAPHS, PARAGRAPHS[2]]
    assert sum(content(blocks, "\n\n".join(PARAGRAPHS))) == 3


def test_a_teaser_of_the_page_s_own_first_words_loses_to_the_paragraph() -> None:
    teaser = " ".join(PARAGRAPHS[0].split()[:12]) + " ..."
    assert content([teaser, MENU, *PARAGRAPHS], "\n\n".join(PARAGRAPHS)) == [False, False, True, True, True]


def test_a_paragraph_that_the_truth_repeats() -> None:
    chorus = "And the boats went out, and the boats came in, and nobody counted them all."
    truth = "\n\n".join((chorus, PARAGRAPHS[0], chorus, PARAGRAPHS[1]))
    assert content([chorus, PARAGRAPHS[0], chorus, PARAGRAPHS[1]], truth) == [True] * 4


def test_ideographs_are_aligned_by_character() -> None:
    body = [
        "北京时间三月五日，国务院新闻办公室举行发布会，介绍经济运行的有关情况。",
        "记者从会上获悉，今年前两个月货物进出口总额同比增长。",
    ]
    menu = "首页新闻体育财经娱乐科技汽车房产教育旅游"
    assert content([menu, *body], "\n".join(body)) == [False, True, True]


def test_optional_paragraphs_weigh_nothing() -> None:
    blocks = [TEASER, SUBHEAD, *PARAGRAPHS]
    labels = from_body(blocks, "\n\n".join(PARAGRAPHS), (TEASER, SUBHEAD))
    assert [label.weight for label in labels[:2]] == [0, 0] and all(label.weight > 0 for label in labels[2:])


def test_a_half_matching_block_weighs_little() -> None:
    mixed = PARAGRAPHS[0][:100] + " " + TEASER
    (label,) = from_body([mixed], PARAGRAPHS[0])
    assert label.weight < 0.5


def test_an_empty_block_weighs_nothing() -> None:
    labels = from_body(["", "—"], PARAGRAPHS[0])
    assert [(label.content, label.weight) for label in labels] == [(False, 0.0)] * 2


def test_an_empty_truth_has_no_content() -> None:
    assert content([MENU, *PARAGRAPHS], "") == [False] * 4


@settings(max_examples=100, deadline=None)
@given(st.lists(st.sampled_from([*PARAGRAPHS, MENU, TEASER, SUBHEAD, "", "a b", "one"]), max_size=12), st.data())
def test_any_page_and_truth(blocks: list[str], data: st.DataObject) -> None:
    chosen = data.draw(st.lists(st.sampled_from(blocks), max_size=8)) if blocks else []
    labels = from_body(blocks, "\n\n".join(chosen))
    assert len(labels) == len(blocks) and all(0 <= label.weight <= 1 for label in labels)
    assert not any(label.content and not tokens(text) for label, text in zip(labels, blocks))
    assert labels == from_body(blocks, "\n\n".join(chosen))


@given(st.lists(st.sampled_from(PARAGRAPHS), unique=True, min_size=1))
def test_a_page_that_is_all_truth(blocks: list[str]) -> None:
    assert content(blocks, "\n\n".join(blocks)) == [True] * len(blocks)


def test_snippets() -> None:
    truth = {"must_have": ["rebuild  the eastern pier"], "must_not_have": ["News Sport"]}
    labels = from_snippets([MENU, PARAGRAPHS[0].replace(" ", "\n"), TEASER], truth)
    assert [(label.content, label.weight) for label in labels] == [(False, 1), (True, 1), (False, 0)]


def test_what_must_be_there_outweighs_what_must_not() -> None:
    (label,) = from_snippets(["one two three"], {"must_have": ["two"], "must_not_have": ["three"]})
    assert label.content


def test_prefix() -> None:
    labels = from_prefix([MENU, "Ad", TEASER, *PARAGRAPHS], PARAGRAPHS[0][:57])
    assert [(label.content, label.weight) for label in labels] == [
        (False, 0.5),
        (False, 0),
        (False, 0.5),
        (True, 1),
        (False, 0),
        (False, 0),
    ]
    assert all(label.weight == 0 for label in from_prefix([MENU], "words that stand nowhere at all"))
    assert all(label.weight == 0 for label in from_prefix(list(PARAGRAPHS), "The"))


@pytest.mark.parametrize(
    ("truth", "weights"),
    [
        ({"body": PARAGRAPHS[0], "must_have": ["Home"]}, [1, 1]),
        ({"body": PARAGRAPHS[0], "body_paragraphs": [PARAGRAPHS[0], MENU], "body_optional": [1, 7]}, [0, 1]),
        ({"body_prefix": PARAGRAPHS[0][:50]}, [0.5, 1]),
        ({"must_have": [PARAGRAPHS[0][:30]]}, [0, 1]),
        ({}, [0, 0]),
    ],
)
def test_the_best_that_a_truth_allows(truth: dict[str, object], weights: list[float]) -> None:
    labels = label_page([MENU, PARAGRAPHS[0]], truth)
    assert [label.weight for label in labels] == weights


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Don't stop!", ["don", "t", "stop"]),
        ("新闻ab", ["新", "闻", "ab"]),
        ("", []),
        ("3,5 %", ["3", "5"]),
        ("ÄÖ", ["äö"]),
    ],
)
def test_tokens(text: str, expected: list[str]) -> None:
    assert tokens(text) == expected
