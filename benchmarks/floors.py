"""Hold the quality that was reached: floors pinned with the digest of the data they were measured on.

    python -m benchmarks.floors SET_DIR [--folds DIR] [--jobs N]            check; exit 1 below a floor
    python -m benchmarks.floors SET_DIR [--folds DIR] [--jobs N] --record   measure, and pin what was reached

``floors.json`` holds per set the digest of its pages and truths, and per system (``arbiter`` or a method) the
lowest values allowed. A floor is the value as measured, less ``MARGIN``. Data that differs from what the
floors were measured on is an error of its own (exit 2): figures of other pages say nothing about ours.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from benchmarks.compare import wants_lcs, wants_rouge
from benchmarks.corpus import Record, read_set, set_digest, set_name
from benchmarks.measures.scoring import score_page, summarize
from benchmarks.predict import Choose, Prediction, fold_models, run, run_choosing
from benchmarks.systems import WHOLE
from extractors import BY_NAME, extract_page

FLOORS = Path(__file__).with_name("floors.json")
MARGIN = 0.002
"""What a change may cost before it is a regression: half the bootstrap deviation of the largest set's word
F1."""
HELD = (
    "word.f1",
    "shingle.f1",
    "shingle.accuracy",
    "rouge.f1",
    "lcs.f1",
    "snippets.f1",
    "prefix.holds",
    "headline.exact",
    "authors.exact",
    "date_published.accuracy",
    "page_type.article_precision",
    "page_type.article_recall",
)
"""Measures that are held; a method alone is held to those of the body."""
BODY = HELD[:7]


class OtherData(Exception):
    """The data at hand is not what the floors were measured on."""


@dataclass(frozen=True, slots=True)
class Breach:
    """A measure below its floor."""

    set: str
    system: str
    measure: str
    floor: float
    value: float

    def __str__(self) -> str:
        return f"{self.set}: {self.system}: {self.measure} is {self.value:.4f}, the floor is {self.floor:.4f}"


def find_set(directory: Path, name: str) -> Path:
    """The file of a set. Raises OtherData where there is none."""
    for suffix in (".jsonl.xz", ".jsonl"):
        path = directory / f"{name}{suffix}"
        if path.exists():
            return path
    raise OtherData(f"{directory} has no set {name} (.jsonl.xz or .jsonl)")


def figures(
    records: Sequence[Record], system: str, choose: Choose | None = None, jobs: int = 1
) -> dict[str, float]:
    """The held measures of one system on a set, as far as its truths allow them."""
    rouge, lcs = wants_rouge(records), wants_lcs(records)
    whole = system == WHOLE
    predictions: list[Prediction]
    if whole and choose:
        predictions = list(run_choosing(records, choose, jobs=jobs))
    else:
        one = partial(extract_page, method=None if whole else system)
        predictions = list(run(records, one, jobs=jobs, method=system))
    scores = [
        score_page(record, prediction.to_json(), rouge=rouge, lcs=lcs, typed=whole)
        for record, prediction in zip(records, predictions)
    ]
    held = HELD if whole else BODY
    return {name: value for name, value in summarize(scores).items() if name in held}


def check(
    floors: Mapping[str, Any], directory: Path, choose: Choose | None = None, jobs: int = 1
) -> list[Breach]:
    """The breaches of all floors. Raises OtherData for data that they were not measured on."""
    breaches: list[Breach] = []
    for name, pinned in floors.items():
        path = find_set(directory, name)
        digest = set_digest(path)
        if pinned["by_folds"] != (choose is not None):
            with_or_without = "with" if pinned["by_folds"] else "without"
            raise OtherData(f"{name}: its floors were measured {with_or_without} --folds; measure alike")
        if digest != pinned["digest"]:
            raise OtherData(
                f"{path} is not the data that its floors were measured on: its digest is {digest}, theirs "
                f"{pinned['digest']}; measure again with --record"
            )
        records = list(read_set(path))
        for system, floor in pinned["floors"].items():
            reached = figures(records, system, choose, jobs)
            breaches += [
                Breach(name, system, measure, least, reached.get(measure, math.nan))
                for measure, least in floor.items()
                if not reached.get(measure, math.nan) >= least
            ]
            print(f"{name}: {system}: " + ", ".join(f"{key} {value:.4f}" for key, value in reached.items()))
    return breaches


def record(
    paths: Sequence[Path], systems: Sequence[str], choose: Choose | None = None, jobs: int = 1
) -> dict[str, Any]:
    """Floors at what is reached today, less the margin."""
    floors: dict[str, Any] = {}
    for path in paths:
        records = list(read_set(path))
        pinned = {
            system: {
                name: round(max(0.0, value - MARGIN), 4)
                for name, value in figures(records, system, choose, jobs).items()
            }
            for system in systems
        }
        floors[set_name(path)] = {
            "digest": set_digest(path),
            "pages": len(records),
            "by_folds": choose is not None,
            "floors": pinned,
        }
    return floors


def _arguments(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.floors", description="Hold the quality reached."
    )
    parser.add_argument("directory", type=Path, metavar="SET_DIR", help="directory of the sets")
    parser.add_argument("--folds", type=Path, metavar="DIR", help="the whole system by models by site")
    parser.add_argument(
        "--floors", type=Path, default=FLOORS, metavar="FILE", help="default: benchmarks/floors.json"
    )
    parser.add_argument(
        "--sets", metavar="NAMES", help="only these sets, joined by commas (default: those pinned)"
    )
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes (default 1)")
    parser.add_argument("--record", action="store_true", help="pin what is reached")
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> int:
    """The command line: 0 held, 1 below a floor, 2 other data."""
    options = _arguments(arguments)
    choose = fold_models(options.folds) if options.folds else None
    pinned = json.loads(options.floors.read_text(encoding="utf-8")) if options.floors.exists() else {}
    names = options.sets.split(",") if options.sets else list(pinned)
    if not names:
        print(f"{options.floors} pins no set; name some with --sets and --record", file=sys.stderr)
        return 2
    try:
        if options.record:
            paths = [find_set(options.directory, name) for name in names]
            pinned.update(record(paths, [WHOLE, *BY_NAME], choose, options.jobs))
            options.floors.write_text(json.dumps(pinned, indent=1, sort_keys=True) + "\n", encoding="utf-8")
            return 0
        unpinned = [name for name in names if name not in pinned]
        if unpinned:
            raise OtherData(f"{options.floors} pins no floors of {', '.join(unpinned)}")
        breaches = check({name: pinned[name] for name in names}, options.directory, choose, options.jobs)
    except OtherData as error:
        print(error, file=sys.stderr)
        return 2
    for breach in breaches:
        print(breach, file=sys.stderr)
    return 1 if breaches else 0


if __name__ == "__main__":
    sys.exit(main())
