"""The whole: every bundled newspaper is served, crawled by `scrapy crawl news`, and held to its truth."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console

from crawler.commands.newsstand import crawl_newsstand, scores_table
from crawler.newsstand_score import PaperScore

FLOOR = 0.98


@pytest.fixture(scope="module")
def scores(tmp_path_factory: pytest.TempPathFactory) -> list[PaperScore]:
    folder: Path = tmp_path_factory.mktemp("newsstand")
    options = ("-s", "BROADSHEET_PROGRESS_ENABLED=0", "-s", "BROADSHEET_REPORT_ENABLED=0")
    return crawl_newsstand((), folder / "outputs", options)


def test_articles_and_headlines_of_every_paper(
    scores: list[PaperScore], capsys: pytest.CaptureFixture[str]
) -> None:
    with capsys.disabled():
        Console(width=110).print(scores_table(scores))
    assert len(scores) >= 5
    for one in scores:
        assert one.expected >= 30, one.paper
        assert one.precision >= FLOOR, f"{one.paper} exported what is no article: {one.wrong}"
        assert one.recall >= FLOOR, f"{one.paper} lacks {one.missed}"
        assert not one.wrong_headlines, f"{one.paper}: {one.wrong_headlines}"
