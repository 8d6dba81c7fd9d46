"""Small outputs for tests, and a dump of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import StringIO
from pathlib import Path
from typing import Any

import orjson

from crawler.collection.lines import CorruptLine
from crawler.dump.filters import Filters
from crawler.dump.options import Options
from crawler.dump.report import Report
from crawler.dump.run import Dump
from crawler.duplicates.sketches import Parameters
from crawler.export.json_lines import to_line
from crawler.fingerprint import address_fingerprint, content_fingerprint
from crawler.progress_line import ProgressLine

Line = dict[str, Any]


def line(url: str, body: str, headline: str | None = "Headline", **changes: Any) -> Line:
    """A line as a crawl writes it; `published`, `language`, `fetched`, `revision`, `verdict`, `confidence`."""
    site = url.split("/")[2]
    metadata = {"datePublished": changes.pop("published", None), "inLanguage": changes.pop("language", "en")}
    values: Line = {
        "url": url,
        "site": site,
        "headline": headline,
        "body": body,
        "blocks": [{"type": "paragraph", "text": text} for text in body.split("\n\n")],
        "metadata": {name: value for name, value in metadata.items() if value} | changes.pop("metadata", {}),
        "extraction": {
            "verdict": changes.pop("verdict", "article"),
            "confidence": changes.pop("confidence", 0.9),
            "method": "wrapper",
            "xpath": "//article",
            "version": "0.1.0",
        },
        "crawl": {"fetchedAt": changes.pop("fetched", "2026-11-21T05:00:00.000+00:00"), "status": 200},
        "fingerprint": {
            "id": address_fingerprint(url.partition("://")[2]),
            "content": content_fingerprint(headline, body),
            "revision": changes.pop("revision", 1),
        },
    }
    return values | changes


def write(outputs: Path, files: dict[str, Sequence[Line | bytes]]) -> None:
    """Files of the outputs by `<folder>/<run>`; bytes go in as they are."""
    for name, lines in files.items():
        path = outputs / f"{name}.jsonl"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"".join(one if isinstance(one, bytes) else to_line(one) for one in lines))


def make(
    folder: Path, name: str = "all.jsonl", options: Options | None = None, filters: Filters | None = None, *,
    on_corrupt: Callable[[CorruptLine], None] = lambda line: None, index: str = "index.sqlite",
) -> Report:  # fmt: skip
    """Dump `folder/outputs` to `folder/name`."""
    options = options or Options(filters=filters or Filters())
    silent = ProgressLine(StringIO(), None)
    dump = Dump(
        folder / "outputs", folder / index, Parameters(), options, on_corrupt=on_corrupt, progress=silent
    )
    return dump.write(f"{folder}/{name}")


def lines_of(path: Path) -> list[Line]:
    return [orjson.loads(raw) for raw in path.read_bytes().splitlines()]


def urls_of(path: Path) -> list[str]:
    return [str(one["url"]) for one in lines_of(path)]
