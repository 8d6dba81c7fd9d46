"""What a crawl of a recorded site exported, held to what was recorded."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks.replayed import SiteCrawl, foreign_share, largest_sites, model_of, score_crawl

RECORDED = ["http://www.a.example/story/1", "http://www.a.example/story/2?x=1", "http://www.a.example/story/3"]
REPORT = {
    "stats": {"broadsheet/wrappers/hits": 4},
    "verdicts": [{"url": "https://a.example/story/3", "verdict": "not_an_article", "detail": "only 9 words"}],
}


def crawl(*urls: str, status: int = 0) -> SiteCrawl:
    return score_crawl("a.example", RECORDED, [{"url": url} for url in urls], REPORT, status, 1.25)


def test_a_whole_crawl() -> None:
    one = crawl("http://a.example/story/1", "http://a.example/story/2?x=1", "http://a.example/story/3/")
    assert one.is_whole and one.recorded == one.exported == 3 and one.wrappers["hits"] == 4
    assert foreign_share([one]) == 0


def test_missing_repeated_and_foreign() -> None:
    one = crawl("http://a.example/story/1", "http://www.a.example/story/1", "http://a.example/about")
    assert not one.is_whole
    assert dict(one.missing) == {
        "http://www.a.example/story/2?x=1": "not fetched",
        "http://www.a.example/story/3": "not_an_article: only 9 words",
    }
    assert one.repeated == ("http://www.a.example/story/1",) and one.foreign == ("http://a.example/about",)
    assert foreign_share([one]) == pytest.approx(1 / 3) and foreign_share([]) == 0


def test_a_crawl_that_failed_is_not_whole() -> None:
    assert not crawl("http://a.example/story/1", status=3).is_whole


def test_the_sites_with_most_pages_of_each_set(tmp_path: Path) -> None:
    script = tmp_path / "replay.sh"
    script.write_text('case "$1" in one) printf "9 a\\n3 b\\n1 c\\n";; *) printf "7 b\\n2 d\\n";; esac\n')
    assert largest_sites(["sh", str(script)], ["one", "two"], 2) == ["a", "b", "d"]


def test_the_model_that_never_saw_a_site(tmp_path: Path) -> None:
    listing = {"models": ["fold-0.npz", "fold-1.npz"], "sites": {"a.example": 1}}
    (tmp_path / "folds.json").write_text(json.dumps(listing))
    assert model_of("a.example", tmp_path) == tmp_path / "fold-1.npz"
    assert model_of("new.example", tmp_path) == tmp_path / "fold-0.npz"
    assert model_of("a.example", None) is None
