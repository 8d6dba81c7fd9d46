from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from scrapy import Spider
from scrapy.utils.test import get_crawler

from crawler.extensions.closing_report import ClosingReport, closing_table, share
from crawler.extensions.progress import progress_line
from crawler.extensions.tally import tally
from crawler.wrappers.events import Redesign
from tests.crawler.spiders.crawls import PATIENCE, ROOT, environment
from tests.crawler.spiders.paper_server import Answer, page, serve

START = datetime(2026, 11, 21, 5, tzinfo=UTC)
STATS: dict[str, Any] = {
    "start_time": START,
    "finish_time": START + timedelta(minutes=2, seconds=5),
    "finish_reason": "max_articles",
    "broadsheet/pages/found": 240,
    "broadsheet/pages/waiting": 33,
    "broadsheet/pages/fetched": 120,
    "broadsheet/pages/extracted": 110,
    "broadsheet/articles": 100,
    "broadsheet/variants": 3,
    "broadsheet/blocked": 2,
    "broadsheet/verdict/listing": 9,
    "broadsheet/verdict/blocked": 2,
    "broadsheet/verdict/robots": 9,
    "broadsheet/skipped/date": 40,
    "broadsheet/fields/headline": 100,
    "broadsheet/fields/authors": 62,
    "broadsheet/wrappers/learned": 2,
    "broadsheet/wrappers/hits": 97,
}


def shown(stats: dict[str, Any], files: list[Path] | None = None) -> str:
    console = Console(file=io.StringIO(), width=120)
    console.print(closing_table("a.example", stats, files or []))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    return " ".join(text.split())


def test_what_became_of_known_articles_is_told() -> None:
    known = {"broadsheet/known": 28, "broadsheet/unchanged": 16, "broadsheet/new_addresses": 15}
    told = shown(STATS | known)
    assert "28 already known, 16 articles fetched again unchanged, 15 found at new addresses" in told
    assert "new addresses" not in shown(STATS)


def test_counts_are_read_from_the_stats() -> None:
    counts = tally(STATS)
    assert (counts.found, counts.fetched, counts.pages, counts.articles) == (240, 120, 110, 100)
    assert counts.verdicts == (("listing", 9), ("robots", 9), ("blocked", 2))
    assert counts.skipped == 20
    assert tally({}).articles == 0


@pytest.mark.parametrize(
    "text",
    [
        "a.example: 100 articles",
        "max_articles",
        "2 min 5 s",
        "240; ruled out before download: date 40",
        "110 were read",
        "3 further addresses of them left out",
        "listing 9, robots 9, blocked 2",
        "headline 100 %, authors 62 %",
        "2 learned, 97 pages served by one",
        "outputs/a.example/x.jsonl",
    ],
)
def test_the_table_holds_what_people_ask_for(text: str) -> None:
    assert text in shown(STATS, [Path("outputs/a.example/x.jsonl")])


def test_an_empty_crawl_has_a_table_too() -> None:
    text = shown({})
    assert "0 articles" in text and "nothing to write" in text


def test_what_the_user_named_and_could_not_be_read_is_a_row() -> None:
    assert "Not read" not in shown(STATS)
    stats = {"broadsheet/not_read": {"http://a.example/f.xml": "HTTP 404"}}
    assert "Not read │ http://a.example/f.xml: HTTP 404" in shown(stats)


def test_of_many_such_addresses_the_first_are_named() -> None:
    unread = {f"https://a.example/{number}": "HTTP 404" for number in range(30)}
    text = shown({**STATS, "broadsheet/not_read": unread})
    assert text.count("HTTP 404") == 20 and "and 10 more" in text


def test_a_redesign_is_a_row_with_before_and_after() -> None:
    ended = Redesign("a.example", "1", "fits none of 3 pages in a row", 9, "//article", "//main", ("u: why",), START)
    console = Console(file=io.StringIO(), width=160)
    console.print(closing_table("a.example", STATS, [], [ended, replace(ended, after=None)]))
    shown = console.file.getvalue()  # type: ignore[attr-defined]
    assert "//article -> //main: it fits none of 3 pages in a row" in shown and "-> nothing yet" in shown


