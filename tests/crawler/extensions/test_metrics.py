"""Metrics for Prometheus: of stats, and of a real crawl as a file and over HTTP."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest
from scrapy.exceptions import NotConfigured
from scrapy.utils.test import get_crawler

from crawler.extensions.metrics import Metrics, metrics_of
from tests.crawler.extensions.test_report import STATS
from tests.crawler.spiders.crawls import ROOT, environment, scrapy
from tests.crawler.spiders.paper_server import Answer, page, serve

client = pytest.importorskip("prometheus_client", reason="needs requirements/metrics.txt")


def test_stats_as_metrics() -> None:
    families = list(metrics_of("a.com", STATS, running=False))
    samples = {(one.name, *one.labels.values()): one.value for family in families for one in family.samples}
    assert samples["broadsheet_articles_total", "a.com"] == 100
    assert samples["broadsheet_pages_without_article_total", "a.com", "listing"] == 9
    assert samples["broadsheet_article_fields_total", "a.com", "authors"] == 62
    assert samples["broadsheet_waiting", "a.com"] == 33 and samples["broadsheet_running", "a.com"] == 0
    assert samples["broadsheet_start_time_seconds", "a.com"] == STATS["start_time"].timestamp()
    running = {family.name for family in metrics_of("a.com", {}, running=True) if family.samples}
    assert "broadsheet_finish_time_seconds" not in running and "broadsheet_running" in running


def test_metrics_are_of_one_moment() -> None:
    stats = dict(STATS)
    found = metrics_of("a.com", stats, running=True)
    next(found)
    stats["broadsheet/verdict/new"] = 1  # by the crawl, while the server's thread reads
    assert not any("new" in one.labels.values() for family in found for one in family.samples)


def test_metrics_that_would_go_nowhere_say_what_they_need() -> None:
    with pytest.raises(NotConfigured, match="BROADSHEET_METRICS_PORT or BROADSHEET_METRICS_FOLDER"):
        Metrics.from_crawler(get_crawler(settings_dict={"BROADSHEET_METRICS_ENABLED": True}))


def test_a_file_for_the_node_exporter(tmp_path: Path) -> None:
    with serve({"/": page("A paper"), "/robots.txt": Answer(b"")}) as paper:
        done = scrapy(
            "crawl", "news", "-a", f"domain={paper.host}", "-s", "BROADSHEET_METRICS_ENABLED=1",
            "-s", f"BROADSHEET_METRICS_FOLDER={tmp_path / 'prom'}", "-s", f"BROADSHEET_OUTPUTS={tmp_path}",
            "-s", f"BROADSHEET_HISTORY={tmp_path / 'h'}",
        )  # fmt: skip
    assert done.returncode == 0, done.stderr
    (file,) = (tmp_path / "prom").iterdir()
    text = file.read_text()
    assert file.name == f"{paper.host.replace(':', '_')}.prom"
    assert f'broadsheet_fetched_total{{site="{paper.host}"}} 1.0' in text
    assert f'broadsheet_running{{site="{paper.host}"}} 0.0' in text


def a_free_port() -> int:
    """One that the system gives to nobody who asks for any, as other tests do meanwhile."""
    for port in range(20_000 + os.getpid() % 5_000, 30_000):
        with socket.socket() as one:
            if one.connect_ex(("127.0.0.1", port)):
                return port
    raise AssertionError("all ports are taken")


def test_a_port_while_the_crawl_runs(tmp_path: Path) -> None:
    slow = Answer(b"User-agent: *\nCrawl-delay: 30\n", content_type="text/plain")
    link = ("/news/a-story-that-waits-for-half-a-minute", "A story that waits for half a minute")
    port = a_free_port()
    with serve({"/": page("A paper", link), "/robots.txt": slow}) as paper:
        names = {"METRICS_ENABLED": 1, "METRICS_PORT": port, "OUTPUTS": tmp_path, "STATE_ENABLED": 0}
        options = [word for name, value in names.items() for word in ("-s", f"BROADSHEET_{name}={value}")]
        command = [sys.executable, "-m", "scrapy", "crawl", "news", "-a", f"domain={paper.host}", *options]
        process = subprocess.Popen(command, cwd=ROOT, env=environment(), stderr=subprocess.DEVNULL)
        try:
            text = ""
            for _ in range(600):
                if process.poll() is not None or "broadsheet_running" in text:
                    break
                time.sleep(0.1)
                try:
                    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
                    text = opener.open(f"http://127.0.0.1:{port}/metrics", timeout=5).read().decode()
                except OSError:
                    continue
            assert f'broadsheet_running{{site="{paper.host}"}} 1.0' in text
        finally:
            process.kill()
            process.wait()
