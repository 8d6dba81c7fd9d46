"""The pages of an article that its site spread over several, made one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from crawler.fingerprint import content_fingerprint

if TYPE_CHECKING:
    from crawler.items import ArticleItem
    from extractors import Article

LONG = 40
"""Characters from which a paragraph that an earlier page had is a repetition, and is left out."""
SHORT = 120
"""Characters that a byline or a pager has at most."""
_MEDIA = frozenset(("image", "gallery", "video", "remoteVideo", "audio", "embed"))
_NAMES = ("text", "url", "src", "id")
_PARTS = ("children", "rows", "images", "information")


def join(item: ArticleItem, articles: list[Article], urls: list[str]) -> None:
    """Add the text and blocks of further pages to an article's item, but for what its earlier pages held (leads,
    headlines and author boxes that each page repeats), and for bylines above the text and pagers below it."""
    pages = [[text for text in body.split("\n\n") if text] for body in (item.body, *(one.body for one in articles))]
    edges = _repeated_edges(pages)
    paragraphs: list[str] = []
    seen = {item.headline or ""}
    for number, page in enumerate(pages):
        new = [text for text in page if number == 0 or text not in seen]
        paragraphs += _without(edges, new, further=number > 0)
        seen |= {text for text in new if len(text) >= LONG}
    shown = _repeatable(item.blocks)
    item.blocks = [block for block in item.blocks if _without(edges, [_text(block)], further=False)]
    for article in articles:
        blocks = [block for block in (one.to_json() for one in article.blocks) if _told_by(block) not in shown]
        item.blocks += [block for block in blocks if _without(edges, [_text(block)], further=True)]
        shown |= _repeatable(blocks)
    item.body = "\n\n".join(paragraphs)
    item.crawl = {**item.crawl, "pages": urls}
    item.fingerprint = {**item.fingerprint, "content": content_fingerprint(item.headline, item.body)}


def _repeated_edges(pages: list[list[str]]) -> tuple[set[str], set[str]]:
    """The short paragraphs with which further pages begin as the first one does ("by Ann Ray, 2 May"), and those with a
    number, as the pattern that they have in common, with which several pages end ("Page 2 of 3")."""
    heads = {page[0] for page in pages[1:] if page and page[0] == (pages[0] or [""])[0] and len(page[0]) < SHORT}
    ends = [_pattern(page[-1]) for page in pages if page and len(page[-1]) < SHORT]
    return heads, {end for end in ends if "#" in end and ends.count(end) > 1}


def _without(edges: tuple[set[str], set[str]], texts: list[str], *, further: bool) -> list[str]:
    heads, ends = edges
    kept = (text for text in texts if not (further and text in heads))
    return [text for text in kept if not (ends and len(text) < SHORT and _pattern(text) in ends)]


def _pattern(text: str) -> str:
    """A text with `#` for each row of numbers."""
    return re.sub(r"\d+(?:\s+\d+)*", "#", text)


def _text(block: dict[str, Any]) -> str:
    return str(block.get("text") or "")


def _repeatable(blocks: list[dict[str, Any]]) -> set[str]:
    """By what blocks are told again: media by their addresses, others by their words, if these are not few."""
    told = ((block, _told_by(block)) for block in blocks)
    return {found for block, found in told if found and (block["type"] in _MEDIA or len(found) >= LONG)}


def _told_by(block: dict[str, Any]) -> str:
    return " ".join(_named(block))


def _named(value: object) -> Iterator[str]:
    """The texts and addresses of a block and of all in it, without captions."""
    if isinstance(value, dict):
        yield from (str(value[name]) for name in _NAMES if value.get(name))
        for name in _PARTS:
            yield from _named(value.get(name))
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _named(part)
