"""What an address says of its page before it is read."""

from __future__ import annotations

import pickle

import pytest

from crawler.discovery.addresses import Scope
from crawler.discovery.evidence import (
    AKIN,
    ANNOUNCED,
    APART,
    APART_DECLARED,
    OF_ANOTHER_KIND,
    PART,
    UNDECLARED,
    UNLIKE,
    SiteEvidence,
    SystemsKind,
    address_shape,
    declares_article,
    systems_kind,
)
from crawler.discovery.links import Link


@pytest.mark.parametrize(
    ("url", "shape"),
    [
        ("http://a.example/sport/2026/11/late-goal-denies.html", "w/d/s.html"),
        ("http://a.example/sport/football/late-goal-denies-it", "w/s"),
        ("http://a.example/sport/1234567", "w/n"),
        ("http://a.example/story/7", "story/d"),
        ("http://a.example/about", "about"),
        ("http://a.example/a/2d293e10", "w/i"),
        ("http://a.example/view.php?id=7&page=2", "view.php?id"),
        ("http://a.example/新闻/一座小城的历史故事", "w/s"),
        ("http://a.example/ข่าว/สะพานใหม่เปิดให้ประชาชนข้ามวันนี้", "w/s"),
        ("http://a.example/ព័ត៌មាន/ស្ពានថ្មីបើកឲ្យប្រើប្រាស់", "w/s"),
        ("http://a.example/weblog/2014/12/moving-day.html", "w/d/s.html"),
        ("http://a.example/2014/12/30/moving-day/", "d/s"),
        ("http://a.example/2014-12-30/winter", "s/s"),
        ("http://a.example/articles/2014/dec/30/moving-day", "w/d/w/d/s"),
        ("http://a.example/weblog/2014/12/index.html", "weblog/d/index.html"),
        ("http://a.example/2014/12/archive", "d/archive"),
        ("http://a.example/events/2014/snow", "events/d/snow"),
        ("http://a.example/news/12345-fire", "w/s"),
        ("http://a.example/story/fire-9210702/", "w/s"),
        ("http://a.example/category/12345-fire", "category/12345-fire"),
        ("http://a.example/story/fire-12", "story/fire-12"),
        ("http://a.example/", ""),
        ("mailto:a@b", ""),
    ],
)
def test_shapes(url: str, shape: str) -> None:
    assert address_shape(url) == shape


def test_what_the_site_announces_counts_most() -> None:
    evidence = SiteEvidence()
    evidence.announce("http://a.example/sport/late-goal-denies-rovers")
    assert evidence.prior("http://a.example/x", announced=True) == ANNOUNCED
    assert evidence.prior("http://a.example/news/rain-on-the-coast") == AKIN
    assert evidence.prior("http://a.example/section/1") == UNLIKE
    assert evidence.prior("http://a.example/section/1", asked=True) == 0


@pytest.mark.parametrize("path", ["/forum/7-where-to-buy-good-bread", "/viewtopic.php?t=12", "/shop/a-blue-tea-towel"])
def test_forums_and_shops_are_of_another_kind(path: str) -> None:
    url, evidence = f"http://a.example{path}", SiteEvidence()
    assert evidence.prior(url) == OF_ANOTHER_KIND and evidence.prior("http://a.example/forums-for-all-of-us") > 0
    for n in range(3):
        evidence.confirm(f"http://a.example/news/a-late-goal-denies-rovers-{n}", declared=True)
    assert evidence.prior(url, declared=True) == APART_DECLARED
    evidence.announce(url)  # the forum is where this newspaper has its opinions
    assert evidence.prior(url + "-again") > 0


def test_pictures_of_a_gallery_are_a_part_of_it() -> None:
    evidence = SiteEvidence()
    gallery = "http://a.example/news/the-flood-in-twelve-pictures"
    assert evidence.prior(f"{gallery}/photo-3") == evidence.prior(f"{gallery}/bild/12.html") == PART
    assert evidence.prior(f"{gallery}-photo-3") > 0 and evidence.prior("http://a.example/photos/12") != PART


