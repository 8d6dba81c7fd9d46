"""What is shown large, high and in the middle is known from boxes alone; nothing changes without them."""

from __future__ import annotations

from extractors import Box, Document, Page, presentation
from extractors.methods.role_model import infer
from extractors.selection.header import find_header
from tests.builders import URL, paragraphs

HTML = (
    "<html><head><title>Islands wait for their ferry</title></head><body id=b>{top}<div id=left>{aside}</div>"
    "<div id=main>{body}</div></body></html>"
)


def measured(html: str, boxes: dict[str, Box], standard: Box) -> Document:
    """The document with these boxes by id; all others are standard ones."""
    plain = Document(Page.from_html(html, URL))
    ids = dict(plain.attribute("id"))
    found = {node: boxes.get(ids.get(node, ""), standard) for node in range(len(plain))}
    return Document(Page(URL, plain.page.body, boxes=found))


TEXT = Box(300, 400, 600, 40, font_size=16)


def test_the_largest_heading_and_of_equals_the_highest() -> None:
    html = HTML.format(top="<h2 id=x>Weather of the day</h2><h2 id=y>News of the day</h2>", aside="", body=paragraphs())
    small, large = Box(300, 0, 600, 30, font_size=20), Box(300, 60, 600, 50, font_size=36)
    named = lambda doc: doc.attribute_of(infer(doc).best_header or 0, "id")  # noqa: E731
    assert named(measured(html, {"x": small, "y": large}, TEXT)) == "y"
    assert named(measured(html, {"x": Box(300, 90, 600, 30, font_size=20), "y": small}, TEXT)) == "y"
    assert named(Document(Page.from_html(html, URL))) == "x"


def test_what_stands_out_is_the_header_of_a_page_without_headings() -> None:
    html = HTML.format(top="<x-head id=x>Islands wait for their ferry</x-head>", aside="", body=paragraphs())
    doc = measured(html, {"x": Box(300, 0, 600, 50, font_size=36)}, TEXT)
    assert [doc.attribute_of(node, "id") for node in presentation.standing_out(doc)] == ["x"]
    header = find_header(doc)
    assert header is not None and doc.attribute_of(header, "id") == "x" and infer(doc).best_header == header
    assert find_header(measured(html, {}, TEXT)) is None and find_header(Document(Page.from_html(html, URL))) is None


def test_the_article_is_central() -> None:
    long = "".join(f"<p>{text} And so on, and so on, for much longer than the story itself.</p>" for text in "ab" * 40)
    html = HTML.format(top="<h1>Islands wait for their ferry</h1>", aside=long, body=paragraphs())
    whole = {"b": Box(0, 0, 1280, 4000, font_size=16), "left": Box(0, 100, 200, 3000, font_size=12)}
    doc = measured(html, whole, TEXT)
    page = Document(Page(URL, doc.page.body, boxes={**(doc.page.boxes or {}), 0: Box(0, 0, 1280, 4000)}))
    assert page.attribute_of(infer(page).candidates[0], "id") == "main"
    bare = Document(Page.from_html(html, URL))
    assert bare.attribute_of(infer(bare).candidates[0], "id") == "left"


def test_custom_elements_are_what_the_browser_shows() -> None:
    html = "<html><body><x-a id=a>One sentence here.</x-a><x-b id=b>Another sentence.</x-b></body></html>"
    inline = Box(300, 0, 100, 20, display="inline", font_size=16)
    assert len(measured(html, {}, TEXT).blocks) == 2 == len(Document(Page.from_html(html, URL)).blocks)
    assert len(measured(html, {"a": inline, "b": inline}, TEXT).blocks) == 1
