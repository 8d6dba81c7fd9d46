"""The explanation as a file: what it says, and that nothing in it runs or loads."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from lxml import html as lxml_html

from extractors import Page, clean_html, explain_page
from extractors.document import Document
from extractors.explain import explanation_of
from extractors.explain.marked_page import page_styles
from tests.extractors.explain.pages import document, explained, explanation

SENTENCE = "The river rose by two metres on Monday, and the town prepared for the worst of it. "
ARTICLE = f"""<html lang=en><head><title>The river rises</title><meta name=author content="Jane Doe">
<meta property="article:published_time" content="2026-05-01T10:00:00Z"></head><body>
<nav><a href="/">Home</a> <a href="/world">World news</a></nav><article><h1>The river rises</h1>
<p class="byline">By Jane Doe</p><p>{SENTENCE * 4}</p><p>{SENTENCE * 4}</p></article>
<footer><p>All rights reserved</p></footer></body></html>"""


def inner(page: str) -> str:
    (frame,) = lxml_html.document_fromstring(page).iter("iframe")
    return str(frame.get("srcdoc"))


def test_nothing_of_the_page_runs_or_loads() -> None:
    shown = inner(explained())
    tree = lxml_html.document_fromstring(shown)
    names = {str(element.tag) for element in tree.iter()}
    assert not names & {"script", "iframe", "link", "base", "noscript", "object", "svg"}
    for element in tree.iter():
        loads = [
            n for n in element.attrib if n.startswith("on") or n in ("href", "action", "srcset", "srcdoc")
        ]
        assert not loads, (element.tag, element.attrib)
    assert "e.example" not in shown and "@import" not in shown
    sources = [image.get("src") for image in tree.iter("img") if image.get("src")]
    assert sources == ["data:image/gif;base64,R0lGODlhAQABAAAAACw="]


def test_the_file_allows_its_one_script_alone() -> None:
    page = explained()
    (policy,) = re.findall(r'Content-Security-Policy" content="(.*?)"', page)
    assert policy.startswith("default-src 'none'") and "'unsafe-inline'; img-src data:;" in policy
    assert page.count("<script>") == 1 and 'sandbox="allow-same-origin"' in page


def test_every_text_is_marked_with_its_reason() -> None:
    tree = lxml_html.document_fromstring(inner(explained()))
    marks = {mark.text_content().strip(): mark for mark in tree.iter("broadsheet-text")}
    assert "data-kept" in marks["Second kept text"].attrib and "data-kept" not in marks["Menu entry"].attrib
    assert marks['Buy <this> "now"'].get("title") == (
        'dropped: a <script>"box"</script>\nkept by: text-density'
    )
    assert (
        marks["kept"].getparent().tag == "b" and marks["kept"].get("title") == "kept\nkept by: text-density"
    )


def test_the_page_keeps_its_own_styles_without_what_they_load() -> None:
    shown = inner(explained())
    assert ".gone{display:none}" in shown and "background:none" in shown and "margin:7px" in shown


def test_a_style_element_cannot_end_early() -> None:
    page = Document(Page.from_html("<style>a{}</styl\x00e><b>x</b></style><p>text here</p>"))
    assert "<b>" not in inner_of(page).split("</style>")[0]


def inner_of(page: Document) -> str:
    from extractors.explain import Explanation, explain

    return inner(explain(page, Explanation("article")))


def test_the_panel_names_verdict_fields_votes_and_xpath() -> None:
    panel = lxml_html.document_fromstring(explained()).find(".//aside").text_content()
    for text in (
        "article",
        "0.91",
        '//div[@id="story"]',
        'Jane "Doe" <x>',
        "dom.byline",
        "json_ld.article",
        "text-density",
        "agrees 0.50",
        "no text nodes",
        "div#story.wide",
    ):
        assert text in panel


def test_the_same_page_gives_the_same_file() -> None:
    assert explained() == explained()
    page = document()
    before = page.stream
    explanation(page)
    assert page.stream == before


def test_from_a_page_with_reasons_that_the_page_shows() -> None:
    page = Document(Page.from_html(ARTICLE, "https://news.example/river"))
    found = explanation_of(page)
    assert found.verdict in ("article", "unsure") and found.xpath and found.root is not None
    reasons = {
        page.text_between(int(page.blocks.start[b]), int(page.blocks.stop[b])): why
        for b, why in found.dropped.items()
    }
    menu = next(why for text, why in reasons.items() if "World news" in text)
    assert "in nav" in menu and "% link text" in menu and "methods keep it" in menu
    assert len(found.kept) + len(found.dropped) == len(page.blocks)
    assert found.fields["headline"].value == "The river rises" and found.fields["headline"].source
    author = found.fields["authors"].node
    assert author is not None and page.attribute_of(author, "class") == "byline"
    assert set(found.votes) and all(0 <= (vote.agreement or 0) <= 1 for vote in found.votes.values())


def test_pages_without_an_article_are_explained_too() -> None:
    for html in ("", "<p>short</p>", "<html></html>", "\x00", "<table><tr><td>" * 3000):
        page = explain_page(Page.from_html(html, "https://news.example/"))
        assert page.startswith("<!DOCTYPE html>") and 'id="verdict"' in page


def shell() -> Page:
    """An empty page that carries an article of eight paragraphs as data."""
    paragraphs = [f"The river rose again in the night, said witness number {n} to the paper. " * 4 for n in range(8)]
    data = {"@type": "NewsArticle", "headline": "The river rises by two metres", "articleBody": "\n".join(paragraphs)}
    html = (
        "<html><head><title>The river rises by two metres</title><script type=application/ld+json>"
        f"{json.dumps(data)}</script></head><body><div id=app></div><script src=/a.js></script></body></html>"
    )
    return Page.from_html(html, "https://news.example/2026/the-river-rises")


@pytest.mark.parametrize(("page", "documents"), [(Page.from_html(ARTICLE), 1), (shell(), 2)], ids=["shown", "data"])
@pytest.mark.parametrize("make", [explain_page, clean_html])
def test_a_page_is_read_once(
    page: Page, documents: int, make: Callable[[Page], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """And once more where its data is set into it."""
    made: list[object] = []
    build = Document.__init__
    monkeypatch.setattr(Document, "__init__", lambda self, *given: (made.append(self), build(self, *given))[1])
    assert make(page)
    assert len(made) == documents


def test_an_article_that_the_page_carries_as_data_is_shown_as_it_was_read() -> None:
    page = shell()
    found = explanation_of(Document(page))
    assert (found.method, found.xpath, len(found.kept)) == ("embedded", "(//script)[1]", 8)
    assert found.fields["headline"].value == "The river rises by two metres"
    shown = explain_page(page)
    assert shown.count(" data-kept data-block") == 8 and "witness number 7" in shown


def test_every_claim_of_a_field_is_shown_the_believed_one_first() -> None:
    head = (
        "<meta property='article:published_time' content='2026-05-01'><meta name='dc.date.issued' content='2026-04-30'>"
        "<meta property='article:modified_time' content='2046-01-01'></head>"
    )
    page = replace(
        Page.from_html(ARTICLE.replace("</head>", head, 1), "https://news.example/river"),
        fetched_at=datetime(2026, 11, 22, tzinfo=UTC),
    )
    found = explanation_of(Document(page)).fields
    published, modified = found["datePublished"], found["dateModified"]
    assert published.claims[0] == (published.source, published.value) == ("article:published_time", published.value)
    assert ("meta.dc.date.issued", "2026-04-30") in published.claims
    assert (modified.value, modified.claims) == ("", (("article:modified_time", "2046-01-01"),))
    assert "2026-04-30" in explain_page(page) and "2046-01-01" in explain_page(page)


def test_fields_go_by_the_names_of_a_line_and_tell_their_sources() -> None:
    head = '<h1>The river rises</h1><p class="subtitle">What the town expects of the week ahead</p>'
    page = Page.from_html(ARTICLE.replace("<h1>The river rises</h1>", head), "https://a.example/1")
    fields = explanation_of(Document(page)).fields
    assert fields["alternativeHeadline"].source == "dom.class"
    assert fields["inLanguage"].value == "en" and fields["inLanguage"].source == "html.lang"
    assert fields["datePublished"].source == "article:published_time"


def test_styles_for_readers_without_scripts_hide_nothing() -> None:
    hiding = "<noscript><style>.main{display:none}</style></noscript><style>.aside{color:red}</style>"
    shown = inner_of(Document(Page.from_html(f"<body>{hiding}<p class=main>text here</p>")))
    assert ".main{display:none}" not in shown and ".aside{color:red}" in shown


@pytest.mark.parametrize(
    ("css", "shown"),
    [
        ("p{background:u\\72l(http://e.example/a)}", "p{background:none}"),
        ("p{background:\\000075 \\52 L(http://e.example/a)}", "p{background:none}"),
        ("@im\\70ort 'http://e.example/a';p{top:0}", "p{top:0}"),
        ("@\\import 'http://e.example/a';p{top:0}", "p{top:0}"),
        ('p{content:"\\f101 \\65e5 \\31 2"}', 'p{content:"\\f101 \\65e5 \\31 2"}'),
    ],
)
def test_letters_that_are_escaped_load_nothing(css: str, shown: str) -> None:
    document = Document(Page.from_html(f"<html><head><style>{css}</style></head><body><p>One</p></body></html>"))
    assert page_styles(document) == shown
