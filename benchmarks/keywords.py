"""How many of an article's keywords are found, and how many of those found are right, with the shipped model.

    python -m benchmarks.keywords SET.jsonl.xz[,SET...] [--pages]

Names are compared in lower case. A truth that holds all of its names in one text is split like a page's. What the model
saw of a page's root and header matters little here: most keywords are declared in the head.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field

from benchmarks.corpus import Record, read_sets, split_paths
from extractors import Article, extract_page


@dataclass(slots=True)
class Tally:
    """Counts over pages whose truth has keywords."""

    pages: int = 0
    exact: int = 0
    found: int = 0
    known: int = 0
    right: int = 0
    sources: Counter[str] = field(default_factory=Counter)

    def add(self, found: set[str], known: set[str], source: str) -> None:
        """Note one page."""
        self.pages += 1
        self.exact += found == known
        self.found += len(found)
        self.known += len(known)
        self.right += len(found & known)
        self.sources[source or "none"] += 1

    def __str__(self) -> str:
        precision, recall = self.right / max(self.found, 1), self.right / max(self.known, 1)
        sources = ", ".join(f"{name} {count}" for name, count in self.sources.most_common())
        shares = f"precision {precision:.3f}, recall {recall:.3f}"
        return f"{self.pages} pages, {self.exact} exact; {shares}; sources: {sources}"


def known_keywords(record: Record) -> set[str]:
    """The truth's names; one text that lists several is split at its commas."""
    given = record.truth.get("keywords") or []
    texts = given if isinstance(given, list) else [given]
    return {name.strip().lower() for text in texts for name in str(text).split(",") if name.strip()}


def main(arguments: list[str] | None = None) -> Tally:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sets")
    parser.add_argument("--pages", action="store_true", help="print each page whose keywords differ")
    options = parser.parse_args(arguments)
    tally = Tally()
    for record in read_sets(split_paths(options.sets)):
        known = known_keywords(record)
        outcome = extract_page(record.page).outcome if known else None
        if isinstance(outcome, Article):
            found = {name.lower() for name in outcome.metadata.keywords}
            tally.add(found, known, outcome.metadata.sources.get("keywords", ""))
            if options.pages and found != known:
                print(record.url, "missing", sorted(known - found), "wrong", sorted(found - known))
    print(tally)
    return tally


if __name__ == "__main__":
    main()
