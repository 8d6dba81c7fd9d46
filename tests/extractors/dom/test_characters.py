"""What each character is."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from extractors.dom.characters import (
    DIGIT,
    IDEOGRAPH,
    PUNCTUATION,
    SPACE,
    STOP,
    UPPER,
    WORD,
    bits,
    classify,
    has_figure,
    is_blank,
    table,
)

CASES = (
    ("a", WORD),
    ("Z", WORD | UPPER),
    ("ß", WORD),
    ("Я", WORD | UPPER),
    ("_", WORD),
    ("7", WORD | DIGIT),
    ("٣", WORD | DIGIT),
    ("½", WORD),
    (" ", SPACE),
    ("\u00a0", SPACE),
    ("\u3000", SPACE),
    ("\u200b", SPACE),
    ("\u00ad", SPACE),
    ("\ufeff", SPACE),
    (".", PUNCTUATION | STOP),
    ("。", PUNCTUATION | STOP),
    ("！", PUNCTUATION | STOP),
    ("؟", PUNCTUATION | STOP),
    ("।", PUNCTUATION | STOP),
    (",", PUNCTUATION),
    ("、", PUNCTUATION),
    ("“", PUNCTUATION),
    ("«", PUNCTUATION),
    ("&", PUNCTUATION),
    ("$", 0),
    ("+", 0),
    ("<", 0),
    ("→", 0),
    ("中", WORD | IDEOGRAPH),
    ("ひ", WORD | IDEOGRAPH),
    ("カ", WORD | IDEOGRAPH),
    ("ก", WORD | IDEOGRAPH),
    ("\u0301", WORD),
    ("한", WORD),
    ("😀", 0),
    ("𝐀", WORD | UPPER),
    ("ع", WORD),
)


@pytest.mark.parametrize(("char", "expected"), CASES)
def test_classes(char: str, expected: int) -> None:
    assert classify(char) == expected


def test_the_table_is_the_function() -> None:
    values = table()
    for code in [*range(0xD800), *range(0xE000, 0x20000, 7)]:
        assert values[code] == classify(chr(code)), hex(code)


@given(st.characters(min_codepoint=0x20000))
def test_the_rarer_ideographs_are_told_by_their_plane(char: str) -> None:
    assert bits(np.array([ord(char)], dtype=np.uint32)).tolist() == [WORD | IDEOGRAPH]


def test_the_table_cannot_be_written() -> None:
    with pytest.raises(ValueError, match="read-only"):
        table()[65] = 0


def test_a_text_is_blank_if_all_of_it_is_white_space_to_the_columns() -> None:
    codes = [code for code in range(0x10000) if not 0xD800 <= code <= 0xDFFF]
    assert [code for code in codes if is_blank(chr(code)) != (classify(chr(code)) == SPACE)] == []
    assert is_blank(" \u200b\n") and not is_blank("") and not is_blank("\u200ba")


def test_figures_are_those_that_python_tells_one_by_one() -> None:
    assert [code for code in range(0x110000) if has_figure(chr(code)) != chr(code).isdigit()] == []
    assert has_figure("cm²") and has_figure("a 1") and not has_figure("wörtlich") and not has_figure("")
