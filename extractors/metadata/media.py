"""What is more than text: pictures, videos, audios, icons, other versions, breadcrumbs."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import chain
from typing import Any

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.language import language_tag
from extractors.metadata import meta_tags, microdata, open_graph
from extractors.metadata.dom import Dom
from extractors.metadata.file_sizes import of_file, widths_of
from extractors.metadata.head import Head
from extractors.metadata.images import (
    content_images,
    from_json_ld,
    is_banner,
    is_crop,
    is_of_teaser,
    leads_of,
    may_illustrate,
    number,
    opens,
    sources_of,
    with_details,
)
from extractors.metadata.json_ld import JsonLd
from extractors.metadata.links import Links
from extractors.metadata.microdata import Property
from extractors.metadata.model import Alternate, Breadcrumb, Image, Media
from extractors.metadata.text import absolute, clean, fold, is_unfilled_address
from extractors.metadata.trail import trail
from extractors.metadata.tree import attributes
from extractors.pictures.addresses import is_larger, is_small
from extractors.pictures.files import file_key, is_of_script, is_rendition, is_same_file
from extractors.pictures.placeholders import is_placeholder
from extractors.pictures.portraits import is_portrait
from extractors.pictures.shared import is_of_every_page

_PLAYERS = re.compile(
    r"(?:youtube(?:-nocookie)?\.com/embed/|player\.vimeo\.com/video/|dailymotion\.com/embed/|"
    r"players\.brightcove\.net/|"
    r"cdn\.jwplayer\.com/players/|rumble\.com/embed/|bilibili\.com/player|v\.qq\.com/|player\.youku\.com/embed/|"
    r"rutube\.ru/play/embed/|(?:vk\.com|vkvideo\.ru)/video_ext\.php|ok\.ru/videoembed/|aparat\.com/video/video/embed/|"
    r"facebook\.com/plugins/video\.php|tv\.naver\.com/embed/|embed\.ted\.com/talks/|streamable\.com/[eo]/)",
    re.I,
)
_AUDIO_PLAYERS = re.compile(
    r"(?:w\.soundcloud\.com/player|open\.spotify\.com/embed|podigee|embed\.podcasts\.apple\.com|"
    r"player\.captivate\.fm|embed\.acast\.com|(?:player|playlist)\.megaphone\.fm|omny\.fm/.+/embed|player\.simplecast\.com)",
    re.I,
)
_PLAYED = tags.mask("video audio iframe amp-video")


class Pictures:
    """The pictures of a page by source."""

    def __init__(
        self,
        document: Document,
        found: JsonLd,
        head: Head,
        links: Links,
        properties: Sequence[Property],
        base: str,
        root: int | None,
        header: int | None,
        bylines: Sequence[int] = (),
        is_templates: Callable[[str], bool] = lambda url: False,
    ) -> None:
        """``bylines`` are the elements whose class speaks of an author: the picture in a small one shows the writer.
        ``is_templates``: whether the site's template offers a picture on every page."""
        self._is_templates = is_templates
        self.document, self.found, self.head, self.links = document, found, head, links
        self.properties, self.base, self.root, self.header = properties, base, root, header
        ends = [int(document.end[node]) for node in bylines]
        self.bylines = [
            (node, end)
            for node, end in zip(bylines, ends)
            if end - node <= _BYLINE and not any(node <= place < end for place in (root, header) if place is not None)
        ]

    @cached_property
    def _found(self) -> list[tuple[int, Image]]:
        return content_images(self.document, self.root, self.header, self.base)

    @cached_property
    def _in_content(self) -> list[Image]:
        return [picture for _, picture in self._found]

    @cached_property
    def _of_story(self) -> list[tuple[int, Image]]:
        """Those that no byline and no box of another article holds, and no banner unless the page offers it."""
        offered = self._offered
        return [
            (node, picture)
            for node, picture in self._found
            if not any(start < node < end for start, end in self.bylines)
            and not is_of_teaser(self.document, node, self.root, self.header)
            and not (is_banner(node, picture, self.header) and not is_same_file(picture.url, offered))
        ]

    @cached_property
    def _offers(self) -> list[Image]:
        """The pictures that the page offers to networks."""
        return [picture for source, picture in self._declared if source in ("og:image", "twitter:image")]

    @property
    def _offered(self) -> str:
        """The address of the first of them; empty if none."""
        return self._offers[0].url if self._offers else ""

    @cached_property
    def _structured(self) -> list[Image]:
        node = self.found.article
        value = self.found.resolve(node.get("image") or node.get("thumbnailUrl"))
        if isinstance(value, list):
            value = [self.found.resolve(item) for item in value]
        return from_json_ld(self.found.resolve(value), self.base) if value else []

    def main(self) -> tuple[Image | None, str]:
        """(the lead picture, its source): the one that opens the article, else what the page offers to
        networks."""
        lead, named = self._shown_offer
        early, late = (None, None) if lead else leads_of(self.document, self._of_story, self.root, self.header)
        lead = lead or (None if named else early)
        if lead and not _is_furniture(lead.url):
            return self._as_file(with_details(lead, self._structured)), "dom.lead"
        for source, picture in self._leads:
            if source == "dom.content" and late and not self._opens(picture):
                picture, source = late, "dom.lead"
            shown = source in ("dom.lead", "dom.content")
            if _is_furniture(picture.url) or (not shown and is_of_every_page(picture.url, self.document.page.site)):
                continue
            if source != "dom.content" or may_illustrate(picture):
                return self._as_file(with_details(picture, [*self._structured, *self._in_content])), source
        return None, ""

    def _opens(self, picture: Image) -> bool:
        """Whether a picture of the content stands where an article is opened."""
        node = next((node for node, each in self._found if each is picture), None)
        return node is not None and opens(self.document, node, self.root, self.header)

    @cached_property
    def _shown_offer(self) -> tuple[Image | None, bool]:
        """The picture of the content that is the offered one: by its file wherever it stands, by its name where it
        opens the article; and whether one is only named like it elsewhere, so that the offered one is of the story."""
        offered = self._offered
        if not offered:
            return None, False
        alike = [(node, picture) for node, picture in self._found if is_same_file(picture.url, offered)]
        own = (picture for _, picture in alike if file_key(picture.url) == file_key(offered))
        cut = (picture for _, picture in alike if is_rendition(picture.url, offered))
        whole = ((node, picture) for node, picture in alike if not is_crop(picture))
        named = (picture for node, picture in whole if opens(self.document, node, self.root, self.header))
        same = next(chain(own, cut, named), None)
        for each in self._offers:
            if same and _is_better(each, same):
                same = replace(same, url=each.url, width=each.width, height=each.height)
        return same, bool(alike)

    def also_offered(self, url: str, source: str) -> int:
        """How many other sources offer a picture's file, 3 at most."""
        same = {name for name, picture in self._leads if is_same_file(picture.url, url)}
        return min(len(same - {source}), 3)

    @cached_property
    def _leads(self) -> list[tuple[str, Image]]:
        return [*self._declared, *(("dom.content", picture) for _, picture in self._of_story[:1])]

    @cached_property
    def _declared(self) -> list[tuple[str, Image]]:
        written = [
            *(
                (source, Image(raw, alt=clean(alt or "") or None, width=number(width), height=number(height)))
                for source, raw, alt, width, height in open_graph.images(self.head)
            ),
            *(("json_ld.article", picture) for picture in self._structured),
            *((f"meta.{source}", Image(raw)) for source, raw in meta_tags.images(self.head)),
            *(("link.image_src", Image(raw)) for raw in self.links.image),
            *(
                ("microdata", Image(prop.raw, width=number(prop.width), height=number(prop.height)))
                for prop in self.properties
                if prop.field == "image"
            ),
        ]
        found = ((name, each, absolute(each.url, self.base)) for name, each in written)
        return [
            (name, each if url == each.url else replace(each, url=url))
            for name, each, url in found
            if url and not is_unfilled_address(url) and not self._is_templates(url)
        ]

    def content(self) -> tuple[Image, ...]:
        """The pictures of the article's content in order, without portraits of its writers, completed by what JSON-LD
        says of them."""
        return tuple(self._as_file(with_details(picture, self._structured)) for _, picture in self._of_story)

    def _as_file(self, picture: Image) -> Image:
        """A picture with the size of its file, as far as the page tells it."""
        return of_file(picture, (each for _, each in self._declared), lambda: self._widths)

    @cached_property
    def _widths(self) -> dict[str, int]:
        """The widths of files that the sets around the content's pictures tell, by address."""
        document = self.document
        found = ((attributes(document, node), sources_of(document, node)) for node, _ in self._found)
        return dict(pair for pairs, sources in found for pair in widths_of(pairs, sources, self.base))


