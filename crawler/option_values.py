"""Values of a command's options, as argparse takes their types."""

from __future__ import annotations

import re
from argparse import ArgumentTypeError
from collections.abc import Iterable

from w3lib.url import file_uri_to_path

_ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*://", re.I)


def filled(text: str) -> str:
    """A value that says something. An empty one is mostly a shell's variable that is not set, and would have a filter
    let everything pass."""
    if not text.replace(",", " ").strip():
        raise ArgumentTypeError("it is empty; leave the option out where nothing is to be said")
    return text


def local(text: str) -> str:
    """A place on this machine, also as a `file://` address; any other address would become folders of its name."""
    if text.lower().startswith("file://"):
        return file_uri_to_path(text)
    if _ELSEWHERE.match(text):
        raise ArgumentTypeError(f"{text} is not on this machine; name a file here, and bring it there afterwards")
    return text


def listed(values: Iterable[str]) -> list[str]:
    """The single values of an option that may be repeated, and hold several between commas."""
    return [word.strip() for value in values for word in value.split(",") if word.strip()]
