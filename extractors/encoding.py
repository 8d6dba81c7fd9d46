"""From a page's bytes to its text: which encoding they are in, whatever they call it.

Labels are read as browsers read them (WHATWG Encoding, section 4.2, by the ``webencodings`` package); for bytes that
declare nothing, or nothing that fits, the letters of the text decide, then the declared language, then a detector.
"""

from __future__ import annotations

import codecs
import math
import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from itertools import islice
from typing import NamedTuple

from charset_normalizer import from_bytes
from webencodings import PYTHON_NAMES
from webencodings.labels import LABELS

from extractors.alphabets import FEWEST, likelihood

_BOMS: tuple[tuple[bytes, str], ...] = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_META_CHARSET = re.compile(
    rb"""<!--.*?(?:-->|\Z)|<(?:meta|\?xml)\b[^>]{0,300}?\b(?:charset|encoding)\s*=\s*(?:["']\s*)?([\w.:-]{2,40})""",
    re.I | re.S,
)
"""A comment, or a declaration with its label."""
_MOST_METAS = 100
_LANGUAGE = re.compile(
    rb"""<html\b[^>]{0,500}?\s(?:xml:)?lang\s*=\s*(?:["']\s*)?([a-z]{2,3}(?:[-_][a-z0-9]{2,8})?)|"""
    rb"""<meta\b[^>]{0,100}?content-language[^>]{0,100}?content\s*=\s*(?:["']\s*)?([a-z]{2,3}(?:[-_][a-z0-9]{2,8})?)""",
    re.I,
)
_SUPERSETS: Mapping[str, str] = {
    "gbk": "gb18030",  # the decoder of both is the same (WHATWG, section 10.1)
    "latin-1": "windows-1252",
    "iso-2022-cn": "",
    "unicode": "utf-8",
    "utf-16le": "utf-16-le",
    "utf-16be": "utf-16-be",
}
# Python knows these as text encodings; no page is written in them, and some raise whatever the error handling.
_REFUSED = frozenset(["idna", "punycode", "undefined", "unicode-escape", "raw-unicode-escape", "utf-7", "mbcs", "oem"])

_BY_LANGUAGE: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(
        ("ru", "uk", "be", "bg", "sr", "mk", "kk", "mn", "tg", "ky"), ("cp1251", "koi8-u", "iso8859-5", "cp866")
    ),
    **dict.fromkeys(("pl", "cs", "sk", "hu", "sl", "hr", "ro", "bs", "sq"), ("cp1250", "iso8859-2")),
    **dict.fromkeys(("tr", "az"), ("cp1254",)),
    **dict.fromkeys(("lt", "lv", "et"), ("cp1257",)),
    **dict.fromkeys(("ar", "fa", "ur"), ("cp1256", "iso8859-6")),
    "el": ("cp1253", "iso8859-7"),
    "he": ("cp1255",),
    "vi": ("cp1258",),
    "th": ("cp874",),
    "ja": ("cp932", "euc_jp"),
    "ko": ("cp949",),
    "zh": ("gb18030", "big5hkscs"),
    **dict.fromkeys(("zh-hant", "zh-tw", "zh-hk", "zh-mo"), ("big5hkscs", "gb18030")),
}
"""Language -> codecs of pages in it that declare none, the likeliest first (as the locale defaults of the HTML
standard, 13.2.3.2, with the others in use)."""
_CODECS = dict.fromkeys(("cp1252", *(codec for usual in _BY_LANGUAGE.values() for codec in usual)))
"""All of them."""
_HIGH_BYTES = re.compile(rb"[\x80-\xff]+")
_WORD = re.compile(rb"[\x80-\xff][0-9\x40-\xff]*+")
"""A word from its first byte beyond ASCII on. None of the bytes that end it is a part of a character in any of the
codecs (digits are in GB18030, ``@`` is in Big5 and Shift_JIS)."""
_BEFORE = re.compile(rb"[0-9\x40-\x7f]*+\Z")
_MOST_BEFORE, _MOST_WORDS = 20, 2_000
"""Bytes of a word before that, and of all words, that are judged."""
_STRAY = 0.05
"""Share of damaged bytes beyond ASCII up to which a declared encoding is kept."""
_MOST_DAMAGED = 0.01
"""The same for an encoding that is only usual in the declared language."""
_FAR_BETTER, _FEW_ERRORS = 3, 0.03
"""How many times fewer characters must be strange to a reading's language than to another's to be preferred to it, and
the share of strange ones up to which no other is sought: foreign names."""
_NEVER_DETECTED = ["utf_16", "utf_16_be", "utf_16_le", "utf_32", "utf_32_be", "utf_32_le", "utf_7", "utf_8"]
"""Any bytes of an even number are valid UTF-16, whose pages have zeros."""


