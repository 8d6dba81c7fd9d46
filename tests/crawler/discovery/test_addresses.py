from __future__ import annotations

import ipaddress

import pytest

from crawler.discovery.addresses import Scope, is_loopback, is_private, literal_ip, page_key
from crawler.discovery.variants import plain_key


@pytest.mark.parametrize(
    "url",
    [
        "http://a.example/x",
        "https://a.example/x",
        "http://www.a.example/x/",
        "http://A.example:80/x#frag",
        "http://a.example/x?utm_source=y&fbclid=1",
    ],
)
def test_spellings_of_one_page(url: str) -> None:
    assert page_key(url) == "a.example/x"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("http://a.example/x", "http://a.example/X"),
        ("http://a.example/x?id=1", "http://a.example/x?id=2"),
        ("http://a.example:81/x", "http://a.example/x"),
        ("http://a.example/x", "http://m.a.example/x"),
        # words in windows-1251, as sites write them that were never moved to UTF-8
        ("http://a.example/news/%EF%F0%E8%E2.html", "http://a.example/news/%E4%EE%EC%E0.html"),
        ("http://a.example/news?tag=%EF%F0", "http://a.example/news?tag=%E4%EE"),
    ],
)
def test_different_pages(one: str, other: str) -> None:
    assert page_key(one) != page_key(other)


def test_percent_encoding_and_order_of_the_query() -> None:
    assert page_key("http://a.example/%d0%b0?b=1&a=2") == page_key("http://a.example/а?a=2&b=1")


def test_bytes_that_are_no_utf_8_stay_as_they_are() -> None:
    key = page_key("http://a.example/%ef%F0%E8?b=%e4&a=%D0%B0")
    assert key == "a.example/%EF%F0%E8?a=%D0%B0&b=%E4"
    assert plain_key(key) == key


@pytest.mark.parametrize(
    "text",
    [
        "",
        "mailto:x@y",
        "/x",
        "http://",
        "http://a.example:port/",
        "http://[::1/",
        "javascript:1",
        "http://a.example/" + "x" * 3000,
        "http://a.example/\ud800",
        "http://a.example:٨٠/",
        "http://[::1]@a.example/",
        "http://b.example\\@a.example/",
    ],
)
def test_no_page(text: str) -> None:
    assert page_key(text) is None


def test_scope() -> None:
    scope = Scope("a.example")
    assert all(map(scope.contains, ("https://a.example/x", "http://www.a.example:80/", "http://A.EXAMPLE./")))
    assert not any(
        map(
            scope.contains,
            (
                "http://b.a.example/",
                "http://a.example:81/",
                "http://xa.example/",
                "http://a.example.evil.example/",
                "ftp://a.example/",
                "",
            ),
        )
    )
    wide = Scope("a.example", subdomains=True)
    assert wide.contains("http://b.a.example/") and not wide.contains("http://xa.example/")
    assert Scope("127.0.0.1", 8000).contains("http://127.0.0.1:8000/") and not Scope(
        "127.0.0.1", 8000
    ).contains("http://127.0.0.1/")
    moved = scope.adopt("https://edition.a.example/")
    assert (
        moved.contains("https://edition.a.example/x")
        and moved.contains("http://a.example/")
        and moved.site == "a.example"
    )


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "127.1",
        "0x7f000001",
        "2130706433",
        "0177.0.0.1",
        "0x7f.1",
        "[::1]",
        "::1",
        "[::ffff:127.0.0.1]",
        "１２７.0.0.1",
        "127.0.0.1.",
        "10.1.2.3",
        "192.168.1.1",
        "172.16.0.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "fe80::1%eth0",
        "fd00::1",
        "224.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "::",
    ],
)
def test_private_literals(host: str) -> None:
    address = literal_ip(host)
    assert address is not None and is_private(address)


@pytest.mark.parametrize("host", ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8"])
def test_public_literals(host: str) -> None:
    address = literal_ip(host)
    assert address is not None and not is_private(address)


@pytest.mark.parametrize("host", ["a.example", "127.0.0.1.example", "1.2.3.4.5", "0xzz", "", "999.1.1.1"])
def test_names_are_no_literals(host: str) -> None:
    assert literal_ip(host) is None


def test_loopback() -> None:
    assert all(
        map(is_loopback, ("127.0.0.1", "localhost", "x.localhost", "[::1]", "127.9"))
    ) and not is_loopback("10.0.0.1")
    assert is_private(ipaddress.ip_address("10.0.0.1"))


def test_a_host_in_letters_of_its_own_and_its_ascii_form_are_one() -> None:
    assert page_key("http://Müller.example/x") == "xn--mller-kva.example/x"
    assert Scope("xn--mller-kva.example").contains("https://www.müller.example/y")
    assert page_key("http://" + "ü" * 80 + ".example/") is None


def test_a_scope_of_an_ipv6_address_holds_its_own_addresses() -> None:
    scope = Scope("[::1]", 8000)
    assert scope.contains("http://[::1]:8000/x") and not scope.contains("http://[::1]:8001/x")
    assert page_key("http://[::1]:8000/x") == "[::1]:8000/x" != page_key("http://[::1:8000]/x")
