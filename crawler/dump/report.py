"""What came of a dump."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True)
class Report:
    """What became of the lines."""

    lines: int = 0
    corrupt: int = 0
    filtered: Counter[str] = field(default_factory=Counter)
    chosen: dict[str, int] = field(default_factory=dict)
    written: int = 0
    removed_paragraphs: int = 0
    corrupt_lines: list[str] = field(default_factory=list)
    repeated: list[dict[str, Any]] = field(default_factory=list)
