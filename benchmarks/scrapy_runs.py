"""Command lines of this project, and what they are run with."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping


def as_options(settings: Mapping[str, object]) -> list[str]:
    """Settings as options of a command."""
    return [word for name, value in settings.items() for word in ("-s", f"{name}={value}")]


def scrapy(*words: str, settings: Mapping[str, object]) -> list[str]:
    """``scrapy`` with these words and settings, by this interpreter."""
    return [sys.executable, "-m", "scrapy", *words, *as_options(settings)]


def environment(proxy: str = "") -> dict[str, str]:
    """This process's environment with this proxy for everything, or with none."""
    kept = {name: value for name, value in os.environ.items() if not name.lower().endswith("_proxy")}
    return {**kept, "http_proxy": proxy, "https_proxy": proxy, "no_proxy": ""} if proxy else kept
