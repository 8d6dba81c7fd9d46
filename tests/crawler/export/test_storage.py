from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

import pytest
from scrapy.exceptions import NotConfigured

from crawler.export import storage
from crawler.export.storage import WholeWriteFeedStorage, WholeWriteFile


def test_a_line_is_in_the_file_when_write_returns(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    with WholeWriteFile(path) as file:
        assert file.write(b"one\n") == 4
        assert path.read_bytes() == b"one\n"
        assert file.write(b"two\n") == 4
        assert file.tell() == 8


def test_appending_and_overwriting(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "er" / "a.jsonl"
    for options, expected in (({}, b"x\n"), ({}, b"x\nx\n"), ({"overwrite": True}, b"x\n")):
        feed = WholeWriteFeedStorage(str(path), feed_options=options)
        file = feed.open(None)  # type: ignore[arg-type]
        file.write(b"x\n")
        feed.store(file)
        assert file.closed and path.read_bytes() == expected


def test_file_addresses_are_understood(tmp_path: Path) -> None:
    assert WholeWriteFeedStorage((tmp_path / "a b.jsonl").as_uri()).path == tmp_path / "a b.jsonl"
    for address in ("file:/a.jsonl", "file://localhost/a.jsonl", "file:///a.jsonl"):
        assert WholeWriteFeedStorage(address).path == Path("/a.jsonl")
    with pytest.raises(NotConfigured, match="names the machine outputs"):  # else it would be /a.jsonl
        WholeWriteFeedStorage("file://outputs/a.jsonl")


def test_a_disk_that_fills_up_leaves_the_file_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, real, room = tmp_path / "a.jsonl", os.write, [7]

    def write(descriptor: int, data: Any) -> int:
        if not room[0]:
            raise OSError(errno.ENOSPC, "No space left on device")
        part = bytes(data[: room[0]])
        room[0] -= len(part)
        return real(descriptor, part)

    monkeypatch.setattr(storage.os, "write", write)
    file = WholeWriteFile(path)
    file.write(b"one\n")
    with pytest.raises(OSError, match="No space left"):
        file.write(b"two and more\n")
    assert path.read_bytes() == b"one\n"
    file.close()


def test_where_a_line_lies_is_known_although_another_process_appends_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, real = tmp_path / "a.jsonl", os.write

    def write(descriptor: int, data: Any) -> int:
        with path.open("ab") as other:
            other.write(b"another's\n")
        return real(descriptor, data)

    monkeypatch.setattr(storage.os, "write", write)
    with WholeWriteFile(path) as file:
        for _ in range(2):
            file.write(b"ours\n")
            assert file.last is not None and path.read_bytes()[slice(*file.last)] == b"ours\n"


def test_a_pipe_is_written_to() -> None:
    reader, writer = os.pipe()
    with WholeWriteFile(Path(f"/dev/fd/{writer}")) as file:
        os.close(writer)
        assert file.write(b"line\n") == 5
    assert os.read(reader, 9) == b"line\n"
    os.close(reader)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_device_raises() -> None:
    with WholeWriteFile(Path("/dev/full")) as file, pytest.raises(OSError):
        file.write(b"line\n")


def test_a_closed_file_takes_nothing(tmp_path: Path) -> None:
    file = WholeWriteFile(tmp_path / "a")
    file.close()
    file.close()
    with pytest.raises(ValueError):
        file.write(b"x")
