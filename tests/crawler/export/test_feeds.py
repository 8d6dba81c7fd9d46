"""Whole crawls without a network: the spider yields finished articles, the feeds of the project write
them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.crawler.spiders.crawls import PATIENCE, ROOT

SCRIPT = """
import asyncio, os, sys
import scrapy
from scrapy.crawler import AsyncCrawlerProcess
from scrapy.settings import Settings
from crawler.items import ArticleItem

class Ready(scrapy.Spider):
    name = "ready"
    site = "a.example:8000"
    async def start(self):
        if int(sys.argv[1]):
            yield scrapy.Request("data:,page", cb_kwargs={"number": 0})
    async def parse(self, response, number):
        url = f"http://a.example:8000/{number}"
        yield ArticleItem(url, None, self.site, "\u0126", "b" * 100, [], {}, {}, {}, {})
        print("one", flush=True)
        await asyncio.sleep(float(sys.argv[2]))
        if number + 1 < int(sys.argv[1]):
            yield scrapy.Request("data:,page", cb_kwargs={"number": number + 1}, dont_filter=True)

settings = Settings()
settings.setmodule("crawler.settings", priority="project")
settings.setdict({"ITEM_PIPELINES": {}, "LOG_LEVEL": "ERROR", "DOWNLOAD_DELAY": 0, "ROBOTSTXT_OBEY": False,
                  "BROADSHEET_STATE_ENABLED": False, "BROADSHEET_HISTORY": os.environ["HISTORY"],
                  "BROADSHEET_OUTPUTS": os.environ["OUTPUTS"],
                  "DOWNLOADER_MIDDLEWARES": {}}, priority="cmdline")
