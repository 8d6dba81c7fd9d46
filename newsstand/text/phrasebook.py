"""The phrasebook: phrases of one language by topic, and how a phrase becomes a sentence.

File format: ``== topic | section | tag, tag`` opens a topic, ``-- bank`` a bank of phrases, one a line;
``#`` is a remark.
In a phrase, ``[a|b]`` is a choice and braces are slots:

``{town}``      a word of the bank ``$town``, the same throughout one story; ``{+town}`` a fresh one
``{town/1}``    its second form (forms are divided by `` / `` in the bank); ``{town^}`` with a capital letter
``{n:3-9}``     a fresh number; ``{p:20-40}`` one after which Russian takes the genitive plural
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from random import Random

_CHOICE = re.compile(r"\[([^\[\]]*\|[^\[\]]*)\]")
_SLOT = re.compile(r"\{(\+?)([a-z.]+)(?::(\d+)-(\d+))?(?:/(\d))?(\^?)\}")


@dataclass(frozen=True, slots=True)
class Topic:
    """One topic: its section, tags and banks of phrases."""

    name: str
    section: str
    tags: tuple[str, ...]
    banks: Mapping[str, tuple[str, ...]]


@cache
def read_topics(*files: str) -> Mapping[str, Topic]:
    """The topics of the named files, in the order of the files."""
    topics: dict[str, Topic] = {}
    for file in files:
        text = resources.files(__package__ or "newsstand.text").joinpath(file).read_text(encoding="utf-8")
        for topic in _parse(text):
            topics[topic.name] = topic
    return topics


def _parse(text: str) -> list[Topic]:
    heads: list[list[str]] = []
    banks: list[dict[str, list[str]]] = []
    bank: list[str] = []
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        if line.startswith("== "):
            heads.append([part.strip() for part in line[3:].split("|")])
            banks.append({})
        elif line.startswith("-- "):
            bank = banks[-1].setdefault(line[3:].strip(), [])
        else:
            bank.append(line)
    return [
        Topic(
            name=head[0],
            section=head[1] if len(head) > 1 else "",
            tags=tuple(tag.strip() for tag in head[2].split(",")) if len(head) > 2 else (),
            banks={name: tuple(lines) for name, lines in found.items()},
        )
        for head, found in zip(heads, banks, strict=True)
    ]


class Phrases:
    """Phrases of one story: remembers the words that stay the same, and never says one phrase twice.

    ``used`` counts phrases over a whole paper, so that its stories share as few as possible.
    """

    def __init__(
        self, random: Random, topic: Topic, words: Mapping[str, Sequence[str]], used: dict[str, int]
    ) -> None:
        self._random = random
        self._words = {
            **words,
            **{name: lines for name, lines in topic.banks.items() if name.startswith("$")},
        }
        self._fixed: dict[str, str] = {}
        self._said: set[str] = set()
        self._used = used

    def fix(self, slot: str, word: str) -> None:
        """From here on the slot holds this word."""
        self._fixed[slot] = word

    def pick(self, bank: Sequence[str]) -> str | None:
        """The phrase of the bank least used so far and new in this story, filled in; None when all are
        said."""
        fresh = [phrase for phrase in bank if phrase not in self._said]
        if not fresh:
            return None
        least = min(self._used.get(phrase, 0) for phrase in fresh)
        phrase = self._random.choice([phrase for phrase in fresh if self._used.get(phrase, 0) == least])
        self._said.add(phrase)
        self._used[phrase] = self._used.get(phrase, 0) + 1
        return self.fill(phrase)

    def fill(self, phrase: str) -> str:
        """The phrase with its choices made and slots filled, beginning with a capital letter."""
        while _CHOICE.search(phrase):
            phrase = _CHOICE.sub(lambda match: self._random.choice(match[1].split("|")), phrase)
        sentence = _SLOT.sub(self._slot, phrase)
        return sentence[:1].upper() + sentence[1:]

    def _slot(self, match: re.Match[str]) -> str:
        fresh, name, low, high, form, capital = match.groups()
        if low is not None:
            return self._number(name, int(low), int(high))
        word = self._word(name, fresh=bool(fresh))
        forms = word.split(" / ")
        word = forms[min(int(form or 0), len(forms) - 1)]
        return word[:1].upper() + word[1:] if capital else word

    def _word(self, name: str, *, fresh: bool) -> str:
        if not fresh and name in self._fixed:
            return self._fixed[name]
        taken = self._fixed.get(name)
        word = self._random.choice([word for word in self._words["$" + name] if word != taken])
        if not fresh:
            self._fixed[name] = word
        return word

    def _number(self, kind: str, low: int, high: int) -> str:
        number = self._random.randint(low, high)
        if kind == "p":
            while number % 10 in (1, 2, 3, 4) and number % 100 not in (11, 12, 13, 14):
                number += 1
        return str(number)
