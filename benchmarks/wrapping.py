"""What wrappers do on sites of several pages: how many pages they serve, how like cold extraction, how right.

    python -m benchmarks.wrapping SET[,SET...] [--sites SITES.json] [--newsstand] [--pages N] [--folds DIR]

Every site is extracted four ways: each page cold; as a crawl meets it (``--learn`` of ``benchmarks.predict``); after
all its pages were seen (``two-pass``); and served by the wrappers that they taught (``again``). SITES.json is {site:
[[set, id], ...]}: those pages of the sets make the sites; without it a set's own sites do, those of at least four
pages. ``--newsstand`` adds the sample newspapers.

  served     share of the pages after the third that a wrapper served
  agreement  word F1 of what the wrapper kept against the cold body of the same page, over the pages served
  cold, learn, two-pass, again  word F1 and ROUGE-LSum F1 against the truth, over the pages that have one
  differences  paired, with 95 % bootstrap intervals: over sites, and over pages (pages of one site share a layout, so
               the second is too narrow; with a handful of sites the first says little)
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from statistics import fmean
from typing import Any

from benchmarks.corpus import Record, read_sets, set_name, split_paths
from benchmarks.learning import LearnedPage, by_site, page_of, run_site
from benchmarks.measures.bodies import word_scores
from benchmarks.measures.intervals import resample
from benchmarks.measures.scoring import MEASURES, PageScore, score_page
from benchmarks.parallel import forked
from benchmarks.predict import ModelOf, models_of_folds, prediction_of
from extractors import Model, extract_page

WAYS = ("cold", "learn", "two-pass", "again")
FEWEST = 4
FIRST = 3
"""Pages of a site that may be cold."""
SHOWN = ("word.f1", "rouge.f1", "shingle.accuracy", "headline.exact", "authors.exact", "date_published.accuracy")
_MEASURES = {measure.name: measure for measure in MEASURES}


@dataclass(frozen=True, slots=True)
class SiteResult:
    """One site. ``quality`` is per way, measure, and only for pages with a truth."""

    site: str
    pages: int
    late: int
    """Pages after the first three."""
    served: int
    """Of those, by a wrapper."""
    second: int
    """Pages that a wrapper served in the second of two passes."""
    agreement: float | None
    marks: str
    """Per page of the crawl: ``w`` by a wrapper, ``.`` cold, ``-`` rejected."""
    scores: Mapping[str, tuple[PageScore, ...]]

    def quality(self, way: str, figure: str) -> float | None:
        known = [score.figures[figure] for score in self.scores[way] if figure in score.figures]
        return fmean(known) if known else None


def run(site: str, records: Sequence[Record], model: Model | None = None) -> SiteResult:
    """All four ways on one site."""
    cold = [extract_page(page_of(record), model=model) for record in records]
    crawl = run_site(records, model)
    second, again = run_site(records, model, "two-pass"), run_site(records, model, "again")
    found = {
        "cold": [prediction_of(record, each, 0.0).to_json() for record, each in zip(records, cold)],
        "learn": [prediction_of(page.record, page.extracted, page.ms).to_json() for page in crawl],
        "two-pass": [prediction_of(page.record, page.extracted, page.ms).to_json() for page in second],
        "again": [prediction_of(page.record, page.extracted, page.ms).to_json() for page in again],
    }
    both = [(a["body"], b["body"]) for a, b, page in zip(found["cold"], found["learn"], crawl) if page.by_wrapper]
    late = [page for page in crawl[FIRST:] if _is_article(page)]
    return SiteResult(
        site=site,
        pages=len(records),
        late=len(late),
        served=sum(page.by_wrapper for page in late),
        second=sum(page.by_wrapper for page in second),
        agreement=fmean(word_scores(a, b)[2] for a, b in both) if both else None,
        marks="".join("w" if p.by_wrapper else "." if _is_article(p) else "-" for p in crawl),
        scores={
            way: tuple(score_page(record, guess, rouge=True) for record, guess in zip(records, guesses))
            for way, guesses in found.items()
        },
    )


def _is_article(page: LearnedPage) -> bool:
    return not hasattr(page.extracted.outcome, "reason")


def listed_sites(sites: Path, sets: Sequence[Path]) -> dict[str, list[Record]]:
    """The pages of each site of a list, in the list's order; pages of sets that are not given are left out."""
    listing: dict[str, list[list[str]]] = json.loads(sites.read_text(encoding="utf-8"))
    wanted = {(name, page) for pairs in listing.values() for name, page in pairs}
    records = {
        (set_name(path), record.id): record
        for path in sets
        for record in read_sets([path])
        if (set_name(path), record.id) in wanted
    }
    return {
        site: [replace(records[name, page], site=site) for name, page in pairs if (name, page) in records]
        for site, pairs in listing.items()
    }


