"""A short robust XPath for an element, proven to select it again.

Preference follows the literature on robust wrappers (ROBULA+, Leotta et al. 2016): an id, an itemprop or another
attribute that says what the element is, a stable class token, and only then a position; an ancestor that is easy to
name before a long path. Tokens that look generated (hashes, numbers) are never used: they change with the next
build of the site.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from lxml import etree

from extractors.remembered import remembered

_MOST_ANCESTORS = 8
_MOST_TOKENS = 4
_MOST_ABOVE = 2
"""Names of an ancestor that are tried."""
_MOST_ALIKE = 60
_MOST_STEPS = 16
_NAMING = ("itemprop", "property", "rel", "name", "role", "data-testid", "data-component", "data-qa")
"""Attributes whose values say what an element is."""
_SAYS_NOTHING = frozenset(("nofollow", "noopener", "noreferrer", "external", "presentation", "none"))
"""Values of them that say something else."""
_OF_BUILDS = ("sc-", "css-", "jsx-", "jss-", "emotion-", "svelte-")
"""What libraries that write a page's style put before their hashes, of which some look like words."""
_OF_MODULES = re.compile(
    r"(?P<next>[A-Za-z][A-Za-z\d-]*_[A-Za-z][\w-]*__)[\w+-]{5}"
    r"|(?P<vite>_[A-Za-z][\w-]*_)[a-z\d]{5}_\d+"
    r"|(?P<gatsby>[\w-]+-module--[\w-]+--)[\w+-]{5}"
)
"""What builds make of the names in CSS modules: ``Story_body__x1A2b``, ``_body_x1a2b_12``,
``story-module--body--x1A2b``."""
_LONGEST_TOKEN = 200
"""Characters of a class token that a build makes; how long the forms above are looked for grows with their square."""
_OF_STYLED = re.compile(r"(?:.*-)?sc-[\w-]+")
"""Styled components: behind such a token the next one is a hash, which may look like a word."""
_STYLED_HASH = re.compile(r"[A-Za-z]{5,7}")
_PLAIN = re.compile(r"[A-Za-z][A-Za-z_:-]{1,48}")
_JOINTS = re.compile(r"[_:-]+")
_VOWEL = re.compile(r"[aeiouyAEIOUY]")
_CASE_CHANGE = re.compile(r"[a-z][A-Z]")
_CAMEL = re.compile(r"(?:[A-Z]?[a-z]+)(?:[A-Z][a-z]+)*")
_NAME = re.compile(r"[A-Za-z_][\w.-]*")
_POSITION = re.compile(r"\[\d+\](?:/|$)")
_PATH = re.compile(rf"(?:/{_NAME.pattern}(?:\[\d+\])?)+")


@remembered()
def stem_of(token: str) -> str:
    """Of a class token that a build has made from a name in a CSS module the part that the next build keeps, to its
    last joint; empty of any other.

    ``page_story__title`` may be a designer's: a hash of the same look has seldom lower-case letters alone, and neither
    has the name before it.
    """
    found = _OF_MODULES.fullmatch(token) if len(token) <= _LONGEST_TOKEN else None
    if found is None or (found["next"] and token.islower() and not re.search(r"\d", token[found.end("next") :])):
        return ""
    return str(found[found.lastgroup or 0])


@remembered()
def is_stable(token: str) -> bool:
    """Whether a class token or id looks written by a person rather than generated.

    Digits (``post-123``), vowelless runs (``bdnlx``), random-looking changes of case (``aXbQz``, ``kkVQOY``), the
    prefixes of libraries (``css-abcxyz``) and the looks of CSS modules (``stem_of``) mark a generated token.
    """
    if not _PLAIN.fullmatch(token):
        return False
    if token.isalpha():  # neither a library nor a module puts letters alone
        return _is_written(token)
    return not token.startswith(_OF_BUILDS) and not stem_of(token) and all(map(_is_written, _JOINTS.split(token)))


