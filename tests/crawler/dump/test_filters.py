"""Which lines a dump is about."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crawler.dump.filters import FilterError, Filters, language_named
from crawler.dump.reading import NoArticle, day_order, facts_of
from crawler.keywords import Keywords
from crawler.spiders.arguments import ArgumentError, date_window
from tests.crawler.dump.outputs import line
from tests.crawler.duplicates.texts import text_of

ARTICLE = line(
    "http://a.example/1", "The mayor opened a bridge in Lyon. 市长为大桥剪彩。", "Bridge opened",
    published="2026-11-03", language="en-GB", confidence=0.8, metadata={"keywords": ["Traffic", 7]},
)  # fmt: skip


@pytest.mark.parametrize(
    ("given_", "refusal"),
    [
        ({}, None),
        ({"folders": frozenset({"a.example"})}, None),
        ({"folders": frozenset({"b.example"})}, "domain"),
        ({"dates": date_window("2026-11-03", None)}, None),
        ({"dates": date_window("2026-11-03T15:00", "2026-11-03T16:00")}, None),
        ({"dates": date_window("2026-11-02T15:00", "2026-11-02T23:59:59")}, "dates"),
        ({"dates": date_window(None, "2026-11-02")}, "dates"),
        ({"dates": date_window("2026-11-03T15:00", None)}, None),  # some part of the day
        ({"languages": frozenset({"en"})}, None),
        ({"languages": frozenset({"de"})}, "language"),
        ({"verdicts": frozenset({"article"})}, None),
        ({"verdicts": frozenset({"unsure"})}, "verdict"),
        ({"min_confidence": 0.8}, None),
        ({"min_confidence": 0.81}, "confidence"),
        ({"min_length": len(ARTICLE["body"])}, None),
        ({"min_length": len(ARTICLE["body"]) + 1}, "length"),
        ({"keywords": Keywords(("bridge",))}, None),
        ({"keywords": Keywords(("ridge",))}, "keywords"),
        ({"keywords": Keywords(("traffic",))}, None),
        ({"keywords": Keywords(("ship", "LYON"))}, None),
        ({"keywords": Keywords(("大桥",))}, None),
        ({"keywords": Keywords(("a.bridge",))}, "keywords"),
    ],
)
def test_filters(given_: dict[str, Any], refusal: str | None) -> None:
    assert Filters(**given_).refusal("a.example", ARTICLE) == refusal


@pytest.mark.parametrize(
    ("keyword", "body", "found"),
    [
        ("हिन्द", "हिन्दी में समाचार", False),
        ("हिन्दी", "हिन्दी में समाचार", True),
        ("दी", "हिन्दी में समाचार", False),
        ("re", "le re\u0301sume\u0301", False),
        ("كتاب", "هذا كتابٌ جديد", True),  # its points may be left out
    ],
)
def test_marks_belong_to_the_word(keyword: str, body: str, found: bool) -> None:
    refusal = Filters(keywords=Keywords((keyword,))).refusal("a.example", line("http://a.example/1", body))
    assert refusal == (None if found else "keywords")


@pytest.mark.parametrize(
    ("body", "language"),
    [
        ("市长周二为新的大桥剪彩，数百名市民参加了仪式。", "zh"),
        ("The mayor opened the new bridge on Tuesday, and hundreds of people came to see the ceremony.", "en"),
        ("Der Bürgermeister hat am Dienstag die neue Brücke eröffnet, und Hunderte sahen der Feier zu.", "de"),
    ],
)
def test_where_no_language_is_declared_the_words_tell(body: str, language: str) -> None:
    undeclared = line("http://a.example/1", body, language=None)
    assert Filters(languages=frozenset({language})).refusal("a.example", undeclared) is None
    assert Filters(languages=frozenset({"fr"})).refusal("a.example", undeclared) == "language"


def test_languages_are_understood_by_code_and_by_name() -> None:
    tags = {"en": "en", "EN-gb": "en", "zh_Hans": "zh", "eng": "en", "German": "de"}
    assert {tag: language_named(tag) for tag in tags} == tags
    for tag in ("klingonese", "e", "12"):
        with pytest.raises(FilterError, match="no language"):
            language_named(tag)


@pytest.mark.parametrize("published", [None, "soon", "2026-13-45"])
def test_articles_without_a_date_come_only_if_asked_for(published: str | None) -> None:
    undated = line("http://a.example/1", "body", published=published)
    assert Filters(dates=date_window("2026-01-01", None)).refusal("a.example", undated) == "dates"
    assert Filters(dates=date_window("2026-01-01", None), undated=True).refusal("a.example", undated) is None


@pytest.mark.parametrize(("since", "until"), [("yesterday", None), (None, "2026-02-30"), ("2026-02-02", "2026-02-01")])
def test_dates_that_make_no_sense_are_refused(since: str | None, until: str | None) -> None:
    with pytest.raises(ArgumentError):
        date_window(since, until)


def test_dates_sort_by_day_with_known_times_first_and_none_last() -> None:
    ordered = [
        "2026-11-01T23:00:00-05:00",  # the second, in UTC
        "2026-11-02T08:00:00Z",
        "2026-11-02",
        "2026-11-03T00:00:00",
        None,
    ]
    keys = [day_order(value) for value in ordered]
    assert keys == sorted(keys) and len(set(keys)) == len(keys)
    assert day_order("0001-01-01T00:00:00+14:00") == day_order(None) == day_order("")


@pytest.mark.parametrize("value", [{}, {"url": "http://a.example/"}, {"url": 1, "body": ""}, {"url": "", "body": ""}])
def test_a_line_that_is_no_article(value: dict[str, Any]) -> None:
    with pytest.raises(NoArticle):
        facts_of(value, "a.example")


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
NAMES = ("canonicalUrl", "site", "headline", "blocks", "metadata", "extraction", "crawl", "fingerprint")


@settings(max_examples=60, deadline=None)
@given(st.fixed_dictionaries({}, optional=dict.fromkeys(NAMES, anything)), st.text(max_size=20))
def test_whatever_a_line_holds_it_is_judged(extra: dict[str, Any], body: str) -> None:
    value = {"url": "http://a.example/1", "body": body, **extra}
    facts = facts_of(value, "a.example")
    assert len(bytes.fromhex(facts.article)) == len(bytes.fromhex(facts.content)) == 16
    dates, keywords = date_window("2026-01-01", None), Keywords(("y",))
    chosen = Filters(frozenset({"x"}), dates, True, frozenset({"en"}), keywords=keywords)
    assert chosen.refusal("x", value) in (None, "dates", "language", "keywords")


def test_a_canonical_address_on_another_site_is_a_claim() -> None:
    there = facts_of(line("http://b.example/story", text_of(1)), "b.example")
    here = facts_of(line("http://a.example/1", text_of(1), canonicalUrl="http://www.b.example/story/"), "a.example")
    assert here.claims == there.article != here.article
    for canonical in ("http://a.example/1", "http://b.example/", "no address", ""):
        assert facts_of(line("http://a.example/1", "x", canonicalUrl=canonical), "a").claims is None
