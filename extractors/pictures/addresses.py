"""Which file an ``img`` stands for: lazy-load attributes, srcset, picture and noscript resolved.

Pages put a placeholder into ``src`` and the real address elsewhere, for scripts to move over (USERS.md, 18).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice
from operator import itemgetter

from extractors.dom.source_sets import LONGEST_SET, candidates
from extractors.pictures.files import ADDRESSES, LONGEST, file_key
from extractors.pictures.placeholders import is_counter, is_placeholder, is_usable
from extractors.remembered import remembered
from extractors.urls import MEDIA_SCHEMES, absolute

LAZY_SOURCES = (
    "data-src",
    "data-original",
    "data-lazy-src",
    "data-lazy",
    "data-original-src",
    "data-lazyload",
    "data-actualsrc",
    "data-defer-src",
    "data-echo",
    "data-ezsrc",
    "data-cfsrc",
    "data-opt-src",
    "data-llsrc",
    "data-lazysrc",
    "lazysrc",
    "nitro-lazy-src",
    "data-delayed-url",
    "data-litespeed-src",
    "data-pagespeed-lazy-src",
    "data-flickity-lazyload",
    "data-splide-lazy",
)
"""In order of trust. What lazy-load scripts in use on news sites put in the place of ``src``."""
OTHER_SOURCES = (
    "data-large-file",
    "data-hi-res-src",
    "data-full-src",
    "data-src-large",
    "data-orig-file",
    "data-fullscreensrc",
    "data-image",
    "data-img-src",
    "data-default-src",
    "data-canonical-src",
    "data-url",
    "data-file",
    "data-pin-media",
    "real_src",
    "zoomfile",
    "file",
)
"""What can stand beside a ``src`` that is a picture: other sizes of it, or the page that shows it."""
_LAZY, _OTHER = frozenset(LAZY_SOURCES), frozenset(OTHER_SOURCES)
SOURCE_SETS = ("data-srcset", "data-lazy-srcset", "srcset", "data-sizes-srcset", "data-original-set")
_SETS = frozenset(SOURCE_SETS)
LEAST_LEAD = 200
"""Pixels that a picture is wide at least that opens an article."""
SOURCES_READ = 12
_SET_READ = 40
_SIZED = re.compile(r"\s\d+[wx]\b")
_ASKED = re.compile(
    r"(?:(?:[?&_/,;]|%2C)(?:w|width|imwidth|max)[=_/-]|[?&,;/](?:resize|fit)=|/(?=\d{2,4}x0/))(\d{1,4})(?!\d)", re.I
)
_IN_PATH = re.compile(r"/(\d{2,4})x\d{2,4}[/.]", re.I)
_PICTURE = re.compile(r"^[^\s,{}<>]{1,2000}\.(?:jpe?g|png|webp|avif)(?:\?[^\s,{}<>]{0,2000})?$", re.I)
_TEXTS = frozenset(("src", "alt", "title", "id", "class", "name", "longdesc", "usemap"))
"""Attributes that hold no address, and the one that was asked before."""
Sources = Callable[[], Iterable[Mapping[str, str]]]


_NOTE = re.compile(r"#[a-z]+://.*", re.I)
"""What an editor keeps of a picture behind its address: an address of its own kind (Joomla's), which no server sees."""


def is_late(attributes: Mapping[str, str]) -> bool:
    """Whether a script is to show the picture later."""
    return not _LAZY.isdisjoint(attributes) or not _OTHER.isdisjoint(attributes)


def is_thumbnail(url: str) -> bool:
    """Whether an address declares its picture too narrow to open an article."""
    sizes = [*map(int, _ASKED.findall(url)), *map(int, _IN_PATH.findall(url))]
    return bool(sizes) and max(sizes) < LEAST_LEAD


def largest(source_set: str) -> str | None:
    """The candidate of a srcset with the largest descriptor; the first of equals."""
    best: tuple[float, str] | None = None
    for address, weight in islice(candidates(source_set), _SET_READ):
        if (best is None or weight > best[0]) and is_usable(address) and not is_placeholder(address):
            best = weight, address
    return best[1] if best else None


def image_url(attributes: Mapping[str, str], base: str, sources: Sources) -> str | None:
    """The absolute address of the picture of an ``img`` with these attributes; None for placeholders and counters.

    ``base``: what relative addresses are relative to; ``sources``: the attributes of the ``source`` elements of the
    ``picture`` around it (``metadata.images.sources_of``), which are asked for last.
    """
    for candidate in _candidates(attributes, sources):
        url = absolute(candidate, base, MEDIA_SCHEMES) if is_usable(candidate) else None
        if url is not None and (largest_like := _largest_like(candidate, attributes, sources)) != candidate:
            url = absolute(largest_like, base, MEDIA_SCHEMES)
        if url is not None and not is_counter(url):
            return _NOTE.sub("", url)
    return None


def _largest_like(chosen: str, attributes: Mapping[str, str], sources: Sources) -> str:
    """The largest file of the sets beside an address that is the same picture in the same shape, else the address."""
    if not _SETS.isdisjoint(attributes):
        for name in SOURCE_SETS:
            stands_in = name != "srcset" and chosen == attributes.get("src")
            if value := attributes.get(name):
                larger_in = _known_larger if len(value) <= LONGEST_SET and len(chosen) <= LONGEST else _larger
                if found := larger_in(chosen, value, stands_in):
                    return found
    if not _OTHER.isdisjoint(attributes):
        others = (attributes.get(name) or "" for name in OTHER_SOURCES)
        chosen = next((other for other in others if is_usable(other) and is_larger_file(other, chosen)), chosen)
    sets = (largest(around.get("srcset") or around.get("data-srcset") or "") or "" for around in sources())
    larger = [(_told_length(each) or 0, each) for each in sets if is_larger_file(each, chosen)]
    width, found = max(larger, key=itemgetter(0), default=(0, chosen))
    return found if width else chosen


def _larger(chosen: str, source_set: str, stands_in: bool = False) -> str | None:
    """The largest file of a set where it is larger than one address and no other picture or cropping; None where either
    is not told. A set that names the address tells its width, else the address itself may; one that ``stands_in`` until
    a script reads the set is smaller."""
    offered = list(islice(candidates(source_set), _SET_READ))
    best, most = max(offered, key=itemgetter(1), default=("", 0.0))
    if not is_usable(best) or is_placeholder(best):
        return None
    own = next((weight for address, weight in offered if address == chosen), None)
    if own is None:
        if file_key(chosen) != file_key(best):
            return None
        own = _told_length(chosen) if most > DENSEST else 1.0
        own = 0.0 if own is None and stands_in else own
    if own is None or own >= most or best.startswith(f"{chosen}?"):
        return None
    return best if _may_be_one_shape(chosen, best) else None


_known_larger = lru_cache(maxsize=1024)(_larger)


def is_larger(one: str, other: str, width: int | None = None) -> bool:
    """Whether an address is that of a larger file of the picture behind another one: both tell their widths (the first
    one's can be known, ``width``), or the other one is cut to a size and the first is not. A file in another shape is
    another cropping, and better only than a thumbnail."""
    if _BLURRED.search(other):
        return not _BLURRED.search(one)
    own, most = _told_length(other), width or _told_length(one)
    if own is None or (most is not None and most <= own * _CLEARLY):
        return False
    return own < _SMALL or _may_be_one_shape(other, one)


def is_larger_file(one: str, other: str) -> bool:
    """Whether an address beside a picture's is that of a larger file of the same picture."""
    return file_key(one) == file_key(other) and not is_placeholder(one) and is_larger(one, other)


def is_small(url: str) -> bool:
    """Whether an address is that of a thumbnail, or of what stands in for a picture until it is there."""
    return _BLURRED.search(url) is not None or (told_width(url) or _SMALL) < _SMALL


_BLURRED = re.compile(r"[/,?&]blur[_=]\d")
"""What a server of pictures is asked for to show until the picture is there."""
_CLEARLY, _SMALL = 1.15, 400


@remembered(ADDRESSES, LONGEST)
def told_width(url: str) -> int | None:
    """The width that an address tells."""
    return max(filter(None, (made_width(url), asked_width(url))), default=None)


def _told_length(url: str) -> int | None:
    """The width that an address tells, or the length of the longer side."""
    return told_width(url) or longest_side(url)


def longest_side(url: str) -> int | None:
    """The length of the longer side that a server of pictures is asked for by a folder."""
    folder = _SIZE_FOLDER.search(url)
    return max(map(int, filter(None, folder.groups()))) if folder else None


def made_width(url: str) -> int | None:
    """The width in the name of a file, or of its folder."""
    return max((int(one or other) for one, other in _MADE_WIDTH.findall(url)), default=None)


def named_size(url: str) -> tuple[int, int] | None:
    """(width, height) at the end of the name of a file of which no server is asked for another size."""
    name = _NAMED_SIZE.search(url)
    return (int(name.group(1)), int(name.group(2))) if name and asked_width(url) is None else None


def asked_width(url: str) -> int | None:
    """The width that a server of pictures is asked for."""
    return max(map(int, _ASKED.findall(url)), default=None)


def _may_be_one_shape(one: str, other: str) -> bool:
    """Whether two addresses tell the same shape, or one of them tells none."""
    shapes = _shape(one), _shape(other)
    return not all(shapes) or abs((shapes[0] or 1) / (shapes[1] or 1) - 1) <= SAME_SHAPE


def _shape(url: str) -> float | None:
    """Width to height, where an address tells both."""
    sizes = _ASKED_SHAPE.findall(url) or _TOLD_SHAPE.findall(url)
    if sizes:
        return int(sizes[-1][0]) / int(sizes[-1][1])
    width, height = _ASKED_WIDTH.search(url), _ASKED_HEIGHT.search(url)
    return int(width.group(1)) / int(height.group(1)) if width and height else None


_SIZE_FOLDER = re.compile(r"/(?:s([1-9]\d{2,3})|w([1-9]\d{1,3})-h([1-9]\d{1,3}))(?:-[a-z]{1,3})*/(?=[^/]+$)")
"""The last folder of an address where a server of pictures is asked for a size by it: ``/s1600/``, ``/w320-h189/``."""
DENSEST = 16
"""Pixels of the screen to one of the page, at most: larger numbers are widths."""
SAME_SHAPE = 0.03
_MADE_WIDTH = re.compile(f"{_IN_PATH.pattern}|[-_]([1-9]\\d{{1,3}})x[1-9]\\d{{1,3}}(?=\\.\\w{{3,4}}(?:$|\\?))", re.I)
_NAMED_SIZE = re.compile(r"[-_]([1-9]\d{1,3})x([1-9]\d{1,3})\.\w{3,4}(?:$|\?)", re.I)
_TOLD_SHAPE = re.compile(r"(?<!\d)([1-9]\d{1,3})(?:x|,|%2C)([1-9]\d{1,3})(?!\d)", re.I)
_ASKED_SHAPE = re.compile(r"[?&](?:resize|fit)=([1-9]\d{1,3})(?:,|%2C)([1-9]\d{1,3})(?!\d)", re.I)
_ASKED_WIDTH, _ASKED_HEIGHT = (
    re.compile(rf"(?:[?&,;/]|%2C)(?:{names})[=_]([1-9]\d{{1,3}})(?!\d)", re.I) for names in ("w|width", "h|height")
)


def _candidates(attributes: Mapping[str, str], sources: Sources) -> Iterator[str]:
    yield from _of_attributes(attributes, LAZY_SOURCES if not _LAZY.isdisjoint(attributes) else ())
    source = attributes.get("src") or ""
    blurred = _BLURRED.search(source) is not None
    if not (blurred or is_placeholder(source)):
        if not _SETS.isdisjoint(attributes) and is_thumbnail(source):
            yield from _of_sets(attributes)
        yield source
    yield from _of_attributes(attributes, OTHER_SOURCES if not _OTHER.isdisjoint(attributes) else ())
    yield from _of_sets(attributes)
    for around in sources():
        yield from _of_sets(around)
    yield from (value for name, value in attributes.items() if _is_picture(name, value))
    if blurred:
        yield source


def _of_attributes(attributes: Mapping[str, str], names: Sequence[str]) -> Iterator[str]:
    for name in names:
        value = attributes.get(name)
        if value and ("/" in value or "." in value) and not is_placeholder(value):
            yield largest(value) or "" if _SIZED.search(value) else value


def _of_sets(attributes: Mapping[str, str]) -> Iterator[str]:
    return (largest(attributes.get(name) or "") or "" for name in SOURCE_SETS)


def _is_picture(name: str, value: str) -> bool:
    """Whether an attribute that nobody knows holds a picture's address."""
    return name not in _TEXTS and _PICTURE.search(value) is not None and not is_placeholder(value)
