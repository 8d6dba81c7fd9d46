"""Values of a command's options, as argparse takes their types."""

from __future__ import annotations

from argparse import ArgumentTypeError


def filled(text: str) -> str:
    """A value that says something. An empty one is mostly a shell's variable that is not set, and would have a filter
    let everything pass."""
    if not text.replace(",", " ").strip():
        raise ArgumentTypeError("it is empty; leave the option out where nothing is to be said")
    return text
