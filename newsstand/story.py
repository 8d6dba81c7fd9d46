"""A story as its newspaper's desk knows it: the typed truth from which every page is printed."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True)
class Mark:
    """Characters ``start`` to ``end`` of a paragraph are ``bold``, ``italic`` or a ``link`` (to another
    story)."""

    start: int
    end: int
    kind: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Running text."""

    text: str
    marks: tuple[Mark, ...] = ()


@dataclass(frozen=True, slots=True)
class Subhead:
    """A heading inside the article."""

    text: str


@dataclass(frozen=True, slots=True)
class Quotation:
    """A quotation set apart from the running text. ``classical`` marks the original of a translated text."""

    text: str
    classical: bool = False


@dataclass(frozen=True, slots=True)
class Listing:
    """An unordered or ordered list."""

    items: tuple[str, ...]
    ordered: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """A data table; the first row is its header."""

    rows: tuple[tuple[str, ...], ...]


Block = Paragraph | Subhead | Quotation | Listing | Table


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture: where it lies on the paper's own site, size in pixels, and the words around it."""

    path: str
    width: int
    height: int
    alt: str
    caption: str
    credit: str


@dataclass(frozen=True, slots=True)
class Comment:
    """What a reader wrote below a story."""

    by: str
    when: datetime
    text: str


@dataclass(frozen=True, slots=True)
class Story:
    """One article. ``blocks`` is its body; pictures, video, comments and biography stand around it.

    ``later`` holds the bodies of a live story as later fetches show them; ``wire`` names the agency's report
    that several papers print; ``number`` counts from 1 within the paper, newest first.
    """

    number: int
    slug: str
    headline: str
    summary: str
    blocks: tuple[Block, ...]
    authors: tuple[str, ...]
    published: datetime
    modified: datetime
    section: str
    tags: tuple[str, ...]
    pictures: tuple[Picture, ...]
    comments: tuple[Comment, ...]
    biography: str
    video: str | None = None
    later: tuple[tuple[Block, ...], ...] = ()
    wire: str | None = None

    @property
    def paragraphs(self) -> tuple[str, ...]:
        """The body by our convention, as the first fetch shows it."""
        return body_paragraphs(self.blocks)


def body_paragraphs(blocks: tuple[Block, ...]) -> tuple[str, ...]:
    """The blocks as plain text: list items and table rows one a line, cells divided by one space."""
    return tuple(_plain(block) for block in blocks)


def _plain(block: Block) -> str:
    if isinstance(block, Listing):
        return "\n".join(block.items)
    if isinstance(block, Table):
        return "\n".join(" ".join(row) for row in block.rows)
    return block.text
