"""The pages that we wrote: in every language on both sides, set into a recorded page with and without what it says."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from benchmarks.corpus import Record
from benchmarks.training.written_pages import (
    COPIES,
    WrittenPage,
    copies_of,
    read_written_pages,
    shelved,
    undeclared,
)
from extractors.document import Document
from extractors.page import Page

SHELF = shelved(
    [
        WrittenPage("en", True, "court", "Two years for a forger", "A court sentenced a forger. He had confessed."),
        WrittenPage("en", False, "privacy", "Your data", "We store your address. You may ask us to delete it."),
    ]
    * 4
)


def recorded() -> Record:
    told = "The river rose again on day {} and the town put sand bags along its banks that night."
    paragraphs = [told.format(day) for day in range(12)]
    html = (
        "<html lang=en><head><title>The river rose</title><meta property='article:published_time' content='2026-05-04'>"
        '<script type="application/ld+json">{"@type": "NewsArticle", "headline": "The river rose"}</script></head>'
        "<body><nav><a href=/>Home</a></nav><article><h1>The river rose</h1><p class=byline>By Ann Lee</p><div>"
        + "".join(f"<p>{text}</p>" for text in paragraphs)
        + "</div></article><footer>All rights reserved</footer></body></html>"
    )
    truth = {"headline": "The river rose", "body": "\n\n".join(paragraphs)}
    return Record("a", "https://a.example/news/the-river-rose", "a.example", "en", "article", html.encode(), truth)


def test_every_language_has_pages_of_both_sides() -> None:
    pages = read_written_pages()
    assert len({(page.lang, page.text) for page in pages}) == len(pages)
    sides = Counter((page.lang, page.is_article) for page in pages)
    assert all(sides[page.lang, side] >= 20 for page in pages for side in (True, False))


@pytest.mark.parametrize("row", ["en\tother\tprivacy\tYour data", "en\tmaybe\tprivacy\tYour data\tWe store", ""])
def test_a_row_that_is_no_page_is_told(tmp_path: Path, row: str) -> None:
    file = tmp_path / "pages.tsv"
    file.write_text(f"en\tother\tprivacy\tYour data\tWe store it.\n{row}\n", encoding="utf-8")
    with pytest.raises(ValueError, match="no written page"):
        read_written_pages(file)


def test_a_recorded_page_carries_both_kinds() -> None:
    copies = list(copies_of(recorded(), SHELF))
    assert [copy.page_type for copy in copies] == ["other", "article"] * (COPIES // 2)
    for copy in copies:
        texts = " ".join(Document(copy.page).block_texts())
        assert ("We store your address." in texts) == (copy.page_type == "other")
        assert ("A court sentenced a forger." in texts) == (copy.page_type == "article")
        assert "All rights reserved" in texts and "the town put sand bags" not in texts
        assert not copy.truth
    assert [copy.body for copy in copies_of(recorded(), SHELF)] == [copy.body for copy in copies]


def test_a_page_whose_body_is_not_known_is_no_template() -> None:
    assert not list(copies_of(Record("a", "https://a.example/1", "a.example", "en", "article", b"<p>Hello", {}), SHELF))


def test_an_undeclared_page_says_nothing_of_an_article_beside_its_text() -> None:
    page = undeclared(recorded().body.decode())
    assert "NewsArticle" not in Document(Page.from_html(page, "")).stream and "published_time" not in page
    assert "Ann Lee" not in page and "By" not in page
    assert "The river rose again on day 3" in page and 'type="text/plain"' in page
