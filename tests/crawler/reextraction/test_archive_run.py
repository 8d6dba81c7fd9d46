"""Foreign archives: learned, extracted, filtered, resumed, the same for any number of processes."""

from __future__ import annotations

import gzip
import itertools
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from scrapy.settings import Settings

from crawler import settings as own
from crawler.dump.filters import Filters
from crawler.keywords import Keywords
from crawler.reextraction import archive_run
from crawler.reextraction.archive_run import ArchiveRun, Task
from crawler.reextraction.checkpoint import Checkpoint, Progress
from crawler.reextraction.lines_out import LinesOut
from crawler.reextraction.page_job import Terms
from crawler.reextraction.sources import SourceError, resolve
from crawler.spiders.arguments import date_window
from tests.crawler.archive.warcs import http, packed, record
from tests.crawler.reextraction.stories import stories, story, write_warc
from tests.crawler.spiders.paper_server import Answer, serve

TERMS = Terms("", 1_000_000)


class Killed(BaseException):
    """Stands in for a kill: nothing catches it."""


def run(folder: Path, *sources: Path | str, kill_at: int = 0, **options: Any) -> tuple[Progress, bytes]:
    """A run, or what is left of it, in this folder; with `kill_at` it ends at so many saves."""
    settings = Settings()
    settings.setmodule(own)
    settings.set("BROADSHEET_WRAPPER_DB", str(folder.absolute() / "wrappers.sqlite"))
    task = Task(tuple(map(str, sources)), TERMS, **options)
    checkpoint = Checkpoint(folder / "run.sqlite")
    progress = checkpoint.progress() or Progress(output=str(folder / "out.jsonl"))
    saves = itertools.count(1)

    def tell(_: Progress) -> None:
        if kill_at and next(saves) == kill_at:
            raise Killed

    try:
        done = ArchiveRun(task, checkpoint, progress, settings, tell).run()
    finally:
        checkpoint.close()
    return done, (folder / "out.jsonl").read_bytes()


@pytest.fixture
def folders(tmp_path: Path) -> Iterator[Path]:
    def make() -> Iterator[Path]:
        for number in itertools.count():
            folder = tmp_path / str(number)
            folder.mkdir()
            yield folder

    return make()  # type: ignore[return-value]


def lines_of(raw: bytes) -> list[dict[str, Any]]:
    return [json.loads(line) for line in raw.splitlines()]


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_warc(tmp_path_factory.mktemp("warc") / "news.warc.gz", stories(4, "a.example", "b.example"))


def test_two_passes_learn_and_extract(tmp_path: Path, archive: Path) -> None:
    done, raw = run(tmp_path, archive)
    lines = lines_of(raw)
    assert [line["url"] for line in lines] == [url for url, _ in stories(4, "a.example", "b.example")]
    assert {line["extraction"]["method"] for line in lines} == {"wrapper"}
    assert done.counts == {"records": 8, "pages": 8, "articles": 8, "by_wrapper": 8, "verdict/article": 8}
    assert lines[0]["crawl"]["archive"] == {"file": "news.warc.gz", "offset": 0}
    assert all(line["body"].count("In the year") == 7 for line in lines)


def test_without_learning_every_page_is_cold(tmp_path: Path, archive: Path) -> None:
    done, raw = run(tmp_path, archive, learn=False)
    assert {line["extraction"]["method"] for line in lines_of(raw)} == {"arbiter"} and not done.counts["by_wrapper"]


def test_any_number_of_processes_gives_the_same_bytes(folders: Iterator[Path], archive: Path) -> None:
    one = run(next(folders), archive, processes=1)
    two = run(next(folders), archive, processes=2)
    assert one[1] == two[1] and one[0].counts == two[0].counts


