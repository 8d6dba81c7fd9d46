"""Captions and credits by their words alone, also of hostile length."""

from __future__ import annotations

import pytest

from extractors.metadata.captions import split_credit
from tests.growth import assert_proportional


@pytest.mark.parametrize("text", ["Photo: {}!", "The mill burnt down. {}("])
def test_full_stops_within_a_credit_are_read_in_one_way(text: str) -> None:
    assert_proportional(lambda count: split_credit(text.format("a.a." * count)), 12)


@pytest.mark.parametrize(
    ("text", "caption", "credit"),
    [
        ("川のそばの水車＝13日（山田太郎撮影）", "川のそばの水車＝13日", "山田太郎"),
        ("川のそばの水車【山田太郎記者撮影】", "川のそばの水車", "山田太郎"),
        ("川のそばの水車（警視庁提供）", "川のそばの水車", "警視庁"),
        ("河边的水车。（张三摄）", "河边的水车。", "张三"),
        ("강가의 물레방아. [사진 출처 = 연합뉴스]", "강가의 물레방아.", "연합뉴스"),
        ("강가의 물레방아 (사진=홍길동 기자)", "강가의 물레방아", "홍길동"),
        ("川のそばの水車（右）", "川のそばの水車（右）", None),
        ("（山田太郎撮影）", "（山田太郎撮影）", None),
    ],
)
def test_who_took_a_picture_in_brackets(text: str, caption: str, credit: str | None) -> None:
    assert split_credit(text) == (caption, credit)


@pytest.mark.parametrize("piece", ["A.", " \n", "(", "/ ", "（撮影", "Photo: ", "© ", "Aa/", "Aa Bb. ", "Getty "])
def test_a_long_caption_costs_in_proportion(piece: str) -> None:
    assert_proportional(lambda count: split_credit("x" + piece * count + "x"), 20_000)
