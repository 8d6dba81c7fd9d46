"""Boxes find their elements, and nothing that a page made up breaks them."""

from __future__ import annotations

from typing import Any

import pytest

from extractors import BOX_MARK, Box, Document, Page, rendered_page

ROW = [1, 2, 30, 40, "block", True, False, True]


def test_boxes_find_their_elements_in_our_tree() -> None:
    # a paragraph inside a paragraph is two for libxml2, and the table gets no tbody
    html = f'<p {BOX_MARK}="0">a<div {BOX_MARK}="1">b</div><table {BOX_MARK}="2"><tr {BOX_MARK}="3"><td>c</table>'
    page = rendered_page(Page.from_html("old", "http://a.example/"), html, [[n, *ROW[1:]] for n in range(4)])
    document = Document(page)
    assert page.boxes and {document.name(node): box.x for node, box in page.boxes.items()} == {
        "p": 0, "div": 1, "table": 2, "tr": 3,
    }  # fmt: skip
    box = next(iter(page.boxes.values()))
    assert box == Box(0, 2, 30, 40, "block", True, False, True)
    assert BOX_MARK not in page.text() and page.url == "http://a.example/"


@pytest.mark.parametrize("row", [None, [], ["x"] * 8, [float("nan"), *ROW[1:]], [1e999, *ROW[1:]], {"a": 1}, ROW[:-1]])
def test_rows_of_another_form_are_left_out(row: Any) -> None:
    page = rendered_page(Page.from_html(""), f'<p {BOX_MARK}="0">a</p><p {BOX_MARK}="7">b</p>', [row])
    assert page.boxes == {}


def test_a_page_without_an_element() -> None:
    assert rendered_page(Page.from_html(""), "", []).boxes is None
