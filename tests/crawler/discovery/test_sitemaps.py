# ruff: noqa: E501  samples of markup read better on one line
from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crawler.discovery.sitemaps import SitemapEntry, holds_pages, parse_sitemap, sitemap_rank
from crawler.discovery.xml import TooLarge, gunzip, sniff
from tests.growth import assert_proportional

NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
NEWS = 'xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"'


def test_index_with_dates() -> None:
    sitemap = parse_sitemap(
        f"<sitemapindex {NS}><sitemap><loc> http://a.example/1.xml </loc><lastmod>2026-11-01</lastmod></sitemap></sitemapindex>".encode()
    )
    assert sitemap.children == (SitemapEntry("http://a.example/1.xml", datetime(2026, 11, 1, tzinfo=UTC)),)
    assert sitemap.entries == ()


def test_news_fields_are_kept() -> None:
    body = f"""<?xml version="1.0"?><urlset {NS} {NEWS} xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"><url>
      <image:image><image:loc>http://a.example/i.jpg</image:loc><image:title>Not the title</image:title></image:image>
      <loc>http://a.example/x?a=1&amp;b=2</loc><news:news><news:publication><news:name>P</news:name><news:language>zh-cn</news:language></news:publication>
      <news:publication_date>2026-11-20T08:00:00+08:00</news:publication_date><news:title>标题 &amp; mehr</news:title><news:keywords>a, b,</news:keywords></news:news></url></urlset>"""
    (entry,) = parse_sitemap(body.encode()).entries
    assert entry == SitemapEntry(
        "http://a.example/x?a=1&b=2",
        None,
        "标题 & mehr",
        datetime(2026, 11, 20, tzinfo=UTC),
        "zh-cn",
        True,
    )


@pytest.mark.parametrize(
    "body",
    [
        b"http://a.example/1\nhttp://a.example/2\n",
        b"<urlset><url><loc>http://a.example/1</loc></url><url><loc>http://a.example/2</loc></url></urlset>",
        f"<urlset {NS}><url><loc>http://a.example/1</loc></url><url><loc>http://a.example/2</loc></url><url><loc>http://cut".encode(),
        f"\n\n<urlset {NS}><url><loc><![CDATA[http://a.example/1]]></loc></url>&nbsp;<url><loc>http://a.example/2</loc></url></urlset>".encode(),
        f'<?xml version="1.0" encoding="UTF-16"?><urlset {NS}><url><loc>http://a.example/1</loc></url><url><loc>http://a.example/2</loc></url></urlset>'.encode(
            "utf-16"
        ),
    ],
    ids=["text", "no namespace", "cut off", "blank before, unknown entity", "utf-16"],
)
def test_odd_sitemaps(body: bytes) -> None:
    assert [entry.url for entry in parse_sitemap(body).entries] == [
        "http://a.example/1",
        "http://a.example/2",
    ]


def test_an_entity_bomb_expands_to_nothing() -> None:
    levels = "".join(f'<!ENTITY e{n} "{f"&e{n - 1};" * 10}">' for n in range(1, 10))
    body = f'<!DOCTYPE u [<!ENTITY e0 "lol">{levels}<!ENTITY file SYSTEM "file:///etc/passwd">]><urlset {NS}><url><loc>http://a.example/&e9;&file;</loc></url><url><loc>http://a.example/2</loc></url></urlset>'
    urls = [entry.url for entry in parse_sitemap(body.encode()).entries]
    assert "http://a.example/2" in urls
    assert all("lol" not in url and "root" not in url for url in urls)


def test_gunzip_is_bounded_and_lenient() -> None:
    import gzip

    packed = gzip.compress(b"a" * 100_000)
    assert gunzip(packed) == b"a" * 100_000
    assert gunzip(packed + gzip.compress(b"b")) == b"a" * 100_000 + b"b"
    assert gunzip(b"plain") == b"plain"
    assert gunzip(packed[:-20]).startswith(b"aaa")
    with pytest.raises(TooLarge):
        gunzip(packed, limit=99_999)


def test_the_most_promising_sitemaps_come_first() -> None:
    names = ["tags.xml", "posts-2024-05.xml", "posts-2026-11.xml", "news.xml", "posts.xml"]
    ranked = sorted((SitemapEntry(f"http://a.example/{name}") for name in names), key=sitemap_rank)
    assert [entry.url.rpartition("/")[2] for entry in ranked] == [
        "news.xml",
        "posts-2026-11.xml",
        "posts-2024-05.xml",
        "posts.xml",
        "tags.xml",
    ]


@pytest.mark.parametrize(
    ("name", "pages"),
    [
        ("page-sitemap.xml", True),
        ("page-sitemap2.xml", True),
        ("wp-sitemap-posts-page-1.xml", True),
        ("sitemap-pt-page-2026-11.xml", True),
        ("sitemap-pages.xml.gz", True),
        ("sitemap_static.xml", True),
        ("static-pages-sitemap.xml?v=2", True),
        ("post-sitemap.xml", False),
        ("sitemap-page-2.xml", False),
        ("sitemap-pages-of-the-day/2.xml", False),
        ("homepage-sitemap.xml", False),
        ("sitemap.xml?page=2", False),
        ("page/2", False),
    ],
)
def test_names_of_sitemaps_of_pages(name: str, pages: bool) -> None:
    assert holds_pages(f"http://a.example/{name}") is pages


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (b"\xef\xbb\xbf<?xml version='1.0'?><rss>", "feed"),
        (b"<feed xmlns='http://www.w3.org/2005/Atom'>", "feed"),
        (b"<rdf:RDF>", "feed"),
        (b"<!DOCTYPE html><html>", "html"),
        (b"<?xml version='1.0'?><html><body>", "html"),
        (b"<urlset>", "sitemap"),
        (b"http://a.example/", "text"),
        (b"", "unknown"),
    ],
)
def test_sniff(body: bytes, kind: str) -> None:
    assert sniff(body) == kind


@given(st.binary(max_size=300))
@settings(max_examples=80, deadline=None)
def test_never_raises(noise: bytes) -> None:
    parse_sitemap(noise)
    parse_sitemap(b"<urlset><url><loc>" + noise + b"</loc></url></urlset>")


def test_document_types_that_never_end_cost_one_reading() -> None:
    start = f"<urlset {NS}>".encode()
    assert parse_sitemap(start + b"<!doctype [" * 1_000).entries == ()
    assert_proportional(lambda count: parse_sitemap(start + b"<!doctype [" * count), 20_000)
