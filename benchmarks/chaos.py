"""Nothing lost, nothing twice: a paper is crawled, the crawls are killed, and the lines are held to the truth.

``python -m benchmarks.chaos`` serves a bundled paper with faults (resets, hangs, errors, 429, redirect loops, bodies
that break off or have the wrong length, slow drips, names that do not resolve), and kills crawls of it with SIGKILL
at named points (`benchmarks.chaos_crawl.POINTS`) and at random moments, while the paper brings new stories
and edits old ones. After each day one crawl runs to its end in fair weather. Then every revision of every article
must stand on exactly one line, and no line may be torn.
"""

from __future__ import annotations

import argparse
import json
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import newsstand
from benchmarks.chaos_crawl import POINTS
from benchmarks.forks import LONGEST_CRAWL, Forks
from benchmarks.scrapy_runs import as_options
from newsstand.faults import Weather

FAIR_MINUTES = 30
"""Minutes on the crawls' clock between two of them."""
FAULTY = 0.12
"""Share of answers that are spoilt."""
FLAP = 0.1
"""Share of look-ups of names that fail."""


@dataclass
class Tally:
    """What was done, and what came of it."""

    crawls: int = 0
    kills: Counter[str] = field(default_factory=Counter)
    ended: Counter[int] = field(default_factory=Counter)
    """Exit statuses of the crawls that came to their end before they could be killed."""
    removed: int = 0
    """Files of lines that were removed, so that their articles had to be fetched again."""
    faults: Counter[str] = field(default_factory=Counter)
    lines: int = 0
    revisions: int = 0
    expected: int = 0
    """Revisions that the paper had, as far as a crawl in fair weather could see them."""
    missing: list[str] = field(default_factory=list)
    twice: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    """Lines that are torn, of no article, or not what the article says."""

    @property
    def killed(self) -> int:
        return self.kills.total()

    @property
    def holds(self) -> bool:
        """Whether nothing was lost, doubled or torn."""
        return self.lines > 0 and not (self.missing or self.twice or self.wrong)


class Crawls:
    """Crawls of one paper in forks of one process."""

    def __init__(self, stand: newsstand.Newsstand, name: str, folder: Path, forks: Forks) -> None:
        self._folder, self._forks = folder, forks
        self._domain = urlsplit(stand.papers[name].url).netloc

    def run(
        self, clock: float, *, point: str | None = None, count: int = 1, after: float | None = None, flap: float = 0.0
    ) -> int:
        """The exit status of one crawl, -9 for one that was killed at the point or ``after`` so many seconds."""
        outputs = self._folder / "outputs"
        feeds = {f"{outputs}/%(site_folder)s/%(run)s-%(batch_id)d.jsonl": {
            "format": "jsonl", "uri_params": "crawler.export.names.uri_params", "batch_item_count": 5,
            "item_classes": ["crawler.items.ArticleItem"], "store_empty": False}}  # fmt: skip
        settings = {
            "BROADSHEET_OUTPUTS": outputs, "BROADSHEET_STATE_DIR": self._folder / "state",
            "BROADSHEET_WRAPPER_DB": self._folder / "wrappers.sqlite", "BROADSHEET_DUPLICATES": "keep",
            "BROADSHEET_CLOCK": "benchmarks.chaos_crawl.now", "BROADSHEET_PROGRESS_ENABLED": 0,
            "BROADSHEET_REPORT_ENABLED": 0, "FEEDS": json.dumps(feeds), "DOWNLOAD_TIMEOUT": 1,
            "DNS_RESOLVER": "benchmarks.chaos_crawl.FlappingResolver", "AUTOTHROTTLE_MAX_DELAY": 0.05,
            "BROADSHEET_BACK_OFF_LONGEST": 1,
        }  # fmt: skip
        words = ["crawl", "news", "-a", f"domain={self._domain}", "-a", "max_articles=0", "-v", *as_options(settings)]
        log = self._folder / "crawls.log"
        pid = self._forks.start(words, clock=clock, log=log, point=point, count=count, flap=flap)
        return self._forks.wait(pid, LONGEST_CRAWL if after is None else after)


def rehearse(folder: Path, *, kills: int, seed: int = 0, paper: str = "courier", days: int = newsstand.DAYS) -> Tally:
    """Crawl until so many crawls were killed, and judge the lines.

    Raises RuntimeError for a crawl in fair weather that does not end with status 0.
    """
    random, tally = Random(seed), Tally()
    edits: Counter[int] = Counter()
    plan = _points(random)
    with newsstand.serve([paper], named="localhost") as stand, Forks() as forks:
        crawls = Crawls(stand, paper, folder, forks)
        for day in range(days + 1):
            today = stand.turn_to(paper, day)
            edits.update(today.edited)
            clock, began = today.at.timestamp(), time.time()
            weather = Weather(f"{seed}/{day}", FAULTY)
            stand.trouble(paper, weather)
            wanted = kills * (day + 1) // (days + 1)
            while tally.killed < wanted:
                point, count, after = next(plan)
                status = crawls.run(clock, point=point, count=count, after=after, flap=FLAP)
                tally.crawls += 1
                if status == -signal.SIGKILL:
                    tally.kills[point or "random"] += 1
                else:
                    tally.ended[status] += 1
                    tally.removed += _remove_a_file(folder, stand.truth()[paper], edits, random, began)
                clock += 60
            stand.trouble(paper, None)
            tally.faults.update(weather.counts)
            tally.crawls += 1
            if (status := crawls.run(clock + 60 * FAIR_MINUTES)) != 0:
                raise RuntimeError(f"day {day}: a crawl in fair weather ended with {status}; see crawls.log")
        judge(tally, stand.truth()[paper], edits, folder)
    return tally


