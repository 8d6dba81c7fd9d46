"""Pictures of the page's interface, which are none of the article's."""

from __future__ import annotations

import pytest

from extractors import Page
from extractors.document import Document
from extractors.dom import tags
from extractors.pictures.interface import is_icon, is_interface


@pytest.mark.parametrize(
    "name",
    [
        "/theme/icons/angle-down.svg",
        "/Layout/Icons/email.png",
        "/img/social/anything_2.gif",
        "/common/icon_scale.svg",
        "/static/zoom-in.f7dae02f.svg",
        "/media/linkedIn.7c456b7b.svg",
        "/images/arrow.png",
        "/images/icon-enlarge.png?v=2",
        "/temp/pin-it-icon.png",
        "/f-icon-1.svg",
        "/FacebookLogoWhite.svg",
    ],
)
def test_files_that_are_icons(name: str) -> None:
    assert is_icon(f"https://news.example{name}")


@pytest.mark.parametrize(
    "name",
    [
        "/2026/11/1132140-456x304.jpeg",
        "/2026/11/facebook.jpg",
        "/blog/architecture.svg",
        "/files/Facebook-headquarters-at-night.png",
        "/search-utf8/search-utf8-example.png",
        "/files/62687f7668fb8.png",
        "/5d383065239/690dd899ffd9935013538146_Facebook.webp",
        "/uploads/product-icon-redesign.png",
        "/iconic/bridge.svg",
    ],
)
def test_files_that_are_not(name: str) -> None:
    assert not is_icon(f"https://news.example{name}")


def interface(markup: str, url: str = "https://news.example/a.png", width: int | None = None) -> bool:
    page = Page.from_html(f"<html><body><article>{markup}</article></body></html>", "https://news.example/1")
    document = Document(page)
    node = document.tag.tolist().index(tags.CODES["img"])
    return is_interface(document, node, url, width, width)


@pytest.mark.parametrize(
    "target",
    [
        "mailto:?subject=River",
        "https://www.facebook.com/sharer/sharer.php?u=x",
        "https://twitter.com/intent/tweet?url=x",
        "https://bsky.app/intent/compose?text=x",
        "https://wa.me/?text=x",
        "https://news.google.com/publications/CAAq?ceid=TR:tr",
    ],
)
def test_a_picture_that_leads_to_where_a_page_is_shared(target: str) -> None:
    assert interface(f'<a href="{target}"><span><img src=a.png></span></a>')


@pytest.mark.parametrize("target", ["/a-large.png", "https://shared.example/intentions", "/share-of-the-vote", ""])
def test_a_picture_that_leads_elsewhere(target: str) -> None:
    assert not interface(f'<a href="{target}"><img src=a.png></a>')


def test_a_logo_that_leads_home() -> None:
    linked = '<a href="{}"><img src=a.png></a>'
    logo = "https://news.example/courier-logo.png"
    assert interface(linked.format("/"), logo) and interface(linked.format("https://news.example"), logo)
    assert not interface(linked.format("/about"), logo)
    assert not interface(linked.format("/"))
    assert not interface("<img src=a.png>", logo)


def test_what_is_stated_as_large_is_a_picture() -> None:
    markup = "<img src=a.png>"
    assert interface(markup, "https://news.example/icons/1.png", 99)
    assert not interface(markup, "https://news.example/icons/1.png", 100)
