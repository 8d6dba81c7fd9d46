"""Whose content an iframe, a script's container or a social blockquote shows."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Literal
from urllib.parse import parse_qsl, urlsplit

from extractors.blocks.model import Embed, RemoteVideo
from extractors.pictures.sizes import stated_size
from extractors.remembered import remembered
from extractors.urls import MEDIA_SCHEMES, absolute

_YOUTUBE = re.compile(
    r"^https?://(?:[\w-]+\.)?(?:youtube(?:-nocookie)?\.com/+(?:embed/+|v/|shorts/|live/|watch\?(?:[^#]*&)?v=)|youtu\.be/)"
    r"(?!videoseries|live_stream)([\w-]{6,20})",
    re.I,
)
_VIMEO = re.compile(r"^https?://(?:player\.)?vimeo\.com/(?:video/)?(\d{4,15})", re.I)
_PREVIEW = re.compile(r"^https?://(?:i\d*\.ytimg|img\.youtube|i\d*\.youtube)\.com/(?:vi|vi_webp)/([\w-]{11})/")
_MOST_PARAMETERS = 50
_VIDEO_ID = re.compile(r"[\w-]{4,20}$")

SERVICES: dict[str, str] = {
    "twitter.com": "Twitter",
    "x.com": "Twitter",
    "instagram.com": "Instagram",
    "facebook.com": "Facebook",
    "tiktok.com": "TikTok",
    "bsky.app": "Bluesky",
    "threads.net": "Threads",
    "threads.com": "Threads",
    "reddit.com": "Reddit",
    "redditmedia.com": "Reddit",
    "linkedin.com": "LinkedIn",
    "pinterest.com": "Pinterest",
    "t.me": "Telegram",
    "vk.com": "VK",
    "vkvideo.ru": "VK",
    "ok.ru": "OK",
    "weibo.com": "Weibo",
    "imgur.com": "Imgur",
    "spotify.com": "Spotify",
    "soundcloud.com": "SoundCloud",
    "podcasts.apple.com": "Apple Podcasts",
    "podigee.com": "Podigee",
    "acast.com": "Acast",
    "dailymotion.com": "Dailymotion",
    "youtube.com": "YouTube",
    "vimeo.com": "Vimeo",
    "rutube.ru": "Rutube",
    "bilibili.com": "Bilibili",
    "youku.com": "Youku",
    "v.qq.com": "Tencent Video",
    "nicovideo.jp": "Niconico",
    "rumble.com": "Rumble",
    "twitch.tv": "Twitch",
    "streamable.com": "Streamable",
    "brightcove.net": "Brightcove",
    "jwplayer.com": "JW Player",
    "jwplatform.com": "JW Player",
    "kaltura.com": "Kaltura",
    "datawrapper.de": "Datawrapper",
    "dwcdn.net": "Datawrapper",
    "flourish.studio": "Flourish",
    "infogram.com": "Infogram",
    "google.com": "Google",
    "openstreetmap.org": "OpenStreetMap",
    "documentcloud.org": "DocumentCloud",
    "scribd.com": "Scribd",
    "issuu.com": "Issuu",
    "github.com": "GitHub",
    "giphy.com": "Giphy",
}
"""Service by the host of what is embedded, subdomains included."""
_POSTS: dict[str, str] = {
    "twitter-tweet": "Twitter",
    "twitter-video": "Twitter",
    "instagram-media": "Instagram",
    "tiktok-embed": "TikTok",
    "fb-post": "Facebook",
    "fb-video": "Facebook",
    "bluesky-embed": "Bluesky",
    "text-post-media": "Threads",
    "reddit-embed-bq": "Reddit",
    "reddit-card": "Reddit",
    "imgur-embed-pub": "Imgur",
    "mastodon-embed": "Mastodon",
}
POST_CLASSES = tuple(_POSTS)
_ADDRESS_ATTRIBUTES = (
    "cite",
    "data-instgrm-permalink",
    "data-text-post-permalink",
    "data-href",
    "data-embed-url",
)
TWEET_ATTRIBUTES = ("data-tweet-id", "data-tweetid")
_TWEET_ID = re.compile(r"[0-9]{5,20}$")
_POST_PATH = re.compile(r"/(?:status(?:es)?|p|reel|video|post|posts|comments|t)/")
_FRAME_SOURCES = (
    "data-src", "data-lazy-src", "data-original", "data-cmp-src", "data-cookieblock-src", "data-src-cmplz",
    "data-uc-src", "uc-src", "suppressedsrc", "data-litespeed-src", "data-lazysrc", "data-ezsrc", "data-cli-src", "src",
)  # fmt: skip
"""Where lazy loading and tools that ask for consent put the address of a frame, and where it belongs."""
_UNWANTED = re.compile(
    r"doubleclick|googlesyndication|googletagmanager|adservice|amazon-adsystem|taboola|outbrain|/ads?[/?.]|adserver|"
    r"recaptcha|disqus|facebook\.com/plugins/(?:like|share|page|comments)|platform\.twitter\.com/widgets/(?:tweet|follow)_button|"
    r"newsletter|consent|cookie|privacy-mgmt|piano\.io|about:|//adclient\.|/adf?show\b|[_-]ads?\.(?:s?html?|php|aspx?)\b|"
    r"/affiliates?/|/aff_widget",
    re.I,
)
_PROVIDERS = {
    "amp-youtube": ("YouTube", "data-videoid"),
    "lite-youtube": ("YouTube", "videoid"),
    "amp-vimeo": ("Vimeo", "data-videoid"),
    "lite-vimeo": ("Vimeo", "videoid"),
}
_AMP_POSTS = {
    "amp-instagram": ("Instagram", "data-shortcode", "https://www.instagram.com/p/{}/"),
    "amp-facebook": ("Facebook", "data-href", ""),
    "amp-tiktok": ("TikTok", "data-src", "https://www.tiktok.com/embed/v2/{}"),
    "amp-pinterest": ("Pinterest", "data-url", ""),
    "amp-reddit": ("Reddit", "data-src", ""),
    "amp-dailymotion": ("Dailymotion", "data-videoid", "https://www.dailymotion.com/video/{}"),
    "amp-soundcloud": ("SoundCloud", "data-trackid", "https://api.soundcloud.com/tracks/{}"),
}
"""By element of AMP: whose it is, the attribute that names it, and the address of what is named by an identifier; an
address of the service's own stays as it is."""


