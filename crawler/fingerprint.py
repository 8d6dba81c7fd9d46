"""Fingerprints of an article: of its address and of its words. Pure functions, the same on any day and
machine."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from urllib.parse import urljoin

from crawler.discovery.addresses import page_key

_DIGITS = 32
"""Hexadecimal digits of a fingerprint: 128 bits, so that no two of a billion articles meet by chance."""


def article_address(url: str, canonical: str | None = None) -> str:
    """The address that stands for an article, in the form of `page_key`.

    The page's own canonical address is believed where it stays on the site and is no front page: templates
    that name the front page on every article are common.
    """
    own = page_key(url) or url
    try:
        claimed = page_key(urljoin(url, canonical.strip())) if canonical else None
    except ValueError:
        claimed = None
    if claimed is None or claimed.endswith("/"):
        return own
    return claimed if claimed.split("/", 1)[0] == own.split("/", 1)[0] else own


def address_fingerprint(address: str) -> str:
    """The fingerprint `id` of an address as `article_address` gives it."""
    return _digest(address)


def content_fingerprint(headline: str | None, body: str) -> str:
    """The fingerprint of an article's words: case, spacing, punctuation and compatibility forms do not
    count."""
    text = unicodedata.normalize("NFKC", f"{headline or ''}\n{body}").casefold()
    return _digest(" ".join(re.findall(r"\w+", text)))


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()[:_DIGITS]
