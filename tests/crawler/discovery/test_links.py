# ruff: noqa: E501  samples of markup read better on one line
from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crawler.discovery.addresses import Scope, page_key
from crawler.discovery.candidates import from_links
from crawler.discovery.frontier import Tier
from crawler.discovery.links import Link, Target, is_media, is_name, is_variant, judge, read_links
from tests.growth import assert_forgets

S = "http://a.example"


@pytest.mark.parametrize(
    "path",
    [
        "/2026/11/20/harbour/",
        "/2026/11/20/harbour-opens",
        "/news/2026-11-20/x",
        "/world/harbour-opens-after-long-delay",
        "/story/12",
        "/n/1234.html",
        "/news/77",
        "/news/2034567",
        "/news/19876",
        "/politik/artikel-a-1234567.html",
        "/a/20261120_99.shtml",
        "/?id=12",
        "/show.php?newsid=7",
        "/index.php?p=15",
        "/news/articleView.html?idxno=300396",
        "/doc/5812345",
        "/article/short",
        "/новости/город-строит-новый-мост",
        "/%D0%BD%D0%BE%D0%B2%D0%BE%D1%81%D1%82%D0%B8/12345",
        "/2026-11/20/c_1129.htm",
        "/news/新桥今天正式开通市民参观",
        "/ข่าว/สะพานใหม่เปิดให้ประชาชนข้ามวันนี้",
        "/ព័ត៌មាន/ស្ពានថ្មីបើកឲ្យប្រើប្រាស់នៅថ្ងៃនេះ",
        "/c/2026-11-20/doc-imxyz.shtml",
        "/statya/33",
        "/world_us_canada_harbour_opens_again",
        "/recherche/avalanche-et-capteurs-sismiques",
        "/ricerca/2026/11/20/vaccino",
        "/recherche/avalanche-et-capteurs-sismiques?utm_source=x",
        "/basket/actualites/les-bleus-gagnent-leur-dernier-match/4711",
        "/voetbal/ajax/ajax-wint-klassieker-in-de-slotfase",
        "/weather/storm-hits-the-northern-coast",
        "/games/2026/11/20/review",
    ],
)
def test_articles(path: str) -> None:
    text = "A headline of five words" if path == "/article/short" else ""
    assert judge(S + path, text) is Target.ARTICLE


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/politics/",
        "/world/europe",
        "/news/",
        "/section/1",
        "/news/list_2.html",
        "/news/page/2/",
        "/city/?page=2",
        "/category/harbour",
        "/news/index_3.html",
        "/news/list_1_3.html",
        "/новости/",
        "/ข่าวต่างประเทศ",
        "/sport/basket",
        "/voetbal/ajax/",
        "/index.html",
        "/rubrik/politik",
        "/about/news",
        "/contact/press-releases/",
        "/news/weather",
        "/issues/56",
        "/ausgabe/3.html",
    ],
)
def test_sections(path: str) -> None:
    assert judge(S + path, "City") is Target.SECTION


@pytest.mark.parametrize(
    "path",
    [
        "/login",
        "/search?q=x",
        "/recherche",
        "/fr/recherche/",
        "/recherche/laboratoires",
        "/recherche/avalanche/2",
        "/recherche/4711471",
        "/recherche/avalanche-et-capteurs-sismiques?tri=date",
        "/basket",
        "/en-gb/basket",
        "/shop/basket",
        "/basket/add/a-blue-tea-towel-of-linen",
        "/ajax/load-more",
        "/news/?s=harbour",
        "/photo.JPG",
        "/clip.mp4",
        "/report.pdf",
        "/about/",
        "/weather",
        "/news/about",
        "/privacy-policy",
        "/events?month=11",
        "/wp-login.php",
        "/amp/story/12",
        "/story/12?amp=1",
        "/story/12/print",
        "/story/12?print=true",
        "/story-12.amp.html",
        "/news/print:page,1,2700-late-goal-denies-rovers.html",
        "/a/b/a/b/a/b",
        "/post/1?replytocom=5",
        "/app.apk",
        "/feed/comments/rss.xml",
        "/about.html",
        "/news/1234-a-late-goal?share=twitter",
        "/archive?date=2026-11-20",
        "/events?year=2031&month=11&day=3",
        "/mail.php?id=12",
        "/tell-a-friend.asp?id=12",
        "/comments.php?id=12&mode=new",
        "/index.php?action=edit&id=12",
        "/w/index.php?title=Harbour_opens&oldid=4711",
        "/w/index.php?title=Special:Book&id=4711",
        "/wiki/Talk:Harbour_opens_after_a_long_delay",
        "/wiki/Special:WhatLinksHere/Harbour_opens",
        "/wiki/Benutzer_Diskussion:Anna",
        "/p/rain-through-the-roof?action=share",
        "/p/rain-through-the-roof-again/comments",
        "/p/rain-through-the-roof-again/comment/123",
        "/2026/11/rain-through-roof.html?showComment=1",
        "/printmail/525",
        "/printpdf/525",
        "/news/about",
    ],
)
def test_ignored(path: str) -> None:
    assert judge(S + path, "A long text that could be a headline") is Target.IGNORED


