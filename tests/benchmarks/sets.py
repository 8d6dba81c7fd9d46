"""A small set of own pages, written where a test wants it."""

from __future__ import annotations

import base64
import json
import lzma
from pathlib import Path
from typing import Any

from benchmarks.corpus import Record
from benchmarks.training.labels import tokens
from extractors.document import Document

PARAGRAPHS = (
    "The harbour council of Ostend voted on Tuesday to rebuild the eastern pier, which a storm had broken "
    "in March, and set aside four million for the work. It was the third vote on the matter since spring.",
    "Fishermen had asked for the pier to be moved further north, where the current is weaker, but the "
    "engineers said that the sea floor there would not carry it. Both sides had brought maps with them.",
    "Work begins in May, the mayor said, and should be done before the herring season; until then boats "
    "land at the old quay, which has room for eleven of them. The ferry to the islands is not disturbed.",
)
NAVIGATION = "".join(f'<li><a href="/section/{number}">Section {number}</a></li>' for number in range(12))


def article_html(headline: str, paragraphs: tuple[str, ...] = PARAGRAPHS, head: str = "") -> str:
    text = "".join(f"<p>{paragraph}</p>" for paragraph in paragraphs)
    return (
        f'<!DOCTYPE html><html lang="en"><head>{head}<title>{headline} - The Gull</title></head><body>'
        f"<ul>{NAVIGATION}</ul><article><h1>{headline}</h1>{text}</article>"
        '<div class="footer"><a href="/imprint">Imprint</a> <a href="/terms">Terms</a></div></body></html>'
    )


def line(number: int, **changes: Any) -> dict[str, Any]:
    headline = f"Council rebuilds pier {number}"
    values: dict[str, Any] = {
        "id": f"own-{number}",
        "url": f"http://gull{number // 2}.example/news/{number}",
        "site": f"gull{number // 2}.example",
        "lang": "en",
        "page_type": "article",
        "html": article_html(headline),
        "truth": {"headline": headline, "body": "\n\n".join(PARAGRAPHS), "date_published": "2024-03-05"},
    }
    return {**values, **changes}


def lines() -> list[dict[str, Any]]:
    """Five pages: three articles of two sites, one in Latin-1 without an address, and an empty page."""
    latin = article_html(
        "Café am Kai",
        ("Das Café am Kai öffnet wieder, größer als zuvor, sagt die Wirtin. " * 4,),
        '<meta charset="iso-8859-1">',
    )
    return [
        line(0),
        line(1),
        line(2),
        line(
            3,
            url=None,
            lang=None,
            html=None,
            html_b64=base64.b64encode(latin.encode("latin-1")).decode(),
            truth={"must_have": ["größer als zuvor"], "must_not_have": ["Imprint"]},
        ),
        line(4, html="", page_type="listing", truth={"headline": "Nothing", "body": "Nothing here."}),
    ]


def write_set(path: Path, pages: list[dict[str, Any]] | None = None) -> Path:
    """Write pages as a set; ``.xz`` compresses."""
    kept = [
        {key: value for key, value in page.items() if key != "html" or value is not None}
        for page in pages or lines()
    ]
    text = "".join(json.dumps(page, ensure_ascii=False) + "\n" for page in kept)
    data = text.encode()
    path.write_bytes(lzma.compress(data) if path.suffix == ".xz" else data)
    return path


def shows_its_truth(record: Record) -> bool:
    """Whether each paragraph of a record's truth stands on its page."""
    shown = f" {' '.join(tokens(' '.join(Document(record.page).block_texts())))} "
    return all(f" {' '.join(tokens(paragraph))} " in shown for paragraph in record.truth["body_paragraphs"])
