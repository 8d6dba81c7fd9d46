"""Wrappers as files: our own TOML, and the site configurations of Full-Text RSS."""

from __future__ import annotations

from crawler.wrappers.exchange.fivefilters import read_fivefilters
from crawler.wrappers.exchange.imported import Imported, ascii_site
from crawler.wrappers.exchange.toml_reading import check_tables, read_toml
from crawler.wrappers.exchange.toml_writing import to_toml

__all__ = ["Imported", "ascii_site", "check_tables", "read_fivefilters", "read_toml", "to_toml"]
