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
_DIVIDING = re.compile(_TOKEN.pattern.removesuffix(".") + "[()|]", re.S)
"""The same but for characters that stand for themselves, which are most: the others are found sooner."""
_BEYOND = re.compile(r"[^\W\x00-\x7f]")
"""A letter beyond ASCII."""
_MAY_BE_NONE = ("?", "*", "{")
"""What stands behind a part of a pattern that a text may lack."""


class Forms:
    """Patterns, each of which may be several alternatives; read and compiled for the first line that may have one,
    since most pages have none in most languages. Those of other alphabets are not tried where a line has no letter
    that they need."""

    def __init__(self, forms: Iterable[str]) -> None:
        self._forms = tuple(forms)

    @cached_property
    def _alternatives(self) -> Sequence[str]:
        return [each for form in self._forms for each in alternatives(form)]

    @cached_property
    def _plain(self) -> _Patterns:
        return _Patterns([each for each in self._alternatives if not needs_beyond(each)])

    @cached_property
    def _beyond(self) -> _Patterns:
        return _Patterns([each for each in self._alternatives if needs_beyond(each)])

    def are_in(self, text: str) -> bool:
        """Whether a text has one of them."""
        if self._plain.are_in(text):
            return True
        return not text.isascii() and _BEYOND.search(text) is not None and self._beyond.are_in(text)


class _Patterns:
    """The same alternatives in a few patterns."""

    def __init__(self, every: Iterable[str]) -> None:
        by_lead: dict[str, list[str]] = {lead: [] for lead in _LEADS}
        for alternative in every:
            lead = next(lead for lead in _LEADS if alternative.startswith(lead))
            by_lead[lead].append(alternative[len(lead) :])
        behind, begins, first, words, others = by_lead.values()
        self._first = _any_of(("", first), (r"\W*", begins), (r"\W{0,3}", behind))
        within = (_any_of((_BEHIND, behind)), _any_of((r"\b", words), ("", others)))
        self._within = [each for each in within if each]

    def are_in(self, text: str) -> bool:
        if self._first is not None and self._first.match(text):
            return True
        for pattern in self._within:  # noqa: SIM110 - a generator would cost as much as the search
            if pattern.search(text):
                return True
        return False


def alternatives(form: str) -> Iterator[str]:
    """The alternatives of a pattern, as ``|`` outside of all groups parts them."""
    depth, start = 0, 0
    for token in _DIVIDING.finditer(form):
        depth += (token[0] == "(") - (token[0] == ")")
        if token[0] == "|" and not depth:
            yield form[start : token.start()]
            start = token.end()
    yield form[start:]


def needs_beyond(alternative: str) -> bool:
    """Whether nothing without a letter beyond ASCII has this alternative, as far as a quick look tells: such a letter,
    or a group all of whose alternatives need one, stands in it that may not be left out."""
    if alternative.isascii():
        return False
    tokens = list(_TOKEN.finditer(alternative))
    depth = start = 0
    for token, behind in zip(tokens, [*(each[0] for each in tokens[1:]), ""]):
        depth -= token[0] == ")"
        if not depth and behind not in _MAY_BE_NONE:
            if _BEYOND.fullmatch(token[0]):
                return True
            group = alternative[start : token.start()] if token[0] == ")" else ""
            if group.startswith("?:") and all(map(needs_beyond, alternatives(group[2:]))):
                return True
        if token[0] == "(":
            start = start if depth else token.end()
            depth += 1
    return False


def _any_of(*parts: tuple[str, Sequence[str]]) -> re.Pattern[str] | None:
    found = [f"{lead}(?:{'|'.join(forms)})" for lead, forms in parts if forms]
    return re.compile("|".join(found)) if found else None