_BINARY = re.compile("[\x01-\x08\x0e-\x1a]")
"""Control characters that no text has (WHATWG MIME Sniffing, section 3, but for NUL, which old pages do hold)."""
LOOKED_AT = 4_000
"""Characters of a page that are looked at for them."""
_PIECE = 16_384
_BEGINS = 16
"""Bytes at a page's beginning that are markup whatever its language: "<!DOCTYPE" is longer."""
_MOST_TELLING = 400_000
_FEWEST_BINARY, _MOST_BINARY = 16, 0.03
"""Number of them at the beginning, and share of what is not white space there, from which it is no text: compressed
data has .09, and a line of text a few that were typed by mistake."""


def is_text(text: str) -> bool:
    """Whether a page's text can be one, and is not a picture, a program or an archive that was called a page."""
    start = text[:LOOKED_AT]
    if _BINARY.search(start) is None:
        return True
    return len(_BINARY.findall(start)) <= max(_FEWEST_BINARY, _MOST_BINARY * len("".join(start.split())))


class Decoded(NamedTuple):
    """A page's bytes as text."""

    text: str
    codec: str
    """Python's name of the encoding."""
    verbatim: bool
    """The bytes are the text's UTF-8, to the last one."""


def is_verbatim(body: bytes, declared: str | None = None) -> bool:
    """Whether a page's bytes are surely its text's UTF-8, to the last one, so that nobody has to decode them all. Some
    that ``read`` finds verbatim are not sure."""
    if body.startswith(codecs.BOM_UTF8) or b"\x00" in body or _looks_like_utf_8(body, declared) is not None:
        return False
    return body.isascii() or (_is_utf_8(body) and not _holds_controls(body))


def _is_utf_8(body: bytes) -> bool:
    """Whether bytes are valid UTF-8. A piece at a time, which stays in the processor's cache: a fifth of the time that
    it takes to decode a page."""
    rest = memoryview(body)
    while rest:
        try:
            _, used = codecs.utf_8_decode(rest[:_PIECE], "strict", len(rest) <= _PIECE)
        except UnicodeDecodeError:
            return False
        rest = rest[used:]
    return True


def decode(body: bytes, declared: str | None = None) -> tuple[str, str]:
    """(text, codec name) of a page's bytes, as ``read`` has them."""
    return read(body, declared)[:2]


