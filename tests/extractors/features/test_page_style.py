"""How a page is written: features of its body's start, its headline and its address."""

from __future__ import annotations

import numpy as np
import pytest

from extractors.features import page_style
from tests.builders import document


def style(start: str, headline: str | None = None, url: str = "https://a.example/x", words: tuple[int, ...] = (20, 30)):
    lengths = np.array(words, dtype=np.int64)
    return page_style.compute(document("<p>x</p>", url), start, headline, lengths, np.arange(len(lengths)))


@pytest.mark.parametrize(
    ("start", "name"),
    [
        ("You choose your plan.", "style: words of the reader"),
        ("We built our team.", "style: words of ourselves"),
        ("He said they had left.", "style: words of others"),
        ("It was late and they were tired.", "style: words of the past"),
        ("Install the package and set the parameter.", "style: words of manuals"),
        ("On Monday, in March.", "style: words of time"),
        ("If you\u2019re late, say so.", "style: words of the reader"),
        ("It opened in 1987.", "style: years"),
        ("\u201cNo\u201d was all.", "style: quotation marks"),
        ("Why now?", "style: question marks"),
        ("Buy now!", "style: exclamation marks"),
    ],
)
def test_what_the_words_speak_of(start: str, name: str) -> None:
    assert style(start)[name] > 0
    assert style("Rain fell on hills.")[name] == 0


def test_rates_are_per_hundred_words() -> None:
    assert style("you a b c")["style: words of the reader"] == 25


@pytest.mark.parametrize(
    ("headline", "name", "expected"),
    [
        ("How rivers bend", "headline: asks or counts", 1),
        ("Rivers bend", "headline: asks or counts", 0),
        ("7 rivers", "headline: digits", 1),
        ("Rivers | The Courier", "headline: a divider", 1),
        ("Rivers bend slowly", "headline: words", 3),
        (None, "headline: words", 0),
    ],
)
def test_the_headline(headline: str | None, name: str, expected: float) -> None:
    assert style("x", headline)[name] == expected


def test_the_address_repeats_the_headline() -> None:
    same = style("x", "Rivers bend", "https://a.example/news/rivers-bend")
    assert same["address: share of the headline's words"] == 1 and same["address: words"] == 3


@pytest.mark.parametrize(
    ("url", "expected"),
    [("https://a.example/", 1), ("https://a.example", 1), ("https://a.example/news", 0), ("", 0)],
)
def test_the_front_page(url: str, expected: float) -> None:
    assert style("x", "Rivers bend", url)["address: is the front page's"] == expected


def test_no_body_and_no_headline_give_numbers() -> None:
    empty = style("", None, "", ())
    assert all(np.isfinite(value) for value in empty.values())


def test_the_start_is_bounded_and_words_are_marked_by_place() -> None:
    found = document("<div class=story><p>" + "word " * 2_000 + "</p></div>", "https://a.example/sport/cup")
    start = page_style.start_of(found, np.arange(len(found.blocks)))
    assert len(start) == page_style.START
    words = set(page_style.words_of(found, start, "Final"))
    assert {"bword", "hfinal", "cstory", "usport", "ucup"} <= words
