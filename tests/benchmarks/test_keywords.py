"""Keywords held to those of the truth."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from benchmarks.keywords import main
from tests.benchmarks.sets import article_html, line


def page(number: int, tags: list[str], truth: Any) -> dict[str, Any]:
    told = json.dumps({"@type": "NewsArticle", "keywords": tags})
    head = f'<script type="application/ld+json">{told}</script>' if tags else ""
    values = line(number, html=article_html(f"Council rebuilds pier {number}", head=head))
    values["truth"]["keywords"] = truth
    return values


def test_pages_with_known_keywords_are_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pages = [
        page(1, ["Pier", "Storm"], ["pier", "storm"]),
        page(2, ["Pier", "Storm"], ["Pier, Harbour"]),
        page(3, [], ["Pier"]),
        page(4, ["Pier", "Storm"], None),
    ]
    path = tmp_path / "own.jsonl"
    path.write_text("\n".join(map(json.dumps, pages)), encoding="utf-8")
    tally = main([str(path), "--pages"])
    assert (tally.pages, tally.exact, tally.found, tally.known, tally.right) == (3, 1, 4, 5, 3)
    printed = capsys.readouterr().out
    assert "precision 0.750, recall 0.600; sources: json_ld.article 2, none 1" in printed
    assert "missing ['harbour'] wrong ['storm']" in printed
