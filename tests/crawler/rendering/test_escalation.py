"""A real crawl of the newspaper that needs a browser, with rendering on and off."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from scrapy import Spider
from scrapy.settings import Settings
from scrapy.utils.test import get_crawler

import newsstand
from crawler import settings as own
from crawler.reextraction.comparison import Outcome
from crawler.reextraction.site_run import reextract_site
from crawler.rendering import escalation
from crawler.state import SiteState
from extractors import Reason, Rejection
from newsstand.scripted import HIDDEN, ScriptedArticle, articles
from tests.crawler.rendering.browsers import needs_browser
from tests.crawler.spiders.crawls import scrapy


def crawled(folder: Path, *options: str) -> tuple[dict[str, dict[str, Any]], dict[str, Any]]:
    """The lines by path, and the last run's report."""
    with newsstand.serve([], scripted_site=True) as stand:
        assert stand.scripted is not None
        domain = stand.scripted.url.removeprefix("http://")
        state = ("-s", "BROADSHEET_STATE_ENABLED=False")
        done = scrapy(
            "crawl", "news", "-a", f"domain={domain}", "-s", f"BROADSHEET_OUTPUTS={folder}",
            "-s", "BROADSHEET_RENDERING_SECONDS=60", "-s", "BROADSHEET_RENDERING_SETTLE=20", *state, *options,
            seconds=300,
        )  # fmt: skip
        assert "Traceback" not in done.stderr, done.stderr[-3000:]
    lines: dict[str, dict[str, Any]] = {}
    for path in folder.rglob("*.jsonl"):
        for line in path.read_text(encoding="utf-8").splitlines():
            one = json.loads(line)
            lines["/" + one["url"].split("/", 3)[3]] = one
    [report] = folder.rglob("*.report.json")
    return lines, {**json.loads(report.read_bytes()), "stderr": done.stderr}


def is_right(line: dict[str, Any], truth: ScriptedArticle) -> bool:
    return line["headline"] == truth.headline and line["body"].split() == truth.body.split()


@needs_browser
def test_all_articles_are_right_with_rendering(tmp_path: Path) -> None:
    on = ("-s", "BROADSHEET_RENDERING_ENABLED=True", "-s", "BROADSHEET_WRAPPERS_ENABLED=False")
    lines, report = crawled(tmp_path, *on)
    shown = {article.path: article for article in articles()}
    assert report["stats"]["broadsheet/pages/extracted"] == report["stats"]["broadsheet/rendering/pages"] == len(shown)
    assert {article.section for article in shown.values()} == {"scripted", "lazy", "consent", "spam"}
    assert {path: lines.get(path, {}).get("headline") for path in shown} == {p: a.headline for p, a in shown.items()}
    assert [path for path, article in shown.items() if not is_right(lines[path], article)] == []
    assert all(lines[path]["crawl"]["renderedBy"].startswith("chromium ") for path in shown)
    for path, article in shown.items():
        pictures = [block["url"] for block in lines[path]["blocks"] if block["type"] == "image"]
        assert [url.partition("/image")[2] for url in pictures] == [
            url.partition("/image")[2] for url in article.images
        ]
    settings = Settings()
    settings.setmodule(own)
    settings.setdict({"BROADSHEET_OUTPUTS": str(tmp_path), "BROADSHEET_WRAPPERS_ENABLED": False})
    again = reextract_site(settings, next(tmp_path.iterdir()).name, processes=1, write=False)
    assert again.outcomes == {Outcome.IDENTICAL: len(lines)}  # the archive holds what the browser showed


def test_the_right_verdict_without(tmp_path: Path) -> None:
    lines, report = crawled(tmp_path)
    assert {path.split("/")[1]: line["extraction"]["verdict"] for path, line in lines.items()} == {"spam": "unsure"}
    assert all(HIDDEN in line["body"] for line in lines.values()), "hidden by a style sheet that was not read"
    sections = {article.path: article.section for article in articles() if article.section != "spam"}
    wanted = {"scripted": "needs_rendering", "lazy": "needs_rendering", "consent": "consent_wall"}
    told = {"/" + one["url"].split("/", 3)[3]: one["verdict"] for one in report["verdicts"]}
    assert set(sections) <= set(told)
    assert {
        path: verdict for path, verdict in told.items() if path in sections and verdict != wanted[sections[path]]
    } == {}


@needs_browser
def test_what_a_page_loads_goes_through_the_proxy() -> None:
    with newsstand.serve([], proxy=True, scripted_site=True) as stand:
        assert stand.proxy_url is not None
        article = articles()[0]
        patient = ("-s", "BROADSHEET_RENDERING_SECONDS=60", "-s", "BROADSHEET_RENDERING_SETTLE=20")
        url = f"http://scripted.example{article.path}"
        done = scrapy("extract", "--render", url, *patient, proxy=stand.proxy_url, seconds=200)
    assert done.returncode == 0 and is_right(json.loads(done.stdout), article), done.stdout + done.stderr


def test_the_site_is_remembered_and_looked_at_again() -> None:
    crawler = get_crawler(Spider, {"BROADSHEET_RENDERING_ENABLED": True, "BROADSHEET_STATE_ENABLED": False})
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(escalation, "unavailable", lambda settings: None)
        one = escalation.Escalation(crawler)
    now = [1_000_000]
    one._state, one._known = SiteState(None, clock=lambda: now[0]), {}
    shell, none = Rejection(Reason.NEEDS_RENDERING, ""), Rejection(Reason.NOT_AN_ARTICLE, "")
    assert one.wanted(shell, 0) and not one.wanted(none, 2)
    for _ in range(escalation.ENOUGH):
        one.note(helped=False)
    assert not one.wanted(shell, 0)
    now[0] += escalation.LOOK_AGAIN
    assert one.wanted(shell, 0)
    one.note(helped=True)
    assert one.wanted(none, 2) and not one.wanted(none, 0)
    assert one._state.facts.get("rendering") == {"needed": True, "tried": 1, "helped": 1, "plain": 0, "at": now[0]}
    for _ in range(escalation.PLAIN_ENOUGH):
        one.note_plain()
    assert not one.wanted(none, 2) and one.wanted(shell, 0)


def test_without_a_browser_a_crawl_goes_on_as_ever(tmp_path: Path) -> None:
    missing = ("-s", "BROADSHEET_RENDERING_ENABLED=True", "-s", "BROADSHEET_RENDERING_BROWSER=/no/such/browser")
    lines, report = crawled(tmp_path, *missing)
    assert len(lines) == 2 and "pages are not rendered" in report["stderr"]


def test_why_a_page_is_not_rendered_stands_in_the_report(tmp_path: Path) -> None:
    pytest.importorskip("playwright")
    browser = tmp_path / "browser"
    browser.write_text("#!/bin/sh\nexit 1\n")
    browser.chmod(0o755)
    on = ("-s", "BROADSHEET_RENDERING_ENABLED=True", "-s", f"BROADSHEET_RENDERING_BROWSER={browser}")
    _, report = crawled(tmp_path / "outputs", *on)
    details = [one["detail"] for one in report["verdicts"] if one["verdict"] == Reason.NEEDS_RENDERING]
    assert len(details) > 1 and all("; not rendered: the browser cannot be used" in detail for detail in details)
    assert report["stderr"].count("is not rendered: the browser cannot be used") == 1, "the log is not filled with it"
