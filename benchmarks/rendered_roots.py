"""What a browser's boxes are worth: pages read statically and as a browser shows them.

    python -m benchmarks.rendered_roots [SET.jsonl.xz[,SET...]] [-n PAGES] [--newsstand PAGES] [--folds DIR]

Of each set the first articles that carry their style in style elements are taken, since external style sheets were not
recorded; they are rendered without a network. With ``--newsstand`` also the sample newspapers, the scripted one apart,
with the network that they are served on. Each page is read three ways: as it came, in the markup that the browser made
of it without the boxes, and with them. Printed for each set: the mean F1 of words against the truth's body for the
visual root (our reading and the published one), the role model and the whole system (with ``--folds`` by models that
never saw the page's site), how many pages the boxes make better and worse by more than .01 than they came, which ones,
and medians of milliseconds.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import fmean, median

import newsstand
from benchmarks.corpus import Record, read_set, set_name, split_paths
from benchmarks.made.newsstand_pages import from_loopback, newsstand_records, scripted_records
from benchmarks.measures.bodies import body_f1
from benchmarks.predict import ModelOf, article_of, models_of_folds
from benchmarks.rendering import Shown, no_browser, shown
from crawler.rendering.visit import Budget
from extractors import Candidate, Document, NoCandidate, Page, extract_page
from extractors.arbiter import kept_by
from extractors.blocks import body_text
from extractors.methods import role_model, visual_root

LEAST_STYLE = 500
"""Bytes of a style element from which a page counts as one that carries its style."""
DIFFERENT = 0.01
TOLD = 6
"""Pages that are named as changed the most."""
WAYS = ("as it came", "rendered, no boxes", "with boxes")
ONLINE = Budget(pages=2, seconds=30)
"""Where a page's scripts load what it shows."""
Find = Callable[[Document], Candidate | NoCandidate]
METHODS: tuple[tuple[str, Find], ...] = (
    ("visual root, ours", visual_root.visual_root),
    ("visual root as published", partial(visual_root.visual_root, reading=visual_root.PUBLISHED)),
    ("role model", role_model.role_model),
)
SYSTEM = "whole system"


@dataclass(frozen=True, slots=True)
class Reading:
    """One page: F1 by method and way, milliseconds of CPU of the visual root (its columns included) as it came and with
    boxes, seconds in the browser."""

    id: str
    scores: dict[str, tuple[float, ...]]
    static_ms: float
    boxed_ms: float
    seconds: float


def styled(records: Iterable[Record], most: int) -> Iterator[Record]:
    """Articles with style elements of some length, at most so many."""
    for record in records:
        if most and record.truth.get("body") and _style(record.body) >= LEAST_STYLE:
            most -= 1
            yield record


def _style(body: bytes) -> int:
    """Bytes of the longest style element."""
    parts = body.lower().split(b"<style")[1:]
    return max((len(part.partition(b">")[2].partition(b"</style")[0]) for part in parts), default=0)


def read(record: Record, seen: Shown, model: object = None) -> Reading:
    """Every method on every way to read the page."""
    bare = Page(url=seen.page.url, body=seen.page.body)
    pages = (record.page, bare, seen.page)
    scores = {name: tuple(body_f1(_kept(find, page), record.truth) for page in pages) for name, find in METHODS}
    scores[SYSTEM] = tuple(body_f1(_body(page, model), record.truth) for page in pages)
    return Reading(record.id, scores, _spent(pages[0]), _spent(pages[2]), seen.seconds)


def _kept(find: Find, page: Page) -> str:
    document = Document(page)
    vote = find(document)
    return body_text(document, kept_by(document, vote)) if isinstance(vote, Candidate) else ""


def _body(page: Page, model: object) -> str:
    article = article_of(extract_page(page, model=model))  # type: ignore[arg-type]
    return article.body if article else ""


def _spent(page: Page) -> float:
    document = Document(page)
    begin = time.process_time()
    visual_root.visual_root(document)
    return (time.process_time() - begin) * 1000


def report(name: str, found: list[Reading], missed: int) -> str:
    """The figures of one set as a Markdown table, and the pages that boxes change."""
    lines = [
        f"{name}: {len(found)} pages, {missed} more were not ready in time",
        "",
        f"| word F1 | {' | '.join(WAYS)} | better, worse with boxes |",
        "| --- | --- | --- | --- | --- |",
    ]
    changed = []
    for method in found[0].scores:
        gains = {one.id: one.scores[method][2] - one.scores[method][0] for one in found}
        better = sum(gain > DIFFERENT for gain in gains.values())
        worse = sum(gain < -DIFFERENT for gain in gains.values())
        means = (f"{fmean(one.scores[method][way] for one in found):.4f}" for way in range(len(WAYS)))
        lines.append(f"| {method} | {' | '.join(means)} | {better}, {worse} |")
        most = sorted(gains, key=lambda page: -abs(gains[page]))[:TOLD] if better or worse else []
        changed += [f"{method}: " + "; ".join(f"{page} {gains[page]:+.3f}" for page in most)] if most else []
    static, boxed = median(one.static_ms for one in found), median(one.boxed_ms for one in found)
    seconds = median(one.seconds for one in found)
    cost = f"{static:.1f} ms of CPU as it came, {boxed:.1f} with boxes; in the browser {seconds:.2f} s a page"
    lines += ["", f"Medians of the visual root: {cost}"]
    return "\n".join([*lines, *changed, ""])


def measured(name: str, pages: Iterable[tuple[Record, Shown | str]], model_of: ModelOf) -> str:
    """Read what the browser shows, and report it."""
    found, missed = [], 0
    for record, seen in pages:
        if isinstance(seen, str):
            print(f"{record.id}: {seen}", file=sys.stderr)
            missed += 1
        else:
            found.append(read(record, seen, model_of(record)))
    return report(name, found, missed) if found else f"{name}: no page was rendered"


def newsstand_tables(pages: int, model_of: ModelOf) -> Iterator[str]:
    """The sample newspapers, and the one that needs a browser."""
    with newsstand.serve(scripted_site=True) as stand:
        sets = {"newsstand": newsstand_records(stand.truth(), pages), "scripted": scripted_records(stand)}
        for name, records in sets.items():
            yield measured(name, shown(records, ONLINE, from_loopback), model_of)


def main(arguments: list[str] | None = None) -> int:
    """The command line. Exit status 1: there is no browser."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.rendered_roots")
    parser.add_argument("sets", nargs="?", default="", metavar="SET[,SET...]")
    parser.add_argument("-n", type=int, default=60, metavar="PAGES", help="pages of each set (default 60)")
    parser.add_argument("--newsstand", type=int, default=0, metavar="PAGES", help="articles of each sample newspaper")
    parser.add_argument("--folds", type=Path, metavar="DIR", help="models by site: each page by one that never saw it")
    options = parser.parse_args(arguments)
    if not options.sets and not options.newsstand:
        parser.error("give SETS, or --newsstand")
    if (problem := no_browser()) is not None:
        print(f"rendering {problem}", file=sys.stderr)
        return 1
    model_of = models_of_folds(options.folds)
    for path in split_paths(options.sets):
        print(measured(set_name(path), shown(styled(read_set(path), options.n)), model_of), flush=True)
    for table in newsstand_tables(options.newsstand, model_of) if options.newsstand else ():
        print(table, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
