"""From the root's subtree and the kept texts to typed blocks, in one walk in document order (METHODS.md,
5.4).

Every kept text and every medium is an *atom*: a position, and the path of containers (list, item, quote,
table, row,
cell, heading, gallery ...) that lead to it. Blocks come from grouping neighbouring atoms by their paths.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from operator import itemgetter
from typing import NamedTuple

import numpy as np

from extractors.blocks import embeds
from extractors.blocks.body import is_drawn_line, preformatted, tables_with
from extractors.blocks.captions import captions_of
from extractors.blocks.item_markers import is_bullet
from extractors.blocks.languages import language_of
from extractors.blocks.media import Media, Medium
from extractors.blocks.model import (
    MAX_NESTING,
    Attribute,
    Block,
    Cell,
    Code,
    Delimiter,
    Embed,
    Gallery,
    Header,
    Image,
    List,
    Paragraph,
    Quote,
    Table,
)
from extractors.blocks.region import Region
from extractors.blocks.spans import Spans
from extractors.blocks.tables import with_head
from extractors.document import Document
from extractors.dom import tags
from extractors.metadata.links import base_of
from extractors.urls import MEDIA_SCHEMES, absolute

_LISTS = tags.codes("ul ol menu dir")
_HEADINGS = tags.codes("h1 h2 h3 h4 h5 h6")
_H1 = tags.CODES["h1"]
_CONTAINERS = tags.mask("ul ol menu dir li blockquote pre h1 h2 h3 h4 h5 h6")
_TABLE_PARTS = tags.codes("tr td th caption")
_CELL = tags.codes("td th")
_STEPS = _CONTAINERS | tags.mask("tr td th caption")
"""Tags of what can be a container; of others only data tables, galleries and posts are."""
_LI, _ROW, _PRE, _TH, _THEAD = (tags.CODES[name] for name in ("li", "tr", "pre", "th", "thead"))
_QUOTE, _OL = tags.CODES["blockquote"], tags.CODES["ol"]
_OF_TEXT = frozenset((_PRE, *_HEADINGS))
"""Containers in which no other one counts."""
_QUOTED_SHARE, _QUOTED_BLOCKS = 0.5, 5
"""A blockquote that holds more than this share of an article's texts, and more than so many, only indents
them."""
_SPAN_LIMIT, _MOST_SPANNED = 1_000, 99_999
"""Columns or rows that a cell covers at most; and the number from which on a span is none."""


_WITH_TEXT = (Header, Paragraph, List, Table, Quote, Code, Embed)


class _Atom(NamedTuple):
    at: int
    path: tuple[int, ...]
    block: Block | None = None
    text: int | None = None


def blocks_of(
    document: Document,
    root: int,
    kept: Sequence[int],
    header: int | None = None,
    lead: int | None = None,
) -> tuple[Block, ...]:
    """The typed blocks of an article.

    ``root``: the content's root element; ``kept``: the texts of the body, in document order, by index into
    ``document.blocks``; ``header``: the main header's element, whose own text is no block (it is the
    headline); ``lead``: the picture that opens the article, which can stand outside of its root.
    """
    region = Region(document, root, kept, header, lead)
    return _Assembly(region).blocks() if region.kept else ()


class Shown(NamedTuple):
    """What stands between an article's texts."""

    media: list[Medium]
    """Pictures, players, frames and lines, and the posts of which the article has only the address."""
    captions: frozenset[int]
    """Texts of the page, by index into ``document.blocks``."""


def shown_in(region: Region) -> Shown:
    """What of a region is no text of the article, but is shown with it."""
    return _Assembly(region).shown() if region.kept else Shown([], frozenset())


