"""Portraits of those who write, which are no pictures of the article."""

from __future__ import annotations

import re

_PORTRAIT = re.compile(
    r"gravatar\.com/|/gravatar/|[/_-]authors?/|/author_|/profile_(?:photo|picture|image)s?/|/avatars?/", re.I
)


def is_portrait(url: str) -> bool:
    """Whether an address lies where content systems store portraits of writers."""
    return _PORTRAIT.search(url) is not None