def test_a_short_number_is_like_another_only_behind_the_same_word() -> None:
    evidence = SiteEvidence()
    evidence.announce("http://a.example/story/3")
    assert evidence.prior("http://a.example/story/12") == AKIN
    assert evidence.prior("http://a.example/list/12") == UNLIKE


@pytest.mark.parametrize(
    "path",
    ["/weblog/2014/12/moving-day.html", "/weblog/2014/12/winter.html", "/news/2014/12/fire", "/news/fire-9210702/"],
)
def test_an_article_of_few_words_has_a_shape_as_others(path: str) -> None:
    evidence = SiteEvidence()
    for announced in ("weblog/2014/10/on-being-asked.html", "news/2014/12/fire-at-the-mill", "news/late-goal-denies"):
        evidence.announce(f"http://a.example/{announced}")
    assert evidence.prior(f"http://a.example{path}", declared=False) == AKIN
    assert evidence.prior("http://a.example/weblog/2014/12/") == UNLIKE
    assert evidence.prior("http://a.example/weblog/2014/12/index.html") == UNLIKE


def test_a_short_name_beside_announced_articles() -> None:
    evidence, article, section = SiteEvidence(), "http://a.example/posts/moving-day", "http://a.example/posts/travel"
    for slug in ("a-house-with-eleven-doors", "on-being-asked-to-write"):
        for _ in range(2):  # by the feed and by a sitemap
            evidence.announce(f"http://a.example/posts/{slug}")
    assert evidence.prior(article) == UNLIKE
    evidence.announce("http://a.example/posts/travel/the-ferry-to-the-island")
    assert evidence.prior(article) == UNLIKE
    evidence.announce("http://a.example/posts/winter")
    assert evidence.prior(article) == 0
    assert evidence.prior(article, declared=False) == UNLIKE
    assert evidence.prior(section) == UNLIKE, "articles lie below it"
    for other in ("/posts/tags", "/posts/index.html", "/notes/moving-day", "/moving-day"):
        assert evidence.prior(f"http://a.example{other}") == UNLIKE


def test_the_folders_of_all_years_are_one() -> None:
    evidence = SiteEvidence()
    for path in ("2026/a-house-with-doors", "2026/on-being-asked-to-write", "2024/how-to-lose-a-boat"):
        evidence.announce(f"http://a.example/posts/{path}")
    assert evidence.prior("http://a.example/posts/2025/moving-day") == 0
    assert evidence.prior("http://a.example/posts/2025") == UNLIKE, "a year's own list"
    assert evidence.prior("http://a.example/posts/archive/moving-day") == UNLIKE


def test_numbers_beside_a_comma_are_an_article_s() -> None:
    evidence = SiteEvidence()
    for number in (1235378, 1239433):
        evidence.announce(f"http://a.example/news/local/art2815,{number}")
    assert evidence.prior("http://a.example/news/panorama/art2814,1240244") == AKIN
    assert evidence.prior("http://a.example/news/local,2") == UNLIKE


def test_short_names_of_a_site_without_folders() -> None:
    evidence = SiteEvidence()
    for slug in ("a-house-with-eleven-doors", "on-being-asked-to-write", "how-to-lose-a-boat", "winter", "bees"):
        evidence.announce(f"http://a.example/{slug}/")
    assert evidence.prior("http://a.example/moving-day/") == UNLIKE
    evidence.announce("http://a.example/doors/")
    assert evidence.prior("http://a.example/moving-day/") == 0
    assert evidence.prior("http://a.example/moving-day/", declared=False) == UNLIKE
    assert evidence.prior("http://a.example/login/") == UNLIKE
    assert evidence.prior("http://a.example/") == UNLIKE


