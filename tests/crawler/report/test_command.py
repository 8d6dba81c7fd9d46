"""`scrapy report`, where its pages cannot be written."""

from __future__ import annotations

from pathlib import Path

from crawler.report.history import History
from tests.crawler.report.made_up import history
from tests.crawler.spiders.crawls import scrapy


def test_what_is_unusual_is_told_though_the_pages_cannot_be_written(tmp_path: Path) -> None:
    kept = History(tmp_path / "history")
    for run in history():
        kept.append(run)
    (tmp_path / "outputs").write_text("no folder")
    done = scrapy("report", "-s", f"BROADSHEET_HISTORY={kept.folder}", "-s", f"BROADSHEET_OUTPUTS={tmp_path}/outputs")
    assert done.returncode == 1 and "example.com" in done.stdout and "Error" in done.stderr
