"""Whether the values of Scrapy's own settings can be used: what it would end with a traceback for, or wait for ever."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import fields
from difflib import get_close_matches
from typing import TYPE_CHECKING

from scrapy.settings import default_settings as scrapys
from scrapy.utils.misc import load_object
from twisted.internet.asyncioreactor import AsyncioSelectorReactor

from crawler import settings as defaults
from crawler.items import ArticleItem
from crawler.named_object import named_object

if TYPE_CHECKING:
    from scrapy.settings import BaseSettings

COMPONENTS = ("DOWNLOADER_MIDDLEWARES", "EXTENSIONS", "ITEM_PIPELINES", "SPIDER_MIDDLEWARES")
CODES = ("HTTPCACHE_IGNORE_HTTP_CODES", "HTTPERROR_ALLOWED_CODES", "RETRY_HTTP_CODES")
AT_LEAST_ONE = (
    "CONCURRENT_ITEMS", "CONCURRENT_REQUESTS", "CONCURRENT_REQUESTS_PER_DOMAIN", "REACTOR_THREADPOOL_MAXSIZE",
)  # fmt: skip
"""Of none at a time nothing would ever be done."""
LARGEST = 1 << 45
"""Beyond it numbers are slips; of more days SQLite could not hold the seconds."""
FIELDS = tuple(field.name for field in fields(ArticleItem))


def check_scrapys(settings: BaseSettings, further: Collection[str]) -> None:
    """Raise ValueError, with a sentence for the user. ``further``: names whose kinds are those of Scrapy's defaults."""
    for name in sorted(further):
        default = getattr(scrapys, name, None)
        if isinstance(default, int | float) and settings.get(name) is not None:
            check_kind(settings, name, default)
    for name in AT_LEAST_ONE:
        if settings.getint(name, 1) < 1:
            raise ValueError(f"{name} is {settings.get(name)!r}; it should be 1 or more")
    for name in CODES:
        if wrong := [code for code in settings.getlist(name) if not str(code).strip().isdecimal()]:
            raise ValueError(f"{name}: {wrong[0]!r} is no HTTP status")
    _check_classes(settings)
    _check_reactor(settings)
    _check_fields(settings)


def check_at_once(settings: BaseSettings) -> None:
    """The same of what Scrapy uses before a command of ours runs: the log, and what finds spiders."""
    for name in sorted(name for name in settings if name.startswith("LOG_")):
        if isinstance(default := getattr(scrapys, name, None), bool):
            check_kind(settings, name, default)
    for name in ("SPIDER_LOADER_CLASS", "TWISTED_REACTOR", "ASYNCIO_EVENT_LOOP"):
        _require_class_unless_default(settings, name)
    for addon in settings.getdict("ADDONS"):
        _require_class("ADDONS", addon)


def check_kind(settings: BaseSettings, name: str, default: object) -> None:
    """Raise ValueError for a value that is not of the kind of a default: 1 or 0, a whole number, a number."""
    value = settings.get(name)
    try:
        if isinstance(default, bool):
            settings.getbool(name)
        elif isinstance(default, int | float):
            number = settings.getint(name) if isinstance(default, int) else settings.getfloat(name)
            if not abs(number) <= LARGEST:  # nan is not, either
                raise ValueError(value)
    except (OverflowError, TypeError, ValueError):
        kind = "1 or 0" if isinstance(default, bool) else "a whole number" if isinstance(default, int) else "a number"
        raise ValueError(f"{name} is {value!r}; it should be {kind}") from None


def _check_classes(settings: BaseSettings) -> None:
    """Classes that the user names: one each, and the components; those of the defaults are there."""
    for name in sorted(settings):
        default = getattr(scrapys, name, None)
        if isinstance(default, str) and default.startswith(("scrapy.", "twisted.")):
            _require_class_unless_default(settings, name)
    for name in COMPONENTS:
        ours = getattr(defaults, name, {})
        for component, place in settings.getdict(name).items():
            if place is not None and component not in ours:
                _require_class(name, component)


def _check_reactor(settings: BaseSettings) -> None:
    """Downloads and pipelines await each other: under any other reactor, and under none, every download would fail."""
    path = settings.get("TWISTED_REACTOR")
    if path != scrapys.TWISTED_REACTOR:
        reactor = load_object(path) if path else None
        if not (isinstance(reactor, type) and issubclass(reactor, AsyncioSelectorReactor)):
            raise ValueError(f"TWISTED_REACTOR is {path!r}; a crawl needs {scrapys.TWISTED_REACTOR}")
    if not settings.getbool("TWISTED_REACTOR_ENABLED", True):
        raise ValueError("TWISTED_REACTOR_ENABLED is off; a crawl needs a reactor")


def _require_class_unless_default(settings: BaseSettings, name: str) -> None:
    # asked for only where it is set: Scrapy warns of whoever reads one that is deprecated
    if settings.getpriority(name) and (named := settings.get(name)) not in (None, "", getattr(defaults, name, None)):
        _require_class(name, named)


def _require_class(name: str, named: object) -> None:
    if isinstance(named, str):
        named_object(name, named)


def _check_fields(settings: BaseSettings) -> None:
    """Fields of the files that the user names. Pipelines of the user's may export items that have others: then only
    those are refused that look mistyped."""
    foreign = set(settings.getdict("ITEM_PIPELINES")) - set(defaults.ITEM_PIPELINES)
    asked = [("FEED_EXPORT_FIELDS", settings.getdictorlist("FEED_EXPORT_FIELDS"))]
    asked += [(f"fields of {uri}", feed.get("fields")) for uri, feed in settings.getdict("FEEDS").items()]
    for where, names in asked:
        for name in names or ():
            near = get_close_matches(str(name), FIELDS, 1, 0.75)
            if name not in FIELDS and (near or not foreign):
                hint = f"did you mean {near[0]}?" if near else f"there are: {', '.join(FIELDS)}"
                raise ValueError(f"{where}: an article has no field {name!r}; {hint}")
