"""Reading XML that a stranger wrote: no entities resolved, no DTD or network, bounded size."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from typing import Literal

from lxml import etree

MAX_XML_BYTES = 50 * 1024 * 1024
"""The sitemap protocol's own limit on an uncompressed file (sitemaps.org, "Sitemap file requirements")."""

Kind = Literal["feed", "sitemap", "html", "text", "unknown"]

_CHUNK = 1 << 16
_FEED_ROOTS = (b"<rss", b"<feed", b"<rdf:rdf", b":feed ", b":rss ")
_SITEMAP_ROOTS = (b"<urlset", b"<sitemapindex", b":urlset", b":sitemapindex")
JSON_FEED = b"jsonfeed.org/version"
"""What a JSON Feed names as its version (https://www.jsonfeed.org/version/1.1)."""
_DOCTYPE = re.compile(rb"<!doctype[^\[>]*(?:\[.*?\]\s*)?>", re.I | re.S)
_DOCTYPE_START = re.compile(rb"<!doctype", re.I)
_DOCTYPE_REACH = 1 << 20
_HALF = re.compile(
    rb"&#(?:x0*d[89a-f][0-9a-f]{2}|0*5(?:529[6-9]|5[3-9]\d\d|6\d{3}|7[0-2]\d\d|73[0-3]\d|734[0-3]));", re.I
)
"""A reference to half a character (a surrogate), which libxml2 lets in where it recovers, and lxml cannot give out."""
_HTML_MARKS = (b"<!doctype html", b"<html", b"<head", b"<body")


class TooLarge(ValueError):
    """The decompressed bytes exceed the limit."""


def gunzip(body: bytes, limit: int = MAX_XML_BYTES) -> bytes:
    """The bytes of a gzip file, or `body` itself if it is none; a cut-off file gives what there is.

    Raises `TooLarge` when more than `limit` bytes would come out.
    """
    if body[:2] != b"\x1f\x8b":
        return body
    parts: list[bytes] = []
    size = 0
    rest = body
    while rest[:2] == b"\x1f\x8b":
        member = zlib.decompressobj(wbits=31)
        try:
            part = member.decompress(rest, limit - size + 1)
        except zlib.error:
            break
        parts.append(part)
        size += len(part)
        if size > limit:
            raise TooLarge(f"more than {limit} bytes after decompression")
        rest = member.unused_data
    return b"".join(parts)


def sniff(body: bytes) -> Kind:
    """What a (decompressed) file is by its first bytes, whatever its name or Content-Type says."""
    start = body[:4096].replace(b"\x00", b"").lstrip(b"\xef\xbb\xbf\xff\xfe \t\r\n").lower()
    if any(mark in start for mark in _SITEMAP_ROOTS):
        return "sitemap"
    if start.startswith((b"<!doctype html", b"<html")):
        return "html"
    if any(mark in start for mark in _FEED_ROOTS):
        return "feed"
    if start.startswith(b"{") and JSON_FEED in start.replace(b"\\/", b"/"):
        return "feed"
    if any(mark in start for mark in _HTML_MARKS):
        return "html"
    if start.startswith((b"http://", b"https://")):
        return "text"
    return "unknown"


def elements(body: bytes, names: frozenset[str]) -> Iterator[etree._Element]:
    """The elements with these local names, each whole when it is yielded and emptied afterwards.

    Broken XML gives the elements before and after the break as far as libxml2 recovers them; one that is cut
    off inside is left out. The document type goes before parsing, and with it every entity: a bomb has no
    charge.
    """
    parser = etree.XMLPullParser(
        events=("end",),
        resolve_entities=False,
        load_dtd=False,
        no_network=True,
        dtd_validation=False,
        huge_tree=False,
        recover=True,
        remove_comments=True,
        remove_pis=True,
    )
    body = _HALF.sub(b"&#xFFFD;", _without_doctype(body))
    try:
        for start in range(0, len(body), _CHUNK):
            parser.feed(body[start : start + _CHUNK])
            yield from _take(parser, names)
        parser.close()
        # closing ends open elements; in a file that was cut off, the last of them is not whole
        if body[-64:].replace(b"\x00", b"").rstrip().endswith(b">"):
            yield from _take(parser, names)
    except etree.LxmlError:
        return


def _without_doctype(body: bytes) -> bytes:
    """The first one is tried and no other: of many that never end, each would be read to the end of the file."""
    start = _DOCTYPE_START.search(body, 0, _DOCTYPE_REACH)
    found = _DOCTYPE.match(body, start.start(), _DOCTYPE_REACH) if start else None
    return body[: found.start()] + body[found.end() :] if found else body


def _take(parser: etree.XMLPullParser, names: frozenset[str]) -> Iterator[etree._Element]:
    for _, element in parser.read_events():
        if local_name(element) in names:
            yield element
            element.clear(keep_tail=False)
            parent = element.getparent()
            while parent is not None and element.getprevious() is not None:
                del parent[0]


def local_name(element: etree._Element) -> str:
    """The tag without its namespace, in lower case; empty for comments, entities and the like."""
    tag = element.tag
    return tag.rpartition("}")[2].lower() if isinstance(tag, str) else ""


def whole_characters(text: str) -> str:
    """Text without halves of characters (lone surrogates), which nothing can keep: `?` stands in their place."""
    return text.encode("utf-8", "replace").decode()


def text_of(element: etree._Element | None) -> str | None:
    """The text inside, blanks collapsed, or None when there is none. Unresolved entities are left out."""
    if element is None:
        return None
    parts = [element.text or ""]
    for child in element.iterdescendants():
        if isinstance(child.tag, str):
            parts.append(child.text or "")
        parts.append(child.tail or "")
    return " ".join("".join(parts).split()) or None
