"""The papers as a reader's program meets them on their ports."""

from __future__ import annotations

import gzip
import html
import json
import urllib.robotparser
from collections import deque
from urllib.parse import urlsplit

import feedparser
import lxml.etree
import pytest

import newsstand
from newsstand import Newsstand
from newsstand.papers import PAPERS
from tests.newsstand.reading import get, links

NAMES = list(PAPERS)
SITEMAP = {
    "s": "http://www.sitemaps.org/schemas/sitemap/0.9",
    "n": "http://www.google.com/schemas/sitemap-news/0.9",
}


def test_every_address_of_the_truth_answers_with_its_headline(stand: Newsstand) -> None:
    stand.rewind()
    for paper in stand.truth(by_host=False).papers.values():
        for article in paper.articles:
            for address in article.addresses:
                got = get(address)
                assert got.status == 200, address
                assert article.headline in html.unescape(got.body.decode(paper.encoding)), address
        for address, kind in paper.others.items():
            assert get(address, method="HEAD").status == (301 if kind == "redirect" else 200), address


@pytest.mark.parametrize(
    ("name", "redesigned"),
    [(name, False) for name in NAMES] + [(name, True) for name in NAMES if PAPERS[name].redesigns],
)
def test_links_lead_somewhere_and_to_every_article(name: str, redesigned: bool) -> None:
    """From the front page by links alone: no dead link, and all articles but none of the truth's addresses
    missed."""
    with newsstand.serve([name]) as stand:
        if redesigned:
            stand.redesign(name)
        paper = stand.truth()[name]
        front = f"{paper.base}/"
        seen, queue, reached = {front}, deque([front]), set()
        while queue:
            address = queue.popleft()
            got = get(address)
            assert got.status in (200, 301), address
            article = paper.article_at(address)
            if article is not None:
                reached.add(article.key)
            else:
                assert address in paper.others, address
            if got.status == 200 and b"<" in got.body[:60] and not address.endswith((".xml", ".png")):
                page = got.body.decode(paper.encoding)
                queue.extend(link for link in dict.fromkeys(links(page, address)) if link not in seen)
                seen.update(links(page, address))
        assert reached == {article.key for article in paper.articles}


@pytest.mark.parametrize(
    ("name", "charset"),
    [("courier", "utf-8"), ("vestnik", None), ("meridian", "utf-8"), ("gujin", None), ("ledger", "utf-8")],
)
def test_encodings_as_declared(stand: Newsstand, name: str, charset: str | None) -> None:
    got = get(stand.papers[name].url + "/")
    assert got.headers["content-type"] == (
        "text/html" if charset is None else f"text/html; charset={charset}"
    )
    if charset is None:
        assert PAPERS[name].title in got.body.decode(PAPERS[name].encoding)
        with pytest.raises(UnicodeDecodeError):
            got.body.decode("utf-8")


@pytest.mark.parametrize(
    ("name", "path"),
    [
        ("courier", "/rss.xml"),
        ("courier", "/sport/rss.xml"),
        ("vestnik", "/rss.xml"),
        ("ledger", "/atom.xml"),
    ],
)
def test_feeds_parse_and_list_articles(stand: Newsstand, name: str, path: str) -> None:
    paper = stand.truth(by_host=False)[name]
    feed = feedparser.parse(get(paper.base + path).body)
    assert not feed.bozo
    assert len(feed.entries) >= 5
    for entry in feed.entries:
        article = paper.article_at(entry.link)
        assert article is not None and article.headline == entry.title


def test_sitemaps_lead_to_all_articles(stand: Newsstand) -> None:
    base = stand.papers["courier"].url
    paper = stand.truth(by_host=False)["courier"]
    index = lxml.etree.fromstring(get(f"{base}/sitemap.xml").body)
    names = index.xpath("//s:loc/text()", namespaces=SITEMAP)
    assert len(names) == 3
    found = set()
    for name in names:
        body = get(str(name)).body
        found |= set(
            lxml.etree.fromstring(gzip.decompress(body) if name.endswith(".gz") else body).xpath(
                "//s:loc/text()", namespaces=SITEMAP
            )
        )
    assert {article.canonical for article in paper.articles} <= found
    news = lxml.etree.fromstring(get(f"{base}/sitemap-news.xml").body)
    titles = news.xpath("//n:title/text()", namespaces=SITEMAP)
    dates = news.xpath("//n:publication_date/text()", namespaces=SITEMAP)
    assert [article.headline for article in paper.articles[:6]] == titles
    assert [article.date_published for article in paper.articles[:6]] == dates


@pytest.mark.parametrize(("name", "path"), [("meridian", "/map.xml"), ("ledger", "/sitemap.xml")])
def test_plain_sitemaps(stand: Newsstand, name: str, path: str) -> None:
    paper = stand.truth(by_host=False)[name]
    found = lxml.etree.fromstring(get(paper.base + path).body).xpath("//s:loc/text()", namespaces=SITEMAP)
    assert found == [article.canonical for article in paper.articles]


def test_one_paper_has_neither_feed_nor_sitemap(stand: Newsstand) -> None:
    kinds = set(stand.truth()["gujin"].others.values())
    assert not kinds & {"feed", "sitemap"}
    assert b"Sitemap" not in get(stand.papers["gujin"].url + "/robots.txt").body


