"""Streamed pages: every part where a browser puts it, and nothing that a page writes breaks them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from lxml import etree

from extractors import BOX_MARK, Article, Page, extract_page, rendered_page
from extractors.clean_html import clean_html
from extractors.document import Document, Parsed, parse
from extractors.dom.streamed import DEEPEST_PLACE, MAX_MOVES, MAX_NODES, is_streamed
from extractors.explain import explanation_of
from extractors.explain.why import why
from extractors.page import MAX_BYTES
from extractors.wrapping.learning import learn_site
from extractors.xpath import select
from tests.builders import PARAGRAPHS, URL, article_html, paragraphs
from tests.extractors.streams import PAGES, late, place, segment, streamed
from tests.extractors.tag_soup import soup


def shown(html: str | bytes) -> str:
    """The page's text as it is seen: the hidden parts that nothing asked for are left out."""
    parsed = Parsed(Page.from_html(html))
    texts = (text for root in parsed.roots for text in root.xpath(".//text()[not(ancestor::*[@hidden])]"))
    return " ".join(" ".join(texts).split())


@pytest.mark.parametrize("name", PAGES)
def test_parts_are_where_a_browser_puts_them(name: str) -> None:
    page, text = PAGES[name]
    assert shown(page) == text
    assert shown(page.encode()) == text  # the bytes are handed to the parser as they are


def test_nothing_is_left_of_the_machinery() -> None:
    parsed = Parsed(Page.from_html("<!-- a -->" + PAGES["parts in parts"][0] + "<!-- z -->"))
    tree = parsed.root.getroottree()
    assert len(parsed.roots) == 1 and not tree.xpath("//comment() | /comment()") and b"<!--" not in etree.tostring(tree)
    assert [element.get("id") for element in tree.iter("template")] == ["B:3"]
    assert {element.tag for element in tree.iter()} == {"html", "body", "script", "div", "section", "p", "template"}


def test_scripts_move_with_their_parts_and_stay_readable() -> None:
    data = '<script type="application/ld+json">{"@type": "Place"}</script>'
    parsed = Parsed(Page.from_html(streamed(f"<main>{late('0')}</main>", segment("0", data + "<p>a</p>"))))
    (where,) = [element.getparent().tag for element, text in parsed.scripts if "Place" in text]
    assert where == "main"


def test_without_calls_the_same_number_belongs_together() -> None:
    shell = f"<p>a</p>{late('0')}<div>{late('f')}</div>"
    parts = [segment("0", f"<div>{place('1')}</div>", ""), segment("1", "b", ""), segment("f", "<p>c</p>", "")]
    assert shown(streamed(shell, *parts)) == "a b c"
    assert shown(streamed(shell, *parts, segment("2", "d"), '<script>$RC("B:0","S:0")</script>')) == "a Loading..."


def test_calls_are_read_from_scripts_alone() -> None:
    said = '<p>$RC("B:0","S:1")</p>'
    assert shown(streamed(said + late("0"), segment("0", "a"), segment("1", "b"))).endswith(" a")


@pytest.mark.parametrize(
    "html",
    [
        article_html(),
        article_html(before="<!--$--><p>React, at once</p><!--/$--><template id='B:0'></template>"),
        article_html(after='<!--[if IE]><p>old</p><![endif]--><div hidden id="S">s</div>'),
        "text<!-- c --><p>one</p></html><!-- end --><p>two",
    ],
)
def test_ordinary_pages_are_as_the_parser_made_them(html: str) -> None:
    assert not is_streamed(html)
    plain = parse(html)
    assert list(map(etree.tostring, Parsed(Page.from_html(html)).roots)) == [
        *map(etree.tostring, [plain, *plain.itersiblings()])
    ]


@given(soup)
@settings(max_examples=100, deadline=None)
def test_comments_leave_no_trace(html: str) -> None:
    sign = '<div hidden id="S:0">x</div>'  # makes a page streamed, and moves nothing
    page = Page.from_html(sign + html)
    plain, parsed = parse(page.text()), Parsed(page)
    for script in plain.getroottree().iter("script", "style"):
        script.text = None
    assert etree.tostring(parsed.root) == etree.tostring(plain)


def test_a_page_that_a_browser_has_shown_stays_as_it_is() -> None:
    html = PAGES["one part"][0]
    page = Page.from_html(html)
    plain = parse(html)
    for script in plain.iter("script"):
        script.text = None
    assert etree.tostring(Parsed(replace(page, boxes={})).root) == etree.tostring(plain)
    assert etree.tostring(Parsed(page).root) != etree.tostring(plain)


