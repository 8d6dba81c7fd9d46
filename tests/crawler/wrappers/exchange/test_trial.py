"""XPaths made to hang a crawl are found before one uses them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from crawler.wrappers.exchange.trial import endless, xpaths_of
from crawler.wrappers.storage import WrapperRecord
from tests.crawler.wrappers.exchange.test_toml import FULL

USUAL = ["//article", "//div[contains(concat(' ', @class, ' '), ' part-3 ')]//div[@id]", "(//h1 | //h2[not(//h1)])[1]"]


@pytest.mark.parametrize(
    "bomb",
    [
        "//*" + "[.//*" * 40 + "]" * 40,
        "//*[count(//*[count(//*[count(//*) > 1]) > 1]) > 1]",
        "//*//*//*//*[count(//*//*//*) > 5]",
    ],
)
def test_an_xpath_without_an_end_is_found(bomb: str) -> None:
    assert endless([*USUAL, bomb, "//p"], 0.3) == bomb


def test_usual_ones_take_no_time() -> None:
    assert endless([*USUAL * 20, "//p[", "//p[true(.)]"], 0.3) is None
    assert endless([]) is None


def test_every_xpath_of_a_wrapper_is_looked_at() -> None:
    record = WrapperRecord(replace(FULL, header_xpath=None))
    assert xpaths_of([record, record]) == [
        FULL.root_xpath, FULL.scope_xpath, FULL.next_page_xpath, *FULL.strip, "//a", "//time",
    ]  # fmt: skip
