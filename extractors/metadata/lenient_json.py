"""JSON as templates and hands write it, read token by token.

What a fault can only mean is put right: comments, commas left out or doubled, values left out, any quotation marks,
keys without them, quotation marks and line breaks inside of strings, a cut end. Where brackets or colons contradict
each other nothing is guessed: the reading ends with the value before.
"""

from __future__ import annotations

import json
import re
from typing import Any

import orjson

_DEEPEST = 200
_MOST_VALUES, _MOST_TOKENS = 50, 100_000
"""What stands behind them is cut off: a page's largest scripts have a tenth of these tokens."""
_SKIPPED = re.compile(
    r"(?:[\s;\ufeff]++|//[ \t]*+<!\[CDATA\[|//[^\n]*+|/\*(?:.*?\*/|.*)|<!--|-->|<!\[CDATA\[|\]\]>)++", re.S
)
_TOP = re.compile(r"[^{\[/<;\s\ufeff]++|.", re.S)
"""What stands before and between the values, as far as no comment can begin in it."""
_KEY = re.compile(
    r"""(?:"((?:[^"\\\n]|\\.){0,200}+)"|'([^'\\\n]{0,200}+)'|[“”„]([^“”„"\n]{0,200}+)[“”"]|([A-Za-z_$@][\w$@-]{0,200}+))\s*+:"""
)
_NEXT_KEY = r"""(?:["'“”„][\w@:-]{1,60}+["'“”]|[A-Za-z_$@][\w$@-]{0,60}+)\s*+:"""
_CLOSING = {
    opening: re.compile(rf"\\.|[{marks}]", re.S)
    for opening, marks in {'"': '"', "'": "'", **dict.fromkeys("“”„", '“”"')}.items()
}
"""By the mark that begins a string: what can end it, and what is escaped."""
_ENDS_HERE = re.compile(
    rf"""\s*+(?:[}}\]:]|$|//|/\*|["'“”„][\w@:-]{{1,60}}+["'“”]\s*+:|"""
    rf"""(?:,\s*+)++(?:["'“”„{{\[\]}}]|-?\d|true|false|null|//|/\*|$|{_NEXT_KEY}))|[ \t\r]*+\n"""
)
"""What follows a quotation mark that ends a string; others stand inside of it."""
_ENDS_AFTER_BACKSLASH = re.compile(r'\s*+,\s*+"[\w@:-]{1,60}+"\s*+:')
_BARE = re.compile(r"[^\s,{}\[\]\"“”]++")
_WORDS = {"True": True, "False": False}


def read_lenient(text: str) -> list[Any]:
    """Every object and list that stands in a text, one after the other; none where the first one cannot be told."""
    return _Reading(text).values()


class _Reading:
    """One text and what is open at a place of it."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.found: list[Any] = []
        self.open: list[dict[str, Any] | list[Any]] = []
        self.keys: list[str | None] = []
        """Of each open object the key that has no value yet."""

    def values(self) -> list[Any]:
        for _ in range(_MOST_TOKENS):
            if not self._skip() or len(self.found) > _MOST_VALUES:
                break
            if not self._token():
                return self.found[:-1]
        return self.found[:_MOST_VALUES]

    def _skip(self) -> bool:
        """Pass over blanks and comments; whether something is left."""
        skipped = _SKIPPED.match(self.text, self.at)
        self.at = skipped.end() if skipped else self.at
        return self.at < len(self.text)

    def _token(self) -> bool:
        """Read one token; False where it contradicts what is open."""
        char = self.text[self.at]
        if char in "{[":
            return self._opened({} if char == "{" else [])
        if not self.open:
            passed = _TOP.match(self.text, self.at)
            self.at = passed.end() if passed else self.at + 1
            return True
        if char in "}]":
            return self._closed(dict if char == "}" else list)
        if char == ",":
            self.at += 1
            return self.keys[-1] is None or self._place(None)
        if isinstance(self.open[-1], dict) and self.keys[-1] is None and self._key():
            return True
        if char == ":":
            return False
        self._place(self._string() if char in _CLOSING else self._bare())
        return True

    def _opened(self, value: dict[str, Any] | list[Any]) -> bool:
        self.at += 1
        if not self._place(value) or len(self.open) >= _DEEPEST:
            return False
        self.open.append(value)
        self.keys.append(None)
        return True

    def _closed(self, kind: type) -> bool:
        self.at += 1
        if self.keys[-1] is not None:
            self._place(None)
        self.keys.pop()
        return isinstance(self.open.pop(), kind)

    def _place(self, value: Any) -> bool:
        """Put a value where it belongs; False in an object without a key, where it belongs nowhere."""
        inner = self.open[-1] if self.open else self.found
        if isinstance(inner, list):
            inner.append(value)
            return True
        key, self.keys[-1] = self.keys[-1], None
        if key is not None:
            inner[key] = value
        return key is not None

    def _key(self) -> bool:
        match = _KEY.match(self.text, self.at)
        if match is None:
            return False
        self.at = match.end()
        self.keys[-1] = _unescaped(next(name for name in match.groups() if name is not None))
        return True

    def _string(self) -> str:
        first = self.at + 1
        for match in _CLOSING[self.text[self.at]].finditer(self.text, first):
            start, self.at = match.span()
            if match.group()[0] != "\\":
                if _ENDS_HERE.match(self.text, self.at):
                    return _unescaped(self.text[first:start])
            elif match.group() == '\\"' and _ENDS_AFTER_BACKSLASH.match(self.text, self.at):  # "C:\"
                return _unescaped(self.text[first : start + 1])
        self.at = len(self.text)
        return _unescaped(self.text[first:])

    def _bare(self) -> Any:
        """What stands without quotation marks: a word of the language, or as it stands what begins with a figure."""
        match = _BARE.match(self.text, self.at)
        word = match.group() if match else ""
        self.at += len(word) or 1
        try:
            return orjson.loads(word)
        except orjson.JSONDecodeError:
            return word if word[:1].isdigit() else _WORDS.get(word)


_ESCAPE = re.compile(r"""\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}|(')|)|\"""")


def _unescaped(inner: str) -> str:
    """The text of a string's inside, whatever is escaped in it or not."""
    if "\\" not in inner:
        return inner
    told = _ESCAPE.sub(_as_json, inner)
    return str(json.loads(f'"{told}"', strict=False))


def _as_json(match: re.Match[str]) -> str:
    if match.group(1):
        return "'"
    return match.group() if len(match.group()) > 1 else f"\\{match.group()}"
