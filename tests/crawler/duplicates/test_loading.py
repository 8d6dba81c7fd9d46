"""Many articles at once are stored as one by one, whatever a kill or another process does meanwhile."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from crawler.duplicates import loading
from crawler.duplicates.index import DuplicateIndex
from crawler.duplicates.loading import Loading
from crawler.duplicates.records import Arrival
from tests.crawler.duplicates.texts import arrival, retyped, sketch_of, text_of

ARTICLES = [
    arrival(f"{story}-{copy}", retyped(text_of(story), copy, 2 * copy), f"2026-11-{1 + copy:02d}T00:00:00Z")
    for story in range(10)
    for copy in range(3)
] + [arrival("short", "Two words.")]


def tables_of(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """What look-ups find, without the numbers of sketches."""
    with sqlite3.connect(path) as connection:
        return {
            "articles": connection.execute("SELECT id, content, arrived FROM articles ORDER BY 1, 2").fetchall(),
            "contents": connection.execute("SELECT * FROM contents ORDER BY 1, 2, 3").fetchall(),
            "sketched": connection.execute(
                "SELECT shingles, arrived, sketched.id FROM sketched JOIN sketches s ON s.id = sketch ORDER BY 1, 2, 3"
            ).fetchall(),
            "bands": connection.execute(
                "SELECT key, shingles FROM bands JOIN sketches ON id = sketch ORDER BY 1, 2"
            ).fetchall(),
            "unbanded": connection.execute("SELECT * FROM unbanded").fetchall(),
        }


@pytest.mark.parametrize("most", [1, 7, 1000])
def test_many_at_once_are_stored_as_one_by_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, most: int
) -> None:
    monkeypatch.setattr(loading, "_MOST_ARTICLES", most)
    monkeypatch.setattr(loading, "_LOOKED_UP", 4)
    single, many = DuplicateIndex(tmp_path / "single.sqlite"), DuplicateIndex(tmp_path / "many.sqlite")
    for article in ARTICLES:
        single.add(article)
    pairs: dict[int, int] = {}
    load = Loading(many, pairs.update)
    for start in range(0, len(ARTICLES), 4):
        load.add(ARTICLES[start : start + 4], start)
    load.finish()
    assert pairs == {n: sketch_of(many, one.body) for n, one in enumerate(ARTICLES) if n < 30}
    assert tables_of(tmp_path / "single.sqlite") == tables_of(tmp_path / "many.sqlite")
    again = Loading(many)
    again.add(ARTICLES[::-1], 0)
    again.finish()
    assert tables_of(tmp_path / "single.sqlite") == tables_of(tmp_path / "many.sqlite")


def test_bands_that_a_killed_process_left_out_are_made_by_the_next(tmp_path: Path) -> None:
    index = DuplicateIndex(tmp_path / "killed.sqlite")
    load = Loading(index)
    load.add(ARTICLES, 0)
    load._store()  # and killed before the bands
    index.close()
    index = DuplicateIndex(tmp_path / "killed.sqlite")
    later = arrival("later", retyped(text_of(3), 9, 3), "2026-12-01T00:00:00Z")
    assert index.count()["unbanded"] == 30 and index.earlier(later) is None
    Loading(index).finish()
    found = index.earlier(later)
    assert found is not None and found.id in {article.id for article in ARTICLES[9:12]}
    assert index.count()["unbanded"] == 0 and index.count()["bands"] == 30 * 25


def test_a_crawl_adds_its_own_meanwhile(tmp_path: Path) -> None:
    index, crawl = DuplicateIndex(tmp_path / "both.sqlite"), DuplicateIndex(tmp_path / "both.sqlite")
    load = Loading(index)
    load.add(ARTICLES[:20], 0)
    for article in ARTICLES[10:]:
        crawl.add(article)
    load.finish()
    for article in ARTICLES[:30]:
        assert index.earlier(Arrival("f" * 32, article.content, article.body, "2027-01-01")) is not None
    assert index.count()["articles"] == len(ARTICLES) and index.count()["unbanded"] == 0


def test_the_first_arrival_counts_in_any_order(tmp_path: Path) -> None:
    text = text_of(1)
    first, again = arrival("a", text, "2026-01-01T00:00:00Z"), arrival("a", text, "2026-01-03T01:00:00+01:00")
    between = arrival("b", text, "2026-01-02T00:00:00Z")
    for number, order in enumerate(([first, again], [again, first])):
        index = DuplicateIndex(tmp_path / f"{number}.sqlite")
        load = Loading(index)
        load.add(order, 0)
        load.finish()
        found = index.earlier(between)
        assert found is not None and found.id == first.id
        index.close()


def test_an_index_of_an_older_version_begins_anew(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with sqlite3.connect(tmp_path / "old.sqlite") as connection:
        connection.execute("CREATE TABLE bodies (key BLOB PRIMARY KEY, sketch INTEGER) WITHOUT ROWID")
        connection.execute("PRAGMA user_version = 1")
    index = DuplicateIndex(tmp_path / "old.sqlite")
    assert "begins anew" in caplog.text and set(index.count().values()) == {0}
    assert index.add(ARTICLES[0]) == 1