def test_a_site_that_announces_nothing_is_judged_by_its_addresses() -> None:
    evidence = SiteEvidence()
    article, section, other = "http://a.example/a/2d293e10", "http://a.example/section/2", "http://a.example/w/3"
    assert evidence.prior(article) > 0 > evidence.prior(section)
    slug = "http://a.example/walks/river-walks.html"
    assert evidence.prior(slug) == 0 > evidence.prior(slug, declared=False)
    assert evidence.prior(other) == 0
    for digit in "123":
        evidence.confirm(f"http://a.example/a/77aa21b{digit}")
    assert evidence.prior(article) >= AKIN


def test_an_article_that_proved_itself_excuses_its_kind() -> None:
    evidence = SiteEvidence()
    evidence.announce("http://a.example/sport/late-goal-denies-rovers")
    assert evidence.prior("http://a.example/archive/1234567") == UNLIKE
    evidence.confirm("http://a.example/archive/7654321")
    evidence.confirm("http://a.example/archive/7654322")
    assert evidence.prior("http://a.example/archive/1234567") == UNLIKE
    evidence.confirm("http://a.example/archive/7654323")
    assert evidence.prior("http://a.example/archive/1234567") == 0


@pytest.mark.parametrize(
    ("page", "declares"),
    [
        ('<script type="application/ld+json">{"@type": "NewsArticle"}</script>', True),
        ('<div itemscope itemtype="https://schema.org/BlogPosting">', True),
        ('<meta property="og:type" content="article">', True),
        ("<meta content='article' property='og:type'>", True),
        ('<meta property="article:published_time" content="2026-11-01">', True),
        ('<time itemprop="datePublished">', True),
        ('<meta property="og:type" content="website"><article>about the articles</article>', False),
        ('<script type="application/ld+json">{"@type": "WebPage"}</script>', False),
    ],
)
def test_what_a_page_declares(page: str, declares: bool) -> None:
    assert declares_article(page.encode()) is declares


def test_a_page_that_does_not_declare_what_the_articles_of_its_site_do() -> None:
    evidence = SiteEvidence()
    url, given = "http://a.example/how-we-earn-money", "http://a.example/about"
    evidence.announce("http://a.example/late-goal-denies-rovers")
    for number in range(2):
        evidence.confirm(f"http://a.example/rain-on-the-coast-{number}", declared=True)
    assert evidence.prior(url, declared=False) == AKIN
    evidence.confirm("http://a.example/rain-on-the-coast-3", declared=True)
    assert evidence.prior(url, declared=False) == AKIN + UNDECLARED
    assert evidence.prior(url, declared=True) == AKIN
    assert evidence.prior(url, declared=False, announced=True) == ANNOUNCED
    assert evidence.prior(given, declared=False, asked=True) == 0
    evidence.confirm("http://a.example/rain-on-the-coast-4", declared=False)
    assert evidence.prior(url, declared=False) == AKIN


@pytest.mark.parametrize(
    ("page", "kind"),
    [
        ('<body class="wp-singular single single-post postid-7">', SystemsKind.POST),
        ("<html><head></head><body dir=ltr class='page page-id-12 wp-theme-x'>", SystemsKind.PAGE),
        ('<body class="page-template page-about">', SystemsKind.PAGE),
        ('<body class="post-template tag-news">', SystemsKind.POST),
        ('<body class="path-node page-node-type-article">', SystemsKind.POST),
        ('<body class="path-node page-node-type-page">', SystemsKind.PAGE),
        ('<body id=top data-class="single-post"><p class="page-id-3">', SystemsKind.UNKNOWN),
        ('<body class="product-template-default single single-product">', SystemsKind.UNKNOWN),
        ('<body class="page-id-', SystemsKind.UNKNOWN),
        ("<body", SystemsKind.UNKNOWN),
        ("", SystemsKind.UNKNOWN),
    ],
)
def test_what_a_system_has_a_page_as(page: str, kind: SystemsKind) -> None:
    assert systems_kind(page.encode()) is kind


