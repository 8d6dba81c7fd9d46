"""The typed blocks of an article (METHODS.md, 5.4), and what that table lacks: table, quote, code and embed.

Blocks are frozen values without any reference to the page. ``to_json`` gives the form that stands in a line
of output, ``json_form.blocks_from_json`` reads it back; the JSON names stand here and in
``extractors/schema/article.schema.json``.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Literal

MAX_NESTING = 24
"""Lists, quotes and embeds inside one another; what is nested deeper stands at this depth."""

AttributeType = Literal[
    "bold", "italic", "underline", "link", "strikethrough", "subscript", "superscript", "code"
]
NESTING: tuple[AttributeType, ...] = (
    "link", "bold", "italic", "underline", "strikethrough", "subscript", "superscript", "code",
)  # fmt: skip
"""Which attributes of a text lie in which, the outermost first."""


def _present(**values: Any) -> dict[str, Any]:
    """Without what is absent: None, False and empty collections."""
    return {
        name: value
        for name, value in values.items()
        if value is not None and value is not False and value != []
    }


def _all(parts: Iterable[Any]) -> list[dict[str, Any]]:
    return [part.to_json() for part in parts]


@dataclass(frozen=True, slots=True)
class Attribute:
    """A property of the characters ``start:stop`` of a text; ``href`` (absolute) for links only."""

    type: AttributeType
    start: int
    stop: int
    href: str | None = None

    def to_json(self) -> dict[str, Any]:
        return {"type": self.type, "from": self.start, "to": self.stop} | _present(href=self.href)


@dataclass(frozen=True, slots=True)
class Header:
    """A subheading; ``level`` 1-6 as in h1..h6."""

    level: int
    text: str

    def to_json(self) -> dict[str, Any]:
        return {"type": "header", "l": self.level, "text": self.text}


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Running text; line breaks that the page sets itself (br) are newlines."""

    text: str
    attributes: tuple[Attribute, ...] = ()

    def to_json(self) -> dict[str, Any]:
        return {"type": "paragraph", "text": self.text} | _present(attributes=_all(self.attributes))


def joined(one: Paragraph, other: Paragraph) -> Paragraph:
    """Two paragraphs as one line."""
    glue = "" if one.text.endswith("(") else " "
    at = len(one.text) + len(glue)
    moved = (replace(each, start=each.start + at, stop=each.stop + at) for each in other.attributes)
    return Paragraph(f"{one.text}{glue}{other.text}", (*one.attributes, *moved))


@dataclass(frozen=True, slots=True)
class Size:
    """In CSS pixels, as the page states or a browser measured it."""

    width: int
    height: int

    def to_json(self) -> dict[str, Any]:
        return {"width": self.width, "height": self.height}


@dataclass(frozen=True, slots=True)
class Image:
    """A picture; ``thumbnail`` is base64, at most 40 px on the longer side, and only there if asked for.

    ``alt`` is what the page says of it to those who do not see it, where its caption says something else.
    """

    url: str
    size: Size | None = None
    thumbnail: str | None = None
    caption: tuple[Paragraph, ...] = ()
    alt: str | None = None

    def to_json(self) -> dict[str, Any]:
        return {"type": "image", "url": self.url} | _present(
            size=self.size.to_json() if self.size else None,
            alt=self.alt,
            thumbnail=self.thumbnail,
            caption=_all(self.caption),
        )


@dataclass(frozen=True, slots=True)
class List:
    """A list. Each item is one paragraph (paragraphs inside an item joined by a newline); whatever else an
    item holds, such as a list, follows its paragraph among the children."""

    style: Literal["ordered", "unordered"]
    children: tuple[Block, ...]
    start: int = 1
    """The first item's number, of an ordered list."""
    reversed: bool = False
    """Whether an ordered list counts down."""

    def to_json(self) -> dict[str, Any]:
        counted = _present(start=self.start if self.start != 1 else None, reversed=self.reversed)
        return {"type": "list", "style": self.style, **counted, "children": _all(self.children)}


