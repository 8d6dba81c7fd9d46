"""Learning over a sequence of pages: policy, cache and store together."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from scrapy.settings import Settings

from crawler.wrappers.cache import WrapperCache
from crawler.wrappers.policy import SupportPolicy
from crawler.wrappers.storage import StoreUnavailable, WrapperRecord, WrapperStore
from crawler.wrappers.storage.memory import MemoryStore
from crawler.wrappers.storage.sqlite import SqliteStore
from extractors import PARSER_VERSION, Extracted, Reason, Rejection, Wrapper

SITE = "a.example:8000"
NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
OUTCOME = Rejection(Reason.EMPTY, "only its wrappers matter here")


def wrapper(root: str, **values: object) -> Wrapper:
    given = {
        "site": SITE,
        "parser": PARSER_VERSION,
        "method": "density",
        "proving_url": f"http://{SITE}/1",
        **values,
    }
    return Wrapper(root_xpath=root, **given)  # type: ignore[arg-type]


A, B = wrapper("//article"), wrapper("//main")


def cache(store: WrapperStore | None = None) -> WrapperCache:
    kept = store or MemoryStore()
    return WrapperCache(SupportPolicy(), lambda: kept)


def learn(wrappers: WrapperCache, learned: Wrapper) -> None:
    wrappers.note(Extracted(OUTCOME, learned=learned), SITE, article_found=True, at=NOON)


def miss(wrappers: WrapperCache, *failed: Wrapper, found: bool = True, used: Wrapper | None = None) -> int:
    extracted = Extracted(OUTCOME, used=used, failed=tuple((w, "no root") for w in failed))
    return wrappers.note(extracted, SITE, article_found=found, at=NOON).retired


def test_what_a_page_taught_is_tried_on_the_next() -> None:
    wrappers = cache()
    assert wrappers.to_try(SITE) == ()
    events = wrappers.note(Extracted(OUTCOME, learned=A), SITE, article_found=True, at=NOON)
    assert events.learned and not events.hit
    assert wrappers.to_try(SITE) == (A,)
    assert wrappers.to_try("a.example:8001") == ()
    assert not wrappers.note(Extracted(OUTCOME, learned=A), SITE, article_found=True, at=NOON).learned


def test_the_best_supported_is_tried_first() -> None:
    wrappers = cache()
    learn(wrappers, A)
    learn(wrappers, B)
    for minutes in range(3):
        extracted = Extracted(OUTCOME, used=B, failed=((A, "no root"),))
        wrappers.note(extracted, SITE, article_found=True, at=NOON + timedelta(minutes=minutes))
    assert wrappers.to_try(SITE) == (B, A)
    [first] = [r for r in wrappers.records(SITE) if r.wrapper == B]
    assert first.hits == 3 and first.last_hit == NOON + timedelta(minutes=2)
    # another layout served the page, so the one that did not fit is not to blame
    [other] = [r for r in wrappers.records(SITE) if r.wrapper == A]
    assert other.misses == 0


def test_repeated_misses_retire_a_wrapper_and_the_new_layout_takes_over() -> None:
    wrappers = cache()
    learn(wrappers, A)
    assert [miss(wrappers, A) for _ in range(3)] == [0, 0, 1]
    assert wrappers.to_try(SITE) == ()
    [record] = wrappers.records(SITE)
    assert record.retired_at == NOON and "3 pages in a row" in record.retired_because
    learn(wrappers, B)
    assert wrappers.to_try(SITE) == (B,)


def test_a_hit_ends_a_row_of_misses() -> None:
    wrappers = cache()
    learn(wrappers, A)
    miss(wrappers, A)
    miss(wrappers, A)
    wrappers.note(Extracted(OUTCOME, used=A), SITE, article_found=True, at=NOON)
    assert miss(wrappers, A) == 0
    assert wrappers.to_try(SITE) == (A,)


def test_pages_that_are_no_articles_are_no_misses() -> None:
    wrappers = cache()
    learn(wrappers, A)
    for _ in range(5):
        miss(wrappers, A, found=False)
    assert wrappers.records(SITE)[0].misses == 0


def test_what_failed_on_a_page_is_not_learned_from_it_again() -> None:
    wrappers = cache()
    learn(wrappers, A)
    for _ in range(3):
        wrappers.note(
            Extracted(OUTCOME, failed=((A, "short"),), learned=A), SITE, article_found=True, at=NOON
        )
    assert wrappers.to_try(SITE) == ()


def test_other_parsers_and_rendered_pages_have_their_own() -> None:
    wrappers = cache()
    learn(wrappers, wrapper("//article", parser="another"))
    learn(wrappers, wrapper("//article", rendered=True))
    assert wrappers.to_try(SITE) == ()
    assert len(wrappers.to_try(SITE, rendered=True)) == 1


def test_a_pinned_wrapper_goes_first_and_stays() -> None:
    policy, pinned = SupportPolicy(), wrapper("//td", pinned=True)
    records = [WrapperRecord(A, hits=50), WrapperRecord(pinned, misses=9, misses_in_a_row=9)]
    assert [r.wrapper for r in policy.to_try(records)] == [pinned, A]
    assert policy.why_retire(records[1]) is None


def test_tries_are_bounded() -> None:
    records = [WrapperRecord(wrapper(f"//div[@id='{i}']")) for i in range(30)]
    assert len(SupportPolicy(tries=4).to_try(records)) == 4


def test_a_store_that_cannot_be_opened_is_replaced_by_memory(caplog: pytest.LogCaptureFixture) -> None:
    def broken() -> WrapperStore:
        raise StoreUnavailable("the wrapper store x cannot be used")

    wrappers = WrapperCache(SupportPolicy(), broken)
    learn(wrappers, A)
    assert wrappers.to_try(SITE) == (A,)
    assert caplog.text.count("cannot be used") == 1


def test_a_store_that_fails_on_the_way_loses_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "wrappers.sqlite"
    wrappers = cache(SqliteStore(path, busy_seconds=0.01))
    learn(wrappers, A)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    wrappers.note(Extracted(OUTCOME, used=A), SITE, article_found=True, at=NOON)
    learn(wrappers, B)
    assert set(wrappers.to_try(SITE)) == {A, B}
    assert [r.hits for r in wrappers.records(SITE)] == [1, 0]
    assert caplog.text.count("locked") == 1
    other.close()
    wrappers.close()


def test_policy_and_store_are_named_in_settings() -> None:
    settings = Settings({"BROADSHEET_WRAPPER_STORE": "crawler.wrappers.storage.memory.MemoryStore",
                         "BROADSHEET_WRAPPER_RETIRE_AFTER": 1})  # fmt: skip
    wrappers = WrapperCache.from_settings(settings)
    learn(wrappers, A)
    assert miss(wrappers, A) == 1
