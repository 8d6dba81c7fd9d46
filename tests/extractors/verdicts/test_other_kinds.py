"""Pages that say themselves that they are of another kind than an article."""

from __future__ import annotations

import pytest

from extractors import Page
from extractors.document import Document
from extractors.verdicts.other_kinds import is_service_name, other_kind


def kind(html: str, *, head: str = "", body: str = "", headline: str | None = None) -> str | None:
    page = f"<html><head>{head}</head><body {body}><main>{html}</main></body></html>"
    return other_kind(Document(Page.from_html(page, "http://a.example/x")), headline)


def json_ld(text: str) -> str:
    return f'<script type="application/ld+json">{text}</script>'


def open_graph(**values: str) -> str:
    return "".join(f'<meta property="{name.replace("_", ":", 1)}" content="{value}">' for name, value in values.items())


PUBLISHED = '<meta property="article:published_time" content="2026-11-01T08:00:00Z">'
MICRODATA = '<div itemscope itemtype="{}"><p itemprop=text>What do you think of it?</p></div>'


@pytest.mark.parametrize(
    "html",
    [
        MICRODATA.format("http://schema.org/DiscussionForumPosting"),
        MICRODATA.format("https://schema.org/QAPage/"),
        json_ld('{"@context": "https://schema.org", "@type": "DiscussionForumPosting", "text": "What?"}'),
        json_ld('{"@graph": [{"@type": "WebPage"}, {"@type": ["QAPage"], "mainEntity": {"@type": "Question"}}]}'),
    ],
)
def test_a_page_that_declares_itself_a_thread(html: str) -> None:
    assert kind(html) == "a thread"


@pytest.mark.parametrize(
    "html",
    [
        "<p>A DiscussionForumPosting is a type.</p>",
        "<script>var types = ['QAPage'];</script>",
        json_ld('{"@type": "FAQPage", "mainEntity": [{"@type": "Question"}]}'),
        json_ld('{"@type": "NewsArticle", "comment": {"@type": "DiscussionForumPosting"}}'),
        MICRODATA.format("http://schema.org/DiscussionForumPosting") + json_ld('{"@type": "BlogPosting"}'),
        MICRODATA.format("http://schema.org/Article") + MICRODATA.format("http://schema.org/DiscussionForumPosting"),
    ],
)
def test_a_page_that_does_not(html: str) -> None:
    assert kind(html) is None


@pytest.mark.parametrize(
    ("html", "said"),
    [
        (json_ld('{"@graph": [{"@type": "ProfilePage"}, {"@type": "Person", "name": "A. Doe"}]}'), "ProfilePage"),
        (json_ld('{"@type": ["WebPage", "AboutPage"], "datePublished": "2026-11-01"}'), "AboutPage"),
        (json_ld('{"@type": ["CollectionPage", "SearchResultsPage"]}'), "CollectionPage"),
        (json_ld('{"@type": "JobPosting", "title": "Reporter"}'), "JobPosting"),
        (MICRODATA.format("https://schema.org/Product"), "Product"),
    ],
)
def test_a_type_of_schema_org(html: str, said: str) -> None:
    assert kind(html) == f"of type {said}"
    assert kind(html + json_ld('{"@type": "NewsArticle"}')) is None
    assert kind(html, head=PUBLISHED) is None


def test_plugins_call_lists_articles_in_open_graph_but_an_article_shows_things() -> None:
    article = open_graph(og_type="article")
    assert kind(json_ld('{"@type": "CollectionPage"}'), head=article) == "of type CollectionPage"
    assert kind(json_ld('{"@type": "Product"}'), head=article) is None
    assert kind(json_ld('{"@type": "Event"}'), head=article) is None


@pytest.mark.parametrize("event", ["MusicEvent", "Festival", "ExhibitionEvent"])
def test_what_one_can_go_to_is_no_article_and_a_report_of_a_match_may_be(event: str) -> None:
    assert kind(json_ld(f'{{"@type": "{event}"}}')) == f"of type {event}"
    assert kind(json_ld('{"@type": "SportsEvent"}')) is None


@pytest.mark.parametrize(
    ("headline", "told"),
    [
        ("About The Eagle", True),
        ("Über The Eagle", True),
        ("關於The Eagle", True),
        ("About the Eagle's nest", False),
        ("About time", False),
    ],
)
def test_a_headline_about_the_site(headline: str, told: bool) -> None:
    expected = f"a page by the name of {headline}" if told else None
    site = "<meta property='og:site_name' content='The Eagle'>"
    assert kind("", head=f"<title>{headline}</title>{site}", headline=headline) == expected
    assert kind("", head=f"<title>{headline} - The Eagle</title>", headline=headline) == expected


def test_a_type_of_open_graph() -> None:
    assert kind("", head=open_graph(og_type="profile")) == "of type profile"
    assert kind("", head=open_graph(og_type="Product")) == "of type product"
    assert kind("", head=open_graph(og_type="website")) is kind("", head=open_graph(og_type="video.other")) is None


def test_wordpress_classes_of_lists() -> None:
    assert kind("", body='class="archive category category-5"') == "a list"
    assert kind("", body="class='search search-results'") == "a list"
    assert kind("", body='class="archive"') is kind("", body='class="single-post category"') is None


@pytest.mark.parametrize(
    "headline",
    [
        "Privacy Policy", "Datenschutzerklärung", "Qui sommes-nous ?", " Über\n uns:", "İletişim", "Όροι χρήσης",
        "हमारे बारे में", "ഞങ്ങളെക്കുറിച്ച്", "นโยบายคุกกี้", "Fale Conosco", "Zásady ochrany osobních údajů",
        "Политика за бисквитки", "Adatkezelési tájékoztató", "Pedoman Media Siber", "تواصل معنا", "個人情報保護方針",
    ],
)  # fmt: skip
def test_names_of_service_pages(headline: str) -> None:
    assert is_service_name(headline)
    page = kind("", head=f"<title>{' '.join(headline.split())} | The Courier</title>", headline=headline)
    assert page == f"a page by the name of {' '.join(headline.split())}"


@pytest.mark.parametrize(
    "headline",
    ["", "?", "Privacy policy of the county fails", "Help", "Reklama", "Corrections and clarifications", "A" * 999],
)
def test_headlines_that_are_none(headline: str) -> None:
    assert not is_service_name(headline)


def test_a_heading_beside_an_article_names_no_page() -> None:
    assert kind("", head="<title>Woman attacks inspector with stone</title>", headline="Log in") is None
    assert kind("", headline="Log in") == "a page by the name of Log in"


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("联系我们_三江新闻网", "联系我们"),
        ("关于我们-三江在线", "关于我们"),
        ("网站地图 - 新闻 - 三江论坛", "网站地图"),
        ("Kontakt | Talbote", "Kontakt"),
        ("О нас — Вестник", "О нас"),
    ],
)
def test_a_headline_that_is_the_whole_title(title: str, name: str) -> None:
    assert kind("", head=f"<title>{title}</title>", headline=title) == f"a page by the name of {name}"


@pytest.mark.parametrize(
    ("title", "headline"),
    [
        ("三江县召开联系我们会议_三江新闻网", "三江县召开联系我们会议_三江新闻网"),
        ("联系我们_三江新闻网", "三江县召开会议"),
        ("Kontakt-Beamte treffen sich", "Kontakt-Beamte treffen sich"),
        ("The mill burns - Contact", "The mill burns - Contact"),
    ],
)
def test_a_title_that_names_no_service_page_first(title: str, headline: str) -> None:
    assert kind("", head=f"<title>{title}</title>", headline=headline) is None
