"""Which object of a page's data is its article, and its body as markup."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import escape
from typing import Any
from urllib.parse import unquote, urlsplit

from lxml import etree
from lxml import html as lxml_html

from extractors.dom.characters import has_figure
from extractors.metadata.text import clean, fold, words

FEWEST_WORDS = 25
"""As of any article (``extractors.verdicts.judging``)."""
_BODIES = (
    "articlebody", "content_elements", "bodyhtml", "body_html", "contenthtml", "content_html", "htmlbody", "body",
    "content", "articlecontent", "article_body", "bodytext", "body_text", "fulltext", "full_text", "storybody", "html",
    "text", "blocks", "paragraphs", "components", "story",
)  # fmt: skip
_TITLES = ("headline", "headlines", "title", "name", "heading", "seotitle", "metatitle")
_ADDRESSES = (
    "url",
    "canonicalurl",
    "canonical_url",
    "website_url",
    "link",
    "href",
    "path",
    "permalink",
    "uri",
    "slug",
    "id",
)
_MAX_NODES = 50_000
_MAX_DEPTH = 40
_NESTED = (dict, list)
_TAGGED = re.compile(r"<(?:p|br|div|h[1-6]|ul|ol|li|blockquote|figure|a|b|i|em|strong|span)\b[^<>]{0,2000}>", re.I)
_BARRED = ("script", "style", "iframe", "object", "embed", "form", "noscript", "template", "svg")
_BLOCK = re.compile(r"<(?:p|h[1-6]|ul|ol|li|blockquote|figure|table|div)\b", re.I)


@dataclass(frozen=True, slots=True)
class Body:
    """A body found in data: ``html`` is balanced markup."""

    headline: str
    html: str
    words: int
    paragraphs: int


def bodies(value: Any, url: str, title: str) -> Iterator[Body]:
    """The bodies of the objects in a value that are about the page: by their headline, address or identifier."""
    for node in _objects(value):
        headline = _headline(node)
        if _is_about(node, headline, url, title) and (body := body_of(node, headline)) is not None:
            yield body


def body_of(node: Mapping[str, Any], headline: str = "") -> Body | None:
    """The longest body among an object's values; None where it has none of some length."""
    found: list[Body] = []
    # a cache of answers names what was asked for with its arguments: body({"html":true})
    lower = {key.partition("(")[0].lower(): value for key, value in node.items()}
    for name in _BODIES:
        html = _balanced(_html(lower.get(name), 0))
        text = clean_long(html)
        count = len(words(text))
        if count >= FEWEST_WORDS:
            found.append(Body(headline, html, count, html.count("<p")))
    return max(found, key=lambda body: body.words) if found else None


def clean_long(html: str) -> str:
    """The text of markup, for counting."""
    return re.sub(r"<[^<>]*>", " ", html)


def _objects(value: Any) -> Iterator[Mapping[str, Any]]:
    """Every object in a value, outer ones first, in document order, without recursion."""
    stack: list[tuple[Any, int]] = [(value, 0)]
    seen = 0
    while stack and seen < _MAX_NODES:
        item, depth = stack.pop()
        seen += 1
        if depth > _MAX_DEPTH:
            continue
        if isinstance(item, dict):
            yield item
            stack.extend((child, depth + 1) for child in reversed(list(item.values())) if isinstance(child, _NESTED))
        elif isinstance(item, list):
            stack.extend((child, depth + 1) for child in reversed(item[:_MAX_NODES]) if isinstance(child, _NESTED))


def _headline(node: Mapping[str, Any]) -> str:
    lower = {key.lower(): value for key, value in node.items()}
    for name in _TITLES:
        value = lower.get(name)
        if isinstance(value, dict):  # Arc: {"basic": ...}; WordPress: {"rendered": ...}
            value = value.get("basic") or value.get("rendered") or value.get("text")
        if isinstance(value, str) and (text := clean(value)):
            return text
    return ""


def _is_about(node: Mapping[str, Any], headline: str, url: str, title: str) -> bool:
    wanted, own = fold(title), fold(headline)
    if len(own) >= 8 and len(wanted) >= 8 and (own in wanted or wanted in own):
        return True
    path = _path(url)
    if len(path) < 2:
        return False
    for name, value in node.items():
        if name.lower().lstrip("_") not in _ADDRESSES or not isinstance(value, (str, int)):
            continue
        text = str(value).strip()
        if "/" in text and len(_path(text)) > 1 and _path(text) == path:
            return True
        if _is_telling(text) and text.lower() in re.split(r"[/.,]", path):
            return True
        if text.isdigit() and len(text) >= 5 and text in re.findall(r"\d+", path):
            return True
    return False


def _is_telling(text: str) -> bool:
    return "/" not in text and len(text) >= 8 and ("-" in text or has_figure(text))


def _path(url: str) -> str:
    try:
        return unquote(urlsplit(url).path).rstrip("/").lower()
    except ValueError:
        return ""


# -- from values to markup

_CHILDREN = (
    "content",
    "children",
    "content_elements",
    "items",
    "blocks",
    "nodes",
    "components",
    "root",
    "value",
    "data",
    "json",
)
_TEXTS = ("html", "rendered", "text", "content", "value", "body", "markup", "data")
_ASIDE = (
    "image", "video", "gallery", "ad", "advert", "related", "newsletter", "interstitial", "promo", "caption", "embed",
    "oembed", "raw_html", "correction", "custom_embed", "audio", "reference",
)  # fmt: skip


