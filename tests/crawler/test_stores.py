"""SQLite files that several processes open, and what is told of one that cannot be used."""

from __future__ import annotations

import errno
import multiprocessing
import os
import resource
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from multiprocessing.synchronize import Barrier
from pathlib import Path

import pytest

from crawler.duplicates.index_file import IndexFile
from crawler.duplicates.records import IndexUnavailable
from crawler.state import SiteState, StateUnavailable
from crawler.state.pages import PageTable
from crawler.stores import name_kept, told_of, use_wal
from crawler.wrappers.storage import StoreUnavailable
from crawler.wrappers.storage.sqlite import SqliteStore

OTHERWISE = "move the file away"


def of(number: int) -> OSError:
    return OSError(number, os.strerror(number))


def sqlite_error(path: Path, *statements: str) -> sqlite3.Error:
    try:
        with closing(sqlite3.connect(path, timeout=0, isolation_level=None)) as connection:
            for statement in statements:
                connection.execute(statement)
    except sqlite3.Error as error:
        return error
    raise AssertionError("nothing went wrong")


@pytest.mark.parametrize("name", [b"/news/a.jsonl", "/нове/ü.jsonl".encode(), b"/d\xfcmp/\xff.jsonl"])
def test_names_of_files_come_out_of_sqlite_as_they_went_in(name: bytes) -> None:
    path = Path(os.fsdecode(name))
    with closing(sqlite3.connect(":memory:")) as connection:
        kept = connection.execute("SELECT ?", (name_kept(path),)).fetchone()[0]
    assert Path(os.fsdecode(kept)) == path and isinstance(kept, bytes) is (b"\xff" in name)


@pytest.mark.parametrize(
    ("number", "remedy"),
    [
        (errno.ENOSPC, "make room"),
        (errno.EDQUOT, "make room"),
        (errno.EACCES, "must be able to write"),
        (errno.EROFS, "must be able to write"),
        (errno.EFBIG, "ulimit -f"),
        (errno.EIO, OTHERWISE),
    ],
)
def test_errors_of_the_system(tmp_path: Path, number: int, remedy: str) -> None:
    told = told_of("the store", tmp_path / "a.sqlite", of(number), OTHERWISE)
    assert remedy in told and (OTHERWISE in told) == (remedy == OTHERWISE)


def test_errors_of_sqlite(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    full = sqlite_error(
        path, "CREATE TABLE a (x)", "PRAGMA max_page_count = 2", "INSERT INTO a VALUES (zeroblob(100000))"
    )
    assert "make room" in told_of("the store", path, full, OTHERWISE)
    forbidden = sqlite_error(path, "PRAGMA query_only = 1", "INSERT INTO a VALUES (1)")
    assert "must be able to write" in told_of("the store", path, forbidden, OTHERWISE)
    nowhere = sqlite_error(tmp_path)
    assert "must be able to write" in told_of("the store", tmp_path, nowhere, OTHERWISE)
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    assert "another process" in told_of("the store", path, sqlite_error(path, "SELECT * FROM a"), OTHERWISE)
    holder.close()
    path.write_bytes(b"no database" * 1000)
    assert OTHERWISE in told_of("the store", path, sqlite_error(path, "SELECT * FROM a"), OTHERWISE)


def test_a_limit_on_the_size_of_files_is_no_damage(tmp_path: Path) -> None:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, before[1]))
    try:
        error = sqlite_error(tmp_path / "a.sqlite", "CREATE TABLE a (x)", "INSERT INTO a VALUES (zeroblob(100000))")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    told = told_of("the store", tmp_path / "a.sqlite", error, OTHERWISE)
    assert "a limit on the size of files (ulimit -f)" in told and OTHERWISE not in told


def test_every_store_says_that_its_disk_is_full(tmp_path: Path) -> None:
    index = IndexFile(tmp_path / "d.sqlite", 0)
    index.run("PRAGMA max_page_count = 1")
    with pytest.raises(IndexUnavailable, match="make room"), index.transaction():
        index.run("INSERT INTO sketches VALUES (1, zeroblob(1000000))")
    index.close()
    store = SqliteStore(tmp_path / "w.sqlite", 0)
    store._run("PRAGMA max_page_count = 1", ())
    with pytest.raises(StoreUnavailable, match="make room"):
        store._run("INSERT INTO sites (site) VALUES (hex(zeroblob(1000000)))", ())
    store.close()
    state = SiteState(tmp_path / "s.sqlite")
    assert isinstance(state.pages, PageTable)
    state._run("PRAGMA max_page_count = 1", ())
    with pytest.raises(StateUnavailable, match="make room"):
        state.facts.set("large", "x" * 1_000_000)
    state.close()


def test_a_transaction_that_sqlite_has_rolled_back_itself_hides_no_error(tmp_path: Path) -> None:
    index = IndexFile(tmp_path / "d.sqlite", 0)
    with pytest.raises(IndexUnavailable, match="made up"), index.transaction():
        index.run("ROLLBACK")
        raise sqlite3.OperationalError("made up")
    index.close()


def test_a_file_that_another_process_holds_is_waited_for(tmp_path: Path) -> None:
    """As two crawls that begin at once find it: SQLite itself does not wait before it switches to WAL."""
    path = tmp_path / "wrappers.sqlite"
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    other.execute("CREATE TABLE held (x)")
    other.execute("BEGIN EXCLUSIVE")
    late = sqlite3.connect(path, timeout=0, isolation_level=None)
    with pytest.raises(sqlite3.OperationalError, match="locked"):
        use_wal(late, busy_seconds=0)
    release = threading.Timer(0.2, other.execute, ["COMMIT"])
    release.start()
    use_wal(late, busy_seconds=30)
    assert late.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    release.join()


OPENED: dict[str, Callable[[Path], None]] = {
    "state": lambda path: SiteState(path, locked=False).close(),
    "index of duplicates": lambda path: IndexFile(path, 30).close(),
    "wrappers": lambda path: SqliteStore(path, 30).close(),
}


def _open(kind: str, folder: Path, files: int, together: Barrier) -> None:
    for number in range(files):
        together.wait(60)
        OPENED[kind](folder / f"{number}.sqlite")


@pytest.mark.parametrize("kind", OPENED)
def test_a_new_file_is_made_by_three_processes_at_once(tmp_path: Path, kind: str) -> None:
    context = multiprocessing.get_context("spawn")
    together = context.Barrier(3)
    openers = [context.Process(target=_open, args=(kind, tmp_path, 20, together)) for _ in range(3)]
    for opener in openers:
        opener.start()
    for opener in openers:
        opener.join(60)
        assert opener.exitcode == 0
