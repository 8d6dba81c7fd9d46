"""Comparisons as tables of plain text."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TextIO

from benchmarks.measures.comparison import Comparison, Row
from benchmarks.measures.intervals import Interval

COLUMNS: tuple[tuple[str, str], ...] = (
    ("word.f1", "word F1"),
    ("shingle.f1", "shingle F1"),
    ("shingle.accuracy", "exact"),
    ("rouge.f1", "ROUGE F1"),
    ("lcs.f1", "LCS F1"),
    ("snippets.f1", "snippets F1"),
    ("prefix.holds", "prefix"),
    ("headline.exact", "headline"),
    ("authors.exact", "authors"),
    ("date_published.accuracy", "date"),
    ("image.same_name", "image"),
    ("description.token_f1", "descr."),
    ("page_type.article_precision", "type P"),
    ("page_type.article_recall", "type R"),
)
"""Measures that the table of a set shows, with their headings; the JSON holds all."""


def lines_of(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows as aligned lines: the first cell to the left, the others to the right."""
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    return [
        "  ".join(
            cell.rjust(width) if place else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths))
        ).rstrip()
        for row in rows
    ]


def print_comparison(comparison: Comparison, out: TextIO | None = None) -> None:
    """The table of a set, then what ours lead or lack against the best peer."""
    out = out or sys.stdout
    shown = [(n, heading) for n, heading in COLUMNS if any(n in row.measures for row in comparison.rows)]
    table = [["", *(heading for _, heading in shown), "ms", "p99", "x parse", "crashes"]]
    table += [_quality(row, [name for name, _ in shown]) for row in comparison.rows]
    if comparison.parse:
        parse = comparison.parse
        blank = [""] * len(shown)
        table.append(["lxml parse", *blank, f"{parse.median:.2f}", f"{parse.p99:.2f}", "1.00", ""])
    print(f"\n{comparison.set}: {comparison.pages} pages of {comparison.sites} sites", file=out)
    print("\n".join(lines_of(table)), file=out)
    for name, why in comparison.absent.items():
        print(f"{name}: {why}", file=out)
    _print_differences(comparison, shown, out)


def _quality(row: Row, names: Sequence[str]) -> list[str]:
    values = [f"{row.measures[name].value:.4f}" if name in row.measures else "-" for name in names]
    timing = row.timing
    cost = [f"{timing.median:.2f}", f"{timing.p99:.2f}", f"{timing.parses:.2f}"] if timing else ["-"] * 3
    return [row.name, *values, *cost, str(row.crashes or "")]


def _print_differences(comparison: Comparison, shown: Sequence[tuple[str, str]], out: TextIO) -> None:
    table = [["", "best peer", "", "ours", "value [95 %]", "difference [95 %]"]]
    values = {row.name: row.measures for row in comparison.rows}
    for name, heading in shown:
        if name not in comparison.best:
            continue
        peer = comparison.best[name]
        ours = comparison.differences[name]
        if not ours:
            continue
        leader = max(ours, key=lambda system: ours[system].value)
        names = [system for system in dict.fromkeys((comparison.rows[0].name, leader)) if system in ours]
        for system in names:
            own, lead = values[system][name], ours[system]
            table.append(
                [heading, peer, f"{values[peer][name].value:.4f}", system, _bounds(own), _bounds(lead, "+")]
            )
    if len(table) > 1:
        print("\n" + "\n".join(lines_of(table)), file=out)


def _bounds(interval: Interval, sign: str = "") -> str:
    return f"{interval.value:{sign}.4f} [{interval.low:{sign}.4f}, {interval.high:{sign}.4f}]"
