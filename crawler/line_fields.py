"""What a line of the outputs says. Lines may be anybody's: nothing is taken for granted but JSON."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from crawler.fingerprint import address_fingerprint, article_address, content_fingerprint

_FINGERPRINT = re.compile(r"[0-9a-f]{32}")


def text_of(value: object) -> str:
    """The value if it is text, else none."""
    return value if isinstance(value, str) else ""


def mapping_of(value: object) -> Mapping[str, Any]:
    """The value if it is an object, else an empty one."""
    return value if isinstance(value, Mapping) else {}


def metadata_of(line: Mapping[str, Any]) -> Mapping[str, Any]:
    """A line's metadata; empty where there is none."""
    return mapping_of(line.get("metadata"))


def is_fingerprint(value: object) -> bool:
    """Whether a value is a fingerprint as crawls write it."""
    return isinstance(value, str) and _FINGERPRINT.fullmatch(value) is not None


def article_of(line: Mapping[str, Any]) -> str:
    """The id of a line's article: the one it has, else that of its address."""
    own = mapping_of(line.get("fingerprint")).get("id")
    if is_fingerprint(own):
        return str(own)
    return address_fingerprint(article_address(text_of(line.get("url")), text_of(line.get("canonicalUrl"))))


def content_of(line: Mapping[str, Any]) -> str:
    """The fingerprint of a line's words: the one it has, else made of them."""
    own = mapping_of(line.get("fingerprint")).get("content")
    if is_fingerprint(own):
        return str(own)
    return content_fingerprint(text_of(line.get("headline")), text_of(line.get("body")))
