"""Crawls with archives on: every line's record is the page as it went over the wire."""

from __future__ import annotations

import gzip
import json
import subprocess
from pathlib import Path
from typing import Any

from scrapy import Spider
from scrapy.utils.test import get_crawler

from crawler.archive.records import Place, Record, read_records, record_at
from crawler.pipelines.archive import ArchivePipeline
from tests.crawler.spiders.crawls import PATIENCE, ROOT, environment, scrapy
from tests.crawler.spiders.paper_server import Answer, Paper, page, serve
from tests.crawler.test_whole_crawl import command, lines_of

LEAD = "The harbour of the town was opened again on Monday after {} years of work, said the mayor to the press."


def article(number: int) -> bytes:
    paragraphs = "".join(f"<p>{LEAD.format(n * number)}</p>" for n in range(1, 9))
    title = f"The harbour of the town opens {number}"
    head = f"<head><title>{title}</title><meta property='og:type' content='article'></head>"
    return f"<html>{head}<body><article><h1>{title}</h1>{paragraphs}</article></body></html>".encode()


def answers() -> dict[str, Answer]:
    paths = {n: f"/2026/11/0{n}/the-harbour-of-the-town-opens-{n}.html" for n in (1, 2, 3)}
    front = page("The Town Courier", *((path, f"The harbour of the town opens {n}") for n, path in paths.items()))
    packed = {
        path: Answer(gzip.compress(article(n)), headers={"Content-Encoding": "gzip", "X-Number": str(n)})
        for n, path in paths.items()
    }
    return {"/": front, **packed}


def crawl(paper: Paper, outputs: Path, *options: str) -> dict[str, Any]:
    fresh = ("-s", "BROADSHEET_STATE_ENABLED=0", "-s", "BROADSHEET_DUPLICATES=keep")
    done = subprocess.run(
        command(f"http://{paper.host}", outputs, *fresh, *options), cwd=ROOT, env=environment(),
        capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert done.returncode == 0 and "Traceback" not in done.stderr, done.stderr
    report = max(outputs.glob("*/*.report.json"), key=lambda path: path.stat().st_mtime_ns)
    stats = json.loads(report.read_bytes())["stats"]
    return {"printed": done.stderr, **{name: value for name, value in stats.items() if "archive" in name}}


def record_of(line: dict[str, Any], outputs: Path) -> Record:
    [folder] = outputs.glob("*/archive")
    place = line["crawl"]["archive"]
    return record_at(folder / place["file"], Place(place["offset"]))


def test_lines_name_their_records_and_a_second_crawl_adds_revisits(tmp_path: Path) -> None:
    with serve(answers()) as paper:
        first = crawl(paper, tmp_path)
        second = crawl(paper, tmp_path)
    lines = lines_of(tmp_path)
    assert len(lines) == 6 and first["broadsheet/archive/pages"] == 3
    assert second["broadsheet/archive/revisits"] == 3 and "broadsheet/archive/pages" not in second
    for line in lines:
        record = record_of(line, tmp_path)
        head, _, body = record.block.partition(b"\r\n\r\n")
        number = int(str(line["headline"])[-1])
        assert record.type == "response" and record.url == line["url"]
        assert gzip.decompress(body) == article(number)
        assert b"Content-Encoding: gzip" in head and b"X-Number: %d" % number in head
    [path] = tmp_path.glob("*/archive/*.warc.gz")
    records = list(read_records(path))
    requests = [one for one in _all(path) if b"GET /2026" in one]
    assert [one.type for one in records].count("revisit") == 3
    assert len(requests) == 6 and all(b"User-Agent: Broadsheet" in one for one in requests)
    facts = [one.block.decode() for one in records if one.type == "metadata"]
    assert len(facts) == 6 and all("via: " in fact and "prior: " in fact for fact in facts)


def _all(path: Path) -> list[bytes]:
    return gzip.decompress(path.read_bytes()).split(b"WARC/1.1\r\n")


def test_all_pages_can_be_kept(tmp_path: Path) -> None:
    with serve(answers()) as paper:
        crawl(paper, tmp_path, "-a", f"start_urls=http://{paper.host}/", "-s", "BROADSHEET_ARCHIVE_PAGES=all")
        without = crawl(paper, tmp_path / "none", "-s", "BROADSHEET_ARCHIVE_ENABLED=0")
    assert without.keys() == {"printed"} and not list((tmp_path / "none").glob("*/archive"))
    lines = lines_of(tmp_path / "none")
    assert lines and all("archive" not in line["crawl"] for line in lines)  # type: ignore[operator]


def test_an_archive_that_cannot_be_written_costs_no_article(tmp_path: Path) -> None:
    (tmp_path / "archives").write_text("a file in the folder's place")
    with serve(answers()) as paper:
        stats = crawl(paper, tmp_path, "-s", f"BROADSHEET_ARCHIVE_FOLDER={tmp_path / 'archives'}")
    assert len(lines_of(tmp_path)) == 3 and stats["broadsheet/archive/failed"] == 1
    assert stats["printed"].count("Raw pages are not kept") == 1


def test_a_setting_that_is_none_is_refused() -> None:
    done = scrapy("crawl", "news", "-a", "domain=127.0.0.1:9", "-s", "BROADSHEET_ARCHIVE_PAGES=some")
    assert done.returncode == 2 and "BROADSHEET_ARCHIVE_PAGES is 'some'; it can be articles or all" in done.stderr


def test_a_crawl_that_keeps_no_page_still_deletes_what_is_too_old(tmp_path: Path) -> None:
    folder = tmp_path / "paper.example" / "archive"
    folder.mkdir(parents=True)
    (folder / "paper.example-202001.warc.gz").write_bytes(b"x")
    crawler = get_crawler(Spider, {"BROADSHEET_OUTPUTS": str(tmp_path), "BROADSHEET_ARCHIVE_MAX_AGE": 30})
    crawler.spider = Spider("paper.example")
    ArchivePipeline.from_crawler(crawler).close_spider()
    assert not list(folder.iterdir()) and crawler.stats.get_value("broadsheet/archive/deleted") == 1