def test_a_page_of_a_site_whose_articles_are_posts() -> None:
    evidence = SiteEvidence()
    page, post = SystemsKind.PAGE, SystemsKind.POST
    url, short = "http://a.example/how-we-earn-money", "http://a.example/best-walks"
    evidence.announce("http://a.example/late-goal-denies-rovers")
    for number in range(2):
        evidence.confirm(f"http://a.example/rain-on-the-coast-{number}", kind=post)
    assert evidence.prior(url, kind=page) == AKIN and evidence.prior(short, kind=post) == UNLIKE
    evidence.confirm("http://a.example/rain-on-the-coast-3", kind=post)
    assert evidence.prior(url, kind=page) == APART
    assert evidence.prior(url) == evidence.prior(url, kind=post) == AKIN
    assert evidence.prior(short, kind=post) == 0 and evidence.prior(short) == UNLIKE
    assert evidence.prior(url, kind=page, announced=True) == ANNOUNCED
    assert evidence.prior(url, kind=page, asked=True) == AKIN
    evidence.confirm("http://a.example/rain-on-the-coast-4", kind=page)
    assert evidence.prior(url, kind=page) == AKIN and evidence.prior(short, kind=post) == UNLIKE


SCOPE = Scope("a.example")
PRIVACY = "http://a.example/how-we-protect-your-data-4711"
STORIES = [f"http://a.example/rain-on-the-coast-471{n}" for n in range(4)]


def linked(pages: int, *, headlines: bool = True) -> SiteEvidence:
    """A site of which so many pages were read, each with links to its stories and, at the foot, to its privacy page."""
    evidence = SiteEvidence()
    for number in range(pages):
        stories = [Link(url, "Rain falls on the coast again" if headlines else "Read more") for url in STORIES]
        links = [*stories, Link(PRIVACY, "Privacy policy"), Link("http://b.example/", "B")]
        evidence.see_links(f"http://a.example/page/{number}", links, SCOPE)
    for url in STORIES[:3]:
        evidence.confirm(url)
    return evidence


def test_a_page_that_page_after_page_calls_by_a_name_is_kept_apart() -> None:
    assert linked(4).prior(PRIVACY) == APART
    assert linked(4).prior(STORIES[3]) == AKIN
    assert linked(3).prior(PRIVACY) == AKIN
    assert linked(4, headlines=False).prior(PRIVACY) == AKIN, "here articles are called so, too"
    assert linked(4).prior(PRIVACY, announced=True) == ANNOUNCED
    assert linked(4).prior(PRIVACY, asked=True) == 0


def test_what_has_a_day_in_its_address_is_an_article_by_whatever_name() -> None:
    evidence = linked(9)
    dated, day = "http://a.example/news/2007/11/12/48246.html", "http://a.example/news/2007/11/12"
    for number in range(5):
        links = [Link(dated, "Strange windows"), Link(day, "12 November")]
        evidence.see_links(f"http://a.example/what-the-mayor-did-{number + 1000}", links, SCOPE)
    assert evidence.prior(dated) > APART
    assert evidence.prior(day) == APART


def test_an_article_of_few_words_is_not_kept_apart() -> None:
    evidence, article = linked(9), "http://a.example/what-the-mayor-did-4799"
    for number in range(4):
        evidence.see_links(f"http://a.example/list/{number}", [Link(article, "Hope!")], SCOPE)
    assert evidence.prior(article) == AKIN, "four of thirteen pages are no more than its lists"
    before = linked(4)
    itself = [Link(PRIVACY, "How we protect the data of our readers")]
    before.see_links(PRIVACY, itself, SCOPE)
    assert before.prior(PRIVACY) == APART, "its own heading links to it"
    before.see_links(STORIES[0], itself, SCOPE)
    assert before.prior(PRIVACY) == AKIN, "one headline is enough"


def test_a_short_headline_that_teasers_show_is_no_name() -> None:
    evidence, article = linked(4), "http://a.example/what-the-mayor-did-4799"
    for number in range(9):
        links = [Link(article, "Hope!", heads=True), Link(PRIVACY, "Privacy policy", heads=number < 3)]
        evidence.see_links(f"http://a.example/list/{number}", links, SCOPE)
    assert evidence.prior(article) == AKIN
    assert evidence.prior(PRIVACY) == APART, "some pages have a heading for it, the others a name"


