"""Leads that a page sets apart are not the body's."""

from __future__ import annotations

import numpy as np
import pytest

from extractors.header import find_header
from extractors.leads import leads_apart
from tests.builders import document

LEAD = "Half of the street wants to help when the fish stall has to close."
FIRST = "On a grey Saturday the bell over the door of the stall hardly stops ringing, and that is the trouble."
SECOND = "The rent is to rise by a quarter in the spring, and nobody who was asked knows how that could ever be earned."
THIRD = "A chain from the coast has asked about the lease, and would turn the two rooms into a place for telephones."
HEADLINE = "<h1>Why the fish stall stays open on Sundays</h1>"
TEXT = f"<p>{FIRST}</p><p>{SECOND}</p><p>{THIRD}</p>"
DECLARED = f'<meta name="description" content="{LEAD}">'


def judged(html: str, lead: float, *, head: str = DECLARED, first: float = 0.95) -> float:
    """The probability of the block after the headline."""
    page = document(f"<html><head>{head}</head><body>{html}</body></html>")
    words = page.blocks.sum(page.structure.run_words)
    given = np.array([0.9, lead, *[0.05] * (len(words) - 5), first, 0.95, 0.95])
    found = leads_apart(page, words, given, find_header(page))
    assert np.delete(found, 1).tolist() == np.delete(given, 1).tolist()
    return round(float(found[1]), 2)


@pytest.mark.parametrize("between", ["", "<div>Monday, by Thomas Norwood</div>"], ids=["nothing", "a byline"])
def test_what_the_page_declares_and_sets_apart_is_no_body(between: str) -> None:
    html = f"{HEADLINE}<p>{LEAD}</p>{between}<div>{TEXT}</div>"
    assert judged(html, 0.6) == 0.17
    assert judged(html, 0.6, head="") == 0.6


def test_what_the_classifier_is_sure_of_stays() -> None:
    assert judged(f"{HEADLINE}<p>{LEAD}</p><div>{TEXT}</div>", 0.94) == 0.68


def test_the_declared_first_paragraph_stays_among_the_others() -> None:
    assert judged(f"{HEADLINE}<div><p>{LEAD}</p>{TEXT}</div>", 0.6) == 0.6


def test_a_line_called_a_subtitle_is_one_without_a_description() -> None:
    html = f'{HEADLINE}<div class="standfirst">{LEAD}</div><div>{TEXT}</div>'
    assert judged(html, 0.6, head="") == 0.17


@pytest.mark.parametrize(
    ("content", "found"),
    [(LEAD[:50] + "...", 0.17), (LEAD[:30] + "...", 0.6), ("Another text that says it all", 0.6)],
    ids=["cut short", "too short to tell", "of something else"],
)
def test_a_description_may_be_cut_short(content: str, found: float) -> None:
    head = f'<meta property="og:description" content="{content}">'
    assert judged(f"{HEADLINE}<p>{LEAD}</p><div>{TEXT}</div>", 0.6, head=head) == found


def test_nothing_is_set_apart_from_a_text_of_which_little_is_sure() -> None:
    html = f"{HEADLINE}<p>{LEAD}</p><div><p>{FIRST}</p><p>Short.</p><p>So too.</p></div>"
    assert judged(html, 0.6) == 0.6
