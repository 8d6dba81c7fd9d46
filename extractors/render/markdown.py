"""Blocks as Markdown (CommonMark, with GitHub's tables and strikethrough)."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import chain, product

from extractors.blocks.model import (
    Attribute,
    Block,
    Code,
    Delimiter,
    Embed,
    Gallery,
    Header,
    Image,
    List,
    Paragraph,
    Quote,
    RemoteVideo,
    Table,
)
from extractors.render.emphasis import around_links, binds, is_within, is_word
from extractors.render.segments import segments, watch_url
from extractors.urls import LINK_SCHEMES, MEDIA_SCHEMES, absolute

_MARKS = {"bold": "**", "italic": "*", "strikethrough": "~~"}
_WRITTEN = frozenset((*_MARKS, "link", "code"))
_ENTITY = re.compile(r"&(?=#?\w+;)")
_SPECIAL = re.compile(rf"[\\`*_\[\]<>~|]|{_ENTITY.pattern}")
_LONGEST_ENTITY = 40
_LINE_START = re.compile(r"^(\s*)(#{1,6}(?=\s|$)|[+\-=:](?=.*$)|(?:\d{1,9})(?=[.)](?:\s|$)))", re.M)
_GLUED = frozenset((*product("*~", repeat=2), ("`", "`")))
"""A mark that ends and one that begins, which together would be another one."""
_CLOSING = re.compile(r"((?:^|\s)#*)#$")
"""Marks at a heading's end that would be read as its own."""
_MOST_COLUMNS = 1_000
_MOST_NUMBERED = 10**9
"""Numbers of more than nine digits begin no item."""
_URL_SPECIAL = re.compile(r"[()\s<>\\]")


def to_markdown(blocks: Iterable[Block], headline: str | None = None) -> str:
    """Blocks as Markdown, below their headline. Nothing of a page's text can turn into markup or raw HTML."""
    if headline:
        blocks = _below_headline(tuple(blocks))
    parts: list[str] = []
    before: List | None = None
    other = False
    for block in chain([Header(1, headline)] if headline else [], blocks):
        if isinstance(block, List):
            # two lists in a row with the same marks would be one
            other = before is not None and _is_numbered(before) == _is_numbered(block) and not other
            part = _markdown_list(block, other)
        else:
            part = _markdown_block(block)
        if part:
            parts.append(part)
            before = block if isinstance(block, List) else None
    return "\n\n".join(parts)


def _below_headline(blocks: tuple[Block, ...]) -> tuple[Block, ...]:
    """With each subheading a level lower, where one of them is of the headline's."""
    if not any(isinstance(block, Header) and block.level <= 1 for block in blocks):
        return blocks
    return tuple(replace(block, level=block.level + 1) if isinstance(block, Header) else block for block in blocks)


def markdown_text(paragraph: Paragraph, line_break: str = "\\\n") -> str:
    """A text with its attributes as Markdown; ``line_break`` stands for each newline."""
    text = paragraph.text
    written = [attribute for attribute in paragraph.attributes if attribute.type in _WRITTEN]
    around: Mapping[Attribute, Attribute] = {}
    if len({attribute.type for attribute in written}) > 1:
        written = [attribute for attribute in written if _is_written(attribute)]
        around = around_links(text, written)
    opening, closing = defaultdict[int, str](str), defaultdict[int, str](str)
    for each in around.values():
        opening[each.start] += _MARKS[each.type]
        closing[each.stop] = _MARKS[each.type] + closing[each.stop]
    spans = frozenset(around.values())
    parts: list[str] = []
    for url, pieces in _by_link(text, [*spans, *(each for each in written if not _is_in_one_of(each, around))]):
        inner = ""
        if url and (marks := opening[pieces[0][0]]):
            parts.append(marks)
        for start, stop, holding in pieces:
            inner += "" if url else opening[start]
            marked = _marked(text, start, stop, [a for a in holding if a not in spans] if spans else holding)
            before = inner or ("[" if url else parts[-1] if parts else "")
            escaped = before.endswith("\\" + text[start - 1])
            glued = not escaped and (before[-1:], marked[:1]) in _GLUED
            inner += _escaped(text, start, stop) if glued else marked
            inner += "" if url else closing[stop]
        linked = bool(url and inner.strip())
        if linked and parts and parts[-1].endswith("!"):
            parts[-1] = parts[-1][:-1] + "\\!"  # before a link it would make a picture of it
        parts.append(f"[{inner}]({_markdown_url(url or '')})" if linked else inner)
        if url and (marks := closing[pieces[-1][1]]):
            parts.append(marks)
    return line_break.join(_LINE_START.sub(_escape_start, "".join(parts)).split("\n"))


