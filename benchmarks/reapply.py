"""Whether a wrapper loses anything: learn it from a page, apply it to the same page, compare the bodies.

    python -m benchmarks.reapply SET.jsonl.xz[,SET...] [--jobs N]

Of each set also the mean word F1 against the truths, of what was extracted cold and of what the wrapper gives.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from benchmarks.corpus import Record, read_set, set_name, split_paths
from benchmarks.measures.bodies import body_f1
from benchmarks.parallel import forked
from extractors.arbiter import decide
from extractors.blocks import body_text
from extractors.document import Document, Unreadable
from extractors.metadata import read_metadata
from extractors.observation import observe
from extractors.wrapping.learning import learn_site
from extractors.wrapping.warm import Views, keep


@dataclass(frozen=True, slots=True)
class Reapplied:
    """What became of one page."""

    outcome: str
    cold: float | None = None
    """Word F1 of the cold body against the truth; None where there is no truth, or no wrapper served the page."""
    warm: float | None = None
    """Of what the wrapper gives."""


def reapplied(record: Record) -> Reapplied:
    """Learn a wrapper from one page, and apply it to the same page."""
    try:
        document = Document(record.page)
    except Unreadable:
        return Reapplied("unreadable")
    cold = decide(document)
    if isinstance(cold, str):
        return Reapplied("no decision")
    metadata = cold.metadata or read_metadata(document, header=cold.header, root=cold.root, kept=cold.kept)
    seen = observe(document, cold, metadata)
    if seen is None:
        return Reapplied("nothing learned")
    [wrapper] = learn_site([seen])
    warm = keep(Views.of(document), wrapper, whole=True)
    if isinstance(warm, str):
        return Reapplied("did not fit")
    before, after = body_text(document, cold.kept), body_text(document, warm.decision.kept)
    outcome = "same body" if before == after else "another body"
    if not record.truth.get("body"):
        return Reapplied(outcome)
    return Reapplied(outcome, body_f1(before, record.truth), body_f1(after, record.truth))


def line_of(name: str, pages: Sequence[Reapplied]) -> str:
    """The report of one set."""
    scored = [(page.cold, page.warm) for page in pages if page.cold is not None and page.warm is not None]
    if not scored:
        return f"{name}: no truths"
    cold, warm = (fmean(column) for column in zip(*scored))
    return f"{name}: word F1 cold {cold:.4f}, by the wrapper {warm:.4f}, over {len(scored)} pages"


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sets")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    counts: Counter[str] = Counter()
    for path in split_paths(options.sets):
        pages = list(forked(reapplied, read_set(path), options.jobs, chunksize=8))
        counts.update(page.outcome for page in pages)
        print(line_of(set_name(path), pages), flush=True)
    tried = sum(counts[key] for key in ("same body", "another body", "did not fit"))
    for outcome, count in counts.most_common():
        print(f"{count:6} {outcome}")
    print(f"same body on {counts['same body'] / max(tried, 1):.1%} of the {tried} pages that taught a wrapper")


if __name__ == "__main__":
    main()
