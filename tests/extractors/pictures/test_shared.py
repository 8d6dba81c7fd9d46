"""Pictures that a site offers of every page."""

from __future__ import annotations

import pytest

from extractors.pictures.shared import is_of_every_page
from tests.growth import assert_proportional


@pytest.mark.parametrize(
    ("path", "shared"),
    [
        ("/img/og-image.png", True),
        ("/a-b-c/img/twitter-standard.jpg", True),
        ("/stories/12345/og-image.png", False),
        ("/how-we-live/og-image.png", False),
        ("/img/blog.png", False),
        ("/img/og_image_default.jpg?v=2", True),
        ("/img/social-unfurl-generic.png", True),
        ("/img/fallback_1200x630.png", True),
        ("/logo/esk-mail-opengraph.png", True),
        ("/brand/mail-share.png", True),
        ("/logo/the-mill-at-esk-gets-a-new-logo.png", False),
        ("/logo/mill.png", False),
        ("/2026/esk-mail-opengraph.png", False),
        ("/sns.png", True),
        ("/img/ogp_default.png", True),
        ("/img/sns-share-kakao.jpg", True),
        ("/img/sns-ban-for-children.jpg", False),
        ("/img/kakao-founder.jpg", False),
    ],
)
def test_the_folder_of_one_story_is_no_sites(path: str, shared: bool) -> None:
    assert is_of_every_page(f"https://example.org{path}") is shared


def test_the_site_s_name_in_a_file_elsewhere_is_nothing_that_it_shows() -> None:
    assert is_of_every_page("https://static.example/2026/eskmail-opengraph.png", "eskmail.example")
    assert not is_of_every_page("https://static.example/2026/mill-opengraph.png", "eskmail.example")


@pytest.mark.parametrize("piece", ["-", "1-", "1", "a/"])
@pytest.mark.parametrize("behind", ["/x/og-image.png", "og"])
def test_a_long_address_costs_in_proportion(piece: str, behind: str) -> None:
    assert_proportional(lambda count: is_of_every_page(f"https://example.org/{piece * count}{behind}"), 16_000)
