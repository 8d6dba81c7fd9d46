"""What a page and its site reserve: robots directives, `noai`, and text and data mining (TDMRep). Pure functions.

Sources: robots meta tag and X-Robots-Tag as search engines describe them; TDM Reservation Protocol (W3C Community
Group): the headers `tdm-reservation` and `tdm-policy`, meta tags of these names, and `/.well-known/tdmrep.json`. Of
several that speak of mining, the page's own word goes over its headers', and that over the site's file, as the nearer
one; the order is ours.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import urlsplit

from crawler.discovery.addresses import joined
from crawler.discovery.xml import whole_characters

TDM_FILE = "/.well-known/tdmrep.json"
MOST_RULES = 1_000
MOST_BYTES = 1_000_000
AGENT = "broadsheet"
META_NAMES = frozenset({"robots", AGENT, "tdm-reservation", "tdm-policy"})
"""Meta tags that are read."""
DIRECTIVES = ("noindex", "nofollow", "noarchive", "nosnippet", "noimageindex", "noai", "noimageai")
"""Robots directives that are recorded."""
_WITH_COLON = re.compile(r"(?:unavailable_after|max-(?:snippet|image-preview|video-preview))\s*:", re.I)
_AGENT = re.compile(r"([\w-]+)\s*:\s*(.*)", re.S)


@dataclass(frozen=True, slots=True)
class Reservations:
    """`robots`: directives in the order of `DIRECTIVES`. `tdm`: True reserved, False expressly not, None nothing
    said; `policy` an address; `source` who said so: `page`, `header` or `site`."""

    robots: tuple[str, ...] = ()
    tdm: bool | None = None
    policy: str | None = None
    source: str | None = None

    def __bool__(self) -> bool:
        return bool(self.robots) or self.tdm is not None

    @property
    def names(self) -> tuple[str, ...]:
        """What is reserved, as the setting `BROADSHEET_OBEY_RESERVATIONS` names it."""
        return (*self.robots, *(("tdm",) if self.tdm else ()))

    def to_json(self) -> dict[str, Any]:
        """As it stands in a line (`crawl.reservations`)."""
        values = {"robots": list(self.robots), "tdm": self.tdm, "policy": self.policy, "source": self.source}
        return {name: value for name, value in values.items() if value not in (None, [])}


NOTHING = Reservations()


def read_reservations(
    url: str, headers: Mapping[str, Sequence[str]], metas: Iterable[tuple[str, str]]
) -> Reservations:
    """What a page reserves. `headers` by name in lower case; `metas` are (name in lower case, content)."""
    words: set[str] = set()
    for value in headers.get("x-robots-tag", ()):
        words |= _directives(value)
    said: dict[str, str] = {}
    for name, content in metas:
        if name in ("robots", AGENT):
            words |= _directives(content)
        elif name in META_NAMES:
            said.setdefault(name, content.strip())
    if "none" in words:
        words |= {"noindex", "nofollow"}
    robots = tuple(word for word in DIRECTIVES if word in words)
    by_header = {name: values[0].strip() for name, values in headers.items() if name.startswith("tdm-") and values}
    for source, values in (("page", said), ("header", by_header)):
        reserved = _flag(values.get("tdm-reservation"))
        if reserved is not None:
            return Reservations(robots, reserved, _policy(values.get("tdm-policy"), url), source)
    return Reservations(robots) if robots else NOTHING


def _directives(text: str) -> set[str]:
    """The directives of a tag or header for everyone or for us; `googlebot: noindex` is for another."""
    text = text.strip()[:1_000]
    match = _AGENT.match(text)
    if match and not _WITH_COLON.match(text):
        if match[1].lower() != AGENT:
            return set()
        text = match[2]
    return {word.strip().lower() for word in text.split(",")}


def _flag(value: object) -> bool | None:
    text = str(value).strip() if value is not None and not isinstance(value, bool) else ""
    return {"1": True, "0": False}.get(text)


def _policy(value: object, base: str) -> str | None:
    if not isinstance(value, str) or not value.strip():
        return None
    url = joined(base, whole_characters(value))
    return url[:500] if url is not None and url.startswith(("http://", "https://")) else None


Rule = tuple[str, bool, str | None]
"""Of the site's file: location pattern, whether mining is reserved, policy."""


def parse_tdm_file(body: bytes, url: str) -> list[Rule]:
    """The rules of a site's file, in its order; none for what is no such file."""
    try:
        values = json.loads(body[:MOST_BYTES].decode("utf-8-sig"))
    except (UnicodeDecodeError, ValueError, RecursionError):
        return []
    rules: list[Rule] = []
    for value in values[:MOST_RULES] if isinstance(values, list) else ():
        if not isinstance(value, dict) or not isinstance(value.get("location"), str):
            continue
        reserved = _flag(value.get("tdm-reservation"))
        if reserved is not None:
            rules.append((whole_characters(value["location"])[:500], reserved, _policy(value.get("tdm-policy"), url)))
    return rules


def with_site_rules(page: Reservations, rules: Iterable[Rule], url: str) -> Reservations:
    """A page's reservations with those of its site, where it says nothing of mining itself: the first rule whose
    location the address matches (`*` any characters, `$` the end, as in robots.txt)."""
    if page.tdm is not None:
        return page
    parts = urlsplit(url)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    for location, reserved, policy in rules:
        if _matches(location, path):
            return replace(page, tdm=reserved, policy=policy, source="site")
    return page


def _matches(location: str, path: str) -> bool:
    """Without a regular expression: a stranger's pattern must not cost more than its length times the path's."""
    open_ended = not location.endswith("$")
    first, *others = location.removesuffix("$").split("*")
    if not path.startswith(first):
        return False
    at = len(first)
    for n, part in enumerate(others):
        if n == len(others) - 1 and not open_ended:
            return path.endswith(part) and len(path) - len(part) >= at
        found = path.find(part, at)
        if found < 0:
            return False
        at = found + len(part)
    return open_ended or at == len(path)
