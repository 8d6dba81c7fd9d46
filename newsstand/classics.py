"""Classical Chinese texts in the public domain, with our own translations into modern Chinese."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import resources


@dataclass(frozen=True, slots=True)
class Classic:
    """One passage: our title, the book and its author, the original's lines and their translation, line by
    line."""

    title: str
    book: str
    author: str
    original: tuple[str, ...]
    translation: tuple[str, ...]


@cache
def read_classics() -> tuple[Classic, ...]:
    """All passages, in the order of the file."""
    text = resources.files("newsstand.text").joinpath("classics.txt").read_text(encoding="utf-8")
    classics = []
    for part in text.split("\n== ")[1:]:
        head, *lines = part.splitlines()
        title, book, author = (word.strip() for word in head.split("|"))
        original = tuple(line[2:] for line in lines if line.startswith("> "))
        translation = tuple(line[2:] for line in lines if line.startswith("< "))
        classics.append(Classic(title, book, author, original, translation))
    return tuple(classics)
