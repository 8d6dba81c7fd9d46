"""Figures by language and by class of page."""

from __future__ import annotations

import json
from pathlib import Path

from benchmarks.corpus import Record
from benchmarks.slices import by_slice, slices_of, table
from tests.benchmarks.sets import PARAGRAPHS, article_html


def record(number: int, html: str, body: str, lang: str | None = "en") -> Record:
    site = f"gull{number}.example"
    return Record(f"own-{number}", f"http://{site}/1", site, lang, "article", html.encode(), {"body": body}, 1.0)


def test_the_slices_of_a_page_follow_from_where_its_truth_stands() -> None:
    plain = set(slices_of(record(1, article_html("Pier"), "\n\n".join(PARAGRAPHS))))
    assert plain == {"language: en", "length: short", "text in p", "without scripts, styles and data"}
    items = "".join(f"<li>{paragraph}</li>" for paragraph in PARAGRAPHS)
    html = f"<html><head><script>x()</script></head><body><h1>Pier</h1><ul>{items}</ul></body></html>"
    found = set(slices_of(record(2, html, "\n\n".join(PARAGRAPHS), None)))
    assert found == {"language: unknown", "length: short", "text in list items", "holds a list"}


def test_every_slice_is_scored_by_its_own_pages(tmp_path: Path) -> None:
    body = "\n\n".join(PARAGRAPHS)
    records = [record(n, article_html("Pier"), body, "en" if n < 6 else "de") for n in range(12)]
    lines = [{"id": r.id, "body": body if r.lang == "en" else "", "page_type": "article"} for r in records]
    path = tmp_path / "pred.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    rows = {row.split(" | ")[0].strip("| "): row for row in table(by_slice(records, path)).split("\n")[2:]}
    assert "| 1.000 (1.000-1.000) |" in rows["language: en"]
    assert "| 0.000 (0.000-0.000) |" in rows["language: de"]
    assert rows["all"].split(" | ")[1] == "12"
