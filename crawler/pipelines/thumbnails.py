"""Small copies of an article's pictures, fetched through Scrapy: the option `BROADSHEET_THUMBNAILS_ENABLED`."""

from __future__ import annotations

import base64
import io
import logging
import warnings
from collections.abc import Iterator
from importlib import import_module
from typing import TYPE_CHECKING, Any, Self
from urllib.parse import urlsplit

from itemadapter import ItemAdapter, is_item
from scrapy import Request
from scrapy.exceptions import NotConfigured

from crawler.middlewares.private_address import PrivateAddressMiddleware

if TYPE_CHECKING:
    from scrapy.crawler import Crawler
    from scrapy.http import Response

logger = logging.getLogger(__name__)

LONGER_SIDE = 40
"""Pixels of a thumbnail's longer side (METHODS.md, 5.4)."""
QUALITY = 60
FORMATS = ("JPEG", "PNG", "GIF", "WEBP")
"""Formats that are decoded; Pillow's other decoders never see what a site sends."""
_NESTING = 8
_KEPT = 512
"""Addresses whose thumbnail is remembered: agencies' pictures recur."""


class NoThumbnail(Exception):
    """A picture that none is made of; the message says why."""


class ThumbnailPipeline:
    """Sets `thumbnail` (base64 of a JPEG, at most 40 px on the longer side) in an article's image blocks.

    Pictures are fetched with the crawl's downloader: its delays, robots.txt and private-address checks apply.
    One that cannot be had leaves the block without. Settings: `BROADSHEET_THUMBNAILS_ENABLED` (false),
    `_PER_ARTICLE` (pictures), `_MAXSIZE` (bytes of one), `_MAXPIXELS` (of one). Stats:
    `broadsheet/thumbnails`, `broadsheet/thumbnails/failed`.
    """

    def __init__(self, crawler: Crawler) -> None:
        settings = crawler.settings
        if not settings.getbool("BROADSHEET_THUMBNAILS_ENABLED"):
            raise NotConfigured
        try:
            import_module("PIL.Image")
        except ImportError:
            raise NotConfigured(
                "BROADSHEET_THUMBNAILS_ENABLED needs Pillow: pip install -r requirements/thumbnails.txt"
            ) from None
        self._crawler = crawler
        self._most = settings.getint("BROADSHEET_THUMBNAILS_PER_ARTICLE", 10)
        self._maxsize = settings.getint("BROADSHEET_THUMBNAILS_MAXSIZE", 8 * 1024 * 1024)
        self._maxpixels = settings.getint("BROADSHEET_THUMBNAILS_MAXPIXELS", 25_000_000)
        self._guard = PrivateAddressMiddleware(crawler)
        self._made: dict[str, str | None] = {}

    @classmethod
    def from_crawler(cls, crawler: Crawler) -> Self:
        return cls(crawler)

    async def process_item(self, item: Any) -> Any:
        blocks = ItemAdapter(item).get("blocks") if is_item(item) else None
        if not isinstance(blocks, list):
            return item
        asked: set[str] = set()
        for image in images_of(blocks):
            url = image["url"]
            if len(asked) >= self._most and url not in asked:
                break
            asked.add(url)
            found = await self._thumbnail(url, str(ItemAdapter(item).get("url") or ""))
            if found is not None:
                image["thumbnail"] = found
        return item

    async def _thumbnail(self, url: str, page: str) -> str | None:
        if url not in self._made:
            if len(self._made) >= _KEPT:
                del self._made[next(iter(self._made))]
            self._made[url] = await self._make(url, page)
        return self._made[url]

    async def _make(self, url: str, page: str) -> str | None:
        stats = self._crawler.stats
        try:
            made = thumbnail(self._body_of(await self._fetch(url, page)), self._maxpixels)
        except Exception as error:  # a picture is never worth an article: not its server, not its bytes
            logger.debug("No thumbnail of %s: %s %s", url, type(error).__name__, error)
            stats.inc_value("broadsheet/thumbnails/failed")
            return None
        stats.inc_value("broadsheet/thumbnails")
        return made

    async def _fetch(self, url: str, page: str) -> Response:
        request = Request(
            url,
            headers={"Accept": "image/webp,image/jpeg,image/png,image/gif;q=0.9,image/*;q=0.1"},
            meta={"allow_offsite": True, "dont_retry": True, "download_maxsize": self._maxsize},
        )
        if self._crawler.get_downloader_middleware(PrivateAddressMiddleware) is None:
            # a project of somebody else's: what a page names must not lead into its network
            request.meta["dont_redirect"] = True
            if urlsplit(url).netloc != urlsplit(page).netloc:
                await self._guard.process_request(request)
        engine = self._crawler.engine
        if engine is None:
            raise NoThumbnail("the crawl has ended")
        return await engine.download_async(request)

    def _body_of(self, response: Response) -> bytes:
        if response.status != 200:
            raise NoThumbnail(f"HTTP {response.status}")
        if len(response.body) > self._maxsize:  # decompressed
            raise NoThumbnail(f"{len(response.body)} bytes")
        return response.body


def images_of(blocks: list[Any], nesting: int = 0) -> Iterator[dict[str, Any]]:
    """The image blocks of an article, those of galleries and nested blocks too, in order."""
    for block in blocks:
        if not isinstance(block, dict):
            continue
        if block.get("type") == "image" and str(block.get("url", "")).startswith(("http://", "https://")):
            yield block
        elif nesting < _NESTING:
            for name in ("images", "children"):
                inside = block.get(name)
                if isinstance(inside, list):
                    yield from images_of(inside, nesting + 1)


def thumbnail(body: bytes, maxpixels: int) -> str:
    """A picture's thumbnail: base64 of a JPEG, at most 40 px on the longer side.

    The size that the header states is judged before a pixel is decoded. Raises NoThumbnail, or what Pillow
    raises for bytes that are no picture.
    """
    from PIL import Image

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", Image.DecompressionBombWarning)  # the bound below is the tighter one
        with Image.open(io.BytesIO(body), formats=FORMATS) as image:
            width, height = image.size
            if width * height > maxpixels:
                raise NoThumbnail(f"{width} x {height} pixels")
            image.draft("RGB", (2 * LONGER_SIDE, 2 * LONGER_SIDE))  # JPEG: decode at a fraction of the size
            if image.mode not in ("P", "1"):  # those must be converted to be scaled well
                image.thumbnail((LONGER_SIDE, LONGER_SIDE))
            small = image.convert("RGBA")
    small.thumbnail((LONGER_SIDE, LONGER_SIDE))
    flat = Image.new("RGB", small.size, "white")
    flat.paste(small, mask=small.getchannel("A"))
    out = io.BytesIO()
    flat.save(out, "JPEG", quality=QUALITY, optimize=True)
    return base64.b64encode(out.getvalue()).decode("ascii")
