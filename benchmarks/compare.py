"""Our methods beside their peers, on the same pages in one run: quality with intervals, and milliseconds.

    python -m benchmarks.compare SET[,SET...] [--peers NAMES] [--methods NAMES] [--json FILE] [--limit N]

Intervals are bootstrapped by site; differences against the best peer are paired. Milliseconds are one run
of each page, bytes in, all fields out that the system offers (``benchmarks.cost`` times the stages
accurately); ``x parse`` is their median as a multiple of the median lxml parse of the same pages in the
same run.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

import numpy as np

from benchmarks import systems
from benchmarks.corpus import Record, read_sets, set_name, split_paths
from benchmarks.measures.comparison import Comparison, Row, Timing
from benchmarks.measures.intervals import ROUNDS, Interval, Resampled, resample
from benchmarks.measures.rouge import is_unspaced
from benchmarks.measures.scoring import MEASURES, PageScore, score_page
from benchmarks.measures.tables import print_comparison
from benchmarks.peers import PEERS
from benchmarks.predict import fold_models
from benchmarks.systems import PEER, Outcome, System
from extractors import METHODS


def wants_rouge(records: Sequence[Record]) -> bool:
    """ROUGE is for truths that name their paragraphs."""
    return any("body_paragraphs" in record.truth for record in records)


def wants_lcs(records: Sequence[Record]) -> bool:
    """Character subsequences are for sets whose bodies mostly have no spaces between words."""
    bodies = [record.truth["body"] for record in records if record.truth.get("body")]
    return sum(map(is_unspaced, bodies)) * 2 > len(bodies)


def compare(
    name: str,
    records: Sequence[Record],
    chosen: Sequence[System],
    *,
    absent: Mapping[str, str] | None = None,
    rounds: int = ROUNDS,
) -> Comparison:
    """Run and score every system over the records."""
    rouge, lcs = wants_rouge(records), wants_lcs(records)
    outcomes, parses = systems.run_all(records, chosen)
    known = [value for value in parses if value is not None]
    unit = float(np.median(known)) if known else 0.0
    resampled: dict[str, Resampled] = {}
    rows: list[Row] = []
    for system in chosen:
        answers = outcomes[system.name]
        scores: list[PageScore] = [
            score_page(record, answer.guess, rouge=rouge, lcs=lcs, typed=system.typed)
            for record, answer in zip(records, answers)
        ]
        resampled[system.name] = resample(scores, rounds)
        rows.append(_row(system, answers, resampled[system.name], unit))
    best, differences = _against_best_peer(rows, resampled)
    sites = len({record.site or record.id for record in records})
    return Comparison(
        name, len(records), sites, Timing.of(parses, unit), tuple(rows), best, differences, dict(absent or {})
    )


def _row(system: System, answers: Sequence[Outcome], drawn: Resampled, unit: float) -> Row:
    measures = {measure.name: drawn.interval(measure) for measure in MEASURES}
    crashes = [answer.crash for answer in answers if answer.crash]
    return Row(
        system.name,
        system.kind,
        {name: interval for name, interval in measures.items() if not np.isnan(interval.value)},
        Timing.of([answer.ms for answer in answers], unit),
        len(crashes),
        crashes[0] if crashes else None,
    )


def _against_best_peer(
    rows: Sequence[Row], resampled: Mapping[str, Resampled]
) -> tuple[dict[str, str], dict[str, dict[str, Interval]]]:
    best: dict[str, str] = {}
    differences: dict[str, dict[str, Interval]] = {}
    for measure in MEASURES:
        name = measure.name
        rivals = [row for row in rows if row.kind == PEER and name in row.measures]
        if not rivals:
            continue
        best[name] = max(rivals, key=lambda row: row.measures[name].value).name
        differences[name] = {
            row.name: resampled[row.name].difference(resampled[best[name]], measure)
            for row in rows
            if row.kind != PEER and name in row.measures
        }
    return best, differences


def _named(value: str, known: Sequence[str], what: str) -> list[str]:
    if value in ("all", "none"):
        return list(known) if value == "all" else []
    names = [name for name in value.split(",") if name]
    unknown = [name for name in names if name not in known]
    if unknown:
        raise argparse.ArgumentTypeError(
            f"no such {what}: {', '.join(unknown)} (there are {', '.join(known)})"
        )
    return names


def _saved(value: str) -> tuple[str, str]:
    name, found, path = value.partition("=")
    if not found:
        raise argparse.ArgumentTypeError("NAME=FILE expected")
    return name, path


def _arguments(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.compare", description="Our methods beside their peers on sets of pages."
    )
    parser.add_argument(
        "sets", metavar="SET[,SET...]", help="sets of pages (.jsonl or .jsonl.xz), a table each"
    )
    for name, known, more in (
        ("peer", list(PEERS), ""),
        ("method", [method.name for method in METHODS], "; the whole system always runs"),
    ):
        parser.add_argument(
            f"--{name}s",
            default="all",
            type=partial(_named, known=known, what=name),
            metavar="NAMES",
            help=f"joined by commas, all (default) or none: {', '.join(known)}{more}",
        )
    parser.add_argument(
        "--folds", type=Path, metavar="DIR", help="the whole system by models that never saw the page's site"
    )
    parser.add_argument(
        "--predictions",
        action="append",
        default=[],
        type=_saved,
        metavar="NAME=FILE",
        help="score these saved predictions too; may be repeated",
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything as JSON")
    parser.add_argument("--limit", type=int, metavar="N", help="only the first N pages of each set")
    parser.add_argument(
        "--rounds", type=int, default=ROUNDS, metavar="N", help=f"bootstrap rounds (default {ROUNDS})"
    )
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> int:
    """The command line."""
    options = _arguments(arguments)
    rivals, absent = systems.installed(options.peers)
    chosen = [
        systems.whole_system(fold_models(options.folds) if options.folds else None),
        *(systems.method(name) for name in options.methods),
        *rivals,
        *(systems.saved(name, Path(path)) for name, path in options.predictions),
    ]
    done = []
    for path in split_paths(options.sets):
        comparison = compare(
            set_name(path), list(read_sets([path], options.limit)), chosen,
            absent=absent, rounds=options.rounds,
        )  # fmt: skip
        print_comparison(comparison)
        done.append(comparison.to_json())
    if options.json:
        options.json.write_text(
            json.dumps({"sets": done}, indent=1, ensure_ascii=False) + "\n", encoding="utf-8"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
