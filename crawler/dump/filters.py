"""Which lines a dump is about."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from crawler.keywords import Keywords
from crawler.line_fields import metadata_of, text_of
from crawler.moments import moment_of
from crawler.spiders.arguments import DateWindow
from extractors import ARTICLE, UNSURE, Reason, article_language, language_code

VERDICTS = (ARTICLE, UNSURE, str(Reason.PAYWALL_STUB))
"""Verdicts of lines; whatever has another one is no article and stands in no output."""


class FilterError(ValueError):
    """A filter is not understood; the message is for the user."""


@dataclass(frozen=True, slots=True)
class Filters:
    """What a line must be like; empty means anything.

    `folders` are those of domains; `dates` bound `datePublished`; `languages` are codes (en): a line's own, or that
    of its body where it declares none; `min_length` counts characters of the body; of `keywords` one must stand in
    the article, as `crawler.keywords` says.
    """

    folders: frozenset[str] = frozenset()
    dates: DateWindow = field(default_factory=DateWindow)
    undated: bool = False
    languages: frozenset[str] = frozenset()
    verdicts: frozenset[str] = frozenset()
    min_confidence: float = 0.0
    min_length: int = 0
    keywords: Keywords = field(default_factory=Keywords)

    def refusal(self, folder: str, line: Mapping[str, Any]) -> str | None:
        """The name of the first filter that the line fails, or None if it passes all."""
        metadata, extraction = metadata_of(line), line.get("extraction")
        extraction = extraction if isinstance(extraction, Mapping) else {}
        if self.folders and folder not in self.folders:
            return "domain"
        if self.dates and not self._is_dated(metadata.get("datePublished")):
            return "dates"
        if self.languages and language_of(metadata, text_of(line.get("body"))) not in self.languages:
            return "language"
        if self.verdicts and extraction.get("verdict") not in self.verdicts:
            return "verdict"
        confidence = extraction.get("confidence")
        if self.min_confidence and not (
            isinstance(confidence, int | float) and confidence >= self.min_confidence
        ):
            return "confidence"
        if len(text_of(line.get("body"))) < self.min_length:
            return "length"
        if not self.keywords.admit(line.get("headline"), line.get("body"), metadata.get("keywords")):
            return "keywords"
        return None

    def _is_dated(self, published: object) -> bool:
        moment = moment_of(published)
        return self.undated if moment is None else self.dates.may_hold_written(moment, str(published))


def language_of(metadata: Mapping[str, Any], body: str) -> str | None:
    """The language that a line gives (`en` of `en-GB`) if its words bear it out, else theirs; None if neither tells."""
    language = article_language(text_of(metadata.get("inLanguage")) or None, body)
    return language_code(language) if language else None


def language_named(tag: str) -> str:
    """The code of a language that was asked for: `en` of `en-GB` or `English`. Raises FilterError."""
    code = language_code(tag)
    if code is None:
        raise FilterError(f"{tag!r} is no language; it looks like en or pt-BR")
    return code


def verdict_named(name: str) -> str:
    """A verdict of an article. Raises FilterError."""
    if name not in VERDICTS:
        raise FilterError(f"no article has the verdict {name!r}; there are: {', '.join(VERDICTS)}")
    return name


