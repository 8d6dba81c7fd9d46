"""The picture that opens an article, wherever it stands, as its first block."""

from __future__ import annotations

from typing import Any

from lxml import html as lxml_html

from extractors import Article, clean_html, extract, extract_page, learn_site
from extractors.page import Page

URL = "https://news.example/2026/mill.html"
TEXT = "".join(
    f"<p>The old mill by the river burned for the whole of the night, and {who} watched it with the neighbours.</p>"
    for who in ("the miller", "her brother", "the smith", "a teacher", "the mayor", "a doctor", "the baker")
)
FIGURE = (
    "<figure><img src='/p/mill-at-esk-640x360.jpg' width='640' height='360'>"
    "<figcaption>The mill. Photo: A. Vale</figcaption></figure>"
)
OFFERED = '<meta property="og:image" content="/p/mill-at-esk-1200x630.jpg">'


def page(above: str = "", text: str = TEXT, head: str = OFFERED) -> str:
    header = "<header><h1>The mill at Esk has burned down</h1><p>2 May 2026</p></header>"
    return (
        f"<html><head><title>Mill burns</title>{head}</head><body><main>{header}{above}"
        f"<div class='story'>{text}</div></main></body></html>"
    )


def article(html: str) -> Article:
    found = extract(html, URL)
    assert isinstance(found, Article)
    return found


def pictures(html: str) -> list[tuple[int, dict[str, Any]]]:
    return [(n, block.to_json()) for n, block in enumerate(article(html).blocks) if block.to_json()["type"] == "image"]


def test_a_picture_between_headline_and_text_opens_the_article() -> None:
    [(place, block)] = pictures(page(FIGURE))
    assert place == 0 and block["url"] == "https://news.example/p/mill-at-esk-640x360.jpg"
    assert [paragraph["text"] for paragraph in block["caption"]] == ["The mill. Photo: A. Vale"]
    assert article(page(FIGURE)).body == article(page()).body


def test_the_only_text_beside_it_is_its_caption_where_nothing_says_so() -> None:
    shown = "<img src='/p/mill-at-esk-640x360.jpg' width='640' height='360'><br>"
    [(_, block)] = pictures(page(f"<div class='photo'>{shown}<small>The mill in the morning</small></div>"))
    assert [paragraph["text"] for paragraph in block["caption"]] == ["The mill in the morning"]
    teaser = f"<div class='photo'>{shown}<a href='/b'>The mill in the morning</a></div>"
    [(_, block)] = pictures(page(teaser))
    assert "caption" not in block


def test_a_picture_above_the_headline_opens_it_too() -> None:
    above = page().replace("<header>", f"<header><div>{FIGURE}</div>")
    assert [place for place, _ in pictures(above)] == [0]


def test_a_picture_that_a_script_shows_later_opens_it_too() -> None:
    real = "src='/p/mill-at-esk-640x360.jpg'"
    for late in (
        FIGURE.replace(real, "src='data:image/gif;base64,R0' data-src='/p/mill-at-esk-640x360.jpg'"),
        f"<div><img src='data:image/gif;base64,R0'><noscript><img {real} width='640' height='360'></noscript></div>",
    ):
        assert [(place, block["url"]) for place, block in pictures(page(late))] == [
            (0, "https://news.example/p/mill-at-esk-640x360.jpg")
        ]


def test_a_picture_that_the_text_shows_again_is_shown_there() -> None:
    again = "<figure><img src='/p/mill-at-esk-800x450.jpg' width='800' height='450'></figure>"
    first, rest = TEXT.split("</p>", 1)
    [(place, block)] = pictures(page(FIGURE, f"{first}</p>{again}{rest}"))
    assert place == 1 and block["url"].endswith("-800x450.jpg")


def test_a_picture_named_like_it_in_the_text_is_another_one() -> None:
    first, rest = TEXT.split("</p>", 1)
    for name in ("mill-at-esk-miller", "mill-at-esk-3"):
        other = f"<figure><img src='/p/{name}-800x450.jpg' width='800' height='450'></figure>"
        assert [place for place, _ in pictures(page(FIGURE, f"{first}</p>{other}{rest}"))] == [0, 2]


def test_other_pictures_above_the_text_are_none_of_it() -> None:
    writer = "<div class='by'><img src='/p/anna-vale-640x360.jpg' width='64' height='64'> Anna Vale</div>"
    advert = "<div><a href='https://shop.example/'><img src='/b/shoes-for-less.jpg' width='728' height='90'></a></div>"
    assert pictures(page(writer + advert)) == []
    small = FIGURE.replace("width='640' height='360'", "width='64' height='64'")
    assert pictures(page(small)) == []
    assert pictures(page(f"<div style='display:none'>{FIGURE}</div>")) == []


def test_the_clean_page_shows_it_with_its_caption() -> None:
    cleaned = clean_html(Page.from_html(page(FIGURE), URL), remote=True)
    assert isinstance(cleaned, str)
    tree = lxml_html.document_fromstring(cleaned)
    [picture] = tree.xpath("//h1/following::figure[figcaption='The mill. Photo: A. Vale']//img")
    assert picture.get("src").endswith("mill-at-esk-640x360.jpg")
    assert not tree.xpath("//p/following::img") and "2 May" not in " ".join(tree.find("body").itertext())


def test_a_wrapper_shows_it_as_a_cold_page_does() -> None:
    def numbered(number: int) -> Page:
        name = f"picture-of-case-{number}"
        told = TEXT.replace("mill", ("barge", "ferry")[number]).replace("river", ("lake", "canal")[number])
        html = page(f"<div class='lead'>{FIGURE}</div>", told).replace("<main>", "<nav>Menu</nav><main>")
        return Page.from_html(html.replace("mill-at-esk", name), f"https://news.example/2026/{number}.html")

    seen = extract_page(numbered(0), learn=True).observation
    assert seen is not None
    [wrapper] = learn_site([seen])
    assert wrapper.scope_xpath is not None
    cold, warm = extract_page(numbered(1)), extract_page(numbered(1), [wrapper])
    assert warm.used is not None and isinstance(warm.outcome, Article) and isinstance(cold.outcome, Article)
    assert warm.outcome.blocks == cold.outcome.blocks
    assert warm.outcome.blocks[0].to_json()["url"].endswith("picture-of-case-1-640x360.jpg")
