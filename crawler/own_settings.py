"""Whether the values of our settings can be used, told before anything starts."""

from __future__ import annotations

import logging
from difflib import get_close_matches
from typing import TYPE_CHECKING

from scrapy.settings import Settings
from scrapy.settings import default_settings as scrapys

from crawler import settings as defaults
from crawler.chosen_model import model_of
from crawler.duplicates.options import parameters_of
from crawler.item_class import item_class_of
from crawler.named_object import named_object
from crawler.pipelines.archive import kept_pages
from crawler.pipelines.deduplication import CHOICES
from crawler.pipelines.reservations import OBEYED, obeyed_by
from crawler.scrapys_settings import check_kind, check_scrapys

if TYPE_CHECKING:

    from scrapy.settings import BaseSettings

PREFIX = "BROADSHEET_"
NAMES = frozenset(name for name in vars(defaults) if name.startswith(PREFIX)) | {
    "BROADSHEET_ENABLED",
    "BROADSHEET_ITEM_CLASS",
}
SCRAPYS_OWN = frozenset(name for name in vars(defaults) if name.isupper() and not name.startswith(PREFIX)) | {
    "AUTOTHROTTLE_ENABLED",
    "AUTOTHROTTLE_MAX_DELAY",
    "CONCURRENT_REQUESTS",
}
"""Settings of Scrapy's that the project sets or reads; one that is no number would end in a traceback."""
AT_LEAST_ONE = ("BROADSHEET_MAX_REFUSALS", "BROADSHEET_MAX_WAITING")
"""With 0 a crawl would end before its first page."""
_CLASSES = ("BROADSHEET_CLOCK", "BROADSHEET_ITEM_CLASS", "BROADSHEET_WRAPPER_POLICY", "BROADSHEET_WRAPPER_STORE")


def check_settings(settings: BaseSettings) -> None:
    """Raise ValueError, with a sentence for the user, for a value that cannot be used or a name that is mistyped.

    A name unlike any of ours is left alone: a policy or store of the user's own may read it.
    """
    check_names_and_kinds(settings)
    check_scrapys(settings, set(settings) - NAMES - SCRAPYS_OWN)
    if (level := log_level(given := settings.get("LOG_LEVEL"))) != given:  # a site's file says it as logging takes it
        raise ValueError(f"LOG_LEVEL is {given!r}; it should be {level}")
    duplicates = str(settings.get("BROADSHEET_DUPLICATES")).strip().lower()
    if duplicates not in CHOICES:
        raise ValueError(f"BROADSHEET_DUPLICATES is {duplicates!r}; it can be {' or '.join(CHOICES)}")
    try:
        parameters_of(settings)
    except ValueError as error:
        raise ValueError(f"BROADSHEET_DUPLICATES_THRESHOLD, _WORDS, _MIN_SHINGLES: {error}") from error
    if unknown := sorted(obeyed_by(settings) - OBEYED):
        raise ValueError(f"BROADSHEET_OBEY_RESERVATIONS: no {unknown[0]!r}; there are: {', '.join(sorted(OBEYED))}")
    model_of(settings)
    kept_pages(settings)


def check_extraction_settings(settings: BaseSettings) -> None:
    """The same of our settings in a project of somebody else's, which has those of the extraction alone."""
    check_names_and_kinds(settings, NAMES)
    item_class_of(settings)
    model_of(settings)


def log_level(given: object) -> int | str:
    """A level as `logging` takes it; raises ValueError for what is none."""
    level = str(given).strip().upper()
    if level.isdecimal():
        return int(level)
    if level not in logging.getLevelNamesMapping():
        raise ValueError(f"LOG_LEVEL: there is no level {given!r}; there are: CRITICAL, ERROR, WARNING, INFO, DEBUG")
    return level


def why_unusable(name: str, value: object) -> str:
    """Why a site's file cannot give a setting this value, beside the project's own settings; empty if it can."""
    settings = Settings()
    settings.setmodule(defaults)
    try:
        settings.set(name, value, "spider")
        check_settings(settings)
    except (TypeError, ValueError) as error:
        return str(error).removeprefix(f"{name} ").removeprefix(f"{name}: ")
    return ""


def check_names_and_kinds(settings: BaseSettings, names: frozenset[str] = NAMES | SCRAPYS_OWN) -> None:
    """Raise ValueError for a name that is mistyped, a value of another kind or a class that is not there."""
    for name in sorted(name for name in settings if name.startswith(PREFIX) and name not in NAMES):
        if close := get_close_matches(name, NAMES, 1, 0.85):
            raise ValueError(f"there is no setting {name}; did you mean {close[0]}?")
    for name in sorted(names):
        default = getattr(defaults, name, getattr(scrapys, name, None))
        check_kind(settings, name, default)
        is_number = name.startswith(PREFIX) and isinstance(default, int | float) and not isinstance(default, bool)
        if is_number and settings.getfloat(name, least := int(name in AT_LEAST_ONE)) < least:
            raise ValueError(f"{name} is {settings.get(name)!r}; it should be {least} or more")
    for name in _CLASSES:
        if (named := settings.get(name)) not in (None, ""):
            named_object(name, named)
