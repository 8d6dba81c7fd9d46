"""Pictures that a site offers to networks of every page, told by their names."""

from __future__ import annotations

import re

_PARTS = re.compile(r"[^a-z0-9]+")
_OFFERED = re.compile(
    r"(?=.*(?:facebook|fb|twitter|ogp?|open-?graph|sns|kakao|social|standard|default|fallback|generic|shar(?:e|ing)))(?!social-?media$)"
    r"(?:(?>facebook|fb|twitter|ogp?|open-?graph|sns|kakao|social|standard|default|fallback|generic|shar(?:e|ing)|image|img|icon|graphic|"
    r"thumb(?:nail)?|media|cards?|site|page|home(?:page)?|banner|preview|unfurl(?:ing)?|cover|wide|landscape|square|large|hd|"
    r"[sc]?\d{1,4}(?:x\d{1,4})?)-?)++$"
)
_OF_ONE = re.compile(r"\d{5}|-.*-")
"""In the name of a folder that is one story's or one picture's."""


_LOGOS = frozenset("logo logos brand branding og opengraph open-graph og-image og-images".split())
"""Folders of what a site is known by."""
_SIGNS = frozenset("logo og opengraph share sharing social default fallback facebook fb twitter".split())
_MOST_WORDS = 4
"""Of a file in such a folder; more tell of a story."""


def is_of_every_page(url: str, site: str = "") -> bool:
    """Whether an offered picture is named for networks and for nothing that it shows but the site:
    ``twitter-standard.jpg``, at example.org ``example-og.png``; not ``blog.png``, nor what lies in a story's folder.
    Likewise what is named so among the site's logos: ``logo/mail-opengraph.png``. ``site``: the host of the page, whose
    pictures lie elsewhere as often."""
    host, _, path = url.partition("#")[0].partition("?")[0].lower().partition("//")[2].partition("/")
    folder, _, name = path.rpartition("/")
    folder = folder.rpartition("/")[2]
    own = {*_PARTS.split(host), *_PARTS.split(site.lower())}
    parts = _PARTS.split(name.rpartition(".")[0])
    if folder in _LOGOS and len(parts) <= _MOST_WORDS and not _SIGNS.isdisjoint(parts):
        return True
    bare = "-".join(part for part in parts if part not in own)
    return _OFFERED.match(bare) is not None and _OF_ONE.search(folder) is None
