"""Start a crawl in a subprocess and read what it reports."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

ROOT = Path(__file__).resolve().parents[3]
PATIENCE = 240.0
"""Seconds after which a process is given up that should have ended by itself; a busy machine takes its time."""


@dataclass(frozen=True)
class Crawl:
    """The outcome of a crawl without pipelines."""

    items: list[dict[str, Any]]
    stats: dict[str, Any]
    verdicts: list[list[str]]
    exit: int
    errors: dict[str, int]
    stderr: str

    @property
    def paths(self) -> list[str]:
        parts = [urlsplit(item["url"]) for item in self.items]
        return [part.path + (f"?{part.query}" if part.query else "") for part in parts]

    @property
    def reasons(self) -> dict[str, str]:
        """Verdict by path."""
        return {urlsplit(url).path: reason for reason, url, _ in self.verdicts}


def environment(**extra: str) -> dict[str, str]:
    """The environment without proxies."""
    kept = {name: value for name, value in os.environ.items() if not name.lower().endswith("_proxy")}
    return {**kept, "SCRAPY_SETTINGS_MODULE": "crawler.settings", **extra}


def crawl(settings: dict[str, Any] | None = None, proxy: str = "", **arguments: str) -> Crawl:
    """Crawl with these spider arguments; everything must end by itself."""
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "tests.crawler.spiders.run_spider",
            json.dumps(arguments),
            json.dumps(settings or {}),
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=environment(**({"http_proxy": proxy, "https_proxy": proxy} if proxy else {})),
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert "Traceback" not in done.stderr, done.stderr[-3000:]
    return Crawl(**json.loads(done.stdout.splitlines()[-1]), stderr=done.stderr)


def scrapy(*words: str, proxy: str = "", seconds: float = PATIENCE) -> subprocess.CompletedProcess[str]:
    """Run the `scrapy` command as a user does; a crawl without a state of its own forgets what it saw, since
    ports are used again."""
    of_its_own = any(word.startswith("BROADSHEET_STATE") for word in words)
    forgetful = () if of_its_own else ("-s", "BROADSHEET_STATE_ENABLED=False")
    alone = (*forgetful, "-s", "BROADSHEET_DUPLICATES=keep") if words[0] == "crawl" else ()
    return subprocess.run(
        [sys.executable, "-m", "scrapy", *words, *alone],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=seconds,
        env=environment(**({"http_proxy": proxy} if proxy else {})),
    )
