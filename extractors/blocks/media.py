"""The pictures, players, frames and lines of an article, each with its caption."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from typing import Any

import numpy as np

from extractors.blocks import embeds, images
from extractors.blocks.lines import drawn_lines
from extractors.blocks.model import (
    Audio,
    Block,
    Delimiter,
    Embed,
    Image,
    Paragraph,
    RemoteVideo,
    Size,
    Video,
    joined,
)
from extractors.blocks.region import Region
from extractors.blocks.spans import Spans
from extractors.blocks.stand_ins import stand_ins
from extractors.blocks.unseen import SPOKEN_SIGNS, is_spoken_class
from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.metadata import marks
from extractors.metadata.captions import is_button
from extractors.metadata.images import sources_of
from extractors.metadata.text import clean
from extractors.pictures.addresses import image_url, is_larger_file, is_late
from extractors.pictures.alternatives import alternative
from extractors.pictures.files import is_rendition, sized
from extractors.pictures.interface import is_interface
from extractors.pictures.portraits import is_portrait
from extractors.pictures.sizes import is_advert, stated_size
from extractors.urls import MEDIA_SCHEMES, absolute

_SHOWN = tags.mask("img amp-img iframe amp-iframe video amp-video audio object embed")
_MEDIA = _SHOWN | tags.mask("hr")
_PLUGINS = tags.codes("object embed")
_IMAGES = tags.codes("img amp-img")
_FRAMES = tags.codes("iframe amp-iframe")
_VIDEOS = tags.codes("video amp-video")
_NOSCRIPT = tags.CODES["noscript"]
_LINK = tags.CODES["a"]
_FIGURE = tags.CODES["figure"]
_AROUND = tags.codes("picture source")
"""What stands around a picture; libxml2 nests what follows a ``source`` in it."""
_GALLERY = re.compile(
    r"(?:^|[\s_-])(?:gallery|galerie|slideshow|carousel|swiper|slider|slick)(?:$|[\s_-])", re.I
)
_ADVERTISING = re.compile(
    r"(?:^|[\s_-])(?:ads?|advert\w*|adslot|banner|promo\w*|newsletter|sponsor\w*|outbrain|taboola)(?:$|[\s_-])",
    re.I,
)
_PICTURE_FILE = re.compile(r"\.(?:jpe?g|png|webp|avif)(?:$|\?)", re.I)
_LETTER = re.compile(r"[^\W_]")
MAX_MEDIA = 1_000
"""Of one article; what follows is left out."""
FRAME_LEVELS = 5
"""How far above a picture its caption is looked for, where no figure says it."""
LINK_LEVELS = 4
"""How far above a picture a link is its own."""
LEVELS_BEHIND = 3
"""How far above a picture's frame an element stands beside which its caption can follow."""
BYLINE_LEVELS, BYLINE_ELEMENTS = 4, 60
LABEL_WORDS, MOST_LABELS = 3, 4
"""Words of a label in a caption; and labels in a row."""


_CAPTIONED = (Image, Video, Audio, RemoteVideo, Embed)


@dataclass(slots=True)
class Medium:
    """A block that is no text, with the element it comes from."""

    node: int
    block: Block


