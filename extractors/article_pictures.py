"""The pictures of an article's metadata: the main one and those that its blocks show, with what is told of them there;
and the videos that blocks show besides those that metadata tell.

The page's whole content holds banners, icons of networks, portraits and teasers beside them: of 5,811 pictures of 1,361
development articles 1,377 were in no block (``docs/field-sources.md``).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from extractors.blocks import Block
from extractors.blocks import model as blocks_model
from extractors.metadata.captions import split_credit
from extractors.metadata.images import completed
from extractors.metadata.model import Image, Media, Metadata
from extractors.pictures.addresses import asked_width, is_larger_file, longest_side, made_width, named_size, told_width
from extractors.pictures.files import file_key, is_of_script, is_rendition

_SHOWN = "dom.content"
"""Source of the pictures that an article shows."""


def with_pictures(metadata: Metadata, blocks: Sequence[Block]) -> Metadata:
    """The metadata with the pictures of an article's blocks: the main one completed by what its block says, and first
    among them; each file once."""
    known = _by_file(metadata.images)
    shown = [_told(picture, known) for picture in _pictures(blocks)]
    main = metadata.main_image
    found: dict[str, Image] = {}
    if main is not None:
        own = next((each for each in shown if file_key(each.url) == file_key(main.url)), None)
        own = own or next((each for each in shown if is_rendition(each.url, main.url)), None)
        main = main if own is None else _in_larger_file(completed(main, own), own.url)
        found[file_key(main.url)] = main
        shown = [each for each in shown if each is not own]
    for picture in shown:
        found.setdefault(file_key(picture.url), picture)
    sources = {name: source for name, source in metadata.sources.items() if name != "images"}
    if found:
        sources["images"] = sources.get("main_image", _SHOWN)
    images = tuple(_signed(_as_file(picture)) for picture in found.values())
    return replace(metadata, main_image=main and _signed(_as_file(main)), images=images, sources=sources)


_PLAYERS = {"YouTube": "https://www.youtube.com/embed/{}", "Vimeo": "https://player.vimeo.com/video/{}"}
_NAMES = re.compile(r"[\w-]+")


def with_videos(metadata: Metadata, blocks: Sequence[Block]) -> Metadata:
    """The metadata with the videos of services that an article's blocks show."""
    known = {part for video in metadata.videos for part in _NAMES.findall(video.url)}
    shown = (block for block in _each(blocks) if isinstance(block, blocks_model.RemoteVideo))
    found = dict.fromkeys(_PLAYERS[video.service].format(video.id) for video in shown if video.id not in known)
    if not found:
        return metadata
    sources = {"videos": _SHOWN, **metadata.sources}
    return replace(metadata, videos=(*metadata.videos, *map(Media, found)), sources=sources)


def _in_larger_file(picture: Image, url: str) -> Image:
    """A picture by the address of a larger file of it, where that is one."""
    if is_of_script(url) or not is_larger_file(url, picture.url):
        return picture
    return replace(picture, url=url, width=None, height=None)


def _as_file(picture: Image) -> Image:
    """A picture with the size of its file, as far as its address tells it: pages state the size at which they show it.
    The name of a file tells its size; what a server is asked for is the most that it gives."""
    if named := named_size(picture.url):
        return replace(picture, width=named[0], height=named[1])
    stated, made, asked = picture.width, made_width(picture.url), asked_width(picture.url)
    if stated is None or stated in (made, asked):
        return picture
    width = min(filter(None, (made, asked)), default=None)
    if width is None:
        longest = longest_side(picture.url)
        is_known = longest is None or longest == max(stated, picture.height or 0)
        return picture if is_known else replace(picture, width=None, height=None)
    if made is None and stated < width:
        return replace(picture, width=None, height=None)
    height = round(picture.height * width / stated) if picture.height else None
    return replace(picture, width=width, height=height or None)


def _signed(picture: Image) -> Image:
    """A picture with the credit that its alternative text ends in or is, where nothing else says who made it: a name,
    no list and no number."""
    if picture.credit or not picture.alt:
        return picture
    _, credit = split_credit(picture.alt)
    return replace(picture, credit=credit) if credit and _NO_NAME.search(credit) is None else picture


_NO_NAME = re.compile(r"[\d,;]")


def _by_file(pictures: Iterable[Image]) -> dict[str, Image]:
    known: dict[str, Image] = {}
    for picture in pictures:
        known.setdefault(file_key(picture.url), picture)
    return known


def _pictures(blocks: Iterable[Block]) -> Iterator[blocks_model.Image]:
    """The pictures of blocks and of what they hold, in order."""
    for block in _each(blocks):
        if isinstance(block, blocks_model.Image):
            yield block
        elif isinstance(block, blocks_model.Gallery):
            yield from block.images


_HOLDING = (blocks_model.List, blocks_model.Quote, blocks_model.Embed)


def _each(blocks: Iterable[Block]) -> Iterator[Block]:
    """Blocks and what they hold, in order."""
    for block in blocks:
        yield block
        if isinstance(block, _HOLDING):
            yield from _each(block.children)


def _told(picture: blocks_model.Image, known: dict[str, Image]) -> Image:
    """A block's picture as metadata have it, completed by what they know of its file."""
    caption, credit = _caption_of([part.text for part in picture.caption])
    width, height = (picture.size.width, picture.size.height) if picture.size else (None, None)
    shown = Image(picture.url, caption, credit, picture.alt, width, height)
    other = known.get(file_key(picture.url))
    if other is None:
        return shown
    if other.url != picture.url:
        if told_width(picture.url) is None and is_larger_file(picture.url, other.url):
            shown = replace(shown, width=None, height=None)  # they are those of the smaller file, or of its place
        other = replace(other, url=picture.url, width=None, height=None)
    return completed(other, shown)


def _caption_of(paragraphs: Sequence[str]) -> tuple[str | None, str | None]:
    """(caption, credit) that the paragraphs below a picture tell, of which one may be the credit alone."""
    caption, credit = split_credit(" ".join(paragraphs))
    told = [split_credit(text) for text in paragraphs]
    alone = [who for said, who in told if who and not said]
    rest = " ".join(text for text, (said, _) in zip(paragraphs, told) if said)
    if alone and not rest and not credit:
        return None, alone[0]
    return (rest, alone[0]) if rest and len(alone) == 1 and not credit else (caption, credit)
