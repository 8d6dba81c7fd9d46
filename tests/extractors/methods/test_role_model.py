"""The role model's blocks, each on a page where it decides."""

from __future__ import annotations

import json
from importlib import resources

import pytest
from hypothesis import given
from hypothesis import strategies as st

from extractors.candidate import Candidate, NoCandidate
from extractors.document import Document
from extractors.methods import role_model
from extractors.methods.role_model import STRATEGY, comments, infer
from extractors.methods.role_model.headers import longest_common_substring
from tests.builders import PARAGRAPHS, article_html, document, paragraphs


def found(doc: Document) -> Candidate:
    vote = role_model.role_model(doc)
    assert isinstance(vote, Candidate)
    return vote


def kept_text(doc: Document) -> str:
    """The kept runs of text, as one string."""
    runs = doc.structure
    texts = found(doc).texts
    assert texts is not None
    return " ".join(doc.text_between(int(runs.run_at[run]), int(runs.run_stop[run])) for run in texts)


def header_text(doc: Document) -> str:
    header = infer(doc).best_header
    return doc.text(header) if header is not None else ""


def test_the_blocks_are_eighteen_and_run_once_in_the_published_order() -> None:
    assert len(STRATEGY.rules) == 18
    trace = infer(document(article_html())).trace
    systems = list(dict.fromkeys(step.partition(".")[0] for step in trace))
    order = [rule.name for rule in STRATEGY.rules]
    assert systems == [name for name in order if name in systems]


def test_every_rule_has_its_reason_and_every_system_is_small() -> None:
    assert [system.name for system in role_model.systems()] == [rule.name for rule in STRATEGY.rules]
    for system in role_model.systems():
        assert len(system.rules) <= 10
        assert all(rule.why for rule in system.rules)
        assert len({rule.name for rule in system.rules}) == len(system.rules)


def test_every_departure_can_be_left_out() -> None:
    doc = document(article_html())
    departures = role_model.departures()
    assert "FindMaxText.widen" in departures
    for rule in sorted(departures):
        assert rule not in infer(doc, frozenset({rule})).trace
        assert isinstance(role_model.role_model(doc, frozenset({rule})), Candidate)
    assert not departures & set(infer(doc, departures).trace)


# -- blocks 2 and 3


@pytest.mark.parametrize(
    ("html", "header"),
    [
        ("<title>Ferry late</title><h2>Ferry late</h2><h1>Ferry is late</h1><p>x", "Ferry is late"),
        ("<title>Ferry late again</title><h1>Strait</h1><h1>Ferry late again</h1><p>x", "Ferry late again"),
        ("<title>Other</title><h2>First of all</h2><h2>Second of all</h2><p>x", "First of all"),
        (
            "<title>Islands wait for ferries and for spring - The Strait</title><h1>The Strait</h1>"
            "<h2>Islands wait for ferries and for spring</h2>",
            "Islands wait for ferries and for spring",
        ),
        ("<title>Ferry</title><h2>Comments</h2><h2>Boats</h2><p>x", "Boats"),
        ("<title>Ferry</title><h1 style='display:none'>Ferry</h1><h2>Boats</h2><p>x", "Boats"),
        ("<h3>Only one</h3><p>x", "Only one"),
        ("<p>no heading</p>", ""),
    ],
)  # fmt: skip
def test_main_header(html: str, header: str) -> None:
    assert header_text(document(html)) == header


@given(st.text("abc ", max_size=12), st.text("abc ", max_size=12))
def test_longest_common_substring_is_the_longest(text: str, other: str) -> None:
    pieces = {text[i:j] for i in range(len(text)) for j in range(i + 1, len(text) + 1)}
    assert longest_common_substring(text, other) == max((len(p) for p in pieces if p in other), default=0)


# -- block 1: tables and stray text


@pytest.mark.parametrize(
    ("table", "is_text"),
    [
        ("<tr><th>Year<th>Ships<tr><td>2024<td>4<tr><td>2025<td>2", True),
        ("<tr><td>a<td>b<tr><td>c<td>d", True),
        ("<tr><td>one<tr><td>column", False),
        ("<tr><td><h2>Heading</h2>text<td>menu", False),
        ("<tr><td><table><tr><td>x<td>y</table><td>z", False),
        (f"<tr><td>menu<td>{' '.join(PARAGRAPHS)}", False),
        ("<tr><td>only one cell", False),
    ],
)
def test_text_and_layout_tables(table: str, is_text: bool) -> None:
    facts = infer(document(f"<body><p>Some text.</p><table>{table}</table>"))
    outer = next(node for node in range(len(facts.document)) if facts.document.name(node) == "table")
    assert bool(facts.is_text_table[outer]) is is_text


def test_a_table_for_presentation_is_a_layout_table() -> None:
    doc = document("<p>Text.</p><table role=presentation><tr><td>a<td>b<tr><td>c<td>d</table>")
    assert not infer(doc).is_text_table.any()


def test_text_between_line_breaks_in_a_layout_table_is_found() -> None:
    body = "<br><br>".join(PARAGRAPHS)
    doc = document(f"<table><tr><td><a href=/>Menu</a><td><h1>Ferry</h1>{body}</table>")
    assert all(text.split()[0] in kept_text(doc) for text in PARAGRAPHS)
    assert "Menu" not in kept_text(doc)


