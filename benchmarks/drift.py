"""What wrappers do on sites that drift: builds that rename classes, boxes that come and go, variants of pages.

    python -m benchmarks.drift SET[,SET...] [--kinds KIND ...] [--sites N] [--pages N] [--folds DIR] [--json FILE]

Each site is a recorded page's template with other articles in it (``benchmarks.transplant``), whose markup changes
from page to page (``benchmarks.made.site_drift``). It is read in order, as crawls would read it that each find some
new pages.

  served     share of the pages that a wrapper served
  wrapper    mean word F1 of every fifth of those against the truth; beside it of cold extraction on the same pages,
             and the share of them on which the wrapper loses more than 0.1 against cold extraction
  changes    changes of the template after which the wrappers of before lose more than 1 % of their text's word F1
             against the truth, beside the same articles in the markup of before (three pages are asked): redesigns
  told       of those, the ones after which a wrapper was given up before the next change, refused a page, or was
             learned anew; ``false``: wrappers given up at any other time
  notice     pages from such a change to its notice; ``again``: until a wrapper serves with what it learned since
  stored     wrappers of a site in the store at the end, and those in use; kB of all
  conf       mean confidence that the served pages' articles state
  authors    share of these pages with the truth's authors, by the crawl and cold; ``date``: share of them with
             another day than cold
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from itertools import zip_longest
from pathlib import Path
from random import Random
from statistics import fmean

from lxml import etree

from benchmarks.corpus import Record, read_sets, split_paths
from benchmarks.learning import LearnedPage, SiteRun, page_of
from benchmarks.made.donors import Donor
from benchmarks.made.moments import Moment
from benchmarks.made.page_template import PageTemplate
from benchmarks.made.site_drift import EVERY, KINDS, SiteDrift
from benchmarks.parallel import forked
from benchmarks.predict import ModelOf, article_of, models_of_folds
from benchmarks.redesigns import LOSS, by_wrappers, f1_of
from benchmarks.transplant import Planted, authors_of, folds_of, templates_with_donors, transplant
from extractors import Article, Extracted, Model, Wrapper, extract_page

ASKED = 3
"""Pages after a change on which the wrappers of before are asked."""
COMPARED = 5
"""Of so many pages that wrappers served one is extracted cold as well: that takes most of the time."""
BADLY = 0.1
"""Of the word F1: what a wrapper loses on a page that it serves badly."""


@dataclass(frozen=True, slots=True)
class ColdPage:
    """What cold extraction makes of a page that a wrapper served."""

    f1: float
    authors: tuple[bool, bool] | None
    """Whether the crawl's authors are the truth's, and cold extraction's; None where the truth does not tell."""
    same_day: bool
    """Whether both give one day of publication."""


@dataclass(frozen=True, slots=True)
class DriftedPage:
    """One page of a run."""

    mark: str
    """``w`` by a wrapper, ``.`` cold, ``-`` rejected."""
    found: float
    """Word F1 of what the crawl writes."""
    confidence: float | None
    cold: ColdPage | None
    """None of a page that was not asked."""


@dataclass(frozen=True, slots=True)
class TrueChange:
    """A change of the template that costs the wrappers of before. Numbers of pages count from its first page, 1."""

    at: int
    noticed: int | None
    again: int | None


@dataclass(frozen=True, slots=True)
class DriftResult:
    """One site under one drift."""

    site: str
    kind: str
    pages: tuple[DriftedPage, ...]
    changes: tuple[TrueChange, ...]
    false: int
    """Wrappers given up although no true change had come since the last one that was noticed."""
    stored: int
    in_use: int
    kilobytes: float

    @property
    def marks(self) -> str:
        return "".join(page.mark for page in self.pages)

    @property
    def served(self) -> list[DriftedPage]:
        return [page for page in self.pages if page.mark == "w"]

    @property
    def compared(self) -> list[tuple[DriftedPage, ColdPage]]:
        """The pages that were extracted cold as well, and what came of it."""
        return [(page, page.cold) for page in self.pages if page.cold is not None]


class DriftingSite:
    """A site's pages, each as it is at any stage of the site."""

    def __init__(self, template: PageTemplate, donors: Sequence[Donor], drift: SiteDrift, pages: int) -> None:
        lang = (template.record.lang or "en")[:2]
        fitting = [donor for donor in donors if donor.lang == lang and donor.site != template.site]
        self._pool = tuple(fitting)
        self._template, self._drift = template, drift
        chosen = Random(f"drift {template.record.id}").sample(fitting, pages)
        self._donors = [drift.donor(d, self._random(number, "donor")) for number, d in enumerate(chosen)]
        self.stages = [drift.stage(number) for number in range(pages)]
        self.starts = [n for n in range(1, pages) if self.stages[n] != self.stages[n - 1]]
        """Numbers of the pages on which the template changes."""

    def page(self, number: int, stage: int | None = None) -> Record:
        """A page, at another stage than that at which it comes if one is named."""
        donor = self._donors[number]
        at = self.stages[number] if stage is None else stage
        truth: dict[str, object] = {}

        def change(planted: Planted) -> None:
            known = {} if names is None else {"authors": names}
            moment = Moment(self._template.site, self._random(number, "page"), at, donor, self._pool, known)
            truth.update(self._drift(planted, moment))

        names = authors_of(self._template, donor, "0", number)
        record = transplant(self._template, donor, self._pool, "0", number, change)
        return replace(record, truth={**record.truth, **truth})

    def _random(self, number: int, what: str) -> Random:
        return Random(f"{what} {self._drift.kind} {self._template.record.id} {number}")


