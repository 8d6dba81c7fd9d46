"""The pages of the report, as markup and in a browser."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from crawler.report import svg
from crawler.report.history import History, RunSummary
from crawler.report.overview import overview_page, states_of, write_reports
from crawler.report.periods import MOST_COLUMNS
from crawler.report.site_page import site_page
from crawler.report.svg import Column, Plot, Series
from tests.crawler.report.made_up import NOW, history

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
BROWSER = next((path for name in BROWSERS if (path := shutil.which(name))), None)
BAD = '"><script>alert(1)</script><img src=http://evil.example/x>'


def troubled() -> list[RunSummary]:
    runs = history(runs=30)
    redesign = {"before": f"//div{BAD}", "after": "//main/article", "hits": 412, "because": BAD, "evidence": [BAD]}
    runs[20] = replace(runs[20], redesigns=[redesign], wrappers={"served": 4})
    runs[-1] = replace(runs[-1], fields={**runs[-1].fields, "authors": 2, BAD: 1}, verdicts={BAD: 3, "timeout": 2})
    return runs


def test_ticks_hold_every_value() -> None:
    for most in (0, 0.03, 1, 7, 10, 99, 101, 12_345):
        ticks = svg._ticks(most)
        assert ticks[0] == 0 and ticks[-1] >= most and 2 <= len(ticks) <= 6
    assert [svg.number(v) for v in (0, 7, 0.25, 12.5, 1234.4)] == ["0", "7", "0.25", "12.5", "1,234"]


@pytest.mark.parametrize("most", [0.003, 0.01, 0.09, 0.1, 0.7, 1, 9, 10, 99, 1_234])
def test_ticks_differ_and_are_no_rounded_values(most: float) -> None:
    drawn = svg.lines(Plot("Latency", [Column("")], [Series("s", [most])]))
    texts = re.findall(r'text-anchor="end">([\d.,]+)<', drawn)
    assert [float(text.replace(",", "")) for text in texts] == svg._ticks(most)


def test_heights_are_in_proportion() -> None:
    plot = Plot("t", [Column("a"), Column("b")], [Series("s", [10.0, 20.0]), Series("o", [None, 20.0], 2)])
    heights = [float(h) for h in re.findall(r'height="([\d.]+)" fill', svg.bars(plot))]
    assert heights[1] == pytest.approx(2 * heights[0], abs=0.2) and heights[2] == pytest.approx(heights[1], abs=0.2)


@pytest.mark.parametrize(
    ("share", "top"), [(0.0, "5 %"), (0.04, "5 %"), (0.08, "10 %"), (0.6, "100 %"), (1.5, "100 %")]
)
def test_rare_failures_are_drawn_on_an_axis_that_shows_them(share: float, top: str) -> None:
    drawn = svg.bars(Plot("Errors", [Column("a")], [Series("failed", [share])], percent=True))
    assert re.findall(r">(\d+ %)<", drawn)[5] == top


def test_no_bar_is_a_sentence() -> None:
    columns, empty = [Column("a"), Column("b")], "no download failed"
    assert empty in svg.bars(Plot("Errors", columns, [Series("failed", [0.0, None])], percent=True, empty=empty))
    assert empty not in svg.bars(Plot("Errors", columns, [Series("failed", [0.0, 0.1])], percent=True, empty=empty))


def test_two_lines_in_one_place_are_both_seen() -> None:
    drawn = svg.lines(Plot("t", [Column("a")] * 3, [Series("s", [1.0] * 3), Series("o", [1.0] * 3, 2)], percent=True))
    assert drawn.count("stroke-dasharray") == 1


def test_a_line_is_broken_where_nothing_was_measured() -> None:
    plot = Plot("t", [Column("a")] * 5, [Series("s", [1.0, 2.0, None, 1.0, 2.0])])
    paths = re.findall(r'stroke-width="2"><path d="([^"]+)"', svg.lines(plot))
    assert [re.sub(r"[^ML]", "", path) for path in paths] == ["MLML"]
    assert svg.spark([], "nothing") and svg.spark([None, 1.0, None], "one")


@pytest.mark.parametrize("runs", [1, 2, 30, 300])
def test_a_page_of_any_length_of_history(runs: int) -> None:
    text = site_page(history(runs=runs), made_at=NOW)
    assert text.count('class="plot"') == 7 and len(text) < 200_000
    assert f"{runs} run" in text and text == site_page(history(runs=runs), made_at=NOW)


def test_an_empty_run_has_a_page() -> None:
    run = RunSummary("r", "a.com", NOW.isoformat(), NOW.isoformat(), status=3)
    assert "Nothing could be reached." in site_page([run], made_at=NOW)


def test_a_site_without_articles_in_all_the_months_shown_has_a_page() -> None:
    months = MOST_COLUMNS + 10
    runs = [*history(runs=5, until=NOW - timedelta(days=31 * months))]
    empty = {"articles": 0, "fields": {}}
    runs += [replace(run, **empty) for run in history(runs=months, hours=24 * 31)]
    assert "Field coverage" not in site_page(runs, made_at=NOW)


def test_what_a_site_says_is_never_markup() -> None:
    runs = [replace(run, site=BAD, reason=BAD) for run in troubled()]
    for text in (site_page(runs, made_at=NOW), overview_page(states_of({BAD: runs}, NOW), made_at=NOW)):
        assert "<script" not in text and "<img" not in text and "&lt;script&gt;" in text


def test_reports_of_all_sites(tmp_path: Path) -> None:
    kept = History(tmp_path / "history")
    quiet, loud = history("quiet.example"), history("loud.example", rate=90)
    loud[-1] = replace(loud[-1], status=4, reason="blocked", articles=0)
    for run in (*quiet, *loud):
        kept.append(run)
    now = NOW + timedelta(hours=1)
    states = states_of({site: kept.runs(site) for site in kept.sites()}, now)
    write_reports(states, tmp_path, now=now)
    assert [state.site for state in states] == ["loud.example", "quiet.example"]
    text = (tmp_path / "report.html").read_text()
    assert 'href="loud.example/report.html"' in text and "The site refused" in text
    assert {path.name for path in (tmp_path / "quiet.example").iterdir()} == {"report.html"}


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    sync_api = pytest.importorskip("playwright.sync_api", reason="needs playwright (requirements/render.txt)")
    if BROWSER is None:
        pytest.skip(f"needs a browser on the path: {', '.join(BROWSERS)}")
    with sync_api.sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=BROWSER, args=["--no-sandbox", "--disable-gpu"])
        yield opened
        opened.close()


def test_the_report_in_a_browser(browser: Any, tmp_path: Path) -> None:
    (tmp_path / "report.html").write_text(site_page(troubled(), made_at=NOW), encoding="utf-8")
    window = browser.new_page(viewport={"width": 1280, "height": 900}, color_scheme="light")
    asked: list[str] = []
    said: list[str] = []
    window.on("request", lambda request: asked.append(request.url))
    window.on("console", lambda message: said.append(message.text))
    window.goto((tmp_path / "report.html").as_uri())
    assert [url for url in asked if not url.startswith("file:")] == [] and said == []
    assert window.locator(".findings li").first.is_visible() and "authors" in window.locator(".findings").inner_text()
    plots = window.locator("svg.plot")
    boxes = [plots.nth(n).bounding_box() for n in range(plots.count())]
    assert len(boxes) == 7 and all(box["width"] > 500 and box["height"] > 120 for box in boxes)
    assert boxes[0]["y"] == boxes[1]["y"] and boxes[0]["x"] + boxes[0]["width"] <= boxes[1]["x"]
    runs = troubled()
    bar = window.locator("#articles g").nth(0)
    drawn = [bar.locator("rect:not(.hit)").nth(n).bounding_box()["height"] for n in range(2)]
    assert drawn[0] / drawn[1] == pytest.approx((runs[0].new or 0) / (runs[0].changed or 1), rel=0.1)
    assert f"new: {runs[0].new}" in bar.locator("title").text_content()
    blue = "rgb(47, 111, 222)"
    colour = bar.locator("rect:not(.hit)").first.evaluate("e => getComputedStyle(e).fill")
    window.emulate_media(color_scheme="dark")
    dark = window.locator("body").evaluate("e => getComputedStyle(e).backgroundColor")
    assert colour == blue and dark == "rgb(20, 23, 28)"
    window.set_viewport_size({"width": 400, "height": 800})
    assert window.evaluate("document.documentElement.scrollWidth") <= 400
    window.close()