@pytest.mark.parametrize(
    ("path", "target"),
    [
        ("/tag/harbour", Target.LOW_LIST),
        ("/author/jane-doe", Target.LOW_LIST),
        ("/2026/11/", Target.LOW_LIST),
        ("/2026/11/20/", Target.LOW_LIST),
        ("/archive/20261120", Target.LOW_LIST),
        ("/archive/2026-1-2/", Target.LOW_LIST),
        ("/2026/1120/", Target.LOW_LIST),
        ("/202611", Target.LOW_LIST),
        ("/2026", Target.LOW_LIST),
        ("/newsroom.aspx?year=2026&topic=roads", Target.LOW_LIST),
        ("/newsroom.aspx?year=&topic=roads", Target.LOW_LIST),
        ("/archive?year=2026&month=11", Target.LOW_LIST),
        ("/newsroom.aspx?year=2026&page=2", Target.SECTION),
        ("/article.php?id=12&action=show&year=2026", Target.ARTICLE),
        ("/mail/", Target.SECTION),
        ("/wiki/Talk:_why_nobody_listens_any_more", Target.ARTICLE),
        ("/rss.xml", Target.FEED),
        ("/news/feed/", Target.FEED),
        ("/a.rss", Target.FEED),
        ("/one/two/three", Target.UNKNOWN),
    ],
)
def test_others(path: str, target: Target) -> None:
    assert judge(S + path) is target


@pytest.mark.parametrize(
    ("encoding", "declared"), [("utf-8", "iso-8859-1"), ("utf-8", "windows-1252"), ("cp1251", "utf-8"), ("cp1251", None)]
)
def test_a_wrong_charset_loses_no_links(encoding: str, declared: str | None) -> None:
    """UTF-8 has bytes that are no characters of what servers declare by default: at the first the page would end."""
    text = "Новый мост через реку откроют в понедельник, сообщил мэр города журналистам на встрече в среду."
    links = "".join(f"<p>{text}</p><a href='/новости/{n}'>{text}</a>" for n in range(3))
    body = f"<html><head><meta charset={encoding}></head><body>{links}</body></html>".encode(encoding)
    assert [(link.url, link.text) for link in read_links(body, S, declared).links] == [
        (f"{S}/новости/{n}", text) for n in range(3)
    ]


def test_frames_are_links() -> None:
    body = b"<html><frameset><frame src='/menu.htm' name=menu><frame src='/today.htm?n=1'></frameset><iframe src=/ad></iframe>"
    assert [link.url for link in read_links(body, S).links] == [f"{S}/menu.htm", f"{S}/today.htm?n=1"]


def test_a_headline_makes_an_article_of_a_plain_address() -> None:
    assert judge(S + "/other/abc", "Harbour opens after long delay") is Target.ARTICLE
    assert judge(S + "/other/abc", "新桥今天正式开通市民参观") is Target.ARTICLE
    assert judge(S + "/issues/housing", "Harbour opens after long delay") is Target.ARTICLE
    assert judge(S + "/issues/56", "Harbour opens after long delay") is Target.SECTION
    assert judge(S + "/other/abc", "Sport") is Target.SECTION


def test_links_of_a_page() -> None:
    body = """<base href="http://a.example/dir/"><link rel="ALTERNATE feed" type="application/rss+xml" href="/f.xml"><link rel=alternate type="application/rss+xml" href="/comments/f.xml"><link rel=alternate type="application/feed+json" href="/f.json"><link rel=alternate type="application/json+oembed" href="/o.json">
      <link rel=canonical href="http://b.example/"><a href="x"><img></a> <a href="x#top">Longer <b>text</b></a><a href="mailto:a@b">m</a><a href="javascript:void(0)">j</a>
      <a href="#top">t</a><a href=" /y\n/z ">Y</a><a href="http://[bad">b</a><a href="//a.example/n" rel="nofollow">N</a>
      <a href="/go/1" rel="nofollow Sponsored">p</a><a>none</a><a href="tel:1">t</a>"""
    page = read_links(body.encode(), "http://a.example/")
    assert page.links == (
        Link("http://a.example/dir/x", "Longer text"),
        Link("http://a.example/y/z", "Y"),
        Link("http://a.example/n", "N", True),
    )
    assert page.feeds == ("http://a.example/f.xml", "http://a.example/f.json")
    assert page.canonical == "http://b.example/"


