"""Text, composite text and punctuation density: rules on small pages, against a plain recursive reading."""

from __future__ import annotations

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lxml import etree

from extractors.candidate import Candidate, NoCandidate
from extractors.document import Document
from extractors.methods import density
from extractors.methods.density import Kind
from extractors.methods.density_counts import Counts, LinkCounts
from extractors.page import Page

FINDERS = (density.text_density, density.composite_text_density, density.punctuation_density)
PROSE = (
    "The council met on Tuesday, and after three hours, at last, it agreed: the bridge will be repaired. " * 3
)
NAV = "<ul>" + "".join(f"<li><a href=/{n}>Section {n}</a></li>" for n in range(8)) + "</ul>"
ARTICLE = (
    f"<html><head><title>t</title></head><body><div id=nav>{NAV}</div>"
    f"<div id=story><p>{PROSE}</p><p>{PROSE}</p><p>{PROSE}</p></div><div id=foot>{NAV}</div></body></html>"
)


def make(html: str) -> Document:
    return Document(Page.from_html(html, "http://site.example/a"))


def node(document: Document, expression: str) -> int:
    return document.index_of(document.root.xpath(expression)[0])


# -- an independent, recursive reading of the rules


def _gone(element: etree._Element) -> bool:
    return element.tag in ("head", "script", "style") or "display:none" in element.get("style", "").replace(
        " ", ""
    )


def _shown(element: etree._Element) -> list[etree._Element]:
    return [child for child in element if not _gone(child)]


def _runs(element: etree._Element) -> list[str]:
    texts = [element.text, *(child.tail for child in element)]
    return [" ".join(text.split()) for text in texts if text and text.strip()]


class Naive:
    """C, T, LC, LT of one element by recursion, as METHODS and CETD's code say."""

    def __init__(self, element: etree._Element, linked: bool = False) -> None:
        self.is_link = element.tag in ("a", "button", "select")
        inside = linked or self.is_link
        self.children = [Naive(child, inside) for child in _shown(element)]
        self.runs = _runs(element)
        self.c = sum(map(len, self.runs)) + sum(child.c for child in self.children)
        self.t = sum(1 + child.t for child in self.children)
        self.lc = self.c if inside else sum(child.lc for child in self.children)
        if inside:
            self.lt = self.t
        else:
            self.lt = sum(child.lt + int(child.counts_as_link) for child in self.children)
        self.counts_as_link = inside or (self.t > 0 and self.lt == self.t)

    def all(self) -> list[Naive]:
        return [self, *(found for child in self.children for found in child.all())]

    def composite(self, share: float) -> float:
        return composite(self.c, self.t, self.lc, self.lt, share)


def composite(c: int, t: int, lc: int, lt: int, share: float) -> float:
    if c == 0:
        return 0.0
    t, lc1, lt, other = max(t, 1), max(lc, 1), max(lt, 1), max(c - lc, 1)
    base = math.log(c / other * lc1 + share * c + math.e)
    return c / t * math.log(c / lc1 * (t / lt)) / math.log(base)


WORDS = st.sampled_from(["one", "two words", "three, of them.", "x", ""])


@st.composite
def trees(draw: st.DrawFn, depth: int = 0) -> str:
    tag = draw(st.sampled_from(["div", "section", "b", "a", "ul", "button"]))
    inner = draw(WORDS)
    if depth < 4:
        for _ in range(draw(st.integers(0, 3))):
            inner += draw(trees(depth + 1)) + draw(WORDS)
    hidden = draw(st.sampled_from(["", "", "", " style='display: none'"]))
    return (
        f"<x-{tag}{hidden}>{inner}</x-{tag}>"
        if tag not in ("a", "button")
        else f"<{tag}{hidden}>{inner}</{tag}>"
    )


