"""The clean page: only the main header and the article, in the page's own markup (METHODS.md, 1).

The paths that lead to what is kept stay, all else goes. Elements and attributes are on an allow-list;
nothing runs and, unless asked for, nothing loads from anywhere. Departure from the paper: it drops every href
(block 18); here links stay, with safe absolute addresses.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape

import numpy as np

from extractors.blocks.assembly import Shown, shown_in
from extractors.blocks.body import tables_with
from extractors.blocks.model import AttributeType, Audio, Block, Image, RemoteVideo, Video
from extractors.blocks.region import Region, any_between
from extractors.blocks.spans import stand_apart, style_formats
from extractors.blocks.unseen import captions_in_line, unseen_runs
from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.dom.plain_text import unescape
from extractors.metadata.links import base_of
from extractors.metadata.titles import UNLIKE, overlap
from extractors.render.html import html_medium, to_html
from extractors.render.markup import (
    FORBIDDEN,
    VOID,
    Token,
    attributes,
    safe_name,
    safe_text,
    start_tag,
    tag_name,
    tokens,
)
from extractors.urls import LINK_SCHEMES, absolute

ATTRIBUTES = ("lang", "dir", "title", "colspan", "rowspan", "scope", "datetime", "start", "reversed", "value")
"""Kept on any element: they change no behaviour and load nothing."""
_FRAMES = frozenset({"html", "head", "body"})
_PLAIN = {
    "button": "span", "label": "span", "output": "span", "form": "div", "fieldset": "div", "legend": "div",
    "dialog": "div",
}  # fmt: skip
"""What stands for elements that are there to be pressed, filled in or opened, and hold a part of the article all the
same."""
_TABLE = tags.CODES["table"]
_TABLE_PARTS = tags.mask("table caption thead tbody tfoot tr td th")
_PARAGRAPHS, _MARKED_CAPTIONS = tags.codes("p div"), tags.codes("figcaption caption")
_BETWEEN = frozenset(":|·–—-")
_ENDS_LINE = frozenset(("br", *tags.BLOCK_NAMES.split()))
_STYLES: Mapping[AttributeType, tuple[str, str]] = {"bold": ("font-weight", "bold"), "italic": ("font-style", "italic")}
_LINES: Mapping[AttributeType, str] = {"underline": "underline", "strikethrough": "line-through"}
_SHEET = (
    "body{max-width:42rem;margin:2rem auto;padding:0 1rem;font:1.1rem/1.6 Georgia,serif;color:#1a1a1a;"
    "overflow-wrap:break-word}"
    "img{max-width:100%;height:auto}figure{margin:1rem 0}figcaption{font-size:.9rem;color:#555}"
    "h5,h6{font-size:1em}table{border-collapse:collapse;display:block;overflow:auto;margin:1rem 0}"
    "td,th{border:1px solid #ccc;padding:.3rem .6rem;text-align:start}"
    "pre{overflow:auto;background:#f5f5f5;padding:1rem}"
    "blockquote{border-inline-start:3px solid #ccc;margin-inline-start:0;padding-inline-start:1rem}"
)


def clean_page(
    document: Document,
    root: int,
    kept: Sequence[int],
    header: int | None = None,
    *,
    lead: int | None = None,
    headline: str | None = None,
    head: str = "",
    language: str | None = None,
    remote: bool = False,
) -> str:
    """One self-contained HTML page with the header and the article alone.

    ``root``, ``kept``, ``header``, ``lead`` as for ``blocks_of``; ``headline``: the window's title, and
    written above the article where the page has no header or one that says something else;
    ``head``: more elements of the head (``render.about.head_of``);
    ``language``: of the article (BCP 47), where it is known better than the page's root element says;
    ``remote``: pictures load from their places (otherwise a link stands for each).
    """
    if header is not None and headline and overlap(document.text(header), headline) < UNLIKE:
        header = None
    region = Region(document, root, kept, header, lead)
    title = escape(headline or "")
    written = f"<h1>{title}</h1>\n" if header is None and title and len(kept) else ""
    body = _body(document, root, header, region, remote, bool(written)) if len(kept) else ""
    sources = "img-src data: http: https:; media-src http: https:" if remote else "img-src data:"
    spoken = escape((language or document.attribute_of(0, "lang"))[:35])
    root_tag = f'<html lang="{spoken}" dir="{_direction(document, root)}">'
    policy = f"default-src 'none'; style-src 'unsafe-inline'; {sources}"
    return (
        f'<!DOCTYPE html>\n{root_tag}\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
        '<meta name="referrer" content="no-referrer">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{title}</title>\n{head}<style>{_SHEET}</style>\n"
        f"</head>\n<body>\n{written}{body}\n</body>\n</html>\n"
    )


def _direction(document: Document, root: int) -> str:
    """Which way the text runs: as the page says of the article or of anything around it, else as its first letters."""
    for node in (root, *document.ancestors(root)):
        said = document.attribute_of(node, "dir").strip().lower()
        if said in ("rtl", "ltr"):
            return said
    return "auto"


def _body(document: Document, root: int, header: int | None, region: Region, remote: bool, headed: bool) -> str:
    """The article; ``headed``: below a headline that is written already."""
    shown = shown_in(region)
    tables = tables_with(document, document.blocks.node[np.asarray(region.kept, dtype=np.int64)])
    names = _laid_out(document, tables) | dict.fromkeys(_captions(region, shown), "figcaption")
    if headed or header is not None:
        names |= _lowered(region)
    cut = _Cut(
        document,
        _stretches(region, {*region.kept, *shown.captions}, header),
        _stretches(region, shown.captions, header),
        _unseen(document),
        {medium.node: _medium(medium.block, remote) for medium in shown.media},
        _row_cells(document, region.kept, tables),
        names if header is None else names | {header: "h1"},
        base_of(document),
    )
    parts = {part for part in (header, region.lead) if part is not None and not document.is_within(part, root)}
    top = document.common_ancestor([root, *parts])
    # they can stand in another of the page's trees
    return cut.html_of(top) if top >= 0 else "\n".join(map(cut.html_of, sorted({root, *parts})))


@dataclass(frozen=True, slots=True)
class _Stretches:
    """What stays of the stream: disjoint stretches in order."""

    starts: tuple[int, ...]
    stops: tuple[int, ...]

    def place_of(self, at: int) -> int | None:
        """The number of the stretch that holds a character."""
        place = bisect_right(self.starts, at) - 1
        return place if place >= 0 and at < self.stops[place] else None

    def is_any_in(self, start: int, stop: int) -> bool:
        """Whether a stretch begins in a part of the stream."""
        return any_between(self.starts, start, stop)


class _Cut:
    """Writes the kept parts of a page with the paths that lead to them.

    ``kept`` are stretches of text, ``parted`` those of them that are captions or the header, ``unseen`` where texts in
    them begin that nobody sees, ``media`` what stands for pictures and players by element, ``cells`` table cells that
    stay even if empty, ``names`` what elements are called that the page calls otherwise.
    """

    def __init__(
        self,
        document: Document,
        kept: _Stretches,
        parted: _Stretches,
        unseen: frozenset[int],
        media: Mapping[int, str],
        cells: frozenset[int],
        names: Mapping[int, str],
        base: str,
    ) -> None:
        self._document = document
        self._kept, self._parted, self._unseen = kept, parted, unseen
        self._media, self._cells, self._names, self._base = media, cells, names, base
        self._before = 0, 0
        """Where the last text of a caption or header begins and ends."""
        self._linked = sorted(node for node, html in media.items() if "<a " in html)
        self._line = ""
        """What the current line ends with: a text, by the number of its stretch, a link that stands for a picture or
        player, or nothing yet."""
        self._out: list[str] = []
        self._open: list[tuple[str, str]] = []
        """(name, start tag) of the elements around the current place."""
        self._written = 0
        """How many of them are written; the others wait for something that stays."""

    def html_of(self, top: int) -> str:
        self._out, self._open, self._written = [], [], 0
        for token in tokens(self._document, top, self._skips):
            if token.kind == "text":
                self._text(token)
            elif token.kind == "start":
                self._start(token)
            elif token.kind == "end":
                self._end()
            elif token.node in self._media:
                medium = self._media[token.node]
                self._write(medium, "link" if medium.startswith("<a ") else "")
        return "".join(self._out)

    def _skips(self, node: int, name: str) -> bool:
        if node in self._media:
            return True
        if name == "noscript":  # a lazy picture's fallback can be the picture
            return not any(node < medium < self._document.end[node] for medium in self._media)
        if name in FORBIDDEN:  # kept text in a marquee or the like stays, in a plain element
            return not self._kept.is_any_in(*self._extent(node))
        return name in VOID and name != "br"

    def _extent(self, node: int) -> tuple[int, int]:
        s = self._document.structure
        return int(s.open_at[node]), int(s.close_at[node])

    def _start(self, token: Token) -> None:
        name = self._names.get(token.node) or safe_name(tag_name(token.raw))
        if name == "br":
            if self._kept.place_of(token.at) is not None:
                self._write("<br>")
                self._line = ""
            elif self._written == len(self._open):
                self._break()
            name = ""
        if name in _FRAMES:
            name = "div" if name == "body" else ""
        elif name == "a" and self._holds_link(token.node):
            name = ""
        name = _PLAIN.get(name, name)
        values = attributes(token.raw)
        tag = start_tag(name, values, ATTRIBUTES) if name else ""
        if name and (style := _format(values.get("style", ""))):
            tag = f'{tag[:-1]} style="{style}">'
        if name == "details":
            tag = f"{tag[:-1]} open>"  # what was kept is shown
        href = absolute(values.get("href", ""), self._base, LINK_SCHEMES) if name == "a" else None
        if href:
            tag = f'{tag[:-1]} href="{escape(href)}" rel="noopener noreferrer">'
        self._open.append((name, tag))
        if token.node in self._cells:
            self._write("")

    def _holds_link(self, node: int) -> bool:
        """Whether a link stands for a picture or player in an element: no link holds another."""
        place = bisect_right(self._linked, node)
        return place < len(self._linked) and self._linked[place] < self._document.end[node]

    def _end(self) -> None:
        name, _ = self._open.pop()
        if len(self._open) < self._written:
            self._written = len(self._open)
            if name:
                self._out.append(f"</{name}>")
            if name in _ENDS_LINE:
                self._line = ""

    def _text(self, token: Token) -> None:
        place = self._kept.place_of(token.at)
        if place is not None and token.at not in self._unseen:
            if self._parted.place_of(token.at) is not None:
                self._part(token)
            self._write(safe_text(token.raw), "" if token.raw.isspace() else f"text {place}")
        elif token.raw.isspace() and self._written == len(self._open):
            self._out.append("\n" if "\n" in token.raw else " ")

    def _part(self, token: Token) -> None:
        """A blank before what begins another part of a caption or header: a style sheet sets them apart."""
        stream, (start, stop) = self._document.stream, self._before
        if stop > start and stand_apart(stream[stop : token.at], stream[start:stop], unescape(token.raw)):
            self._out.append(" ")
        self._before = token.at, token.at + len(token.raw)

    def _break(self) -> None:
        """A break between two kept texts of one element, which are paragraphs because of it; of many in a row, which
        stand around what was left out, two."""
        last = [part for part in self._out[-8:] if not part.isspace()][-2:]
        if last != ["<br>", "<br>"]:
            self._out.append("<br>")
            self._line = ""

    def _write(self, html: str, kind: str = "") -> None:
        """Opens what waits, and writes; each text and each link that stands for a picture or player is a line of its
        own."""
        opened = self._open[self._written :]
        self._out.extend(tag for _, tag in opened)
        self._written = len(self._open)
        if not _ENDS_LINE.isdisjoint(name for name, _ in opened):
            self._line = ""
        if kind and self._line and (kind != self._line or kind == "link"):
            self._out.append("<br>")
        self._line = kind or self._line
        self._out.append(html)


def _format(style: str) -> str:
    """What an inline style says of weight, slant and lines, which can be what it is there for: editors mark bold words
    so, and set whole texts between tags of bold that their style takes back."""
    said = style_formats(style) if style else {}
    parts = [f"{name}:{value if said[kind] else 'normal'}" for kind, (name, value) in _STYLES.items() if kind in said]
    if lines := " ".join(line for kind, line in _LINES.items() if said.get(kind)):
        parts.append(f"text-decoration:{lines}")
    return ";".join(parts)


def _stretches(region: Region, blocks: Collection[int], header: int | None = None) -> _Stretches:
    document = region.document
    starts, stops = document.blocks.start, document.blocks.stop
    pairs = [region.captioned.get(block) or (int(starts[block]), int(stops[block])) for block in blocks]
    if header is not None:
        low, high = int(document.structure.inner_at[header]), int(document.structure.close_at[header])
        pairs = [pair for pair in pairs if not low <= pair[0] < high] + [(low, high)]
    pairs.sort()
    return _Stretches(tuple(start for start, _ in pairs), tuple(stop for _, stop in pairs))


def _unseen(document: Document) -> frozenset[int]:
    """Where the texts begin that are no part of the lines in which they stand. Captions stay, and signs between what a
    style sheet sets apart."""
    s = document.structure
    captions = np.zeros(len(document), dtype=np.bool_)
    captions[captions_in_line(document)] = True
    unseen = where_true(unseen_runs(document) & ~document.below_any(captions)[s.run_owner])
    places = zip(s.run_at[unseen].tolist(), s.run_stop[unseen].tolist())
    return frozenset(at for at, stop in places if document.stream[at:stop].strip() not in _BETWEEN)


def _laid_out(document: Document, tables: Collection[int]) -> dict[int, str]:
    """Plain names for the parts of tables that only lay the page out: all but those ``tables``."""
    found = np.zeros(len(document), dtype=np.bool_)
    for table in where_true(document.tag == _TABLE).tolist():
        found[table : int(document.end[table])] = table not in tables
    return dict.fromkeys(where_true(found & _TABLE_PARTS.take(document.tag)).tolist(), "div")


def _lowered(region: Region) -> dict[int, str]:
    """Subheadings a level lower, where one of them is of the headline's."""
    document = region.document
    kept = np.sort(document.blocks.node[list(region.kept)])
    headings = where_true(tags.HEADINGS[document.tag])
    headings = headings[np.searchsorted(kept, document.end[headings]) > np.searchsorted(kept, headings)]
    levels = tags.HEADING_LEVEL[document.tag[headings]]
    if not (levels == 1).any():
        return {}
    return {node: f"h{min(level + 1, 6)}" for node, level in zip(headings.tolist(), levels.tolist())}


