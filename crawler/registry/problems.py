"""What is wrong with a site file: the file, the key, the line, and what to do."""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path
from typing import Any

Key = tuple[str | int, ...]
"""Where a value stands: names of tables and keys, indices of arrays from 0."""

_TOKEN = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}|' + r"'''.*?'{3,5}|" + r'"(?:\\.|[^"\\])*"|' + r"'[^']*'|#[^\n]*|[\[\]{}\n]", re.DOTALL
)
"""What may hold a line break that ends no statement, and what ends one."""


_KIND_NAMES = {
    str: "a string", list: "an array of strings", bool: "true or false", int: "a whole number", float: "a number",
    dict: "a table", datetime: "a date and time", date: "a date",
}  # fmt: skip
_LONGEST = 1_000
"""Characters of a problem that are told: the file may be anybody's."""
_KEY_PARTS = re.compile(r"""(?<![\w"'-])(?:[\w"'-]++[ \t]*+\.[ \t]*+){100}""")
"""A key of so many parts is nobody's, and costs the parser the square of their number."""


def printable(text: str) -> str:
    """A text from elsewhere as a terminal may be given it: without control characters."""
    return text if text.isprintable() else "".join(char if char.isprintable() else "?" for char in text)


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong. `line` counts from 1; 0: the file as a whole."""

    path: Path
    key: str
    line: int
    message: str

    def __str__(self) -> str:
        said = f"{self.key}: {self.message}" if self.key else self.message
        cut = f"{said[:_LONGEST // 2]} ... {said[-_LONGEST // 2:]}" if len(said) > _LONGEST else said
        line = f", line {self.line}" if self.line else ""
        return f"{self.path}{line}{', ' if self.key else ': '}{printable(cut)}"


class SiteFileError(ValueError):
    """A site file cannot be used; the message, for the user, names every problem on a line of its own."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = tuple(problems)


class Reader:
    """One parsed TOML file; gathers problems until all of it was looked at."""

    def __init__(self, path: Path, text: str, values: Mapping[str, Any]) -> None:
        self._path = path
        self._text = text
        self._values = values
        self.problems: list[Problem] = []

    def _problem(self, key: Key, message: str) -> Problem:
        return Problem(self._path, key_name(key), line_of(self._text, key), message)

    def _note(self, key: Key, message: str) -> None:
        problem = self._problem(key, message)
        if problem not in self.problems:
            self.problems.append(problem)

    def _raise_problems(self) -> None:
        if self.problems:
            raise SiteFileError(sorted(self.problems, key=lambda problem: problem.line))

    def _has_kind(self, key: Key, value: Any, kinds: tuple[type, ...]) -> bool:
        """Whether a value is of one of these kinds; that it is not is noted."""
        if isinstance(value, kinds) and (bool in kinds or not isinstance(value, bool)):
            return True
        self._note(key, f"should be {' or '.join(_KIND_NAMES[kind] for kind in kinds)}")
        return False


def parse_toml(path: Path, raw: bytes) -> tuple[str, dict[str, Any]]:
    """The text of a TOML file (UTF-8, with or without a byte-order mark) and its values.

    Raises `SiteFileError` with the line of what is wrong.
    """
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise SiteFileError([Problem(path, "", raw[: error.start].count(b"\n") + 1, "is not UTF-8")]) from None
    if deep := _KEY_PARTS.search(text):
        raise SiteFileError([Problem(path, "", text.count("\n", 0, deep.start()) + 1, "a key of too many parts")])
    try:
        return text, tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        message = str(error)
        found = re.search(r" \(at line (\d+), column \d+\)$", message)
        line = int(found[1]) if found else text.count("\n") + 1
        what = message[: found.start()] if found else message
        raise SiteFileError([Problem(path, "", line, f"no TOML: {what}")]) from None
    except (RecursionError, ValueError):  # brackets in brackets, thousands of digits: more than the parser takes
        raise SiteFileError([Problem(path, "", 1, "nested too deeply, or holds a number that is too long")]) from None


def key_name(key: Key) -> str:
    """A key as people write it: `caps.max_articles`, `wrappers[2].root` (arrays count from 1 here)."""
    text = ""
    for part in key:
        text += f"[{part + 1}]" if isinstance(part, int) else f".{part}" if text else part
    return text


def line_of(text: str, key: Key) -> int:
    """The line on which a key's statement begins; of a key that is not there, its table's line, or 1.

    The file's first statements are read again, more or fewer of them: the shortest beginning that holds the key ends
    with its statement. So every way to write TOML is understood, at a cost that only files with an error have.
    """
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return 1
    while key and not _holds(values, key):
        key = key[:-1]
    if not key:
        return 1
    ends = _statement_ends(text)
    place = bisect_left(ends, True, key=lambda end: _holds(tomllib.loads(text[:end]), key))
    return text.count("\n", 0, ends[place - 1] if place else 0) + 1


def _statement_ends(text: str) -> list[int]:
    """Where each statement of a TOML text ends, behind its line break; comments and empty lines are some too."""
    ends, depth = [], 0
    for token in _TOKEN.finditer(text):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(token[0], 0)
        if token[0] == "\n" and not depth:
            ends.append(token.end())
    return [*ends, len(text)]


def _holds(values: Any, key: Key) -> bool:
    for part in key:
        if isinstance(part, int):
            if not isinstance(values, list) or len(values) <= part:
                return False
        elif not isinstance(values, dict) or part not in values:
            return False
        values = values[part]
    return True
