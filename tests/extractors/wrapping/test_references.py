"""Short lines of the text's kind of which a good part is a link."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from extractors.wrapping.layout import Found, find, settle, sort_out
from extractors.wrapping.references import LONGEST, links_of, refers
from extractors.wrapping.warm import body_and_headline
from tests.builders import block_texts
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
