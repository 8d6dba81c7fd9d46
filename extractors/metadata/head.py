"""The page's meta elements, read once: name or property in lower case -> contents, in document order."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence, Set

from extractors.document import Document
from extractors.metadata.text import MAX_TEXT
from extractors.metadata.tree import attributes, nodes_of

_MOST = 600
"""Meta elements that are read; more is an attack or a fault."""


_PARSELY = "parsely-page"
_LATER = {"authors": "parsely-author"}
_MOST_OF_PARSELY = 30


class Head(dict[str, list[str]]):
    """Contents by name."""

    def __init__(self) -> None:
        super().__init__()
        self.pictures: list[tuple[str, str]] = []
        """(name, content) of OpenGraph's properties of pictures: there the order tells which belong together."""


def read_head(document: Document) -> Head:
    """All named metas. Some pages write ``value`` for ``content``, ``name`` for ``property`` and the
    reverse."""
    found = Head()
    for node in nodes_of(document, "meta")[:_MOST]:
        pairs = attributes(document, node)
        content = pairs.get("content") or pairs.get("value")
        if not content:
            continue
        content = content[:MAX_TEXT].strip()
        if not content:
            continue
        for key in ("property", "name", "http-equiv"):
            names = pairs[key].lower().strip() if key in pairs else ""
            if names:
                for name in (*names.split(), names) if " " in names else (names,):
                    found.setdefault(name, []).append(content)
                    if name.startswith("og:image"):
                        found.pictures.append((name, content))
    for content in found.get(_PARSELY, ())[:1]:
        for name, value in _of_parsely(content):
            found.setdefault(name, []).append(value)
    return found


def _of_parsely(content: str) -> Iterator[tuple[str, str]]:
    """(name, content) of what Parse.ly's older meta, a JSON object, says under its later names."""
    try:
        values = json.loads(content)
    except (ValueError, RecursionError):
        return
    for key, value in list(values.items())[:_MOST_OF_PARSELY] if isinstance(values, dict) else ():
        for item in value[:_MOST_OF_PARSELY] if isinstance(value, list) else [value]:
            if isinstance(item, str) and item.strip():
                yield _LATER.get(key, f"parsely-{key}".replace("_", "-").lower()), item.strip()


def listed(
    head: Mapping[str, list[str]], fields: Mapping[str, Sequence[str]], named: Set[str]
) -> Iterator[tuple[str, str, str]]:
    """(field, source, raw) of what stands in the head under the names of fields, which are all in ``named``."""
    present = named & head.keys()
    for field, names in fields.items() if present else ():
        if not present.isdisjoint(names):
            for name in names:
                for value in head.get(name, ()):
                    yield field, name, value
