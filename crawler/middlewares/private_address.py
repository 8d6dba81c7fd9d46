"""Keeps pages and sitemaps from sending the crawler into private networks."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from scrapy import Request
from scrapy.crawler import Crawler
from scrapy.exceptions import CannotResolveHostError
from scrapy.utils.defer import maybe_deferred_to_future

from crawler.discovery.addresses import DEFAULT_PORTS, is_local_name, is_private, literal_ip
from crawler.verdicts import Refused, Verdict


class PrivateAddressMiddleware:
    """Refuses addresses that are, or resolve to, loopback, private, link-local or otherwise not public ones.

    Hosts that the user named (`spider.asked_hosts`, as host:port) pass. It stands after HttpProxyMiddleware:
    what goes through a proxy is resolved there, so names are left to it and only literal addresses are
    judged here. It sees every redirect, since each is a request of its own. The name is looked up through
    the reactor's resolver, whose cache the connection uses too, so that the address judged is the address
    connected to.
    """

    def __init__(self, crawler: Crawler) -> None:
        self.crawler = crawler
        self._unresolved: set[str] = set()

    @classmethod
    def from_crawler(cls, crawler: Crawler) -> PrivateAddressMiddleware:
        return cls(crawler)

    async def process_request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        host = parts.hostname
        if parts.scheme not in ("http", "https") or not host or self._asked(host, parts.port, parts.scheme):
            return
        address = literal_ip(host)
        if address is None and is_local_name(host):
            raise Refused(Verdict.PRIVATE_ADDRESS, f"{host} is this machine")
        if address is None and not request.meta.get("proxy"):
            address = await self._resolve(host)
        if address is not None and is_private(address):
            raise Refused(
                Verdict.PRIVATE_ADDRESS,
                f"{host} is {address}" if str(address) != host else f"{host} is not public",
            )

    def _asked(self, host: str, port: int | None, scheme: str) -> bool:
        asked: frozenset[str] = getattr(self.crawler.spider, "asked_hosts", frozenset())
        return f"{host}:{port or DEFAULT_PORTS[scheme]}" in asked

    async def _resolve(self, host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
        from twisted.internet import reactor  # only after Scrapy installed it

        if host in self._unresolved:
            raise CannotResolveHostError(f"{host} does not resolve")
        try:
            text = await maybe_deferred_to_future(reactor.resolve(host))  # type: ignore[arg-type]
        except Exception as error:  # DNSLookupError, TimeoutError, or UnicodeError for odd names
            self._unresolved.add(host)
            raise CannotResolveHostError(f"{host} does not resolve") from error
        try:
            return ipaddress.ip_address(text)
        except ValueError:
            return None
