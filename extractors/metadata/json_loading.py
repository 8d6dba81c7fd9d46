"""JSON out of a script of JSON-LD, whatever its template has done to it."""

from __future__ import annotations

import json
import re
from html import unescape
from typing import Any

import orjson

MAX_SCRIPT = 1_000_000
"""Characters of one script that are read."""
_SPEAKS_OF = frozenset(
    (
        "article",
        "newsarticle",
        "blogposting",
        "reportagenewsarticle",
        "opinionnewsarticle",
        "liveblogposting",
        "report",
    )
)


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
    for attempt in (_unwrapped, _repaired, _unescaped):
        values = _decode_all(attempt(text))
        if values:
            return values
    saved = _salvaged(text)
    return [saved] if saved else []


_ESCAPE = re.compile(
    r"\\(?:u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(u[dD][89a-fA-F][0-9a-fA-F]{2})|.)", re.S
)
_HALF = re.compile(r"\\u[dD][89a-fA-F]")


def paired(text: str) -> str:
    """JSON without the escapes of half a character: a cut through an emoji leaves one, which scripts read and no UTF-8
    can hold."""
    if _HALF.search(text) is None:
        return text
    return _ESCAPE.sub(lambda match: "" if match.group(1) else match.group(), text)


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


_COMMENT = re.compile(r"<!--|-->|<!\[CDATA\[|\]\]>|^[ \t]*//[^\n]*$", re.M)


def _unwrapped(text: str) -> str:
    """Comments and CDATA marks out, a byte order mark and a trailing semicolon too."""
    parts = text.split("/*")
    if len(parts) > 1:  # a comment of one language inside of another's string is not told apart
        text = parts[0] + "".join(part.partition("*/")[2] if "*/" in part else f"/*{part}" for part in parts[1:])
    return _COMMENT.sub("", text).strip("\ufeff \n\r\t;")


_BAD_ESCAPE = re.compile(r'\\(?!["\\/bfnrtu])|\\u(?![0-9a-fA-F]{4})')
_TRAILING_COMMA = re.compile(r",(\s*[}\]])")
_DOUBLE_COMMA = re.compile(r",(\s*,)+")
_MISSING_COMMA = re.compile(r'(["}\]\d]|true|false|null)([^\S\n]*\n\s*)(")')
_MISSING_VALUE = re.compile(r"(:\s*)(?=[,}\]])")
_BETWEEN = re.compile(r"\}(\s*)\{")
_BAD_WORD = re.compile(r"(:\s*)(undefined|NaN|None|True|False)\b")
_WORDS = {"undefined": "null", "NaN": "null", "None": "null", "True": "true", "False": "false"}


def _repaired(text: str) -> str:
    """The usual faults of templates: commas, escapes, values left out, quotes inside of strings, a cut
    end."""
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


_ESCAPED_OR_QUOTE = re.compile(r'\\.|"', re.S)
_ENDS_HERE = re.compile(r'\s{0,200}(?:[}\]:]|$|,\s{0,200}(?:["{\[\]}]|-?\d|true|false|null|$))|[ \t\r]{0,50}\n')
"""What follows a quotation mark that ends a string."""


def _escape_quotes(text: str) -> str:
    """Escape a quotation mark inside of a value: one after which no value can end."""
    parts: list[str] = []
    inside, last = False, 0
    for match in _ESCAPED_OR_QUOTE.finditer(text):
        if match.group() != '"':
            continue
        if not inside:
            inside = True
        elif _ENDS_HERE.match(text, match.end()):
            inside = False
        else:
            parts += [text[last : match.start()], '\\"']
            last = match.end()
    return "".join([*parts, text[last:]])


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
    r'"(@type|headline|datePublished|dateModified|dateCreated|articleSection|thumbnailUrl|'
    r'inLanguage)"\s*:\s*"((?:[^"\\\n]|\\.){1,500})"'
)
_AUTHOR = re.compile(r'"author"\s*:[\[\s]*(?:\{[^{}]*?"name"\s*:\s*)?"((?:[^"\\\n]|\\.){1,200})"')


def _salvaged(text: str) -> dict[str, Any]:
    """The plain pairs of a script that no repair makes JSON, if it speaks of an article."""
    pairs: dict[str, Any] = {}
    for name, value in _PAIR.findall(text):
        if name == "@type" and value.lower() not in _SPEAKS_OF:
            continue
        pairs.setdefault(name, value)
    author = _AUTHOR.search(text)
    if author:
        pairs["author"] = author.group(1)
    return pairs if "@type" in pairs else {}