def test_a_text_table_of_the_article_is_kept_and_images_too() -> None:
    inner = paragraphs() + "<table><tr><th>Ship<td>Age<tr><td>Nora<td>31</table><div><img src=n.jpg></div>"
    doc = document(article_html(inner))
    assert "Nora" in kept_text(doc)
    assert "img" in [doc.name(node) for node in found(doc).content]


# -- block 11


def test_equal_fragments_are_held_together() -> None:
    parts = "".join(f"<section>{paragraphs(PARAGRAPHS[i : i + 2])}</section>" for i in (0, 2, 4))
    doc = document(article_html(parts))
    text = kept_text(doc)
    assert all(paragraph[:20] in text for paragraph in PARAGRAPHS)


def test_nothing_further_out_than_header_and_article_is_taken() -> None:
    teasers = (
        f"<div><p>{'Another story that is told elsewhere, at length and with many words. ' * 8}</p></div>"
    )
    text = kept_text(document(article_html(before=teasers, after=teasers)))
    assert "Another story" not in text
    assert PARAGRAPHS[0][:20] in text


def test_linked_paragraphs_are_foreign() -> None:
    inner = paragraphs() + "<p><a href=/next>Read next: the new bridge and its price</a></p>"
    assert "new bridge" not in kept_text(document(article_html(inner)))


def test_a_button_never_closed_does_not_swallow_the_article() -> None:
    doc = document(f"<title>Ferry</title><body><button>Menu<main><h1>Ferry</h1>{paragraphs()}</main>")
    assert PARAGRAPHS[-1][:20] in kept_text(doc)


def test_a_page_hidden_until_a_script_runs_is_read() -> None:
    html = article_html().replace("<body>", '<body style="visibility:hidden">')
    assert PARAGRAPHS[0][:20] in kept_text(document(html))


# -- blocks 6 to 9: comments

COMMENTS = {
    "en": "Comments", "de": "3 Kommentare", "fr": "Commentaires",
    "es": "Comentarios", "pt": "Comentários", "it": "Commenti", "nl": "Reacties",
    "sv": "Kommentarer", "da": "Kommentarer", "no": "Kommentarer", "fi": "Kommentit",
    "pl": "Komentarze", "cs": "Komentáře", "sk": "Diskusia", "hu": "Hozzászólások",
    "ro": "Comentarii", "hr": "Komentari", "sr": "Коментари", "bg": "Коментари",
    "ru": "Комментарии (12)", "uk": "Коментарі", "el": "Σχόλια", "tr": "Yorumlar",
    "ar": "التعليقات", "fa": "دیدگاه ها", "he": "תגובות", "hi": "टिप्पणियाँ",
    "th": "ความคิดเห็น", "vi": "Bình luận", "id": "Komentar", "zh": "评论",
    "ja": "コメント", "ko": "댓글",
}  # fmt: skip


@pytest.mark.parametrize("language", COMMENTS)
def test_nothing_below_the_comment_header_is_kept(language: str) -> None:
    said = (
        "<p>What a reader had to say about it, which was a lot, and longer than one would like to read.</p>"
    )
    inner = paragraphs() + f"<div>{COMMENTS[language]}</div>" + said * 20
    text = kept_text(document(article_html(inner)))
    assert "reader had to say" not in text
    assert PARAGRAPHS[-1][:20] in text


@pytest.mark.parametrize(
    "inner",
    [
        paragraphs(PARAGRAPHS[:3]) + "<p>The company declined to comment.</p>" + paragraphs(PARAGRAPHS[3:]),
        "<ul><li>2 Comments</li></ul>" + paragraphs(),
        paragraphs(PARAGRAPHS[:3]) + "<p><a href=#c>Comments</a></p>" + paragraphs(PARAGRAPHS[3:]),
    ],
    ids=["a sentence that says it", "a count in the byline", "a link to them"],
)
def test_not_every_comment_word_is_a_comment_header(inner: str) -> None:
    assert PARAGRAPHS[-1][:20] in kept_text(document(article_html(inner)))


def test_the_bare_word_beats_a_higher_heading() -> None:
    inner = paragraphs() + "<h2>What our commentators say</h2><p>More text.</p><h4>Comments</h4><p>First!</p>"
    doc = document(article_html(inner))
    comment_header = infer(doc).comment_header
    assert comment_header is not None and doc.text(comment_header) == "Comments"


def test_the_word_list_speaks_many_languages() -> None:
    data = json.loads(resources.files(role_model).joinpath("comment_words.json").read_text("utf-8"))
    assert len(data["whole"]) >= 25
    for texts in data["whole"].values():
        assert texts and all(comments.says_comments(text) for text in texts)


# -- reasons


def test_a_page_of_links_gives_a_reason() -> None:
    vote = role_model.role_model(
        document('<p><a href="/1">One story</a></p><ul><li><a href="/2">Two</a></ul>')
    )
    assert isinstance(vote, NoCandidate)
    assert "paragraph" in vote.detail
