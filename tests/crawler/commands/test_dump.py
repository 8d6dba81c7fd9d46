"""`scrapy dump` as it is typed."""

from __future__ import annotations

import argparse
import bz2
import errno
import gzip
import hashlib
import lzma
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import orjson
import pytest
from scrapy.exceptions import UsageError
from scrapy.settings import Settings

from crawler.commands import dump
from crawler.commands.dump import Command
from crawler.dump.working import WorkingTables
from crawler.duplicates.index import DuplicateIndex
from crawler.export.json_lines import to_line
from tests.crawler.dump.outputs import line, lines_of, urls_of, write
from tests.crawler.duplicates.texts import text_of


def run(folder: Path, *words: str, **settings: Any) -> int:
    command = Command()
    command.settings = Settings(
        {
            "BROADSHEET_OUTPUTS": str(folder / "outputs"),
            "BROADSHEET_DUPLICATES_DB": str(folder / "index.sqlite"),
            **settings,
        }
    )
    parser = argparse.ArgumentParser(prog="dump")
    command.add_options(parser)
    options, domains = parser.parse_known_args(list(words))
    command.exitcode = 0
    command.run(domains, options)
    return int(command.exitcode)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write(
        tmp_path / "outputs",
        {
            "a.example/20261101T000000Z": [
                line("http://a.example/1", text_of(1), published="2026-11-03"), b"{torn\n",
                line("http://a.example/2", text_of(2), published="2026-10-03", language="de"),
            ],
            "b.example/20261101T000000Z": [line("http://b.example/1", text_of(1), "The same", published="2026-11-09")],
        },
    )  # fmt: skip
    return tmp_path


def test_everything_once(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(folder, "-o", str(folder / "all.jsonl")) == 0
    assert urls_of(folder / "all.jsonl") == ["http://a.example/1", "http://a.example/2"]
    said = capsys.readouterr().err
    assert f"left out: {folder}/outputs/a.example/20261101T000000Z.jsonl:2: not JSON" in said.replace("\n", "")
    assert "1 left out, 1 cluster in the dump" in said


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["b.example"], ["http://b.example/1"]),
        (["www.B.example", "a.example", "--duplicates", "all", "--since", "2026-11-01"],
         ["http://a.example/1", "http://b.example/1"]),
        (["--language", "de,fr"], ["http://a.example/2"]),
        (["--until", "2026-10-31"], ["http://a.example/2"]),
        (["--min-length", "100000"], []),
        (["--keyword", f"zeppelin, {text_of(2).split()[0]}"], ["http://a.example/2"]),
        (["--keyword", text_of(2).split()[0], "--verdict", "article", "--min-confidence", "0.5"], ["http://a.example/2"]),
    ],
)  # fmt: skip
def test_filters(folder: Path, words: list[str], expected: list[str]) -> None:
    assert run(folder, *words, "-o", str(folder / "x.jsonl")) == 0
    assert urls_of(folder / "x.jsonl") == expected


@pytest.mark.parametrize(
    "words",
    [
        [], ["-o", "x.txt"], ["-o", "x.jsonl", "--since", "soon"], ["-o", "x.csv", "--fields", "hedline"],
        ["-o", "/"], ["-o", "x.jsonl", "--verdict", "good"], ["-o", "x.jsonl", "--language", "klingonese"],
    ],
)  # fmt: skip
def test_what_is_not_understood(folder: Path, words: list[str]) -> None:
    with pytest.raises(UsageError):
        run(folder, *words)


