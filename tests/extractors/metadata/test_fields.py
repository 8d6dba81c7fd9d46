"""Golden markup per field and source: what stands there, and what is read."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from extractors.metadata import Alternate, Author, Breadcrumb, Image, read_metadata
from extractors.metadata.model import JSON_NAMES, Media
from tests.extractors.metadata.pages import BODY, URL, document, ld, read

H1 = "<h1>Mill burns down</h1>"


@pytest.mark.parametrize(
    ("field", "head", "body", "value", "source"),
    [
        ("headline", "<title>Mill burns down | Example</title>", "", "Mill burns down", "title"),
        (
            "headline",
            '<meta property="og:title" content="Mill burns down">',
            "",
            "Mill burns down",
            "og:title",
        ),
        (
            "headline",
            ld('{"@type":"Article","headline":"Mill burns down"}'),
            "",
            "Mill burns down",
            "json_ld.article",
        ),
        ("headline", "<title>Mill burns down - Example News</title>", H1, "Mill burns down", "dom.h1"),
        ("headline", "", H1, "Mill burns down", "dom.h1"),
        ("description", '<meta name="description" content="A fire.">', "", "A fire.", "meta.description"),
        (
            "description",
            '<meta property="og:description" content="A &amp;amp; B">',
            "",
            "A & B",
            "og:description",
        ),
        (
            "description",
            '<meta name="DC.description" content="A fire.">',
            "",
            "A fire.",
            "meta.dc.description",
        ),
        (
            "site_name",
            '<meta property="og:site_name" content="The Example">',
            "",
            "The Example",
            "og:site_name",
        ),
        ("site_name", ld('{"@type":"WebSite","name":"The Example"}'), "", "The Example", "json_ld.site"),
        (
            "site_name",
            '<meta name="application-name" content="Example">',
            "",
            "Example",
            "meta.application-name",
        ),
        (
            "publisher",
            ld('{"@type":"Article","publisher":{"name":"Example Ltd"}}'),
            "",
            "Example Ltd",
            "json_ld.article",
        ),
        ("section", '<meta property="article:section" content="Town">', "", "Town", "article:section"),
        (
            "section",
            ld('{"@type":"Article","articleSection":["Town","News"]}'),
            "",
            "Town",
            "json_ld.article",
        ),
        (
            "canonical_url",
            '<link rel="canonical" href="/a">',
            "",
            "https://www.example.org/a",
            "link.canonical",
        ),
        (
            "canonical_url",
            '<meta property="og:url" content="https://example.org/b">',
            "",
            "https://example.org/b",
            "og:url",
        ),
        (
            "licence",
            '<link rel="license" href="https://creativecommons.org/licenses/by/4.0/">',
            "",
            "https://creativecommons.org/licenses/by/4.0/",
            "link.license",
        ),
        ("licence", "", H1 + '<a rel="license" href="/terms">terms</a>', "https://www.example.org/terms", "dom.rel"),
        ("headline", '<meta name="DC.title" content="Mill burns down">', "", "Mill burns down", "meta.dc.title"),
        (
            "publisher",
            "",
            '<div itemscope itemtype="https://schema.org/Article"><p itemprop="publisher" itemscope '
            'itemtype="https://schema.org/Organization"><b itemprop="name">Example Ltd</b></p></div>',
            "Example Ltd",
            "microdata",
        ),
        (
            "date_published",
            "",
            '<div vocab="https://schema.org/" typeof="NewsArticle"><i property="datePublished" '
            'content="2024-05-17"></i></div>',
            "2024-05-17",
            "microdata",
        ),
        (
            "date_published",
            '<meta property="article:published_time" content="2024-05-17T08:00:00+02:00">',
            "",
            "2024-05-17T08:00:00+02:00",
            "article:published_time",
        ),
        (
            "date_published",
            '<meta name="parsely-pub-date" content="2024-05-17">',
            "",
            "2024-05-17",
            "meta.parsely-pub-date",
        ),
        (
            "date_published",
            '<meta name="sailthru.date" content="17 May 2024">',
            "",
            "2024-05-17",
            "meta.sailthru.date",
        ),
        (
            "date_published",
            '<meta name="DC.date.issued" content="2024-05-17">',
            "",
            "2024-05-17",
            "meta.dc.date.issued",
        ),
        (
            "date_published",
            '<meta name="x-our-published-at" content="2024-05-17">',
            "",
            "2024-05-17",
            "meta.other",
        ),
        (
            "date_published",
            ld('{"@type":"WebPage","datePublished":"2024-05-17"}'),
            "",
            "2024-05-17",
            "json_ld.page",
        ),
        (
            "date_published",
            "",
            H1 + '<time datetime="2024-05-17T08:00">today</time>',
            "2024-05-17T08:00:00",
            "dom.time.near",
        ),
        ("date_published", "", H1 + "<p>17 May 2024, 08:00</p>", "2024-05-17T08:00:00", "dom.line"),
        (
            "date_published",
            "",
            '<div itemscope itemtype="http://schema.org/Article"><i itemprop="datePublished" '
            'content="2024-05-17"></i></div>',
            "2024-05-17",
            "microdata",
        ),
        (
            "date_published",
            "",
            '<abbr class="published" itemprop="datePublished" title="2024-05-17T10:00:00Z">10:00</abbr>',
            "2024-05-17T10:00:00+00:00",
            "microdata",
        ),
        (
            "date_published",
            "",
            H1 + 4 * BODY + "<div>Published on 17 May 2024</div>",
            "2024-05-17",
            "dom.label",
        ),
        (
            "date_modified",
            '<meta property="article:modified_time" content="2024-05-18">',
            "",
            "2024-05-18",
            "article:modified_time",
        ),
        ("date_modified", "", H1 + "<p>Last updated: 18 May 2024</p>", "2024-05-18", "dom.line"),
        ("kicker", "", '<p class="article-kicker">Fire</p>' + H1, "Fire", "dom.class"),
        (
            "subtitle",
            "",
            H1 + '<p class="standfirst">Nobody was hurt.</p>' + BODY,
            "Nobody was hurt.",
            "dom.class",
        ),
    ],
)
def test_one_field_of_one_source(field: str, head: str, body: str, value: str, source: str) -> None:
    found = read(head, body)
    assert getattr(found, field) == value
    assert found.sources[field] == source


CAPITALS = ld('{"@type": "NewsArticle", "author": {"name": "ÁNN DE LEE"}}')


@pytest.mark.parametrize(
    ("head", "body", "names", "source"),
    [
        ('<meta name="author" content="Ann Lee">', "", ["Ann Lee"], "meta.author"),
        (
            '<meta name="twitter:label1" content="Written by"><meta name="twitter:data1" content="Ann Lee">',
            "",
            ["Ann Lee"],
            "twitter:data",
        ),
        (
            '<meta name="citation_author" content="Lee, Ann"><meta name="citation_author" content="Li, Bo">',
            "",
            ["Ann Lee", "Bo Li"],
            "meta.citation_author",
        ),
        ('<meta property="article:author" content="https://www.facebook.com/example">', "", [], None),
        ("", H1 + '<a rel="author" href="/ann">Ann Lee</a>', ["Ann Lee"], "dom.rel.near"),
        (
            "",
            H1 + '<div class="byline">By <a href="/author/ann">Ann Lee</a> and <a href="/author/bo">Bo Berg</a></div>',
            ["Ann Lee", "Bo Berg"],
            "dom.class.near",
        ),
        (
            "",
            H1 + '<span class="post-author"><b class="name">Ann Lee</b> Reporter</span>',
            ["Ann Lee"],
            "dom.class.near",
        ),
        ("", H1 + "<p>Von Anna Müller</p>" + BODY, ["Anna Müller"], "dom.line"),
        ("", H1 + "<div>Written by</div><div>Ann Lee</div>" + BODY, ["Ann Lee"], "dom.line"),
        ("", H1 + "<p>17 May 2024 by Ann Lee</p>" + BODY, ["Ann Lee"], "dom.line"),
        ("", H1 + '<p><a href="/team/ann-lee/">Ann Lee</a></p>' + BODY, ["Ann Lee"], "dom.href"),
        (
            "",
            '<div itemprop="author" itemscope itemtype="http://schema.org/Person"><span '
            'itemprop="name">Ann Lee</span></div>',
            ["Ann Lee"],
            "microdata",
        ),
        (
            "",
            H1 + '<div vocab="http://schema.org/" typeof="schema:Article"><p property="author" typeof="Person"><b '
            'property="name">Ann Lee</b>, reporter</p><p typeof="Person"><b property="author">Bo Berg</b></p></div>',
            ["Ann Lee"],
            "microdata",
        ),
        ("", H1 + BODY + '<a rel="license" href="https://cc.example/licenses/by/4.0/">CC BY</a>', [], None),
        ("", H1 + "<p>文化</p>" + BODY, [], None),
        ("", H1 + "<p>文/王小明</p>" + BODY, ["王小明"], "dom.line"),
        ("", H1 + BODY, [], None),
        ("", H1 + '<p class="byline">Reviewed by <a href="/author/bo">Bo Berg</a></p>' + BODY, [], None),
        ("", H1 + BODY + '<ol class="comments"><li><cite class="author">Cy Dorn</cite></li></ol>', [], None),
        ('<meta name="author" content="admin">', H1 + BODY, [], None),
        (CAPITALS, H1 + '<a rel="author" href="/ann">Ánn de Lee</a>', ["Ánn de Lee"], "json_ld.article"),
        (CAPITALS + '<meta name="author" content="Ánn de Lee">', H1 + BODY, ["Ánn de Lee"], "json_ld.article"),
        (CAPITALS, H1 + '<p class="byline">By Ánn de Lee</p>' + BODY, ["Ánn de Lee"], "json_ld.article"),
        (CAPITALS + '<meta name="author" content="ánn de lee">', H1 + BODY, ["ÁNN DE LEE"], "json_ld.article"),
        (CAPITALS, H1 + '<a rel="author" href="/bo">Bo Lee</a>', ["ÁNN DE LEE"], "json_ld.article"),
        (CAPITALS, H1 + BODY, ["ÁNN DE LEE"], "json_ld.article"),
    ],
)
def test_authors(head: str, body: str, names: list[str], source: str | None) -> None:
    found = read(head, body)
    assert [author.name for author in found.authors] == names
    assert found.sources.get("authors") == source


@pytest.mark.parametrize(
    ("href", "url"),
    [
        ("/x?a=1&amp;amp;b", "https://www.example.org/x?a=1&b"),
        ('/"><script>', "https://www.example.org/%22%3E%3Cscript%3E"),
        ("https:/cdn.example/x", "https://cdn.example/x"),
    ],
)
def test_addresses_are_safe(href: str, url: str) -> None:
    assert read(f"<link rel=canonical href='{href}'>").canonical_url == url


def test_an_authors_address_is_absolute() -> None:
    assert read("", H1 + '<a rel="author" href="/ann">Ann Lee</a>').authors == (
        Author("Ann Lee", "https://www.example.org/ann"),
    )


@pytest.mark.parametrize(
    ("head", "body", "expected"),
    [
        # a site's name is cut at either end, and in every usual writing
        (
            "<title>Mill burns - The Example</title><meta property='og:site_name' content='The Example'>",
            "",
            "Mill burns",
        ),
        (
            "<title>Example: Mill burns - all night | example.org</title>",
            "",
            "Example: Mill burns - all night",
        ),
        ("<title>Feuer – Beispiel</title><meta property='og:site_name' content='Beispiel'>", "", "Feuer"),
        ("<title>磨坊起火_例子网</title><meta property='og:site_name' content='例子网'>", "", "磨坊起火"),
        # the heading that agrees with the titles, not the first one
        ("<title>Mill burns down</title>", "<h1>The Example</h1><h1>Mill burns down</h1>", "Mill burns down"),
        (
            "<title>Mill burns down | Example</title>",
            "<h1><a href='/'>Example Town News</a></h1><h2>Mill burns down</h2>",
            "Mill burns down",
        ),
        # a kicker in the heading
        (
            "<title>Mill burns down</title>",
            "<h1><span class='kicker'>Fire</span><span>Mill burns down</span></h1>",
            "Mill burns down",
        ),
        # capitals of the layout
        (
            "<meta property='og:title' content='Mill burns down'>",
            "<h1>MILL BURNS DOWN</h1>",
            "Mill burns down",
        ),
        # entities escaped twice, invisible characters
        ("", "<h1>A &amp;amp; B\u200b burn\u00ad down</h1>", "A & B burn down"),
        # a date beside the headline
        (
            "<meta property='og:title' content='Mill burns down'>",
            "<h1><i>17 May 2024</i> Mill burns down</h1>",
            "Mill burns down",
        ),
        # an attribute cut by a quotation mark
        (
            "<meta property='og:title' content='Mill owner calls it'><title>Mill owner calls it \"a shame\"</title>",
            "",
            'Mill owner calls it "a shame"',
        ),
    ],
)
def test_headlines(head: str, body: str, expected: str) -> None:
    assert read_metadata(document(head, body)).headline == expected


def test_a_news_pages_own_headline_goes_before_its_heading() -> None:
    article = ld('{"@type": "NewsArticle", "headline": "Fire: Mill burns down"}')
    shared = '<meta property="og:title" content="Fire: Mill burns down">'
    assert read(article + shared, H1).headline == "Fire: Mill burns down"
    assert read(article.replace("NewsArticle", "BlogPosting") + shared, H1).headline == "Mill burns down"


def test_dates_are_chosen_by_evidence() -> None:
    utc = '<meta property="article:published_time" content="2024-05-18T03:37:00Z">'
    assert read(utc, H1 + "<p>17 May 2024, 11:37 pm</p>").date_published == "2024-05-17T23:37:00-04:00"
    assert read(utc, H1 + "<p>17 May 2024</p>").date_published == "2024-05-17"
    assert read(utc, H1 + "<p>20 May 2024</p>").date_published == "2024-05-18T03:37:00+00:00"
    late = '<meta property="article:published_time" content="2024-05-30">'
    assert read(late, H1, url="https://example.org/2024/05/17/mill").date_published == "2024-05-17"


@pytest.mark.parametrize(
    "after",
    ["", '<hr class="' + "far " * 100 + '">', "<p>" + "x" * 360 + "</p><p>" + 60 * "y" + '</p><i title="z"></i>'],
)
def test_the_raw_form_of_a_labelled_date_is_what_the_page_shows(after: str) -> None:
    found = read("", H1 + 4 * BODY + f"<div><b>Published</b> on 17 May 2024</div>{after}")
    assert found.sources["date_published"] == "dom.label"
    raw = found.date_published_raw or ""
    assert raw.startswith("Published on 17 May 2024") and "<" not in raw and len(raw) <= 71


def test_dates_never_come_from_the_future_or_the_crawl() -> None:
    fetched = datetime(2024, 5, 17, 12, tzinfo=UTC)
    head = (
        '<meta property="article:published_time" content="2024-06-01"><meta name="sailthru.date" content="2024-05-16">'
    )
    found = read(head, fetched_at=fetched)
    assert (found.date_published, found.date_published_raw) == ("2024-05-16", "2024-05-16")
    assert found.candidates["date_published"][0].value is None  # kept as evidence
    assert read("", H1 + BODY, fetched_at=fetched).date_published is None


def test_a_page_whose_only_date_is_an_update_says_so() -> None:
    found = read("", H1 + "<p>Updated on May 18, 2024</p>" + BODY)
    assert found.date_published == found.date_modified == "2024-05-18"
    assert found.sources["date_published"] == "dom.updated"


def test_dates_of_other_things_do_not_count() -> None:
    teaser = '<div class="teaser"><time datetime="2020-01-01">1 January</time></div>'
    assert read("", H1 + BODY + teaser).date_published is None
    assert read("", H1 + "<p>© 2020-01-02 Example</p>" + BODY).date_published is None
    assert read("", H1 + "<p>Registered since 1 January 2020</p>" + BODY).date_published is None


@pytest.mark.parametrize(
    ("markup", "expected"),
    [
        (
            '<img src="/a.jpg" width="640" height="360" alt="Fire">',
            Image("https://www.example.org/a.jpg", alt="Fire", width=640, height=360),
        ),
        ('<img src="data:image/gif;base64,AA" data-src="/a.jpg">', Image("https://www.example.org/a.jpg")),
        ('<img src="/placeholder.png" data-original="/a.jpg">', Image("https://www.example.org/a.jpg")),
        (
            '<img src="/lazy.gif" srcset="/a-1.jpg 320w, /a-2.jpg 1280w">',
            Image("https://www.example.org/a-2.jpg"),
        ),
        (
            '<picture><source srcset="/a.webp 1x, /a2.webp 2x"><img alt="Fire"></picture>',
            Image("https://www.example.org/a2.webp", alt="Fire"),
        ),
        (
            '<img src="/lazy.gif" data-x><noscript><img src="/a.jpg"></noscript>',
            Image("https://www.example.org/a.jpg"),
        ),
        (
            "<figure><img src='/a.jpg'><figcaption>The mill. Photo: Bo Berg</figcaption></figure>",
            Image("https://www.example.org/a.jpg", caption="The mill.", credit="Bo Berg"),
        ),
        (
            "<figure><img src='/a.jpg'><figcaption>The mill <span class='credit'>Bo Berg</span></figcaption></figure>",
            Image("https://www.example.org/a.jpg", caption="The mill", credit="Bo Berg"),
        ),
    ],
)
def test_pictures_of_the_content(markup: str, expected: Image) -> None:
    assert read("", f"<article>{H1}{markup}{BODY}</article>").images == (expected,)


@pytest.mark.parametrize(
    ("written", "credit"),
    [
        ("Foto: Bo Berg", "Bo Berg"),
        ("(Image credit: Bo Berg)", "Bo Berg"),
        ("Bild: © Bo Berg/Agentur", "Bo Berg/Agentur"),
        ("BILD: Photo by Bo Berg on Bilderbuch", "Bo Berg on Bilderbuch"),
        ("© 2026 Esk Courier", "© 2026 Esk Courier"),
        ("Bo Berg (Esk Courier)", "Bo Berg (Esk Courier)"),
        ("Photographers of the valley", "Photographers of the valley"),
    ],
)
def test_a_credit_is_who_is_credited(written: str, credit: str) -> None:
    caption = f"<figcaption>The mill <span class='credit'>{written}</span></figcaption>"
    data = {"@type": "NewsArticle", "headline": "A mill", "image": {"url": "/a.jpg", "creditText": written}}
    for page in (
        read("", f"<article>{H1}<figure><img src='/a.jpg'>{caption}</figure>{BODY}</article>"),
        read(f'<script type="application/ld+json">{json.dumps(data)}</script>', f"<article>{H1}{BODY}</article>"),
    ):
        assert page.main_image is not None and page.main_image.credit == credit


def test_furniture_is_no_picture() -> None:
    furniture = (
        '<img src="/logo.png"><img src="/a.jpg" width="1" height="1"><img '
        'src="/avatar-ann.jpg"><img src="data:image/png;base64,AA">'
    )
    assert read("", f"<article>{H1}{furniture}{BODY}</article>").images == ()
    for name in ("logo.png", "share_default.jpg", "logo-70a5657e.png", "pixel.gif"):
        assert read(f'<meta property="og:image" content="/img/{name}">').main_image is None


def test_the_lead_picture() -> None:
    offered = (
        '<meta property="og:image" content="https://cdn.example.org/mill-share.jpg"><meta '
        'property="og:image:width" content="1200">'
    )
    found = read(offered, f"<article>{H1}{BODY}</article>")
    assert found.main_image == Image("https://cdn.example.org/mill-share.jpg", width=1200)
    assert found.sources["main_image"] == "og:image"
    figure = '<figure><img src="/fire.jpg" width="800"></figure>'
    assert read(offered, f"<article>{H1}{figure}{BODY}</article>").main_image == Image(
        "https://www.example.org/fire.jpg", width=800
    )


def test_language_versions_are_told_where_there_are_others_than_the_page_itself() -> None:
    own = '<link rel=canonical href=/fire><link rel=alternate hreflang=en href=/fire>'
    assert read(f"{own}<link rel=alternate hreflang=x-default href=https://www.example.org/fire>", H1).alternates == ()
    found = read(f"{own}<link rel=alternate hreflang=de href=/feuer>", H1).alternates
    assert [(one.url.rpartition("/")[2], one.language) for one in found] == [("fire", "en"), ("feuer", "de")]


def test_everything_else() -> None:
    head = """
      <link rel="amphtml" href="/amp"><link rel="alternate" hreflang="de-at" href="/de">
      <link rel="icon" href="/f.ico">
      <link rel="apple-touch-icon" sizes="180x180" href="/f.png">
      <meta name="keywords" content="fire, mill , fire">
      <meta property="og:video" content="https://example.org/v.mp4">
      <meta property="article:content_tier" content="locked">
    """ + ld(
        '{"@type": "BreadcrumbList", "itemListElement": [{"@type": "ListItem", "position": 2, "item": '
        '{"@id": "/town", "name": "Town"}}, '
        '{"@type": "ListItem", "position": 1, "name": "Home", "item": "https://www.example.org/"}]}'
    )
    found = read(head, "<p>Sponsored content</p>" + H1, lang="en-gb")
    assert found.alternates == (
        Alternate("https://www.example.org/amp", "amp"),
        Alternate("https://www.example.org/de", "language", "de-AT"),
    )
    assert found.favicon == "https://www.example.org/f.png"
    assert found.keywords == ("fire", "mill")
    assert [video.url for video in found.videos] == ["https://example.org/v.mp4"]
    assert found.is_accessible_for_free is False
    assert found.sponsored is True
    assert found.in_language == "en-GB"
    assert found.breadcrumbs == (
        Breadcrumb("Home", "https://www.example.org/"),
        Breadcrumb("Town", "https://www.example.org/town"),
    )


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("true", True),
        ("false", False),
        ('"False"', False),
        ('"http://schema.org/True"', True),
        ("1", True),
        ("0", False),
        ('"no"', False),
        ('"metered"', None),
        ("null", None),
    ],
)
def test_access(value: str, expected: bool | None) -> None:
    assert read(ld(f'{{"@type": "Article", "isAccessibleForFree": {value}}}')).is_accessible_for_free is expected


@pytest.mark.parametrize(
    ("parts", "expected"),
    [
        ('"hasPart": {"isAccessibleForFree": false}', False),
        ('"isPartOf": {"@type": "Product", "isAccessibleForFree": false}', False),
        ('"hasPart": [{"isAccessibleForFree": true}]', None),  # the other parts may not be
    ],
)
def test_access_to_a_part(parts: str, expected: bool | None) -> None:
    assert read(ld(f'{{"@type": "Article", {parts}}}')).is_accessible_for_free is expected


@pytest.mark.parametrize(
    ("page", "found"),
    [
        ('"https://www.example.org/mill"', "https://www.example.org/mill"),
        ('{"@type": "WebPage", "@id": "https://example.org/mill"}', "https://example.org/mill"),
        ('{"@id": "https://other.example/mill"}', None),
        ('"https://www.example.org/"', None),
        ("true", None),
    ],
)
def test_the_canonical_address_as_the_page_of_the_article(page: str, found: str | None) -> None:
    script = ld(f'{{"@type": "NewsArticle", "mainEntityOfPage": {page}}}')
    assert read(script).canonical_url == found
    assert read(script + '<link rel="canonical" href="/own">').canonical_url == "https://www.example.org/own"


def test_a_template_canonical_address_is_none() -> None:
    assert read('<link rel="canonical" href="https://www.example.org/">').canonical_url is None


@pytest.mark.parametrize(
    ("written", "keywords"),
    [
        ('["fire, mills, river"]', ("fire", "mills", "river")),
        ('["Business, Finance, & Economics"]', ("Business, Finance, & Economics",)),
        ('"深空探测 探月工程 太空"', ("深空探测", "探月工程", "太空")),
        ('["topic/Fire & rescue", "sections/town", "organization/Esk Council"]', ("Fire & rescue", "town",
         "Esk Council")),
        ('["26157981-b4f7-4929-adc1-e860c6f03636", "100312362", "www.example.org", "2026", "type:article", "Fire"]',
         ("2026", "Fire")),
        ('["NLP Category: General", "NLP Entity Tokens: Esk Park", "(1) Fire", "#mills"]', ("Esk Park", "Fire",
         "mills")),
        ('["Lite:true", "Tag:Fire", "Publication:esk", "LockedPostSource:LOCKED_0", "LayerCake:0", "YouTube: Mills"]',
         ("Fire", "YouTube: Mills")),
    ],
)  # fmt: skip
def test_what_systems_list_beside_and_around_keywords_is_left_out(written: str, keywords: tuple[str, ...]) -> None:
    assert read(ld(f'{{"@type": "NewsArticle", "keywords": {written}}}')).keywords == keywords


@pytest.mark.parametrize(
    ("headline", "keywords"),
    [
        ("Mill by the river burns down", ("fire", "river")),
        ("Mill fire", ("fire", "Mill fire", "river")),  # a short one can be its topic's name
    ],
)
def test_names_of_the_site_and_the_article_are_no_topics(headline: str, keywords: tuple[str, ...]) -> None:
    head = (
        '<meta property="og:site_name" content="Esk Post">'
        f'<meta name="news_keywords" content="EskPost, fire, {headline}, _Prio_3, river">'
    )
    assert read(head, f"<h1>{headline}</h1>").keywords == keywords


def test_the_whole_title_is_no_topic() -> None:
    title = "Mill by the river burns down - River Watch"
    head = f'<title>{title}</title><meta name="keywords" content="{title}">'
    assert read(head, "<h1>Mill by the river burns down</h1>").keywords == ()


def test_json_has_only_what_was_found_under_its_names() -> None:
    assert read().to_json() == {"inLanguage": "en"}
    found = read('<meta name="author" content="Ann Lee"><meta name="description" content="A fire.">').to_json()
    assert found == {"description": "A fire.", "authors": [{"name": "Ann Lee"}], "inLanguage": "en"}
    assert len(set(JSON_NAMES.values())) == len(JSON_NAMES)


def test_evidence_names_what_was_claimed() -> None:
    found = read('<meta name="author" content="By Ann Lee">', H1 + "<p>By Bo Berg</p>")
    assert found.evidence()["authors"] == [
        {"source": "meta.author", "raw": "By Ann Lee", "value": "Ann Lee"},
        {"source": "dom.line", "raw": "By Bo Berg", "value": "Bo Berg"},
    ]


NAMES = """
og:title og:image og:url og:locale author date article:published_time twitter:label1 twitter:data1 keywords
description og:site_name application-name dc.date citation_author og:video language
"""
names = st.sampled_from(tuple(NAMES.split()))
written = st.text(st.characters(exclude_categories=["Cc", "Cs"]), max_size=80)


@settings(max_examples=100, deadline=None)
@given(st.lists(st.tuples(names, written), max_size=8), written, written)
def test_any_meta_content_reads(metas: list[tuple[str, str]], heading: str, link: str) -> None:
    def quoted(text: str) -> str:
        return text.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")

    head = "".join(f'<meta name="{name}" content="{quoted(value)}">' for name, value in metas)
    head += f'<base href="{quoted(link)}"><link rel="canonical" href="{quoted(link)}"><title>{quoted(heading)}</title>'
    body = (
        f'<h1>{quoted(heading)}</h1><p class="byline">{quoted(link)}</p><img src="{quoted(link)}" '
        f'srcset="{quoted(heading)}">'
    )
    found: dict[str, Any] = read(head, f"<article>{body}</article>").to_json()
    assert "" not in found.values()


def test_the_same_page_reads_the_same() -> None:
    body = f'<article>{H1}<p class="byline">By Ann Lee</p>{BODY}</article>'
    assert read("", body) == read("", body)
    assert URL.startswith("https://www.example.org")


_BY = "https://creativecommons.org/licenses/by/4.0/"


@pytest.mark.parametrize(
    ("head", "body"),
    [
        (ld(f'{{"@type": "NewsArticle", "license": {{"@type": "Thing", "name": "CC BY", "url": "{_BY}"}}}}'), ""),
        (ld(f'{{"@type": "NewsArticle", "license": ["", {{"@id": "{_BY}"}}]}}'), ""),
        (ld(f'{{"@type": "WebPage", "license": "{_BY}"}}'), ""),
        (f'<meta name="DC.rights" content="{_BY}">', ""),
        (f'<link rel="DCTERMS.rights" href="{_BY}">', ""),
        ("", f'<link itemprop="license" href="{_BY}">'),
        ("", f'<a itemprop="license" href="{_BY}">CC BY</a>'),
    ],
)
def test_a_licence_is_its_address(head: str, body: str) -> None:
    scope = f'<article itemscope itemtype="https://schema.org/NewsArticle">{H1}{body}{BODY}</article>'
    assert read(head, scope).licence == _BY


@pytest.mark.parametrize(
    "head",
    [
        '<meta name="DC.rights" content="Esk Courier">',
        '<meta name="dcterms.rights" content="https://www.example.org/terms">',
        '<link rel="dcterms.rights" href="/terms">',
    ],
)
def test_rights_are_no_licence(head: str) -> None:
    assert read(head, H1).licence is None


@pytest.mark.parametrize("kind", ["video", "audio"])
def test_media_in_microdata(kind: str) -> None:
    inner = (
        '<div itemprop="thumbnail" itemscope itemtype="https://schema.org/ImageObject"><meta itemprop="url" '
        'content="/t.jpg"><b itemprop="name">Night</b></div><meta itemprop="duration" content="PT2M">'
        '<link itemprop="contentUrl" href="/mill"><meta itemprop="thumbnailUrl" content="/mill.jpg">'
        '<h3 itemprop="name">The mill</h3>'
    )
    thing = f'<div itemprop="{kind}" itemscope itemtype="https://schema.org/{kind.title()}Object">{inner}</div>'
    url = "https://www.example.org/mill"
    found = read("", f"<article>{H1}{thing}{BODY}</article>")
    expected = (Media(url, "The mill", f"{url}.jpg", "PT2M"),)
    assert (found.videos, found.audios) == ((expected, ()) if kind == "video" else ((), expected))
    assert found.sources[f"{kind}s"] == "microdata"
    teaser = read("", f"<article>{H1}{BODY}</article>{thing}")
    assert (teaser.videos, teaser.audios) == ((), ())


def test_small_fields_of_microdata() -> None:
    markup = (
        '<meta itemprop="keywords" content="fire, mill"><meta itemprop="isAccessibleForFree" content="False">'
        '<p itemprop="image" itemscope itemtype="https://schema.org/ImageObject"><meta itemprop="url" content="/a.jpg">'
        '<meta itemprop="width" content="900"><meta itemprop="height" content="600 px">'
    )
    found = read("", f'<article itemscope itemtype="https://schema.org/NewsArticle">{H1}{markup}</article>')
    assert found.keywords == ("fire", "mill")
    assert found.is_accessible_for_free is False
    assert found.main_image == Image("https://www.example.org/a.jpg", width=900, height=600)


@pytest.mark.parametrize("kind", ['itemscope itemtype="https://schema.org/BreadcrumbList"', 'typeof="BreadcrumbList"'])
def test_breadcrumbs_that_only_their_type_names(kind: str) -> None:
    steps = '<li><a href="/news">News</a></li><li><a href="/news/town">Town</a></li>'
    assert read("", f"<ol {kind}>{steps}</ol>{H1}").breadcrumbs == (
        Breadcrumb("News", "https://www.example.org/news"),
        Breadcrumb("Town", "https://www.example.org/news/town"),
    )


def test_breadcrumbs_without_links_are_the_items_of_their_list() -> None:
    items = "<li><span>Home</span></li><li>News</li><li>Town</li>"
    found = read("", f"<nav class=breadcrumb><ol>{items}</ol></nav>{H1}")
    assert found.breadcrumbs == (Breadcrumb("Home"), Breadcrumb("News"), Breadcrumb("Town"))
    assert found.section == "News"
    linked = items.replace("News", "<a href=/news>News</a>")
    assert read("", f"<ol class=breadcrumb>{linked}</ol>{H1}").breadcrumbs == (
        Breadcrumb("News", "https://www.example.org/news"),
    )


def test_licences_that_contradict_each_other_are_none() -> None:
    links = '<a rel="license" href="/one">one</a><a rel="license" href="/two">two</a>'
    assert read("", H1 + links).licence is None


@pytest.mark.parametrize(
    ("written", "keywords"),
    [
        ("جسر، نهر، مدينة", ("جسر", "نهر", "مدينة")),
        ("پل؛ رودخانه؛ شهر", ("پل", "رودخانه", "شهر")),
        ("桥梁；河流；城市", ("桥梁", "河流", "城市")),
        ("Roads, roads, Bridges", ("Roads", "Bridges")),
        ("Roads, undefined, https://example.org/t/1, Bridges", ("Roads", "Bridges")),
    ],
)
def test_keywords_are_parted_in_any_script_and_named_once(written: str, keywords: tuple[str, ...]) -> None:
    assert read(f'<meta name="keywords" content="{written}">').keywords == keywords


@pytest.mark.parametrize("written", ["undefined", "null", "None", "[object Object]", "{{ post.it }}", "%%section%%"])
def test_what_a_template_could_not_fill_is_no_value(written: str) -> None:
    head = ld(f'{{"@type": "NewsArticle", "articleSection": "{written}", "publisher": {{"name": "{written}"}}}}')
    metas = f'<meta property="og:description" content="{written}"><link rel="canonical" href="{written}">'
    metadata = read(head + metas + '<meta property="og:url" content="https://www.example.org/mill">')
    assert (metadata.section, metadata.publisher, metadata.description) == (None, None, None)
    assert metadata.canonical_url == "https://www.example.org/mill"
