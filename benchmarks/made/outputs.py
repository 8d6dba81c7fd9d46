"""Made-up articles as the outputs of some sites, for measuring what reads outputs."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from crawler.export.json_lines import to_line
from crawler.fingerprint import address_fingerprint, content_fingerprint


def line_of(number: int, sites: int, headline: str, body: str, metadata: dict[str, Any]) -> dict[str, Any]:
    """The article of a number as a crawl of one of so many sites writes it."""
    site = f"paper{number % sites}.example"
    return {
        "url": f"http://{site}/{number}",
        "site": site,
        "headline": headline,
        "body": body,
        "blocks": [{"type": "paragraph", "text": text} for text in body.split("\n\n")],
        "metadata": metadata,
        "extraction": {"verdict": "article", "confidence": 0.9, "method": "wrapper", "xpath": "//p", "version": "0"},
        "crawl": {"fetchedAt": f"2026-11-21T05:00:00.{number % 1000:03d}+00:00", "status": 200},
        "fingerprint": {
            "id": address_fingerprint(f"{site}/{number}"),
            "content": content_fingerprint(headline, body),
            "revision": 1,
        },
    }


def write_lines(folder: Path, lines: Iterable[dict[str, Any]]) -> int:
    """The lines as outputs, a file a site; how many there were."""
    files, count = {}, 0
    for count, line in enumerate(lines, 1):  # noqa: B007
        site = line["site"]
        if site not in files:
            path = folder / site / "20261121T050000Z.jsonl"
            path.parent.mkdir(parents=True)
            files[site] = path.open("wb", buffering=1 << 16)
        files[site].write(to_line(line))
    for file in files.values():
        file.close()
    return count
