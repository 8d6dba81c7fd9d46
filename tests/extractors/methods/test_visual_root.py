"""The visual root: what is skipped, and how the root is found."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from extractors.candidate import Candidate, NoCandidate
from extractors.document import Document
from extractors.dom.attributes import Coded
from extractors.methods.visual_root import OURS, PUBLISHED, Reading, styles, visual_root
from extractors.methods.visual_root.names import NameRule
from extractors.page import Box, Page
from tests.builders import PARAGRAPHS, URL, article_html, document, paragraphs

SECRET = "Words that nobody is meant to read here."


def found(doc: Document, reading: Reading = OURS) -> Candidate:
    vote = visual_root(doc, reading)
    assert isinstance(vote, Candidate)
    return vote


def kept(doc: Document, reading: Reading = OURS) -> str:
    """The text of the root without the excluded elements."""
    vote = found(doc, reading)
    text = doc.text(vote.root)
    for node in vote.excluded:
        text = text.replace(doc.text(node), "", 1)
    return text


def test_the_root_holds_all_paragraphs_and_no_navigation() -> None:
    for reading in (OURS, PUBLISHED):
        doc = document(article_html())
        assert doc.name(found(doc, reading).root) == "article"


CUSTOM = (
    "<title>T</title><body><x-bar><x-item>One thing</x-item><x-item>Another thing</x-item></x-bar>"
    "<x-story><x-head>Islands wait for their ferry</x-head>{body}</x-story>"
    '<x-talk class="comments"><x-say>{talk}</x-say></x-talk></body>'
)
SEMANTIC = (
    "<title>T</title><body><nav><a>One thing</a><a>Another thing</a></nav>"
    "<article><h1>Islands wait for their ferry</h1>{body}</article>"
    '<section class="comments"><p>{talk}</p></section></body>'
)


@pytest.mark.parametrize(("frame", "tag"), [(CUSTOM, "x-par"), (SEMANTIC, "p")], ids=["custom", "semantic"])
@pytest.mark.parametrize("reading", [OURS, PUBLISHED], ids=["ours", "published"])
def test_custom_and_semantic_elements_are_read_alike(frame: str, tag: str, reading: Reading) -> None:
    doc = document(frame.format(body=paragraphs(tag=tag), talk=SECRET * 30))
    assert doc.name(found(doc, reading).root) in ("x-story", "article")
    assert SECRET not in kept(doc, reading)


@pytest.mark.parametrize("levels", range(6))
def test_paragraphs_nested_deeper_and_deeper(levels: int) -> None:
    wrapped = "".join("<div>" * levels + f"<p>{text}</p>" + "</div>" * levels for text in PARAGRAPHS)
    doc = document(article_html(wrapped))
    assert doc.name(found(doc).root) == "article"


@pytest.mark.parametrize(
    "hidden",
    [
        f"<div hidden>{SECRET}</div>",
        f'<div style="display:none">{SECRET}</div>',
        f'<div style="color: red; DISPLAY : none !important">{SECRET}</div>',
        f'<div style="visibility: hidden">{SECRET}</div>',
        f'<div style="opacity:0">{SECRET}</div>',
        f'<div style="opacity: 0.0;">{SECRET}</div>',
        f'<div aria-hidden="true">{SECRET}</div>',
        f'<div style="height:1px;overflow:hidden">{SECRET}</div>',
        f'<table><tr><td width="5">{SECRET}</table>',
        f'<div style="position:absolute; left:-9999px">{SECRET}</div>',
        f'<div style="text-indent:-9999px">{SECRET}</div>',
        f'<div class="gone">{SECRET}</div>',
        f'<div class="big gone">{SECRET}</div>',
        f'<div id="lost">{SECRET}</div>',
        f"<x-gone>{SECRET}</x-gone>",
        f'<b class="faint">{SECRET}</b>',
        f'<div class="post-comments">{SECRET}</div>',
        f'<div id="RelatedStories">{SECRET}</div>',
        f'<div class="tags">{SECRET}</div>',
        f'<time class="updated date">{SECRET}</time>',
        f'<p class="share-bar">{SECRET}</p>',
        f'<div class="author-box"><p>{SECRET}</p></div>',
        f'<div data-x="1" class="promo">{SECRET}</div>',
        f"<button>{SECRET}</button>",
        f"<textarea>{SECRET}</textarea>",
        f"<svg><text>{SECRET}</text></svg>",
    ],
)
def test_skipped(hidden: str) -> None:
    head = (
        "<style>.gone, .other{display:none} #lost {visibility:hidden} x-gone{display: none}"
        "b.faint{opacity:0;color:red}</style>"
    )
    middle = paragraphs(PARAGRAPHS[:3]) + hidden + paragraphs(PARAGRAPHS[3:])
    doc = document(article_html(middle, head=head))
    text = kept(doc)
    assert SECRET not in text
    assert all(paragraph[:20] in text for paragraph in PARAGRAPHS)


@pytest.mark.parametrize(
    "shown",
    [
        f'<p style="opacity:0.5">{SECRET}</p>',
        f'<p style="opacity:.05">{SECRET}</p>',
        f'<p style="display:block">{SECRET}</p>',
        f'<p><span style="width:1px">{SECRET}</span></p>',
        f'<p style="left:-9999px">{SECRET}</p>',
        f'<p style="line-height:1">{SECRET}</p>',
        f'<p style="max-width:700px">{SECRET}</p>',
        f'<p class="seen">{SECRET}</p>',
        f'<p class="printed">{SECRET}</p>',
        f'<p class="gone-not">{SECRET}</p>',
        f'<p class="inner">{SECRET}</p>',
        f'<p class="faint">{SECRET}</p>',
        f'<p aria-hidden="false">{SECRET}</p>',
    ],
)
def test_not_skipped(shown: str) -> None:
    head = (
        "<style>@media print{.printed{display:none}} .gone{display:none} .outer .inner{display:none}"
        "b.faint{display:none} .seen:empty{display:none}</style>"
        "<style media=print>.seen{display:none}</style>"
        "<noscript><style>.seen{display:none}</style></noscript>"
    )
    doc = document(article_html(paragraphs() + shown, head=head))
    assert SECRET in kept(doc)


@pytest.mark.parametrize(
    "attributes", ['class="with-sidebar has-comments"', 'id="author-page"', 'style="opacity:0"']
)
def test_a_wrapper_of_the_whole_page_is_never_skipped(attributes: str) -> None:
    html = article_html().replace("<body>", f"<body><div {attributes}>").replace("</body>", "</div></body>")
    doc = document(html)
    assert doc.name(found(doc).root) == "article"


def test_names_are_judged_once() -> None:
    rule = NameRule(("comment", "date"))
    named = [(1, "Comments"), (2, "prose"), (5, "upDATEd x"), (7, "Comments")]
    assert rule.marked(Coded.of(named)).tolist() == [1, 5, 7]
    rule._verdicts["prose"] = True
    assert rule.marked(Coded.of([(2, "prose")])).tolist() == [2]


@given(st.lists(st.text("abİß c", max_size=6), max_size=8))
def test_names_agree_with_a_plain_search(values: list[str]) -> None:
    rule = NameRule(("ab", "c", "ss"))
    expected = [n for n, value in enumerate(values) if any(word in value.lower() for word in rule.words)]
    assert rule.marked(Coded.of(list(enumerate(values)))).tolist() == expected


@given(st.text(max_size=80))
def test_styles_never_raise(text: str) -> None:
    styles.verdict(text)
    styles.sheet(text)
    styles.sheet(f".a{{display:none}}{text}.b{{opacity:0}}")


# -- measured boxes


def measured(html: str, boxes: dict[str, Box]) -> Document:
    """The document of a page whose elements of these ids have been measured."""
    plain = document(html)
    numbers = {value: node for node, value in plain.attribute("id")}
    page = Page.from_html(html, URL)
    return Document(Page(page.url, page.body, boxes={numbers[name]: box for name, box in boxes.items()}))


@pytest.mark.parametrize(
    "box",
    [
        Box(0, 0, 300, 20, display="none"),
        Box(0, 0, 300, 20, visible=False),
        Box(0, 0, 300, 7),
        Box(0, 0, 0, 0),
        Box(-400, 50, 300, 20),
        Box(0, -900, 300, 20),
    ],
)
def test_measured_boxes_decide(box: Box) -> None:
    html = article_html(paragraphs() + f"<div id=x>{SECRET}</div>")
    assert SECRET not in kept(measured(html, {"x": box}))
    assert SECRET in kept(document(html))


@pytest.mark.parametrize(
    "box",
    [Box(0, 5000, 300, 20), Box(0, 0, 300, 7, display="inline"), Box(0, 0, 0, 0, display="contents")],
    ids=["below the fold", "inline", "without a box of its own"],
)
def test_measured_boxes_that_are_seen(box: Box) -> None:
    html = article_html(paragraphs() + f'<div id=x style="display:none">{SECRET}</div>')
    assert SECRET in kept(measured(html, {"x": box})), "what was measured goes before what the markup says"


def test_boxes_of_elements_that_do_not_exist_are_ignored() -> None:
    page = Page.from_html(article_html(), URL)
    doc = Document(Page(page.url, page.body, boxes={-1: Box(0, 0, 0, 0), 10_000: Box(0, 0, 0, 0)}))
    assert doc.name(found(doc).root) == "article"


# -- reasons and evidence


def test_single_words_are_no_text() -> None:
    vote = visual_root(document("<ul><li>Home<li>News<li>Sport</ul>"))
    assert isinstance(vote, NoCandidate)
    assert "more than one word" in vote.detail


def test_evidence_counts_words_and_rounds() -> None:
    vote = found(document(article_html()))
    assert vote.evidence["kin"] is True
    words = vote.evidence["words"], vote.evidence["wordsOfPage"]
    assert all(isinstance(count, int) for count in words) and vote.score == words[0] / words[1]  # type: ignore[operator]
