"""What a crawl's user named and that could not be read, and a front page that names nothing, are told at its end."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from scrapy import Request
from scrapy.http import HtmlResponse
from scrapy.statscollectors import MemoryStatsCollector
from scrapy.utils.test import get_crawler

from crawler.discovery.addresses import Scope
from crawler.discovery.links import read_links
from crawler.spiders.arguments import Arguments
from crawler.spiders.moving import follow, home
from crawler.spiders.notices import (
    BY_SCRIPTS,
    CONSENT,
    NO_LINKS,
    note_front_page,
    of_front_page,
    of_sitemaps,
)  # fmt: skip
from crawler.spiders.sources import FEWEST_ENTRIES, read_source
from tests.crawler.spiders.crawls import crawl, scrapy
from tests.crawler.spiders.paper_server import Answer, page, serve, xml

SHELL = Answer(
    b"<html><head><title>App</title><script src=/app.js></script></head><body><div id=root></div>"
    b"<noscript>You need to enable JavaScript to run this app.</noscript></body></html>"
)
FEED = "<rss><channel><item><title>The harbour opens</title><link>http://{host}/2026/11/21/harbour</link></item></channel></rss>"


def kept_in(folder: Path) -> list[str]:
    """The options of a crawl that keeps all it writes in a folder."""
    folders = {"OUTPUTS": "outputs", "STATE_DIR": "state", "HISTORY": "history"}
    return [word for name, path in folders.items() for word in ("-s", f"BROADSHEET_{name}={folder / path}")]


def test_what_the_user_named_and_no_crawl_could_read_is_told() -> None:
    """Dead, no feed, nobody there; a feed that can be read, and one that the site itself names, are not told."""
    head = '<link rel=alternate type="application/rss+xml" href=/announced.xml>'
    front = page("The Paper", ("/2026/11/21/harbour", "The harbour of the town opens again"), head=head)
    answers = {"/": front, "/about": page("About"), "/feed.xml": xml(FEED), "/2026/11/21/harbour": page("The harbour")}
    with serve(answers) as paper:
        base = f"http://{paper.host}"
        feeds = f"{base}/dead.xml {base}/about {base}/feed.xml http://127.0.0.1:1/x.xml"
        done = crawl(domain=paper.host, feeds=feeds, sitemaps=f"{base}/map.xml", start_urls=f"{base}/old")
    assert done.stats["broadsheet/not_read"] == {
        f"{base}/dead.xml": "HTTP 404", f"{base}/about": "no readable feed", f"{base}/map.xml": "HTTP 404",
        "http://127.0.0.1:1/x.xml": "connection refused", f"{base}/old": "HTTP 404",
    }  # fmt: skip
    assert "broadsheet/front_page" not in done.stats


@pytest.mark.parametrize(
    ("front", "told"),
    [
        (SHELL, BY_SCRIPTS),
        (page("The Paper", ("/", "Home")), NO_LINKS),
        (Answer(b"%PDF-1.7", content_type="application/pdf"), "it is no HTML page, but application/pdf"),
    ],
)
def test_a_front_page_that_names_nothing_is_told(front: Answer, told: str, tmp_path: Path) -> None:
    with serve({"/": front, "/feed.xml": xml(FEED), "/2026/11/21/harbour": page("The harbour")}) as paper:
        done = scrapy("crawl", "news", "-a", f"domain={paper.host}", *kept_in(tmp_path))
    assert done.returncode == 0 and f"Front page {told}" in " ".join(done.stderr.replace("│", " ").split())


def test_a_front_page_of_subdomains_is_told() -> None:
    links = [(f"http://sport.{{host}}/{n}", f"A late goal denies Rovers, part {n}") for n in range(6)]
    front = page("The Paper", *links, ("http://money.{host}/", "Money"), ("/about-the-paper-and-us", "About"))
    stats: dict[str, Any] = {}
    collector = SimpleNamespace(set_value=stats.__setitem__)
    response = HtmlResponse("http://a.example/", body=front.body.replace(b"{host}", b"a.example"))
    for scope in (Scope("a.example", subdomains=True), Scope("a.example")):
        assert not stats
        note_front_page(collector, scope, response, read_links(response.body, response.url))  # type: ignore[arg-type]
    told = "6 of its 7 links lead to subdomains (sport.a.example), which -a subdomains=1 takes in"
    assert list(stats.values()) == [told]


def test_a_wall_on_another_host_hides_no_feed() -> None:
    wall = (
        b"<html><body><h1>We value your privacy</h1><p>We and our 800 partners store cookies on your device. By "
        b"clicking accept you agree to the use of your data for advertising.</p><button>Accept all</button>"
    )
    asked, url, stats = "http://a.example/", "http://consent.example/", MemoryStatsCollector(get_crawler())
    response = HtmlResponse(url, body=wall, request=Request(url, meta={"redirect_urls": [asked]}))
    scope = follow(Scope("a.example"), url, stats)
    assert home(response, stats) == url
    note_front_page(stats, scope, response, read_links(wall, url))
    assert of_front_page(stats.get_stats()) == CONSENT and home(response, stats) == asked


def test_pages_that_failed_count_against_the_limit() -> None:
    """A dead site is not asked for ever; the front page does not count, nor do the feeds that were looked for."""
    links = [(f"/2026/11/{n:02}/harbour-of-the-town", f"The harbour of the town opens, part {n}") for n in range(1, 9)]
    with serve({"/": page("The Paper", *links)}) as paper:
        done = crawl(domain=paper.host, max_pages="3")
        asked = [path for path in paper.paths if path.startswith("/2026/")]
    assert len(asked) == 3 and done.stats["finish_reason"] == "max_pages"


def test_a_page_that_breaks_off_is_told_by_its_verdict_alone(tmp_path: Path) -> None:
    """Asked for again, through a redirect too, and no warning of Scrapy's about it."""
    short = Answer(b"<html><body><p>The harbour", claimed_length=5000)
    answers = {"/": page("The Paper", ("/2026/11/21/harbour", "The harbour of the town opens again")),
               "/2026/11/21/harbour": Answer(b"", 302, headers={"Location": "/2026/11/21/the-harbour"}),
               "/2026/11/21/the-harbour": short}  # fmt: skip
    options = kept_in(tmp_path)
    with serve(answers) as paper:
        done = scrapy("crawl", "news", "-a", f"domain={paper.host}", *options)
        asked = paper.paths.count("/2026/11/21/the-harbour")
    assert done.returncode == 0 and asked >= 2 and "WARNING" not in done.stderr, done.stderr


