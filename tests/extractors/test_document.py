"""Document: bounds, numbering, attributes, text, and the measures that methods read."""

from __future__ import annotations

import random
import re
import zlib

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lxml import etree

from extractors.document import MAX_DEPTH, MAX_ELEMENTS, MAX_RUNS, Document, Parsed, Unreadable, parse
from extractors.dom import tags
from extractors.dom.plain_text import unescape
from extractors.page import MAX_BYTES, Page
from extractors.reasons import Reason
from tests.builders import document, inside, node
from tests.extractors.tag_soup import ATTRIBUTES, soup, tree


def reason(html: bytes | str) -> Reason:
    with pytest.raises(Unreadable) as caught:
        Document(Page.from_html(html))
    assert caught.value.detail
    return caught.value.reason


@pytest.mark.parametrize(
    "html", ["", " \n\t", b"", b"\xef\xbb\xbf", "<!-- only a comment -->", "\x00\x00", b"\xff\xfe"]
)
def test_empty(html: bytes | str) -> None:
    assert reason(html) == Reason.EMPTY


@pytest.mark.parametrize(
    "data",
    [
        b"\x7fELF\x02\x01\x01" + bytes(9) + b"\x03\x00\x3e\x00\x01" * 40,
        b"\x89PNG\r\n\x1a\n" + random.Random(1).randbytes(3000),
        b"%PDF-1.7\n1 0 obj\n<</Filter/FlateDecode>>stream\n" + zlib.compress(random.Random(2).randbytes(3000)),
        b"PK\x03\x04" + random.Random(3).randbytes(300) + b"<html><p>text</p>",
    ],
)
def test_what_is_no_text(data: bytes) -> None:
    assert reason(data) == Reason.UNDECODABLE


@pytest.mark.parametrize("stray", [b"\x01", b"\x0b\x08", b"\x1b$B\x1b(B", b"\x00" * 400])
def test_stray_control_characters_make_no_binary(stray: bytes) -> None:
    assert "words" in Document(Page("", b"<p>some words of a text " * 9 + stray)).text(0)


def test_too_large() -> None:
    assert reason(b"<p>" + b"x" * (MAX_BYTES - 2)) == Reason.TOO_LARGE
    assert len(Document(Page("", b"<p>" + b"x " * 100)))


def test_too_many_elements() -> None:
    assert reason("<br>" * (MAX_ELEMENTS + 1)) == Reason.TOO_LARGE


@pytest.mark.parametrize("tag", ["div", "b", "custom-x"])
def test_too_deep(tag: str) -> None:
    assert reason(f"<{tag}>" * 2_000 + "text") == Reason.TOO_DEEP


@pytest.mark.parametrize("tag", ["div", "span"])
def test_deeper_than_the_parser_reads_is_too_deep_not_cut(tag: str) -> None:
    assert reason(f"<{tag}>" * 100_000 + "text" + f"</{tag}>" * 100_000) in (Reason.TOO_DEEP, Reason.EMPTY)


def test_deep_but_not_too_deep() -> None:
    found = document("<div>" * (MAX_DEPTH - 10) + "text")
    assert int(found.depth.max()) <= MAX_DEPTH and "text" in found.text(0)


def test_scripts_are_lifted_out() -> None:
    found = document("<p>a</p><script type=x>if (a<b) {}</script><style>p{}</style><script src=y></script>")
    assert [(element.tag, text) for element, text in found.scripts] == [
        ("script", "if (a<b) {}"),
        ("style", "p{}"),
    ]
    assert found.text(0) == "a"


def test_comments_and_instructions_join_nothing_apart() -> None:
    found = inside("<p>one <!-- no -->two<?php no ?> three</p>")
    assert found.text(node(found, "//p")) == "one two three"


