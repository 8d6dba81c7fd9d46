"""Teasers of other articles between the paragraphs are no part of the text."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings

from extractors.document import Document, Unreadable
from extractors.page import Page
from extractors.selection.teasers import without_teasers
from tests.builders import document
from tests.extractors.tag_soup import soup

TEXT = f"<p>{'The ferry sails again. ' * 10}</p>"
TEASER = (
    "<li class='post'><h3><a href='/2026/mine'>Five things of the hearing</a></h3><time>January 22</time>"
    "<p>More than 300 people came to the school on Wednesday.</p></li>"
)
CHANCES = (0.95, 0.3, 0.1, 0.8, 0.3, 0.1, 0.8, 0.95)


def kept(html: str, *probabilities: float) -> list[bool]:
    found = document(html)
    given = np.array(probabilities)
    assert len(found.blocks) == len(given)
    return (without_teasers(found, found.blocks.words, given) >= 0.5).tolist()


MINING = TEASER.replace("post", "post mining")


@pytest.mark.parametrize("row", [f"<ul>{TEASER}{MINING}</ul>", f"<div>{TEASER * 2}</div>"])
def test_their_first_words_go_with_headings_and_days(row: str) -> None:
    assert kept(f"<main>{TEXT}{row}{TEXT}</main>", *CHANCES) == [True, *[False] * 6, True]


@pytest.mark.parametrize(
    "row",
    [
        f"<ul>{TEASER.replace('time>', 'i>') * 2}</ul>",
        f"<ul>{TEASER.replace('h3>', 'b>').replace('</b>', '</b><br><br>') * 2}</ul>",
        f"<ul>{TEASER.replace('people', 'people ' * 80) * 2}</ul>",
        f"<ul>{TEASER}</ul>",
    ],
    ids=["no day", "no heading", "long texts", "one alone"],
)
def test_other_items_are_judged_as_before(row: str) -> None:
    found = document(f"<main>{TEXT}{row}{TEXT}</main>")
    given = np.full(len(found.blocks), 0.3)
    given[[0, -1, -2]] = 0.95
    assert without_teasers(found, found.blocks.words, given) is given


def test_a_likely_heading_makes_them_the_articles() -> None:
    assert kept(f"<main>{TEXT}<ul>{TEASER * 2}</ul>{TEXT}</main>", 0.95, 0.6, *CHANCES[2:])[1:4] == [True, False, True]


def test_where_they_are_what_the_page_has_to_say_they_stay() -> None:
    assert kept(f"<main><p>Latest</p><ul>{TEASER * 2}</ul></main>", *CHANCES[:7])[3] is True


@given(soup)
@settings(max_examples=60, deadline=None)
def test_nothing_is_raised_and_no_other_block_changes(html: str) -> None:
    try:
        found = Document(Page.from_html(html))
    except Unreadable:
        return
    before = np.full(len(found.blocks), 0.4)
    before[::2] = 0.8
    after = without_teasers(found, found.blocks.words, before)
    assert set(after.tolist()) <= {0.0, 0.4, 0.8}
