"""Blocks from the JSON of an exported line, so that lines can be rendered without their pages."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar, cast, get_args

from extractors.blocks.model import (
    MAX_NESTING,
    Attribute,
    AttributeType,
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
_T = TypeVar("_T")
_O = TypeVar("_O")
_STYLES = ("ordered", "unordered")
_SERVICES = ("YouTube", "Vimeo")
_ATTRIBUTES = get_args(AttributeType)
_LEVELS = (1, 2, 3, 4, 5, 6)
_ALSO: Mapping[type, tuple[type, ...]] = {float: (int, float), list: (list, tuple)}
"""What else is of a kind."""
_SHOWN = 60
"""Characters of a wrong value that are told."""


def blocks_from_json(values: Sequence[Json], _depth: int = 0) -> tuple[Block, ...]:
    """The inverse of each block's ``to_json``, for any JSON. Raises ValueError for what is no block, a part that is
    missing or of a wrong kind included. A part that is null is absent; parts that no block has are passed over."""
    if _depth > MAX_NESTING:
        raise ValueError(f"blocks are nested more than {MAX_NESTING} deep")
    return tuple(_block(value, _depth) for value in _objects(values))


def _block(value: Json, depth: int) -> Block:
    def children(*otherwise: Sequence[Json]) -> tuple[Block, ...]:
        return blocks_from_json(_part(value, "children", list, *otherwise), depth + 1)

    match value.get("type"):
        case "header":
            return Header(_one_of(value, "l", _LEVELS), _part(value, "text", str))
        case "paragraph":
            return _paragraph(value)
        case "image":
            return _image(value)
        case "list":
            start, counts_down = _part(value, "start", int, 1), _part(value, "reversed", bool, False)
            return List(_one_of(value, "style", _STYLES), children(), start, counts_down)
        case "remoteVideo":
            about = _object(_part(value, "information", object))
            return RemoteVideo(_one_of(about, "service", _SERVICES), _part(about, "id", str), _caption(value))
        case "video":
            is_animation, ratio = _part(value, "isAnimation", bool), _part(value, "ratio", float, None)
            return Video(_part(value, "src", str), is_animation, ratio, _caption(value))
        case "audio":
            return Audio(_part(value, "src", str), _caption(value))
        case "gallery":
            return Gallery(tuple(map(_image, _objects(_part(value, "images", list)))), _caption(value))
        case "delimiter":
            return Delimiter()
        case "table":
            rows = _part(value, "rows", list)
            return Table(tuple(tuple(map(_cell, _objects(row))) for row in rows), _caption(value))
        case "quote":
            return Quote(children(), _part(value, "cite", str, None), _caption(value))
        case "code":
            return Code(_part(value, "text", str), _part(value, "language", str, None))
        case "embed":
            url, service = _part(value, "url", str, None), _part(value, "service", str, None)
            return Embed(url, service, children([]), _caption(value))
        case other:
            raise ValueError(f"there is no block of type {_shown(other)}")


def _paragraph(value: Json) -> Paragraph:
    return Paragraph(_part(value, "text", str), _attributes(value))


def _attributes(value: Json) -> tuple[Attribute, ...]:
    return tuple(map(_attribute, _objects(_part(value, "attributes", list, ()))))


def _attribute(value: Json) -> Attribute:
    start, stop = _part(value, "from", int), _part(value, "to", int)
    return Attribute(_one_of(value, "type", _ATTRIBUTES), start, stop, _part(value, "href", str, None))


def _caption(value: Json) -> tuple[Paragraph, ...]:
    return tuple(map(_paragraph, _objects(_part(value, "caption", list, ()))))


def _image(value: Json) -> Image:
    size = _part(value, "size", object, None)
    return Image(
        _part(value, "url", str),
        _size(_object(size)) if size is not None else None,
        _part(value, "thumbnail", str, None),
        _caption(value),
        _part(value, "alt", str, None),
    )


def _size(value: Json) -> Size:
    return Size(_part(value, "width", int), _part(value, "height", int))


def _cell(value: Json) -> Cell:
    return Cell(
        _part(value, "text", str),
        _part(value, "header", bool, False),
        max(1, _part(value, "columnSpan", int, 1)),
        max(1, _part(value, "rowSpan", int, 1)),
        _attributes(value),
    )


def _part(value: Json, name: str, kind: type[_T], *otherwise: _O) -> _T | _O:
    """A part of an object, of a kind. Where it is absent or null: `otherwise`, if that is given."""
    found = value.get(name)
    if found is None:
        if otherwise:
            return otherwise[0]
        raise ValueError(f"{_shown(value)} has no {name}")
    is_kind = isinstance(found, _ALSO.get(kind, kind)) and (kind in (bool, object) or not isinstance(found, bool))
    if is_kind and (not isinstance(found, float) or math.isfinite(found)):
        return cast("_T", found)
    raise ValueError(f"{name} is {_shown(found)}, which is no {kind.__name__}")


def _one_of(value: Json, name: str, known: Sequence[Any]) -> Any:
    found = value.get(name)
    if type(found) is type(known[0]) and found in known:
        return found
    raise ValueError(f"{name} is {_shown(found)}, which is none of {', '.join(map(str, known))}")


def _objects(values: object) -> Sequence[Json]:
    if isinstance(values, Sequence) and not isinstance(values, str):
        return [_object(value) for value in values]
    raise ValueError(f"{_shown(values)} is no list")


def _object(value: object) -> Json:
    if isinstance(value, Mapping):
        return value
    raise ValueError(f"{_shown(value)} is no object")


def _shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}..."
