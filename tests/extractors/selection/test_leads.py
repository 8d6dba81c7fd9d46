"""Leads that a page sets apart."""

from __future__ import annotations

import numpy as np
import pytest

from extractors.metadata import Metadata
from extractors.selection.leads import leads_apart
from tests.builders import block_texts, document

LEAD = "Half of the street wants to help when the fish stall has to close."
FIRST = "On a grey Saturday the bell over the door of the stall hardly stops ringing, and that is the trouble."
SECOND = "The rent is to rise by a quarter in the spring, and nobody who was asked knows how that could ever be earned."
THIRD = "A chain from the coast has asked about the lease, and would turn the two rooms into a place for telephones."
TEXT = f"<p>{FIRST}</p><p>{SECOND}</p><p>{THIRD}</p>"
DECLARED = Metadata(description=LEAD)


def leads(html: str, metadata: Metadata = DECLARED, **probabilities: float) -> list[str]:
    """The leads of a page whose long blocks are surely content; ``lead``: the probability of the lead."""
    page = document(f"<html><body><h1>Why the fish stall stays open</h1>{html}</body></html>")
    texts = block_texts(page)
    given = {LEAD: probabilities.get("lead", 0.6), FIRST: 0.95, SECOND: 0.95, THIRD: 0.95}
    found = leads_apart(page, np.array([given.get(text, 0.05) for text in texts]), metadata)
    return [texts[block] for block in found]


@pytest.mark.parametrize("between", ["", "<div>Monday, by Thomas Norwood</div>"], ids=["nothing", "a byline"])
def test_what_the_page_declares_and_sets_apart(between: str) -> None:
    html = f"<p>{LEAD}</p>{between}<div>{TEXT}</div>"
    assert leads(html) == leads(html, Metadata(subtitle=LEAD)) == leads(html, lead=0.95) == [LEAD]
    assert leads(html, Metadata()) == leads(html, lead=0.05) == []


def test_the_declared_first_paragraph_stands_among_the_others() -> None:
    assert leads(f"<div><p>{LEAD}</p>{TEXT}</div>") == []


@pytest.mark.parametrize(
    ("description", "is_lead"),
    [(LEAD[:55] + "...", True), (LEAD[:30] + "...", False), ("Another text that says it all", False)],
    ids=["cut short", "too short to tell", "of something else"],
)
def test_a_description_may_be_cut_short(description: str, is_lead: bool) -> None:
    assert bool(leads(f"<p>{LEAD}</p><div>{TEXT}</div>", Metadata(description=description))) is is_lead


def test_what_follows_the_text_is_no_lead() -> None:
    assert leads(f"<div>{TEXT}</div><p>{LEAD}</p>") == []


def test_nothing_is_set_apart_from_a_text_of_which_little_is_sure() -> None:
    assert leads(f"<p>{LEAD}</p><div><p>{FIRST}</p><p>Short.</p></div>") == []
