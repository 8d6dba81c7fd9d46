"""Portraits of those who write, which are no pictures of the article."""

from __future__ import annotations

import re

from extractors.dom.characters import holds_any

_PORTRAIT = re.compile(
    r"gravatar\.com/|/gravatar/|[/_-]authors?/|/author_|/profile_(?:photo|picture|image)s?/|/avatars?/", re.I
)
_SIGNS = ("avatar", "author", "profile_")
"""One of them is in whatever ``_PORTRAIT`` matches, and is found sooner."""


def is_portrait(url: str) -> bool:
    """Whether an address lies where content systems store portraits of writers."""
    return holds_any(url.lower(), _SIGNS) and _PORTRAIT.search(url) is not None
