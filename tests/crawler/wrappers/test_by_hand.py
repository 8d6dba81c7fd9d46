from __future__ import annotations

from pathlib import Path

import pytest
from scrapy.settings import Settings

from crawler.registry import SiteFileError, read_site
from crawler.wrappers.by_hand import SiteFileWrappers, domains_of
from crawler.wrappers.cache import WrapperCache
from extractors import PARSER_VERSION

FILE = """
[[wrappers]]
root = "//div[@id='story']"
strip = ["//aside"]
[wrappers.fields]
date_published = "//time/@datetime"
"""


def test_the_file_of_a_site_pins_its_wrappers(tmp_path: Path) -> None:
    (tmp_path / "a.example.toml").write_text(FILE, "utf-8")
    by_hand = SiteFileWrappers(tmp_path)
    [wrapper] = by_hand("a.example")
    assert wrapper.pinned and wrapper.method == "hand" and wrapper.parser == PARSER_VERSION
    assert wrapper.root_xpath == "//div[@id='story']" and wrapper.strip == ("//aside",)
    path = wrapper.fields["date_published"]
    assert (path.xpath, path.attribute) == ("//time", "datetime")
    assert [each.site for each in by_hand("news.a.example")] == ["news.a.example"]
    assert by_hand("b.example") == () and by_hand("example") == ()


def test_a_file_of_the_host_goes_before_its_domain(tmp_path: Path) -> None:
    (tmp_path / "a.example.toml").write_text(FILE, "utf-8")
    (tmp_path / "news.a.example.toml").write_text(FILE.replace("story", "other"), "utf-8")
    assert "other" in SiteFileWrappers(tmp_path)("news.a.example")[0].root_xpath


@pytest.mark.parametrize("content", [FILE.replace("//div[", "//div[["), "[[wrappers]]\nheader = '//h1'", "= x"])
def test_a_broken_file_is_an_error_and_no_wrapper(
    tmp_path: Path, content: str, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "a.example.toml"
    path.write_text(content, "utf-8")
    assert SiteFileWrappers(tmp_path)("a.example") == ()
    assert "pinned wrappers of a.example are not used" in caplog.text and "line" in caplog.text
    with pytest.raises(SiteFileError):
        read_site(path)


def test_the_crawl_tries_them_first_and_alone(tmp_path: Path) -> None:
    (tmp_path / "a.example.toml").write_text(FILE, "utf-8")
    store = "crawler.wrappers.storage.memory.MemoryStore"
    cache = WrapperCache.from_settings(
        Settings({"BROADSHEET_SITES": str(tmp_path), "BROADSHEET_WRAPPER_STORE": store})
    )
    assert [wrapper.method for wrapper in cache.to_try("a.example")] == ["hand"]
    assert cache.to_try("b.example") == ()


def test_domains_above_a_site() -> None:
    assert domains_of("x.a.example:80") == ["x.a.example:80", "a.example:80"]
    assert domains_of("127.0.0.1:8000") == ["127.0.0.1:8000"]
    assert domains_of("[::1]:80") == ["[::1]:80"] and domains_of("localhost") == ["localhost"]