def read(body: bytes, declared: str | None = None) -> Decoded:
    """The text of a page's bytes; NUL becomes a space, text that was encoded twice is read twice.

    Order, as measured on the Chinese development pages (forcing UTF-8 there costs two thirds of F): byte order mark,
    strict UTF-8, the transport's charset (``declared``), the page's own meta charset, detection; a declaration gives
    way where its text is in no language and another's is.
    Strict UTF-8 goes before the declarations because text in another encoding is practically never valid UTF-8,
    while declarations are often wrong. Never raises.
    """
    for bom, codec in _BOMS:
        if body.startswith(bom):
            return Decoded(_clean(body[len(bom) :].decode(codec, "replace")), codec, False)
    if utf_16 := _utf_16_by_its_zeros(body):
        return Decoded(_clean(body.decode(utf_16, "replace")), utf_16, False)
    for codec in filter(None, (_looks_like_utf_8(body, declared), "utf-8")):
        try:
            text = body.decode(codec, "broadsheet-added")
        except UnicodeDecodeError:
            continue
        if codec != "utf-8":
            return Decoded(_clean(text), codec, False)
        twice = not text.isascii() and _holds_controls(body)
        if twice or b"\x00" in body:  # a zero byte is found ten times as fast in bytes
            return Decoded(_clean(decoded_twice(text) if twice else text), codec, False)
        return Decoded(text, codec, True)
    candidates = [codec for codec in (codec_of(declared), _own_codec(body[:4096]) or _own_codec(body)) if codec]
    if b"\x00" not in body[:200]:  # half of the bytes of UTF-16 markup; any other bytes are valid UTF-16 as well
        candidates = [codec for codec in candidates if not codec.startswith("utf-16")]
    best = _likeliest(body, candidates)
    return Decoded(_clean(_decoded(body, best)), best, False)


@lru_cache(maxsize=512)
def codec_of(label: str | None) -> str | None:
    """Python's codec for an encoding's label; None for what names none that a page is written in."""
    if not label:
        return None
    name = label.strip().strip("\"'").lower()
    name = LABELS.get(name, name)
    name = _SUPERSETS.get(name, name)
    try:
        found = codecs.lookup(PYTHON_NAMES.get(name, name))
    except (LookupError, ValueError):
        return None
    if not found._is_text_encoding or found.name.replace("_", "-") in _REFUSED:
        return None
    return "cp1252" if found.name in ("iso8859-1", "ascii") else found.name


def _own_codec(body: bytes) -> str | None:
    """The encoding that a page's own meta or XML declaration names. UTF-16 is none: the declaration could not be read
    then (HTML 13.2.3.3)."""
    for match in islice(_META_CHARSET.finditer(body), _MOST_METAS):
        codec = codec_of(match.group(1).decode("ascii", "replace")) if match.group(1) else None
        if codec and not codec.startswith("utf-16"):
            return codec
    return None


def _looks_like_utf_8(body: bytes, declared: str | None) -> str | None:
    """The encodings whose bytes are valid UTF-8 too: ISO-2022-JP by its escapes, UTF-16 if declared and full of NUL."""
    if b"\x1b" in body and b"\x1b$" in body:  # a search for one byte is thirty times as fast
        return "iso2022_jp"
    if b"\x00" in body[:200] and (codec := codec_of(declared)) and codec.startswith("utf-16"):
        return codec
    return None


def _utf_16_by_its_zeros(body: bytes) -> str | None:
    """UTF-16 that nothing declares: its bytes are valid UTF-8 as well, and every other one is zero as far as markup
    begins a page."""
    first, second = body[0:_BEGINS:2], body[1:_BEGINS:2]
    if len(second) < _BEGINS // 2 or any(first) == any(second):
        return None
    codec, text = ("utf-16-le", first) if any(first) else ("utf-16-be", second)
    return codec if b"\x00" not in text else None


