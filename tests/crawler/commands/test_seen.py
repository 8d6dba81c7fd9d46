"""`scrapy seen` of a state that cannot be used."""

from __future__ import annotations

import argparse
import sqlite3
from pathlib import Path

import pytest
from scrapy.settings import Settings

from crawler import settings as own
from crawler.commands.seen import Command
from crawler.state import Found, Role, SiteState, Visit


def told(tmp_path: Path, capsys: pytest.CaptureFixture[str], *words: str, exitcode: int = 0) -> str:
    command = Command()
    folders = {"STATE_DIR": "", "OUTPUTS": "out", "SITES": "sites"}
    command.settings = Settings()
    command.settings.setmodule(own)
    command.settings.setdict({f"BROADSHEET_{name}": str(tmp_path / path) for name, path in folders.items()})
    parser = argparse.ArgumentParser(prog="seen")
    command.add_options(parser)
    options, args = parser.parse_known_args(words)
    command.exitcode = 0
    command.run(args, options)
    assert command.exitcode == exitcode
    return " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("verdict", "detail", "expected"),
    [
        ("reserved", "noai", "the next crawl: BROADSHEET_OBEY_RESERVATIONS no longer rules it out"),
        ("reserved", "tdm", "never with the same BROADSHEET_OBEY_RESERVATIONS"),
        ("duplicate", "says what x says", "the next crawl: BROADSHEET_DUPLICATES no longer rules it out"),
        ("other_language", "language fr", "never with the same arguments"),
        ("too_deep_to_tell", None, "never: it is not expected to change"),
    ],
)
def test_a_page_that_is_left_alone_is_told_with_the_reason(
    verdict: str, detail: str | None, expected: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """By the settings of the site's own file too."""
    (tmp_path / "sites").mkdir()
    file = 'domain = "a.example"\n[settings]\nBROADSHEET_OBEY_RESERVATIONS = ["tdm"]\n'
    (tmp_path / "sites" / "a.example.toml").write_text(file)
    state = SiteState(tmp_path / "a.example.sqlite")
    state.visit(Visit("http://a.example/1", Role.PAGE, verdict, detail))
    state.close()
    assert expected in told(tmp_path, capsys, "http://a.example/1")


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("https://o.example/1", "it is not on a.example, and links to other sites"),
        ("https://sub.a.example/1", "(to its subdomains: subdomains=1)"),
        ("https://a.example/x/picture.jpg", "a file that is no page"),
        ("https://a.example/login", "newspapers have no articles at such addresses"),
        ("https://a.example/closed/1", "the site's robots.txt forbids it"),
        ("https://b.example/1", "no page, feed or sitemap that was read names it"),
        ("https://a.example/news/1", "no page, feed or sitemap that was read names it"),
    ],
)
def test_a_page_that_was_never_met_is_told_with_the_rule_that_leaves_it_out(
    url: str, expected: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where its own address, or the robots.txt that crawls keep, tells; b.example is read too."""
    state = SiteState(tmp_path / "a.example.sqlite")
    rules = {"https://a.example": "User-agent: *\nDisallow: /closed/", "https://b.example": ""}
    state.facts.set("robots", rules)
    state.close()
    assert expected in told(tmp_path, capsys, url, "--site", "a.example", exitcode=1)


@pytest.mark.parametrize(
    ("why", "expected"),
    [
        ("pattern", "never with the same allow or deny"),
        ("date", "never with the same since, until or max_age"),
        ("trap", "never with the same BROADSHEET_TRAP_PAGES"),
    ],
)
def test_what_was_left_out_is_told_with_the_rule(
    why: str, expected: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    state = SiteState(tmp_path / "a.example.sqlite")
    state.facts.set("robots", {"https://a.example": "User-agent: *\nDisallow: /closed/"})
    for path in ("open", "closed"):
        url = f"https://a.example/{path}/1"
        state.pages.note(url, Role.PAGE, Found.SKIPPED, why, due=None, via="link", depth=1, now=1)
    state.close()
    text = told(tmp_path, capsys, "https://a.example/open/1")
    assert expected in text and "robots.txt" not in text
    assert "robots.txt forbids it" in told(tmp_path, capsys, "https://a.example/closed/1")


@pytest.mark.parametrize("words", [["a.example"], ["http://a.example/1"], ["--forget", "a.example"]])
def test_a_state_of_a_newer_version_is_a_failure_and_no_misunderstanding(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    connection = sqlite3.connect(tmp_path / "a.example.sqlite")
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    command = Command()
    command.settings = Settings({"BROADSHEET_STATE_DIR": str(tmp_path), "BROADSHEET_OUTPUTS": str(tmp_path / "out")})
    parser = argparse.ArgumentParser(prog="seen")
    command.add_options(parser)
    options, args = parser.parse_known_args(words)
    command.run(args, options)
    assert command.exitcode == 1
    assert "was written by a newer version" in capsys.readouterr().err
