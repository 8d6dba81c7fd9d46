"""The language that a page declares in its tree and in its JSON-LD; metas and microdata are read like other fields."""

from __future__ import annotations

from collections.abc import Iterator

from extractors.document import Document
from extractors.metadata.json_ld import JsonLd
from extractors.metadata.tree import attributes


def declared(document: Document, found: JsonLd) -> Iterator[tuple[str, str]]:
    """(source, what stands there): ``lang`` of html and body, then JSON-LD's language, a text or an object."""
    for node in range(min(len(document), 2)):
        pairs = attributes(document, node)
        for name in ("lang", "xml:lang"):
            yield "html.lang", pairs.get(name, "").strip()
    for source, said in (("json_ld.article", found.article), ("json_ld.page", found.page)):
        value = said.get("inLanguage")
        if isinstance(value, dict):
            value = value.get("alternateName") or value.get("name")
        if isinstance(value, str):
            yield source, value.strip()
