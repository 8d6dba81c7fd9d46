"""What a browser's boxes are worth: recorded pages read statically and as a browser shows them.

    python -m benchmarks.rendered_roots SET.jsonl.xz[,SET...] [-n PAGES] [--folds DIR]

Pages that carry their style in style elements are taken, since external style sheets were not recorded; they are
rendered without a network. Each page is read three ways: as it came, in the markup that the browser made of it without
the boxes, and with them. Printed: the mean F1 of words against the truth's body for the visual root (our reading and
the published one), the role model and the whole system (with ``--folds`` by models that never saw the page's site), how
often the boxes make a page better or worse by more than .01, and medians of milliseconds.
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

from benchmarks.body_measures import best_body, reference_bodies, word_scores
from benchmarks.corpus import Record, read_sets, split_paths
from benchmarks.predict import models_of_folds
from benchmarks.rendering import Shown, no_browser, shown
from extractors import Article, Candidate, Document, NoCandidate, Page, extract_page
from extractors.arbiter import kept_by
from extractors.blocks import body_text
from extractors.methods import role_model, visual_root

LEAST_STYLE = 500
"""Bytes of a style element from which a page counts as one that carries its style."""
DIFFERENT = 0.01
WAYS = ("as it came", "rendered, no boxes", "with boxes")
Find = Callable[[Document], Candidate | NoCandidate]
METHODS: tuple[tuple[str, Find], ...] = (
    ("visual root", visual_root.visual_root),
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
    bodies = reference_bodies(record.truth)
    bare = Page(url=seen.page.url, body=seen.page.body)
    pages = (record.page, bare, seen.page)

    def scored(text: str) -> float:
        return word_scores(text, best_body(text, bodies))[2]

    scores = {name: tuple(scored(_kept(find, page)) for page in pages) for name, find in METHODS}
    scores[SYSTEM] = tuple(scored(_body(page, model)) for page in pages)
    return Reading(record.id, scores, _spent(pages[0]), _spent(pages[2]), seen.seconds)


def _kept(find: Find, page: Page) -> str:
    document = Document(page)
    vote = find(document)
    return body_text(document, kept_by(document, vote)) if isinstance(vote, Candidate) else ""


def _body(page: Page, model: object) -> str:
    extracted = extract_page(page, model=model)  # type: ignore[arg-type]
    outcome = extracted.outcome if isinstance(extracted.outcome, Article) else extracted.attempt
    return outcome.body if outcome else ""


def _spent(page: Page) -> float:
    document = Document(page)
    begin = time.process_time()
    visual_root.visual_root(document)
    return (time.process_time() - begin) * 1000


def report(found: list[Reading]) -> str:
    """The figures as text."""
    lines = [f"{len(found)} pages; word F1 {', '.join(WAYS)}; pages better and worse with boxes"]
    for name in found[0].scores:
        means = [fmean(one.scores[name][way] for one in found) for way in range(len(WAYS))]
        gains = {one.id: one.scores[name][2] - one.scores[name][0] for one in found}
        better = [f"{page} {gain:+.3f}" for page, gain in gains.items() if gain > DIFFERENT]
        worse = [f"{page} {gain:+.3f}" for page, gain in gains.items() if gain < -DIFFERENT]
        figures = " ".join(f"{mean:.4f}" for mean in means)
        lines.append(f"{name}: {figures}; better {len(better)}, worse {len(worse)} {' '.join(better + worse)}".rstrip())
    static, boxed = median(one.static_ms for one in found), median(one.boxed_ms for one in found)
    seconds = median(one.seconds for one in found)
    lines.append(f"visual root: {static:.1f} and {boxed:.1f} ms of CPU; in the browser {seconds:.2f} s a page")
    return "\n".join(lines)


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.rendered_roots")
    parser.add_argument("sets", metavar="SET[,SET...]")
    parser.add_argument("-n", type=int, default=60, metavar="PAGES", help="pages of all sets together (default 60)")
    parser.add_argument("--folds", type=Path, metavar="DIR", help="models by site: each page by one that never saw it")
    options = parser.parse_args()
    if (problem := no_browser()) is not None:
        print(f"rendering {problem}", file=sys.stderr)
        return 1
    model_of = models_of_folds(options.folds) if options.folds else lambda record: None
    found = []
    for record, seen in shown(styled(read_sets(split_paths(options.sets)), options.n)):
        if isinstance(seen, str):
            print(f"{record.id}: {seen}", file=sys.stderr)
        else:
            found.append(read(record, seen, model_of(record)))
    print(report(found) if found else "no page with style elements")
    return 0


if __name__ == "__main__":
    sys.exit(main())
