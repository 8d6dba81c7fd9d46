"""JSON-LD: every graph and nesting, broken JSON repaired leniently, and the one node that is the page's
article."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from extractors.document import Document
from extractors.metadata.json_loading import is_json_ld, load, scripts_of
from extractors.metadata.schema_types import ARTICLES, PAGES, WRITTEN
from extractors.metadata.text import bare_address, clean, fold

_MAX_NODES = 3_000
_MAX_DEPTH = 30
TEXTS = (
    ("headline", "headline"),
    ("description", "description"),
    ("datePublished", "date_published"),
    ("dateCreated", "date_published"),
    ("dateModified", "date_modified"),
    ("articleSection", "section"),
    ("publisher", "publisher"),
    ("url", "canonical_url"),
)
"""(property, our field) of those that are one text each."""
_ASIDE = frozenset(
    [
        "itemlistelement",
        "haspart",
        "ispartof",
        "mentions",
        "relatedlink",
        "significantlink",
        "comment",
        "review",
        "itemreviewed",
        "appearance",
        "firstappearance",
        "citation",
        "isbasedon",
        "subjectof",
        "itemlist",
        "sponsor",
        "reviews",
        "suggestedanswer",
        "acceptedanswer",
        "recommendation",
        "workexample",
        "exampleofwork",
        "about",
    ]
)
"""Keys under which other articles than the page's stand."""


@dataclass(slots=True)
class JsonLd:
    """The nodes that matter. ``article`` is the page's own article, ``page`` its WebPage, ``video`` its
    main video."""

    article: Mapping[str, Any] = field(default_factory=dict)
    page: Mapping[str, Any] = field(default_factory=dict)
    videos: list[Mapping[str, Any]] = field(default_factory=list)
    audios: list[Mapping[str, Any]] = field(default_factory=list)
    breadcrumbs: list[Mapping[str, Any]] = field(default_factory=list)
    site: Mapping[str, Any] = field(default_factory=dict)
    organisation: Mapping[str, Any] = field(default_factory=dict)
    by_id: dict[str, Mapping[str, Any]] = field(default_factory=dict)
    twins: list[Mapping[str, Any]] = field(default_factory=list)
    """Other nodes of the page's own article, as a second plugin writes them."""
    held: set[str] = field(default_factory=set)
    """The days (YYYY-MM-DD) on which the event begins and ends that the page is about; none where it is an article."""

    def resolve(self, value: Any) -> Any:
        """A reference by ``@id`` -> the node it names; an ordered list, or one whose places are keys (PHP writes a list
        with a gap so) -> what stands in it."""
        if isinstance(value, dict) and value and all(map(str.isdecimal, value)):
            return list(value.values())
        if isinstance(value, dict) and len(value) == 1 and isinstance(next(iter(value.values())), list):
            return next((items for name, items in value.items() if name in ("@list", "@set")), value)
        if isinstance(value, dict) and "@id" in value and len(value) <= 2 and "name" not in value:
            return self.by_id.get(str(value["@id"]), value)
        return value

    def text(self, node: Mapping[str, Any], key: str) -> str | None:
        """The first text of a property, or the name of the thing in it; of a moment also its number (Unix time)."""
        return next(self.texts(node, key), None)

    def texts(self, node: Mapping[str, Any], key: str) -> Iterator[str]:
        """All of them, in order."""
        for item in self._items(node, key):
            if isinstance(item, dict):
                item = item.get("name") or item.get("@value")
            if isinstance(item, int) and not isinstance(item, bool) and key.startswith("date"):
                item = str(item)
            if isinstance(item, str) and item.strip():
                yield item

    def address(self, node: Mapping[str, Any], key: str) -> str | None:
        """The first web address of a property: a text, or that of the thing in it."""
        for item in self._items(node, key):
            given = (item.get("url"), item.get("@id")) if isinstance(item, dict) else (item,)
            for address in given:
                if isinstance(address, str) and address.strip().startswith(("https://", "http://", "//")):
                    return address.strip()
        return None

    def _items(self, node: Mapping[str, Any], key: str) -> Iterator[Any]:
        value = self.resolve(node.get(key))
        return map(self.resolve, value if isinstance(value, list) else [value])


def read_json_ld(document: Document, title: str = "") -> JsonLd:
    """All JSON-LD of a page. ``title`` helps to choose among several articles."""
    found = JsonLd()
    articles: list[Mapping[str, Any]] = []
    weak: list[Mapping[str, Any]] = []
    pages: list[Mapping[str, Any]] = []
    for _, text in scripts_of(document):
        for value in load(text):
            for node, aside in _nodes(value):
                _file(_named_by_schema(node), aside, found, articles, weak, pages)
    url = document.page.url
    found.article = _choose(articles, url, title) or _choose(weak, url, title) or {}
    found.twins = [node for node in articles if node is not found.article and _is_twin(node, found.article, url)]
    found.page = _choose(pages, url, title) or {}
    if found.article:
        found.held.clear()
    return found


_BAIDU = {"pubDate": "datePublished", "upDate": "dateModified", "title": "headline", "images": "image"}
"""Baidu's names of an article's properties, which have a context of their own and no type (``cambrian.jsonld``)."""


def _named_by_schema(node: dict[str, Any]) -> dict[str, Any]:
    """A node by the names of schema.org."""
    if "pubDate" not in node or "@type" in node or "cambrian" not in str(node.get("@context")):
        return node
    return {"@type": "Article"} | {_BAIDU.get(name, name): value for name, value in node.items()}


