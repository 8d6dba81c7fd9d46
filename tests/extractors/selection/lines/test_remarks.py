"""Lines that say how long reading takes, or who made a picture, are no text wherever they stand."""

from __future__ import annotations

import pytest

from benchmarks.training.written_lines import WRITTEN_LINES, read_lines
from extractors import Article, extract_page
from extractors.selection.lines.interruptions import is_label
from extractors.selection.lines.remarks import is_picture_credit, is_sign, tells_reading_time
from tests.builders import PARAGRAPHS, article_html, page, paragraphs


@pytest.mark.parametrize(
    "line",
    [
        "Photo by Jonah Pettifer on Unsplash",
        "Featured image via Pexels",
        "(Photo credit: Ruth Okonjo)",
        "Foto: Jonas Petersen / Unsplash",
        "Foto von Ann Lee auf Unsplash",
        "Bildnachweis: dahancoo / Pixabay (Symbolbild)",
        "Foto © Peter Steiger",
        "Photo de Anne Leroy sur Pexels",
        "Foto de Ana Ruiz en Unsplash",
        "Zdjęcie: Marek Wierzbicki",
        "Снимка: Георги Даскалов",
    ],
)
def test_who_made_a_picture(line: str) -> None:
    assert is_picture_credit(line)


@pytest.mark.parametrize(
    "line",
    [
        "Photo by the river in May",
        "Photos: how to take them",
        "Photo: Ann Lee.",
        "Photo: Ann Lee! She waited",
        "Photo by Ann Lee https://photos.example/ann",
        "Foto: Der Turm am Abend",
        "Bilder von Paul Klee",
        "Foto di famiglia",
        "image: busybox",
        "Source: The Examiner",
        "Picture by picture, she told the story",
        "Photo by " + "Ann Lee " * 6,
    ],
)
def test_other_lines_of_pictures(line: str) -> None:
    assert not is_picture_credit(line)


@pytest.mark.parametrize("tag", ["li", "h3", "td"])
def test_items_and_headings_are_no_credits(tag: str) -> None:
    assert is_label("Photo: Ann Lee", "p") and not is_label("Photo: Ann Lee", tag)


def test_how_long_reading_takes() -> None:
    lines = ("Estimated reading time: 4 minutes", "Geschätzte Lesezeit: 4 Minuten", "5 min read", "阅读时间：约4分钟")
    assert all(map(tells_reading_time, lines))
    others = ("Reading time: long", "May 3, 2024 · 4 min read", "It takes 4 minutes a page", "It is a 4 minute read")
    assert not any(map(tells_reading_time, others))


def test_no_line_that_we_wrote_for_an_articles_is_one() -> None:
    lines = read_lines(WRITTEN_LINES)
    found = [line for line in lines if is_picture_credit(line.text) or tells_reading_time(line.text)]
    assert len(found) > 80 and not any(line.kept for line in found)


@pytest.mark.parametrize("line", ["Estimated reading time: 4 minutes", "Foto: Ann Lee / Unsplash"])
def test_they_are_left_out_of_a_text(line: str) -> None:
    html = article_html(f"{paragraphs(PARAGRAPHS[:2])}<p><em>{line}</em></p>{paragraphs(PARAGRAPHS[2:])}")
    found = extract_page(page(html)).outcome
    assert isinstance(found, Article) and found.body == "\n\n".join(PARAGRAPHS)


@pytest.mark.parametrize("icon", ["⚠️", "ℹ️", "💡", "1️⃣", "👩\u200d💻", "🇩🇪", "👍🏽"])
def test_an_emoji_alone_is_an_icon(icon: str) -> None:
    assert is_sign(icon)
    assert not is_sign(f"{icon} Mind the gap")


@pytest.mark.parametrize("text", ["", "*", "12", "A", "中", "⚠️ ⚠️", "***", "◇", "→"])
def test_other_lines_are_no_icons(text: str) -> None:
    assert not is_sign(text)
