"""Texts taken out of markup, one by one and many at once."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from extractors.dom.plain_text import BORDER, blanked, text_of, texts_of, without
from tests.builders import document
from tests.extractors.tag_soup import tree

CHARS = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)


@settings(max_examples=60, deadline=None)
@given(tree)
def test_many_texts_are_those_of_one_after_another(html: str) -> None:
    found = document(html)
    starts, stops = found.blocks.start.tolist(), found.blocks.stop.tolist()
    together = found.texts_between(starts, stops)
    assert [" ".join(text.split()) for text in together] == [
        " ".join(found.text_between(start, stop, " ").split()) for start, stop in zip(starts, stops)
    ]


def test_no_text_at_all() -> None:
    assert texts_of([]) == [] and texts_of([""]) == [""]


def test_a_break_is_a_space_and_a_tag_is_nothing() -> None:
    assert texts_of(["a<br/>b<b>c</b>", "&lt;x&gt; &amp;amp;"]) == ["a bc", "<x> &amp;"]
    assert text_of("a<br/>b<b>c</b>") == "a\nbc"


@pytest.mark.parametrize("cut", ["b<a href='/very/lo", "b<br class='x", "b<", "b<i></"])
def test_a_stretch_cut_off_within_a_tag_leaves_the_next_one_alone(cut: str) -> None:
    first, *rest = texts_of([f"a {cut}", "second <b>one</b>", "third"])
    assert first.split()[:2] == ["a", cut.partition("<")[0]]
    assert rest == ["second one", "third"]


@pytest.mark.parametrize("pattern", [r"\W", r"[^\w\0]", r"[^\0©](?<![^\W\d_])"])
@settings(max_examples=60)
@given(text=CHARS)
def test_the_table_of_characters_agrees_with_the_pattern(pattern: str, text: str) -> None:
    text = f"a1_© {BORDER}é關ß\u0660²{text}"
    assert without(text, pattern) == re.sub(pattern, "", text)
    assert blanked(text, pattern) == re.sub(pattern, " ", text)
