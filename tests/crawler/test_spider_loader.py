"""Registered sites as spiders."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from scrapy import Request
from scrapy.utils.project import get_project_settings

import newsstand
from crawler.registry import Site, SiteFileError, read_site
from crawler.spider_loader import RegisteredSpiderLoader
from crawler.spiders.arguments import ArgumentError
from tests.crawler.spiders.crawls import scrapy


def loader(folder: Path, **files: str) -> RegisteredSpiderLoader:
    for name, text in files.items():
        (folder / f"{name.replace('_', '.')}.toml").write_text(text, encoding="utf-8")
    settings = get_project_settings()
    settings.set("BROADSHEET_SITES", str(folder), priority="cmdline")
    return RegisteredSpiderLoader.from_settings(settings)


def test_names(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spiders = loader(tmp_path, example_com="", another_org="", broken_net="x = 1")
    assert spiders.list() == ["news", "another.org", "example.com"]
    assert "broken.net.toml, line 1, x: unknown key" in capsys.readouterr().err
    assert spiders.load("www.example.com").name == "example.com"
    assert spiders.find_by_request(Request("https://news.example.com/a")) == ["example.com"]
    with pytest.raises(KeyError):
        spiders.load("unknown.com")
    with pytest.raises(SiteFileError):
        spiders.load("broken.net")


def test_a_spider_is_read_from_its_own_file_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder of thousands of files would cost seconds at each crawl of one site."""
    read: list[str] = []

    def noted(path: Path, *known: frozenset[str]) -> Site:
        read.append(path.name)
        return read_site(path, *known)

    monkeypatch.setattr("crawler.registry.folder.read_site", noted)
    spiders = loader(tmp_path, example_com="", another_org="", broken_net="x = 1")
    (tmp_path / "127.0.0.1_8000.toml").write_text('domain = "127.0.0.1:8000"')
    assert spiders.load("example.com").name == "example.com" and read == ["example.com.toml"]
    assert spiders.load("127.0.0.1:8000").name == "127.0.0.1:8000"
    with pytest.raises(KeyError):
        spiders.load("127.0.0.1_8000")


def test_arguments_go_over_the_file(tmp_path: Path) -> None:
    text = '[filters]\nmax_age = "2d"\n[caps]\nmax_articles = 7\n[settings]\nDOWNLOAD_DELAY = 3.0'
    spider = loader(tmp_path, example_com=text).load("example.com")
    settings = get_project_settings()
    plain = spider.check_arguments({}, settings)
    assert (plain.domain, plain.max_articles, plain.date_window.since is not None) == ("example.com", 7, True)
    given = spider.check_arguments({"max_articles": "3", "since": "2026-01-01", "domain": "www.example.com"}, settings)
    assert (given.max_articles, f"{given.date_window.since:%F}") == (3, "2026-01-01")
    with pytest.raises(ArgumentError, match=r"crawls example\.com"):
        spider.check_arguments({"domain": "other.com"}, settings)
    spider.update_settings(settings)
    assert settings.getfloat("DOWNLOAD_DELAY") == 3.0


def test_a_registered_site_is_crawled_by_its_domain(tmp_path: Path) -> None:
    sites, outputs = tmp_path / "sites", tmp_path / "outputs"
    sites.mkdir()
    with newsstand.serve(["ledger"]) as stand:
        paper = stand.papers["ledger"]
        name = f"127.0.0.1_{paper.port}"
        lines = [f'domain = "127.0.0.1:{paper.port}"', f'feeds = ["{paper.url}/atom.xml"]', "caps.max_articles = 9"]
        (sites / f"{name}.toml").write_text("\n".join(lines), encoding="utf-8")
        done = scrapy(
            "crawl", f"127.0.0.1:{paper.port}", "-a", "max_articles=3", "-s", f"BROADSHEET_SITES={sites}",
            "-s", f"BROADSHEET_OUTPUTS={outputs}", "-s", f"BROADSHEET_WRAPPER_DB={tmp_path / 'wrappers.sqlite'}",
        )  # fmt: skip
        fetched = [served.target for served in stand.log()]
    assert done.returncode == 0, done.stderr
    exported = [json.loads(line) for path in (outputs / name).glob("*.jsonl") for line in path.open("rb")]
    assert len(exported) == 3 and {line["crawl"]["via"] for line in exported} == {"feed"}
    assert "/atom.xml" in fetched


def test_a_setting_of_a_sites_file_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    (tmp_path / "a.example.toml").write_text('[settings]\nBROADSHEET_MAX_ARTICLES = "many"', encoding="utf-8")
    done = scrapy("crawl", "a.example", "-s", f"BROADSHEET_SITES={tmp_path}")
    assert done.returncode == 2 and "line 2, settings.BROADSHEET_MAX_ARTICLES: is 'many'" in done.stderr
    assert "Traceback" not in done.stderr
