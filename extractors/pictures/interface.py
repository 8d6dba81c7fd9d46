"""Pictures of a page's interface: icons, arrows, marks of networks to share it on, and logos that lead home.

They are looked for where no size, class or role tells them. In the blocks of seven development sets they were 32
pictures of 17 pages, all looked at; beside them two pages lose the icons of the products that they list.
"""

from __future__ import annotations

import re
from functools import lru_cache
from urllib.parse import unquote

from extractors.document import Document
from extractors.dom.characters import NAME_PART, holds_any
from extractors.linked import link_around

LEAST = 100
"""Pixels: a picture that states both sides as long as this is no icon, whatever its name."""
LINK_LEVELS = 4
_SHARING = re.compile(
    r"^(?:mailto|whatsapp|fb-messenger|sms|viber):|/sharer\b|/share(?:article)?/?(?:\?|$)|/intent/(?:tweet|post|compose)"
    r"|\b(?:wa\.me|api\.whatsapp\.com)/|\bt\.me/share|/pin/create|\bnews\.google\.com/publications",
    re.I,
)
_SHARING_SIGNS = ("mailto", "whatsapp", "messenger", "sms", "viber", "share", "intent", "wa.me", "/pin/", "news.google")
"""One of them is in whatever ``_SHARING`` matches, and is found sooner."""
_LOGO = re.compile(r"logo|\.svg(?:$|\?)", re.I)
_FRONT = re.compile(r"(?:https?:)?//[^/?#\s]+/?$|/$", re.I)
_FOLDER = re.compile(r"/(?:icons?|socials?|sprites?|emojis?)/")
_DIGEST = re.compile(r"(?<![0-9A-Za-z])(?=[A-Za-z]*\d)[0-9A-Za-z]{6,}")
_SIGNS = frozenset(
    "icon icons ico arrow arrows chevron caret zoom lupe loupe magnifier enlarge expand fullscreen hamburger menu "
    "close spinner loader sprite print printer printfriendly button btn facebook fb twitter whatsapp instagram "
    "linkedin linked youtube tiktok telegram pinterest bluesky threads mastodon xing reddit snapchat flipboard "
    "tumblr weibo wechat messenger email mail envelope rss feed share sharing copy link comment comments bookmark "
    "search".split()
)
_QUALITIES = frozenset(
    "logo black white color colour dark light mode grey gray round circle square small large on off follow us to "
    "the new left right up down alt regular solid scale in pin it".split()
)
_DRAWN, _PAINTED = (".svg",), (".png", ".gif", ".webp")


def is_interface(document: Document, node: int, url: str, width: int | None, height: int | None) -> bool:
    """Whether an image of this address and stated size is an icon by its name, or leads to where a page is shared; or a
    logo that leads to a site's front page."""
    if min(width or 0, height or 0) >= LEAST:
        return False
    if is_icon(url):
        return True
    target = link_around(document, node, LINK_LEVELS).strip() if document.in_link[node] else ""
    if holds_any(target.lower(), _SHARING_SIGNS) and _SHARING.search(target):
        return True
    return _FRONT.match(target) is not None and _LOGO.search(url) is not None


@lru_cache(maxsize=1024)
def is_icon(url: str) -> bool:
    """Whether a file lies among icons, or is named by words of signs and their qualities ("zoom-in.f7dae02f.svg")."""
    path = unquote(url.partition("#")[0].partition("?")[0])
    if _FOLDER.search(path.lower()):
        return True
    if not path.lower().endswith(_DRAWN + _PAINTED):
        return False
    stem = path.rpartition("/")[2].partition(".")[0]
    if _DIGEST.search(stem):  # an upload, whatever it was called at home
        return False
    words = [word.lower() for word in NAME_PART.findall(stem) if len(word) > 1]
    return not _SIGNS.isdisjoint(words) and _SIGNS.union(_QUALITIES).issuperset(words)
