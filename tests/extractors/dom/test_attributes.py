"""Attributes found in the stream for all elements at once, and their distinct strings."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from extractors.blocks.region import CAPTION_SIGNS, is_caption_class
from extractors.blocks.unseen import SPOKEN_SIGNS, is_spoken_class
from extractors.dom.attributes import Coded
from tests.builders import document, inside
from tests.extractors.tag_soup import tree


def test_names_are_told_apart_whatever_their_length() -> None:
    names = ("a", "id", "xid", "class", "data-class", "aria-hidden", "data-aria-hidden", "content", "xcontent")
    found = inside("<p " + " ".join(f'{name}="{name}!"' for name in names) + ">x</p>")
    for name in names:
        assert [value for _, value in found.attribute(name)] == [f"{name}!"]
    assert found.attribute("lass") == found.attribute("hidden") == []


def test_one_odd_name_does_not_hide_the_attributes_of_others() -> None:
    found = document("<div class=a><p x\"y=1 class=b>one</p><i class=c></i></div>")
    assert found.structure.attributes.odd == (3,)
    assert [value for _, value in found.attribute("class")] == ["a", "b", "c"]


def test_characters_beyond_the_basic_plane() -> None:
    found = inside("<p title='\U0001f600' class='one'>\U0001f600 two <b class='three'>x</b></p>")
    assert [value for _, value in found.attribute("class")] == ["one", "three"]
    assert [value for _, value in found.attribute("title")] == ["\U0001f600"]


def test_strings_are_coded_in_the_order_they_appear_in() -> None:
    coded = Coded.of([(3, "b"), (5, "a"), (9, "b")])
    assert coded.strings == ("b", "a") and coded.code.tolist() == [0, 1, 0] and coded.node.tolist() == [3, 5, 9]
    assert inside("<p>x").coded("class").strings == ()


@settings(max_examples=60, deadline=None)
@given(tree)
def test_one_attribute_of_one_element_is_what_the_tree_has(html: str) -> None:
    read, listed = document(html), document(html)
    for node, element in enumerate(listed.elements):
        for name in ("class", "id", "href", "title", "hidden"):
            assert read.attribute_of(node, name, "none") == element.get(name, "none")


def test_one_attribute_with_entities_and_of_an_odd_element() -> None:
    found = document("<a title='1 &lt; 2 &amp; \"x\"' class=b>one</a><p x\"y=1 class=c>two</p>")
    assert [found.attribute_of(node, "class") for node in range(len(found))][-2:] == ["b", "c"]
    assert found.attribute_of(len(found) - 2, "title") == '1 < 2 & "x"'


NAMES = (
    "wp-Caption", "lead", "figure__legend", "photoCredit", "copyright", "bildunterschrift", "license", "licence",
    "lizenz", "image-text", "img_source", "picture--author", "fototitle", "photo", "text", "sr-only",
    "screen-reader-text", "VisuallyHidden", "a11y-hidden", "show-for-sr", "element-invisible", "off-screen",
    "assistive-text", "",
)  # fmt: skip


@pytest.mark.parametrize("odd", ["", "\u0130mage"])
def test_values_without_a_sign_need_not_be_judged(odd: str) -> None:
    coded = Coded.of([*enumerate(NAMES), (90, "lead"), (91, odd), (92, "wp-Caption")])
    for judge, signs in ((is_caption_class, CAPTION_SIGNS), (is_spoken_class, SPOKEN_SIGNS)):
        told = coded.telling(judge.each, signs)
        assert told == coded.telling(judge.each)
        assert len(told) > 6
    asked: list[str] = []
    assert coded.telling(lambda values: [bool(asked.extend(values))] * len(values), ("credit", "edit")) == []
    assert asked == ([*coded.strings] if odd else ["photoCredit"])