class _Assembly:
    def __init__(self, region: Region) -> None:
        self._document = document = region.document
        self._root = region.root
        self._kept = region.kept
        self._base = base_of(document)
        self._region = region
        self._spans = Spans(document, region.root, self._base)
        self._media = Media(self._region, self._spans, self._base)
        self._tables = frozenset(
            tables_with(document, document.blocks.node[np.asarray(region.kept, dtype=np.int64)])
        )
        self._posts = self._find_posts()
        self._paths: dict[int, tuple[int, ...]] = {}
        steps = _STEPS.take(document.tag)
        others = [*self._tables, *self._media.galleries, *self._posts]
        if others:
            steps[others] = True
        self._steps = steps.tobytes()
        self._contained = document.below_any(steps).tobytes()
        self._tags: list[int] = document.tag.tolist()
        self._captions = captions_of(
            region, self._media, self._tables, self._posts, lambda node: node in self._path(node)
        )

    def blocks(self) -> tuple[Block, ...]:
        region, starts = self._region, self._region.block_starts
        captions, owners, path = self._media.captions, region.owners, self._path
        atoms = [_Atom(starts[b], path(owners[b]), None, b) for b in self._kept if b not in captions]
        for medium in self._media.found:
            atoms.append(_Atom(int(region.open_at[medium.node]), path(medium.node), medium.block))
        for node in self._posts:
            atoms.append(_Atom(int(region.open_at[node]), path(node)))
        atoms.sort(key=itemgetter(0))
        return tuple(_tidy(self._assemble(atoms, 0)))

    def shown(self) -> Shown:
        found, captions = self._media.found, frozenset(self._media.captions)
        media = [medium.node for medium in found]
        posts = (Medium(node, self._post(node, ())) for node in self._posts if self._is_empty(node, media, captions))
        return Shown([*found, *posts], captions)

    def _is_empty(self, node: int, media: Sequence[int], captions: frozenset[int]) -> bool:
        """Whether the article has nothing of what stands in an element."""
        if self._region.holds_body(node) or not captions.isdisjoint(self._region.blocks_in(node)):
            return False
        return bisect_left(media, node) == bisect_left(media, int(self._document.end[node]))

    def _find_posts(self) -> dict[int, str]:
        found: dict[int, str] = {}
        region = self._region
        for node, service in region.posts:
            around = region.within_root(node)
            if region.first <= region.open_at[node] <= region.last and not any(a in found for a in around):
                found[node] = service
        return {n: service for n, service in found.items() if region.holds_body(n) or region.accepts_post(n)}

    # -- paths

    def _path(self, node: int) -> tuple[int, ...]:
        """The containers from the root down to an element, outermost first."""
        if not self._contained[node]:
            return ()
        known, parents, climbed = self._paths, self._document.parents, list[int]()
        while (path := known.get(node)) is None:
            climbed.append(node)
            if node <= self._root or parents[node] < 0:
                path = ()
                break
            node = parents[node]
        for step in reversed(climbed):
            if self._steps[step] and len(path) < MAX_NESTING and self._is_container(step, path):
                path = (*path, step)
            known[step] = path
        return path

    def _is_container(self, node: int, path: tuple[int, ...]) -> bool:
        code = self._tags[node]
        if node in self._tables:
            return True
        if path and self._tags[path[-1]] in _OF_TEXT:
            return False
        if self._tables and not self._tables.isdisjoint(path):
            return code in _TABLE_PARTS and (code not in _CELL or self._tags[path[-1]] == _ROW)
        if node in self._media.galleries:
            return not any(above in self._media.galleries for above in path)
        return bool(_CONTAINERS[code]) or node in self._posts

    # -- grouping

    def _assemble(self, atoms: Sequence[_Atom], level: int) -> list[Block]:
        found: list[Block] = []
        for node, group in _grouped(atoms, level):
            if node is not None:
                found += self._container(node, group, level + 1)
                continue
            for _, _, block, text in group:
                if text is not None:
                    for paragraph in self._spans.paragraphs(text):
                        if is_drawn_line(paragraph.text):
                            found.append(Delimiter())
                        elif paragraph.text and not is_bullet(paragraph.text):
                            found.append(paragraph)
                elif block is not None:
                    found.append(block)
        return found

    def _container(self, node: int, atoms: list[_Atom], level: int) -> list[Block]:
        code = self._tags[node]
        if node in self._tables:
            return self._table(node, atoms, level)
        if node in self._posts:
            children = tuple(_tidy(self._assemble(atoms, level)))
            return [replace(self._post(node, children), caption=self._captions.get(node, ()))]
        if node in self._media.galleries:
            return self._gallery(node, atoms, level)
        if code in _HEADINGS:
            return self._heading(code - _H1 + 1, atoms)
        if code == _PRE:
            return self._code(node, atoms)
        if code == _QUOTE:
            return self._quote(node, atoms, level)
        if code in _LISTS:
            return self._list(node, code, atoms, level)
        return self._assemble(atoms, level)

    def _heading(self, rank: int, atoms: list[_Atom]) -> list[Block]:
        texts = [self._spans.paragraph(atom.text, " ").text for atom in atoms if atom.text is not None]
        text = " ".join(filter(None, texts))
        header: list[Block] = [Header(rank, text)] if text else []
        return header + [atom.block for atom in atoms if atom.block is not None]

    def _code(self, node: int, atoms: list[_Atom]) -> list[Block]:
        blocks = self._document.blocks
        texts = [atom.text for atom in atoms if atom.text is not None]
        parts: list[str] = []
        while texts:
            stop = 1
            while stop < len(texts) and texts[stop] == texts[stop - 1] + 1:
                stop += 1
            last = texts[stop - 1]
            parts.append(preformatted(self._document, int(blocks.first_run[texts[0]]), int(blocks.stop_run[last])))
            texts = texts[stop:]
        language = language_of(self._document, node)
        code: list[Block] = [Code("\n".join(parts), language)] if any(parts) else []
        return code + [atom.block for atom in atoms if atom.block is not None]

    def _quote(self, node: int, atoms: list[_Atom], level: int) -> list[Block]:
        texts = sum(atom.text is not None for atom in atoms)
        children, caption = self._assemble(atoms, level), self._captions.get(node, ())
        if not texts or (texts > _QUOTED_BLOCKS and texts > _QUOTED_SHARE * len(self._kept)):
            return [*children, *caption]
        source = absolute(self._document.attribute_of(node, "cite"), self._base, MEDIA_SCHEMES)
        return [Quote(tuple(_tidy(children)), source, caption)]

    def _post(self, node: int, children: tuple[Block, ...]) -> Embed:
        service = self._posts[node]
        return Embed(embeds.post_url(self._document.element(node), service, self._base), service, children)

    def _gallery(self, node: int, atoms: list[_Atom], level: int) -> list[Block]:
        blocks = self._assemble(atoms, level)
        pictures = tuple(picture for block in blocks for picture in _images_in(block))
        others = [block for block in blocks if not isinstance(block, Image | Gallery)]
        if len(pictures) < 2 or any(isinstance(block, Paragraph | List) for block in others):
            return blocks + list(self._captions.get(node, ()))
        said = {part for picture in pictures for part in picture.caption}  # slides are there twice where they go round
        caption = tuple(part for part in self._captions.get(node, ()) if part not in said)
        return [Gallery(pictures, caption), *others]

    # -- lists

    def _list(self, node: int, code: int, atoms: list[_Atom], level: int) -> list[Block]:
        if self._is_layout(atoms, level):
            return self._assemble(atoms, level)
        children: list[Block] = []
        for item, group in _grouped(atoms, level):
            step = level + 1 if item is not None and self._tags[item] == _LI else level
            lead: list[Paragraph] = []
            others: list[Block] = []
            begun = False  # whether other text than paragraphs has come; pictures do not part an item's paragraphs
            for part in self._assemble(group, step):
                if isinstance(part, Paragraph) and not begun:
                    lead.append(part)
                elif not isinstance(part, Delimiter):
                    others.append(part)
                    begun = begun or isinstance(part, _WITH_TEXT)
            children.extend(_joined(lead))
            children.extend(others)
        pictures = [child for child in children if isinstance(child, Image)]
        if len(pictures) == len(children):
            return [Gallery(tuple(pictures))] if len(pictures) > 1 else list(children)
        if code != _OL:
            return [List("unordered", tuple(children))]
        return [List("ordered", tuple(children), *self._counted(node, atoms[0].path[level:]))]

    def _counted(self, node: int, first: Sequence[int]) -> tuple[int, bool]:
        """(the first item's number, whether it counts down) of an ordered list, as its element or its first item says.
        ``first``: the containers of its first text."""
        document = self._document
        counts_down = document.element(node).get("reversed") is not None
        items = sum(self._tags[child] == _LI for child in document.children(node)) if counts_down else 1
        own = document.attribute_of(first[0], "value") if first and self._tags[first[0]] == _LI else ""
        said = (_number(value) for value in (own, document.attribute_of(node, "start")))
        return next((number for number in said if number is not None), items), counts_down

    def _is_layout(self, atoms: list[_Atom], level: int) -> bool:
        """Whether a list's items are sections of the page: they hold headings, or many paragraphs each."""
        items: set[int | None] = set()
        paragraphs = 0
        for atom in atoms:
            inner = atom.path[level:]
            for node in inner:
                if self._tags[node] in _HEADINGS:
                    return True
            items.add(inner[0] if inner else None)
            paragraphs += atom.text is not None and len(inner) <= 1
        return paragraphs > 3 * len(items)

    # -- tables

    def _table(self, node: int, atoms: list[_Atom], level: int) -> list[Block]:
        texts: dict[int, list[int]] = {}
        rows: dict[int, None] = {}
        loose: list[Block] = []
        for atom in atoms:
            if atom.text is None:
                loose.extend([atom.block] if atom.block else [])
                continue
            inner = atom.path[level:]
            row = next((n for n in inner if self._tags[n] == _ROW), None)
            cell = next((n for n in inner if self._tags[n] in _CELL), None)
            if row is not None and cell is not None:
                rows[row] = None
                texts.setdefault(cell, []).append(atom.text)
            else:
                loose.append(self._spans.paragraph(atom.text))
        grid = with_head(tuple(self._row(row, texts) for row in rows))
        caption = self._captions.get(node, ())
        return [Table(grid, caption), *loose] if grid else [*loose, *caption]

    def _row(self, row: int, texts: dict[int, list[int]]) -> tuple[Cell, ...]:
        cells: list[Cell] = []
        in_head = self._tags[self._document.parents[row]] == _THEAD
        for node in self._document.children(row)[:_SPAN_LIMIT]:
            if self._tags[node] in _CELL:
                cells.append(self._cell(node, texts.get(node, []), in_head))
        return tuple(cells)

    def _cell(self, node: int, texts: list[int], in_head: bool) -> Cell:
        parts = _joined([self._spans.paragraph(text, " ") for text in texts], " ")
        text = parts[0] if parts else Paragraph("")
        element = self._document.element(node)
        return Cell(
            text.text,
            in_head or self._tags[node] == _TH,
            _span(element.get("colspan", "")),
            _span(element.get("rowspan", "")),
            text.attributes,
        )


