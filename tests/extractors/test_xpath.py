"""Short XPaths that select exactly their element, and what they survive."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lxml.html import fragment_fromstring

from extractors.document import Unreadable
from extractors.xpath import absolute, counts, has_class, is_stable, literal, select, stem_of, xpath_of, xpaths_of
from tests.builders import document, inside
from tests.extractors.tag_soup import soup, tree
from tests.growth import assert_proportional


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


@pytest.mark.parametrize("tag", ["we\x01ird", "o:p", "we&ird", "x\N{WARNING SIGN}y"])
def test_tags_that_no_xpath_can_name_are_named_by_place(tag: str) -> None:
    found = inside(f"<div><{tag}>x</{tag}><{tag}><b>y</b></{tag}></div><div><b>y</b></div>")
    element = next(each for each in found.root.iter() if each.tag == "b")
    for path in (absolute(element), absolute(element.getparent()), xpath_of(element), xpath_of(element.getparent())):
        assert select(found.root, path) in ([element], [element.getparent()])


@pytest.mark.parametrize("broken", ["//p[", "//x:p", "//p[.='\x01']", "//\x00", "//\ud800"])
def test_a_broken_expression_selects_nothing(broken: str) -> None:
    assert select(inside("<p>x</p>").root, broken) == []


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
        ("<p><a>x</a> <a rel=author data-x>y</a></p>", '//a[@rel="author"]'),
        ("<p><a>x</a> <a rel=nofollow data-x>y</a></p>", "//p/a[2]"),
        ("<meta name=a><meta name=author data-x><meta name=b>", '//meta[@name="author"]'),
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
    "token",
    [
        "css-1x2abc", "post-123", "sc-bdnlx", "aXbQz", "_3xYz", "", "x", "a" * 60, "été", "sc-gKsewC", "sc-htpNat",
        "css-hjkqwe", "jsx-abcdef", "jss-kfj", "Story_body__abode", "story-module--body--TSoke",
    ],
)  # fmt: skip
def test_generated(token: str) -> None:
    assert not is_stable(token)


@pytest.mark.parametrize(
    ("token", "stem"),
    [
        ("Story_body__x1A2b", "Story_body__"),
        ("Story_body__abode", "Story_body__"),
        ("styles_story-text__yR_n_", "styles_story-text__"),
        ("_body_x1a2b_12", "_body_"),
        ("story-module--body--US1o+", "story-module--body--"),
        ("page_story__title", ""),
        ("h2_story__title", ""),
        ("story__title", ""),
        ("Story__Title", ""),
        ("paragraph--type--media", ""),
        ("css-1x2y3z", ""),
    ],
)
def test_what_the_next_build_keeps_of_a_name(token: str, stem: str) -> None:
    assert stem_of(token) == stem


@pytest.mark.parametrize("part", ["-module--", "a_a", "a__", "a--", "sc-"])
def test_a_long_class_costs_in_proportion_to_its_length(part: str) -> None:
    assert_proportional(lambda count: stem_of(part * (count // len(part))), 80_000)


def test_an_element_is_found_after_the_next_build() -> None:
    page = '<div class="Page_all__{0}"><div class="Story_body__{0}" data-x>x</div><div class="Box_x__{0}">y</div></div>'
    path = named(page.format("x1A2b"))
    assert path == '//div[contains(concat(" ", normalize-space(@class), " "), " Story_body__")]'
    [found] = select(inside(page.format("Qy7_k")).root, path)
    assert found.get("data-x") is not None
    assert select(inside('<div class="My-Story_body__x1A2b">x</div>').root, path) == []


def test_the_hash_behind_a_styled_component_is_no_name() -> None:
    styled = '<div class="sc-1a2b3c-0 Kolmap story" data-x>x</div><div class="story">y</div>'
    assert "Kolmap" not in named(styled)
    assert has_class("Kolmap") in named('<div class="Kolmap" data-x>x</div><div>y</div>')


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


ADVERTISEMENT = '<div class="ad"><p>buy</p></div>'


def _insert(root: Any, element: Any, draw: Any) -> None:
    places = [each for each in root.iter() if each.tag not in ("html", "head")]
    place = draw(st.sampled_from(places))
    place.insert(draw(st.integers(0, len(place))), fragment_fromstring(ADVERTISEMENT))


def _wrap(root: Any, element: Any, draw: Any) -> None:
    """A div more between an element above (or the element itself) and its parent."""
    inner = draw(st.sampled_from([each for each in (element, *element.iterancestors()) if each.tag not in OUTER]))
    parent, wrapper = inner.getparent(), fragment_fromstring("<div></div>")
    parent.replace(inner, wrapper)
    wrapper.append(inner)


def _reorder(root: Any, element: Any, draw: Any) -> None:
    parent = draw(st.sampled_from([each for each in element.iterancestors() if each.tag != "html"]))
    for child in draw(st.permutations(list(parent))):
        parent.append(child)


def _turn_classes(root: Any, element: Any, draw: Any) -> None:
    for each in root.iter():
        tokens = each.get("class", "").split()
        if tokens:
            each.set("class", "  ".join([*draw(st.permutations(tokens)), "is-dark"]))


OUTER = ("html", "body")
MUTATE = (_insert, _wrap, _reorder, _turn_classes)
NAMES = st.sampled_from(['id="story"', 'itemprop="articleBody"', 'class="lead story-text"', 'data-testid="body"'])


@settings(max_examples=150, deadline=None)
@given(NAMES, st.integers(0, 3), st.integers(0, 3), st.lists(st.sampled_from(MUTATE), max_size=5), st.data())
def test_a_named_element_survives_any_row_of_mutations(
    name: str, depth: int, siblings: int, mutations: list[Any], data: st.DataObject
) -> None:
    """An advertisement inserted, a wrapper added, siblings reordered, classes in another order."""
    menu = "<div><p>menu</p></div>" * siblings
    html = f"{menu}{'<div>' * depth}{menu}<div {name}><p>one</p></div>{menu}{'</div>' * depth}{menu}"
    found = inside(html)
    [element] = [each for each in found.root.iter("div") if each.get(name.partition("=")[0])]
    path = xpath_of(element)
    for mutate in mutations:
        mutate(found.root, element, data.draw)
    assert select(found.root, path) == [element]


def test_below_a_named_ancestor_a_wrapper_between_does_no_harm() -> None:
    found = inside("<div><p>a</p></div><section id=story><div><p>b</p></div></section>")
    [element] = found.root.xpath("//section/div")
    path = xpath_of(element)
    assert path == '//section[@id="story"]//div'
    again = inside("<div>ad</div><section id=story><main><div><p>b</p></div></main></section>")
    assert len(select(again.root, path)) == 1


def test_ancestors_of_one_name_give_no_path_twice() -> None:
    found = inside("<div class=story><div class=story><br></div></div>")
    paths = list(xpaths_of(found.root.find(".//br"), 12))
    assert len(set(paths)) == len(paths) > 1


@settings(max_examples=60, deadline=None)
@given(tree, st.integers(0, 500))
def test_every_path_selects_exactly_its_element(html: str, place: int) -> None:
    found = document(html)
    element = found.elements[place % len(found)]
    paths = list(xpaths_of(element, 12))
    assert len(set(paths)) == len(paths) and paths[0] == xpath_of(element)
    assert all(select(found.root, path) == [element] for path in paths)


def test_odd_names_are_selected_by_place() -> None:
    found = document("<p>x</p><a<b c='d\"<'>text</a>")
    for element in found.elements:
        assert select(found.root, xpath_of(element)) == [element]


def test_a_long_list_of_equal_rows() -> None:
    found = inside("<table>" + "<tr><td>x</td></tr>" * 300 + "</table>")
    cell = found.elements[-1]
    assert select(found.root, xpath_of(cell)) == [cell]


@pytest.mark.parametrize("class_", ["story", "a story", "\n story\tb", "storyline", "a-story", "story-b", "", "Story"])
def test_a_class_test_looks_for_a_whole_token(class_: str) -> None:
    found = document(f'<p class="{class_}">x</p>').root
    paragraphs = [] if "story" not in class_.split() else [found.find(".//p")]
    assert select(found, f'//p[{has_class("story")}]') == paragraphs
    others = [p for p in found.iter("p") if p not in paragraphs]
    assert select(found, f'//p[not({has_class("story")} = true())]') == others


@pytest.mark.parametrize(
    ("path", "positional"),
    [("//p[2]", True), ("//ol/li[3]/a", True), ('//p[@id="a"]', False), ('//div[@id="a"]//a', False)],
)
def test_whether_a_path_counts_siblings(path: str, positional: bool) -> None:
    assert counts(path) is positional
