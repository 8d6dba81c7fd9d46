"""What a wrapper leaves out is nowhere: no text of a line, no picture, no player, no table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from extractors import (
    HAND,
    PARSER_VERSION,
    Article,
    FieldPath,
    Page,
    Wrapper,
    body_and_headline,
    clean_html,
    extract_page,
)
from tests.builders import PARAGRAPHS, URL, article_html, paragraphs

HAND_WRITTEN = Wrapper("news.example", PARSER_VERSION, "//article", HAND, header_xpath="//h1", pinned=True)
FIGURE = '<figure class="no"><img src="/no.jpg" width="800" height="600"><figcaption>The pier</figcaption></figure>'
PICTURE = '<figure><img src="/good.jpg" width="800" height="600"></figure>'


def html_of(within: str, *, heading: str = "<h1>Ferries stop for the winter</h1>") -> str:
    return f"<body>{heading}<article>{paragraphs()}{within}<p>{PARAGRAPHS[0]} Once more.</p></article></body>"


def article_of(html: str, *strip: str) -> Article:
    found = extract_page(Page.from_html(html, URL), [replace(HAND_WRITTEN, strip=strip)])
    assert isinstance(found.outcome, Article) and found.used is not None, found.failed
    return found.outcome


@pytest.mark.parametrize(
    ("within", "strip", "gone"),
    [
        (f"<p>{PARAGRAPHS[1]} <span class=ad>Buy a boat</span> today.</p>", "//span[@class='ad']", "Buy a boat"),
        (f"<blockquote>{PARAGRAPHS[1]}<b>Buy a boat</b></blockquote>", "//b", "Buy a boat"),
        ("<ul class=no><li>Buy a boat that floats</li></ul>", "//ul", "Buy a boat"),
        ("<div class=no><p>Buy a boat that floats</p></div>", "//*[@class='no']", "Buy a boat"),
    ],
)
def test_text_in_a_line_and_in_blocks(within: str, strip: str, gone: str) -> None:
    html = html_of(within)
    left = article_of(html, strip)
    assert gone in html and gone not in left.body and gone not in str(left.to_json()["blocks"])
    assert "Once more." in left.body and (" today." in left.body) is (" today." in html)
    fast = body_and_headline(Page.from_html(html, URL), replace(HAND_WRITTEN, strip=(strip,)))
    assert fast == (left.body, "Ferries stop for the winter")
    assert gone not in str(clean_html(Page.from_html(html, URL), [replace(HAND_WRITTEN, strip=(strip,))]))


def test_pictures_players_tables_and_lines() -> None:
    tables = "<table class=no><tr><th>a</th><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>"
    players = '<video class="no" src="/v.mp4"></video><iframe class="no" src="https://www.youtube.com/embed/a1b2c3d4e5f">'
    html = html_of(f'{FIGURE}{PICTURE}{tables}<hr class="no">{players}</iframe>')
    whole, left = article_of(html), article_of(html, "//*[@class='no']")
    kinds = {block["type"] for block in whole.to_json()["blocks"]}
    assert {"image", "table", "delimiter", "video", "remoteVideo"} <= kinds
    assert {block["type"] for block in left.to_json()["blocks"]} == {"header", "paragraph", "image"} & kinds
    assert [image.url for image in left.metadata.images] == ["https://news.example/good.jpg"]
    assert left.metadata.main_image is not None and left.metadata.main_image.url == "https://news.example/good.jpg"
    assert not left.metadata.videos


def test_a_heading_in_what_is_left_out_is_read_before() -> None:
    heading = "<header><h1>Ferries stop <span>for the winter</span></h1><p>Share this with your friends</p></header>"
    html = html_of("", heading="").replace("<article>", f"<article>{heading}")
    for strip in ("//header", "//h1", "//h1/span"):
        left = article_of(html, strip)
        assert left.headline == "Ferries stop for the winter" and "Ferries" not in left.body
    assert "Share this" not in article_of(html, "//header").body


def test_fields_are_read_before_too() -> None:
    html = html_of('<div class="by">By <a>Anna Ross</a></div>')
    wrapper = replace(HAND_WRITTEN, strip=("//div[@class='by']",), fields={"authors": FieldPath("//div/a")})
    found = extract_page(Page.from_html(html, URL), [wrapper]).outcome
    assert isinstance(found, Article) and [author.name for author in found.metadata.authors] == ["Anna Ross"]
    assert "Anna Ross" not in found.body


def test_other_wrappers_and_the_cold_way_see_the_whole_page() -> None:
    page = Page.from_html(article_html(), URL)
    short = replace(HAND_WRITTEN, strip=("//p",))
    found = extract_page(page, [short])
    assert found.used is None and found.failed[0][1].startswith("0 words")
    assert found.outcome == extract_page(page).outcome
    sampled = extract_page(page, [replace(HAND_WRITTEN, strip=("//article/p[1]",))], sample=True)
    assert sampled.agreement is not None and 0.5 < sampled.agreement < 1


def test_what_a_person_says_goes_before_what_the_page_declares() -> None:
    declared = '<script type="application/ld+json">{"@type":"NewsArticle","headline":"Another thing"}</script>'
    headings = "<h1>Paper</h1><h2>Ferries stop</h2>"
    html = f"<head><title>Another thing</title>{declared}</head>{html_of('', heading=headings)}"
    outcome = article_of(html)
    assert outcome.headline == "Paper"
    named = replace(HAND_WRITTEN, header_xpath="//h2")
    found = extract_page(Page.from_html(html, URL), [named]).outcome
    assert isinstance(found, Article) and found.headline == "Ferries stop"
    assert found.extraction.fields["headline"] == "wrapper"
    learned = extract_page(Page.from_html(html, URL), [replace(named, method="arbiter")]).outcome
    assert isinstance(learned, Article) and learned.headline == "Another thing"
