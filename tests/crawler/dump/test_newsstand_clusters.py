"""The agency's reports that three of the bundled newspapers print, with their edits: crawled, marked, clustered."""

from __future__ import annotations

import subprocess
from itertools import groupby
from pathlib import Path

import pytest

import newsstand
from crawler.dump.options import Options
from newsstand import ArticleTruth, StandTruth
from tests.crawler.dump.outputs import Line, line, lines_of, make, write
from tests.crawler.spiders.crawls import ROOT, environment
from tests.crawler.test_whole_crawl import command


def wires_of(articles: list[ArticleTruth]) -> set[frozenset[str]]:
    """The addresses of each agency report that several papers print."""
    wired = sorted((article for article in articles if article.wire), key=lambda article: str(article.wire))
    groups = (frozenset(a.canonical for a in group) for _, group in groupby(wired, key=lambda article: article.wire))
    return {group for group in groups if len(group) > 1}


def clusters_of(dump: Path) -> set[frozenset[str]]:
    found: dict[str, set[str]] = {}
    for one in lines_of(dump):
        if "duplicates" in one:
            found.setdefault(one["duplicates"]["cluster"], set()).add(one["url"])
    return {frozenset(members) for members in found.values()}


@pytest.fixture(scope="module")
def truth() -> StandTruth:
    with newsstand.serve() as stand:
        return stand.truth()


def test_all_papers_as_they_are_written(tmp_path: Path, truth: StandTruth) -> None:
    files: dict[str, list[Line | bytes]] = {
        f"{paper.base.rpartition(':')[2]}/20261121T000000Z": [
            line(article.canonical, article.body, article.headline, published=article.date_published)
            for article in paper.articles
        ]
        for paper in truth.papers.values()
    }
    write(tmp_path / "outputs", files)
    report = make(tmp_path, options=Options(duplicates="all"))
    expected = wires_of(list(truth.articles()))
    assert report.lines == sum(len(paper.articles) for paper in truth.papers.values()) and len(expected) == 3
    assert clusters_of(tmp_path / "all.jsonl") == expected


def test_crawled_one_after_the_other(tmp_path: Path) -> None:
    with newsstand.serve(["courier", "ledger", "meridian"]) as stand:
        asked = []
        for paper in stand.truth().papers.values():
            wired = [article for article in paper.articles if article.wire]
            others = [article for article in paper.articles if not article.wire][:1]
            asked += [*wired, *others]
            addresses = ",".join(article.canonical for article in (*wired, *others))
            done = subprocess.run(
                command(
                    stand.papers[paper.name].url, tmp_path / "outputs", "-a", f"start_urls={addresses}",
                    "-a", f"max_pages={len(wired) + len(others) + 3}",
                    "-s", f"BROADSHEET_DUPLICATES_DB={tmp_path / 'index.sqlite'}",
                ),
                cwd=ROOT, env=environment(), capture_output=True, text=True, timeout=600, check=False,
            )  # fmt: skip
            assert done.returncode == 0, done.stderr[-3000:]
    make(tmp_path, options=Options(duplicates="all"))
    lines = {one["url"]: one for one in lines_of(tmp_path / "all.jsonl")}
    assert set(lines) >= {article.canonical for article in asked}
    expected = wires_of(asked)
    assert clusters_of(tmp_path / "all.jsonl") == expected and len(expected) == 3
    ids = {one["fingerprint"]["id"]: one["url"] for one in lines.values()}
    marked = {url: one["fingerprint"]["near"] for url, one in lines.items() if "near" in one["fingerprint"]}
    assert {frozenset((url, ids[near["of"]])) for url, near in marked.items()} == expected
    assert all(near["similarity"] > 0.8 and not near["exact"] for near in marked.values())