Task = tuple[PageTemplate, list[Donor], SiteDrift, int, int]
"""A template, its donors, what drifts, the number of pages, and of those that one crawl reads."""


def drifting_site(task: Task, model_of: ModelOf) -> DriftResult:
    """Make a site and read it."""
    template, donors, drift, pages, of_crawl = task
    model = model_of(template.record)
    site = DriftingSite(template, donors, drift, pages)
    run = SiteRun(model)
    seen: list[LearnedPage] = []
    true: list[int] = []
    before: dict[int, dict[str, str]] = {}
    for number in range(pages):
        if number and number % of_crawl == 0:
            run.next_crawl()
        if number in site.starts:
            old = run.in_use(seen[-1].record)
            before[number] = {wrapper.id: wrapper.snapshot for wrapper in old}
            if old and _costs(site, number, old, model):
                true.append(number)
        seen.append(run.page(site.page(number)))
    read = tuple(_judged(page, model, number % COMPARED == 0) for number, page in enumerate(seen))
    changes, false = _told(seen, site.starts, true, before)
    records = run.records(seen[-1].record)
    return DriftResult(
        site=template.site,
        kind=drift.kind,
        pages=read,
        changes=tuple(changes),
        false=false,
        stored=len(records),
        in_use=sum(r.retired_at is None and r.wrapper.support >= 3 for r in records),
        kilobytes=sum(len(r.wrapper.to_json()) for r in records) / 1000,
    )


def _costs(site: DriftingSite, number: int, old: Sequence[Wrapper], model: Model | None) -> bool:
    """Whether the change on this page costs the wrappers of before more than ``LOSS``."""
    asked = range(number, min(number + ASKED, len(site.stages)))
    now = fmean(by_wrappers(site.page(n), old, model) for n in asked)
    same = fmean(by_wrappers(site.page(n, site.stages[number - 1]), old, model) for n in asked)
    return now < same - LOSS


def _judged(page: LearnedPage, model: Model | None, asked: bool) -> DriftedPage:
    extracted = page.extracted
    article = article_of(extracted)
    mark = "w" if page.by_wrapper else "." if isinstance(extracted.outcome, Article) else "-"
    return DriftedPage(
        mark=mark,
        found=f1_of(page.record, extracted),
        confidence=article.extraction.confidence if article is not None else None,
        cold=_cold(page, model) if asked and page.by_wrapper else None,
    )


def _cold(page: LearnedPage, model: Model | None) -> ColdPage:
    record = page.record
    cold = extract_page(page_of(record), model=model)
    authors = [_has_authors(record, each) for each in (page.extracted, cold)]
    return ColdPage(
        f1=f1_of(record, cold),
        authors=None if None in authors else (bool(authors[0]), bool(authors[1])),
        same_day=_day(page.extracted) == _day(cold),
    )


def _day(extracted: Extracted) -> str:
    article = article_of(extracted)
    return "" if article is None else (article.metadata.date_published or "")[:10]


def _has_authors(record: Record, extracted: Extracted) -> bool | None:
    names = record.truth.get("authors")
    article = article_of(extracted)
    if names is None or article is None:
        return None
    return {author.name for author in article.metadata.authors} == set(names)


def _told(
    seen: Sequence[LearnedPage], starts: Sequence[int], true: Sequence[int], before: dict[int, dict[str, str]]
) -> tuple[list[TrueChange], int]:
    """The true changes, and how many wrappers were given up at other times."""
    changes, right = [], 0
    for number in true:
        stop = next((n for n in starts if n > number), len(seen))
        old = before[number]
        noticed = again = None
        for place, page in enumerate(seen[number:stop], 1):
            used = page.extracted.used
            ended = {each.wrapper for each in page.events.redesigns} & old.keys()
            right += len(ended)
            refused = used is None and isinstance(page.extracted.outcome, Article)
            if again is None and used is not None and old.get(used.id) != used.snapshot:
                again = place
            if noticed is None and (ended or refused or again):
                noticed = place
        changes.append(TrueChange(number, noticed, again))
    return changes, sum(len(page.events.redesigns) for page in seen) - right


