"""Crawls that are stopped, refused, or cannot write: what they say, and what the next one makes of it."""

from __future__ import annotations

import gzip
import json
import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

import newsstand
from benchmarks.forks import Forks
from crawler.state import SiteState
from tests.crawler.state.runs import Site

NOW = 1_761_000_000.0  # 2025-10-20: the ledger's newest stories are some days ahead


@pytest.fixture
def site(tmp_path: Path, forks: Forks) -> Iterator[Site]:
    with newsstand.serve(["ledger"]) as stand:
        yield Site(stand, "ledger", tmp_path, forks, ["-s", "BROADSHEET_REPORT_ENABLED=0"])


def ids(site: Site) -> list[tuple[str, int]]:
    return sorted((line["fingerprint"]["id"], line["fingerprint"]["revision"]) for line in site.lines())


def test_a_second_crawl_at_once_says_so_and_touches_nothing(site: Site) -> None:
    running = SiteState(site.state)
    run = site.crawl(NOW)
    assert run.status == 5 and run.served == [] and f"process {os.getpid()}" in run.said
    running.close()


def test_a_kill_and_a_cap_lose_nothing(site: Site) -> None:
    status = site.crawl_until(lambda: len(site.lines()) >= 3, NOW, signal.SIGKILL, "-s", "DOWNLOAD_DELAY=0.2")
    assert status == -9
    capped = site.crawl(NOW + 60, "-a", "max_articles=5")
    assert capped.status == 0 and len(capped.lines) == 5
    last = site.crawl(NOW + 120, "-a", "max_articles=0")
    assert last.status == 0
    assert len(ids(site)) == len(set(ids(site))) == len(site.stand.truth()["ledger"].articles)


def test_a_job_that_is_stopped_goes_on_where_it_was(site: Site) -> None:
    options = ("-s", f"JOBDIR={site.folder / 'job'}", "-s", "BROADSHEET_STATE_ENABLED=False")
    status = site.crawl_until(lambda: len(site.lines()) >= 12, NOW, signal.SIGINT, *options, "-s", "DOWNLOAD_DELAY=0.2")
    assert status == 0
    asked = {one.target for one in site.stand.log()}
    second = site.crawl(NOW, *options, "-a", "max_articles=0")
    assert second.status == 0
    assert {one.target for one in second.served} & asked <= {"/robots.txt", "/.well-known/tdmrep.json"}
    assert len(ids(site)) == len(set(ids(site))) == len(site.stand.truth()["ledger"].articles)
    third = site.crawl(NOW, *options, "-a", "max_articles=1")
    assert len(third.lines) == 1  # the job was done; its directory begins a new one


def test_a_full_disk_loses_nothing_already_written(site: Site) -> None:
    run = site.crawl(NOW, "-s", "BROADSHEET_WRAPPERS_ENABLED=0", fsize=60_000)
    assert run.status == 1 and run.said.count("The crawl ends here") == 1
    written = ids(site)
    assert site.crawl(NOW + 60).status == 0
    assert set(written) <= set(ids(site))
    assert len(ids(site)) == len(set(ids(site))) == len(site.stand.truth()["ledger"].articles)


class OnSmallDisk(Site):
    """A paper whose crawls have all their files on a file system in memory, which only they see."""

    @property
    def outputs(self) -> Path:
        return Path(f"/proc/{self.forks.pid}/root{self.folder}/outputs")

    def resize(self, size: str) -> None:
        enter = ["nsenter", "--preserve-credentials", "-U", "-m", "-t", str(self.forks.pid)]
        subprocess.run([*enter, "mount", "-o", f"remount,size={size}", str(self.folder)], check=True)


def has_namespaces() -> bool:
    if not (shutil.which("unshare") and shutil.which("nsenter")):
        return False
    return subprocess.run(["unshare", "-rm", "true"], check=False, capture_output=True).returncode == 0


@pytest.mark.skipif(not has_namespaces(), reason="no file system of its own can be mounted here")
@pytest.mark.parametrize("size", ["300k", "450k"])
def test_a_file_system_that_is_full_and_then_has_room(size: str, tmp_path: Path) -> None:
    """Lines, archive, wrappers, state and its log share one disk, as they mostly do."""
    (disk := tmp_path / "disk").mkdir()
    mount = f'mount -t tmpfs -o size={size} small "$0" && exec "$@"'
    with Forks(["unshare", "-rm", "sh", "-c", mount, str(disk)]) as forks, newsstand.serve(["ledger"]) as stand:
        site = OnSmallDisk(stand, "ledger", disk, forks, ["-s", "BROADSHEET_REPORT_ENABLED=0"])
        run = site.crawl(NOW, log=tmp_path / "said")
        assert run.status == 1 and ("No space left" in run.said or "is full" in run.said), run.said
        written = ids(site)
        site.resize("50m")
        assert site.crawl(NOW + 60, log=tmp_path / "said").status == 0
        assert set(written) <= set(ids(site))
        assert len(ids(site)) == len(set(ids(site))) == len(stand.truth()["ledger"].articles)


def test_a_state_that_cannot_be_used_ends_the_crawl_before_it_begins(site: Site) -> None:
    site.state.parent.mkdir(parents=True)
    site.state.write_text("no database " * 500)
    run = site.crawl(NOW)
    assert run.status == 1 and run.served == [] and "move the file away" in run.said


