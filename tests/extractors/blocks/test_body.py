"""The body as plain text, and what blocks and body have in common."""

from __future__ import annotations

import re

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from extractors.blocks.body import is_drawn_line
from extractors.blocks.json_form import blocks_from_json
from extractors.blocks.line_breaks import may_keep_lines
from extractors.blocks.spans import Spans
from extractors.render import to_text
from tests.extractors.blocks.pages import URL, keep
from tests.growth import assert_proportional


def test_paragraphs_rows_and_code() -> None:
    body = keep(
        "<p>One<br>line</p><h2>Sub</h2><ul><li>a</li><li>b</li></ul><p>***</p>"
        "<table><tr><th>x<th>y<tr><td>1<td><p>2</p><p>3</p></table>"
        "<pre>a\n  b &lt; c\n\n  d</pre>"
    ).body
    assert body == "One\nline\n\nSub\n\na\n\nb\n\nx y\n\n1 2 3\n\na\n  b < c\n\n  d"


def test_text_of_drawings_is_no_text() -> None:
    kept = keep("<p>Before <svg><text>inside</text></svg> after</p>")
    assert kept.body.split() == ["Before", "after"] and to_text(kept.blocks).split() == ["Before", "after"]


def test_lines_of_blanks_around_preformatted_text_are_none() -> None:
    kept = keep("<p>one</p><pre>\t\n \n  two\n\tthree\n \n</pre>")
    assert kept.body == to_text(kept.blocks) == "one\n\n  two\n\tthree"


def test_the_title_of_a_drawing_in_code_is_no_code() -> None:
    kept = keep("<pre>make <svg><title>Copy</title></svg>test\n  make lint</pre>")
    assert kept.body == to_text(kept.blocks) == "make test\n  make lint"


def test_fallbacks_inside_running_text_are_no_text() -> None:
    kept = keep("<p>Before<noscript>inside</noscript> and <canvas>inside</canvas>after</p>")
    assert to_text(kept.blocks).split() == kept.body.split() == ["Before", "and", "after"]


@pytest.mark.parametrize(
    ("html", "text"),
    [
        ('<p>She <a href="/">spoke<i class="screen-reader-text"> (new tab)</i></a> then.</p>', "She spoke then."),
        ('<p>She <a href="/">spoke <i class="vh">(opens in a new window)</i></a> then.</p>', "She spoke then."),
        ('<p>Sie <a href="/">sprach<b>(\u00f6ffnet im neuen Fenster)</b></a> dann.</p>', "Sie sprach dann."),
        ('<p>It <a href="/">opens in a new window</a> then.</p>', "It opens in a new window then."),
        ('<p>It <a href="/">a</a><b>opens in a new tab</b> then.</p>', "It aopens in a new tab then."),
        ('<p>A <b>gate<span class="ssrcss-1f39n02-VisuallyHidden e16">, external</span></b> rose.</p>', "A gate rose."),
        ('<p><i aria-hidden="true">T</i><i class="sr-only">The</i><i aria-hidden="true">he</i> end.</p>', "The end."),
        ('<p>A <b>gate<i class="ScreenReaderOnly_srHint__OysWz">, new tab</i></b> rose.</p>', "A gate rose."),
        ('<p>A <b>gate<i class="css-visually-hidden-1ab">, new tab</i></b> rose.</p>', "A gate rose."),
        ('<p>A <b>gate<i class="a11y-hidden">, new tab</i></b> rose.</p>', "A gate rose."),
        ('<p>A <b>gate<i class="visually-hidden-focusable">, new</i></b> rose.</p>', "A gate, new rose."),
        ('<p>A <b>gate<i style="position:absolute;clip:rect(0 0 0 0)">, new tab</i></b> rose.</p>', "A gate rose."),
        ('<p>A <b>gate<i style="clip-path: inset(50%)">, new tab</i></b> rose.</p>', "A gate rose."),
        ('<p>A <b>gate<i style="left: -9999px">, new tab</i></b> rose.</p>', "A gate rose."),
        ('<p>A <b>gate<i style="left: -9px">, new tab</i></b> rose.</p>', "A gate, new tab rose."),
        ('<p>A gate<span style="display: none">(made of steel)</span> rose.</p>', "A gate rose."),
        ("<p>A gate<span hidden>(made of steel)</span> rose.</p>", "A gate rose."),
        ('<h2><a href="#gates">#</a> Gates</h2>', "Gates"),
        ('<p>See the annex. <a href="#fnref2">↩</a></p>', "See the annex."),
        ('<p>Key <a href="/c">#</a> and C# 1</p>', "Key # and C# 1"),
        ('<div><span><img src="/a.jpg"><em class="img_desc">A gate.</em></span>The gate rose.</div>', "The gate rose."),
        ('<p>A <span class="credit-line">loan</span> of 3 %.</p>', "A loan of 3 %."),
        ("<p>A <button popovertarget=g>gate</button><span id=g popover>a door</span> rose.</p>", "A gate rose."),
        ("<p>A <i>gate<i role=tooltip> a door</i></i> rose.</p>", "A gate rose."),
        ("<blockquote><p>A gate.<button>Share on Pinterest</button></p></blockquote>", "A gate."),
        ("<p>A gate. <span role=button><i>Auf Facebook</i> teilen</span></p>", "A gate."),
        ("<p>A <button>share</button></p>", "A share"),
        ("<p>A gate. <button>Share this</button></p>", "A gate."),
        ("<p>A <button>gate</button> to share</p>", "A gate to share"),
        ("<p>A <a href=/s>share</a> of it.</p>", "A share of it."),
        ("<p><button>Share</button></p>", "Share"),
        ('<p class="sr-only">All of it.</p>', "All of it."),
        ("<p><span class='not-sr-only'>All</span> of it.</p>", "All of it."),
        ("<table><tr><th>x<th>y<tr><td>1<span class=sr-only>st</span><td>2</table>", "x y\n\n1 2"),
    ],
)
def test_what_no_reader_sees_in_a_line_is_no_text(html: str, text: str) -> None:
    kept = keep(html)
    assert kept.body == text and to_text(kept.blocks) == text


