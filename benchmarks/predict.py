"""Run the whole system, or one method, over sets of pages: one prediction a line.

    python -m benchmarks.predict SET.jsonl.xz[,SET...] -o PRED.jsonl [--method NAME | --learn[=two-pass|again]]
                                 [--folds DIR] [--jobs N] [--render]

An extraction sees the page's bytes and its address, never the truth. With ``--learn`` the pages are read site by site
as a crawl would meet them, so that wrappers learned from a site's first pages serve the others; with
``--learn=two-pass`` each is extracted after all of its site were seen, with ``--learn=again`` served by the wrapper
that it helped to teach (``benchmarks.learning``). With ``--folds`` every page is judged by the model that never saw
its site (``benchmarks.train --folds`` makes such a directory, see ``fold_models``). With ``--render`` each page is
shown to a browser first, which has no network: scripts and style sheets count as far as they stand in the page
itself.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

from benchmarks.corpus import Record, read_sets, split_paths
from benchmarks.learning import MODES, by_site, run_site
from benchmarks.parallel import forked
from benchmarks.rendering import no_browser, rendered
from extractors import METHODS, Article, Extracted, Model, Page, Rejection, extract_page, load_model

ExtractOne = Callable[[Page], Extracted]
Choose = Callable[[Record], ExtractOne]
ModelOf = Callable[[Record], Model | None]

TRAINING_DIGESTS = Path(__file__).with_name("training_digests.txt")
"""Pages that the shipped model was trained on, a line each: ``Record.short_digest``."""


@dataclass(frozen=True, slots=True)
class Prediction:
    """What we say of a page. A rejected page still has the best effort at its body, since truths may have
    one."""

    id: str
    url: str
    headline: str | None
    body: str
    authors: tuple[str, ...]
    date_published: str | None
    date_modified: str | None
    image: str | None
    description: str | None
    page_type: str
    """``article`` or ``other``."""
    verdict: str
    confidence: float
    xpath: str
    method: str
    ms: float
    """Milliseconds of processor time from bytes to the outcome."""

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "authors": list(self.authors)}


def article_of(extracted: Extracted) -> Article | None:
    """The article, of a rejected page the best attempt at one."""
    return extracted.outcome if isinstance(extracted.outcome, Article) else extracted.attempt


def prediction_of(record: Record, extracted: Extracted, ms: float, method: str = "arbiter") -> Prediction:
    """The line of one page. ``method`` is named where a rejection comes without any attempt."""
    outcome = extracted.outcome
    article = article_of(extracted)
    common: dict[str, Any] = {
        "id": record.id,
        "url": record.url,
        "page_type": "article" if isinstance(outcome, Article) else "other",
        "verdict": str(outcome.reason) if isinstance(outcome, Rejection) else outcome.extraction.verdict,
        "confidence": outcome.confidence if isinstance(outcome, Rejection) else outcome.extraction.confidence,
        "ms": round(ms, 3),
    }
    if article is None:
        nothing: dict[str, Any] = dict.fromkeys(
            ("headline", "date_published", "date_modified", "image", "description")
        )
        return Prediction(**common, **nothing, body="", authors=(), xpath="", method=method)
    metadata = article.metadata
    return Prediction(
        **common,
        headline=article.headline,
        body=article.body,
        authors=tuple(author.name for author in metadata.authors),
        date_published=metadata.date_published,
        date_modified=metadata.date_modified,
        image=metadata.main_image.url if metadata.main_image else None,
        description=metadata.description,
        xpath=article.extraction.xpath,
        method=article.extraction.method,
    )


def predict_one(record: Record, extract_one: ExtractOne, method: str = "arbiter") -> Prediction:
    """Extract one page and time it."""
    page = record.page
    start = time.process_time()
    extracted = extract_one(page)
    return prediction_of(record, extracted, (time.process_time() - start) * 1e3, method)


def run(
    records: Iterable[Record], extract_one: ExtractOne, *, jobs: int = 1, method: str = "arbiter"
) -> Iterator[Prediction]:
    """The predictions of all records with one extraction, in the records' order, by ``jobs`` processes."""
    return run_choosing(records, lambda _: extract_one, jobs=jobs, method=method)


def run_choosing(
    records: Iterable[Record], choose: Choose, *, jobs: int = 1, method: str = "arbiter"
) -> Iterator[Prediction]:
    """As ``run``, with an extraction chosen for each record."""
    return forked(lambda record: predict_one(record, choose(record), method), records, jobs, chunksize=4)


