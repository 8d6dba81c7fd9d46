"""Each run of a real crawl updates the site's report and its history."""

from __future__ import annotations

import json
from pathlib import Path

import newsstand
from crawler.report.history import History
from tests.crawler.spiders.crawls import scrapy


def test_two_runs_and_the_report_of_all(tmp_path: Path) -> None:
    names = {"OUTPUTS": "outputs", "HISTORY": "history", "WRAPPER_DB": "wrappers.sqlite", "STATE_DIR": "state"}
    options = [w for name, path in names.items() for w in ("-s", f"BROADSHEET_{name}={tmp_path / path}")]
    with newsstand.serve(["ledger"]) as stand:
        domain = stand.papers["ledger"].url.removeprefix("http://")
        runs = []
        for cap in ("4", "9"):
            done = scrapy("crawl", "news", "-a", f"domain={domain}", "-a", f"max_articles={cap}", *options)
            assert done.returncode == 0, done.stderr
            runs.append(History(tmp_path / "history").runs(domain)[-1])
    folder = tmp_path / "outputs" / domain.replace(":", "_")
    lines = [json.loads(line) for path in folder.glob("*.jsonl") for line in path.open("rb")]
    assert sum(run.articles for run in runs) == len(lines) >= 9 and runs[0].run != runs[1].run
    assert sum(run.fields["headline"] for run in runs) == len(lines)
    assert sum(run.wrappers.get("served", 0) for run in runs) == sum("wrapper" in line["extraction"] for line in lines)
    assert all(run.latency["median"] > 0 and run.reason == "max_articles" and run.bytes > 1000 for run in runs)
    page = (folder / "report.html").read_text(encoding="utf-8")
    assert "2 runs since" in page and page.count('class="plot"') >= 6
    (folder / "report.html").unlink()
    done = scrapy("report", *options)
    assert done.returncode == 0 and domain in done.stdout and (folder / "report.html").exists()
    assert domain in (tmp_path / "outputs" / "report.html").read_text(encoding="utf-8")
    assert scrapy("report", "unknown.example", *options).returncode == 2
