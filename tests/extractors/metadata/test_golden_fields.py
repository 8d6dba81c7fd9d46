"""Golden pages by field and class: what a page says of its article, and what it must not be made to say.

A page is a folder ``tests/corpus/fields/<field>/<class>/`` with ``source.html`` and ``expected.json``: ``url``;
``fetchedAt``, where that matters; ``fields``, path in the exported line (below ``metadata`` unless it is at the top) to
value; ``absent``, fields that must not be there; ``sources``, the source of a field.
"""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from extractors import Article, Page, extract_page
from extractors.metadata.model import JSON_NAMES

CORPUS = Path(__file__).parents[2] / "corpus" / "fields"
PAGES = sorted(path.parent.relative_to(CORPUS).as_posix() for path in CORPUS.glob("*/*/expected.json"))


def expected(page: str) -> dict[str, Any]:
    truth: dict[str, Any] = json.loads((CORPUS / page / "expected.json").read_text(encoding="utf-8"))
    return truth


def line_of(page: str) -> dict[str, Any]:
    truth = expected(page)
    fetched = datetime.fromisoformat(truth["fetchedAt"]) if "fetchedAt" in truth else None
    source = (CORPUS / page / "source.html").read_bytes()
    found = extract_page(Page(url=truth["url"], body=source, fetched_at=fetched))
    article = found.outcome if isinstance(found.outcome, Article) else found.attempt
    assert article is not None
    return article.to_json()


def value_at(line: dict[str, Any], path: str) -> Any:
    """The value at ``mainImage.url`` or ``videos.0.url``; None for none."""
    first = path.split(".")[0]
    value: Any = line if first in line else line["metadata"]
    for step in path.split("."):
        if isinstance(value, list):
            value = value[int(step)] if int(step) < len(value) else None
        else:
            value = value.get(step) if isinstance(value, dict) else None
    return value


@pytest.mark.parametrize("page", PAGES)
def test_fields_of_a_page(page: str) -> None:
    truth, line = expected(page), line_of(page)
    assert {path: value_at(line, path) for path in truth["fields"]} == truth["fields"]
    given = {path: value_at(line, path) for path in truth.get("absent", ())}
    assert given == dict.fromkeys(given)
    sources = line["extraction"]["fields"]
    wanted = {JSON_NAMES.get(name, name): source for name, source in truth.get("sources", {}).items()}
    assert {name: sources.get(name) for name in wanted} == wanted


def test_every_field_has_pages() -> None:
    fields = {page.partition("/")[0] for page in PAGES}
    assert fields == {"authors", "date", "headline", "image", "site", "subtitle"}
    assert len(PAGES) >= 60
    for page in PAGES:
        truth = expected(page)
        assert truth["fields"] or truth.get("absent"), page


def test_every_value_of_every_page_has_its_source() -> None:
    seen: set[str] = set()
    for page in PAGES:
        line = line_of(page)
        values = {name for name in line["metadata"] if not name.endswith("Raw")}
        assert values <= line["extraction"]["fields"].keys(), page
        seen |= values
    assert seen >= {"inLanguage", "keywords", "breadcrumbs", "images", "videos", "audios", "favicon", "alternates"}
    assert seen >= {"isAccessibleForFree", "sponsored", "kicker", "license"}
