"""What is said of a picture to those who do not see it, and what is nothing."""

from __future__ import annotations

import pytest

from extractors.pictures.alternatives import LONGEST, alternative


@pytest.mark.parametrize("alt", ["A mill by the river", "石桥", "Image of a bridge", "v1.2 of the plan"])
def test_what_says_something(alt: str) -> None:
    assert alternative({"alt": f" {alt}\n"}) == alt


@pytest.mark.parametrize(
    "alt", ["", " ", "x", "image", "Photo 3", "IMG_2031.JPG", "https://a.example/b.png", "null", "thumbnail"]
)
def test_what_says_nothing(alt: str) -> None:
    assert alternative({"alt": alt}) is None


def test_it_is_bounded() -> None:
    assert alternative({"alt": "a mill " * 1_000}) == ("a mill " * 1_000)[:LONGEST]
    assert alternative({}) is None
