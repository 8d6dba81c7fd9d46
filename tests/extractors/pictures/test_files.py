"""Which addresses are one picture."""

from __future__ import annotations

import pytest

from extractors.pictures.files import is_same_file


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
    ],
)
def test_a_script_that_gives_pictures_out_is_no_picture(one: str, other: str, same: bool) -> None:
    assert is_same_file(one, other) is same
