"""How each language names people, lets them speak and joins its sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from newsstand.text.phrasebook import Topic, read_topics

_FILES: Mapping[str, tuple[str, ...]] = {
    "en": ("en.txt", "en_news.txt", "en_life.txt"),
    "ru": ("ru.txt",),
    "zh": ("zh.txt",),
}
_CYRILLIC = dict(
    zip(
        "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
        [
            "a",
            "b",
            "v",
            "g",
            "d",
            "e",
            "yo",
            "zh",
            "z",
            "i",
            "y",
            "k",
            "l",
            "m",
            "n",
            "o",
            "p",
            "r",
            "s",
            "t",
            "u",
            "f",
            "kh",
            "ts",
            "ch",
            "sh",
            "shch",
            "",
            "y",
            "",
            "e",
            "yu",
            "ya",
        ],
        strict=True,
    )
)


@dataclass(frozen=True, slots=True)
class Person:
    """A name in full, and the short form used when it is known."""

    full: str
    short: str


@dataclass(frozen=True, slots=True)
class Voice:
    """One language: its topics, its words and its ways of speaking."""

    language: str

    @property
    def topics(self) -> Mapping[str, Topic]:
        """The topics stories are written about."""
        found = read_topics(*_FILES[self.language])
        return {name: topic for name, topic in found.items() if "headline" in topic.banks}

    def bank(self, name: str, topic: str = "any") -> Sequence[str]:
        """A bank of phrases of the language."""
        return read_topics(*_FILES[self.language])[topic].banks.get(name, ())

    @property
    def words(self) -> Mapping[str, Sequence[str]]:
        """The word banks ``$...``."""
        return read_topics(*_FILES[self.language])["words"].banks

    def person(self, random: Random) -> Person:
        """A made-up name."""
        gender = random.choice("fm")
        first = random.choice(self.words[f"$first.{gender}"])
        last = random.choice(self.words["$last"])
        if self.language == "zh":
            return Person(last + first, last + first)
        if self.language == "ru" and gender == "f":
            last += "а"
        return Person(f"{first} {last}", last)

    def said(self, words: str, person: Person, role: str | None) -> str:
        """A sentence of direct speech; the role stands with the first mention only."""
        if self.language == "zh":
            return f"“{words}。”{person.short}说。" if role is None else f"{role}{person.full}说：“{words}。”"
        if self.language == "ru":
            return (
                f"«{words}», — добавляет {person.short}."
                if role is None
                else f"«{words}», — говорит {role} {person.full}."
            )
        return (
            f"“{words},” {person.short} said." if role is None else f"“{words},” said {person.full}, {role}."
        )

    def join(self, sentences: Sequence[str]) -> str:
        """Sentences as one paragraph."""
        return ("" if self.language == "zh" else " ").join(sentences)

    def full_stop(self, words: str) -> str:
        """The words closed as a sentence."""
        return words + ("。" if self.language == "zh" else ".")

    def length(self, text: str) -> int:
        """Words, or characters divided by one and a half in Chinese, so that lengths compare."""
        return len(text) * 2 // 3 if self.language == "zh" else len(text.split())

    def slug(self, headline: str, number: int) -> str:
        """A piece of an address: words in Latin letters, or the number where there are none."""
        latin = "".join(_CYRILLIC.get(char, char) for char in headline.lower())
        kept = "".join(char if char.isascii() and char.isalnum() else "-" for char in latin.replace("'", ""))
        words = [word for word in kept.split("-") if word][:8]
        return "-".join(words) if len(words) > 1 else f"n{number}"
