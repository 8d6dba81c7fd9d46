"""Pictures: the page's lead image and those of the article, lazy loading resolved."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import Any

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.dom.characters import holds_any
from extractors.metadata.captions import caption_of, split_credit, unlabelled, without_credit
from extractors.metadata.makers import Makers
from extractors.metadata.model import Image
from extractors.metadata.text import absolute, clean, fold
from extractors.metadata.tree import attributes, nodes_of, text_of
from extractors.pictures.addresses import LEAST_LEAD, SOURCES_READ, image_url, is_thumbnail, told_width
from extractors.pictures.alternatives import alternative
from extractors.pictures.files import file_key
from extractors.pictures.interface import is_interface
from extractors.pictures.portraits import is_portrait
from extractors.pictures.sizes import is_advert, is_shape, length

_FURNITURE = (
    "logo", "icon", "avatar", "sprite", "badge", "button", "emoji", "tracking", "doubleclick", "/ad/", "/ads/",
)  # fmt: skip
_DRAWN = re.compile(r"\.svg(?:$|\?)", re.I)
"""What is drawn is an icon or a logo."""
_AVATAR = re.compile(
    r"(?<![^\W_])(?:avatars?|(?:user|member|account)[-_]?(?:pic|picture|photo|img|image|avatar|head|face|portrait)|"
    r"(?:user|author|writer)[-_]?(?:avatar|head|headshot|portrait)|"
    r"columnist(?:s|a|as)?|colunistas?|kolumnist(?:a|in|en)?|felietonist(?:a|ka))(?![^\W_])",
    re.I,
)
"""In the class of what holds a picture: it shows who wrote, or whose account it is, wherever its file lies. The lead
picture of a recorded page stands in a ``resource-author-image``."""
_AVATAR_LEVELS = 3
"""Elements around a picture whose class can say so: a link and a frame stand between."""
_TEASER = re.compile(r"teaser|related|recommend|promo(?:tion|box)?(?![^\W_])", re.I)
"""In the class of a box that leads to another page."""
_HEADINGS = tags.mask("h2 h3 h4 h5 h6")
_TEASER_LEVELS, _MOST_OF_TEASER = 5, 40
_MOST = 40
_LEAST = 60
"""Pixels of either side of a picture of the article, where they are declared."""


def _is_furniture(text: str) -> bool:
    return holds_any(text.lower(), _FURNITURE)


def content_images(
    document: Document, root: int | None, header: int | None, base: str
) -> list[tuple[int, Image]]:
    """(element, picture) of the pictures of the article: within its root, and around the headline before
    it. ``base`` is what relative addresses are relative to."""
    if root is None and header is None:
        return []
    low, high = (root, int(document.end[root])) if root is not None else (header or 0, (header or 0) + 150)
    if header is not None:
        if low <= header < high and root is not None:
            low = max(low, header - BEFORE)
        elif abs(header - low) < 400:
            low = max(0, min(low, header - BEFORE // 2))
    codes = document.tag[low:high]
    nodes = where_true((codes == tags.CODES["img"]) | (codes == tags.CODES["amp-img"])) + low
    found: list[tuple[int, Image]] = []
    seen: set[str] = set()
    captions, makers = nodes_of(document, "figcaption"), Makers(document)
    for node in nodes[:_MOST].tolist():
        pairs = attributes(document, node)
        url = image_url(pairs, base, partial(sources_of, document, node))
        width, height = number(pairs.get("width")), number(pairs.get("height"))
        if is_shape(width, height):
            width = height = None
        if not url or _DRAWN.search(url) or min(width or _LEAST, height or _LEAST) < _LEAST:
            continue
        if _is_furniture(f"{url.rpartition('/')[2]}\n{pairs.get('class', '')}"):
            continue
        if is_portrait(url) or _AD_HOST.match(url) or _is_avatar(document, node, root, header):
            continue
        if is_interface(document, node, url, width, height):
            continue
        key = file_key(url)
        if key in seen:
            continue
        seen.add(key)
        caption, credit = caption_of(document, node, captions, makers)
        alt = clean(alternative(pairs) or "") or None
        found.append((node, Image(url, caption, credit, alt, width, height)))
    return found


def _around(document: Document, node: int, levels: int, places: Iterable[int | None]) -> Iterator[int]:
    """The next elements around one, up to the first that holds one of ``places``."""
    known = [place for place in places if place is not None]
    for above in islice(document.ancestors(node), levels):
        if any(document.is_within(place, above) for place in known):
            return
        yield above


def _is_avatar(document: Document, node: int, root: int | None, header: int | None) -> bool:
    around = _around(document, node, _AVATAR_LEVELS, (root, header))
    return any(_AVATAR.search(document.attribute_of(above, "class")) for above in around)


_AD_HOST = re.compile(r"https?://(?:ads?|adserver|adimg|banners?)\d?\.", re.I)
"""A host that serves adverts and nothing else."""


def is_of_teaser(document: Document, node: int, root: int | None, header: int | None) -> bool:
    """Whether a picture stands in a small box that is named for leading to another page, and does so by a link of
    words: in a heading, or behind text of the article."""
    for above in _around(document, node, _TEASER_LEVELS, (root, header)):
        if document.end.item(above) - above > _MOST_OF_TEASER:
            return False
        if _TEASER.search(document.attribute_of(above, "class")):
            links = [each for each in range(above, document.end.item(above)) if document.tag.item(each) == _LINK]
            links = [link for link in links if text_of(document, link)]
            titles = [link for link in links if _HEADINGS[document.tag.item(document.parent.item(link))]]
            if links:
                return bool(titles) or not opens(document, node, root, header)
    return False


BEFORE = 60
"""Elements before the headline in which the lead picture can stand."""


def is_banner(node: int, image: Image, header: int | None) -> bool:
    """Whether a picture above the headline is as wide as those that head every page of a blog."""
    above = header is not None and node < header
    return above and bool(image.width and image.height) and (image.width or 0) >= _BANNER * (image.height or 1)


_BANNER = 2.8
"""Widths to a height."""


def leads_of(
    document: Document, found: list[tuple[int, Image]], root: int | None, header: int | None
) -> tuple[Image | None, Image | None]:
    """The first picture in a figure or picture element, or large, near the headline or the root's start: as the one
    that opens the article, or, where text of the article stands before it, as one that illustrates it."""
    start = header if header is not None else root
    if start is None:
        return None, None
    limit = start + _LEAD_WITHIN
    for node, image in found:
        if node > limit:
            break
        if _is_thumbnail(image) or _is_advert(document, node, image):
            continue
        around = islice(document.ancestors(node), 6)
        if (image.width or 0) >= 300 or any(document.tag.item(ancestor) in _FRAMES for ancestor in around):
            return (image, None) if opens(document, node, root, header) else (None, image)
    return None, None


def _is_advert(document: Document, node: int, image: Image) -> bool:
    """Whether a linked picture has a size that advertisers buy or is paid for, a file lies among adverts, or its class
    names one."""
    sold = bool(document.in_link[node]) and (is_advert(image.width, image.height) or _is_paid(document, node))
    named = _ADVERT_CLASS.search(document.attribute_of(node, "class"))
    return sold or named is not None or _ADVERTS.search(image.url) is not None


def _is_paid(document: Document, node: int) -> bool:
    """Whether the link around a picture says that it is paid for, or leads to the front page of a site: a sponsor's."""
    link = next((above for above in document.ancestors(node) if document.tag[above] == _LINK), None)
    if link is None:
        return False
    rel = document.attribute_of(link, "rel").lower().split()
    return "sponsored" in rel or _FRONT.fullmatch(document.attribute_of(link, "href").strip()) is not None


