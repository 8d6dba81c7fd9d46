"""Thumbnails: small, bounded, safe from bombs, and never worth an article."""

from __future__ import annotations

import base64
import io
import random
import struct
import sys
import zlib
from types import SimpleNamespace
from typing import Any

import pytest
from itemadapter import ItemAdapter
from scrapy import Request, Spider
from scrapy.crawler import Crawler
from scrapy.exceptions import NotConfigured
from scrapy.http import Response
from scrapy.utils.test import get_crawler

from crawler.pipelines.thumbnails import NoThumbnail, ThumbnailPipeline, images_of, thumbnail
from crawler.verdicts import Refused, Verdict
from extractors.blocks import model
from newsstand.pictures import png

Image = pytest.importorskip("PIL.Image")

PAGE = "http://news.example/a"
PIXELS = 25_000_000


def decoded(text: str) -> Any:
    image = Image.open(io.BytesIO(base64.b64decode(text, validate=True)))
    image.load()
    return image


def encoded(kind: str, mode: str = "RGB", size: tuple[int, int] = (300, 200)) -> bytes:
    out = io.BytesIO()
    Image.new(mode, size).save(out, kind)
    return out.getvalue()


class Engine:
    """Stands for Scrapy's: answers from a table."""

    def __init__(self, answers: dict[str, Response | Exception]) -> None:
        self.answers = answers
        self.asked: list[Request] = []
        self.downloader = SimpleNamespace(middleware=SimpleNamespace(middlewares=[]))

    async def download_async(self, request: Request) -> Response:
        self.asked.append(request)
        answer = self.answers[request.url]
        if isinstance(answer, Exception):
            raise answer
        return answer


def made(answers: dict[str, Any], **settings: Any) -> tuple[ThumbnailPipeline, Crawler, Engine]:
    crawler = get_crawler(Spider, {"BROADSHEET_THUMBNAILS_ENABLED": True, **settings})
    found = {
        url: answer if isinstance(answer, Exception) else Response(url, body=answer)
        for url, answer in answers.items()
    }
    engine = Engine(found)
    crawler.engine = engine  # type: ignore[assignment]
    return ThumbnailPipeline.from_crawler(crawler), crawler, engine


def item(*urls: str) -> dict[str, Any]:
    blocks: list[dict[str, Any]] = [{"type": "paragraph", "text": "x"}]
    return {"url": PAGE, "blocks": blocks + [{"type": "image", "url": url} for url in urls]}


@pytest.mark.parametrize(
    ("body", "size"),
    [
        (png(400, 100, 3), (40, 10)),
        (png(30, 20, 3), (30, 20)),
        (encoded("JPEG", size=(100, 1000)), (4, 40)),
        (encoded("GIF", "P"), (40, 27)),
        (encoded("WEBP", "RGBA"), (40, 27)),
        (encoded("PNG", "1"), (40, 27)),
        (encoded("JPEG", "CMYK"), (40, 27)),
        (png(4000, 1, 3), (40, 1)),
    ],
)
def test_at_most_40_pixels(body: bytes, size: tuple[int, int]) -> None:
    text = thumbnail(body, PIXELS)
    assert decoded(text).size == size and decoded(text).format == "JPEG"
    assert len(text) < 4_000
    assert thumbnail(body, PIXELS) == text


def test_what_shows_through_is_white() -> None:
    out = io.BytesIO()
    Image.new("RGBA", (80, 80), (0, 0, 0, 0)).save(out, "PNG")
    assert min(decoded(thumbnail(out.getvalue(), PIXELS)).getpixel((20, 20))) > 250


def test_a_bomb_is_judged_by_its_header() -> None:
    for side, error in ((9_000, NoThumbnail), (60_000, Image.DecompressionBombError)):
        header = b"IHDR" + struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
        data = b"IDAT" + zlib.compress(bytes(1_000_000))
        bomb = b"\x89PNG\r\n\x1a\n" + b"".join(
            struct.pack(">I", len(chunk) - 4) + chunk + struct.pack(">I", zlib.crc32(chunk))
            for chunk in (header, data)
        )
        with pytest.raises(error):
            thumbnail(bomb, PIXELS)
    with pytest.raises(NoThumbnail, match="400 x 300 pixels"):
        thumbnail(png(400, 300, 1), 100_000)


