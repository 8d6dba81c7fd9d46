"""A long crawl of a generated site: memory, CPU beside a bare Scrapy spider, two sites at once, the state's size.

``python -m benchmarks.endurance --pages 50000`` serves `benchmarks.generated_site`, learns its wrappers from some
hundred pages, forgets the crawl, and crawls all of it with the settings of a newcomer but without caps and delay.
``--beside 3000`` crawls so many of the pages with a spider that only yields them. ``--together 3000`` collects two such
sites side by side with `scrapy collect`, and one alone, so many articles each. ``--seen 5000000`` makes a state of so
many pages and opens it. How far a crawl is, and its memory, is told on standard error.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median

from benchmarks.generated_site import page
from benchmarks.scrapy_runs import environment, scrapy
from crawler.spiders.history import MOST_DUE
from crawler.state import Found, Role, SiteState, Visit, address_id
from crawler.state.recovery import recover

SAMPLE_SECONDS = 0.5
LEARNED_FROM = 200
"""Articles of the crawl that learns the wrappers."""
STEP = 5_000
"""Articles between two figures of memory."""

LEAN = ("CONCURRENT_ITEMS=4", "WARN_ON_GENERATOR_RETURN_VALUE=False")
"""Settings of this project that spare Scrapy itself work; the bare spider is measured without and with them."""


class Server:
    """The process that serves a site; `domain` is its host:port."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        self._pid, self.domain = process.pid, process.stdout.readline().strip()

    def cpu(self) -> float:
        """Seconds of CPU used so far."""
        user, system = Path(f"/proc/{self._pid}/stat").read_text().rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


