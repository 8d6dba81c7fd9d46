"""Blocks as plain text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from extractors.blocks.model import (
    Block,
    Code,
    Delimiter,
    Embed,
    Gallery,
    Header,
    List,
    Paragraph,
    Quote,
    Table,
)


def to_text(blocks: Iterable[Block], *, captions: bool = False) -> str:
    """The plain text of blocks, in the form of an article's ``body``; captions only if asked for."""
    return "\n\n".join(filter(None, _texts(blocks, captions)))


def _texts(blocks: Iterable[Block], captions: bool) -> Iterator[str]:
    for block in blocks:
        if isinstance(block, Header | Paragraph | Code):
            yield block.text
        elif isinstance(block, Table):
            for row in block.rows:
                yield " ".join(cell.text for cell in row if cell.text)
        elif isinstance(block, List | Quote | Embed):
            yield from _texts(block.children, captions)
        elif isinstance(block, Gallery) and captions:
            yield from _texts(block.images, captions)
        if captions and not isinstance(block, Header | Paragraph | Code | List | Delimiter):
            yield from _texts(block.caption, captions)
