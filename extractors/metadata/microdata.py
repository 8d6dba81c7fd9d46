"""Microdata (itemprop) and RDFa (property) on visible elements, read with their scopes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from extractors.document import Document
from extractors.dom import tags
from extractors.metadata.schema_types import ARTICLES, PAGES
from extractors.metadata.tree import attributes, nodes_of, text_of

_FIELDS = {
    "headline": "headline",
    "alternativeheadline": "subtitle",
    "description": "description",
    "author": "authors",
    "creator": "authors",
    "byline": "authors",
    "publisher": "publisher",
    "datepublished": "date_published",
    "datecreated": "date_published",
    "datemodified": "date_modified",
    "dateupdated": "date_modified",
    "articlesection": "section",
    "keywords": "keywords",
    "image": "image",
    "inlanguage": "in_language",
    "isaccessibleforfree": "is_accessible_for_free",
    "license": "licence",
}
_RDFA = ("dc:", "dcterms:", "schema:", "sioc:", "rnews:")
_RDFA_FIELDS = {"created": "date_published", "date": "date_published", "issued": "date_published",
"title": "headline",
                "modified": "date_modified"}  # fmt: skip
_MOST = 400
_NAMED = frozenset(["authors", "publisher"])
"""Fields whose value can be a thing with a name."""


class Property(NamedTuple):
    """One property: the field it speaks of, its text, the element, and the address it links to."""

    field: str
    raw: str
    node: int
    url: str | None = None
    width: str | None = None
    height: str | None = None
    """Of a picture, as declared."""


class _Scope(NamedTuple):
    node: int
    end: int
    kind: str


def read(document: Document, header: int | None, root: int | None) -> Iterator[Property]:
    """The properties of the page's own article: those of the scope that holds the header, or of the first
    one."""
    properties = document.attribute("itemprop")[:_MOST]
    if properties:
        scopes = _scopes(document)
        own = _own_scope(scopes, header if header is not None else root)
        for node, value in properties:
            for name in value.lower().split():
                field = _FIELDS.get(name.rsplit("/", 1)[-1])
                if field is None or not _belongs(node, scopes, own):
                    continue
                yield from _read_one(document, field, node, properties)
    start = next(iter(nodes_of(document, "body")), 0)
    named = document.attribute("property")
    if not named or named[-1][0] < start:  # the head's metas are read elsewhere
        return
    scopes = _scopes(document, "typeof")
    own = _own_scope(scopes, header if header is not None else root)
    for node, value in named[:_MOST]:
        lower = value.lower()
        if lower.startswith(_RDFA):
            name = lower.split()[0].partition(":")[2]
            field = _FIELDS.get(name) or _RDFA_FIELDS.get(name)
        else:  # RDFa Lite: an element around them names the vocabulary
            inside = own is not None and own.node < node < own.end and _belongs(node, scopes, own)
            field = _FIELDS.get(lower) if inside else None
        if field:
            yield from _read_one(document, field, node, named[:_MOST])


def _scopes(document: Document, attribute: str = "itemtype") -> list[_Scope]:
    return [
        _Scope(node, int(document.end[node]), type_name(value).lower())
        for node, value in document.attribute(attribute)
    ]


def type_name(value: str) -> str:
    """The type that an ``itemtype`` or ``typeof`` names, its vocabulary left out; of several the last."""
    return _TYPE_BREAK.split(value.strip().rstrip("/"))[-1]


_TYPE_BREAK = re.compile(r"[/:\s]")


def _bare(value: str) -> list[str]:
    """The names of properties, their vocabularies left out."""
    return [_TYPE_BREAK.split(name)[-1] for name in value.lower().split()]


def _is_article(scope: _Scope) -> bool:
    return scope.kind in ARTICLES or scope.kind in PAGES


def _own_scope(scopes: list[_Scope], place: int | None) -> _Scope | None:
    """The innermost article that holds the header; else the first one."""
    articles = [scope for scope in scopes if _is_article(scope)]
    if place is not None:
        around = [scope for scope in articles if scope.node <= place < scope.end]
        if around:
            return around[-1]
    return next(iter(articles), None)


def _belongs(node: int, scopes: list[_Scope], own: _Scope | None) -> bool:
    """Whether the innermost scope around a node is the article's own, a page's, or nobody's."""
    around = [scope for scope in scopes if scope.node < node < scope.end]
    if not around:
        return True
    if around[-1].kind in (
        "comment",
        "usercomments",
        "review",
        "product",
        "person",
        "videoobject",
        "imageobject",
    ):
        return False
    return own is None or around[-1] == own or around[-1].kind in PAGES


