"""Addresses found in pages, made absolute and safe: a page's text is hostile until proven otherwise."""

from __future__ import annotations

import re
from urllib.parse import urljoin, urlsplit

from extractors.remembered import remembered

MAX_LENGTH = 4_000
"""Longer addresses are left out; what browsers and servers take in practice."""
LINK_SCHEMES = frozenset({"http", "https", "mailto", "tel"})
MEDIA_SCHEMES = frozenset({"http", "https"})

_REMOVED = re.compile(r"[\t\r\n]+")  # browsers drop these anywhere in an address, so "java\nscript:" is one
_ENDS = "".join(map(chr, range(0x21))) + "\x7f\xa0\u200b\u2028\u2029\ufeff"
_SCHEME = re.compile(r"([a-zA-Z][a-zA-Z0-9+.\-]*):")
_BEFORE_QUERY = re.compile(r"[^?#]*")
_UNSAFE = re.compile(r"[\x00-\x20\x7f\"<>\\^`{|}\u2028\u2029]")
_UNENCODABLE = re.compile(r"[\ud800-\udfff]")
_PLAIN = re.compile(r"https?://[a-zA-Z0-9][^\x00-\x20\x7f\xa0\"<>\\^`{|}\u200b\u2028\u2029\ufeff\ud800-\udfff]{,3990}")
"""An address that stays as it is, as most are."""


_ROOTED = re.compile(r"(//[a-zA-Z0-9.-]+)?/(?!/)[^?#;]*(?:\?[^#]+)?(?:#.+)?")
"""A path from the root, or from a host, as ``urljoin`` leaves it, but for dots that are steps."""


def joined(base: str, href: str) -> str:
    """``urljoin`` of the library, without its fifty calls for the commonest kinds of address. Raises ValueError."""
    rooted = _ROOTED.fullmatch(href) if "/." not in href else None
    if rooted:
        origin = _origin(base)
        if origin:
            return f"{origin.partition('//')[0] if rooted[1] else origin}{href}"
    return urljoin(base, href)


@remembered(256)
def _origin(base: str) -> str:
    """Scheme and host of a page's address; empty for an address that has not both."""
    parts = urlsplit(base)
    return f"{parts.scheme}://{parts.netloc}" if parts.scheme in MEDIA_SCHEMES and parts.netloc else ""


def _is_readable(href: str) -> bool:
    """Whether programs can take the address apart; a bracket in its host that is no IPv6 address' is in their way."""
    if "[" not in href and "]" not in href:
        return True
    try:
        urlsplit(href)
    except ValueError:
        return False
    return True


def absolute(href: str, base: str, schemes: frozenset[str] = LINK_SCHEMES) -> str | None:
    """The address that ``href`` means on a page at ``base``.

    None if it is empty, too long, of a scheme not in ``schemes`` (javascript:, data: ...), or relative to a base that
    is itself no absolute address, or if a bracket stands in its host that is no IPv6 address'. Backslashes of a path
    are slashes, as browsers have it; characters that would end an HTML attribute or a Markdown link are percent-
    encoded.
    """
    if _PLAIN.fullmatch(href):
        return href if _is_readable(href) else None
    href = _REMOVED.sub("", href).strip(_ENDS)
    if not href or len(href) > MAX_LENGTH:
        return None
    scheme = _SCHEME.match(href)
    if "\\" in href and (scheme is None or scheme.group(1).lower() in MEDIA_SCHEMES):
        href = _BEFORE_QUERY.sub(lambda match: match.group().replace("\\", "/"), href, count=1)
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
        rest = rest.lstrip("/")
        if not rest or rest[0] in "?#:@":
            return None
        rest = "//" + rest
    href = f"{name}:{rest}"
    if not _is_readable(href):
        return None
    return _UNSAFE.sub(lambda match: f"%{ord(match.group()):02X}", href) if _UNSAFE.search(href) else href
