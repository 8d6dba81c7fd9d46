"""Numbers of things in messages."""

from __future__ import annotations

from dataclasses import replace

from crawler.doctor.site_file import rate_text
from crawler.extensions.progress import progress_line
from crawler.extensions.tally import tally
from crawler.plurals import how_many


def test_one_is_no_plural() -> None:
    assert [how_many(n, "page") for n in (0, 1, 2)] == ["0 pages", "1 page", "2 pages"]
    assert rate_text(1.2) == "about 1 article a day" and rate_text(0.2) == "about one article in 5 days"


def test_the_progress_line_after_the_first_article() -> None:
    counts = replace(tally({}), articles=1, fetched=1)
    line = progress_line("a.example", counts, 1.0)
    assert "1 article " in line and "1 page fetched" in line
