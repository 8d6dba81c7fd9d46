"""Whether a wrapper loses anything: learn it from a page, apply it to the same page, compare the bodies.

    python -m benchmarks.reapply SET.jsonl.xz[,SET...] [--jobs N]
"""

from __future__ import annotations

import argparse
from collections import Counter
from multiprocessing import get_context

from benchmarks.corpus import Record, read_sets, split_paths
from extractors.arbiter import decide
from extractors.blocks import body_text
from extractors.document import Document, Unreadable
from extractors.learning import learn_site
from extractors.metadata import read_metadata
from extractors.observation import observe
from extractors.warm import Views, keep


def reapplied(record: Record) -> str:
    """What became of one page, in a few words."""
    try:
        document = Document(record.page)
    except Unreadable:
        return "unreadable"
    cold = decide(document)
    if isinstance(cold, str):
        return "no decision"
    metadata = cold.metadata or read_metadata(document, header=cold.header, root=cold.root)
    seen = observe(document, cold, metadata)
    if seen is None:
        return "nothing learned"
    [wrapper] = learn_site([seen])
    warm = keep(Views.of(document), wrapper, whole=True)
    if isinstance(warm, str):
        return "did not fit"
    return "same body" if body_text(document, warm.decision.kept) == body_text(document, cold.kept) else "another body"


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sets")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    with get_context("fork").Pool(options.jobs) as pool:
        counts = Counter(pool.imap(reapplied, read_sets(split_paths(options.sets)), chunksize=8))
    tried = sum(counts[key] for key in ("same body", "another body", "did not fit"))
    for outcome, count in counts.most_common():
        print(f"{count:6} {outcome}")
    print(f"same body on {counts['same body'] / max(tried, 1):.1%} of the {tried} pages that taught a wrapper")


if __name__ == "__main__":
    main()
