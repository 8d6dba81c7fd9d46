"""Keywords and access: small fields that several sources write each in a way of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from extractors.metadata import meta_tags, open_graph
from extractors.metadata.json_ld import JsonLd
from extractors.metadata.microdata import Property
from extractors.metadata.text import clean

MAX_KEYWORDS = 50


def keywords_of(
    found: JsonLd, head: Mapping[str, list[str]], properties: Sequence[Property]
) -> tuple[tuple[str, ...], str]:
    """(the article's keywords, their source): JSON-LD's, else article:tag, else the keywords metas, else microdata's;
    each once, in order."""
    source, texts = next(_keyword_texts(found, head, properties), ("", []))
    said = (_TAG.sub("", item.strip()) for item in texts[: 2 * MAX_KEYWORDS] if not _OF_SYSTEM.match(item))
    cleaned = (clean(item).strip(" ,;#") for item in said)
    return tuple(dict.fromkeys(item for item in cleaned if 1 < len(item) <= 100))[:MAX_KEYWORDS], source


def _keyword_texts(
    found: JsonLd, head: Mapping[str, list[str]], properties: Sequence[Property]
) -> Iterator[tuple[str, list[str]]]:
    """(source, keywords as written) of each source that gives any."""
    value = found.article.get("keywords")
    if isinstance(value, list) and len(value) == 1:
        value = value[0]  # a list of one text that lists them all
    items = value if isinstance(value, list) else split(value) if isinstance(value, str) else [value] if value else []
    raw = [item.get("name") if isinstance(item, dict) else item for item in items]
    if texts := [item for item in raw if isinstance(item, str) and item.strip()]:
        yield "json_ld.article", texts
    if texts := open_graph.keywords(head):
        yield "article:tag", texts
    name, written = meta_tags.keywords(head)
    if texts := [part for text in written for part in split(text)]:
        yield f"meta.{name}", texts
    if texts := [part for prop in properties if prop.field == "keywords" for part in split(prop.raw)]:
        yield "microdata", texts


_TAG = re.compile(r"^(?:tags?|keywords?)\s?:\s?(?=\S)", re.I)
_OF_SYSTEM = re.compile(
    r"\s*(?:type|author|section|category|channel|id|uuid|page_?type|content_?type|template)\s?:", re.I
)
"""What systems list beside the tags, for their own use: ``type:article``."""


def split(text: str) -> list[str]:
    """A list in one text, at the first of the usual separators that it holds."""
    for separator in (",", ";", "、", "，", "|"):
        if separator in text:
            return text.split(separator)
    return [text]


def _list(value: Any) -> list[Any]:
    return value[:20] if isinstance(value, list) else [value]


def _says_false(value: Any) -> bool:
    return value is False or (isinstance(value, str) and value.strip().lower().endswith("false"))


def is_free(
    found: JsonLd, head: Mapping[str, list[str]], properties: Sequence[Property]
) -> tuple[bool | None, str]:
    """(what the page declares of its access, rightly or not, its source); None where it declares nothing."""
    nodes = (("json_ld.article", found.article), ("json_ld.page", found.page))
    declared = [(source, node.get("isAccessibleForFree")) for source, node in nodes]
    parts = ((source, part) for source, node in nodes for part in _list(node.get("hasPart")) if isinstance(part, dict))
    declared += [(source, value) for source, part in parts if _says_false(value := part.get("isAccessibleForFree"))]
    declared += [("microdata", prop.raw) for prop in properties if prop.field == "is_accessible_for_free"]
    for source, value in declared:
        if isinstance(value, bool):
            return value, source
        if isinstance(value, str) and value.strip().lower().rsplit("/", 1)[-1] in ("true", "false"):
            return value.strip().lower().endswith("true"), source
    tier = next(iter(head.get(_TIER, ())), "").lower()
    return {"free": True, "locked": False, "metered": False}.get(tier), _TIER


_TIER = "article:content_tier"
