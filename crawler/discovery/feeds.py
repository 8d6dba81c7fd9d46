"""RSS 0.9x/1.0/2.0, Atom and JSON feeds: XML by lxml first, by feedparser only where lxml cannot read it."""

from __future__ import annotations

import calendar
import json
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from lxml import etree

from crawler.discovery.addresses import joined
from crawler.discovery.dates import parse_date
from crawler.discovery.xml import elements, local_name, sniff, text_of, whole_characters
from extractors import Page

MAX_ENTRIES = 2_000
LENIENT_BYTES = 1 << 20
"""Of a feed that lxml cannot read, how much feedparser is given."""
_IN_UTF_8 = {"content-type": "application/xml; charset=utf-8"}
_ENTRY_NAMES = frozenset({"item", "entry"})
_DATES = ("pubdate", "published", "date", "issued", "created")
_CHANGES = ("updated", "modified", "lastbuilddate")


@dataclass(frozen=True, slots=True)
class FeedEntry:
    """One entry of a feed. `published` and `updated` are aware; `url` is absolute."""

    url: str
    title: str | None = None
    published: datetime | None = None
    updated: datetime | None = None
    alternatives: tuple[str, ...] = ()
    """Other addresses the entry gives (permalink guid, the original behind a counting redirect)."""


def parse_feed(body: bytes, url: str) -> tuple[FeedEntry, ...] | None:
    """The entries of a feed at `url`, in its order, or None if the bytes are no feed (an HTML page, say)."""
    if sniff(body) == "html":
        return None
    if body.lstrip(b"\xef\xbb\xbf \t\r\n")[:1] == b"{":
        return _by_json(body, url)
    entries = _by_lxml(body, url)
    return entries if entries else _by_feedparser(body, url)


def _by_json(body: bytes, url: str) -> tuple[FeedEntry, ...] | None:
    """The entries of a JSON Feed (https://www.jsonfeed.org/version/1.1): ``external_url`` is what an entry is about,
    where the feed belongs to one who links, so it comes second. None for other JSON, nothing for what is broken."""
    if sniff(body) != "feed":
        return None
    try:
        values = json.loads(body.decode("utf-8-sig", "replace"))
    except (ValueError, RecursionError):
        return ()
    items = values.get("items") if isinstance(values, dict) else None
    found = (_json_entry(item, url) for item in (items[:MAX_ENTRIES] if isinstance(items, list) else ()))
    return tuple(entry for entry in found if entry)


def _json_entry(item: object, base: str) -> FeedEntry | None:
    values = item.items() if isinstance(item, dict) else ()
    fields = {key: whole_characters(value) for key, value in values if isinstance(value, str)}
    identity = fields.get("id", "")
    named = [fields.get("url", ""), fields.get("external_url", ""), identity if identity.startswith("http") else ""]
    addresses = [url for address in named if address.strip() and (url := _join(base, address))]
    if not addresses:
        return None
    return FeedEntry(
        addresses[0],
        " ".join(fields.get("title", "").split()) or None,
        parse_date(fields.get("date_published")),
        parse_date(fields.get("date_modified")),
        tuple(dict.fromkeys(address for address in addresses[1:] if address != addresses[0])),
    )


def _by_lxml(body: bytes, url: str) -> tuple[FeedEntry, ...]:
    entries: list[FeedEntry] = []
    for element in elements(body, _ENTRY_NAMES):
        if entry := _entry(element, url):
            entries.append(entry)
        if len(entries) >= MAX_ENTRIES:
            break
    return tuple(entries)


def _entry(element: etree._Element, base: str) -> FeedEntry | None:
    fields: dict[str, str] = {}
    addresses: list[str] = []
    for child in element:
        name = local_name(child)
        if name == "link":
            addresses += _link(child)
        elif name == "origlink" and (original := text_of(child)):
            addresses.insert(0, original)
        elif name == "guid" and (child.get("isPermaLink") or "true").lower() == "true":
            if (guid := text_of(child)) and guid.startswith(("http://", "https://")):
                addresses.append(guid)
        elif name and name not in fields and (text := text_of(child)):
            fields[name] = text
    about = next((value for key, value in element.attrib.items() if str(key).endswith("}about")), None)
    if about:
        addresses.append(str(about))
    absolute = [url for address in addresses if (url := _join(base, address))]
    if not absolute:
        return None
    return FeedEntry(
        absolute[0],
        fields.get("title"),
        _first_date(fields, _DATES),
        _first_date(fields, _CHANGES),
        tuple(dict.fromkeys(absolute[1:])),
    )


def _link(element: etree._Element) -> list[str]:
    href = element.get("href")
    if href is None:
        text = text_of(element)
        return [text] if text else []
    return [href] if (element.get("rel") or "alternate") == "alternate" else []


def _join(base: str, address: str) -> str | None:
    url = joined(base, address)
    return url if url is not None and url.startswith(("http://", "https://")) else None


def _first_date(fields: dict[str, str], names: tuple[str, ...]) -> datetime | None:
    return next((date for name in names if (date := parse_date(fields.get(name)))), None)


def _by_feedparser(body: bytes, url: str) -> tuple[FeedEntry, ...] | None:
    if sniff(body) != "feed":
        return None
    if b"<!entity" in body[:100_000].lower():  # feedparser would resolve them
        return ()
    import feedparser  # slow to import, and rarely needed

    # decoded here: its own detection takes time that grows with the square of a run of letters
    text = Page(url, body[:LENIENT_BYTES]).text()
    try:
        parsed = feedparser.parse(
            text.encode("utf-8", "replace"),
            sanitize_html=False,
            resolve_relative_uris=False,
            response_headers=_IN_UTF_8,
        )
    except Exception:  # it has errors of its own for strangers' bytes: a character that cannot be is enough
        return ()
    entries: list[FeedEntry] = []
    for item in parsed.get("entries", [])[:MAX_ENTRIES]:
        if address := _join(url, str(item.get("link") or "")):
            entries.append(
                FeedEntry(
                    address,
                    whole_characters(item.get("title") or "") or None,
                    _struct(item.get("published_parsed")),
                    _struct(item.get("updated_parsed")),
                )
            )
    return tuple(entries)


def _struct(value: Any) -> datetime | None:
    try:
        return datetime.fromtimestamp(calendar.timegm(value), UTC) if value else None
    except (ValueError, TypeError, OverflowError):
        return None
