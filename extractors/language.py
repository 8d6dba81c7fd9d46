"""The language of a page: what it declares, corrected by the scripts of its text.

A declaration alone misleads on pages whose template was made elsewhere (``lang="en"`` over a Chinese text),
so a text in a script of few languages has the last word. Nothing here guesses between languages of
one script; ``extractors.article_language`` does, for an article that is found.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from extractors.dom.arrays import where_true
from extractors.language_codes import TWO_LETTERS, shortest_code

if TYPE_CHECKING:
    from extractors.document import Document

_TAG = re.compile(r"([a-z]{2,3})(?:[-_]([a-z]{4}))?(?:[-_]([a-z]{2}|\d{3}))?(?:[-_.@].*)?$", re.I)
_NAMES = {
    "english": "en", "german": "de", "deutsch": "de", "french": "fr", "français": "fr", "spanish": "es",
    "español": "es", "italian": "it", "chinese": "zh", "japanese": "ja", "korean": "ko", "russian": "ru",
    "polish": "pl", "turkish": "tr", "czech": "cs", "swedish": "sv", "portuguese": "pt", "dutch": "nl",
}  # fmt: skip
_NONE = frozenset({"und", "mul", "mis", "zxx", "utf", "iso", "win"})
"""What has the shape of a code and names no language, encodings among it: ``content-language: utf-8``."""
# Codes in wide use that are no language codes, or that have another one in the tables we read.
_ALIASES = {
    "cn": "zh", "chs": "zh", "cht": "zh", "cmn": "zh", "yue": "zh", "jp": "ja", "kr": "ko", "gb": "en", "iw": "he",
    "in": "id", "cz": "cs", "dk": "da", "gr": "el", "ua": "uk",
}  # fmt: skip
_NOT_THEIR_COUNTRY = frozenset(
    "af am ar be bn ca cs cy da el en eo et eu fa ga gl gu he hi hy ja ka kk km kn ko ky ml mr ms my ne pa si sl sq sr "
    "sv ta te uk ur vi zh".split()
)
"""Languages whose code is that of no country, or of one where they are not spoken."""
_IN_TABLES = {"no": "nb", "fil": "tl"}
_SCRIPTS: tuple[tuple[str, re.Pattern[str]], ...] = (
    ("ja", re.compile("[\u3041-\u3096\u30a1-\u30fa]")),
    ("zh", re.compile("[\u3400-\u4dbf\u4e00-\u9fff]")),
    ("ko", re.compile("[\uac00-\ud7a3]")),
    ("th", re.compile("[\u0e01-\u0e4e]")),
    ("el", re.compile("[\u0370-\u03ff]")),
    ("he", re.compile("[\u05d0-\u05ea]")),
    ("hy", re.compile("[\u0531-\u058a]")),
    ("ka", re.compile("[\u10a0-\u10ff]")),
    ("ta", re.compile("[\u0b80-\u0bff]")),
    ("te", re.compile("[\u0c00-\u0c7f]")),
    ("kn", re.compile("[\u0c80-\u0cff]")),
    ("ml", re.compile("[\u0d00-\u0d7f]")),
    ("gu", re.compile("[\u0a80-\u0aff]")),
)
_LETTER = re.compile(r"[^\W\d_]")
_SAMPLE = 1_500
"""Characters of text that are looked at: the longest runs of the page, where the article is."""
_SHARE_OF_SCRIPT = 0.3
"""A text whose letters are in a script by this share is in its language: Latin names and addresses stand in
most Asian texts, the other way round hardly ever."""
_MOSTLY_ASCII = 0.8
_SHARE_OF_KANA = 0.1
"""Japanese: a tenth of kana among the letters is enough; a third to a half is usual, Chinese has none."""


def page_language(document: Document) -> str | None:
    """Two- or three-letter code of the page's language, or None if neither page nor script tells."""
    declared = declared_language(document)
    text = sample(document)
    found = script_language(text)
    if found and not (declared and same_script(declared, found)):
        return found
    if declared in _UNSPACED and found is None and text:
        return None  # declared Chinese, Japanese, Korean or Thai over a text in other letters
    return declared


