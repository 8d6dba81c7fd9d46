"""The pages of an article made one: what each of them repeats stands there once."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from crawler.items import ArticleItem
from crawler.joining import join
from extractors import Article, Extraction

BYLINE = "by Ann Ray, 2 May 2026"
ONE, TWO, THREE = (f"The harbour of the town was opened {when}, said the mayor to the press." for when in "abc")


@dataclass
class Block:
    text: str = ""
    values: dict[str, Any] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        return self.values or {"type": "paragraph", "text": self.text}


def joined(*pages: list[str]) -> tuple[list[str], list[str]]:
    """Paragraphs of the body, and texts of the blocks."""
    item = joined_item(*pages)
    return item.body.split("\n\n"), [block["text"] for block in item.blocks]


def joined_item(*pages: list[str], further: tuple[dict[str, Any], ...] = ()) -> ArticleItem:
    """`further`: blocks that stand on each page, behind its texts."""
    more = [Block(values=values) for values in further]
    extraction = Extraction(verdict="article", confidence=0.9, method="density", xpath="//article")
    articles = [
        Article(
            "http://a.example/1", "a.example", "Rain", "\n\n".join(texts), (*map(Block, texts), *more),  # type: ignore[arg-type]
            None, extraction,  # type: ignore[arg-type]
        )
        for texts in pages
    ]
    item = ArticleItem(
        url="http://a.example/1", canonicalUrl=None, site="a.example", headline="Rain", body=articles[0].body,
        blocks=[block.to_json() for block in (*map(Block, pages[0]), *more)], metadata={}, extraction={}, crawl={},
        fingerprint={},
    )  # fmt: skip
    join(item, articles[1:], ["http://a.example/1?page=2"])
    return item


PICTURE = {"type": "image", "url": "http://a.example/1.jpg"}
ITEMS = [{"type": "paragraph", "text": text} for text in (ONE, TWO)]
LONG_LIST = {"type": "list", "style": "unordered", "children": ITEMS}
TABLE = {"type": "table", "rows": [[{"text": ONE, "header": False}, {"text": "2", "header": False}]]}
POST = {"type": "embed", "service": "x", "url": "http://x.example/1"}
FILM = {"type": "remoteVideo", "information": {"service": "YouTube", "id": "abc"}}
GALLERY = {"type": "gallery", "images": [PICTURE, {"type": "image", "url": "http://a.example/2.jpg"}]}


@pytest.mark.parametrize("repeated", [PICTURE, LONG_LIST, TABLE, POST, FILM, GALLERY], ids=lambda block: block["type"])
def test_what_each_page_shows_stands_there_once(repeated: dict[str, Any]) -> None:
    assert joined_item([ONE], [TWO], [THREE], further=(repeated,)).blocks.count(repeated) == 1


@pytest.mark.parametrize(
    "own",
    [
        {"type": "delimiter"},
        {"type": "list", "style": "unordered", "children": [{"type": "paragraph", "text": "Yes"}]},
        {"type": "header", "l": 2, "text": "The harbour"},
    ],
    ids=lambda block: block["type"],
)
def test_short_blocks_may_come_again(own: dict[str, Any]) -> None:
    assert joined_item([ONE], [TWO], further=(own,)).blocks.count(own) == 2


def test_other_pictures_and_tables_stay() -> None:
    pages = [[ONE], [TWO]]
    item = joined_item(*pages, further=(PICTURE, {**PICTURE, "url": "http://a.example/2.jpg"}, GALLERY))
    assert [block["type"] for block in item.blocks] == ["paragraph", "image", "image", "gallery", "paragraph"]


def test_bylines_above_and_pagers_below_are_not_repeated() -> None:
    pages = [[BYLINE, text, f"Page {n} of 3: 1 2 3 View all"] for n, text in enumerate((ONE, TWO, THREE), start=1)]
    assert joined(*pages) == ([BYLINE, ONE, TWO, THREE],) * 2
    assert joined(pages[0], [BYLINE, TWO]) == ([BYLINE, ONE, "Page 1 of 3: 1 2 3 View all", TWO],) * 2


def test_short_paragraphs_of_the_text_stay() -> None:
    said = "“No,” she said."
    assert joined([said, ONE, "* * *"], [TWO, said, "* * *"]) == ([said, ONE, "* * *", TWO, said, "* * *"],) * 2
    assert joined([ONE], ["Rain", ONE, TWO]) == ([ONE, TWO], [ONE, "Rain", TWO])
