"""Precision and recall of near-duplicate pairs on made-up articles whose edits are known.

    python -m benchmarks.duplicates [--articles 50000] [--threshold 0.7] [--seed 0] [-o REPORT.json]

The articles (``benchmarks.made.articles``: English and Chinese; exact copies, other headlines, typos, cut
paragraphs, added boxes, all of them at once; beside them follow-ups that tell a third of an old story again, and
notices from a form, which are no duplicates) are written as outputs of twenty sites, dumped by the product's own
code with ``--duplicates all``, and the clusters in the dump's lines are held to the truth.

Two truths. *Edits*: two articles are duplicates if they are copies of one story, however far two edits have drawn
them apart. *Resemblance*: those of one story whose true Jaccard coefficient reaches the threshold. Pairs are
two articles of one cluster. Exit status 1 if precision or recall by edits is below 0.99, an exact copy is missed,
or a pair that the method verified lies below the threshold.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations, starmap
from pathlib import Path
from typing import Any

import numpy as np
import orjson

from benchmarks.made.articles import EDITS, Made, collection
from benchmarks.made.outputs import line_of, write_lines
from crawler.dump.options import Options
from crawler.dump.run import Dump
from crawler.duplicates.components import candidate_pairs, similar_pairs
from crawler.duplicates.index import DuplicateIndex
from crawler.duplicates.shingles import Shingles, jaccard, shingles_of
from crawler.duplicates.sketches import THRESHOLD, Parameters
from crawler.fingerprint import content_fingerprint
from crawler.progress_line import ProgressLine

FLOOR = 0.99
_SITES = 20


def line_of_made(number: int, made: Made) -> dict[str, Any]:
    """The article as a crawl of one of twenty sites writes it."""
    metadata = {"inLanguage": made.language, "datePublished": f"2026-11-{1 + number % 20:02d}"}
    return {**line_of(number, _SITES, made.headline, made.body, metadata), "blocks": []}


def clusters_of(dump: Path) -> dict[int, str]:
    """The cluster of each article that has one, by its number."""
    found = {}
    with dump.open("rb") as file:
        for raw in file:
            line = orjson.loads(raw)
            if "duplicates" in line:
                found[int(line["url"].rpartition("/")[2])] = line["duplicates"]["cluster"]
    return found


def pairs_in(groups: Iterable[Sequence[int]]) -> set[tuple[int, int]]:
    """All pairs of each group, the smaller number first."""
    return {pair for group in groups for pair in combinations(sorted(group), 2)}


def measure(articles: Sequence[Made], clusters: dict[int, str], threshold: float) -> dict[str, Any]:
    """The figures of a dump's clusters."""
    families: dict[int, list[int]] = defaultdict(list)
    members: dict[str, list[int]] = defaultdict(list)
    contents: dict[str, list[int]] = defaultdict(list)
    for number, made in enumerate(articles):
        families[made.story].append(number)
        contents[content_fingerprint(made.headline, made.body)].append(number)
    for number, cluster in clusters.items():
        members[cluster].append(number)
    found = pairs_in(members.values())
    report: dict[str, Any] = {}
    for language in ("en", "zh", "all"):
        spoken = {n for n, made in enumerate(articles) if language in (made.language, "all")}
        groups = [[n for n in family if n in spoken] for family in families.values()]
        true = pairs_in(groups)
        reported = {pair for pair in found if pair[0] in spoken}
        close = _close(true, articles, threshold)
        copies = pairs_in([[n for n in group if n in spoken] for group in contents.values()])
        report[language] = {
            "articles": len(spoken),
            "pairs": len(true),
            "found": len(reported),
            "precision": _share(len(reported & true), len(reported)),
            "recall": _share(len(reported & true), len(true)),
            "pairs_at_threshold": len(close),
            "recall_at_threshold": _share(len(reported & close), len(close)),
            "exact_copies": len(copies),
            "exact_copies_found": len(reported & copies),
        }
    report["recall_by_edit"] = _by_edit(pairs_in(families.values()), found, articles)
    report["wrong"] = _wrong(found - pairs_in(families.values()), articles)
    return report


def verified(index: DuplicateIndex) -> dict[str, Any]:
    """The pairs that the method itself verifies: how many, and the lowest resemblance among them."""
    every = np.arange(index.most_sketches() + 1)
    seen = {(a, b): similarity for a, b, similarity in similar_pairs(index, candidate_pairs(index, every), every)}
    return {"pairs": len(seen), "lowest": min(seen.values(), default=1.0)}


