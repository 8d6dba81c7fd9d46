"""Outputs are read back in a defined order; a corrupt line is reported with its place, and the rest is read."""

from __future__ import annotations

import bz2
import gzip
import lzma
import random
from pathlib import Path

import orjson
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crawler.collection import lines
from crawler.collection.lines import (
    CorruptLine,
    output_files,
    parse,
    passed_over,
    read_file,
    read_line_at,
    read_outputs,
)
from crawler.collection.packed import AnyOrder


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
        written(tmp_path / folder / "._20261121T050000Z.jsonl", b"\0\5\x16\7")  # macOS's, on disks of other systems
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
    assert [line.value for line in read_file(path, pytest.fail, start=8)] == [{"a": 2}]


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


PACKERS = {".gz": gzip.compress, ".bz2": bz2.compress, ".xz": lzma.compress}


@pytest.mark.parametrize("end", PACKERS)
def test_a_packed_file_is_read_as_the_file_itself(tmp_path: Path, end: str) -> None:
    raw = b'{"a":1}\n{"a":\n\n' + b'{"a":"' + b"x" * 100_000 + b'"}\n{"a":4}'
    plain = written(tmp_path / "plain.jsonl", raw)
    whole = PACKERS[end](raw[:50_000]) + PACKERS[end](raw[50_000:])
    packed = written(tmp_path / "x" / f"20261121T050000Z.jsonl{end}", whole)
    corrupt: list[CorruptLine] = []
    [listed] = output_files(tmp_path, ["x"])
    read = list(read_outputs([listed], corrupt.append))
    expected = list(read_file(plain, lambda line: None))
    assert [(one.number, one.offset, one.end, one.value) for one in read] == [
        (one.number, one.offset, one.end, one.value) for one in expected
    ]
    assert listed.name == "x/20261121T050000Z.jsonl", "packed or not, it is the same file"
    assert [str(one) for one in corrupt] == [f"{packed}:2: {corrupt[0].reason}"]
    assert [one.value["a"] for one in read_file(packed, pytest.fail, start=read[-1].offset)] == [4]


@pytest.mark.parametrize("end", PACKERS)
@settings(max_examples=25, deadline=None)
@given(place=st.floats(0, 1), is_cut=st.booleans())
def test_of_a_damaged_packed_file_the_readable_part_is_read(
    tmp_path_factory: pytest.TempPathFactory, end: str, place: float, is_cut: bool
) -> None:
    raw = b"".join(orjson.dumps({"a": random.Random(n).randbytes(300).hex()}) + b"\n" for n in range(200))
    whole = PACKERS[end](raw)
    at = int(place * (len(whole) - 1))
    path = tmp_path_factory.mktemp("lines") / f"1.jsonl{end}"
    path.write_bytes(whole[:at] if is_cut else whole[:at] + b"\x00\xff\x00\xff" + whole[at + 4 :])
    corrupt: list[CorruptLine] = []
    read = list(read_file(path, corrupt.append))
    again = AnyOrder()
    for line in reversed(read):
        assert parse(again.read(path, line.offset, line.end))[0] == line.value
    again.close()
    if is_cut and at:
        assert "the packed file is damaged" in corrupt[-1].reason
        assert end != ".gz" or len(read) >= 200 * place - 30


def test_a_packed_file_that_is_none_and_one_that_has_nothing(tmp_path: Path) -> None:
    corrupt: list[CorruptLine] = []
    assert not list(read_file(written(tmp_path / "1.jsonl.gz", b'{"a":1}\n'), corrupt.append))
    assert len(corrupt) == 1 and "Not a gzipped file" in str(corrupt[0])
    for end, pack in PACKERS.items():
        assert not list(read_file(written(tmp_path / f"2.jsonl{end}", pack(b"")), pytest.fail))
        assert not list(read_file(written(tmp_path / f"3.jsonl{end}", b""), lambda line: None))
    with pytest.raises(FileNotFoundError):
        list(read_file(tmp_path / "4.jsonl.gz", pytest.fail))


def test_packed_files_have_the_place_of_the_files_that_they_stand_for(tmp_path: Path) -> None:
    names = ["20261121T050000Z.jsonl.xz", "20261121T050000Z-2.jsonl", "20261121T050000Z-10.jsonl.gz", "b.jsonl.bz2"]
    for name in reversed(names):
        written(tmp_path / "a.com" / name, b"")
    assert [file.path.name for file in output_files(tmp_path)] == names
    for name in ("20261121T050000Z.jsonl", "20261121T050000Z-10.jsonl.xz", "b.jsonl.zst"):
        written(tmp_path / "a.com" / name, b"")
    names[0] = "20261121T050000Z.jsonl"
    assert [file.path.name for file in output_files(tmp_path)] == names, "the file itself first, and each once"
    assert passed_over(tmp_path) == (
        "not read: 3 packed files, such as a.com/20261121T050000Z-10.jsonl.xz; the same file is there in another form"
    )


def test_packed_files_that_are_not_read_are_told(tmp_path: Path) -> None:
    assert passed_over(tmp_path / "none") == "" == passed_over(tmp_path, ["a.com"])
    for name in ("a.com/1.jsonl", "b.com/dump.jsonl.gz", "b.com/dump.jsonl.gz.manifest.json", "b.com/3.jsonl.gz"):
        written(tmp_path / name, b"")
    assert passed_over(tmp_path) == ""
    found = output_files(tmp_path)
    assert [file.path.name for file in found] == ["1.jsonl", "3.jsonl.gz"], "a dump is left out"
    assert [file.name for file in found] == ["a.com/1.jsonl", "b.com/3.jsonl"]
    written(tmp_path / "a.com" / "2.jsonl.zst", b"")
    written(tmp_path / "b.com" / "4.jsonl.zip", b"")
    assert passed_over(tmp_path).startswith("not read: 2 packed files, such as a.com/2.jsonl.zst; unpack")
    assert passed_over(tmp_path, ["www.b.com"]).startswith("not read: 1 packed file, such as b.com/4.jsonl.zip;")


def test_lines_in_any_order_from_more_files_than_stay_open(tmp_path: Path) -> None:
    raw = [b'{"a":%d}\n' % n for n in range(10, 20)]
    paths = [written(tmp_path / f"{n}.jsonl.gz", gzip.compress(b"".join(raw))) for n in range(6)]
    paths += [written(tmp_path / f"{n}.jsonl", b"".join(raw)) for n in range(6, 12)]
    read = AnyOrder()
    for n in random.Random(1).choices(range(120), k=300):
        place = n // 12 * len(raw[0])
        assert read.read(paths[n % 12], place, place + len(raw[0])) == raw[n // 12]
    read.close()


def test_a_dump_that_lies_among_the_articles_is_no_input(tmp_path: Path) -> None:
    """Nor is one that an earlier version wrote there; but what took the place of a run's file is all there is of it."""
    folder = tmp_path / "a.com"
    folder.mkdir()
    for name in ("20261101T000000Z.jsonl", "dump.jsonl", "more.jsonl"):
        (folder / name).write_bytes(b"{}\n")
    for name in ("20261101T000000Z.jsonl", "dump.jsonl"):
        (folder / f"{name}.manifest.json").touch()
    assert [one.path.name for one in output_files(tmp_path)] == ["20261101T000000Z.jsonl", "more.jsonl"]
