# ruff: noqa: E501  samples of markup read better on one line
"""Whole crawls of small papers on loopback: what is found, in which order, and that each ends by itself."""

from __future__ import annotations

from itertools import pairwise

from tests.crawler.spiders.crawls import crawl
from tests.crawler.spiders.paper_server import Answer, Paper, page, serve, xml

ROBOTS = Answer(
    b"User-agent: *\nDisallow: /secret/\nCrawl-delay: 0.15\nSitemap: http://{host}/maps.xml\n",
    content_type="text/plain",
)
MAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"'
FEED = """<rss version="2.0"><channel><title>T</title>
<item><title>Old news of the harbour</title><link>http://{host}/story/1</link><pubDate>Mon, 02 Nov 2026 08:00:00 GMT</pubDate></item>
<item><title>Fresh news of the harbour</title><link>http://{host}/story/2</link><pubDate>Thu, 19 Nov 2026 08:00:00 +0100</pubDate></item>
</channel></rss>"""
NEWS_MAP = f"""<urlset {MAP}><url><loc>http://{{host}}/story/3</loc><news:news><news:publication><news:name>T</news:name>
<news:language>en</news:language></news:publication><news:publication_date>2026-11-20T08:00:00Z</news:publication_date>
<news:title>The freshest of all</news:title></news:news></url></urlset>"""


def full_paper() -> dict[str, Answer]:
    front = page(
        "The Paper",
        ("/story/1", "Old news of the harbour and its old fishermen"),
        ("/story/4", "A front page story that no feed lists today"),
        ("/city/", "City"),
        ("/login", "Log in"),
        ("/secret/plans-of-the-paper-2026", "Secret plans of the paper for next year"),
        ("http://elsewhere.example/a-story-on-another-site", "A story on another site altogether"),
        ("/files/report.pdf", "Report"),
        head='<link rel="alternate" type="application/rss+xml" href="/feed.xml">',
    )
    answers = {
        "/": front,
        "/robots.txt": ROBOTS,
        "/feed.xml": xml(FEED),
        "/news.xml": xml(NEWS_MAP),
        "/maps.xml": xml(
            f"<sitemapindex {MAP}><sitemap><loc>http://{{host}}/news.xml</loc></sitemap></sitemapindex>"
        ),
        "/city/": page(
            "City", ("/story/5", "A story that only the city section lists"), ("/city/?page=2", "Next")
        ),
        "/city/?page=2": page("City 2", ("/story/6", "A story on the second page of the section")),
    }
    answers |= {
        f"/story/{n}": page(f"Story {n}", ("/story/1?utm_source=related", "Old news")) for n in range(1, 7)
    }
    return answers


def test_a_whole_paper_fresh_articles_first_and_each_once() -> None:
    with serve(full_paper()) as paper:
        done = crawl(domain=paper.host)
    assert done.paths == [
        "/story/3",
        "/story/2",
        "/story/1",
        "/story/4",
        "/city/",
        "/story/5",
        "/city/?page=2",
        "/story/6",
    ]
    assert [item["via"] for item in done.items[:4]] == ["sitemap", "feed", "feed", "section"]
    assert done.items[0]["date"] == "2026-11-20T08:00:00+00:00"
    assert (done.items[0]["title"], done.items[0]["language"]) == ("The freshest of all", "en")
    assert done.items[2]["title"] == "Old news of the harbour", (
        "the feed's knowledge reaches a page that the front page linked first"
    )
    assert done.reasons == {"/secret/plans-of-the-paper-2026": "robots"}
    assert done.stats["finish_reason"] == "finished" and done.exit == 0 and not done.errors
    assert done.stats["broadsheet/pages/found"] >= 9
    assert len(paper.paths) == len(set(paper.paths)), "nothing is fetched twice, robots.txt neither"
    _assert_polite(paper, 0.15)


def _assert_polite(paper: Paper, delay: float) -> None:
    times = [when for when, path, _ in paper.log if path != "/robots.txt"]
    gaps = [after - before for before, after in pairwise(times)]
    assert min(gaps) > delay * 0.6, f"Crawl-delay {delay}, gaps {gaps}"
    assert all(agent.startswith("Broadsheet/") for _, _, agent in paper.log)


def test_neither_feed_nor_sitemap_and_other_scripts() -> None:
    front = page(
        "报纸",
        ("/news/", "新闻"),
        ("/n/1234.html", "图片"),
        ("/?id=12", "头条"),
        ("/новости/город-строит-новый-мост", "Мост"),
    )
    answers = {
        "/": front,
        "/news/": page(
            "新闻",
            ("/n/1235.html", "城市新闻：新桥今天正式开通，市民前来参观"),
            ("/news/list_2.html", "下一页"),
        ),
        "/news/list_2.html": page("新闻 2", ("/n/1236.html", "旧闻")),
        "/?id=12": page("头条"),
        "/%D0%BD%D0%BE%D0%B2%D0%BE%D1%81%D1%82%D0%B8/%D0%B3%D0%BE%D1%80%D0%BE%D0%B4-%D1%81%D1%82%D1%80%D0%BE%D0%B8%D1%82-%D0%BD%D0%BE%D0%B2%D1%8B%D0%B9-%D0%BC%D0%BE%D1%81%D1%82": page(
            "Мост"
        ),
    } | {f"/n/{n}.html": page(str(n)) for n in (1234, 1235, 1236)}
    with serve(answers) as paper:
        done = crawl(domain=paper.host)
    assert {"/n/1234.html", "/n/1235.html", "/n/1236.html", "/?id=12"} <= set(done.paths)
    assert any(path.startswith("/%D0%BD") for path in done.paths)
    assert done.exit == 0 and not done.verdicts, (
        "guessed feeds and sitemaps that are not there are nobody's fault"
    )


