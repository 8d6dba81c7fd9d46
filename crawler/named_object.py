"""What a setting names by its path, such as a class of the user's own."""

from __future__ import annotations

from typing import Any

from scrapy.utils.misc import load_object


def named_object(setting: str, path: Any) -> Any:
    """The object at the path that a setting holds. Raises ValueError, with a sentence for the user, where there is
    none."""
    try:
        return load_object(path)
    except (ImportError, NameError, TypeError, ValueError) as error:
        raise ValueError(f"{setting}: {error}") from error
