"""Subheads with which the text goes on behind further articles or a player."""

from __future__ import annotations

import numpy as np

from extractors.selection.wholes import settled
from tests.builders import document

TEXT = "<p>The river is longer than we are, said the ferryman.</p>"
OTHERS = "<section><p>More for you</p><p>The baker</p><p>The well</p><p>The mill</p></section>"
DROPPED = (0.1, 0.05, 0.05, 0.05)


def subhead_stays(html: str, *probabilities: float) -> bool:
    found = document(html)
    words = found.blocks.sum(found.structure.run_words)
    assert len(words) == len(probabilities)
    place = probabilities.index(0.3)
    return bool(settled(found, words, np.array(probabilities))[place] >= 0.5)


def test_behind_a_long_box_a_subhead_resumes_the_text_of_its_siblings() -> None:
    assert subhead_stays(f"<main>{TEXT}{OTHERS}<h2>How it is done</h2>{TEXT}</main>", 0.9, *DROPPED, 0.3, 0.9)


def test_a_subhead_over_text_of_another_kind_or_place_does_not() -> None:
    other = TEXT.replace("<p>", "<p class=teaser>")
    assert not subhead_stays(f"<main>{TEXT}{OTHERS}<h2>Related</h2>{other}</main>", 0.9, *DROPPED, 0.3, 0.9)
    assert not subhead_stays(f"<main>{TEXT}{OTHERS}<div><h2>Related</h2>{TEXT}</div></main>", 0.9, *DROPPED, 0.3, 0.9)
    assert not subhead_stays(f"<main>{OTHERS}<h2>How it is done</h2>{TEXT}</main>", *DROPPED, 0.3, 0.9)


def test_one_that_the_text_has_already_does_not() -> None:
    head = "<h2>How it is done</h2>"
    text = f"<main>{head}{TEXT}{OTHERS}{head}{TEXT}</main>"
    assert not subhead_stays(text, 0.8, 0.9, *DROPPED, 0.3, 0.9)


def test_so_does_one_in_a_wrapper_like_the_paragraphs() -> None:
    framed = f"<div class=part>{TEXT}</div>"
    html = f"<main>{framed * 2}{OTHERS}<div class=%s><h2>How it is done</h2></div>{framed}</main>"
    assert subhead_stays(html % "part", 0.9, 0.9, *DROPPED, 0.3, 0.9)
    assert not subhead_stays(html % "box", 0.9, 0.9, *DROPPED, 0.3, 0.9)
    card = f"<main>{framed * 3}{OTHERS}<div class=part><h2>The baker</h2>{TEXT}</div></main>"
    assert not subhead_stays(card, 0.9, 0.9, 0.9, *DROPPED, 0.3, 0.9)
