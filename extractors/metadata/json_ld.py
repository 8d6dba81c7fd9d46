"""JSON-LD: every graph and nesting, broken JSON repaired leniently, and the one node that is the page's article."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from html import unescape
from typing import Any

import orjson

from extractors.document import Document
from extractors.metadata.text import clean, fold

MAX_SCRIPT = 1_000_000
"""Characters of one script that are read."""
_MAX_NODES = 3_000
_MAX_DEPTH = 30
ARTICLES = frozenset(
    "article newsarticle blogposting reportagenewsarticle analysisnewsarticle opinionnewsarticle reviewnewsarticle "
    "backgroundnewsarticle askpublicnewsarticle advertisercontentarticle satiricalarticle liveblogposting report techarticle "
    "scholarlyarticle socialmediaposting discussionforumposting medicalscholarlyarticle apireference creativework "
    "podcastepisode review recipe howto".split()
)
_STRONG = ARTICLES - {"creativework", "podcastepisode", "review", "recipe", "howto"}
PAGES = frozenset("webpage itempage medicalwebpage aboutpage faqpage".split())
_ASIDE = frozenset(
    "itemlistelement haspart ispartof mentions relatedlink significantlink comment review citation isbasedon subjectof "
    "itemlist sponsor reviews suggestedanswer acceptedanswer recommendation workexample exampleofwork about".split()
)
"""Keys under which other articles than the page's stand."""


@dataclass(slots=True)
class JsonLd:
    """The nodes that matter. ``article`` is the page's own article, ``page`` its WebPage, ``video`` its main video."""

    article: Mapping[str, Any] = field(default_factory=dict)
    page: Mapping[str, Any] = field(default_factory=dict)
    videos: list[Mapping[str, Any]] = field(default_factory=list)
    audios: list[Mapping[str, Any]] = field(default_factory=list)
    breadcrumbs: list[Mapping[str, Any]] = field(default_factory=list)
    site: Mapping[str, Any] = field(default_factory=dict)
    organisation: Mapping[str, Any] = field(default_factory=dict)
    by_id: dict[str, Mapping[str, Any]] = field(default_factory=dict)

    def resolve(self, value: Any) -> Any:
        """A reference by ``@id`` -> the node it names."""
        if isinstance(value, dict) and "@id" in value and len(value) <= 2 and "name" not in value:
            return self.by_id.get(str(value["@id"]), value)
        return value


def read_json_ld(document: Document, title: str = "") -> JsonLd:
    """All JSON-LD of a page. ``title`` helps to choose among several articles."""
    found = JsonLd()
    articles: list[Mapping[str, Any]] = []
    weak: list[Mapping[str, Any]] = []
    pages: list[Mapping[str, Any]] = []
    for element, text in document.scripts:
        if "ld+json" not in (element.get("type") or "").lower():
            continue
        for value in load(text):
            for node, aside in _nodes(value):
                _file(node, aside, found, articles, weak, pages)
    url = document.page.url
    found.article = _choose(articles, url, title) or _choose(weak, url, title) or {}
    found.page = _choose(pages, url, title) or (pages[0] if len(pages) == 1 else {})
    return found


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
    if types & _STRONG:
        articles.append(node)
    elif types & ARTICLES:
        weak.append(node)
    elif types & PAGES or any(name.endswith("webpage") for name in types):
        pages.append(node)
    elif "videoobject" in types:
        found.videos.append(node)
    elif "audioobject" in types:
        found.audios.append(node)
    elif "website" in types:
        found.site = found.site or node
    elif types & {"organization", "newsmediaorganization"}:
        found.organisation = found.organisation or node


def types_of(node: Mapping[str, Any]) -> set[str]:
    """The types of a node in lower case, without their vocabulary's address."""
    value = node.get("@type")
    names = value if isinstance(value, list) else [value]
    return {name.rsplit("/", 1)[-1].rsplit(":", 1)[-1].strip().lower() for name in names if isinstance(name, str)}


def _nodes(value: Any) -> Iterator[tuple[dict[str, Any], bool]]:
    """(node, whether it stands aside) of every object, outer ones first, in document order, without recursion."""
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
    """The node that is about this page: by its address, then by its headline, then the only or the fullest one."""
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


def _is_about(node: Mapping[str, Any], url: str) -> bool:
    wanted = _bare(url)
    for key in ("url", "mainEntityOfPage", "@id"):
        value = node.get(key)
        if isinstance(value, dict):
            value = value.get("@id") or value.get("url")
        if isinstance(value, str) and wanted and _bare(value) == wanted:
            return True
    return False


def _bare(url: str) -> str:
    return re.sub(r"^https?://(?:www\.)?", "", url.partition("#")[0].partition("?")[0]).rstrip("/").lower()


# -- loading


def load(text: str) -> list[Any]:
    """The values of a JSON-LD script; an empty list where nothing can be saved."""
    text = text[:MAX_SCRIPT].strip()
    if not text:
        return []
    try:
        return [orjson.loads(text)]
    except orjson.JSONDecodeError:
        pass
    for attempt in (_unwrapped, _repaired, _unescaped):
        values = _decode_all(attempt(text))
        if values:
            return values
    saved = _salvaged(text)
    return [saved] if saved else []


