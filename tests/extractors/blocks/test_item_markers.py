"""Marks that elements draw before list items: no text of the article, by the columns as by the tree alone."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from extractors.blocks.body import joined
from extractors.blocks.model import List, Paragraph
from extractors.wrapping.light_blocks import light_blocks
from tests.extractors.blocks.pages import keep
from tests.growth import assert_proportional

ITEMS = ("the mill", "the river", "the bridge")


def marked(form: str, marks: tuple[str, ...], name: str = "ul") -> str:
    items = (f"<li>{form.format(mark=mark, text=text)}</li>" for mark, text in zip(marks, ITEMS))
    return f"<p>What burned:</p><{name}>{''.join(items)}</{name}><p>Nobody was hurt.</p>"


def by_tree(html: str) -> str:
    found = keep(html)
    blocks = light_blocks(found.document.elements[found.root])
    assert blocks is not None
    return joined((block.shown or block.text, block.form) for block in blocks)


FORMS = [
    "<div class='label'>{mark}</div><div>{text}</div>",
    "<span>{mark}</span><span>{text}</span>",
    "<span>\n {mark} </span> {text}",
    "<div><div><span>{mark}</span></div><p>{text}</p></div>",
    "<i aria-hidden=true>{mark}</i><div>{text}</div>",
]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("marks", [*[(bullet,) * 3 for bullet in "•▪✓–"], ("1", "2", "3"), ("1.", "2.", "3.")])
def test_a_mark_in_an_element_of_its_own_is_no_text(form: str, marks: tuple[str, ...]) -> None:
    html = marked(form, marks)
    assert keep(html).body == "\n\n".join(("What burned:", *ITEMS, "Nobody was hurt."))
    assert by_tree(html) == keep(html).body
    assert keep(html).blocks[1] == List("unordered", tuple(map(Paragraph, ITEMS)))


@pytest.mark.parametrize(
    "html",
    [
        marked("{mark} {text}", ("•", "•", "•")),
        marked("<b>{mark}</b> {text}", ("1", "2", "2")),
        marked("<b>{mark}</b> {text}", ("1", "2")),
        marked("<b>{mark}</b> {text}", ("2", "3", "4")),
        marked("<b>{mark}</b> {text}", ("1", "1/2", "3")),
        marked("<b>{mark}</b> {text}", ("01", "02", "03")),
        marked("<b>{mark}</b> {text}", ("*", "*", "*")),
        "<p>The mill burned.</p><p>◇</p><p>◆ The river rose</p>",
        marked("<b>{mark} <i>{text}</i></b>", ("1", "2", "3")),
        marked("<b>{mark}</b>", ("1", "2", "3")),
        "<table><tr><th>Mill</th><th>Open</th></tr><tr><td>Esk</td><td>•</td></tr><tr><td>Ure</td><td>✓</td></tr>"
        "</table>",
        "<p><b>1</b> mill</p><p><b>2</b> rivers</p><p><b>3</b> bridges</p>",
    ],
)
def test_figures_that_are_told_stay(html: str) -> None:
    told = keep(html).document
    texts = " ".join(told.block_text(block) for block in range(len(told.blocks)))
    assert keep(html).body.split() == texts.split()
    assert by_tree(html) == keep(html).body


def test_a_bullet_alone_beside_a_text_is_none_either() -> None:
    html = "".join(f"<div class=row><div>•</div><div>{item}</div></div>" for item in ITEMS)
    assert keep(html).body == "\n\n".join(ITEMS)
    assert by_tree(html) == keep(html).body
    assert keep(html).blocks == tuple(map(Paragraph, ITEMS))


_PARTS = st.sampled_from(["1", "2", "3", "•", "✓", " ", "word", "<br>", "<img src=x>", "<svg><title>x</title></svg>"])
_ELEMENT = st.builds(
    lambda name, parts: f"<{name}>{''.join(parts)}</{name}>",
    st.sampled_from(["span", "div", "p", "a", "ul"]),
    st.lists(_PARTS, max_size=2),
)
_ITEM = st.lists(_ELEMENT | _PARTS, max_size=4)


@settings(max_examples=150, deadline=None)
@given(st.lists(_ITEM, min_size=1, max_size=4))
def test_the_tree_and_the_columns_agree(items: list[list[str]]) -> None:
    html = f"<p>before</p><ul>{''.join(f'<li>{inner}</li>' for inner in map(''.join, items))}</ul>"
    assert by_tree(html) == keep(html).body


@pytest.mark.parametrize("item", ["<li><b>{}</b>a", "<li><div>{}</div>a", "<li><i></i><b>•</b>a"])
def test_a_long_list_costs_in_proportion(item: str) -> None:
    items = {count: "".join(map(item.format, range(1, count + 1))) for count in (250, 2_000)}
    pages = {count: f"<ul>{inner}</ul>" for count, inner in items.items()}
    assert_proportional(lambda count: keep(pages[count]).body, 2_000)


def test_many_marks_in_one_item_cost_in_proportion() -> None:
    pages = {count: f"<ul><li>{'<i></i>' * count}{'<div>•</div>' * count}a</ul>" for count in (500, 4_000)}
    assert_proportional(lambda count: keep(pages[count]).body, 4_000)
