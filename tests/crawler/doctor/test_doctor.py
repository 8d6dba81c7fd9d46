"""`scrapy doctor`: what follows from findings, and a look at the newsstand's papers."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

import newsstand
from crawler.discovery.addresses import Scope
from crawler.doctor.findings import Findings, Sample, Source, articles_a_day
from crawler.doctor.site_file import rate_text, schedule_for, site_file
from crawler.doctor.spider import read_whole
from crawler.registry import read_site
from crawler.state import SiteState
from tests.crawler.spiders.crawls import scrapy
from tests.crawler.spiders.paper_server import Answer, page, serve

NOW = datetime(2026, 11, 21, 8, tzinfo=UTC)


def listed(days: float, count: int, prefix: str = "a", kind: str = "feed", quiet: float = 0.0) -> Source:
    """A list of `count` articles, evenly spread over so many days, the newest `quiet` days old."""
    step = timedelta(days=days - quiet) / max(1, count - 1)
    pairs = [(f"https://example.com/{prefix}{n}", NOW - timedelta(days=quiet) - n * step) for n in range(count)]
    return Source(f"https://example.com/{prefix}.xml", kind, tuple(pairs))


@pytest.mark.parametrize(
    ("sources", "rate"),
    [
        ([listed(2, 40)], 20),
        ([listed(2, 40), listed(1, 20)], 20),  # the shorter list repeats the newest of the longer
        ([listed(2, 40), listed(4, 20, "b")], 25),  # two sections
        ([listed(2, 40, kind="sitemap"), listed(4, 20)], 5),  # a feed's dates are better than a sitemap's
        ([listed(8, 80, kind="sitemap")], 10),
        ([listed(10, 20, quiet=9)], 2),  # a paper gone quiet
        ([listed(2, 2)], None),
        ([Source("u", "feed", (("https://example.com/a", None),) * 9)], None),
        ([listed(-2, 40, quiet=-3)], None),  # all in the future
        ([], None),
    ],
)
def test_articles_a_day(sources: list[Source], rate: float | None) -> None:
    found = articles_a_day(sources, NOW)
    assert found is None if rate is None else found == pytest.approx(rate, rel=0.06)


def article(n: int, **values: object) -> Sample:
    return Sample(f"https://example.com/{n}", "article", "A headline", 0.9, 300, "en-GB", **values)  # type: ignore[arg-type]


def test_what_keeps_readers_out() -> None:
    plain = Findings("example.com", "https://example.com/", samples=tuple(article(n) for n in range(6)), at=NOW)
    assert (plain.language, plain.walls, plain.needs_rendering, plain.articles_a_day) == ("en", (), False, None)
    empty = [Sample("u", "needs_rendering")] * 4 + [Sample("u", "listing")] * 9
    assert Findings("a.com", "f", samples=tuple(empty), at=NOW).needs_rendering
    paid = Findings("a.com", "f", samples=(article(1, free=False), article(2)), at=NOW)
    walls = Findings("a.com", "f", samples=(Sample("u", "consent_wall"), Sample("u", "blocked"), article(1)), at=NOW)
    assert paid.walls == ("paywall",) and walls.walls == ("consent", "blocked")
    samples = tuple(article(n, published=f"2026-11-{20 - n:02}") for n in range(5))
    dated = Findings("a.com", "f", samples=samples, at=NOW)
    assert dated.articles_a_day == pytest.approx(5 / 5.33, rel=0.01)


@pytest.mark.parametrize(
    ("rate", "every", "said"),
    [(None, "1d", "unknown"), (0.1, "1d", "one article in 10 days"), (5, "6h", "5 articles"), (400, "1h", "400 a")],
)
def test_how_often(rate: float | None, every: str, said: str) -> None:
    assert schedule_for(rate) == every and said in rate_text(rate)


def test_the_file_is_one_the_registry_reads(tmp_path: Path) -> None:
    odd = Source('https://example.com/a"\\b\x7f\n.xml', "feed", listed(1, 90).listed)
    news = listed(2, 30, "n", "news sitemap")
    sources = (listed(1, 90), odd, news)
    found = Findings("example.com", "https://example.com/", sources=sources, samples=(article(1),), at=NOW)
    path = tmp_path / "example.com.toml"
    path.write_text(site_file(found).replace("\\n.xml", ".xml"), encoding="utf-8")
    site = read_site(path)
    assert site.arguments["sitemaps"] == "https://example.com/n.xml"
    assert "https://example.com/a.xml" in site.arguments["feeds"]
    assert site.arguments["max_articles"] == "100" and site.schedule.every == timedelta(hours=1 if 105 >= 100 else 3)
    port = Findings("127.0.0.1:80", "http://127.0.0.1:80/", at=NOW)
    (tmp_path / "127.0.0.1_80.toml").write_text(site_file(port).replace("127.0.0.1:80", "127.0.0.1:81"))
    assert "No article was found." in site_file(port)


def test_read_whole() -> None:
    scope = Scope("example.com")
    rss = b"<rss><channel><item><link>https://example.com/a</link></item><item><link>https://o.com/b</link></item></channel></rss>"
    assert read_whole(rss, "u", scope) == Source("u", "feed", (("https://example.com/a", None),))
    index = b"<sitemapindex><sitemap><loc>https://example.com/s.xml</loc></sitemap></sitemapindex>"
    assert read_whole(index, "u", scope) == Source("u", "sitemap index", (), 1)
    assert read_whole(b"<html><body>no feed</body></html>", "u", scope) is None


def options(folder: Path) -> list[str]:
    names = {"SITES": "sites", "STATE_DIR": "state", "OUTPUTS": "outputs"}
    return [word for name, path in names.items() for word in ("-s", f"BROADSHEET_{name}={folder / path}")]


def test_a_paper_is_registered(tmp_path: Path) -> None:
    with newsstand.serve(["courier"]) as stand:
        domain = stand.papers["courier"].url.removeprefix("http://")
        done = scrapy("doctor", domain, "--samples", "4", *options(tmp_path))
        assert done.returncode == 0, done.stderr
        path = tmp_path / "sites" / f"{domain.replace(':', '_')}.toml"
        site = read_site(path)
        assert site.arguments["feeds"] == f"http://{domain}/rss.xml"
        assert site.arguments["sitemaps"] == f"http://{domain}/sitemap-news.xml"
        for text in ("4 in ", "not needed", "news sitemap", "en", "one article in"):
            assert text in done.stdout, done.stdout
        written = path.read_text()
        again = scrapy("doctor", f"http://{domain}/news?page=2", *options(tmp_path))
        assert again.returncode == 1 and "--force" in again.stderr and path.read_text() == written
    assert not (tmp_path / "outputs").exists(), "a look leaves no articles"
    state = SiteState(next((tmp_path / "state").glob("*.sqlite")))
    assert state.facts.get("doctor")["language"] == "en" and state.count("pages") == 0
    state.close()


def test_a_damaged_state_costs_nothing_but_what_it_would_remember(tmp_path: Path) -> None:
    with newsstand.serve(["courier"]) as stand:
        domain = stand.papers["courier"].url.removeprefix("http://")
        path = tmp_path / "state" / f"{domain.replace(':', '_')}.sqlite"
        SiteState(path).close()
        with closing(sqlite3.connect(path)) as database:
            database.execute("DROP TABLE facts")
        done = scrapy("doctor", domain, "--samples", "1", *options(tmp_path))
    assert done.returncode == 0 and "Traceback" not in done.stderr, done.stderr
    assert "is not kept in the site's state" in done.stderr and list((tmp_path / "sites").iterdir())


def test_a_site_that_refuses_is_not_registered(tmp_path: Path) -> None:
    with serve({}, default=Answer(b"<h1>Forbidden</h1>", 403)) as paper:
        done = scrapy("doctor", paper.host, *options(tmp_path))
    assert done.returncode == 4 and "could not be had" in done.stdout and not (tmp_path / "sites").exists()


def test_a_site_of_scripts(tmp_path: Path) -> None:
    head = b"<html><head><title>App</title><script src=/app.js></script></head><body><div id=root></div>"
    shell = head + b"<noscript>You need to enable JavaScript to run this app.</noscript></body></html>"
    links = [(f"/news/2026/11/{n}/a-story-of-some-length-{n}", f"A story of some length, no {n}") for n in range(1, 6)]
    with serve({"/": page("App", *links), "/robots.txt": Answer(b"", 404)}, default=Answer(shell)) as paper:
        done = scrapy("doctor", paper.host, "--dry-run", *options(tmp_path))
    assert done.returncode == 0 and "they need rendering" in done.stdout, done.stdout
    assert not (tmp_path / "sites").exists() and os.listdir(tmp_path) == []


def test_a_front_page_of_scripts_and_a_dead_feed_of_the_sites_file_are_told(tmp_path: Path) -> None:
    shell = (
        b"<html><head><title>App</title><script src=/app.js></script></head><body><div id=root></div>"
        b"<noscript>You need to enable JavaScript to run this app.</noscript></body></html>"
    )
    (tmp_path / "sites").mkdir()
    with serve({"/": Answer(shell)}) as paper:
        feed = f"http://{paper.host}/dead.xml"
        file = tmp_path / "sites" / f"{paper.host.replace(':', '_')}.toml"
        file.write_text(f'domain = "{paper.host}"\nfeeds = ["{feed}"]\n')
        done = scrapy("doctor", paper.host, "--dry-run", *options(tmp_path))
    shown = " ".join(done.stdout.replace("│", " ").split())
    assert done.returncode == 0 and f"Not read {feed}: HTTP 404" in shown, done.stdout
    assert "it links to no page of the site: scripts fill it" in shown and "not needed" not in shown
