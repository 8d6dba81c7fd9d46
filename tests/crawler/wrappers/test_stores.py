"""The contract of a wrapper store, run against every store."""

from __future__ import annotations

import multiprocessing
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from crawler.wrappers.storage import StoreUnavailable, WrapperRecord, WrapperStore
from crawler.wrappers.storage.memory import MemoryStore
from crawler.wrappers.storage.schema import SCHEMA_VERSION
from crawler.wrappers.storage.sqlite import SqliteStore
from extractors import Pooled, Shown, Wrapper

SITE = "a.example:8000"
NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
STORES: dict[str, Callable[[Path], WrapperStore]] = {
    "memory": lambda folder: MemoryStore(),
    "sqlite": lambda folder: SqliteStore(folder / "state" / "wrappers.sqlite"),
}


def wrapper(root: str = "//article", site: str = "a.example:8000", **kwargs: object) -> Wrapper:
    values = {"parser": "lxml", "method": "density", "proving_url": f"http://{site}/1", **kwargs}
    return Wrapper(site=site, root_xpath=root, **values)  # type: ignore[arg-type]


@pytest.fixture(params=sorted(STORES))
def store(request: pytest.FixtureRequest, tmp_path: Path) -> WrapperStore:
    return STORES[request.param](tmp_path)


def test_an_empty_store_knows_nothing(store: WrapperStore) -> None:
    assert store.of_site("a.example") == ()
    assert store.sites() == ()
    assert store.forget("a.example") == 0


def test_a_wrapper_comes_back_as_it_was(store: WrapperStore) -> None:
    kept = wrapper(
        learned_at=NOON, header_xpath="//h1", signatures=(Pooled("div.ad|article", 0.1),), shown=Shown(80, 900)
    )
    store.add(kept)
    [record] = store.of_site("a.example:8000")
    assert record.wrapper == kept
    assert (record.hits, record.misses, record.misses_in_a_row, record.last_hit) == (0, 0, 0, None)
    assert record.retired_at is None


def test_adding_twice_keeps_one_with_its_counts(store: WrapperStore) -> None:
    store.add(wrapper())
    store.count_hit(wrapper(), NOON)
    store.add(wrapper())
    [record] = store.of_site("a.example:8000")
    assert record.hits == 1


def test_sites_with_different_ports_are_apart(store: WrapperStore) -> None:
    store.add(wrapper(site="a.example:8000"))
    store.add(wrapper(site="a.example:8001"))
    store.add(wrapper(site="a.example"))
    assert store.sites() == ("a.example", "a.example:8000", "a.example:8001")
    assert len(store.of_site("a.example:8001")) == 1


@pytest.mark.parametrize(
    "change", [{"parser": "other"}, {"rendered": True}, {"root": "//main"}, {"header_xpath": "//h2"}]
)
def test_parser_rendering_and_layout_are_part_of_the_key(
    store: WrapperStore, change: dict[str, object]
) -> None:
    store.add(wrapper())
    store.add(wrapper(**change))  # type: ignore[arg-type]
    store.count_hit(wrapper(), NOON)
    assert [record.hits for record in store.of_site("a.example:8000")] == [1, 0]


def test_hits_and_misses_are_counted(store: WrapperStore) -> None:
    store.add(wrapper())
    store.count_miss(SITE, "http://a.example/1: root found 0 times")
    store.count_miss(SITE, "http://a.example/2: root found 0 times")
    [record] = store.of_site(SITE)
    assert (record.misses_in_a_row, record.pages_since_hit) == (2, 2)
    assert record.evidence[1] == "http://a.example/2: root found 0 times"
    store.count_hit(wrapper(), NOON)
    assert store.of_site(SITE)[0].evidence == ()
    store.count_miss(SITE, "http://a.example/3: 3 words")
    [record] = store.of_site(SITE)
    assert (record.hits, record.misses, record.misses_in_a_row, record.last_hit) == (1, 3, 1, NOON)
    assert (record.pages, record.pages_since_hit) == (4, 1) and record.evidence == ("http://a.example/3: 3 words",)


