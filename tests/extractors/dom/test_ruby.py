"""Readings above ideographs are no text, unless the page makes them legible as text."""

from __future__ import annotations

import pytest

from tests.builders import block_texts, inside
from tests.extractors.blocks.pages import keep


@pytest.mark.parametrize(
    ("html", "text"),
    [
        ("<p>古い<ruby>駅舎<rt>えきしゃ</rt></ruby>が残る</p>", "古い駅舎が残る"),
        ("<p>古い<ruby>駅<rt>えき</rt>舎<rt>しゃ</rt></ruby>が残る</p>", "古い駅舎が残る"),
        ("<p>古い<ruby><rb>駅舎</rb><rt><b>えき</b>しゃ</rt></ruby>が残る</p>", "古い駅舎が残る"),
        ("<p>古い<ruby><rb>駅<rt>えき<rb>舎<rt><i>しゃ</i>あ</ruby>が残る</p>", "古い駅舎が残る"),
        ("<p>古い<ruby>駅舎<rp>（</rp><rt>えきしゃ</rt><rp>）</rp></ruby>が残る</p>", "古い駅舎（えきしゃ）が残る"),
        ("<div><ruby><rb>駅舎</rb><rt>えきしゃ</rt></ruby>が残る</div>", "駅舎が残る"),
    ],
)
def test_readings(html: str, text: str) -> None:
    kept = keep(html)
    assert kept.body == text and [block["text"] for block in kept.json] == [text]


def test_a_heading_without_its_reading() -> None:
    found = inside("<h1><ruby>廃線<rt>はいせん</rt></ruby>の駅</h1>")
    assert block_texts(found) == ["廃線の駅"]
