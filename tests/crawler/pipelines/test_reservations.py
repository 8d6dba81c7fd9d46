"""Reservations through real crawls: in the line, and obeyed."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from scrapy import Request, Spider
from scrapy.http import Response
from scrapy.utils.test import get_crawler

from crawler.items import PageItem
from crawler.pipelines.reservations import FACT, ReservationsPipeline
from crawler.state import SiteState
from newsstand.newsroom import Desk
from tests.crawler.spiders.crawls import scrapy
from tests.crawler.spiders.paper_server import Answer, page, serve

STORIES = Desk("reserved", "en", 5, ("school", "council", "market", "flood"), 8).stories()[:5]


def article(number: int, head: str = "", **headers: str) -> Answer:
    story = STORIES[number]
    text = "".join(f"<p>{paragraph}</p>" for paragraph in story.paragraphs)
    head = f"<head><title>{story.headline}</title>{head}</head>"
    body = f"<html>{head}<body><article><h1>{story.headline}</h1>{text}</article></body></html>"
    return Answer(body.encode(), headers={name.replace("_", "-"): value for name, value in headers.items()})


def crawl(folder: Path, *options: str) -> tuple[dict[str, Any], dict[str, Any], list[str]]:
    """What was exported, by the last part of the path: reservations; the report's stats; the paths asked for."""
    names = [f"/news/{name}/{STORIES[n].slug}" for n, name in enumerate(("plain", "noai", "header", "free", "index"))]
    pages = {
        "/": page("A paper", *((path, STORIES[n].headline) for n, path in enumerate(names))),
        "/robots.txt": Answer(b"", 404),
        "/.well-known/tdmrep.json": Answer(
            b'[{"location": "/news/free/*", "tdm-reservation": 0}, {"location": "/news/plain", "tdm-reservation": 1},'
            b'{"location": "/half-a-character-\\ud800", "tdm-reservation": 1, "tdm-policy": "/\\ud800"}]'
        ),
        names[0]: article(0),
        names[1]: article(1, '<meta name="robots" content="noai, noarchive">'),
        names[2]: article(2, tdm_reservation="1", tdm_policy="/policy.json"),
        names[3]: article(3),
        names[4]: article(4, x_robots_tag="noindex"),
    }
    with serve(pages) as paper:
        done = scrapy(
            "crawl", "news", "-a", f"domain={paper.host}", "-s", f"BROADSHEET_OUTPUTS={folder}",
            "-s", f"BROADSHEET_WRAPPER_DB={folder / 'w.sqlite'}", "-s", f"BROADSHEET_HISTORY={folder / 'h'}", *options,
        )  # fmt: skip
        asked, host = list(paper.paths), paper.host
    assert done.returncode == 0, done.stderr
    out = folder / host.replace(":", "_")
    lines = [json.loads(line) for path in out.glob("*.jsonl") for line in path.open("rb")]
    report = json.loads(next(out.glob("*.report.json")).read_bytes())
    found = {line["url"].split("/")[4]: line["crawl"].get("reservations") for line in lines}
    policy = (found.get("header") or {}).get("policy")
    assert policy in (None, f"http://{host}/policy.json")
    return found, report["stats"], asked


def test_reservations_stand_in_the_line(tmp_path: Path) -> None:
    found, stats, asked = crawl(tmp_path)
    found["header"].pop("policy")
    assert found == {
        "plain": {"tdm": True, "source": "site"},
        "noai": {"robots": ["noarchive", "noai"]},
        "header": {"tdm": True, "source": "header"},
        "free": {"tdm": False, "source": "site"},
        "index": {"robots": ["noindex"]},
    }
    assert asked.count("/.well-known/tdmrep.json") == 1 and stats["broadsheet/reserved/tdm"] == 2


def test_and_are_obeyed_by_a_setting(tmp_path: Path) -> None:
    found, stats, _ = crawl(tmp_path, "-s", "BROADSHEET_OBEY_RESERVATIONS=tdm,noai")
    assert set(found) == {"free", "index"}
    assert stats["broadsheet/verdict/reserved"] == 3 and stats["broadsheet/pages/extracted"] == 2


def test_files_of_two_hosts_that_are_asked_at_once_are_both_kept() -> None:
    class Engine:
        async def download_async(self, request: Request) -> Response:
            await asyncio.sleep(0)
            return Response(request.url, body=b'[{"location": "/", "tdm-reservation": 1}]')

    crawler: Any = get_crawler(Spider, {"ADDONS": {}, "BROADSHEET_STATE_ENABLED": False})
    crawler.engine = Engine()
    pipeline = ReservationsPipeline(crawler)
    items = [PageItem(Response(f"https://{host}/1"), "link", 1) for host in ("a.example", "www.a.example")]

    async def both() -> None:
        await asyncio.gather(*map(pipeline.process_item, items))

    asyncio.run(both())
    assert all(item.reservations and item.reservations.tdm for item in items)
    assert sorted(SiteState.of(crawler).facts.get(FACT)) == ["https://a.example", "https://www.a.example"]
