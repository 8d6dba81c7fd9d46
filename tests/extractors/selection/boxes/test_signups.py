"""Boxes that ask for a reader's address are no part of the text around them."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings

from extractors.document import Document, Unreadable
from extractors.page import Page
from extractors.selection.boxes.signups import without_signups
from tests.builders import document
from tests.extractors.tag_soup import soup

TEXT = f"<p>{'The ferry sails again. ' * 10}</p>"
FIELD = "<input type=email name=e placeholder='Your address'>"
FORM = f"<form>{FIELD}<button>Sign up</button></form>"
ASKED = "<h3>The Fellow Traveller</h3><p>One curious thing, every Saturday morning.</p>"
SURE, LIKELY, DOUBTFUL = 0.95, 0.8, 0.3


def kept(html: str, *probabilities: float) -> list[bool]:
    found = document(html)
    given = np.array(probabilities)
    assert len(found.blocks) == len(given)
    return (without_signups(found, found.blocks.words, given) >= 0.5).tolist()


@pytest.mark.parametrize(
    "box",
    [
        f"<div><div>{ASKED}{FORM}</div></div>",
        f"<section>{ASKED}<div><div>{FORM}</div></div></section>",
        f"<form>{ASKED}{FIELD}<button>Sign up</button></form>",
        f"<x-letter>{ASKED}{FIELD}<button>Sign up</button></x-letter>",
        f"<div>{ASKED}{FORM.replace('type=email name=e', 'name=email')}</div>",
        f"<div>{ASKED}<input placeholder='Email Address'><button>Sign up</button></div>",
        f"<div>{ASKED}<input type=text aria-label='Su correo electrónico'><button>Sign up</button></div>",
    ],
)
def test_heading_and_promise_go_with_the_form(box: str) -> None:
    chances = (SURE, LIKELY, LIKELY, 0.1, SURE)
    assert kept(f"<main>{TEXT}{box}{TEXT}</main>", *chances) == [True, False, False, False, True]


def test_what_a_form_says_later_does_not_make_its_box_larger() -> None:
    said = "<div>Thank you! We have your address.</div><div>Something went wrong, try again.</div>"
    box = f"<div><p>Free book</p>{ASKED}<div><form>{FIELD}<button>Get it</button></form>{said}</div></div>"
    found = kept(f"<main>{TEXT}{box}{TEXT}</main>", SURE, LIKELY, LIKELY, LIKELY, 0.1, 0.2, 0.2, SURE)
    assert found == [True, *[False] * 6, True]


@pytest.mark.parametrize("heading", ["Get our newsletter", "Unser Newsletter", "La newsletter du port"])
def test_a_heading_that_names_the_letter_takes_its_promise_along(heading: str) -> None:
    box = f"<div><h2>{heading}</h2><p>River news, four times a year.</p>{FORM}</div>"
    page = f"<main>{TEXT}{box}{TEXT}</main>"
    assert kept(page, SURE, LIKELY, SURE, 0.1, SURE) == [True, False, False, False, True]
    around = page.replace("<p>River", "<div><p>River").replace("</form></div>", "</form></div></div>")
    assert kept(around, SURE, LIKELY, SURE, 0.1, SURE) == [True, False, False, False, True]


@pytest.mark.parametrize(
    "heading",
    ["<h2>Who reads a newsletter today?</h2>", "<h2>Police briefing at noon</h2>", "<h2>How to sign up</h2>"]
    + ["<h2>Why a newsletter</h2>", "<h2>Boletín epidemiológico de mayo</h2>", "<p>He ran a newsletter</p>"],
)
def test_an_entry_that_speaks_of_letters_is_no_box(heading: str) -> None:
    page = f"<main>{TEXT}<div>{heading}<p>Two men are safe, say the police.</p>{FORM}</div>{TEXT}</main>"
    assert kept(page, SURE, LIKELY, SURE, 0.1, SURE)[2]


def test_a_sure_block_is_the_articles_whatever_stands_beside_it() -> None:
    entry = f"<div><h3>Ferry sails again</h3><p>It left the quay at six.</p><div><p>Free letter</p>{FORM}</div></div>"
    found = kept(f"<main>{TEXT}{entry}{TEXT}</main>", SURE, LIKELY, SURE, LIKELY, 0.1, SURE)
    assert found == [True, True, True, False, False, True]


@pytest.mark.parametrize(
    "box",
    [
        f"<div>{ASKED}<form><input type=search name=q><button>Sign up</button></form></div>",
        f"<div>{ASKED}<form><input placeholder='E-mail or user name'><button>Sign up</button></form></div>",
        f"<div>{ASKED}<form>{FIELD}<textarea></textarea><button>Send</button></form></div>",
        f"<div>{ASKED}</div><div>{FORM}</div>",
        f"<div>{ASKED.replace('curious', 'curious ' * 60)}{FORM}</div>",
    ],
    ids=["another field", "an account", "a letter to write", "another box", "much text"],
)
def test_other_boxes_are_judged_as_before(box: str) -> None:
    assert kept(f"<main>{TEXT}{box}{TEXT}</main>", SURE, LIKELY, LIKELY, 0.1, SURE) == [True, True, True, False, True]


def test_a_column_of_headings_with_a_form_is_no_box() -> None:
    column = "<h3>Gear</h3>" * 5
    chances = (SURE, *[LIKELY] * 5, 0.1, SURE)
    assert kept(f"<main>{TEXT}<div>{column}{FORM}</div>{TEXT}</main>", *chances) == [True] * 6 + [False, True]


def test_what_the_page_has_to_say_stays() -> None:
    box = f"<div>{ASKED}{FORM}</div>"
    assert kept(f"<main>{box}{TEXT}</main>", LIKELY, LIKELY, 0.1, SURE) == [True, True, False, True]
    short = f"<main><p>Take it.</p>{box}</main>"
    assert kept(short, SURE, LIKELY, LIKELY, 0.1) == [True, True, True, False]
    found = document(f"<main>{TEXT}{box}</main>")
    given = np.array([SURE, DOUBTFUL, DOUBTFUL, 0.1])
    assert without_signups(found, found.blocks.words, given) is given


@given(soup)
@settings(max_examples=60, deadline=None)
def test_nothing_is_raised_and_no_other_block_changes(html: str) -> None:
    try:
        found = Document(Page.from_html(html))
    except Unreadable:
        return
    before = np.full(len(found.blocks), 0.8)
    after = without_signups(found, found.blocks.words, before)
    assert set(after.tolist()) <= {0.0, 0.8}
    assert (before == 0.8).all()
