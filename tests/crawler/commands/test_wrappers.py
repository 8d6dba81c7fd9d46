from __future__ import annotations

import sqlite3
import threading
from argparse import Namespace
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta, timezone
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest
from scrapy import Request
from scrapy.exceptions import UsageError
from scrapy.settings import Settings

from crawler.commands.wrappers import Command
from crawler.wrappers.pinning import merged
from crawler.wrappers.storage import WrapperRecord
from crawler.wrappers.storage.sqlite import SqliteStore
from extractors import PARSER_VERSION, Page, Pooled, Wrapper


def run(database: Path, *arguments: str, **options: object) -> int:
    command = Command()
    store = "crawler.wrappers.storage.sqlite.SqliteStore"
    command.settings = Settings({"BROADSHEET_WRAPPER_DB": str(database), "BROADSHEET_WRAPPER_STORE": store})
    try:
        command.run(list(arguments), Namespace(**{"output": None, "site": None} | options))
    except SystemExit as ended:
        return int(str(ended.code))
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


def test_list_names_sites_whole_where_a_line_is_short(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    site = "a-newspaper-of-some-town.example"
    store = SqliteStore(database)
    served = Wrapper(site, PARSER_VERSION, "//article[1]", "arbiter", f"http://{site}/1")
    store.add(served)
    store.count_hit(served, datetime(2026, 11, 21, tzinfo=UTC))
    store.close()
    assert run(database, "list") == 0
    said = capsys.readouterr().out
    assert site in said and "2026-11-21" in said


def test_show_tells_what_was_learned(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(database, "show", "www.a.example:8000") == 0
    out = capsys.readouterr().out
    assert "//article[1]" in out and "http://a.example:8000/1" in out
    assert "div.ad-4; and 25 more" in out
    assert run(database, "show", "b.example") == 1


def test_show_tells_when_a_wrapper_was_given_up(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = SqliteStore(database)
    [record] = store.of_site("a.example:8000")
    at = datetime(2026, 11, 26, 18, 22, 57, 445254, tzinfo=timezone(timedelta(hours=1)))
    store.retire(record.wrapper, at, "it fits none of 3 pages")
    store.close()
    assert run(database, "show", "a.example:8000") == 0
    assert "given up   2026-11-26 17:22 UTC: it fits none of 3 pages\n" in capsys.readouterr().out


def test_forget_forgets(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(database, "forget", "a.example:8000") == 0
    assert capsys.readouterr().out == "1 forgotten.\n"
    assert run(database, "show", "a.example:8000") == 1


def test_what_this_version_cannot_read_is_listed_and_can_be_forgotten(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE wrappers SET wrapper = '{}'")
    connection.close()
    assert run(database, "list") == 0 and "a.example:8000" in capsys.readouterr().out
    assert run(database, "forget", "a.example:8000") == 0 and capsys.readouterr().out == "1 forgotten.\n"
    assert run(database, "forget", "a.example:8000") == 1


@pytest.mark.parametrize("arguments", [(), ("show",), ("list", "x"), ("burn", "a.example")])
def test_anything_else_is_a_usage_error(database: Path, arguments: tuple[str, ...]) -> None:
    with pytest.raises(UsageError, match="show SITE"):
        run(database, *arguments)


def test_a_broken_store_is_one_message(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "broken").write_bytes(b"no database " * 500)
    assert run(tmp_path / "broken", "list") == 1
    err = capsys.readouterr().err
    assert "cannot be used" in err and err.count("\n") == 1


def records(database: Path, site: str = "a.example:8000") -> tuple[WrapperRecord, ...]:
    store = SqliteStore(database)
    try:
        return store.of_site(site)
    finally:
        store.close()


def test_an_export_read_back_is_the_same(database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(database, "export", "http://www.a.example:8000/news") == 0
    printed = capsys.readouterr().out
    path = tmp_path / "a.toml"
    assert run(database, "export", "a.example:8000", output=path) == 0
    assert path.read_text(encoding="utf-8") == printed
    assert run(tmp_path / "empty.sqlite", "import", str(path)) == 0
    assert records(tmp_path / "empty.sqlite") == records(database)
    assert run(database, "export", "b.example") == 1
    assert run(database, "export", "a.example:8000", output=tmp_path / "no" / "a.toml") == 1


def test_an_export_goes_through_a_pipe(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(database, "export", "a.example:8000", output="-") == 0
    exported = capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(exported.encode())))
    assert run(tmp_path / "empty.sqlite", "import", "-") == 0
    assert records(tmp_path / "empty.sqlite") == records(database)
    assert not (tmp_path / "-").exists()


def test_what_is_imported_stands_beside_what_was_learned(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    config = tmp_path / "a.example.txt"
    config.write_text("body: //div[@id='x']\nprune: no\n", encoding="utf-8")
    assert run(database, "import", str(config), site="a.example:8000") == 0
    found = records(database)
    assert [record.wrapper.root_xpath for record in found] == ["//article[1]", "//div[@id='x']"]
    assert found[0].hits == 1 and found[1].wrapper.pinned
    captured = capsys.readouterr()
    assert "a.example:8000: 1 imported." in captured.out
    assert captured.err.startswith("Warning: ") and "line 2, prune: left out" in captured.err


def test_a_host_with_a_port_has_one_name(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.example_8000.txt").write_text("body: //div[@id='story']")
    assert run(database, "import", str(tmp_path / "a.example_8000.txt")) == 0
    assert "a.example:8000: 1 imported." in capsys.readouterr().out
    assert run(database, "show", "a.example_8000") == 0 and "//div[@id='story']" in capsys.readouterr().out


def test_a_broken_file_imports_nothing(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = tmp_path / "b.example.txt", tmp_path / "c.toml"
    good.write_text("body: //p\n", encoding="utf-8")
    bad.write_text("site = 'c.example'\n[[wrappers]]\nroot = '//['\nsupports = 3\n", encoding="utf-8")
    assert run(database, "import", str(good), str(bad), str(tmp_path / "none.toml")) == 1
    err = capsys.readouterr().err
    assert "c.toml, line 3, wrappers[1].root: '//[' is no XPath" in err and "did you mean support?" in err
    assert "none.toml: cannot be read: No such file" in err
    assert records(database, "b.example") == ()


def test_pinning_a_learned_wrapper_and_back(database: Path) -> None:
    [before] = records(database)
    assert run(database, "pin", "a.example:8000", before.wrapper.id[:6]) == 0
    [after] = records(database)
    assert after.wrapper == before.wrapper.pin() and after.hits == 1
    assert run(database, "unpin", "a.example:8000", after.wrapper.id) == 0
    assert records(database) == (before,)


def test_the_id_from_before_pinning_still_names_the_wrapper(database: Path) -> None:
    [before] = records(database)
    shown = before.wrapper.id
    assert run(database, "pin", "a.example:8000", shown) == 0
    assert run(database, "pin", "a.example:8000", shown) == 0, "it is pinned, and stays so"
    assert records(database)[0].wrapper.pinned and len(records(database)) == 1
    assert run(database, "unpin", "a.example:8000", shown[:6]) == 0
    assert records(database) == (before,)
    assert run(database, "unpin", "a.example:8000", before.wrapper.pin().id) == 0
    assert records(database) == (before,)


@pytest.mark.parametrize("learned_first", [True, False])
def test_unpinning_a_layout_that_was_learned_again_meanwhile(database: Path, learned_first: bool) -> None:
    [before] = records(database)
    both = [before.wrapper, before.wrapper.pin()]
    store = SqliteStore(database)
    store.forget("a.example:8000")
    for wrapper in both if learned_first else reversed(both):
        store.add(wrapper)
    store.close()
    assert run(database, "unpin", "a.example:8000", before.wrapper.id) == 0
    assert [record.wrapper for record in records(database)] == [before.wrapper]


def test_pinning_a_retired_wrapper_brings_it_back(database: Path) -> None:
    store = SqliteStore(database)
    [before] = store.of_site("a.example:8000")
    store.retire(before.wrapper, datetime(2026, 1, 1, tzinfo=UTC), "it ended")
    store.close()
    assert run(database, "pin", "a.example:8000", before.wrapper.id) == 0
    [after] = records(database)
    assert after.retired_at is None and after.retired_because == ""


@pytest.mark.parametrize("action", ["pin", "import"])
def test_what_a_crawl_counts_meanwhile_is_not_lost(
    action: str, database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    [record] = SqliteStore(database).of_site("a.example:8000")

    def crawl() -> None:
        store = SqliteStore(database)
        store.count_hit(record.wrapper, None)
        store.close()

    crawling = threading.Thread(target=crawl)

    def slowly(stored: Sequence[WrapperRecord], imported: Sequence[WrapperRecord]) -> tuple[WrapperRecord, ...]:
        crawling.start()
        crawling.join(0.5)
        return merged(stored, imported)

    for module in ("crawler.commands.wrappers", "crawler.wrappers.pinning"):
        monkeypatch.setattr(f"{module}.merged", slowly)
    source = tmp_path / "new.toml"
    source.write_text("format = 1\nsite = 'a.example:8000'\n[[wrappers]]\nroot = '//main'\n")
    given = ("import", str(source)) if action == "import" else ("pin", "a.example:8000", "//main")
    assert run(database, *given) == 0
    crawling.join()
    hits = {each.wrapper.root_xpath: each.hits for each in SqliteStore(database).of_site("a.example:8000")}
    assert hits == {"//article[1]": 2, "//main": 0}


def test_pinning_a_root_of_ones_own(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(database, "pin", "b.example", "//main") == 0
    [made] = records(database, "b.example")
    assert made.wrapper == Wrapper("b.example", PARSER_VERSION, "//main", method="hand", pinned=True)
    for wrong in ("//main[", "count(//p)", "zzz", ""):
        assert run(database, "pin", "b.example", wrong) == 1
    assert run(database, "unpin", "c.example", "x") == 1
    assert "is no XPath" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["bücher.example.txt", "BÜCHER.example.TXT", "bücher.example.toml"])
def test_a_site_in_another_script_is_that_of_its_pages(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    table = "site = 'bücher.example'\n[[wrappers]]\nroot = '//article'"
    (tmp_path / name).write_text(table if name.endswith("toml") else "body: //article", encoding="utf-8")
    assert run(database, "import", str(tmp_path / name)) == 0
    site = Page(Request("https://www.bücher.example/1").url, b"").site
    assert len(records(database, site)) == 1
    assert run(database, "show", "bücher.example") == 0 and "//article" in capsys.readouterr().out
    assert run(database, "pin", "bücher.example", "//main") == 0 and len(records(database, site)) == 2


@pytest.mark.parametrize(("method", "used"), [("fivefilters", True), ("hand", True), ("arbiter", False)])
def test_a_pinned_wrapper_of_another_parser_is_used_or_told_not_to_be(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], method: str, used: bool
) -> None:
    path = tmp_path / "a.toml"
    table = f"root = '//main'\npinned = true\nmethod = '{method}'\nparser = 'lxml-1.0/html'"
    path.write_text(f"site = 'b.example'\n[[wrappers]]\n{table}\n")
    assert run(database, "import", str(path)) == 0
    assert ("it is not used" in capsys.readouterr().err) is not used
    [record] = records(database, "b.example")
    assert (record.wrapper.parser == PARSER_VERSION) is used
    assert run(database, "show", "b.example") == 0
    assert ("it is not used" in capsys.readouterr().out) is not used


@pytest.mark.parametrize("site", ["", " ", "..", "../../x", "a b", "http://", "[::1", "a.example:port", "a\x1b[2Jb"])
def test_what_is_no_site_is_none(database: Path, site: str) -> None:
    for arguments in (("pin", site, "//div"), ("show", site), ("forget", site)):
        with pytest.raises(UsageError, match="is no site"):
            run(database, *arguments)
    with pytest.raises(UsageError, match="is no site"):
        run(database, "import", "x.toml", site=site)


@pytest.mark.parametrize(
    "site", ["A.example:8000", "www.a.example.:8000", "https://a.example:8000/news/1", "u@a.example:8000"]
)
def test_a_site_is_known_however_it_is_named(
    database: Path, site: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(database, "show", site) == 0 and run(database, "pin", site, "//div") == 0
    assert run(database, "forget", site) == 0 and "2 forgotten" in capsys.readouterr().out


def test_options_of_other_actions_are_refused(database: Path, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="--output goes with export only"):
        run(database, "list", output=tmp_path / "x.toml")
    with pytest.raises(UsageError, match="--site goes with import only"):
        run(database, "show", "a.example:8000", site="b.example")


def test_a_stored_wrapper_does_not_steer_the_terminal(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = SqliteStore(database)
    store.add(Wrapper("a.example:8000", PARSER_VERSION, "//b", "\x1b[2J", "http://a.example:8000/\x1b]0;x\x07"))
    store.add(Wrapper("b\x1b[2J", PARSER_VERSION, "//b", "hand"))
    store.close()
    assert run(database, "show", "a.example:8000") == run(database, "list") == 0
    assert run(database, "forget", "b\x1b[2J") == 0, "what is stored can go, whatever its name"
    said = capsys.readouterr().out
    assert "\x1b" not in said and "?[2J" in said


def test_an_xpath_made_to_hang_a_crawl_is_refused(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bomb = "//*" + "[.//*" * 40 + "]" * 40
    path = tmp_path / "a.toml"
    path.write_text(f'site = "b.example"\n[[wrappers]]\nroot = "//div"\nstrip = ["{bomb}"]\n')
    for arguments in (("import", str(path)), ("pin", "b.example", bomb)):
        assert run(database, *arguments) == 1
        assert "takes more than 2 seconds on a small page" in capsys.readouterr().err
    assert records(database, "b.example") == ()