def _is_better(offered: Image, shown: Image) -> bool:
    """Whether the offered file of a picture goes before the shown one."""
    if is_of_script(shown.url) and not is_of_script(offered.url) and is_same_file(shown.url, offered.url):
        return True
    if not is_small(shown.url) or not is_rendition(offered.url, shown.url):
        return False
    return is_larger(offered.url, shown.url, offered.width)


_BYLINE = 60
"""Elements of a byline, at most; larger ones, and those that hold the headline, are articles that name their author."""
_FURNITURE = re.compile(r"(?:^|[^a-z0-9])(?:logo|favicon|no-?image)(?:$|[-_.?])|[-_]avatar[-_]\d")


def _is_furniture(url: str) -> bool:
    name = url.rsplit("/", 1)[-1].lower()
    return (
        bool(_FURNITURE.search(name))
        or is_placeholder(url)
        or is_portrait(url)
        or name.partition("?")[0].endswith((".svg", ".ico"))
    )


def media_of(
    dom: Dom, found: JsonLd, head: Mapping[str, list[str]], root: int | None, base: str
) -> tuple[tuple[tuple[Media, ...], str], tuple[tuple[Media, ...], str]]:
    """(videos, source of the first) and the same of audios: of JSON-LD, of the article's elements and players from the
    headline on, of OpenGraph."""
    document = dom.document
    videos = [item for node in found.videos if (item := _media(node, base))]
    audios = [item for node in found.audios if (item := _media(node, base))]
    sources = {name: f"json_ld.{name}" for name, items in (("video", videos), ("audio", audios)) if items}
    for kind, node in microdata.media(document, root):
        if item := _media(node, base):
            (videos if kind == "videoobject" else audios).append(item)
            sources.setdefault(kind.removesuffix("object"), "microdata")
    if root is not None:
        low, high = _from_headline(root, dom.header), int(document.end[root])
        for node in (where_true(_PLAYED[document.tag[low:high]]) + low)[:40].tolist():
            if node > root or not dom.foreign[node]:
                _element(document, node, base, videos, audios)
    for kind, items in (("video", videos), ("audio", audios)):
        if not items:
            sources[kind] = f"og:{kind}"
            items.extend(Media(url) for raw in open_graph.videos(head, kind) if (url := absolute(raw, base)))
    return (
        (_distinct(videos), sources.get("video", "dom.content")),
        (_distinct(audios), sources.get("audio", "dom.content")),
    )


