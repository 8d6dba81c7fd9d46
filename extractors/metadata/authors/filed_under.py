"""Whether a text beside the date is what the article is filed under, though it may be a person's name by its form:
"Women's Volleyball", "Real Estate", "Middle East"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

from extractors.dom import tags
from extractors.metadata import marks
from extractors.metadata.authors.linked_names import TOPICS, WRITERS
from extractors.metadata.dom import Dom
from extractors.metadata.sections import spelled_alike
from extractors.metadata.text import absolute, bare_address, fold
from extractors.metadata.tree import attributes, text_of

_MOST = 20
"""Places of one text that are looked at, and"""
_MOST_LINKS = 2_000
"""links of a page among which those of menus are looked for."""
_LONGEST = 80
_LINK, _MENU = tags.CODES["a"], tags.CODES["nav"]
_OF_WRITER = re.compile(rf"/(?:{WRITERS}|profiles?|person|users?|people|team|bios?|by|@)/|/@|author", re.I)
_LIST = re.compile(
    rf"{TOPICS.pattern}|/(?:sports?|sections?|cat[ée]gor(?:ies|ia|ie)s?|rubri(?:k|ques?|ca)|ressorts?|channels?|departments?)/",
    re.I,
)
"""Of an address: what stands before a section's name, or a topic's."""
_NAMED = re.compile(
    r"(?<![^\W_])(?:categor(?:y|ies|ia|ie)|kategori\w*|cat(?:[_-]?links?)?|sections?|rubri(?:c|k|ka|que|ca)s?|topics?|tags?|"
    r"kicker|eyebrow|ressort|channel|primary[_-]?tag)(?![^\W_])",
    re.I,
)
"""Of a class: of a section's name."""
_MENUS = re.compile(r"(?<![^\W_])(?:nav(?:bar|igation)?|menu|breadcrumbs?)(?![^\W_])", re.I)


def is_section(dom: Dom, line: int, text: str) -> bool:
    """Whether this text in a line shows a section's or a topic's name: by its link or element there, or by a link of a
    menu. What stands elsewhere tells nothing: who writes can be a topic, too."""
    places = [node for _, node in islice(dom.texts.places(text), _MOST)]
    around = (link for link in (_link(dom, node) for node in places) if link is not None)
    links = [link for link in around if _is_all(dom, link, text)]
    if any(_leads_to_writer(dom, link) for link in links):
        return False
    if any(_in_menu(dom, link) for link in links):
        return True
    own = [link for link in links if dom.document.is_within(link, line)]
    named = (node for node in places if dom.document.is_within(node, line))
    return any(_files(dom, link, text) for link in own) or any(_is_named(dom, node, text) for node in named)


def leads_to_writer(dom: Dom, line: int, text: str) -> bool:
    """Whether this text in a line is a link to a writer's page."""
    places = (node for _, node in islice(dom.texts.places(text), _MOST) if dom.document.is_within(node, line))
    links = (link for link in (_link(dom, node) for node in places) if link is not None)
    return any(_is_all(dom, link, text) and _leads_to_writer(dom, link) for link in links)


def _link(dom: Dom, node: int) -> int | None:
    around = (node, *dom.document.ancestors(node))
    return next((each for each in around if dom.document.tag.item(each) == _LINK), None)


def _is_all(dom: Dom, node: int, text: str) -> bool:
    return fold(text_of(dom.document, node, _LONGEST)) == fold(text)


def _leads_to_writer(dom: Dom, link: int) -> bool:
    pairs = attributes(dom.document, link)
    return "author" in pairs.get("rel", "").lower() or _OF_WRITER.search(pairs.get("href", "")) is not None


def _files(dom: Dom, link: int, text: str) -> bool:
    """Whether a link says by its rel or its address that it files the article."""
    pairs = attributes(dom.document, link)
    if not {"category", "tag"}.isdisjoint(pairs.get("rel", "").lower().split()):
        return True
    href = pairs.get("href", "")
    return _LIST.search(href) is not None or _is_beside_sections(dom, href, text)


def _is_named(dom: Dom, node: int, text: str) -> bool:
    """Whether the element of a text, or what holds nothing else, is named for sections, and not for who writes."""
    for above in (node, *dom.document.ancestors(node)):
        if not _is_all(dom, above, text) or dom.bits[above] & marks.BYLINE:
            return False
        if _NAMED.search(dom.document.attribute_of(above, "class")):
            return True
    return False


def _in_menu(dom: Dom, node: int) -> bool:
    return any(
        dom.document.tag.item(above) == _MENU or _MENUS.search(dom.document.attribute_of(above, "class"))
        for above in dom.document.ancestors(node)
        if dom.header is None or not dom.document.is_within(dom.header, above)
    )


def _is_beside_sections(dom: Dom, href: str, text: str) -> bool:
    """Whether an address ends with the text, and a menu leads to others beside it: `/local/golf`, `/local/schools`."""
    folder, name = _folder(dom, href)
    if not folder or not spelled_alike(name, text):
        return False
    return any(other == folder and other_name != name for other, other_name in _of_menus(dom))


def _folder(dom: Dom, href: str) -> tuple[str, str]:
    """The address above that of a link, without host, and what follows."""
    address = bare_address(absolute(href, dom.document.page.url) or "").partition("/")[2]
    folder, _, name = address.rpartition("/")
    return folder, name


def _of_menus(dom: Dom) -> Iterator[tuple[str, str]]:
    for node, href in islice(dom.document.attribute("href"), _MOST_LINKS):
        if dom.document.tag.item(node) == _LINK and _in_menu(dom, node):
            yield _folder(dom, href)
