"""The proxy: host names for the papers."""

from __future__ import annotations

import http.client
import socket
from urllib.parse import urlsplit

import pytest

from newsstand import Newsstand
from tests.crawler.spiders.crawls import PATIENCE
from tests.newsstand.reading import get


def test_pages_stand_under_host_names(stand: Newsstand) -> None:
    for paper in stand.truth().papers.values():
        assert paper.base == f"http://{paper.host}"
        got = get(paper.articles[5].canonical, proxy=stand.proxy_url)
        assert got.status == 200
        assert b"127.0.0.1" not in got.body
        direct = stand.truth(by_host=False)[paper.name].articles[5]
        assert (
            get(direct.canonical).body.replace(stand.papers[paper.name].url.encode(), paper.base.encode())
            == got.body
        )


def test_www_redirects_and_strangers_are_unknown(stand: Newsstand) -> None:
    got = get("http://www.vestnik.example/gorod.html", proxy=stand.proxy_url)
    assert (got.status, got.headers["location"]) == (301, "http://vestnik.example/gorod.html")
    assert get("http://elsewhere.example/", proxy=stand.proxy_url).status == 502
    assert get("https://vestnik.example/", proxy=stand.proxy_url).status == 502


@pytest.mark.parametrize("target", ["http://[broken/", "http:///", "*", "http://courier.example:99999999/"])
def test_odd_targets_get_an_answer_and_no_traceback(
    stand: Newsstand, target: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for port in (urlsplit(stand.proxy_url or "").port, stand.papers["courier"].port):
        with socket.create_connection(("127.0.0.1", port or 0), timeout=PATIENCE) as connection:
            connection.sendall(f"GET {target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
            assert connection.recv(4096).startswith(b"HTTP/1.1 ")
    assert "Traceback" not in capsys.readouterr().err


def test_tunnels_are_refused(stand: Newsstand) -> None:
    proxy = urlsplit(stand.proxy_url or "")
    connection = http.client.HTTPConnection(proxy.hostname or "", proxy.port, timeout=PATIENCE)
    connection.request("CONNECT", "courier.example:443")
    assert connection.getresponse().status == 501
    connection.close()


def test_feeds_and_robots_name_the_host(stand: Newsstand) -> None:
    assert (
        b"Sitemap: http://courier.example/sitemap.xml"
        in get("http://courier.example/robots.txt", proxy=stand.proxy_url).body
    )
    assert (
        b"<link>http://vestnik.example/" in get("http://vestnik.example/rss.xml", proxy=stand.proxy_url).body
    )


def test_hostile_sites_have_names_too(stand: Newsstand) -> None:
    assert get("http://forbidden.example/", proxy=stand.proxy_url).status == 403