def test_a_row_ends(store: WrapperStore) -> None:
    store.add(wrapper())
    store.add(wrapper("//main"))
    store.count_miss(SITE, "x")
    store.end_row(wrapper())
    first, second = store.of_site(SITE)
    assert (first.misses_in_a_row, first.pages_since_hit, first.misses, first.pages) == (0, 0, 1, 1)
    assert (second.misses_in_a_row, second.pages_since_hit) == (1, 1) and first.taught == first.hits == 0


def test_pages_before_its_birth_and_of_others_are_not_its_misses(store: WrapperStore) -> None:
    store.add(wrapper())
    store.count_miss(SITE, "x")
    store.add(wrapper("//main"))
    store.count_hit(wrapper(), NOON)
    first, second = store.of_site(SITE)
    assert (first.misses, first.pages, first.pages_since_hit) == (1, 2, 0)
    assert (second.misses, second.misses_in_a_row, second.pages, second.pages_since_hit) == (0, 0, 1, 1)


def test_a_page_that_taught_a_wrapper_is_one_of_its_layouts(store: WrapperStore) -> None:
    for root in ("//article", "//main", "//td"):
        store.add(wrapper(root))
        store.count_miss(SITE, "x")
    store.count_hit(wrapper(), NOON)
    for number in range(2):
        store.count_miss(SITE, f"page {number}")
        store.count_taught(wrapper("//main"))
    article, main, cell = store.of_site(SITE)
    assert (main.taught, main.misses, main.misses_in_a_row, main.pages, main.pages_since_hit) == (2, 4, 0, 5, 0)
    # that layout was known when the first served a page, so it has missed nothing; when the third was, too
    assert (article.misses, article.misses_in_a_row, article.pages_since_hit, article.evidence) == (5, 0, 2, ())
    assert (cell.taught, cell.misses, cell.misses_in_a_row, cell.pages_since_hit) == (0, 3, 1, 4)
    store.retire(wrapper("//main"), NOON, "a redesign")
    store.add(wrapper("//main"))
    assert store.of_site(SITE)[1].taught == 2
    store.count_miss(SITE, "new")
    assert [record.misses_in_a_row for record in store.of_site(SITE)] == [1, 1, 2]


def test_a_new_wrapper_begins_with_counts_and_a_known_one_keeps_its_own(store: WrapperStore) -> None:
    store.add(wrapper("//main"), pages=5, misses=4, taught=2)
    for _ in range(2):
        store.add(wrapper(), pages=9, misses=1, taught=1)  # it cannot be older than the site
    main, article = store.of_site(SITE)
    assert (main.pages, main.misses, main.taught, main.pages_since_hit, main.misses_in_a_row) == (5, 4, 2, 0, 0)
    assert (article.pages, article.misses, article.taught, article.pages_since_hit) == (5, 1, 1, 0)
    store.count_hit(wrapper("//main"), NOON)
    store.add(wrapper("//main"), pages=1)
    store.retire(wrapper("//main"), NOON, "a redesign")
    store.count_miss(SITE, "x")
    store.add(wrapper("//main"), pages=3)
    assert (store.of_site(SITE)[0].hits, store.of_site(SITE)[0].pages, store.of_site(SITE)[0].misses) == (1, 7, 5)


def test_evidence_is_bounded(store: WrapperStore) -> None:
    store.add(wrapper())
    for number in range(9):
        store.count_miss(SITE, f"page {number}")
    [record] = store.of_site(SITE)
    assert record.misses_in_a_row == 9 and record.evidence == tuple(f"page {number}" for number in range(4, 9))


def test_comparisons_are_counted(store: WrapperStore) -> None:
    store.add(wrapper())
    for agreed in (True, False, False):
        store.count_sample(wrapper(), agreed)
    [record] = store.of_site(SITE)
    assert (record.samples, record.agreed, record.disagreed_in_a_row) == (3, 1, 2)
    store.count_sample(wrapper(), True)
    assert store.of_site(SITE)[0].disagreed_in_a_row == 0


