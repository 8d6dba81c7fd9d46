"""The text of a block with its attributes: which characters are bold, italic, underlined, linked.

The text is the same as ``Document.text_between`` gives (white space squeezed, br as a newline), but is put
together
run by run, so that every attribute has its exact range. Styles come from the computed style where a browser
measured the page, else from inline style, else from the tag.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from extractors.blocks.line_breaks import kept_lines, paragraphs_of, squeezed
from extractors.blocks.model import NESTING, Attribute, AttributeType, Paragraph
from extractors.blocks.unseen import unseen_runs
from extractors.document import Document
from extractors.dom import tags
from extractors.dom.plain_text import unescape
from extractors.page import BOLD_FROM
from extractors.urls import absolute

_BY_TAG: dict[str, AttributeType] = {
    "b": "bold",
    "strong": "bold",
    "i": "italic",
    "em": "italic",
    "cite": "italic",
    "dfn": "italic",
    "var": "italic",
    "u": "underline",
    "ins": "underline",
    "s": "strikethrough",
    "strike": "strikethrough",
    "del": "strikethrough",
    "sub": "subscript",
    "sup": "superscript",
    "code": "code",
    "kbd": "code",
    "samp": "code",
    "tt": "code",
}
_BY_CODE: dict[int, AttributeType] = {tags.CODES[name]: kind for name, kind in _BY_TAG.items()}
_LINK = tags.CODES["a"]
_FORMATTING = tags.mask(" ".join(["a", *_BY_TAG]))
_DECLARATION = re.compile(
    r"(font-weight|font-style|(?<![\w-])font|text-decoration(?:-line)?)\s*:\s*([^;]*)", re.I
)
_LINES: dict[str, AttributeType] = {"underline": "underline", "line-through": "strikethrough"}
_MOST_BEFORE_SIZE = 4
_WEIGHT = re.compile(r"[1-9]00$")
_SIDE_BY_SIDE = re.compile(r"(?:</[^>]*>)+(?:<[^/>][^>]*>)+$")
_CLOSING = frozenset(".,;:!?…)]}»”’'\"%、。，；：！？）」』】")
_OPENING = frozenset("([{„“«‘‚'\"（「『【-–/@#")
_BETWEEN_TAGS = re.compile(r"((?:</[^>]*>)*)(\s+)(?:<[^/>][^>]*>)*")
_BETWEEN = re.compile(r">([^<]+)<")
Formats = frozenset[tuple[AttributeType, str]]
"""What holds for a character: (type, href or "")."""
_NONE: Formats = frozenset()


def style_formats(style: str) -> dict[AttributeType, bool]:
    """What an inline style says of weight, slant and lines: True sets, False takes away."""
    said: dict[AttributeType, bool] = {}
    for match in _DECLARATION.finditer(style):
        name, value = match.group(1).lower(), match.group(2).lower().partition("!")[0].strip()
        if name == "font-weight":
            if value.isdecimal() and value.isascii():
                said["bold"] = int(value[:5]) >= BOLD_FROM
            elif value in ("bold", "bolder", "normal", "lighter", "initial"):
                said["bold"] = value.startswith("bold")
        elif name == "font":
            said |= _of_font(value)
        elif name == "font-style" and value:
            said["italic"] = value.startswith(("italic", "oblique"))
        elif "underline" in value or "line-through" in value:
            said |= {kind: True for line, kind in _LINES.items() if line in value}
        elif value.startswith("none"):
            said["underline"] = said["strikethrough"] = False
    return said


def _of_font(value: str) -> dict[AttributeType, bool]:
    """What the shorthand ``font`` says before the size; what it leaves out it takes away."""
    words = value.split()
    if len(words) < 2:
        return {}  # "inherit", or no font at all
    before: list[str] = []
    for word in words[:_MOST_BEFORE_SIZE]:
        if word[0].isdigit() and not word.isdigit():
            break
        before.append(word)
    heavy = any(word in ("bold", "bolder") or (_WEIGHT.match(word) and int(word) >= BOLD_FROM) for word in before)
    return {"bold": heavy, "italic": any(word.startswith(("italic", "oblique")) for word in before)}


@dataclass(slots=True)
class _Open:
    kind: AttributeType
    href: str
    start: int
    stop: int


class Spans:
    """Reads the texts of one document's blocks. ``base`` is what relative links are relative to."""

    def __init__(self, document: Document, root: int, base: str) -> None:
        self._document = document
        self._root = root
        self._base = base
        s = document.structure
        low, high = int(s.open_at[root]), int(s.close_at[root])
        self._styles = dict(document.attribute("style")) if ' style="' in document.stream[low:high] else {}
        self._formats: dict[int, Formats] = {}
        self._boxes = document.page.boxes or {}
        runs = document.blocks.runs
        low_run, high_run = (int(runs[0]), int(runs[-1]) + 1) if len(runs) else (0, 0)
        own = _FORMATTING.take(document.tag)
        if self._styles or self._boxes:
            own[[*self._styles] if not self._boxes else slice(None)] = True
        self._own_formats = own.tobytes()
        owners = s.run_owner[low_run:high_run]
        # plain lists: single elements of an array cost three times as much to read
        self._runs = list(
            zip(
                owners.tolist(),
                s.run_at[low_run:high_run].tolist(),
                s.run_stop[low_run:high_run].tolist(),
                unseen_runs(document)[low_run:high_run].tolist(),
                document.below_any(own).take(owners).tolist(),
            )
        )
        self._first_run = low_run
        self._blocks = list(zip(document.blocks.first_run.tolist(), document.blocks.stop_run.tolist()))
        self._keeps, self._lined = kept_lines(document)

    def paragraphs(self, block: int) -> list[Paragraph]:
        """The text of a block; more than one where its style shows empty lines in it."""
        whole = self.paragraph(block, lined=block in self._lined)
        return paragraphs_of(whole) if "\n\n" in whole.text else [whole]

    def paragraph(
        self, block: int, line_break: str = "\n", apart: bool = False, lined: bool = False
    ) -> Paragraph:
        """The text of a block, by index into ``document.blocks``. ``apart``: elements side by side are parts of their
        own (a caption and its credit), between which a page sets no white space. ``lined``: newlines that its style
        shows are kept."""
        first, stop = self._blocks[block]
        if stop == first + 1 and not lined:
            return self._of_one_run(block, first - self._first_run)
        stream = self._document.stream
        parts: list[str] = []
        length, previous_stop, after_space, behind, holder = 0, 0, False, 0, 0
        opened: list[_Open] = []
        closed: list[Attribute] = []
        unseen: set[str] = set()
        for owner, at, run_stop, silent, formatted in self._runs[first - self._first_run : stop - self._first_run]:
            if silent:
                unseen.add(stream[at:run_stop])
                continue
            raw = stream[at:run_stop]
            text = unescape(raw) if "&" in raw else raw
            before, lines, newlines = squeezed(text) if lined and self._keeps[owner] else (0, "", 0)
            glue = ""
            if parts:
                gap = stream[previous_stop:at]
                if "<br" in gap:
                    glue = line_break
                elif lined and (shown := before + behind + self._lines_in(gap, holder)):
                    glue = "\n" * min(shown, 2)
                else:
                    between = ""
                    if gap.count("<") > 1:
                        between = "".join(piece for piece in _BETWEEN.findall(gap) if piece not in unseen)
                    # runs of zero-width characters count as blank, but are text all the same
                    text = between + text if between else text
                    begins = after_space or text[0].isspace() or (apart and stand_apart(gap, parts[-1], text))
                    glue = " " if begins else ""
            words = lines or " ".join(text.split())
            if not words:
                continue
            behind, holder = newlines, owner
            parts.append(glue)
            parts.append(words)
            start = length + len(glue)
            length = start + len(words)
            if formatted or opened:
                opened = _extend(opened, closed, self.formats(owner) if formatted else _NONE, start, length)
            previous_stop, after_space = run_stop, text[-1].isspace()
        if opened:
            _close(opened, closed)
        if len(closed) > 1:
            closed.sort(key=lambda a: (a.start, -a.stop, NESTING.index(a.type)))
        return Paragraph("".join(parts), tuple(closed))

    def _lines_in(self, gap: str, before: int) -> int:
        """Newlines that are shown between tags, of which first some are closed and then others opened. ``before``: the
        element of the text before them."""
        match = _BETWEEN_TAGS.fullmatch(gap)
        if match is None:
            return 0
        for _ in range(match[1].count("</")):
            before = max(self._document.parents[before], 0)
        return match[2].count("\n") if self._keeps[before] else 0

    def _of_one_run(self, block: int, run: int) -> Paragraph:
        """The text of a block in which no tag stands."""
        owner, _, _, silent, formatted = self._runs[run]
        words = self._document.block_text(block)
        if silent or not words:
            return Paragraph("", ())
        if not formatted:
            return Paragraph(words)
        held = sorted(self.formats(owner), key=lambda pair: NESTING.index(pair[0]))
        return Paragraph(words, tuple(Attribute(kind, 0, len(words), href or None) for kind, href in held))

    def formats(self, node: int) -> Formats:
        """What holds for text directly in an element."""
        known, parents, path = self._formats, self._document.parents, list[int]()
        while (inherited := known.get(node)) is None:
            path.append(node)
            if node <= self._root or parents[node] < 0:
                inherited = _NONE
                break
            node = parents[node]
        for step in reversed(path):
            if self._own_formats[step]:
                inherited = self._own(step, inherited)
            known[step] = inherited
        return inherited

    def _own(self, node: int, inherited: Formats) -> Formats:
        code = int(self._document.tag[node])
        kind = _BY_CODE.get(code)
        style, box = self._styles.get(node), self._boxes.get(node)
        if kind is None and code != _LINK and style is None and box is None:
            return inherited
        found = set(inherited)
        if kind is not None:
            found.add((kind, ""))
        if code == _LINK:
            found = {pair for pair in found if pair[0] != "link"}
            href = absolute(self._document.attribute_of(node, "href"), self._base)
            if href is not None:
                found.add(("link", href))
        for said, holds in style_formats(style).items() if style else ():
            (found.add if holds else found.discard)((said, ""))
        if box is not None:
            (found.add if box.bold else found.discard)(("bold", ""))
            (found.add if box.italic else found.discard)(("italic", ""))
        return frozenset(found)


def stand_apart(gap: str, before: str, behind: str) -> bool:
    """Whether the tags between two texts and the characters around them begin another part of a caption."""
    first = behind[0]
    begins = first.isupper() or not (first.isalnum() or first in _CLOSING)
    return begins and before[-1] not in _OPENING and _SIDE_BY_SIDE.match(gap) is not None


def _extend(opened: list[_Open], closed: list[Attribute], now: Formats, start: int, stop: int) -> list[_Open]:
    """Carry on the attributes that still hold (over the white space between), close the others, open the
    new."""
    still: list[_Open] = []
    for item in opened:
        if (item.kind, item.href) in now:
            item.stop = stop
            still.append(item)
        else:
            _close([item], closed)
    if len(still) == len(now):
        return still
    known = {(item.kind, item.href) for item in still}
    still.extend(_Open(kind, href, start, stop) for kind, href in sorted(now) if (kind, href) not in known)
    return still


def _close(opened: list[_Open], closed: list[Attribute]) -> None:
    closed.extend(Attribute(item.kind, item.start, item.stop, item.href or None) for item in opened)
