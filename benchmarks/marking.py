"""Mark which blocks of a page are its article's, for training: print pages to read, and take what was marked.

    python -m benchmarks.marking list SET[,SET...] [--limit N] [--marks FILE] > FILE
    python -m benchmarks.marking take SET[,SET...] FILE [--marks FILE]

``list`` prints each page that has neither a body nor marks yet: a line a block, with its number, the snippets that it
holds (M: must be there, X: must not), its element and the one above, the share of links in percent, its words and its
text, the middle left out. Blocks far from all that could be content are only counted. A reader writes one line a page,
inclusive ranges of numbers:

    PAGE: keep 82-94,97 | open 81
    PAGE: skip

``open``: what may be left out (leads set apart, embedded posts, what cannot be decided); ``skip``: no article. ``take``
adds such lines to ``benchmarks/training/marked_pages.jsonl``; docs/marking.md says what counts as body.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.corpus import Record, read_sets, split_paths
from benchmarks.training.marks import MARKED_PAGES, Marks, read_marks, write_marks
from extractors import Document, Unreadable
from extractors.arbiter import probabilities_of
from extractors.features import of_block
from extractors.model import shipped

_COULD_BE = 0.03
"""Probability from which a block could be content."""
_AROUND = 4
"""Blocks that are shown before and after one that could be."""
_HEAD, _TAIL = 76, 34
"""Characters of a block's beginning and end that are shown."""
_LINE = re.compile(r"(?P<page>\S+): (?:skip|keep (?P<kept>\S+)(?: \| open (?P<open>\S+))?)(?: *\|.*)?")


class Misread(ValueError):
    """A line of marks that cannot be taken."""


def listing(record: Record) -> list[str]:
    """The lines of one page to read; [] for a page that cannot be read or shows no text."""
    try:
        document = Document(record.page)
    except Unreadable:
        return []
    texts = [" ".join(text.split()) for text in document.block_texts()]
    if not texts:
        return []
    snippets = [_holds(texts, record.truth.get(name) or ()) for name in ("must_have", "must_not_have")]
    lines = [f"=== {record.short_digest} | {record.url or record.site} | {record.truth.get('headline', '')}"]
    left_out, place_before = 0, ""
    for number, shown in enumerate(_shown(document, snippets[0])):
        if not shown:
            left_out += 1
            continue
        if left_out:
            lines.append(f"   ... {left_out} more")
        left_out = 0
        place = _place(document, int(document.blocks.node[number]))
        marks = "".join(mark for mark, found in zip("MX", snippets) if number in found)
        lines.append(_line(document, number, marks, '"' if place == place_before else place, texts[number]))
        place_before = place
    return [*lines, *([f"   ... {left_out} more"] if left_out else [])]


def _shown(document: Document, held: frozenset[int]) -> list[bool]:
    model = shipped()
    found = of_block.compute(document, model.lexicon)
    warm = probabilities_of(model.blocks, found) > _COULD_BE
    warm[[*held]] = True
    if not warm.any():
        return [bool(judged) for judged in found.judged]
    near = np.convolve(warm, np.ones(2 * _AROUND + 1), mode="full")[_AROUND : _AROUND + len(warm)]
    return [bool(count > 0) for count in near]


def _holds(texts: Sequence[str], snippets: Iterable[str]) -> frozenset[int]:
    wanted = [" ".join(snippet.split()) for snippet in snippets]
    return frozenset(number for number, text in enumerate(texts) if any(snippet in text for snippet in wanted))


def _place(document: Document, node: int) -> str:
    parent = int(document.parent[node])
    return ">".join(_name(document.element(each)) for each in (parent, node) if each >= 0)


def _name(element: Any) -> str:
    named = (element.get("class") or element.get("id") or "").split()
    return f"{element.tag}.{named[0][:24]}" if named else str(element.tag)


def _line(document: Document, number: int, marks: str, place: str, text: str) -> str:
    words, linked = int(document.blocks.words[number]), int(document.blocks.linked[number])
    links = f" L{100 * linked // words}" if words and 10 * linked > 3 * words else ""
    short = text if len(text) <= _HEAD + _TAIL + 5 else f"{text[:_HEAD]} […] {text[-_TAIL:]}"
    return f"{number}{' ' if marks else ''}{marks} [{place}{links} {words}w] {short}"


def marked(lines: Iterable[str], records: Mapping[str, Record]) -> Iterator[tuple[str, Marks]]:
    """(page, marks) of each line that marks a page. Raises Misread for a line that says something else."""
    for line in filter(None, map(str.strip, lines)):
        found = _LINE.fullmatch(line)
        if not found or found["page"] not in records:
            raise Misread(f"no marks of a page of these sets: {line[:100]}")
        if found["kept"] is None:
            continue
        texts = Document(records[found["page"]].page).block_texts()
        yield found["page"], Marks.of(texts, _numbers(found["kept"], texts), _numbers(found["open"] or "-", texts))


def _numbers(ranges: str, texts: Sequence[str]) -> list[int]:
    numbers: list[int] = []
    for part in ranges.split(",") if ranges != "-" else ():
        first, _, last = part.partition("-")
        if not first.isdigit() or (last and not last.isdigit()):
            raise Misread(f"no range of blocks: {part}")
        numbers += range(int(first), int(last or first) + 1)
    if any(number >= len(texts) for number in numbers):
        raise Misread(f"the page has {len(texts)} blocks: {ranges}")
    return numbers


def _list(records: Iterable[Record], marks: Path) -> int:
    try:
        known = read_marks(marks)
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    for record in records:
        if "body" not in record.truth and record.short_digest not in known:
            print("\n".join([*listing(record), ""]))
    return 0


def _take(records: Iterable[Record], file: Path, marks: Path) -> int:
    pages = {record.short_digest: record for record in records}
    try:
        known = read_marks(marks)
        new = dict(marked(file.read_text(encoding="utf-8").splitlines(), pages))
    except (OSError, Unreadable, ValueError) as error:
        print(f"{file}: {error}", file=sys.stderr)
        return 2
    write_marks({**known, **new}, marks)
    print(f"{len(new)} pages marked")
    return 0


def main(arguments: list[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.marking", description="Mark pages for training.")
    parser.add_argument("what", choices=("list", "take"))
    parser.add_argument("sets", metavar="SET[,SET...]", help="sets of pages (.jsonl or .jsonl.xz)")
    parser.add_argument("file", nargs="?", type=Path, help="the lines that a reader wrote, for take")
    parser.add_argument("--limit", type=int, metavar="N", help="only the first N pages of each set")
    parser.add_argument("--marks", type=Path, default=MARKED_PAGES, metavar="FILE", help="where the marks stand")
    options = parser.parse_args(arguments)
    records = read_sets(split_paths(options.sets), options.limit)
    if options.what == "list":
        return _list(records, options.marks)
    if options.file is None:
        parser.error("take needs the file of marks")
    return _take(records, options.file, options.marks)


if __name__ == "__main__":
    sys.exit(main())