_Piece = tuple[int, int, tuple[Attribute, ...]]


def _is_written(attribute: Attribute) -> bool:
    return attribute.type != "link" or absolute(attribute.href or "", "", LINK_SCHEMES) is not None


def _is_in_one_of(attribute: Attribute, around: Mapping[Attribute, Attribute]) -> bool:
    return any(attribute.type == each.type and is_within(attribute, each) for each in around)


def _by_link(text: str, written: Sequence[Attribute]) -> list[tuple[str | None, list[_Piece]]]:
    """The pieces of a text, neighbours of the same link together."""
    groups: list[tuple[str | None, list[_Piece]]] = []
    for start, stop, holding in segments(text, written):
        link = next((a for a in holding if a.type == "link"), None)
        url = absolute(link.href or "", "", LINK_SCHEMES) if link else None
        if not groups or groups[-1][0] != url:
            groups.append((url, []))
        groups[-1][1].append((start, stop, holding))
    return groups


def _escaped(text: str, start: int, stop: int) -> str:
    """A part of a text in which nothing is markup. An entity can end behind it."""
    parts: list[str] = []
    at = start
    for match in _SPECIAL.finditer(text, start, stop + _LONGEST_ENTITY):
        if match.start() >= stop:
            break
        parts += text[at : match.start()], "\\"
        at = match.start()
    return "".join(parts) + text[at:stop]


def _marked(text: str, start: int, stop: int, holding: Sequence[Attribute]) -> str:
    """A piece between its marks. White space stays outside, and so does a sign beside which no mark binds."""
    marks = "".join(dict.fromkeys(_MARKS[a.type] for a in holding if a.type in _MARKS))  # four of a kind make a fence
    core = text[start:stop].strip()
    if any(a.type == "code" for a in holding) and core and not re.search(r"[`\n|]", core):
        low = start + text[start:stop].index(core)
        high = low + len(core)
        if is_word(text[low - 1 : low]) or is_word(text[high : high + 1]):
            marks = ""  # they would stand between a letter and the code's own mark
        inner = f"`{core}`"
    else:
        low, high = _where_marks_bind(text, start, stop) if marks else (start, stop)
        if marks.endswith("*~~") and (is_word(text[low - 1 : low]) or is_word(text[high : high + 1])):
            marks = "~~"  # the others would stand between a letter and these
        marks = marks if low < high else ""
        inner = _escaped(text, low, high)
    return _escaped(text, start, low) + marks + inner + marks[::-1] + _escaped(text, high, stop)


def _where_marks_bind(text: str, start: int, stop: int) -> tuple[int, int]:
    """The part of a piece around which CommonMark's rule of flanking lets marks bind: without white space at its ends,
    and without a sign at one that has a letter right behind it."""
    low, high = start, stop
    while low < high and not binds(text[low], text[low - 1 : low]):
        low += 1
    while high > low and not binds(text[high - 1], text[high : high + 1]):
        high -= 1
    return low, high


def _escape_start(match: re.Match[str]) -> str:
    space, mark = match.group(1), match.group(2)
    return f"{space}{mark}\\" if mark.isdigit() else f"{space}\\{mark}"


def _markdown_url(url: str) -> str:
    return _ENTITY.sub(r"\\&", _URL_SPECIAL.sub(lambda match: f"%{ord(match.group()):02X}", url))


def _markdown_link(url: str, text: str, picture: bool = False) -> str:
    safe = absolute(url, "", MEDIA_SCHEMES)
    words = " ".join(text.split())
    label = _escaped(words, 0, len(words))
    return f"{'!' if picture else ''}[{label}]({_markdown_url(safe)})" if safe else label


def _markdown_caption(caption: Sequence[Paragraph]) -> str:
    """Captions in italics: Markdown has no captions, and they are to be told from the article's text."""
    return "".join(f"\n\n{markdown_text(_in_italics(paragraph))}" for paragraph in caption)


def _in_italics(paragraph: Paragraph) -> Paragraph:
    others = (attribute for attribute in paragraph.attributes if attribute.type != "italic")
    text = paragraph.text.replace("\n", " ")  # emphasis of one line; ranges stay as they are
    return Paragraph(text, (*others, Attribute("italic", 0, len(text))))


