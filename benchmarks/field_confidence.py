"""The confidence of single fields: learn the table, and show how far it can be believed on sites it never saw.

    python -m benchmarks.field_confidence SET.jsonl.xz[,SET...] --folds DIR [--write MODULE]

A value is right by the measures of ``benchmarks.measures.scoring``: a headline exact, the whole set of authors, the
day, the picture's file. The probability is the share of right values per source and number of agreeing sources, drawn
to the source's share, and that to the field's, by ``_PRIOR`` pages each. For the reliability table every page is judged
by a table that saw no page of its site (five folds by a digest of the site's name).
"""

from __future__ import annotations

import argparse
import hashlib
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.corpus import Record, read_sets, split_paths
from benchmarks.measures.fields import author_names, image_scores, same_day, same_text
from benchmarks.predict import article_of, fold_models
from benchmarks.reliability import bins
from extractors.metadata.confidence import FIELDS, MOST_AGREEING, OTHER, probability
from extractors.metadata.model import Metadata

_FOLDS = 5
_PRIOR = 8.0
_FEWEST = 12
"""Pages that a source needs for a row of its own."""
Table = Mapping[str, Mapping[str, tuple[float, ...]]]


@dataclass(frozen=True, slots=True)
class Value:
    """One field's value on one page: where it came from, how many others agree, whether it is right."""

    site: str
    field: str
    source: str
    others: int
    right: bool


def values_of(record: Record, metadata: Metadata) -> list[Value]:
    """The values of a page whose truth is known."""
    truth, found = record.truth, []
    for field in FIELDS:
        source = metadata.sources.get(field)
        right = _is_right(field, metadata, truth) if source else None
        if source and right is not None:
            found.append(Value(record.site or record.id, field, source, metadata.agreement.get(field, 0), right))
    return found


def _is_right(field: str, metadata: Metadata, truth: Mapping[str, object]) -> bool | None:
    """None where the truth says nothing of the field."""
    if field == "headline" and truth.get("headline"):
        return bool(same_text(metadata.headline, truth["headline"]))
    if field == "authors" and truth.get("authors"):
        return author_names([author.name for author in metadata.authors]) == author_names(truth["authors"])
    if field == "date_published" and truth.get("date_published"):
        return bool(same_day(metadata.date_published, truth["date_published"]))
    if field == "main_image" and truth.get("image") and metadata.main_image:
        return bool(image_scores(metadata.main_image.url, truth)[1])
    return None


def learn(values: Iterable[Value]) -> dict[str, dict[str, tuple[float, ...]]]:
    """Field -> source -> probability by the number of agreeing sources."""
    by_field: dict[str, list[Value]] = defaultdict(list)
    for value in values:
        by_field[value.field].append(value)
    table: dict[str, dict[str, tuple[float, ...]]] = {}
    for field, rows in sorted(by_field.items()):
        whole = _row(rows, sum(row.right for row in rows) / len(rows))
        table[field] = {OTHER: whole}
        by_source: dict[str, list[Value]] = defaultdict(list)
        for row in rows:
            by_source[row.source].append(row)
        for source, own in sorted(by_source.items()):
            if len(own) >= _FEWEST:
                table[field][source] = _row(own, _drawn(own, sum(row.right for row in rows) / len(rows)))
    return table


def _drawn(rows: Sequence[Value], to: float) -> float:
    return (sum(row.right for row in rows) + _PRIOR * to) / (len(rows) + _PRIOR)


def _row(rows: Sequence[Value], base: float) -> tuple[float, ...]:
    counts = range(MOST_AGREEING + 1)
    return tuple(round(_drawn([row for row in rows if row.others == count], base), 3) for count in counts)


def out_of_fold(values: Sequence[Value]) -> dict[str, list[tuple[float, bool]]]:
    """Field -> (probability by a table that never saw the site, whether the value is right)."""
    pairs: dict[str, list[tuple[float, bool]]] = defaultdict(list)
    for fold in range(_FOLDS):
        table = learn(value for value in values if _fold(value.site) != fold)
        for value in values:
            if _fold(value.site) == fold:
                given = probability(value.field, value.source, value.others, table)
                if given is not None:
                    pairs[value.field].append((given, value.right))
    return pairs


def _fold(site: str) -> int:
    return hashlib.sha256(site.encode()).digest()[0] % _FOLDS


def reliability(pairs: Mapping[str, Sequence[tuple[float, bool]]]) -> str:
    """A Markdown table: field, bin, values, mean confidence, share that is right, and each field's Brier score."""
    lines = ["| field | confidence | values | mean confidence | right |", "| --- | --- | --- | --- | --- |"]
    scores = []
    for field, rows in sorted(pairs.items()):
        lines += [f"| {field} | {name} | {n} | {mean:.3f} | {share:.3f} |" for name, n, mean, share in bins(rows)]
        brier = sum((given - right) ** 2 for given, right in rows) / len(rows)
        base = sum(right for _, right in rows) / len(rows)
        scores.append(f"{field} {brier:.4f} (of {len(rows)}; the share alone {base * (1 - base):.4f})")
    return "\n".join([*lines, "", "Brier scores: " + ", ".join(scores)])


def module_text(table: Table, head: str) -> str:
    """The table as Python source below a module's head."""
    lines = [head.rstrip(), "", "TABLE: Mapping[str, Mapping[str, tuple[float, ...]]] = {"]
    for field, rows in table.items():
        lines.append(f'    "{field}": {{')
        lines += [f'        "{source}": ({", ".join(map(str, row))}),' for source, row in rows.items()]
        lines.append("    },")
    return "\n".join([*lines, "}", ""])


def write(table: Table, path: Path) -> None:
    """Replace the table in its module."""
    head = path.read_text(encoding="utf-8").partition("TABLE:")[0]
    path.write_text(module_text(table, head), encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.field_confidence", description="Confidence of single fields, out of fold."
    )
    parser.add_argument("sets", metavar="SET[,SET...]")
    parser.add_argument("--folds", type=Path, required=True, metavar="DIR", help="models by site")
    parser.add_argument("--write", type=Path, metavar="FILE", help="the module that holds the table")
    options = parser.parse_args(arguments)
    choose = fold_models(options.folds)
    values: list[Value] = []
    for record in read_sets(split_paths(options.sets)):
        article = article_of(choose(record)(record.page))
        if article is not None:
            values += values_of(record, article.metadata)
    print(reliability(out_of_fold(values)))
    if options.write:
        write(learn(values), options.write)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
