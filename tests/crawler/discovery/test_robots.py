from __future__ import annotations

import pytest

from crawler.discovery.robots import parse_robots, polite_delay

BODY = b"""\xef\xbb\xbfUser-agent: *
Crawl-delay: 2.5
Disallow: /private/
User-agent: BadBot
Disallow: /
Sitemap: https://a.example/s.xml
Sitemap: /relative.xml
Sitemap: https://a.example/s.xml
"""


def test_rules_delay_and_sitemaps() -> None:
    robots = parse_robots(BODY)
    assert robots.allows("http://a.example/x", "Broadsheet") and not robots.allows(
        "http://a.example/private/x", "Broadsheet"
    )
    assert not robots.allows("http://a.example/x", "BadBot")
    assert robots.crawl_delay("Broadsheet") == 2.5
    assert robots.sitemaps == ("https://a.example/s.xml", "/relative.xml")


@pytest.mark.parametrize(
    ("body", "status", "allowed"),
    [
        (b"", 200, True),
        (b"User-agent: *\nDisallow: /", 404, True),
        (b"", 403, True),
        (b"", 503, False),
        (b"<!doctype html>Disallow: /", 200, True),
        (b"\x00\xff" * 50, 200, True),
        (b"User-agent: *\nDisallow: /\n" + b"#" * 600_000, 200, False),
    ],
)
def test_answers(body: bytes, status: int, allowed: bool) -> None:
    assert parse_robots(body, status).allows("http://a.example/x", "Broadsheet") is allowed


@pytest.mark.parametrize("value", ["-1", "nan", "inf", "soon", ""])
def test_delays_that_are_none(value: str) -> None:
    assert parse_robots(f"User-agent: *\nCrawl-delay: {value}\n".encode()).crawl_delay("Broadsheet") is None


@pytest.mark.parametrize(
    ("asked", "configured", "delay"),
    [(None, 1, 1), (3, 1, 3), (0.5, 1, 1), (9_999, 1, 60), (9_999, 90, 90), (0.2, 0, 0.2)],
)
def test_the_longer_delay_counts(asked: float | None, configured: float, delay: float) -> None:
    assert polite_delay(asked, configured, limit=60) == delay