async def test_blocks_get_their_thumbnails_and_each_picture_is_fetched_once() -> None:
    pipeline, crawler, engine = made({"http://news.example/1.png": png(80, 80, 1)})
    one = item("http://news.example/1.png", "http://news.example/1.png")
    assert await pipeline.process_item(one) is one
    assert await pipeline.process_item(item("http://news.example/1.png"))
    assert len(engine.asked) == 1 and crawler.stats.get_value("broadsheet/thumbnails") == 1
    assert (
        decoded(one["blocks"][1]["thumbnail"]).size == (40, 40) == decoded(one["blocks"][2]["thumbnail"]).size
    )
    assert "thumbnail" not in one["blocks"][0]


@pytest.mark.parametrize(
    "answer",
    [
        b"",
        b"<html>",
        png(80, 80, 1)[:60],
        encoded("BMP"),
        b"GIF89a" + b"\xff" * 50,
        OSError("down"),
        Refused(Verdict.ROBOTS, ""),
    ],
)
async def test_a_picture_that_cannot_be_had_costs_nothing(answer: Any) -> None:
    pipeline, crawler, _ = made({"http://news.example/1": answer})
    one = await pipeline.process_item(item("http://news.example/1"))
    assert "thumbnail" not in one["blocks"][1]
    assert crawler.stats.get_value("broadsheet/thumbnails/failed") == 1


async def test_bounds_of_number_and_bytes() -> None:
    urls = [f"http://news.example/{n}.png" for n in range(5)]
    settings = {"BROADSHEET_THUMBNAILS_PER_ARTICLE": 2, "BROADSHEET_THUMBNAILS_MAXSIZE": 2_000}
    pipeline, _, engine = made(dict.fromkeys(urls, b"x" * 2_001), **settings)
    one = await pipeline.process_item(item(*urls))
    assert len(engine.asked) == 2 and all("thumbnail" not in block for block in one["blocks"])
    assert {request.meta["download_maxsize"] for request in engine.asked} == {2_000}


async def test_a_page_cannot_send_us_into_its_network() -> None:
    """In a project without Broadsheet's middlewares too; only the page's own host is beyond doubt."""
    urls = ["http://127.0.0.1:9/a.png", "http://169.254.169.254/b.png", "http://localhost/c.png"]
    pipeline, _, engine = made(dict.fromkeys(urls, png(80, 80, 1)))
    await pipeline.process_item(item(*urls))
    assert engine.asked == []


def test_pictures_in_galleries_and_lists() -> None:
    picture = {"type": "image", "url": "http://a/1"}
    gallery = {"type": "gallery", "images": [picture, {"type": "image", "url": "data:image/png;base64,xx"}]}
    nested: dict[str, Any] = gallery
    for _ in range(30):
        nested = {"type": "quote", "children": [nested]}
    assert list(images_of([gallery, {"type": "quote", "children": [picture]}, "x", nested])) == [picture] * 2


def test_pictures_are_found_wherever_blocks_hold_them() -> None:
    one, text = model.Image("http://a/1"), model.Paragraph("A line.")
    nested = (model.List("ordered", (text, one)), model.Quote((text, one)), model.Embed(None, None, (one, text)))
    blocks = (one, model.Gallery((one,)), *nested)
    assert [image["url"] for image in images_of([block.to_json() for block in blocks])] == [one.url] * 5


async def test_other_items_pass() -> None:
    pipeline, _, _ = made({})
    for other in ({"a": 1}, {"blocks": None}, 7):
        assert await pipeline.process_item(other) == other
    assert ItemAdapter({"a": 1})


def test_off_by_default_and_clear_where_pillow_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NotConfigured):
        ThumbnailPipeline.from_crawler(get_crawler())
    monkeypatch.setitem(sys.modules, "PIL.Image", None)
    with pytest.raises(NotConfigured, match="pip install -r requirements/thumbnails"):
        made({})


def test_noise_never_raises_but_what_is_caught() -> None:
    chance = random.Random(7)
    whole = bytearray(encoded("JPEG"))
    for _ in range(100):
        whole[chance.randrange(len(whole))] = chance.randrange(256)
        try:
            thumbnail(bytes(whole), PIXELS)
        except Exception as error:
            assert not isinstance(error, MemoryError | RecursionError)