@settings(max_examples=120, deadline=None)
@given(trees())
def test_counts_and_composite_density_are_those_of_a_recursive_reading(inner: str) -> None:
    document = make(f"<html><body>text{inner}</body></html>")
    body = document.root.find("body")
    naive = Naive(body).all()
    counts = Counts.of(document)
    links = LinkCounts.of(document, counts)
    at = [
        document.index_of(element) for element in body.iter() if not counts.gone[document.index_of(element)]
    ]
    assert [int(counts.chars[i]) for i in at] == [x.c for x in naive]
    assert [int(counts.tags[i]) for i in at] == [x.t for x in naive]
    assert [int(links.chars[i]) for i in at] == [x.lc for x in naive]
    assert [int(links.tags[i]) for i in at] == [x.lt for x in naive]
    found = density.frame(document, Kind.COMPOSITE, counts)
    share = naive[0].lc / naive[0].c
    if found is not None:
        expected = [x.composite(share) for x in naive]
        assert [float(found.density[i]) for i in at] == pytest.approx(expected, abs=1e-8)
        sums = [
            sum(child.composite(share) for child in x.children)
            + sum(composite(len(run), 1, 0, 1, share) for run in x.runs)
            if x.t
            else x.composite(share)
            for x in naive
        ]
        assert [float(found.density_sum[i]) for i in at] == pytest.approx(sums, abs=1e-7)


@settings(max_examples=80, deadline=None)
@given(trees())
def test_marking_is_that_of_the_recursive_procedure(inner: str) -> None:
    document = make(f"<html><body>text, text.{inner}</body></html>")
    for kind in Kind:
        found = density.frame(document, kind)
        if found is None:
            continue
        counts = Counts.of(document)
        marks: set[int] = set()

        def mark(
            root: int, found: density.Frame = found, counts: Counts = counts, marks: set[int] = marks
        ) -> None:
            if counts.gone[root] or found.density[root] < found.threshold:
                return
            inside = range(root, int(document.end[root]))
            marks.add(min(inside, key=lambda place: (-found.density_sum[place], place)))
            for child in document.children(root):
                mark(child)

        mark(node(document, "//body"))
        covered = {i for top in marks for i in range(top, int(document.end[top])) if not counts.gone[i]}
        assert {i for i, flag in enumerate(found.marked) if flag} == covered
        outer = [i for i in sorted(marks) if not any(document.is_within(i, o) for o in marks if o != i)]
        assert list(found.tops) == outer


# -- rules one by one


@pytest.mark.parametrize("find", FINDERS)
def test_the_article_is_kept_and_the_navigation_is_not(find: object) -> None:
    document = make(ARTICLE)
    found = find(document)  # type: ignore[operator]
    assert isinstance(found, Candidate)
    story = node(document, "//div[@id='story']")
    assert found.content == (story,)
    assert found.root == story
    assert found.score > 0
    assert found.evidence["best"] == story


def test_text_density_is_characters_over_tags_below() -> None:
    document = make("<html><body><div><p>12345</p><p>123</p></div></body></html>")
    found = density.frame(document, Kind.TEXT)
    assert found is not None
    assert found.density[node(document, "//div")] == 4.0
    assert found.density[node(document, "//p")] == 5.0  # no tag below counts as one
    assert found.density[node(document, "//body")] == pytest.approx(8 / 3)
    assert found.density_sum[node(document, "//div")] == 8.0
    assert found.density_sum[node(document, "//p")] == 5.0  # a leaf's sum is its own density


def test_a_run_of_text_counts_as_a_child() -> None:
    document = make("<html><body><div>first line<br>second<br>third</div></body></html>")
    found = density.frame(document, Kind.TEXT)
    assert found is not None
    assert found.density_sum[node(document, "//div")] == len("first line") + len("second") + len("third")


def test_punctuation_of_all_scripts_counts() -> None:
    document = make(
        "<html><body><p>一，二。三、四《五》</p><p>a, b. c! ¿d? «e»</p><p>क। ख॥</p></body></html>"
    )
    found = density.frame(document, Kind.PUNCTUATION)
    assert found is not None
    assert [int(found.density[document.index_of(p)]) for p in document.root.iter("p")] == [5, 7, 2]


