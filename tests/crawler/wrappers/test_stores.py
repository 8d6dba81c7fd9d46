"""The contract of a wrapper store, run against every store."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from crawler.wrappers.storage import StoreUnavailable, WrapperStore
from crawler.wrappers.storage.memory import MemoryStore
from crawler.wrappers.storage.sqlite import SCHEMA_VERSION, SqliteStore
from extractors import Wrapper

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
        learned_at=NOON, header_xpath="//h1", exclusions=("div.ad|article",), min_words=80, max_words=900
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
    store.count_miss(wrapper())
    store.count_miss(wrapper())
    assert store.of_site("a.example:8000")[0].misses_in_a_row == 2
    store.count_hit(wrapper(), NOON)
    store.count_miss(wrapper())
    [record] = store.of_site("a.example:8000")
    assert (record.hits, record.misses, record.misses_in_a_row, record.last_hit) == (1, 3, 1, NOON)


def test_a_hit_keeps_the_widened_range(store: WrapperStore) -> None:
    store.add(wrapper().seen(100))
    store.count_hit(wrapper().seen(100).seen(300), NOON)
    [record] = store.of_site("a.example:8000")
    assert (record.wrapper.min_words, record.wrapper.max_words) == (100, 300)


def test_counting_an_unknown_wrapper_does_nothing(store: WrapperStore) -> None:
    store.count_hit(wrapper(), NOON)
    store.count_miss(wrapper())
    store.retire(wrapper(), NOON, "why")
    assert store.of_site("a.example:8000") == ()


def test_a_retired_wrapper_stays_and_can_come_back(store: WrapperStore) -> None:
    store.add(wrapper())
    store.count_miss(wrapper())
    store.retire(wrapper(), NOON, "a redesign")
    [record] = store.of_site("a.example:8000")
    assert (record.retired_at, record.retired_because, record.misses) == (NOON, "a redesign", 1)
    store.add(wrapper())
    [record] = store.of_site("a.example:8000")
    assert (record.retired_at, record.retired_because, record.misses, record.misses_in_a_row) == (
        None,
        "",
        1,
        0,
    )


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
    with pytest.raises(StoreUnavailable, match="newer version"):
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
    other.execute("UPDATE wrappers SET wrapper = '{' WHERE layout = ?", (wrapper().layout,))
    assert [record.wrapper.root_xpath for record in store.of_site("a.example:8000")] == ["//main"]


def test_sqlite_in_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreUnavailable, match="file"):
        SqliteStore(tmp_path / "file" / "wrappers.sqlite")