def test_a_post_is_not_kept_apart_for_what_it_is_called() -> None:
    evidence = linked(4)
    assert evidence.prior(PRIVACY, kind=SystemsKind.POST) == APART
    for number in range(30):
        evidence.confirm(f"{STORIES[0]}{number}", kind=SystemsKind.POST)
    assert evidence.prior(PRIVACY, kind=SystemsKind.POST) == AKIN
    assert evidence.prior(PRIVACY) == APART


def test_a_page_that_the_site_files_among_its_pages_is_kept_apart() -> None:
    evidence = linked(0)
    evidence.file_as_page(PRIVACY)
    assert evidence.prior(PRIVACY) == APART
    for number in range(30):
        evidence.confirm(f"{STORIES[0]}{number}", declared=True)
    assert evidence.prior(PRIVACY, declared=False) == APART + UNDECLARED
    assert evidence.prior(PRIVACY, declared=True) == APART


def test_a_page_called_by_a_name_that_declares_what_the_articles_do() -> None:
    evidence = linked(4)
    for number in range(30):
        evidence.confirm(f"{STORIES[0]}{number}", declared=True)
    assert evidence.prior(PRIVACY, declared=False) == APART + UNDECLARED
    assert evidence.prior(PRIVACY, declared=True) == APART_DECLARED


def test_a_month_of_the_archive_is_called_by_a_name_and_weighs_no_more_for_that() -> None:
    evidence, month = linked(4), "http://a.example/2026/10/"
    for number in range(30):
        evidence.confirm(f"{STORIES[0]}{number}", declared=True)
        evidence.see_links(f"http://a.example/page/{number}", [Link(month, "October 2026")], SCOPE)
    assert evidence.prior(month, declared=True) == APART_DECLARED
    evidence.announce("http://a.example/2026/10/late-goal-denies-rovers.html")
    assert evidence.prior(month, declared=True) == UNLIKE
    assert evidence.prior("http://a.example/forum/2026/10/", declared=True) == UNLIKE, "of another kind, besides"


def test_a_sitemap_of_pages_that_lists_the_articles_tells_nothing() -> None:
    evidence = linked(0)
    for url in (PRIVACY, *STORIES):
        evidence.file_as_page(url)
    assert evidence.prior(PRIVACY) == evidence.prior(STORIES[3]) == AKIN


def test_what_lies_below_an_article_is_a_part_of_it() -> None:
    evidence, article = SiteEvidence(), "http://a.example/sport/late-goal-denies-rovers"
    assert evidence.prior(f"{article}/extra/3") > PART
    evidence.confirm(article)
    assert evidence.prior(f"{article}/extra/3", declared=True) == evidence.prior(f"{article}/comments?all=1") == PART
    assert evidence.prior(f"{article}-again") > PART and evidence.prior(f"{article}/3", announced=True) == ANNOUNCED
    assert evidence.prior("http://a.example/sport/rain-on-the-coast-again") > PART
    for url in ("http://a.example/sport", "http://a.example/coast/rain-again-in-the-north"):
        evidence.announce(url)
    assert evidence.prior("http://a.example/sport/rain-on-the-coast-again") == AKIN, "feeds name sections, too"


def test_what_has_articles_below_it_was_none_itself() -> None:
    section, article = "http://a.example/news-from-the-whole-coast", "late-goal-denies-rovers-a-point"
    for calls in ((section, f"{section}/rain-again-in-the-north"), (f"{section}/rain-again-in-the-north", section)):
        evidence = SiteEvidence()
        for url in calls:
            evidence.confirm(url)
        assert evidence.prior(f"{section}/{article}") > 0


def test_evidence_of_a_job_that_an_earlier_version_began() -> None:
    evidence = SiteEvidence()
    evidence.announce("http://a.example/late-goal-denies-rovers")
    del evidence._declaring, evidence._named, evidence._pages
    after = pickle.loads(pickle.dumps(evidence))
    assert after.prior("http://a.example/rain-on-the-coast", declared=False) == AKIN
