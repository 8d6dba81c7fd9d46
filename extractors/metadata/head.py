"""The page's meta elements, read once: name or property in lower case -> contents, in document order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set

from extractors.document import Document
from extractors.metadata.text import MAX_TEXT
from extractors.metadata.tree import attributes, nodes_of

_MOST = 600
"""Meta elements that are read; more is an attack or a fault."""


def read_head(document: Document) -> Mapping[str, list[str]]:
    """All named metas. Some pages write ``value`` for ``content``, ``name`` for ``property`` and the
    reverse."""
    found: dict[str, list[str]] = {}
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
    return found


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
