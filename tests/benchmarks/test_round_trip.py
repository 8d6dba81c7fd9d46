"""What the round trip of exports counts."""

from __future__ import annotations

import pytest

from benchmarks import round_trip
from benchmarks.made.newsstand_pages import fetched
from crawler.wrappers.storage import WrapperRecord
from newsstand import serve


def test_the_same_bytes_and_a_difference_that_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with serve(["courier"]) as stand:
        records = fetched(stand.truth()["courier"].articles[:6])
    found = round_trip.round_trip("courier", records)
    assert (found.pages, found.same) == (6, 6)
    assert found.served >= 5 and found.size > 500

    def without_signatures(site: str, known: tuple[WrapperRecord, ...]) -> str:
        return f'format = 1\nsite = "{site}"\n[[wrappers]]\nroot = "//body"\n'

    monkeypatch.setattr(round_trip, "to_toml", without_signatures)
    assert round_trip.round_trip("courier", records).same < 6