settings.setdict(eval(sys.argv[3]), priority="cmdline")
process = AsyncCrawlerProcess(settings)
crawler = process.create_crawler(Ready)
process.crawl(crawler)
process.start()
print("reason", crawler.stats.get_value("finish_reason"))
sys.exit(bool(crawler.stats.get_value("broadsheet/write_error")))
"""


@pytest.fixture(autouse=True)
def _nothing_in_the_project(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HISTORY", str(tmp_path_factory.mktemp("history")))
    monkeypatch.setenv("OUTPUTS", str(tmp_path_factory.mktemp("outputs")))


def start(settings: dict[str, object], count: int = 3, pause: float = 0) -> subprocess.Popen[str]:
    arguments = [sys.executable, "-c", SCRIPT, str(count), str(pause), repr(settings)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "SCRAPY_SETTINGS_MODULE": ""}
    return subprocess.Popen(
        arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, cwd=ROOT
    )


def crawl(settings: dict[str, object], count: int = 3, pause: float = 0) -> tuple[int, str, str]:
    process = start(settings, count, pause)
    out, err = process.communicate(timeout=PATIENCE)
    return process.returncode, out, err


def lines(path: Path) -> list[dict[str, object]]:
    data = path.read_bytes()
    assert data.endswith(b"\n")
    return [json.loads(line) for line in data.splitlines()]


def test_articles_go_to_the_folder_of_the_domain_with_a_report_beside(tmp_path: Path) -> None:
    status, _, err = crawl({"BROADSHEET_OUTPUTS": str(tmp_path)})
    assert status == 0, err
    [feed] = (tmp_path / "a.example_8000").glob("*.jsonl")
    assert [line["url"] for line in lines(feed)] == [f"http://a.example:8000/{n}" for n in range(3)]
    report = json.loads(feed.with_name(f"{feed.stem}.report.json").read_bytes())
    assert report["site"] == "a.example:8000" and report["verdicts"] == []
    assert feed.stem in err and "Traceback" not in err
    crawl({"BROADSHEET_OUTPUTS": str(tmp_path)})
    assert len(list((tmp_path / "a.example_8000").glob("*.jsonl"))) == 2


def test_a_crawl_without_articles_leaves_no_file(tmp_path: Path) -> None:
    status, _, err = crawl({"BROADSHEET_OUTPUTS": str(tmp_path)}, count=0)
    assert status == 0
    assert list(tmp_path.rglob("*.jsonl")) == []
    assert "nothing to write" in err


def test_files_that_the_user_names_in_any_format(tmp_path: Path) -> None:
    for name in ("more.jsonl", "anew.jsonl"):
        (tmp_path / name).write_text('{"url": "before"}\n')
    feeds: dict[str, dict[str, object]] = {
        str(tmp_path / "more.jsonl"): {"format": "jsonl"},
        str(tmp_path / "anew.jsonl"): {"format": "jsonl", "overwrite": True},
    }
    feeds |= {str(tmp_path / f"mine.{kind}"): {"format": kind} for kind in ("json", "csv", "xml")}
    status, _, err = crawl({"FEEDS": feeds})
    assert status == 0 and "Traceback" not in err
    assert lines(tmp_path / "more.jsonl")[0]["url"] == "before"
    assert (len(lines(tmp_path / "more.jsonl")), len(lines(tmp_path / "anew.jsonl"))) == (4, 3)
    for kind in ("json", "csv", "xml"):
        assert "http://a.example:8000/2" in (tmp_path / f"mine.{kind}").read_text()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_ends_the_crawl_with_a_clear_message() -> None:
    status, out, err = crawl({"FEEDS": {"/dev/full": {"format": "jsonl"}}}, count=500, pause=0.01)
    assert status == 1 and "reason write_error" in out
    assert err.count("The crawl ends here: /dev/full cannot be written: No space left on device") == 1
    assert "Traceback" not in err


def test_a_reader_that_has_gone_is_told_of_standard_output_alone(tmp_path: Path) -> None:
    feeds = {str(tmp_path / "a.jsonl"): {"format": "jsonl"}, "stdout:": {"format": "jsonl"}}
    process = start({"FEEDS": feeds}, count=500, pause=0.01)
    assert process.stdout is not None and process.stderr is not None
    process.stdout.close()
    err = process.stderr.read()
    process.wait(timeout=PATIENCE)
    assert err.count("The crawl ends here: stdout: cannot be written: Broken pipe") == 1


def test_a_folder_that_cannot_be_made_ends_the_crawl_before_it_begins(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    status, out, err = crawl({"BROADSHEET_OUTPUTS": str(tmp_path / "file")})
    assert status == 1 and "reason write_error" in out
    assert "cannot be written" in err and "Traceback" not in err


def test_an_interrupt_leaves_a_whole_file(tmp_path: Path) -> None:
    process = start({"BROADSHEET_OUTPUTS": str(tmp_path)}, count=10_000, pause=0.005)
    assert process.stdout is not None
    for _ in range(20):
        process.stdout.readline()
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert "reason shutdown" in out and "Traceback" not in err
    [feed] = tmp_path.rglob("*.jsonl")
    assert len(lines(feed)) >= 15
    assert "stopped by the user" in err


def test_a_kill_loses_nothing_that_was_exported(tmp_path: Path) -> None:
    process = start({"BROADSHEET_OUTPUTS": str(tmp_path)}, count=10_000, pause=0.005)
    assert process.stdout is not None
    for _ in range(20):
        process.stdout.readline()
    process.kill()
    process.communicate(timeout=PATIENCE)
    [feed] = tmp_path.rglob("*.jsonl")
    assert len(lines(feed)) >= 18  # two may still have been on their way through the pipeline


def test_what_the_users_own_feed_holds_does_not_cut_the_collections_file(tmp_path: Path) -> None:
    settings = {
        "BROADSHEET_OUTPUTS": str(tmp_path / "outputs"),
        "FEED_EXPORT_FIELDS": ["url", "headline"],
        "FEED_EXPORT_BATCH_ITEM_COUNT": 2,
    }
    status, _, err = crawl(settings)
    assert status == 0 and "ERROR" not in err
    [feed] = (tmp_path / "outputs").rglob("*.jsonl")
    assert [len(str(line["body"])) for line in lines(feed)] == [100, 100, 100]


def test_all_files_of_a_feed_in_batches_are_named(tmp_path: Path) -> None:
    feeds = {str(tmp_path / "part-%(batch_id)d.jsonl"): {"format": "jsonl", "batch_item_count": 2}}
    status, _, err = crawl({"FEEDS": feeds}, count=5)
    assert status == 0 and sorted(path.name for path in tmp_path.iterdir()) == [f"part-{n}.jsonl" for n in (1, 2, 3)]
    assert all(f"part-{n}.jsonl" in err.replace("\n", "") for n in (1, 2, 3))


def test_feeds_that_scrapy_refuses_end_the_crawl_before_it_begins(tmp_path: Path) -> None:
    feed = str(tmp_path / "mine.jsonl")
    status, out, err = crawl({"FEEDS": {feed: {"format": "jsonl", "batch_item_count": 2}}})
    assert status == 1 and "reason write_error" in out and "one" not in out
    assert "must be in the feed URI" in err and "Traceback" not in err and "nothing to write" not in err


def test_a_placeholder_that_nobody_fills_ends_the_crawl_before_it_begins(tmp_path: Path) -> None:
    status, out, err = crawl({"FEEDS": {str(tmp_path / "%(nonsense)s.jsonl"): {"format": "jsonl"}}})
    assert status == 1 and "reason write_error" in out and "one" not in out
    assert "%(nonsense)s.jsonl" in err and "Traceback" not in err


def test_a_file_of_the_user_that_cannot_be_made_is_told_without_a_traceback(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for kind in ("json", "csv"):
        status, out, err = crawl({"FEEDS": {str(tmp_path / "file" / f"a.{kind}"): {"format": kind}}})
        assert status == 1 and "reason write_error" in out
        assert err.count("cannot be written") == 1 and "Traceback" not in err


@pytest.mark.parametrize(
    ("kind", "encoding", "said"),
    [
        ("json", "latin-1", "'latin-1' codec can't encode"),
        ("csv", "latin-1", "'latin-1' codec can't encode"),
        ("json", "no-such", "unknown encoding: no-such"),
        ("csv", "no-such", "unknown encoding: no-such"),
        ("xml", "no-such", "unknown encoding: no-such"),
    ],
)
def test_a_file_of_the_user_that_cannot_take_an_article_ends_the_crawl(
    tmp_path: Path, kind: str, encoding: str, said: str
) -> None:
    """Scrapy would log a traceback for each article, and no other file of the crawl would have it."""
    status, out, err = crawl({"FEEDS": {str(tmp_path / f"a.{kind}"): {"format": kind, "encoding": encoding}}})
    assert status == 1 and "reason write_error" in out and "Traceback" not in err
    logged = [line for line in err.splitlines() if "ERROR: " in line]  # the report tells it too
    assert len(logged) == 1 and f"a.{kind} cannot be written: {said}" in logged[0]