def test_outputs_that_cannot_be_read_are_not_blamed_on_the_state(site: Site) -> None:
    assert site.crawl(NOW, "-a", "max_articles=2").status == 0
    kept = site.outputs.rename(site.folder / "kept")
    site.outputs.write_text("a file where the folder was")
    run = site.crawl(NOW + 60)
    assert run.status == 1 and run.served == [] and "move the file away" not in run.said
    assert f"The articles' file {site.outputs}" in run.said and "leave the state where it is" in run.said
    site.outputs.unlink()
    kept.rename(site.outputs)
    assert site.crawl(NOW + 120, "-a", "max_articles=2").status == 0 and len(ids(site)) == len(set(ids(site))) == 4


def test_other_feeds_are_committed_when_they_are_stored(site: Site) -> None:
    table = site.folder / "articles.csv"
    feeds = ("-s", f"FEEDS={json.dumps({str(table): {'format': 'csv'}})}")
    run = site.crawl(NOW, "-a", "max_articles=4", *feeds)
    assert run.status == 0 and run.lines == [] and table.read_text(encoding="utf-8").startswith("url,")
    state = SiteState(site.state)
    assert state.count("articles") == 4
    state.close()
    site.crawl_until(lambda: len(site.stand.log()) > 20, NOW, signal.SIGKILL, *feeds, "-s", "DOWNLOAD_DELAY=0.2")
    state = SiteState(site.state)
    assert state.count("articles") == 4
    state.close()


@pytest.mark.parametrize("name", ["all.jsonl.gz", "all.packed"])
def test_a_file_that_a_feed_packs_is_left_as_it_is(site: Site, name: str) -> None:
    packed = site.folder / name
    feed = {"format": "jsonlines", "postprocessing": ["scrapy.extensions.postprocessing.GzipPlugin"]}
    settings = ("-s", f"FEEDS={json.dumps({str(packed): feed})}")
    for number in range(3):
        run = site.crawl(NOW + 60 * number, "-a", "max_articles=2", *settings)
        assert run.status == 0 and "passed over" not in run.said
    lines = [json.loads(line) for line in gzip.decompress(packed.read_bytes()).splitlines()]
    assert len({line["url"] for line in lines}) == len(lines) == 6


def test_what_a_remote_feed_missed_is_handed_to_it_at_the_next_start(site: Site) -> None:
    local, other = str(site.outputs / "%(site_folder)s" / "all.jsonl"), site.folder / "other.csv"
    feeds = {local: {"format": "jsonl", "uri_params": "crawler.export.names.uri_params"}, str(other): {"format": "csv"}}
    settings = ("-s", f"FEEDS={json.dumps(feeds)}")
    site.crawl_until(lambda: len(site.lines()) >= 3, NOW, signal.SIGKILL, *settings, "-s", "DOWNLOAD_DELAY=0.2")
    other.unlink(missing_ok=True)
    assert site.crawl(NOW, *settings).status == 0
    rows = other.read_text(encoding="utf-8")
    assert len(ids(site)) == len(set(ids(site)))
    for line in site.lines():
        assert line["url"] in rows


def test_what_is_known_of_a_page(site: Site) -> None:
    run = site.crawl(NOW, "-a", "max_articles=2", "-a", "deny=/video/")
    options = ("-s", f"BROADSHEET_STATE_DIR={site.folder / 'state'}", "-s", f"BROADSHEET_OUTPUTS={site.outputs}")
    url = run.lines[0]["url"]
    base = site.stand.papers["ledger"].url

    def seen(*words: str) -> tuple[int, str]:
        log = site.folder / "said"
        log.unlink(missing_ok=True)
        status = site.forks.wait(site.forks.start(["seen", *words, *options], clock=NOW + 30, log=log))
        text = log.read_text(encoding="utf-8")
        assert "Traceback" not in text
        return status, " ".join(text.split())

    status, text = seen(url)
    assert status == 0 and "article: its article was exported" in text and "revision 1" in text
    assert "drafts" not in text
    assert "the next crawl: every crawl of the site reads it" in seen(f"{base}/")[1]
    assert "it was found, and no crawl has come to it yet" in seen(_waiting(site))[1]
    assert "ruled it out (allow or deny)" in seen(f"{base}/video/valley-tv.html")[1]
    status, text = seen(f"{base}/nowhere")
    assert status == 1 and "no crawl has met" in text
    status, text = seen(site.domain)
    assert status == 0 and "2 articles" in text
    assert seen("not a domain")[0] == 2
    assert seen("--forget", url)[0] == 0 and seen(url)[0] == 1
    again = site.crawl(NOW + 60, "-a", "max_articles=0")
    assert url in [line["url"] for line in again.lines]
    assert seen("--forget", site.domain)[0] == 0
    assert site.crawl(NOW + 90).lines == []  # taken up from the outputs again


def _waiting(site: Site) -> str:
    state = SiteState(site.state)
    [url, *_] = [page.url for page in state.pages.due(int(NOW) + 1, 999) if page.verdict == "waiting"]
    state.close()
    return url