@dataclass(frozen=True, slots=True)
class RemoteVideo:
    """A video embedded from a service, by its identifier there."""

    service: Literal["YouTube", "Vimeo"]
    id: str
    caption: tuple[Paragraph, ...] = ()

    def to_json(self) -> dict[str, Any]:
        return {
            "type": "remoteVideo",
            "information": {"service": self.service, "id": self.id},
        } | _present(caption=_all(self.caption))


@dataclass(frozen=True, slots=True)
class Video:
    """A video file; ``is_animation``: it loops; ``ratio``: width over height, where the page states both."""

    src: str
    is_animation: bool = False
    ratio: float | None = None
    caption: tuple[Paragraph, ...] = ()

    def to_json(self) -> dict[str, Any]:
        return {"type": "video", "src": self.src, "isAnimation": self.is_animation} | _present(
            ratio=self.ratio, caption=_all(self.caption)
        )


@dataclass(frozen=True, slots=True)
class Audio:
    """A sound file."""

    src: str
    caption: tuple[Paragraph, ...] = ()

    def to_json(self) -> dict[str, Any]:
        return {"type": "audio", "src": self.src} | _present(caption=_all(self.caption))


@dataclass(frozen=True, slots=True)
class Gallery:
    """Several pictures shown as one thing."""

    images: tuple[Image, ...]
    caption: tuple[Paragraph, ...] = ()

    def to_json(self) -> dict[str, Any]:
        return {"type": "gallery", "images": _all(self.images)} | _present(caption=_all(self.caption))


@dataclass(frozen=True, slots=True)
class Delimiter:
    """A horizontal line, or what stands for one."""

    def to_json(self) -> dict[str, Any]:
        return {"type": "delimiter"}


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of a table, of one line; ``header`` for th, for what stands in thead and for a first row in bold."""

    text: str
    header: bool = False
    column_span: int = 1
    row_span: int = 1
    attributes: tuple[Attribute, ...] = ()

    def to_json(self) -> dict[str, Any]:
        return {"text": self.text} | _present(
            header=self.header,
            columnSpan=self.column_span if self.column_span > 1 else None,
            rowSpan=self.row_span if self.row_span > 1 else None,
            attributes=_all(self.attributes),
        )


@dataclass(frozen=True, slots=True)
class Table:
    """A table that holds data (one that only arranges the page is no block)."""

    rows: tuple[tuple[Cell, ...], ...]
    caption: tuple[Paragraph, ...] = ()

    def to_json(self) -> dict[str, Any]:
        return {"type": "table", "rows": [_all(row) for row in self.rows]} | _present(
            caption=_all(self.caption)
        )


@dataclass(frozen=True, slots=True)
class Quote:
    """A block quotation; ``cite`` is its source's address where the page names one, ``caption`` what the figure around
    it says: who is quoted."""

    children: tuple[Block, ...]
    cite: str | None = None
    caption: tuple[Paragraph, ...] = ()

    def to_json(self) -> dict[str, Any]:
        return {"type": "quote", "children": _all(self.children)} | _present(cite=self.cite, caption=_all(self.caption))


@dataclass(frozen=True, slots=True)
class Code:
    """Preformatted text, line breaks and indentation kept."""

    text: str
    language: str | None = None

    def to_json(self) -> dict[str, Any]:
        return {"type": "code", "text": self.text} | _present(language=self.language)


@dataclass(frozen=True, slots=True)
class Embed:
    """Something of another site: a social post, a map, a chart. ``children``: what of its text is article
    text."""

    url: str | None = None
    service: str | None = None
    children: tuple[Block, ...] = ()
    caption: tuple[Paragraph, ...] = ()

    def to_json(self) -> dict[str, Any]:
        return {"type": "embed"} | _present(
            service=self.service, url=self.url, children=_all(self.children), caption=_all(self.caption)
        )


Block = (
    Header
    | Paragraph
    | Image
    | List
    | RemoteVideo
    | Video
    | Audio
    | Gallery
    | Delimiter
    | Table
    | Quote
    | Code
    | Embed
)