def _likeliest(body: bytes, declared: list[str]) -> str:
    """The codec of bytes that are not valid UTF-8.

    The first declared one (or UTF-8) that reads them with hardly any damage; without one, the usual one of the declared
    language, or windows-1252. But any bytes are valid in a code page: it gives way to another declared one, then to any
    codec, that makes far better text of a known language of them. Only where no codec does, a detector decides, unless
    the high bytes stand alone among ASCII: accented Latin letters.
    """
    sample = _telling(body)
    rows = [len(row) for row in _HIGH_BYTES.findall(sample)]
    high = sum(rows)
    lost = {codec: _damage(sample, codec) for codec in dict.fromkeys([*declared, "utf-8"])}
    readable = sorted((codec for codec in lost if lost[codec] <= max(2, _STRAY * high)), key=lambda codec: lost[codec])
    readable = [codec for codec in readable if not lost[codec] or _reads_any(sample, codec)]
    words = _words(sample)

    @cache
    def errors(codec: str) -> float | None:
        if codec == "utf-8" and high >= FEWEST:
            return lost[codec] / high  # no other text is valid UTF-8 by chance
        found = likelihood(_decoded(words, codec))
        return None if found is None else 1 - found

    of_language = _BY_LANGUAGE.get(_language(body), ())
    usual = [codec for codec in of_language if _damage(words, codec) <= _MOST_DAMAGED * len(words)]
    fitting, least = _least(() if readable else usual, errors)
    best = [*readable, *([fitting] if least <= 1 / _FAR_BETTER else usual), "cp1252"][0]
    for others in (readable[1:], [*of_language, *_CODECS]):
        if (most := errors(best) or 0.0) > _FEW_ERRORS:
            other, least = _least(others, errors)
            best = other if least <= most / _FAR_BETTER else best
    if readable or usual or rows.count(1) > 0.5 * high or (errors(best) or 0.0) <= 1 / _FAR_BETTER:
        return best
    found = from_bytes(words, cp_exclusion=_NEVER_DETECTED).best()
    codec = codec_of(found.encoding) if found else min(lost, key=lambda codec: lost[codec])
    return "cp1252" if not codec or codec == "iso8859-15" else codec  # they differ in bytes that only windows-1252 has


def _least(names: Iterable[str], errors: Callable[[str], float | None]) -> tuple[str, float]:
    """The first codec with the fewest errors, and these; all of a text are where it is too short to tell."""
    best, least = "", math.inf
    for codec in names:
        found = errors(codec)
        if (found := 1.0 if found is None else found) < least:
            best, least = codec, found
        if not least:
            break
    return best, least


def _words(sample: bytes) -> bytes:
    """The first words that are not ASCII alone."""
    words, size = [], 0
    for match in _WORD.finditer(sample):
        before = _BEFORE.search(sample, max(0, match.start() - _MOST_BEFORE), match.start())
        words.append((before.group() if before else b"") + match.group())
        size += len(words[-1])
        if size > _MOST_WORDS:
            break
    return b" ".join(words)[:_MOST_WORDS]


def _decoded(body: bytes, codec: str) -> str:
    """The text of bytes, with a replacement character for each that is none."""
    return body.decode(codec, _ERRORS.get(codec, "replace"))


def _with_added(error: UnicodeError) -> tuple[str, int]:
    """What browsers read where Python's codecs read nothing: the signs and ideographs that NEC and IBM added to JIS X
    0208 (such as "①" and "㈱"; WHATWG, section 5), which Python has in Shift_JIS alone, and the euro sign of GBK. Else
    the error."""
    if not isinstance(error, UnicodeDecodeError):
        raise error
    pair = error.object[error.start : error.start + 2]
    if error.encoding == "gb18030" and pair[0] == _EURO:
        return "€", error.start + 1
    lowest = {"euc_jp": 0xA1, "iso2022_jp": 0x21}.get(error.encoding)
    added = None if lowest is None else _added(*(byte - lowest for byte in pair))
    if added is None:
        raise error
    return added, error.start + 2


def _as_browsers(error: UnicodeError) -> tuple[str, int]:
    """The same, or a replacement character."""
    try:
        return _with_added(error)
    except UnicodeDecodeError as unread:
        return "\ufffd", unread.end


def _added(row: int, cell: int = -1) -> str | None:
    """A character by its place in JIS X 0208 as it was added to, from 0. Shift_JIS has two rows of 94 in one."""
    if not 0 <= row < _JIS_ROW or not 0 <= cell < _JIS_ROW:
        return None
    place = cell + row % 2 * _JIS_ROW
    pair = row // 2 + (0x81 if row < 62 else 0xC1), place + (0x40 if place < 63 else 0x41)
    try:
        return bytes(pair).decode("cp932")
    except UnicodeDecodeError:
        return None


