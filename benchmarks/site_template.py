"""The site-template method on whole sites: how much boilerplate goes, how much content with it, and a grade.

    python -m benchmarks.site_template SITES.json SETS_FOLDER [--literal] [--duplicates SHARE] [--json FILE]
    python -m benchmarks.site_template --newsstand [--pages N] [--json FILE]

SITES.json is {site: [[set, id], ...]}; a set is read from ``SETS_FOLDER/<set>.jsonl.xz``. All pages of a site
are used to learn; those whose truth has a body are graded. Characters of visible text count; which block of
text is content is found by aligning the truth with the blocks (``benchmarks.training.labels``), all others are
boilerplate. The grade of a site is 5 if at least 95 % of the boilerplate and at most 0.5 % of the content is
removed, 4 for 80 % and 2 %, 3 for 50 % and 5 %, else 2. A second grade counts only the boilerplate that can
be a template at all: runs of text that stand word for word on at least four of the site's pages (so no
headlines, captions, teasers).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import fmean

import numpy as np

from benchmarks.corpus import Record
from benchmarks.made.newsstand_pages import newsstand_sites
from benchmarks.training.labels import label_page
from benchmarks.wrapping import listed_sites
from extractors.document import Document, Unreadable
from extractors.methods import site_template

GRADES = ((5, 0.95, 0.005), (4, 0.80, 0.02), (3, 0.50, 0.05))
"""(grade, least share of boilerplate removed, largest share of content removed)."""
_REPEATED = 4
"""Pages that must hold a text for it to be part of a template: the smallest valid cluster."""


@dataclass(frozen=True, slots=True)
class SiteGrade:
    """One site's outcome; shares are of all its graded pages together."""

    site: str
    pages: int
    graded: int
    clusters: tuple[int, ...]
    """Pages of each cluster."""
    boilerplate_removed: float
    content_removed: float
    repeated_removed: float
    """Share of the boilerplate that at least four pages have word for word."""
    repeated_share: float
    """How much of the boilerplate that is."""
    grade: int | None
    """None where no page of the site has a truth."""
    repeated_grade: int | None
    """The grade by the repeated boilerplate alone; None also where there is none."""


def grade_of(boilerplate_removed: float, content_removed: float) -> int:
    """The grade of two shares."""
    for grade, least, most in GRADES:
        if boilerplate_removed >= least and content_removed <= most:
            return grade
    return 2


def grade_site(site: str, pages: Sequence[Record], rules: site_template.Rules | None = None) -> SiteGrade:
    """Learn from all pages of a site and grade those with a truth."""
    read: list[tuple[Document, Mapping[str, object]]] = []
    for record in pages:
        try:
            read.append((Document(record.page), record.truth))
        except Unreadable:
            continue
    learned = site_template.learn([document for document, _ in read], rules)
    holders = Counter(text for document, _ in read for text in set(_run_texts(document)))
    repeated = frozenset(text for text, pages in holders.items() if pages >= _REPEATED)
    # removed and all characters of: boilerplate, content, repeated boilerplate
    sums = np.zeros(6)
    graded = 0
    for number, (document, truth) in enumerate(read):
        if truth.get("body"):
            graded += 1
            sums += _removed(document, truth, repeated, learned.fragments[number], learned.covered[number])
    boilerplate = float(sums[0] / max(sums[1], 1))
    content = float(sums[2] / max(sums[3], 1))
    again = float(sums[4] / max(sums[5], 1))
    return SiteGrade(
        site=site,
        pages=len(read),
        graded=graded,
        clusters=tuple(len(cluster.pages) for cluster in learned.clusters),
        boilerplate_removed=round(boilerplate, 4),
        content_removed=round(content, 4),
        repeated_removed=round(again, 4),
        repeated_share=round(float(sums[5] / max(sums[1], 1)), 4),
        grade=grade_of(boilerplate, content) if graded else None,
        repeated_grade=grade_of(again, content) if sums[5] else None,
    )


def _run_texts(document: Document) -> list[str]:
    s = document.structure
    return [
        document.stream[start:stop].strip() for start, stop in zip(s.run_at.tolist(), s.run_stop.tolist())
    ]


