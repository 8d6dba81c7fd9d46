"""What each source of the date of publication is worth, by leaving it out, and what another order would give.

    python -m benchmarks.date_precedence SET.jsonl.xz[,SET...] --folds DIR

Every page's claims are collected once; then the choice (``extractors.metadata.dates.choice.choose``) is made anew from
those of fewer sources, or in another order. Per set: the share of the known days that is right, and the share that is
right of those given. The rule that asks for the lines next to the headline is left out throughout, since it needs the
page; the first line of the table says what the choice is worth without it.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.corpus import read_set, set_name, split_paths
from benchmarks.measures.fields import same_day
from benchmarks.measures.tables import lines_of
from benchmarks.predict import article_of, fold_models
from extractors.metadata.dates.choice import choose
from extractors.metadata.model import Claim
from extractors.metadata.precedence import PRECEDENCE, WEAK_DATES

FIELD = "date_published"
ORDER = (*PRECEDENCE[FIELD], "dom.updated")
_VISIBLE = ("dom.time.near", "dom.line", "dom.class")


@dataclass(frozen=True, slots=True)
class Dated:
    """A page whose day is known, and all that its sources claim."""

    set: str
    truth: str
    claims: tuple[Claim, ...]


def variants() -> dict[str, tuple[str, ...]]:
    """Name -> sources in order of trust."""
    groups: dict[str, Sequence[str]] = {
        "json_ld.article": ["json_ld.article"],
        "OpenGraph": [name for name in ORDER if name.startswith(("article:", "og:"))],
        "plain metas": [name for name in ORDER if name.startswith("meta.")],
        "microdata": ["microdata"],
        "json_ld.page": ["json_ld.page"],
        **{name: [name] for name in (*_VISIBLE, "url")},
        "labels, scripts, opening, alone, first": [
            "dom.label", "dom.label.far", "dom.attribute", "script", "dom.opening", "dom.alone", "dom.first",
        ],
        "dom.updated": ["dom.updated"],
        "all that is visible": [name for name in ORDER if name.startswith("dom.")],
        "all that is declared": [name for name in ORDER if not name.startswith("dom.")],
    }  # fmt: skip
    left_out = {f"without {name}": tuple(s for s in ORDER if s not in group) for name, group in groups.items()}
    return {
        "as it is": ORDER,
        **left_out,
        "the visible first": first(_VISIBLE),
        "OpenGraph first": first(groups["OpenGraph"]),
        "url first": first(["url"]),
        "json_ld.page first": first(["json_ld.page"]),
        "weak metas before the visible": first([*ORDER[: ORDER.index("dom.first")], *WEAK_DATES]),
    }


def first(names: Sequence[str]) -> tuple[str, ...]:
    """The order with some sources before all others."""
    return (*names, *(name for name in ORDER if name not in names))


def shares(pages: Iterable[Dated], order: Sequence[str]) -> Mapping[str, tuple[float, float]]:
    """Set -> (share of the known days that is right, share that is right of those given)."""
    rank = {source: place for place, source in enumerate(order)}
    known, given, right = Counter[str](), Counter[str](), Counter[str]()
    for page in pages:
        claims = sorted((claim for claim in page.claims if claim.source in rank), key=lambda claim: rank[claim.source])
        best = choose(claims)
        known[page.set] += 1
        given[page.set] += best is not None
        right[page.set] += best is not None and bool(same_day(best.value, page.truth))
    return {name: (right[name] / known[name], right[name] / max(1, given[name])) for name in known}


def pages_of(paths: Sequence[Path], folds: Path) -> list[Dated]:
    """The pages of all sets whose day of publication is known."""
    choose_extraction = fold_models(folds)
    found = []
    for path in paths:
        for record in read_set(path):
            truth = record.truth.get(FIELD)
            if not truth:
                continue
            article = article_of(choose_extraction(record)(record.page))
            claims = article.metadata.candidates.get(FIELD, ()) if article else ()
            found.append(Dated(set_name(path), str(truth), tuple(claim for claim in claims if claim.value)))
    return found


def table(pages: Sequence[Dated]) -> str:
    """Every variant's shares."""
    names = list(dict.fromkeys(page.set for page in pages))
    rows = [["", *(f"{name}, right (of those given)" for name in names)]]
    for variant, order in variants().items():
        of_sets = shares(pages, order)
        rows.append([variant, *(f"{of_sets[name][0]:.3f} ({of_sets[name][1]:.3f})" for name in names)])
    return "\n".join(lines_of(rows))


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sets", metavar="SET[,SET...]")
    parser.add_argument("--folds", type=Path, required=True, metavar="DIR", help="models by site")
    options = parser.parse_args(arguments)
    print(table(pages_of(split_paths(options.sets), options.folds)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
