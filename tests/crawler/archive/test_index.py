"""What the archive's index does where it cannot be read, or not be kept."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import pytest

from crawler.archive.index import Entry, PageIndex
from crawler.archive.members import Original

FILE = Path("/archive/a.example-202611.warc.gz")
ENTRY = Entry("http://a.example/1", 12, Original("<urn:uuid:1>", "sha1:A", "2026-11-21T00:00:00Z"))


def kept(path: Path) -> Entry | None:
    index = PageIndex(path)
    index.note(FILE, 40, [ENTRY])
    found = index.find(FILE, ENTRY.url)
    assert index.end(FILE) == 40 and index.find(FILE, "http://a.example/2") is None
    index.close()
    return found


def test_an_entry_is_found_again_by_the_next_process(tmp_path: Path) -> None:
    path = tmp_path / "new" / "index.sqlite"
    assert kept(path) == ENTRY
    again = PageIndex(path)
    assert again.find(FILE, ENTRY.url) == ENTRY and again.end(FILE) == 40
    again.forget_others(FILE.with_name("a.example-202612.warc.gz"))
    assert again.find(FILE, ENTRY.url) is None and again.end(FILE) == 0
    again.close()


def test_a_folder_whose_name_is_no_utf_8_is_indexed(tmp_path: Path) -> None:
    file, index = Path(os.fsdecode(b"/\xe4rchive/a.example-202611.warc.gz")), PageIndex(tmp_path / "index.sqlite")
    index.note(file, 40, [ENTRY])
    index.forget_others(file)
    assert index.find(file, ENTRY.url) == ENTRY and index.end(file) == 40
    index.close()


@pytest.mark.parametrize("damage", ["no database", "another version", "torn"])
def test_what_cannot_be_read_is_made_anew(damage: str, tmp_path: Path) -> None:
    path = tmp_path / "index.sqlite"
    assert kept(path) == ENTRY
    if damage == "no database":
        path.write_bytes(b"this is no database, but it is longer than the head of one\n" * 40)
    elif damage == "another version":
        connection = sqlite3.connect(path)
        connection.execute("PRAGMA user_version = 99")
        connection.close()
    else:
        path.write_bytes(path.read_bytes()[:100] + b"\0" * 3000)
    assert kept(path) == ENTRY


def test_where_none_can_be_kept_memory_serves(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "file").write_text("")
    assert kept(tmp_path / "file" / "index.sqlite") == ENTRY
    assert "cannot be kept" in caplog.text


def test_an_index_that_fails_later_loses_entries_and_raises_nothing(tmp_path: Path) -> None:
    index = PageIndex(tmp_path / "index.sqlite")
    index.close()
    index.note(FILE, 40, [ENTRY])
    assert index.find(FILE, ENTRY.url) is None and index.end(FILE) == 0
