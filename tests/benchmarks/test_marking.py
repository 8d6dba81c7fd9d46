"""Printing pages to mark, and taking what a reader wrote."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import marking
from benchmarks.corpus import Record, read_set
from benchmarks.training.marks import read_marks
from tests.benchmarks.sets import PARAGRAPHS, line, write_set

SNIPPETS = {"must_have": [PARAGRAPHS[0][:30]], "must_not_have": ["Imprint"]}


@pytest.fixture
def untold(tmp_path: Path) -> Path:
    return write_set(tmp_path / "set.jsonl", [line(0), line(1, truth=SNIPPETS)])


@pytest.fixture
def file_of_marks(tmp_path: Path) -> Path:
    path = tmp_path / "marks.jsonl"
    path.touch()
    return path


def run(what: str, path: Path, marks: Path, said: str | None = None) -> int:
    """The command over a set, with what a reader wrote."""
    given = []
    if said is not None:
        (path.parent / "said").write_text(said, encoding="utf-8")
        given = [str(path.parent / "said")]
    return marking.main([what, str(path), *given, "--marks", str(marks)])


def record_of(path: Path) -> Record:
    return [*read_set(path)][1]


def test_a_page_is_listed_by_its_blocks(untold: Path) -> None:
    lines = marking.listing(record_of(untold))
    assert lines[0].startswith(f"=== {record_of(untold).short_digest} | http://gull0.example/news/1")
    assert any(row.split()[1] == "M" and PARAGRAPHS[0][:30] in row and "[article>p" in row for row in lines)
    assert not any(PARAGRAPHS[1] in row for row in lines)  # its middle is left out


def test_pages_with_a_body_or_marks_are_not_listed(
    untold: Path, file_of_marks: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("list", untold, file_of_marks) == 0
    assert capsys.readouterr().out.count("===") == 1
    assert run("take", untold, file_of_marks, f"{record_of(untold).short_digest}: keep 13-15\n") == 0
    capsys.readouterr()
    assert run("list", untold, file_of_marks) == 0 and "===" not in capsys.readouterr().out


def test_what_a_reader_wrote_is_taken(untold: Path, file_of_marks: Path) -> None:
    page = record_of(untold).short_digest
    numbers = [row.split()[0] for row in marking.listing(record_of(untold)) if any(p[:30] in row for p in PARAGRAPHS)]
    said = f"\n{page}: keep {numbers[0]},{numbers[1]}-{numbers[2]} | open -\n"
    assert run("take", untold, file_of_marks, said) == 0
    truth = read_marks(file_of_marks)[page].truth(marking.Document(record_of(untold).page).block_texts())
    assert truth is not None and truth["body"] == "\n\n".join(PARAGRAPHS)


@pytest.mark.parametrize(
    "said", ["nobody: keep 1-2", "{page}: keep some", "{page}: keep 1-x", "{page}: keep 5000", "{page}"]
)
def test_what_cannot_be_taken_is_told(
    said: str, untold: Path, file_of_marks: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("take", untold, file_of_marks, said.replace("{page}", record_of(untold).short_digest)) == 2
    assert said.replace("{page}", "")[-4:] in capsys.readouterr().err and read_marks(file_of_marks) == {}


def test_a_page_without_an_article_gets_no_marks(untold: Path, file_of_marks: Path) -> None:
    assert run("take", untold, file_of_marks, f"{record_of(untold).short_digest}: skip\n") == 0
    assert read_marks(file_of_marks) == {}


def test_a_page_that_cannot_be_read_has_no_lines(tmp_path: Path) -> None:
    (empty,) = read_set(write_set(tmp_path / "empty.jsonl", [line(0, html="")]))
    assert marking.listing(empty) == []


def test_marks_that_cannot_be_read_are_told(
    untold: Path, file_of_marks: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for what in ("list", "take"):
        assert run(what, untold, file_of_marks.with_name("none"), "") == 2 and "none" in capsys.readouterr().err
    for content in ("{}", "[1]", "no json"):
        file_of_marks.write_text(f"{content}\n", encoding="utf-8")
        assert run("list", untold, file_of_marks) == 2 and content in capsys.readouterr().err


def test_marks_of_a_page_that_cannot_be_read_are_told(
    tmp_path: Path, file_of_marks: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write_set(tmp_path / "empty.jsonl", [line(0, html="")])
    (empty,) = read_set(path)
    assert run("take", path, file_of_marks, f"{empty.short_digest}: keep 0\n") == 2 and capsys.readouterr().err
