"""How sure a field is: by its source and by the sources that agree."""

from __future__ import annotations

from extractors import Article, extract
from extractors.metadata.confidence import FIELDS, MOST_AGREEING, OTHER, agreeing, probability
from extractors.metadata.confidence_table import TABLE
from extractors.metadata.model import Claim
from tests.extractors.metadata.pages import BODY

H1 = "The mill at Esk has burned down tonight"


def test_the_table_is_whole() -> None:
    assert set(TABLE) == set(FIELDS)
    for rows in TABLE.values():
        assert OTHER in rows
        assert all(len(row) == MOST_AGREEING + 1 and all(0 < p < 1 for p in row) for row in rows.values())


def test_sources_that_agree_are_counted_once_each() -> None:
    claims = [
        Claim("dom.line", "17 May 2024", "2024-05-17"),
        Claim("json_ld.article", "2024-05-17T08:00:00Z", "2024-05-17T08:00:00+00:00"),
        Claim("json_ld.article", "2024-05-17", "2024-05-17"),
        Claim("url", "2024-05-18", "2024-05-18"),
        Claim("meta.date", "nonsense"),
    ]
    assert agreeing("date_published", claims) == 1
    assert agreeing("headline", [Claim("dom.h1", "x", "A mill!"), Claim("og:title", "x", "a Mill")]) == 1
    assert (
        agreeing("authors", [Claim("meta.author", "x", "Ann Lee; Bo Li"), Claim("dom.line", "x", "Bo Li; Ann Lee")])
        == 1
    )
    assert agreeing("authors", []) == 0


def test_a_rare_source_has_the_field_s_own_row() -> None:
    table = {"headline": {OTHER: (0.5, 0.6), "dom.h1": (0.8, 0.9)}}
    assert probability("headline", "dom.h1", 0, table) == 0.8
    assert probability("headline", "dom.h1", 3, table) == 0.9
    assert probability("headline", "dom.h4", 1, table) == 0.6
    assert probability("section", "dom.h1", 1, table) is None


def test_agreement_speaks_for_a_value() -> None:
    for field, source in (("headline", "dom.h1"), ("date_published", "json_ld.article")):
        row = TABLE[field][source]
        assert row[MOST_AGREEING] > row[0]


def test_an_article_says_how_sure_its_fields_are() -> None:
    head = f'<title>{H1} | The Gull</title><meta property="og:title" content="{H1}">'
    body = f"<article><h1>{H1}</h1><p>By Ann Lee</p><p>17 May 2024</p>{3 * BODY}</article>"
    outcome = extract(
        f'<html lang="en"><head>{head}</head><body>{body}</body></html>', "https://www.example.org/a/mill"
    )
    assert isinstance(outcome, Article)
    sure = outcome.to_json()["extraction"]["fieldConfidence"]
    assert set(sure) == {"headline", "authors", "datePublished"}
    assert sure["headline"] == probability("headline", "dom.h1", 2)
    assert sure["authors"] == probability("authors", "dom.line", 0)