def run_learning(
    records: Iterable[Record], model_of: ModelOf, mode: str = "crawl", *, jobs: int = 1
) -> Iterator[Prediction]:
    """The predictions of all records, site by site, with wrappers learned on the way (``benchmarks.learning.MODES``).

    The sites in the order in which they first come; with ``jobs`` processes each takes whole sites.
    """

    def learned(site: list[Record]) -> list[Prediction]:
        pages = run_site(site, model_of(site[0]), mode)
        return [prediction_of(page.record, page.extracted, page.ms) for page in pages]

    for predictions in forked(learned, [site for _, site in by_site(records)], jobs):
        yield from predictions


def fold_models(directory: Path) -> Choose:
    """For each record, an extraction by the model that never saw its site; see ``models_of_folds``."""
    model_of = models_of_folds(directory)
    return lambda record: partial(extract_page, model=model_of(record))


def models_of_folds(directory: Path | None) -> ModelOf:
    """For each record, the model that never saw its site; without a directory None, which is the shipped one.

    ``directory`` holds ``folds.json``: ``{"models": [file, ...], "sites": {site: index of the model whose
    training left the site out}}``. A site that is not listed was seen by no model: the first one judges
    it. Raises FileNotFoundError for a directory without folds.
    """
    if directory is None:
        return lambda record: None
    folds = json.loads((directory / "folds.json").read_text(encoding="utf-8"))
    models = [load_model(directory / name) for name in folds["models"]]
    sites: dict[str, int] = folds["sites"]
    return lambda record: models[sites.get(record.site, 0)]


def training_digests(path: Path = TRAINING_DIGESTS) -> frozenset[str]:
    """Digests of the pages that the shipped model was trained on; empty where no list is kept."""
    return frozenset(path.read_text(encoding="ascii").split()) if path.exists() else frozenset()


def _warn_of_trained(records: Iterable[Record], trained: frozenset[str], seen: list[str]) -> Iterator[Record]:
    for record in records:
        if record.short_digest in trained:
            seen.append(record.id)
        yield record


def _arguments(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.predict",
        description="Predictions for sets of pages, one JSON object a line.",
    )
    parser.add_argument("sets", metavar="SET[,SET...]", help="sets of pages (.jsonl or .jsonl.xz)")
    parser.add_argument("-o", "--output", required=True, help="file of predictions; - for standard output")
    choice = parser.add_mutually_exclusive_group()
    choice.add_argument(
        "--method", choices=[m.name for m in METHODS], help="one method instead of the whole system"
    )
    choice.add_argument(
        "--learn", nargs="?", const=MODES[0], choices=MODES, help="site by site, with wrappers learned on the way"
    )
    parser.add_argument(
        "--folds", type=Path, metavar="DIR", help="models by site: each page by one that never saw it"
    )
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes (default 1)")
    parser.add_argument("--limit", type=int, metavar="N", help="only the first N pages of each set")
    parser.add_argument(
        "--render", action="store_true", help="as a browser without a network shows the pages; others as they came"
    )
    options = parser.parse_args(arguments)
    if options.render and no_browser() is not None:
        parser.error(f"--render {no_browser()}")
    if options.method and options.folds:
        parser.error("--method needs no model, so --folds says nothing")
    return options


def main(arguments: list[str] | None = None) -> int:
    """The command line."""
    options = _arguments(arguments)
    records = read_sets(split_paths(options.sets), options.limit)
    method = options.method or "arbiter"
    trained_on: list[str] = []
    if not options.folds and not options.method:
        records = _warn_of_trained(records, training_digests(), trained_on)
    if options.render:
        records = rendered(records)
    if options.learn:
        predictions = run_learning(records, models_of_folds(options.folds), options.learn, jobs=options.jobs)
    elif options.folds:
        predictions = run_choosing(records, fold_models(options.folds), jobs=options.jobs)
    else:
        one = partial(extract_page, method=options.method)
        predictions = run(records, one, jobs=options.jobs, method=method)
    with ExitStack() as stack:
        out = sys.stdout
        if options.output != "-":
            out = stack.enter_context(open(options.output, "w", encoding="utf-8"))
        for prediction in predictions:
            out.write(json.dumps(prediction.to_json(), ensure_ascii=False) + "\n")
    if trained_on:
        print(
            f"warning: the shipped model was trained on {len(trained_on)} of these pages (first: "
            f"{trained_on[0]}); quality figures need --folds",
            file=sys.stderr,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