def test_what_a_site_says_is_not_read_as_markup() -> None:
    assert "[red]" in shown({"broadsheet/write_error": "[red]x"})


def test_finish_reasons_that_nobody_foresaw_are_shown_as_they_are() -> None:
    assert "comet" in shown({"finish_reason": "comet"})


@pytest.mark.parametrize(
    ("count", "text"), [(0, "0 %"), (1, "1 %"), (500, "50 %"), (999, "99 %"), (1000, "100 %")]
)
def test_only_all_is_a_hundred_per_cent(count: int, text: str) -> None:
    assert share(count, 1000) == text


def test_the_progress_line() -> None:
    line = progress_line("a.example", tally(STATS), 125.7)
    assert line == "a.example  2:05  100 articles · 120 pages fetched · 33 waiting · 20 skipped · 2 blocked"


def test_a_crawl_whose_standard_error_nobody_reads_ends_and_leaves_its_reports(tmp_path: Path) -> None:
    """As in `scrapy crawl news ... 2>&1 | head`."""
    folders = {"OUTPUTS": "outputs", "STATE_DIR": "state", "HISTORY": "history", "WRAPPER_DB": "w.sqlite"}
    options = [word for name, path in folders.items() for word in ("-s", f"BROADSHEET_{name}={tmp_path / path}")]
    text = "".join(f"<p>{n}. The harbour of the town was opened again on Monday, said the mayor.</p>" for n in range(9))
    story = Answer(f"<html><body><article><h1>The harbour opens</h1>{text}</article></body></html>".encode())
    front = page("The Courier", ("/2026/11/21/the-harbour-of-the-town.html", "The harbour of the town opens again"))
    reader, writer = os.pipe()
    os.close(reader)
    with serve({"/": front, "/2026/11/21/the-harbour-of-the-town.html": story}) as paper:
        words = [sys.executable, "-m", "scrapy", "crawl", "news", "-a", f"domain={paper.host}", *options]
        alone = ["-s", "BROADSHEET_DUPLICATES=keep", "-s", f"LOG_FILE={tmp_path / 'log'}"]
        done = subprocess.run([*words, *alone], cwd=ROOT, stderr=writer, env=environment(), timeout=PATIENCE)
    os.close(writer)
    assert done.returncode == 0, (tmp_path / "log").read_text()
    assert len([*tmp_path.glob("outputs/*/*.report.json")]) == len([*tmp_path.glob("outputs/*/report.html")]) == 1
    assert len([*tmp_path.glob("history/*.jsonl")]) == 1


@pytest.mark.skipif(sys.platform != "linux", reason="file systems elsewhere have no such names")
def test_a_file_whose_name_is_no_utf_8_is_reported(tmp_path: Path) -> None:
    file = tmp_path / os.fsdecode(b"M\xe4rz.jsonl")
    file.touch()
    crawler = get_crawler(Spider, {"ADDONS": {}})
    crawler.stats.set_value("broadsheet/files", [str(file)])
    crawler.stats.set_value("broadsheet/run", file.stem)
    ClosingReport(crawler).engine_stopped()
    report = json.loads(file.with_name(f"{file.stem}.report.json").read_bytes())
    assert report["stats"]["broadsheet/run"] == "M?rz"


def test_a_path_is_in_one_piece_where_no_terminal_bounds_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / f"{'a-newspaper-of-some-town-' * 4}報.jsonl"
    file.touch()
    crawler = get_crawler(Spider, {"ADDONS": {}})
    crawler.stats.set_value("broadsheet/files", [str(file)])
    ClosingReport(crawler).engine_stopped()
    lines = capsys.readouterr().err.splitlines()
    assert any(str(file) in line for line in lines)
