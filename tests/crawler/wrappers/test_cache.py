"""Learning over a sequence of pages: policy, cache and store together."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from scrapy.settings import Settings

from crawler.wrappers.cache import WrapperCache
from crawler.wrappers.events import WrapperEvents
from crawler.wrappers.policy import SupportPolicy
from crawler.wrappers.site import AWAKE
from crawler.wrappers.storage import StoreUnavailable, WrapperStore
from crawler.wrappers.storage.memory import MemoryStore
from crawler.wrappers.storage.sqlite import SqliteStore
from extractors import (
    PARSER_VERSION,
    Article,
    Extracted,
    Extraction,
    Observation,
    Page,
    Reason,
    Rejection,
    Wrapper,
    extract_page,
)
from extractors.metadata import Metadata
from tests.crawler.reextraction.stories import story
from tests.crawler.wrappers.observations import NOON, SITE, observation

OUTCOME = Rejection(Reason.EMPTY, "only its wrappers matter here", f"http://{SITE}/page")


def wrapper(root: str, **values: object) -> Wrapper:
    given = {
        "site": SITE,
        "parser": PARSER_VERSION,
        "proving_url": f"http://{SITE}/1",
        "support": 3,
        **values,
    }
    return Wrapper(root_xpath=root, **given)  # type: ignore[arg-type]


A, B = wrapper("//article"), wrapper("//main")


def cache(store: WrapperStore | None = None, **limits: float) -> WrapperCache:
    kept = store or MemoryStore()
    return WrapperCache(SupportPolicy(**limits), lambda: kept)  # type: ignore[arg-type]


def known(*wrappers: Wrapper, **limits: float) -> WrapperCache:
    """A cache over a store that knows these."""
    store = MemoryStore()
    for each in wrappers:
        store.add(each)
    return cache(store, **limits)


def cold(
    wrappers: WrapperCache, seen: Observation, *failed: Wrapper, at: datetime = NOON, outcome: Rejection = OUTCOME
) -> WrapperEvents:
    """A page that went the cold way after these did not fit."""
    tries = wrappers.tries(seen.url, SITE, at=at)
    extracted = Extracted(
        outcome,
        observation=seen,
        failed=tuple((each, "root found 0 times") for each in failed),
        trials=tuple((each, 1.0) for each in tries.trials),
    )
    return wrappers.note(extracted, SITE, article_found=True, at=at)


def hit(wrappers: WrapperCache, used: Wrapper, at: datetime = NOON, **values: object) -> WrapperEvents:
    return wrappers.note(Extracted(**{"outcome": OUTCOME, **values}, used=used), SITE, article_found=True, at=at)  # type: ignore[arg-type]


def miss(wrappers: WrapperCache, *failed: Wrapper, found: bool = True, outcome: Rejection = OUTCOME) -> int:
    extracted = Extracted(outcome, failed=tuple((each, "no root") for each in failed))
    return wrappers.note(extracted, SITE, article_found=found, at=NOON).retired


def test_three_pages_teach_a_wrapper_that_the_fourth_uses() -> None:
    wrappers = cache()
    events = [cold(wrappers, observation(number)) for number in range(3)]
    assert [event.learned for event in events] == [0, 0, 1]
    [learned] = wrappers.to_try(SITE)
    assert learned.root_xpath == "//article" and learned.support == 3
    assert wrappers.to_try("a.example:8001") == ()
    assert wrappers.to_try(SITE, rendered=True) == ()


def test_until_then_it_is_only_compared() -> None:
    wrappers = cache()
    cold(wrappers, observation(1))
    tries = wrappers.tries("x", SITE)
    assert tries.wrappers == () and [each.root_xpath for each in tries.trials] == ["//article"]


def test_a_candidate_that_extracts_other_text_is_not_used() -> None:
    wrappers = cache()
    for number in range(3):
        tries = wrappers.tries("x", SITE)
        extracted = Extracted(
            OUTCOME, observation=observation(number), trials=tuple((t, 0.3) for t in tries.trials)
        )
        wrappers.note(extracted, SITE, article_found=True, at=NOON)
    assert wrappers.to_try(SITE) == ()


def test_a_candidate_that_comes_into_use_by_a_comparison_counts_as_learned() -> None:
    wrappers = cache()
    alike = {0: 1.0, 1: 0.3, 2: 0.3, 3: 1.0, 4: 1.0}
    learned = []
    for number, likeness in alike.items():
        trials = tuple((each, likeness) for each in wrappers.tries("x", SITE).trials)
        seen = Extracted(OUTCOME, observation=observation(number), trials=trials)
        learned.append(wrappers.note(seen, SITE, article_found=True, at=NOON).learned)
    [used] = wrappers.to_try(SITE)
    assert learned == [0, 0, 0, 1, 0], "once, when pages begin to be extracted by it"
    assert [hit(wrappers, used).learned for _ in range(3)] == [0, 0, 0]
    again = known(used)
    assert hit(again, used).learned == 0 and cold(again, observation(9), used).learned == 0, "an earlier crawl's"


def test_learning_goes_on_in_the_next_crawl() -> None:
    store = MemoryStore()
    for number in range(3):
        assert cold(cache(store), observation(number)).learned == (number == 2)
    assert cache(store).to_try(SITE)[0].support == 3


def test_one_page_in_three_crawls_is_no_three_pages() -> None:
    store = MemoryStore()
    for _ in range(3):
        assert cold(cache(store), observation(1)).learned == 0
    assert cache(store).to_try(SITE) == ()


def test_the_best_supported_is_tried_first() -> None:
    wrappers = known(A, B)
    for minutes in range(3):
        hit(wrappers, B, NOON + timedelta(minutes=minutes), failed=((A, "no root"),))
    assert wrappers.to_try(SITE) == (B, A)
    [first] = [r for r in wrappers.records(SITE) if r.wrapper == B]
    assert first.hits == 3 and first.last_hit == NOON + timedelta(minutes=2)
    # another layout served the page, so the one that did not fit is not to blame
    [other] = [r for r in wrappers.records(SITE) if r.wrapper == A]
    assert other.misses == 0


def test_the_order_is_that_of_the_records() -> None:
    store = MemoryStore()
    many = [wrapper(f"//div[@id='{number}']") for number in range(40)]
    for each in many:
        store.add(each)
    wrappers = cache(store, tries=40)
    for number in (7, 3, 7, 9, 3, 7, 20, 9, 9, 9, 0, 39):
        hit(wrappers, many[number])
    assert wrappers.to_try(SITE) == cache(store, tries=40).to_try(SITE)
    assert wrappers.to_try(SITE)[:3] == (many[9], many[7], many[3])


def test_those_behind_the_best_sleep_until_they_are_needed() -> None:
    store = MemoryStore()
    for number in range(3):
        cold(cache(store), observation(number))
    [learned] = store.of_site(SITE)
    awake = AWAKE * SupportPolicy().tries
    for number in range(awake):
        store.add(wrapper(f"//div[@id='{number}']", support=9))
    wrappers = cache(store)
    assert len(wrappers.records(SITE)) == awake + 1
    # a page teaches it again: what was known of it is not lost
    cold(wrappers, observation(4))
    assert [r.wrapper.support for r in wrappers.records(SITE) if r.wrapper.id == learned.wrapper.id] == [4]
    # all others end
    again = cache(store)
    for _ in range(3):
        miss(again, A)
    assert [r.wrapper.root_xpath for r in again.records(SITE) if r.retired_at is None] == ["//article"]
    assert again.to_try(SITE)[0].root_xpath == "//article"


def test_a_redesign_is_noticed_within_three_pages_and_the_new_layout_takes_over(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level("INFO")
    store = MemoryStore()
    store.add(A)
    wrappers = cache(store)
    for _ in range(4):
        hit(wrappers, A)
    events = [cold(wrappers, observation(number, "//main"), A) for number in range(3)]
    assert [event.retired for event in events] == [0, 0, 1] and events[2].learned == 1
    assert [each.root_xpath for each in wrappers.to_try(SITE)] == ["//main", "//article"]  # the old one last
    [ended] = wrappers.redesigns
    assert (ended.before, ended.after, ended.hits, ended.at) == ("//article", "//main", 4, NOON)
    assert len(ended.evidence) == 3 and "root found 0 times" in ended.evidence[0]
    assert "has ended" in caplog.text and "has taken over" in caplog.text
    [record] = [r for r in store.of_site(SITE) if r.wrapper.root_xpath == "//article"]
    assert record.retired_at == NOON and "3 pages in a row" in record.retired_because


def test_pages_of_the_old_time_find_the_old_wrapper_first() -> None:
    store = MemoryStore()
    store.add(A)
    store.retire(A, NOON, "a redesign")
    store.add(B)
    wrappers = cache(store)
    assert wrappers.to_try(SITE, at=NOON - timedelta(days=9)) == (A, B)
    assert wrappers.to_try(SITE, at=NOON + timedelta(days=9)) == (B, A)


def test_a_redesign_that_is_taken_back() -> None:
    store = MemoryStore()
    store.add(A)
    store.retire(A, NOON, "a redesign")
    wrappers = cache(store)
    assert [hit(wrappers, A, NOON + timedelta(days=1)).learned for _ in range(3)] == [0, 0, 1]
    assert store.of_site(SITE)[0].retired_at is None


def test_reading_an_archive_again_brings_no_old_layout_back() -> None:
    store = MemoryStore()
    store.add(A)
    store.retire(A, NOON, "a redesign")
    wrappers = cache(store)
    for _ in range(5):
        hit(wrappers, A, NOON - timedelta(days=1))
    assert store.of_site(SITE)[0].retired_at == NOON


def test_a_hit_ends_a_row_of_misses() -> None:
    wrappers = known(A)
    miss(wrappers, A)
    miss(wrappers, A)
    hit(wrappers, A)
    assert miss(wrappers, A) == 0
    assert wrappers.to_try(SITE) == (A,)


def test_a_rare_layout_is_not_given_up_for_pages_of_others() -> None:
    wrappers = known(A, B)
    for _ in range(6):
        hit(wrappers, B)
        for _ in range(5):
            hit(wrappers, A)
    assert [miss(wrappers, A, B) for _ in range(2)] == [0, 0]
    assert miss(wrappers, A, B) == 1  # A served nearly all pages, B each sixth
    assert wrappers.to_try(SITE) == (B, A)  # the old layout is tried last


def test_pages_that_are_no_articles_are_no_misses() -> None:
    wrappers = known(A)
    for _ in range(5):
        miss(wrappers, A, found=False)
    assert wrappers.records(SITE)[0].misses == 0


def test_a_page_that_may_well_be_an_article_counts_in_a_redesign() -> None:
    undecided = replace(OUTCOME, reason=Reason.NOT_AN_ARTICLE, confidence=0.47, is_undecided=True)
    wrappers = known(A)
    for _ in range(7):
        hit(wrappers, A)
    ended = [miss(wrappers, A), miss(wrappers, A, found=False, outcome=undecided), miss(wrappers, A)]
    assert ended == [0, 0, 1]
    wrappers = known(A)
    hit(wrappers, A)
    decided = replace(undecided, confidence=0.53, is_undecided=False)
    assert [miss(wrappers, A, found=False, outcome=decided) for _ in range(9)] == [0] * 9
    assert wrappers.records(SITE)[0].misses == 0


def test_other_text_than_the_cold_way_three_times_ends_a_wrapper() -> None:
    wrappers = known(A)
    events = [hit(wrappers, A, agreement=likeness) for likeness in (0.99, 0.2, 0.3, 0.1)]
    assert [event.agreed for event in events] == [1, 0, 0, 0] and [e.retired for e in events] == [0, 0, 0, 1]
    assert wrappers.to_try(SITE) == ()  # and it is not tried again: it would fit, and be wrong


def test_a_steady_share_of_the_pages_is_compared() -> None:
    wrappers = known(A, sample=0.1)
    urls = [f"http://{SITE}/{number}" for number in range(2_000)]
    chosen = [url for url in urls if wrappers.tries(url, SITE).sample]
    assert 140 < len(chosen) < 260
    assert chosen == [url for url in urls if known(A, sample=0.1).tries(url, SITE).sample]
    hit(wrappers, A, agreement=0.2)
    assert all(wrappers.tries(url, SITE).sample for url in urls[:20])  # until it is right again


def test_other_parsers_and_rendered_pages_have_their_own() -> None:
    wrappers = known(wrapper("//article", parser="another"), wrapper("//article", rendered=True))
    assert wrappers.to_try(SITE) == ()
    assert len(wrappers.to_try(SITE, rendered=True)) == 1


def test_a_pinned_wrapper_goes_alone_and_stays(caplog: pytest.LogCaptureFixture) -> None:
    pinned = wrapper("//td", support=0).pin()
    store = MemoryStore()
    store.add(A)
    wrappers = WrapperCache(SupportPolicy(), lambda: store, lambda site: (pinned,))
    for _ in range(9):
        miss(wrappers, pinned)
    assert wrappers.to_try(SITE) == (pinned,)  # a page that it does not fit goes the cold way
    [misfit] = wrappers.misfits
    assert (misfit.root, misfit.pages, len(misfit.evidence)) == ("//td", 9, 5)
    assert caplog.text.count("the pinned wrapper at //td does not hold") == 1
    hit(wrappers, pinned)
    assert [record.wrapper.root_xpath for record in store.of_site(SITE)] == ["//article"]
    assert wrappers.redesigns == [] and store.of_site(SITE)[0].retired_at is None  # it was not tried on any page


@pytest.mark.parametrize(("method", "used"), [("hand", True), ("fivefilters", True), ("arbiter", False)])
def test_what_a_person_wrote_holds_after_an_upgrade_of_the_parser(method: str, used: bool) -> None:
    wrappers = known(wrapper("//section", parser="lxml-1.0/html", method=method, pinned=True))
    assert [each.root_xpath for each in wrappers.to_try(SITE)] == (["//section"] if used else [])


def test_a_pinned_wrapper_that_keeps_other_text_is_reported_and_stays() -> None:
    wrappers = known(A.pin())
    events = [hit(wrappers, A.pin(), agreement=likeness) for likeness in (0.9, 0.1, 0.1, 0.1, 0.1)]
    assert [event.misfits for event in events] == [0, 1, 1, 1, 1]
    assert wrappers.to_try(SITE) == (A.pin(),)
    assert "other text" in wrappers.misfits[0].evidence[0]


def test_what_is_no_article_is_no_misfit() -> None:
    wrappers = known(A.pin())
    miss(wrappers, A.pin(), found=False)
    assert wrappers.misfits == []


def test_tries_are_bounded() -> None:
    assert len(known(*(wrapper(f"//div[@id='{i}']") for i in range(30)), tries=4).to_try(SITE)) == 4


def test_candidates_are_bounded() -> None:
    wrappers = cache()
    for number in range(60):
        cold(wrappers, observation(number, f"//div[@id='{number}']"))
    assert len(wrappers.records(SITE)) <= 30


def test_a_store_that_cannot_be_opened_is_replaced_by_memory(caplog: pytest.LogCaptureFixture) -> None:
    def broken() -> WrapperStore:
        raise StoreUnavailable("the wrapper store x cannot be used")

    wrappers = WrapperCache(SupportPolicy(), broken)
    for number in range(3):
        cold(wrappers, observation(number))
    assert len(wrappers.to_try(SITE)) == 1
    assert caplog.text.count("cannot be used") == 1


def test_a_store_that_fails_on_the_way_loses_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "wrappers.sqlite"
    store = SqliteStore(path, busy_seconds=0.01)
    store.add(A)
    wrappers = cache(store)
    hit(wrappers, A)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    hit(wrappers, A)
    for number in range(3):
        cold(wrappers, observation(number, "//main"))
    assert {each.root_xpath for each in wrappers.to_try(SITE)} == {"//article", "//main"}
    assert wrappers.records(SITE)[0].hits == 2
    assert caplog.text.count("locked") == 1
    other.close()
    wrappers.close()


def test_policy_and_store_are_named_in_settings() -> None:
    settings = Settings({"BROADSHEET_WRAPPER_STORE": "crawler.wrappers.storage.memory.MemoryStore",
                         "BROADSHEET_WRAPPER_LEARN_FROM": 1})  # fmt: skip
    wrappers = WrapperCache.from_settings(settings)
    assert cold(wrappers, observation(1)).learned == 1
    for _ in range(2):
        hit(wrappers, A)
    assert [miss(wrappers, A) for _ in range(3)] == [0, 0, 1]


def test_what_is_read_of_a_site_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crawler.wrappers.cache.MOST_SITES", 3)
    store = MemoryStore()
    wrappers = cache(store)
    for number in range(6):
        site = f"{number}.example"
        store.add(replace(A, site=site))
        assert wrappers.to_try(site) == (replace(A, site=site),)
    assert wrappers.to_try("0.example") == (replace(A, site="0.example"),)
    assert len(wrappers._sites) == 3


def test_a_layout_that_a_known_one_takes_over_from_is_retired_once_chance_cannot_say_why() -> None:
    wrappers = cache()
    for number in range(3):
        cold(wrappers, observation(number))
    [old] = wrappers.to_try(SITE)
    for _ in range(20):
        hit(wrappers, old)
    for number in range(10, 13):  # learned on odd pages long before, and not used yet
        cold(wrappers, observation(number, "//main"), old)
        hit(wrappers, old)
    new = next(each for each in wrappers.to_try(SITE) if each.root_xpath == "//main")
    events = [hit(wrappers, new, failed=((old, "no root"),)) for _ in range(9)]
    assert [len(event.redesigns) for event in events] == [0, 0, 0, 0, 0, 0, 0, 0, 1]
    [redesign] = events[8].redesigns
    assert (redesign.wrapper, redesign.after) == (old.id, "//main")  # which came into use before the old one ended


def test_pages_on_which_a_layout_was_not_tried_say_nothing_of_it() -> None:
    """Of two that fit the same pages, the one that is tried first serves them all."""
    other, odd = wrapper("//main"), wrapper("//section")
    wrappers = known(A, other, odd)
    for each in (other, other, *[A] * 30):
        hit(wrappers, each)
    assert wrappers.to_try(SITE)[:2] == (A, other)
    assert hit(wrappers, odd, failed=((A, "no root"), (other, "no root")), agreement=1.0).retired == 0
    assert set(wrappers.to_try(SITE)) == {A, other, odd} and wrappers.redesigns == []


def test_a_layout_that_gives_way_to_one_of_earlier_crawls_is_noticed_without_a_page_that_goes_the_cold_way() -> None:
    other = wrapper("//main")
    wrappers = known(A, other)
    for each in (other, other, *[A] * 30):
        hit(wrappers, each)
    events = [hit(wrappers, other, failed=((A, "no root"),)) for _ in range(8)]
    assert [len(event.redesigns) for event in events] == [0, 0, 0, 0, 0, 0, 0, 1]


def test_two_crawls_that_learn_a_layout_at_once_lose_no_counts() -> None:
    store = MemoryStore()
    one, other = cache(store), cache(store)
    assert one.to_try(SITE) == other.to_try(SITE) == ()  # both have read what the store knows: nothing
    for number in range(3):
        cold(one, observation(number))
    [learned] = one.to_try(SITE)
    for _ in range(4):
        hit(one, learned)
    cold(other, observation(7))
    [record] = store.of_site(SITE)
    assert (record.hits, record.taught, record.pages) == (4, 2, 7)  # the first that teaches a layout is not counted


def test_pages_of_layouts_seen_before_are_no_redesign() -> None:
    store = MemoryStore()
    wrappers = cache(store)
    roots = ("//article", "//main", "//section")
    for number in range(3):
        for ten, root in enumerate(roots, 1):
            cold(wrappers, observation(10 * ten + number, root), *wrappers.to_try(SITE))
    by_root = {each.root_xpath: each for each in wrappers.to_try(SITE)}
    assert by_root.keys() == set(roots)
    for root in (roots[0], *roots[1:] * 2):  # four pages without the first, one is cold and teaches the second again
        assert not hit(wrappers, by_root[root]).redesigns
    assert not cold(wrappers, observation(29, roots[1]), *by_root.values()).redesigns
    [first] = [record for record in store.of_site(SITE) if record.wrapper.root_xpath == roots[0]]
    assert (first.misses_in_a_row, first.pages_since_hit, first.retired_at) == (0, 5, None)


def test_rendered_pages_say_nothing_of_a_layout_of_raw_ones() -> None:
    shown = wrapper("//main", rendered=True)
    wrappers = known(A, shown)
    for _ in range(6):
        hit(wrappers, A)
    for _ in range(9):
        hit(wrappers, shown)
    assert cold(wrappers, observation(1, "//td"), A).retired == 0
    assert wrappers.to_try(SITE) == (A,) and wrappers.redesigns == []


def test_beginnings_of_articles_before_a_paywall_are_no_redesign() -> None:
    """They are of the layout that whole articles have, with too little text for its wrapper."""
    found = Extraction("paywall_stub", 0.9, "arbiter", "//p")
    cut = Article("u", SITE, "Headline", "The first words.", (), Metadata(), found)
    store = MemoryStore()
    store.add(A)
    wrappers = cache(store)
    for _ in range(6):
        hit(wrappers, A)
    for number in range(9):
        seen = Extracted(cut, observation=observation(number, "//article"), failed=((A, "too little text"),))
        assert wrappers.note(seen, SITE, article_found=True, at=NOON).retired == 0
    assert wrappers.to_try(SITE) == (A,) and store.of_site(SITE)[0].misses == 0


def test_what_has_served_no_page_is_given_up_without_a_redesign() -> None:
    wrappers = cache()
    for number in range(3):
        cold(wrappers, observation(number))
    [unused] = wrappers.to_try(SITE)
    events = [cold(wrappers, observation(number, "//main"), unused) for number in range(10, 13)]
    assert [event.retired for event in events] == [0, 0, 1]
    assert wrappers.redesigns == [] and events[2].redesigns == ()


def test_a_layout_of_another_part_of_the_site_is_no_redesign_where_it_comes_behind_in_the_same_crawl() -> None:
    store, news = MemoryStore(), replace(OUTCOME, url=f"http://{SITE}/news/page")

    def galleries(wrappers: WrapperCache, part: str = "gallery") -> int:
        seen = [observation(number, "//section", url=f"http://{SITE}/{part}/{number}") for number in range(9)]
        return sum(cold(wrappers, each, A, outcome=replace(OUTCOME, url=each.url)).retired for each in seen)

    store.add(A)
    first = cache(store)
    for _ in range(20):
        hit(first, A, outcome=news)
    assert galleries(first) == 0
    first.close()
    [record] = [record for record in store.of_site(SITE) if record.wrapper.id == A.id]
    assert (record.pages, record.pages_since_hit, record.misses_in_a_row) == (29, 0, 0), "no row to be counted on"
    second = cache(store)
    for _ in range(3):
        miss(second, A)
    assert second.redesigns == [], "of pages that were nine in 29 three may well come first"
    third = known(A)
    for _ in range(20):
        hit(third, A, outcome=news)
    assert galleries(third, "news") == 1, "where its own pages lay"
    assert galleries(known(A)) == 1, "in a later crawl"
    fourth = known(A)
    for _ in range(20):
        hit(fourth, A, outcome=news)
    parts = [f"http://{SITE}/{part}/1" for part in ("town", "sport", "opinion")]
    pages = [cold(fourth, observation(9, "//section", url=url), A, outcome=replace(OUTCOME, url=url)) for url in parts]
    assert [page.retired for page in pages] == [0, 0, 1], "a redesign is everywhere"


def test_further_pages_of_an_article_are_no_pages_of_their_layout() -> None:
    store = MemoryStore()
    store.add(A)
    wrappers = cache(store)
    hit(wrappers, A)
    seen = Extracted(OUTCOME, observation=observation(1, "//section"), failed=((A, "no root"),))
    for extracted in (*[seen] * 9, Extracted(OUTCOME, used=A)):
        assert not wrappers.note(extracted, SITE, article_found=True, at=NOON, further=True).redesigns
    [record] = store.of_site(SITE)
    assert (record.hits, record.pages, record.misses) == (1, 1, 0)


def test_two_layouts_by_turns_both_stay() -> None:
    wrappers = cache()
    for number in range(3):
        cold(wrappers, observation(number))
    [one] = wrappers.to_try(SITE)
    for number in range(10, 13):
        cold(wrappers, observation(number, "//main"), one)
        hit(wrappers, one)
    other = next(each for each in wrappers.to_try(SITE) if each.root_xpath == "//main")
    for number in range(60):
        assert not hit(wrappers, other if number % 3 else one).redesigns
    assert len(wrappers.to_try(SITE)) == 2


def test_what_came_into_use_later_and_has_served_nothing_is_not_given_up_for_pages_of_the_first() -> None:
    wrappers = cache()
    for number in range(3):
        cold(wrappers, observation(number))
    [one] = wrappers.to_try(SITE)
    for number in range(10, 13):
        hit(wrappers, one, observation=observation(number, "//main"))  # that had to ask the classifiers
    assert len(wrappers.to_try(SITE)) == 2
    assert not [redesign for _ in range(9) for redesign in hit(wrappers, one).redesigns]


def read(wrappers: WrapperCache, url: str, body: bytes) -> tuple[Extracted, WrapperEvents]:
    """A page through extraction and cache, as a crawl reads it."""
    page = Page(url, body, fetched_at=NOON)
    tries = wrappers.tries(url, page.site, at=NOON)
    extracted = extract_page(
        page, tries.wrappers, trials=tries.trials, learn=tries.learn, known_bodies=tries.known_bodies
    )
    found = isinstance(extracted.outcome, Article)
    return extracted, wrappers.note(extracted, page.site, article_found=found, at=NOON)


def test_articles_at_a_second_address_are_no_misses_of_their_layout() -> None:
    wrappers = cache()
    for number in range(8):
        extracted, _ = read(wrappers, *story(number))
    assert extracted.used is not None
    for number in range(4, 8):
        url, body = story(number)
        extracted, events = read(wrappers, f"{url}?from=sport", body)
        assert [why for _, why in extracted.failed] == [f"the same text as {url}"]
        assert events.misses == 0 and events.retired == 0
    assert wrappers.redesigns == [] and wrappers.tries("x", "paper.example").wrappers


def test_one_article_at_three_addresses_is_one_page_to_learn_from() -> None:
    wrappers = cache()
    url, body = story(0)
    for section in ("", "?from=sport", "?from=town"):
        read(wrappers, url + section, body)
    assert [record.wrapper.support for record in wrappers.records("paper.example")] == [1]


def test_a_pinned_wrapper_is_not_warned_of_for_an_article_at_a_second_address() -> None:
    store = MemoryStore()
    store.add(wrapper("//article", site="paper.example").pin())
    wrappers = cache(store)
    url, body = story(0)
    assert read(wrappers, url, body)[0].used is not None
    assert read(wrappers, f"{url}?from=sport", body)[1].misfits == 0
    assert wrappers.misfits == []


@pytest.mark.parametrize("change", [{"parser": "lxml-1.0/html"}, {"rendered": True}])
def test_wrappers_of_another_parser_or_kind_of_page_are_not_given_up_for_pages_they_are_not_tried_on(
    change: dict[str, object],
) -> None:
    store = MemoryStore()
    other = wrapper("//main", support=9, **change)
    store.add(other)
    for _ in range(20):
        store.count_hit(other, NOON)
    wrappers = cache(store)
    for number in range(3):
        cold(wrappers, observation(number))
    [learned] = wrappers.to_try(SITE)
    for _ in range(12):
        hit(wrappers, learned)
    for number in range(30, 33):
        cold(wrappers, observation(number, "//section"), learned)
    assert [ended.before for ended in wrappers.redesigns] == ["//article"]


def test_a_wrapper_that_steps_in_for_the_usual_one_is_compared_also_in_the_next_crawl() -> None:
    """The small wrapper of short items may find a part of any article of the site."""
    store = MemoryStore()
    for each in (A, B):
        store.add(each)
    wrappers = cache(store, sample=0.0)
    for number in range(12):
        hit(wrappers, A, outcome=replace(OUTCOME, url=f"http://{SITE}/{number}"))
    assert not wrappers.tries("x", SITE).sample
    hit(wrappers, B, failed=((A, "root found 0 times"),))
    assert wrappers.tries("x", SITE).sample and cache(store, sample=0.0).tries("x", SITE).sample
    for _ in range(3):
        hit(wrappers, B, failed=((A, "root found 0 times"),), agreement=0.4)
        assert wrappers.tries("x", SITE).sample or B not in wrappers.to_try(SITE)
    assert B not in wrappers.to_try(SITE)
    hit(wrappers, A)
    assert not wrappers.tries("x", SITE).sample