def test_what_was_learned_since_replaces_what_was_kept(store: WrapperStore) -> None:
    store.add(wrapper())
    store.count_hit(wrapper(), NOON)
    more = wrapper(signatures=(Pooled("p. < div.", 0.9, 12, 4),), support=4)
    store.add(more)
    [record] = store.of_site(SITE)
    assert record.wrapper == more and record.hits == 1


def test_a_record_is_restored_with_its_counts(store: WrapperStore) -> None:
    known = WrapperRecord(wrapper(), 7, 3, 2, 12, 4, 5, 4, 1, NOON, ("a", "b"), taught=1)
    gone = replace(known, wrapper=wrapper("//main"), retired_at=NOON, retired_because="it ended")
    for record in (known, gone):
        store.restore(record)
        store.restore(record)
    assert store.of_site(SITE) == (known, gone)
    store.count_miss(SITE, "c")
    assert store.of_site(SITE)[0] == replace(
        known, misses=4, misses_in_a_row=3, pages=13, pages_since_hit=5, evidence=("a", "b", "c")
    )
    assert store.of_site(SITE)[1] == gone


def test_records_replace_all_of_a_site(store: WrapperStore) -> None:
    store.add(wrapper())
    store.count_miss(SITE, "x")
    # the younger one first: the site's counts are those of the older
    young = WrapperRecord(wrapper("//main"), 1, 0, 0, 2, 1)
    old = WrapperRecord(wrapper("//td"), 7, 3, 2, 12, 4, 5, 4, 1, NOON, ("a", "b"))
    store.revise(SITE, lambda _: (young, old))
    assert store.of_site(SITE) == (young, old)
    store.revise(SITE, lambda _: ())
    assert store.of_site(SITE) == () and store.sites() == ()


def test_records_are_revised_as_they_stand_or_not_at_all(store: WrapperStore) -> None:
    store.add(wrapper())
    store.count_hit(wrapper(), NOON)

    def broken(records: object) -> tuple[WrapperRecord, ...]:
        raise KeyError("no such record")

    with pytest.raises(KeyError):
        store.revise(SITE, broken)
    store.revise(SITE, lambda records: (WrapperRecord(wrapper("//main")), *records))
    assert [(each.wrapper.root_xpath, each.hits) for each in store.of_site(SITE)] == [("//main", 0), ("//article", 1)]


def test_counting_an_unknown_wrapper_does_nothing(store: WrapperStore) -> None:
    store.count_hit(wrapper(), NOON)
    store.count_miss(SITE, "x")
    store.count_taught(wrapper())
    store.count_sample(wrapper(), True)
    store.retire(wrapper(), NOON, "why")
    assert store.of_site("a.example:8000") == ()


def test_a_retired_wrapper_stays_and_can_come_back(store: WrapperStore) -> None:
    store.add(wrapper())
    store.count_miss(SITE, "page 1: root found 0 times")
    store.retire(wrapper(), NOON, "a redesign")
    store.count_miss(SITE, "after its time")
    [record] = store.of_site(SITE)
    assert (record.retired_at, record.retired_because, record.misses) == (NOON, "a redesign", 1)
    assert record.evidence == ("page 1: root found 0 times",)
    store.add(wrapper())
    [record] = store.of_site(SITE)
    # as old as it is: the pages of others meanwhile count, too
    assert (record.retired_at, record.misses, record.misses_in_a_row) == (None, 2, 0)
    assert record.retired_because == "a redesign"
    store.add(wrapper())
    store.count_hit(wrapper(), NOON)
    [record] = store.of_site(SITE)
    assert (record.retired_at, record.retired_because) == (None, "a redesign")


def test_records_keep_the_order_they_were_added_in(store: WrapperStore) -> None:
    roots = ["//article", "//main", "//div[@id='x']", "//td"]
    for root in roots:
        store.add(wrapper(root))
    store.count_hit(wrapper("//main"), NOON)
    assert [record.wrapper.root_xpath for record in store.of_site("a.example:8000")] == roots


