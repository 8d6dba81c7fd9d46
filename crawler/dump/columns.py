"""Fields of a dump: columns of a table, and paths into a line."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import orjson

from crawler.line_fields import text_of

Kind = Literal["text", "integer", "number", "truth", "texts"]


@dataclass(frozen=True, slots=True)
class Column:
    """One column: its name, where its value stands in a line, and what it holds. In `texts` that are lists of
    objects, the `name` of each counts; in `text`, an object's `url`."""

    name: str
    path: tuple[str, ...]
    kind: Kind = "text"

    def value(self, line: Mapping[str, Any]) -> Any:
        """The line's value, None where there is none or another kind of thing stands there."""
        value: Any = line
        for name in self.path:
            value = value.get(name) if isinstance(value, Mapping) else None
        return _CONVERTERS[self.kind](value)


COLUMNS = (
    Column("id", ("fingerprint", "id")),
    Column("url", ("url",)),
    Column("canonicalUrl", ("canonicalUrl",)),
    Column("site", ("site",)),
    Column("headline", ("headline",)),
    Column("body", ("body",)),
    Column("description", ("metadata", "description")),
    Column("authors", ("metadata", "authors"), "texts"),
    Column("datePublished", ("metadata", "datePublished")),
    Column("dateModified", ("metadata", "dateModified")),
    Column("inLanguage", ("metadata", "inLanguage")),
    Column("section", ("metadata", "section")),
    Column("keywords", ("metadata", "keywords"), "texts"),
    Column("mainImage", ("metadata", "mainImage")),
    Column("publisher", ("metadata", "publisher")),
    Column("isAccessibleForFree", ("metadata", "isAccessibleForFree"), "truth"),
    Column("verdict", ("extraction", "verdict")),
    Column("confidence", ("extraction", "confidence"), "number"),
    Column("method", ("extraction", "method")),
    Column("fetchedAt", ("crawl", "fetchedAt")),
    Column("revision", ("fingerprint", "revision"), "integer"),
    Column("content", ("fingerprint", "content")),
    Column("cluster", ("duplicates", "cluster")),
    Column("clusterArticles", ("duplicates", "articles"), "integer"),
    Column("clusterSites", ("duplicates", "sites"), "integer"),
    Column("canonical", ("duplicates", "canonical"), "truth"),
    Column("source", ("duplicates", "source")),
)
"""The columns of a table that asks for none by name."""

_BY_NAME = {column.name: column for column in COLUMNS}
_TOP = (
    "url", "canonicalUrl", "site", "headline", "body", "blocks", "metadata", "extraction", "crawl", "fingerprint",
    "duplicates",
)  # fmt: skip


class UnknownField(ValueError):
    """A field that no line has; the message is for the user."""


def columns_named(names: Sequence[str]) -> tuple[Column, ...]:
    """The columns that `--fields` asks for: names of `COLUMNS`, or paths such as `metadata.license`, which come as
    text. None named: all of `COLUMNS`. Raises UnknownField."""
    found = []
    for name in names:
        path = tuple(name.split("."))
        if name not in _BY_NAME and (path[0] not in _TOP or not all(path)):
            near = difflib.get_close_matches(name, [*_BY_NAME, *_TOP], 1)
            hint = f"; did you mean {near[0]}?" if near else f"; there are: {', '.join(_BY_NAME)}, and paths"
            raise UnknownField(f"no field is called {name!r}{hint}")
        found.append(_BY_NAME.get(name) or Column(name, path))
    return tuple(dict.fromkeys(found)) or COLUMNS


def only(line: Mapping[str, Any], columns: Sequence[Column]) -> dict[str, Any]:
    """The line with nothing but these fields, each where it stood."""
    kept: dict[str, Any] = {}
    for column in columns:
        source: Any = line
        target = kept
        for name in column.path[:-1]:
            source = source.get(name) if isinstance(source, Mapping) else None
            if not isinstance(source, Mapping):
                break
            if not isinstance(target.get(name), dict):
                target[name] = {}
            target = target[name]
        if isinstance(source, Mapping) and column.path[-1] in source:
            target[column.path[-1]] = source[column.path[-1]]
    return {name: value for name, value in kept.items() if value != {}}


def _text(value: Any) -> str | None:
    if value is None or isinstance(value, str):
        return value
    if isinstance(value, Mapping) and isinstance(value.get("url"), str):
        return str(value["url"])
    return orjson.dumps(value, default=str).decode("utf-8", "replace")


def _texts(value: Any) -> list[str] | None:
    if not isinstance(value, list):
        return None
    found = [text_of(one.get("name")) if isinstance(one, Mapping) else text_of(one) for one in value]
    return [text for text in found if text] or None


def _integer(value: Any) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 1 << 63 else None


def _number(value: Any) -> float | None:
    return float(value) if isinstance(value, int | float) and not isinstance(value, bool) else None


def _truth(value: Any) -> bool | None:
    return value if isinstance(value, bool) else None


_CONVERTERS = {"text": _text, "texts": _texts, "integer": _integer, "number": _number, "truth": _truth}
