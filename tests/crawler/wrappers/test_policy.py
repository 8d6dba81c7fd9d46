"""When a wrapper's time is over, by its record alone."""

from __future__ import annotations

import pytest

from crawler.wrappers.policy import SupportPolicy
from crawler.wrappers.storage import WrapperRecord
from extractors import PARSER_VERSION, Wrapper


def record(support: int, **counts: int) -> WrapperRecord:
    return WrapperRecord(Wrapper("a.example", PARSER_VERSION, "//article", support=support), **counts)  # type: ignore[arg-type]


RARE = {"pages": 40, "hits": 4, "misses": 3, "misses_in_a_row": 3, "pages_since_hit": 12}


@pytest.mark.parametrize(
    ("known", "over"),
    [
        (record(3, pages=9, hits=6, misses=3, misses_in_a_row=3, pages_since_hit=3), True),
        (record(3, pages=8, hits=6, misses=2, misses_in_a_row=2, pages_since_hit=2), False),
        (record(3, **RARE), False),
        # three pages before were another wrapper's, of the same layout: it is not they that go unserved
        (record(7, pages=10, hits=4, misses=3, misses_in_a_row=3, pages_since_hit=3), True),
        # they were other pages that nothing fits, and such pages come again
        (record(7, pages=10, hits=4, misses=6, misses_in_a_row=3, pages_since_hit=3), False),
        # half of the pages are another layout's, which served one since
        (record(3, pages=20, hits=7, misses=3, misses_in_a_row=3, pages_since_hit=4), False),
    ],
    ids=["all its pages", "two pages", "rare", "a twin served", "many unserved", "another serves"],
)
def test_three_pages_that_nothing_served(known: WrapperRecord, over: bool) -> None:
    assert (SupportPolicy().why_retire(known) is not None) is over


def test_a_steady_place_of_an_address() -> None:
    policy, known = SupportPolicy(sample=0.5), record(3)
    urls = [f"http://a.example/{number}" for number in range(400)]
    chosen = [policy.is_sampled(url, known) for url in urls]
    elsewhere = [url.replace("http://a.example", "https://www.a.example:8000") for url in urls]
    assert chosen == [policy.is_sampled(url, known) for url in elsewhere]
    assert 150 < sum(chosen) < 250