def test_several_roots_are_one_page() -> None:
    found = document("<body><p>one</p></body></html>between<html><body><p>two</p></body></html>")
    assert len(found.roots) >= 2 and found.parent.tolist().count(-1) == len(found.roots)
    assert [found.name(i) for i in range(len(found)) if found.parent[i] < 0] == ["html"] * len(found.roots)
    texts = " ".join(found.text(int(i)) for i in np.flatnonzero(found.parent < 0))
    assert "one" in texts and "two" in texts
    first, last = node(found, "//p[.='one']"), max(i for i in range(len(found)) if found.name(i) == "p")
    assert found.common_ancestor([first, last]) == -1


def test_an_xml_declaration_with_an_encoding() -> None:
    html = (
        '<?xml version="1.0" encoding="windows-1251"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "x">'
        '<html xmlns="http://www.w3.org/1999/xhtml"><body><p id="n">Новости<br/>дня</p>'
        '<a id="e"></a><p>x</p></body></html>'
    )
    found = document(html.encode("cp1251"))
    assert found.text(node(found, "//*[@id='n']")) == "Новости дня"
    assert found.children(node(found, "//*[@id='e']")) == []


def test_the_tree_is_not_written_to() -> None:
    found = document("<div class=a style='display:none'><p hidden>x<b>y</b></p></div><a href=/>z</a>")
    before = etree.tostring(found.root)
    for name in ("silent", "hidden", "words", "chars", "punctuation", "in_link", "subtree_words", "blocks"):
        getattr(found, name)
    found.attribute("class")
    assert etree.tostring(found.root) == before


@settings(max_examples=60, deadline=None)
@given(tree)
def test_relations_are_those_of_the_tree(html: str) -> None:
    found = document(html)
    for number, element in enumerate(found.elements):
        assert found.index_of(element) == number
        assert [found.elements[i] for i in found.ancestors(number)] == list(element.iterancestors())
        assert [found.elements[i] for i in found.children(number)] == list(element)
        assert found.name(number) == element.tag


def test_a_page_of_too_many_texts_is_too_large() -> None:
    with pytest.raises(Unreadable) as raised:
        document("<li>x" * (MAX_RUNS + 1))
    assert raised.value.reason is Reason.TOO_LARGE and str(MAX_RUNS) in raised.value.detail


def test_a_foreign_element_has_no_number() -> None:
    with pytest.raises(KeyError):
        inside("<p>x</p>").index_of(etree.Element("p"))


@settings(max_examples=60, deadline=None)
@given(tree, st.data())
def test_common_ancestor(html: str, data: st.DataObject) -> None:
    found = document(html)
    nodes = data.draw(st.lists(st.integers(0, len(found) - 1), min_size=1, max_size=4))
    lines = [{number, *found.ancestors(number)} for number in nodes]
    assert found.common_ancestor(nodes) == max(set.intersection(*lines))


def _plain(value: str) -> str:
    return re.sub(r"[\x00-\x08\x0b-\x1f]", " ", value)


@settings(max_examples=200, deadline=None)
@given(soup)
def test_attributes_are_exactly_those_of_the_tree(html: str) -> None:
    try:
        found = document(html)
    except Unreadable:
        return
    for name in [*ATTRIBUTES, "y", "a", "src"]:
        expected = [(i, e.get(name)) for i, e in enumerate(found.elements) if e.get(name) is not None]
        assert [(i, _plain(value)) for i, value in found.attribute(name)] == [(i, _plain(v)) for i, v in expected], name


@pytest.mark.parametrize(
    "html",
    [
        '<p>text class="x" more</p><p class="real">y</p>',
        "<p title=' class=\"x\"'>a</p><p class=real>y</p>",
        '<p title=" class=&quot;x&quot; ">a</p>',
        '<title> class="x"</title><textarea> class="y"></textarea>'
        '<p class="real &amp; &lt;other&gt; &#10; &quot;">y</p>',
        '<p class="" id=class>z</p>',
        '<img alt="a class="b"><p class="c">z</p>',
        '<p title="a class=" class="b=">z</p><p class=" class="></p><p class="x=" title=" class="/>',
        '<p x"class="y" class=z>q</p>',
        "<a<b class='w' c='d\"<'>t</a><p class='q\"r'>s</p>",
    ],
)
def test_text_that_looks_like_an_attribute_is_none(html: str) -> None:
    found = document(html)
    expected = [(i, e.get("class")) for i, e in enumerate(found.elements) if e.get("class") is not None]
    assert found.attribute("class") == expected
    assert [found.attribute_of(i, "class") for i, _ in expected] == [value for _, value in expected]


