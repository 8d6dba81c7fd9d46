"""First, second and third crawls of a site: what each fetches, and why, and whether it finds what is new.

    python -m benchmarks.later_runs [--papers NAME ...]
    python -m benchmarks.later_runs --replay "REPLAY COMMAND" SET [SET ...] [--sites N]

The bundled papers are crawled, crawled again a minute later, and once on each of the next two days, on which they bring
new stories and edit old ones; the truth is theirs. Recorded sites (see `benchmarks.replayed`) do not change: they are
crawled, again a minute later, and again two days later, when articles are due. Each request is held to the state that
the crawl before left: it must be for a list that is read in every run, an address not known or never fetched, one that
was due, or one that a list calls changed. Whatever else is asked for is counted as `other`.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import newsstand
from benchmarks.replayed import fetched_through, largest_sites, replaying
from benchmarks.scrapy_runs import environment, scrapy
from crawler.spiders.history import LISTINGS
from crawler.state import SiteState
from newsstand.papers import PAPERS

MINUTE, DAY = 60.0, 86_400.0
_CRAWL_SECONDS = 900
_PAPER_RUNS = (("first", 0, 0.0), ("a minute later", 0, MINUTE), ("day 1", 1, 0.0), ("day 2", 2, 0.0))
_RULES = ("/robots.txt", "/.well-known/tdmrep.json")
_COUNT = re.compile(r"'((?:broadsheet|downloader)/[\w/]+)': (\d+)")


def now() -> float:
    """The time that crawls are told (setting `BROADSHEET_CLOCK`)."""
    return float(os.environ["BROADSHEET_LATER_RUNS_NOW"])


@dataclass
class LaterRun:
    """What one crawl of a site did. `found` are its new lines as (page's address, revision)."""

    site: str
    name: str
    asked: Counter[str] = field(default_factory=Counter)
    """Requests by their reason: rules, list, new, due, changed, other."""
    others: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    found: list[tuple[str, int]] = field(default_factory=list)
    missed: int = 0
    """New or changed articles that were not exported, as far as the truth is known."""

    def row(self) -> str:
        """A row of the table."""
        new = sum(revision == 1 for _, revision in self.found)
        whole = self.counts["downloader/response_status_count/200"]
        unchanged = self.counts["downloader/response_status_count/304"]
        cells = (
            self.site, self.name, self.counts["downloader/request_count"], whole, unchanged,
            f"{self.counts['downloader/response_bytes'] / 1000:.0f}", *(self.asked[why] for why in _REASONS),
            new, len(self.found) - new, self.missed,
        )  # fmt: skip
        return f"| {' | '.join(map(str, cells))} |"


_REASONS = ("rules", "list", "new", "due", "changed", "other")
HEAD = (
    f"| Site | Run | Requests | 200 | 304 | kB | {' | '.join(_REASONS)} | Articles | Revisions | Missed |\n"
    f"|{' --- |' * (9 + len(_REASONS))}"
)


class Site:
    """A site that is crawled again and again, with one state, in one folder."""

    def __init__(self, domain: str, label: str, folder: Path, proxy: str = "") -> None:
        self.domain, self.label, self._folder, self._proxy = domain, label, folder, proxy

    def crawl(self, name: str, at: float) -> LaterRun:
        """Crawl at a time; `asked` is left to `explain`. Raises RuntimeError for a crawl that fails."""
        settings = {
            "BROADSHEET_OUTPUTS": self._folder / "outputs", "BROADSHEET_STATE_DIR": self._folder / "state",
            "BROADSHEET_WRAPPER_DB": self._folder / "w.sqlite", "BROADSHEET_HISTORY": self._folder / "history",
            "BROADSHEET_DUPLICATES": "keep", "BROADSHEET_CLOCK": "benchmarks.later_runs.now", "DOWNLOAD_DELAY": 0,
            "BROADSHEET_PROGRESS_ENABLED": 0, "STATS_DUMP": 1,
        }  # fmt: skip
        words = ("crawl", "news", "-a", f"domain={self.domain}", "-a", "max_articles=0", "-v")
        env = {**environment(self._proxy), "BROADSHEET_LATER_RUNS_NOW": str(at)}
        old = len(self.lines())
        done = subprocess.run(
            scrapy(*words, settings=settings), env=env, check=False, timeout=_CRAWL_SECONDS, capture_output=True,
            text=True,
        )  # fmt: skip
        if done.returncode:
            raise RuntimeError(f"{self.label}, {name}: exit status {done.returncode}\n{done.stderr[-2000:]}")
        run = LaterRun(self.label, name, counts=Counter({key: int(n) for key, n in _COUNT.findall(done.stderr)}))
        run.found = [(line["url"], line["fingerprint"]["revision"]) for line in self.lines()[old:]]
        return run

    def lines(self) -> list[dict[str, Any]]:
        """All lines so far."""
        files = sorted(self._folder.glob("outputs/*/*.jsonl"), key=lambda path: path.stat().st_mtime_ns)
        return [json.loads(line) for path in files for line in path.read_bytes().splitlines()]

    def before(self, at: float) -> Reasons:
        """What the state says now of the addresses that a crawl at a time may ask for."""
        [*states] = self._folder.glob("state/*.sqlite")
        return Reasons(states[0] if states else None, at)


class Reasons:
    """Why an address may be asked for, by a copy of the state that the last crawl left."""

    def __init__(self, path: Path | None, at: float) -> None:
        self._state = SiteState(None)
        if path is not None:
            copy = path.with_name("before")
            copy.unlink(missing_ok=True)
            source = SiteState(path)
            source._run("VACUUM INTO ?", (str(copy),))
            source.close()
            self._state = SiteState(copy, locked=False)
        self._at = int(at)
        self._lists = self._state.facts.get(LISTINGS) or {}

    def of(self, url: str, changed: Iterable[str] = ()) -> str:
        """The reason, one of those in the table. `changed` are addresses that a list calls changed."""
        if urlsplit(url).path in _RULES:
            return "rules"
        if urlsplit(url).path in ("", "/") or url in self._lists:
            return "list"
        seen = self._state.seen_at(url)
        if seen is None or (not seen.fetches and not seen.failures):
            return "new"
        if seen.is_due(self._at):
            return "due"
        return "changed" if url in changed else "other"


def explain(run: LaterRun, reasons: Reasons, asked: Iterable[str], changed: Iterable[str] = ()) -> None:
    """Count the requests of a run by their reasons."""
    known = set(changed)
    for url in asked:
        why = reasons.of(url, known)
        run.asked[why] += 1
        if why == "other":
            run.others.append(url)


def of_paper(name: str, folder: Path) -> list[LaterRun]:
    """A bundled paper on its first day, a minute later, and on the two days after."""
    runs = []
    with newsstand.serve([name]) as stand:
        base = stand.papers[name].url
        site = Site(urlsplit(base).netloc, name, folder)
        for label, day, later in _PAPER_RUNS:
            today = stand.turn_to(name, day)
            at = today.at.timestamp() + later
            reasons, served = site.before(at), len(stand.log())
            run = site.crawl(label, at)
            paper = stand.truth()[name]
            edited = {article.key for article in paper.articles if _number(article.key) in today.edited}
            changed = {url for article in paper.articles if article.key in edited for url in article.addresses}
            explain(run, reasons, (base + one.target for one in stand.log()[served:]), changed)
            keys = {article.key for url, _ in run.found if (article := paper.article_at(url)) is not None}
            fresh = {article.key for article in paper.articles if _number(article.key) in today.new}
            expected = set() if later else {one.key for one in paper.articles} if not day else fresh | edited
            run.missed = len(expected - keys)
            runs.append(run)
    return runs


def _number(key: str) -> int:
    return int(key.rpartition("/")[2])


def of_recorded(site: str, proxy: str, folder: Path) -> list[LaterRun]:
    """A recorded site now, a minute later and two days later."""
    runs, start = [], time.time()
    crawled = Site(site, site, folder, proxy)
    for label, later in (("first", 0.0), ("a minute later", MINUTE), ("two days later", 2 * DAY)):
        reasons, served = crawled.before(start + later), len(_log(proxy))
        run = crawled.crawl(label, start + later)
        explain(run, reasons, (f"http://{row['host']}{row['path']}" for row in _log(proxy)[served:]))
        runs.append(run)
    return runs


def _log(proxy: str) -> list[dict[str, str]]:
    return [json.loads(line) for line in fetched_through(proxy, "http://replay.invalid/log").split("\n") if line]


def _print(runs: Iterable[LaterRun]) -> bool:
    """Print the rows; whether every later run kept to what was due, and found all."""
    good = True
    for run in runs:
        print(run.row(), flush=True)
        for url in run.others:
            print(f"  other: {url}")
        good &= not run.missed and (run.name == "first" or not run.others)
    return good


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit status: 0 all new and changed articles were found and nothing else was asked for, 1 not so."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sets", nargs="*")
    parser.add_argument("--papers", nargs="+", default=list(PAPERS))
    parser.add_argument("--replay", help="the replay command, as one argument")
    parser.add_argument("--sites", type=int, default=2, help="sites of each set (default 2)")
    options = parser.parse_args(arguments)
    print(HEAD)
    good = True
    with tempfile.TemporaryDirectory() as temporary:
        if not options.replay:
            for name in options.papers:
                good &= _print(of_paper(name, Path(temporary, name)))
            return 0 if good else 1
        command = shlex.split(options.replay)
        with replaying(command, options.sets) as proxy:
            for site in largest_sites(command, options.sets, options.sites):
                good &= _print(of_recorded(site, proxy, Path(temporary, site)))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
