"""What is wrong with a site file: the file, the key, the line, and what to do."""

from __future__ import annotations

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


def key_name(key: Key) -> str:
    """A key as people write it: `caps.max_articles`, `wrappers[2].root` (arrays count from 1 here)."""
    text = ""
    for part in key:
        text += f"[{part + 1}]" if isinstance(part, int) else f".{part}" if text else part
    return text


def line_of(text: str, key: Key) -> int:
    """The line on which a key's statement begins; of a key that is not there, its table's line, or 1.

    The file is read again from its top, a line more each time: the first part that holds the key ends where
    the statement does. So every way to write TOML is understood, at a cost that only files with an error have.
    """
    lines = text.splitlines()
    while key:
        before = 0
        for count in range(1, len(lines) + 1):
            try:
                values = tomllib.loads("\n".join(lines[:count]))
            except tomllib.TOMLDecodeError:
                continue
            if _holds(values, key):
                return next(n + 1 for n in range(before, count) if _says_something(lines[n]))
            before = count
        key = key[:-1]
    return 1


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