class Media:
    """Collects the media of a region, and the text blocks that are their captions."""

    def __init__(self, region: Region, spans: Spans, base: str) -> None:
        self._region = region
        self._document = region.document
        self._spans = spans
        self._base = base
        flagged = np.zeros(len(region.document), dtype=np.bool_)
        flagged[[node for node, _ in region.classes(is_spoken_class, SPOKEN_SIGNS)]] = True
        self._spoken = region.document.below_any(flagged) if flagged.any() else None
        self.captions: set[int] = set()
        """Text blocks that stand in a caption."""
        self.found = sorted(self._collect(), key=lambda medium: medium.node)
        self.galleries = self._find_galleries()
        self._visual = [m.node for m in self.found if not isinstance(m.block, Delimiter)]
        for medium in self.found:
            self._attach_caption(medium)

    # -- collecting

    def _collect(self) -> list[Medium]:
        region, document = self._region, self._document
        if not region.kept:
            return []
        low, high = region.root, region.stop
        codes = document.tag[low:high]
        found: list[Medium] = []
        fallbacks: list[int] = []  # for browsers without scripts
        custom = (codes == tags.OTHER).any() and any(mark in document.stream for mark in ("<amp-", "<lite-"))
        for node in (where_true(_MEDIA[codes] | ((codes == tags.OTHER) & custom)) + low).tolist():
            if len(found) >= MAX_MEDIA:
                break
            if not region.first <= region.open_at[node] <= region.last:
                continue
            if document.silent[document.parent[node]]:
                if document.tag[node] in _IMAGES | _FRAMES and document.tag[self._holder(node)] == _NOSCRIPT:
                    fallbacks.append(node)
                continue
            self._add(node, found)
        replaced = self._add_stand_ins(found)
        self._add_lead(found)
        for node in fallbacks[:MAX_MEDIA]:
            alike = Image if document.tag[node] in _IMAGES else RemoteVideo | Embed
            beside = self._beside(self._holder(node))
            if any(node in place for place in replaced):
                continue
            shown = [one for one in found if one.node in beside and isinstance(one.block, alike)]
            if not shown:
                self._add(node, found)
            elif alike is Image:
                self._enlarge(shown, node)
        found.extend(Medium(node, Delimiter()) for node in drawn_lines(region)[:MAX_MEDIA])
        return _without_repeats(found)

    def _enlarge(self, shown: Sequence[Medium], fallback: int) -> None:
        """Gives a picture that is shown small until scripts run the larger file that its fallback names."""
        block = self._block(fallback)
        for one in shown:
            if isinstance(one.block, Image) and isinstance(block, Image) and is_larger_file(block.url, one.block.url):
                one.block = replace(one.block, url=block.url)

    def _holder(self, node: int) -> int:
        """The element in which a picture or player stands, or the ``picture`` element around it."""
        parents, codes = self._document.parents, self._document.tag
        parent = parents[node]
        while codes[parent] in _AROUND:
            parent = parents[parent]
        return parent

    def _beside(self, node: int) -> range:
        """The elements among which stands what a ``noscript`` element replaces: those around it, or the one before it
        where they are the text itself."""
        document = self._document
        around = document.parents[node]
        if not self._region.holds_body(around):
            return range(around, int(document.end[around]))
        before = node - 1
        while before > around and document.parents[before] != around:
            before = document.parents[before]
        return range(before, node) if before > around else range(node, node)

    def _add_stand_ins(self, found: list[Medium]) -> list[range]:
        """Adds what scripts put in the place of elements, and tells these places."""
        region, replaced = self._region, list[range]()
        for place, block in islice(stand_ins(region, self._base), MAX_MEDIA):
            if any(one.node in place and not isinstance(one.block, Image) for one in found):
                continue
            if region.accepts(place.start) and not region.holds_body(place.start):
                found[:] = [one for one in found if one.node not in place]
                found.append(Medium(place.start, block))
                replaced.append(place)
        return replaced

    def _add_lead(self, found: list[Medium]) -> None:
        """The picture that opens the article outside of its text, unless the text shows it again."""
        lead = self._region.lead
        block = self._block(lead) if lead is not None else None
        if lead is None or not isinstance(block, Image) or any(one.node == lead for one in found):
            return
        shown = (one.block for one in found if isinstance(one.block, Image))
        if not any(is_rendition(block.url, picture.url) for picture in shown):
            found.append(Medium(lead, block))

    def _add(self, node: int, found: list[Medium]) -> None:
        block = self._block(node)
        # what shows a picture late hides it until then
        late = block is not None and bool(self._document.tag[node] in _IMAGES) and is_late(
            self._document.element(node).attrib
        )
        if isinstance(block, Embed) and not block.service and self._region.open_at[node] > self._region.text_stop:
            return  # what follows the text and nobody knows is a form or a button more often than the article's
        if block is not None and self._region.accepts(node, late) and not self._is_advertising(node):
            found.append(Medium(node, block))

    def _is_advertising(self, node: int) -> bool:
        for above in [node, *self._region.within_root(node)[:3]]:
            if self._region.holds_body(above):
                return False
            element = self._document.element(above)
            names = f"{element.get('class', '')} {element.get('id', '')}"
            if names != " " and _ADVERTISING.search(names):
                return True
        return False

    def _is_in_a_byline(self, node: int) -> bool:
        """Whether a picture shows who writes: it stands in a small element that its class says names an author."""
        for above in self._region.within_root(node)[:BYLINE_LEVELS]:
            if self._region.holds_body(above) or self._document.end[above] - above > BYLINE_ELEMENTS:
                return False
            if marks.marks(self._document.attribute_of(above, "class")) & marks.BYLINE:
                return True
        return False

    def _block(self, node: int) -> Block | None:
        element: Any = self._document.element(node)
        code, name = int(self._document.tag[node]), str(element.tag)
        if code in _IMAGES or name == "amp-anim":
            return self._image(node, element)
        if code in _FRAMES:
            return embeds.frame(element.attrib, self._base)
        if code in _VIDEOS:
            src = self._source(element)
            width, height = stated_size(element.attrib)
            ratio = round(width / height, 3) if width and height else None
            return Video(src, "loop" in element.attrib, ratio) if src else None
        if name in ("audio", "amp-audio"):
            src = self._source(element)
            return Audio(src) if src else None
        if code == tags.CODES["hr"]:
            return Delimiter()
        if code in _PLUGINS:
            return embeds.plugin(element, self._base)
        return embeds.custom(name, element.attrib, self._base)

    def _image(self, node: int, element: Any) -> Image | RemoteVideo | None:
        attributes = dict(element.items())  # read many times over; by its name lxml finds no `{x}`
        width, height = stated_size(attributes)
        if images.is_decoration(attributes, width, height):
            return None
        if self._document.in_link[node] and is_advert(width, height):
            return None
        url = image_url(attributes, self._base, partial(sources_of, self._document, node))
        url = self._linked(node, url)
        if url is None or is_portrait(url) or is_interface(self._document, node, url, width, height):
            return None
        if images.is_of_theme(url) or self._is_in_a_byline(node):
            return None
        video = embeds.previewed(url)
        if video is not None:
            return video
        alt = clean(alternative(attributes) or "") or None
        box = (self._document.page.boxes or {}).get(node)
        if box is not None:
            if box.width < images.SMALLEST or box.height < images.SMALLEST or not box.visible:
                return None
            return Image(url, Size(round(box.width), round(box.height)), alt=alt)
        return Image(url, images.size_of(width, height), alt=alt)

    def _linked(self, node: int, url: str | None) -> str | None:
        """The larger file that the link around a picture leads to, or the one that a placeholder stands for; else the
        picture's address."""
        document = self._document
        if not document.in_link[node]:
            return url
        links = (each for each in islice(document.ancestors(node), LINK_LEVELS) if document.tag[each] == _LINK)
        href = next((document.attribute_of(each, "href") for each in links), "")
        original = absolute(href, self._base, MEDIA_SCHEMES) if _PICTURE_FILE.search(href) else None
        return original if original is not None and (url is None or is_larger_file(original, url)) else url

    def _source(self, element: Any) -> str | None:
        for candidate in (element, *islice(element.iter("source"), 12)):
            for name in ("src", "data-src"):
                url = absolute(candidate.get(name) or "", self._base, MEDIA_SCHEMES)
                if url is not None:
                    return url
        return None

    # -- galleries and captions

    def _find_galleries(self) -> frozenset[int]:
        """Elements that show several pictures as one thing: figures with more than one, and what is called
        so."""
        pictures = [medium.node for medium in self.found if isinstance(medium.block, Image)]
        counts: dict[int, int] = {}
        for node in pictures if len(pictures) > 1 else ():
            for above in self._region.within_root(node):
                if self._region.holds_body(above):
                    break
                counts[above] = counts.get(above, 0) + 1
        document = self._document
        return frozenset(
            node
            for node, count in counts.items()
            if count > 1
            and (
                document.tag[node] == _FIGURE
                or _GALLERY.search(f"{document.name(node)} {document.attribute_of(node, 'class')}") is not None
            )
        )

    def _attach_caption(self, medium: Medium) -> None:
        if isinstance(medium.block, _CAPTIONED):
            caption = self._caption_at(self._frame(medium.node))
            if caption:
                medium.block = replace(medium.block, caption=caption)
            if isinstance(medium.block, Image) and _is_said(medium.block.alt, caption):
                medium.block = replace(medium.block, alt=None)

    def _frame(self, node: int) -> int:
        """The element that holds a medium and its caption, but no other medium and no text of the body."""
        best = node
        figure = self._region.figure_of(node)
        for level, above in enumerate(self._region.within_root(node)):
            if len(self._shown_in(above)) > 1 or self._region.holds_body(above) or above in self.galleries:
                break
            if self._document.tag[above] == _FIGURE:
                return above
            if figure is None and (level >= FRAME_LEVELS or self._region.holds_foreign(above)):
                break
            best = above
        return best

    def _caption_at(self, frame: int) -> tuple[Paragraph, ...]:
        """The caption in a medium's frame, else the one right behind it, else all text of a figure."""
        region = self._region
        inside = [b for b in region.blocks_in(frame) if b not in self.captions and not self._is_spoken(b)]
        chosen = [b for b in inside if region.caption[b]] or self._behind(frame)
        if not chosen and self._document.tag[frame] == _FIGURE:
            chosen = [b for b in inside if not region.is_in_button(b)]
        return self.caption_of(self._with_credits(frame, inside, chosen))

    def _with_credits(self, frame: int, inside: list[int], chosen: list[int]) -> list[int]:
        """The texts of a caption and those that only say who made the picture: in its frame, and right behind."""
        region, document = self._region, self._document
        found = sorted({*chosen, *filter(region.is_credit, inside)})
        behind = found[-1] + 1 if found else bisect_left(region.block_starts, int(region.close_at[frame]))
        if behind >= len(region.owners) or behind in self.captions or not region.is_credit(behind):
            return found
        between = document.tag[int(document.end[frame]) : region.owners[behind]]
        return found if _SHOWN[between].any() else [*found, behind]

    def _behind(self, frame: int) -> list[int]:
        """The caption that follows a medium's frame beside it or beside what holds nothing else, no other text, picture
        or player between."""
        region, document = self._region, self._document
        first = bisect_left(region.block_starts, int(region.close_at[frame]))
        if first >= len(region.owners) or not region.caption[first] or first in self.captions:
            return []
        branch, beside = region.owners[first], frame
        above = document.common_ancestor([frame, branch])
        for _ in range(LEVELS_BEHIND):
            if document.parents[beside] == above:
                break
            beside = document.parents[beside]
        if above < 0 or document.parents[beside] != above or region.holds_body(beside) or region.holds_foreign(beside):
            return []
        while document.parents[branch] != above:
            branch = document.parents[branch]
        stop = int(document.end[branch])
        if _SHOWN[document.tag[int(document.end[frame]) : stop]].any():
            return []
        if document.in_link[frame] and document.in_link[region.owners[first]]:
            return []  # a teaser
        if above in self.galleries and self._is_of_all(branch, above):
            return []
        blocks = region.blocks_in(branch)
        return [b for b in blocks if region.caption[b]] if all(region.caption[b] for b in blocks) else [first]

    def _is_of_all(self, branch: int, gallery: int) -> bool:
        """Whether a gallery's own child holds the caption of all its pictures: the only one, and the last one shown."""
        region, document = self._region, self._document
        if self._shown_in(gallery)[-1] > branch:
            return False
        bare = (child for child in document.children(gallery) if not self._shown_in(child))
        return [child for child in bare if any(region.caption[b] for b in region.blocks_in(child))] == [branch]

    def _shown_in(self, node: int) -> list[int]:
        """The pictures and players in an element, itself among them."""
        low, high = (bisect_left(self._visual, each) for each in (node, int(self._document.end[node])))
        return self._visual[low:high]

    def caption_of(self, blocks: list[int]) -> tuple[Paragraph, ...]:
        """Takes text blocks as a caption: they are no longer text of the body."""
        self.captions.update(blocks)
        seen: dict[str, Paragraph] = {}
        for paragraph in map(self._caption_of_block, blocks):
            seen.setdefault(paragraph.text, paragraph)  # shown twice: in the lightbox and below the picture
        parts = (part for part in seen.values() if part.text and not is_button(part.text))
        found = [part for part in parts if len(seen) > 1 or _LETTER.search(part.text)]
        return tuple(_with_labels(found))

    def _caption_of_block(self, block: int) -> Paragraph:
        part = self._region.captioned.get(block)
        return Paragraph(self._document.text_between(*part)) if part else self._spans.paragraph(block, apart=True)

    def _is_spoken(self, block: int) -> bool:
        """Whether a text is for screen readers alone, such as "image caption" before each."""
        return self._spoken is not None and bool(self._spoken[self._region.owners[block]])


