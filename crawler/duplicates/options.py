"""The settings of the index of duplicates."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from scrapy.utils.project import data_path

from crawler.duplicates.shingles import WORDS
from crawler.duplicates.sketches import MIN_SHINGLES, THRESHOLD, Parameters

if TYPE_CHECKING:
    from scrapy.settings import BaseSettings


def path_of(settings: BaseSettings) -> Path:
    """The index's file (setting `BROADSHEET_DUPLICATES_DB`, relative to Scrapy's data directory)."""
    return Path(data_path(settings.get("BROADSHEET_DUPLICATES_DB", "broadsheet/duplicates.sqlite")))


def parameters_of(settings: BaseSettings) -> Parameters:
    """The thresholds of the settings. Raises ValueError with a message for the user."""
    return Parameters(
        settings.getfloat("BROADSHEET_DUPLICATES_THRESHOLD", THRESHOLD),
        settings.getint("BROADSHEET_DUPLICATES_WORDS", WORDS),
        settings.getint("BROADSHEET_DUPLICATES_MIN_SHINGLES", MIN_SHINGLES),
    )
