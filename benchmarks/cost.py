"""What extraction costs on real pages, stage by stage, in multiples of the lxml parse of the same page.

    python -m benchmarks.cost SET[,SET...] [--repeat N] [--limit N] [--peers NAMES] [--json FILE]

Each stage is run ``--repeat`` times on each page, all stages in turn, and its best time counts; the garbage
collector is off meanwhile. Times are of the processor, not of the clock, so other processes disturb them
less. The unit is the parse of the page's decoded text to a tree (``extractors.document.parse``) in the
same run, so that the ratios hold on other machines.

  decode       bytes to text
  parse        text to tree: 1 by definition
  columns      a Document, less decode and parse
  NAME         one method over a Document that the methods before it in the registry have used already:
  measures
               that several of them share are paid by the first
  NAME alone   one method over a fresh Document: the shared measures that it needs included
  methods      all methods over one fresh Document
  metadata     the metadata step over a Document that the decision has used already
  metadata alone
               the same over a fresh Document: the columns that it needs included
  cold body    body and headline by the arbiter, from bytes
  decision     the same choice, with metadata, page type and confidence, from bytes
  warm body    body and headline by a wrapper that was learned from the page, from bytes
  warm         bytes to the whole outcome by that wrapper; nothing on a page that teaches none, or that it does not fit
  cold         bytes to the whole outcome: body, blocks, metadata, XPath, verdict
  peers        bytes to all that the peer offers of body, headline and metadata

Memory is the growth of a fresh process's peak while it extracts one page, as a multiple of the page's bytes; and what
Python and numpy hold at the peak, of every page.
"""

from __future__ import annotations

import argparse
import gc
import json
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.corpus import Record, read_sets, split_paths
from benchmarks.measures.tables import lines_of
from benchmarks.memory import Peak, held_of, hostile_pages, peak_of, peaks_of
from benchmarks.peers import PEERS, Extractor, load
from extractors import METHODS, Document, Page, Unreadable, Wrapper, cold_body_and_headline, extract_page, learn_site
from extractors.arbiter import Decision, decide
from extractors.document import parse
from extractors.metadata import read_metadata
from extractors.wrapping.warm import body_and_headline

REPEAT = 5
PEERS_SHOWN = "trafilatura,resiliparse,readability-lxml"
LARGEST = 20
"""Pages of a set whose memory is measured: those with the most bytes."""


@dataclass(frozen=True, slots=True)
class PageCost:
    """Best milliseconds of every stage on one page."""

    id: str
    size: int
    elements: int
    ms: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Stage:
    """One stage over all pages: milliseconds, and multiples of the page's own parse."""

    name: str
    ms_median: float
    ms_p99: float
    ratio_median: float
    ratio_p99: float
    of_total: float
    """Sum over the pages as a multiple of the summed parses."""

    def to_json(self) -> dict[str, float]:
        return {
            "ms_median": round(self.ms_median, 4),
            "ms_p99": round(self.ms_p99, 4),
            "ratio_median": round(self.ratio_median, 4),
            "ratio_p99": round(self.ratio_p99, 4),
            "ratio_of_sums": round(self.of_total, 4),
        }


def _ms(run: Callable[[], object]) -> float:
    start = time.process_time()
    run()
    return (time.process_time() - start) * 1e3


def _once(page: Page, rivals: Mapping[str, Extractor], wrapper: Wrapper | None) -> dict[str, float]:
    """Milliseconds of every stage, one after another."""
    text = page.text()
    ms = {
        "decode": _ms(page.text),
        "parse": _ms(lambda: parse(text)),
        "document": _ms(lambda: Document(page)),
    }
    document = Document(page)
    for method in METHODS:
        ms[method.name] = _ms(lambda find=method.find: find(document))  # type: ignore[misc]
    ms["methods"] = sum(ms[method.name] for method in METHODS)
    for method in METHODS:
        fresh = Document(page)
        ms[f"{method.name} alone"] = _ms(lambda find=method.find, page=fresh: find(page))  # type: ignore[misc]
    ms |= _metadata(page)
    ms["cold body"] = _ms(lambda: cold_body_and_headline(page))
    ms["decision"] = _ms(lambda: decide(Document(page)))
    ms["cold"] = _ms(lambda: extract_page(page))
    if wrapper is not None:
        ms["warm body"] = _ms(lambda: body_and_headline(page, wrapper))
        ms["warm"] = _ms(lambda: extract_page(page, [wrapper]))
    for name, extract in rivals.items():
        with suppress(Exception):  # a peer that crashes on the page has no time on it
            ms[name] = _ms(lambda extract=extract: extract(page))  # type: ignore[misc]
    return ms


def _metadata(page: Page) -> dict[str, float]:
    """Milliseconds of the metadata step; nothing for a page that holds no article."""
    used, fresh = Document(page), Document(page)
    decision = decide(used)
    if not isinstance(decision, Decision):
        return {}
    header, root = decision.header, decision.root
    return {
        "metadata": _ms(lambda: read_metadata(used, header=header, root=root)),
        "metadata alone": _ms(lambda: read_metadata(fresh, header=header, root=root)),
    }


def _wrapper_of(page: Page) -> Wrapper | None:
    """What three pages like this one teach; None where they teach nothing that serves it."""
    seen = extract_page(page, learn=True).observation
    if seen is None:
        return None
    [wrapper] = learn_site([replace(seen, url=f"{seen.url}#{number}") for number in range(3)])
    return wrapper if extract_page(page, [wrapper]).used is not None else None


