"""When a wrapper's time is over, by its record alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from crawler.wrappers.policy import SupportPolicy, chance_of_row
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
        (record(7, pages=12, hits=4, misses=8, misses_in_a_row=3, pages_since_hit=3), False),
        # half of the pages are another layout's, which served one since
        (record(3, pages=20, hits=7, misses=3, misses_in_a_row=3, pages_since_hit=4), False),
        # pages that taught it are its own, not others'
        (record(5, pages=11, hits=4, misses=7, taught=4, misses_in_a_row=3, pages_since_hit=3), True),
        (record(5, pages=11, hits=4, misses=7, misses_in_a_row=3, pages_since_hit=3), False),
    ],
    ids=["all its", "two pages", "rare", "a twin served", "many unserved", "another serves", "taught", "untaught"],
)
def test_three_pages_that_nothing_served(known: WrapperRecord, over: bool) -> None:
    assert (SupportPolicy().why_retire(known) is not None) is over


def test_pages_of_layouts_that_were_known_end_a_wrapper_only_once_chance_cannot_say_why() -> None:
    known = record(3, pages=17, hits=8, pages_since_hit=9)
    reasons = [SupportPolicy().why_retire(known, passed=passed) for passed in range(10)]
    assert [reason is not None for reason in reasons] == [passed >= 8 for passed in range(10)]
    assert SupportPolicy().why_retire(known, yielded=3, passed=3) is not None


def test_a_wrapper_that_came_back_is_not_ended_again_for_what_it_served_before() -> None:
    # of its three layouts the largest has ended: it was ended for that, came back, and now has less than half
    back = replace(record(10, pages=760, hits=697, pages_since_hit=8), retired_because="fits none of 3 pages in a row")
    assert [SupportPolicy().why_retire(back, passed=passed) for passed in range(16)] == [None] * 16
    assert SupportPolicy().why_retire(back, passed=25) is not None
    never_ended = replace(back, retired_because="")
    assert SupportPolicy().why_retire(never_ended, passed=8) is not None
    gone = replace(back, misses=3, misses_in_a_row=3, pages_since_hit=3)
    assert SupportPolicy().why_retire(gone) is not None, "a site that nothing fits has changed"


def test_the_chance_of_a_row() -> None:
    # the first page of such a row has the chance (such + 1/4) / (all + 1), and each raises that of the next
    assert chance_of_row(1, 4, 4) == pytest.approx(4.25 / 9)
    assert chance_of_row(2, 4, 4) == pytest.approx(4.25 / 9 * 5.25 / 10)
    assert chance_of_row(0, 3, 5) == pytest.approx(1)
    rows = [chance_of_row(row, 2, 9) for row in range(2_000)]
    assert rows == sorted(rows, reverse=True) and 0 < rows[-1] < 1e-9


def test_counts_of_an_edited_file_that_cannot_be_are_no_error() -> None:
    assert SupportPolicy().why_retire(record(1, pages_since_hit=1, misses_in_a_row=1), yielded=2) is None
    most = 2**63 - 1
    chances = [chance_of_row(row, most - row, other) for row in range(40) for other in (-most, 0, 5, most)]
    assert all(0 <= chance <= 1 for chance in chances)


def test_a_steady_place_of_an_address() -> None:
    policy, known = SupportPolicy(sample=0.5), record(3)
    urls = [f"http://a.example/{number}" for number in range(400)]
    chosen = [policy.is_sampled(url, known) for url in urls]
    elsewhere = [url.replace("http://a.example", "https://www.a.example:8000") for url in urls]
    assert chosen == [policy.is_sampled(url, known) for url in elsewhere]
    assert 150 < sum(chosen) < 250


def test_what_steps_in_for_a_wrapper_that_seems_to_end_is_compared() -> None:
    policy, known = SupportPolicy(sample=0.0), record(3, pages=24, hits=18)
    assert [row for row in range(20) if policy.is_sampled("http://a.example/1", known, row)] == [2, 4, 8, 16]
    # half of the pages are another layout's: rows of two are nothing unusual
    often = record(3, pages=43, hits=18)
    assert [row for row in range(20) if policy.is_sampled("http://a.example/1", often, row)] == [4, 8, 16]
