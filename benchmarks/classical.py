"""Punctuation density against text density on Chinese pages, as Yang and Yang (2015) measured it.

    python -m benchmarks.classical SET.jsonl.xz[,SET...]
    python -m benchmarks.classical --newsstand

Output and truth are taken as strings of Chinese characters and punctuation only. The length of their longest
common substring (the paper's words) over the output's length is the precision, over the truth's the recall;
beside it the same with the longest common subsequence. All are averaged over the pages.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable, Sequence
from statistics import fmean

from benchmarks.corpus import read_sets, split_paths
from benchmarks.measures.bodies import lcs_length
from extractors import BY_NAME, Candidate, Page
from extractors.arbiter import kept_by
from extractors.document import Document, Unreadable

METHODS = ("punctuation-density", "text-density", "composite-text-density")
_NOT_CHINESE = re.compile(
    r"[^\u3400-\u4dbf\u4e00-\u9fff\u3000-\u303f\uff00-\uffef\u2010-\u2027\u2030-\u205e]"
)


def common_substring(first: str, second: str) -> int:
    """Length of the longest common substring, by a suffix automaton of the first: linear time."""
    links, lengths = [-1], [0]
    steps: list[dict[str, int]] = [{}]
    last = 0
    for char in first:
        state = len(lengths)
        lengths.append(lengths[last] + 1)
        links.append(0)
        steps.append({})
        at = last
        while at >= 0 and char not in steps[at]:
            steps[at][char] = state
            at = links[at]
        if at >= 0:
            target = steps[at][char]
            if lengths[target] == lengths[at] + 1:
                links[state] = target
            else:
                copy = len(lengths)
                lengths.append(lengths[at] + 1)
                links.append(links[target])
                steps.append(dict(steps[target]))
                while at >= 0 and steps[at].get(char) == target:
                    steps[at][char] = copy
                    at = links[at]
                links[target] = links[state] = copy
        last = state
    best = length = at = 0
    for char in second:
        while at and char not in steps[at]:
            at = links[at]
            length = lengths[at]
        if char in steps[at]:
            at = steps[at][char]
            length += 1
            best = max(best, length)
    return best


def chinese(text: str) -> str:
    """Chinese characters and full-width punctuation only."""
    return _NOT_CHINESE.sub("", text)


def extracted(document: Document, method: str) -> str:
    """The text that one method keeps."""
    vote = BY_NAME[method].find(document)
    if not isinstance(vote, Candidate):
        return ""
    blocks = document.blocks
    return "\n\n".join(
        document.text_between(int(blocks.start[number]), int(blocks.stop[number]))
        for number in kept_by(document, vote)
    )


def shares(common: int, got: str, want: str) -> tuple[float, float]:
    """(precision, recall) of a common length."""
    return (common / len(got) if got else 0.0, common / len(want) if want else 0.0)


def table(pages: Iterable[tuple[Page, str]]) -> str:
    """Precision, recall and F of each density, by substring and by subsequence."""
    rows: dict[tuple[str, str], list[tuple[float, float]]] = {}
    count = 0
    for page, body in pages:
        want = chinese(body)
        try:
            document = Document(page)
        except Unreadable:
            continue
        count += 1
        for method in METHODS:
            got = chinese(extracted(document, method))
            for name, common in (("substring", common_substring), ("subsequence", lcs_length)):
                rows.setdefault((name, method), []).append(shares(common(want, got), got, want))
    lines = [f"{count} pages", f"{'longest common':15} {'method':24} precision recall      F"]
    for (name, method), values in sorted(rows.items()):
        precision, recall = (fmean(value[side] for value in values) for side in (0, 1))
        f = 2 * precision * recall / (precision + recall) if precision + recall else 0.0
        lines.append(f"{name:15} {method:24} {precision:9.4f} {recall:6.4f} {f:6.4f}")
    return "\n".join(lines)


def _newsstand() -> Iterable[tuple[Page, str]]:
    from benchmarks.made.newsstand_pages import fetched
    from newsstand import serve

    with serve(["gujin"]) as stand:
        records = fetched(stand.truth()["gujin"].articles)
    return ((record.page, str(record.truth["body"])) for record in records)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the table; 0 unless the arguments are wrong."""
    parser = argparse.ArgumentParser(prog="benchmarks.classical", description=__doc__.split("\n\n")[0])
    parser.add_argument("sets", nargs="?", help="SET.jsonl.xz[,SET...]")
    parser.add_argument("--newsstand", action="store_true", help="the sample newspaper of classical Chinese")
    options = parser.parse_args(arguments)
    if options.newsstand:
        print(table(_newsstand()))
    elif options.sets:
        records = read_sets(split_paths(options.sets))
        print(
            table((record.page, str(record.truth["body"])) for record in records if record.truth.get("body"))
        )
    else:
        parser.error("give SET.jsonl.xz, or --newsstand")
    return 0


if __name__ == "__main__":
    sys.exit(main())