def test_forget_deletes_one_site(store: WrapperStore) -> None:
    store.add(wrapper())
    store.add(wrapper("//main"))
    store.add(wrapper(site="b.example"))
    assert store.forget("a.example:8000") == 2
    assert store.sites() == ("b.example",)


def test_sqlite_outlives_the_process_and_is_shared(tmp_path: Path) -> None:
    path = tmp_path / "wrappers.sqlite"
    one, other = SqliteStore(path), SqliteStore(path)
    one.add(wrapper())
    other.count_hit(wrapper(), NOON)
    one.count_hit(wrapper(), NOON)
    one.close()
    other.close()
    assert SqliteStore(path).of_site("a.example:8000")[0].hits == 2


def test_sqlite_says_which_file_is_corrupt(tmp_path: Path) -> None:
    path = tmp_path / "wrappers.sqlite"
    path.write_bytes(b"this is no database, but long enough to be read as the header of one" * 50)
    with pytest.raises(StoreUnavailable, match=str(path)):
        SqliteStore(path)


def test_sqlite_refuses_a_newer_schema(tmp_path: Path) -> None:
    path = tmp_path / "wrappers.sqlite"
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    connection.close()
    with pytest.raises(StoreUnavailable, match=r"newer version.*move the file away"):
        SqliteStore(path)


def test_sqlite_that_stays_locked_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "wrappers.sqlite"
    store = SqliteStore(path, busy_seconds=0.01)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(StoreUnavailable, match="locked"):
        store.add(wrapper())
    other.execute("ROLLBACK")
    store.add(wrapper())


def test_sqlite_leaves_rows_it_cannot_read(tmp_path: Path) -> None:
    path = tmp_path / "wrappers.sqlite"
    store = SqliteStore(path)
    store.add(wrapper())
    store.add(wrapper("//main"))
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("UPDATE wrappers SET wrapper = '{' WHERE id = ?", (wrapper().id,))
    assert [record.wrapper.root_xpath for record in store.of_site("a.example:8000")] == ["//main"]
    store.revise("a.example:8000", lambda _: (WrapperRecord(wrapper("//section")),))
    assert [record.wrapper.root_xpath for record in store.of_site("a.example:8000")] == ["//section"]
    assert other.execute("SELECT id FROM wrappers WHERE wrapper = '{'").fetchall() == [(wrapper().id,)]


def test_sqlite_in_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreUnavailable, match="file"):
        SqliteStore(tmp_path / "file" / "wrappers.sqlite")


OLD_SCHEMA = """
CREATE TABLE wrappers (
    site TEXT NOT NULL, parser TEXT NOT NULL, rendered INTEGER NOT NULL, layout TEXT NOT NULL, id TEXT NOT NULL,
    wrapper TEXT NOT NULL, hits INTEGER NOT NULL DEFAULT 0, misses INTEGER NOT NULL DEFAULT 0,
    misses_in_a_row INTEGER NOT NULL DEFAULT 0, last_hit TEXT, retired_at TEXT,
    retired_because TEXT NOT NULL DEFAULT '', PRIMARY KEY (site, parser, rendered, layout, id)
);
PRAGMA user_version = 1;
"""
OLD_WRAPPER = (
    '{"site": "a.example:8000", "parser": "lxml", "root_xpath": "//article", "method": "arbiter", "proving_url": "u",'
    ' "rendered": false, "header_xpath": null, "exclusions": [%s], "inclusions": [], "min_words": 1, "max_words": 2,'
    ' "learned_at": null, "pinned": false}'
)


