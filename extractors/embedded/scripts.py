"""The values that a page holds as data: whole JSON scripts, what plain scripts assign, and attributes that hand an
application its state."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import orjson

from extractors.document import Document
from extractors.metadata.json_loading import paired

MAX_SCRIPT = 4_000_000
"""Characters of one script that are read; the largest states of news sites have about 2 million."""
MAX_SCRIPTS = 100
SHORTEST_STATE = 200
"""Characters of an attribute that is read as data; an article's text alone is longer."""
MAX_VALUES = 20
"""Values read out of one plain script."""
_MAX_SHARED = 50_000
"""Values of a flattened state (Nuxt 3) that are put together at most."""
_MAX_DEPTH = 40
_JSON_TYPE = re.compile(r"^(?:application|text)/(?:[\w.-]+\+)?json\b", re.I)
_ASSIGNED = re.compile(
    r"(?:\b(?:window|self|globalThis)\s*(?:\.\s*[\w$]+|\[\s*[\"'][^\"']{1,80}[\"']\s*\])|\bFusion\.globalContent"
    r"|\b(?:var|let|const)\s+[\w$]+|\b__[A-Z][A-Z0-9_]+__)\s*=\s*(?=[{\[]|JSON\s*\.\s*parse\s*\()"
)
_PARSE = re.compile(r"JSON\s*\.\s*parse\s*\(\s*(?=[\"'])")
_JS_STRING = re.compile(r"'((?:[^'\\\n]|\\.)*)'", re.S)


def values(document: Document) -> Iterator[tuple[Any, Any]]:
    """(element, value) of every data value in the page's scripts, in document order, and in its attributes; JSON-LD not
    among them."""
    for element, text in document.scripts[:MAX_SCRIPTS]:
        if element.tag != "script":
            continue
        kind = (element.get("type") or "").strip()
        if "ld+json" in kind.lower():
            continue
        text = paired(text[:MAX_SCRIPT])
        if _JSON_TYPE.match(kind):
            value = _loaded(text)
            if value is not None:
                yield element, _unflattened(value) if _is_flat(element, value) else value
        elif "{" in text:
            for value in _assigned(text):
                yield element, value
    yield from _attributes(document)


def _attributes(document: Document) -> Iterator[tuple[Any, Any]]:
    """The attributes that hand an application its whole state: Inertia's ``data-page``, a component's properties."""
    found = 0
    for root in document.roots:
        for element in root.iter():
            for value in element.attrib.values():
                if len(value) >= SHORTEST_STATE and value.lstrip()[:1] in ("{", "["):
                    loaded = _loaded(paired(value[:MAX_SCRIPT]))
                    if isinstance(loaded, (dict, list)):
                        yield element, loaded
                    found += 1
                    if found >= MAX_SCRIPTS:
                        return


def _loaded(text: str) -> Any:
    """The value of a JSON text, of which some sites escape the quotation marks once more; None if it is none."""
    for attempt in (text, text.replace("&quot;", '"').replace("&amp;", "&")):
        try:
            return orjson.loads(attempt)
        except orjson.JSONDecodeError:
            continue
    return None


def _assigned(text: str) -> Iterator[Any]:
    decoder = json.JSONDecoder(strict=False)
    at = 0
    for _ in range(MAX_VALUES):
        match = _ASSIGNED.search(text, at)
        if match is None:
            return
        at = match.end()
        try:
            if text[at] in "{[":
                value, at = decoder.raw_decode(text, at)
            else:
                value, at = _parsed(decoder, text, at)
        except (ValueError, RecursionError):
            continue
        if isinstance(value, (dict, list)):
            yield value


def _parsed(decoder: json.JSONDecoder, text: str, at: int) -> tuple[Any, int]:
    """The value of ``JSON.parse("...")`` and where its string ends. Raises ValueError."""
    start = _PARSE.match(text, at)
    if start is None:
        raise ValueError("no JSON.parse")
    if text[start.end()] == '"':
        inside, end = decoder.raw_decode(text, start.end())
    else:
        quoted = _JS_STRING.match(text, start.end())
        if quoted is None:
            raise ValueError("no string")
        inside, end = re.sub(r"\\(['\\])", r"\1", quoted[1]), quoted.end()
    return orjson.loads(paired(inside)), end


def _is_flat(element: Any, value: Any) -> bool:
    return element.get("id") == "__NUXT_DATA__" and isinstance(value, list) and len(value) > 1


def _unflattened(flat: list[Any]) -> Any:
    """A flattened state (the ``devalue`` format of Nuxt 3: every child is an index into the list) put together.

    Children that contain themselves are left out, and all is bounded, since values can be shared very often.
    """
    made = 0

    def build(index: Any, depth: int, above: frozenset[int]) -> Any:
        nonlocal made
        made += 1
        if not isinstance(index, int) or not 0 <= index < len(flat) or index in above:
            return None
        if depth > _MAX_DEPTH or made > _MAX_SHARED:
            return None
        value, inside = flat[index], above | {index}
        if isinstance(value, dict):
            return {name: build(child, depth + 1, inside) for name, child in value.items()}
        if isinstance(value, list):
            if len(value) >= 2 and isinstance(value[0], str):  # ["Reactive", 3]: a wrapped value
                return build(value[1], depth + 1, inside)
            return [build(child, depth + 1, inside) for child in value]
        return value

    return build(0, 0, frozenset())
