"""Archives: how safely they are written, how fast and how well they are read again.

    python -m benchmarks.archives kills 100
    python -m benchmarks.archives rate SET[,SET...] --pages 3000 [--rounds N]
    python -m benchmarks.archives memory SET[,SET...] --pages 5000
    python -m benchmarks.archives damaged SET[,SET...] [--pages N]
    python -m benchmarks.archives newsstand [PAPER ...]
    python -m benchmarks.archives replayed "REPLAY COMMAND" SET[,SET...] [--sites N | --site HOST ...] [--folds DIR]

`rate` makes a WARC file of recorded pages (each set again, at other addresses of its sites, until there are
enough) and reads it over one and two processes and with trafilatura, in turn. `memory` reads such a file in one
process, in which the pages of each set come again from other sites. `damaged` spoils every third record of
such a file. `newsstand` and `replayed` crawl sites with archives on, once without wrappers and once with them, and
extract what was archived again, without a network. Exit status 0 if what must hold does.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from urllib.parse import urlsplit

from benchmarks.archive_crawls import (
    OUTCOMES,
    Again,
    again,
    crawl_and_reextract,
    isolated,
    total,
    truths_of,
)
from benchmarks.archive_kills import kill_writers
from benchmarks.archive_rate import factors, run_ours, run_trafilatura, table
from benchmarks.corpus import split_paths
from benchmarks.made.warc_pages import pages, write_damaged, write_pages
from benchmarks.replayed import address_key, largest_sites, model_of, replaying

_COLD = ("-s", "BROADSHEET_WRAPPERS_ENABLED=0")


def kills(options: argparse.Namespace, folder: Path) -> bool:
    """Writers killed at random moments."""
    done = kill_writers(folder, options.number)
    print(f"{done.kills} kills, {done.torn} of them left a torn tail; {done.readable} of {done.finished} finished "
          f"records readable; {done.records} records in all, {done.broken} broken; fastwarc reads {done.by_fastwarc} "
          f"pages; warcio check: {'valid' if done.is_valid else 'NOT VALID'}")  # fmt: skip
    return done.is_whole


def rate(options: argparse.Namespace, folder: Path) -> bool:
    """Pages a second."""
    archive = folder / "pages.warc.gz"
    count = write_pages(archive, pages(split_paths(options.sets), options.pages))
    cores = len(os.sched_getaffinity(0))
    print(f"{count} pages, {archive.stat().st_size / 1e6:.0f} MB of WARC, {cores} cores, load {os.getloadavg()[0]:.1f}")
    enough = False
    for number in range(options.rounds):
        timings = [run_ours(archive, _new(folder, f"{number}-{n}"), n) for n in (1, 2)]
        if number == 0 or options.rounds == 1:
            same = [(folder / f"{number}-{n}" / f"ours-{n}.jsonl").read_bytes() for n in (1, 2)]
            print(f"one and two processes: {'the same bytes' if same[0] == same[1] else 'NOT THE SAME'}")
        timings.append(run_trafilatura(archive))
        print(table(timings, cores))
        found = factors(timings, cores)
        print(", ".join(f"two processes {factor:.2f} times as fast {how}" for how, factor in found.items()))
        enough = enough or max(found.values()) >= 1.8
    return enough


def memory(options: argparse.Namespace, folder: Path) -> bool:
    """Resident memory along a file in which each site is new."""
    archive = folder / "pages.warc.gz"
    count = write_pages(archive, pages(split_paths(options.sets), options.pages, renamed=True))
    timing = run_ours(archive, folder, 1)
    report = json.loads((folder / "ours-1.reextract.json").read_bytes())
    print(f"{count} pages of {report['sites']} sites, {archive.stat().st_size / 1e6:.0f} MB of WARC")
    print(table([timing], len(os.sched_getaffinity(0))))
    half, end = timing.memory[4], timing.memory[9]
    print(f"from half of the time to the end: {(end - half) / 2**20:+.0f} MB")
    return end <= 1.1 * half


def damaged(options: argparse.Namespace, folder: Path) -> bool:
    """A file in which much is wrong."""
    archive = folder / "damaged.warc.gz"
    made = write_damaged(archive, pages(split_paths(options.sets), options.pages), every=3)
    timing = run_ours(archive, folder, 2)
    report = json.loads((folder / "ours-2.reextract.json").read_bytes())
    print("made: ", dict(made))
    print("found:", report["counts"])
    print(f"peak memory {timing.peak >> 20} MB")
    return int(report["counts"]["pages"]) == made["whole"] + made["garbage between"]


def newsstand(options: argparse.Namespace, folder: Path) -> bool:
    """The bundled newspapers."""
    import newsstand as papers
    from crawler.commands.newsstand import crawl_paper

    runs: dict[str, list[Again]] = {"without wrappers": [], "with wrappers": []}
    with papers.serve() as stand:
        truth = stand.truth()
        for name in options.papers or list(truth):
            paper = truth[name]
            for kind, found in runs.items():
                outputs = folder / kind.replace(" ", "-")
                cold = _COLD if kind == "without wrappers" else ()
                words = ["-s", f"BROADSHEET_WRAPPER_DB={outputs / 'wrappers.sqlite'}", "-s", "DOWNLOAD_DELAY=0",
                         "-s", "BROADSHEET_STATE_ENABLED=0", "-s", "BROADSHEET_DUPLICATES=keep", *cold]  # fmt: skip
                crawl_paper(paper, outputs, words)
                truths = {address_key(url): {"body": one.body} for one in paper.articles for url in one.addresses}
                found.append(again(urlsplit(paper.base).netloc, outputs, None, truths, cold))
                _print(name, kind, found[-1])
    return _told(runs)


def replayed(options: argparse.Namespace, folder: Path) -> bool:
    """Recorded sites."""
    command, sets = shlex.split(options.command), [str(path) for path in split_paths(options.sets)]
    truths = truths_of(sets)
    runs: dict[str, list[Again]] = {"without wrappers": [], "with wrappers": []}
    with replaying(command, sets) as proxy:
        for site in options.site or largest_sites(command, sets, options.sites):
            for kind, found in runs.items():
                cold = _COLD if kind == "without wrappers" else ()
                outputs = folder / kind.replace(" ", "-")
                model = model_of(site, options.folds)
                found.append(crawl_and_reextract(site, proxy, outputs, model, truths, cold))
                _print(site, kind, found[-1])
    return _told(runs)


def _print(name: str, kind: str, done: Again) -> None:
    f1 = f", F1 {done.before:.4f} to {done.after:.4f} of {done.judged}" if done.judged else ""
    print(f"{name}, {kind}: {dict(done.outcomes)}{f1}")
    for url, before, after in done.judgements:
        if before != after:
            print(f"   {before:.4f} to {after:.4f}  {url}")
    sys.stdout.flush()


def _told(runs: dict[str, list[Again]]) -> bool:
    print(f"no network: {'a network namespace of its own' if isolated() else 'NOT ENFORCED'}")
    holds = True
    for kind, found in runs.items():
        counts = total(found)
        judged = sum(run.judged for run in found)
        sums = [sum(getattr(run, name) * run.judged for run in found) for name in ("before", "after")]
        before, after = (value / max(1, judged) for value in sums)
        print(f"{kind}: {len(found)} sites, " + ", ".join(f"{counts[name]} {name}" for name in OUTCOMES))
        print(f"   {judged} with a truth: mean F1 of words {before:.4f} before, {after:.4f} after; "
              f"{sum(run.better for run in found)} better, {sum(run.worse for run in found)} worse")  # fmt: skip
        holds = holds and after >= before and not counts["failed"]
        if kind == "without wrappers":
            holds = holds and counts.total() == counts["identical"]
    return holds


def _new(folder: Path, name: str) -> Path:
    made = folder / name
    made.mkdir()
    return made


def _commands() -> Iterator[tuple[str, Sequence[tuple[str, dict[str, object]]]]]:
    sets: tuple[str, dict[str, object]] = ("sets", {"metavar": "SET[,SET...]"})
    count: tuple[str, dict[str, object]] = ("--pages", {"type": int, "default": 3000})
    yield "kills", [("number", {"type": int})]
    yield "rate", [sets, count, ("--rounds", {"type": int, "default": 1})]
    yield "memory", [sets, count]
    yield "damaged", [sets, count]
    yield "newsstand", [("papers", {"nargs": "*", "metavar": "PAPER"})]
    folds = ("--folds", {"type": Path, "help": "directory of models by site"})
    sites: tuple[str, dict[str, object]] = ("--sites", {"type": int, "default": 5, "help": "the largest of each set"})
    site: tuple[str, dict[str, object]] = ("--site", {"action": "append", "metavar": "HOST", "help": "repeatable"})
    yield "replayed", [("command", {}), sets, sites, site, folds]


def main(arguments: list[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    below = parser.add_subparsers(dest="what", required=True)
    for name, options in _commands():
        one = below.add_parser(name)
        for flag, how in options:
            one.add_argument(flag, **how)  # type: ignore[arg-type]
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as temporary:
        runs = (kills, rate, memory, damaged, newsstand, replayed)
        run = next(one for one in runs if one.__name__ == chosen.what)
        return 0 if run(chosen, Path(temporary)) else 1


if __name__ == "__main__":
    sys.exit(main())
