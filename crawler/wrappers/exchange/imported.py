"""What an imported file gives: records, and what of the file could not be used."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from lxml import etree

from crawler.discovery.addresses import ascii_host
from crawler.plurals import how_many
from crawler.registry.problems import Problem
from crawler.wrappers.storage import WrapperRecord
from extractors import PARSER_VERSION, Wrapper

LONGEST = 20_000
"""Characters of an XPath: the longest of Full-Text RSS's site configurations has a few thousand."""


@dataclass(frozen=True, slots=True)
class Imported:
    """The wrappers of a file, with their counts where it has them, and warnings for the user."""

    records: tuple[WrapperRecord, ...]
    warnings: tuple[Problem, ...] = ()


_LITERAL = re.compile(r"\"[^\"]*\"|'[^']*'")
_PREDICATE = re.compile(r"\[[^\[\]]*\]")
_NO_ELEMENT = re.compile(r"(?:(?:@|\battribute\s*::)\s*[\w:.*-]+|(?<![\w.-])text\s*\(\s*\))[\s)]*$")
_BY_ID = re.compile(r"(?<![\w.-])id\s*\(")
_CALL = re.compile(r"(?<![\w.])([^\W\d][\w.-]*)\s*\(")
_PREFIX = re.compile(r"([^\W\d][\w.-]*):(?=[\w*])")
_ARGUMENTS = {
    name: counts
    for counts, names in {
        (0, 0): "last position true false",
        (0, 1): "local-name namespace-uri name string string-length normalize-space number",
        (1, 1): "count id boolean not lang sum floor ceiling round",
        (2, 2): "starts-with contains substring-before substring-after",
        (2, 3): "substring",
        (3, 3): "translate",
        (2, 1_000): "concat",
    }.items()
    for name in names.split()
}
"""How many arguments a function of XPath 1.0 takes, at least and at most (https://www.w3.org/TR/xpath-10/, 4)."""
_KNOWN = _ARGUMENTS.keys() | frozenset("comment text processing-instruction node and or div mod".split())
"""What a parenthesis may follow in XPath 1.0: functions, tests of a node, operators."""
_WHOLE_PAGE_OR_BRACKET = re.compile(r"[\[\]]|(?<![\w.\])*/])/|\b(?:preceding|following)\s*::")
_PART = re.compile(r"([^\W\d][\w.-]*)\s*\(|[^\W\d][\w.-]*|\S")


def holds_here(wrapper: Wrapper) -> bool:
    """Whether a wrapper can be used with the parser of this version."""
    return wrapper.parser == PARSER_VERSION or wrapper.by_person


def why_no_xpath(expression: str, *, selects_elements: bool = True, may_be_text: bool = False) -> str | None:
    """Why a text is no XPath that can be used, in words; None if it is one.

    With ``selects_elements`` an expression that can select nothing but attributes and texts is none either. With
    ``may_be_text`` it may select these, or make a text of its own.
    """
    if not expression.strip():
        return "is empty"
    if len(expression) > LONGEST:
        return f"is longer than {LONGEST} characters"
    try:
        found = etree.XPath(expression)(etree.ElementTree(etree.Element("html")))
    except etree.XPathError as error:
        return f"is no XPath ({error})"
    except (TypeError, ValueError) as error:  # NUL and the like
        return f"is no XPath ({error})"
    if not isinstance(found, list) and not (may_be_text and isinstance(found, str)):
        return "gives a number or a condition" if may_be_text else "gives a text or a number, not elements"
    bare = _LITERAL.sub("''", expression)
    why = _why_never_evaluated(bare) or _why_endless(bare)
    return why or (_why_no_elements(bare) if selects_elements and not may_be_text else None)


def _why_never_evaluated(bare: str) -> str | None:
    """What libxml2 would find wrong only on a page where a predicate is reached. ``bare``: without its literals."""
    prefix = next((name for name in _PREFIX.findall(bare) if name != "xml"), None)
    if prefix is not None:
        return f"is no XPath (the prefix {prefix}: is not known)"
    registered: Iterable[Any] = etree.FunctionNamespace(None)  # bytes, whatever its types say
    added = {bytes(name).decode() for name in registered}  # parsel's has-class
    unknown = next((name for name in _CALL.findall(bare) if name not in _KNOWN and name not in added), None)
    if unknown is not None:
        return f"is no XPath (there is no function {unknown})"
    wrong = _wrong_call(bare)
    if wrong is not None:
        return f"is no XPath ({wrong})"
    return "is no XPath (there are no variables)" if "$" in bare else None


def _wrong_call(bare: str) -> str | None:
    """The first call that ends with too few or too many arguments, in words."""
    open_: list[tuple[str, int]] = [("", 0)]
    """(name, arguments so far) of each parenthesis and bracket."""
    for part in _PART.finditer(bare):
        name, count = open_[-1]
        if part[0] in (")", "]"):
            open_.pop()
            least, most = _ARGUMENTS.get(name, (count, count))
            if not least <= count <= most:
                return f"{name}() with {how_many(count, 'argument')}"
            continue
        open_[-1] = name, count + 1 if part[0] == "," else max(count, 1)
        if part[0][-1] in "([":
            open_.append((part[1] or "", 0))
    return None


def _why_endless(bare: str) -> str | None:
    """Whether a predicate looks at the whole page for each of the elements that another one looks at the whole page
    for: the cube of a page's elements, which no trial shows where a condition before it is false on the made page."""
    looks = [False]
    """Of the path and of each open predicate: whether it looks at the whole page."""
    for part in _WHOLE_PAGE_OR_BRACKET.finditer(bare):
        if part[0] == "[":
            looks.append(False)
        elif part[0] == "]":
            looks.pop()
        else:
            looks[-1] = True
            if sum(looks[1:]) > 1:
                return "looks at the whole page within a predicate of a predicate, which takes too long"
    return None


def alternatives(expression: str) -> list[str]:
    """The paths that an XPath joins, without their literals and predicates."""
    path, before = _LITERAL.sub("''", expression), ""
    while path != before:
        path, before = _PREDICATE.sub("", path), path
    return path.split("|")


def _why_no_elements(bare: str) -> str | None:
    if all(_NO_ELEMENT.search(part) and not _BY_ID.search(part) for part in alternatives(bare)):
        return "selects attributes or texts, not elements"
    return None


def ascii_site(site: str) -> str:
    """A site's key as pages have it: a name in another script is in ASCII in their addresses."""
    try:
        return ascii_host(site)
    except UnicodeError:
        return site