def _span(value: str) -> int:
    """Columns or rows that a cell covers; 1 for what is no number, and for 0 (of rows: to the table's end)."""
    number = _number(value) or 1
    return min(number, _SPAN_LIMIT) if number <= _MOST_SPANNED else 1


_NUMBER = re.compile(r"\s*\+?(\d{1,9})(?!\d)", re.A)


def _number(value: str) -> int | None:
    """The number that an attribute's value begins with, as browsers read it; None for none that is not negative."""
    match = _NUMBER.match(value)
    return int(match[1]) if match else None


def _images_in(block: Block) -> tuple[Image, ...]:
    if isinstance(block, Image):
        return (block,)
    return block.images if isinstance(block, Gallery) else ()


def _joined(paragraphs: list[Paragraph], glue: str = "\n") -> list[Paragraph]:
    """Several paragraphs as one, the attributes' ranges moved along; nothing for none."""
    if len(paragraphs) < 2:
        return paragraphs if paragraphs and paragraphs[0].text else []
    paragraphs = [paragraph for paragraph in paragraphs if paragraph.text]
    if len(paragraphs) < 2:
        return paragraphs
    attributes: list[Attribute] = []
    at = 0
    for paragraph in paragraphs:
        attributes.extend(replace(a, start=a.start + at, stop=a.stop + at) for a in paragraph.attributes)
        at += len(paragraph.text) + len(glue)
    return [Paragraph(glue.join(paragraph.text for paragraph in paragraphs), tuple(attributes))]


def _grouped(atoms: Sequence[_Atom], level: int) -> Iterator[tuple[int | None, list[_Atom]]]:
    """Neighbours that one container of a level holds, with that container; None for what stands in none."""
    group: list[_Atom] = []
    before: int | None = None
    for atom in atoms:
        path = atom[1]
        node = path[level] if len(path) > level else None
        if node != before and group:
            yield before, group
            group = []
        before = node
        group.append(atom)
    if group:
        yield before, group


def _tidy(blocks: list[Block]) -> Iterable[Block]:
    """Without lines at either end, and never two in a row."""
    return _without_spare_lines(blocks) if Delimiter in set(map(type, blocks)) else blocks


def _without_spare_lines(blocks: list[Block]) -> Iterator[Block]:
    last = len(blocks)
    while last and isinstance(blocks[last - 1], Delimiter):
        last -= 1
    before: Block | None = None
    for block in blocks[:last]:
        if not isinstance(block, Delimiter) or not (before is None or isinstance(before, Delimiter)):
            yield block
        before = block
