from __future__ import annotations

from datetime import UTC, date, datetime, time

import pytest

from crawler.spiders.arguments import HELP, ArgumentError, Arguments, DateWindow, parse_arguments

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)


def parse(**given: str) -> Arguments:
    return parse_arguments(given, now=NOW)


@pytest.mark.parametrize(
    ("domain", "site", "front_pages"),
    [
        (
            "example.com",
            "example.com",
            [
                "https://example.com/",
                "https://www.example.com/",
                "http://example.com/",
                "http://www.example.com/",
            ],
        ),
        (
            "WWW.Example.com.",
            "example.com",
            [
                "https://www.example.com/",
                "https://example.com/",
                "http://www.example.com/",
                "http://example.com/",
            ],
        ),
        ("https://example.com/", "example.com", ["https://example.com/", "https://www.example.com/"]),
        ("news.example.co.uk:8443", "news.example.co.uk:8443", None),
        ("127.0.0.1:8000", "127.0.0.1:8000", ["http://127.0.0.1:8000/", "https://127.0.0.1:8000/"]),
        ("localhost:8000", "localhost:8000", ["http://localhost:8000/", "https://localhost:8000/"]),
        ("новости.рф", "xn--b1amnebsh.xn--p1ai", None),
    ],
)
def test_domain(domain: str, site: str, front_pages: list[str] | None) -> None:
    arguments = parse(domain=domain)
    assert arguments.domain == arguments.scope.site == site
    assert front_pages is None or list(arguments.front_pages) == front_pages


def test_defaults_and_the_rest() -> None:
    arguments = parse(domain="example.com", _job="7")
    assert (arguments.max_articles, arguments.max_pages, bool(arguments.date_window)) == (100, 1000, False)
    assert arguments.asked_hosts == {
        "example.com:443",
        "example.com:80",
        "www.example.com:443",
        "www.example.com:80",
    }
    arguments = parse(
        domain="example.com",
        max_articles="0",
        max_pages="7",
        language="pt_BR",
        subdomains="yes",
        allow="/news/",
        deny="x$",
    )
    assert (arguments.max_articles, arguments.max_pages, arguments.language, arguments.scope.subdomains) == (
        0,
        7,
        "pt-BR",
        True,
    )
    assert (
        arguments.wants("http://example.com/news/1")
        and not arguments.wants("http://example.com/1")
        and arguments.denies("http://example.com/news/x")
    )
    assert arguments.speaks("pt") and arguments.speaks(None) and not arguments.speaks("en")
    assert arguments.speaks("Portuguese") and arguments.speaks("por") and arguments.speaks("utf-8")


def test_a_language_by_its_name_as_a_dump_takes_it() -> None:
    assert parse(domain="example.com", language="English").language == "en"


def test_start_urls_of_hosts_in_other_spellings() -> None:
    assert parse(start_urls="http://müller.example/a").scope == parse(start_urls="http://xn--mller-kva.example/a").scope
    assert parse(domain="müller.example", start_urls="http://müller.example/a").domain == "xn--mller-kva.example"
    arguments = parse(start_urls="http://[::1]:8000/a")
    assert arguments.domain == "[::1]:8000" and arguments.scope.contains("http://[::1]:8000/b")


def test_start_urls() -> None:
    arguments = parse(start_urls="https://www.example.com/a?x=1,2, http://example.com/b")
    assert arguments.start_urls == ("https://www.example.com/a?x=1,2", "http://example.com/b")
    assert arguments.front_pages == () and arguments.domain == "example.com"
    assert parse(start_urls="http://127.0.0.1:81/x").asked_hosts == {"127.0.0.1:81"}


def test_dates() -> None:
    assert parse(domain="example.com", since="2026-11-01", until="2026-11-02").date_window == DateWindow(
        datetime(2026, 11, 1, tzinfo=UTC), datetime(2026, 11, 2, 23, 59, 59, 999999, tzinfo=UTC)
    )
    for day in ("20261102", "2026-W45-1"):
        assert parse(domain="example.com", until=day).date_window.until == datetime.combine(
            date(2026, 11, 2), time.max, UTC
        )
    assert parse(domain="example.com", max_age="36h").date_window.since == datetime(2026, 11, 20, tzinfo=UTC)
    window = DateWindow(datetime(2026, 11, 1, tzinfo=UTC))
    assert (
        window.overlaps(datetime(2026, 11, 1), datetime(2026, 11, 1))
        and not window.overlaps(datetime(2026, 10, 31), datetime(2026, 10, 31))
        and window.overlaps(NOW, NOW)
    )


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({}, "which site"),
        ({"domain": " "}, "which site"),
        ({"domian": "example.com"}, "did you mean domain"),
        ({"domain": "example.com", "zzz": "1"}, "there are"),
        ({"domain": "a.com,b.com"}, "one a crawl"),
        ({"domain": "co.uk"}, "public suffix"),
        ({"domain": "com"}, "public suffix"),
        ({"domain": "exa mple.com"}, "one a crawl"),
        ({"domain": "example..com"}, "is no domain"),
        ({"domain": "ex!ample.com"}, "is no domain"),
        ({"domain": "example.com/news"}, "start_urls"),
        ({"domain": "ftp://example.com"}, "not supported"),
        ({"domain": "example.com:http"}, "is no domain"),
        ({"domain": "u:p@example.com"}, "passwords"),
        ({"start_urls": "example.com/x"}, "no http"),
        ({"domain": "example.com", "start_urls": "http://other.com/"}, "not on example.com"),
        ({"start_urls": "http://a.com/ http://b.com/"}, "not on a.com"),
        ({"domain": "example.com", "max_articles": "-1"}, "whole number"),
        ({"domain": "example.com", "max_pages": "ten"}, "whole number"),
        ({"domain": "example.com", "max_pages": "9" * 5000}, "whole number"),
        ({"domain": "example.com", "since": "yesterday"}, "no date"),
        ({"domain": "example.com", "since": "2026-02-02", "until": "2026-01-01"}, "later than"),
        ({"domain": "example.com", "max_age": "2 fortnights"}, "no age"),
        ({"domain": "example.com", "max_age": "99999999w"}, "too long"),
        ({"domain": "example.com", "max_age": "0d"}, "no age"),
        ({"domain": "example.com", "max_age": "2d", "since": "2026-01-01"}, "same thing"),
        ({"domain": "example.com", "allow": "("}, "regular expression"),
        ({"domain": "example.com", "language": "klingon!"}, "language code"),
        ({"domain": "example.com", "language": "us"}, "language code"),
        ({"domain": "example.com", "language": "xyz"}, "language code"),
        ({"domain": "example.com", "language": "klingonese"}, "language code"),
        ({"domain": "example.com", "keywords": " , "}, "names no word"),
        ({"domain": "example.com", "subdomains": "maybe"}, "neither"),
    ],
)
def test_what_is_wrong_is_said(given: dict[str, str], words: str) -> None:
    with pytest.raises(ArgumentError, match=words):
        parse_arguments(given, now=NOW)


def test_the_missing_domain_lists_every_argument() -> None:
    with pytest.raises(ArgumentError) as caught:
        parse_arguments({}, now=NOW)
    assert all(f"-a {name}=" in str(caught.value) for name in HELP)