def test_a_run_that_was_killed_anywhere_goes_on(
    folders: Iterator[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive_run, "SAVE_EVERY", 2)
    one = write_warc(tmp_path / "one.warc.gz", stories(4))
    two = write_warc(tmp_path / "two.warc.gz", stories(2, "c.example"), b"garbage" * 9, packed(record(kind="revisit")))
    whole = run(next(folders), one, two)
    for kill_at in (1, 4, 6, 9, 11, 12):
        folder = next(folders)
        with pytest.raises(Killed):
            run(folder, one, two, kill_at=kill_at)
        if kill_at > 10:  # extracting
            with (folder / "out.jsonl").open("ab") as file:  # written, and not yet in the checkpoint
                file.write(b'{"torn": ')
        again = run(folder, one, two)
        assert again[1] == whole[1] and again[0].counts == whole[0].counts, kill_at


def test_a_run_whose_lines_were_lost_does_not_go_on(
    tmp_path: Path, archive: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive_run, "SAVE_EVERY", 2)
    with pytest.raises(Killed):
        run(tmp_path, archive, learn=False, kill_at=2)
    os.truncate(tmp_path / "out.jsonl", 100)
    with pytest.raises(OSError, match="--restart"):
        run(tmp_path, archive, learn=False)
    assert (tmp_path / "out.jsonl").stat().st_size == 100


def test_what_did_not_reach_the_disk_is_in_no_checkpoint(
    tmp_path: Path, archive: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive_run, "SAVE_EVERY", 2)
    whole = run(tmp_path / "whole", archive, learn=False)

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as failing:
        failing.setattr(os, "fsync", full)
        with pytest.raises(OSError, match=r"out\.jsonl"):
            run(tmp_path, archive, learn=False)
    (tmp_path / "out.jsonl").write_bytes(b"")  # as it is after the power failed
    assert run(tmp_path, archive, learn=False)[1] == whole[1]


def test_two_runs_do_not_write_to_one_file(tmp_path: Path) -> None:
    checkpoint = Checkpoint(tmp_path / "run.sqlite")
    one = LinesOut(tmp_path / "out.jsonl", 0, checkpoint)
    with pytest.raises(OSError, match="another run is writing to"):
        LinesOut(tmp_path / "out.jsonl", 0, checkpoint)
    one.close()
    LinesOut(tmp_path / "out.jsonl", 0, checkpoint).close()
    checkpoint.close()


def test_pages_that_are_none_are_counted(tmp_path: Path) -> None:
    def made(*arguments: Any, **options: Any) -> bytes:
        return packed(record(*arguments, **options))

    odd = [
        b"garbage" * 30,
        made(claim=3),
        made(http(status=404)),
        made(http(headers=(("Content-Type", "image/png"),))),
        made(b"no status line\r\n\r\n"),
        made(url="dns:a.example"),
        made(kind="revisit"),
        made(http(b"\x89PNG", headers=())),
        made(http(b"<html>", headers=(("Content-Type", "text/html"), ("Content-Encoding", "br")))),
        made(http(b"<!doctype html><title>Nothing</title>"), url="http://a.example/x"),
    ]
    path = write_warc(tmp_path / "a.warc.gz", stories(6), *odd[:6])
    path.write_bytes(path.read_bytes() + b"".join(odd[6:]))
    done, raw = run(tmp_path, path, learn=False)
    assert len(lines_of(raw)) == 6 == done.counts["articles"]
    skipped = {name: count for name, count in done.counts.items() if name.startswith("skipped/")}
    assert skipped == {
        "skipped/broken_record": 1, "skipped/wrong_length": 1, "skipped/http_error": 1, "skipped/not_html": 2,
        "skipped/no_page": 2, "skipped/revisit": 1,
    }  # fmt: skip
    assert done.counts["records"] == 16 and done.counts["pages"] == 8


def test_compressed_and_chunked_bodies(tmp_path: Path) -> None:
    _, body = story(1)
    squeezed = gzip.compress(body)
    chunked = b"".join(b"%x\r\n%s\r\n" % (len(part), part) for part in (body[:700], body[700:])) + b"0\r\n\r\n"
    html = ("Content-Type", "text/html")
    bodies = {
        "gzip": http(squeezed, headers=(html, ("Content-Encoding", "gzip"))),
        "chunked": http(chunked, headers=(html, ("Transfer-Encoding", "chunked"))),
        "unpacked": http(body, headers=(html, ("Content-Encoding", "gzip"))),
        "joined": http(body, headers=(html, ("Transfer-Encoding", "chunked"))),
        "angle": http(body),
    }
    records = [record(block, url=f"http://{name}.example/a") for name, block in bodies.items()]
    records[-1] = record(bodies["angle"], url="<http://angle.example/a>")
    (tmp_path / "a.warc.gz").write_bytes(packed(*records))
    _, raw = run(tmp_path, tmp_path / "a.warc.gz", learn=False)
    lines = lines_of(raw)
    assert [line["site"].partition(".")[0] for line in lines] == list(bodies)
    assert len({line["body"] for line in lines}) == 1


def test_filters(folders: Iterator[Path], archive: Path) -> None:
    done, raw = run(next(folders), archive, domains=("a.example",))
    assert {line["site"] for line in lines_of(raw)} == {"a.example"} and done.counts["skipped/other_site"] == 4
    dated = Filters(dates=date_window("2026-10-03", None), undated=True)
    done, raw = run(next(folders), archive, learn=False, filters=dated)
    assert len(lines_of(raw)) == 4 and done.counts["verdict/outside_dates"] == 4
    done, _ = run(next(folders), archive, learn=False, filters=Filters(languages=frozenset({"de"})))
    assert done.counts["verdict/other_language"] == 8 and not done.counts["articles"]
    done, _ = run(next(folders), archive, learn=False, filters=Filters(keywords=Keywords(("zeppelin",))))
    assert done.counts["verdict/other_keywords"] == 8 and not done.counts["articles"]
    done, _ = run(next(folders), archive, filters=Filters(dates=date_window("2026-11-09", None)))
    assert done.counts == {"records": 8, "skipped/outside_dates": 8}  # fetched before: nothing is extracted


def test_an_article_that_was_captured_again_is_a_revision_or_nothing(tmp_path: Path) -> None:
    url, body = story(3)
    edited = body.replace(b"who had waited for it since long", b"who never liked the whole thing at all")
    pages = [(url, body), (url, body), (url, edited)]
    done, raw = run(tmp_path, write_warc(tmp_path / "a.warc.gz", iter(pages)), learn=False)
    lines = lines_of(raw)
    assert [line["fingerprint"]["revision"] for line in lines] == [1, 2] and done.counts["verdict/unchanged"] == 1
    assert lines[1]["fingerprint"]["changed"] == ["body"] and lines[1]["fingerprint"]["edit"] in ("small", "medium")


def test_a_date_that_is_none_is_no_time_of_fetching(tmp_path: Path) -> None:
    dates = ("2025", "2025-07", "2025-07-01T08:00:00.123456789Z", "yesterday", "")
    pages = [story(number) for number in range(len(dates))]
    records = [record(http(body), url=url, date=date) for (url, body), date in zip(pages, dates, strict=True)]
    (tmp_path / "a.warc").write_bytes(b"".join(records))
    done, raw = run(tmp_path, tmp_path / "a.warc", learn=False)
    assert [line["crawl"]["fetchedAt"] for line in lines_of(raw)] == [
        "2025-01-01T00:00:00.000+00:00", "2025-07-01T00:00:00.000+00:00", "2025-07-01T08:00:00.123+00:00",
    ]  # fmt: skip
    assert done.counts["skipped/broken_record"] == 2


def test_files_that_cannot_be_read_are_named(tmp_path: Path, archive: Path) -> None:
    (tmp_path / "a.warc").write_bytes(b"filedesc://a.arc")
    done, raw = run(tmp_path, tmp_path / "a.warc", tmp_path / "gone.warc.gz", archive, learn=False)
    assert len(lines_of(raw)) == 8 and done.counts["unreadable_files"] == 2


def test_sources(tmp_path: Path, archive: Path) -> None:
    (tmp_path / "sub").mkdir()
    one, two = tmp_path / "sub" / "b.warc.gz", tmp_path / "a.warc"
    one.write_bytes(archive.read_bytes())
    two.write_bytes(record())
    listing = tmp_path / "list.txt"
    listing.write_text("# archives\nsub/b.warc.gz\n\nhttps://archive.example/c.warc.gz\n")
    assert resolve([str(tmp_path)]) == [str(two), str(one)]
    assert resolve([str(listing), str(one)]) == [str(one), "https://archive.example/c.warc.gz"]
    (tmp_path / "page.txt").write_text("<p>" + "words " * 1000)
    with pytest.raises(SourceError) as told:
        resolve([str(tmp_path / "page.txt")])
    said = str(told.value).replace(str(tmp_path), "")
    assert "is no WARC file, and as a list of them it names '<p>words" in said and len(said) < 400
    (tmp_path / "bare").mkdir()
    for wrong, says in (
        ("gone.warc.gz", "No such file"),
        (str(tmp_path / "p.bin"), "neither"),
        (str(tmp_path / "bare"), "no WARC file in .*bare"),
    ):
        (tmp_path / "p.bin").write_bytes(b"\0\1\2")
        with pytest.raises(SourceError, match=says):
            resolve([wrong])


def test_formats_that_are_not_read_are_named(tmp_path: Path) -> None:
    arc = b"filedesc://a.arc 0.0.0.0 20100101000000 text/plain 9\nhttp://a.example/ 10.0.0.1 20100101 text/html 9\n"
    for name, data, says in (
        ("a.arc", arc, "is an ARC file, which is not read; `warcio recompress`"),
        ("a.arc.gz", gzip.compress(arc), "is an ARC file"),
        ("a.warc.zst", b"\x28\xb5\x2f\xfd\0\0", "is compressed with zstd, which is not read"),
    ):
        (tmp_path / name).write_bytes(data)
        with pytest.raises(SourceError, match=says):
            resolve([str(tmp_path / name)])


def test_an_address_that_is_none_is_named(tmp_path: Path, archive: Path) -> None:
    (tmp_path / "list.txt").write_text("http://127.0.0.1:9/a b.warc.gz\n")
    done, _ = run(tmp_path, *resolve([str(tmp_path / "list.txt")]), archive, learn=False)
    assert done.counts["unreadable_files"] == 1
    assert [count for name, count in done.counts.items() if name.startswith("unreadable/") and count] == [1]
    assert any("control characters" in name for name in done.counts)


def test_what_is_fetched_is_fetched_once_and_gone_afterwards(tmp_path: Path, archive: Path) -> None:
    with serve({"/news.warc.gz": Answer(archive.read_bytes(), content_type="application/octet-stream")}) as server:
        done, raw = run(tmp_path, f"http://{server.host}/news.warc.gz", f"http://{server.host}/gone.warc.gz")
        assert server.paths.count("/news.warc.gz") == 1
    assert len(lines_of(raw)) == 8 == done.counts["by_wrapper"] and done.counts["unreadable_files"] == 1
    assert not list(tmp_path.glob("*.files"))
