"""What is wrong with a site file: the file, the key, the line, and what to do."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Key = tuple[str | int, ...]
"""Where a value stands: names of tables and keys, indices of arrays from 0."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong. `line` counts from 1."""

    path: Path
    key: str
    line: int
    message: str

    def __str__(self) -> str:
        place = f"{self.path}, line {self.line}"
        return f"{place}, {self.key}: {self.message}" if self.key else f"{place}: {self.message}"


class SiteFileError(ValueError):
    """A site file cannot be used; the message, for the user, names every problem on a line of its own."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = tuple(problems)


def parse_toml(path: Path, raw: bytes) -> tuple[str, dict[str, Any]]:
    """The text of a TOML file (UTF-8, with or without a byte-order mark) and its values.

    Raises `SiteFileError` with the line of what is wrong.
    """
    try:
        text = raw.decode("utf-8-sig")
        return text, tomllib.loads(text)
    except UnicodeDecodeError as error:
        raise SiteFileError([Problem(path, "", raw[: error.start].count(b"\n") + 1, "is not UTF-8")]) from None
    except tomllib.TOMLDecodeError as error:
        message = str(error)
        found = re.search(r" \(at line (\d+), column \d+\)$", message)
        line = int(found[1]) if found else text.count("\n") + 1
        what = message[: found.start()] if found else message
        raise SiteFileError([Problem(path, "", line, f"no TOML: {what}")]) from None


def key_name(key: Key) -> str:
    """A key as people write it: `caps.max_articles`, `wrappers[2].root` (arrays count from 1 here)."""
    text = ""
    for part in key:
        text += f"[{part + 1}]" if isinstance(part, int) else f".{part}" if text else part
    return text


def line_of(text: str, key: Key) -> int:
    """The line on which a key's statement begins; of a key that is not there, its table's line, or 1.

    The file's first lines are read again, more or fewer of them: the shortest beginning that holds the key ends where
    the statement does. So every way to write TOML is understood, at a cost that only files with an error have.
    """
    lines = text.splitlines()
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return 1
    while key and not _holds(values, key):
        key = key[:-1]
    if not key:
        return 1
    low, end = 0, len(lines)
    high = end - 1
    while low <= high:
        middle = (low + high) // 2
        count, values = _beginning(lines, middle, end)
        if _holds(values, key):
            end, high = count, middle - 1
        else:
            low = count + 1
    before = next(count for count in range(end - 1, -1, -1) if _beginning(lines, count, end)[0] == count)
    return next(n + 1 for n in range(before, end) if _says_something(lines[n]))


def _beginning(lines: list[str], count: int, most: int) -> tuple[int, dict[str, Any]]:
    """The first `count` lines read, or as many more as make whole statements; (how many, their values)."""
    for longer in range(count, most):
        try:
            return longer, tomllib.loads("\n".join(lines[:longer]))
        except tomllib.TOMLDecodeError:
            continue
    return most, tomllib.loads("\n".join(lines[:most]))


def _holds(values: Any, key: Key) -> bool:
    for part in key:
        if isinstance(part, int):
            if not isinstance(values, list) or len(values) <= part:
                return False
        elif not isinstance(values, dict) or part not in values:
            return False
        values = values[part]
    return True


def _says_something(line: str) -> bool:
    return bool(line.strip()) and not line.lstrip().startswith("#")