def _removed(
    document: Document,
    truth: Mapping[str, object],
    repeated: frozenset[str],
    fragments: site_template.Fragments,
    covered: np.ndarray[tuple[int, ...], np.dtype[np.bool_]],
) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    blocks, s = document.blocks, document.structure
    texts = document.block_texts()
    content = np.array([label.content for label in label_page(texts, truth)], dtype=np.bool_)
    left = np.zeros(len(s.run_at), dtype=np.bool_)
    left[site_template.runs_outside(document, fragments, covered)] = True
    is_content = content[blocks.block_of_run]
    size = s.run_chars[blocks.runs]
    gone = ~left[blocks.runs]
    again = np.array([text in repeated for text in _run_texts(document)], dtype=np.bool_)[blocks.runs]
    return np.array(
        [
            size[gone & ~is_content].sum(),
            size[~is_content].sum(),
            size[gone & is_content].sum(),
            size[is_content].sum(),
            size[gone & again & ~is_content].sum(),
            size[again & ~is_content].sum(),
        ],
        dtype=np.float64,
    )


def corpus_sites(sites: Path, folder: Path) -> dict[str, list[Record]]:
    """The pages of each site of a list, in the list's order."""
    names = {name for pairs in json.loads(sites.read_text("utf-8")).values() for name, _ in pairs}
    return listed_sites(sites, [folder / f"{name}.jsonl.xz" for name in sorted(names)])


def table(grades: Iterable[SiteGrade]) -> str:
    """The grades as text, with their mean."""
    rows = list(grades)
    lines = [
        f"{'site':26} {'pages':>5} {'graded':>6}  {'boilerplate':>11} {'content':>8} {'grade':>5}  "
        f"{'repeated':>8} {'of it':>6} {'grade':>5}  clusters"
    ]
    for row in rows:
        lines.append(
            f"{row.site:26} {row.pages:5} {row.graded:6}  {row.boilerplate_removed:11.1%} "
            f"{row.content_removed:8.2%} {row.grade or '-':>5}  {row.repeated_share:8.1%} "
            f"{row.repeated_removed:6.1%} {row.repeated_grade or '-':>5}  "
            f"{' '.join(map(str, row.clusters)) or 'none'}"
        )
    for name, known in (
        ("mean grade", [row.grade for row in rows if row.grade is not None]),
        (
            "mean grade by repeated boilerplate",
            [row.repeated_grade for row in rows if row.repeated_grade is not None],
        ),
    ):
        lines.append(f"{name} {fmean(known):.2f} over {len(known)} sites" if known else f"{name}: no site")
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the table; 0 unless the arguments are wrong."""
    parser = argparse.ArgumentParser(prog="benchmarks.site_template", description=__doc__.split("\n\n")[0])
    parser.add_argument("sites", nargs="?", type=Path, help="{site: [[set, id], ...]} as JSON")
    parser.add_argument("folder", nargs="?", type=Path, help="where the sets are")
    parser.add_argument("--newsstand", action="store_true", help="grade the sample newspapers instead")
    parser.add_argument(
        "--pages", type=int, default=12, help="articles of each sample newspaper (default 12)"
    )
    parser.add_argument(
        "--literal", action="store_true", help="one starting pair at each threshold, as written"
    )
    parser.add_argument(
        "--duplicates", type=float, default=0.7, help="share of a match that makes duplicates"
    )
    parser.add_argument("--json", type=Path, help="write the grades there too")
    options = parser.parse_args(arguments)
    if options.newsstand:
        sites = newsstand_sites(options.pages)
    elif options.sites and options.folder:
        sites = corpus_sites(options.sites, options.folder)
    else:
        parser.error("give SITES.json and SETS_FOLDER, or --newsstand")
    rules = site_template.Rules(retry_pairs=not options.literal, duplicate_share=options.duplicates)
    grades = [grade_site(site, pages, rules) for site, pages in sites.items()]
    print(table(grades))
    if options.json:
        options.json.write_text(json.dumps([asdict(grade) for grade in grades], indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
