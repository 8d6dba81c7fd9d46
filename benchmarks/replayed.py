"""Crawl recorded sites through a replaying proxy, and hold what is exported to what was recorded.

    python -m benchmarks.replayed "REPLAY COMMAND" SET [SET ...] [--sites N] [--folds DIR] [-o REPORT.json]

``REPLAY COMMAND`` serves sets of recorded pages as live sites through an HTTP proxy: called with the sets and
``--list`` it prints a line a site, its number of recorded article pages and its host; called with the sets and
``--port N`` it serves. Each site's ``/sitemap-news.xml`` names its recorded articles; whatever else is exported
(front pages, sections, log-in pages, pages of other types mixed in) is foreign.

Of each set the N sites with the most pages are crawled with the settings of a newcomer, but without delay and
caps. With ``--folds`` each site is crawled with the model that never saw it (``benchmarks.train --to``).
"""

from __future__ import annotations

import argparse
import json
import re
import shlex
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from html import unescape
from pathlib import Path
from typing import Any

from benchmarks.scrapy_runs import environment, scrapy

_LOC = re.compile(r"<loc>([^<]+)</loc>")
_START_SECONDS = 240
_CRAWL_SECONDS = 600


@dataclass(frozen=True, slots=True)
class SiteCrawl:
    """One crawl. ``missing`` are recorded articles that were not exported, each with its verdict; ``foreign``
    are exported pages that are none; ``repeated`` recorded articles that were exported more than once."""

    site: str
    recorded: int
    exported: int
    exit_status: int
    missing: tuple[tuple[str, str], ...]
    repeated: tuple[str, ...]
    foreign: tuple[str, ...]
    seconds: float
    wrappers: Mapping[str, int]

    @property
    def is_whole(self) -> bool:
        """Ended by itself, every recorded article exported exactly once."""
        return self.exit_status == 0 and not self.missing and not self.repeated


def foreign_share(crawls: Iterable[SiteCrawl]) -> float:
    """Share of all exported pages that are no recorded article."""
    exported = foreign = 0
    for crawl in crawls:
        exported += crawl.exported
        foreign += len(crawl.foreign)
    return foreign / exported if exported else 0.0


def score_crawl(
    site: str, recorded: Sequence[str], lines: Sequence[Mapping[str, Any]], report: Mapping[str, Any],
    exit_status: int, seconds: float,
) -> SiteCrawl:  # fmt: skip
    """Compare exported lines with the recorded addresses. ``report`` is the crawl's own report."""
    found = Counter(address_key(str(line["url"])) for line in lines)
    verdicts = {address_key(v["url"]): f"{v['verdict']}: {v['detail']}" for v in report.get("verdicts", ())}
    keys = {address_key(url): url for url in recorded}
    stats = report.get("stats", {})
    names = ("learned", "hits", "misses", "retired")
    return SiteCrawl(
        site=site,
        recorded=len(keys),
        exported=len(lines),
        exit_status=exit_status,
        missing=tuple((url, verdicts.get(key, "not fetched")) for key, url in keys.items() if not found[key]),
        repeated=tuple(url for key, url in keys.items() if found[key] > 1),
        foreign=tuple(str(line["url"]) for line in lines if address_key(str(line["url"])) not in keys),
        seconds=round(seconds, 1),
        wrappers={name: int(stats.get(f"broadsheet/wrappers/{name}") or 0) for name in names},
    )


def address_key(url: str) -> str:
    """An address as truths, lines and recordings have it alike."""
    return re.sub(r"^https?://(www\.)?", "", url).partition("#")[0].rstrip("/")


def crawl_site(
    site: str, proxy: str, outputs: Path, model: Path | None, options: Sequence[str] = ()
) -> SiteCrawl:
    """Crawl one site through the proxy, in a process of its own."""
    recorded = recorded_at(site, proxy)
    folder = outputs / site.replace(":", "_")
    settings = {
        "DOWNLOAD_DELAY": 0, "BROADSHEET_OUTPUTS": outputs, "BROADSHEET_PROGRESS_ENABLED": 0,
        "BROADSHEET_WRAPPER_DB": outputs / "wrappers.sqlite", "BROADSHEET_DUPLICATES": "keep",
        "BROADSHEET_STATE_ENABLED": False, "BROADSHEET_MODEL": model or "",
    }  # fmt: skip
    command = scrapy("crawl", "news", "-a", f"domain={site}", "-a", "max_articles=0", settings=settings)
    start = time.monotonic()
    done = subprocess.run(
        [*command, *options], env=environment(proxy), check=False, timeout=_CRAWL_SECONDS, stderr=subprocess.PIPE,
        text=True,
    )  # fmt: skip
    seconds = time.monotonic() - start
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "printed.txt").write_text(done.stderr, encoding="utf-8")
    lines = [json.loads(line) for path in sorted(folder.glob("*.jsonl")) for line in path.open(encoding="utf-8")]
    reports = [json.loads(path.read_bytes()) for path in sorted(folder.glob("*.report.json"))]
    return score_crawl(site, recorded, lines, reports[-1] if reports else {}, done.returncode, seconds)


