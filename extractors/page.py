"""Page: the bytes of one download and the text they stand for."""

from __future__ import annotations

import codecs
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from functools import lru_cache
from urllib.parse import urlsplit

from charset_normalizer import from_bytes

MAX_BYTES = 10_000_000
"""Pages above this many bytes are not parsed (verdict too_large): news pages of 10 MB are not articles."""

_BOMS: tuple[tuple[bytes, str], ...] = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_META_CHARSET = re.compile(
    rb"""<(?:meta|\?xml)\b[^>]{0,300}?\b(?:charset|encoding)\s*=\s*["']?\s*([\w.:-]{2,40})""", re.I
)
# Browsers read these labels as the superset (WHATWG Encoding, section 4.2).
_SUPERSETS: Mapping[str, str] = {
    "gb2312": "gb18030",
    "gbk": "gb18030",
    "gb_2312-80": "gb18030",
    "x-gbk": "gb18030",
    "iso-8859-1": "cp1252",
    "iso8859-1": "cp1252",
    "latin-1": "cp1252",
    "latin1": "cp1252",
    "ascii": "cp1252",
    "us-ascii": "cp1252",
    "iso-8859-9": "cp1254",
    "iso-8859-11": "cp874",
    "tis-620": "cp874",
    "ks_c_5601-1987": "cp949",
    "euc-kr": "cp949",
    "shift_jis": "cp932",
    "shift-jis": "cp932",
    "x-sjis": "cp932",
    "sjis": "cp932",
    "big5": "big5hkscs",
    "unicode": "utf-8",
    "utf8": "utf-8",
}
_HIGH_BYTES = re.compile(rb"[\x80-\xff]+")

# Python knows these as text encodings; no page is written in them, and some raise whatever the error handling.
_REFUSED = frozenset(["idna", "punycode", "undefined", "unicode-escape", "raw-unicode-escape", "utf-7", "mbcs", "oem"])


@dataclass(frozen=True, slots=True)
class Box:
    """A rendered element's box in CSS pixels and the computed style that matters to reading."""

    x: float
    y: float
    width: float
    height: float
    display: str = "block"
    visible: bool = True
    bold: bool = False
    italic: bool = False


@dataclass(frozen=True, slots=True)
class Page:
    """One page as it was downloaded.

    ``encoding`` is what the transport declared (the charset of the Content-Type header), if anything;
    ``boxes`` maps an element's preorder index to its rendered box where a browser measured the page.
    """

    url: str
    body: bytes
    encoding: str | None = None
    fetched_at: datetime | None = None
    headers: Mapping[str, str] = field(default_factory=dict)
    boxes: Mapping[int, Box] | None = None

    @classmethod
    def from_html(cls, html: bytes | str, url: str = "") -> Page:
        """A page of bytes, or of text that is decoded already."""
        if isinstance(html, str):
            return cls(url=url, body=codecs.BOM_UTF8 + html.encode("utf-8", "replace"))
        return cls(url=url, body=html)

    @property
    def site(self) -> str:
        """Host in lower case without ``www.``, with the port where one is given: the key of all site state."""
        return site_of(self.url)

    def text(self) -> str:
        """The page as text; never raises. NUL becomes a space."""
        text, _ = decode(self.body, self.encoding)
        return text


@lru_cache(maxsize=4096)
def site_of(url: str) -> str:
    """The site key of an address: ``host[:port]``, lower case, without ``www.``; empty if there is no host."""
    try:
        host = urlsplit(url).netloc.rpartition("@")[2].lower()
    except ValueError:
        return ""
    return host.removeprefix("www.")


def _codec(label: str | None) -> str | None:
    if not label:
        return None
    name = label.strip().strip("\"'").lower()
    name = _SUPERSETS.get(name, name)
    try:
        found = codecs.lookup(name)
    except (LookupError, ValueError):
        return None
    return found.name if found._is_text_encoding and found.name.replace("_", "-") not in _REFUSED else None


def _looks_like_utf_8(body: bytes, declared: str | None) -> str | None:
    """The encodings whose bytes are valid UTF-8 too: ISO-2022-JP by its escapes, UTF-16 if declared and full of NUL."""
    if b"\x1b" in body and b"\x1b$" in body:  # a search for one byte is thirty times as fast
        return "iso2022_jp"
    if b"\x00" in body[:200] and (codec := _codec(declared)) and codec.startswith("utf-16"):
        return codec
    return None


def decode(body: bytes, declared: str | None = None) -> tuple[str, str]:
    """(text, codec name) of a page's bytes.

    Order, as measured on the Chinese development pages (forcing UTF-8 there costs two thirds of F):
    byte order mark, strict UTF-8, the transport's charset, the page's own meta charset, detection among
    the multi-byte codecs, then replacement. Strict UTF-8 goes before the declarations because text in
    another encoding is practically never valid UTF-8, while declarations are often wrong.
    """
    for bom, codec in _BOMS:
        if body.startswith(bom):
            return _clean(body[len(bom) :].decode(codec, "replace")), codec
    for codec in filter(None, (_looks_like_utf_8(body, declared), "utf-8")):
        try:
            text = body.decode(codec)
            # looking for the zero byte is ten times as fast as looking for the character
            return _clean(text) if codec != "utf-8" or b"\x00" in body else text, codec
        except UnicodeDecodeError:
            continue
    meta = _META_CHARSET.search(body[:4096]) or _META_CHARSET.search(body)
    labels = [_codec(declared), _codec(meta.group(1).decode("ascii", "replace") if meta else None)]
    candidates = [label for label in labels if label]
    for codec in candidates:
        if codec == "utf-8":
            continue
        try:
            return _clean(body.decode(codec)), codec
        except (UnicodeDecodeError, LookupError):
            continue
    best = _least_damage(body, candidates)
    return _clean(body.decode(best, "replace")), best


def _least_damage(body: bytes, candidates: list[str]) -> str:
    """The codec of bytes that are valid in no declared one.

    A declared codec (or UTF-8) with a stray byte or two is the usual case and is kept. Else the rows of high bytes
    tell: alone among ASCII they are accented Latin letters; else a detector decides.
    """
    sample = body[:400_000]
    rows = [len(row) for row in _HIGH_BYTES.findall(sample)]
    high = sum(rows)
    order = list(dict.fromkeys([*candidates, "utf-8"]))
    lost = {codec: sample.decode(codec, "replace").count("\ufffd") for codec in order}
    best = min(order, key=lambda codec: lost[codec])
    if lost[best] <= max(2, 0.05 * high):
        return best
    if sum(length for length in rows if length == 1) > 0.5 * high:
        return "cp1252"
    return _detected(sample) or best


_MARKUP = re.compile(rb"<[^>]*>|[\x00-\x2f\x3a-\x40]+")
_KANA = re.compile("[\u3041-\u30fe]")


def _detected(sample: bytes) -> str | None:
    """The codec that a detector finds for bytes that declare none; None where it finds none.

    EUC-JP is tried first, by its kana: detectors take it for a Chinese codec.
    """
    text = _MARKUP.sub(b" ", sample)[:100_000]
    japanese = text.decode("euc_jp", "replace")
    if len(_KANA.findall(japanese)) > 0.15 * len(japanese) and japanese.count("\ufffd") < 0.01 * len(
        japanese
    ):
        return "euc_jp"
    found = from_bytes(text).best()
    return _codec(found.encoding) if found else None


def _clean(text: str) -> str:
    return text.replace("\x00", " ") if "\x00" in text else text