def test_a_caption_in_the_line_does_not_make_a_caption_of_the_text() -> None:
    kept = keep('<div><img src="/a.jpg"><em class="caption">A gate.</em> The gate rose.</div><p>b</p>')
    assert [block["type"] for block in kept.json] == ["image", "paragraph", "paragraph"]


@pytest.mark.parametrize(
    ("start", "more", "end"),
    [
        ("<b>" * 400, "<a href='#x'>#</a>", ""),
        ("<span><img src=/a.jpg>", "<em class=caption>a</em>", "</span>b"),
        ("<p>a</p>", "<noscript><img src=/a.jpg></noscript>", "<p>b</p>"),
        ("<p>a</p>", "<i class=youtube data-id=dQw4w9WgXcQ></i>", "<p>b</p>"),
    ],
    ids=["marks", "captions", "fallbacks", "facades"],
)
def test_thousands_of_unseen_parts_cost_in_proportion(start: str, more: str, end: str) -> None:
    kept = keep(start + more * 100 + end)
    assert kept.body and kept.blocks
    assert_proportional(lambda count: keep(start + more * count + end), 20_000)


def test_nothing_kept_is_an_empty_body() -> None:
    assert keep("<p>x</p>", drop=("x",)).body == ""


def test_drawn_lines() -> None:
    assert all(map(is_drawn_line, ("***", "* * *", "———", "-----", "⁂", "• • •")))
    assert not any(map(is_drawn_line, ("*", "--", "a---", "1***")))


WORDS = st.sampled_from(
    [
        "word",
        "Ünïcode",
        "a<b",
        "x & y",
        "&lt;",
        "*stars*",
        "中文",
        "[link](x)",
        "1. one",
        "#",
        "\u200b",
        "\u00ad",
        "\u00a0",
    ]
)
TEXT = st.lists(WORDS, min_size=1, max_size=4).map(lambda words: escaped(" ".join(words)))


def escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")


INLINE = st.recursive(
    TEXT,
    lambda inner: st.one_of(
        st.tuples(st.sampled_from(["b", "i", "u", "span", "code", "a href='/x'"]), inner).map(
            lambda pair: f"<{pair[0]}>{pair[1]}</{pair[0].split()[0]}>"
        ),
        st.tuples(inner, st.sampled_from(["", " ", "<br>", "\n "]), inner).map("".join),
    ),
    max_leaves=6,
)
BLOCKS = st.recursive(
    INLINE.map(lambda text: f"<p>{text}</p>"),
    lambda inner: st.one_of(
        st.lists(inner, min_size=1, max_size=3).map(lambda parts: f"<div>{''.join(parts)}</div>"),
        st.lists(inner, min_size=1, max_size=3).map(
            lambda parts: f"<blockquote>{''.join(parts)}</blockquote>"
        ),
        st.lists(inner, min_size=1, max_size=3).map(
            lambda parts: "<ul>" + "".join(f"<li>{part}</li>" for part in parts) + "</ul>"
        ),
        st.lists(INLINE, min_size=4, max_size=4).map(
            lambda c: f"<table><tr><td>{c[0]}<td>{c[1]}<tr><td>{c[2]}<td>{c[3]}</table>"
        ),
        INLINE.map(lambda text: f"<h2>{text}</h2>"),
        INLINE.map(lambda text: f"<pre>{text}</pre>"),
        INLINE.map(lambda text: f"{text}<img src=a.jpg>"),
    ),
    max_leaves=6,
)


@settings(max_examples=60, deadline=None)
@given(st.lists(BLOCKS, min_size=1, max_size=4).map("".join))
@example("<p>word</p><table><tr><td>word<td>word<tr><td>word<td>## #</table>")  # a cell, and no line drawn
def test_the_text_of_the_blocks_is_the_body(html: str) -> None:
    kept = keep(html)
    blocks = kept.blocks
    # zero-width spaces and soft hyphens are white space that str.split does not know
    shown, body = (re.sub("[\u200b\u00ad]", " ", text).split() for text in (to_text(blocks), kept.body))
    assert shown == body
    assert blocks_from_json(kept.json) == blocks