def test_a_proxy_that_is_not_there_is_not_the_sites_fault() -> None:
    """And its password is nobody's to read."""
    done = crawl(domain="http://a.example", proxy="http://u:secret@127.0.0.1:1")
    told = "the proxy http://127.0.0.1:1 cannot be reached"
    assert done.exit == 3 and {detail for _, _, detail in done.verdicts} == {told}
    assert f"http://a.example/: {told}" in done.stderr and "secret" not in done.stderr
    single = scrapy("extract", "http://a.example/", proxy="http://127.0.0.1:1")
    assert single.returncode == 1 and told in single.stdout


def test_a_robots_txt_that_fails_is_told_with_what_it_means(tmp_path: Path) -> None:
    options = kept_in(tmp_path)
    with serve({"/": page("The Paper"), "/robots.txt": Answer(b"", 503)}) as paper:
        done = scrapy("crawl", "news", "-a", f"domain={paper.host}", *options)
    assert done.returncode == 4
    assert "robots.txt answered HTTP 503, and forbids everything until it can be read" in done.stderr
    report = scrapy("report", *options)
    assert "The site refused: its robots.txt forbids" in " ".join(report.stdout.replace("│", " ").split())


@pytest.mark.parametrize(("own", "told"), [(3, ["6 of the 9 addresses in http://p.example/m.xml lie on"]), (7, [])])
def test_a_sitemap_that_lists_another_host_is_told(own: int, told: list[str]) -> None:
    hosts = ["old.p.example"] * 6 + ["p.example"] * own
    urls = "".join(f"<url><loc>http://{host}/news/{n}-the-harbour-opens</loc></url>" for n, host in enumerate(hosts))
    stats = MemoryStatsCollector(get_crawler())
    body = f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">{urls}</urlset>'.encode()
    scope = Scope("p.example")
    read_source(body, "http://p.example/m.xml", scope, Arguments(scope), stats)
    assert [line.split(" old.")[0] for line in of_sitemaps(stats.get_stats())] == told


@pytest.mark.parametrize(("more", "asked", "left"), [(0, 0, 0), (7, 0, 7), (7, 5, 2), (7, 50, 0)])
def test_a_sitemap_that_is_longer_than_a_crawl_is_told(more: int, asked: int, left: int) -> None:
    url, stats = "http://p.example/m.xml", MemoryStatsCollector(get_crawler())
    listed = [f"http://p.example/news/{n}-the-harbour-opens" for n in range(FEWEST_ENTRIES + more)]
    scope, before = Scope("p.example"), set(listed[:asked])
    body, arguments = "\n".join(listed).encode(), Arguments(scope, max_pages=5)
    read = read_source(body, url, scope, arguments, stats, before.intersection)
    assert read is not None and read.left == left
    assert len([*read.candidates]) == FEWEST_ENTRIES + more - left
    told = [f"{left} of the {len(listed)} addresses in {url} are left for later crawls"] if left else []
    assert of_sitemaps(stats.get_stats()) == told


def test_addresses_that_nobody_asks_for_take_no_articles_place_in_a_sitemap() -> None:
    listed = [f"http://p.example/login/{n}" for n in range(5)]
    listed += [f"http://p.example/news/{n}-the-harbour-opens" for n in range(FEWEST_ENTRIES)]
    stats, arguments = MemoryStatsCollector(get_crawler()), Arguments(Scope("p.example"), max_pages=5)
    read = read_source("\n".join(listed).encode(), "http://p.example/m.xml", arguments.scope, arguments, stats)
    assert read is not None and read.left == 0
