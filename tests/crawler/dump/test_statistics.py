"""`scrapy stats`: what was collected, counted."""

from __future__ import annotations

import gzip
import lzma
from pathlib import Path

import orjson
import pytest
from scrapy.settings import Settings

from crawler.collection.lines import output_files
from crawler.commands import stats
from crawler.commands.stats import Command
from crawler.dump import statistics
from tests.crawler.dump.outputs import Line, line, write
from tests.crawler.duplicates.texts import text_of

pytest.importorskip("duckdb")


def collected(outputs: Path) -> None:
    near = {"of": "a" * 32, "similarity": 0.9, "exact": False}
    marked = line("http://b.example/2", text_of(4), published="2026-10-05T08:00:00Z", language="de-AT")
    marked["fingerprint"]["near"] = near
    rows: dict[str, list[Line | bytes]] = {
        "a.example/20261101T000000Z": [
            line("http://a.example/1", text_of(1), published="2026-11-03", metadata={"authors": [{"name": "Ann Lee"}]}),
            b'{"torn": \n',
            line("http://a.example/1", text_of(1), published="2026-11-03"),
            line("http://a.example/2", text_of(2), None, metadata={"authors": []}),
        ],
        "b.example/it's [1]*": [line("http://b.example/1", text_of(1), published="2026-10-01"), marked],
    }
    write(outputs, rows)


def run(outputs: Path, *args: str, **options: bool) -> int:
    command = Command()
    command.settings = Settings({"BROADSHEET_OUTPUTS": str(outputs)})
    command.run(list(args), type("Options", (), {"json": False, **options})())
    return int(command.exitcode)