def service_of(url: str) -> str | None:
    """The service at an address, by its host or a parent domain of it."""
    try:
        host = (urlsplit(url).hostname or "").lower()
    except ValueError:
        return None
    while host:
        if host in SERVICES:
            return SERVICES[host]
        host = host.partition(".")[2]
    return None


def remote_video(url: str) -> RemoteVideo | None:
    """The video that an address of YouTube or Vimeo names."""
    match = _YOUTUBE.match(url)
    if match:
        return RemoteVideo("YouTube", match.group(1))
    match = _VIMEO.match(url)
    return RemoteVideo("Vimeo", match.group(1)) if match else None


def _video_within(url: str) -> RemoteVideo | None:
    """The video whose own address stands among the parameters of a frame's, as services that embed others' players
    have it."""
    if "youtu" not in url and "vimeo" not in url:
        return None
    try:
        values = [value for _, value in parse_qsl(urlsplit(url).query, max_num_fields=_MOST_PARAMETERS)]
    except ValueError:
        return None
    addresses = (f"https:{value}" if value.startswith("//") else value for value in values)
    return next(filter(None, map(remote_video, addresses)), None)


def previewed(url: str) -> RemoteVideo | None:
    """The video of YouTube whose preview a picture is: what stands there until the player comes."""
    match = _PREVIEW.match(url)
    return RemoteVideo("YouTube", match.group(1)) if match else None


def frame(attributes: Mapping[str, str], base: str) -> RemoteVideo | Embed | None:
    """What an iframe shows; None for advertising, counters, consent and the like, and for frames not to be
    seen."""
    width, height = stated_size(attributes)
    if (width is not None and width < 20) or (height is not None and height < 20):
        return None
    for name in _FRAME_SOURCES:
        url = absolute(attributes.get(name) or "", base, MEDIA_SCHEMES)
        if url is None:
            continue
        video = remote_video(url) or _video_within(url)
        if video is not None:
            return video
        if _UNWANTED.search(url):
            return None
        return Embed(url, service_of(url) or post_service(attributes.get("class") or ""))
    return None


def custom(name: str, attributes: Mapping[str, str], base: str) -> RemoteVideo | Embed | None:
    """What the custom elements of AMP and of lazy players show."""
    if name in _PROVIDERS:
        service, attribute = _PROVIDERS[name]
        identifier = attributes.get(attribute) or ""
        found: Literal["YouTube", "Vimeo"] = "YouTube" if service == "YouTube" else "Vimeo"
        return RemoteVideo(found, identifier) if _VIDEO_ID.match(identifier) else None
    if name == "amp-video-iframe":
        return frame(attributes, base)
    if name == "amp-twitter":
        url = tweet_url(attributes.get("data-tweetid") or "")
        return Embed(url, "Twitter") if url else None
    if name in _AMP_POSTS:
        service, attribute, pattern = _AMP_POSTS[name]
        named = (attributes.get(attribute) or "").strip()
        if pattern and _VIDEO_ID.match(named):
            return Embed(pattern.format(named), service)
        url = absolute(named, base, MEDIA_SCHEMES)
        return Embed(url, service) if url is not None and service_of(url) == service else None
    return None


def plugin(element: Any, base: str) -> RemoteVideo | None:
    """The video that an ``object`` or ``embed`` element of old pages plays in a plug-in."""
    values = [element.get("data"), element.get("src")]
    values += [one.get("value") for one in element.iter("param") if (one.get("name") or "").lower() in ("movie", "src")]
    values += [one.get("src") for one in element.iter("embed")]
    videos = (remote_video(absolute(value, base, MEDIA_SCHEMES) or "") for value in values if value)
    return next(filter(None, videos), None)


@remembered()
def post_service(class_: str) -> str | None:
    """The service of a social post's container, by its class; None if it is none."""
    for token in class_.split()[:20]:
        if token in _POSTS:
            return _POSTS[token]
    return None


def tweet_url(value: str) -> str | None:
    """The address of a post of Twitter that is named by its number, or by its address."""
    value = value.strip()
    if _TWEET_ID.match(value):
        return f"https://twitter.com/i/status/{value}"
    url = absolute(value, "", MEDIA_SCHEMES)
    return url if url is not None and service_of(url) == "Twitter" and _POST_PATH.search(url) else None


def post_url(element: Any, service: str, base: str) -> str | None:
    """The address of a social post: what its container declares, else its last link that looks like one."""
    for name in _ADDRESS_ATTRIBUTES:
        url = absolute(element.get(name) or "", base, MEDIA_SCHEMES)
        if url is not None:
            return url
    best: str | None = None
    for link in element.iter("a"):
        url = absolute(link.get("href") or "", base, MEDIA_SCHEMES)
        if url is None or (service != "Mastodon" and service_of(url) != service):
            continue
        if _POST_PATH.search(url) or best is None:
            best = url
    return best or next(filter(None, (tweet_url(element.get(name) or "") for name in TWEET_ATTRIBUTES)), None)
