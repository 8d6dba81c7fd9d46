"""Short XPaths that select exactly their element, and what they survive."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from extractors.document import Unreadable
from extractors.xpath import absolute, is_stable, literal, select, xpath_of
from tests.builders import document, inside
from tests.extractors.tag_soup import soup, tree


def named(body: str, mark: str = "//*[@data-x]") -> str:
    """The XPath of the element that carries ``data-x``."""
    found = inside(body)
    (element,) = found.root.getroottree().xpath(mark)
    return xpath_of(element)


@settings(max_examples=100, deadline=None)
@given(tree, st.integers(0, 500))
def test_it_selects_exactly_its_element(html: str, place: int) -> None:
    found = document(html)
    element = found.elements[place % len(found)]
    path = xpath_of(element)
    (selected,) = select(found.root, path)
    assert selected is element and xpath_of(selected) == path


@settings(max_examples=100, deadline=None)
@given(soup, st.integers(0, 500))
def test_tag_soup(html: str, place: int) -> None:
    try:
        found = document(html)
    except Unreadable:
        return
    element = found.elements[place % len(found)]
    if element.getroottree().getroot() is found.root and len(found.roots) == 1:
        path = xpath_of(element)
        assert path == absolute(element) or select(found.root, path) == [element]


def test_the_same_page_gives_the_same_path() -> None:
    html = "<div class='a b'><p>x</p><p data-x>y</p></div>"
    assert named(html) == named(html)


@pytest.mark.parametrize(
    ("body", "path"),
    [
        ("<div id=story data-x>x</div><div>y</div>", '//div[@id="story"]'),
        ("<div itemprop=articleBody class=story data-x>x</div>", '//div[@itemprop="articleBody"]'),
        (
            "<div class='css-9ab12 story' data-x>x</div><div class=css-9ab12></div>",
            '//div[contains(concat(" ", normalize-space(@class), " "), " story ")]',
        ),
        ("<article data-x>x</article><div>y</div>", "//article"),
        (
            "<div id=post-8123 class=entry data-x>x</div><div></div>",
            '//div[contains(concat(" ", normalize-space(@class), " "), " entry ")]',
        ),
        ("<section id=main><div></div><div data-x>x</div></section>", '//section[@id="main"]/div[2]'),
        ('<div id="it\'s" role=main data-x>x</div>', '//div[@role="main"]'),
    ],
)
def test_what_is_preferred(body: str, path: str) -> None:
    assert named(body) == path


@pytest.mark.parametrize(
    "token", ["story", "article-body", "entry_content", "c-article", "richText", "main", "ArticleBody"]
)
def test_written_by_people(token: str) -> None:
    assert is_stable(token)


@pytest.mark.parametrize(
    "token", ["css-1x2abc", "post-123", "sc-bdnlx", "aXbQz", "_3xYz", "", "x", "a" * 60, "été", "sc-gKsewC"]
)
def test_generated(token: str) -> None:
    assert not is_stable(token)


@given(st.text(max_size=30).filter(lambda text: text.isprintable()))
def test_literals(text: str) -> None:
    root = inside("<p>x</p>").root
    assert root.xpath(f"string({literal(text)})") == text


@pytest.mark.parametrize(
    "expression", ["//p[", "count(//p)", "string(//p)", "//p/@class", "//none", "//p/text()", "", "1"]
)
def test_select_of_what_selects_no_elements(expression: str) -> None:
    assert select(inside("<p class=a>x</p>").root, expression) == []


STORY = '<div class="story-body"><p>one</p><p>two</p></div>'
MUTATIONS = (
    ("an advertisement before", f"<div class=ad>buy</div>{STORY}"),
    ("an advertisement inside", '<div class="story-body"><div class=ad>buy</div><p>one</p><p>two</p></div>'),
    ("a wrapper around", f"<div><div class=wrap>{STORY}</div></div>"),
    ("a class more", '<div class="story-body dark"><p>one</p></div>'),
    ("another order of classes", '<div class="dark story-body"><p>one</p></div>'),
    ("an id more", '<div id="post-12" class="story-body"><p>one</p></div>'),
    ("a sibling after", f"{STORY}<div><p>more</p></div>"),
    ("longer text", '<div class="story-body">' + "<p>text</p>" * 50 + "</div>"),
)


@pytest.mark.parametrize("mutated", [page for _, page in MUTATIONS], ids=[name for name, _ in MUTATIONS])
def test_it_survives(mutated: str) -> None:
    found = inside(f"<div><p>menu</p></div>{STORY}")
    (story,) = found.root.xpath("//div[p='two']")
    path = xpath_of(story)
    changed = inside(f"<div><p>menu</p></div>{mutated}")
    (selected,) = select(changed.root, path)
    assert "story-body" in selected.get("class")


@pytest.mark.parametrize("mutation", ["<div>ad</div>", "<div><p>notice</p></div>"])
def test_nothing_to_name_it_by_fails_rather_than_selecting_another(mutation: str) -> None:
    """Where only places tell elements apart, a page with another element before may select the wrong one: the
    wrapper's guard has to notice, the XPath cannot."""
    path = named("<div>menu</div><div data-x><p>one</p></div>")
    assert path.endswith("]") and "contains" not in path
    assert len(select(inside(f"{mutation}<div>menu</div><div><p>one</p></div>").root, path)) <= 1


def test_odd_names_are_selected_by_place() -> None:
    found = document("<p>x</p><a<b c='d\"<'>text</a>")
    for element in found.elements:
        assert select(found.root, xpath_of(element)) == [element]


def test_a_long_list_of_equal_rows() -> None:
    found = inside("<table>" + "<tr><td>x</td></tr>" * 300 + "</table>")
    cell = found.elements[-1]
    assert select(found.root, xpath_of(cell)) == [cell]