def test_the_threshold_is_the_smallest_density_from_body_to_the_largest_sum() -> None:
    document = make(ARTICLE)
    found = density.frame(document, Kind.TEXT)
    assert found is not None
    path = [node(document, "//body"), node(document, "//div[@id='story']")]
    assert found.threshold == min(float(found.density[i]) for i in path)


def test_the_body_may_be_as_thin_as_the_threshold() -> None:
    # with "above" instead of "at least", nothing at all would be marked here
    found = density.text_density(make(ARTICLE))
    assert isinstance(found, Candidate)


def test_of_equal_density_sums_the_first_wins() -> None:
    document = make("<html><body><div><p>same words</p></div><div><p>same words</p></div></body></html>")
    found = density.frame(document, Kind.TEXT)
    assert found is not None
    assert found.best == min(
        i for i, value in enumerate(found.density_sum) if value == found.density_sum.max()
    )


def test_an_element_of_links_only_counts_as_a_link_itself() -> None:
    document = make("<html><body><ul><li><a>one</a></li><li>two<b>three</b></li></ul></body></html>")
    links = LinkCounts.of(document, Counts.of(document))
    assert links.tags[node(document, "//ul")] == 2  # the a, and the li round it
    assert links.chars[node(document, "//ul")] == 3


def test_a_page_without_links_still_has_composite_densities() -> None:
    found = density.composite_text_density(make(f"<html><body><div><p>{PROSE}</p></div></body></html>"))
    assert isinstance(found, Candidate)
    assert math.isfinite(found.score)


def test_what_is_hidden_is_not_counted_and_not_kept() -> None:
    html = ARTICLE.replace("<p>", f"<p style='display:none'>{PROSE}</p><p>", 1)
    document = make(html)
    found = density.text_density(document)
    assert isinstance(found, Candidate)
    assert found.excluded == (node(document, "//p[@style]"),)
    assert Counts.of(document).chars.max() < Counts.of(document, drop_hidden=False).chars.max()


def test_content_after_the_first_body_is_found() -> None:
    article = f"<div><p>{PROSE}</p><p>{PROSE}</p></div>"
    html = f"<html><body><p>short</p></body></html><html><body>{article}</body></html>"
    document = make(html)
    found = density.text_density(document)
    assert isinstance(found, Candidate)
    assert any(PROSE.strip() in document.text(i) for i in found.content)


# -- the contract


@pytest.mark.parametrize("find", FINDERS)
@pytest.mark.parametrize(
    "html", ["<p></p>", "<html><head><title>x</title></head></html>", "<script>var a = 1;</script>"]
)
def test_an_empty_page_gives_a_reason(find: object, html: str) -> None:
    found = find(make(html))  # type: ignore[operator]
    assert isinstance(found, NoCandidate)
    assert found.detail


def test_no_punctuation_is_a_reason_of_its_own() -> None:
    found = density.punctuation_density(make("<p>no marks at all</p>"))
    assert isinstance(found, NoCandidate)
    assert "punctuation" in found.detail


@settings(max_examples=60, deadline=None)
@given(trees())
def test_the_tree_stays_and_the_answer_is_the_same_twice(inner: str) -> None:
    document = make(f"<html><body>{inner}</body></html>")
    before = etree.tostring(document.root)
    for find in FINDERS:
        first, second = find(document), find(make(f"<html><body>{inner}</body></html>"))
        assert first == second
        if isinstance(first, Candidate):
            assert list(first.content) == sorted(first.content)
            ends = [int(document.end[i]) for i in first.content]
            assert all(end <= start for end, start in zip(ends, first.content[1:]))
            assert all(document.is_within(i, first.root) for i in first.content)
    assert etree.tostring(document.root) == before


def test_marking_takes_steps_linear_in_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    def steps(count: int) -> int:
        document = make("<html><body>" + f"<div><p>{PROSE}</p>{NAV}</div>" * count + "</body></html>")
        found = density.frame(document, Kind.COMPOSITE)
        assert found is not None
        return len(found.tops)

    assert steps(80) <= 4 * steps(20) + 4
