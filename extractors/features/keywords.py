"""What class and id strings say: one verdict per distinct string, cached, since a site's strings recur."""

from __future__ import annotations

import re
from functools import lru_cache, reduce
from operator import or_

import numpy as np

from extractors.document import Document
from extractors.dom.arrays import distinct
from extractors.dom.characters import NAME_PART, holds_any
from extractors.dom.columns import Ints
from extractors.remembered import TEXTS, once_a_document, remembered

GROUPS: tuple[tuple[str, str], ...] = (
    (
        "comment",
        "comment disqus discuss replies reply respond guestbook kommentar comentario coment",
    ),
    (
        "related",
        "relat recommend similar trending popular mostread readmore readnext latest teaser upnext outbrain "
        "taboola linklist alsoread morefrom more",
    ),
    (
        "share",
        "share sharing social follow facebook twitter whatsapp pinterest addthis sharedaddy",
    ),
    (
        "navigation",
        "nav navbar navigation navigat submenu menu breadcrumb pager paginat toc contents jump skip tab tabs "
        "toolbar dropdown",
    ),
    (
        "advert",
        "ad ads advert adv banner sponsor promo dfp anzeige werbung affiliate commercial outstream adslot",
    ),
    (
        "subscribe",
        "newsletter subscri signup paywall premium cta login register donat optin membership abo piano",
    ),
    (
        "consent",
        "cookie consent gdpr privacy optout external",
    ),
    (
        "embed",
        "embed tweet twitter instagram tiktok facebook youtube oembed socialmedia bluesky",
    ),
    (
        "facts",
        "fact facts factbox faktabox infobox info summary overview highlights keypoint takeaway aisummary "
        "expandable collapsible accordion",
    ),
    (
        "author",
        "author byline bio biograph contributor autor writer profile avatar vcard",
    ),
    (
        "meta",
        "meta date time timestamp publish posted kicker eyebrow label category readingtime",
    ),
    (
        "tags",
        "tag tags keyword topic topics taxonom hashtag categories",
    ),
    (
        "caption",
        "caption credit legend photo image img figure gallery slideshow carousel media video bildunter",
    ),
    (
        "side",
        "sidebar side aside widget rail secondary infobox box callout pullquote factbox",
    ),
    (
        "foot",
        "foot footer copyright legal disclaimer colophon bottom",
    ),
    (
        "head",
        "header headline head masthead title hero top",
    ),
    (
        "lead",
        "lead lede intro summary subtitle subhead standfirst dek excerpt abstract description perex ingress vorspann",
    ),
    (
        "body",
        "body content prose paragraph articlebody bodytext story entry rte wysiwyg text article post copy "
        "main richtext",
    ),
    (
        "hidden",
        "hidden hide sr offscreen invisible collapsed collapse modal popup overlay tooltip printonly",
    ),
    (
        "list",
        "list listing archive feed grid card cards tile item items result product price shop cart",
    ),
)
"""(group, stems) in the order of the bits; the words are what news sites write in class and id attributes."""

_LONG_STEM = 5
"""A stem of at least this many letters also stands for the words that begin with it; a shorter one only for itself."""
_WORDS: dict[str, int] = {}
for _place, (_, _stems) in enumerate(GROUPS):
    for _stem in _stems.split():
        _WORDS[_stem] = _WORDS.get(_stem, 0) | 1 << _place
_PREFIXES = {stem: found for stem, found in _WORDS.items() if len(stem) >= _LONG_STEM}
_PREFIX_LENGTHS = sorted({len(stem) for stem in _PREFIXES})


@lru_cache(maxsize=TEXTS)  # of strings that were cut short
def _word_bits(word: str) -> int:
    found = _WORDS.get(word, 0)
    for length in _PREFIX_LENGTHS:
        if length > len(word):
            break
        found |= _PREFIXES.get(word[:length], 0)
    return found


_LONGEST = 160
"""Characters of a class or id string that count."""
_ABOUT_OTHERS = re.compile(
    r"(?<!\S)(?:(?:no|without|has|with)[-_]\S+|[\w-]+[-_](?:free|enabled|disabled|open|closed|on|off))(?!\S)", re.I
)
"""What a class says of what else the page has, and not of the element: ``has-right-sidebar``, ``comments-closed``."""
_ABOUT_SIGNS = ("no-", "no_", "without", "has", "with", "-free", "abled", "-open", "closed", "-on", "_on", "off")


@remembered()
def bits(text: str) -> int:
    """The groups that any word of a class or id string belongs to, as bits in the order of ``GROUPS``.

    Utility class lists (as CSS frameworks write them) say how a thing looks, not what it is: only the first 160
    characters count.
    """
    text = text[:_LONGEST]
    if holds_any(text, _ABOUT_SIGNS):
        text = _ABOUT_OTHERS.sub(" ", text)
    return reduce(or_, map(_word_bits, map(str.lower, NAME_PART.findall(text))), 0)


@once_a_document
def by_element(document: Document) -> Ints:
    """Per element that holds a block: the groups that its class and id belong to, as bits; not to be written to."""
    found = np.zeros(len(document), dtype=np.int64)
    holds_blocks = document.subtree_sum(np.bincount(document.blocks.node, minlength=len(document))) > 0
    for name in ("class", "id"):
        named = document.coded(name)
        among = holds_blocks.take(named.node)
        codes = named.code[among]
        asked = distinct(codes)
        says = np.zeros(len(named.strings), dtype=np.int64)
        says[asked] = bits.each(map(named.strings.__getitem__, asked.tolist()))
        found[named.node[among]] |= says.take(codes)
    return found
