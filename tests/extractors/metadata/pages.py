"""Small pages of our own for the tests of metadata."""

from __future__ import annotations

from datetime import datetime

from extractors.document import Document
from extractors.metadata import Metadata, read_metadata
from extractors.page import Page

URL = "https://www.example.org/town/mill-burns-down"
BODY = "".join(
    f"<p>The mill by the river burned for the whole of the night, said witness number {i}.</p>" for i in range(6)
)


def document(
    head: str = "", body: str = "", url: str = URL, lang: str = "en", fetched_at: datetime | None = None
) -> Document:
    html = f'<!DOCTYPE html><html lang="{lang}"><head>{head}</head><body>{body}</body></html>'
    return Document(Page(url=url, body=html.encode(), fetched_at=fetched_at))


def read(
    head: str = "", body: str = "", url: str = URL, lang: str = "en", fetched_at: datetime | None = None
) -> Metadata:
    """The metadata of a page: the first h1, if any, is the header, the first article element the root."""
    page = document(head, body, url, lang, fetched_at)
    header = next((node for node in range(len(page)) if page.name(node) == "h1"), None)
    root = next((node for node in range(len(page)) if page.name(node) == "article"), None)
    return read_metadata(page, header=header, root=root)


def ld(json: str) -> str:
    return f'<script type="application/ld+json">{json}</script>'
