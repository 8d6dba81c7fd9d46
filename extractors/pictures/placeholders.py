"""Which addresses are no picture: what stands in for one until a script shows it, and counting pixels."""

from __future__ import annotations

import re

from extractors.dom.characters import holds_any
from extractors.dom.source_sets import is_whole_set
from extractors.remembered import remembered

_STANDS_IN = frozenset(
    "placeholder placeholders spacer blank transparent trans clear pixel lazy lazyload loading loader dummy grey gray"
    " empty none fallback default noimage nophoto".split()
)
_SIGNS = (*sorted(_STANDS_IN), "1x1")
_SAYS_NOTHING = frozenset(
    "image images img picture photo pic thumb thumbnail thumbs not available small medium large square wide white black"
    " light dark dot bkg background card post article news index user name avatar".split()
)
"""Words that may stand beside one of those without naming what a picture shows."""
_FORMATS = frozenset("gif png svg jpg jpeg webp avif".split())
_SERVER_MODULE = "/mod_pagespeed_static/"
"""Where the module of that name, which rewrites the pages of a server, keeps its own files."""
_PARTS = re.compile(r"[^a-z0-9]+")
_NUMBERED = re.compile(r"[0-9a-f]{8}|\d{5}")
_SHORTEST = 3
"""Letters of a word that names something; shorter ones are sizes and croppings (``w``, ``px``, ``zc``)."""
_COUNTER = re.compile(
    r"facebook\.com/tr\b|doubleclick\.net|scorecardresearch|//(?:\w+\.)?met\.vgwort\.de|google-analytics|quantserve|"
    r"/(?:pixel|beacon|counter|count|track(?:ing|er)?)(?:\.(?:gif|png|php)|[/?])|ioam\.de|ivwbox|amazon-adsystem|"
    r"//pixel\.|//counter\.",
    re.I,
)
_COUNTER_SIGNS = (
    "facebook.com", "doubleclick", "scorecardresearch", "vgwort", "google-analytics", "quantserve", "/pixel", "/beacon",
    "/count", "/track", "ioam.de", "ivwbox", "amazon-adsystem",
)  # fmt: skip
"""One of them is in whatever ``_COUNTER`` matches, and is found sooner."""


@remembered()
def is_placeholder(url: str) -> bool:
    """Whether a picture's file is named for standing in for another one, and for nothing that a picture shows:
    ``grey.gif``, ``image-placeholder_300x200.png``; not ``grey-sweater.jpg``."""
    if url.lstrip().startswith("data:") or _SERVER_MODULE in url:
        return True
    file = url.partition("#")[0].partition("?")[0].rstrip("/").rpartition("/")[2].lower()
    name, _, extension = file.rpartition(".")
    if extension not in _FORMATS or not holds_any(name, _SIGNS):
        return False
    if "placeholder" in name:
        return True
    parts = _PARTS.split(name)
    words = {part for part in parts if len(part) >= _SHORTEST and part.isalpha()}
    if words & _STANDS_IN == {"default"} and _NUMBERED.search(name):
        return False  # a file that a newsroom stored, in its default rendition
    return ("1x1" in parts or not words.isdisjoint(_STANDS_IN)) and words <= _STANDS_IN | _SAYS_NOTHING


def is_counter(url: str) -> bool:
    """Whether an address is that of a pixel that counts visits."""
    return holds_any(url.lower(), _COUNTER_SIGNS) and _COUNTER.search(url) is not None


def is_usable(url: str) -> bool:
    """Whether an attribute's value can be a picture's address: no data, no template for scripts to fill in."""
    url = url.strip()
    return (
        bool(url)
        and not url.startswith(("data:", "about:", "#", "["))
        and "{" not in url
        and "%7B" not in url
        and not is_whole_set(url)
    )
