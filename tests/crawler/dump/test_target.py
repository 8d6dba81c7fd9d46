"""Where a dump may go."""

from __future__ import annotations

from pathlib import Path

import pytest

from crawler.dump.target import TargetError
from tests.crawler.dump.outputs import line, make, write
from tests.crawler.duplicates.texts import text_of


def two_papers(folder: Path) -> Path:
    write(
        folder / "outputs",
        {
            f"{site}/20261101T000000Z": [line(f"http://{site}/{n}", text_of(n)) for n in (1, 2, 3)]
            for site in ("a.example", "c.example")
        },
    )
    return folder / "outputs"


@pytest.mark.parametrize("name", ["notes.csv", "notes.jsonl", "notes.jsonl.gz", "texts/"])
def test_what_is_no_dump_is_never_replaced(tmp_path: Path, name: str) -> None:
    two_papers(tmp_path)
    there = tmp_path / name / "mine" if name.endswith("/") else tmp_path / name
    there.parent.mkdir(exist_ok=True)
    there.write_text("mine")
    with pytest.raises(TargetError, match="is no dump of ours"):
        make(tmp_path, name)
    assert there.read_text() == "mine" and not list(tmp_path.glob(".*partial"))
    there.write_text("") if there.parent == tmp_path else there.unlink()
    make(tmp_path, name)  # nothing is lost
    make(tmp_path, name)
    assert there.parent == tmp_path / name or there.stat().st_size > 0


@pytest.mark.parametrize(
    "name",
    [
        "outputs/a.example/20261101T000000Z.jsonl", "outputs/a.example/dump.jsonl", "outputs/a.example/archive/x.csv",
        "outputs/a.example/texts/", "outputs/new.example/dump.jsonl", "elsewhere/dump.jsonl.gz",
        "outputs/../outputs/a.example/x.jsonl",
    ],
)  # fmt: skip
def test_a_dump_among_the_collected_articles_is_refused(tmp_path: Path, name: str) -> None:
    outputs = two_papers(tmp_path)
    (outputs / "c.example").rename(tmp_path / "elsewhere")
    (outputs / "c.example").symlink_to(tmp_path / "elsewhere")
    before = {path: path.read_bytes() for path in tmp_path.rglob("*.jsonl*")}
    with pytest.raises(TargetError, match="among the collected articles"):
        make(tmp_path, name)
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before
    make(tmp_path, "outputs/all.jsonl")  # beside the folders nothing is taken for articles
    assert make(tmp_path).lines == 6
