"""Lists, quotations and code in wrappers like the paragraphs' stay with the paragraphs."""

from __future__ import annotations

import numpy as np
import pytest

from extractors.selection.wholes import settled
from tests.builders import document

ITEMS = "<ul><li>in 2004 the water came</li><li>in 2015 it did not</li></ul>"
QUOTATION = "<blockquote><p>the river is longer than we are</p><p>old proverb</p></blockquote>"


def settle(html: str, *probabilities: float) -> list[float]:
    found = document(html)
    words = found.blocks.sum(found.structure.run_words)
    assert len(words) == len(probabilities)
    return settled(found, words, np.array(probabilities)).round(3).tolist()


def page(part: str, *, around: str = 'class="part"', own: str | None = None, paragraphs: int = 4) -> str:
    frame = f"<div {around}><p>the village keeps its river in barrels</p></div>"
    before, behind = frame * (paragraphs - 1), frame
    return f"<main>{before}<div {around if own is None else own}>{part}</div>{behind}</main>"


def kept(html: str, *, doubtful: tuple[float, ...] = (0.2, 0.2), paragraphs: int = 4) -> bool:
    chances = [*[0.9] * (paragraphs - 1), *doubtful, 0.9]
    settled_to = settle(html, *chances)[paragraphs - 1 : -1]
    assert len({value >= 0.5 for value in settled_to}) == 1
    return settled_to[0] >= 0.5


@pytest.mark.parametrize("part", [ITEMS, f"<div><div>{ITEMS}</div></div>"], ids=["list", "deeper list"])
def test_a_list_in_a_wrapper_like_the_paragraphs_stays(part: str) -> None:
    assert kept(page(part))
    assert kept(page(part, around=""))


def test_so_do_code_and_a_quotation_of_several_blocks() -> None:
    assert kept(page("<pre>first line of the code\n\nand the second</pre>"), doubtful=(0.2,))
    assert kept(page(QUOTATION))


def test_in_another_wrapper_it_is_judged_as_before() -> None:
    assert not kept(page(ITEMS, own='class="box"'))
    assert not kept(page(ITEMS, own='class="part box"'))
    assert not kept(page(f"{ITEMS}<p>beside</p>"), doubtful=(0.2, 0.2, 0.2))


def test_a_few_paragraphs_in_wrappers_say_nothing() -> None:
    assert not kept(page(ITEMS, paragraphs=2), paragraphs=2)
    assert not kept(page(ITEMS, paragraphs=4), doubtful=(0.09, 0.09))


def test_a_wrapper_of_all_paragraphs_is_no_wrapper_of_its_own() -> None:
    paragraphs = "<p>the village keeps its river in barrels</p>" * 3
    assert not kept(f"<main><div>{paragraphs}</div><div>{ITEMS}</div><div><p>so be it</p></div></main>")


def test_what_is_surely_foreign_or_behind_the_text_goes() -> None:
    assert not kept(page(ITEMS), doubtful=(0.0, 0.3))
    text = '<div class="part"><p>the village keeps its river in barrels</p></div>' * 3
    assert settle(f'{text}<div class="part">{ITEMS}</div>', 0.9, 0.9, 0.9, 0.2, 0.2)[3:] == [0.2, 0.2]


@pytest.mark.parametrize(
    "part",
    [
        '<ul><li><a href="/a">the baker of the town retires</a></li><li><a href="/b">the river is back</a></li></ul>',
        "<ul><li>Facebook</li><li>Copy link</li></ul>",
        QUOTATION.replace("<blockquote>", '<blockquote class="post-embed">'),
        QUOTATION.replace("the river is longer than we are", "“its river in barrels”"),
    ],
    ids=["links", "labels", "post", "pull quote"],
)
def test_links_labels_posts_and_pull_quotes_are_judged_as_before(part: str) -> None:
    assert not kept(page(part))
