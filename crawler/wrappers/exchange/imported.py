"""What an imported file gives: records, and what of the file could not be used."""

from __future__ import annotations

from dataclasses import dataclass

from lxml import etree

from crawler.registry.problems import Problem
from crawler.wrappers.storage import WrapperRecord

BY_PERSON = frozenset(("hand", "fivefilters"))
"""`Wrapper.method` of wrappers that a person wrote: they were not learned with a parser, and hold for any."""


@dataclass(frozen=True, slots=True)
class Imported:
    """The wrappers of a file, with their counts where it has them, and warnings for the user."""

    records: tuple[WrapperRecord, ...]
    warnings: tuple[Problem, ...] = ()


def why_no_xpath(expression: str, *, selects_nodes: bool = True) -> str | None:
    """Why a text is no XPath that can be used, in words; None if it is one.

    With ``selects_nodes`` an expression that gives a text or a number is none either.
    """
    if not expression.strip():
        return "is empty"
    try:
        found = etree.XPath(expression)(etree.ElementTree(etree.Element("html")))
    except etree.XPathError as error:
        return f"is no XPath ({error})"
    except (TypeError, ValueError) as error:  # NUL and the like
        return f"is no XPath ({error})"
    if selects_nodes and not isinstance(found, list):
        return "gives a text or a number, not elements"
    return None


def ascii_site(site: str) -> str:
    """A site's key as pages have it: a name in another script is in ASCII in their addresses."""
    try:
        return site if site.isascii() else site.encode("idna").decode("ascii")
    except UnicodeError:
        return site