def table(results: Sequence[SiteResult], name: str) -> str:
    """A line a site, then the means, and the differences with their intervals."""
    lines = [
        f"{name}: {sum(r.pages for r in results)} pages of {len(results)} sites",
        f"{'site':28} {'pages':>5} {'served':>6} {'agree':>6}  "
        f"{'cold':>6} {'learn':>6} {'2-pass':>6} {'again':>6}  pages",
    ]
    for r in results:
        served = f"{r.served / r.late:6.2f}" if r.late else f"{'-':>6}"
        lines.append(
            f"{r.site:28} {r.pages:5} {served} {_figure(r.agreement)}  "
            f"{' '.join(_figure(r.quality(way, 'word.f1')) for way in WAYS)}  {r.marks}"
        )
    late, by_wrapper = sum(r.late for r in results), sum(r.served for r in results)
    lines.append(f"served by a wrapper after {FIRST} pages: {by_wrapper} of {late}, {by_wrapper / max(1, late):.1%}")
    return "\n".join([*lines, *_differences(results)])


def _figure(value: float | None) -> str:
    return f"{'-':>6}" if value is None else f"{value:6.3f}"


def _differences(results: Sequence[SiteResult]) -> Iterable[str]:
    scores = {way: [score for r in results for score in r.scores[way]] for way in WAYS}
    by_sites = {way: resample(scores[way]) for way in WAYS}
    by_pages = {way: resample([replace(score, site="") for score in scores[way]]) for way in WAYS}
    for name in SHOWN:
        measure = _MEASURES[name]
        values = {way: by_sites[way].interval(measure).value for way in WAYS}
        if values["cold"] != values["cold"]:  # no page has it
            continue
        yield f"{name:24} " + "  ".join(f"{way} {values[way]:.4f}" for way in WAYS)
        for way in WAYS[1:]:
            site = by_sites[way].difference(by_sites["cold"], measure)
            page = by_pages[way].difference(by_pages["cold"], measure)
            yield (
                f"{'':4}{way + ' - cold':20} {site.value:+.4f}  by site {site.low:+.4f} to {site.high:+.4f}"
                f"  by page {page.low:+.4f} to {page.high:+.4f}"
            )


def run_all(sites: Mapping[str, list[Record]], model_of: ModelOf, jobs: int = 1) -> list[SiteResult]:
    """All sites of at least four pages."""
    large = [site for site, records in sites.items() if len(records) >= FEWEST]
    return list(forked(lambda site: run(site, sites[site], model_of(sites[site][0])), large, jobs))


def parser_of_sites(description: str | None, pages: int) -> argparse.ArgumentParser:
    """Options that say which sites are read; ``pages``: of each sample newspaper, unless it is said."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sets", metavar="SET[,SET...]", nargs="?", default="")
    parser.add_argument("--sites", type=Path, metavar="SITES.json")
    parser.add_argument("--newsstand", action="store_true")
    parser.add_argument(
        "--pages", type=int, default=pages, help=f"articles of each sample newspaper (default {pages})"
    )
    return parser


def main(arguments: list[str] | None = None) -> int:
    """The command line."""
    parser = parser_of_sites(__doc__, pages=20)
    parser.add_argument("--folds", type=Path, metavar="DIR", help="models by site")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", type=Path, help="write all results there too")
    options = parser.parse_args(arguments)
    sets = split_paths(options.sets)
    if not sets and not options.newsstand:
        parser.error("give SETS, or --newsstand")
    model_of, shipped = models_of_folds(options.folds), models_of_folds(None)
    groups: dict[str, dict[str, list[Record]]] = {}
    if options.sites:
        groups[options.sites.stem] = listed_sites(options.sites, sets)
    else:
        groups |= {set_name(path): dict(by_site(read_sets([path]))) for path in sets}
    if options.newsstand:
        from benchmarks.made.newsstand_pages import newsstand_records
        from newsstand import serve

        with serve() as stand:
            groups["newsstand"] = dict(by_site(newsstand_records(stand.truth(), options.pages)))
    found: dict[str, Any] = {}
    for name, sites in groups.items():
        results = run_all(sites, model_of if name != "newsstand" else shipped, options.jobs)
        print(table(results, name), end="\n\n")
        found[name] = [asdict(result) for result in results]
    if options.json:
        options.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
