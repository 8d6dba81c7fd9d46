"""Leads below the headline in its header."""

from __future__ import annotations

import numpy as np
import pytest

from extractors.selection.wholes import settled
from tests.builders import document

TEXT = "<p>The river is longer than we are, said the ferryman, and went home.</p>"
LEAD = "<div class='text article-lead lp_articlelead'><p>The boat has gone, and with it the bread.</p></div>"
PAGE = f"<main><header><h1>The boat</h1>{LEAD}</header>{3 * TEXT}</main>"


def lead(page: str) -> float:
    found = document(page)
    words = found.blocks.sum(found.structure.run_words)
    return float(settled(found, words, np.array([0.1, 0.7, *(len(words) - 2) * [0.95]]))[1])


@pytest.mark.parametrize("name", ["article-lead", "articleLead", "lp_articlelead", "story-lead"])
def test_a_lead_in_the_headline_s_header_is_no_text(name: str) -> None:
    assert lead(PAGE.replace("article-lead lp_articlelead", name)) == 0


@pytest.mark.parametrize(
    "page",
    [
        PAGE.replace("header>", "div>"),
        PAGE.replace("article-lead lp_articlelead", "article-leading"),
        PAGE.replace("<h1>The boat</h1>", "<b>The boat</b>"),
        PAGE.replace(TEXT, "", 1),
    ],
    ids=["no header", "another word", "no headline", "next to no text"],
)
def test_elsewhere_it_is_judged_as_before(page: str) -> None:
    assert lead(page) == 0.7
