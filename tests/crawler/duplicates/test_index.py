"""The index: look-ups when articles arrive, clusters in any order of arrival, other thresholds, broken files."""

from __future__ import annotations

import errno
import os
import random
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from crawler.duplicates import components, pair_files
from crawler.duplicates.components import Components, candidate_pairs, join_similar, similar_pairs
from crawler.duplicates.index import DuplicateIndex
from crawler.duplicates.loading import Loading
from crawler.duplicates.records import Arrival, IndexUnavailable
from crawler.duplicates.shingles import jaccard, shingles_of
from crawler.duplicates.sketches import Parameters
from tests.crawler.duplicates.texts import arrival, retyped, sketch_of, text_of


def index_of(path: Path, articles: Sequence[Arrival], parameters: Parameters | None = None) -> DuplicateIndex:
    index = DuplicateIndex(path / "duplicates.sqlite", parameters)
    load(index, articles)
    return index


def load(index: DuplicateIndex, articles: Sequence[Arrival]) -> None:
    loading = Loading(index)
    loading.add(articles, 0)
    loading.finish()


def all_joined(index: DuplicateIndex) -> Components:
    """All sketches, those that resemble each other joined."""
    every = np.arange(index.most_sketches() + 1)
    joined = Components(len(every))
    join_similar(index, every, joined)
    return joined


def clusters_of(index: DuplicateIndex, articles: Sequence[Arrival]) -> set[frozenset[str]]:
    """Clusters of articles, by their ids."""
    joined = all_joined(index)
    found: dict[int, set[str]] = {}
    for article in articles:
        sketch = sketch_of(index, article.body)
        if sketch is not None:
            found.setdefault(joined.root(sketch), set()).add(article.id)
    return {frozenset(members) for members in found.values() if len(members) > 1}


def stories() -> list[Arrival]:
    articles = []
    for story in range(12):
        text = text_of(story)
        articles += [arrival((story, copy), retyped(text, 100 * story + copy, 2 * copy)) for copy in range(story % 4)]
    return articles


def test_clusters_are_the_same_in_any_order(tmp_path: Path) -> None:
    articles = stories()
    expected = None
    for turn in range(4):
        shuffled = list(articles)
        random.Random(turn).shuffle(shuffled)
        (tmp_path / str(turn)).mkdir()
        found = clusters_of(index_of(tmp_path / str(turn), shuffled), articles)
        expected = expected or found
        assert found == expected
    assert {len(cluster) for cluster in expected or ()} == {2, 3}


def test_no_pair_is_below_the_threshold_and_none_above_it_is_missed(tmp_path: Path) -> None:
    text = text_of(5, 120)
    articles = [arrival(n, retyped(text, n, n)) for n in range(20)]
    index = index_of(tmp_path, articles)
    every = np.arange(index.most_sketches() + 1)
    found = {tuple(sorted(pair[:2])) for pair in similar_pairs(index, candidate_pairs(index, every), every)}
    sketches = {sketch_of(index, article.body): shingles_of(article.body) for article in articles}
    true = {
        (a, b) for a in sketches for b in sketches if a < b and jaccard(sketches[a], sketches[b]) >= 0.7  # type: ignore
    }
    assert found <= true and len(found) >= 0.99 * len(true) and 10 < len(true) < 150


def test_ten_thousand_copies_are_one_sketch_and_a_template_costs_linear_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = text_of(7)
    copies = [arrival(n, text) for n in range(10_000)]
    index = index_of(tmp_path, copies)
    assert index.count()["sketches"] == 1 and index.count()["articles"] == 10_000
    load(index, [arrival(f"t{n}", retyped(text, n, 3)) for n in range(400)])
    compared = 0

    def counted(one: np.ndarray, other: np.ndarray) -> float:
        nonlocal compared
        compared += 1
        return jaccard(one, other)

    monkeypatch.setattr(components, "jaccard", counted)
    joined = all_joined(index)
    assert len(set(joined.roots()[1:].tolist())) == 1
    assert compared < 3 * 400
    everything = candidate_pairs(index, np.arange(index.most_sketches() + 1))
    assert sum(1 for _ in everything) < 25 * 401 * components.NEIGHBOURS + 1


