"""What is no text whatever its kind: by the tree alone as by the columns."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from extractors.selection.boxes.captions import caption_lines
from extractors.selection.boxes.unshown import hidden_paragraphs
from extractors.wrapping.light_blocks import light_blocks
from extractors.wrapping.light_selection import unread
from tests.builders import block_texts, inside, node


@pytest.mark.parametrize(
    "hidden",
    ["<p hidden>b</p>", "<h2 class=sr-only>b</h2>", "<p style='display: none'>b</p>", "<p style='left:-9999px'>b</p>"],
)
def test_paragraphs_that_are_hidden_themselves_go_as_by_the_columns(hidden: str) -> None:
    found = inside(f"<main><p>a a a</p>{hidden}<div hidden><p>c</p></div><p hidden=until-found>d d d</p></main>")
    light = light_blocks(found.elements[node(found, "//main")])
    assert light is not None
    assert [light[place].text for place in unread(light)] == ["b"]
    shown = ~hidden_paragraphs(found, np.ones(len(found.blocks), dtype=np.bool_))
    assert [text for text, seen in zip(block_texts(found), shown) if seen] == ["a a a", "c", "d d d"]
    half = inside(f"<main><p>a</p>{hidden}</main>")
    both_halves = light_blocks(half.elements[node(half, "//main")])
    assert both_halves is not None and not unread(both_halves)  # a script shows the text


@pytest.mark.parametrize(
    "caption",
    ["<p>The mill. Photo: Jane Doe</p>", "<div>The mill<br>(Photo: Jane Doe)</div>", "<p>▲老磨坊。（圖／民眾）</p>"],
)
def test_captions_without_an_element_go_as_by_the_columns(caption: str) -> None:
    text = "<p>The mill was built in the year of the flood by two brothers.</p>"
    found = inside(f"<main>{text}<p><img src=/a.jpg></p>{caption}{text}<h2>Photo: a history</h2>{caption}</main>")
    light = light_blocks(found.elements[node(found, "//main")])
    assert light is not None and len(light) == 5
    assert unread(light) == {1}  # the second stands behind no picture
    lines = caption_lines(found, np.ones(len(found.blocks), dtype=np.bool_))
    assert np.flatnonzero(lines).tolist() == [1]


_TEXT = "<p>The mill was built in the year of the flood by two brothers.</p>"
_PARTS = [
    "<img src=/a.jpg>", "<img src=/a.jpg width=24>", "<a href=/a><img src=/a.jpg width=560px></a>", "<br>", " ", "the ",
    "<em>the mill </em>", "<i><b>the mill </b></i>", "<b>the <cite>mill</cite></b> ", "<em>the mill<br>today </em>",
    "<em><img src=/b.jpg><br>the mill </em>", "<script>x</script>", "<i>the mill</i> burns ",
]  # fmt: skip


def _told(paragraph: str) -> tuple[list[str], list[str]]:
    """The captions that the tree alone tells, and those that the columns do."""
    found = inside(f"<main>{_TEXT}{paragraph}{_TEXT}{_TEXT}</main>")
    light = light_blocks(found.elements[node(found, "//main")])
    assert light is not None
    lines = caption_lines(found, np.ones(len(found.blocks), dtype=np.bool_))
    texts = block_texts(found)
    return [light[place].text for place in sorted(unread(light))], [texts[place] for place in np.flatnonzero(lines)]


def test_captions_typed_below_a_picture_in_italics_go_as_by_the_columns() -> None:
    typed = "<p><a href=/a><img src=/a.jpg></a><br><em>The mill in <b>May</b></em></p>"
    assert _told(typed) == (["The mill in May"], ["The mill in May"])
    assert _told(typed.replace("em>", "u>")) == _told(typed.replace("<br>", "")) == ([], [])


@given(st.lists(st.sampled_from(_PARTS), max_size=6))
def test_what_is_typed_below_a_picture_is_told_alike(parts: list[str]) -> None:
    by_tree, by_columns = _told(f"<p>{''.join(parts)}</p>")
    assert by_tree == by_columns
