"""The pages of an article made one: what each of them repeats stands there once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from crawler.items import ArticleItem
from crawler.joining import join
from extractors import Article, Extraction

BYLINE = "by Ann Ray, 2 May 2026"
ONE, TWO, THREE = (f"The harbour of the town was opened {when}, said the mayor to the press." for when in "abc")


@dataclass
class Block:
    text: str

    def to_json(self) -> dict[str, Any]:
        return {"type": "paragraph", "text": self.text}


def joined(*pages: list[str]) -> tuple[list[str], list[str]]:
    """Paragraphs of the body, and texts of the blocks."""
    extraction = Extraction(verdict="article", confidence=0.9, method="density", xpath="//article")
    articles = [
        Article(
            "http://a.example/1", "a.example", "Rain", "\n\n".join(texts), tuple(map(Block, texts)),  # type: ignore[arg-type]
            None, extraction,  # type: ignore[arg-type]
        )
        for texts in pages
    ]
    item = ArticleItem(
        url="http://a.example/1", canonicalUrl=None, site="a.example", headline="Rain", body=articles[0].body,
        blocks=[Block(text).to_json() for text in pages[0]], metadata={}, extraction={}, crawl={}, fingerprint={},
    )  # fmt: skip
    join(item, articles[1:], ["http://a.example/1?page=2"])
    return item.body.split("\n\n"), [block["text"] for block in item.blocks]


def test_bylines_above_and_pagers_below_are_not_repeated() -> None:
    pages = [[BYLINE, text, f"Page {n} of 3: 1 2 3 View all"] for n, text in enumerate((ONE, TWO, THREE), start=1)]
    assert joined(*pages) == ([BYLINE, ONE, TWO, THREE],) * 2
    assert joined(pages[0], [BYLINE, TWO]) == ([BYLINE, ONE, "Page 1 of 3: 1 2 3 View all", TWO],) * 2


def test_short_paragraphs_of_the_text_stay() -> None:
    said = "“No,” she said."
    assert joined([said, ONE, "* * *"], [TWO, said, "* * *"]) == ([said, ONE, "* * *", TWO, said, "* * *"],) * 2
    assert joined([ONE], ["Rain", ONE, TWO]) == ([ONE, TWO], [ONE, "Rain", TWO])
