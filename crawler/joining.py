"""The pages of an article that its site spread over several, made one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from crawler.fingerprint import content_fingerprint

if TYPE_CHECKING:
    from crawler.items import ArticleItem
    from extractors import Article

LONG = 40
"""Characters from which a paragraph that an earlier page had is a repetition, and is left out."""


def join(item: ArticleItem, articles: list[Article], urls: list[str]) -> None:
    """Add the text and blocks of further pages to an article's item, but for what its earlier pages held: leads,
    headlines and author boxes that each page repeats."""
    paragraphs = item.body.split("\n\n") if item.body else []
    seen = {text for text in paragraphs if len(text) >= LONG} | {item.headline or ""}
    shown = {text for block in item.blocks if len(text := _text(block)) >= LONG}
    for article in articles:
        new = [text for text in article.body.split("\n\n") if text and text not in seen]
        paragraphs += new
        blocks = [block.to_json() for block in article.blocks]
        item.blocks = [*item.blocks, *(block for block in blocks if _text(block) not in shown)]
        seen |= {text for text in new if len(text) >= LONG}
        shown |= {text for block in blocks if len(text := _text(block)) >= LONG}
    item.body = "\n\n".join(paragraphs)
    item.crawl = {**item.crawl, "pages": urls}
    item.fingerprint = {**item.fingerprint, "content": content_fingerprint(item.headline, item.body)}


def _text(block: dict[str, Any]) -> str:
    return str(block.get("text") or "")