_FRONT = re.compile(r"(?:https?:)?//[^/?#\s]+/?(?:\?[^#\s]*)?", re.I)


_ADVERT_CLASS = re.compile(r"(?:^|[\s_-])(?:ads?|advert(?:s|isement)?)(?:$|[\s_-])", re.I)


_ADVERTS = re.compile(r"/ads?/|(?:^|[-_/])ads?[-_](?=[^/]*$)|(?:728x90|970x250|300x250|468x60)(?=[^/]*$)", re.I)


def opens(document: Document, node: int, root: int | None, header: int | None) -> bool:
    """Whether so little of the content's text stands before an element that the element opens the article: a lead and
    labels, no paragraphs. Short lines (bylines, menus) do not count."""
    if root is None:
        return True
    s, blocks = document.structure, document.blocks
    low = int(s.open_at[root])
    if header is not None and root <= header < document.end[root]:
        low = int(s.close_at[header])
    first, last = blocks.start.searchsorted((low, int(s.open_at[node]))).tolist()
    if first >= last:
        return True
    told = 0
    for begin, end in zip(blocks.first_run[first:last].tolist(), blocks.stop_run[first:last].tolist()):
        length = int(s.run_chars[begin:end].sum())
        told += length if length >= _LINE else 0
        if told > _TEXT_BEFORE:
            return False
    return True


def _is_thumbnail(image: Image) -> bool:
    """Whether a picture is declared too small to open an article."""
    return (image.width is not None and image.width < LEAST_LEAD) or is_thumbnail(image.url)


def is_crop(image: Image) -> bool:
    """Whether a picture is shown too small to open an article, in a file cut to that: beside the offered one it is the
    picture of a card."""
    shown, width = max(image.width or 0, image.height or 0), told_width(image.url)
    return 0 < shown < LEAST_LEAD and width is not None and width < 2 * LEAST_LEAD


def may_illustrate(image: Image) -> bool:
    """Whether a picture that nothing declares and no figure holds can stand for the article: neither side is known to
    be short, and a GIF, most often a part of the layout, states one that is not."""
    longest = max(image.width or 0, image.height or 0)
    return longest >= LEAST_LEAD or (not longest and _GIF.search(image.url) is None and not is_thumbnail(image.url))