def recorded_at(site: str, proxy: str) -> list[str]:
    """The addresses of a site's recorded articles."""
    return [unescape(loc) for loc in _LOC.findall(fetched_through(proxy, f"http://{site}/sitemap-news.xml"))]


def fetched_through(proxy: str, url: str) -> str:
    """The text at an address."""
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({"http": proxy}))
    with opener.open(url, timeout=30) as answer:
        return str(answer.read().decode("utf-8", "replace"))


@contextmanager
def replaying(command: Sequence[str], sets: Sequence[str]) -> Iterator[str]:
    """Run the replay command on a free port until the block ends; gives the proxy's address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = subprocess.Popen([*command, *sets, "--port", str(port)], stdout=subprocess.DEVNULL)
    try:
        _wait_for(port, server)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(timeout=10)


def _wait_for(port: int, server: subprocess.Popen[bytes]) -> None:
    for _ in range(_START_SECONDS * 10):
        with socket.socket() as probe:
            probe.settimeout(1)
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        if server.poll() is not None:
            break
        time.sleep(0.1)
    raise RuntimeError("the replay command does not serve")


def largest_sites(command: Sequence[str], sets: Sequence[str], count: int) -> list[str]:
    """Of each set the sites with the most recorded pages, each site once."""
    chosen: dict[str, None] = {}
    for one in sets:
        listing = subprocess.run([*command, one, "--list"], check=True, capture_output=True, text=True).stdout
        chosen.update(dict.fromkeys(line.split()[1] for line in listing.splitlines()[:count]))
    return list(chosen)


def model_of(site: str, folds: Path | None) -> Path | None:
    """The model that never saw a site; None for the shipped one."""
    if folds is None:
        return None
    listing = json.loads((folds / "folds.json").read_text(encoding="utf-8"))
    return folds / str(listing["models"][listing["sites"].get(site, 0)])


def main(arguments: list[str] | None = None) -> int:
    """The command line. Exit status 0 if every crawl is whole and at most one exported page in twenty foreign."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", help="the replay command, as one argument")
    parser.add_argument("sets", nargs="+")
    parser.add_argument("--sites", type=int, default=6, help="sites of each set (default 6)")
    parser.add_argument("--folds", type=Path, help="directory of models by site")
    parser.add_argument("--outputs", type=Path, help="where to leave the crawls' output")
    parser.add_argument("-o", "--output", type=Path, help="write all crawls as JSON")
    options, passed_on = parser.parse_known_args(arguments)
    command = shlex.split(options.command)
    crawls: list[SiteCrawl] = []
    with tempfile.TemporaryDirectory() as temporary:
        outputs = (options.outputs or Path(temporary)).resolve()
        with replaying(command, options.sets) as proxy:
            for site in largest_sites(command, options.sets, options.sites):
                crawls.append(crawl_site(site, proxy, outputs, model_of(site, options.folds), passed_on))
                _print(crawls[-1])
    whole, share = sum(crawl.is_whole for crawl in crawls), foreign_share(crawls)
    recorded = sum(crawl.recorded for crawl in crawls)
    missing = sum(len(crawl.missing) for crawl in crawls)
    print(f"{len(crawls)} sites, {whole} whole; {recorded - missing} of {recorded} recorded articles exported; "
          f"{share:.1%} of the exported pages are foreign")  # fmt: skip
    if options.output:
        options.output.write_text(json.dumps([asdict(crawl) for crawl in crawls], indent=1), encoding="utf-8")
    return 0 if whole == len(crawls) and share <= 0.05 else 1


def _print(crawl: SiteCrawl) -> None:
    counts = f"{crawl.recorded} recorded, {crawl.exported} exported, exit {crawl.exit_status}, {crawl.seconds} s"
    print(f"{crawl.site}: {counts}, XPaths {dict(crawl.wrappers)}")
    for url, verdict in crawl.missing:
        print(f"   missing  {url}  {verdict}")
    for url in crawl.repeated:
        print(f"   repeated {url}")
    for url in crawl.foreign:
        print(f"   foreign  {url}")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