def test_a_missing_attribute() -> None:
    found = inside("<p>x</p>")
    assert found.attribute("class") == [] and found.attribute_of(0, "class", "none") == "none"


@pytest.mark.parametrize(
    "style",
    ["display:none", "DISPLAY : None;", "color:red; visibility: hidden", "display:none!important", "display:\nnone"],
)
def test_hidden_by_a_style(style: str) -> None:
    found = inside(f"<div style='{style}'><p>x</p></div><p>y</p>")
    assert [bool(found.hidden[node(found, f"//p[.='{text}']")]) for text in "xy"] == [True, False]


@pytest.mark.parametrize(
    "style", ["backface-visibility:hidden", "-webkit-backface-visibility: hidden", "--x-display:none"]
)
def test_a_style_that_hides_nothing(style: str) -> None:
    assert not inside(f"<p style='{style}'>x</p>").hidden.any()


def test_hidden_by_an_attribute() -> None:
    found = inside("<div hidden><p>x</p></div><p style='display:block'>y</p>")
    assert [bool(found.hidden[node(found, f"//p[.='{text}']")]) for text in "xy"] == [True, False]


@pytest.mark.parametrize("name", ["svg", "textarea", "select", "template", "noscript", "object"])
def test_silent_elements_hold_no_words(name: str) -> None:
    found = document(f"<html><body><p>one two</p><{name}><title>four five</title>six</{name}></body></html>")
    assert int(found.words.sum()) == 2 and int(found.subtree_words[0]) == 2


@settings(max_examples=60, deadline=None)
@given(tree)
def test_measures_of_subtrees_and_ancestors(html: str) -> None:
    found = document(html)
    flags = found.tag == tags.CODES["section"]
    for number in range(len(found)):
        below = range(number, int(found.end[number]))
        assert found.subtree_words[number] == sum(int(found.words[i]) for i in below)
        assert found.subtree_chars[number] == sum(int(found.chars[i]) for i in below)
        above = sum(bool(flags[i]) for i in (number, *found.ancestors(number)))
        assert found.sum_above(flags)[number] == above
        assert found.below_any(flags)[number] == (above > 0)


def test_links() -> None:
    found = inside("<a href=/><b>x</b></a><button>y</button><p>z</p>")
    assert [bool(found.in_link[node(found, f"//{name}")]) for name in ("a", "b", "button", "p")] == [True] * 3 + [False]


@pytest.mark.parametrize(
    ("html", "text"),
    [
        ("<p>  one \n two </p>", "one two"),
        ("<p>one<br>two<br />three</p>", "one two three"),
        ("<p>a<b>b</b>c <i> d</i></p>", "abc d"),
        ("<p>AT&amp;T &lt;p&gt; &amp;lt; &quot;q&quot;</p>", 'AT&T <p> &lt; "q"'),
        ("<p>a&nbsp;b</p>", "a b"),
        ("<p></p>", ""),
    ],
)
def test_text(html: str, text: str) -> None:
    found = inside(html)
    assert found.text(node(found, "//p")) == text


def _visible(text: str) -> str:
    return re.sub(r"[\s\x00-\x1f]+", "", text)


@settings(max_examples=150, deadline=None)
@given(soup)
def test_text_is_what_lxml_reads(html: str) -> None:
    try:
        found = document(html)
    except Unreadable:
        return
    for number, element in enumerate(found.elements):
        if not any(child.tag == "br" for child in element.iter()):
            assert _visible(found.text(number)) == _visible("".join(element.itertext()))