def _is_written(part: str) -> bool:
    """The same of the letters between two joints."""
    if len(part) >= 5 and not _VOWEL.search(part):
        return False
    if not 4 <= len(part) <= 8 or part.islower() or part.isupper():
        return True
    return _CAMEL.fullmatch(part) is not None and len(_CASE_CHANGE.findall(part)) < 2


@remembered(2_048)
def compiled(expression: str) -> etree.XPath:
    """A compiled XPath. Raises lxml.etree.XPathError for a broken one."""
    found = _ANYWHERE.sub(r"/descendant::\1", expression)
    try:
        return etree.XPath(_CLASS_TEST.sub(r'(contains(@class, "\1") and \g<0>)', found), smart_strings=False)
    except ValueError as error:  # characters that no XML may hold
        raise etree.XPathError(str(error)) from error


_HAS_CLASS = r'contains\(concat\(" ", normalize-space\(@class\), " "\), " ([\w.-]+) ?"\)'
_CLASS_TEST = re.compile(_HAS_CLASS)
"""``has_class`` or ``has_stem`` in an expression: most classes do not hold the token at all, which is told in half the
time."""
_ANYWHERE = re.compile(rf'^//(\w+)(?=\[(?:@[\w-]+="[^"]*"|{_HAS_CLASS})\](?:/|$))')
"""``//div[...]`` with a predicate that asks for no position: written so that libxml2 goes through the elements once. As
it stands, it first lists all nodes of the page, their texts too, and then the children of each: twice the time."""


def select(root: Any, expression: str) -> list[Any]:
    """The elements that an XPath selects in the tree of ``root``; [] for an expression that selects no nodes."""
    return [node for node in select_values(root, expression) if isinstance(node, etree._Element)]


def select_values(root: Any, expression: str) -> list[Any]:
    """The elements, attributes' values and texts that it selects, or the one text that it makes."""
    try:
        found = compiled(expression)(root.getroottree())
    except etree.XPathError:
        return []
    return found if isinstance(found, list) else [found] if isinstance(found, str) else []


def literal(text: str) -> str:
    """A string as an XPath literal (XPath 1.0 has no escapes, so both kinds of quotes need concat)."""
    if '"' not in text:
        return f'"{text}"'
    if "'" not in text:
        return f"'{text}'"
    return "concat(" + ", '\"', ".join(f'"{part}"' for part in text.split('"')) + ")"


def has_class(token: str) -> str:
    """The predicate that an element's class list holds a token."""
    return f'contains(concat(" ", normalize-space(@class), " "), {literal(f" {token} ")})'


def has_stem(stem: str) -> str:
    """The predicate that an element's class list holds a token that begins so."""
    return f'contains(concat(" ", normalize-space(@class), " "), {literal(f" {stem}")})'


def _class_tests(element: Any) -> Iterator[str]:
    """Predicates that hold of an element's class list after the next build of its site, too."""
    before = ""
    for token in element.get("class", "").split():
        if stem := stem_of(token):
            yield has_stem(stem)
        elif is_stable(token) and not (_STYLED_HASH.fullmatch(token) and _OF_STYLED.fullmatch(before)):
            yield has_class(token)
        before = token


def _names(element: Any) -> Iterator[str]:
    """Predicates that name an element by itself, most robust first; bare at last."""
    identifier = element.get("id", "")
    if identifier and is_stable(identifier):
        yield f"[@id={literal(identifier)}]"
    for attribute in _NAMING:
        value = element.get(attribute, "")
        if value and len(value) < 60 and value not in _SAYS_NOTHING and is_stable(value):
            yield f"[@{attribute}={literal(value)}]"
    tests = list(islice(_class_tests(element), _MOST_TOKENS))
    yield from (f"[{test}]" for test in tests)
    if len(tests) > 1:
        yield f"[{' and '.join(tests)}]"
    yield ""


def _tag(element: Any) -> str:
    name = str(element.tag)
    return name if _NAME.fullmatch(name) else "*"


