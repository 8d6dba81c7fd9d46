"""JSON out of a script of JSON-LD, whatever its template has done to it."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import orjson

from extractors.document import Document
from extractors.encoding import decoded_twice
from extractors.metadata.lenient_json import read_lenient
from extractors.metadata.schema_types import WRITTEN

MAX_SCRIPT = 1_000_000
"""Characters of one script that are read."""


def scripts_of(document: Document) -> list[tuple[Any, str]]:
    """(element, text) of the page's scripts that hold JSON-LD."""
    return [(element, text) for element, text in document.scripts if is_json_ld(element)]


def is_json_ld(script: Any) -> bool:
    """Whether a script element says to hold JSON-LD."""
    return "ld+json" in (script.get("type") or "").lower()


def load(text: str) -> list[Any]:
    """The values of a JSON-LD script; an empty list where nothing can be saved."""
    text = text[:MAX_SCRIPT].strip()
    if not text:
        return []
    text = paired(text.replace('"schema:', '"'))  # names under a vocabulary's prefix
    try:
        return [orjson.loads(text)]
    except orjson.JSONDecodeError:
        pass
    for attempt in dict.fromkeys((text, unescape(text))):  # the second for ``&quot;`` instead of quotation marks
        values = read_lenient(attempt)
        if any(values):
            return values
    saved = _salvaged(text)
    return [saved] if saved else []


_ESCAPE = re.compile(
    r"\\(?:u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(u[dD][89a-fA-F][0-9a-fA-F]{2})|.)", re.S
)
_HALF = re.compile(r"\\u[dD][89a-fA-F]")


_LATIN = re.compile(r"\\(?:(u00[89a-f][0-9a-f](?:\\u00[89a-f][0-9a-f])*)|.)", re.I | re.S)


def _read_twice(match: re.Match[str]) -> str:
    return decoded_twice(str(orjson.loads(f'"{match.group()}"'))) if match.group(1) else match.group()


def paired(text: str) -> str:
    """JSON without the escapes of half a character: a cut through an emoji leaves one, which scripts read and no UTF-8
    can hold. Characters that were encoded twice before they were escaped are read twice, as those of a page are."""
    if "\\u008" in text or "\\u009" in text:
        text = _LATIN.sub(_read_twice, text)
    if _HALF.search(text) is None:
        return text
    return _ESCAPE.sub(lambda match: "" if match.group(1) else match.group(), text)


_PAIR = re.compile(
    r'"(@type|headline|datePublished|dateModified|dateCreated|articleSection|thumbnailUrl|'
    r'inLanguage)"\s*:\s*"((?:[^"\\\n]|\\.){1,500})"'
)
_AUTHOR = re.compile(r'"author"\s*:[\[\s]*(?:\{[^{}]*?"name"\s*:\s*)?"((?:[^"\\\n]|\\.){1,200})"')


def _salvaged(text: str) -> dict[str, Any]:
    """The plain pairs of a script that no repair makes JSON, if it speaks of an article."""
    pairs: dict[str, Any] = {}
    for name, value in _PAIR.findall(text):
        if name == "@type" and value.lower() not in WRITTEN:
            continue
        pairs.setdefault(name, value)
    author = _AUTHOR.search(text)
    if author:
        pairs["author"] = author.group(1)
    return pairs if "@type" in pairs else {}
