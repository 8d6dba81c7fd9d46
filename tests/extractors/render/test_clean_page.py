"""The clean page: header and article in the page's own markup, and nothing that runs or loads."""

from __future__ import annotations

import re

import pytest
from lxml import html as lxml_html

from extractors import Rejection, clean_html
from extractors.page import Page
from extractors.render.clean_page import clean_page
from tests.extractors.blocks.pages import Kept, keep

HOSTILE = (
    "<h1 onclick='x()'>Head<script>alert(1)</script></h1>"
    "<p onmouseover='x()' style='background:url(http://e.example/x)' class=c id=i>One <b>two</b> "
    "<a href='javascript:alert(1)' target=_blank>three</a> <a href='/l'>four</a></p>"
    "<svg onload='x()'><text>no</text></svg><form action='http://e.example/'><input name=x><p>Five</p></form>"
    "<iframe srcdoc='<script>x()</script>'></iframe><object data='http://e.example/o'>no</object>"
    "<figure><img src='/a.jpg' onerror='x()'><figcaption>Cap</figcaption></figure>"
    "<div class=ad><p>Buy now and save a lot of money</p></div><my-box><p>Six</p></my-box>"
    "<template><p>no</p></template><meta http-equiv=refresh content='0;http://e.example/'>"
    "<p>Seven &lt;script&gt;</p>"
)


def clean(kept: Kept, headline: str = "Head", **options: bool) -> str:
    return clean_page(kept.document, kept.root, kept.kept, kept.header, headline=headline, **options)


def hostile(**options: bool) -> str:
    return clean(keep(HOSTILE, drop=("Buy now", "Cap")), **options)


def test_keeps_header_article_caption_and_their_markup() -> None:
    tree = lxml_html.document_fromstring(hostile())
    words = " ".join(tree.find("body").itertext())
    assert " ".join(words.split()) == (
        "Head One two three four Five https://news.example/a.jpg Cap Six Seven <script>"
    )
    assert tree.xpath("//article/my-box/p") and tree.xpath("//article/h1") and tree.xpath("//p/b")
    assert tree.xpath("//figure/figcaption[.='Cap']") and tree.xpath("//title[.='Head']")


@pytest.mark.parametrize("remote", [False, True])
def test_nothing_runs(remote: bool) -> None:
    page = hostile(remote=remote)
    tree = lxml_html.document_fromstring(page)
    names = {str(element.tag) for element in tree.iter() if isinstance(element.tag, str)}
    assert not names & {"script", "iframe", "object", "embed", "svg", "template", "link", "base", "input"}
    for element in tree.iter():
        assert not [
            name for name in element.attrib if name.startswith("on") or name in ("style", "action", "srcdoc")
        ]
    assert "javascript:" not in page and "e.example" not in page
    assert "default-src 'none'" in page


def test_nothing_loads_unless_asked_for() -> None:
    assert "src=" not in hostile()
    assert '<img src="https://news.example/a.jpg"' in hostile(remote=True)
    assert (
        "img-src data:;" not in hostile() and "http:" not in re.findall(r'content="default.*?"', hostile())[0]
    )


def test_links_are_absolute() -> None:
    assert re.findall(r'href="(.*?)"', hostile()) == ["https://news.example/l", "https://news.example/a.jpg"]


def test_empty_cells_of_kept_rows_stay() -> None:
    page = clean(keep("<table><tr><th>A<th>B<th>C<tr><td>1<td><td>3<tr><td><td><td></table>"))
    assert "<tr><td>1</td><td></td><td>3</td></tr></table>" in page


def test_header_outside_the_root() -> None:
    html = "<html><body><header><h1>Head</h1><p>Menu</p></header><article><p>Body</p></article></body></html>"
    kept = keep("", page=Page.from_html(html))
    tree = lxml_html.document_fromstring(clean(kept))
    assert " ".join(tree.find("body").itertext()).split() == ["Head", "Body"]


def test_nothing_kept_is_an_empty_page() -> None:
    kept = keep("<p>x</p>", drop=("x",))
    assert "<body>\n\n</body>" in clean(kept)


def test_from_a_page() -> None:
    sentence = "The river rose by two metres on Monday, and the town prepared for the worst of it. "
    html = f"<body><nav><a href=/>Home</a></nav><article><h1>River</h1><p>{sentence * 9}</p></article></body>"
    cleaned = clean_html(Page.from_html(html, "https://news.example/r"))
    assert isinstance(cleaned, str) and "the worst of it." in cleaned and "Home" not in cleaned
    assert isinstance(clean_html(Page.from_html("<p>no</p>")), Rejection)


