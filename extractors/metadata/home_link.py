"""The site's name where only the link to its home page and the title element say it."""

from __future__ import annotations

from collections.abc import Iterator

from extractors.document import Document
from extractors.dom import tags
from extractors.metadata.text import absolute, bare_address, clean, fold
from extractors.metadata.titles import segments
from extractors.metadata.tree import text_of

_MOST = 20
"""Links to the home page that are looked at."""
_LONGEST = 60
"""Characters of a name."""
_IMG = tags.CODES["img"]


def name_in(document: Document, title: str, base: str) -> str | None:
    """The last part of a title, else the first, that a link to the home page has as well: as its text or title, or as
    its picture's alternative text."""
    parts = [title[slice(*part)].strip() for part in segments(title)]
    if len(parts) < 2:
        return None
    linked = {fold(name) for node in _home_links(document, base) for name in _names(document, node)}
    return next((part for part in (parts[-1], parts[0]) if len(part) <= _LONGEST and fold(part) in linked - {""}), None)


def _home_links(document: Document, base: str) -> list[int]:
    home = bare_address(document.page.url).partition("/")[0]
    if not home:
        return []
    found = document.coded("href").telling(lambda href: bare_address(absolute(href, base) or "") == home)
    return [node for node, _ in found if document.tag.item(node) == tags.CODES["a"]][:_MOST]


def _names(document: Document, link: int) -> Iterator[str]:
    yield clean(text_of(document, link))
    yield clean(document.attribute_of(link, "title"))
    for node in range(link + 1, int(document.end[link])):
        if document.tag.item(node) == _IMG:
            yield clean(document.attribute_of(node, "alt"))
