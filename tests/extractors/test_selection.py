"""From block probabilities to the root and what is kept in it."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from extractors.document import Document
from extractors.selection import CENTRE, NEGATIVE, THRESHOLD, Selection, select
from tests.builders import block_texts, document, inside, node
from tests.extractors.tag_soup import tree

SENTENCE = "Ten words or so stand in this sentence, no more."


def choose(found: Document, probabilities: list[float]) -> Selection:
    return select(found, found.blocks.sum(found.structure.run_words), np.array(probabilities))


def test_the_tightest_element_that_holds_the_content() -> None:
    found = inside(f"<div id=a><p>menu</p><div id=b><p>{SENTENCE}</p><p>{SENTENCE}</p></div></div>")
    chosen = choose(found, [0.1, 0.9, 0.9])
    assert chosen.root == node(found, "//*[@id='b']") and chosen.kept.tolist() == [1, 2]


def test_a_lone_block_outside_is_given_up_if_the_way_to_it_leads_past_much_else() -> None:
    menus = "".join(f"<p>{SENTENCE} {SENTENCE} {SENTENCE}</p>" for _ in range(30))
    found = inside(f"<p>short kept</p><div id=m>{menus}</div><div id=b><p>{SENTENCE}</p><p>{SENTENCE}</p></div>")
    chosen = choose(found, [0.6, *[0.01] * 30, 0.9, 0.9])
    assert chosen.root == node(found, "//*[@id='b']") and 0 not in chosen.kept


def test_what_is_unlikely_inside_is_dropped() -> None:
    found = inside(f"<article><p>{SENTENCE}</p><div>Read also</div><p>{SENTENCE}</p></article>")
    chosen = choose(found, [0.9, THRESHOLD - 0.01, 0.9])
    assert found.name(chosen.root) == "article" and chosen.kept.tolist() == [0, 2]
    assert choose(found, [0.9, THRESHOLD, 0.9]).kept.tolist() == [0, 1, 2]


def test_nothing_likely_keeps_nothing() -> None:
    found = inside(f"<p>{SENTENCE}</p><p>{SENTENCE}</p>")
    assert choose(found, [0.1, 0.2]).kept.tolist() == []


@settings(max_examples=80, deadline=None)
@given(tree, st.data())
def test_against_a_plain_search(html: str, data: st.DataObject) -> None:
    found = document(html)
    count = len(found.blocks)
    if not count:
        return
    likely = data.draw(st.lists(st.sampled_from([0.0, 0.2, 0.44, 0.5, 0.8, 1.0]), min_size=count, max_size=count))
    words = found.blocks.sum(found.structure.run_words).tolist()
    chosen = choose(found, likely)

    def gain(number: int) -> float:
        total = 0.0
        for block, holder in enumerate(found.blocks.node.tolist()):
            if found.is_within(holder, number):
                value = (likely[block] - CENTRE) * words[block]
                total += value * (NEGATIVE if value < 0 else 1)
        return round(total, 6)

    best = max(gain(number) for number in range(len(found)))
    assert gain(chosen.root) == pytest.approx(best, abs=2e-6)
    wanted = [b for b, n in enumerate(found.blocks.node.tolist()) if found.is_within(n, chosen.root)]
    assert chosen.kept.tolist() == [b for b in wanted if likely[b] >= THRESHOLD]
    assert len(block_texts(found, chosen.kept)) == len(chosen.kept)
