"""What a re-extraction tells while it runs."""

from __future__ import annotations

from collections import Counter

import pytest

from crawler.reextraction.checkpoint import Progress
from crawler.reextraction.told import RunningLine


def test_files_that_were_read_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    line = RunningLine("archives")
    monkeypatch.setattr(line, "show", shown.append)
    line.of_archives(Progress("extract", source=1, counts=Counter(pages=36, articles=30)))
    assert shown == ["archives: extract: 1 file read, 36 pages, 30 articles"]
