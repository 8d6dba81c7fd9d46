"""Article, Rejection and their JSON: the names and their order."""

from __future__ import annotations

import json

import pytest

from extractors import Article, Reason, Rejection, extract
from tests.builders import PARAGRAPHS, URL, article_html


@pytest.fixture(scope="module")
def article() -> Article:
    head = '<link rel="canonical" href="https://news.example/story"><meta name="author" content="Ann Lee">'
    outcome = extract(article_html(head=head), URL)
    assert isinstance(outcome, Article)
    return outcome


def test_names_in_order(article: Article) -> None:
    assert list(article.to_json()) == [
        "url",
        "canonicalUrl",
        "site",
        "headline",
        "body",
        "blocks",
        "metadata",
        "extraction",
    ]


def test_values(article: Article) -> None:
    values = article.to_json()
    assert values["url"] == URL and values["site"] == "news.example"
    assert values["canonicalUrl"] == "https://news.example/story"
    assert values["headline"] == "Islands wait for their ferry"
    assert values["body"] == "\n\n".join(PARAGRAPHS)
    assert values["metadata"]["authors"] == [{"name": "Ann Lee"}]
    assert {"verdict", "confidence", "method", "xpath", "version"} <= set(values["extraction"])


def test_what_nobody_found_is_absent(article: Article) -> None:
    bare = extract(article_html(), URL)
    assert isinstance(bare, Article)
    values = bare.to_json()
    assert "canonicalUrl" not in values and "authors" not in values["metadata"]
    assert "wrapper" not in values["extraction"] and None not in values.values()
    assert "datePublished" not in json.dumps(values), "never a guess, never the clock's date"


def test_json_can_be_written(article: Article) -> None:
    assert json.loads(json.dumps(article.to_json(), ensure_ascii=False)) == article.to_json()


def test_rejection() -> None:
    rejection = Rejection(Reason.EMPTY, "no text", URL)
    assert rejection.to_json() == {"url": URL, "verdict": "empty", "detail": "no text", "confidence": 1.0}


def test_reasons_are_names() -> None:
    assert [str(reason) for reason in Reason] == [reason.value for reason in Reason]
    assert all(reason.value.isidentifier() and reason.value.islower() for reason in Reason)
    assert Reason("too_deep") is Reason.TOO_DEEP
