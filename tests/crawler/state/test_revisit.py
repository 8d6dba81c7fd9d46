"""When a page is due again: what the visits found decides, within bounds."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scrapy.settings import Settings

from crawler.spiders.arguments import parse_arguments
from crawler.spiders.by_setting import InForce
from crawler.spiders.history import History
from crawler.state import Role, SeenPage, SiteState, Visit
from crawler.state.revisit import DAY, FINAL_FAILURES, HOUR, IDLE_LONGEST, PATIENT_FAILURES, YOUNG, RevisitPolicy

URL = "https://example.com/x"


class Clock:
    """Stands until it is moved."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


def visited(clock: Clock, *visits: Visit, every: int = HOUR, policy: RevisitPolicy | None = None) -> list[SeenPage]:
    state = SiteState(None, clock=clock, policy=policy)
    pages = []
    for visit in visits:
        page = state.visit(visit)
        assert page is not None
        pages.append(page)
        clock.now += every
    return pages


def section(fresh: bool) -> Visit:
    return Visit(URL, Role.SECTION, "read", fresh=fresh)


def article(clock: Clock, fresh: bool, age: int) -> Visit:
    return Visit(URL, Role.ARTICLE, "article", fresh=fresh, published=int(clock.now) - age, article="ab" * 16)


def test_a_section_that_yields_is_visited_more_often_and_an_idle_one_less() -> None:
    waits = [page.wait for page in visited(Clock(), *[section(True)] * 6)]
    assert waits[0] == HOUR and waits[-1] == 600 and waits == sorted(waits, reverse=True)  # type: ignore[type-var]
    waits = [page.wait for page in visited(Clock(), section(True), *[section(False)] * 30, every=DAY)]
    assert waits == sorted(waits) and waits[-1] == IDLE_LONGEST  # type: ignore[type-var]
    yielded = [section(True), section(True), *[section(False)] * 42]
    waits = [page.wait for page in visited(Clock(), *yielded, every=DAY)]
    assert waits[31] == DAY and waits[-1] == IDLE_LONGEST, "it did yield, but not for a month of daily visits"
    assert visited(Clock(), *yielded, section(True), every=DAY)[-1].wait == DAY / 2


def test_a_young_article_is_visited_soon_and_a_settled_one_never() -> None:
    clock = Clock()
    assert visited(clock, article(clock, True, HOUR))[0].wait == HOUR
    assert visited(clock, article(clock, True, 60))[0].wait == 600
    assert visited(clock, article(clock, True, 31 * DAY))[0].due_at is None
    [_, again] = visited(clock, article(clock, True, HOUR), article(clock, False, HOUR))
    assert again.wait == 4 * HOUR
    [_, again] = visited(clock, article(clock, True, HOUR), article(clock, True, HOUR))
    assert again.wait == HOUR and again.changes == 1
    assert visited(clock, article(clock, True, HOUR), policy=RevisitPolicy(articles=False))[0].due_at is None
    assert visited(clock, article(clock, True, -DAY))[0].wait == 600  # a date in the future is no age


def test_a_young_article_is_due_in_every_daily_run() -> None:
    for age in (HOUR, 30 * HOUR, 60 * HOUR, 71 * HOUR):
        pages = visited(Clock(), *[article(Clock(), True, age), *[article(Clock(), False, age)] * 3], every=DAY)
        for visit, page in enumerate(pages):
            is_young = age + visit * DAY < YOUNG
            assert ((page.wait or IDLE_LONGEST) < DAY) == is_young, (age, visit, page.wait)


@pytest.mark.parametrize("every", [HOUR, 6 * HOUR, DAY])
def test_an_article_that_never_changes_costs_few_visits_and_not_all_in_its_first_days(every: int) -> None:
    clock, visits = Clock(), 0
    first = clock.now
    state = SiteState(None, clock=clock)
    page = state.visit(article(clock, True, every // 2))
    while page is not None and page.due_at is not None:
        clock.now += every * -(-(page.due_at - int(clock.now)) // every)
        page = state.visit(Visit(URL, Role.ARTICLE, "article", fresh=False, article="ab" * 16))
        visits += 1
    assert 4 <= visits <= 9 and clock.now - first > 10 * DAY


def failing(passing: bool, after: int | None = None) -> Visit:
    return Visit(URL, Role.PAGE, "http_error", "HTTP 500", failed=True, passing=passing, again_after=after)


def test_what_may_pass_is_tried_in_the_next_run_and_what_is_gone_is_given_up() -> None:
    pages = visited(Clock(), *[failing(True)] * (PATIENT_FAILURES + 1))
    assert {page.wait for page in pages[: PATIENT_FAILURES - 1]} == {0} and pages[-1].wait == DAY
    assert visited(Clock(), failing(True, 7200))[0].wait == 7200
    pages = visited(Clock(), *[failing(False)] * FINAL_FAILURES)
    assert [page.wait for page in pages] == [DAY, 4 * DAY, 16 * DAY, 30 * DAY, None]


OTHERS = [("empty", True), ("outside_dates", False), ("variant", False), ("dropped", False)]


@pytest.mark.parametrize(("verdict", "again"), OTHERS)
def test_other_pages(verdict: str, again: bool) -> None:
    [page] = visited(Clock(), Visit(URL, Role.PAGE, verdict))
    assert (page.due_at is not None) is again


@settings(max_examples=50, deadline=None)
@given(st.lists(st.tuples(st.booleans(), st.integers(0, 40 * DAY)), min_size=1, max_size=12))
def test_waits_keep_to_their_bounds(visits: list[tuple[bool, int]]) -> None:
    clock = Clock()
    state = SiteState(None, clock=clock)
    for fresh, passed in visits:
        page = state.visit(section(fresh))
        assert page is not None and page.wait is not None and 600 <= page.wait <= IDLE_LONGEST
        clock.now += passed


def test_a_clock_that_was_years_ahead_puts_nothing_off_for_years() -> None:
    clock, policy = Clock(), RevisitPolicy()
    state = SiteState(None, clock=clock, policy=policy)
    patient = Visit(f"{URL}patient", Role.SECTION, "read", failed=True, passing=True, again_after=29 * DAY)
    state.visit(patient)
    clock.now += 3 * 365 * DAY
    state.visit(section(True))
    clock.now -= 3 * 365 * DAY
    assert state.pages.due(state.now(), 10) == []
    assert state.pages.plan_again(state.now()) == 1
    assert [page.url for page in state.pages.due(state.now(), 10)] == [URL]


def test_a_refusal_by_a_wrong_clock_is_none() -> None:
    clock = Clock()
    state = SiteState(None, clock=clock)
    arguments = parse_arguments({"domain": "example.com"}, now=datetime.now(UTC))
    history = History(state, arguments, InForce.from_settings(Settings()))
    history.note_refusal(HOUR)
    assert history.refused_until() == state.now() + HOUR
    clock.now -= 3 * 365 * DAY
    assert history.refused_until() is None