def test_boxes_find_their_elements_in_a_page_with_segments_left() -> None:
    html = streamed(late("0", f'<i {BOX_MARK}="0">wait</i>'), segment("0", f'<b {BOX_MARK}="1">a</b>'))
    row = [1, 2, 30, 40, "block", True, 400, False, 1, 16, False, []]
    page = rendered_page(Page.from_html(""), html, [row, [2, *row[1:]]])
    document = Document(page)
    assert page.boxes and {document.name(node): box.x for node, box in page.boxes.items()} == {"i": 1, "b": 2}


# -- hostile pages


def depth(page: str) -> int:
    return max(sum(1 for _ in leaf.iterancestors()) for leaf in Parsed(Page.from_html(page)).root.xpath("//*[not(*)]"))


HOSTILE: dict[str, tuple[str, str]] = {
    "a place in its own segment": (streamed("a", segment("0", f"<p>b</p>{late('0')}")), "a"),
    "a place that is its own segment": (
        streamed('a<div hidden id="S:0">b</div><template id="S:1">c</template>', '<script>$RC("S:1","S:1")</script>'),
        "a c",
    ),
    "two that hold each other": (streamed("a", segment("0", late("1")), segment("1", late("0") + "b")), "a"),
    "a place after its segment": (streamed("a", segment("0", "b"), late("0")), "a Loading..."),
    "one segment for two places": (
        streamed(late("0") + late("1", "x"), segment("0", "a", '$RC("B:0","S:0");$RC("B:1","S:0")')), "a x"
    ),
    "two segments for one place": (
        streamed(late("0"), segment("0", "a", '$RC("B:0","S:0");$RC("B:0","S:1")'), segment("1", "b", "")), "a"
    ),
    "repeated ids": (streamed(late("0") + late("0", "x"), segment("0", "a"), segment("0", "b")), "a x"),
    "no template": (streamed('<b id="B:0">x</b>', segment("0", "a")), "x"),
    "text in a template": (streamed('<template id="B:0">x</template>', segment("0", "a")), "a"),
    "a fallback without an end": (
        streamed('<p><!--$?--><template id="B:0"></template>x</p>y<!--/$-->', segment("0", "a")), "a x y"
    ),
    "an end that another begins": (
        streamed('<!--$?--><template id="B:0"></template>x<!--$!-->y<!--/$-->', segment("0", "a")), "a x y"
    ),
    "ends without a beginning": (
        streamed('<!--/$--><template id="B:0"></template>x<!--/$--><!--/$-->', segment("0", "a")), "a x"
    ),
    "something between comment and placeholder": (
        streamed('<!--$?-->v<template id="B:0"></template>x<!--/$-->', segment("0", "a")), "v a x"
    ),
    "the page is a segment": ('<html id="S:0"><body><template id="B:0"></template><div hidden id="S:0">a</div>', "a"),
}  # fmt: skip


@pytest.mark.parametrize("name", HOSTILE)
def test_what_does_not_fit_stays(name: str) -> None:
    page, text = HOSTILE[name]
    assert is_streamed(page) and shown(page) == text


def test_a_thousand_are_moved() -> None:
    numbers = range(10 * MAX_MOVES)
    page = streamed("".join(late(f"{n:x}", "x ") for n in numbers), *(segment(f"{n:x}", "a ") for n in numbers))
    words = shown(page).split()
    assert words.count("a") == MAX_MOVES and words.count("x") == 9 * MAX_MOVES


def test_places_among_a_hundred_thousand_siblings() -> None:
    numbers = range(MAX_MOVES)
    places = "".join(f'<!--$?--><template id="B:{n:x}"></template>' for n in numbers)
    page = streamed(places + "<i>x</i>" * 100_000, *(segment(f"{n:x}", "a ") for n in numbers))
    assert shown(page).split().count("a") == MAX_MOVES


@pytest.mark.parametrize("inner_first", [False, True])
def test_segments_of_segments_do_not_go_down_without_end(inner_first: bool) -> None:
    levels, nested = 200, 100
    parts = [segment(f"{n:x}", "<i>" * nested + place(f"{n + 1:x}"), "") for n in range(levels)]
    page = streamed(place("0"), *(parts[::-1] if inner_first else parts))
    assert depth(page) <= DEEPEST_PLACE + 3 * nested


