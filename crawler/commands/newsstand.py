"""`scrapy newsstand`: serve the bundled newspapers on this machine, crawl each, and hold the output to the
truth."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from rich.box import SIMPLE
from rich.table import Table
from scrapy.exceptions import UsageError

from crawler.export.names import folder_of, outputs_of
from crawler.newsstand_score import PaperScore, read_lines, score
from crawler.own_command import OwnCommand
from crawler.own_settings import check_settings
from crawler.telling import Notes, note, say, width_where_no_terminal

if TYPE_CHECKING:
    from newsstand import PaperTruth

FLOOR = 0.98
"""Precision and recall that every paper must reach."""
FOLDER = "newsstand"
"""Below the outputs: what is counted, dumped and extracted again there are the folders of real sites beside it."""


class Command(OwnCommand):
    """Exit status: 0 every paper reached the floor, 1 one did not, 2 not understood, 130 interrupted."""

    def syntax(self) -> str:
        return "[options] [PAPER ...]"

    def short_desc(self) -> str:
        return "Crawl the bundled sample newspapers and compare with their truth"

    def add_options(self, parser: argparse.ArgumentParser) -> None:
        super().add_options(parser)
        parser.add_argument("-v", "--verbose", action="count", default=0, help="passed on to each crawl")

    def check(self) -> None:
        check_settings(self.settings)

    def execute(self, args: list[str], opts: argparse.Namespace) -> None:
        outputs = outputs_of(self.settings) / FOLDER
        options = [f"-s{pair}" for pair in opts.set] + ["-v"] * opts.verbose
        scores = crawl_newsstand(args, outputs, options)
        # a file has no width of its own, and the table needs more than the 80 columns assumed then
        Notes(width=width_where_no_terminal(100)).print(scores_table(scores))
        for one in scores:
            for address in one.wrong:
                note(f"{one.paper}: no article: {address}")
            for address in one.missed:
                note(f"{one.paper}: missed: {address}")
            for address, expected, exported in one.wrong_headlines:
                note(f"{one.paper}: headline {exported!r} instead of {expected!r}: {address}")
        self.exitcode = 0 if all(reaches_floor(one) for one in scores) else 1


def reaches_floor(one: PaperScore) -> bool:
    """Whether a paper's crawl is good enough."""
    return one.precision >= FLOOR and one.recall >= FLOOR and not one.wrong_headlines


def crawl_newsstand(papers: Sequence[str], outputs: Path, options: Sequence[str] = ()) -> list[PaperScore]:
    """Serve the newspapers, crawl those named (all, if none is) one after the other, and score their output.

    Ports are given anew on each run, so what is learned of them is kept with no real site, and for no other run.
    """
    import newsstand  # the rest of the crawler knows nothing of the samples

    with newsstand.serve() as stand, TemporaryDirectory(prefix="newsstand-") as learned:
        truth = stand.truth()
        unknown = [name for name in papers if name not in list(truth)]
        if unknown:
            raise UsageError(f"no such paper: {', '.join(unknown)}; there are: {', '.join(truth)}")
        alone = [
            f"-sBROADSHEET_WRAPPER_DB={learned}/wrappers.sqlite",
            f"-sBROADSHEET_DUPLICATES_DB={learned}/duplicates.sqlite",
            f"-sBROADSHEET_HISTORY={learned}/history",
            "-sBROADSHEET_STATE_ENABLED=False",
            "-sBROADSHEET_ARCHIVE_FOLDER=",
        ]
        scores = []
        for name in papers or list(truth):
            lines = crawl_paper(truth[name], outputs, [*alone, *options])
            scores.append(score(stand.truth()[name], lines))
        return scores


def crawl_paper(paper: PaperTruth, outputs: Path, options: Sequence[str] = ()) -> list[dict[str, object]]:
    """Run `scrapy crawl news` on one paper, in a process of its own; the lines it exported."""
    domain = urlsplit(paper.base).netloc
    folder = outputs / folder_of(domain)
    before = set(folder.glob("*.jsonl"))
    command = [
        sys.executable, "-m", "scrapy", "crawl", "news", "-a", f"domain={domain}", "-a", "max_articles=0",
        *options, "-s", f"BROADSHEET_OUTPUTS={outputs}",
    ]  # fmt: skip
    say(f"\n{paper.name}: scrapy crawl news -a domain={domain}")
    # The newspapers lie on this machine: a proxy of the environment could not reach them.
    with subprocess.Popen(command, env=environment_without_proxies()) as crawl:
        try:
            status = crawl.wait()
        except KeyboardInterrupt:  # the crawl has got it too, and ends in order; a second Ctrl-C ends both
            crawl.wait()
            raise
    if status:
        say(f"{paper.name}: the crawl ended with exit status {status}")
    return [line for path in sorted(set(folder.glob("*.jsonl")) - before) for line in read_lines(path)]


def environment_without_proxies() -> dict[str, str]:
    """This process's environment without the variables that name a proxy."""
    return {name: value for name, value in os.environ.items() if not name.lower().endswith("_proxy")}


def scores_table(scores: Sequence[PaperScore]) -> Table:
    """One row a paper."""
    names = ("Paper", "Articles", "Lines", "Variants", "Precision", "Recall", "Headlines", "Exact bodies")
    table = Table(*names, box=SIMPLE, pad_edge=False)
    for one in scores:
        headlines = one.right - len(one.wrong_headlines)
        table.add_row(
            one.paper, str(one.expected), str(one.lines), str(one.variants), f"{one.precision:.3f}",
            f"{one.recall:.3f}", f"{headlines}/{one.right}", f"{one.exact_bodies}/{one.right}",
        )  # fmt: skip
    return table
