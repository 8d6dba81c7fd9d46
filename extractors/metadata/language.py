"""The language a page declares."""

from __future__ import annotations

import re
from collections.abc import Mapping

from extractors.document import Document
from extractors.metadata.json_ld import JsonLd
from extractors.metadata.tree import attributes

_CODE = re.compile(r"^([a-zA-Z]{2,3})(?:[-_]([a-zA-Z]{4}))?(?:[-_]([a-zA-Z]{2}|\d{3}))?(?:[-_.@].*)?$")
_NAMES = {"english": "en", "german": "de", "deutsch": "de", "french": "fr", "français": "fr",
"spanish": "es", "español": "es",
          "italian": "it", "italiano": "it", "chinese": "zh", "japanese": "ja", "russian": "ru",
          "polish": "pl", "turkish": "tr",
          "czech": "cs", "swedish": "sv", "portuguese": "pt", "dutch": "nl"}  # fmt: skip


def normal_language(value: str) -> str | None:
    """A BCP 47 tag in its usual case (``de-AT``, ``zh-Hans-CN``), or None for what is none."""
    text = value.strip().split(",")[0].strip()
    if text.lower() in _NAMES:
        return _NAMES[text.lower()]
    match = _CODE.match(text)
    if not match or match.group(1).lower() in ("und", "mul", "xx"):
        return None
    parts = [match.group(1).lower()]
    if match.group(2):
        parts.append(match.group(2).title())
    if match.group(3):
        parts.append(match.group(3).upper())
    return "-".join(parts)


def language_of(document: Document, head: Mapping[str, list[str]], found: JsonLd) -> str | None:
    """``lang`` of html or body, then JSON-LD, Content-Language, og:locale."""
    for node in range(min(len(document), 2)):
        pairs = attributes(document, node)
        for name in ("lang", "xml:lang"):
            language = normal_language(pairs.get(name, ""))
            if language:
                return language
    value = found.article.get("inLanguage") or found.page.get("inLanguage")
    if isinstance(value, dict):
        value = value.get("alternateName") or value.get("name")
    candidates = [value if isinstance(value, str) else ""]
    for name in ("content-language", "language", "og:locale", "dc.language", "dcterms.language"):
        candidates += head.get(name, [])[:1]
    for candidate in candidates:
        language = normal_language(candidate)
        if language:
            return language
    return None
