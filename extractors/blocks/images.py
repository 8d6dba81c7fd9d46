"""Which file an ``img`` stands for: lazy-load attributes, srcset, picture and noscript resolved.

Pages put a placeholder into ``src`` and the real address elsewhere, for scripts to move over (USERS.md, 18).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from extractors.blocks.model import Size
from extractors.blocks.urls import MEDIA_SCHEMES, absolute
from extractors.dom.source_sets import candidates, is_whole_set

LAZY_SOURCES = (
    "data-src",
    "data-original",
    "data-lazy-src",
    "data-lazy",
    "data-original-src",
    "data-hi-res-src",
    "data-full-src",
    "data-large-file",
    "data-orig-file",
    "data-lazyload",
    "data-image",
    "data-img-src",
    "data-actualsrc",
    "data-defer-src",
    "data-echo",
    "data-ezsrc",
    "data-cfsrc",
    "data-opt-src",
    "data-llsrc",
    "data-lazysrc",
    "data-litespeed-src",
    "data-flickity-lazyload",
    "data-splide-lazy",
    "real_src",
    "zoomfile",
    "file",
)
"""In order of trust. What lazy-load scripts in use on news sites read."""
_LAZY = frozenset(LAZY_SOURCES)
SOURCE_SETS = ("data-srcset", "data-lazy-srcset", "srcset")
SMALLEST = 40
"""Pixels: pictures whose stated width or height is less are icons, avatars and counting pixels."""

_SOURCES_READ = 12
_PLACEHOLDER = re.compile(
    r"(?:^|[/_.-])(?:placeholders?|spacer|blank|empty|transparent|clear|1x1|pixel|lazy|lazyload|loading|loader|dummy|"
    r"grey|gray|fallback|default)[^/]{0,24}\.(?:gif|png|svg|jpe?g|webp)(?:$|[?#])",
    re.I,
)
_COUNTER = re.compile(
    r"facebook\.com/tr\b|doubleclick\.net|scorecardresearch|//(?:\w+\.)?met\.vgwort\.de|google-analytics|quantserve|"
    r"/(?:pixel|beacon|counter|count|track(?:ing|er)?)(?:\.(?:gif|png|php)|[/?])|ioam\.de|ivwbox|amazon-adsystem|"
    r"//pixel\.|//counter\.",
    re.I,
)
_DECORATION = re.compile(
    r"(?:^|[\s_-])(?:avatar|gravatar|emoji|smil(?:ey|ies)|icon|logo|spinner|author-(?:image|photo|picture|img))(?:$|[\s_-])",
    re.I,
)
_PICTURE = re.compile(r"^[^\s,{}<>]{1,2000}\.(?:jpe?g|png|webp|avif)(?:\?[^\s,{}<>]{0,2000})?$", re.I)
_SIZE = re.compile(r"(?:-\d{2,4}x\d{2,4}|-scaled)(?=\.[a-z]{3,4}$)", re.I)
_OF_SIZE = frozenset(
    ("w", "h", "width", "height", "q", "quality", "dpr", "fit", "auto", "format", "fm", "resize", "itok")
)
"""Parameters by which servers of pictures are told a size, a quality and a format, never another picture."""
_TEXTS = frozenset(("src", "alt", "title", "id", "class", "name", "longdesc", "usemap"))
"""Attributes that hold no address, and the one that was asked before."""
_LENGTH = re.compile(r"\s*(\d{1,5})(?:\.\d+)?\s*(?:px)?\s*$")
_STYLE_LENGTH = {
    name: re.compile(rf"(?:^|;)\s*{name}\s*:\s*(\d{{1,5}})(?:\.\d+)?px", re.I) for name in ("width", "height")
}


def length(value: str | None) -> int | None:
    """A width or height attribute in pixels; None for percentages and nonsense."""
    match = _LENGTH.match(value or "")
    return int(match.group(1)) if match else None


def stated_size(attributes: Mapping[str, str]) -> tuple[int | None, int | None]:
    """(width, height) that an element's attributes or inline style state, in CSS pixels."""
    found: list[int | None] = []
    style = attributes.get("style") or ""
    for name, pattern in _STYLE_LENGTH.items():
        styled = pattern.search(style) if style else None
        found.append(int(styled.group(1)) if styled else length(attributes.get(name)))
    return found[0], found[1]


