"""Mojibake in any field of any page: text that was read in a wrong encoding.

    python -m benchmarks.mojibake CORPUS_DIR [--recode] [--own] [--jobs N]

Every page of every set in the directory is extracted (a rejected page's attempt too), and every text of its line is
searched for what wrong decodings leave behind. What the page itself holds is no fault of ours: its bytes are valid in
the encoding that they declare, or valid UTF-8, and the same characters stand in its text. With ``--recode`` the pages
are written in the older encodings of their language first, under a right label, under none, and under ``utf-8``, and
have to read the same. Exit status 1 if anything is found.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import unescape
from pathlib import Path
from typing import Any

from benchmarks.corpus import Record, read_sets
from benchmarks.parallel import forked
from benchmarks.predict import article_of
from extractors import extract_page
from extractors.encoding import codec_of, decode

_REST = "[\u0080-\u00bf" + "".join(bytes([code]).decode("cp1252", "ignore") for code in range(0x80, 0xA0)) + "]"
"""What a byte from 80 to BF is in Latin-1 or windows-1252."""
SIGNS = re.compile(
    "[\ufffd\x80-\x84\x86-\x9f]"  # what could not be decoded, and control characters that no text has
    "|锟斤拷|烫烫烫|屯屯屯|ï¿½"  # replacement characters and uninitialised bytes read as GBK or Latin-1
    f"|[ÂÃ]{_REST}|[à-ï]{_REST}{{2}}|(?:[ÐÑ]{_REST}){{2}}"  # UTF-8 read as Latin-1 or windows-1252
    "|(?:[РС][\u0402-\u040f\u0452-\u045f°±µ·]){3}"  # UTF-8 read as windows-1251
)
"""What wrong decodings leave behind."""
_DECLARED = re.compile(rb"charset\s*=\s*[\"']?\s*([\w.:-]{2,40})", re.I)
_DECLARATION = re.compile(r"<meta[^>]*charset[^>]*>|<\?xml[^>]*>", re.I)
_LABELS: Mapping[str, tuple[tuple[str, str], ...]] = {
    "zh": (("gb18030", "gb2312"), ("big5hkscs", "big5")),
    "ja": (("cp932", "windows-31j"), ("euc_jp", "x-euc-jp"), ("iso2022_jp", "iso-2022-jp")),
    "ko": (("cp949", "windows-949"),),
    "ru": (("cp1251", "x-cp1251"), ("koi8_r", "koi8-r")),
    "de": (("cp1252", "iso-8859-1"),),
    "fr": (("cp1252", "iso-8859-1"),),
    "es": (("cp1252", "iso-8859-1"),),
    "sv": (("cp1252", "iso-8859-1"),),
    "tr": (("cp1254", "iso-8859-9"),),
    "pl": (("cp1250", "windows-1250"), ("iso8859_2", "iso-8859-2")),
    "cs": (("cp1250", "windows-1250"), ("iso8859_2", "iso-8859-2")),
    "el": (("cp1253", "windows-1253"),),
}
"""Language -> (codec, label) of the encodings in which its pages were written before UTF-8."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One place that looks wrong; ``own`` where the page itself holds it."""

    id: str
    field: str
    text: str
    codec: str
    own: bool


def texts(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """(path, text) of every text in a JSON value."""
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from texts(item, f"{path}.{key}" if path else str(key))
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from texts(item, path)


def findings(record: Record) -> list[Finding]:
    """What looks wrong in a page's fields."""
    article = article_of(extract_page(record.page))
    if article is None:
        return []
    found = []
    text, codec = decode(record.body)
    shown = ""
    for field, value in texts(article.to_json()):
        match = SIGNS.search(value)
        if match:
            shown = shown or unescape(unescape(text))
            own = match.group() in shown and _is_sound(record.body, codec)
            around = value[max(0, match.start() - 20) : match.end() + 20]
            found.append(Finding(record.id, field, around, codec, own))
    return found


def _is_sound(body: bytes, codec: str) -> bool:
    """Whether a page's bytes are right in the encoding in which they were read: then its faults are its own."""
    try:
        body.decode(codec)
    except UnicodeDecodeError:
        # a stray byte among bytes that are right in the declared encoding is the page's fault as well
        lost = body.decode(codec, "replace").count("\ufffd")
        high = sum(byte > 127 for byte in body)
        return lost <= max(2, 0.05 * high)
    declared = _DECLARED.search(body[:8192])
    return codec == "utf-8" or (declared is not None and codec_of(declared.group(1).decode()) == codec)


def recoded(record: Record) -> list[tuple[str, str, bool]]:
    """(codec, kind of label, whether the text came back) for each older encoding of the page's language."""
    text, _ = decode(record.body)
    language = (record.lang or "")[:2].lower()
    bare = _DECLARATION.sub("", text)
    results = []
    for codec, label in _LABELS.get(language, ()):
        written = bare.encode(codec, "ignore")
        wanted = _beyond_ascii(written.decode(codec))
        if len(wanted) < max(20, 0.9 * len(_beyond_ascii(bare))):
            continue  # a page that could not be written in this encoding
        for kind, meta in (("right", label), ("none", ""), ("utf-8", "utf-8")):
            head = f'<meta charset="{meta}">'.encode() if meta else b""
            read, _ = decode(head + written)
            results.append((codec, kind, _beyond_ascii(read) == wanted))
    return results


def _beyond_ascii(text: str) -> str:
    return re.sub(r"[\x00-\x7f]", "", text)


def main(arguments: list[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.mojibake", description="Look for wrongly decoded text in every field of every page."
    )
    parser.add_argument("corpus", type=Path, metavar="CORPUS_DIR", help="directory of sets (*.jsonl, *.jsonl.xz)")
    parser.add_argument("--recode", action="store_true", help="also in the older encodings of each page's language")
    parser.add_argument("--own", action="store_true", help="also list what the pages hold themselves")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes (default 1)")
    options = parser.parse_args(arguments)
    paths = sorted([*options.corpus.glob("*.jsonl"), *options.corpus.glob("*.jsonl.xz")])
    if not paths:
        parser.error(f"no set of pages in {options.corpus}")
    ours, own, pages = 0, 0, 0
    back: Counter[tuple[str, str, bool]] = Counter()

    def looked_at(record: Record) -> tuple[list[Finding], list[tuple[str, str, bool]]]:
        return findings(record), recoded(record) if options.recode else []

    for found, again in forked(looked_at, read_sets(paths), options.jobs, chunksize=8):
        pages += 1
        back.update(again)
        own += sum(finding.own for finding in found)
        for finding in found:
            ours += not finding.own
            if options.own or not finding.own:
                print(f"{finding.id}\t{finding.field}\t{finding.codec}\t{finding.text!r}")
    print(f"{pages} pages: {ours} wrongly decoded texts, {own} that the pages hold themselves")
    for codec, kind in sorted({(codec, kind) for codec, kind, _ in back}):
        right, wrong = back[codec, kind, True], back[codec, kind, False]
        print(f"{codec:12} label {kind:6} {right} of {right + wrong} read back")
    return int(ours > 0)


if __name__ == "__main__":
    sys.exit(main())