def _markdown_block(block: Block) -> str:
    match block:
        case Header(level, text):
            return "#" * min(max(level, 1), 6) + " " + _CLOSING.sub(r"\1\\#", markdown_text(Paragraph(text), " "))
        case Paragraph():
            return markdown_text(block)
        case List():
            return _markdown_list(block)
        case Delimiter():
            return "---"
        case Table():
            return _markdown_table(block)
        case Quote(children, _, caption):
            return _indented(to_markdown(children) + _markdown_caption(caption), "> ", "> ")
        case Code(text, language):
            longest = max((len(run) for run in re.findall(r"`+", text)), default=0)
            fence = "`" * max(3, longest + 1)
            name = re.sub(r"[^\w+#.-]", "", language or "")
            return f"{fence}{name}\n{text}\n{fence}"
        case Gallery(images, caption):
            return "\n\n".join(map(_markdown_block, images)) + _markdown_caption(caption)
        case Embed(url, service, children, caption):
            link = _markdown_link(url, service or url) if url else ""
            inner = _indented(to_markdown(children), "> ", "> ")
            return "\n\n".join(filter(None, (inner, link))) + _markdown_caption(caption)
        case RemoteVideo():
            return _markdown_link(watch_url(block), block.service) + _markdown_caption(block.caption)
        case Image(url):
            return _markdown_link(url, block.alt or "", picture=True) + _markdown_caption(block.caption)
        case _:
            return _markdown_link(block.src, block.src) + _markdown_caption(block.caption)


def _markdown_list(block: List, other: bool = False) -> str:
    """A list; ``other``: with the marks that a list right before it has not."""
    items: list[list[Block]] = []
    for child in block.children:
        if isinstance(child, Paragraph) or not items:
            items.append([])
        items[-1].append(child)
    ordered, unordered = (")", "* ") if other else (".", "- ")
    lines: list[str] = []
    first = block.start if 0 <= block.start < _MOST_NUMBERED - len(items) else 1
    for number, item in enumerate(items, first):
        mark = f"{number}{ordered} " if _is_numbered(block) else unordered
        # Markdown has no numbers that go down: they are the items' text
        written = f"{block.start + first - number}\\. " if block.style == "ordered" and block.reversed else ""
        lines.append(_indented(written + to_markdown(item), mark, " " * len(mark)))
    return "\n".join(lines)


def _is_numbered(block: List) -> bool:
    """Whether Markdown can number a list's items."""
    return block.style == "ordered" and not block.reversed


def _markdown_table(block: Table) -> str:
    rows = _grid(block)
    width = max(map(len, rows), default=0)
    if not width:
        return ""
    if _begins_with_data(block):
        rows.insert(0, [])  # Markdown takes the first row for the head
    rows = [row + [""] * (width - len(row)) for row in rows]
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    rule = "|" + " --- |" * width
    return "\n".join([lines[0], rule, *lines[1:]]) + _markdown_caption(block.caption)


def _begins_with_data(block: Table) -> bool:
    """Whether the first row has a head of its own, and none over its columns."""
    marked = [cell.header for cell in block.rows[0]]
    return len(marked) > 1 and marked[0] and not any(marked[1:])


def _grid(block: Table) -> list[list[str]]:
    """The texts of a table's cells, each in its column: what a cell of several columns or rows covers is empty. Without
    what is empty at a row's end."""
    covered: dict[int, int] = {}
    """Column to the rows, from the next one on, that a cell above reaches into."""
    rows: list[list[str]] = []
    for row in block.rows:
        texts: list[str] = []
        below = {column: left - 1 for column, left in covered.items() if left > 1}
        for cell in row:
            texts += [""] * _gap(len(texts), covered)
            if len(texts) >= _MOST_COLUMNS:
                break
            span = min(cell.column_span, _MOST_COLUMNS - len(texts))
            if cell.row_span > 1:
                below |= dict.fromkeys(range(len(texts), len(texts) + span), cell.row_span - 1)
            texts += [markdown_text(Paragraph(cell.text, cell.attributes), " "), *[""] * (span - 1)]
        while texts and not texts[-1]:
            texts.pop()
        rows.append(texts)
        covered = below
    return rows


def _gap(column: int, covered: Mapping[int, int]) -> int:
    """How many columns from one on are covered."""
    stop = column
    while stop in covered:
        stop += 1
    return stop - column


def _indented(text: str, first: str, rest: str) -> str:
    if not text:
        return ""
    lines = text.split("\n")
    return "\n".join([first + lines[0], *((rest + line).rstrip() for line in lines[1:])])
