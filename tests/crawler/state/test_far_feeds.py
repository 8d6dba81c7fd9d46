"""Feeds that are handed over at the end of a crawl: what a kill kept from them is brought by the next crawl."""

from __future__ import annotations

import json
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

import newsstand
from benchmarks.forks import Forks
from tests.crawler.state.runs import Site

NOW = 1_761_000_000.0
STORAGES = {
    **dict.fromkeys(("", "file"), "crawler.export.storage.WholeWriteFeedStorage"),
    "far": "tests.crawler.state.far_storage.FarFeedStorage",
}


@pytest.fixture
def site(tmp_path: Path, forks: Forks) -> Iterator[Site]:
    far = ["-s", f"FEED_STORAGES={json.dumps(STORAGES)}", "-o", f"far://{tmp_path}/far.jsonl:jsonlines"]
    with newsstand.serve(["ledger"]) as stand:
        yield Site(stand, "ledger", tmp_path, forks, ["-s", "BROADSHEET_REPORT_ENABLED=0", *far])


def far_ids(site: Site) -> list[str]:
    lines = (site.folder / "far.jsonl").read_text(encoding="utf-8").splitlines()
    return sorted(json.loads(line)["fingerprint"]["id"] for line in lines)


def near_ids(site: Site) -> list[str]:
    return sorted(line["fingerprint"]["id"] for line in site.lines())


def crawl_without_the_far_place(site: Site, *options: str) -> tuple[int, str]:
    """The exit status, and what was said: Scrapy shows where storing failed."""
    place, log = site.folder / "far.jsonl", site.folder / "said"
    place.mkdir()  # a directory cannot be appended to
    status = site.forks.wait(site.forks.start(site.words(*options), clock=NOW, log=log))
    place.rmdir()
    return status, log.read_text(encoding="utf-8")


def test_what_a_kill_kept_from_a_far_feed_comes_with_the_next_crawl(site: Site) -> None:
    slowly = ("-s", "DOWNLOAD_DELAY=0.2")
    assert site.crawl_until(lambda: len(site.lines()) >= 3, NOW, signal.SIGKILL, *slowly) == -9
    killed = near_ids(site)
    assert len(killed) >= 3 and not (site.folder / "far.jsonl").exists()
    assert site.crawl(NOW + 60, "-a", "max_articles=2").status == 0
    assert far_ids(site) == near_ids(site) and set(killed) < set(far_ids(site))
    assert site.crawl(NOW + 120, "-a", "max_articles=0").status == 0
    assert far_ids(site) == near_ids(site)
    assert len(far_ids(site)) == len(set(far_ids(site))) == len(site.stand.truth()["ledger"].articles)


def test_a_far_feed_that_takes_nothing_is_tried_again(site: Site) -> None:
    status, said = crawl_without_the_far_place(site, "-a", "max_articles=4", "-s", "BROADSHEET_REPORT_ENABLED=1")
    assert status == 1 and re.search(r"Not written *│ could not be stored: *(?:│\n│ *│ )?far:///", said), said
    site.crawl(NOW + 60, "-a", "max_articles=1")
    assert far_ids(site) == near_ids(site) and len(far_ids(site)) == 5


def test_without_a_file_of_its_own_nothing_is_committed_before_the_far_feed_has_it(site: Site) -> None:
    alone = ("-s", "FEEDS={}", "-a", "max_articles=0")
    assert crawl_without_the_far_place(site, *alone)[0] == 1
    site.crawl(NOW + 60, *alone)
    assert len(far_ids(site)) == len(set(far_ids(site))) == len(site.stand.truth()["ledger"].articles)