@settings(max_examples=60, deadline=None)
@given(INLINE.map(lambda text: f"<p>{text}</p>"))
def test_spans_give_the_text_of_the_document_with_exact_ranges(html: str) -> None:
    kept = keep(html)
    blocks = kept.document.blocks
    for block in kept.kept:
        paragraph = Spans(kept.document, kept.root, URL).paragraph(block)
        expected = kept.document.text_between(int(blocks.start[block]), int(blocks.stop[block]))
        # a zero-width space is white space that str.split does not know, nor is what stands beside one at a line's ends
        shown = re.sub("[\u200b\u00ad]", "", paragraph.text)
        assert re.sub(" *\n *", "\n", shown) == re.sub(" *\n *", "\n", re.sub("[\u200b\u00ad]", "", expected))
        for attribute in paragraph.attributes:
            marked = paragraph.text[attribute.start : attribute.stop]
            assert marked and marked == marked.strip()


_KEPT = "One\nline\n\n  Two\n \n\nThree"


@pytest.mark.parametrize(
    "mark",
    [
        'style="white-space: pre-wrap"',
        'style="color:red;white-space:pre-line;"',
        'class="mt-4 whitespace-pre-wrap"',
        "style='white-space:normal' class=x><span style='white-space:pre-line'",
    ],
)
def test_newlines_that_a_style_shows_are_line_breaks(mark: str) -> None:
    kept = keep(f"<p {mark}>{_KEPT}</p><p>Four\nfive</p>")
    assert kept.body == "One\nline\n\nTwo\n\nThree\n\nFour five"
    assert [block["text"] for block in kept.json] == ["One\nline", "Two", "Three", "Four five"]
    assert len(kept.kept) == 2  # what is judged is one text


@pytest.mark.parametrize(
    "inner",
    [
        "<p>One\n\nTwo</p>",
        '<p style="white-space: nowrap">One\n\nTwo</p>',
        '<div style="white-space: pre-wrap"><p style="white-space: normal">One\n\nTwo</p></div>',
        '<h2 class="whitespace-pre-line">One\n\nTwo</h2>',
        '<p class="md:whitespace-pre-line">One\n\nTwo</p>',
    ],
)
def test_newlines_of_the_source_are_spaces(inner: str) -> None:
    kept = keep(inner)
    assert kept.body == "One Two" and [block["text"] for block in kept.json] == ["One Two"]


@pytest.mark.parametrize("end", ["\n\n", "\r\n\r\n", "\n\n\n"])
def test_paragraphs_that_begin_with_an_ideographic_space_are_told_without_a_style(end: str) -> None:
    kept = keep(f"<div><p>\u3000川の水が増えた。{end}\u3000町は橋を閉じた。{end}■雨は夜</p><p>Two{end}three</p></div>")
    assert kept.body == "川の水が増えた。\n\n町は橋を閉じた。\n\n■雨は夜\n\nTwo three"
    broken = keep(f"<p>\u3000川の水が増えた。<br>{end}\u3000町は橋を閉じた。</p>")
    assert broken.body == "川の水が増えた。\n町は橋を閉じた。"


def test_attributes_of_a_text_whose_newlines_are_shown() -> None:
    kept = keep(
        '<div class="whitespace-pre-line">\n<b>One\n\nTwo</b> and\n<i>three</i>\n\n<a href="/4">four</a><br>\nfive'
        " <span style='white-space:normal'>six\n\nseven</span></div>"
    )
    assert kept.body == "One\n\nTwo and\nthree\n\nfour\nfive six seven"
    assert kept.body == "\n\n".join(block["text"] for block in kept.json)
    marked = [[(each["type"], each["from"], each["to"]) for each in block["attributes"]] for block in kept.json]
    assert marked == [[("bold", 0, 3)], [("bold", 0, 3), ("italic", 8, 13)], [("link", 0, 4)]]


@pytest.mark.parametrize(
    ("source", "may"),
    [
        (b'<p style="color: red; white-space: pre-line">', True),
        (b"<p style = 'white-space:pre-wrap'>", True),
        (b"<p style=white-space:pre-wrap>", True),
        (b'<p class="mt-4 whitespace-pre-wrap">', True),
        (b'<style media="all">code{color:red;white-space:pre-wrap}</style>', False),
        (b'<p style="white-space: nowrap">', False),
        ("<p>川\n\n\u3000町</p>".encode(), True),
        ("<p>川\n\u3000町</p>".encode(), False),
        ("<p>川\r\n\r\n\u3000町</p>".encode("shift_jis"), True),
        ("<p>川\n\n\u3000町</p>".encode("gbk"), True),
        (b"<p>1\n\n&#x3000;2</p>", True),
    ],
)
def test_a_style_sheet_alone_keeps_no_lines(source: bytes, may: bool) -> None:
    assert may_keep_lines(source) is may


def test_many_styles_that_may_keep_lines_cost_no_more_than_their_number() -> None:
    assert_proportional(lambda size: may_keep_lines(b"{ white-space:pre;" * size), 20_000)
