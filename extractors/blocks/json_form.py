"""Blocks from the JSON of an exported line, so that lines can be rendered without their pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from extractors.blocks.model import (
    MAX_NESTING,
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

Json = Mapping[str, Any]


def blocks_from_json(values: Sequence[Json], _depth: int = 0) -> tuple[Block, ...]:
    """The inverse of each block's ``to_json``. Raises ValueError for what is no block (KeyError: a part is
    missing)."""
    if _depth > MAX_NESTING:
        raise ValueError(f"blocks are nested more than {MAX_NESTING} deep")
    return tuple(_block(value, _depth) for value in values)


def _block(value: Json, depth: int) -> Block:
    caption = _paragraphs(value.get("caption", ()))
    match value.get("type"):
        case "header":
            return Header(int(value["l"]), str(value["text"]))
        case "paragraph":
            return _paragraph(value)
        case "image":
            return _image(value)
        case "list":
            return List(
                value["style"], blocks_from_json(value["children"], depth + 1), int(value.get("start", 1))
            )
        case "remoteVideo":
            return RemoteVideo(value["information"]["service"], str(value["information"]["id"]), caption)
        case "video":
            return Video(str(value["src"]), bool(value["isAnimation"]), value.get("ratio"), caption)
        case "audio":
            return Audio(str(value["src"]), caption)
        case "gallery":
            return Gallery(tuple(map(_image, value["images"])), caption)
        case "delimiter":
            return Delimiter()
        case "table":
            return Table(tuple(tuple(map(_cell, row)) for row in value["rows"]), caption)
        case "quote":
            return Quote(blocks_from_json(value["children"], depth + 1), value.get("cite"))
        case "code":
            return Code(str(value["text"]), value.get("language"))
        case "embed":
            children = blocks_from_json(value.get("children", ()), depth + 1)
            return Embed(value.get("url"), value.get("service"), children, caption)
        case other:
            raise ValueError(f"there is no block of type {other!r}")


def _attributes(value: Json) -> tuple[Attribute, ...]:
    return tuple(
        Attribute(a["type"], int(a["from"]), int(a["to"]), a.get("href")) for a in value.get("attributes", ())
    )


def _paragraph(value: Json) -> Paragraph:
    return Paragraph(str(value["text"]), _attributes(value))


def _paragraphs(values: Sequence[Json]) -> tuple[Paragraph, ...]:
    return tuple(map(_paragraph, values))


def _image(value: Json) -> Image:
    size = cast("Json | None", value.get("size"))
    return Image(
        str(value["url"]),
        Size(int(size["width"]), int(size["height"])) if size else None,
        value.get("thumbnail"),
        _paragraphs(value.get("caption", ())),
    )


def _cell(value: Json) -> Cell:
    return Cell(
        str(value["text"]),
        bool(value.get("header", False)),
        int(value.get("columnSpan", 1)),
        int(value.get("rowSpan", 1)),
        _attributes(value),
    )
