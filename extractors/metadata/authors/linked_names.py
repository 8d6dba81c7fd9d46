"""Where a byline's names lead: links whose text, or whose address among those of writers, is the name of an author that
no source gives an address of. And whom it names besides.

Of 1,414 articles of the development sets 120 had such a link near the headline or in a byline.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from html import unescape
from itertools import islice
from urllib.parse import unquote

from extractors.dom import tags
from extractors.dom.characters import holds_any
from extractors.metadata import marks
from extractors.metadata.authors.names import authors_of, is_person_like
from extractors.metadata.dom import AFTER, BEFORE, Dom
from extractors.metadata.model import Author
from extractors.metadata.text import absolute, bare_address, fold
from extractors.metadata.tree import pieces_of

_LONGEST = 4_000
"""Characters of a link's markup: a portrait can stand in it."""
_BYLINE = 60
"""Elements of a byline; a larger one is a box with other links."""
_MOST = 400
"""Links that are looked at."""
TOPICS = re.compile(r"/(?:tags?|topics?|thema|themen|category|kategorie)/", re.I)
"""In addresses of lists by topic."""
_NO_WRITER = re.compile(
    rf"^(?:mailto|tel|javascript|sms|data|whatsapp):|^#|{TOPICS.pattern}|/(?:search|suche)/|[?&]s=|"
    r"/(?:sharer?|intent|shareArticle)\b",
    re.I,
)
"""Addresses of letters, of lists by topic, of searches, of networks to share a page on."""
_ADDRESS = 300
"""Characters of an address that can end with a name."""
WRITERS = (
    r"authors?|autor(?:en|es|i)?|auteurs?|autore|autorzy|autori(?:us|ai)|avtor\w*|writers?|contributors?|columnist(?:s|as?)?|"
    r"kolumnist\w*|reporters?|staff|journalist(?:e|er|s)?|periodistas?|redacteurs?|redakteur\w*|redaktor\w*|giornalist[aei]|"
    r"dziennikarz\w*|zurnalist\w*|novinar\w*|forfatter|forfattare|skribent(?:er)?|toimittajat?|kirjoittajat?|szerz[oő]k?|yazar\w*|"
    r"muhabir|penulis|wartawan|tac-gia|firmas?|signataires?|bylines?|meet-the-team"
)
"""In addresses, a pattern: what stands before a writer's name."""
_WRITER = re.compile(
    rf"/(?:[a-z]{{2,12}}[-_])?(?:{WRITERS}|users?|bios?|experts?|mitarbeiter|people|team)(?:/[^/?#\s]{{1,40}}){{0,3}}?/"
    r"([^/?#\s.]{5,80})(?:\.\w{2,5})?/?\s*(?:[?#]|$)",
    re.I,
)
"""An address of a writer, with its last part."""
_AMONG_WRITERS = re.compile(rf"/(?:[a-z]{{2,12}}[-_])?(?:{WRITERS})/[^/?#\s]", re.I)
"""An address that says of itself to be a writer's, however short the last part."""


_JOINS = re.compile(
    r"\s*+(?:(,)|,?\s*+(?:and|with|und|mit|et|avec|y|con|e|com|en|met|og|med|och|i|oraz|z|a|и|с|та|й|і|ve|ile|ja|sekä|"
    r"samt|sowie|si|și|şi|és|ir|un|və|va|dan|at|và|και|κι|और|एवं|तथा|ও|এবং|และ|و|اور|და|եւ|և)(?=\s)|&)\s*+",
    re.I,
)
"""What stands between two names of one byline; the comma only before others."""
_TAG = re.compile(r"<[^<>]*+>")
_BETWEEN = 200
"""Characters of markup between two such links."""


def with_joined(authors: Sequence[Author], dom: Dom) -> tuple[Author, ...]:
    """The authors, and those whose links a word joins to theirs in a byline: "Ann Lee with Bo Berg"; commas alone where
    all of them lead to writers' pages. Metadata of many systems name the first alone. Such a byline has all of them."""
    if not authors:
        return tuple(authors)
    known = {fold(author.name) for author in authors}
    for names in _joined(dom):
        folded = [fold(name) for name in names]
        if known < set(folded):
            return (*authors, *(Author(name) for name, key in zip(names, folded) if key not in known))
    return tuple(authors)


