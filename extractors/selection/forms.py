"""Many forms of which a line may have one, looked for sooner than by one pattern: Python's patterns try every
alternative at every character."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

START = r"(?:^|[.!?:…–—|,]\s|[.!?:…–—|]\s.{0,3}\s)\W{0,3}"
"""Where an imperative is the house's: behind a sentence, or what a clause says that asks who reads."""
_BEHIND = r"[.!?:…–—|,]\s(?:(?<=[^,]\s).{0,3}\s)?\W{0,3}"
"""The same within a line: it begins with a few characters, which are found at once."""
_LEADS = (START, r"^\W*", "^", r"\b", "")
"""What forms begin with; those that begin alike are tried together."""
_TOKEN = re.compile(r"\\.|\[\^?\]?(?:\\.|[^\]\\])*+\]|.", re.S)
"""An escaped character, a set of characters, or one character of a pattern."""


class Forms:
    """Patterns, each of which may be several alternatives; compiled for the first line that may have one, since most
    pages have none in most languages."""

    def __init__(self, forms: Iterable[str]) -> None:
        by_lead: dict[str, list[str]] = {lead: [] for lead in _LEADS}
        for alternative in (each for form in forms for each in alternatives(form)):
            lead = next(lead for lead in _LEADS if alternative.startswith(lead))
            by_lead[lead].append(alternative[len(lead) :])
        self._by_lead = tuple(by_lead.values())
        behind, _, _, words, others = self._by_lead
        self.only_begin = not (behind or words or others)
        """Whether all of them begin a line."""

    @cached_property
    def _first(self) -> re.Pattern[str] | None:
        behind, begins, first, _, _ = self._by_lead
        return _any_of(("", first), (r"\W*", begins), (r"\W{0,3}", behind))

    @cached_property
    def _within(self) -> Sequence[re.Pattern[str]]:
        behind, _, _, words, others = self._by_lead
        return [each for each in (_any_of((_BEHIND, behind)), _any_of((r"\b", words), ("", others))) if each]

    def are_in(self, text: str) -> bool:
        """Whether a text has one of them."""
        if self._first is not None and self._first.match(text):
            return True
        return any(pattern.search(text) for pattern in self._within)


def alternatives(form: str) -> Iterator[str]:
    """The alternatives of a pattern, as ``|`` outside of all groups parts them."""
    depth, start = 0, 0
    for token in _TOKEN.finditer(form):
        depth += (token[0] == "(") - (token[0] == ")")
        if token[0] == "|" and not depth:
            yield form[start : token.start()]
            start = token.end()
    yield form[start:]


def _any_of(*parts: tuple[str, Sequence[str]]) -> re.Pattern[str] | None:
    found = [f"{lead}(?:{'|'.join(forms)})" for lead, forms in parts if forms]
    return re.compile("|".join(found)) if found else None
