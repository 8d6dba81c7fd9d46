"""The formats: what stands where, and that hostile text stays text."""

from __future__ import annotations

import csv
import gzip
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import orjson
import pytest

from crawler.dump.columns import COLUMNS, UnknownField, columns_named
from crawler.dump.formats import FORMATS, UnknownFormat, format_of
from crawler.dump.formats.corpus import tokens_of
from crawler.dump.formats.tables import cell
from tests.crawler.dump.outputs import Line, line
from tests.crawler.duplicates.texts import text_of

HOSTILE = '=HYPERLINK("http://evil.example";"click")'
LINES: list[Line] = [
    line(
        "http://a.example/1", "One paragraph, with \"quotes\".\n\nAnd <b>another</b> & more.\n\n中文也有。", HOSTILE,
        published="2026-11-03", metadata={
            "authors": [{"name": "Ann Lee"}, {"name": "../../etc/passwd"}], "keywords": ["a", "b"],
            "mainImage": {"url": "http://a.example/p.png"}, "isAccessibleForFree": True, "description": "@SUM(1)",
        },
    ),
    line("http://a.example/2", text_of(2), None, revision=2, site="../../../tmp/evil"),
]  # fmt: skip


def written(folder: Path, name: str, fields: tuple[str, ...] = (), lines: list[Line] | None = None) -> Path:
    writer = format_of(name)(folder / name.rstrip("/"), columns_named(fields), bool(fields))
    for one in lines if lines is not None else LINES:
        writer.write(one)
    writer.close()
    return folder / name.rstrip("/")


@pytest.mark.parametrize("name", ["x.jsonl", "x.jsonl.gz", "x.jsonl.zst"])
def test_json_lines_hold_the_lines(tmp_path: Path, name: str) -> None:
    raw = written(tmp_path, name).read_bytes()
    if name.endswith(".gz"):
        assert raw[4:8] == bytes(4)  # no time
        raw = gzip.decompress(raw)
    elif name.endswith(".zst"):
        raw = pytest.importorskip("zstandard").ZstdDecompressor().decompressobj().decompress(raw)
    assert [orjson.loads(one) for one in raw.splitlines()] == LINES


def test_fields_are_taken_out_and_stay_at_their_place(tmp_path: Path) -> None:
    path = written(tmp_path, "x.jsonl", ("headline", "authors", "metadata.license", "fingerprint.revision"))
    first, second = [orjson.loads(one) for one in path.read_bytes().splitlines()]
    authors = LINES[0]["metadata"]["authors"]
    assert first == {"headline": HOSTILE, "metadata": {"authors": authors}, "fingerprint": {"revision": 1}}
    assert second == {"headline": None, "fingerprint": {"revision": 2}}


@pytest.mark.parametrize(
    ("name", "hint"), [("hedline", "headline"), ("metdata.license", "no field"), ("metadata.", "no field")]
)
def test_unknown_fields_are_refused_with_a_hint(name: str, hint: str) -> None:
    with pytest.raises(UnknownField, match=hint):
        columns_named([name])


def test_a_lone_carriage_return_ends_no_row(tmp_path: Path) -> None:
    path = written(tmp_path, "x.csv", ("headline", "body"), [line("http://a.example/1", "One\rtwo\r\nthree", "Hea\rd")])
    assert path.read_bytes() == b'headline,body\n"Hea\rd","One\rtwo\r\nthree"\n'
    with path.open(encoding="utf-8", newline="") as file:
        assert list(csv.DictReader(file)) == [{"headline": "Hea\rd", "body": "One\rtwo\r\nthree"}]


def test_csv_runs_no_formula(tmp_path: Path) -> None:
    with written(tmp_path, "x.csv").open(encoding="utf-8", newline="") as file:
        first, second = csv.DictReader(file)
    assert list(first) == [column.name for column in COLUMNS]
    assert first["headline"] == f"'{HOSTILE}" and first["description"] == "'@SUM(1)"
    assert first["body"] == LINES[0]["body"] and first["authors"] == "Ann Lee; ../../etc/passwd"
    assert (first["isAccessibleForFree"], first["confidence"], second["revision"]) == ("true", "0.9", "2")
    assert second["headline"] == "" and first["mainImage"] == "http://a.example/p.png"


@pytest.mark.parametrize(
    ("value", "expected"),
    [("=1", "'=1"), ("-1", "'-1"), (" +1", "' +1"), ("\t=1", "'\t=1"), ("＝1", "'＝1"), ("a=1", "a=1"), ("a\0b", "ab"),
     (["@a", "b"], "'@a; b"), (False, "false"), (-3, -3), (None, None)],
)  # fmt: skip
def test_cells(value: Any, expected: Any) -> None:
    assert cell(value) == expected


