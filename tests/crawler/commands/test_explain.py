"""`scrapy explain`, run as people run it."""

from __future__ import annotations

from pathlib import Path

from tests.crawler.commands.test_commands import scrapy

SENTENCE = "The river rose by two metres on Monday, and the town prepared for the worst of it. "
PAGE = (
    f"<html><body><nav><a href=/>Home</a></nav><article><h1>The river rises</h1><p>{SENTENCE * 8}</p>"
    f"<p>{SENTENCE * 8}</p></article><script>x()</script></body></html>"
)


def test_writes_one_self_contained_file(tmp_path: Path) -> None:
    source, target = tmp_path / "page.html", tmp_path / "explained.html"
    source.write_text(PAGE)
    status, out, err = scrapy("explain", str(source), "--url", "https://news.example/r", "-o", str(target))
    assert status == 0 and out == "" and str(target) in err, err
    page = target.read_text()
    assert page.startswith("<!DOCTYPE html>") and page.count("<script>") == 1
    assert "broadsheet-text" in page and "The river rises" in page and "https://news.example/r" in page


def test_standard_input_and_output_and_one_method() -> None:
    status, out, err = scrapy("explain", "-", "--method", "text-density", stdin=PAGE.encode())
    assert status == 0 and out.startswith("<!DOCTYPE html>") and err == "", err


def test_what_is_not_understood_is_said_in_one_line() -> None:
    for arguments, word in (
        (["nowhere.html"], "nowhere.html"),
        ([], "one page"),
        (["-", "--method", "no-such"], "no-such"),
    ):
        status, _, err = scrapy("explain", *arguments)
        assert status == 2 and word in err and "Traceback" not in err, (arguments, err)


def test_a_file_that_cannot_be_written_is_told_before_anything_is_fetched(tmp_path: Path) -> None:
    target = tmp_path / "missing" / "x.html"
    status, out, err = scrapy("explain", "http://127.0.0.1:1/", "-o", str(target))
    assert status == 1 and err.startswith(f"Error: {target} cannot be written") and out == "", err
    assert "connection" not in err and "Traceback" not in err


def test_a_folder_in_the_files_place_is_told(tmp_path: Path) -> None:
    status, _, err = scrapy("explain", "-", "-o", str(tmp_path), stdin=PAGE.encode())
    assert status == 1 and err == f"Error: {tmp_path}: Is a directory\n" and "Traceback" not in err, err


def test_a_page_is_explained_cold_or_by_the_wrappers_of_its_site(tmp_path: Path) -> None:
    source = tmp_path / "page.html"
    source.write_text(PAGE)
    options = ("-s", f"BROADSHEET_SITES={tmp_path}", "-s", f"BROADSHEET_WRAPPER_DB={tmp_path / 'wrappers.sqlite'}")
    table = "[[wrappers]]\nroot = '//article/p[1]'\nheader = '//h1'\n"
    (tmp_path / "a.example.toml").write_text(table)
    asked = ("explain", str(source), "--url", "http://a.example/1", *options)
    cold, warm = scrapy(*asked), scrapy(*asked, "--wrappers")
    assert cold[0] == warm[0] == 0 and cold[1].count(" data-kept") > warm[1].count(" data-kept") > 0, warm[2]
    (tmp_path / "a.example.toml").unlink()
    status, out, err = scrapy(*asked, "--wrappers")
    assert status == 0 and "There is no wrapper in use for a.example" in err
    assert out.count(" data-kept") == cold[1].count(" data-kept")
    status, _, err = scrapy(*asked, "--wrappers", "--method", "text-density")
    assert status == 2 and "--wrappers goes with no --method" in err
