"""Runs over foreign archives as the command begins them: where they write, and what a killed one leaves."""

from __future__ import annotations

import argparse
import json
import os
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from scrapy.settings import Settings

from crawler import settings as own
from crawler.reextraction import archive_run, foreign_archives
from crawler.reextraction.foreign_archives import ForeignArchives
from tests.crawler.reextraction.stories import stories, write_warc
from tests.crawler.spiders.paper_server import Answer, serve

Run = Callable[..., int]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Run]:
    """The command over some sources; with `kill_in` it is interrupted when that phase is saved first."""
    settings = Settings()
    settings.setmodule(own)
    settings.set("BROADSHEET_WRAPPER_DB", str(tmp_path / "wrappers.sqlite"))
    settings.set("BROADSHEET_OUTPUTS", str(tmp_path / "outputs"))
    monkeypatch.setattr(foreign_archives, "data_path", lambda name: str(tmp_path / "data" / name))
    monkeypatch.setattr(archive_run, "SAVE_EVERY", 2)

    def begin(*sources: Path | str, output: Path | None, kill_in: str = "", **options: object) -> int:
        def tell(progress: archive_run.Progress) -> str:
            if progress.phase == kill_in and (kill_in != "extract" or progress.written):
                raise KeyboardInterrupt
            return progress.phase

        given = {"domain": [], "language": [], "keyword": [], "since": None, "until": None, "no_learning": False,
                 "restart": False, **options}  # fmt: skip
        opts = argparse.Namespace(warc=list(map(str, sources)), output=output and str(output), **given)
        with monkeypatch.context() as patched:
            patched.setattr(foreign_archives, "so_far", tell)
            return ForeignArchives(settings, opts, 1).extract()

    yield begin


def test_files_that_were_read_are_told() -> None:
    progress = archive_run.Progress("extract", source=1, counts=Counter(pages=36, articles=30))
    assert foreign_archives.so_far(progress) == "archives: extract: 1 file read, 36 pages, 30 articles"


def test_a_run_that_begins_anew_writes_to_the_same_file(run: Run, tmp_path: Path) -> None:
    archive, path = write_warc(tmp_path / "news.warc.gz", stories(4)), tmp_path / "out.jsonl"
    assert run(archive, output=path, kill_in="extract") == 1 and path.read_bytes().count(b"\n") == 2
    assert run(archive, output=path, restart=True) == 0 and path.read_bytes().count(b"\n") == 4
    assert run(archive, output=path, restart=True) == 1, "a run that is done is nobody's to begin anew"
    assert run(archive, output=None, kill_in="extract") == 1 and run(archive, output=None, restart=True) == 0
    [written] = (tmp_path / "outputs").rglob("*.jsonl")
    assert written.read_bytes() == path.read_bytes()


def test_a_run_that_begins_anew_fetches_anew(run: Run, tmp_path: Path) -> None:
    archive, path = write_warc(tmp_path / "news.warc.gz", stories(4)).read_bytes(), tmp_path / "out.jsonl"
    with serve({"/news.warc.gz": Answer(archive, content_type="application/octet-stream")}) as server:
        for restart in (False, True):
            kill_in = "" if restart else "extract"
            run(f"http://{server.host}/news.warc.gz", output=path, kill_in=kill_in, restart=restart)
            assert server.paths.count("/news.warc.gz") == 1 + restart


def test_of_two_runs_with_one_output_neither_overwrites_the_other(
    run: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    archive, path = write_warc(tmp_path / "news.warc.gz", stories(4)), tmp_path / "out.jsonl"
    assert run(archive, output=path, kill_in="learn") == 1 and not path.exists()
    assert run(archive, output=path, no_learning=True) == 0
    before = path.read_bytes()
    assert run(archive, output=path) == 1 and path.read_bytes() == before
    assert "exists; name another file, or remove it" in capsys.readouterr().err
    path.unlink()
    assert run(archive, output=path) == 0 and path.read_bytes().count(b"\n") == 4


def test_a_name_that_is_not_utf_8_is_written_to(run: Run, tmp_path: Path) -> None:
    archive = write_warc(tmp_path / "news.warc.gz", stories(4))
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9.jsonl"))
    assert run(archive, output=path, kill_in="extract") == 1 and run(archive, output=path) == 0
    assert path.read_bytes().count(b"\n") == 4
    assert json.loads(path.with_suffix(".reextract.json").read_bytes())["output"] == str(path)