def _joined(dom: Dom) -> Iterator[list[str]]:
    """The names of each row of links, to the last of which a word leads, or a comma between writers' pages."""
    names: list[str] = []
    is_joined, are_writers, before = False, True, -1
    for node, href in [*_links(dom), (-1, "")]:
        mark = _JOINS.fullmatch(_between(dom, before, node)) if before >= 0 and node > before else None
        if mark is None:
            if (is_joined or (are_writers and len(names) > 1)) and all(map(_is_person, names)):
                yield names
            names, is_joined, are_writers = [], False, True
        else:
            is_joined = mark.group(1) is None
        before = node
        are_writers = are_writers and _AMONG_WRITERS.search(href) is not None
        names.append(pieces_of(dom.document, node, 200, " ") if node >= 0 else "")


def _between(dom: Dom, one: int, other: int) -> str:
    """The text between two links; "|" where there is too much."""
    s = dom.document.structure
    start, stop = s.close_at.item(one), s.open_at.item(other)
    return unescape(_TAG.sub(" ", dom.document.stream[start:stop])) if 0 <= stop - start <= _BETWEEN else "|"


def _is_person(name: str) -> bool:
    return is_person_like(name) and authors_of(name, visible=True) == (name,)


def with_links(authors: Sequence[Author], dom: Dom, page: str | None, base: str) -> tuple[Author, ...]:
    """The authors, those without an address with that of the first link which has exactly their name, else with one
    among the site's writers that ends with it. ``page``: the article's own address, which is no writer's, nor is the
    home page."""
    lacking = {fold(author.name): author.name for author in authors if not author.url}
    if not lacking:
        return tuple(authors)
    found: dict[str, str] = {}
    for node, href in _links(dom):
        name = fold(_text(dom, node, lacking.values()))
        if name in lacking and name not in found and (url := _of_writer(href, page, base)):
            found[name] = url
    if len(found) < len(lacking):
        found = _own_pages(dom, lacking, base) | found
    return tuple(author if author.url else replace(author, url=found.get(fold(author.name))) for author in authors)


def _own_pages(dom: Dom, names: Mapping[str, str], base: str) -> dict[str, str]:
    """Folded name -> the site's page of a writer whose address ends with it, wherever a link leads there: "View
    profile", the portrait. ``names``: by their folded form."""
    found: dict[str, str] = {}
    firsts = [fold(name.split()[0]) for name in names.values()]
    for node, href in dom.document.attribute("href"):
        if len(href) > _ADDRESS or not holds_any(unquote(href).lower(), firsts):
            continue
        writer = _WRITER.search(unquote(href))
        name = fold(writer.group(1)) if writer else ""
        if name in names and name not in found and dom.document.tag.item(node) == tags.CODES["a"]:
            url = absolute(href, base)
            if url and _host(url) == _host(base):
                found[name] = url
    return found


def _host(url: str) -> str:
    return bare_address(url).partition("/")[0]


def _links(dom: Dom) -> Iterator[tuple[int, str]]:
    """(element, address) of the links near the headline, then of those in bylines."""
    document = dom.document
    spans = [] if dom.header is None else [(dom.header - BEFORE // 2, int(document.end[dom.header]) + AFTER // 2)]
    ends = ((node, int(document.end[node])) for node in dom.nodes_marked(marks.BYLINE))
    spans += [(node, end) for node, end in ends if end - node <= _BYLINE]
    found: dict[int, str] = {}
    for low, high in spans:
        found |= dict(dom.links(low, high))
        if len(found) >= _MOST:
            break
    for node, href in islice(found.items(), _MOST):
        if document.tag.item(node) == tags.CODES["a"] and not dom.foreign[node]:
            yield node, href


def _text(dom: Dom, node: int, names: Iterable[str]) -> str:
    """The text of a link, if one of the names can be it."""
    s = dom.document.structure
    start, stop = s.inner_at.item(node), s.close_at.item(node)
    if stop - start > _LONGEST:
        return ""
    markup = dom.document.stream[start:stop].lower()
    if not any(part.lower() in markup for name in names for part in name.split()[-1:]):
        return ""
    return pieces_of(dom.document, node, 200, " ")


def _of_writer(href: str, page: str | None, base: str) -> str | None:
    """The address of a link, if it can be a writer's."""
    if _NO_WRITER.search(href.strip()):
        return None
    url = absolute(href, base)
    bare = bare_address(url or "")
    is_home = bare == _host(base)
    return None if is_home or bare in (bare_address(page or ""), bare_address(base)) else url