def test_an_arrival_is_told_the_first_with_these_words_and_else_the_most_similar(tmp_path: Path) -> None:
    text = text_of(1)
    first, second = arrival("a", text, "2026-01-01"), arrival("b", retyped(text, 1, 4), "2026-01-02")
    index = index_of(tmp_path, [second, first])
    copy = index.earlier(arrival("c", text, "2026-01-03"))
    assert copy is not None and copy.exact and copy.id == first.id and copy.to_json()["similarity"] == 1
    near = index.earlier(arrival("d", retyped(text, 2, 2), "2026-01-03"))
    assert near is not None and not near.exact and near.id == first.id and 0.9 < near.similarity < 1
    assert index.earlier(arrival("e", text_of(2), "2026-01-03")) is None
    assert index.count()["articles"] == 2  # a look-up stores nothing


def test_an_article_is_no_duplicate_of_itself_nor_of_later_ones(tmp_path: Path) -> None:
    text = text_of(1)
    first, later = arrival("a", text, "2026-01-01"), arrival("b", text, "2026-01-02")
    index = index_of(tmp_path, [first, later])
    assert index.earlier(arrival("a", text, "2026-02-01")) is None  # fetched again
    assert index.earlier(arrival("a", retyped(text, 1, 3), "2026-02-01")) is None  # revised
    again = index.earlier(arrival("b", text, "2026-02-01"))
    assert again is not None and again.id == first.id


def test_short_bodies_are_compared_by_their_exact_words_only(tmp_path: Path) -> None:
    index = index_of(tmp_path, [arrival("a", "See the pictures below.", "2026-01-01", "One")])
    assert index.earlier(arrival("b", "See the pictures below.", "2026-01-02", "Two")) is None
    found = index.earlier(arrival("b", "See the pictures below.", "2026-01-02", "One"))
    assert found is not None and found.exact


def test_a_disk_without_room_for_new_bands_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    index_of(tmp_path, [arrival("a", text_of(1))]).close()

    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(pair_files.tempfile, "TemporaryFile", full)
    with pytest.raises(IndexUnavailable, match="make room"):
        DuplicateIndex(tmp_path / "duplicates.sqlite", Parameters(threshold=0.5))


def test_another_threshold_makes_new_bands_and_other_shingles_begin_anew(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    text = text_of(1)
    index = index_of(tmp_path, [arrival("a", text), arrival("b", retyped(text, 1, 18))])
    assert clusters_of(index, [arrival("a", text), arrival("b", retyped(text, 1, 18))]) == set()
    index.close()
    looser = DuplicateIndex(tmp_path / "duplicates.sqlite", Parameters(threshold=0.5))
    assert looser.count()["bands"] == 2 * Parameters(0.5).banding[0]
    assert len(clusters_of(looser, [arrival("a", text), arrival("b", retyped(text, 1, 18))])) == 1
    looser.close()
    assert "begins anew" not in caplog.text
    other = DuplicateIndex(tmp_path / "duplicates.sqlite", Parameters(words=4))
    assert set(other.count().values()) == {0}
    assert "begins anew: no article is marked" in caplog.text and "scrapy dump --rebuild-index" in caplog.text
    other.close()


def test_a_broken_or_newer_file_is_said_clearly(tmp_path: Path) -> None:
    path = tmp_path / "duplicates.sqlite"
    path.write_bytes(b"no database" * 1000)
    with pytest.raises(IndexUnavailable, match=r"cannot be used .*rebuild-index"):
        DuplicateIndex(path)
    path.unlink()
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 99")
    with pytest.raises(IndexUnavailable, match=r"newer version.*move the file away"):
        DuplicateIndex(path)


def test_components_have_their_smallest_number_as_root() -> None:
    joined = Components(6)
    for pair in ((4, 5), (2, 4), (1, 3)):
        joined.join(*pair)
    assert joined.roots().tolist() == [0, 1, 2, 1, 2, 2]
    assert joined.all_joined(np.array([2, 5, 4])) and not joined.all_joined(np.array([1, 2]))