def _from_headline(root: int, header: int | None) -> int:
    """Where the article begins whose text is in ``root``: at a headline right before it, as its lead picture does."""
    return header if header is not None and root - _LEAD_WITHIN <= header < root else root


_LEAD_WITHIN = 120
"""Elements from a headline to the text's."""


def _media(node: Mapping[str, Any], base: str) -> Media | None:
    given = (node.get(key) for key in ("contentUrl", "embedUrl", "url"))
    url = next((url for raw in given if isinstance(raw, str) and (url := absolute(raw, base))), None)
    if not url:
        return None
    thumbnail = node.get("thumbnailUrl")
    if isinstance(thumbnail, list) and thumbnail:
        thumbnail = thumbnail[0]
    name, duration = node.get("name"), node.get("duration")
    return Media(
        url,
        clean(name) or None if isinstance(name, str) else None,
        absolute(thumbnail, base) if isinstance(thumbnail, str) else None,
        duration.strip()[:40] if isinstance(duration, str) and duration.startswith("P") else None,
    )


def _element(document: Document, node: int, base: str, videos: list[Media], audios: list[Media]) -> None:
    pairs = attributes(document, node)
    raw = pairs.get("src") or pairs.get("data-src") or pairs.get("data-lazy-src") or ""
    name = document.name(node)
    if name == "iframe":
        url = absolute(raw, base)
        if url and _PLAYERS.search(url):
            videos.append(Media(url, _name(pairs.get("title", ""))))
        elif url and _AUDIO_PLAYERS.search(url):
            audios.append(Media(url, _name(pairs.get("title", ""))))
        return
    if not raw:
        for child in document.children(node):
            if document.tag[child] == tags.CODES["source"]:
                told = attributes(document, child)
                raw = told.get("src") or told.get("data-src") or ""
                break
    url = absolute(raw, base)
    if url:
        poster = pairs.get("poster", "")
        target = audios if name == "audio" else videos
        target.append(Media(url, None, absolute(poster, base) if poster else None))


def _name(title: str) -> str | None:
    """What a player's frame is called; None where that is the player's own name."""
    name = clean(title)
    return None if not name or _PLAYER.fullmatch(name) else name


_PLAYER = re.compile(r"(?:(?:youtube|vimeo|embedded|embed|video|audio|media|external|player|frame|iframe)\s*)+", re.I)


def _distinct(items: list[Media]) -> tuple[Media, ...]:
    """Each once: a player's address is the same with other parameters, a known video on other hosts."""
    found: dict[str, Media] = {}
    for item in items:
        found.setdefault(_file(item.url), item)
    return tuple(found.values())[:30]


