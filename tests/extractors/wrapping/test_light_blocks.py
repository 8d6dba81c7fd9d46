"""Blocks read from the tree alone: the same as those of the columns."""

from __future__ import annotations

import re
from html import unescape

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from extractors.blocks.body import body_text, joined, visible_text
from extractors.blocks.unseen import unseen_runs
from extractors.document import Document, Unreadable
from extractors.observation import is_linked
from extractors.page import Page
from extractors.selection.boxes.captions import behind_pictures
from extractors.wrapping.light_blocks import light_blocks
from tests.builders import inside, node
from tests.extractors.tag_soup import soup, tree


def both(found: Document, top: int) -> tuple[list[tuple[object, str]], list[tuple[object, str]] | None]:
    blocks = found.blocks
    unseen = unseen_runs(found)
    seen = blocks.sum(~unseen) if len(blocks) else []

    def text(block: int) -> str:
        if seen[block] != blocks.stop_run[block] - blocks.first_run[block]:
            return visible_text(found, block, unseen)
        return found.text_between(int(blocks.start[block]), int(blocks.stop[block]))

    columns = [
        (found.elements[int(at)], text(block))
        for block, at in enumerate(blocks.node)
        if found.is_within(int(at), top)
    ]
    light = light_blocks(found.elements[top])
    return columns, None if light is None else [(block.element, block.text) for block in light]


@settings(max_examples=80, deadline=None)
@given(tree)
def test_the_same_blocks_on_made_up_trees(html: str) -> None:
    compare(html)


def test_a_line_that_may_hide_the_page_is_left_to_the_columns() -> None:
    html = "<body><div><span hidden><article>word</article>word</span>word</div></body>"
    assert light_blocks(Document(Page.from_html(html)).elements[0]) is None
    shown = Document(Page.from_html(html.replace("article", "b"))).elements[0]
    assert [block.text for block in light_blocks(shown) or []] == ["word"]


def test_what_is_hidden_in_something_hidden_is_left_to_the_columns() -> None:
    html = "<div hidden><article></article>word<span hidden>word</span></div>"
    assert light_blocks(Document(Page.from_html(html)).elements[0]) is None
    shown = Document(Page.from_html(html.replace("span hidden", "span"))).elements[0]
    assert [block.text for block in light_blocks(shown) or []] == ["wordword"]


@settings(max_examples=80, deadline=None)
@given(soup)
def test_the_same_blocks_on_tag_soup(html: str) -> None:
    compare(html)


_FORMS = ["table", "tr", "td", "th", "pre", "b", "p", "div", "span style='display:block'", "b hidden", "caption"]
_FORMS += ["a", "button"]
_forms = st.recursive(
    st.sampled_from(["word", " two  words\n", "\n  ", "<br>", "<br> <br>", "<script>s</script>", "\t\u00a0x\n\n y "]),
    lambda inner: st.builds(
        lambda name, within: f"<{name}>{''.join(within)}</{name.split()[0]}>",
        st.sampled_from(_FORMS),
        st.lists(inner, max_size=4),
    ),
    max_leaves=25,
)


def _table(rows: list[list[str]]) -> str:
    return f"<table>{''.join('<tr><td>' + '<td>'.join(row) for row in rows)}</table>"


_rows = st.lists(st.lists(_forms, min_size=1, max_size=3), min_size=1, max_size=3).map(_table)


@settings(max_examples=150, deadline=None)
@given(st.lists(_forms | _rows, max_size=3))
def test_the_same_blocks_in_tables_and_preformatted_text(parts: list[str]) -> None:
    compare(f"<main>{''.join(parts)}</main>")


