"""Blocks to text, Markdown and HTML; whatever a page says stays text."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lxml import html as lxml_html

from extractors.blocks.json_form import blocks_from_json
from extractors.blocks.model import (
    Attribute,
    Audio,
    Block,
    Cell,
    Code,
    Delimiter,
    Embed,
    Gallery,
    Header,
    Image,
    List,
    Paragraph,
    Quote,
    RemoteVideo,
    Size,
    Table,
    Video,
)
from extractors.render import to_html, to_markdown, to_text

CAPTION = (Paragraph("By the river"),)
ALL: tuple[Block, ...] = (
    Header(2, "Sub & head"),
    Paragraph(
        "A bold link", (Attribute("bold", 2, 6), Attribute("link", 7, 11, "https://x.example/?a=1&b=2"))
    ),
    Image("https://x.example/a.jpg", Size(640, 480), None, CAPTION),
    List("ordered", (Paragraph("one"), List("unordered", (Paragraph("in"),)), Paragraph("two"))),
    RemoteVideo("YouTube", "abc-123"),
    Video("https://x.example/a.mp4", True),
    Audio("https://x.example/a.mp3"),
    Gallery((Image("https://x.example/1.jpg"), Image("https://x.example/2.jpg")), CAPTION),
    Delimiter(),
    Table(((Cell("A", True), Cell("B", True)), (Cell("1|2"), Cell("3", column_span=2))), CAPTION),
    Quote((Paragraph("said"),), "https://x.example/q"),
    Code("if a < b:\n    ```", "python"),
    Embed("https://x.example/p/1", "Twitter", (Paragraph("post"),)),
)


def test_text() -> None:
    assert to_text(ALL) == (
        "Sub & head\n\nA bold link\n\none\n\nin\n\ntwo\n\nA B\n\n1|2 3\n\nsaid\n\nif a < b:\n    ```\n\npost"
    )
    assert to_text(ALL, captions=True).count("By the river") == 3


def test_html() -> None:
    html = to_html(ALL)
    assert (
        '<p>A <b>bold</b> <a href="https://x.example/?a=1&amp;b=2" rel="noopener noreferrer">link</a></p>'
        in html
    )
    assert "<ol>\n<li>one\n<ul>\n<li>in</li>\n</ul></li>\n<li>two</li>\n</ol>" in html
    assert '<td colspan="2">3</td>' in html and "<h2>Sub &amp; head</h2>" in html
    assert "<img" not in html and "<video" not in html and "<audio" not in html
    remote = to_html(ALL, remote=True)
    assert '<img src="https://x.example/a.jpg" width="640" height="480" alt="">' in remote
    assert "loop muted" in remote and "<audio" in remote


@pytest.mark.parametrize(
    ("text", "written"),
    [("3.5 million people", "3.5 million people"), ("3. place", "3\\. place"), ("1)", "1\\)"), ("7.\nthen", "7\\.")],
)
def test_only_what_would_begin_a_list_is_kept_from_it(text: str, written: str) -> None:
    assert to_markdown([Paragraph(text)]).startswith(written)


def test_markdown() -> None:
    markdown = to_markdown(ALL)
    assert "## Sub & head" in markdown
    assert "A **bold** [link](https://x.example/?a=1&b=2)" in markdown
    assert "1. one\n\n   - in\n2. two" in markdown
    assert "| A | B |\n| --- | --- |\n| 1\\|2 | 3 |" in markdown
    assert "````python\nif a < b:\n    ```\n````" in markdown
    assert "> said" in markdown and "![](https://x.example/a.jpg)" in markdown


def shown(*blocks: Block) -> str:
    """What a reader of the Markdown makes of it, as HTML."""
    markdown_it = pytest.importorskip("markdown_it")
    html: str = markdown_it.MarkdownIt("commonmark").enable("table").render(to_markdown(blocks))
    return html


def test_what_a_picture_is_said_to_show_is_escaped() -> None:
    alt = 'A "mill" ](javascript:x) <b>by night</b> &copy;'
    picture = Image("https://x.example/a.jpg", alt=alt)
    [image] = lxml_html.fragment_fromstring(to_html([picture], remote=True)).xpath("//img")
    assert image.attrib == {"src": "https://x.example/a.jpg", "alt": alt}
    [image] = lxml_html.fragment_fromstring(shown(picture)).xpath("//img")
    assert image.attrib == {"src": "https://x.example/a.jpg", "alt": alt}
    assert blocks_from_json([picture.to_json()]) == (picture,)


def test_captions_are_told_from_the_text_by_italics() -> None:
    picture = Image("https://x.example/a.jpg", caption=CAPTION)
    assert shown(picture, Paragraph("By the sea")) == (
        '<p><img src="https://x.example/a.jpg" alt="" /></p>\n<p><em>By the river</em></p>\n<p>By the sea</p>\n'
    )
    for captioned in ALL:
        if getattr(captioned, "caption", ()):
            assert "<p><em>By the river</em></p>" in shown(captioned)
    marked = Paragraph(
        "Seen (early).\nPhoto: Ed",
        (Attribute("bold", 0, 4), Attribute("italic", 5, 9), Attribute("link", 21, 23, "https://x.example/ed")),
    )
    assert shown(replace(picture, caption=(marked,))).endswith(
        '<p><em><strong>Seen</strong></em> <em>(early). Photo:</em> <a href="https://x.example/ed"><em>Ed</em></a></p>\n'
    )


@pytest.mark.parametrize(
    ("text", "bold", "html"),
    [
        ("one\ntwo", "one\ntwo", "<strong>one<br />\ntwo</strong>"),
        ("What Costs?Nothing", "What Costs?", "<strong>What Costs</strong>?Nothing"),
        ("the (old)mill", "(old)", "the <strong>(old</strong>)mill"),
        ("a(b)c", "(b)", "a(<strong>b</strong>)c"),
        ("a( b )c", "( b )", "a( <strong>b</strong> )c"),
        ("a—c", "—", "a—c"),
        ("川「水」上", "「水」", "川「<strong>水</strong>」上"),
        ("It*bold", "bold", "It*<strong>bold</strong>"),
        ("a~b", "b", "a~<strong>b</strong>"),
        ("&amp;", "am", "&amp;<strong>am</strong>p;"),
    ],
)
def test_what_is_bold_stays_so_beside_signs_and_over_line_breaks(text: str, bold: str, html: str) -> None:
    start = text.index(bold)
    assert shown(Paragraph(text, (Attribute("bold", start, start + len(bold)),))) == f"<p>{html}</p>\n"


def test_what_markdown_does_not_write_parts_no_marks() -> None:
    inner = Attribute("subscript", 1, 2), Attribute("underline", 2, 3)
    assert to_markdown([Paragraph("H2Ox", (Attribute("code", 0, 3), *inner))]) == "`H2O`x"
    assert to_markdown([Paragraph("H2Ox", (Attribute("bold", 0, 3), *inner))]) == "**H2O**x"
    assert to_markdown([Paragraph("&#39;", inner[:1])]) == "\\&#39;"
    beside = Attribute("code", 0, 1), Attribute("code", 1, 3)
    assert shown(Paragraph("abcd", beside)) == "<p><code>a</code>bcd</p>\n"


def test_an_address_keeps_its_ampersands() -> None:
    url = "https://x.example/?a=1&copy;=2"
    assert shown(Paragraph("x", (Attribute("link", 0, 1, url),))) == (
        '<p><a href="https://x.example/?a=1&amp;copy;=2">x</a></p>\n'
    )


def test_a_quotation_with_its_caption() -> None:
    quote = Quote((Paragraph("said"),), caption=CAPTION)
    assert shown(quote) == "<blockquote>\n<p>said</p>\n<p><em>By the river</em></p>\n</blockquote>\n"
    assert to_html([quote]) == (
        "<figure>\n<blockquote>\n<p>said</p>\n</blockquote><figcaption>By the river</figcaption>\n</figure>"
    )
    assert to_text([quote]) == "said" and to_text([quote], captions=True) == "said\n\nBy the river"


def test_a_mark_of_exclamation_before_a_link_makes_no_picture() -> None:
    html = shown(Paragraph("Stop![8] it", (Attribute("link", 5, 8, "https://x.example/"),)))
    assert html == '<p>Stop!<a href="https://x.example/">[8]</a> it</p>\n'


@pytest.mark.parametrize("text", ["Notes on C #", "#", "a ##", "C#", "a #b"])
def test_marks_at_a_headings_end_stay(text: str) -> None:
    assert shown(Header(3, text)) == f"<h3>{text}</h3>\n"


def test_the_headline_is_above_all_headings() -> None:
    blocks = (Header(1, "One"), Header(2, "Two"), Header(6, "Six"))
    assert to_markdown(blocks, "Head") == "# Head\n\n## One\n\n### Two\n\n###### Six"
    assert to_markdown(blocks) == "# One\n\n## Two\n\n###### Six"
    assert to_markdown(blocks[1:], "Head") == "# Head\n\n## Two\n\n###### Six"


def test_lists_in_a_row_stay_apart() -> None:
    one, two = List("unordered", (Paragraph("a"),)), List("ordered", (Paragraph("b"),))
    html = shown(one, one, one, two, two, Paragraph("c"), one)
    assert html.count("<ul>") == 4 and html.count("<ol>") == 2
    assert shown(List("ordered", (Paragraph("a"), one, two, two))).count("<ol>") == 3


def test_a_list_that_counts_down_is_written_with_its_numbers() -> None:
    block = List("ordered", (Paragraph("a"), Paragraph("b")), 2, reversed=True)
    assert to_html([block]).startswith('<ol start="2" reversed>\n<li>a</li>')
    assert to_markdown([block]) == "- 2\\. a\n- 1\\. b"
    assert shown(block, List("unordered", (Paragraph("c"),))).count("<ul>") == 2


def test_an_ordered_list_is_written_with_its_first_number() -> None:
    items = (Paragraph("a"), Paragraph("b"))
    assert to_markdown([List("ordered", items, 9)]) == "9. a\n10. b"
    assert to_html([List("ordered", items, 9)]).startswith('<ol start="9">\n<li>a</li>')
    assert to_markdown([List("ordered", items, 10**9)]) == "1. a\n2. b"
    assert to_markdown([List("unordered", items, 9)]) == "- a\n- b"
    assert "start" not in to_html([List("unordered", items, 9)])


def test_cells_of_several_columns_and_rows_move_the_others() -> None:
    rows = (
        (Cell("Year", True, row_span=2), Cell("Damage", True, 2), Cell("Closed", True, row_span=2)),
        (Cell("Homes", True), Cell("Cost", True)),
        (Cell("2023"), Cell("12", column_span=2), Cell("3")),
    )
    assert to_markdown([Table(rows)]).split("\n") == [
        "| Year | Damage |  | Closed |",
        "| --- | --- | --- | --- |",
        "|  | Homes | Cost |  |",
        "| 2023 | 12 |  | 3 |",
    ]
    assert len(to_markdown([Table(((Cell("a", column_span=10**6, row_span=10**6), Cell("b")),) * 3)])) < 20_000


def test_a_row_with_a_head_of_its_own_heads_no_columns() -> None:
    rows = ((Cell("Weight", True), Cell("9 oz")), (Cell("Drop", True), Cell("8 mm")))
    assert to_markdown([Table(rows)]) == "|  |  |\n| --- | --- |\n| Weight | 9 oz |\n| Drop | 8 mm |"
    above = ((Cell("", False), Cell("Oz", True)), rows[0])
    assert to_markdown([Table(above)]) == "|  | Oz |\n| --- | --- |\n| Weight | 9 oz |"
    assert to_markdown([Table(((Cell("Shoe", True, 2),), rows[0]))]).startswith("| Shoe |  |\n| --- | --- |")


def test_a_thumbnail_stands_for_a_picture_that_is_not_loaded() -> None:
    html = to_html([Image("https://x.example/a.jpg", thumbnail="R0lGOD==")])
    assert 'src="data:image/jpeg;base64,R0lGOD=="' in html
    assert "<img" not in to_html([Image("https://x.example/a.jpg", thumbnail='"><script>')])


def test_crossing_attributes_nest() -> None:
    paragraph = Paragraph("abcdef", (Attribute("italic", 0, 4), Attribute("bold", 2, 6)))
    assert to_html([paragraph]) == "<p><i>ab</i><b><i>cd</i>ef</b></p>"


@pytest.mark.parametrize("bad", ["javascript:alert(1)", "data:text/html,x", " javascript:x"])
def test_bad_addresses_are_left_out_even_if_a_block_holds_them(bad: str) -> None:
    blocks: tuple[Block, ...] = (
        Paragraph("x", (Attribute("link", 0, 1, bad),)),
        Image(bad),
        Video(bad),
        Quote((Paragraph("q"),), bad),
        Embed(bad, "S"),
    )
    for rendered in (to_html(blocks, remote=True), to_html(blocks), to_markdown(blocks)):
        assert "href=" not in rendered and "src=" not in rendered and "](" not in rendered


HOSTILE = st.text(
    st.sampled_from(list("ab <>&\"'`*_[]()#!|\\~-+=.1:;/\n")) | st.characters(codec="utf-8"),
    min_size=1,
    max_size=30,
)


@st.composite
def paragraphs(draw: st.DrawFn) -> Paragraph:
    text = "\n".join(" ".join(line.split()) for line in draw(HOSTILE).split("\n")).strip() or "x"
    text = re.sub(r"\n+", "\n", text)
    attributes = []
    kinds = st.sampled_from(["bold", "italic", "link", "code", "underline", "strikethrough"])
    for kind in draw(st.lists(kinds, max_size=3)):
        start = draw(st.integers(0, len(text) - 1))
        stop = draw(st.integers(start + 1, len(text)))
        attributes.append(Attribute(kind, start, stop, "https://x.example/" if kind == "link" else None))
    return Paragraph(text, tuple(attributes))


@settings(max_examples=120, deadline=None)
@given(paragraphs())
def test_html_gives_the_text_back_and_nothing_else(paragraph: Paragraph) -> None:
    text = "".join(c for c in paragraph.text if c >= " " or c == "\n")
    tree = lxml_html.fragment_fromstring(
        to_html([Paragraph(text, paragraph.attributes)]), create_parent="div"
    )
    assert {element.tag for element in tree.iter()} <= {"div", "p", "b", "i", "u", "a", "code", "br", "s"}
    assert "".join(tree.itertext()).split() == text.split()
    assert all(set(element.attrib) <= {"href", "rel"} for element in tree.iter())


@settings(max_examples=150, deadline=None)
@given(paragraphs())
def test_markdown_holds_neither_html_nor_blocks_of_the_text(paragraph: Paragraph) -> None:
    markdown_it = pytest.importorskip("markdown_it")
    tokens = markdown_it.MarkdownIt("commonmark").parse(to_markdown([paragraph]))
    assert [token.type for token in tokens] == ["paragraph_open", "inline", "paragraph_close"]
    inner = tokens[1].children
    assert not [token for token in inner if token.type in ("html_inline", "image")]
    assert all(
        token.attrs.get("href") == "https://x.example/" for token in inner if token.type == "link_open"
    )


@settings(max_examples=100, deadline=None)
@given(paragraphs())
def test_a_caption_in_italics_holds_no_markup_of_the_text(paragraph: Paragraph) -> None:
    markdown_it = pytest.importorskip("markdown_it")
    block = Image("https://x.example/a.jpg", caption=(paragraph,))
    tokens = markdown_it.MarkdownIt("commonmark").parse(to_markdown([block]))
    assert {token.type for token in tokens} == {"paragraph_open", "inline", "paragraph_close"}
    inner = [child for token in tokens[3:] for child in token.children or ()]
    assert not [token for token in inner if token.type in ("html_inline", "image")]


@settings(max_examples=100, deadline=None)
@given(HOSTILE)
def test_markdown_of_plain_text_reads_as_the_text(text: str) -> None:
    markdown_it = pytest.importorskip("markdown_it")
    text = (
        " ".join(re.sub(r"[\x00-\x1f\x7f-\xa0\u2000-\u200b\u2028\u2029\u3000\ufeff]", " ", text).split())
        or "x"
    )
    tokens = markdown_it.MarkdownIt("commonmark").parse(to_markdown([Paragraph(text)]))
    shown = "".join(token.content for token in tokens[1].children)
    assert shown.split() == text.split()


@pytest.mark.parametrize(
    ("marked", "written"),
    [
        ([("italic", 0, 19)], "*By Ann Lee, [Courier](https://x.example/)*."),
        ([("italic", 0, 20)], "*By Ann Lee, [Courier](https://x.example/).*"),
        ([("italic", 12, 20)], "By Ann Lee, *[Courier](https://x.example/).*"),
        ([("bold", 0, 20), ("italic", 0, 20)], "***By Ann Lee, [Courier](https://x.example/).***"),
        ([("bold", 0, 20), ("italic", 3, 6)], "**By *Ann* Lee, [Courier](https://x.example/).**"),
        ([("bold", 0, 20), ("italic", 12, 19)], "**By Ann Lee, [*Courier*](https://x.example/).**"),
        ([("bold", 0, 20), ("bold", 12, 19)], "**By Ann Lee, [Courier](https://x.example/).**"),
        ([("bold", 0, 20), ("italic", 0, 6)], "***By Ann*** **Lee,** [**Courier**](https://x.example/)."),
        ([("italic", 3, 15)], "By *Ann Lee,* [*Cou*rier](https://x.example/)."),
        ([("italic", 12, 19)], "By Ann Lee, [*Courier*](https://x.example/)."),
    ],
)
def test_one_pair_of_marks_stands_around_a_link_and_more(marked: list[Any], written: str) -> None:
    link = Attribute("link", 12, 19, "https://x.example/")
    paragraph = Paragraph("By Ann Lee, Courier.", (*(Attribute(*each) for each in marked), link))
    assert to_markdown([paragraph]) == written


def test_in_a_paragraph_of_very_many_links_marks_stand_in_each() -> None:
    links = [Attribute("link", 2 * at, 2 * at + 1, "https://x.example/") for at in range(200)]
    written = [to_markdown([Paragraph("a " * n, (*links[:n], Attribute("bold", 0, 2 * n)))]) for n in (50, 200)]
    assert [text.count("**") for text in written] == [2, 400]


def test_where_marks_would_not_bind_around_a_link_they_stand_in_it() -> None:
    link = Attribute("link", 1, 2, "https://x.example/")
    assert to_markdown([Paragraph("abc", (link, Attribute("bold", 1, 3)))]) == "a[**b**](https://x.example/)**c**"


def test_marks_of_several_kinds_bind_beside_letters_and_begin_no_fence() -> None:
    struck = [Attribute("strikethrough", 0, 1)]
    assert to_markdown([Paragraph("ba", (*struck, Attribute("bold", 0, 1)))]) == "~~b~~a"
    assert to_markdown([Paragraph("b a", (*struck, Attribute("bold", 0, 1)))]) == "**~~b~~** a"
    assert to_markdown([Paragraph("- a", (*struck, *struck))]) == "~~-~~ a"


@settings(max_examples=150, deadline=None)
@given(paragraphs())
def test_markdown_reads_as_the_text_whatever_is_marked(paragraph: Paragraph) -> None:
    markdown_it = pytest.importorskip("markdown_it")
    text = re.sub(r"[\x00-\x09\x0b-\x1f\x7f-\xa0\u2000-\u200b\u2028\u2029\u3000\ufeff]", "x", paragraph.text)
    reader = markdown_it.MarkdownIt("commonmark").enable("strikethrough")
    tokens = reader.parse(to_markdown([Paragraph(text, paragraph.attributes)]))
    shown = "".join(token.content for token in tokens[1].children)
    assert "".join(shown.split()) == "".join(text.split())