def test_sites_months_languages_duplicates_and_fields(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    collected(tmp_path)
    assert run(tmp_path, json=True) == 0
    found = orjson.loads(capsys.readouterr().out)
    a, b = found["sites"]
    assert (a["site"], a["articles"], a["lines"], a["differentTexts"], a["first"], a["last"]) == (
        "a.example", 2, 3, 2, "2026-11", "2026-11",
    )  # fmt: skip
    assert (b["site"], b["markedAsDuplicates"]) == ("b.example", 1)
    assert [(row["month"], row["articles"]) for row in found["months"]] == [("2026-10", 2), ("2026-11", 1), (None, 1)]
    assert [(row["language"], row["articles"]) for row in found["languages"]] == [("en", 3), ("de", 1)]
    [counts] = found["duplicates"]
    assert (counts["articles"], counts["lines"], counts["textsOfSeveralArticles"]) == (4, 5, 1)
    assert (counts["textsOfSeveralSites"], counts["markedAsDuplicates"]) == (1, 1)
    fields = {row["field"]: row for row in found["fields"]}
    assert fields["authors"]["perCent"] == 20 and fields["authors"]["where"] == "b.example"
    assert fields["headline"]["lowest"] == pytest.approx(66.7)
    assert [row["site"] for row in found["fieldsBySite"]] == ["a.example", "b.example"]


def test_where_no_language_is_declared_the_words_tell(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    body = "Der Bürgermeister hat am Dienstag die neue Brücke eröffnet, und Hunderte sahen der Feier zu."
    bodies = [body, "市长周二为新的大桥剪彩，数百名市民参加了仪式。", ""]
    lines = [line(f"http://a.example/{n}", body, language=None) for n, body in enumerate(bodies)]
    write(tmp_path, {"a.example/1": [*lines, line("http://a.example/9", body, language="deutsch")]})
    assert run(tmp_path, json=True) == 0
    languages = orjson.loads(capsys.readouterr().out)["languages"]
    assert [(row["language"], row["articles"]) for row in languages] == [("de", 2), ("zh", 1), (None, 1)]


def test_a_line_is_the_article_that_a_dump_takes_it_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """No words are nobody's copy, a line without a site is of its folder, and one whose address is none is none."""
    pictures = [line(f"http://a.example/{number}", "", None) for number in (1, 2)]
    strange = [{**line("http://a.example/3", text_of(3)), name: value} for name, value in (("url", 5), ("body", [1]))]
    nameless = [{**line(f"http://a.example/{n}", text_of(n)), "site": site} for n, site in ((4, None), (5, ""), (6, 7))]
    write(tmp_path, {"a.example/1": [*pictures, *strange, *nameless]})
    assert run(tmp_path, json=True) == 0
    found = orjson.loads(capsys.readouterr().out)
    assert [(row["site"], row["articles"], row["differentTexts"]) for row in found["sites"]] == [("a.example", 5, 5)]
    [counts] = found["duplicates"]
    assert (counts["lines"], counts["textsOfSeveralArticles"]) == (5, 0)


def test_words_of_a_site_count_each_article_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The longest of its revisions; as a dump's vertical format divides words."""
    bodies = ["One two.", "One two, three-fold; d'accord 5!", "市长周二。"]
    lines = [line("http://a.example/1", body, revision=n) for n, body in enumerate(bodies[:2], start=1)]
    lines.append(line("http://a.example/2", bodies[2]))
    write(tmp_path, {"a.example/1": lines, "b.example/1": [line("http://b.example/1", "")]})
    assert run(tmp_path, json=True) == 0
    assert [(row["site"], row["words"]) for row in orjson.loads(capsys.readouterr().out)["sites"]] == [
        ("a.example", 5 + 4), ("b.example", 0),
    ]  # fmt: skip


def test_one_domain(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    collected(tmp_path)
    assert run(tmp_path, "b.example", json=True) == 0
    assert [row["site"] for row in orjson.loads(capsys.readouterr().out)["sites"]] == ["b.example"]


def test_packed_files_are_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    collected(tmp_path)
    assert run(tmp_path, json=True) == 0
    before = capsys.readouterr().out
    for folder, pack, end in (("a.example", gzip.compress, ".gz"), ("b.example", lzma.compress, ".xz")):
        [path] = (tmp_path / folder).iterdir()
        path.with_name(path.name + end).write_bytes(pack(path.read_bytes()))
        path.unlink()
    assert run(tmp_path, json=True) == 0
    again = capsys.readouterr()
    assert again.out == before and "20261101T000000Z.jsonl.gz:2: not JSON" in again.err
    (tmp_path / "c.example").mkdir()
    (tmp_path / "c.example" / "1.jsonl.gz").write_bytes(gzip.compress(b"{}\n")[:-3])
    assert run(tmp_path, json=True) == 0
    again = capsys.readouterr()
    assert again.out == before and "1.jsonl.gz:2: the packed file is damaged" in again.err
    (tmp_path / "c.example" / "1.jsonl.gz").write_bytes(gzip.compress(b""))
    assert run(tmp_path, "c.example", json=True) == 0


def test_tables_for_people(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    collected(tmp_path)
    assert run(tmp_path) == 0
    said = capsys.readouterr().out
    assert "Articles per month of publication" in said and "2026-10" in said and "fieldsBySite" not in said


def test_nothing_collected_and_no_duckdb_are_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run(tmp_path, "c.example") == 1
    assert "Nothing was collected of c.example" in capsys.readouterr().err
    monkeypatch.setattr(stats, "find_spec", lambda name: None)
    assert run(tmp_path) == 1
    assert "pip install -r requirements/dump.txt" in capsys.readouterr().err


def test_a_place_whose_name_is_no_utf_8_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "d\udce9"
    folder.mkdir()
    collected(folder)
    assert run(folder) == 1
    assert "is every name of their path UTF-8?" in capsys.readouterr().err


def test_an_interruption_is_no_trouble_of_the_outputs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(files: object, duckdb: object) -> None:
        raise RuntimeError("Query interrupted")  # as DuckDB tells it, at a moment of its own choice

    monkeypatch.setattr(statistics, "_gathered", interrupted)
    with pytest.raises(KeyboardInterrupt):
        statistics.gathered([], lambda line: None)


def test_an_interruption_in_a_function_of_ours_is_one_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(declared: str | None, body: str | None) -> str | None:
        raise KeyboardInterrupt

    monkeypatch.setattr(statistics, "_language", interrupted)
    collected(tmp_path)
    with pytest.raises(KeyboardInterrupt):
        statistics.gathered([file.path for file in output_files(tmp_path)], lambda line: None)