@contextmanager
def served(pages: int) -> Iterator[Server]:
    """Serve the site from a process of its own."""
    command = [sys.executable, "-m", "benchmarks.generated_site", "--pages", str(pages)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            yield Server(server)
        finally:
            server.terminate()


class Measured:
    """A process that is watched while it runs: CPU seconds, wall seconds, resident bytes."""

    def __init__(self, command: Sequence[str], folder: Path | None = None) -> None:
        start = time.monotonic()
        self.memory: list[tuple[int, int]] = []
        """(lines written so far, resident bytes)."""
        process = subprocess.Popen(command, env=environment(), stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        watcher = threading.Thread(target=self._watch, args=(process, folder), daemon=True)
        watcher.start()
        _, self.status, usage = os.wait4(process.pid, 0)
        process.returncode = self.status
        self.wall = time.monotonic() - start
        self.cpu = usage.ru_utime + usage.ru_stime
        watcher.join(SAMPLE_SECONDS * 2)

    def _watch(self, process: subprocess.Popen[bytes], folder: Path | None) -> None:
        lines, read, told, start = 0, 0, 0, time.monotonic()
        page_bytes = os.sysconf("SC_PAGE_SIZE")
        while process.returncode is None:
            time.sleep(SAMPLE_SECONDS)
            try:
                resident = int(Path(f"/proc/{process.pid}/statm").read_text().split()[1]) * page_bytes
            except (OSError, IndexError):
                return
            for path in folder.glob("*/*.jsonl") if folder is not None else ():
                with path.open("rb") as file:
                    file.seek(read)
                    new = file.read()
                lines, read = lines + new.count(b"\n"), read + len(new)
            self.memory.append((lines, resident))
            if lines >= told + STEP:
                told = lines - lines % STEP
                passed = time.monotonic() - start
                print(f"{lines} articles, {resident // 1_000_000} MB, {passed:.0f} s", file=sys.stderr, flush=True)

    def megabytes(self, step: int) -> dict[str, int]:
        """Resident megabytes by articles written: when a multiple of the step was passed, at the end, and at most."""
        passed = {lines // step * step: bytes_ // 1_000_000 for lines, bytes_ in reversed(self.memory) if lines >= step}
        found = {str(lines): passed[lines] for lines in sorted(passed)}
        ends = [bytes_ // 1_000_000 for _, bytes_ in self.memory] or [0]
        return found | {"end": ends[-1], "most": max(ends)}


def settings_of(folder: Path, run: str) -> dict[str, object]:
    """The settings of a crawl: its own state, wrappers in common, everything else as a newcomer has it."""
    return {
        "BROADSHEET_OUTPUTS": folder / run, "BROADSHEET_STATE_DIR": folder / f"{run}-state",
        "BROADSHEET_WRAPPER_DB": folder / "wrappers.sqlite", "BROADSHEET_PROGRESS_ENABLED": 0,
        "BROADSHEET_DUPLICATES_DB": folder / f"{run}-duplicates.sqlite",
        "BROADSHEET_HISTORY": folder / f"{run}-history", "BROADSHEET_MAX_PAGES": 0,
    }  # fmt: skip


def crawl(domain: str, folder: Path, run: str, articles: int, options: Sequence[str] = ()) -> Measured:
    """One crawl of the site by this project."""
    words = ("crawl", "news", "-a", f"domain={domain}", "-a", f"max_articles={articles}")
    return Measured([*scrapy(*words, settings=settings_of(folder, run)), *options], folder / run)


def crawls(pages: int, articles: int, folder: Path, options: Sequence[str] = ()) -> dict[str, object]:
    """The figures of a warm crawl over `articles` of a site of so many pages."""
    with served(pages) as server:
        crawl(server.domain, folder, "cold", LEARNED_FROM, options)
        before = server.cpu()
        warm = crawl(server.domain, folder, "warm", articles, options)
        serving = server.cpu() - before
    lines = _lines(folder / "warm")
    [state] = (folder / "warm-state").glob("*.sqlite")
    [report] = (folder / "warm").glob("*/*.report.json")
    stats = json.loads(report.read_bytes())["stats"]
    sizes = [len(page(number, pages)) for number in range(0, pages, pages // 200 or 1)]
    return {
        "pages": pages, "median KB": round(median(sizes) / 1000),
        "articles": lines, "served by a wrapper": stats.get("broadsheet/wrappers/hits"), "exit": warm.status,
        "CPU ms a page": round(1000 * warm.cpu / max(1, lines), 2), "pages a second": round(lines / warm.wall, 1),
        "CPU ms of the server": round(1000 * serving / max(1, lines), 2),
        "MB by articles": warm.megabytes(min(STEP, max(1, articles // 4))),
        "state bytes an article": round(state.stat().st_size / max(1, lines)),
        "state bytes an address": round(state.stat().st_size / max(1, stats.get("broadsheet/pages/found", 0))),
    }  # fmt: skip


def beside(pages: int, articles: int) -> dict[str, object]:
    """The figures of the bare spider over so many articles: as it is, and with this project's lean settings."""
    figures: dict[str, object] = {"articles": articles}
    with served(pages) as server:
        command = [sys.executable, "-m", "benchmarks.bare_spider", f"http://{server.domain}/", str(articles)]
        for name, words in (("bare", command), ("lean bare", [*command, *LEAN])):
            run = Measured(words)
            if run.status:
                raise RuntimeError("the bare spider found nothing")
            figures[f"{name} CPU ms a page"] = round(1000 * run.cpu / articles, 2)
            figures[f"{name} pages a second"] = round(articles / run.wall, 1)
    return figures


def together(articles: int, folder: Path, options: Sequence[str] = ()) -> dict[str, object]:
    """How many times as many articles a second two sites side by side give as one alone."""
    with ExitStack() as stack:
        servers = [stack.enter_context(served(50_000)) for _ in range(2)]
        sites = folder / "sites"
        sites.mkdir(parents=True, exist_ok=True)
        for server in servers:
            text = f'domain = "{server.domain}"\n[caps]\nmax_articles = {articles}\nmax_pages = 0\n'
            (sites / f"{server.domain.replace(':', '_')}.toml").write_text(text, encoding="utf-8")
            crawl(server.domain, folder, "cold", LEARNED_FROM, options)
        before = sum(server.cpu() for server in servers)
        first, second = (server.domain for server in servers)
        runs = {"alone 0": [first], "both": [first, second], "alone 1": [second]}
        busy = [capacity()]
        done = {name: _collect(folder, name, domains, options) for name, domains in runs.items()}
        serving = sum(server.cpu() for server in servers) - before
        busy.append(capacity())
    lines = {name: _lines(folder / name) for name in runs}
    rates = {name: lines[name] / run.wall for name, run in done.items()}
    return {
        "articles": lines, "pages a second": {name: round(rate, 1) for name, rate in rates.items()},
        "CPU ms a page": {name: round(1000 * run.cpu / max(1, lines[name]), 2) for name, run in done.items()},
        "CPU ms of the servers": round(1000 * serving / max(1, sum(lines.values())), 2),
        "times one": round(rates["both"] * 2 / (rates["alone 0"] + rates["alone 1"]), 2),
        "two busy loops, times one, before and after": [round(times, 2) for times in busy],
    }  # fmt: skip


_BUSY_LOOP = """
import sys, time
busy_loop, end = 0, time.monotonic() + float(sys.argv[1])
while time.monotonic() < end:
    busy_loop += sum(range(1000))
    busy_loop += 1
print(busy_loop // (sum(range(1000)) + 1))
"""
BUSY_SECONDS = 8


def capacity() -> float:
    """How many times as much two processes that only count get done here as one: what the machine, and whatever else
    runs on it, leaves to a second crawl."""
    command, done = [sys.executable, "-c", _BUSY_LOOP, str(BUSY_SECONDS)], []
    for processes in (1, 2):
        loops = [
            subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
            for _ in range(processes)
        ]
        done.append(sum(int(loop.communicate()[0]) for loop in loops))
    return done[1] / done[0]


def _collect(folder: Path, run: str, domains: Sequence[str], options: Sequence[str]) -> Measured:
    settings = settings_of(folder, run) | {
        "BROADSHEET_SITES": folder / "sites", "BROADSHEET_COLLECT_FOLDER": folder / f"{run}-collect",
        "BROADSHEET_REEXTRACT_AFTER": 0,
    }  # fmt: skip
    return Measured([*scrapy("collect", "--now", *domains, settings=settings), *options], folder / run)


def _lines(folder: Path) -> int:
    return sum(path.read_bytes().count(b"\n") for path in folder.glob("*/*.jsonl"))


def start_up(seen: int, folder: Path) -> dict[str, object]:
    """How long a state of so many pages takes to open (as a crawl does, locked and held to its files), to say
    what is due, and to be asked."""
    path, outputs = folder / "many.sqlite", folder / "no outputs"
    state = SiteState(path)
    visits = min(seen, 20_000)
    start = time.process_time()
    for number in range(visits):
        state.visit(Visit(_address(number), Role.ARTICLE, Found.ARTICLE, article=f"{number:032x}", fresh=True))
    visited = time.process_time() - start
    for first in range(visits, seen, 500_000):
        rows = sorted(_row(number, state.now()) for number in range(first, min(seen, first + 500_000)))
        with state.transaction():
            assert state._connection is not None
            state._connection.executemany(_ADD, rows)
    state.close()
    start, used = time.monotonic(), time.process_time()
    state = SiteState(path, outputs=outputs)
    recover(state, outputs)
    due = len(list(state.pages.due(state.now(), MOST_DUE)))
    opened, opened_cpu = time.monotonic() - start, time.process_time() - used
    start = time.process_time()
    asked = range(0, seen, max(1, seen // 20_000))
    for number in asked:
        assert state.seen_at(_address(number)) is not None
    looked = time.process_time() - start
    known = state.count("pages")
    state.close()
    return {
        "seen": known, "due": due, "open s": round(opened, 3), "open CPU s": round(opened_cpu, 3),
        "microseconds a look-up": round(looked / len(asked) * 1e6, 1),
        "microseconds a visit": round(visited / visits * 1e6, 1), "bytes a page": round(path.stat().st_size / seen),
    }  # fmt: skip


_ADD = (
    "INSERT INTO pages (id, url, role, verdict, first_seen, fetched_at, due_at, wait, fetches, etag, digest, article, "
    "via) VALUES (?, ?, 'article', 'article', ?, ?, ?, ?, 1, ?, ?, ?, 'feed')"
)


def _address(number: int) -> str:
    return f"https://example.com/news/2026/a-story-about-the-harbour-{number:07d}"


def _row(number: int, now: int) -> tuple[object, ...]:
    """A page as an article's first visit leaves it; one in a thousand is due, most are settled."""
    url = _address(number)
    page = bytes.fromhex(address_id(url) or "")
    due = now - 1 if number % 1000 == 0 else now + 100_000 if number % 50 == 0 else None
    return page, url, now, now, due, None if due is None else 86_400, '"0123456789abcdef"', page[:8], page


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the figures as JSON, one object a line."""
    parser = argparse.ArgumentParser(prog="benchmarks.endurance", description=__doc__.partition("\n")[0])
    parser.add_argument("--pages", type=int, default=50_000, help="of the site (0: no crawl)")
    parser.add_argument("--articles", type=int, default=0, help="crawl only so many of them")
    parser.add_argument("--beside", type=int, default=3_000, metavar="N", help="of the bare spider (0: none)")
    parser.add_argument("--together", type=int, default=0, metavar="N", help="also collect two sites, N articles each")
    parser.add_argument("--seen", type=int, default=0, help="also make and open a state of so many pages")
    parser.add_argument("--folder", type=Path, help="where to work (default: a temporary folder, removed)")
    options, passed_on = parser.parse_known_args(arguments)
    with tempfile.TemporaryDirectory() as temporary:
        folder = (options.folder or Path(temporary)).resolve()
        folder.mkdir(parents=True, exist_ok=True)
        if options.pages:
            figures = crawls(options.pages, options.articles or options.pages, folder, passed_on)
            print(json.dumps(figures), flush=True)
        if options.pages and options.beside:
            print(json.dumps(beside(options.pages, options.beside)), flush=True)
        if options.together:
            print(json.dumps(together(options.together, folder / "together", passed_on)), flush=True)
        if options.seen:
            print(json.dumps(start_up(options.seen, folder)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
