"""What boxes and other markup do to a body: of pages that are exactly right, how many are so once they are changed.

    python -m benchmarks.planted SET.jsonl.xz[,SET...] [--folds DIR] [--every N] [--show N] [--jobs N]
        [--only TEXT]

Prints for each change (``benchmarks.made.plants``, and lines in the page's language) on how many pages the body stayed
as it was, has more lines, lacks some, or was refused. ``--every`` takes one page in so many, ``--show`` so many
examples of each, ``--only`` the changes with TEXT in their names. What a forest makes of a planted box depends on its
page: compare the rows of two versions with each other, not with quality on real pages.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import lxml.html

from benchmarks.corpus import Record, read_set, split_paths
from benchmarks.made.plants import CHANGES, Change
from benchmarks.made.plants_by_language import KINDS, lines_in
from benchmarks.parallel import forked
from benchmarks.predict import ModelOf, models_of_folds
from benchmarks.training.labels import tokens
from extractors import Article, Page, extract_page

FEWEST = 4
"""Paragraphs of a body that something is planted in."""
SAME, MORE, LESS, OTHER, REFUSED = "same", "more", "less", "other", "refused"
_DECLARED = "<?xml"


def lines_of(body: str) -> list[str]:
    """The lines of a body that are not empty, white space squeezed."""
    return [" ".join(line.split()) for line in body.split("\n") if line.strip()]


def paragraphs_of(tree: Any, lines: set[str]) -> list[Any]:
    """The ``p`` elements that are a whole line of the body, in document order."""
    return [each for each in tree.iter("p") if " ".join(each.text_content().split()) in lines]


def changed(page: Page, body: str, change: Change) -> Page | None:
    """The page after the change; None where too few paragraphs of the body are elements of their own."""
    source = page.text()
    tree = lxml.html.document_fromstring(source[source.find(">") + 1 :] if source.startswith(_DECLARED) else source)
    paragraphs = paragraphs_of(tree, set(lines_of(body)))
    if len(paragraphs) < FEWEST:
        return None
    change(tree, paragraphs)
    html = lxml.html.tostring(tree, encoding="unicode", doctype="<!DOCTYPE html>")
    return Page.from_html(html, page.url)


def outcome_of(before: str, after: str | None) -> tuple[str, list[str]]:
    """What became of a body, and the lines that came (``+``) or went (``-``)."""
    if after is None:
        return REFUSED, []
    if tokens(before) == tokens(after):
        return SAME, []
    old, new = lines_of(before), lines_of(after)
    more, less = [line for line in new if line not in old], [line for line in old if line not in new]
    kind = OTHER if bool(more) == bool(less) else MORE if more else LESS
    return kind, [*(f"+ {line}" for line in more), *(f"- {line}" for line in less)]


def judged(model_of: ModelOf, record: Record, only: str = "") -> dict[str, tuple[str, list[str]]] | None:
    """The outcome by change, of a page whose body is exactly right before; None of any other."""
    model = model_of(record)
    found = extract_page(record.page, model=model).outcome
    if not isinstance(found, Article) or tokens(found.body) != tokens(str(record.truth.get("body") or "")):
        return None
    outcomes: dict[str, tuple[str, list[str]]] = {}
    for name, change in {**CHANGES, **lines_in(record.lang)}.items():
        if only not in name:
            continue
        page = changed(record.page, found.body, change)
        if page is not None:
            after = extract_page(page, model=model).outcome
            outcomes[name] = outcome_of(found.body, after.body if isinstance(after, Article) else None)
    return outcomes


def report(pages: Sequence[Mapping[str, tuple[str, list[str]]]], show: int) -> Iterator[str]:
    """The table, a line each."""
    kinds = (SAME, MORE, LESS, OTHER, REFUSED)
    yield f"{'':28}{'pages':>7}" + "".join(f"{kind:>9}" for kind in kinds)
    for name in [*CHANGES, *(f"line: {kind}" for kind in KINDS)]:
        seen = [page[name] for page in pages if name in page]
        if not seen:
            continue
        counts = Counter(kind for kind, _ in seen)
        yield f"{name:28}{len(seen):>7}" + "".join(f"{counts[kind]:>9}" for kind in kinds)
        examples = [lines for _, lines in seen if lines][:show]
        yield from (f"    {'  '.join(line[:70] for line in lines[:4])}" for lines in examples)


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sets")
    parser.add_argument("--folds", type=Path, metavar="DIR", help="models by site: each page by one that never saw it")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--show", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="", metavar="TEXT")
    options = parser.parse_args()
    model_of = models_of_folds(options.folds)
    records = [record for path in split_paths(options.sets) for record in list(read_set(path))[:: options.every]]
    judge = partial(judged, model_of, only=options.only)
    pages = [page for page in forked(judge, records, options.jobs) if page is not None]
    print(f"{len(records)} pages, {len(pages)} of them exactly right")
    for line in report(pages, options.show):
        print(line)


if __name__ == "__main__":
    main()