def test_sqlite_takes_over_an_older_schema(tmp_path: Path) -> None:
    path = tmp_path / "wrappers.sqlite"
    old = sqlite3.connect(path)
    old.executescript(OLD_SCHEMA)
    rows = [
        ("one", OLD_WRAPPER % '"div.ad"', 9, 4, 1, None),
        ("two", OLD_WRAPPER % "", 2, 1, 0, None),
        ("bad", "{", 1, 1, 1, None),
        ("gone", OLD_WRAPPER.replace("//article", "//main") % "", 5, 3, 3, NOON.isoformat()),
    ]
    for name, text, hits, misses, row, retired in rows:
        values = (SITE, "lxml", 0, name, name, text, hits, misses, row, NOON.isoformat(), retired, "")
        old.execute(f"INSERT INTO wrappers VALUES ({', '.join('?' * 12)})", values)
    old.commit()
    old.close()
    first = SqliteStore(path).of_site(SITE)
    assert [(r.wrapper.root_xpath, r.hits, r.misses, r.misses_in_a_row) for r in first] == [
        ("//main", 5, 3, 3),
        ("//article", 9, 4, 1),
    ]
    assert first[0].retired_at == NOON and first[1].wrapper.exclusions == ("div.ad",)
    assert SqliteStore(path).of_site(SITE) == first


def test_sqlite_counts_on_in_a_file_of_schema_2(tmp_path: Path) -> None:
    path = tmp_path / "wrappers.sqlite"
    store = SqliteStore(path)
    store.add(wrapper())
    store.count_hit(wrapper(), NOON)
    store.close()
    old = sqlite3.connect(path, isolation_level=None)
    old.execute("ALTER TABLE wrappers DROP COLUMN taught")
    old.execute("PRAGMA user_version = 2")
    old.close()
    store = SqliteStore(path)
    store.count_miss(SITE, "x")
    store.count_taught(wrapper())
    [record] = store.of_site(SITE)
    assert (record.hits, record.misses, record.taught, record.misses_in_a_row) == (1, 1, 1, 0)


def _hammer(path: Path, site: str, times: int) -> None:
    store = SqliteStore(path, busy_seconds=30)
    one = wrapper(site=site)
    store.add(one)
    for number in range(times):
        store.count_hit(one, NOON)
        store.count_miss(site, f"page {number}")
        store.count_sample(one, number % 2 == 0)
        if number % 10 == 0:
            store.add(wrapper(site=site, support=number))
            store.retire(wrapper("//main", site=site), NOON, "x")
    store.close()


@pytest.mark.parametrize("sites", [("a.example", "b.example"), ("a.example", "a.example")])
def test_two_crawls_write_at_once(tmp_path: Path, sites: tuple[str, str]) -> None:
    path, times = tmp_path / "wrappers.sqlite", 60
    context = multiprocessing.get_context("spawn")
    crawls = [context.Process(target=_hammer, args=(path, site, times)) for site in sites]
    for crawl in crawls:
        crawl.start()
    for crawl in crawls:
        crawl.join(60)
        assert crawl.exitcode == 0
    store = SqliteStore(path)
    together = times * (2 // len(set(sites)))
    for site in set(sites):
        [record] = store.of_site(site)
        assert (record.hits, record.misses, record.samples, record.agreed) == (
            together,
            together,
            together,
            together // 2,
        )
    assert sqlite3.connect(path).execute("PRAGMA integrity_check").fetchone() == ("ok",)


@pytest.mark.parametrize("after", [0.15, 0.3, 0.5])
def test_a_killed_crawl_leaves_the_store_whole(tmp_path: Path, after: float) -> None:
    path = tmp_path / "wrappers.sqlite"
    SqliteStore(path).add(wrapper())
    crawl = multiprocessing.get_context("fork").Process(target=_hammer, args=(path, SITE, 1_000_000))
    crawl.start()
    crawl.join(after)
    crawl.kill()
    crawl.join(30)
    store = SqliteStore(path)
    [record] = store.of_site(SITE)
    # each change is whole: a page is counted for the site and the wrapper, or for neither
    assert record.pages == record.hits + record.misses and record.hits - record.misses in (0, 1)
    store.count_hit(wrapper(), NOON)
    assert store.of_site(SITE)[0].hits == record.hits + 1
    assert sqlite3.connect(path).execute("PRAGMA integrity_check").fetchone() == ("ok",)
