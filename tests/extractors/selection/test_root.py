"""From block probabilities to the root and what is kept in it."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from extractors.document import Document
from extractors.selection.root import CENTRE, NEGATIVE, NOTHING, SURE, THRESHOLD, Selection, balanced, select
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


blocks = st.tuples(st.integers(1, 80), st.integers(0, 100).map(lambda part: part / 100))
Floats = npt.NDArray[np.float64]


def expected_f1(words: npt.NDArray[np.int64], probabilities: Floats, kept: npt.NDArray[np.bool_]) -> float:
    weights = words + 2
    right = float((probabilities * weights)[kept].sum())
    return 2 * right / float(weights[kept].sum() + (probabilities * weights).sum())


@given(st.lists(blocks, min_size=1, max_size=30))
def test_what_is_kept_of_an_unsure_page_has_the_highest_expected_f1(page: list[tuple[int, float]]) -> None:
    words = np.array([count for count, _ in page], dtype=np.int64)
    own = np.array([probability for _, probability in page])
    moved = balanced(words, own)
    assert (np.diff(moved[np.argsort(own, kind="stable")]) >= 0).all()
    assert ((own == 0) == (moved == 0)).all() and (moved >= own).all() and (moved <= 1).all()
    cuts = [own >= cut for cut in np.unique(own[own > 0])]
    best = max((expected_f1(words, own, kept) for kept in cuts), default=0.0)
    if not NOTHING <= best < SURE:
        assert (moved == own).all() or abs(best - SURE) < 1e-5 or abs(best - NOTHING) < 1e-5
    else:
        assert expected_f1(words, own, moved >= THRESHOLD) == pytest.approx(best, abs=1e-4)


def test_a_page_of_which_the_forest_is_sure_stays_as_it_is() -> None:
    words, own = np.array([50, 60, 10, 4]), np.array([0.99, 0.98, 0.45, 0.01])
    assert balanced(words, own) is own


def test_a_page_on_which_nothing_is_sure_keeps_its_likeliest_text() -> None:
    words, own = np.array([50, 60, 10, 40]), np.array([0.45, 0.4, 0.05, 0.02])
    assert (balanced(words, own) >= THRESHOLD).tolist() == [True, True, False, False]


def test_a_page_without_any_text_worth_keeping_keeps_none() -> None:
    words, own = np.array([50, 60]), np.array([0.1, 0.02])
    assert balanced(words, own) is own
    assert balanced(words[:0], own[:0]).tolist() == []