def test_segments_in_segments() -> None:
    numbers = range(MAX_MOVES // 2)
    places = "".join(place(f"{n:x}") for n in numbers)
    nested = "".join(f'<div hidden id="S:{n:x}">' for n in numbers)
    assert shown(streamed(places, nested + "a")) == "a"
    many = Parsed(Page.from_html(streamed(places, nested + "<i>a</i>" * MAX_NODES)))  # all moves would take a minute
    assert len(many.root.findall(".//div[@hidden]")) == len(many.root.findall(".//template")) == len(numbers)


def test_deep_nesting() -> None:
    page = streamed("<i>" * 1_900 + late("0"), segment("0", "<b>" * 1_900 + "a"))
    assert depth(page) < 2_048
    assert shown(streamed(late("0"), segment("0", "<b>" * 1_900 + "a"))) == "a"


PIECES = [
    *(
        "<!--$-->",
        "<!--$?-->",
        "<!--$!-->",
        "<!--/$-->",
        "<!--&-->",
        "<!--",
        "-->",
        "word ",
        "<p>a</p>",
        "<table><tr><td>",
    ),
    *("</div>", "<svg>", "</template>", "<div>", "<script>", "</script>", "<noscript>", "</body>", "<html id='S:0'>"),
    *(f'<template id="{kind}:{n}">' for kind in "BPS" for n in range(3)),
    *(f'<div hidden id="S:{n}">' for n in range(3)),
    *(f'<script>$RC("B:{a}","S:{b}");$RS("S:{b}","P:{a}")</script>' for a in range(3) for b in range(3)),
]


@given(st.lists(st.sampled_from(PIECES), max_size=40).map("".join))
@example('<div hidden id="S:0"><template id="B:1"></template><div hidden id="S:1">')
@settings(max_examples=400, deadline=None)
def test_never_raises(html: str) -> None:
    page = Page.from_html('<div hidden id="S:9">x</div>' + html)
    parsed = Parsed(page)
    document = Document(parsed)
    assert len(document.elements) == len(document) and not parsed.root.xpath("//comment()")
    assert etree.tostring(Parsed(page).root) == etree.tostring(parsed.root)
    extract_page(page)


# -- what is built on the tree


def article(url: str = URL) -> Page:
    """An article of which the third to fifth paragraph are late, and the first of these has a late part."""
    inner = paragraphs(PARAGRAPHS[:2]) + late("0") + paragraphs(PARAGRAPHS[5:])
    parts = [
        segment("0", late("1", "<p>Loading paragraph...</p>") + paragraphs(PARAGRAPHS[3:5])),
        segment("1", paragraphs(PARAGRAPHS[2:3])),
    ]
    return Page.from_html(article_html(inner, after="".join(parts)), url)


def test_an_article_is_read_as_if_it_had_come_at_once() -> None:
    outcome, whole = extract_page(article()).outcome, extract_page(Page.from_html(article_html(), URL)).outcome
    assert isinstance(outcome, Article) and isinstance(whole, Article)
    assert outcome.body == whole.body == "\n\n".join(PARAGRAPHS)
    assert outcome.extraction.xpath == whole.extraction.xpath
    (root,) = select(Parsed(article()).root, outcome.extraction.xpath)
    assert all(text[:50] in "".join(root.itertext()) for text in PARAGRAPHS)


def test_explanation_reasons_and_clean_page_agree() -> None:
    document = Document(article())
    explanation = explanation_of(document)
    assert [document.block_text(block) for block in explanation.kept] == list(PARAGRAPHS)
    assert all(one.kept for text in PARAGRAPHS for one in why(document, text[:60]))
    assert not why(document, "Loading")
    clean: Any = clean_html(article())
    body = etree.fromstring(clean, etree.HTMLParser()).find("body")
    assert [p.text for p in body.iter("p")] == list(PARAGRAPHS)


def test_a_wrapper_learned_from_streamed_pages_serves_them() -> None:
    pages = [article(f"https://news.example/2026/03/{n}.html") for n in range(3)]
    seen = [extract_page(page, learn=True).observation for page in pages]
    [wrapper] = learn_site([one for one in seen if one is not None])
    served = extract_page(pages[0], [wrapper])
    assert served.used is wrapper and isinstance(served.outcome, Article)
    assert served.outcome.body == "\n\n".join(PARAGRAPHS)


def test_a_page_of_the_longest_size() -> None:
    unit = late("0", "x") + '<div hidden id="S:0"><script>$RC("B:0","S:0")'
    assert Parsed(Page("", (unit * (MAX_BYTES // len(unit))).encode())).root is not None
