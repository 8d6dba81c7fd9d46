"""Whether an article is about something that a user named: a crawl's, a dump's and an archive's keywords."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, field

from crawler.duplicates.shingles import has_unspaced
from crawler.words import MARKS, shown

_MARKS = re.sub(r"[\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]", "", MARKS)
"""Marks that make another word; the points of Hebrew and Arabic, which most writers leave out, do not."""

LONGEST_TOLD = 200
"""Characters of keywords that are told one by one."""


@dataclass(frozen=True, slots=True)
class Keywords:
    """Words or phrases of which one must stand in headline, body or the article's own keywords: as whole words, in
    upper or lower case, and anywhere where words have no spaces between."""

    words: tuple[str, ...] = ()
    _pattern: re.Pattern[str] | None = field(init=False, default=None, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_pattern", _pattern_of(self.words))

    def __bool__(self) -> bool:
        return self._pattern is not None

    def admit(self, headline: object, body: object, own: object) -> bool:
        """Whether an article has one of them; if there are none, every article does. `own` are the article's keywords;
        what is no text counts as absent."""
        if self._pattern is None:
            return True
        texts = [headline, body, *(own if isinstance(own, list) else ())]
        return any(isinstance(text, str) and self._pattern.search(shown(text)) for text in texts)

    def say_no_more_than(self, others: str) -> bool:
        """Whether what none of others stands in has none of these either; `others` as `str` wrote them."""
        within = set(keywords_of(others.casefold()).words)
        return bool(self) and (str(self) == others or {word.casefold() for word in self.words} <= within)

    def __str__(self) -> str:
        """All of them; of many, which would be kept with every page that they rule out, their number and a digest."""
        text = ", ".join(self.words)
        if len(text) <= LONGEST_TOLD:
            return text
        return f"any of {len(self.words)} words ({hashlib.sha256(text.encode(errors='replace')).hexdigest()[:16]})"


def keywords_of(text: str) -> Keywords:
    """Keywords as a user writes them in one argument, divided by commas: `flood, high water`."""
    words = (" ".join(word.split()) for word in text.split(","))
    return Keywords(tuple(dict.fromkeys(word for word in words if word)))


def _pattern_of(words: tuple[str, ...]) -> re.Pattern[str] | None:
    parts = []
    for word in filter(str.strip, map(shown, words)):
        # over one line break, but not over the two between paragraphs
        phrase = r"\s".join(map(re.escape, word.split()))
        parts.append(phrase if has_unspaced(word) else rf"(?<![\w{_MARKS}]){phrase}(?![\w{_MARKS}])")
    return re.compile("|".join(parts), re.I) if parts else None
