# ruff: noqa: E501  samples of markup read better on one line
"""What a hostile or broken site may send: each gets a verdict or a message, and the crawl ends by itself."""

from __future__ import annotations

import gzip

from tests.crawler.spiders.crawls import crawl
from tests.crawler.spiders.paper_server import Answer, page, serve, xml

BOMB = (
    '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">'
    + "".join(
        f'<!ENTITY {name} "{"&" + before + ";"}{("&" + before + ";") * 9}">'
        for before, name in zip("abcdefgh", "bcdefghi", strict=True)
    )
    + "]>"
)


def hostile_site() -> dict[str, Answer]:
    bad = [
        "/story/huge-one",
        "/story/bomb-gzip-page",
        "/story/loop-without-end",
        "/story/self-redirect",
        "/story/gone-page",
        "/story/not-html-at-all",
        "/story/forbidden-page",
        "/story/empty-page-here",
        "/story/undecodable-bytes",
        "/story/deep-page-here",
        "/story/into-private-network",
        "/story/leaves-the-site",
        "/story/broken-gzip-page",
        "/story/good-page-here",
    ]
    answers = {
        "/": page(
            "Bad",
            ("http://[::1]@{host}/story/an-address-that-is-none", "A headline of some length at an address that is none"),
            *[(path, "A long enough headline for " + path) for path in bad],
            ("http://10.0.0.1/story/12", "Router"),
            head='<link rel="alternate" type="application/rss+xml" href="/feed.html"><link rel="alternate" type="application/rss+xml" href="http://169.254.169.254/feed">',
        ),
        "/robots.txt": Answer(
            b"Sitemap: http://{host}/bomb.xml\nSitemap: http://{host}/bomb.xml.gz\nSitemap: http://127.0.0.1:1/x.xml\nSitemap: http://a-'[::1]'/none.xml\n",
            content_type="text/plain",
        ),
        "/feed.html": page("I am no feed"),
        "/bomb.xml": xml(
            BOMB
            + '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>http://{host}/&i;</loc></url>'
            "<url><loc>http://{host}/story/from-the-bomb-map</loc></url></urlset>"
        ),
        "/bomb.xml.gz": Answer(
            gzip.compress(b"<urlset>" + b" " * 60_000_000), content_type="application/gzip"
        ),
        "/story/huge-one": Answer(b"<html>" + b"x" * 1000, claimed_length=200_000_000),
        "/story/bomb-gzip-page": Answer(
            gzip.compress(b"<p>" * 10_000_000), headers={"Content-Encoding": "gzip"}
        ),
        "/story/loop-without-end": Answer(status=302, headers={"Location": "/story/loop-without-end-2"}),
        "/story/loop-without-end-2": Answer(status=302, headers={"Location": "/story/loop-without-end"}),
        "/story/self-redirect": Answer(status=302, headers={"Location": "/story/self-redirect"}),
        "/story/not-html-at-all": Answer(b"%PDF-1.4", content_type="application/pdf"),
        "/story/forbidden-page": Answer(b"no", 403),
        "/story/empty-page-here": Answer(b""),
        "/story/undecodable-bytes": Answer(
            bytes(range(256)) * 20, content_type="text/html; charset=no-such-thing"
        ),
        "/story/deep-page-here": Answer(b"<div>" * 100_000 + b"deep"),
        "/story/into-private-network": Answer(status=302, headers={"Location": "http://192.168.0.1/admin"}),
        "/story/leaves-the-site": Answer(status=302, headers={"Location": "http://elsewhere.example/"}),
        "/story/broken-gzip-page": Answer(b"\x1f\x8b\x08garbage", headers={"Content-Encoding": "gzip"}),
        "/story/from-the-bomb-map": page("From the map"),
        "/story/good-page-here": page("Good"),
    }
    return answers


def test_every_bad_page_has_its_verdict_and_the_crawl_goes_on() -> None:
    with serve(hostile_site()) as paper:
        done = crawl({"DOWNLOAD_MAXSIZE": 1_000_000}, domain=paper.host)
    assert (
        done.reasons.items()
        >= {
            "/story/huge-one": "too_large",
            "/story/bomb-gzip-page": "too_large",
            "/bomb.xml.gz": "too_large",
            "/story/loop-without-end": "redirect_loop",
            "/story/self-redirect": "redirect_loop",
            "/story/gone-page": "http_error",
            "/story/not-html-at-all": "not_html",
            "/story/forbidden-page": "blocked",
            "/x.xml": "private_address",
            "/none.xml": "http_error",
            "/feed": "private_address",
            "/feed.html": "unreadable",
        }.items()
    )
    assert {
        "/story/good-page-here",
        "/story/from-the-bomb-map",
        "/story/empty-page-here",
        "/story/undecodable-bytes",
        "/story/deep-page-here",
    } <= set(done.paths)
    assert done.stats["broadsheet/blocked"] == 1
    assert done.stats["finish_reason"] == "finished" and done.exit == 0 and not done.errors
    offsite = [url for reason, url, _ in done.verdicts if reason == "offsite"]
    assert sorted(offsite) == ["http://192.168.0.1/admin", "http://elsewhere.example/"], (
        "refused before anything is asked of them"
    )


def test_everything_forbidden_is_told_and_has_its_exit_status() -> None:
    with serve({}, default=Answer(b"Forbidden", 403)) as paper:
        done = crawl(domain=paper.host)
        assert done.exit == 4 and done.stats["broadsheet/verdict/blocked"] == 1
        assert "HTTP 403" in done.stderr
        paper.default = None
        paper.answers["/robots.txt"] = Answer(b"User-agent: *\nDisallow: /", content_type="text/plain")
        done = crawl(domain=paper.host)
    assert done.exit == 4 and done.stats["broadsheet/verdict/robots"] == 1
    assert "robots.txt" in done.stderr


def test_a_wall_behind_the_front_page_ends_the_crawl() -> None:
    front = page("Wall", *[(f"/story/{n}", "A long enough headline for this page") for n in range(100)])
    with serve(
        {"/": front, "/robots.txt": Answer(b"")}, default=Answer(b"Just a moment... captcha", 503)
    ) as paper:
        patience = {"AUTOTHROTTLE_MAX_DELAY": 0.1}
        done = crawl({"BROADSHEET_MAX_REFUSALS": 5, "RETRY_ENABLED": False, **patience}, domain=paper.host)
    assert done.stats["finish_reason"] == "blocked" and done.exit == 4
    assert len(paper.paths) < 20


def test_nobody_there() -> None:
    with serve({}) as paper:
        host = paper.host
    done = crawl(domain=host)
    assert done.exit == 3 and "connection refused" in done.stderr
    done = crawl(domain="no-such-host.invalid", settings={"DNS_TIMEOUT": 2})
    assert done.exit == 3 and "does not resolve" in done.stderr


def test_an_endless_site_ends_at_the_default_caps() -> None:
    trap = page(
        "Trap",
        *[(f"/calendar/{n}", "day") for n in range(3)],
        ("a-story-of-the-endless-relative-link/", "An endless relative link to follow for ever"),
    )
    with serve({"/robots.txt": Answer(b"")}, default=trap) as paper:
        done = crawl({"BROADSHEET_MAX_PAGES": 30}, domain=paper.host)
    assert done.stats["finish_reason"] in ("finished", "max_pages")
    assert len(paper.paths) < 60
