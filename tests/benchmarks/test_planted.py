"""Boxes are planted into pages whose body is known, and what they do to it is told."""

from __future__ import annotations

import lxml.html
import pytest

from benchmarks.corpus import Record
from benchmarks.made.plants import BOXES, CHANGES, MARKUP
from benchmarks.made.plants_by_language import KINDS, LINES, lines_in
from benchmarks.planted import LESS, MORE, OTHER, REFUSED, SAME, changed, judged, lines_of, outcome_of, report
from benchmarks.predict import models_of_folds
from extractors import Article, Page, extract
from tests.builders import PARAGRAPHS

BODY = "\n\n".join(PARAGRAPHS)
HTML = (
    "<html><head><title>The ferry</title></head><body><article class=post><h1>The ferry</h1>"
    + "".join(f"<p class=text>{each}</p>" for each in PARAGRAPHS)
    + "</article></body></html>"
)
PAGE = Page.from_html(HTML, "https://news.example/ferry")


@pytest.mark.parametrize("name", list(CHANGES))
def test_a_change_leaves_every_paragraph_its_words(name: str) -> None:
    page = changed(PAGE, BODY, CHANGES[name])
    assert page is not None and page.text() != PAGE.text()
    text = " ".join(lxml.html.document_fromstring(page.text()).text_content().split())
    assert all(line in text for line in lines_of(BODY))
    assert (name in MARKUP) != (name in BOXES)


@pytest.mark.parametrize("name", list(BOXES))
def test_a_box_stands_where_it_says(name: str) -> None:
    page = changed(PAGE, BODY, CHANGES[name])
    assert page is not None
    article = lxml.html.document_fromstring(page.text()).find(".//article")
    tags = [child.get("class") == "text" for child in article]
    expected = {0.0: 0, 0.5: len(PARAGRAPHS) // 2, 1.0: len(PARAGRAPHS)}
    assert tags.index(False, 1) - 1 == expected[BOXES[name][0]]


@pytest.mark.parametrize("lang", LINES)
def test_lines_are_planted_in_the_language_of_a_page(lang: str) -> None:
    changes = lines_in(f"{lang}-XX")
    assert list(changes) == [f"line: {kind}" for kind in KINDS]
    for change, line in zip(changes.values(), LINES[lang], strict=True):
        page = changed(PAGE, BODY, change)
        assert page is not None and line in lxml.html.document_fromstring(page.text()).text_content()
    assert lines_in("xx") == lines_in(None) == {}


def record(body: str) -> Record:
    return Record("own-0", PAGE.url, "news.example", "en", "article", HTML.encode(), {"body": body})


def test_too_few_paragraphs_are_not_changed() -> None:
    assert changed(Page.from_html("<p>One.</p>", PAGE.url), "One.", CHANGES["poll"]) is None


@pytest.mark.parametrize(
    ("after", "kind", "lines"),
    [
        ("One.\n\nTwo.", SAME, []),
        ("One.\nTwo.", SAME, []),
        ("One.\n\nTwo.\n\nAdvertisement", MORE, ["+ Advertisement"]),
        ("One.", LESS, ["- Two."]),
        ("One.\n\nThree.", OTHER, ["+ Three.", "- Two."]),
        (None, REFUSED, []),
    ],
)
def test_what_became_of_a_body(after: str | None, kind: str, lines: list[str]) -> None:
    assert outcome_of("One.\n\nTwo.", after) == (kind, lines)


def test_a_page_that_is_right_is_judged_and_another_is_not() -> None:
    found = extract(HTML, PAGE.url)
    assert isinstance(found, Article)
    model_of = models_of_folds(None)
    outcomes = judged(model_of, record(found.body))
    assert outcomes is not None and outcomes.keys() == CHANGES.keys() | lines_in("en").keys()
    assert outcomes["broken lines"] == (SAME, [])
    assert judged(model_of, record(found.body + " More.")) is None
    only = judged(model_of, record(found.body), "line: app")
    assert only is not None and only.keys() == {"line: app"}
    table = list(report([outcomes], 1))
    assert any(line.startswith("broken lines") and line.split()[-6:-4] == ["1", "1"] for line in table)