def _remove_a_file(folder: Path, truth: newsstand.PaperTruth, edits: Counter[int], random: Random, began: float) -> int:
    """Remove a file of lines, as a user may, so that there is work again; 1 if one was removed. Only files of the
    day, and whose every line the paper still offers: an edited article's first words are nowhere else."""

    def is_offered(raw: bytes) -> bool:
        line = json.loads(raw)
        article = truth.article_at(line["url"])
        return article is not None and not edits[_number(article)]

    files = sorted((folder / "outputs").glob("*/*.jsonl"))
    files = [path for path in files if path.stat().st_mtime >= began]
    whole = [path for path in files if all(is_offered(raw) for raw in path.read_bytes().splitlines())]
    if not whole:
        return 0
    random.choice(whole).unlink()
    return 1


def _number(article: newsstand.ArticleTruth) -> int:
    return int(article.key.rpartition("/")[2])


def _points(random: Random) -> Iterator[tuple[str | None, int, float | None]]:
    """Where to kill next: each named point in its turn, and between them at random moments."""
    while True:
        for point in POINTS:
            early = point.startswith(("in_recovery", "after_recovery", "after_lock", "at_close"))
            yield point, 1 if early else random.randint(1, 4), None
            if random.random() < 0.4:
                yield None, 1, random.uniform(0.3, 4.0)


def judge(tally: Tally, truth: newsstand.PaperTruth, edits: Counter[int], folder: Path) -> None:
    """Hold the lines to the truth: article by article, revision by revision."""
    expected = {
        (article.key, number)
        for article in truth.articles
        for number in range(1, edits[_number(article)] + 2)
    }
    tally.expected = len(expected)
    found: Counter[tuple[str, int]] = Counter()
    ids: dict[str, str] = {}
    for path in sorted((folder / "outputs").glob("*/*.jsonl")):
        data = path.read_bytes()
        if data and not data.endswith(b"\n"):
            tally.wrong.append(f"{path.name} ends in a torn line")
        for number, raw in enumerate(data.splitlines(), start=1):
            tally.lines += 1
            try:
                line = json.loads(raw)
            except ValueError:
                tally.wrong.append(f"{path.name}:{number} is torn")
                continue
            article = truth.article_at(line["url"])
            if article is None:
                tally.wrong.append(f"{path.name}:{number} is no article: {line['url']}")
                continue
            revision = line["fingerprint"]["revision"]
            found[article.key, revision] += 1
            if ids.setdefault(article.key, line["fingerprint"]["id"]) != line["fingerprint"]["id"]:
                tally.wrong.append(f"{article.key} has two ids")
            last = edits[_number(article)] + 1
            if revision == last and not _says(line, article):
                tally.wrong.append(f"{path.name}:{number} is not what {article.key} says")
    tally.revisions = len(found)
    tally.missing = [f"{key} revision {number}" for key, number in sorted(expected - found.keys())]
    tally.twice = [f"{key} revision {number}" for (key, number), count in sorted(found.items()) if count > 1]
    tally.wrong += [f"{key} has no revision {number}" for key, number in sorted(found.keys() - expected)]


def _says(line: dict[str, Any], article: newsstand.ArticleTruth) -> bool:
    """Whether a line has the headline, and the body to its end."""
    first, last = article.paragraphs[0], article.paragraphs[-1]
    body = " ".join(line["body"].split())
    texts = [" ".join(text.split()) for text in (first, last)]
    return line["headline"] == article.headline and all(text in body for text in texts)


def report(tally: Tally) -> str:
    """The counts, for people."""

    def listed(counts: Counter[Any]) -> str:
        return ", ".join(f"{name} {count}" for name, count in sorted(counts.items(), key=str)) or "none"

    rows = [
        f"crawls {tally.crawls}, killed {tally.killed}: {listed(tally.kills)}",
        f"ended before they were killed, by exit status: {listed(tally.ended)}",
        f"faults of the server: {listed(tally.faults)}",
        f"files removed: {tally.removed}",
        f"lines {tally.lines}, revisions {tally.revisions} of {tally.expected}",
        f"missing {len(tally.missing)}, twice {len(tally.twice)}, wrong {len(tally.wrong)}",
        *tally.missing[:20], *tally.twice[:20], *tally.wrong[:20],
    ]  # fmt: skip
    return "\n".join(rows)


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit status: 0 nothing lost or doubled, 1 something was."""
    parser = argparse.ArgumentParser(prog="benchmarks.chaos", description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--folder", type=Path, help="where to work (default: a temporary folder, removed)")
    options = parser.parse_args(arguments)
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.folder or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        tally = rehearse(folder, kills=options.kills, seed=options.seed)
    print(report(tally))
    print(f"{time.monotonic() - start:.0f} s")
    return 0 if tally.holds else 1


if __name__ == "__main__":
    sys.exit(main())
