"""Values of a command's options, as argparse takes their types."""

from __future__ import annotations

import re
from argparse import ArgumentTypeError
from collections.abc import Iterable
from urllib.parse import urlsplit

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
        try:
            return path_of(text)
        except ValueError as error:
            raise ArgumentTypeError(str(error)) from None
    if _ELSEWHERE.match(text):
        raise ArgumentTypeError(f"{text} is not on this machine; name a file here, and bring it there afterwards")
    return text


def path_of(address: str) -> str:
    """The path that a `file:` address names. Raises ValueError for one of another machine, such as `file://folder/a.csv`,
    which is meant as a folder here."""
    host = urlsplit(address).netloc
    if host.lower() not in ("", "localhost"):
        raise ValueError(f"{address} names the machine {host}; a file here is file:///path, or the path alone")
    return file_uri_to_path(address)


def listed(values: Iterable[str]) -> list[str]:
    """The single values of an option that may be repeated, and hold several between commas."""
    return [word.strip() for value in values for word in value.split(",") if word.strip()]
