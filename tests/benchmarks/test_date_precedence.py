from __future__ import annotations

from benchmarks.date_precedence import ORDER, Dated, first, shares, table, variants
from extractors.metadata.model import Claim


def page(truth: str, *claims: tuple[str, str]) -> Dated:
    return Dated("news", truth, tuple(Claim(source, day, day) for source, day in claims))


PAGES = [
    page("2024-05-17", ("json_ld.article", "2024-05-17"), ("dom.line", "2024-05-19")),
    page("2024-05-17", ("json_ld.article", "2024-05-18"), ("dom.line", "2024-05-17")),
    page("2024-05-17", ("dom.line", "2024-05-17")),
    page("2024-05-17"),
]


def test_shares_of_the_known_and_of_the_given() -> None:
    assert shares(PAGES, ORDER) == {"news": (2 / 4, 2 / 3)}
    assert shares(PAGES, first(["dom.line"])) == {"news": (2 / 4, 2 / 3)}
    assert shares(PAGES, ["json_ld.article"]) == {"news": (1 / 4, 1 / 2)}


def test_every_variant_is_in_the_table_and_has_known_sources() -> None:
    assert all(set(order) <= set(ORDER) for order in variants().values())
    shown = table(PAGES)
    assert all(name in shown for name in variants())
