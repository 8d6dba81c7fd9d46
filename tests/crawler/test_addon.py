"""Broadsheet as an add-on: a project of somebody else's crawls a newspaper, with its own spider and items."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from scrapy import Spider
from scrapy.addons import AddonManager
from scrapy.settings import Settings
from scrapy.utils.test import get_crawler

import newsstand
from crawler.addon import BroadsheetAddon, defaults
from crawler.middlewares.extraction import ExtractionMiddleware
from extractors import article_schema
from tests.crawler.spiders.crawls import PATIENCE, ROOT, environment

SETTINGS = """
SPIDER_MODULES = ["bulletin.spiders"]
ADDONS = {"crawler.addon.BroadsheetAddon": 500}
TELNETCONSOLE_ENABLED = REMOTE_CONTROL_ENABLED = COOKIES_ENABLED = False
BROADSHEET_WRAPPER_DB = "own.sqlite"
BROADSHEET_CLEAN_PAGES_ENABLED = True
BROADSHEET_CLEAN_PAGES_FOLDER = "clean"
LOG_LEVEL = "WARNING"
FEEDS = {"out.jsonl": {"format": "jsonlines"}}
"""
SPIDER = """
import json
import scrapy
from crawler.items import ExtractArticle

class Note(scrapy.Item):
    headline = scrapy.Field()
    body = scrapy.Field()
    note = scrapy.Field()

class Bulletin(scrapy.Spider):
    name = "bulletin"

    def __init__(self, pages, **kwargs):
        super().__init__(**kwargs)
        self.pages = json.loads(pages)

    async def start(self):
        missing = self.pages[0] + "/no-such-page"
        yield scrapy.Request(missing, self.own, errback=self.failed, meta={"broadsheet": True})
        for number, url in enumerate(self.pages):
            if number == 1:
                response = await self.crawler.engine.download_async(scrapy.Request(url))
                yield ExtractArticle(response, into=Note(note="mine"))
            elif number % 3 == 0:
                yield scrapy.Request(url, self.own, meta={"broadsheet": True})
            else:
                yield scrapy.Request(url, self.as_note if number % 3 == 1 else self.as_dict)

    def own(self, response):
        yield {"own": response.url}

    def failed(self, failure):
        yield {"failed": failure.value.response.status}

    def as_note(self, response):
        yield ExtractArticle(response, into=Note(note="mine"))

    async def as_dict(self, response):
        yield ExtractArticle(response, into={"note": "ours"})

    def closed(self, reason):
        with open("stats.json", "w") as file:
            json.dump(self.crawler.stats.get_stats(), file, default=str)
