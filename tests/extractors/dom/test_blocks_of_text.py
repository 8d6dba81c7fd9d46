"""Blocks of text: where a run of text ends and the next block begins."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings

from extractors.document import Document, Unreadable
from extractors.dom.blocks_of_text import TextBlocks, block_level, blocks_of, blocks_of_each, nearest
from tests.builders import block_texts, document, inside, node
from tests.extractors.tag_soup import soup

CUTS = (
    ("<p>one</p><p>two</p>", ["one", "two"]),
    ("one<p>two</p>three", ["one", "two", "three"]),
    ("<p>one <b>two</b> <i>three</i>.</p>", ["one two three."]),
    ("<p>one<a href=/>two</a>three</p>", ["onetwothree"]),
    ("<p>one<br>two</p>", ["one\ntwo"]),
    ("<p>one<br><br>two</p>", ["one", "two"]),
    ("<p>one<br>\n <br/>two<br>three</p>", ["one", "two\nthree"]),
    ("<p>one<br><b></b><br>two</p>", ["one", "two"]),
    ("<p>one<img src=x>two</p>", ["onetwo"]),
    ("<p>one<hr>two</p>", ["one", "two"]),
    ("<div>one<div>two</div>three</div>", ["one", "two", "three"]),
    ("<ul><li>one<li>two</ul>", ["one", "two"]),
    ("<table><tr><td>one<td>two<tr><th>three</table>", ["one", "two", "three"]),
    ("<x-story><x-line>one</x-line><x-line>two</x-line></x-story>", ["one", "two"]),
    ("<p>a <x-tip>hint</x-tip> in the text</p>", ["a hint in the text"]),
    ("<p><b>one</b> <x-tip>two</x-tip> <b>three</b></p>", ["one two three"]),
    ("<p><b><st1:place>one</st1:place></b> two<o:p></o:p></p>", ["one two"]),
    ("<div>one <b><x-tip>two</x-tip></b> three</div>", ["one two three"]),
    ("<div>one <b><x-tip><x-in>two</x-in></x-tip></b> three</div>", ["one two three"]),
    ("<div><b><x-tip>one</x-tip></b><x-tip>two</x-tip></div>", ["one", "two"]),
    ("<h2><x-line>one</x-line></h2><p><x-line>two</x-line> <x-line>three</x-line></p>", ["one", "two three"]),
    ("<p><i style='display:block'>one</i><i style='margin:0; Display : block'>two</i></p>", ["one", "two"]),
    ("<p>one<span style='DISPLAY: block'>two</span></p>", ["one", "two"]),
    ("<p>one<span style='display:inline-block'>two</span></p>", ["onetwo"]),
    ("<h2>one<b style='display:block'>two</b></h2>", ["onetwo"]),
    ("<a>one<b style='display:block'>two</b></a>", ["onetwo"]),
    ("<pre>one<span style='display:flex'>two</span></pre>", ["onetwo"]),
    ("<p>one<script>no()</script>two</p>", ["onetwo"]),
    ("<p>one<svg><title>no</title></svg> two</p>", None),
    ("<p>one</p><textarea>no</textarea><select><option>no</select>", ["one"]),
    ("<blockquote>one<footer>two</footer></blockquote>", ["one", "two"]),
    ("<p> </p><p>&nbsp;</p><p>one</p>", ["one"]),
    ("<span>one</span><span>two</span>", ["onetwo"]),
    ("<span><p>one</p></span><span>two</span>", ["one", "two"]),
    ("<dl><dt>one<dd>two</dl>", ["one", "two"]),
    ("<a href=/><h3>one</h3><p>two</p></a>", ["one", "two"]),
)


@pytest.mark.parametrize(("body", "texts"), [cut for cut in CUTS if cut[1] is not None])
def test_cuts(body: str, texts: list[str]) -> None:
    assert block_texts(inside(body)) == texts


def test_a_drawing_in_a_paragraph_does_not_cut_it() -> None:
    found = inside("<p>one<svg><title>no</title></svg> two</p>")
    assert len(found.blocks) == 1 and int(found.blocks.sum(found.structure.run_words)[0]) == 2


@pytest.mark.parametrize("drawing", ["<svg><circle/><rect/></svg>", "<math><mi>x</mi><mo>=</mo></math>"])
def test_the_shapes_of_a_drawing_do_not_cut_a_paragraph(drawing: str) -> None:
    assert len(inside(f"<p>one <a>two{drawing}</a> three</p>").blocks) == 1


def test_the_title_is_no_block() -> None:
    assert block_texts(document("<title>no</title><body><p>one</p>")) == ["one"]


def test_a_page_without_text_has_none() -> None:
    found = inside("<img src=x><textarea>no</textarea>")
    assert len(found.blocks) == 0 and found.blocks.sum(found.structure.run_words).tolist() == []


def test_the_node_is_the_nearest_block() -> None:
    found = inside("<div><p>one <b>two</b></p><span>three</span></div>")
    assert found.blocks.node.tolist() == [node(found, "//p"), node(found, "//div")]


def check(found: Document) -> None:
    """What holds of the blocks of every page."""
    blocks, s = found.blocks, found.structure
    assert (np.diff(blocks.start) > 0).all() and (blocks.start[1:] >= blocks.stop[:-1]).all()
    visible = [run for run in range(len(s.run_at)) if not found.silent[s.run_owner[run]]]
    assert blocks.runs.tolist() == visible, "every visible run is in one block"
    assert len(blocks.block_of_run) == len(visible)
    assert int(blocks.sum(s.run_words).sum()) == int(found.words.sum())
    flags = block_level(found)
    for number in range(len(blocks)):
        runs = blocks.runs[blocks.block_of_run == number]
        assert (runs[0], runs[-1] + 1) == (blocks.first_run[number], blocks.stop_run[number])
        owners = {int(nearest(found, flags)[s.run_owner[run]]) for run in runs}
        assert owners == {int(blocks.node[number])}
        assert bool(flags[blocks.node[number]]) or found.parent[blocks.node[number]] < 0


@settings(max_examples=120, deadline=None)
@given(soup)
def test_blocks_partition_the_visible_runs(html: str) -> None:
    try:
        check(document(html))
    except Unreadable:
        return


def test_nearest_climbs_to_a_root_if_nothing_is_flagged() -> None:
    found = inside("<p><b>x</b></p>")
    assert set(nearest(found, np.zeros(len(found), dtype=np.bool_)).tolist()) == {0}


def test_blocks_are_made_once() -> None:
    found = inside("<p>x</p>")
    assert found.blocks is found.blocks and isinstance(found.blocks, TextBlocks)


def test_the_blocks_of_an_element_are_told_also_where_its_text_stands_behind_paragraphs() -> None:
    found = document("<main><div id=a>one<p>two</p>three</div><div id=b>four<p>five</p>six<p>seven</p></div></main>")
    nodes = [node(found, "//*[@id='a']"), node(found, "//*[@id='b']")]
    assert [blocks_of(found, each) for each in nodes] == [(0, 3), (3, 7)]
    assert [each.tolist() for each in blocks_of_each(found, np.array(nodes))] == [[0, 3], [3, 7]]
    assert (np.diff(found.blocks.node) < 0).any()  # the elements alone do not tell
