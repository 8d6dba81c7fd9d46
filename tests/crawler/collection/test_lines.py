"""Outputs are read back in a defined order; a corrupt line is reported with its place, and the rest is read."""

from __future__ import annotations

from pathlib import Path

import orjson
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crawler.collection import lines
from crawler.collection.lines import CorruptLine, output_files, packed_unread, read_file, read_line_at, read_outputs


def written(path: Path, raw: bytes) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(raw)
    return path


def test_files_come_by_folder_and_by_start_and_count_of_the_run(tmp_path: Path) -> None:
    names = ["20261121T050000Z", "20261121T050000Z-2", "20261121T050000Z-10", "20261122T000000Z", "imported"]
    for folder in ("b.com", "a.com"):
        for name in reversed(names):
            written(tmp_path / folder / f"{name}.jsonl", b"{}\n")
        written(tmp_path / folder / "20261121T050000Z.report.json", b"{}")
    found = output_files(tmp_path)
    assert [file.name for file in found] == [f"{f}/{n}.jsonl" for f in ("a.com", "b.com") for n in names]
    assert {file.folder for file in output_files(tmp_path, ["www.B.com", "b.com"])} == {"b.com"}
    assert output_files(tmp_path, ["c.com"]) == [] and output_files(tmp_path / "none") == []


def test_a_corrupt_line_is_reported_with_file_and_line_and_the_rest_is_read(tmp_path: Path) -> None:
    raw = b'{"a":1}\n{"a":\n\n[2]\n\xff\xfe\n{"a":3}\n{"a":4'
    path = written(tmp_path / "x" / "1.jsonl", raw)
    corrupt: list[CorruptLine] = []
    read = list(read_outputs(output_files(tmp_path), corrupt.append))
    assert [(line.number, line.value) for line in read] == [(1, {"a": 1}), (6, {"a": 3})]
    assert [line.number for line in corrupt] == [2, 4, 5, 7]
    assert str(corrupt[1]) == f"{path}:4: not a JSON object"
    assert corrupt[3].reason == "the line breaks off" and corrupt[3].end == len(raw)
    for line in read:
        assert orjson.loads(raw[line.offset : line.end]) == line.value
        with path.open("rb") as file:
            assert read_line_at(file, line.offset, line.end) == line.value


def test_a_last_line_without_its_newline_counts_if_it_is_whole(tmp_path: Path) -> None:
    path = written(tmp_path / "1.jsonl", b'{"a":1}\n{"a":2}')
    assert [line.value["a"] for line in read_file(path, pytest.fail)] == [1, 2]


def test_a_line_that_is_too_long_is_passed_over_in_pieces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "MAX_LINE", 100)
    path = written(tmp_path / "1.jsonl", b'{"a":"' + b"x" * 1000 + b'"}\n{"a":2}\n' + b"y" * 205)
    corrupt: list[CorruptLine] = []
    assert [line.number for line in read_file(path, corrupt.append)] == [2]
    assert [(line.number, line.reason) for line in corrupt] == [(n, "longer than 100 bytes") for n in (1, 3)]


def test_what_is_appended_later_is_not_read(tmp_path: Path) -> None:
    path = written(tmp_path / "x" / "1.jsonl", b'{"a":1}\n')
    files = output_files(tmp_path)
    with path.open("ab") as file:
        file.write(b'{"a":2}\n')
    assert len(list(read_outputs(files, pytest.fail))) == 1
    assert [line.number for line in read_file(path, pytest.fail, start=8, first_number=2)] == [2]


def test_a_line_that_changed_under_the_reader_is_an_error(tmp_path: Path) -> None:
    path = written(tmp_path / "1.jsonl", b'{"a":1}\n')
    with path.open("rb") as file, pytest.raises(ValueError, match="changed while it was read"):
        read_line_at(file, 3, 8)


@settings(max_examples=40, deadline=None)
@given(st.lists(st.just(b'{"a":1}') | st.binary(max_size=20).map(lambda raw: raw.replace(b"\n", b"")), max_size=8))
def test_every_byte_belongs_to_one_line(tmp_path_factory: pytest.TempPathFactory, pieces: list[bytes]) -> None:
    path = tmp_path_factory.mktemp("lines") / "1.jsonl"
    path.write_bytes(b"\n".join(pieces))
    corrupt: list[CorruptLine] = []
    read = list(read_file(path, corrupt.append))
    assert len(read) + len(corrupt) == sum(bool(piece.strip()) for piece in pieces)
    assert len(read) >= pieces.count(b'{"a":1}')


def test_packed_files_are_told(tmp_path: Path) -> None:
    assert packed_unread(tmp_path / "none") == "" == packed_unread(tmp_path, ["a.com"])
    for name in ("a.com/1.jsonl", "a.com/1.jsonl.gz", "b.com/dump.jsonl.gz", "b.com/dump.jsonl.gz.manifest.json"):
        written(tmp_path / name, b"")
    assert packed_unread(tmp_path) == "", "packed and kept; a dump"
    written(tmp_path / "a.com" / "2.jsonl.zst", b"")
    written(tmp_path / "b.com" / "3.jsonl.xz", b"")
    assert packed_unread(tmp_path).startswith("not read: 2 packed files, such as a.com/2.jsonl.zst;")
    assert packed_unread(tmp_path, ["www.b.com"]).startswith("not read: 1 packed file, such as b.com/3.jsonl.xz;")