def page_cost(record: Record, repeat: int, rivals: Mapping[str, Extractor]) -> PageCost | None:
    """The best of ``repeat`` runs of every stage; None for a page that makes no Document."""
    page = record.page
    try:
        elements = len(Document(page))
    except Unreadable:
        return None
    wrapper = _wrapper_of(page)
    best: dict[str, float] = {}
    gc.collect()
    gc.disable()
    try:
        for round_ in range(repeat):
            slow = rivals if round_ < 2 else {}  # peers cost as much as all else together
            for name, ms in _once(page, slow, wrapper).items():
                best[name] = min(ms, best.get(name, ms))
            gc.collect()
    finally:
        gc.enable()
    columns = max(0.0, best["document"] - best["decode"] - best["parse"])
    return PageCost(record.id, len(record.body), elements, {"columns": columns, **best})


def stages_of(costs: Sequence[PageCost]) -> list[Stage]:
    """Every stage over all pages that it ran on."""
    stages = []
    for name in dict.fromkeys(stage for cost in costs for stage in cost.ms):
        ran = [cost for cost in costs if name in cost.ms]
        ms = np.array([cost.ms[name] for cost in ran])
        unit = np.array([cost.ms["parse"] for cost in ran])
        ratio = ms / unit
        stages.append(
            Stage(
                name,
                float(np.median(ms)),
                float(np.quantile(ms, 0.99)),
                float(np.median(ratio)),
                float(np.quantile(ratio, 0.99)),
                float(ms.sum() / unit.sum()),
            )
        )
    return stages


def measure(
    records: Iterable[Record], repeat: int = REPEAT, rivals: Mapping[str, Extractor] | None = None
) -> list[PageCost]:
    """The costs of all pages that make a Document."""
    costs = (page_cost(record, repeat, rivals or {}) for record in records)
    return [cost for cost in costs if cost is not None]


def _memory_json(real: Sequence[Peak], hostile: Sequence[Peak]) -> dict[str, Any]:
    return {"largest": [peak.to_json() for peak in real], "hostile": [peak.to_json() for peak in hostile]}


def _print(costs: Sequence[PageCost], stages: Sequence[Stage], memory: Mapping[str, Any]) -> None:
    size = int(np.median([cost.size for cost in costs]))
    elements = int(np.median([cost.elements for cost in costs]))
    print(f"{len(costs)} pages, median {size} bytes and {elements} elements")
    table = [["", "ms", "p99", "x parse", "p99", "of sums"]]
    for stage in stages:
        numbers = (stage.ms_median, stage.ms_p99, stage.ratio_median, stage.ratio_p99, stage.of_total)
        table.append([stage.name, *(f"{number:.2f}" for number in numbers)])
    print("\n".join(lines_of(table)))
    for kind, peaks in memory.items():
        if peaks:
            worst = max(peaks, key=lambda peak: peak["multiple"])
            print(
                f"memory, {kind}: {np.median([peak['multiple'] for peak in peaks]):.1f} times the page's bytes "
                f"at the median, at most {worst['multiple']:.1f} ({worst['id']}, {worst['bytes']} bytes)"
            )


def _arguments(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.cost", description="Cost of every stage as a multiple of the parse."
    )
    parser.add_argument("sets", metavar="SET[,SET...]", help="sets of pages (.jsonl or .jsonl.xz)")
    parser.add_argument(
        "--repeat", type=int, default=REPEAT, help=f"runs of a page, the best counts (default {REPEAT})"
    )
    parser.add_argument("--limit", type=int, metavar="N", help="only the first N pages of each set")
    parser.add_argument(
        "--peers", default="", metavar="NAMES", help=f"peers to time too, such as {PEERS_SHOWN}"
    )
    parser.add_argument(
        "--memory",
        type=int,
        default=LARGEST,
        metavar="N",
        help="largest pages whose memory is measured; 0: none",
    )
    parser.add_argument(
        "--json", type=Path, metavar="FILE", help="write the figures as JSON; - for standard output"
    )
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> int:
    """The command line."""
    options = _arguments(arguments)
    names = [name for name in options.peers.split(",") if name]
    unknown = [name for name in names if name not in PEERS]
    if unknown:
        print(f"no such peer: {', '.join(unknown)} (there are {', '.join(PEERS)})", file=sys.stderr)
        return 2
    rivals, absent = load(names)
    for name, why in absent.items():
        print(f"{name}: {why}", file=sys.stderr)
    paths = split_paths(options.sets)
    memory = {}
    if options.memory:
        largest = sorted(read_sets(paths, options.limit), key=lambda record: -len(record.body))[
            : options.memory
        ]
        real = peaks_of(largest)
        memory = _memory_json(real, [peak_of(name, page) for name, page in hostile_pages()])
        memory["held"] = [peak.to_json() for peak in held_of(read_sets(paths, options.limit))]
        del largest
    costs = measure(read_sets(paths, options.limit), options.repeat, rivals)
    stages = stages_of(costs)
    report = {
        "sets": [path.name for path in paths],
        "pages": len(costs),
        "repeat": options.repeat,
        "stages": {stage.name: stage.to_json() for stage in stages},
        "memory": memory,
    }
    if options.json and str(options.json) == "-":
        print(json.dumps(report, indent=1))
        return 0
    if options.json:
        options.json.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    _print(costs, stages, memory)
    return 0


if __name__ == "__main__":
    sys.exit(main())
