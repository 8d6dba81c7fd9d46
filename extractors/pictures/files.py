"""File names of pictures: which addresses are sizes of one picture."""

from __future__ import annotations

import re
from urllib.parse import parse_qsl

from extractors.remembered import remembered

ADDRESSES, LONGEST = 1_024, 2_000
"""Addresses of pictures that are remembered, and the characters of the longest of them."""


@remembered(ADDRESSES, LONGEST)
def file_key(url: str) -> str:
    """What the sizes of one picture have in common: the file's name without size and extension; the
    folders, where the name is a size and nothing else."""
    address, _, query = url.partition("#")[0].partition("?")
    path = address.rstrip("/").lower()
    folder, _, name = path.rpartition("/")
    if _ONLY_SIZE.match(name):
        return "/".join(folder.split("/")[-2:])
    if is_of_script(url):
        return _asked_for(name, query)
    return _SIZE.sub("", _EXTENSION.sub("", name))


def is_of_script(url: str) -> bool:
    """Whether a script gives the picture out, so that which one it is stands behind the path."""
    address, _, query = url.partition("#")[0].partition("?")
    if not query:
        return False
    return _SCRIPT.match(address.rstrip("/").rpartition("/")[2].lower()) is not None or _INNER.search(query) is not None


def _asked_for(name: str, query: str) -> str:
    """The key of a picture that a script gives out: that of the address it is asked for, else its name with all that
    it is asked for but size and quality."""
    asked = parse_qsl(query, max_num_fields=_MOST_ASKED) if query.count("&") < _MOST_ASKED else []
    inner = next((value for _, value in asked if _FILE.search(value)), None)
    if inner is not None:
        return file_key(inner.partition("?")[0])
    return "&".join([name, *sorted(f"{key}={value}".lower() for key, value in asked if key.lower() not in _OF_SIZE)])


_MOST_ASKED = 30
_SCRIPT = re.compile(
    r"(?:get|show|view|load|fetch)?_?(?:image|img|photo|picture|media|thumb(?:nail)?|file|asset|resize[rd]?)s?(?:handler)?"
    r"(?:\.(?:php\d?|aspx?|ashx|cgi|jsp|do|axd))?$|[\w-]+\.(?:php\d?|aspx?|ashx|cgi|jsp|axd)$"
)
_INNER = re.compile(r"(?:^|&)(?:url|src|image|img|file|path)=[^&]*\.(?:jpe?g|png|webp|gif|avif)\b", re.I)
_FILE = re.compile(r"\.(?:jpe?g|png|webp|gif|avif)(?:$|\?)", re.I)
_OF_SIZE = frozenset(
    "w h q width height quality size dpr fit crop fm format auto mode resize itok op dpl".split()
)
"""Parameters by which servers of pictures are told a size, a quality and a format, never another picture."""
_ONLY_SIZE = re.compile(r"\d{2,4}x\d{2,4}$")
_EXTENSION = re.compile(r"(?:\.(?:jpe?g|png|webp|gif|avif))+$|\.\w{2,5}$")
_SIZE = re.compile(r"[-_]\d{2,4}x\d{2,4}$|[-_@]\d{1,4}[xw]$|-scaled$|=[wsh]\d{1,4}(?:-[a-z]{1,2}\d{0,4})*$")
"""The last one as Google's servers of pictures are told it: ``=w1200-h630-p``."""


def is_same_file(one: str, other: str) -> bool:
    """Whether two addresses are versions of one picture: equal names, or a long beginning of the names in
    common that ends where a part of the name ends (``fire-in-mill_detail-800w``,
    ``fire-in-mill_metadata``). Two numbers behind it tell two pictures of a series (``mill-2``, ``mill-3``)."""
    mine, theirs = file_key(one), file_key(other)
    if mine == theirs:
        return len(mine) > 3
    if mine[:1] != theirs[:1]:
        return False
    shared, (left, right) = _shared(mine, theirs)
    if left and right and _SERIAL.fullmatch(left[0]) and _SERIAL.fullmatch(right[0]):
        return False
    told = sum(len(part) for part in shared if part not in _NAMELESS)
    unsaid = sum(map(len, shared)) - told
    return told >= 10 and 2 * told >= min(len(mine), len(theirs)) - unsaid


def is_rendition(one: str, other: str) -> bool:
    """Whether two addresses are one picture and no other of the same story: as ``is_same_file``, but what differs may
    only tell a size, a cropping, a place on the page or a digest, no number and no word."""
    if not is_same_file(one, other):
        return False
    _, rest = _shared(file_key(one), file_key(other))
    return all(part in _RENDITIONS or _CUT.fullmatch(part) is not None for side in rest for part in side)


def _shared(mine: str, theirs: str) -> tuple[list[str], tuple[list[str], list[str]]]:
    """The parts that two names begin with alike, and what is left of each."""
    left, right = _NAME_PARTS.split(mine), _NAME_PARTS.split(theirs)
    alike = next((at for at, (a, b) in enumerate(zip(left, right)) if a != b), min(len(left), len(right)))
    return left[:alike], (left[alike:], right[alike:])


_NAME_PARTS = re.compile(r"[-_.]+")
_SERIAL = re.compile(r"\d{1,2}|0\d\d")
_NAMELESS = frozenset("adobestock gettyimages getty istock istockphoto shutterstock pexels unsplash pixabay".split())
"""What agencies call all of their pictures."""
_RENDITIONS = frozenset(
    "large small medium big xl xs xxl lg sm md thumb thumbnail teaser preview vorschau hero header detail crop cropped "
    "center centre scaled full original master default feature featured social share socialshare opengraph og meta "
    "metadata retina desktop mobile tablet banner wide square landscape portrait image img jpg jpeg png webp min "
    "optimized resized lead main cover title".split()
)
_CUT = re.compile(
    r"\d{1,4}(?:x|to)\d{1,4}(?:x\d)?|\d{1,4}[wx]|[wsh]\d{2,4}|e\d{10,}|(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{8,}|"
)
"""A size, a shape, the moment of an edit, a digest."""


def sized(url: str) -> str:
    """What the addresses of one picture in other sizes and qualities have in common, folders included: stricter than
    ``file_key``, for pictures of one article that may have one name in two folders."""
    address, _, query = url.partition("#")[0].partition("?")
    kept = [part for part in query.split("&") if part and part.partition("=")[0].lower() not in _OF_SIZE]
    return _IN_SIZES.sub("", address) + "?" + "&".join(kept)


_IN_SIZES = re.compile(r"(?:-\d{2,4}x\d{2,4}|-scaled)(?=\.[a-z]{3,4}$)", re.I)