def compare(html: str) -> None:
    try:
        found = Document(Page.from_html(html))
    except Unreadable:
        return
    for top in range(len(found)):
        light = light_blocks(found.elements[top])
        # characters that show nothing are white space to the columns, which count what is seen
        if light is not None and all(char.isprintable() or char in "\n\t \u00a0" for char in unescape(html)):
            assert [(block.element, block.text) for block in light] == both(found, top)[0]
            inside = [block for block, at in enumerate(found.blocks.node) if found.is_within(int(at), top)]
            assert joined((block.shown or block.text, block.form) for block in light) == body_text(found, inside)
            words, linked = found.blocks.words.tolist(), found.blocks.linked.tolist()
            if not re.search(r"[\u0300-\u0fff]", unescape(html)):  # marks of letters are counted otherwise
                assert [block.is_linked for block in light] == [is_linked(words[b], linked[b]) for b in inside]
            # a picture before the root is not walked past
            assert [block.behind_picture for block in light][1:] == behind_pictures(found)[inside].tolist()[1:]


@pytest.mark.parametrize(
    "html",
    [
        "<p>one<p>two",
        "one<br>two<br><br>three<br> <br>four",
        "<br>one<br>",
        "a<div>b</div>c<span>d</span> e",
        "a<svg><title>icon</title></svg>b<noscript>no</noscript>c",
        "a<select><option>x</select>b<canvas>y</canvas>c<canvas><p>z</p></canvas>d",
        "<x-y>a<z-w>b</z-w></x-y><x-y><z-w>c</z-w><z-w>d</z-w></x-y>",
        "a\n\n<br>\n b &amp; c&nbsp;d",
        "<p>&#8203;</p><p>a</p><p> <b>&#65279;</b> </p>b<p>&#173;&#8206;</p>",
        "<p>a<span class=sr-only>b</span></p>",
        "<p>a<span popover>b</span>c <i role=tooltip>d</i></p>",
        "<p>a<b hidden>b</b> c<b hidden=until-found>d</b></p>",
        "<p>a <i style='display: none'>b <b>c</b></i> d</p><p><i style='display:none'>e</i></p>",
        "<p>a <i style='clip: rect(0 0 0 0)'>b</i> c <i style='left:-9999px'>d</i> <i style='left:-9px'>e</i></p>",
        "<p><b hidden>a</b><br>b<br><b hidden>c</b><br><br><b hidden>d</b> e</p>",
        "<p><b hidden>a<div>b<u>c</u></div>d</b>e</p>f<b hidden> </b><b hidden>g</b>h",
        "<p>a<i hidden> b </i>c <i hidden>d</i> e<i hidden>f<u> </u>g</i>h</p>",
        "<p><img style='display:block' alt=x>a<a style='display:block'>b</a><span class=caption>c</span></p>",
        "<p><a><img><b class=caption>b</b>c</a><a>d<b class=caption>e</b></a><i><a class=caption>f</a></i>g</p>",
        "<h2><a href='#a'><b># </b></a>a <a href=x>#</a><b>#</b></h2><p><a href='#b'>^</a></p>",
        "<figcaption>a <button>enlarge</button> b</figcaption><p>c <button>d</button></p>",
        "<figcaption>a <i role=button>enlarge</i> b</figcaption><p>c <i role=button>d</i></p>",
        "<p>a <button>Share on <b>X</b></button></p><p>c <i role=button>Tweet this</i> <button>d</button></p>",
        "<p><button>Share</button></p><p><button> Tweet</button> <i>Share</i></p><p>a<button>share of it</button></p>",
        "<p>a <button>\n  <svg><title>icon</title></svg>\n  Share<!-- x --> on<br><b>X</b><script>s</script></button>",
        "<p>a <button style='display:block'>Share</button>b<b role=button>Share<p>c</p></b>d</p>",
        "<p>a<b a<b=1>b</b><p>c",
        "<p>a <a>b <i>(opens in new tab)</i></a> c <a>opens in a new tab</a> <a>d</a><b>nouvelle fen\u00eatre</b></p>",
        "<p>a</p><img><p>b</p><p>c<img></p>d<img><br><br>e <img>f<p>g</p><picture><img></picture>h",
        "<div hidden>a<b>b</b><p>c</p></div><x-y hidden>d</x-y><x-y class=sr-only><p>e</p>f</x-y>",
    ],
)
def test_the_same_blocks(html: str) -> None:
    found = inside(f"<main>{html}</main>")
    columns, light = both(found, node(found, "//main"))
    assert light == columns and light
    walked = light_blocks(found.elements[node(found, "//main")]) or []
    assert [block.behind_picture for block in walked] == behind_pictures(found).tolist()


