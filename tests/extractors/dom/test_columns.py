"""The columns against a slow reading of the same tree."""

from __future__ import annotations

import re

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from extractors.document import Document, Unreadable, parse
from extractors.dom import columns, names, tags
from extractors.dom.plain_text import unescape
from extractors.page import Page
from tests.builders import inside
from tests.extractors.reference import Walk, walk
from tests.extractors.tag_soup import soup, tree

_CONTROL = re.compile(r"[\x00-\x1f]")
NASTY = (
    "<a<b c='d\"<'>text<p>more</p>",
    '<p x"y=1 <=2 class=z>t</p>',
    "<a></html><b>second root</b></html><i>third</i>",
    "<body>a</body></html> tail of a root <div>b</div>",
    '<?xml version="1.0" encoding="windows-1251"?><html><p>x</p></html>',
    '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">'
    '<html xmlns="http://www.w3.org/1999/xhtml"><head/><body><br/><a id="x"></a><p>text</p><div/></body></html>',
    "<p>AT&amp;T &lt;tag&gt; &nbsp; &eacute; &unknown; &#x1F600; &#13; &amp;lt;</p>",
    "<![CDATA[ not <b>markup</b> ]]><svg><![CDATA[ x ]]></svg>",
    "<p>a\x00b</p><p\x00>c</p>",
    "<p>\U0001f600 \U00020000\U00020001 a\U00020000b</p>",
    "text only",
    "<meta></html><meta></html><p>x",
    "<frameset><frame></frameset><noframes>no</noframes>",
    "<table>stray<tr><td>x<p>y</table>z",
    "<svg viewBox='0 0 1 1'><text>a</text></svg><math><mi>x</mi></math>",
    "<blockquotes>not the vocabulary's</blockquotes><figcaption>ten letters</figcaption>"
    "<d\u016au>like div by hash</d\u016au>",
    "<xml:namespace prefix=o /><o:p>word</o:p>",
    "<p>a\x0bb\x0cc\x1bd&#11;e&#27;</p><p title='\x01'>\x08</p>",
    "<br>" * 50,
    "<p>" * 900,
)


def check(document: Document) -> None:
    """Every column equals the reference."""
    s, expected = document.structure, walk(document.roots)
    for name in ("tag", "parent", "depth", "end"):
        assert getattr(s, name).tolist() == getattr(expected, name), name
    _check_runs(s, expected)
    for i, element in enumerate(document.elements):
        assert columns._BAD_NAME.sub("_", document.name(i)) == columns._BAD_NAME.sub("_", element.tag)


def _check_runs(s: columns.Structure, expected: Walk) -> None:
    assert s.run_owner.tolist() == [owner for owner, _, _ in expected.runs]
    texts = [s.stream[a:b] for a, b in zip(s.run_at.tolist(), s.run_stop.tolist())]
    wanted_texts = [_CONTROL.sub(" ", text) for _, text, _ in expected.runs]
    assert [_CONTROL.sub(" ", unescape(text)) for text in texts] == wanted_texts
    for name in ("chars", "words", "punctuation", "digits", "upper", "stops", "ideographs"):
        wanted = [getattr(counts, name) for _, _, counts in expected.runs]
        assert getattr(s, f"run_{name}").tolist() == wanted, name


def read(html: str) -> Document | None:
    try:
        return Document(Page.from_html(html))
    except Unreadable:
        return None


@settings(max_examples=250, deadline=None)
@given(soup)
def test_soup(html: str) -> None:
    document = read(html)
    if document is not None:
        check(document)


@settings(max_examples=60, deadline=None)
@given(tree)
def test_trees(html: str) -> None:
    document = read(html)
    assert document is not None
    check(document)


@pytest.mark.parametrize("html", NASTY)
def test_nasty(html: str) -> None:
    document = read(html)
    assert document is not None
    check(document)


@settings(max_examples=100, deadline=None)
@given(soup)
def test_the_sanitized_stream_says_the_same(html: str) -> None:
    """The slow way that pages with odd names take, taken for every page, gives the same columns."""
    document = read(html)
    if document is None:
        return
    stream = columns._plain_stream(document.roots)
    tokens = columns.Tokens.of(names.padded_points(stream))
    assert tokens is not None
    plain = columns._structure(stream, tokens)
    for name in ("tag", "parent", "depth", "end", "run_owner", "run_words"):
        assert getattr(plain, name).tolist() == getattr(document.structure, name).tolist(), name


def test_odd_names_force_the_slow_way() -> None:
    root = parse("<p>one</p><a<b c='d\"<'>text")
    assert columns.serialize([root]).count("<") != columns.serialize([root]).count(">")
    built = columns.build([root])
    assert built.stream.count("<") == built.stream.count(">")


@pytest.mark.parametrize("name", sorted(tags.CODES))
def test_every_name_of_the_vocabulary_has_its_code(name: str) -> None:
    hashes = columns._tag_codes(names.padded_points(f"<{name}>"), np.array([0]))
    with_slash = columns._tag_codes(names.padded_points(f'<{name} a="\U0001f600">'), np.array([0]))
    assert hashes.tolist() == with_slash.tolist() == [tags.CODES[name]]


@given(st.text("abdhipv16\u016a-", min_size=1, max_size=14))
def test_no_other_name_has_a_code(name: str) -> None:
    points = names.padded_points(f"<{name}>")
    assert columns._tag_codes(points, np.array([0])).tolist() == [tags.CODES.get(name, tags.OTHER)]


@pytest.mark.parametrize(
    ("text", "chars", "words"),
    [
        ("one two", 7, 2),
        ("  one \n\t two ", 8, 2),  # the space that ends a run shows if something follows: it is counted once
        ("AT&amp;T", 4, 2),
        ("don't", 5, 2),
        ("\u65b0\u95fb", 2, 2),
        ("\u65b0a\u95fb", 3, 3),
        ("3.5 %", 5, 2),
        ("a\u00ad\u200bb", 3, 2),
    ],
)
def test_counts(text: str, chars: int, words: int) -> None:
    s = inside(f"<p>{text}</p>").structure
    assert (int(s.run_chars.sum()), int(s.run_words.sum())) == (chars, words)


def test_blank_runs_are_none() -> None:
    assert len(inside("<p> \n </p>&nbsp;<b>\u200b</b>").structure.run_at) == 0


def test_offsets_lie_in_order() -> None:
    s = inside("<p class=a>x<b>y</b>z</p><br>t<img>").structure
    assert [s.stream[a] for a in s.open_at.tolist()] == ["<"] * len(s.tag)
    assert [s.stream[a - 1] for a in s.inner_at.tolist()] == [">"] * len(s.tag)
    assert (s.close_at >= s.inner_at).all()
    texts = [s.stream[a:b] for a, b in zip(s.run_at.tolist(), s.run_stop.tolist())]
    assert texts == ["x", "y", "z", "t"]
    assert [s.stream[s.close_at[i] :][:2] for i in range(len(s.tag)) if s.close_at[i] > s.inner_at[i]] == ["</"] * 4


@example("<p>x</p>", 3)
@settings(max_examples=30, deadline=None)
@given(tree, st.integers(0, 200))
def test_a_subtree_is_a_slice(html: str, place: int) -> None:
    document = read(html)
    assert document is not None
    number = place % len(document)
    element = document.elements[number]
    below = {document.index_of(found) for found in element.iter()}
    assert below == set(range(number, int(document.end[number])))