def _close(pairs: Iterable[tuple[int, int]], articles: Sequence[Made], threshold: float) -> set[tuple[int, int]]:
    shingles: dict[int, Shingles] = {}

    def of(number: int) -> Shingles:
        if number not in shingles:
            shingles[number] = shingles_of(articles[number].body)
        return shingles[number]

    close = set()
    for a, b in sorted(pairs):
        if jaccard(of(a), of(b)) >= threshold:
            close.add((a, b))
        if len(shingles) > 20_000:
            shingles.clear()
    return close


def _by_edit(true: set[tuple[int, int]], found: set[tuple[int, int]], articles: Sequence[Made]) -> dict[str, Any]:
    counts: Counter[str] = Counter()
    hits: Counter[str] = Counter()
    for pair in true:
        edits = {articles[n].edit for n in pair}
        name = next(iter(edits - {"original"}), "original") if len(edits) == 2 and "original" in edits else "two copies"
        counts[name] += 1
        hits[name] += pair in found
    names = [*(edit.__name__ for edit in EDITS), "two copies"]
    return {name: {"pairs": counts[name], "recall": _share(hits[name], counts[name])} for name in names}


def _wrong(wrong: set[tuple[int, int]], articles: Sequence[Made]) -> dict[str, Any]:
    near = [jaccard(shingles_of(articles[a].body), shingles_of(articles[b].body)) for a, b in sorted(wrong)[:1000]]
    return {"pairs": len(wrong), "lowest": min(near, default=0.0), "highest": max(near, default=0.0)}


def _share(part: int, whole: int) -> float:
    return part / whole if whole else 1.0


def main() -> int:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--articles", type=int, default=50_000)
    parser.add_argument("--threshold", type=float, default=THRESHOLD)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("-o", "--output", type=Path)
    options = parser.parse_args()
    parameters = Parameters(options.threshold)
    articles = collection(options.articles, options.seed)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_lines(folder / "outputs", starmap(line_of_made, enumerate(articles)))
        start = time.process_time()
        dump = Dump(
            folder / "outputs", folder / "index.sqlite", parameters,
            Options(duplicates="all", boilerplate="ignore"),
            on_corrupt=lambda line: print(line, file=sys.stderr), progress=ProgressLine(sys.stderr, 30.0),
        )  # fmt: skip
        dump.write(str(folder / "all.jsonl"))
        seconds = time.process_time() - start
        report = measure(articles, clusters_of(folder / "all.jsonl"), options.threshold)
        index = DuplicateIndex(folder / "index.sqlite", parameters)
        report["verified"] = verified(index)
        index.close()
    report["articles_per_cpu_second"] = round(len(articles) / seconds)
    print_report(report, options.threshold)
    if options.output:
        options.output.write_bytes(orjson.dumps(report, option=orjson.OPT_INDENT_2))
    whole = report["all"]
    is_good = (
        min(report[language][figure] for language in ("en", "zh") for figure in ("precision", "recall")) >= FLOOR
        and whole["exact_copies"] == whole["exact_copies_found"]
        and report["verified"]["lowest"] >= options.threshold
    )
    return 0 if is_good else 1


def print_report(report: dict[str, Any], threshold: float) -> None:
    """The figures, for people."""
    print(f"threshold {threshold}; {report['articles_per_cpu_second']} articles a second of CPU, read to dumped")
    heads = ("articles", "pairs", "found", "precision", "recall", ">= t", "recall", "exact", "found")
    print(" " * 8 + "".join(f"{head:>10}" for head in heads))
    for language in ("en", "zh", "all"):
        row = report[language]
        cells = (f"{value:10.4f}" if isinstance(value, float) else f"{value:10}" for value in row.values())
        print(f"{language:8}" + "".join(cells))
    for name, row in report["recall_by_edit"].items():
        print(f"  {name:16}{row['pairs']:9} pairs, recall {row['recall']:.4f}")
    wrong = report["wrong"]
    span = f"{wrong['lowest']:.4f} to {wrong['highest']:.4f}"
    print(f"pairs of different stories: {wrong['pairs']}, their resemblance {span}")
    checked = report["verified"]
    print(f"verified by true resemblance: {checked['pairs']} pairs, the lowest {checked['lowest']:.4f}")


if __name__ == "__main__":
    sys.exit(main())