@pytest.mark.parametrize(("declared", "language"), [("", "en"), (" lang=en-GB", "en-GB")])
def test_it_says_the_language_of_the_article(declared: str, language: str) -> None:
    sentence = "The river rose by two metres on Monday, and the town prepared for the worst of it. "
    paragraphs = "".join(f"<p>On day {number}, {sentence * 4}</p>" for number in range(6))
    page = f"<nav><a href=/>Home</a></nav><article><h1>River</h1><time datetime=2026-11-20>{paragraphs}</article>"
    html = f"<html{declared}><body>{page}</body></html>"
    cleaned = clean_html(Page.from_html(html, "https://news.example/r"))
    assert isinstance(cleaned, str) and lxml_html.document_fromstring(cleaned).get("lang") == language


@pytest.mark.parametrize(
    ("page", "direction"),
    [
        ("<html lang=ar><body dir=RTL><div><h1>H</h1><p>One</p></div>", "rtl"),
        ("<html lang=ar dir=rtl><body dir=auto><div><h1>H</h1><p>One</p></div>", "rtl"),
        ("<html lang=en dir=ltr><body><div><h1>H</h1><p>One</p></div>", "ltr"),
        ("<html lang=he><body><div><h1>H</h1><p>One</p></div>", "auto"),
        ("<html><body><div dir=rtl><h1>H</h1><p>One</p></div>", "rtl"),
    ],
)
def test_the_text_runs_as_on_the_page(page: str, direction: str) -> None:
    kept = keep("", root="div", page=Page.from_html(page, "https://a.example/1"))
    assert lxml_html.document_fromstring(clean(kept)).get("dir") == direction


def test_breaks_between_paragraphs_stay() -> None:
    inner = "<h1>H</h1><div>One<br><br>Two<br><br>Advert<br><br>Advert<br><br>Three</div>"
    assert "One<br><br>Two<br><br>Three" in clean(keep(inner, drop=("Advert",)))


@pytest.mark.parametrize(
    ("markup", "headline", "shown"),
    [
        ("<h1>Mill burns down</h1>", "Mill burns down", ["Mill burns down"]),
        ("<h1>Town: Mill burns down</h1>", "Mill burns down", ["Town: Mill burns down"]),  # as the page has it
        ("<h1>Prices of the day</h1>", "Mill burns down", ["Mill burns down"]),  # the site's own heading
        ("", "Mill <b>burns</b> down", ["Mill <b>burns</b> down"]),
    ],
)
def test_the_headline_is_there_even_if_the_page_does_not_show_it(markup: str, headline: str, shown: list[str]) -> None:
    tree = lxml_html.document_fromstring(clean(keep(f"{markup}<p>One two three.</p>"), headline))
    assert ["".join(h1.itertext()) for h1 in tree.xpath("//h1")] == shown


def test_no_link_holds_another() -> None:
    page = "<h1>Head</h1><p>One.</p><a href=/gallery><figure><img src=/a.jpg alt='The mill'></figure></a><p>Two.</p>"
    links = lxml_html.document_fromstring(clean(keep(page))).xpath("//a")
    assert [(a.get("href"), a.text) for a in links] == [("https://news.example/a.jpg", "The mill")]
    shown = lxml_html.document_fromstring(clean(keep(page), remote=True))
    assert shown.xpath("//a[@href='https://news.example/gallery']//img[@src='https://news.example/a.jpg']")


@pytest.mark.parametrize(
    ("markup", "path"),
    [
        ("<table><caption>Levels</caption><tr><th>Day<th>Metres<tr><td>Monday<td>7.2</table>", "//table/caption"),
        ("<figure><blockquote>A quoted sentence.</blockquote><figcaption>Levels</figcaption></figure>",
         "//figure[blockquote]/figcaption"),
        ("<figure><div><img src=/a.jpg></div><div><img src=/b.jpg></div><figcaption>Levels</figcaption></figure>",
         "//figure[.//a]/figcaption"),
    ],
)  # fmt: skip
def test_captions_of_tables_quotations_and_galleries_stay(markup: str, path: str) -> None:
    kept = keep(f"<h1>Head</h1><p>One two.</p>{markup}<p>Three.</p>", drop=("Levels",))
    tree = lxml_html.document_fromstring(clean(kept))
    assert ["".join(caption.itertext()) for caption in tree.xpath(path)] == ["Levels"]


