from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import pytest
from scrapy.exceptions import UsageError
from scrapy.settings import Settings

from crawler.commands.wrappers import Command
from crawler.wrappers.storage.sqlite import SqliteStore
from extractors import PARSER_VERSION, Pooled, Wrapper


def run(database: Path, *arguments: str) -> int:
    command = Command()
    store = "crawler.wrappers.storage.sqlite.SqliteStore"
    command.settings = Settings({"BROADSHEET_WRAPPER_DB": str(database), "BROADSHEET_WRAPPER_STORE": store})
    command.run(list(arguments), Namespace())
    return command.exitcode


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "wrappers.sqlite"
    store = SqliteStore(path)
    exclusions = tuple(Pooled(f"div.ad-{number}", 0.0) for number in range(30))
    learned = Wrapper("a.example:8000", PARSER_VERSION, "//article[1]", "arbiter", "http://a.example:8000/1",
                      signatures=exclusions)  # fmt: skip
    store.add(learned)
    store.count_hit(learned, None)
    store.close()
    return path


def test_list_names_the_sites(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(database, "list") == 0
    assert "a.example:8000" in capsys.readouterr().out


def test_show_tells_what_was_learned(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(database, "show", "www.a.example:8000") == 0
    out = capsys.readouterr().out
    assert "//article[1]" in out and "http://a.example:8000/1" in out
    assert "div.ad-4; and 25 more" in out
    assert run(database, "show", "b.example") == 1


def test_forget_forgets(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(database, "forget", "a.example:8000") == 0
    assert capsys.readouterr().out == "1 forgotten.\n"
    assert run(database, "show", "a.example:8000") == 1


@pytest.mark.parametrize("arguments", [(), ("show",), ("list", "x"), ("burn", "a.example")])
def test_anything_else_is_a_usage_error(database: Path, arguments: tuple[str, ...]) -> None:
    with pytest.raises(UsageError, match="show SITE"):
        run(database, *arguments)


def test_a_broken_store_is_one_message(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "broken").write_bytes(b"no database " * 500)
    assert run(tmp_path / "broken", "list") == 1
    err = capsys.readouterr().err
    assert "cannot be used" in err and err.count("\n") == 1
