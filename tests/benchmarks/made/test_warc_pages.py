"""WARC files of recorded pages, and what is wrong in the spoilt ones."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from benchmarks.corpus import Record
from benchmarks.made.warc_pages import DAMAGES, addresses, write_damaged, write_pages
from crawler.archive.captures import captures, why_skipped
from tests.crawler.reextraction.stories import stories


def reasons(path: Path) -> Counter[str]:
    return Counter(skipped.reason if (skipped := why_skipped(one.record)) else "" for one in captures(path))


def test_whole_pages_come_back(tmp_path: Path) -> None:
    assert write_pages(tmp_path / "a.warc.gz", stories(4)) == 4
    found = [(one.record.url, one.record.block.partition(b"\r\n\r\n")[2]) for one in captures(tmp_path / "a.warc.gz")]
    assert found == list(stories(4))


def test_a_page_again_is_of_its_site_or_of_one_of_another_name() -> None:
    record = Record("1", "http://www.a.example/story", "a.example", None, None, b"")
    assert addresses(record, 0) == "https://www.a.example/story"
    assert addresses(record, 2) == "https://www.a.example/story?copy=2"
    assert addresses(record, 2, renamed=True) == "https://copy2.www.a.example/story?copy=2"


def test_every_kind_of_damage_is_told(tmp_path: Path) -> None:
    made = write_damaged(tmp_path / "a.warc.gz", stories(24), every=2, huge=11_000_000)
    assert made == {"whole": 12, **dict.fromkeys(DAMAGES, 1)}
    assert reasons(tmp_path / "a.warc.gz") == {
        "": 13, "broken_record": 4, "wrong_length": 2, "not_html": 1, "http_error": 1, "too_large": 1, "revisit": 1,
        "no_page": 2,
    }  # fmt: skip