def test_a_link_stands_for_a_post_whose_text_the_article_leaves_out() -> None:
    post = "<blockquote class=twitter-tweet><p>Words of another</p><a href=https://twitter.com/a/status/1>May</a></blockquote>"
    page = f"<h1>Head</h1><p>One two three.</p>{post}<p>Four five six.</p>"
    tree = lxml_html.document_fromstring(clean(keep(page, drop=("Words", "May"))))
    assert [(a.get("href"), a.text) for a in tree.xpath("//a")] == [("https://twitter.com/a/status/1", "Twitter")]
    tree = lxml_html.document_fromstring(clean(keep(page)))
    assert [a.text for a in tree.xpath("//blockquote//a")] == ["May"] and not tree.xpath("//figure")


@pytest.mark.parametrize(
    ("markup", "shown"),
    [
        ("<h2>Rain<a href='#rain'>#</a></h2>", "Rain"),
        ("<p>The <a href=/x>report<span class=sr-only> (external)</span></a> came.</p>", "The report came."),
        ("<h2>Town<span class=visually-hidden>: </span>Mill burns</h2>", "Town: Mill burns"),
    ],
)
def test_what_nobody_sees_in_a_line_is_left_out(markup: str, shown: str) -> None:
    tree = lxml_html.document_fromstring(clean(keep(f"<h1>Head</h1>{markup}<p>One.</p>")))
    article = " ".join("".join(tree.xpath("//article")[0].itertext()).split())
    assert article == f"Head{shown}One."


def test_the_parts_of_a_caption_stand_apart() -> None:
    caption = "<figcaption><span>The mill</span><span>Ann Lee/<b>Courier</b></span></figcaption>"
    kept = keep(f"<h1>Head</h1><p>One.</p><figure><img src=/a.jpg>{caption}</figure><p>Two.</p>", drop=("The mill",))
    assert "<span>The mill</span> <span>Ann Lee/<b>Courier</b></span>" in clean(kept)


def test_what_was_there_to_be_pressed_is_text() -> None:
    inner = "<h2><button type=button>Who pays?</button></h2><form><label>The town.</label></form>"
    page = clean(keep(f"<h1>Head</h1><p>One.</p>{inner}"))
    assert "<h2><span>Who pays?</span></h2><div><span>The town.</span></div>" in page


def test_a_wide_table_scrolls_in_itself_and_no_heading_is_smaller_than_the_text() -> None:
    [sheet] = lxml_html.document_fromstring(hostile()).xpath("//style/text()")
    assert re.search(r"table\{[^}]*display:block;overflow:auto", sheet) and "h5,h6{font-size:1em}" in sheet


def test_the_main_header_is_the_first_of_the_headings() -> None:
    kept = keep("<h3>Head</h3><p>One two.</p><h2>What next</h2><p>Three.</p>")
    page = clean_page(kept.document, kept.root, kept.kept[1:], kept.root + 1, headline="Head")
    headings = lxml_html.document_fromstring(page).xpath("//h1 | //h2 | //h3")
    assert [(heading.tag, heading.text) for heading in headings] == [("h1", "Head"), ("h2", "What next")]


@pytest.mark.parametrize("header", ["<h1>Head</h1>", ""])
def test_subheadings_are_below_the_headline(header: str) -> None:
    page = f"<article>{header}<p>Zero.</p><h1>One</h1><p>Two.</p><h2>Three</h2></article><h1>Foot</h1>"
    kept = keep("", page=Page.from_html(page, "https://a.example/1"))
    texts = kept.kept if header else tuple(range(len(kept.document.blocks) - 1))
    shown = clean_page(kept.document, kept.root, texts, kept.header if header else None, headline="Head")
    headings = lxml_html.document_fromstring(shown).xpath("//h1 | //h2 | //h3")
    assert [(heading.tag, heading.text) for heading in headings] == [("h1", "Head"), ("h2", "One"), ("h3", "Three")]


def test_the_parts_of_a_header_stand_apart() -> None:
    assert "<h1><span>The mill</span> <span>How it burned</span></h1>" in clean(
        keep("<h1><span>The mill</span><span>How it burned</span></h1><p>One two.</p>"), "The mill: How it burned"
    )


def test_a_table_that_only_lays_the_page_out_is_none() -> None:
    levels = "<table><tr><th>Day<th>Metres<tr><td>Monday<td>7.2</table>"
    kept = keep(f"<table><tr><td><h1>Head</h1><tr><td><p>One two.</p>{levels}<p>Three.</p></table>")
    tree = lxml_html.document_fromstring(clean(kept))
    assert tree.xpath("//table//td/text()") == ["Monday", "7.2"] and len(tree.xpath("//table")) == 1
    assert tree.xpath("//div/h1[.='Head']") and tree.xpath("//div/p[.='Three.']")


