"""Later crawls of a paper that goes on being printed: what they fetch, and what they find."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

import newsstand
from benchmarks.forks import Forks
from tests.crawler.state.runs import Site


@pytest.fixture
def site(tmp_path: Path, forks: Forks) -> Iterator[Site]:
    with newsstand.serve(["courier"]) as stand:
        yield Site(stand, "courier", tmp_path, forks)


def test_later_runs_find_what_is_new_or_changed_and_fetch_little_else(site: Site) -> None:
    today = site.stand.turn_to("courier", 0)
    first = site.crawl(today.at.timestamp())
    assert len(first.lines) == len(site.stand.truth()["courier"].articles) and first.status == 0

    again = site.crawl(today.at.timestamp() + 60)
    assert again.lines == [] and again.status == 0
    assert again.fetched == []
    assert f"{len(first.lines)} already known" in again.said
    with closing(sqlite3.connect(site.state)) as connection:
        now = int(today.at.timestamp()) + 60
        [left] = connection.execute("SELECT count(*) FROM pages WHERE due_at > ? AND fetched_at < ?", (now, now))
    assert f"{left[0]} pages not due yet" in " ".join(again.said.replace("│", " ").split()) and left[0] > 50
    assert "not due yet" not in first.said
    assert again.sent < first.sent / 50

    for day in (1, 2):
        today = site.stand.turn_to("courier", day)
        run = site.crawl(today.at.timestamp())
        paper = site.stand.truth()["courier"]
        by_number = {int(article.key.rpartition("/")[2]): article for article in paper.articles}
        found = {}
        for line in run.lines:
            article = paper.article_at(line["url"])
            assert article is not None
            found[int(article.key.rpartition("/")[2])] = line
        assert found.keys() == {*today.new, *today.edited} and len(found) == len(run.lines)
        for number in today.new:
            assert found[number]["fingerprint"]["revision"] == 1
        for number in today.edited:
            print_ = found[number]["fingerprint"]
            assert print_["revision"] == 2 and "body" in print_["changed"] and print_["edit"] in ("small", "medium")
            assert found[number]["headline"] == by_number[number].headline
        assert run.sent < first.sent, run.fetched
    ids = [(line["fingerprint"]["id"], line["fingerprint"]["revision"]) for line in site.lines()]
    assert len(ids) == len(set(ids))
