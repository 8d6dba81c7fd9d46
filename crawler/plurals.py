"""Numbers of things as messages say them."""

from __future__ import annotations


def how_many(number: int, noun: str) -> str:
    """`1 page`, `2 pages`: for nouns whose plural has an s."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
