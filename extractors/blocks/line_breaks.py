"""Line breaks that a page shows by style alone: newlines in elements whose white space is kept (``pre-wrap``).

Of styles only inline ones and the class names of Tailwind are read; where a sheet keeps the lines of a text in Chinese
or Japanese, its paragraphs tell, which begin with an ideographic space behind an empty line. What the classifiers see
of such texts is as before: one block, white space squeezed; these are its lines for the body and the typed blocks.
"""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np

from extractors.blocks.model import Paragraph
from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.dom.columns import Bools
from extractors.remembered import once_a_document

_STYLE = re.compile(r"(?:^|;)\s*white-space\s*:\s*([a-z-]+)")
_KEPT = frozenset(("pre-wrap", "pre-line"))
_CLASSES = {
    "whitespace-pre-wrap": True,
    "whitespace-pre-line": True,
    "whitespace-normal": False,
    "whitespace-nowrap": False,
}
_ONE_LINE = tags.mask("h1 h2 h3 h4 h5 h6 pre button label figcaption caption")
"""Their lines are one text, or kept in another way."""
_SIGN = re.compile(rb"hite-?space(?:\s*:\s*|-)pre-(?:wrap|line)")
_NAMED = re.compile(r"hite-?space(?:-|\s*:\s*)pre-")
_INDENTED = re.compile("[^\\s<>](?:\r?\n){2,}\u3000+[^\\s<>\u3000]")
"""Within one text: a break, or the end of a paragraph, would part it. As a browser shows text otherwise the space would
stand within a line."""
_INDENT = re.compile(rb"\n\r?\n(?:\xe3\x80\x80|\x81\x40|\xa1[\xa1\x40]|&#(?:12288|x3000))", re.I)
"""The same in a page's bytes: UTF-8, Shift_JIS, EUC-JP and GB, Big5, or as a reference."""
_LONGEST_ATTRIBUTE = 1_000


def may_keep_lines(source: bytes) -> bool:
    """Whether a page's source seems to name such a style in an attribute, not in a style sheet alone, or has paragraphs
    that begin so."""
    if _INDENT.search(source) is not None:
        return True
    return any(_is_in_attribute(source, match.start()) for match in _SIGN.finditer(source))


def _is_in_attribute(source: bytes, at: int) -> bool:
    """Whether an equals sign stands before a place, with or without a quotation mark, and no brace or tag between: the
    places in style sheets are many."""
    low = max(0, at - _LONGEST_ATTRIBUTE)
    start = max(source.rfind(mark, low, at) for mark in (b'"', b"'", b"="))
    if start < 0 or any(source.find(mark, start, at) >= 0 for mark in (b"{", b"}", b"<", b">")):
        return False
    return source[max(0, start - 3) : start + 1].rstrip(b"\"'").rstrip().endswith(b"=")


@once_a_document
def kept_lines(document: Document) -> tuple[Bools, frozenset[int]]:
    """(elements in whose own text newlines are shown, blocks of text that have such a newline)"""
    keeps = np.zeros(len(document), dtype=np.bool_)
    stream = document.stream
    indented = "\n\u3000" in stream and _INDENTED.search(stream) is not None
    named = document.coded("class").holding(("whitespace-",)) or document.coded("style").holding(("white-space",))
    if not indented and not (named and _NAMED.search(stream)):
        return keeps, frozenset()
    said: dict[int, bool] = {}
    for node, value in document.attribute("class"):
        for name in value.split() if "whitespace-" in value else ():
            if name in _CLASSES:
                said[node] = _CLASSES[name]
    for node, value in document.attribute("style"):
        match = _STYLE.search(value) if "white-space" in value else None
        if match and match[1] != "inherit":
            said[node] = match[1] in _KEPT
    if not any(said.values()) and not indented:
        return keeps, frozenset()
    for node in sorted(said):  # what stands inside comes later
        keeps[node : int(document.end[node])] = said[node]
    s, blocks = document.structure, document.blocks
    if indented:
        bounds = zip(s.run_at.tolist(), s.run_stop.tolist(), s.run_owner.tolist())
        keeps[[owner for start, end, owner in bounds if _INDENTED.search(stream, start, end)]] = True
    keeps &= ~document.below_any(_ONE_LINE[document.tag])
    runs = where_true(keeps[s.run_owner.take(blocks.runs)])
    at, stop = s.run_at.take(blocks.runs).tolist(), s.run_stop.take(blocks.runs).tolist()
    lined = [place for place in runs.tolist() if "\n" in stream[at[place] : stop[place]]]
    return keeps, frozenset(blocks.block_of_run[lined].tolist())


def squeezed(text: str) -> tuple[int, str, int]:
    """(newlines before, the lines with one empty line at most between two, newlines behind)."""
    core = text.strip()
    if not core:
        return 0, "", 0
    start = text.index(core[0])
    before, behind = text[:start].count("\n"), text[start + len(core) :].count("\n")
    lines = "\n".join(" ".join(line.split()) for line in core.split("\n"))
    return before, _EMPTY_LINES.sub("\n\n", lines), behind


_EMPTY_LINES = re.compile(r"\n{3,}")


def paragraphs_of(whole: Paragraph) -> list[Paragraph]:
    """The paragraphs that empty lines divide, each with what of the attributes is in it."""
    found: list[Paragraph] = []
    at = 0
    for text in whole.text.split("\n\n"):
        stop = at + len(text)
        inside = [each for each in whole.attributes if each.start < stop and each.stop > at]
        moved = (replace(each, start=max(each.start, at) - at, stop=min(each.stop, stop) - at) for each in inside)
        found.append(Paragraph(text, tuple(moved)))
        at = stop + 2
    return found
