"""Mojibake: what is found in the fields of pages, and whose fault it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import mojibake
from benchmarks.corpus import read_set
from benchmarks.mojibake import SIGNS, findings, main, recoded
from extractors.encoding import Decoded
from tests.benchmarks.sets import article_html, write_set


def a_set(path: Path, headline: str, lang: str | None = None) -> Path:
    return write_set(path, [{"id": "one", "html": article_html(headline), "lang": lang}])


@pytest.mark.parametrize("wrong", ["cp1252", "latin-1", "cp1251"])
def test_what_wrong_decodings_leave_is_recognised(wrong: str) -> None:
    text = "Größe “naïve” Привет" if wrong != "cp1251" else "Привет, друзья"
    assert SIGNS.search(text.encode().decode(wrong, "replace"))


@pytest.mark.parametrize("text", ["«CAFÉ»", "Ângela, São Paulo", "Привет — №5", "中文，日本語", "£5 · ½ · 30°"])
def test_what_is_right_is_not(text: str) -> None:
    assert not SIGNS.search(text)


def test_a_page_that_is_wrong_itself_is_no_fault(tmp_path: Path) -> None:
    path = a_set(tmp_path / "a.jsonl", "The pier isnâ€™t moved further to the north")
    [found] = {(finding.own, finding.codec) for finding in findings(next(read_set(path)))}
    assert found == (True, "utf-8")
    assert main([str(tmp_path)]) == 0


def test_a_page_that_is_read_wrongly_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    a_set(tmp_path / "a.jsonl", "Größere Schäden am Pier von Ostende")
    monkeypatch.setattr(
        "extractors.page.read", lambda body, declared=None: Decoded(body.decode("cp1252"), "cp1252", False)
    )
    monkeypatch.setattr("extractors.page.is_verbatim", lambda body, declared=None: False)
    monkeypatch.setattr(mojibake, "decode", lambda body, declared=None: (body.decode("cp1252"), "cp1252"))
    assert main([str(tmp_path)]) == 1
    printed = capsys.readouterr().out
    assert "headline\tcp1252" in printed and "wrongly decoded" in printed


def test_pages_come_back_from_older_encodings(tmp_path: Path) -> None:
    path = a_set(tmp_path / "a.jsonl", "Größere Schäden: „Übermäßig schöne Brücke“ – für Fußgänger gesperrt", lang="de")
    assert {(codec, right) for codec, _, right in recoded(next(read_set(path)))} == {("cp1252", True)}


def test_an_empty_directory_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        main([str(tmp_path)])