@pytest.mark.parametrize("place", ["s3://bucket/x.jsonl", "GS://bucket/x.csv", "ftp://u:p@host/x.parquet"])
def test_a_place_elsewhere_is_not_understood(folder: Path, place: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        run(folder, "-o", place)
    assert ended.value.code == 2 and "is not on this machine" in capsys.readouterr().err


def test_a_place_here_may_be_an_address(folder: Path) -> None:
    assert run(folder, "-o", f"file://{folder}/a%20b.jsonl") == 0
    assert len(urls_of(folder / "a b.jsonl")) == 2


def test_thresholds_that_make_no_sense(folder: Path) -> None:
    with pytest.raises(UsageError, match=r"0\.3 and 1"):
        run(folder, "-o", "x.jsonl", BROADSHEET_DUPLICATES_THRESHOLD=3)


EMPTY = [[name, value] for name in ("--language", "--keyword", "--verdict", "--since") for value in ("", " , ")]


@pytest.mark.parametrize(
    "words",
    [["--min-confidence", "2"], ["--min-length", "few"], ["--revisions", "best"], ["--fields", ""], *EMPTY],
)
def test_values_out_of_bounds(folder: Path, words: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        run(folder, "-o", "x.jsonl", *words)
    assert ended.value.code == 2


def test_into_a_pipe(folder: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert run(folder, "-o", str(folder / "news.jsonl"), "--fields", "url,body") == 0
    capfdbinary.readouterr()
    before = sorted(folder.rglob("*"))
    assert run(folder, "-o", "-", "--fields", "url,body") == 0
    printed, said = capfdbinary.readouterr()
    assert printed == (folder / "news.jsonl").read_bytes() and printed.count(b"\n") == 2
    assert b"standard output: 2 articles" in said
    assert sorted(folder.rglob("*")) == before
    with pytest.raises(UsageError, match="no field"):
        run(folder, "-o", "-", "--fields", "nonsense")


def test_a_domain_without_outputs_and_a_place_that_cannot_be(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(folder, "c.example", "-o", str(folder / "x.jsonl")) == 1
    assert "nothing was collected of c.example; there is: a.example, b.example" in capsys.readouterr().err
    (folder / "file").write_text("")
    assert run(folder, "-o", str(folder / "file/x.jsonl")) == 1
    assert "file/x.jsonl cannot be written: " in capsys.readouterr().err and not (folder / "x.jsonl").exists()


def test_empty_outputs_replace_no_dump(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(folder, "-o", str(folder / "x.jsonl")) == 0
    before = (folder / "x.jsonl").read_bytes()
    write(folder / "empty", {"a.example/20261101T000000Z": []})
    for name in ("empty", "missing"):
        assert run(folder, "-o", str(folder / "x.jsonl"), BROADSHEET_OUTPUTS=str(folder / name)) == 1
        assert f"nothing was collected in {folder / name}" in capsys.readouterr().err.replace("\n", "")
    assert (folder / "x.jsonl").read_bytes() == before


def test_help_has_no_word_that_scrapy_would_take_for_a_heading() -> None:
    command, parser = Command(), argparse.ArgumentParser(prog="dump")
    command.settings = Settings()
    command.add_options(parser)
    [ours] = [group for group in parser._action_groups if group.title == "dump"]
    for action in ours._group_actions:  # a line of help that ends with a colon would become one
        assert not any(word.endswith(":") for word in (action.help or "").split()), action.help


def test_a_missing_library_is_said(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dump, "find_spec", lambda name: None)
    for name in ("x.parquet", "x.jsonl.zst"):
        with pytest.raises(UsageError, match=r"pip install -r requirements/dump\.txt"):
            run(folder, "-o", str(folder / name))


def test_the_index_is_rebuilt_from_the_outputs(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "other").mkdir()
    assert run(folder, "-o", str(folder / "before.jsonl")) == 0
    index = DuplicateIndex(folder / "index.sqlite")
    before = index.count()
    index.clear()
    index.close()
    assert run(folder, "--rebuild-index") == 0
    assert "anew from 3 lines" in capsys.readouterr().err
    index = DuplicateIndex(folder / "index.sqlite")
    assert index.count() == before and before["articles"] == 3 and before["sketches"] == 2
    index.close()
    assert run(folder, "--rebuild-index", "-o", str(folder / "after.jsonl")) == 0
    assert (folder / "before.jsonl").read_bytes() == (folder / "after.jsonl").read_bytes()


@pytest.mark.parametrize("other", [{"BROADSHEET_DUPLICATES_WORDS": 4}, {"BROADSHEET_DUPLICATES_THRESHOLD": 0.4}])
def test_a_dump_with_other_thresholds_leaves_the_index_of_crawls(
    folder: Path, other: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    manifest = folder / "other.jsonl.manifest.json"
    assert run(folder, "-o", f"{folder}/all.jsonl") == 0
    before = sqlite3.connect(folder / "index.sqlite").execute("SELECT key, sketch FROM bands").fetchall()
    capsys.readouterr()
    assert run(folder, "-o", f"{folder}/other.jsonl", **other) == 0
    assert "this dump makes one of its own; --rebuild-index" in capsys.readouterr().err.replace("\n", " ")
    assert run(folder, "--again", str(manifest), "-o", f"{folder}/again.jsonl") == 0
    assert (folder / "again.jsonl").read_bytes() == (folder / "other.jsonl").read_bytes()
    assert sqlite3.connect(folder / "index.sqlite").execute("SELECT key, sketch FROM bands").fetchall() == before
    assert run(folder, "--rebuild-index", **other) == 0
    capsys.readouterr()
    assert run(folder, "-o", f"{folder}/other.jsonl", **other) == 0 and "its own" not in capsys.readouterr().err


@pytest.mark.parametrize("name", ["x.jsonl.gz", "x/"])
def test_a_dump_is_made_again_by_its_manifest(
    folder: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(folder, "a.example", "--keyword", text_of(1).split()[0], "-o", f"{folder}/{name}") == 0
    manifest = folder / f"{name.rstrip('/')}.manifest.json"
    with (folder / "outputs/a.example/20261101T000000Z.jsonl").open("ab") as file:
        file.write(to_line(line("http://a.example/3", text_of(1))))
    newer = line("http://0.example/1", text_of(1), published="2020-01-01")
    write(folder / "outputs", {"0.example/20261201T000000Z": [newer]})
    assert run(folder, "a.example", "-o", f"{folder}/other-{name}") == 0
    again = ["--again", str(manifest), "-o", f"{folder}/again-{name}"]
    assert run(folder, *again, BROADSHEET_DUPLICATES_THRESHOLD=0.9) == 0
    path = folder / name.rstrip("/")
    for one in [path] if path.is_file() else [one for one in path.rglob("*") if one.is_file()]:
        assert one.read_bytes() == (folder / f"again-{one.relative_to(folder)}").read_bytes()
    made = (orjson.loads(one.read_bytes()) for one in (manifest, folder / f"again-{manifest.name}"))
    assert len({orjson.dumps({**one, "dump": one["dump"]["sha256"]}) for one in made}) == 1
    assert run(folder, "--again", str(manifest), "-o", str(folder / "x.csv")) == 1
    assert "not those of the manifest" in capsys.readouterr().err
    (folder / "outputs/a.example/20261101T000000Z.jsonl").write_bytes(b"{}\n")
    assert run(folder, *again) == 1
    assert "is not what it was" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("end", "pack"), [(".gz", gzip.compress), (".bz2", bz2.compress), (".xz", lzma.compress), ("", bytes)]
)
def test_a_dump_is_made_again_though_its_inputs_were_packed_or_unpacked(
    folder: Path, end: str, pack: Callable[[bytes], bytes]
) -> None:
    lies, first = (folder / f"outputs/{site}.example/20261101T000000Z.jsonl" for site in "ab")
    first.with_name(f"{first.name}.gz").write_bytes(gzip.compress(first.read_bytes()))
    first.unlink()
    assert run(folder, "-o", f"{folder}/x.jsonl") == 0
    grown = lies.read_bytes() + to_line(line("http://a.example/0", text_of(9)))
    for path, raw in ((lies, grown), (first, gzip.decompress(first.with_name(f"{first.name}.gz").read_bytes()))):
        path.unlink(missing_ok=True)
        path.with_name(f"{path.name}.gz").unlink(missing_ok=True)
        path.with_name(path.name + end).write_bytes(pack(raw))
    assert run(folder, "--again", f"{folder}/x.jsonl.manifest.json", "-o", f"{folder}/y.jsonl") == 0
    assert (folder / "y.jsonl").read_bytes() == (folder / "x.jsonl").read_bytes()
    made = [orjson.loads((folder / f"{name}.jsonl.manifest.json").read_bytes()) for name in "xy"]
    assert made[0] | {"dump": None} == made[1] | {"dump": None}


def test_inputs_that_were_packed_and_changed_are_told(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    again = ["--again", f"{folder}/x.jsonl.manifest.json", "-o", f"{folder}/y.jsonl"]
    assert run(folder, "-o", f"{folder}/x.jsonl") == 0
    lies = folder / "outputs/a.example/20261101T000000Z.jsonl"
    lies.with_name(f"{lies.name}.gz").write_bytes(gzip.compress(b" " + lies.read_bytes()))
    lies.rename(lies.with_name(f"{lies.name}.zst"))
    assert run(folder, *again) == 1
    assert f"{lies.name}.gz is not what it was" in capsys.readouterr().err
    lies.with_name(f"{lies.name}.gz").unlink()
    assert run(folder, *again) == 1
    assert f"was packed to {lies.name}.zst, which is not read; unpack it" in capsys.readouterr().err


def test_a_manifest_that_has_a_packed_input_as_it_lies_is_understood(folder: Path) -> None:
    lies, manifest = folder / "outputs/b.example/20261101T000000Z.jsonl", folder / "x.jsonl.manifest.json"
    packed = lies.with_name(f"{lies.name}.gz")
    packed.write_bytes(gzip.compress(lies.read_bytes()))
    lies.unlink()
    assert run(folder, "-o", f"{folder}/x.jsonl") == 0
    value, raw = orjson.loads(manifest.read_bytes()), packed.read_bytes()
    older = {"file": f"b.example/{packed.name}", "bytes": len(raw), "sha256": hashlib.sha256(raw).hexdigest()}
    manifest.write_bytes(orjson.dumps(value | {"inputs": [value["inputs"][0], older]}))
    assert run(folder, "--again", str(manifest), "-o", f"{folder}/y.jsonl") == 0
    assert (folder / "y.jsonl").read_bytes() == (folder / "x.jsonl").read_bytes()


@pytest.mark.parametrize("raw", [b"", b"[]", b"{}", b'{"manifest": 2}', b'{"manifest": 1, "options": {}}'])
def test_a_manifest_that_is_none(folder: Path, raw: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "m.json").write_bytes(raw)
    assert run(folder, "--again", str(folder / "m.json"), "-o", str(folder / "x.jsonl")) == 1
    assert "m.json is" in capsys.readouterr().err.replace("\n", "")


def test_a_manifest_leads_nowhere_else(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(folder, "-o", str(folder / "x.jsonl"))
    manifest = folder / "x.jsonl.manifest.json"
    value = orjson.loads(manifest.read_bytes())
    value["inputs"][0]["file"] = "../index.sqlite"
    manifest.write_bytes(orjson.dumps(value))
    assert run(folder, "--again", str(manifest), "-o", str(folder / "y.jsonl")) == 1
    assert "no file of the outputs" in capsys.readouterr().err


def test_a_folder_that_lies_on_another_disk(folder: Path) -> None:
    (folder / "outputs/a.example").rename(folder / "elsewhere")
    (folder / "outputs/a.example").symlink_to(folder / "elsewhere")
    assert run(folder, "-o", str(folder / "x.jsonl")) == 0
    assert run(folder, "--again", str(folder / "x.jsonl.manifest.json"), "-o", str(folder / "y.jsonl")) == 0
    assert (folder / "y.jsonl").read_bytes() == (folder / "x.jsonl").read_bytes()


def test_again_takes_nothing_beside(folder: Path) -> None:
    with pytest.raises(UsageError, match="--again"):
        run(folder, "a.example", "--again", "m.json", "-o", "x.jsonl")


def test_lines_of_a_dump_are_valid_by_the_schema(folder: Path) -> None:
    import jsonschema

    from extractors import article_schema

    run(folder, "--duplicates", "all", "-o", str(folder / "all.jsonl"))
    validator = jsonschema.Draft202012Validator(article_schema())
    lines = lines_of(folder / "all.jsonl")
    assert sum("duplicates" in one for one in lines) == 2
    for one in lines:
        validator.validate(one)


def test_progress_goes_to_standard_error(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(folder, "-o", str(folder / "x.jsonl"), BROADSHEET_PROGRESS_INTERVAL=0.0)
    said = capsys.readouterr()
    assert said.out == ""


def test_articles_that_lie_packed_are_dumped_or_missed_aloud(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(folder, "-o", str(folder / "all.jsonl"), "--duplicates", "all") == 0
    lies, whole = folder / "outputs" / "b.example" / "20261101T000000Z.jsonl", (folder / "all.jsonl").read_bytes()
    packed = lies.with_name(f"{lies.name}.gz")
    packed.write_bytes(gzip.compress(lies.read_bytes()))
    capsys.readouterr()
    assert run(folder, "-o", str(folder / "all.jsonl"), "--duplicates", "all") == 0
    assert f"not read: 1 packed file, such as b.example/{packed.name}; the same" in capsys.readouterr().err
    lies.unlink()
    assert run(folder, "-o", str(folder / "all.jsonl"), "--duplicates", "all") == 0
    assert (folder / "all.jsonl").read_bytes() == whole and "not read" not in capsys.readouterr().err
    assert run(folder, "-o", str(folder / "b.jsonl"), "--again", str(folder / "all.jsonl.manifest.json")) == 0
    packed.write_bytes(packed.read_bytes()[:-9])
    capsys.readouterr()
    assert run(folder, "-o", str(folder / "all.jsonl"), "--duplicates", "all") == 0
    assert (folder / "all.jsonl").read_bytes() == whole, "only the sum at its end is missing"
    assert f"left out: {packed}:2: the packed file is damaged" in capsys.readouterr().err
    packed.rename(packed.with_suffix(".zst"))
    assert run(folder, "b.example", "-o", str(folder / "b.jsonl")) == 1
    said = capsys.readouterr().err
    assert "not read: 1 packed file" in said and "nothing was collected of b.example" in said


def test_settings_that_cannot_be_are_not_understood(folder: Path) -> None:
    with pytest.raises(UsageError, match="BROADSHEET_PROGRESS_INTERVAL is 'often'; it should be"):
        run(folder, "-o", str(folder / "all.jsonl"), BROADSHEET_PROGRESS_INTERVAL="often")


def test_a_full_disk_is_told_without_a_traceback(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    def short(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    out = folder / "all.jsonl"
    assert run(folder, "-o", str(out)) == 0
    before = out.read_bytes()
    for failing, said in ((full, " cannot be made: database or disk is full"), (short, ": No space left on device")):
        monkeypatch.setattr(WorkingTables, "__init__", failing)
        capsys.readouterr()
        assert run(folder, "-o", str(out)) == 1
        assert capsys.readouterr().err.endswith(f"Error: {out}{said}\n")
        assert out.read_bytes() == before
