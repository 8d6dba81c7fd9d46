"""Elements in whose place a script puts what they name: players, once their picture is clicked, charts, pins, posts and
pieces of code."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from extractors.blocks.embeds import remote_video, service_of
from extractors.blocks.model import Embed, RemoteVideo
from extractors.blocks.region import Region
from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.remembered import remembered
from extractors.urls import MEDIA_SCHEMES, absolute

_SCRIPT = tags.CODES["script"]
_FACADES = (
    "data-youtube-id", "data-videoid", "data-video-id", "data-ytid", "data-youtube", "data-embed", "data-id",
    "data-src",
)  # fmt: skip
"""Where what stands for a player of YouTube until it is clicked has the video's identifier or address."""
_YOUTUBE_ID = re.compile(r"[\w-]{11}$")
_CHARTS = {
    "flourish-embed": (
        "data-src", r"(?:visualisation|story|slideshow)/\d{1,12}", "https://public.flourish.studio/{}/", "Flourish",
    ),
    "infogram-embed": ("data-id", r"[\w-]{5,80}", "https://e.infogram.com/{}", "Infogram"),
}  # fmt: skip
"""By class: the attribute that names the chart, what it looks like, the chart's address, and whose it is."""
_SCRIPTS = (
    ("src", r"https?://gist\.github\.com/([\w-]{1,40}/\w{1,40})\.js.{0,200}", "https://gist.github.com/{}", "GitHub"),
    (
        "src", r"https?://datawrapper\.dwcdn\.net/(\w{1,20})/.{0,200}", "https://datawrapper.dwcdn.net/{}/",
        "Datawrapper",
    ),
    ("data-telegram-post", r"(\w{3,64}/\d{1,12})", "https://t.me/{}", "Telegram"),
)  # fmt: skip
"""Of a script: the attribute that names what it writes, what it looks like, the address of that, and whose it is."""
_VK_POST = re.compile(r"vk_post_(-?\d{1,12}_\d{1,12})")
"""What the code that VK gives out for a post calls the element that a script puts it into."""
_NAMES = ("youtube", *map(str.lower, _CHARTS))
_SIGNS = ("gist.github.com/", "datawrapper.dwcdn.net/", "data-telegram-post=")
"""One of these stands in a page that has such a script."""


def stand_ins(region: Region, base: str) -> Iterator[tuple[range, RemoteVideo | Embed]]:
    """What is named, each with the element that it replaces and all within."""
    document = region.document
    for node, _ in region.classes(is_named_so, _NAMES):
        attributes = document.element(node).attrib
        block = _chart(attributes) or _player(attributes, base)
        if block is not None:
            yield range(node, int(document.end[node])), block
    if "data-pin-do=" in document.stream:
        for node, kind in document.attribute("data-pin-do"):
            url = absolute(document.attribute_of(node, "href"), base, MEDIA_SCHEMES) if kind == "embedPin" else None
            if url is not None and service_of(url) == "Pinterest" and region.root < node < region.stop:
                yield range(node, int(document.end[node])), Embed(url, "Pinterest")
    if 'id="vk_post_' in document.stream:
        for node, name in document.attribute("id"):
            match = _VK_POST.fullmatch(name)
            if match and region.root < node < region.stop:
                yield range(node, int(document.end[node])), Embed(f"https://vk.com/wall{match[1]}", "VK")
    if any(sign in document.stream for sign in _SIGNS):
        for node in (where_true(document.tag[region.root : region.stop] == _SCRIPT) + region.root).tolist():
            embed = _of_script(document.element(node).attrib)
            if embed is not None:
                yield _replaced(region, node), embed


@remembered()
def is_named_so(value: str) -> bool:
    """Whether a class says that its element stands for a player of YouTube or for a chart."""
    return "youtube" in value.lower() or any(name in value for name in _CHARTS)


def _player(attributes: Mapping[str, str], base: str) -> RemoteVideo | None:
    """The video of YouTube for which an element stands, until a script puts a player in its place; None if for none."""
    for name in _FACADES:
        value = (attributes.get(name) or "").strip()
        if _YOUTUBE_ID.match(value) and not value.isdigit():
            return RemoteVideo("YouTube", value)
        if "youtu" in value:
            video = remote_video(absolute(value, base, MEDIA_SCHEMES) or "")
            if video is not None:
                return video
    return None


def _chart(attributes: Mapping[str, str]) -> Embed | None:
    for token in (attributes.get("class") or "").split()[:20]:
        if token in _CHARTS:
            name, pattern, address, service = _CHARTS[token]
            value = (attributes.get(name) or "").strip("/ ")
            return Embed(address.format(value), service) if re.fullmatch(pattern, value) else None
    return None


def _of_script(attributes: Mapping[str, str]) -> Embed | None:
    for name, pattern, address, service in _SCRIPTS:
        match = re.fullmatch(pattern, (attributes.get(name) or "").strip())
        if match:
            return Embed(address.format(match[1]), service)
    return None


def _replaced(region: Region, script: int) -> range:
    """A script with the element around it, if no text is in there: what it replaces, such as the chart's picture."""
    document = region.document
    around = document.parents[script]
    node = around if around > region.root and not document.subtree_chars[around] else script
    return range(node, int(document.end[node]))
