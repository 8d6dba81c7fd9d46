from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import other_letters
from benchmarks.corpus import Record, read_set
from benchmarks.learning import page_of
from extractors import Article, extract_page
from tests.benchmarks.sets import line, write_set

PAGE = (
    '<html lang="en"><head><meta charset="windows-1252"><title>Ab — cd</title>'
    '<meta property="og:title" content="Ab"><meta property="og:url" content="https://a.example/ab">'
    '<script type="application/ld+json">{"@type": "NewsArticle", "author": {"name": "Ed", "url": "https://a.example/ed"}}'
    '</script></head><body><p class="lead" title="Cab">Bad <b>ace</b> 12</p><script>var bad</script></body></html>'
)


def test_text_is_in_other_letters_and_all_else_is_as_it_was() -> None:
    page = PAGE.encode("cp1252")
    record = Record("1", "https://a.example/ab", "a.example", "en", "article", page, {"headline": "Ab"})
    other = other_letters.Letters("cyrillic").record(record)
    text = other.page.text()
    assert other.truth == {"headline": "Аб"} and other.lang == "ru" and 'lang="ru"' in text
    assert "<title>Аб — цд</title>" in text and 'property="og:title" content="Аб"' in text
    assert '<p class="lead" title="Цаб">Бад <b>аце</b> 12</p>' in text and "<script>var bad</script>" in text
    assert '"@type": "NewsArticle"' in text and '"name": "Ед"' in text
    assert '"https://a.example/ed"' in text and 'content="https://a.example/ab"' in text


@pytest.mark.parametrize("script", ["cyrillic", "devanagari"])
def test_the_body_is_found_in_letters_that_no_model_saw(papers: dict[str, list[Record]], script: str) -> None:
    letters = other_letters.Letters(script)
    for record in papers["courier"][:3]:
        outcome = extract_page(page_of(letters.record(record))).outcome
        was = extract_page(page_of(record)).outcome
        assert isinstance(outcome, Article) and isinstance(was, Article)
        assert len(outcome.body.split()) == pytest.approx(len(was.body.split()), rel=0.08)  # but for a paragraph


def test_a_set_is_written_that_reads_as_one(tmp_path: Path) -> None:
    path = write_set(tmp_path / "small.jsonl", [line(1, html=PAGE), line(2, html="")])
    assert other_letters.main([str(path), "-o", str(tmp_path / "other.jsonl.xz"), "--script", "devanagari"]) == 0
    records = list(read_set(tmp_path / "other.jsonl.xz"))
    assert [record.id for record in records] == ["own-1", "own-2"] and "बअद" in records[0].page.text()
