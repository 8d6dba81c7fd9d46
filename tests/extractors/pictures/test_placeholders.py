"""What stands in for a picture, and what is one although its name has such a word."""

from __future__ import annotations

import pytest

from extractors.pictures.placeholders import is_placeholder


@pytest.mark.parametrize(
    ("name", "stands_in"),
    [
        ("grey.gif", True),
        ("1x1.trans.gif", True),
        ("index-transparent_h-133_w-220_zc-2f624de1.gif", True),
        ("image-placeholder-free-sat-1.png", True),
        ("csm_placeholder_white_34704922a5.png", True),
        ("default_avatar-250-250.jpg?d=1", True),
        ("loading.svg#x", True),
        ("no-image-default.webp", True),
        ("lazy_small.png", True),
        ("58215_default-2280w_1uF-Iw_3D5m3f.jpg", False),
        ("grey-sweater-2.jpg", False),
        ("mill-at-esk-210x140-c-default.jpg", False),
        ("a.vale_pixelio-238x134.jpg", False),
        ("empty-shelves.jpg", False),
        ("clearwater-harbour.png", False),
        ("loading-docks-1x1.jpg", False),
        ("mill.jpg?fallback=default.png", False),
        ("default", False),
    ],
)
def test_a_placeholder_is_named_for_nothing_that_is_shown(name: str, stands_in: bool) -> None:
    assert is_placeholder(f"https://news.example/img/{name}") is stands_in
