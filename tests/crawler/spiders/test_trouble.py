"""Of several reasons why a front page could not be had, the one that tells most."""

from __future__ import annotations

import json
import socket
from pathlib import Path

from scrapy.exceptions import CannotResolveHostError
from scrapy.http import Response
from scrapy.spidermiddlewares.httperror import HttpError
from scrapy.statscollectors import StatsCollector
from scrapy.utils.test import get_crawler

from crawler.discovery.frontier import Tier
from crawler.middlewares.robots import KEPT
from crawler.spiders.trouble import MOST_UNANSWERED, Trouble, is_dead
from crawler.state import Found, Role, SiteState
from tests.crawler.spiders.crawls import scrapy

URL = "http://a.example/"


def trouble(error: BaseException, before: Trouble | None = None) -> Trouble:
    return Trouble.of(URL, error).or_worse(before)


def test_an_answer_tells_more_than_a_name_that_nobody_knows() -> None:
    nobody, broken = CannotResolveHostError("a.example"), HttpError(Response(URL, status=503))
    assert trouble(broken, trouble(nobody)).detail == "HTTP 503"
    assert trouble(nobody, trouble(broken)).detail == "HTTP 503"
    refused = HttpError(Response(URL, status=403))
    assert trouble(refused, trouble(broken)).detail == "HTTP 403"


def test_a_site_is_dead_by_what_failed_in_this_process() -> None:
    stats = StatsCollector(get_crawler())
    assert not is_dead(500, stats)  # a job that is gone on with; or Scrapy counts nothing
    stats.set_value("downloader/exception_count", MOST_UNANSWERED)
    assert is_dead(MOST_UNANSWERED, stats) and not is_dead(MOST_UNANSWERED - 1, stats)
    stats.set_value("downloader/response_count", 1)
    assert not is_dead(500, stats)


def test_a_dead_site_is_not_asked_for_all_that_is_due(tmp_path: Path) -> None:
    """Each day, perhaps for years: hundreds of pages, each tried twice."""
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        port = closed.getsockname()[1]
        state = SiteState(tmp_path / f"127.0.0.1_{port}.sqlite")
        rules = f"Sitemap: http://127.0.0.1:{port}/sitemap.xml"
        state.facts.set(KEPT, {f"http://127.0.0.1:{port}": rules})  # so that what is due is asked for after all
        for n in range(40):
            url = f"http://127.0.0.1:{port}/news/{n}-the-harbour-opens-again"
            detail = json.dumps({"tier": int(Tier.FRONT_ARTICLE)})
            state.pages.note(url, Role.PAGE, Found.WAITING, detail, due=1, via="section", depth=1, now=1)
        state.close()
        options = ["-s", f"BROADSHEET_STATE_DIR={tmp_path}", "-s", f"BROADSHEET_OUTPUTS={tmp_path}"]
        done = scrapy("crawl", "news", "-a", f"domain=127.0.0.1:{port}", *options)
    assert done.returncode == 3 and "the site answers nothing" in done.stderr
    [report] = tmp_path.rglob("*.report.json")
    stats = json.loads(report.read_bytes())["stats"]
    assert MOST_UNANSWERED <= stats["broadsheet/verdict/http_error"] <= MOST_UNANSWERED + 3
    state = SiteState(tmp_path / f"127.0.0.1_{port}.sqlite")
    assert len(state.pages.due(state.now(), 100)) >= 40, "the next crawl asks again"
    state.close()
