"""Addresses: which two are the same page, which belong to the site, which point into a private network."""

from __future__ import annotations

import ipaddress
import re
import socket
import unicodedata
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import NamedTuple
from urllib.parse import parse_qsl, quote, unquote_to_bytes, urlencode, urljoin, urlsplit

from crawler.discovery.link_tables import UNSPACED
from crawler.discovery.variants import is_session, without_session

DEFAULT_PORTS = {"http": 80, "https": 443}
MAX_ADDRESS_LENGTH = 2_000
REMEMBERED = 20_000
"""Results kept of the pure functions over addresses, none of which is longer than the longest that is asked for: a
site's pages repeat most of their links."""

_TRACKING = re.compile(
    r"(?:utm_\w+|utm|fbclid|gclid|dclid|msclkid|yclid|ysclid|igshid|mc_[ce]id|_ga|_gl|ref_?src|ref_url|cmpid|cmp|icid|ncid|"
    r"ocid|smid|smtyp|spm|at_\w+|ns_\w+|wt_\w+|wtrid|xtor|piano_\w+|source_?id|share_?token|partner|from_?rss|rss)$",
    re.I,
)
_PLAIN = re.compile(r"(https?)://([a-z0-9-]+(?:\.[a-z0-9-]+)*)(?::([0-9]{1,4}))?(/[A-Za-z0-9/._~-]*)?")
"""An address without any of the things that must be decoded, sorted or left out: most are like this."""
_HOST = re.compile(r"\[[0-9a-f:.]+\](?::[0-9]+)?|[a-z0-9_-]+(?:\.[a-z0-9_-]+)*(?::[0-9]+)?")
"""A key that `host_key` can give."""
MIN_SLUG_UNSPACED = 18
"""Characters: of four words, or of what WordPress leaves of a long Thai headline. Names of sections have some 14."""
_BETWEEN_WORDS = re.compile(r"[-_+, ]+")
_NAT64 = ipaddress.ip_network("64:ff9b::/96")


class Address(NamedTuple):
    """The parts of an http(s) address that count: host in lower case, port only if it is written."""

    scheme: str
    hostname: str
    port: int | None
    path: str
    query: str


def split(url: str) -> Address | None:
    """The parts of an absolute http(s) address, or None for anything else, however broken."""
    return _known_parts(url) if len(url) <= MAX_ADDRESS_LENGTH else None


@lru_cache(REMEMBERED)
def _known_parts(url: str) -> Address | None:
    if plain := _PLAIN.fullmatch(url):
        scheme, host, digits, path = plain.groups()
        return Address(scheme, host, int(digits) if digits else None, path or "", "")
    try:
        url.encode()  # half a character, as JSON can spell it, can be in no request
        parts = urlsplit(url.strip())
        host, port = parts.hostname, parts.port
    except ValueError:
        return None
    user = parts.netloc.rpartition("@")[0]
    if parts.scheme not in DEFAULT_PORTS or not host or "[" in user or "\\" in parts.netloc:  # others read other hosts
        return None
    try:
        return Address(parts.scheme, ascii_host(host), port, parts.path, parts.query)
    except UnicodeError:
        return None


def joined(base: str, url: str) -> str | None:
    """The address that a link means on the page at `base`; None for none, such as one with half a pair of brackets."""
    try:
        return urljoin(base, url.strip())
    except ValueError:
        return None


def ascii_host(host: str) -> str:
    """A host as requests write it: one in another script in its IDNA form. Raises UnicodeError where it has none."""
    return host if host.isascii() else host.encode("idna").decode("ascii").lower()


def host_key(parts: Address) -> str:
    """Host and, unless it is the scheme's own, port; lower case, without a leading "www."; IPv6 in brackets."""
    host = parts.hostname.rstrip(".").removeprefix("www.")
    host = f"[{host}]" if ":" in host else host
    return f"{host}:{parts.port}" if parts.port and parts.port not in DEFAULT_PORTS.values() else host


def site_named(text: str) -> str:
    """The key of a site as people name it: a host, with or without "www." and a final dot, or an address; empty for
    what is neither."""
    text = text.strip()
    parts = split(text if "://" in text else f"http://{text}")
    key = host_key(parts).lower() if parts is not None else ""
    return key if _HOST.fullmatch(key) else ""


