# ruff: noqa: E501  samples of markup read better on one line
from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crawler.discovery.dates import parse_date
from crawler.discovery.feeds import FeedEntry, parse_feed

DAY = datetime(2026, 11, 20, 8, tzinfo=UTC)
URL = "http://a.example/feed.xml"


@pytest.mark.parametrize(
    "body",
    [
        "<rss version='2.0'><channel><link>http://a.example/</link><item><title>T &amp; U</title><link>/1</link><pubDate>Fri, 20 Nov 2026 08:00:00 GMT</pubDate></item></channel></rss>",
        "<feed xmlns='http://www.w3.org/2005/Atom'><entry><title>T &amp; U</title><link rel='self' href='/self'/><link href='/1'/><published>2026-11-20T09:00:00+01:00</published></entry></feed>",
        "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#' xmlns='http://purl.org/rss/1.0/' xmlns:dc='http://purl.org/dc/elements/1.1/'>"
        "<item rdf:about='http://a.example/1'><title>T &amp; U</title><dc:date>2026-11-20T08:00:00Z</dc:date></item></rdf:RDF>",
        "<rss><channel><item><title><![CDATA[T & U]]></title><guid>http://a.example/1</guid><pubDate>2026-11-20 08:00:00</pubDate></item><item><title>cut",
    ],
    ids=["rss 2.0", "atom", "rss 1.0", "broken, guid only"],
)
def test_formats(body: str) -> None:
    assert parse_feed(body.encode(), URL) == (FeedEntry("http://a.example/1", "T & U", DAY),)


JSON_FEED = (
    b'{"version": "https:\\/\\/jsonfeed.org\\/version\\/1.1", "items": [{"id": "1", "url": "/1", "title": "T & U", '
    b'"date_published": "2026-11-20T09:00:00+01:00", "date_modified": "2026-11-20T08:00:00Z"}, %s]}'
)


@pytest.mark.parametrize(
    ("more", "entries"),
    [
        (b'{"id": "http://a.example/2"}', [FeedEntry("http://a.example/2")]),
        (b'{"url": "/2", "external_url": "http://b.example/2"}', [FeedEntry("http://a.example/2", alternatives=("http://b.example/2",))]),
        (b'{"id": "tag:2"}, {"url": 7}, {"url": "javascript:x"}, null, "x", {"url": " "}', []),
    ],
)
def test_json(more: bytes, entries: list[FeedEntry]) -> None:
    for mark in (b"", b"\xef\xbb\xbf"):
        found = parse_feed(mark + JSON_FEED % more, URL)
        assert found == (FeedEntry("http://a.example/1", "T & U", DAY, DAY), *entries)


def test_broken_json_is_a_feed_without_entries() -> None:
    for body in ((JSON_FEED % b"null")[:-40], b'{"version": "https://jsonfeed.org/version/1", "items": 7}', JSON_FEED % (b"[" * 100_000)):
        assert parse_feed(body, URL) == ()


@pytest.mark.parametrize(
    "feed",
    [
        rb'{"version": "https://jsonfeed.org/version/1", "items": [{"url": "/1", "title": "A \ud800"}, {"url": "/2", "title": "B"}]}',
        b"<rss><item><link>/1</link><title>A &#xD800;</title></item><item><link>/2</link><title>B</title></item></rss>",
        b"<rss><item><link>/1</link><title>A &#055296;</title></item><item><link>/2</link><title>B</title></item></rss>",
        b"<feed><entry><link href='/1'/><link href='/&#xdfff;'/><title>A \xef\xbf\xbd</title></entry>"
        b"<entry><link href='/2'/><title>B</title></entry></feed>",
    ],
)
def test_halves_of_characters_cost_no_entry(feed: bytes) -> None:
    entries = parse_feed(feed, URL)
    assert entries is not None
    assert [(one.url[-2:], (one.title or "").encode()[:1]) for one in entries] == [("/1", b"A"), ("/2", b"B")]


def test_the_original_behind_a_counting_redirect_comes_first() -> None:
    body = (
        "<rss xmlns:feedburner='http://rssnamespace.org/feedburner/ext/1.0'><channel><item><link>http://feeds.example/~r/1</link>"
        "<guid isPermaLink='false'>77</guid><feedburner:origLink>http://a.example/1</feedburner:origLink></item></channel></rss>"
    )
    entries = parse_feed(body.encode(), URL)
    assert entries == (FeedEntry("http://a.example/1", alternatives=("http://feeds.example/~r/1",)),)


def item(title: bytes, declaration: bytes = b"") -> bytes:
    """A feed of which lxml reads nothing, since an attribute has no quotes."""
    start = declaration + b"<rss version=2.0><channel><item><link>http://a.example/1</link><title>"
    return start + title + b"</title></item></channel></rss>"


def test_what_lxml_cannot_read_is_read_leniently() -> None:
    title = "Un été déjà passé à l'école"
    for encoding in ("utf-8", "latin-1"):
        assert parse_feed(item(title.encode(encoding)), URL) == (FeedEntry("http://a.example/1", title),)


@pytest.mark.parametrize(
    "feed",
    [
        item(b"&#x110000;"),
        item(b"&#-1;&#99999999999;"),
        item(b"x", b'<?xml version="1.0" encoding="\xed\xa0"?>'),
        item(b"x", b'<?xml version="1.0" encoding="\x00"?>'),
    ],
)
def test_what_the_lenient_parser_fails_on_ends_nothing(feed: bytes) -> None:
    assert all(entry.url == "http://a.example/1" for entry in parse_feed(feed, URL) or ())


def test_a_long_run_of_letters_is_read_at_once() -> None:
    """The lenient parser's own detection of encodings takes a quarter of an hour for it."""
    (entry,) = parse_feed(item(b"a" * 100_000 + b" \xe9"), URL) or ()
    assert len(entry.title or "") == 100_002


def test_what_is_no_feed() -> None:
    assert parse_feed(b"<!doctype html><html><body>No feed", URL) is None
    assert parse_feed(b"", URL) is None
    assert parse_feed(b"{}", URL) is None


@pytest.mark.parametrize(
    ("text", "date"),
    [
        ("Fri, 20 Nov 2026 09:00:00 +0100", DAY),
        ("2026-11-20T08:00:00Z", DAY),
        ("2026-11-20T08:00:00", DAY),
        ("20.11.2026 08:00", DAY),
        ("2026-11", datetime(2026, 11, 1, tzinfo=UTC)),
        ("2026", datetime(2026, 1, 1, tzinfo=UTC)),
        ("0001-01-01T00:00:00Z", None),
        ("9999-12-31", None),
        ("yesterday", None),
        ("", None),
        (None, None),
        ("2026-13-40", None),
        ("Fri, 99 Nov 2026 08:00:00 GMT", None),
    ],
)
def test_dates(text: str | None, date: datetime | None) -> None:
    assert parse_date(text) == date


@given(st.text(max_size=60))
@settings(max_examples=80, deadline=None)
def test_never_raises(noise: str) -> None:
    parse_date(noise)
    parse_feed(noise.encode(), URL)
    parse_feed(
        f"<rss><channel><item><link>{noise}</link><pubDate>{noise}</pubDate></item></channel></rss>".encode(),
        URL,
    )
