"""Robots directives, `noai` and reservations of text and data mining."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crawler.discovery.links import read_links
from crawler.discovery.reservations import (
    NOTHING,
    Reservations,
    _matches,
    parse_tdm_file,
    read_reservations,
    with_site_rules,
)

URL = "https://example.com/news/1"


@pytest.mark.parametrize(
    ("headers", "metas", "expected"),
    [
        ({}, [], NOTHING),
        ({"x-robots-tag": ["index, follow"]}, [("robots", "max-snippet:-1, all")], NOTHING),
        ({"x-robots-tag": ["NoIndex , noarchive"]}, [], Reservations(("noindex", "noarchive"))),
        ({"x-robots-tag": ["googlebot: noindex", "unavailable_after: 25 Jun 2030"]}, [], NOTHING),
        ({"x-robots-tag": ["broadsheet: noindex, nofollow"]}, [], Reservations(("noindex", "nofollow"))),
        ({}, [("robots", "none")], Reservations(("noindex", "nofollow"))),
        ({}, [("robots", "noai"), ("broadsheet", "noarchive")], Reservations(("noarchive", "noai"))),
        ({"tdm-reservation": ["1"], "tdm-policy": ["/tdm.json"]}, [],
         Reservations((), True, "https://example.com/tdm.json", "header")),
        ({"tdm-reservation": ["1"]}, [("tdm-reservation", "0")], Reservations((), False, None, "page")),
        ({"tdm-reservation": ["yes"]}, [("tdm-reservation", "")], NOTHING),
        ({}, [("tdm-reservation", "1"), ("tdm-policy", "javascript:alert(1)")], Reservations((), True, None, "page")),
    ],
)  # fmt: skip
def test_what_a_page_reserves(
    headers: dict[str, list[str]], metas: list[tuple[str, str]], expected: Reservations
) -> None:
    assert read_reservations(URL, headers, metas) == expected


def test_meta_tags_are_read_with_the_links() -> None:
    tags = b'<meta name="Robots" content="noai"><meta name=tdm-reservation content=1><meta name=x content=y>'
    page = read_links(tags, URL)
    found = read_reservations(URL, {}, page.metas)
    assert found.names == ("noai", "tdm") and found.to_json() == {"robots": ["noai"], "tdm": True, "source": "page"}


@pytest.mark.parametrize(
    ("location", "path", "matches"),
    [
        ("/", "/news/1", True),
        ("/news/", "/sport/1", False),
        ("/*.html$", "/a/b.html", True),
        ("/*.html$", "/a/b.html?x=1", False),
        ("/a$", "/a", True),
        ("/a$", "/ab", False),
        ("*/video/*", "/x/video/1", True),
        ("/a*a$", "/a", False),
        ("/" + "*a" * 200 + "$", "/" + "a" * 150 + "b", False),
    ],
)
def test_locations(location: str, path: str, matches: bool) -> None:
    assert _matches(location, path) is matches


def test_the_sites_file() -> None:
    rules = [
        {"location": "/free/*", "tdm-reservation": 0},
        {"location": "/", "tdm-reservation": 1, "tdm-policy": "https://example.com/policy.json"},
        {"location": 3, "tdm-reservation": 1}, {"tdm-reservation": 1}, "x", {"location": "/", "tdm-reservation": True},
    ]  # fmt: skip
    parsed = parse_tdm_file(json.dumps(rules).encode(), "https://example.com/.well-known/tdmrep.json")
    assert len(parsed) == 2
    policy = "https://example.com/policy.json"
    assert with_site_rules(NOTHING, parsed, URL) == Reservations((), True, policy, "site")
    assert with_site_rules(NOTHING, parsed, "https://example.com/free/1").tdm is False
    own = Reservations((), False, None, "page")
    assert with_site_rules(own, parsed, URL) == own and with_site_rules(NOTHING, [], URL) == NOTHING


def test_halves_of_characters_are_none() -> None:
    rules = parse_tdm_file(rb'[{"location": "/\ud800", "tdm-reservation": 1, "tdm-policy": "/p\udc00"}]', URL)
    assert rules == [("/?", True, "https://example.com/p")]


@given(st.binary(max_size=200))
@settings(max_examples=60, deadline=None)
def test_any_file_is_read(body: bytes) -> None:
    assert isinstance(parse_tdm_file(body, URL), list)


@pytest.mark.parametrize("body", [b"[" * 100_000, b"{}", b"null", b'[{"location": "/"}]', "[]".encode("utf-16")])
def test_what_is_no_file_has_no_rules(body: bytes) -> None:
    assert parse_tdm_file(body, URL) == []
