"""Golden pages by class of difficulty: what must stand in the body, and what must not.

A page is a folder ``tests/corpus/body/<class>/<page>/`` with ``source.html`` and ``expected.json``: ``headline``;
``body``, the paragraphs that must all be there, in order; ``must_not``, texts that must not; ``optional``, texts that
may. ``"article": false`` says that the page need not be taken for an article; its body is judged all the same.

``shortfalls.json`` lists what the shipped model is known to get wrong, with the reason. Each is expected to fail, so
that a model that gets one right is noticed: take the line out then.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from extractors import Article, Page, extract_page

CORPUS = Path(__file__).parents[1] / "corpus" / "body"
PAGES = sorted(path.parent.relative_to(CORPUS).as_posix() for path in CORPUS.glob("*/*/expected.json"))
SHORTFALLS: dict[str, str] = json.loads((CORPUS / "shortfalls.json").read_text(encoding="utf-8"))
QUESTIONS = ("verdict", "headline", "wanted", "unwanted")


@dataclass(frozen=True)
class Read:
    """What was extracted from a page."""

    article: bool
    headline: str | None
    body: str


def squeezed(text: str) -> str:
    return " ".join(text.split())


def expected(page: str) -> dict[str, Any]:
    truth: dict[str, Any] = json.loads((CORPUS / page / "expected.json").read_text(encoding="utf-8"))
    return truth


@cache
def read(page: str) -> Read:
    """The article of a page, or what it would have been."""
    truth = expected(page)
    found = extract_page(Page(truth["url"], (CORPUS / page / "source.html").read_bytes()))
    attempt = found.outcome if isinstance(found.outcome, Article) else found.attempt
    if attempt is None:
        return Read(False, None, "")
    return Read(isinstance(found.outcome, Article), attempt.headline, squeezed(attempt.body))


def cases() -> list[Any]:
    made = []
    for page in PAGES:
        for question in QUESTIONS:
            reason = SHORTFALLS.get(f"{page}:{question}")
            marks = [pytest.mark.xfail(strict=True, reason=reason)] if reason else []
            made.append(pytest.param(page, question, marks=marks, id=f"{page}:{question}"))
    return made


@pytest.mark.parametrize(("page", "question"), cases())
def test_page(page: str, question: str) -> None:
    truth, found = expected(page), read(page)
    if question == "verdict":
        assert found.article or truth.get("article") is False
    elif question == "headline":
        assert found.headline == truth["headline"]
    elif question == "wanted":
        missing = [text for text in truth["body"] if squeezed(text) not in found.body]
        assert missing == []
        places = [found.body.find(squeezed(text)) for text in truth["body"] if truth["body"].count(text) == 1]
        assert places == sorted(places), "paragraphs out of order"
    else:
        assert [text for text in truth["must_not"] if squeezed(text) in found.body] == []


def test_every_class_has_pages_in_several_layouts() -> None:
    classes = {page.partition("/")[0] for page in PAGES}
    few = {name for name in classes if sum(page.startswith(f"{name}/") for page in PAGES) < 3}
    assert len(classes) == 15 and few == set()


@pytest.mark.parametrize("page", PAGES)
def test_expectations_stand_on_the_page(page: str) -> None:
    """A typing error in an expectation would pass as a text that is rightly absent."""
    from tests.builders import document

    shown = document((CORPUS / page / "source.html").read_bytes())
    text = squeezed(" ".join(shown.text(node) for node in range(len(shown)) if shown.parent[node] < 0))
    truth = expected(page)
    bare = "".join(text.split())
    for wanted in (*truth["body"], *truth["must_not"], *truth.get("optional", ()), truth["headline"]):
        assert "".join(wanted.split()) in bare, wanted
    assert len(truth["body"]) >= 6 and len(truth["must_not"]) >= 2
    assert not set(truth["body"]) & set(truth["must_not"])


def test_shortfalls_name_pages_and_questions() -> None:
    known = {f"{page}:{question}" for page in PAGES for question in QUESTIONS}
    assert set(SHORTFALLS) <= known and all(SHORTFALLS.values())