@pytest.mark.parametrize("name", NAMES)
def test_robots_allows_the_articles_and_forbids_the_rest(stand: Newsstand, name: str) -> None:
    paper = stand.truth(by_host=False)[name]
    robots = urllib.robotparser.RobotFileParser()
    robots.parse(get(f"{paper.base}/robots.txt").body.decode().splitlines())
    assert all(robots.can_fetch("*", address) for article in paper.articles for address in article.addresses)
    forbidden = [address for address, kind in paper.others.items() if kind == "disallowed"]
    assert forbidden and not any(robots.can_fetch("*", address) for address in forbidden)


def test_crawl_delay_and_sitemaps_are_named(stand: Newsstand) -> None:
    assert b"Crawl-delay: 0.05" in get(stand.papers["meridian"].url + "/robots.txt").body
    url = stand.papers["courier"].url
    assert f"Sitemap: {url}/sitemap.xml".encode() in get(f"{url}/robots.txt").body


def test_validators(stand: Newsstand) -> None:
    truth = stand.truth(by_host=False)
    ask = {name: get(truth[name].articles[7].canonical).headers for name in NAMES}
    assert {"etag", "last-modified"} <= set(ask["courier"])
    assert "etag" not in ask["vestnik"] and "last-modified" in ask["vestnik"]
    assert "etag" in ask["meridian"] and "last-modified" not in ask["meridian"]
    assert not {"etag", "last-modified"} & set(ask["gujin"])
    for name, header, value in (
        ("courier", "If-None-Match", ask["courier"]["etag"]),
        ("vestnik", "If-Modified-Since", ask["vestnik"]["last-modified"]),
        ("meridian", "If-None-Match", "W/" + ask["meridian"]["etag"]),
    ):
        got = get(truth[name].articles[7].canonical, headers={header: value})
        assert (got.status, got.body) == (304, b"")
    for value in ('"other"', "nonsense"):
        assert get(truth["courier"].articles[7].canonical, headers={"If-None-Match": value}).status == 200
    assert (
        get(truth["vestnik"].articles[7].canonical, headers={"If-Modified-Since": "yesterday"}).status == 200
    )


def test_compression_is_offered_where_asked(stand: Newsstand) -> None:
    url = stand.papers["courier"].url + "/"
    packed, plain = get(url, headers={"Accept-Encoding": "gzip"}), get(url)
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.body) == plain.body


def test_the_live_story_changes_when_fetched_again() -> None:
    with newsstand.serve(["courier"]) as stand:
        article = next(article for article in stand.truth()["courier"].articles if len(article.revisions) > 1)
        get(article.canonical, method="HEAD")
        first, tag = (
            get(article.canonical).body.decode(),
            get(article.canonical, method="HEAD").headers["etag"],
        )
        assert get(article.canonical, headers={"If-None-Match": tag}).status in (200, 304)
        for _ in range(4):
            last = get(article.canonical).body.decode()
        newest = article.revisions[-1].split("\n\n")[0]
        assert newest not in html.unescape(first)
        assert newest in html.unescape(last)
        stand.rewind()
        assert get(article.canonical).body.decode() == first


def test_redesign_switches_pages_but_not_the_truth() -> None:
    with newsstand.serve(["ledger"]) as stand:
        truth = stand.truth()
        before = get(truth["ledger"].articles[0].canonical)
        stand.redesign("ledger")
        after = get(truth["ledger"].articles[0].canonical)
        assert before.body != after.body
        assert before.headers["etag"] != after.headers["etag"]
        assert before.headers["last-modified"] != after.headers["last-modified"]
        assert stand.truth() == truth
        stand.redesign("ledger", False)
        assert get(truth["ledger"].articles[0].canonical).body == before.body
        with pytest.raises(KeyError):
            stand.redesign("courier")


def test_a_paper_with_one_layout_cannot_be_redesigned(stand: Newsstand) -> None:
    with pytest.raises(ValueError, match="only one layout"):
        stand.redesign("courier")


def test_structured_data_tells_the_truth(stand: Newsstand) -> None:
    article = stand.truth(by_host=False)["courier"].articles[0]
    page = get(article.canonical).body.decode()
    data = page.split('<script type="application/ld+json">')[1].split("</script>")[0]
    news = json.loads(data)["@graph"][1]
    assert news["headline"] == article.headline
    assert news["datePublished"] == article.date_published
    assert [author["name"] for author in news["author"]] == list(article.authors)
    assert news["image"] == [article.main_image]


def test_requests_are_logged_and_missing_pages_are_404(stand: Newsstand) -> None:
    url = stand.papers["courier"].url
    assert get(f"{url}/no/such/page?x=1", headers={"User-Agent": "test/1"}).status == 404
    assert get(f"{url}/", method="POST").status == 405
    last = [served for served in stand.log() if served.agent == "test/1"][-1]
    assert (last.site, last.method, last.target, last.status) == ("courier", "GET", "/no/such/page?x=1", 404)


def test_each_paper_has_its_own_port(stand: Newsstand) -> None:
    ports = {urlsplit(paper.url).port for paper in stand.papers.values()}
    assert len(ports) == len(NAMES)
    assert all(paper.port == urlsplit(paper.url).port for paper in stand.papers.values())