def table(results: Sequence[DriftResult]) -> str:
    """A line a kind."""
    head = f"{'drift':10} {'sites':>5} {'served':>6} {'wrapper':>7} {'cold':>6} {'badly':>6} {'changes':>7} {'told':>5}"
    more = f"{'false':>5} {'notice':>6} {'again':>5} {'stored':>11} {'kB':>4} {'conf':>5} {'authors':>11} {'date':>5}"
    lines = [f"{head} {more}"]
    for kind in dict.fromkeys(r.kind for r in results):
        here = [r for r in results if r.kind == kind]
        pages = [page for r in here for page in r.pages]
        served = [page for r in here for page in r.served]
        changes = [change for r in here for change in r.changes]
        told = [change.noticed for change in changes if change.noticed is not None]
        again = [change.again for change in changes if change.again is not None]
        both = [pair for r in here for pair in r.compared]
        named = [cold.authors for _, cold in both if cold.authors is not None]
        badly = _mean([page.found < cold.f1 - BADLY for page, cold in both])
        stored, used = _mean([r.stored for r in here]), _mean([r.in_use for r in here])
        right = _mean([authors[0] for authors in named]), _mean([authors[1] for authors in named])
        body = f"{_mean([page.found for page, _ in both]):7.4f} {_mean([cold.f1 for _, cold in both]):6.4f}"
        confidence, size = _mean([p.confidence or 0 for p in served]), _mean([r.kilobytes for r in here])
        lines.append(
            f"{kind:10} {len(here):5} {len(served) / len(pages):6.1%} {body} {badly:6.1%} "
            f"{len(changes):7} {len(told):5} {sum(r.false for r in here):5} {_mean(told):6.1f} {_mean(again):5.1f} "
            f"{stored:5.1f} {used:5.1f} {size:4.0f} {confidence:5.3f} {right[0]:5.3f} {right[1]:5.3f} "
            f"{_mean([not cold.same_day for _, cold in both]):5.3f}"
        )
    return "\n".join(lines)


def _mean(values: Sequence[float]) -> float:
    return fmean(values) if values else 0.0


def site_line(r: DriftResult) -> str:
    """A site and kind; of each true change the page, then pages to its notice and until served again."""
    loss = _mean([cold.f1 - page.found for page, cold in r.compared])
    changes = " ".join(f"{c.at}:{c.noticed or '-'}/{c.again or '-'}" for c in r.changes)
    return f"{r.site:30} {r.kind:10} {r.marks} loss {loss:+.3f} false {r.false} stored {r.stored} {changes}"


def headed(record: Record) -> Record:
    """A record with a headline: of a truth that has none, what the page's one h1 says."""
    if record.truth.get("headline") or not record.truth.get("body"):
        return record
    root = etree.HTML(record.page.text().encode("utf-8", "replace"), etree.HTMLParser(encoding="utf-8"))
    found = [] if root is None else ["".join(h.itertext()) for h in root.iter("h1")]
    if len(found) != 1:
        return record
    return replace(record, truth={**record.truth, "headline": " ".join(found[0].split())})


def _tasks(options: argparse.Namespace) -> Iterator[Task]:
    sets = [[headed(replace(r, lang=r.lang or "en")) for r in read_sets([path])] for path in split_paths(options.sets)]
    records = [record for nth in zip_longest(*sets) for record in nth if record is not None]
    groups = folds_of(options.folds)
    chosen = list(templates_with_donors(records, options.sites, options.pages, groups))
    for kind in options.kinds:
        drift = SiteDrift(kind, options.every)
        fitting = [(template, donors) for template, donors in chosen if drift.fits(template)]
        yield from ((template, donors, drift, options.pages, options.crawl) for template, donors in fitting)


def main(arguments: list[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sets", metavar="SET[,SET...]")
    parser.add_argument("--kinds", nargs="*", choices=KINDS, default=list(KINDS), metavar="KIND",
                        help=f"of drifts (default all): {', '.join(KINDS)}")  # fmt: skip
    parser.add_argument("--sites", type=int, default=40, metavar="N",
                        help="templates at most, of the sets by turns (default 40)")  # fmt: skip
    parser.add_argument("--pages", type=int, default=40, help="pages of a site (default 40)")
    parser.add_argument("--every", type=int, default=EVERY, metavar="N",
                        help=f"pages between two builds, or steps of a slow change (default {EVERY})")  # fmt: skip
    parser.add_argument("--crawl", type=int, default=8, metavar="N", help="pages that one crawl reads (default 8)")
    parser.add_argument("--folds", type=Path, metavar="DIR", help="models by site")
    parser.add_argument("--by-site", action="store_true", help="a line a site, too")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", type=Path, help="write all results there too")
    options = parser.parse_args(arguments)
    model_of = models_of_folds(options.folds)
    results = []
    for result in forked(partial(drifting_site, model_of=model_of), list(_tasks(options)), options.jobs):
        results.append(result)
        if options.by_site:
            print(site_line(result), flush=True)
    print(table(results))
    if options.json:
        options.json.write_text(json.dumps([asdict(r) for r in results]) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
