"""Vietnamese bylines: a dash between the names of two writers, and between a name and something else."""

from __future__ import annotations

import pytest

from extractors.metadata.authors.names import authors_of
from extractors.metadata.authors.vietnamese import without_dashes
from tests.extractors.metadata.pages import BODY, ld, read


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Thanh Mộc - Hải Đường", ("Thanh Mộc", "Hải Đường")),
        ("THANH MỘC – HẢI ĐƯỜNG", ("THANH MỘC", "HẢI ĐƯỜNG")),
        ("Bài: Thanh Mộc - Hải Đường", ("Thanh Mộc", "Hải Đường")),
        ("Nguyễn Thị Mộc - Hải Đường - Trường Sơn (Theo Reuters)", ("Nguyễn Thị Mộc", "Hải Đường", "Trường Sơn")),
    ],
)
def test_whom_a_byline_names(text: str, names: tuple[str, ...]) -> None:
    assert authors_of(text) == authors_of(text, visible=True) == names


@pytest.mark.parametrize(
    "text",
    [
        "Thanh Mộc - Cần Thơ",
        "Thanh Mộc - Phóng viên",
        "Thanh Mộc - Báo Sông Bến",
        "Thanh Mộc - Tuổi Trẻ",
        "Thanh Mộc - TTXVN",
        "Thanh Mộc - Sở Y tế",
        "Thanh Mộc-Hải Đường",
    ],
)
def test_a_dash_before_a_place_a_role_or_a_paper(text: str) -> None:
    assert without_dashes(text) == text


@pytest.mark.parametrize("text", ["Ann Lee - Bo Berg", "Élise Durand – Luc Petit", "José Peña - São Paulo"])
def test_another_language(text: str) -> None:
    assert without_dashes(text) == text


def test_both_sign_below_the_text_and_in_the_metadata() -> None:
    head = ld('{"@type": "NewsArticle", "author": {"name": "Thanh Mộc - Hải Đường"}}')
    signature = "<p class=author style='text-align:right'><b>Thanh Mộc - Hải Đường</b></p>"
    found = read(head, f"<article><h1>Cầu gỗ bị cuốn trôi</h1>{BODY}{signature}</article>", lang="vi")
    assert [author.name for author in found.authors] == ["Thanh Mộc", "Hải Đường"]