def _file(url: str) -> str:
    if known := _KNOWN.search(url):
        return known.group(1)
    if not (_PLAYERS.search(url) or _AUDIO_PLAYERS.search(url)):
        return url
    return " ".join([url.partition("?")[0], *_PLAYED_ID.findall(url)])


_PLAYED_ID = re.compile(r"(?<=[?&])(?:(?:ref:)?video_?id|playlistid|[abv]vid|vid|aid|oid|id|href|url)=[^&#]+", re.I)
"""What tells, of players under one address for all, which recording they play."""
_KNOWN = re.compile(
    r"//(?:[\w-]+\.)*(?:youtu\.be/|youtube(?:-nocookie)?\.com/(?:(?:embed|v|shorts)/|watch\?(?:[^#]*&)?v=))"
    r"(?!videoseries|live_stream)([\w-]{11})(?![\w-])"
)
"""The address of a video that has several; lists and channels have none of their own."""


def alternates_of(links: Links, base: str, page: str) -> tuple[Alternate, ...]:
    """AMP and language versions; none of language where a page names itself alone, as systems make them do."""
    found: dict[tuple[str, str | None], Alternate] = {}
    for raw in links.amp:
        url = absolute(raw, base)
        if url:
            found.setdefault((url, None), Alternate(url, "amp"))
    own = {page, *(absolute(raw, base) for raw in links.canonical)}
    languages = [(code, absolute(raw, base)) for code, raw in links.languages[:60]]
    if all(url in own for _, url in languages):
        languages = []
    for code, url in languages:
        language = language_tag(code) or (code if code.lower() == "x-default" else None)
        if url and language:
            found.setdefault((url, language), Alternate(url, "language", language))
    return tuple(found.values())


_TOUCH_ICON, _OLDEST_TOUCH_ICON = 180, 57
"""Pixels a side (Apple's guidelines)."""


def favicon_of(links: Links, base: str) -> str | None:
    """The largest icon. A touch icon that tells no size is as large as today's are, unless others do: then it is the
    small one of the oldest telephones."""
    unsaid = _OLDEST_TOUCH_ICON if any(side for side, _ in links.touch_icons) else _TOUCH_ICON
    icons = [*links.icons, *((side or unsaid, raw) for side, raw in links.touch_icons)]
    for _, raw in sorted(icons, key=lambda item: -item[0]):
        url = absolute(raw, base)
        if url:
            return url
    return None


_MOST_STEPS = 1_000_000
"""Larger positions are none; some are too large to be reckoned with."""


def breadcrumbs_of(found: JsonLd, dom: Dom, base: str) -> tuple[tuple[Breadcrumb, ...], str]:
    """(the path to the article, its source): JSON-LD's list, else the visible one, which also goes before a list that
    leads from the home page to the article and names no section; else that which nothing marks."""
    declared = _declared_steps(found, base)
    if len(declared) > _NO_SECTION:
        return declared, "json_ld.breadcrumbs"
    named = ((clean(name), absolute(href, base) if href else None) for name, href in dom.breadcrumbs())
    shown = tuple(Breadcrumb(name, url) for name, url in named if "{{" not in name)
    known = {fold(step.name) for step in declared}
    fuller = bool(shown) and fold(shown[0].name) in known and any(fold(step.name) not in known for step in shown)
    if declared or shown:
        return (shown, "dom.breadcrumbs") if fuller or not declared else (declared, "json_ld.breadcrumbs")
    return tuple(Breadcrumb(name, absolute(href, base) if href else None) for name, href in trail(dom)), "dom.trail"


_NO_SECTION = 2
"""Steps of a path with none between the home page and the article."""


def _declared_steps(found: JsonLd, base: str) -> tuple[Breadcrumb, ...]:
    """The steps of JSON-LD's first list that has any."""
    for node in found.breadcrumbs:
        items = found.resolve(node.get("itemListElement"))
        steps: list[tuple[float, str, str | None]] = []
        for place, item in enumerate(items[:20] if isinstance(items, list) else [items]):
            if not isinstance(item, dict):
                continue
            inner = found.resolve(item.get("item"))
            target = inner.get("@id") or inner.get("url") if isinstance(inner, dict) else inner
            name = item.get("name") or (inner.get("name") if isinstance(inner, dict) else None)
            position = item.get("position")
            if isinstance(name, str) and clean(name) and "{{" not in name:
                if not isinstance(position, (int, float)) or not abs(position) < _MOST_STEPS:
                    position = place
                url = absolute(target, base) if isinstance(target, str) else None
                steps.append((float(position), clean(name), url))
        if steps:
            steps.sort(key=lambda step: step[0])
            return tuple(Breadcrumb(name, url) for _, name, url in steps)
    return ()
