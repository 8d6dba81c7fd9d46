"""Crawls with archives on: every line's record is the page as it went over the wire."""

from __future__ import annotations

import gzip
import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

import newsstand
from crawler.archive.records import Place, read_records, record_at
from tests.crawler.spiders.crawls import ROOT, environment
from tests.crawler.spiders.paper_server import Paper, serving
from tests.crawler.test_whole_crawl import command, lines_of

ARTICLE = "<html><head><title>The harbour opens</title></head><body><article><h1>The harbour opens</h1>{}</article></body></html>"
TEXT = "".join(f"<p>The harbour of the town was opened again on Monday after {n} years of work, said the mayor.</p>" for n in range(8))


def crawl(url: str, outputs: Path, *options: str) -> dict[str, Any]:
    done = subprocess.run(
        command(url, outputs, *options), cwd=ROOT, env=environment(), capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    assert done.returncode == 0 and "Traceback" not in done.stderr, done.stderr
    report = max(outputs.glob("*/*.report.json"), key=lambda path: path.stat().st_mtime_ns)
    return dict(json.loads(report.read_bytes())["stats"])
