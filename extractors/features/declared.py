"""What a page declares of its text in its head: the article's body and description, as evidence for blocks."""

from __future__ import annotations

import re
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom.arrays import where_true
from extractors.dom.plain_text import BORDER, without
from extractors.metadata.json_loading import scripts_of
from extractors.remembered import once_a_document

_BODY = re.compile(r'"(?:articleBody|text)"\s*:\s*"([^"\\]*(?:\\.[^"\\]*)*)"', re.S)
_SHORTEST_BODY, _LONGEST_BODY = 300, 200_000
"""Characters of a declared body, an escape counted as one."""
_TYPE = re.compile(r'"@type"\s*:\s*(?:\[\s*)?"(\w+)"')
_NEWS = frozenset(
    ["NewsArticle", "ReportageNewsArticle", "AnalysisNewsArticle", "OpinionNewsArticle", "LiveBlogPosting"]
)
_ESCAPE_SIGN = re.compile(r"\\.", re.S)
_ESCAPE = re.compile(r"\\(?:u([0-9a-fA-F]{4})|(.))", re.S)
_NO_LETTER, _NO_LETTER_NOR_BORDER = r"\W", r"[^\w\0]"
_SHORTEST = 12
"""Letters that a block must have to be looked up: shorter ones stand anywhere."""


@dataclass(frozen=True, slots=True)
class Declared:
    """Texts with all but letters and digits out, lower case; empty where the page declares none."""

    body: str
    description: str
    news: bool
    """JSON-LD calls the page a news article."""
    article: bool
    """og:type or JSON-LD calls it an article of any kind."""


def read(document: Document) -> Declared:
    """Read the head's declarations; never raises."""
    body, types = "", set()
    for _, text in scripts_of(document):
        types.update(_TYPE.findall(text))
        body = body or _body(text)
    description, og_article = "", False
    for name, content in document.metas:
        name = name.lower()
        if name in ("og:description", "description", "twitter:description"):
            description = max(description, letters(content), key=len)
        elif name == "og:type":
            og_article = content.lower() == "article"
    news = bool(types & _NEWS)
    return Declared(body, description, news, news or og_article or bool(types & {"Article", "BlogPosting"}))


def _body(text: str) -> str:
    """The first text of some length that JSON-LD calls a body; empty if there is none."""
    if '"articleBody"' not in text and '"text"' not in text:
        return ""
    for found in _BODY.finditer(text):
        raw = found.group(1)
        escapes = len(_ESCAPE_SIGN.findall(raw)) if "\\" in raw else 0
        if _SHORTEST_BODY <= len(raw) - escapes <= _LONGEST_BODY:
            return letters(_ESCAPE.sub(_unescape, raw) if escapes else raw)
    return ""


def _unescape(match: re.Match[str]) -> str:
    if match.group(1):
        return chr(int(match.group(1), 16))
    return {"n": "\n", "t": "\t", "r": "\n", "b": " ", "f": " "}.get(match.group(2), match.group(2))


def letters(text: str) -> str:
    """The letters and digits of a text, lower case."""
    return without(text.lower(), _NO_LETTER)


def letters_between(document: Document, starts: list[int], stops: list[int]) -> list[str]:
    """The letters and digits of several stretches of a document's stream, lower case."""
    known, spans = _letters(document), list(zip(starts, stops))
    missing = [span for span in spans if span not in known]
    if missing:
        texts = document.texts_between([start for start, _ in missing], [stop for _, stop in missing])
        together = without(BORDER.join(texts).lower(), _NO_LETTER_NOR_BORDER)
        known.update(zip(missing, together.split(BORDER)))
    return [known[span] for span in spans]


@once_a_document
def _letters(document: Document) -> dict[tuple[int, int], str]:
    """Those of the stretches that were asked for: most are whole blocks, for each who asks."""
    return {}


def standing(
    document: Document, declared: Declared, near: range
) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """Per block ``near`` the content: 1 if it stands in the declared body, 0 if not, -1 if there is none; the same
    for the description."""
    blocks = document.blocks
    in_body = np.full(len(blocks), 0 if declared.body else -1, dtype=np.int64)
    in_description = np.full(len(blocks), 0 if declared.description else -1, dtype=np.int64)
    if not (declared.body or declared.description):
        return in_body, in_description
    longest = len(declared.description) * 3 + 400
    first, last = near.start, near.stop
    size = blocks.sum(document.structure.run_chars)[first:last]
    chosen = np.arange(first, last) if declared.body else first + where_true(size <= longest)
    texts = letters_between(document, blocks.start[chosen].tolist(), blocks.stop[chosen].tolist())
    body, description = declared.body, declared.description
    beginning = description[:80]
    for number, text in zip(chosen.tolist(), texts):
        if len(text) < _SHORTEST:
            in_body[number] = in_description[number] = -1
            continue
        if body and (text in body or (text[:60] in body and text[-60:] in body)):
            in_body[number] = 1
        if description and (text in description or beginning in text[:200]):
            in_description[number] = 1
    return in_body, in_description
