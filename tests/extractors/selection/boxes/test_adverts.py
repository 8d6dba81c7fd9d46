"""Boxes that their first line labels as an advert's."""

from __future__ import annotations

import numpy as np
import pytest

from extractors.selection.boxes.adverts import labels_box, without_advert_boxes
from extractors.selection.wholes import settled
from tests.builders import document
from tests.growth import assert_proportional

OFFER = "Accordion courses for adults, the first lesson is free of charge."
TEXT = f"<p>{'The ferry sails again, said the harbour master on Monday. ' * 8}</p>"


@pytest.mark.parametrize(
    "label",
    ["Advertisement", "Sponsored", "Sponsored content", "From our partners", "Top offers from our partners",
     "Gesponsert", "Contenu sponsorisé"]
    + ["Patrocinado", "Sponsorizzato", "Sponset innhold", "Kaupallinen yhteistyö", "Treść sponsorowana", "Реклама"]
    + ["На правах рекламы", "Χορηγούμενο", "スポンサー", "협찬", "赞助内容"],
)
def test_labels(label: str) -> None:
    assert labels_box(label)
    assert labels_box(f"– {label.upper()} –")


@pytest.mark.parametrize(
    "line", ["Advertising rates", "Sponsored by nobody but the reader", "The advertisement", "Promotion", "PR"]
)
def test_lines_that_label_none(line: str) -> None:
    assert not labels_box(line)


@pytest.mark.parametrize(
    "box",
    [
        f"<div>Sponsored<br>{OFFER}</div>",
        f"<table><tr><td><font size=1>Реклама<br>{OFFER}</font></td></tr></table>",
        f"<div><div>Anzeige</div><p>{OFFER}</p></div>",
        f"<div><div><small>Advertisement</small></div><section><h3>Music</h3><p>{OFFER}</p></section></div>",
        f"<aside><span>Sponsored content</span><p>{OFFER}</p><p>Ask at the counter.</p></aside>",
    ],
)
def test_a_box_goes_with_its_label(box: str) -> None:
    found = document(f"<div>{TEXT}{box}<p>Its end.</p></div>")
    given = np.full(len(found.blocks), 0.9)
    told = without_advert_boxes(found, found.blocks.words, given)
    assert told[0] == told[-1] == 0.9
    assert not told[1:-1].any()
    assert not settled(found, found.blocks.words, given)[1:-1].any()


@pytest.mark.parametrize(
    "box",
    [
        f"<section><h3>Advertisement</h3><p>{OFFER}</p></section>",
        f"<ul><li>Advertisement<br>{OFFER}</li><li>Sales</li></ul>",
        f"<table><tr><td>Advertisement<br>{OFFER}</td><td>12</td></tr></table>",
        f"<table><tr><td>Advertisement</td><td>12</td></tr><tr><td>Sales</td><td>{OFFER}</td></tr></table>",
        f"<div><p>The office answers.</p><p>Sponsored</p><p>{OFFER}</p></div>",
        f"<div><p>Sponsored</p><p>{' '.join([OFFER] * 9)}</p></div>",
    ],
)
def test_what_a_section_a_list_or_a_table_is_about_stays(box: str) -> None:
    found = document(f"<div>{TEXT}{box}<p>Its end.</p></div>")
    given = np.full(len(found.blocks), 0.9)
    assert without_advert_boxes(found, found.blocks.words, given) is given


def test_boxes_that_are_not_kept_change_nothing() -> None:
    found = document(f"{TEXT}<div><div>Anzeige</div><p>{OFFER}</p></div><p>Its end.</p>")
    given = np.array([0.9, 0.1, 0.1, 0.9])
    assert without_advert_boxes(found, found.blocks.words, given) is given


@pytest.mark.parametrize(
    "unit", ["<div><p>Sponsored</p>", "<div><b>Sponsored</b></div>", "<div>Sponsored<br>Buy now</div>"]
)
def test_many_take_as_long_as_they_are(unit: str) -> None:
    def read(units: int) -> None:
        found = document(f"<main>{unit * units}</main>")
        without_advert_boxes(found, found.blocks.words, np.full(len(found.blocks), 0.9))

    assert_proportional(read, 800)


SLOT = "<div class=slot>Advertisement</div>"
SHORT = "<p>The ferry to the island sails again at six in the morning, said the harbour master.</p>"


@pytest.mark.parametrize(
    "page",
    [
        f"<div class=body><p>ANUNCIO</p>{SHORT}{SHORT}</div>",
        f"<div class=body>{SLOT}{SHORT}{SHORT}</div>",
        f"<div><section>{TEXT}</section>" + f"<section>{SLOT}{SHORT}{SHORT}</section>" * 2 + "</div>",
        f"<div>{SHORT}{SHORT}<section>{SLOT}{SHORT}{SHORT}</section></div>",
    ],
    ids=["a notice", "an empty place above a notice", "above parts of the text", "above half of the text"],
)
def test_what_the_page_has_to_say_stays(page: str) -> None:
    found = document(f"<main>{page}</main>")
    given = np.full(len(found.blocks), 0.9)
    assert without_advert_boxes(found, found.blocks.words, given) is given