def _captions(region: Region, shown: Shown) -> Iterator[int]:
    """The paragraphs that hold a caption and nothing else, and are not marked as one."""
    document, node_of = region.document, region.document.blocks.node
    texts = (int(node_of[block]) for block in region.kept if block not in shown.captions)
    others = sorted({*texts, *(medium.node for medium in shown.media)})
    stop = 0
    for node in sorted({int(node_of[block]) for block in shown.captions}):
        alone = bisect_left(others, node) == bisect_left(others, document.end[node])
        around = {document.tag[above] for above in (node, *document.ancestors(node))}
        if node >= stop and alone and document.tag[node] in _PARAGRAPHS and around.isdisjoint(_MARKED_CAPTIONS):
            stop = int(document.end[node])
            yield node


def _row_cells(document: Document, kept: Sequence[int], tables: Collection[int]) -> frozenset[int]:
    """The cells of kept rows, empty ones too, so that columns stay columns."""
    nodes = document.blocks.node[np.asarray(kept, dtype=np.int64)]
    found: set[int] = set()
    for table in tables:
        for node in nodes[(nodes > table) & (nodes < document.end[table])].tolist():
            while node > table and document.tag[node] != tags.CODES["tr"]:
                node = int(document.parent[node])
            if node > table:
                found.update(document.children(node))
    return frozenset(found)


def _medium(block: Block, remote: bool) -> str:
    if isinstance(block, Image | Video | Audio | RemoteVideo):
        return html_medium(block, remote)
    return to_html([block], remote=remote)