def _decode_all(text: str) -> list[Any]:
    """Every JSON value that stands in a text, one after the other; none if the first one is broken."""
    values: list[Any] = []
    at = 0
    decoder = json.JSONDecoder(strict=False)
    while at < len(text) and len(values) < 50:
        start = min((place for place in (text.find("{", at), text.find("[", at)) if place >= 0), default=-1)
        if start < 0:
            break
        try:
            value, at = decoder.raw_decode(text, start)
        except (ValueError, RecursionError):
            break
        values.append(value)
    return values


_COMMENT = re.compile(r"<!--|-->|/\*.*?\*/|<!\[CDATA\[|\]\]>|^\s*//[^\n]*$", re.S | re.M)


def _unwrapped(text: str) -> str:
    """Comments and CDATA marks out, a byte order mark and a trailing semicolon too."""
    return _COMMENT.sub("", text).strip("\ufeff \n\r\t;")


_BAD_ESCAPE = re.compile(r'\\(?!["\\/bfnrtu])|\\u(?![0-9a-fA-F]{4})')
_TRAILING_COMMA = re.compile(r",(\s*[}\]])")
_DOUBLE_COMMA = re.compile(r",(\s*,)+")
_MISSING_COMMA = re.compile(r'(["}\]\d]|true|false|null)(\s*\n\s*)(")')
_MISSING_VALUE = re.compile(r'(:\s*)(?=[,}\]])')
_BETWEEN = re.compile(r"\}(\s*)\{")
_BAD_WORD = re.compile(r'(:\s*)(undefined|NaN|None|True|False)\b')
_WORDS = {"undefined": "null", "NaN": "null", "None": "null", "True": "true", "False": "false"}
_INNER_QUOTE = re.compile(r'(?<=[^\s:,\[{\\])"(?=[^\s:,\]}])|(?<=[^\s:,\[{\\]) "(?=[^\s:,\]}])')


def _repaired(text: str) -> str:
    """The usual faults of templates: commas, escapes, values left out, quotes inside of strings, a cut end."""
    text = _unwrapped(text)
    text = _BAD_ESCAPE.sub(r"\\\\", text)
    text = _escape_quotes(text)
    text = _DOUBLE_COMMA.sub(",", text)
    text = _BETWEEN.sub(r"},\1{", text) if text.startswith("[") else text
    text = _MISSING_COMMA.sub(r"\1,\2\3", text)
    text = _BAD_WORD.sub(lambda match: match.group(1) + _WORDS[match.group(2)], text)
    text = _MISSING_VALUE.sub(r"\1null", text)
    text = _TRAILING_COMMA.sub(r"\1", text)
    return _TRAILING_COMMA.sub(r"\1", _closed(text))


_STRING_VALUE = re.compile(r'(:\s*")((?:[^"\\\n]|\\.|"(?!\s*(?:,\s*(?:"|\n|\{|\[)|\}|\]|\n|:|$)))*)(")')


def _escape_quotes(text: str) -> str:
    """Escape a quotation mark inside of a value: one after which no value can end."""
    def escape(match: re.Match[str]) -> str:
        return match.group(1) + re.sub(r'(?<!\\)"', r'\\"', match.group(2)) + match.group(3)

    return _STRING_VALUE.sub(escape, text)


def _closed(text: str) -> str:
    """Close what a cut left open: the string, then the brackets."""
    stack: list[str] = []
    inside = escaped = False
    for char in text:
        if inside:
            if escaped:
                escaped = False
            elif char == "\\":
                escaped = True
            elif char == '"':
                inside = False
        elif char == '"':
            inside = True
        elif char in "{[":
            stack.append("}" if char == "{" else "]")
        elif char in "}]" and stack:
            stack.pop()
    if not inside and not stack:
        return text
    text = text.rstrip().rstrip(",:") if not inside else text + '"'
    return text + "".join(reversed(stack))


def _unescaped(text: str) -> str:
    """Entities resolved: ``&quot;`` for the quotation marks."""
    return _repaired(unescape(text))


_PAIR = re.compile(
    r'"(@type|headline|datePublished|dateModified|dateCreated|articleSection|thumbnailUrl|inLanguage)"\s*:\s*"((?:[^"\\\n]|\\.){1,500})"'
)
_AUTHOR = re.compile(r'"author"\s*:\s*[\[\s]*(?:\{[^{}]*?"name"\s*:\s*)?"((?:[^"\\\n]|\\.){1,200})"')


def _salvaged(text: str) -> dict[str, Any]:
    """The plain pairs of a script that no repair makes JSON, if it speaks of an article."""
    pairs: dict[str, Any] = {}
    for name, value in _PAIR.findall(text):
        if name == "@type" and value.lower() not in ARTICLES:
            continue
        pairs.setdefault(name, value)
    author = _AUTHOR.search(text)
    if author:
        pairs["author"] = author.group(1)
    return pairs if "@type" in pairs else {}


_SCRIPT_DATE = re.compile(
    r'"(?:datePublished|publishedAt|published_at|publishedDate|publishDate|publish_date|publicationDate|firstPublished|date_published)\\?"'
    r'\s*:\s*\\?"(\d{4}-\d{2}-\d{2}[^"\\]{0,30})'
)
_MAX_STATE = 2_000_000


def dates_in_scripts(document: Document) -> list[str]:
    """The day of publication in a page's own script state, if all that is there agrees on one; else nothing."""
    found: list[str] = []
    for _, text in document.scripts:
        if "ublish" in text:
            found += _SCRIPT_DATE.findall(text[:_MAX_STATE])[:50]
    return found[:1] if len({raw[:10] for raw in found}) == 1 else []
