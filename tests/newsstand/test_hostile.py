"""The sites that misbehave do so as described."""

from __future__ import annotations

import http.client
import socket
import zlib
from urllib.parse import urlsplit

import pytest

import newsstand
from newsstand import Newsstand, hostile
from newsstand.server import Served
from tests.crawler.spiders.crawls import PATIENCE
from tests.newsstand.reading import get


def url(stand: Newsstand, path: str, site: str = "hostile") -> str:
    return stand.hostile[site].url + path


def test_they_are_served_only_on_demand_and_are_no_part_of_the_truth(stand: Newsstand) -> None:
    assert set(stand.hostile) == set(hostile.SITES)
    assert not set(stand.truth()) & set(hostile.SITES)
    with newsstand.serve(["gujin"]) as plain:
        assert not plain.hostile


@pytest.mark.parametrize("path", ["/", "/robots.txt", "/any/page"])
def test_forbidden_everywhere(stand: Newsstand, path: str) -> None:
    assert get(url(stand, path, "forbidden")).status == 403


def test_redirects_never_end(stand: Newsstand) -> None:
    path, seen = "/", set()
    for _ in range(30):
        got = get(url(stand, path, "loop"))
        assert got.status == 302
        path = got.headers["location"]
        assert path not in seen
        seen.add(path)


def test_huge_page_has_its_size(stand: Newsstand) -> None:
    got = get(url(stand, "/huge"))
    assert len(got.body) == int(got.headers["content-length"]) == 3_000_000
    assert hostile.HUGE_BYTES == 200 * 1024 * 1024


def test_nested_divs(stand: Newsstand) -> None:
    assert get(url(stand, "/nested")).body.count(b"<div>") == 100_000


def test_gzip_bomb_grows_a_hundredfold(stand: Newsstand) -> None:
    got = get(url(stand, "/gzip-bomb"))
    assert got.headers["content-encoding"] == "gzip"
    assert len(got.body) < 1_000_000
    assert len(zlib.decompressobj(31).decompress(got.body, 20_000_000)) == 20_000_000


def test_undecodable_empty_and_fake(stand: Newsstand) -> None:
    with pytest.raises(UnicodeDecodeError):
        get(url(stand, "/undecodable")).body.decode()
    assert get(url(stand, "/empty")).body == b""
    assert b"<html>" in get(url(stand, "/feed.xml")).body
    assert b"<!ENTITY i" in get(url(stand, "/bomb.xml")).body
    assert get(url(stand, "/private-redirect")).headers["location"].startswith("http://169.254.")


def test_truncated_body(stand: Newsstand) -> None:
    with pytest.raises(http.client.IncompleteRead):
        get(url(stand, "/truncated"))


@pytest.mark.parametrize(("site", "path"), [("reset", "/"), ("hostile", "/reset")])
def test_reset(stand: Newsstand, site: str, path: str) -> None:
    with pytest.raises((ConnectionError, http.client.RemoteDisconnected)):
        get(url(stand, path, site))


def test_drip_begins_at_once_and_goes_on(stand: Newsstand) -> None:
    parts = urlsplit(url(stand, "/drip"))
    with socket.create_connection((parts.hostname or "", parts.port or 0), timeout=PATIENCE) as connection:
        connection.sendall(b"GET /drip HTTP/1.1\r\nHost: x\r\n\r\n")
        got = b""
        while got.count(b".") < 4:
            got += connection.recv(4096)
    assert f"Content-Length: {hostile.DRIP_BYTES}".encode() in got


def test_the_front_page_links_to_the_bad_pages_and_private_addresses(stand: Newsstand) -> None:
    front = get(url(stand, "/")).body.decode()
    for path in ("/nested", "/gzip-bomb", "/huge", "/drip", "/truncated", "/loop/1", "/forbidden/news/1"):
        assert f'href="{path}"' in front
    for address in ("http://127.0.0.1:1/", "http://192.168.0.1/", "http://169.254.169.254/"):
        assert address in front
    assert isinstance(stand.log()[-1], Served)
