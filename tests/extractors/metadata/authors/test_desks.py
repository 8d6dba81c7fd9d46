"""A desk and the site's own name in a byline are one name."""

from __future__ import annotations

import pytest

from extractors.metadata.authors.desks import house_name

SITES = frozenset({"sallenstein", "marevento", "thetidemill"})


@pytest.mark.parametrize(
    ("byline", "name"),
    [
        ("Redação Mar e Vento", "Redação Mar e Vento"),
        ("Por | Redação Mar e Vento", "Redação Mar e Vento"),
        ("Mar e Vento Staff", "Mar e Vento Staff"),
        ("Mar e Vento Team", "Mar e Vento Team"),
        ("die Redaktion Mar e Vento", "die Redaktion Mar e Vento"),
    ],
)
def test_one_name_though_an_and_stands_in_it(byline: str, name: str) -> None:
    assert house_name(byline, SITES) == name


@pytest.mark.parametrize(
    "byline",
    [
        "",
        "Ana Souza e Bruno Lima",
        "Redação e Ana Souza",
        "Redação Ana Souza e Mar e Vento",
        "Ana Mar e Vento",
        "Mar e Vento",
        "Redação The Tide Mill",
        "Redação Mar e Terra",
    ],
    ids=["empty", "two writers", "a desk and one", "one and the site", "no desk", "the site", "no and", "another"],
)
def test_any_other_is_read_as_before(byline: str) -> None:
    assert house_name(byline, SITES) is None
