"""One system's figures by language and by class of page, so that no slice is bought with another.

    python -m benchmarks.slices SET.jsonl.xz[,SET...] PRED.jsonl

PRED is what ``benchmarks.predict --folds`` wrote. The classes say where a page's truth stands on it: which elements
hold most of its words, how long it is, whether it holds lists, tables or code. Intervals are bootstraps by site.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from benchmarks.corpus import Record, read_predictions, read_sets, split_paths
from benchmarks.measures.intervals import resample
from benchmarks.measures.scoring import MEASURES, PageScore, score_page
from benchmarks.training.labels import label_page
from extractors.document import Document, Unreadable

_SHOWN = ("word.f1", "shingle.f1", "shingle.accuracy", "snippets.f1")
_FEWEST = 5
"""Pages of a slice that is shown."""
_LONG, _SHORT = 2_000, 250
"""Words of a long and of a short body."""
_HOLDERS = {"p": "p", "li": "list items", "td": "table cells", "div": "div", "section": "div", "article": "div"}
_MARKS = {"li": "holds a list", "td": "holds a table", "pre": "holds code", "blockquote": "holds a quotation"}
_PART = 0.1
"""Share of a body's words from which a page is said to hold lists, tables, code or quotations."""


def slices_of(record: Record) -> Iterator[str]:
    """The slices that a page belongs to."""
    yield f"language: {record.lang or 'unknown'}"
    if not record.truth.get("body"):
        return
    try:
        document = Document(record.page)
    except Unreadable:
        return
    words = _words_by_element(document, record)
    total = sum(words.values())
    if not total:
        return
    yield "length: long" if total > _LONG else "length: short" if total < _SHORT else "length: usual"
    yield f"text in {_HOLDERS.get(words.most_common(1)[0][0], 'other elements')}"
    for name, said in _MARKS.items():
        if words[name] >= _PART * total:
            yield said
    if not document.scripts:
        yield "without scripts, styles and data"


def _words_by_element(document: Document, record: Record) -> Counter[str]:
    """Words of the truth by the nearest element that says something of its kind."""
    blocks = document.blocks
    texts = document.block_texts()
    size = blocks.words.tolist()
    words: Counter[str] = Counter()
    for block, label in enumerate(label_page(texts, record.truth)):
        if label.content and label.weight:
            node = int(blocks.node[block])
            above = (document.name(place) for place in (node, *document.ancestors(node)))
            words[_kind(document.name(node), above)] += size[block]
    return words


def _kind(own: str, path: Iterable[str]) -> str:
    for name in path:
        if name in ("pre", "blockquote", "td", "th", "li"):
            return "td" if name == "th" else name
    return own


def by_slice(records: Iterable[Record], predictions: Path) -> dict[str, list[PageScore]]:
    """The scores of the pages of each slice."""
    found = read_predictions(predictions)
    scores: dict[str, list[PageScore]] = {}
    for record in records:
        if record.id in found:
            score = score_page(record, found[record.id], typed=False)
            for name in ("all", *slices_of(record)):
                scores.setdefault(name, []).append(score)
    return scores


def table(scores: dict[str, list[PageScore]]) -> str:
    """A Markdown table, slices in the order of their size."""
    measures = [measure for measure in MEASURES if measure.name in _SHOWN]
    rows = [["slice", "pages", *(measure.name for measure in measures)]]
    for name, pages in sorted(scores.items(), key=lambda item: (-len(item[1]), item[0])):
        if len(pages) < _FEWEST:
            continue
        drawn = resample(pages)
        cells = []
        for measure in measures:
            interval = drawn.interval(measure)
            known = interval.value == interval.value
            cells.append(f"{interval.value:.3f} ({interval.low:.3f}-{interval.high:.3f})" if known else "-")
        rows.append([name, str(len(pages)), *cells])
    rows.insert(1, ["---"] * len(rows[0]))
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sets")
    parser.add_argument("predictions", type=Path)
    options = parser.parse_args()
    print(table(by_slice(read_sets(split_paths(options.sets)), options.predictions)))


if __name__ == "__main__":
    main()
