"""What a user can meet stands in the documents: settings, commands, arguments, verdicts, exit statuses."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from crawler import settings
from crawler.spiders.arguments import HELP
from crawler.spiders.exit_status import ExitStatus
from crawler.verdicts import Verdict
from extractors import Reason

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def document(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


OURS = sorted(name for name in vars(settings) if name.startswith("BROADSHEET_"))


@pytest.mark.parametrize("name", OURS)
def test_every_setting_is_documented(name: str) -> None:
    assert re.search(rf"^\| `{name}` \|", document("settings.md"), re.M)


def test_what_is_read_is_documented_and_nothing_else() -> None:
    read = {
        name
        for path in (ROOT / "crawler").rglob("*.py")
        for name in re.findall(r'get\w*\(\s*"(BROADSHEET_[A-Z_]+)"', path.read_text(encoding="utf-8"))
    }
    documented = set(re.findall(r"^\| `(BROADSHEET_\w+)` \|", document("settings.md"), re.M))
    assert read and documented == read | set(OURS)


COMMANDS = sorted(path.stem for path in (ROOT / "crawler/commands").glob("[a-z]*.py"))


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_is_in_the_readme(name: str) -> None:
    assert f"scrapy {name}" in README


@pytest.mark.parametrize("name", sorted(HELP))
def test_every_argument_is_in_the_readme(name: str) -> None:
    assert f"`{name}`" in README


@pytest.mark.parametrize("name", sorted({*map(str, Verdict), *map(str, Reason)}))
def test_every_verdict_is_explained(name: str) -> None:
    assert f"`{name}`" in document("troubleshooting.md")


@pytest.mark.parametrize("status", list(ExitStatus))
def test_every_exit_status_is_explained(status: ExitStatus) -> None:
    assert re.search(rf"^\| {int(status)} \|", document("exit-status.md"), re.M)


def test_links_between_documents_hold() -> None:
    for path in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+?)(?:#[^)]*)?\)", path.read_text(encoding="utf-8")):
            assert (path.parent / target).exists(), f"{path.name}: {target}"
