"""Every line of a crawl is valid by the JSON Schema, with every option on; clean pages stand beside the feed."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import newsstand
from extractors import article_schema
from tests.crawler.spiders.crawls import PATIENCE, ROOT, environment
from tests.crawler.test_whole_crawl import command

PAPERS = ("courier", "gujin")
OPTIONS = (
    "BROADSHEET_CLEAN_PAGES_ENABLED=1",
    "BROADSHEET_THUMBNAILS_ENABLED=1",
    "BROADSHEET_PROGRESS_ENABLED=0",
)


@pytest.fixture(scope="module")
def outputs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder: Path = tmp_path_factory.mktemp("outputs")
    with newsstand.serve(PAPERS) as stand:
        for paper in stand.papers.values():
            options = [word for option in OPTIONS for word in ("-s", option)]
            done = subprocess.run(
                command(paper.url, folder, *options),
                cwd=ROOT, env=environment(), capture_output=True, text=True, timeout=PATIENCE, check=False,
            )  # fmt: skip
            assert done.returncode == 0 and "Traceback" not in done.stderr, done.stderr[-3000:]
    return folder


@pytest.fixture(scope="module")
def lines(outputs: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for path in outputs.glob("*/*.jsonl") for line in path.open(encoding="utf-8")]


def test_every_line_is_valid(lines: list[dict[str, Any]]) -> None:
    assert len(lines) >= 30 * len(PAPERS)
    validator = jsonschema.Draft202012Validator(article_schema())
    for line in lines:
        validator.validate(line)
        assert {"crawl", "fingerprint"} <= line.keys()


@pytest.mark.parametrize(
    "change",
    [
        {"crawl": {"fetchedAt": "yesterday", "status": 200, "depth": 0}},
        {"crawl": {"fetchedAt": "2026-11-21T05:00:00+00:00", "status": 42, "depth": 0}},
        {"crawl": {"fetchedAt": "2026-11-21T05:00:00+00:00", "status": 200, "depth": 0, "via": "rumour"}},
        {"crawl": {"fetchedAt": "2026-11-21T05:00:00+00:00", "status": 200, "depth": 0, "cookie": "x"}},
        {"fingerprint": {"id": "0a", "content": "0b", "revision": 1}},
        {"fingerprint": {"id": "a" * 32, "content": "b" * 32, "revision": 0}},
        {"fingerprint": {"id": "a" * 32, "revision": 1}},
    ],
)
def test_what_no_crawl_writes_is_not_valid(lines: list[dict[str, Any]], change: dict[str, Any]) -> None:
    assert not jsonschema.Draft202012Validator(article_schema()).is_valid(lines[0] | change)


def test_pictures_have_thumbnails(lines: list[dict[str, Any]]) -> None:
    pytest.importorskip("PIL")
    pictures = [block for line in lines for block in line["blocks"] if block["type"] == "image"]
    small = [block["thumbnail"] for block in pictures if "thumbnail" in block]
    assert pictures and len(small) >= 0.9 * len(pictures)
    assert max(map(len, small)) < 4_000


def test_each_article_has_its_clean_page(outputs: Path, lines: list[dict[str, Any]]) -> None:
    for path in outputs.glob("*/*.jsonl"):
        names = {json.loads(line)["fingerprint"]["id"] for line in path.open(encoding="utf-8")}
        assert {page.stem for page in path.with_suffix(".pages").iterdir()} == names
    line = lines[0]
    [page] = outputs.glob(f"*/*.pages/{line['fingerprint']['id']}.html")
    html = page.read_text(encoding="utf-8")
    assert "<script" not in html and "default-src 'none'" in html
    assert line["headline"].split()[0] in html