_GIF = re.compile(r"\.gif(?:$|\?)", re.I)
_LEAD_WITHIN = 120
_TEXT_BEFORE, _LINE = 300, 80
"""Characters of text before a picture that opens an article, at most; and of a block that counts as text."""
_FIGURE, _LINK = tags.CODES["figure"], tags.CODES["a"]
_FRAMES = frozenset({_FIGURE, tags.CODES["picture"]})


def sources_of(document: Document, node: int) -> Iterator[dict[str, str]]:
    """The attributes of the sources in the ``picture`` element around an ``img``, without a look at the tree.

    The parser does not know ``source`` as an empty element: an img can stand inside of the sources before it.
    """
    around: list[int] = []
    for ancestor in islice(document.ancestors(node), SOURCES_READ):
        if document.tag[ancestor] == _SOURCE:
            around.append(ancestor)
        elif document.tag[ancestor] == _PICTURE:
            found = dict.fromkeys([*document.children(ancestor), *reversed(around)])
            yield from (attributes(document, each) for each in found if document.tag[each] == _SOURCE)
            return
        else:
            return


_SOURCE, _PICTURE = tags.CODES["source"], tags.CODES["picture"]


def number(value: Any) -> int | None:
    """A size in pixels out of an attribute or a JSON value; none for 0."""
    return None if value is None or isinstance(value, bool) else length(str(value)) or None


def from_json_ld(value: Any, base: str) -> list[Image]:
    """Pictures of a JSON-LD value: addresses, ImageObjects, or a list of them."""
    found: list[Image] = []
    for item in value[:20] if isinstance(value, list) else [value]:
        if isinstance(item, str):
            url = absolute(item, base)
            if url:
                found.append(Image(url))
        elif isinstance(item, dict):
            given = [_address(item.get(key)) for key in ("url", "contentUrl", "@id", "thumbnailUrl")]
            told = (raw for raw in given if isinstance(raw, str) and not (raw == item.get("@id") and "#" in raw))
            url = next((url for raw in told if (url := absolute(raw, base))), None)
            if url:
                caption, credit = split_credit(_caption(item, url) or "")
                found.append(
                    Image(
                        url,
                        caption=caption,
                        credit=unlabelled(_credit(item)) or credit,
                        width=number(_amount(item.get("width"))),
                        height=number(_amount(item.get("height"))),
                    )
                )
    return found


def _address(value: Any) -> Any:
    """What may be an address: a text, the first of a list, or the id of a node."""
    if isinstance(value, list) and value:
        value = value[0]
    return value.get("@id") or value.get("url") if isinstance(value, dict) else value


def _caption(item: Mapping[str, Any], url: str) -> str | None:
    """What an ImageObject says of its picture, unless that is the name of the file."""
    caption = _text(item.get("caption")) or _text(item.get("description"))
    stem = url.partition("?")[0].rpartition("/")[2].rpartition(".")[0]
    return None if caption and fold(caption) == fold(stem) else caption


def _amount(value: Any) -> Any:
    """A size, also that of a QuantitativeValue."""
    return value.get("value") if isinstance(value, dict) else value


def _credit(item: Mapping[str, Any]) -> str | None:
    """Who made the picture of an ImageObject."""
    told = _text(item.get("creditText")) or _text(item.get("copyrightNotice"))
    makers = (item.get("creator"), item.get("author"), item.get("copyrightHolder"))
    named = (_text(maker.get("name")) if isinstance(maker, dict) else _text(maker) for maker in makers)
    return told or next((name for name in named if name), None)


def _text(value: Any) -> str | None:
    return clean(value) or None if isinstance(value, str) else None


def with_details(image: Image, others: Iterable[Image]) -> Image:
    """A picture completed by what is known of the same file elsewhere on the page."""
    key = file_key(image.url)
    for other in others:
        if file_key(other.url) == key:
            image = completed(image, other)
    return image


def completed(image: Image, other: Image) -> Image:
    """A picture with what is known of it elsewhere."""
    if image.caption and other.caption and other.credit and not image.credit and _is_whole(image.caption, other):
        image = replace(image, caption=other.caption)
    credit = image.credit or other.credit
    caption = image.caption or _without(other.caption, credit)
    same = other.url == image.url
    return Image(
        image.url,
        caption,
        credit,
        image.alt or other.alt,
        image.width or (other.width if same else None),
        image.height or (other.height if same else None),
    )


def _is_whole(caption: str, told: Image) -> bool:
    """Whether a caption is another one and its credit, in whichever order."""
    parts = (fold(told.caption or ""), fold(told.credit or ""))
    return all(part in fold(caption) for part in parts)


def _without(caption: str | None, credit: str | None) -> str | None:
    """A caption without the credit at either end, which is told apart; None where it says nothing else."""
    if not caption or not credit or not _BORDERED.match(caption.replace(credit, "\0")):
        return caption
    return without_credit(caption, credit)


_BORDERED = re.compile(r"[\W\d_]{0,4}(?:\w{2,20}\s?[:：]\s?)?\0|.*\0\W{0,3}$", re.S)
"""A caption that begins or ends with what stands for its credit."""
