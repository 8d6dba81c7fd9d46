"""CSV whose cells other programs can read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from itemadapter import is_item
from scrapy.exporters import CsvItemExporter

from crawler.export.json_lines import to_line


class CsvExporter(CsvItemExporter):
    """Scrapy's, but a value that has parts (`metadata`, `blocks`) is JSON: Scrapy would write it as Python shows it."""

    def serialize_field(self, field: Any, name: str, value: Any) -> Any:
        value = super().serialize_field(field, name, value)
        if isinstance(value, Mapping | list | tuple) or is_item(value):
            return to_line(value).rstrip(b"\n").decode()
        return value
