"""Whether wrappers notice that a site was redesigned, and heal; and how often they are wrong to think so.

    python -m benchmarks.redesigns SET[,SET...] [--sites N] [--folds DIR] [--json FILE]
    python -m benchmarks.redesigns --newsstand

Each site is a recorded page's template with other articles in it (``benchmarks.transplant``). It is read as a crawl
would read it, through the crawl's own cache and policy: first so many pages as they were recorded, then as many other
articles in the redesigned markup (``benchmarks.made.site_redesign``).

  counts    the old wrappers lose more than 1 % of their text's word F1 on the redesigned pages, against the truth and
            beside the same articles in the old markup (a wrapper that refuses a page has no text)
  noticed   the number of redesigned pages after which an old wrapper was retired; with an ``a`` the page on which it
            was refused and learned anew: where root and header stand where they stood, a layout keeps its wrapper
  healed    of the last four pages at least three are served by what was learned since, and the text of the four loses
            at most 1 % against cold extraction
  alarms    wrappers that were retired although nothing was redesigned, over all pages; also on sites of several
            templates, whose articles come in no order
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean

from benchmarks.corpus import Record, read_sets, split_paths
from benchmarks.learning import LearnedPage, SiteRun, page_of
from benchmarks.made.donors import Donor
from benchmarks.made.page_template import PageTemplate
from benchmarks.made.site_redesign import SiteRedesign
from benchmarks.measures.bodies import body_f1
from benchmarks.measures.proportions import share_interval
from benchmarks.parallel import forked
from benchmarks.predict import ModelOf, article_of, models_of_folds
from benchmarks.transplant import folds_of, templates_with_donors, transplanted_site
from extractors import Extracted, Model, Wrapper, extract_page
from extractors.document import Parsed
from extractors.wrapping.warm import Views, serve

LOSS = 0.01
"""Of the word F1 against the truth: what a redesign costs at least to count, and healing at most."""
SOON = 3
"""Pages within which a redesign is to be noticed."""
LAST = 4


@dataclass(frozen=True, slots=True)
class RedesignResult:
    """One site, redesigned. The figures are mean word F1 over the redesigned pages."""

    site: str
    kinds: tuple[str, ...]
    old: float
    """Of the old wrappers, on the same articles in the old markup."""
    old_after: float
    """Of the old wrappers alone."""
    cold: float
    learning: float
    """Of what a crawl would have written."""
    noticed: int | None
    adapted: bool
    """Whether it was noticed by refusing a page and learning the same wrapper anew, and none was retired."""
    healed: bool
    served: str
    """Per page of the run: ``o`` by an old wrapper, ``a`` by one of them as learned anew, ``n`` by a new one, ``.``
    cold; a bar before the redesign."""

    @property
    def counts(self) -> bool:
        return self.old_after < self.old - LOSS


@dataclass(frozen=True, slots=True)
class QuietResult:
    """One site that was not redesigned."""

    site: str
    pages: int
    alarms: int
    served: str


def f1_of(record: Record, extracted: Extracted) -> float:
    """Word F1 of a page against its truth."""
    article = article_of(extracted)
    return body_f1(article.body if article is not None else "", record.truth)


def by_wrappers(record: Record, wrappers: Sequence[Wrapper], model: Model | None) -> float:
    """Word F1 of what these wrappers alone give; 0 where none fits."""
    views = Views(Parsed(page_of(record)), model)
    for wrapper in wrappers:
        outcome = serve(views, wrapper)
        if not isinstance(outcome, str):
            return body_f1(outcome.article.body, record.truth)
    return 0.0


def redesigned(
    before: Sequence[Record], same: Sequence[Record], after: Sequence[Record], kinds: tuple[str, ...],
    model: Model | None = None,
) -> RedesignResult:  # fmt: skip
    """Read a site before and after; ``same`` are the articles of ``after`` in the old markup."""
    run = SiteRun(model)
    start = [run.page(record) for record in before]
    old = run.in_use(before[-1])
    forms = {wrapper.id: wrapper.snapshot for wrapper in old}
    pages = [run.page(record) for record in after]
    marks = _marks(pages, forms)
    ends = [{ended.wrapper for ended in page.events.redesigns} for page in pages]
    noticed = next((n for n, ended in enumerate(ends, 1) if forms.keys() & ended), None)
    adapted = noticed is None and "." in marks and "o" not in marks[marks.index(".") :]
    if adapted:
        noticed = marks.index(".") + 1
    found = [f1_of(page.record, page.extracted) for page in pages]
    cold = [
        f1_of(page.record, extract_page(page_of(page.record), model=model)) if page.by_wrapper else f1
        for page, f1 in zip(pages, found)
    ]
    return RedesignResult(
        site=before[0].site,
        kinds=kinds,
        old=fmean(by_wrappers(record, old, model) for record in same),
        old_after=fmean(by_wrappers(record, old, model) for record in after),
        cold=fmean(cold),
        learning=fmean(found),
        noticed=noticed,
        adapted=adapted,
        healed=sum(mark in "an" for mark in marks[-LAST:]) >= LAST - 1
        and fmean(found[-LAST:]) >= fmean(cold[-LAST:]) - LOSS,
        served=f"{_marks(start, {}).replace('n', 'o')}|{marks}",
    )


def quiet(records: Sequence[Record], model: Model | None = None) -> QuietResult:
    """Read a site that stays as it is."""
    run = SiteRun(model)
    pages = [run.page(record) for record in records]
    alarms = sum(len(page.events.redesigns) for page in pages)
    return QuietResult(records[0].site, len(pages), alarms, _marks(pages, {}).replace("n", "w"))


def _marks(pages: Iterable[LearnedPage], forms: Mapping[str, str]) -> str:
    """``forms``: ids of the old wrappers, and their snapshots."""
    marks = []
    for page in pages:
        used = page.extracted.used
        if used is None:
            marks.append(".")
        elif used.id not in forms:
            marks.append("n")
        else:
            marks.append("o" if forms[used.id] == used.snapshot else "a")
    return "".join(marks)


Task = tuple[PageTemplate, list[Donor], int]
"""A template, its donors, and pages of each half."""


def redesign_site(task: Task, model_of: ModelOf) -> RedesignResult:
    """Make a site and its redesign, and read them."""
    template, donors, pages = task
    design = SiteRedesign.drawn(f"{template.site} 0")
    made = [
        transplanted_site(template, donors, pages),
        transplanted_site(template, donors, pages, first=pages),
        transplanted_site(template, donors, pages, first=pages, redesign=design),
    ]
    before, same, after = (site.records for site in made if site is not None)
    return redesigned(before, same, after, design.kinds, model_of(template.record))


def quiet_site(task: Task, model_of: ModelOf) -> QuietResult:
    """Make a site and read it."""
    template, donors, pages = task
    return quiet(_made(template, donors, 2 * pages), model_of(template.record))


def mixed_site(tasks: Sequence[Task], model_of: ModelOf) -> QuietResult:
    """Make a site of several templates, its articles in no order, and read it."""
    records = [r for template, donors, pages in tasks for r in _made(template, donors, 2 * pages)]
    host = records[0].site
    Random(host).shuffle(records)
    here = [replace(record, site=host, url=f"https://{host}/{number}") for number, record in enumerate(records)]
    return quiet(here, model_of(tasks[0][0].record))


def _made(template: PageTemplate, donors: list[Donor], pages: int) -> Sequence[Record]:
    site = transplanted_site(template, donors, pages)
    assert site is not None
    return site.records


def together(tasks: Sequence[Task], layouts: int, groups: Mapping[str, int] | None) -> Iterator[Sequence[Task]]:
    """So many tasks at a time, all of one fold, since one model reads their site."""
    by_fold: dict[int, list[Task]] = {}
    for task in tasks:
        by_fold.setdefault((groups or {}).get(task[0].site, 0), []).append(task)
    for of_fold in by_fold.values():
        yield from (of_fold[at : at + layouts] for at in range(0, len(of_fold) - layouts + 1, layouts))


def newsstand_switch(pages: int) -> list[RedesignResult]:
    """The sample newspapers that have a second layout, switched after so many pages."""
    from benchmarks.made.newsstand_pages import fetched
    from newsstand import serve

    results = []
    with serve() as stand:
        truth = stand.truth()
        for name in truth:
            try:
                stand.redesign(name, redesigned=False)
            except ValueError:
                continue
            articles = truth[name].articles
            if len(articles) < 2 * pages:
                raise ValueError(f"{name} has {len(articles)} articles, fewer than twice {pages}")
            before, same = fetched(articles[:pages]), fetched(articles[pages : 2 * pages])
            stand.redesign(name)
            results.append(redesigned(before, same, fetched(articles[pages : 2 * pages]), ("newsstand",)))
    return results


def table(results: Sequence[RedesignResult]) -> str:
    """A line a site, and the shares."""
    lines = [f"{'site':30} {'old':>6} {'after':>6} {'cold':>6} {'learn':>6} {'noticed':>7} {'healed':>6}  pages"]
    for r in results:
        noticed = "-" if r.noticed is None else f"{r.noticed}{'a' * r.adapted}"
        flags = f"{noticed if r.counts else f'({noticed})':>7} {'yes' if r.healed else 'no':>6}"
        lines.append(
            f"{r.site:30} {r.old:6.3f} {r.old_after:6.3f} {r.cold:6.3f} {r.learning:6.3f} {flags}  {r.served}  "
            f"{'+'.join(r.kinds)}"
        )
    counted = [r for r in results if r.counts]
    retired = sum(r.noticed is not None and r.noticed <= SOON and not r.adapted for r in counted)
    soon = sum(r.noticed is not None and r.noticed <= SOON for r in counted)
    healed = sum(r.healed for r in counted)
    lines.append(f"{len(counted)} of {len(results)} redesigns cost the old wrappers more than {LOSS:.0%}")
    how = f"{retired} retired, {soon - retired} learned anew"
    lines.append(f"noticed within {SOON} pages: {share_interval(soon, len(counted))}; {how}")
    lines.append(f"healed: {share_interval(healed, len(counted))}")
    return "\n".join(lines)


def quiet_table(results: Sequence[QuietResult], layouts: int = 1) -> str:
    """The sites with an alarm, and the share."""
    lines = [f"{r.site:30} {r.alarms} alarms  {r.served}" for r in results if r.alarms]
    pages, alarms = sum(r.pages for r in results), sum(r.alarms for r in results)
    of = f" of {layouts} layouts" if layouts > 1 else ""
    lines.append(f"false alarms: {share_interval(alarms, pages)} of the pages of {len(results)} sites{of}")
    return "\n".join(lines)


def _tasks(options: argparse.Namespace) -> Iterator[Task]:
    records = [replace(r, lang=r.lang or "en") for r in read_sets(split_paths(options.sets))]
    groups = folds_of(options.folds)
    for template, donors in templates_with_donors(records, options.sites, 2 * options.pages, groups):
        yield template, donors, options.pages


def main(arguments: list[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sets", metavar="SET[,SET...]", nargs="?")
    parser.add_argument("--newsstand", action="store_true", help="the sample newspapers' own second layout")
    parser.add_argument("--sites", type=int, default=60, metavar="N", help="templates at most (default 60)")
    parser.add_argument("--pages", type=int, default=10, help="pages before and after (default 10)")
    parser.add_argument("--layouts", type=int, nargs="*", default=[2, 4], metavar="N",
                        help="templates of sites that have several (default 2 4)")  # fmt: skip
    parser.add_argument("--folds", type=Path, metavar="DIR", help="models by site")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", type=Path, help="write all results there too")
    options = parser.parse_args(arguments)
    if not options.sets and not options.newsstand:
        parser.error("give SETS, or --newsstand")
    results: list[RedesignResult] = []
    still: dict[int, list[QuietResult]] = {}
    """By the number of a site's layouts."""
    if options.newsstand:
        results += newsstand_switch(options.pages)
    if options.sets:
        model_of = models_of_folds(options.folds)
        tasks = list(_tasks(options))
        results += forked(partial(redesign_site, model_of=model_of), tasks, options.jobs)
        still[1] = list(forked(partial(quiet_site, model_of=model_of), tasks, options.jobs))
        for layouts in options.layouts:
            chosen = list(together(tasks, layouts, folds_of(options.folds)))
            still[layouts] = list(forked(partial(mixed_site, model_of=model_of), chosen, options.jobs))
    print(table(results))
    for layouts, quiets in still.items():
        print(quiet_table(quiets, layouts))
    if options.json:
        found = {"redesigned": [asdict(r) for r in results],
                 "quiet": {layouts: [asdict(r) for r in quiets] for layouts, quiets in still.items()}}  # fmt: skip
        options.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
