"""Every registered site is a spider: `scrapy list` shows it, `scrapy crawl example.com` crawls it."""

from __future__ import annotations

import builtins
from typing import TYPE_CHECKING, Any, Self
from urllib.parse import urlsplit

from scrapy.spiderloader import SpiderLoader

from crawler.registry import Registry, Site
from crawler.registry.folder import registered_site
from crawler.spiders.news import NewsSpider
from crawler.telling import say

if TYPE_CHECKING:
    from scrapy import Request, Spider
    from scrapy.settings import BaseSettings


class RegisteredSpiderLoader(SpiderLoader):
    """Scrapy's spiders, and one per site file (setting `SPIDER_LOADER_CLASS`).

    The files are read when they are first asked for, and for one site its own alone. A broken one is no spider:
    `load` raises its `SiteFileError`, `list` leaves it out and says so on standard error.
    """

    def __init__(self, settings: BaseSettings) -> None:
        super().__init__(settings)
        self._settings = settings
        self._registry: Registry | None = None

    @classmethod
    def from_settings(cls, settings: BaseSettings) -> Self:
        return cls(settings)

    @property
    def registry(self) -> Registry:
        """All site files."""
        if self._registry is None:
            self._registry = Registry.from_settings(self._settings)
        return self._registry

    def load(self, spider_name: str) -> type[Spider]:
        """The spider of a name or a domain. Raises KeyError where there is none."""
        if spider_name in self._spiders:
            return self._spiders[spider_name]
        try:
            return spider_of(registered_site(self._settings, spider_name))
        except KeyError:
            raise KeyError(f"Spider not found: {spider_name}") from None

    def list(self) -> list[str]:
        """The project's own spiders, then the sites by their domain."""
        for problem in self.registry.problems:
            say(f"left out: {problem}")
        return [*super().list(), *sorted(self.registry.sites)]

    def find_by_request(self, request: Request) -> builtins.list[str]:
        """Sites that an address belongs to (`scrapy shell`, `scrapy fetch` and `scrapy parse` ask)."""
        own = super().find_by_request(request)
        sites = [spider_of(site) for site in self.registry.sites.values()]
        return [*own, *(str(spider.name) for spider in sites if spider.handles_request(request))]


def spider_of(site: Site) -> type[NewsSpider]:
    """The news spider with a site's arguments and settings for defaults."""
    values: dict[str, Any] = {
        "name": site.domain,
        "defaults": site.arguments,
        "custom_settings": dict(site.settings),
        "allowed_domains": [urlsplit(f"//{site.domain}").hostname],
        "registered": site,
        "__module__": NewsSpider.__module__,
        "__doc__": f"Crawls {site.domain} as {site.path.name} says.",
    }
    return type("RegisteredNewsSpider", (NewsSpider,), values)
