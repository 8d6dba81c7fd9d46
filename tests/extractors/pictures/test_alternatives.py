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


@pytest.mark.parametrize(
    "alt",
    ["Content media", "Article thumbnail image", "Image for post", "Featured image", "article", "Imagen",
     "Imagen destacada", "Immagine di copertina", "Beitragsbild", "Afbeelding 3",
     "Artiklens øverste billede", "Zdjęcie", "Фото", "画像", "图片", "사진 1", "صورة", "Hình ảnh"],
)  # fmt: skip
def test_words_of_any_picture_say_nothing_of_it(alt: str) -> None:
    assert alternative({"alt": alt}) is None


@pytest.mark.parametrize("alt", ["Foto: Ann Lee", "Image of a mill", "Content of the river", "画像1：橋", "Площадь"])
def test_what_says_more_is_kept(alt: str) -> None:
    assert alternative({"alt": alt}) == alt


@pytest.mark.parametrize(
    ("alt", "source", "says"),
    [
        ("IMG_2031", "/p/img_2031-1024x683.jpg", False),
        ("old_mill", "/p/old%5Fmill.png?w=300", False),
        ("mill-2024-b", "data:image/gif;base64,R0", False),
        ("old-mill", "/p/old-mill.jpg", True),  # may be a word
        ("IMG_2031", "/IMG_2031/mill.jpg", True),
        ("Mill 2", "/p/Mill 2.jpg", True),
        ("V0", "/p/v0.png", True),
    ],
)
def test_the_name_of_the_file_says_nothing(alt: str, source: str, says: bool) -> None:
    assert alternative({"alt": alt, "src": source, "data-src": "/p/mill-2024-b.webp"}) == (alt if says else None)
