"""Small pages for the tests of blocks: HTML in, the kept texts chosen by what they say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from extractors.blocks import Block, blocks_of, body_text
from extractors.document import Document
from extractors.page import Page

URL = "https://news.example/2026/story.html"


@dataclass(frozen=True)
class Kept:
    """A document with the texts that a test keeps."""

    document: Document
    root: int
    kept: tuple[int, ...]
    header: int | None

    @property
    def blocks(self) -> tuple[Block, ...]:
        return blocks_of(self.document, self.root, self.kept, self.header)

    @property
    def body(self) -> str:
        return body_text(self.document, self.kept)

    @property
    def json(self) -> list[dict[str, Any]]:
        return [block.to_json() for block in self.blocks]


def keep(inner: str, *, drop: tuple[str, ...] = (), root: str = "article", page: Page | None = None) -> Kept:
    """The page ``<article>inner</article>``, all texts in it kept but those that hold one of ``drop``."""
    document = Document(page or Page.from_html(f"<html><body><article>{inner}</article></body></html>", URL))
    number = next(node for node in range(len(document)) if document.name(node) == root)
    header = next((node for node in range(len(document)) if document.name(node) == "h1"), None)
    blocks = document.blocks
    kept = []
    for block in range(len(blocks)):
        text = document.text_between(int(blocks.start[block]), int(blocks.stop[block]))
        in_header = header is not None and document.is_within(int(blocks.node[block]), header)
        in_root = document.is_within(int(blocks.node[block]), number)
        if in_root and not in_header and not any(word in text for word in drop):
            kept.append(block)
    return Kept(document, number, tuple(kept), header)
