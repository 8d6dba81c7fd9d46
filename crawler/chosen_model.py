"""The model that a project's settings choose."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import BadZipFile

from extractors import Model, load_model

if TYPE_CHECKING:
    from scrapy.settings import BaseSettings


def model_of(settings: BaseSettings) -> Model | None:
    """The model that the settings name; None for the shipped one. Raises ValueError for one that cannot be
    read."""
    path = settings.get("BROADSHEET_MODEL")
    if not path:
        return None
    try:
        return load_model(Path(path))
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
        raise ValueError(f"BROADSHEET_MODEL: {path} is no model ({error})") from error