"""


@dataclass(frozen=True)
class Outcome:
    folder: Path
    lines: list[dict[str, Any]]
    stats: dict[str, Any]
    truth: newsstand.PaperTruth
    asked: list[str]
    front: str


@pytest.fixture(scope="module")
def outcome(tmp_path_factory: pytest.TempPathFactory) -> Outcome:
    folder: Path = tmp_path_factory.mktemp("foreign")
    (folder / "bulletin").mkdir()
    (folder / "scrapy.cfg").write_text(
        f"[settings]\ndefault = bulletin.settings\n[datadir]\ndefault = {folder / '.scrapy'}\n"
    )
    (folder / "bulletin/__init__.py").touch()
    (folder / "bulletin/settings.py").write_text(SETTINGS)
    (folder / "bulletin/spiders.py").write_text(SPIDER)
    with newsstand.serve(["courier"]) as stand:
        truth = stand.truth().papers["courier"]
        asked = [article.canonical for article in truth.articles]
        front = stand.papers["courier"].url + "/"
        done = subprocess.run(
            [
                sys.executable,
                "-m",
                "scrapy",
                "crawl",
                "bulletin",
                "-a",
                f"pages={json.dumps([*asked, front])}",
            ],
            cwd=folder,
            env=environment(PYTHONPATH=str(ROOT), SCRAPY_SETTINGS_MODULE="bulletin.settings"),
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
    assert done.returncode == 0 and "Traceback" not in done.stderr, done.stderr[-3000:]
    lines = [json.loads(line) for line in (folder / "out.jsonl").open(encoding="utf-8")]
    stats = json.loads((folder / "stats.json").read_text())
    return Outcome(folder, lines, stats, truth, asked, front)


def test_every_article_comes_and_what_is_none_is_a_verdict(outcome: Outcome) -> None:
    headlines = sorted(line["headline"] for line in outcome.lines if "headline" in line)
    assert headlines == sorted(article.headline for article in outcome.truth.articles)
    assert outcome.stats["broadsheet/articles"] == len(outcome.asked)
    assert outcome.stats["broadsheet/verdict/listing"] == 1  # the front page


def test_the_page_of_an_error_that_goes_to_the_errback_is_not_read(outcome: Outcome) -> None:
    assert {"failed": 404} in outcome.lines
    assert outcome.stats["broadsheet/pages/extracted"] == len(outcome.asked) + 1


def test_articles_fill_the_users_items_beside_the_users_own_values(outcome: Outcome) -> None:
    notes = [line for line in outcome.lines if line.get("note") == "mine"]
    assert notes and all(line.keys() == {"headline", "body", "note"} for line in notes)
    dicts = [line for line in outcome.lines if line.get("note") == "ours"]
    assert dicts and all({"url", "blocks", "metadata", "fingerprint"} <= line.keys() for line in dicts)
    assert [line for line in outcome.lines if "own" in line]


def test_lines_are_those_of_broadsheets_own_spider(outcome: Outcome) -> None:
    validator = jsonschema.Draft202012Validator(article_schema())
    whole = [line for line in outcome.lines if "extraction" in line and "note" not in line]
    assert whole
    for line in whole:
        validator.validate({name: value for name, value in line.items() if value is not None})


def test_wrappers_are_learned_and_kept_where_the_project_says(outcome: Outcome) -> None:
    assert outcome.stats["broadsheet/wrappers/hits"] > len(outcome.asked) / 2
    assert list(outcome.folder.rglob("own.sqlite"))


def test_clean_pages_of_articles_alone(outcome: Outcome) -> None:
    names = {path.name for path in (outcome.folder / "clean").iterdir()}
    assert len(names) == outcome.stats["broadsheet/clean_pages"] > 0
    assert all(name.endswith(".html") and len(name) == 37 for name in names)


def test_nothing_of_the_users_is_overwritten() -> None:
    settings = Settings(
        {"BROADSHEET_WRAPPER_TRIES": 3, "SPIDER_MIDDLEWARES": {ExtractionMiddleware: 20}}, priority="project"
    )
    settings.set("BROADSHEET_THUMBNAILS_PER_ARTICLE", 4, priority="spider")
    before = {name: settings.get(name) for name in ("DOWNLOAD_DELAY", "USER_AGENT", "FEEDS", "LOG_LEVEL")}
    BroadsheetAddon().update_settings(settings)
    assert settings.getint("BROADSHEET_WRAPPER_TRIES") == 3
    assert settings.getint("BROADSHEET_THUMBNAILS_PER_ARTICLE") == 4
    assert settings.getdict("SPIDER_MIDDLEWARES")[ExtractionMiddleware] == 20
    assert {name: settings.get(name) for name in before} == before
    assert settings.getpriority("BROADSHEET_WRAPPER_DB") == 15  # of add-ons
    assert "BROADSHEET_MAX_ARTICLES" not in settings


def test_nor_what_another_add_on_has_set() -> None:
    settings = Settings()
    settings.set("BROADSHEET_WRAPPER_TRIES", 3, priority="addon")
    BroadsheetAddon().update_settings(settings)
    assert settings.getint("BROADSHEET_WRAPPER_TRIES") == 3


def test_a_component_that_is_switched_off_stays_off() -> None:
    path = "crawler.middlewares.extraction.ExtractionMiddleware"
    settings = Settings({"SPIDER_MIDDLEWARES": {path: None}})
    BroadsheetAddon().update_settings(settings)
    assert list(settings.getdict("SPIDER_MIDDLEWARES").values()) == [None]


def test_opting_out() -> None:
    own = {"ADDONS": {BroadsheetAddon: 500}}
    assert "BROADSHEET_WRAPPER_DB" in get_crawler(settings_dict=own).settings
    crawler = get_crawler(settings_dict=own | {"BROADSHEET_ENABLED": False})
    assert "BROADSHEET_WRAPPER_DB" not in crawler.settings


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("BROADSHEET_ITEM_CLASS", "bulletin.items.Story", "BROADSHEET_ITEM_CLASS: No module named 'bulletin'"),
        ("BROADSHEET_ITEM_CLASS", "builtins.str", "BROADSHEET_ITEM_CLASS: builtins.str is no class of items"),
        ("BROADSHEET_WRAPPER_TRIES", "many", "BROADSHEET_WRAPPER_TRIES is 'many'; it should be a whole number"),
        ("BROADSHEET_WRAPPER_TRYS", 3, "there is no setting BROADSHEET_WRAPPER_TRYS; did you mean"),
        ("BROADSHEET_WRAPPER_STORE", "no.such.Store", "BROADSHEET_WRAPPER_STORE: No module named 'no'"),
        ("BROADSHEET_MODEL", "no.model", "BROADSHEET_MODEL: no.model is no model"),
    ],
)
def test_a_setting_that_cannot_be_used_is_one_line_before_anything_starts(name: str, value: Any, told: str) -> None:
    own = {"ADDONS": {BroadsheetAddon: 500}, name: value}
    with pytest.raises(SystemExit, match=f"^{told}"):
        AddonManager.load_pre_crawler_settings(Settings(own))
    AddonManager.load_pre_crawler_settings(Settings(own | {"BROADSHEET_ENABLED": False}))


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("BROADSHEET_WRAPPER_TRIES", "many", "BROADSHEET_WRAPPER_TRIES is 'many'; it should be a whole number"),
        ("BROADSHEET_ITEM_CLASS", "builtins.str", "BROADSHEET_ITEM_CLASS: builtins.str is no class of items"),
        ("BROADSHEET_WRAPPER_TRYS", 3, "there is no setting BROADSHEET_WRAPPER_TRYS; did you mean"),
    ],
)
def test_one_of_a_spider_ends_its_crawl_with_the_same_sentence(name: str, value: Any, told: str) -> None:
    own = type("Own", (Spider,), {"name": "own", "custom_settings": {name: value}})
    with pytest.raises(ValueError, match=f"^{told}"):
        get_crawler(own, settings_dict={"ADDONS": {BroadsheetAddon: 500}})


def test_settings_of_scrapys_are_the_projects_business() -> None:
    AddonManager.load_pre_crawler_settings(Settings({"ADDONS": {BroadsheetAddon: 500}, "DOWNLOAD_DELAY": "x"}))


def test_defaults_are_those_of_the_project() -> None:
    assert defaults()["BROADSHEET_WRAPPER_RETIRE_AFTER"] == 3
    assert all(name.startswith("BROADSHEET_") for name in defaults())