def test_caps_are_exact_and_name_the_reason() -> None:
    with serve(full_paper() | {"/robots.txt": Answer(b"")}) as paper:
        articles = crawl({"count": True}, domain=paper.host, max_articles="3")
        pages = crawl(domain=paper.host, max_pages="2")
        beside = crawl({"CONCURRENT_REQUESTS_PER_DOMAIN": 8}, domain=paper.host, max_pages="2")
    assert len(articles.items) == 3 and articles.stats["finish_reason"] == "max_articles"
    assert len(pages.items) == len(beside.items) == 2 and pages.stats["finish_reason"] == "max_pages"


def test_a_feed_without_news_was_reached() -> None:
    feed = xml('<rss version="2.0"><channel><item><link>http://other.example/1</link></item></channel></rss>')
    with serve({"/feed.xml": feed}) as paper:
        done = crawl(start_urls=f"http://{paper.host}/feed.xml")
    assert done.items == [] and done.exit == 0


def test_a_json_feed_that_the_front_page_names() -> None:
    feed = """{"version": "https://jsonfeed.org/version/1.1", "title": "T", "items": [
        {"id": "1", "url": "http://{host}/n/1", "title": "The harbour is dredged again"}]}"""
    link = '<link rel="alternate" type="application/feed+json" href="/feed.json">'
    for kind in ("application/feed+json", "application/json; charset=utf-8"):
        answers = {"/": page("T", head=link), "/feed.json": Answer(feed.encode(), content_type=kind), "/n/1": page("S")}
        with serve(answers) as paper:
            done = crawl(domain=paper.host)
        assert [(item["url"], item["via"]) for item in done.items] == [(f"http://{paper.host}/n/1", "feed")]


def test_reservations_to_obey_may_be_written_with_blanks() -> None:
    story = ("/a/12-the-long-story-of-the-harbour", "The long story of the harbour")
    with serve({"/": page("T", story, head='<meta name="robots" content="nofollow">'), story[0]: page("S")}) as paper:
        done = crawl({"BROADSHEET_OBEY_RESERVATIONS": "noai, NoFollow"}, domain=paper.host)
        assert done.items == [] and story[0] not in paper.paths


def test_dates_and_patterns_are_applied_before_the_download() -> None:
    with serve(full_paper()) as paper:
        dated = crawl(domain=paper.host, since="2026-11-10", until="2026-11-19")
        seen_dated = set(paper.paths)
        paper.log.clear()
        allowed = crawl(domain=paper.host, allow=r"/story/[35]$", deny="page=2")
        seen_allowed = set(paper.paths)
    assert "/story/2" in dated.paths
    assert not {"/story/1", "/story/3"} & seen_dated, "one too old, one too new, neither fetched"
    assert dated.stats["broadsheet/skipped/date"] == 2
    assert allowed.paths == ["/story/3", "/story/5"]
    assert not {"/story/1", "/story/4", "/city/?page=2"} & seen_allowed
    assert "/city/" in seen_allowed, "sections are read although they are no wanted articles"


def test_sections_that_articles_link_to_are_read_for_the_articles_that_are_allowed() -> None:
    paper_of = full_paper()
    paper_of |= {f"/story/{n}": page(f"Story {n}", ("/city/", "City"), ("/sport/", "Sport")) for n in range(1, 7)}
    paper_of["/sport/"] = page("Sport", ("/story/7", "A story that only the sport section lists"))
    paper_of["/story/7"] = page("Story 7")
    with serve(paper_of) as paper:
        done = crawl(domain=paper.host, allow=r"/story/[357]$")
    assert sorted(done.paths) == ["/story/3", "/story/5", "/story/7"]


def test_start_urls_replace_the_front_page() -> None:
    with serve(full_paper()) as paper:
        done = crawl(start_urls=f"http://{paper.host}/city/ http://{paper.host}/feed.xml")
        seen = paper.paths
    assert {"/city/", "/story/1", "/story/2", "/story/5"} <= set(done.paths)
    assert done.items[0]["via"] == "start"
    assert "/" not in seen[:4] and "/maps.xml" not in seen


def test_a_redirected_page_is_exported_once_and_a_front_page_may_move() -> None:
    answers = {
        "/": Answer(status=301, headers={"Location": "http://{host}/start/"}),
        "/start/": page(
            "Moved",
            ("/a/12", "One address of the harbour story, long"),
            ("/b/12", "Another address of the harbour story"),
            ("/", "Home"),
        ),
        "/a/12": Answer(status=302, headers={"Location": "/b/12"}),
        "/b/12": page("Story"),
    }
    with serve(answers) as paper:
        done = crawl(domain=paper.host)
        seen = paper.paths
    assert done.paths == ["/b/12"]
    assert seen.count("/") == seen.count("/start/") == 1


def test_a_front_page_that_moved_to_another_host_is_followed_and_told() -> None:
    answers = {
        "http://old.example/": Answer(status=301, headers={"Location": "http://new.example/"}),
        "http://new.example/": page("The new place", ("/story/7", "A story that is told in the new place")),
        "http://new.example/story/7": page("Story 7"),
    }
    with serve(answers) as proxy:
        done = crawl(domain="old.example", proxy=f"http://{proxy.host}", settings={"DOWNLOAD_DELAY": 0})
    assert [item["url"] for item in done.items] == ["http://new.example/story/7"]
    assert done.stats["broadsheet/moved_to"] == "new.example"


def test_a_front_page_that_stays_moved_nowhere() -> None:
    with serve({"/": page("Here", ("/story/7", "A story that is told here as ever"))}) as paper:
        done = crawl(domain=paper.host)
    assert "broadsheet/moved_to" not in done.stats