def test_an_inline_root_holds_the_blocks_in_it_alone() -> None:
    found = inside("<div>a <span>c<p>d</p>e<div>f<br>g</div></span>h</div>")
    light = light_blocks(found.elements[node(found, "//span")])
    assert light is not None and [block.text for block in light] == ["d", "f\ng"]


def test_a_picture_is_not_behind_the_text_that_an_inline_root_does_not_hold() -> None:
    compare("<span><div>word</div><img src=x>word<div>word</div></span>")
    compare("<span><div>word</div>word<img src=x> <div>word</div></span>")


@pytest.mark.parametrize("html", ["a<br>b", "<svg><title>c</title></svg>", "<noscript>d</noscript>"])
def test_what_holds_no_blocks_is_no_root(html: str) -> None:
    found = inside(f"<main>{html}</main>")
    assert light_blocks(found.elements[node(found, "//main/*")]) is None


@pytest.mark.parametrize(
    ("html", "body"),
    [
        ("<pre>a\n  b <i>c</i></pre>", "a\n  b c"),
        ("<pre><code>a<br>  <b>b</b></code>\n</pre>", "a\n  b"),
        ("<pre>a<br><br>  b</pre>c", "a\n  b\n\nc"),
        ("<table><tr><th>a<th>b<tr><td>c<br>d<td><p>e<p>f</table>", "a b\n\nc d e f"),
        ("<table role=none><tr><th>a<th>b<tr><td>c<td>d</table>", "a\n\nb\n\nc\n\nd"),
        ("<table><tr><td><table><tr><th>a<th>b<tr><td>c<td>d</table><td>e</table>", "a b\n\nc d\n\ne"),
        ("<table><tr><td><h2>a</h2><td>b<tr><td>c<td>d</table>", "a\n\nb\n\nc\n\nd"),
        ("<p>a<i style='display:block'>b</i>c</p>", "a\n\nb\n\nc"),
        ("<h2>a<i style='display:block'>b</i></h2>", "ab"),
    ],
)
def test_the_same_text_as_the_body_has(html: str, body: str) -> None:
    found = inside(f"<main>{html}</main>")
    light = light_blocks(found.elements[node(found, "//main")])
    assert light is not None and joined((block.shown or block.text, block.form) for block in light) == body
    inside_main = [b for b, at in enumerate(found.blocks.node) if found.is_within(int(at), node(found, "//main"))]
    assert body_text(found, inside_main) == body


@pytest.mark.parametrize(("tables", "blocks"), [(60, 60), (90, None)])
def test_tables_in_tables(tables: int, blocks: int | None) -> None:
    found = inside(f"<main>{'<table><tr><td>x' * tables} a</main>")
    light = light_blocks(found.elements[node(found, "//main")])
    assert (None if light is None else len(light)) == blocks


def test_without_an_element() -> None:
    found = inside("<main>a<h1>b</h1>c<p>d</p></main>")
    out = [found.elements[node(found, "//h1")]]
    light = light_blocks(found.elements[node(found, "//main")], out)
    assert light is not None and [block.text for block in light] == ["a", "c", "d"]


@pytest.mark.parametrize(
    ("html", "linked"),
    [
        ("<p>one two <a>three</a></p>", [False]),
        ("<p>one <a>two three</a></p>", [True]),
        ("<p>\u4e00\u4e8c\u4e09\u56db\u4e94<a>\u516d\u4e03</a></p>", [False]),
        ("<p>\u4e00<a>\u516d\u4e03\u516b</a></p>", [True]),
        ("<button><p>one</p></button><a><h2>two</h2></a><p>three</p>", [True, True, False]),
        ("<div>one <a>two</a> three<br><br><a>four</a></div>", [False, True]),
    ],
)
def test_what_is_a_link_more_than_a_text(html: str, linked: list[bool]) -> None:
    found = inside(f"<main>{html}</main>")
    light = light_blocks(found.elements[node(found, "//main")])
    assert light is not None and [block.is_linked for block in light] == linked
