from __future__ import annotations

import pytest

from benchmarks.measures.fields import (
    author_names,
    image_scores,
    parse_date,
    plain,
    same_day,
    same_text,
    token_f1,
)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("  Two\n words ", "two words"),
        ("&quot;So&quot; \u201cit\u201d \u00abis\u00bb", '"so" "it" "is"'),
        ("it\u2019s 1990\u20132000", "it's 1990-2000"),
        ("soft\u00adhyphen\u200b", "softhyphen"),
        ("\uff21", "a"),
        (None, ""),
    ],
)
def test_plain(text: str | None, expected: str) -> None:
    assert plain(text) == expected


def test_texts() -> None:
    assert same_text("The \u2018Pier\u2019", "the 'pier'") == 1.0
    assert same_text(None, "x") == 0.0
    assert token_f1("the old pier", "the pier") == pytest.approx(0.8)
    assert token_f1(None, "x") == 0.0 and token_f1(None, "") == 1.0


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (["By Ann Lee", "Bo  Ray"], {"ann lee", "bo ray"}),
        ("Ann Lee, Bo Ray and Cy Fox", {"ann lee", "bo ray", "cy fox"}),
        ("von Uwe Maß", {"uwe mass"}),
        ("O'Neil-Smith", {"o'neil-smith"}),
        (["", None], set()),
        (None, set()),
    ],
)
def test_authors(value: object, expected: set[str]) -> None:
    assert author_names(value) == expected


@pytest.mark.parametrize(
    ("got", "want", "same"),
    [
        ("2024-03-05", "2024-03-05T10:00:00+01:00", 1.0),
        ("2024-03-05T23:30:00Z", "2024-03-06T00:30:00+01:00", 1.0),
        ("2024-03-05T23:30:00Z", "2024-03-05T23:30:00-02:00", 1.0),
        ("2024-03-06T00:30:00+01:00", "2024-03-05", 0.0),
        ("2024-02-31", "2024-02-28", 0.0),
        (None, "2024-02-28", 0.0),
        ("28.2.2024", "2024-02-28", 0.0),
    ],
)
def test_same_day(got: str | None, want: str, same: float) -> None:
    assert same_day(got, want) == same


def test_impossible_clock_leaves_the_day() -> None:
    assert parse_date("2024-03-05T29:00:00Z") == parse_date("2024-03-05")


def test_image() -> None:
    truth = {
        "image": "http://x.example/a/pier.jpg?w=1",
        "image_alternatives": ["http://x.example/b/pier-2.png"],
    }
    assert image_scores("http://x.example/a/pier.jpg?w=1", truth) == (1.0, 1.0)
    assert image_scores("http://y.example/PIER-2.webp", truth) == (0.0, 1.0)
    assert image_scores("http://y.example/quay.jpg", truth) == (0.0, 0.0)
    assert image_scores(None, truth) == (0.0, 0.0)
