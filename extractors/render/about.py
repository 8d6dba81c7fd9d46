"""What is known of an article beside its text: for the head of its clean page, and as front matter of its text."""

from __future__ import annotations

import json
import re
from html import escape
from typing import Any

from extractors.article import Article
from extractors.urls import LINK_SCHEMES, absolute

_ESCAPED = re.compile("[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff\ud800-\udfff]")
"""What YAML takes for a line's end or for no character at all, of what JSON leaves as it is."""


def head_of(article: Article) -> str:
    """Author, dates, site, description and address as elements of a page's head. None of them is shown or loads
    anything; what reads the page again finds them."""
    metadata = article.metadata
    named = [
        *(("name", "author", author.name) for author in metadata.authors),
        ("property", "article:published_time", metadata.date_published),
        ("property", "article:modified_time", metadata.date_modified),
        ("property", "article:section", metadata.section),
        ("property", "og:site_name", metadata.site_name),
        ("name", "description", metadata.description),
    ]
    lines = [f'<meta {kind}="{name}" content="{escape(value)}">' for kind, name, value in named if value]
    if address := _address(article):
        lines.insert(0, f'<link rel="canonical" href="{escape(address)}">')
    return "".join(f"{line}\n" for line in lines)


def front_matter(article: Article) -> str:
    """The same and more as YAML between two lines of dashes, as Markdown's readers and site generators take it.
    Fields that nobody found are absent."""
    metadata = article.metadata
    values: dict[str, Any] = {
        "title": article.headline,
        "subtitle": metadata.subtitle,
        "author": [author.name for author in metadata.authors],
        "date": metadata.date_published,
        "modified": metadata.date_modified,
        "url": _address(article),
        "site": metadata.site_name or article.site,
        "language": metadata.in_language,
        "section": metadata.section,
        "keywords": list(metadata.keywords),
        "description": metadata.description,
        "image": metadata.main_image.url if metadata.main_image else None,
    }
    lines = (f"{name}: {_yaml(value)}\n" for name, value in values.items() if value)
    return f"---\n{''.join(lines)}---\n"


def _address(article: Article) -> str | None:
    return absolute(article.canonical_url or article.url, "", LINK_SCHEMES)


def _yaml(value: str | list[str]) -> str:
    """A text or a list of texts, quoted: a text of a page is never read as a date, a number, a key or a comment."""
    if isinstance(value, list):
        return f"[{', '.join(map(_yaml, value))}]"
    return _ESCAPED.sub(lambda found: f"\\u{ord(found[0]):04x}", json.dumps(value, ensure_ascii=False))
