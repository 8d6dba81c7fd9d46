"""Short lines of the text's kind of which a good part is a link."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from extractors.wrapper import REFERS
from extractors.wrapping.kinds import doubted_lines
from extractors.wrapping.layout import Found, find, settle, sort_out
from extractors.wrapping.references import LONGEST, links_of, refers
from extractors.wrapping.warm import body_and_headline
from tests.builders import block_texts
from tests.extractors.observed import ROOT, block
from tests.extractors.observed import learned as learn
from tests.extractors.observed import page as observed
from tests.extractors.wrapping.test_layout import OTHER, learned, page


@pytest.mark.parametrize(
    ("words", "linked", "does"),
    [(10, 5, True), (10, 4, True), (10, 3, False), (10, 6, False), (LONGEST + 1, 10, False), (0, 0, False)],
    ids=["half", "a good part", "little", "most: a link", "a sentence", "nothing"],
)
def test_what_leads_to_another_text(words: int, linked: int, does: bool) -> None:
    assert refers(words, linked) == does
    texts = ["word " * (words - linked), "link " * linked]
    assert links_of(texts[1:], texts) == (linked > words / 2, does)


def test_of_long_texts_with_few_links_no_word_is_counted() -> None:
    assert links_of(["a", "b", "c"], ["a", "b", "c", "lengthy" * 100]) == (False, False)


LINE = "If you liked this, try: <a href=/b>Letter from Port Calloway</a>"
TEXT = "If you liked this, try: Letter from Port Calloway"


@pytest.mark.parametrize("probability", [0.1, 0.9])
def test_of_such_a_line_the_classifiers_are_asked_although_its_kind_is_sure(probability: float) -> None:
    wrapper, found = learned(), page((*OTHER, LINE))
    place = find(found, wrapper)
    assert isinstance(place, Found)
    sorted_, block = sort_out(found, wrapper, place), block_texts(found).index(TEXT)
    assert sorted_.strange and sorted_.open == (block,)
    probabilities = [probability if at == block else 0.9 for at in range(len(found.blocks))]
    assert settle(found, wrapper, place, [block], np.array(probabilities)) == [block] * (probability > 0.5)


def test_the_text_alone_is_the_one_of_the_whole_article() -> None:
    wrapper = replace(learned(), pages=())
    light = body_and_headline(page((*OTHER, LINE)).parsed, wrapper)
    assert not isinstance(light, str) and light[0] == "\n\n".join(OTHER)


KIND = f"p. < {ROOT}"


def known(*probabilities: float) -> dict[int, int]:
    """What is known of such a line, of four pages with texts and of one page with such a line for each probability."""
    pages = [
        observed(
            number,
            *[block(KIND, f"Text {number} {place} with {'more words ' * 6}", 0.97) for place in range(4)],
            *[block(KIND, f"Ann Lee told paper {chr(65 + number)}", chance, linked=2) for chance in chances],
        )
        for number, chances in enumerate([[]] * 4 + [[chance] for chance in probabilities])
    ]
    wrapper = learn(*pages)
    assert wrapper.verdicts[KIND] > 0 and not any(box.endswith(REFERS) for box in wrapper.boxes)
    return doubted_lines(wrapper, [KIND] * 3, (13, 6, 17).__getitem__, [1])


@pytest.mark.parametrize(
    ("probabilities", "expected"),
    [
        ((), {1: 0}),
        ((0.9, 0.8, 0.9, 0.9), {}),
        ((0.1, 0.1, 0.2, 0.1), {1: -1}),
        ((0.9, 0.1, 0.9, 0.2), {1: 0}),
        ((0.9,), {1: 0}),
    ],
    ids=["never seen", "always kept", "never kept", "now and then", "seen once"],
)
def test_what_pages_said_of_such_lines_of_a_kind(probabilities: tuple[float, ...], expected: dict[int, int]) -> None:
    assert known(*probabilities) == expected
