"""Lists of what an offer holds."""

from __future__ import annotations

import numpy as np
import pytest

from extractors.selection.boxes.offers import without_offers
from extractors.selection.wholes import settled
from tests.builders import document
from tests.growth import assert_proportional

TEXT = f"<p>{'The ferry sails again, said the harbour master on Monday. ' * 12}</p>"
ITEMS = "<li>Columns by Ann Lee and Bo Berg.</li><li>The paper as it is printed, to view on any device.</li>"


@pytest.mark.parametrize(
    "box",
    [
        f"<div><h2>This content is reserved for subscribers only</h2><p>Town news.</p><ul>{ITEMS}</ul></div>",
        f"<section><div><div>Subscribe now to continue reading</div></div><div><ul>{ITEMS}</ul></div></section>",
        f"<h3>With it</h3><ul>{ITEMS}<li>Join the conversation in the comments.</li><li>Share this</li></ul>",
    ],
)
def test_what_an_offer_lists_goes(box: str) -> None:
    found = document(f"<div>{TEXT}{box}<p>The last sailing is at ten.</p></div>")
    given = np.full(len(found.blocks), 0.9)
    listed = [block for block in range(len(given)) if found.block_line(block).startswith(("Columns", "The paper"))]
    told = without_offers(found, found.blocks.words, given)
    assert not told[listed].any()
    assert told[0] == told[-1] == 0.9
    assert not settled(found, found.blocks.words, given)[listed].any()


def test_a_doubtful_list_under_a_line_of_the_house_goes_too() -> None:
    items = "<li>Facebook</li><li>Pinterest</li><li>Email</li>"
    found = document(f"<main>{TEXT}</main><div><span>Share this article</span><ul>{items}</ul></div>")
    given = np.array([0.9, 0.02, 0.42, 0.44, 0.43])
    assert settled(found, found.blocks.words, given)[2:].tolist() == [0.0, 0.0, 0.0]
    headed = document(f"<main>{TEXT}</main><div><span>Networks of the town</span><ul>{items}</ul></div>")
    assert settled(headed, headed.blocks.words, given)[2:].min() >= 0.5


@pytest.mark.parametrize(
    "listed",
    [
        f"<h2>What the islands get</h2><ul>{ITEMS}</ul>",
        # the house speaks before an article's list: not in a box of its own, or with text behind the list
        f"<p>We may earn a commission from links on this page.</p><ul>{ITEMS}</ul>",
        f"<div><p>Subscribe now to continue reading</p><ul>{ITEMS}</ul><p>Both come on Monday.</p></div>",
        f"<div><p>Subscribe now to continue reading</p><ul>{ITEMS}<li>{'The quay is mended. ' * 40}</li></ul></div>",
        # steps, and lists of which one item sounds like the house, or that a line of the text announces
        f"<ol>{ITEMS}<li>Log in to read the full report.</li><li>Share this</li></ol>",
        f"<ul>{ITEMS}<li>Follow us on Facebook</li></ul>",
        f"<p>On the day:</p><ul>{ITEMS}<li>Follow us on Facebook</li><li>Share this</li></ul>",
        f"<div><h3>Save the page</h3><ul>{ITEMS}</ul></div>",
    ],
)
def test_an_articles_list_stays(listed: str) -> None:
    found = document(f"<div>{TEXT}{listed}<p>The last sailing is at ten.</p></div>")
    given = np.full(len(found.blocks), 0.9)
    assert without_offers(found, found.blocks.words, given) is given


def test_lists_that_are_most_of_the_page_stay() -> None:
    offer = f"<div><p>Subscribe now to continue reading</p><ul>{ITEMS}</ul></div>"
    found = document(f"<div><p>The ferry sails.</p>{offer}</div>")
    given = np.full(len(found.blocks), 0.9)
    assert without_offers(found, found.blocks.words, given) is given


@pytest.mark.parametrize("unit", ["<ul><li>One<li>Share this", "<div><p>Share this</p><ul><li>One<li>Two</ul></div>"])
def test_many_lists_take_no_more_than_their_share(unit: str) -> None:
    def read(units: int) -> None:
        found = document(f"<div>{TEXT}{unit * units}</div>")
        without_offers(found, found.blocks.words, np.full(len(found.blocks), 0.9))

    assert_proportional(read, 400)