def _step(element: Any) -> str:
    """The step from an element's parent to it: by a stable name if that is unique among its siblings, else by place."""
    parent = element.getparent()
    tag = _tag(element)
    if parent is None:
        return tag
    for predicate in _names(element):
        try:
            found = compiled(f"./{tag}{predicate}")(parent)
        except etree.XPathError:
            continue
        if len(found) == 1:
            return tag + predicate
    return _by_place(element)


def _by_place(element: Any) -> str:
    tag = _tag(element)
    place = 1 + sum(1 for s in element.itersiblings(preceding=True) if tag == "*" or s.tag == element.tag)
    return f"{tag}[{place}]"


def counts(expression: str) -> bool:
    """Whether an XPath of ``xpaths_of`` counts siblings in one of its steps."""
    return _POSITION.search(expression) is not None


class Matches:
    """What simple expressions select in one tree, each evaluated once for all paths of a page."""

    def __init__(self, root: Any) -> None:
        self._root = root
        self._known: dict[str, list[Any]] = {}

    def of(self, expression: str) -> list[Any]:
        """The elements that an expression selects."""
        known = self._known.get(expression)
        if known is None:
            known = self._known[expression] = select(self._root, expression)
        return known


def xpath_of(element: Any) -> str:
    """A short XPath that selects exactly this element in its tree.

    Never raises: where nothing better is unique, the absolute path is returned.
    """
    return next(xpaths_of(element))


def xpaths_of(element: Any, limit: int = 1, matches: Matches | None = None) -> Iterator[str]:
    """At most ``limit`` XPaths that each select exactly this element in its tree, the most robust first; the
    absolute path where there is no better one. ``matches`` of the same tree saves time over several elements."""
    matches = matches or Matches(element.getroottree().getroot())
    found: set[str] = set()
    for expression in _proven(element, matches):
        if expression in found:  # two ancestors of one name
            continue
        yield expression
        found.add(expression)
        if len(found) >= limit:
            return
    if not found:
        yield absolute(element)


def _proven(element: Any, matches: Matches) -> Iterator[str]:
    """Expressions that select the element alone: by its own names, then anywhere below a named ancestor, which
    survives a wrapper put between them, then by steps from an ancestor, which may count siblings."""
    tag, own = _tag(element), list(_names(element))
    for name in own:
        if matches.of(f"//{tag}{name}") == [element]:
            yield f"//{tag}{name}"
    few = list(dict.fromkeys((own[0], own[-1])))
    for above in islice(element.iterancestors(), _MOST_ANCESTORS):
        for predicate in islice((name for name in _names(above) if name), _MOST_ABOVE):
            top = f"//{_tag(above)}{predicate}"
            for name in few:
                if _only_below(element, matches.of(f"//{tag}{name}"), matches.of(top)):
                    yield f"{top}//{tag}{name}"
    yield from _by_steps(element, matches)


def _only_below(element: Any, same: Sequence[Any], tops: Sequence[Any]) -> bool:
    """Whether the element is the only one of its name below elements of another name."""
    if not tops or len(same) > _MOST_ALIKE:
        return False
    chosen = set(tops)
    return [each for each in same if any(above in chosen for above in each.iterancestors())] == [element]


def _by_steps(element: Any, matches: Matches) -> Iterator[str]:
    tail, node, tried = "", element, 0
    for _ in range(_MOST_ANCESTORS):
        parent = node.getparent()
        if parent is None:
            return
        tail = f"/{_step(node)}{tail}"
        for predicate in _names(parent):
            if not predicate and parent.tag in ("div", "td", "span", "li", "tr"):
                continue
            top = f"//{_tag(parent)}{predicate}"
            if parent not in matches.of(top):  # a name that XPath reads otherwise
                continue
            tried += 1
            if tried > _MOST_STEPS:
                return
            if matches.of(top + tail) == [element]:
                yield top + tail
        node = parent


def absolute(element: Any) -> str:
    """The path by positions from the top of the tree."""
    path = str(element.getroottree().getpath(element))
    if _PATH.fullmatch(path):
        return path
    steps = [_by_place(each) for each in (element, *element.iterancestors())]  # a tag that XPath cannot name
    return "".join(f"/{step}" for step in reversed(steps))