def test_deep_and_huge_pages_end() -> None:
    deep = b"<div>" * 100_000 + b"<a href='/x'>x</a>"
    assert len(read_links(deep, S).links) <= 1
    many = b"".join(b"<a href='/%d'>x</a>" % n for n in range(10_000))
    assert len(read_links(many, S).links) == 3_000
    assert read_links(b"", S).links == () and read_links(b"\x00\xff\xfe", S, "no-such-charset").links == ()


def test_media_and_variants() -> None:
    assert is_media(S + "/a.PDF?x=1") and not is_media(S + "/a.html") and not is_media(S + "/a")
    assert (
        is_variant(S + "/a?outputType=amp")
        and not is_variant(S + "/amplifier/print-run")
        and not is_variant(S + "/a?view=full")
    )


def test_short_texts_that_are_headings() -> None:
    body = """<nav><h2><a href=/a>Our paper</a></h2></nav><h3 class=t><span><a href=/b>Hope at last</a></span></h3>
      <a href=/c><img><div><h4>Hope again</h4></div></a><footer><a href=/d><h4>Privacy policy</h4></a></footer>
      <h2>News</h2><p><a href=/e>Imprint</a></p><p><a href=/b>Hope at</a></p>"""
    heads = {link.url: link.heads for link in read_links(body.encode(), S + "/").links}
    assert heads == {f"{S}/a": False, f"{S}/b": True, f"{S}/c": True, f"{S}/d": False, f"{S}/e": False}


def test_order_of_links_by_page() -> None:
    page = read_links(
        b"<a href='/story/1'>A late goal denies it</a><a href='/city/'>City</a><a href='http://b.example/story/2'>x</a>"
        b"<a href='/story/3'>Imprint</a><h2><a href='/story/4'>Hope!</a></h2>", S + "/",
    )  # fmt: skip
    tiers = {
        kind: [candidate.tier for candidate in from_links(page, Scope("a.example"), depth=0, kind=kind)]
        for kind in ("front", "section", "article")
    }
    assert tiers == {
        "front": [Tier.FRONT_ARTICLE, Tier.SECTION, Tier.SECTION, Tier.FRONT_ARTICLE],
        "section": [Tier.SECTION_ARTICLE, Tier.SECTION, Tier.SECTION, Tier.SECTION_ARTICLE],
        "article": [Tier.RELATED, Tier.ARCHIVE, Tier.RELATED, Tier.RELATED],
    }


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Privacy policy", True),
        ("Datenschutz", True),
        ("隐私政策", True),
        ("", False),
        ("The harbour reopens today", False),
        ("Hafenbehörde Bürgerbeteiligungsverfahren", False),
        ("港口今天重新开放迎来客轮", False),
        ("นโยบายความเป็นส่วนตัว", True),
        ("ເງື່ອນໄຂການນຳໃຊ້", True),
        ("គោលការណ៍ឯកជនភាព", True),
        ("ကိုယ်ရေးအချက်အလက်မူဝါဒ", True),
        ("ตลาดเช้าไม่ใช่ปัญหาของเมือง", False),
        ("ຂົວແຫ່ງໃໝ່ເປີດໃຫ້ປະຊາຊົນ", False),
        ("ស្ពានថ្មីបើកឲ្យប្រើប្រាស់ថ្ងៃនេះ", False),
        ("တံတားသစ်ကိုယနေ့ဖွင့်လှစ်သည်", False),
        ("港口开放，客轮归来", False),
    ],
)
def test_a_text_of_a_link_that_is_a_name(text: str, names: bool) -> None:
    assert is_name(text) is names


@given(st.text(max_size=80), st.text(max_size=30))
@settings(max_examples=150, deadline=None)
def test_never_raises(address: str, text: str) -> None:
    judge(address, text)
    judge(S + "/" + address, text)
    read_links(f"<a href='{address}'>{text}</a>".encode("utf-8", "replace"), S)


def test_long_addresses_are_not_remembered() -> None:
    def read(long: str) -> None:
        read_links(f"<link rel=canonical href=/{long}><a href=/{long}>{long}</a>".encode(), f"{S}/1")
        page_key(f"{S}/{long}")
        judge(f"{S}/{long}", long)
        judge(f"{S}/{long[0]}", long)

    assert_forgets(read)
    assert [link.url for link in read_links(f"<a href='/1#{'x' * 4_000}'>a</a>".encode(), S).links] == [f"{S}/1"]
