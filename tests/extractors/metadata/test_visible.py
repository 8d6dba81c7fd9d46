"""Fields at the places that a wrapper knows: read as those of any page."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from extractors.metadata.model import Metadata
from extractors.metadata.visible import SOURCE, with_fields
from extractors.wrapper import FieldPath
from tests.extractors.metadata.pages import document

PATHS = {"date_published": FieldPath("//p[@class='d']", None, 3)}


@pytest.mark.parametrize(
    ("text", "lang", "url", "expected"),
    [
        ("03/04/2024", "en-US", "https://www.example.com/a", "2024-03-04"),
        ("03/04/2024", "en", "https://www.example.co.uk/a", "2024-04-03"),
        ("03/04/2024", "fr", "https://www.example.com/a", "2024-04-03"),
        ("Posted 03.04.2024 by Ann Lee", "en-US", "https://www.example.com/a", "2024-04-03"),
        ("20240304", "en-US", "https://www.example.com/a", "2024-03-04"),
        ("2031-03-04", "en-US", "https://www.example.com/a", None),
    ],
)
def test_dates(text: str, lang: str, url: str, expected: str | None) -> None:
    page = document(body=f"<p class=d>{text}</p>", url=url, lang=lang, fetched_at=datetime(2026, 11, 22, tzinfo=UTC))
    found = with_fields(Metadata(in_language=lang), page, PATHS, page.root)
    assert found.date_published == expected


@pytest.mark.parametrize(("first", "expected"), [(False, "2020-01-01"), (True, "2024-03-04")])
def test_only_what_a_person_named_goes_before_what_a_page_declares(first: bool, expected: str) -> None:
    page = document(body="<p class=d>4 March 2024</p>")
    told = Metadata(
        date_published="2020-01-01", date_published_raw="2020-01-01",
        sources={"date_published": "json_ld.article"}, confidence={"date_published": 0.9},
    )  # fmt: skip
    found = with_fields(told, page, PATHS, page.root, first=first)
    assert found.date_published == expected
    assert (found.sources["date_published"] == SOURCE) is first and ("date_published" in found.confidence) is not first
    nothing = {"date_published": FieldPath("//p[@class='none']")}
    assert with_fields(told, page, nothing, page.root, first=True) == told


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("section", "Town", "Town"),
        ("section", "Category: Town", "Town"),
        ("section", "Uncategorized", None),
        ("section", "The council of the town met on Friday and spoke of the mill for all of the afternoon", None),
        ("kicker", "Fire at Esk", "Fire at Esk"),
        ("subtitle", "The Mill burns down!", None),
    ],
)
def test_what_a_place_shows_is_held_to_what_the_field_is(name: str, text: str, expected: str | None) -> None:
    page = document(body=f"<p class=d>{text}</p>")
    told = Metadata(headline="The mill burns down")
    assert getattr(with_fields(told, page, {name: PATHS["date_published"]}, page.root), name) == expected
