"""What a page declares of its text in its head: the article's body and description, as evidence for blocks."""

from __future__ import annotations

import re
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from extractors import tags
from extractors.document import Document

_BODY = re.compile(r'"(?:articleBody|text)"\s*:\s*"((?:[^"\\]|\\.){300,200000})"')
_TYPE = re.compile(r'"@type"\s*:\s*(?:\[\s*)?"(\w+)"')
_NEWS = frozenset(
    ["NewsArticle", "ReportageNewsArticle", "AnalysisNewsArticle", "OpinionNewsArticle", "LiveBlogPosting"]
)
_ESCAPE = re.compile(r"\\(?:u([0-9a-fA-F]{4})|(.))", re.S)
_LETTERS = re.compile(r"\W+")
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
    for element, text in document.scripts:
        if "ld+json" in (element.get("type") or ""):
            types.update(_TYPE.findall(text))
            found = _BODY.search(text)
            if found and not body:
                body = letters(_ESCAPE.sub(_unescape, found.group(1)))
    description, og_article = "", False
    for element in (
        document.elements[i] for i in np.flatnonzero(document.tag == tags.CODES["meta"]).tolist()
    ):
        name = (element.get("property") or element.get("name") or "").lower()
        if name in ("og:description", "description", "twitter:description"):
            value = letters(element.get("content") or "")
            description = max(description, value, key=len)
        elif name == "og:type":
            og_article = (element.get("content") or "").lower() == "article"
    news = bool(types & _NEWS)
    return Declared(body, description, news, news or og_article or bool(types & {"Article", "BlogPosting"}))


def _unescape(match: re.Match[str]) -> str:
    if match.group(1):
        return chr(int(match.group(1), 16))
    return {"n": "\n", "t": "\t", "r": "\n", "b": " ", "f": " "}.get(match.group(2), match.group(2))


def letters(text: str) -> str:
    """The letters and digits of a text, lower case."""
    return _LETTERS.sub("", text.lower())


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
    short = len(declared.description) * 3
    starts, stops = blocks.start.tolist(), blocks.stop.tolist()
    for number in near:
        start, stop = starts[number], stops[number]
        if not declared.body and stop - start > short + 400:
            continue
        text = letters(document.text_between(start, stop, " "))
        if len(text) < _SHORTEST:
            in_body[number] = in_description[number] = -1
            continue
        if declared.body and (
            text in declared.body or (text[:60] in declared.body and text[-60:] in declared.body)
        ):
            in_body[number] = 1
        if declared.description and (text in declared.description or declared.description[:80] in text[:200]):
            in_description[number] = 1
    return in_body, in_description