def declared_language(document: Document) -> str | None:
    """The first of: ``lang`` or ``xml:lang`` of root or body, meta content-language, language, og:locale."""
    for value in _declarations(document):
        code = language_code(value)
        if code:
            return code
    return None


def language_tag(value: str) -> str | None:
    """A BCP 47 tag in its usual case (``de-AT``, ``zh-Hans-CN``) of what a page writes; None for what is none."""
    name = re.split("[,;]", value, maxsplit=1)[0].strip()
    if name.lower() in _NAMES:
        return _NAMES[name.lower()]
    match = _TAG.match(name)
    if not match:
        return None
    given = match.group(1).lower()
    code = _ALIASES.get(given) or (shortest_code(given) if len(given) == 3 else given)
    if code is None or code in _NONE or (len(code) == 2 and code not in TWO_LETTERS):
        return None
    script, region = (match.group(2) or "").title(), (match.group(3) or "").upper()
    return "-".join(part for part in (code, script, _region(code, region)) if part)


def _region(code: str, region: str) -> str:
    """A region as it is meant: ``en-EN``, ``ja-JA`` and Facebook's ``ar_AR`` say the language twice."""
    if region.lower() == code and code in _NOT_THEIR_COUNTRY:
        return ""
    return "419" if code == "es" and region in ("LA", "XL") else "GB" if region == "UK" else region


def language_code(value: str) -> str | None:
    """``en`` of ``en-GB``, ``en_US``, ``ENG`` or ``English``; None for what is no language tag."""
    tag = language_tag(value)
    code = tag.partition("-")[0] if tag else None
    return _IN_TABLES.get(code, code) if code else None


def script_language(text: str) -> str | None:
    """The language of a text in a script that one language all but owns; None for all others."""
    ascii_share = len(text.encode("ascii", "ignore")) / max(len(text), 1)
    if ascii_share > _MOSTLY_ASCII:
        return None
    letters = len(_LETTER.findall(text))
    if not letters:
        return None
    for code, pattern in _SCRIPTS:
        share = len(pattern.findall(text)) / letters
        if share >= (_SHARE_OF_KANA if code == "ja" else _SHARE_OF_SCRIPT):
            return code
    return None


def sample(document: Document) -> str:
    """Some thousand characters of the page's visible text: its longest runs, in document order."""
    s = document.structure
    visible = where_true(~document.silent[s.run_owner])
    length = s.run_chars[visible]
    longest = visible[np.argsort(-length, kind="stable")[:12]]
    runs: list[int] = []
    total = 0
    for run in longest.tolist():
        if total >= _SAMPLE:
            break
        runs.append(run)
        total += min(int(s.run_chars[run]), 200)
    return " ".join(s.stream[int(s.run_at[run]) : int(s.run_stop[run])][:200] for run in sorted(runs))


_UNSPACED = ("zh", "ja", "ko", "th")
_SHARED = {"he": ("yi",), "zh": ("wuu", "nan", "hak", "gan", "hsn", "lzh"), "el": ("grc",)}


def is_unspaced(code: str) -> bool:
    """Whether a language is written in letters that a Latin text cannot be in."""
    return code in _UNSPACED


def same_script(declared: str, found: str) -> bool:
    """Whether a text in the script of ``found`` may well be in the declared language."""
    return declared == found or declared in _SHARED.get(found, ())


def _declarations(document: Document) -> Iterator[str]:
    for top in document.roots:
        for element in (top, top.find("body")):
            if element is not None:
                yield str(element.get("lang") or element.get("xml:lang") or "")
    metas: dict[str, str] = {}
    contents = dict(document.attribute("content"))
    for kind in ("http-equiv", "name", "property"):
        for node, value in document.attribute(kind):
            key = value.strip().lower()
            if key in _META and document.name(node) == "meta":
                metas.setdefault(key, contents.get(node, ""))
    for key in _META:
        if key in metas:
            yield metas[key]


_META = ("content-language", "language", "og:locale", "dc.language", "inlanguage")
