"""Pictures that a site offers of every page."""

from __future__ import annotations

import time

import pytest

from extractors.pictures.shared import is_of_every_page


@pytest.mark.parametrize(
    ("path", "shared"),
    [
        ("/img/og-image.png", True),
        ("/a-b-c/img/twitter-standard.jpg", True),
        ("/stories/12345/og-image.png", False),
        ("/how-we-live/og-image.png", False),
        ("/img/blog.png", False),
    ],
)
def test_the_folder_of_one_story_is_no_sites(path: str, shared: bool) -> None:
    assert is_of_every_page(f"https://example.org{path}") is shared


def test_long_addresses_cost_little() -> None:
    start = time.process_time()
    for part in ("-", "1-", "1", "a/"):
        is_of_every_page(f"https://example.org/{part * 2_000}/x/og-image.png")
        is_of_every_page(f"https://example.org/{part * 2_000}og")
    assert time.process_time() - start < 0.5
