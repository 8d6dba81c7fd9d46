"""Fingerprints of an article: of its address and of its words. Pure functions, the same on any day and machine."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from urllib.parse import urljoin, urlsplit

from w3lib.url import canonicalize_url

_TRACKING = re.compile(r"^(utm_\w+|at_\w+|fbclid|gclid|dclid|yclid|msclkid|igshid|mc_cid|mc_eid|_ga|ncid|cmpid|ocid)$", re.I)
_DIGITS = 32
"""Hexadecimal digits of a fingerprint: 128 bits, so that no two of a billion articles meet by chance."""


def article_address(url: str, canonical: str | None = None) -> str:
    """The address that stands for an article, without scheme, `www.`, tracking parameters, fragment and last slash.

    The page's own canonical address is believed where it stays on the site and is no front page: templates that
    name the front page on every article are common.
    """
    own = _normalised(url)
    if not canonical:
        return own
    claimed = _normalised(urljoin(url, canonical.strip()))
    same_host = claimed.split("/", 1)[0] == own.split("/", 1)[0]
    return claimed if same_host and "/" in claimed else own


def address_fingerprint(address: str) -> str:
    """The fingerprint `id` of an address as `article_address` gives it."""
    return _digest(address)


def content_fingerprint(headline: str | None, body: str) -> str:
    """The fingerprint of an article's words: case, spacing, punctuation and compatibility forms do not count."""
    text = unicodedata.normalize("NFKC", f"{headline or ''}\n{body}").casefold()
    return _digest(" ".join(re.findall(r"\w+", text)))


def _normalised(url: str) -> str:
    try:
        parts = urlsplit(canonicalize_url(url, keep_fragments=False))
    except ValueError:
        return url
    query = "&".join(p for p in parts.query.split("&") if p and not _TRACKING.match(p.split("=", 1)[0]))
    host = parts.netloc.rpartition("@")[2].lower().removeprefix("www.")
    path = parts.path.rstrip("/")
    return f"{host}{path}" + (f"?{query}" if query else "")


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()[:_DIGITS]
