"""Boxes put into pages for training."""

from __future__ import annotations

import re

from benchmarks.training.insertions import WORDINGS, insert_boxes, sentences_of
from extractors.document import Document
from extractors.page import Page
from tests.benchmarks.sets import PARAGRAPHS, article_html

SENTENCES = [
    "The new library opens its doors on Saturday with a concert.",
    "Rain is expected in the north from Monday on.",
]
MARKUP = {
    "picture": "<img",
    "caption below": r"<(p|div)[^>]*>(<a>)?<img[^>]*>(</a>)?</\1>\s*<p",
    "links below a label": r"</(?:p|h[34])>\s*<ul>(?:<li><a [^>]*>[^<]*</a></li>)+</ul>",
    "embed": "<blockquote",
}
CHINESE = "王建国在会上说，新的图书馆将于周六开放。市民可以免费参观。"


def page() -> Page:
    return Page.from_html(article_html("Pier", PARAGRAPHS * 3, "<script>keep()</script>"), "http://gull.example/1")


def content(document: Document) -> list[int]:
    texts = document.block_texts()
    return [int(node) for node, text in zip(document.blocks.node, texts) if text in PARAGRAPHS]


def test_boxes_stand_between_paragraphs_and_all_else_stays() -> None:
    kinds, endings = set(), 0
    for number in range(40):
        made = insert_boxes(page(), content(Document(page())), "en", SENTENCES, f"seed {number}")
        assert made is not None
        changed, boxes = made.page, made.boxes
        text = changed.text()
        assert 1 <= len(boxes) <= 9 and "keep()" in text
        endings += bool(made.ending)
        assert [text.count(paragraph) for paragraph in PARAGRAPHS] == [3, 3, 3]
        after = Document(changed)
        shown = after.text(0)
        assert all(" ".join(line.split()) in shown for line in (*boxes, *made.ending))
        assert all(shown.rindex(PARAGRAPHS[-1]) < shown.rindex(" ".join(line.split())) for line in made.ending)
        assert shown.index(PARAGRAPHS[0]) < min(shown.index(" ".join(box.split())) for box in boxes)
        kinds |= {kind for kind, markup in MARKUP.items() if re.search(markup, text)}
    assert kinds == MARKUP.keys()
    assert 8 <= endings <= 24


def test_the_same_seed_gives_the_same_page() -> None:
    nodes = content(Document(page()))
    first, second = (insert_boxes(page(), nodes, "de", SENTENCES, "a") for _ in range(2))
    other = insert_boxes(page(), nodes, "de", SENTENCES, "b")
    assert first is not None and second is not None and other is not None
    assert first.page.body == second.page.body != other.page.body


def test_too_little_content_takes_no_box() -> None:
    nodes = content(Document(page()))
    assert insert_boxes(page(), nodes[:3], "en", SENTENCES, "a") is None
    assert insert_boxes(page(), nodes, "en", [], "a") is None


def test_every_language_has_words_for_every_kind() -> None:
    for wording in WORDINGS.values():
        assert wording.advertisement and wording.offer and wording.more and wording.names
        assert all("{}" in credit for credit in wording.credit)


def test_sentences_are_of_a_boxes_length() -> None:
    found = sentences_of([*PARAGRAPHS, "Short.", CHINESE], "en")
    assert all(40 <= 6 * len(sentence.split()) <= 200 for sentence in found)
    assert sentences_of([CHINESE], "zh") == [CHINESE[:20]]
