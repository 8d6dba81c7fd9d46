"""Alphabets: whether a text is one in a language that we know."""

from __future__ import annotations

import pytest

from extractors.alphabets import FEWEST, likelihood
from tests.growth import assert_proportional

FRENCH = "La rivière est montée de deux mètres après l’été ; les élèves resteront à l’école jusqu’à la fête. "
POLISH = "Strażacy wynosili starszych ludzi z domów na północnym brzegu, żeby zdążyć przed świtem; źródło głębokie. "
RUSSIAN = "Мост останется закрытым, пока инженеры не проверят опоры; поезда пойдут не раньше среды. "
CHINESE = "星期一夜里，河水上涨了两米，市长说这是一个不能再来的时刻，请求所有人在午夜之前离开。"


@pytest.mark.parametrize("text", [FRENCH, POLISH, RUSSIAN, CHINESE, FRENCH.upper()])
def test_text(text: str) -> None:
    assert likelihood(text) == 1


@pytest.mark.parametrize(
    ("text", "codec", "wrong"),
    [
        (FRENCH, "cp1252", "cp1251"),
        (FRENCH, "cp1252", "gb18030"),
        (FRENCH, "utf-8", "cp1252"),
        (POLISH, "cp1250", "cp1252"),
        (RUSSIAN, "koi8-r", "cp1251"),
        (RUSSIAN, "cp1251", "cp1252"),
        (RUSSIAN, "cp1251", "cp1253"),
        (CHINESE, "gb18030", "big5hkscs"),
        (CHINESE, "gb18030", "cp949"),
    ],
)
def test_text_that_was_read_in_a_wrong_encoding(text: str, codec: str, wrong: str) -> None:
    assert (likelihood(text.encode(codec).decode(wrong, "replace")) or 0) < 0.6


@pytest.mark.parametrize("text", ["", "plain text", "é" * (FEWEST - 1), "“so” – ‘it’ is… © 2024 · €5 " * 20])
def test_too_little_to_tell(text: str) -> None:
    assert likelihood(text) is None


@pytest.mark.parametrize("text", ["в " * 30, "mł " * 30, "тв " * 30])
def test_the_same_characters_again_and_again_are_no_text(text: str) -> None:
    assert (likelihood(text) or 0) < 0.7


@pytest.mark.parametrize("piece", ["é", "aé", "É ", "л", "a\u0301"])
def test_odd_text_costs_no_more_than_its_length(piece: str) -> None:
    assert_proportional(lambda count: likelihood(piece * count), 20_000)
