"""Boxes find their elements, and nothing that a page made up breaks them."""

from __future__ import annotations

from typing import Any

import pytest

from extractors import BOX_MARK, Article, Box, Document, Page, extract_page, rendered_page
from tests.builders import PARAGRAPHS, paragraphs

ROW = [1, 2, 30, 40, "block", True, 400, True, 1, 16, False, []]


def row(
    *box: float | str, visible: bool = True, opacity: float = 1, clips: bool = False, texts: Any = ()
) -> list[Any]:
    """A row of the measuring script."""
    place, display = box[:4], box[4] if len(box) > 4 else "block"
    return [*place, display, visible, 400, False, opacity, 16, clips, list(texts)]


def test_boxes_find_their_elements_in_our_tree() -> None:
    # a paragraph inside a paragraph is two for libxml2, and the table gets no tbody
    html = f'<p {BOX_MARK}="0">a<div {BOX_MARK}="1">b</div><table {BOX_MARK}="2"><tr {BOX_MARK}="3"><td>c</table>'
    page = rendered_page(Page.from_html("old", "http://a.example/"), html, [[n, *ROW[1:]] for n in range(4)])
    document = Document(page)
    assert page.boxes and {document.name(node): box.x for node, box in page.boxes.items()} == {
        "p": 0, "div": 1, "table": 2, "tr": 3,
    }  # fmt: skip
    box = next(iter(page.boxes.values()))
    assert box == Box(0, 2, 30, 40, "block", True, 400, True, 1.0, 16.0, False, ())
    assert BOX_MARK not in page.text() and page.url == "http://a.example/"


OTHER_FORMS = [
    *(None, [], ["x"] * 12, [float("nan"), *ROW[1:]], [1e999, *ROW[1:]], {"a": 1}, ROW[:-1]),
    *([*ROW[:-1], [[1]]], [*ROW[:-1], 7], [*ROW[:-1], [[0, 0, 0, float("inf")]]]),
]


@pytest.mark.parametrize("row", OTHER_FORMS)
def test_rows_of_another_form_are_left_out(row: Any) -> None:
    page = rendered_page(Page.from_html(""), f'<p {BOX_MARK}="0">a</p><p {BOX_MARK}="7">b</p>', [row])
    assert page.boxes == {}


def test_a_page_without_an_element() -> None:
    assert rendered_page(Page.from_html(""), "", []).boxes is None


HEAD = "<head><title>The river</title></head>"
SECRET = "The best offers of the whole town for cheap watches can be found nowhere else than in this shop of ours."
TEXT = "The river rose by two metres on Monday, and the town prepared, as in other years, for the worst of it"


@pytest.mark.parametrize(
    "box",
    [
        row(0, 0, 0, 0, "none"),
        row(10, 300, 600, 60, visible=False),
        row(10, 300, 600, 60, opacity=0),
        row(-9999, 300, 600, 60),
        row(1300, 300, 600, 60),
        row(10, 300, 600, 1),
        row(10, 300, 600, 60, texts=[[-9000, 300, 500, 20]]),
        row(10, 300, 600, 60, texts=[[10, 300, 500, 0]]),
    ],
    ids=["display", "visibility", "opacity", "left", "right", "height", "text-indent", "font-size"],
)
@pytest.mark.parametrize("method", [None, "visual-root"])
def test_what_the_browser_did_not_show_is_no_content(box: list[Any], method: str | None) -> None:
    story = "".join(f"<p>{TEXT}, said helper {n} of the day.</p>" for n in range(8))
    secret = f'<p {BOX_MARK}="1">{SECRET}</p>'
    more = story.replace("helper", "guest")
    html = f'<html {BOX_MARK}="0">{HEAD}<body><main><h1>The river</h1>{story}{secret}{more}</main></body></html>'
    page = rendered_page(Page.from_html("", "http://a.example/1"), html, [row(0, 0, 1280, 2000), box])
    shown = extract_page(page, method=method).outcome
    assert isinstance(shown, Article) and TEXT in shown.body and SECRET not in shown.body
    plain = extract_page(Page.from_html(html, "http://a.example/1"), method=method).outcome
    assert isinstance(plain, Article) and SECRET in plain.body


@pytest.mark.parametrize("method", [None, "visual-root", "role-model", "text-density"])
def test_an_article_that_waits_for_a_click_stays_whole(method: str | None) -> None:
    story = paragraphs()
    body = f'<h1>The river</h1><p>{TEXT}.</p><div {BOX_MARK}="0">{story}</div>'
    html = f"<html>{HEAD}<body><main>{body}</main></body></html>"
    page = rendered_page(Page.from_html("", "http://a.example/1"), html, [row(0, 0, 0, 0, "none")])
    shown = extract_page(page, method=method, prior=3.0).outcome
    assert isinstance(shown, Article) and PARAGRAPHS[-1] in shown.body and PARAGRAPHS[0] in shown.body
    assert Document(page).sight is None and not Document(page).hidden.any()


@pytest.mark.parametrize("method", [None, "visual-root", "role-model"])
def test_hidden_stuffing_waits_for_no_click(method: str | None) -> None:
    """More than half of the text, but the same again and again."""
    secret = f'<p {BOX_MARK}="1">{SECRET * 30}</p>'
    html = f'<html {BOX_MARK}="0">{HEAD}<body><main><h1>The river</h1>{paragraphs()}{secret}</main></body></html>'
    rows = [row(0, 0, 1280, 2000), row(-9999, 300, 600, 60)]
    page = rendered_page(Page.from_html("", "http://a.example/1"), html, rows)
    shown = extract_page(page, method=method, prior=3.0).outcome
    assert isinstance(shown, Article) and SECRET not in shown.body and PARAGRAPHS[-1] in shown.body
    if method is not None:
        return
    assert shown.body == "\n\n".join(PARAGRAPHS) and shown.extraction.verdict == "article"
    plain = extract_page(Page.from_html(html, "http://a.example/1"), prior=3.0).outcome
    assert isinstance(plain, Article) and SECRET in plain.body and plain.extraction.verdict == "unsure"
