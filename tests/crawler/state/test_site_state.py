"""The state of one site: facts, pages, lock, schema, transactions."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from crawler.state import Found, Role, SiteState, StateLocked, StateUnavailable, Visit, address_id, schema
from crawler.state.site_state import CHECKPOINT_EVERY

PAGE = "https://example.com/news/1"


def visit(**values: object) -> Visit:
    return Visit(**{"url": PAGE, "role": Role.PAGE, "verdict": "empty", **values})  # type: ignore[arg-type]


def test_facts_outlive_the_process(tmp_path: Path) -> None:
    path = tmp_path / "a" / "example.com.sqlite"
    with_facts = SiteState(path)
    with_facts.facts.set("rendering", {"needed": True, "seen": [1, 2]})
    with_facts.facts.set("gone", 1)
    with_facts.facts.set("gone", None)
    with_facts.close()
    again = SiteState(path)
    assert again.facts.get("rendering") == {"needed": True, "seen": [1, 2]}
    assert again.facts.get("gone", "nothing") == "nothing"
    again.close()


def test_the_log_stays_small_whatever_is_written_in_small_steps(tmp_path: Path) -> None:
    state = SiteState(tmp_path / "s.sqlite")
    for n in range(3 * CHECKPOINT_EVERY):
        state.pages.note(f"{PAGE}/{n}", Role.PAGE, Found.SKIPPED, "pattern", due=None, via="link", depth=1, now=1)
    size = (tmp_path / "s.sqlite-wal").stat().st_size
    state.close()
    assert size < CHECKPOINT_EVERY * 20_000


def test_one_crawl_of_a_site_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    first = SiteState(path)
    with pytest.raises(StateLocked, match="another crawl"):
        SiteState(path)
    SiteState(path, locked=False).close()
    first.close()
    SiteState(path).close()


def test_a_killed_process_leaves_no_lock(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    code = (
        "import os, signal, sys; from pathlib import Path; from crawler.state import SiteState\n"
        "state = SiteState(Path(sys.argv[1])); state.facts.set('a', 1); os.kill(os.getpid(), signal.SIGKILL)"
    )
    subprocess.run([sys.executable, "-c", code, str(path)], check=False, cwd=Path(__file__).parents[3])
    state = SiteState(path)
    assert state.facts.get("a") == 1
    state.close()


def test_without_a_path_nothing_is_written() -> None:
    state = SiteState(None)
    state.visit(visit())
    assert state.seen_at(PAGE) is not None and state.count("pages") == 1
    state.close()


def test_spellings_and_redirects_are_one_page() -> None:
    state = SiteState(None)
    state.visit(visit(aliases=("http://example.com/old",)))
    for url in (PAGE, "http://www.example.com/news/1/?utm_source=x", "https://example.com/old"):
        page = state.seen_at(url)
        assert page is not None and page.url == PAGE
    old = state.pages.get(address_id("https://example.com/old") or "")
    assert old is not None and old.verdict == Found.MOVED
    assert state.seen_at("https://example.com/other") is None and state.seen_at("mailto:x") is None
    assert state.count("pages") == 2


def test_which_of_many_addresses_were_asked_for() -> None:
    state = SiteState(None)
    state.visit(visit(aliases=("http://example.com/old",)))
    gone, waits = "http://example.com/gone", "http://example.com/waits"
    state.visit(Visit(gone, Role.PAGE, "http_error", failed=True))
    state.pages.note(waits, Role.PAGE, Found.WAITING, "", due=None, via="sitemap", depth=1, now=state.now())
    others = [f"http://example.com/other/{n}" for n in range(1_200)]
    old = "https://www.example.com/old?utm_source=x"
    assert state.pages.asked_for([waits, PAGE, *others, gone, old, "mailto:x"]) == {PAGE, gone, old}
    assert state.pages.asked_for([]) == set()


def test_a_failure_keeps_what_was_known() -> None:
    state = SiteState(None)
    state.visit(visit(role=Role.ARTICLE, verdict=Found.ARTICLE, article="ab" * 16, etag='"1"'))
    page = state.visit(visit(verdict="timeout", failed=True, passing=True))
    assert page is not None and (page.verdict, page.failures, page.etag) == ("article", 1, '"1"')
    page = state.visit(visit(verdict="x", not_modified=True, fresh=False))
    assert page is not None and (page.verdict, page.failures, page.etag, page.fetches) == ("article", 0, '"1"', 2)


def test_a_transaction_is_all_or_nothing(tmp_path: Path) -> None:
    state = SiteState(tmp_path / "s.sqlite")
    with pytest.raises(RuntimeError), state.transaction():
        state.visit(visit())
        raise RuntimeError
    assert state.seen_at(PAGE) is None and state.count("pages") == 0
    state.visit(visit())
    assert state.count("pages") == 1
    state.close()


def test_a_newer_schema_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    connection.close()
    with pytest.raises(StateUnavailable, match=r"newer version.*move the file away"):
        SiteState(path)


def test_migrations_run_once_and_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "s.sqlite"
    state = SiteState(path)
    state.facts.set("kept", 1)
    state.close()
    steps = (*schema.MIGRATIONS, "ALTER TABLE files ADD COLUMN colour TEXT; BROKEN;")
    monkeypatch.setattr(schema, "MIGRATIONS", steps)
    monkeypatch.setattr(schema, "VERSION", len(steps))
    with pytest.raises(StateUnavailable):
        SiteState(path)
    monkeypatch.setattr(schema, "MIGRATIONS", (*steps[:-1], "ALTER TABLE files ADD COLUMN colour TEXT;"))
    state = SiteState(path)
    assert state.facts.get("kept") == 1
    state.close()
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA user_version").fetchone() == (schema.VERSION,)
    assert "colour" in [row[1] for row in connection.execute("PRAGMA table_info(files)")]
    connection.close()


def test_a_file_of_each_older_version_is_brought_up(tmp_path: Path) -> None:
    """With what it holds: every step runs on a file that has pages and articles."""
    for version in range(1, schema.VERSION):
        path = tmp_path / f"{version}.sqlite"
        connection = sqlite3.connect(path)
        for script in schema.MIGRATIONS[:version]:
            connection.executescript(script)
        connection.execute(f"PRAGMA user_version = {version}")
        page = bytes.fromhex(address_id("https://example.com/1") or "")
        columns = "id, url, role, verdict, first_seen, fetched_at, fetches"
        row = (page, "https://example.com/1", "article", "article", 5, 7, 1)
        connection.execute(f"INSERT INTO pages ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?)", row)
        connection.execute(
            "INSERT INTO articles (id, page, fields, revision, first_seen, exported_at) VALUES (?, ?, '{}', 3, 5, 7)",
            (bytes.fromhex("ab" * 16), page),
        )
        connection.commit()
        connection.close()
        state = SiteState(path)
        seen, article = state.seen_at("https://example.com/1"), state.article("ab" * 16)
        assert seen is not None and (seen.fetched_at, seen.fetches) == (7, 1)
        assert article is not None and article.revision == 3
        assert (state.count("pages"), state.count("articles")) == (1, 1)
        state.close()
        connection = sqlite3.connect(path)
        assert connection.execute("PRAGMA user_version").fetchone() == (schema.VERSION,)
        names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'index'")}
        assert {"pages_due", "articles_content"} <= names
        connection.close()


def test_a_file_that_is_no_database_is_a_clear_message(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    path.write_text("this is no database, and longer than a header of one " * 10)
    with pytest.raises(StateUnavailable, match="move the file away"):
        SiteState(path)


def test_a_failing_file_breaks_the_state_once(tmp_path: Path) -> None:
    state = SiteState(tmp_path / "s.sqlite")
    said: list[StateUnavailable] = []
    state.on_failure = said.append
    state._run("PRAGMA query_only = 1", ())
    for _ in range(3):
        state.visit(visit())
    assert state.broken and len(said) == 1 and "readonly" in str(said[0])
    assert state.seen_at(PAGE) is None
    state.close()


def test_a_long_line_of_waiting_pages_keeps_no_page_from_its_next_visit() -> None:
    clock = [1_000_000.0]
    state = SiteState(None, clock=lambda: clock[0])
    for n in range(5):
        state.pages.note(f"{PAGE}/{n}", Role.PAGE, Found.WAITING, "{}", due=n, via="link", depth=1, now=n)
    state.visit(visit(url=f"{PAGE}/list", role=Role.SECTION, verdict=Found.READ))
    clock[0] += 86_400
    due = [page.url for page in state.pages.due(state.now(), 3)]
    assert due == [f"{PAGE}/list", f"{PAGE}/4", f"{PAGE}/3"]
    state.close()


def test_pages_that_are_not_due_are_counted_until_they_are_visited_all_the_same() -> None:
    clock = [1_000_000.0]
    state = SiteState(None, clock=lambda: clock[0])
    for n in range(3):
        state.visit(visit(url=f"{PAGE}/{n}"))
    state.pages.note(f"{PAGE}/waits", Role.PAGE, Found.WAITING, "{}", due=0, via="link", depth=1, now=0)
    clock[0] += 60
    state.pages.look_ahead(state.now())
    assert state.pages.not_due == 3
    for n in (0, 0, 7, 7):  # one of them, twice, and a new one
        state.visit(visit(url=f"{PAGE}/{n}", failed=n == 7))
    assert state.pages.not_due == 2
    state.pages.note(f"{PAGE}/waits", Role.PAGE, Found.WAITING, "{}", due=1_000_070, via="link", depth=1, now=1_000_070)
    state.visit(visit(url=f"{PAGE}/waits"))
    assert state.pages.not_due == 2, "what waited from an earlier crawl, and was found again in this one, was due"
    state.close()
