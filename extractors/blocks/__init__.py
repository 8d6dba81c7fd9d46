"""Content as typed blocks: what an article's ``blocks`` and ``body`` hold (METHODS.md, 5.4)."""

from extractors.blocks.assembly import blocks_of
from extractors.blocks.body import body_text
from extractors.blocks.model import (
    Attribute,
    Audio,
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
    RemoteVideo,
    Size,
    Table,
    Video,
)

__all__ = [
    "Attribute",
    "Audio",
    "Block",
    "Cell",
    "Code",
    "Delimiter",
    "Embed",
    "Gallery",
    "Header",
    "Image",
    "List",
    "Paragraph",
    "Quote",
    "RemoteVideo",
    "Size",
    "Table",
    "Video",
    "blocks_of",
    "body_text",
]
