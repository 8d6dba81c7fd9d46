"""A real crawl of a site whose file pins a wrapper: one that holds, and one that does not any more."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import newsstand
from tests.crawler.spiders.crawls import PATIENCE, ROOT, environment
from tests.crawler.test_whole_crawl import command, lines_of


def crawl_with(root: str, folder: Path) -> tuple[list[Any], dict[str, Any], str]:
    sites, outputs = folder / "sites", folder / "outputs"
    sites.mkdir()
    with newsstand.serve(["courier"]) as stand:
        url = stand.papers["courier"].url
        host = urlsplit(url).netloc
        file = f'domain = "{host}"\n[[wrappers]]\nroot = {json.dumps(root)}\nheader = "//h1"\n'
        (sites / f"{host.replace(':', '_')}.toml").write_text(file, encoding="utf-8")
        done = subprocess.run(
            command(url, outputs, "-a", "max_articles=5", "-s", f"BROADSHEET_SITES={sites}", "-s", "DOWNLOAD_DELAY=0"),
            cwd=ROOT, env=environment(), capture_output=True, text=True, timeout=PATIENCE, check=False,
        )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2_000:]
    [report] = outputs.glob("*/*.report.json")
    return lines_of(outputs), json.loads(report.read_bytes()), done.stderr


def test_a_pinned_wrapper_serves_from_the_first_page(tmp_path: Path) -> None:
    lines, report, said = crawl_with("//div[contains(@class, 'c-article__body')]", tmp_path)
    assert lines and {line["extraction"]["method"] for line in lines} == {"wrapper"}
    assert "misfits" not in report and "does not hold" not in said


def test_a_pinned_wrapper_that_does_not_hold_is_reported_and_pages_go_cold(tmp_path: Path) -> None:
    lines, report, said = crawl_with("//div[@id='gone']", tmp_path)
    assert lines and {line["extraction"]["method"] for line in lines} == {"arbiter"}
    [misfit] = report["misfits"]
    assert misfit["root"] == "//div[@id='gone']" and misfit["pages"] >= len(lines)
    assert "root found 0 times" in misfit["evidence"][0]
    assert said.count("the pinned wrapper at //div[@id='gone'] does not hold") == 1
    assert "a pinned XPath does not hold" in " ".join(said.split())
    told = "".join(said.replace("│", "").split())  # the table breaks long paths over lines
    assert "Reasons" in told and ".report.json" in told  # where they are named
