from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import cast

import pytest
from scrapy import Request
from scrapy.crawler import Crawler
from scrapy.exceptions import CannotResolveHostError

from crawler.middlewares.private_address import PrivateAddressMiddleware
from crawler.verdicts import Refused, Verdict


def middleware(*asked: str, names: dict[str, str] | None = None) -> PrivateAddressMiddleware:
    crawler = SimpleNamespace(spider=SimpleNamespace(asked_hosts=frozenset(asked)))
    made = PrivateAddressMiddleware(cast(Crawler, crawler))
    import ipaddress

    async def resolve(host: str) -> object:
        if host not in (names or {}):
            raise CannotResolveHostError(host)
        return ipaddress.ip_address((names or {})[host])

    made._resolve = resolve  # type: ignore[method-assign, assignment]
    return made


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/",
        "http://2130706433/",
        "http://0x7f.1/",
        "http://[::1]/",
        "http://[::ffff:10.0.0.1]/",
        "http://localhost:9/",
        "http://x.localhost/",
        "https://169.254.169.254/latest/meta-data",
        "http://inner.example/",
        "http://127.0.0.1:8001/",
    ],
)
def test_refused(url: str) -> None:
    made = middleware("127.0.0.1:8000", names={"inner.example": "10.1.1.1"})
    with pytest.raises(Refused) as caught:
        asyncio.run(made.process_request(Request(url)))
    assert caught.value.verdict is Verdict.PRIVATE_ADDRESS


def test_asked_for_or_public() -> None:
    made = middleware(
        "127.0.0.1:8000", "inner.example:443", names={"outer.example": "8.8.8.8", "inner.example": "10.0.0.1"}
    )
    for url in (
        "http://127.0.0.1:8000/x",
        "https://inner.example/",
        "http://outer.example/",
        "http://8.8.8.8/",
    ):
        asyncio.run(made.process_request(Request(url)))
    with pytest.raises(CannotResolveHostError):
        asyncio.run(made.process_request(Request("http://nowhere.example/")))


def test_names_are_left_to_a_proxy_but_literals_are_not() -> None:
    made = middleware()
    asyncio.run(
        made.process_request(Request("http://inner.example/", meta={"proxy": "http://127.0.0.1:3128"}))
    )
    for url in ("http://10.0.0.1/", "http://localhost/"):
        with pytest.raises(Refused):
            asyncio.run(made.process_request(Request(url, meta={"proxy": "http://127.0.0.1:3128"})))