def test_parquet_is_typed(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    lone = line("http://a.example/3", "lone \ud800 surrogate", metadata={"keywords": "no list"}, confidence="high")
    path = written(tmp_path, "x.parquet", lines=[*LINES, lone])
    rows = parquet.read_table(path).to_pylist()
    assert rows[0]["headline"] == HOSTILE and rows[0]["authors"] == ["Ann Lee", "../../etc/passwd"]
    assert rows[0]["isAccessibleForFree"] is True and rows[1]["revision"] == 2 and rows[1]["headline"] is None
    assert rows[2]["body"] == "lone ? surrogate" and rows[2]["keywords"] is rows[2]["confidence"] is None
    assert parquet.read_table(written(tmp_path, "none.parquet", lines=[])).num_rows == 0


def test_a_packed_table_is_the_table(tmp_path: Path) -> None:
    packed = written(tmp_path, "x.csv.gz").read_bytes()
    assert packed[4:8] == bytes(4)  # no time
    assert gzip.decompress(packed) == written(tmp_path, "x.csv").read_bytes()


def test_markdown_files_hold_the_blocks(tmp_path: Path) -> None:
    """Also of a line whose blocks no version wrote; what a page says is no markup."""
    quote = {"type": "quote", "children": [{"type": "paragraph", "text": "# We wait."}]}
    blocks = [{"type": "paragraph", "text": "One."}, quote]
    lines = [
        line("http://a.example/1", "One.\n\n# We wait.", "A *star*", blocks=blocks),
        line("http://a.example/2", "One.\n\nTwo <b>.", None, blocks=[{"type": "comet"}]),
        line("http://a.example/3", "One.", None, blocks=5),
        line("http://a.example/4", "One.", None, blocks=[]),
        line("http://a.example/5", "#\u200b 1.\n\n&\x01lt;", None, blocks=[]),
    ]
    folder = written(tmp_path, "corpus.md/", lines=lines)
    texts = [(folder / "a.example" / f"{one['fingerprint']['id']}.md").read_text(encoding="utf-8") for one in lines]
    assert texts == ["# A \\*star\\*\n\nOne.\n\n> \\# We wait.\n", "One.\n\nTwo \\<b\\>.\n", "One.\n", "One.\n",
                     "#\u200b 1.\n\n&\ufffdlt;\n"]  # fmt: skip
    assert len((folder / "articles.csv").read_text(encoding="utf-8").splitlines()) == 6


def test_a_table_of_the_fields_asked_for(tmp_path: Path) -> None:
    with written(tmp_path, "x.csv", ("url", "blocks", "metadata.mainImage")).open(encoding="utf-8") as file:
        first = next(csv.DictReader(file))
    assert list(first) == ["url", "blocks", "metadata.mainImage"]
    assert orjson.loads(first["blocks"]) == LINES[0]["blocks"]


def test_text_files_are_named_by_fingerprints_alone(tmp_path: Path) -> None:
    names = [*LINES, LINES[0], {**LINES[0], "fingerprint": {"id": "../x"}}]
    folder = written(tmp_path, "corpus/", lines=names)
    files = sorted(path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file())
    assert all(re.fullmatch(r"corpus/(articles\.csv|[a-z_.]+/[0-9a-f]{32}(-2)?\.txt)", name) for name in files)
    assert len(files) == 5
    text = (folder / "a.example" / f"{LINES[0]['fingerprint']['id']}.txt").read_text(encoding="utf-8")
    assert text == f"{HOSTILE}\n\n{LINES[0]['body']}\n"
    with (folder / "articles.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert "body" not in rows[0] and all((folder / row["file"]).is_file() for row in rows)
    assert len({row["file"] for row in rows}) == 4


def test_words_of_text_files_can_be_searched(tmp_path: Path) -> None:
    hyphened = line("http://a.example/3", "Das Hoch\u00adwas\u200bser steigt.")
    folder = written(tmp_path, "corpus/", lines=[hyphened])
    [path] = (folder / "a.example").glob("*.txt")
    assert path.read_text(encoding="utf-8").endswith("Das Hochwasser steigt.\n")


def test_vertical_is_xml_with_a_token_a_line(tmp_path: Path) -> None:
    text = written(tmp_path, "x.vert").read_text(encoding="utf-8")
    first, second = ElementTree.fromstring(f"<all>{text}</all>")
    assert first.attrib["headline"] == HOSTILE and first.attrib["authors"] == "Ann Lee|../../etc/passwd"
    assert [part.tag for part in first] == ["head", "p", "p", "p"] and [part.tag for part in second] == ["p"]
    assert (first[2].text or "").split() == ["And", "<", "b", ">", "another", "<", "/", "b", ">", "&", "more", "."]
    assert (first[3].text or "").split() == list("中文也有。")


def test_tokens() -> None:
    assert tokens_of("हिन्दी में। தமிழ், re\u0301sume\u0301 كتابٌ می\u200cخواهم ภาษา") == [
        "हिन्दी", "में", "।", "தமிழ்", ",", "re\u0301sume\u0301", "كتابٌ", "می\u200cخواهم", *"ภาษา",
    ]  # fmt: skip
    assert tokens_of("Hoch\u00adwas\u200bser\ufeff, \u200fמים\u200f") == ["Hochwasser", ",", "מים"]
    assert tokens_of("It's 3.5 per-cent\x00, U.S. said.") == ["It's", "3.5", "per-cent", ",", "U.S", ".", "said", "."]


@pytest.mark.parametrize("name", ["x", "x.json", "x.xlsx", "/", ""])
def test_a_name_that_says_no_format(name: str) -> None:
    with pytest.raises(UnknownFormat, match=r"\.jsonl"):
        format_of(name)
    assert len(FORMATS) == 9
