"""What pages of each type were said to be: the verdicts of a set's pages beside what people called them.

    python -m benchmarks.verdicts SET[,SET...] PRED.jsonl [--pages VERDICT]

PRED is what ``benchmarks.predict --folds`` wrote. A row is a page type of the truth (``-`` where none is known), a
column a verdict; ``--pages`` lists the pages that got one, to be read by eye.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

from benchmarks.corpus import Record, read_predictions, read_sets, split_paths

Counts = Mapping[tuple[str, str], int]


def verdicts_of(predictions: Path) -> dict[str, str]:
    """Verdict by page id. Raises ValueError for a line that is no JSON."""
    return {id_: line.get("verdict") or "none" for id_, line in read_predictions(predictions).items()}


def counted(records: Iterable[Record], verdicts: Mapping[str, str]) -> Counter[tuple[str, str]]:
    """Pages by (page type, verdict); those that were not predicted are left out."""
    return Counter((record.page_type or "-", verdicts[record.id]) for record in records if record.id in verdicts)


def table(counts: Counts) -> str:
    """A Markdown table, types and verdicts in the order of their pages."""
    by_type, by_verdict = Counter[str](), Counter[str]()
    for (kind, verdict), pages in counts.items():
        by_type[kind] += pages
        by_verdict[verdict] += pages
    columns = sorted(by_verdict, key=lambda name: (-by_verdict[name], name))
    rows = [["page type", "pages", *columns], ["---"] * (len(columns) + 2)]
    for kind in sorted(by_type, key=lambda name: (-by_type[name], name)):
        rows.append([kind, str(by_type[kind]), *(str(counts.get((kind, verdict), 0)) for verdict in columns)])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sets")
    parser.add_argument("predictions", type=Path)
    parser.add_argument("--pages", metavar="VERDICT", help="list the pages with this verdict instead")
    options = parser.parse_args()
    records, verdicts = list(read_sets(split_paths(options.sets))), verdicts_of(options.predictions)
    if options.pages is None:
        print(table(counted(records, verdicts)))
        return
    for record in records:
        if verdicts.get(record.id) == options.pages:
            print(f"{record.page_type or '-'}\t{record.id}\t{record.url}")


if __name__ == "__main__":
    main()