def test_control_characters_are_spaces() -> None:
    found = inside("<p title='x&#11;y'>one\x0btwo\x0cthree&#27;four\x1b</p>")
    assert found.text(node(found, "//p")) == "one two three four" and found.attribute("title")[0][1] == "x y"


@given(st.text('&lt;gquoamp#13; <>"', max_size=20))
def test_unescape_undoes_what_the_serializer_did(text: str) -> None:
    element = etree.Element("p")
    element.text = text
    written = etree.tostring(element, encoding="unicode")[3:-4] if text else ""
    assert unescape(written) == text


@settings(max_examples=60, deadline=None)
@given(tree, st.data())
def test_a_part_is_seen_as_in_the_whole(html: str, data: st.DataObject) -> None:
    try:
        whole = Document(Page.from_html(html))
    except Unreadable:
        return
    chosen = data.draw(st.integers(0, len(whole) - 1))
    parsed = Parsed(Page.from_html(html))
    elements = [element for top in parsed.roots for element in top.iter()]
    part = Document(parsed, elements[chosen])
    first = part.look_into(elements[chosen])
    below = [part.element(first + step) for step in range(int(whole.end[chosen]) - chosen)]
    assert below == list(elements[chosen].iter()) and first == part.index_of(elements[chosen])
    for step in range(int(whole.end[chosen]) - chosen):
        node, there = chosen + step, first + step
        assert part.elements[there] is elements[node]
        assert (part.name(there), part.text(there)) == (whole.name(node), whole.text(node))
        assert int(part.end[there]) - there == int(whole.end[node]) - node
    names = [whole.name(node) for node in whole.ancestors(chosen)]
    assert [part.name(node) for node in part.ancestors(first)] == names


@settings(max_examples=60, deadline=None)
@given(tree, st.data())
def test_an_element_that_is_looked_into_has_its_number(html: str, data: st.DataObject) -> None:
    try:
        found = Document(Page.from_html(html))
    except Unreadable:
        return
    elements = [element for top in found.roots for element in top.iter()]
    chosen = data.draw(st.integers(0, len(elements) - 1))
    assert found.look_into(elements[chosen]) == chosen
    node = data.draw(st.integers(0, len(elements) - 1))
    assert found.element(node) is elements[node]
    with pytest.raises(KeyError):
        found.look_into(etree.Element("p"))


def test_a_part_has_the_head_and_the_scripts() -> None:
    html = "<html lang=de><head><title>T</title></head><body class=a>no<p>x</p>no<script>1</script><div>y</div></body>"
    parsed = Parsed(Page.from_html(html))
    part = Document(parsed, parsed.root.find("body/p"))
    assert [part.name(node) for node in range(len(part))] == ["html", "head", "title", "body", "p"]
    assert [part.elements[node].tag for node in range(len(part))] == ["html", "head", "title", "body", "p"]
    assert part.text(0) == "Tx"
    assert part.attribute("lang") == [(0, "de")] and part.attribute("class") == [(3, "a")]
    assert [text for _, text in part.scripts] == ["1"]


@pytest.mark.parametrize(
    "html",
    ["<p>één &amp; 中 😀 \ufffe \x80 \x0b</p>", '<?xml version="1.0" encoding="latin-1"?><p>é</p>', "\n<p>a<p>b", "a"],
)
def test_bytes_and_text_give_the_same_tree(html: str) -> None:
    from_text, from_bytes = parse(html), parse(html, html.encode())
    assert etree.tostring(from_text) == etree.tostring(from_bytes)


def test_attributes_by_element_are_those_of_each_element() -> None:
    page = document('<p class="a&amp;b">One</p><p id="x">Two</p><p class="">Three</p>')
    before = [page.attribute_of(each, "class", "none") for each in range(len(page))]
    by_element = page.attribute_by_element("class")
    assert [by_element.get(each, "none") for each in range(len(page))] == before
    assert [page.attribute_of(each, "class", "none") for each in range(len(page))] == before
    assert before.count("none") == len(page) - 2 and "a&b" in before and "" in before
