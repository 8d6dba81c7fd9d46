"""``link`` elements: canonical address, other versions, icons, licence."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import islice

from extractors.document import Document
from extractors.dom import tags
from extractors.metadata.text import absolute, is_home_page, is_unfilled_address
from extractors.metadata.tree import attributes, nodes_of
from extractors.remembered import remembered

_MOST = 500
_LINK, _A = tags.CODES["link"], tags.CODES["a"]
_LICENCE = "license"
_WANTED = frozenset(
    [
        "canonical",
        "alternate",
        "amphtml",
        "icon",
        "apple-touch-icon",
        "apple-touch-icon-precomposed",
        "license",
        "licence",
        "dc.rights",
        "dcterms.rights",
        "image_src",
    ]
)


@dataclass(slots=True)
class Links:
    """Addresses by what they are, as written."""

    canonical: list[str] = field(default_factory=list)
    amp: list[str] = field(default_factory=list)
    languages: list[tuple[str, str]] = field(default_factory=list)
    """(language, address)"""
    icons: list[tuple[int, str]] = field(default_factory=list)
    """(side in pixels or 0, address)"""
    touch_icons: list[tuple[int, str]] = field(default_factory=list)
    """The same, for screens of telephones."""
    licence: list[str] = field(default_factory=list)
    shown_licence: list[str] = field(default_factory=list)
    """The one that the page's visible links name, if they name one."""
    image: list[str] = field(default_factory=list)


def read_links(document: Document) -> Links:
    """Sort the page's link elements."""
    links = Links()
    shown: set[str] = set()
    for node, relations in document.coded("rel").telling(_relations.each)[:_MOST]:
        tag = document.tag.item(node)
        if tag == _LINK or (tag == _A and _LICENCE in relations):
            pairs = attributes(document, node)
            href = pairs.get("href", "").strip()
            if href and tag == _LINK:
                _sort_in(links, relations, href, pairs)
            elif href and not _is_of_picture(document, node):
                shown.add(href)
    if len(shown) == 1:
        links.shown_licence.extend(shown)
    return links


def _is_of_picture(document: Document, node: int) -> bool:
    """Whether a link stands in a figure or a picture's caption, and so speaks of the picture's licence."""
    around = islice(document.ancestors(node), _MOST_AROUND)
    return any(
        document.tag.item(each) in _FIGURES or _CAPTION.search(document.attribute_of(each, "class")) for each in around
    )


_MOST_AROUND = 5
_FIGURES = tags.codes("figure figcaption")
_CAPTION = re.compile(r"(?<![^\W_])(?:caption|(?:photo|image|picture|media)[-_]?credits?)", re.I)


def is_public_licence(address: str) -> bool:
    """Whether an address that is declared as one of rights names a licence, and no publisher or page of terms."""
    return _PUBLIC.match(address.strip()) is not None


_PUBLIC = re.compile(r"(?:https?:)?//(?:www\.)?creativecommons\.org/(?:licenses|publicdomain)/\w", re.I)
_SIDE = re.compile(r"(?<![0-9])([0-9]{1,4})\s?x\s?[0-9]")
"""Of an icon's sizes, or of the name of its file."""


@remembered()
def _relations(value: str) -> frozenset[str]:
    """Those of a rel that are looked for."""
    found = _WANTED.intersection(value.lower().split())
    return found | {_LICENCE} if _LICENCE in value else found


def _sort_in(links: Links, relations: frozenset[str], href: str, pairs: Mapping[str, str]) -> None:
    if "canonical" in relations:
        links.canonical.append(href)
    if "amphtml" in relations:
        links.amp.append(href)
    if "alternate" in relations and pairs.get("hreflang"):
        links.languages.append((pairs["hreflang"].strip(), href))
    if "image_src" in relations:
        links.image.append(href)
    if relations & {"license", "licence"} or (relations & {"dc.rights", "dcterms.rights"} and is_public_licence(href)):
        links.licence.append(href)
    if relations & {"icon", "apple-touch-icon", "apple-touch-icon-precomposed"}:
        sides = _SIDE.findall(pairs.get("sizes", "").lower()) or _SIDE.findall(href.rpartition("/")[2])
        icons = links.icons if "icon" in relations else links.touch_icons
        icons.append((max(map(int, sides), default=0), href))


def own_address(raw: str, base: str, page: str) -> str | None:
    """The address that a page declares as its own; None for the home page and what a template could not fill, which
    all pages of a site then declare, and for that of the machine on which the page was made."""
    host, mine = (_AUTHORITY.match(page) or [""])[0], page.rpartition("/")[2]
    bare = host.partition("//")[2]
    if bare and raw.strip().startswith(f"{bare}/"):
        raw = host[: -len(bare)] + raw.strip()
    found = absolute(raw, base)
    if not found or (_LOOPBACK.match(found) and not _LOOPBACK.match(page)):
        return None
    is_pages = is_home_page(page) if is_home_page(found) else found.rpartition("/")[2] == mine
    return found if is_pages or not is_unfilled_address(found) else None


_AUTHORITY = re.compile(r"https?://[^/?#]+")
_LOOPBACK = re.compile(r"https?://(?:localhost|127\.0\.0\.1|0\.0\.0\.0)(?![\w.-])", re.I)
_MOST_BASES = 20


def base_of(document: Document) -> str:
    """The address that relative ones are resolved against: that of the first ``base`` with one, else the page's."""
    page = document.page.url
    given = (attributes(document, node).get("href") for node in nodes_of(document, "base")[:_MOST_BASES])
    href = next((href for href in given if href is not None), None)
    return (absolute(href, page) if href else None) or page
