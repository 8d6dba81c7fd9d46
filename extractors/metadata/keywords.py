"""Keywords and access: small fields that several sources write each in a way of its own."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from extractors.metadata import meta_tags, open_graph
from extractors.metadata.dom import Dom
from extractors.metadata.json_ld import JsonLd
from extractors.metadata.microdata import Property
from extractors.metadata.shown_keywords import shown_keywords
from extractors.metadata.text import clean, fold, is_unfilled

MAX_KEYWORDS = 50


def keywords_of(
    found: JsonLd,
    head: Mapping[str, list[str]],
    properties: Sequence[Property],
    dom: Dom,
    named: Collection[str] = (),
) -> tuple[tuple[str, ...], str]:
    """(the article's keywords, their source): JSON-LD's, else article:tag, else what metas made for them say, else the
    list of topics that the page shows, else the plain meta, else microdata's; each once, in order. A single one gives
    way to several of a later source, but for the plain meta's. ``named``: folded names of the site and of the article,
    which are no topics."""
    alone: tuple[tuple[str, ...], str] = (), ""
    for source, texts in _keyword_texts(found, head, properties, dom):
        said = (_said(item) for item in texts[: 2 * MAX_KEYWORDS] if not _OF_SYSTEM.match(item))
        topics = (name for name in said if 1 < len(name) <= 100 and not (is_unfilled(name) or "://" in name))
        others = (name for name in topics if fold(name.removeprefix("www.")) not in named)
        names = _once(others)
        if len(names) > 1 and not (alone[0] and source == f"meta.{_PLAIN}"):
            return names[:MAX_KEYWORDS], source
        alone = alone if alone[0] else (names, source)
    return alone


def _once(names: Iterable[str]) -> tuple[str, ...]:
    """Each name once, whatever its capitals, as it is written first."""
    found: dict[str, str] = {}
    for name in names:
        found.setdefault(name.casefold(), name)
    return tuple(found.values())


def _keyword_texts(
    found: JsonLd, head: Mapping[str, list[str]], properties: Sequence[Property], dom: Dom
) -> Iterator[tuple[str, list[str]]]:
    """(source, keywords as written) of each source that gives any."""
    value = found.resolve(found.article.get("keywords"))
    items = value if isinstance(value, list) else [value]
    if texts := _listed(item.get("name") if isinstance(item, dict) else item for item in items):
        yield "json_ld.article", texts
    if texts := _listed(open_graph.keywords(head)):
        yield "article:tag", texts
    name, written = meta_tags.keywords(head)
    texts = [part for text in written for part in split(text)]
    if texts and name != _PLAIN:
        yield f"meta.{name}", texts
    shown = shown_keywords(dom)
    if len(shown) > 1:
        yield "dom.tags", shown
    if texts and name == _PLAIN:
        yield f"meta.{name}", texts
    if len(shown) == 1:
        yield "dom.tags", shown
    if texts := [part for prop in properties if prop.field == "keywords" for part in split(prop.raw)]:
        yield "microdata", texts


_PLAIN = "keywords"
"""The meta that many sites fill once, for all of their pages: what an article shows goes before it."""


def _listed(values: Iterable[object]) -> list[str]:
    """The texts of a list; a list of one text can list them all in it."""
    texts = [value for value in values if isinstance(value, str) and value.strip()]
    return split(texts[0]) if len(texts) == 1 and not _AND.search(texts[0]) else texts


_AND = re.compile(r",\s*(?:&|(?:and|und|et|y|e|en|och|og)\b)")
"""Ends an enumeration that is one name: "Business, Finance, & Economics"."""


def _said(item: str) -> str:
    return _BEFORE.sub("", clean(item)).strip(" ,;#")


_BEFORE = re.compile(
    r"^\s*(?:(?:tags?|keywords?|nlp entity tokens?)\s?:\s?(?=\S)|\(\d{1,3}\)\s*(?=\S)"
    r"|(?:tags?|topics?|keywords?|themes?|sections?|category|organi[sz]ation|person|place|location)/(?=\S))",
    re.I,
)
"""Labels, numbers and branches of a system's tree before a keyword."""
_OF_SYSTEM = re.compile(
    r"\s*(?:(?:type|author|section|subsection|category|channel|id|uuid|page|page_?type|content[_-]?type|template"
    r"|locale|publication|nlp category|(?-i:[a-z]+[A-Z][A-Za-z]*))\s?:|(?-i:[A-Z][a-z]+[A-Z][A-Za-z]*):(?=\S)"
    r"|\w+:(?:true|false)\s*$"
    r"|_\w+\s*$|\d{5,}\s*$|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\s*$)",
    re.I,
)
"""What systems list beside the tags, for their own use: ``type:article``, ``hasProduct: true``, ``LayerCake:0``,
``_Prio_3``, numbers of records."""


def split(text: str) -> list[str]:
    """A list in one text, at the first of the usual separators that it holds; ideographs at their blanks too."""
    for separator in (",", ";", "、", "，", "；", "،", "؛", "|"):
        if separator in text:
            return text.split(separator)
    return text.split() if _IDEOGRAPHS.match(text) else [text]


_IDEOGRAPHS = re.compile(r"\s*[\u3040-\u30ff\u3400-\u9fff]+(?:\s+[\u3040-\u30ff\u3400-\u9fff]+)+\s*$")


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
    parts = [
        (source, part)
        for source, node in nodes
        for key in ("hasPart", "isPartOf")
        for part in _list(node.get(key))
        if isinstance(part, dict)
    ]
    declared += [(source, value) for source, part in parts if _says_false(value := part.get("isAccessibleForFree"))]
    declared += [("microdata", prop.raw) for prop in properties if prop.field == "is_accessible_for_free"]
    for source, value in declared:
        said = _SAID.get(str(value).strip().lower().rpartition("/")[2]) if isinstance(value, (str, int)) else None
        if said is not None:
            return said, source
    tier = next(iter(head.get(_TIER, ())), "").lower()
    return {"free": True, "locked": False, "metered": False}.get(tier), _TIER


_SAID = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}
_TIER = "article:content_tier"
