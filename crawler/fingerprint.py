"""Fingerprints of an article: of its address and of its words. Pure functions, the same on any day and
machine."""

from __future__ import annotations

import hashlib
import unicodedata

from crawler.discovery.addresses import joined, page_key
from crawler.discovery.links import Target, judge
from crawler.discovery.variants import plain_key
from crawler.words import WORD

_DIGITS = 32
"""Hexadecimal digits of a fingerprint: 128 bits, so that no two of a billion articles meet by chance."""


def article_address(url: str, canonical: str | None = None) -> str:
    """The address that stands for an article, in the form of `page_key`: the same for its AMP, print, mobile and
    tracking forms.

    The page's own canonical address is believed where it stays on the site, and names neither the front page nor
    the section that the page lies in: templates that name those on every article are common.
    """
    key = page_key(url)
    own = plain_key(key) if key else url
    claimed = page_key(joined(url, canonical) or "") if canonical else None
    if claimed is None or claimed.endswith("/"):
        return own
    claimed = plain_key(claimed)
    if claimed.split("/", 1)[0] != own.split("/", 1)[0] or _is_section_of(claimed, own):
        return own
    return claimed


def _is_section_of(claimed: str, own: str) -> bool:
    """Whether an address is that of a list above the other; a story's first page above its second is none."""
    return own.startswith(f"{claimed}/") and judge(f"http://{claimed}") is not Target.ARTICLE


def address_fingerprint(address: str) -> str:
    """The fingerprint `id` of an address as `article_address` gives it."""
    return _digest(address)


def content_fingerprint(headline: str | None, body: str) -> str:
    """The fingerprint of an article's words: case, spacing, punctuation and compatibility forms do not
    count."""
    text = unicodedata.normalize("NFKC", f"{headline or ''}\n{body}").casefold()
    return _digest(" ".join(WORD.findall(text)))


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()[:_DIGITS]
