"""Addresses found in pages, made absolute and safe: a page's text is hostile until proven otherwise."""

from __future__ import annotations

import re
from functools import lru_cache
from urllib.parse import urljoin, urlsplit

MAX_LENGTH = 4_000
"""Longer addresses are left out; what browsers and servers take in practice."""
LINK_SCHEMES = frozenset({"http", "https", "mailto", "tel"})
MEDIA_SCHEMES = frozenset({"http", "https"})

_REMOVED = re.compile(r"[\t\r\n]+")  # browsers drop these anywhere in an address, so "java\nscript:" is one
_ENDS = "".join(map(chr, range(0x21))) + "\x7f\xa0\u200b\u2028\u2029\ufeff"
_SCHEME = re.compile(r"([a-zA-Z][a-zA-Z0-9+.\-]*):")
_UNSAFE = re.compile(r"[\x00-\x20\x7f\"<>\\^`{|}\u2028\u2029]")
_UNENCODABLE = re.compile(r"[\ud800-\udfff]")


_ROOTED = re.compile(r"/(?!/)[^?#;]*(?:\?[^#]+)?(?:#.+)?")
"""A path from the root as ``urljoin`` leaves it, but for dots that are steps."""


def joined(base: str, href: str) -> str:
    """``urljoin`` of the library, without its fifty calls for the commonest kind of address. Raises ValueError."""
    if "/." not in href and _ROOTED.fullmatch(href):
        origin = _origin(base)
        if origin:
            return origin + href
    return urljoin(base, href)


@lru_cache(maxsize=256)
def _origin(base: str) -> str:
    """Scheme and host of a page's address; empty for an address that has not both."""
    parts = urlsplit(base)
    return f"{parts.scheme}://{parts.netloc}" if parts.scheme in MEDIA_SCHEMES and parts.netloc else ""


def absolute(href: str, base: str, schemes: frozenset[str] = LINK_SCHEMES) -> str | None:
    """The address that ``href`` means on a page at ``base``.

    None if it is empty, too long, of a scheme not in ``schemes`` (javascript:, data: ...), or relative to a
    base
    that is itself no absolute address. Characters that would end an HTML attribute or a Markdown link are
    percent-encoded.
    """
    href = _REMOVED.sub("", href).strip(_ENDS)
    if not href or len(href) > MAX_LENGTH:
        return None
    scheme = _SCHEME.match(href)
    if scheme is None:
        try:
            href = joined(base, href)
        except ValueError:
            return None
        scheme = _SCHEME.match(href)
    if scheme is None or _UNENCODABLE.search(href):
        return None
    name, rest = scheme.group(1).lower(), href[scheme.end() :]
    if name not in schemes:
        return None
    if name in MEDIA_SCHEMES:  # browsers read http:host and http:///host as http://host
        rest = rest.lstrip("/\\")
        if not rest or rest[0] in "?#:@":
            return None
        rest = "//" + rest
    href = f"{name}:{rest}"
    return _UNSAFE.sub(lambda match: f"%{ord(match.group()):02X}", href) if _UNSAFE.search(href) else href