def _read_one(document: Document, field: str, node: int, properties: list[tuple[int, str]]) -> Iterator[Property]:
    pairs = attributes(document, node)
    url = pairs.get("href")
    if field in _NAMED:
        end = int(document.end[node])
        names = [inner for inner, value in properties if node < inner < end and _bare(value)[:1] == ["name"]]
        if names:
            link = next(
                (inner for inner, value in properties if node < inner < end and "url" in _bare(value)),
                None,
            )
            link_url = attributes(document, link).get("href") if link is not None else url
            for inner in names:
                inner_pairs = attributes(document, inner)
                raw = inner_pairs.get("content") or text_of(document, inner)
                if raw:
                    yield Property(field, raw, inner, inner_pairs.get("href") or link_url)
            return
        link, raw = _linked_name(document, node) if field == "authors" and not pairs.get("content") else (node, "")
        if raw:
            yield Property(field, raw, link, attributes(document, link).get("href"))
            return
    if field == "image":
        raw = pairs.get("content") or pairs.get("src") or pairs.get("data-src") or url or ""
        if not raw:
            picture = _thing(document, node, properties, _PICTURE_NAMES)
            address = picture.get("url") or picture.get("contentUrl")
            if address:
                yield Property(field, address, node, url, picture.get("width"), picture.get("height"))
            return
    elif field == "licence" and url:
        raw = url
    else:
        raw = pairs.get("content") or pairs.get("datetime") or ""
        if not raw and field.startswith("date") and pairs.get("title", "")[:1].isdigit():
            raw = pairs["title"]  # <abbr title="2024-05-17T10:00:00Z">
        raw = raw or text_of(document, node)
    if raw.strip():
        yield Property(field, raw.strip(), node, url)


def _linked_name(document: Document, node: int) -> tuple[int, str]:
    """(link, name) of a box about who wrote, which tells of them behind their name: the first text that is linked,
    where the box says it again or goes on with more than a name has. An empty one where the element is the name."""
    whole = text_of(document, node)
    for link in range(node + 1, min(int(document.end[node]), node + _MOST_OF_BOX)):
        if document.tag.item(link) != tags.CODES["a"]:
            continue
        name = text_of(document, link)
        if name:
            return (link, name) if len(whole) > _LONGEST_NAME or whole.count(name) > 1 else (node, "")
    return node, _said_twice(whole)


def _said_twice(text: str) -> str:
    """The words with which a text begins that it says again at once, as the name above a sentence that begins with it;
    empty where there are none."""
    parts = text.split()
    for size in range(2, min(_MOST_WORDS, len(parts) // 2) + 1):
        if parts[:size] == parts[size : 2 * size]:
            return " ".join(parts[:size])
    return ""


_MOST_OF_BOX = 60
"""Elements of such a box that are looked at."""
_LONGEST_NAME = 100
"""Characters of an element that can be the names alone; a longer one tells of those who wrote."""
_MOST_WORDS = 5
"""Words of a name."""


def media(document: Document, root: int | None) -> Iterator[tuple[str, dict[str, str]]]:
    """(type, properties under JSON-LD's names) of the videos and audio recordings within the article's root."""
    if root is None:
        return
    scopes = _scopes(document)
    properties = document.attribute("itemprop")[:_MOST]
    played = (scope for scope in scopes if scope.kind in _MEDIA and root < scope.node < document.end[root])
    for scope in islice(played, _MOST_MEDIA):
        inner = [other for other in scopes if scope.node < other.node < scope.end]
        own = [(node, value) for node, value in properties if not any(one.node < node < one.end for one in inner)]
        yield scope.kind, _thing(document, scope.node, own, _MEDIA_NAMES)


_MEDIA = frozenset(["videoobject", "audioobject"])
_MOST_MEDIA = 20
_MEDIA_NAMES = ("contentUrl", "embedUrl", "url", "name", "thumbnailUrl", "duration")
_PICTURE_NAMES = ("url", "contentUrl", "width", "height")


def _thing(
    document: Document, node: int, properties: list[tuple[int, str]], names: Sequence[str]
) -> dict[str, str]:
    """The first value of each of a thing's properties: an attribute's, else, but of addresses, the element's text."""
    wanted = {name.lower(): name for name in names}
    end = int(document.end[node])
    found: dict[str, str] = {}
    for inner, value in properties:
        if not node < inner < end:
            continue
        for name in [wanted[name] for name in _bare(value) if name in wanted and wanted[name] not in found]:
            pairs = attributes(document, inner)
            raw = next((pairs[key] for key in _VALUES if pairs.get(key)), "")
            if not raw and not name.lower().endswith("url"):
                raw = text_of(document, inner)
            if raw.strip():
                found[name] = raw.strip()
    return found


_VALUES = ("content", "href", "src", "datetime")
