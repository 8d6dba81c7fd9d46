"""Which addresses are one picture."""

from __future__ import annotations

import pytest

from extractors.pictures.files import is_rendition, is_same_file


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("/_next/image?url=%2Fp%2Fmill.jpg&w=64&q=75", "/_next/image?url=%2Fp%2Fmill.jpg&w=3840&q=60", True),
        ("/_next/image?url=%2Fp%2Fmill.jpg&w=64", "https://cdn.example/p/mill-1024x683.jpg", True),
        ("/_next/image?url=%2Fp%2Fmill.jpg&w=64", "/_next/image?url=%2Fp%2Fwriter.jpg&w=64", False),
        ("/image.php?id=31&w=200", "/image.php?w=900&id=31", True),
        ("/image.php?id=31", "/image.php?id=32", False),
        ("/GetImage.ashx?Id=5", "/GetImage.ashx?Id=6", False),
        ("/crop/90/?url=https%3A%2F%2Fs.example%2Fmill.jpg", "/crop/60/?url=https%3A%2F%2Fs.example%2Fmill.jpg", True),
        ("/crop/90/?url=https%3A%2F%2Fs.example%2Fmill.jpg", "/crop/90/?url=https%3A%2F%2Fs.example%2Fdam.jpg", False),
        ("/p/mill-at-esk.jpg?v=1", "/p/mill-at-esk.jpg?v=2", True),
        ("/image/45afe2c1=w700", "/image/45afe2c1", True),
        ("/proxy/45afe2c1=w1200-h630-n-k-no-nu", "/proxy/45afe2c1=s0", True),
        ("/proxy/45afe2c1=w700", "/proxy/99b0d3f7=w700", False),
    ],
)
def test_a_script_that_gives_pictures_out_is_no_picture(one: str, other: str, same: bool) -> None:
    assert is_same_file(one, other) is same


@pytest.mark.parametrize(
    ("one", "other", "same", "rendition"),
    [
        ("fire-in-old-mill_detail-800w", "fire-in-old-mill_metadata", True, True),
        ("csm_fire-in-old-mill_20179ae2ff", "csm_fire-in-old-mill_22ea6ae019", True, True),
        ("fire-in-old-mill-scaled-e1643880498459", "fire-in-old-mill", True, True),
        ("fire-in-old-mill.original_1024", "fire-in-old-mill.16x9_700", True, False),
        ("fire-in-old-mill_hero", "fire-in-old-mill_miller", True, False),
        ("fire-in-old-mill_1", "fire-in-old-mill", True, False),
        ("fire-in-old-mill-2", "fire-in-old-mill-3", False, False),
        ("fire-in-old-mill-000", "fire-in-old-mill-005", False, False),
        ("fire-in-old-mill-516_323", "fire-in-old-mill-700", True, False),
        ("gettyimages-1188360513", "gettyimages-1256719562", False, False),
        ("gettyimages-1188360513_57056b4e3", "gettyimages-1188360513", True, True),
    ],
)
def test_pictures_of_one_story_are_named_alike(one: str, other: str, same: bool, rendition: bool) -> None:
    pair = f"https://cdn.example/{one}.jpg", f"/p/{other}.webp"
    assert (is_same_file(*pair), is_rendition(*pair)) == (same, rendition)
    assert (is_same_file(*pair[::-1]), is_rendition(*pair[::-1])) == (same, rendition)