_JIS_ROW, _EURO = 94, 0x80
codecs.register_error("broadsheet-added", _with_added)
codecs.register_error("broadsheet-as-browsers", _as_browsers)
_ERRORS = dict.fromkeys(("euc_jp", "iso2022_jp", "gb18030"), "broadsheet-as-browsers")
"""How what a codec cannot read is read."""


def _damage(body: bytes, codec: str) -> int:
    return _decoded(body, codec).count("\ufffd")


def _reads_any(body: bytes, codec: str) -> bool:
    """Whether a character beyond ASCII comes out whole: one accent in windows-1252 is no UTF-8 with a stray byte, but
    what is left of a cut quotation mark or emoji is."""
    if codec == "utf-8" and _BEGUN.search(body):
        return True
    return not _decoded(body, codec).replace("\ufffd", "").isascii()


_BEGUN = re.compile(rb"\xe2[\x80-\x84]|\xf0\x9f")
"""The first bytes of marks, dashes and emoji in UTF-8, which make no sense in windows-1252."""


def _telling(body: bytes) -> bytes:
    """The bytes that tell a page's encoding: all, or of a large one the beginning of what is not ASCII alone, since its
    text can stand behind half a megabyte of scripts."""
    if len(body) <= _MOST_TELLING:
        return body
    pieces = (body[at : at + _PIECE] for at in range(0, len(body), _PIECE))
    return b"".join(piece for piece in pieces if not piece.isascii())[:_MOST_TELLING]


def _language(body: bytes) -> str:
    """The language that a page declares: ``zh-tw`` and the like whole, of others the first part; empty for none."""
    match = _LANGUAGE.search(body[:8192])
    if not match:
        return ""
    tag = (match.group(1) or match.group(2)).decode("ascii").lower().replace("_", "-")
    return tag if tag in _BY_LANGUAGE else tag.partition("-")[0]


_TWICE_BYTES = re.compile(rb"\xc2[\x80-\x9f]")
"""UTF-8 of a C1 control character: no text has one, but UTF-8 that was read as Latin-1 and encoded again does."""
_MOST_LOOKED_AT = 1_000


def _holds_controls(body: bytes) -> bool:
    """Whether valid UTF-8 holds a C1 control character. A search for one byte is ten times as fast as a pattern, as
    long as the byte is rare."""
    at = body.find(b"\xc2")
    for _ in range(_MOST_LOOKED_AT):
        if at < 0 or body[at + 1] < 0xA0:
            return at >= 0
        at = body.find(b"\xc2", at + 2)
    return _TWICE_BYTES.search(body, max(at, 0)) is not None


_TWICE = re.compile(
    "[\u00c2-\u00df][\u0080-\u00bf]|[\u00e0-\u00ef][\u0080-\u00bf]{2}|[\u00f0-\u00f4][\u0080-\u00bf]{3}"
)
_SURE = re.compile("[\u0080-\u009f]|[\u00c2\u00c3].")


def decoded_twice(text: str) -> str:
    """The characters that were encoded in UTF-8 twice, read twice, and single control characters read as what they
    are in windows-1252 (as the standard reads ``&#146;``, HTML 13.2.5.80); all others as they are."""
    return _CONTROL.sub(_printed, _TWICE.sub(_once_more, text))


def _once_more(match: re.Match[str]) -> str:
    found = match.group()
    if not _SURE.search(found):
        return found
    try:
        return found.encode("latin-1").decode("utf-8")
    except UnicodeDecodeError:
        return found


_CONTROL = re.compile("[\u0080-\u009f]")


def _printed(match: re.Match[str]) -> str:
    return match.group().encode("latin-1").decode("cp1252", "ignore") or match.group()


def _clean(text: str) -> str:
    return text.replace("\x00", " ") if "\x00" in text else text