def size_of(width: int | None, height: int | None) -> Size | None:
    """The stated size, where both sides are stated and are a picture's."""
    return Size(width, height) if width and height else None


def is_decoration(attributes: Mapping[str, str], width: int | None, height: int | None) -> bool:
    """Icons, avatars, logos, emoji and counting pixels: no pictures of an article. With the stated size."""
    if (width is not None and width < SMALLEST) or (height is not None and height < SMALLEST):
        return True
    names = f"{attributes.get('class') or ''} {attributes.get('id') or ''}"
    return bool(names.strip() and _DECORATION.search(names)) or attributes.get("role") == "presentation"


def is_advert(width: int | None, height: int | None) -> bool:
    """Whether a linked picture has exactly one of the sizes that advertisers sell (IAB, fixed sizes)."""
    return (width, height) in _ADVERTS


_ADVERTS = frozenset(
    ((728, 90), (970, 90), (970, 250), (468, 60), (234, 60), (320, 50), (320, 100), (300, 250), (336, 280), (160, 600))
    + ((120, 600), (300, 600))
)


def is_late(attributes: Mapping[str, str]) -> bool:
    """Whether a script is to show the picture later."""
    return not _LAZY.isdisjoint(attributes)


def largest(source_set: str) -> str | None:
    """The candidate of a srcset with the largest descriptor; the first of equals."""
    best: tuple[float, str] | None = None
    for address, weight in candidates(source_set):
        if (best is None or weight > best[0]) and _is_usable(address):
            best = weight, address
    return best[1] if best else None


def sized(url: str) -> str:
    """What the addresses of one picture in other sizes and qualities have in common."""
    address, _, query = url.partition("#")[0].partition("?")
    kept = [part for part in query.split("&") if part and part.partition("=")[0].lower() not in _OF_SIZE]
    return _SIZE.sub("", address) + "?" + "&".join(kept)


def image_url(image: Any, attributes: Mapping[str, str], base: str) -> str | None:
    """The absolute address of an ``img`` element's picture; None for placeholders and counting pixels."""
    for candidate in _candidates(image, attributes):
        if _is_usable(candidate):
            url = absolute(candidate, base, MEDIA_SCHEMES)
            if url is not None and not _COUNTER.search(url):
                return url
    return None


def _candidates(image: Any, attributes: Mapping[str, str]) -> Iterator[str]:
    for name in LAZY_SOURCES if not _LAZY.isdisjoint(attributes) else ():
        value = attributes.get(name)
        if value and ("/" in value or "." in value):
            yield value
    source = attributes.get("src") or ""
    if not _PLACEHOLDER.search(source):
        yield source
    for name in SOURCE_SETS:
        yield largest(attributes.get(name) or "") or ""
    parent, levels = image.getparent(), 0
    while parent is not None and parent.tag == "source" and levels < _SOURCES_READ:
        parent, levels = (
            parent.getparent(),
            levels + 1,
        )  # libxml2 knows no void ``source``: it nests what follows
    if parent is not None and parent.tag == "picture":
        for alternative in islice(parent.iter("source"), _SOURCES_READ):
            for name in SOURCE_SETS:
                yield largest(alternative.get(name) or "") or ""
    yield from (value for name, value in attributes.items() if _is_picture(name, value))


def _is_picture(name: str, value: str) -> bool:
    """Whether an attribute that nobody knows holds a picture's address."""
    return name not in _TEXTS and _PICTURE.search(value) is not None and not _PLACEHOLDER.search(value)


def _is_usable(url: str) -> bool:
    url = url.strip()
    # braces: a template for scripts to fill in
    return (
        bool(url)
        and not url.startswith(("data:", "about:", "#", "["))
        and "{" not in url
        and "%7B" not in url
        and not is_whole_set(url)
    )