def page_key(url: str) -> str | None:
    """A key that is equal for two spellings of one page's address, or None if `url` is no http(s) address.

    Scheme, "www.", a final slash, the fragment, percent-encoding, the order of the query, tracking parameters
    and session ids do not count. The key is for comparing; requests go to an address that somebody published.
    """
    return _known_key(url) if len(url) <= MAX_ADDRESS_LENGTH else None


@lru_cache(REMEMBERED)
def _known_key(url: str) -> str | None:
    parts = split(url)
    if parts is None:
        return None
    if not parts.query and _PLAIN.fullmatch(url):
        return host_key(parts) + (parts.path.rstrip("/") or "/")
    # by their bytes: an address need not be UTF-8, and two that are not must not become one
    path = quote(unquote_to_bytes(without_session(parts.path)), safe="/:@!$&'()*+,;=~-._").rstrip("/") or "/"
    query = sorted(
        (name, value)
        for name, value in parse_qsl(parts.query, keep_blank_values=True, errors="surrogateescape")
        if not is_carried(name, value)
    )
    return f"{host_key(parts)}{path}" + (f"?{urlencode(query, errors='surrogateescape')}" if query else "")


def is_carried(name: str, value: str) -> bool:
    """Whether a parameter of a query is only carried along: for tracking, or as a session id."""
    return bool(_TRACKING.match(name)) or is_session(name, value)


def is_slug(segment: str) -> bool:
    """Whether a part of a path is words: three or more, or so many characters of a script that has no spaces: six of
    Chinese or Japanese."""
    if len(_BETWEEN_WORDS.split(segment.strip("-_+, "))) >= 3:
        return True
    return not segment.isascii() and (sum(char > "\u2e7f" for char in segment) >= 6 or is_unspaced_slug(segment))


def is_unspaced_slug(segment: str) -> bool:
    """Whether a part of a path has many characters of Thai, Khmer and the like."""
    return len(UNSPACED.findall(segment)) >= MIN_SLUG_UNSPACED


@dataclass(frozen=True, slots=True)
class Scope:
    """The hosts of the crawl's site: the named one with and without "www.", its subdomains if wanted.

    `host` is without "www."; with a `port`, only that port belongs to the site. `adopted` holds further hosts
    that the site's own front page redirected to.
    """

    host: str
    port: int | None = None
    subdomains: bool = False
    adopted: frozenset[str] = field(default=frozenset())

    @property
    def site(self) -> str:
        """The name of the site in output paths and wrapper keys: host[:port]."""
        return f"{self.host}:{self.port}" if self.port else self.host

    @property
    def is_loopback(self) -> bool:
        return is_loopback(self.host)

    def contains(self, url: str) -> bool:
        """Whether an address belongs to the site."""
        parts = split(url)
        if parts is None:
            return False
        key = host_key(parts)
        if key in self.adopted or key == self.site:
            return True
        if not self.subdomains:
            return False
        return key.endswith("." + self.site) or any(key.endswith("." + host) for host in self.adopted)

    def adopt(self, url: str) -> Scope:
        """The scope with the host of `url` in it as well."""
        parts = split(url)
        return (
            self
            if parts is None or self.contains(url)
            else replace(self, adopted=self.adopted | {host_key(parts)})
        )


def literal_ip(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """The address that `host` spells, in any form a resolver takes (127.1, 0x7f000001, 2130706433), or None
    for a name."""
    host = unicodedata.normalize("NFKC", host).strip("[]").rstrip(".").partition("%")[0]
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        pass
    if not re.fullmatch(r"(?:0[xX][0-9a-fA-F]*|\d+)(?:\.(?:0[xX][0-9a-fA-F]*|\d+)){0,3}", host):
        return None
    try:
        return ipaddress.IPv4Address(socket.inet_aton(host))
    except (OSError, ValueError):
        return None


def is_private(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Whether an address is anything but public unicast, also inside IPv4-mapped, 6to4, Teredo and NAT64
    forms."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]
        if inner is None and address in _NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_private(inner)
    return not address.is_global or address.is_multicast


def is_local_name(host: str) -> bool:
    """Whether a name means this machine by definition (RFC 6761), so that no resolver or proxy need be
    asked."""
    host = host.rstrip(".").lower()
    return host in ("localhost", "localhost.localdomain") or host.endswith(".localhost")


def is_loopback(host: str) -> bool:
    """Whether a host is this machine by its spelling."""
    address = literal_ip(host)
    return address.is_loopback if address is not None else is_local_name(host)
