"""The site's name where only the link to its home page says it, and the title element or the host agrees."""

from __future__ import annotations

import re
from collections.abc import Iterator

from extractors.document import Document
from extractors.dom import tags
from extractors.metadata.text import absolute, bare_address, clean, fold, words
from extractors.metadata.titles import is_of_host, segments
from extractors.metadata.tree import text_of

_MOST = 20
"""Links to the home page that are looked at."""
_MOST_WORDS = 6
_LONGEST_READ = 120
"""Characters of a text in which a name is looked for: a page can make one as long as itself."""
_LOGO = re.compile(
    r"^(?:logo|home)\b[\W_]*|[\W_]*(?:\b(?:zur|to)\s)?\b(?:logo|header|home|home\s?page|startseite)$", re.I
)
"""What the text of a logo says besides whose it is."""
_NO_CAPITALS = re.compile("[\u0590-\u0dff]")
_NO_NAME = "/\\. \t\r\n"
"""What a path may have before and behind all names."""
_IMG = tags.CODES["img"]


def name_in(document: Document, title: str, base: str) -> str | None:
    """The last part of a title, else the first, that a link to the home page has as well: as its text or title, or as
    its picture's alternative text."""
    parts = [title[slice(*part)].strip() for part in segments(title)]
    if len(parts) < 2:
        return None
    linked = set(map(fold, _names(document, base)))
    return next((part for part in (parts[-1], parts[0]) if fold(part) in linked - {""}), None)


def told_by_host(document: Document, base: str) -> str | None:
    """What a link to the home page says and the host tells, without what the text of a logo says besides: the first
    name, else the first address. No file's name, no address of a subdomain."""
    told = []
    for name in (_once(_LOGO.sub("", text)) for text in _names(document, base) if len(text) <= _LONGEST_READ):
        is_name = "logo" not in name.lower() and (name.count(".") < 2 or " " in name)
        if is_name and len(words(name)) <= _MOST_WORDS and is_of_host(name, document.page.site):
            told.append(name)
    return min(told, key=lambda name: "." in name, default=None)


def in_other_scripts(document: Document, base: str) -> frozenset[str]:
    """Folded names that links to the home page give the site in a script without capitals: its metadata can have the
    name in Latin letters alone."""
    if document.stream.isascii():
        return frozenset()
    names = (name for name in _names(document, base) if len(name) <= _LONGEST_READ and _NO_CAPITALS.search(name))
    return frozenset(map(fold, names)) - {""}


def _once(name: str) -> str:
    """A name of several words without its repetition: a logo for wide screens and one for narrow ones say it twice."""
    said = name.split()
    half = len(said) // 2
    return " ".join(said[:half]) if half > 1 and said[:half] == said[half:] else name


def _home_links(document: Document, base: str) -> list[int]:
    home = bare_address(document.page.url).partition("/")[0]
    if not home:
        return []
    found = document.coded("href").telling(
        lambda hrefs: [_may_lead_to(home, href) and bare_address(absolute(href, base) or "") == home for href in hrefs]
    )
    return [node for node, _ in found if document.tag.item(node) == tags.CODES["a"]][:_MOST]


def _may_lead_to(home: str, href: str) -> bool:
    """Whether a link's path ends where a host or the root of one would: most links' ends say that theirs does not."""
    if href.isascii() and home not in href.lower() and href.lstrip(_NO_NAME)[:1] not in ("", "#", "?"):
        return False  # as of most links within the site
    last = href.partition("#")[0].partition("?")[0].rstrip(_NO_NAME).rpartition("/")[2]
    return not last or home in last.lower() or not last.isascii()


def _names(document: Document, base: str) -> Iterator[str]:
    for link in _home_links(document, base):
        yield clean(text_of(document, link))
        yield clean(document.attribute_of(link, "title"))
        for node in range(link + 1, int(document.end[link])):
            if document.tag.item(node) == _IMG:
                yield clean(document.attribute_of(node, "alt"))