def _with_labels(paragraphs: Sequence[Paragraph]) -> Iterator[Paragraph]:
    """A caption's paragraphs, a label ("Photo:") or a bracket in an element of its own before what it belongs to."""
    label: Paragraph | None = None
    labels = 0
    for paragraph in paragraphs:
        whole = paragraph if label is None else joined(label, paragraph)
        text = paragraph.text
        is_label = (text.endswith((":", "：")) and len(text.split()) <= LABEL_WORDS) or not _LETTER.search(text)
        is_label = is_label or text.endswith("(")
        labels = labels + 1 if is_label and labels < MOST_LABELS else 0
        label = whole if labels else None
        if label is None:
            yield whole
    if label is not None:
        yield label


def _is_said(alternative: str | None, caption: Sequence[Paragraph]) -> bool:
    """Whether a picture's caption says all that its alternative text does."""
    return alternative is not None and any(alternative.casefold() in part.text.casefold() for part in caption)


def _without_repeats(found: list[Medium]) -> list[Medium]:
    seen: set[Block] = set()
    kept: list[Medium] = []
    for medium in sorted(found, key=lambda medium: medium.node):
        key: Block = medium.block
        if isinstance(key, Image):
            key = Image(sized(key.url))
        elif isinstance(key, Video):
            key = Video(key.src.partition("#")[0])  # "#t=0.1" shows a picture of it
        if isinstance(key, Delimiter) or key not in seen:
            seen.add(key)
            kept.append(medium)
    return kept
