"""Small pages and trees for tests, said in a line: "a page with these paragraphs", "the element with this text"."""

from __future__ import annotations

from collections.abc import Iterable

from extractors.document import Document
from extractors.page import Page

URL = "https://news.example/2026/03/story.html"
PARAGRAPHS = (
    "The ferry company said on Monday that the winter timetable would stay in force until the end of March, "
    "because two of its four ships are still in the yard.",
    'Passengers on the northern islands have complained about the gaps for weeks. "We plan our lives around '
    'a boat that may not come," said Ingrid Solheim, who runs the only shop on Vesterøy.',
    "The county pays for the crossings and could fine the operator, but its transport committee has decided "
    "to wait. A new tender is due in autumn, and three bidders have asked for the documents.",
    "Repairs turned out to be larger than planned: beneath the car deck of the oldest ship, engineers found "
    "cracks that had not been there at the last inspection, eighteen months ago.",
    "Until both ships return, a catamaran chartered from a Danish owner takes foot passengers twice a day. It "
    "carries no cars, and in wind above fourteen metres a second it does not sail at all.",
    "The committee meets again on the ninth. Its chairman expects that at least one of the ships will have "
    "been handed back by then, he told this newspaper.",
)
"""Prose that any extractor should take for an article's."""
NAVIGATION = "".join(
    f'<li><a href="/s/{name}">{name.title()}</a></li>' for name in ["news", "sport", "culture", "opinion"]
)


def paragraphs(texts: Iterable[str] = PARAGRAPHS, tag: str = "p") -> str:
    """Each text in an element of its own."""
    return "".join(f"<{tag}>{text}</{tag}>" for text in texts)


def article_html(
    inner: str | None = None,
    *,
    headline: str = "Islands wait for their ferry",
    head: str = "",
    before: str = "",
    after: str = "",
) -> str:
    """A page with navigation, a headline, ``inner`` (default: six paragraphs) in an article element, and a footer."""
    body = paragraphs() if inner is None else inner
    return (
        f'<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>{headline} | The Strait</title>'
        f"{head}</head>"
        f"<body><nav><ul>{NAVIGATION}</ul></nav>{before}<article><h1>{headline}</h1>{body}</article>{after}"
        '<footer><a href="/about">About us</a> <a href="/terms">Terms of use</a></footer></body></html>'
    )


def page(html: bytes | str, url: str = URL) -> Page:
    """A page at an address."""
    return Page.from_html(html, url)


def document(html: bytes | str, url: str = URL) -> Document:
    """The document of a page."""
    return Document(page(html, url))


def inside(body: str) -> Document:
    """The document of ``<html><body>body</body></html>``."""
    return document(f"<html><body>{body}</body></html>")


def node(tree: Document, expression: str) -> int:
    """The number of the one element that an XPath selects."""
    (element,) = tree.root.getroottree().xpath(expression)
    return tree.index_of(element)


def block_texts(tree: Document, blocks: Iterable[int] | None = None) -> list[str]:
    """The text of each block, line breaks as ``\\n``."""
    of = tree.blocks
    chosen = range(len(of)) if blocks is None else blocks
    return [tree.text_between(int(of.start[number]), int(of.stop[number])) for number in chosen]