@pytest.mark.parametrize(
    ("markup", "caption"),
    [
        ("<div><img src=/a.jpg><p class=caption>The mill</p></div>", ["The mill"]),
        ("<div><img src=/a.jpg><div class=caption><p>The mill</p>Ann Lee</div></div>", ["The mill Ann Lee"]),
        ("<figure><img src=/a.jpg><figcaption><p>The mill</p></figcaption></figure>", ["The mill"]),
    ],
)
def test_a_caption_is_marked_as_one(markup: str, caption: list[str]) -> None:
    kept = keep(f"<h1>Head</h1><p>One two.</p>{markup}<p>Three.</p>", drop=("The mill", "Ann Lee"))
    tree = lxml_html.document_fromstring(clean(kept))
    assert [" ".join(found.itertext()) for found in tree.xpath("//figcaption")] == caption


@pytest.mark.parametrize(
    ("markup", "shown"),
    [
        ("<p><img src=/a.jpg alt=Mill>One two.</p>", "<p>{}<br>One two.</p>"),
        ("<p>One two. <b><img src=/a.jpg alt=Mill></b></p>", "<p>One two. <b><br>{}</b></p>"),
        ("<p><a href=/b.mp3>Song</a><img src=/a.jpg alt=Mill><br>One two.</p>", "Song</a><br>{}<br>One two.</p>"),
        ("<div><div><img src=/a.jpg alt=Mill></div>One two.</div>", "<div><div>{}</div>One two.</div>"),
    ],
)
def test_the_link_for_a_picture_is_a_line_of_its_own(markup: str, shown: str) -> None:
    link = '<a href="https://news.example/a.jpg" rel="noopener noreferrer">Mill</a>'
    kept = keep(f"<h1>Head</h1><p>Zero.</p>{markup}<p>Three.</p>")
    assert shown.format(link) in clean(kept)
    assert clean(kept, remote=True).count("<br>") == markup.count("<br>")


@pytest.mark.parametrize(
    ("markup", "shown"),
    [
        ("<p><span>One two.</span><b><br>Three four.</b></p>", "<p><span>One two.</span><b><br>Three four.</b></p>"),
        ("<div>One two.<div></div>Three four.</div>", "<div>One two.<br>Three four.</div>"),
        ("<div>One two.<div>Advert</div>Three <b>four</b>.</div>", "<div>One two.<br>Three <b>four</b>.</div>"),
        ("<div>One two.<p>Three</p>four.</div>", "<div>One two.<p>Three</p>four.</div>"),
    ],
)
def test_each_text_is_a_line_of_its_own(markup: str, shown: str) -> None:
    assert shown in clean(keep(f"<h1>Head</h1><p>Zero.</p>{markup}", drop=("Advert",)))


@pytest.mark.parametrize(
    ("style", "kept"),
    [
        ("color: red; font-weight: 700", "font-weight:bold"),
        ("font-style:italic;background:url(//e.example/x)", "font-style:italic"),
        ("text-decoration: underline line-through #e.example", "text-decoration:underline line-through"),
        ("font-weight:normal;text-decoration:none", "font-weight:normal"),
        ("font-family:bold", None),
    ],
)
def test_what_a_style_makes_bold_or_not_is_so(style: str, kept: str | None) -> None:
    page = clean(keep(f"<p>One <b style='{style}'>two</b> three</p>"))
    assert lxml_html.document_fromstring(page).xpath("//p/b")[0].get("style") == kept


@pytest.mark.parametrize("name", ["details", "dialog"])
def test_what_was_to_be_opened_is_open(name: str) -> None:
    page = clean(keep(f"<p>One</p><{name}><p>Two</p></{name}>"))
    (around,) = lxml_html.document_fromstring(page).xpath("//p[.='Two']/..")
    assert around.tag == "div" or around.get("open") is not None


@pytest.mark.parametrize("name", ["marquee", "xmp", "listing"])
def test_kept_text_in_what_is_left_out_stays(name: str) -> None:
    run = f"<div><{name} onstart='x()'>Two</{name}></div><div><{name}>no</{name}></div>"
    page = clean(keep(f"<p>One</p>{run}", drop=("no",)))
    body = lxml_html.document_fromstring(page).find("body")
    assert [text.strip() for text in body.itertext() if text.strip()] == ["Head", "One", "Two"]
    assert name not in page and "x()" not in page
