"""What a user can meet stands in the documents: settings, commands, arguments, verdicts, exit statuses."""

from __future__ import annotations

import argparse
import inspect
import json
import re
from pathlib import Path

import pytest
from scrapy.commands import ScrapyCommand
from scrapy.settings import Settings, default_settings

from crawler import settings
from crawler.addon import defaults
from crawler.archive.captures import FURTHER_PAGE, NO_PAGE, REVISIT
from crawler.archive.frames import BROKEN, TOO_LARGE, WRONG_LENGTH
from crawler.commands import dump, reextract, stats
from crawler.dump.boilerplate import MIN_SHARE, MIN_TEXTS, MIN_TOKENS
from crawler.dump.formats import FORMATS
from crawler.duplicates.shingles import WORDS
from crawler.duplicates.sketches import MIN_SHINGLES, PERMUTATIONS, THRESHOLD, Parameters
from crawler.reextraction.archive_run import Task
from crawler.reextraction.comparison import Outcome
from crawler.spiders.arguments import HELP
from crawler.spiders.exit_status import ExitStatus
from crawler.verdicts import Verdict
from extractors import Reason, blocks_from_json
from extractors.schema import article_schema

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


@pytest.mark.parametrize("name", sorted(defaults()))
def test_every_setting_of_the_add_on_is_in_its_document(name: str) -> None:
    cells = re.findall(r"^\| (`BROADSHEET_\w+`[^|]*)\|", document("addon.md"), re.M)
    rows = [re.findall(r"`(\w+)`", cell) for cell in cells]
    assert any(name == first or name.endswith(tuple(others)) for first, *others in rows)


def is_numeric(value: object) -> bool:
    return isinstance(value, int | float) or (isinstance(value, list) and all(isinstance(one, int) for one in value))


SCRAPYS_OTHER = sorted(
    name
    for name, value in vars(settings).items()
    if is_numeric(value)
    if name.isupper() and hasattr(default_settings, name) and value != getattr(default_settings, name)
)


@pytest.mark.parametrize("name", SCRAPYS_OTHER)
def test_every_setting_with_another_default_than_scrapys_is_documented(name: str) -> None:
    table = document("settings.md").partition("Scrapy settings with another default than Scrapy's:")[2]
    assert re.search(rf"^\|[^|]*`{name}`[^|]*\|", table, re.M)


def anchors_of(text: str) -> set[str]:
    """As GitHub makes them of headings."""
    headings = re.findall(r"^#+ (.+)$", re.sub(r"^```.*?^```", "", text, flags=re.M | re.S), re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


def test_links_to_headings_lead_to_one() -> None:
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    dead = [
        f"{page.relative_to(ROOT)}: {target}#{anchor}"
        for page in pages
        for target, anchor in re.findall(r"\]\(([^)#:]*)#([^)]+)\)", page.read_text(encoding="utf-8"))
        if anchor not in anchors_of((page.parent / target if target else page).read_text(encoding="utf-8"))
    ]
    assert dead == []


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


def options_of(command: ScrapyCommand) -> list[str]:
    """The options that a command adds to those of all commands."""
    command.settings = Settings()
    parser, common = argparse.ArgumentParser(), argparse.ArgumentParser()
    command.add_options(parser)
    ScrapyCommand.add_options(command, common)
    names = {name for one in parser._actions for name in one.option_strings if name.startswith("--")}
    return sorted(names - {name for one in common._actions for name in one.option_strings} - {"--output"})


@pytest.mark.parametrize(
    ("page", "command"),
    [("dumps.md", dump.Command()), ("dumps.md", stats.Command()), ("archives.md", reextract.Command())],
)
def test_every_option_is_documented(page: str, command: ScrapyCommand) -> None:
    names = options_of(command)
    text = document(page)
    assert names and [name for name in names if not re.search(rf"(`[^`\n]*|scrapy .*){name}\b", text)] == []


def test_formats_and_thresholds_of_a_dump_are_documented() -> None:
    text = document("dumps.md")
    assert [ending for ending in FORMATS if f"`{ending}`" not in text] == []
    bands, rows = Parameters().banding
    for value in (f"| {THRESHOLD} |", f"| {WORDS} |", f"| {MIN_SHINGLES} |", f"| {PERMUTATIONS} |",
                  f"| {bands} of {rows}, from the threshold |", f"{MIN_TEXTS} different texts",
                  f"{MIN_SHARE:.0%} of them".replace("%", " %"), f"at least {MIN_TOKENS} words"):  # fmt: skip
        assert value in text, value


def test_outcomes_and_skipped_records_are_documented() -> None:
    text = document("archives.md")
    assert [outcome for outcome in Outcome if not re.search(rf"^\| {outcome} \|", text, re.M)] == []
    skipped = [BROKEN, WRONG_LENGTH, TOO_LARGE, REVISIT, NO_PAGE, FURTHER_PAGE, Verdict.HTTP_ERROR, Verdict.NOT_HTML,
               *re.findall(r'return "(\w+)"', inspect.getsource(Task.wants))]  # fmt: skip
    assert [reason for reason in skipped if f"`{reason}`" not in text] == []


def keys_of(schema: object) -> set[str]:
    """Every key that a line may hold, at any depth."""
    if isinstance(schema, list):
        return {key for part in schema for key in keys_of(part)}
    if not isinstance(schema, dict):
        return set()
    return set(schema.get("properties", ())) | {key for part in schema.values() for key in keys_of(part)}


def test_every_key_of_a_line_is_documented() -> None:
    text = document("output.md") + document("fields.md") + document("dumps.md") + document("discovery.md")
    keys = keys_of(article_schema())
    assert {"attributes", "columnSpan", "archive", "sourceBy"} <= keys
    assert [key for key in sorted(keys) if not re.search(rf"`[^`\n]*\b{key}\b[^`\n]*`", text)] == []


def test_every_type_of_block_is_documented() -> None:
    types = article_schema()["$defs"]["block"]["properties"]["type"]["enum"]
    assert [name for name in types if not re.search(rf"^\| `{name}` \|", document("output.md"), re.M)] == []


def test_the_documented_blocks_are_such() -> None:
    (example,) = re.findall(r"^```json\n(.*?)^```", document("output.md"), re.M | re.S)
    blocks = json.loads(example)
    assert [block.to_json() for block in blocks_from_json(blocks)] == blocks
    link = blocks[0]["attributes"][0]
    assert blocks[0]["text"][link["from"] : link["to"]] == "two metres"


def test_every_room_of_the_code_is_described() -> None:
    text = document("code.md")
    rooms = [path for package in ("crawler", "extractors") for path in (ROOT / package).glob("[a-z]*/")]
    assert len(rooms) > 20
    assert [str(path.relative_to(ROOT)) for path in rooms if f"`{path.name}/`" not in text] == []


def test_every_page_is_two_steps_from_the_readme() -> None:
    def linked(path: Path) -> set[Path]:
        targets = re.findall(r"\]\(([^)#:]+?)(?:#[^)]*)?\)", path.read_text(encoding="utf-8"))
        return {(path.parent / target).resolve() for target in targets}

    first = linked(ROOT / "README.md")
    second = set().union(*(linked(path) for path in first if path.suffix == ".md"))
    assert sorted(set((ROOT / "docs").glob("*.md")) - first - second) == []


def test_links_between_documents_hold() -> None:
    for path in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+?)(?:#[^)]*)?\)", path.read_text(encoding="utf-8")):
            assert (path.parent / target).exists(), f"{path.name}: {target}"
