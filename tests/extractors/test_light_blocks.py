"""Blocks read from the tree alone: the same as those of the columns."""

from __future__ import annotations

from html import unescape

import pytest
from hypothesis import given, settings

from extractors.blocks.body import visible_text
from extractors.blocks.unseen import unseen_runs
from extractors.document import Document, Unreadable
from extractors.light_blocks import light_blocks
from extractors.page import Page
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


@settings(max_examples=80, deadline=None)
@given(soup)
def test_the_same_blocks_on_tag_soup(html: str) -> None:
    compare(html)


def compare(html: str) -> None:
    try:
        found = Document(Page.from_html(html))
    except Unreadable:
        return
    for top in range(len(found)):
        columns, light = both(found, top)
        # characters that show nothing are white space to the columns, which count what is seen
        if light is not None and all(char.isprintable() or char in "\n\t \u00a0" for char in unescape(html)):
            assert light == columns


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
        "<p>a<span class=sr-only>b</span></p>",
        "<p>a<b hidden>b</b> c<b hidden=until-found>d</b></p>",
        "<p>a <i style='display: none'>b <b>c</b></i> d</p><p><i style='display:none'>e</i></p>",
        "<p><b hidden>a</b><br>b<br><b hidden>c</b><br><br><b hidden>d</b> e</p>",
        "<p><b hidden>a<div>b<u>c</u></div>d</b>e</p>f<b hidden> </b><b hidden>g</b>h",
        "<p>a<i hidden> b </i>c <i hidden>d</i> e<i hidden>f<u> </u>g</i>h</p>",
        "<p><img style='display:block' alt=x>a<a style='display:block'>b</a><span class=caption>c</span></p>",
        "<div hidden>a<b>b</b><p>c</p></div><x-y hidden>d</x-y><x-y class=sr-only><p>e</p>f</x-y>",
    ],
)
def test_the_same_blocks(html: str) -> None:
    found = inside(f"<main>{html}</main>")
    columns, light = both(found, node(found, "//main"))
    assert light == columns and light


@pytest.mark.parametrize(
    "html",
    [
        "<pre>a\n b</pre>",
        "<table><tr><td>a</table>",
        "<p>a<i style='display:block'>b</i></p>",
        "<h2><a href='#a'><b># </b></a>a</h2>",
    ],
)
def test_what_needs_more_than_a_walk(html: str) -> None:
    found = inside(f"<main>{html}</main>")
    assert light_blocks(found.elements[node(found, "//main")]) is None


def test_an_inline_root_needs_more() -> None:
    found = inside("<p>a <b>c</b></p>")
    assert light_blocks(found.elements[node(found, "//b")]) is None


def test_without_an_element() -> None:
    found = inside("<main>a<h1>b</h1>c<p>d</p></main>")
    out = [found.elements[node(found, "//h1")]]
    light = light_blocks(found.elements[node(found, "//main")], out)
    assert light is not None and [block.text for block in light] == ["a", "c", "d"]
