"""Broadsheet in any Scrapy project: `ADDONS = {"crawler.addon.BroadsheetAddon": 500}`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from scrapy.exceptions import NotConfigured

from crawler import settings as own
from crawler.extensions.clean_pages import CleanPages
from crawler.middlewares.extraction import ExtractionMiddleware
from crawler.own_settings import check_extraction_settings
from crawler.pipelines.thumbnails import ThumbnailPipeline

if TYPE_CHECKING:
    from scrapy.crawler import Crawler
    from scrapy.settings import BaseSettings

NEXT_TO_THE_SPIDER = 950
"""The middleware's place: every other spider middleware sees items, none a marker."""
PREFIXES = ("BROADSHEET_WRAPPER", "BROADSHEET_MODEL", "BROADSHEET_THUMBNAILS", "BROADSHEET_CLEAN_PAGES")
"""Of Broadsheet's settings: those that extraction has, and not the crawl."""


class BroadsheetAddon:
    """Adds the extraction to a project's spiders (docs/addon.md).

    It adds three components where the project does not name them itself, and Broadsheet's defaults at
    priority `addon`, below every setting of the project, the spider or the command line. Setting:
    `BROADSHEET_ENABLED` (true); false leaves the project as it is.
    """

    @classmethod
    def update_pre_crawler_settings(cls, settings: BaseSettings) -> None:
        """End with one line for what cannot be used, as long as nothing runs: Scrapy shows a traceback of all that a
        component raises."""
        if not settings.getbool("BROADSHEET_ENABLED", True):
            return
        try:
            check_extraction_settings(settings)
        except ValueError as error:
            raise SystemExit(f"{error}") from None

    @classmethod
    def from_crawler(cls, crawler: Crawler) -> Self:
        if not crawler.settings.getbool("BROADSHEET_ENABLED", True):
            raise NotConfigured
        return cls()

    def update_settings(self, settings: BaseSettings) -> None:
        """Raises ValueError, with a sentence for the user, for what a spider's `custom_settings` have wrong: that ends
        its crawl alone, and others of the process go on."""
        check_extraction_settings(settings)
        for name, value in defaults().items():
            if name not in settings:  # not even what another add-on has set
                settings.set(name, value, priority="addon")
        add = settings.setdefault_in_component_priority_dict
        add("SPIDER_MIDDLEWARES", ExtractionMiddleware, NEXT_TO_THE_SPIDER)
        add("ITEM_PIPELINES", ThumbnailPipeline, own.ITEM_PIPELINES[_path(ThumbnailPipeline)])
        add("EXTENSIONS", CleanPages, own.EXTENSIONS[_path(CleanPages)])


def defaults() -> dict[str, Any]:
    """Broadsheet's own settings of the extraction, by name."""
    return {name: value for name, value in vars(own).items() if name.startswith(PREFIXES)}


def _path(component: type) -> str:
    return f"{component.__module__}.{component.__qualname__}"