def _file(
    node: dict[str, Any],
    aside: bool,
    found: JsonLd,
    articles: list[Mapping[str, Any]],
    weak: list[Mapping[str, Any]],
    pages: list[Mapping[str, Any]],
) -> None:
    identity = node.get("@id")
    if isinstance(identity, str) and len(node) > 2:
        found.by_id.setdefault(identity, node)
    types = types_of(node)
    if not types:
        return
    if "breadcrumblist" in types:
        found.breadcrumbs.append(node)
    if aside:
        return
    if types & WRITTEN:
        articles.append(node)
    elif types & ARTICLES:
        weak.append(node)
    elif types & PAGES:
        pages.append(node)
    elif "videoobject" in types:
        found.videos.append(node)
    elif "audioobject" in types or ("mediaobject" in types and _AUDIO.search(str(node.get("contentUrl")))):
        found.audios.append(node)
    elif "website" in types:
        found.site = found.site or node
    elif types & {"organization", "newsmediaorganization"}:
        found.organisation = found.organisation or node
    elif any(map(_EVENT.fullmatch, types)):
        days = (node.get(key) for key in ("startDate", "endDate"))
        found.held.update(day[:10] for day in days if isinstance(day, str))


_AUDIO = re.compile(r"\.(?:mp3|m4a|aac|ogg|opus|wav)(?:$|[?#])", re.I)
"""Ends the address of a recording: an episode of a podcast has it as a mere medium."""
_EVENT = re.compile(r"(?!publication|broadcast|ondemand)[a-z]*event|festival")
"""Types of what is held on a day; a publication has one of its own."""


def types_of(node: Mapping[str, Any]) -> set[str]:
    """The types of a node in lower case, without their vocabulary's address."""
    value = node.get("@type")
    names = value if isinstance(value, list) else [value]
    return {name.rsplit("/", 1)[-1].rsplit(":", 1)[-1].strip().lower() for name in names if isinstance(name, str)}


def _nodes(value: Any) -> Iterator[tuple[dict[str, Any], bool]]:
    """(node, whether it stands aside) of every object, outer ones first, in document order, without
    recursion."""
    stack: list[tuple[Any, bool, int]] = [(value, False, 0)]
    seen = 0
    while stack and seen < _MAX_NODES:
        item, aside, depth = stack.pop()
        if depth > _MAX_DEPTH:
            continue
        if isinstance(item, list):
            stack.extend((child, aside, depth + 1) for child in reversed(item[:_MAX_NODES]))
        elif isinstance(item, dict):
            seen += 1
            yield item, aside
            children = [(key, child) for key, child in item.items() if isinstance(child, (dict, list))]
            for key, child in reversed(children):
                stack.append((child, aside or key.lower() in _ASIDE, depth + 1))


def _choose(nodes: list[Mapping[str, Any]], url: str, title: str) -> Mapping[str, Any] | None:
    """The node that is about this page: by its address, then by its headline, then the only or the fullest
    one."""
    if not nodes:
        return None
    if len(nodes) == 1:
        return nodes[0]
    wanted_title = fold(title)

    def rank(node: Mapping[str, Any]) -> tuple[int, int, int]:
        headline = node.get("headline") or node.get("name")
        text = fold(clean(headline)) if isinstance(headline, str) else ""
        same_title = bool(text) and (text in wanted_title or wanted_title in text) if wanted_title else False
        filled = sum(bool(node.get(key)) for key in ("headline", "datePublished", "author", "image"))
        return int(same_title), int(_is_about(node, url)), filled

    ranked = [rank(node) for node in nodes]
    best = max(range(len(nodes)), key=lambda number: (ranked[number], -number))
    if len(nodes) > 3 and not any(ranked[best][:2]):
        return None  # a list of other pages
    return nodes[best]


def _is_twin(node: Mapping[str, Any], article: Mapping[str, Any], url: str) -> bool:
    """Whether a node speaks of the same article as another: by the page's address, or by its headline, as the nodes of
    plugins that know of no address do."""
    mine, theirs = node.get("headline"), article.get("headline")
    is_called_alike = isinstance(mine, str) and isinstance(theirs, str) and fold(clean(mine)) == fold(clean(theirs))
    return _is_about(node, url) or (is_called_alike and bool(str(mine).strip()))


def _is_about(node: Mapping[str, Any], url: str) -> bool:
    """Whether a node names the page's address as its own."""
    wanted = bare_address(url)
    for key in ("url", "mainEntityOfPage", "@id"):
        value = node.get(key)
        if isinstance(value, dict):
            value = value.get("@id") or value.get("url")
        if isinstance(value, str) and wanted and bare_address(value) == wanted:
            return True
    return False


_SCRIPT_DATE = re.compile(
    r'"(?:datePublished|publishedAt|published_at|publishedDate|publishDate|publish_date|publicationDate|'
    r'firstPublished|date_published)\\?"'
    r'\s*:\s*\\?"(\d{4}-\d{2}-\d{2}[^"\\]{0,30})'
)
_MAX_STATE = 2_000_000


def dates_in_scripts(document: Document) -> list[str]:
    """The day of publication in a page's own script state, if all that is there agrees on one; else
    nothing."""
    found: list[str] = []
    for element, text in document.scripts:
        if "ublish" in text and not is_json_ld(element):
            found += _SCRIPT_DATE.findall(text[:_MAX_STATE])[:50]
    nodes = (pair for _, text in scripts_of(document) for value in load(text) for pair in _nodes(value))
    found += [day for node, aside in nodes if not aside and isinstance(day := node.get("datePublished"), str)][:50]
    at = document.stream.find("atePublished&quot;")
    if at >= 0:  # state that is handed to scripts in an attribute
        found += _SCRIPT_DATE.findall(document.stream[max(0, at - 20) : _MAX_STATE].replace("&quot;", '"'))[:50]
    return found[:1] if len({raw[:10] for raw in found}) == 1 else []