def _html(value: Any, depth: int) -> str:
    """A body in any of its usual forms as markup: text, markup, a list of paragraphs, a tree of nodes (Arc, Contentful,
    Portable Text, ProseMirror, Lexical)."""
    if depth > _MAX_DEPTH or value is None:
        return ""
    if isinstance(value, str):
        return value if _TAGGED.search(value) else _paragraphs(value)
    if isinstance(value, list):
        return "".join(_html(child, depth + 1) for child in value[:5_000])
    if isinstance(value, dict):
        return _node(value, depth)
    return ""


def _paragraphs(text: str) -> str:
    """Plain text: paragraphs at blank lines, or at every line break where there are none."""
    parts = re.split(r"\n\s*\n", text) if re.search(r"\n\s*\n", text) else text.split("\n")
    return "".join(f"<p>{_escaped(part)}</p>" for part in parts if part.strip())


def _escaped(text: str) -> str:
    """Text as markup; entities of the text stay what they are."""
    return text.replace("<", "&lt;").replace(">", "&gt;")


def _node(node: Mapping[str, Any], depth: int) -> str:
    kind = str(node.get("type") or node.get("_type") or node.get("nodeType") or node.get("tag") or "").lower()
    if any(kind == name or kind.startswith(f"{name}_") or kind.endswith(f"-{name}") for name in _ASIDE):
        return ""
    children = next((node[name] for name in _CHILDREN if isinstance(node.get(name), (list, dict)) and node[name]), None)
    if children is None:
        text = next((str(node[name]) for name in _TEXTS if isinstance(node.get(name), str)), "")
        return _wrapped(kind, node, text if _TAGGED.search(text) else _escaped(text))
    listed = children if isinstance(children, list) else [children]
    if listed and all(_is_inline(child) for child in listed):
        return _wrapped(kind, node, "".join(_inline(child, depth + 1) for child in listed))
    inside = _html(children, depth + 1)
    tag = _list_tag(kind, node)
    return f"<{tag}>{inside}</{tag}>" if tag else inside


def _wrapped(kind: str, node: Mapping[str, Any], inside: str) -> str:
    if not inside.strip():
        return ""
    if "head" in kind or re.fullmatch(r"h[1-6]", kind) or re.fullmatch(r"h[1-6]", str(node.get("style") or "")):
        return f"<h2>{inside}</h2>"
    if "quote" in kind or node.get("style") == "blockquote":
        return f"<blockquote><p>{inside}</p></blockquote>"
    if "listitem" in kind.replace("-", "").replace("_", "") or kind == "li" or node.get("listItem"):
        return f"<li>{inside}</li>"
    return inside if _BLOCK.search(inside) else f"<p>{inside}</p>"


def _list_tag(kind: str, node: Mapping[str, Any]) -> str:
    name = kind.replace("-", "").replace("_", "")
    if name in ("ol", "orderedlist", "numberedlist"):
        return "ol"
    if name in ("ul", "list", "bulletlist", "unorderedlist"):
        return "ol" if node.get("list_type") == "ordered" else "ul"
    if name in ("li", "listitem"):
        return "li"
    return "blockquote" if "quote" in name else ""


_INLINE = frozenset(
    ("text", "span", "link", "hyperlink", "a", "linebreak", "hardbreak", "strong", "em", "b", "i", "mark")
)


def _is_inline(value: Any) -> bool:
    """A piece of a paragraph in a tree of nodes. Arc's elements are named "text" too, but have a ``content`` string."""
    if not isinstance(value, dict):
        return False
    kind = str(value.get("type") or value.get("_type") or value.get("nodeType") or "").lower()
    leaf = any(isinstance(value.get(name), str) for name in _LEAVES) and not isinstance(
        value.get("content"), str
    )
    return (kind in _INLINE and not isinstance(value.get("content"), str)) or (not kind and leaf)


_LEAVES = ("text", "value", "data")


def _inline(value: Mapping[str, Any], depth: int) -> str:
    for name in _LEAVES:
        if isinstance(value.get(name), str):
            return _escaped(value[name])
    kind = str(value.get("type") or value.get("nodeType") or "").lower()
    if kind in ("linebreak", "hardbreak"):
        return "<br>"
    children = value.get("content") or value.get("children") or []
    if depth > _MAX_DEPTH or not isinstance(children, list):
        return ""
    inside = "".join(_inline(child, depth + 1) for child in children if isinstance(child, dict))
    target = value.get("url") or value.get("href")
    target = target or value.get("data") or value.get("attrs") or value.get("attribs") or {}
    if isinstance(target, dict):
        target = target.get("uri") or target.get("href")
    return f'<a href="{escape(target)}">{inside}</a>' if isinstance(target, str) and kind != "text" else inside


def _balanced(html: str) -> str:
    """Markup that cannot reach beyond itself: parsed, without scripts and frames, and written again."""
    if not html.strip():
        return ""
    try:
        top = lxml_html.fragment_fromstring(html.replace("\0", " "), create_parent="div")
    except (etree.ParserError, etree.XMLSyntaxError, ValueError):
        return ""
    etree.strip_elements(top, *_BARRED, etree.Comment, with_tail=False)
    return str(lxml_html.tostring(top, encoding="unicode"))
