"""Exporters that leave out a field that nobody found: Scrapy's would write `null` and `None`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from scrapy.exporters import BaseItemExporter, JsonItemExporter, XmlItemExporter


class LeavesOutAbsent(BaseItemExporter):
    """Any exporter, without the fields of an item that are None."""

    def get_serialized_fields(
        self, item: Any, default_value: Any = None, include_empty: bool | None = None
    ) -> Iterable[tuple[str, Any]]:
        fields = super().get_serialized_fields(item, default_value, include_empty)
        return [(name, value) for name, value in fields if value is not None]


class JsonExporter(LeavesOutAbsent, JsonItemExporter):
    """Scrapy's list of objects, without the fields that are None."""


class XmlExporter(LeavesOutAbsent, XmlItemExporter):
    """Scrapy's elements, without those of fields that are None."""
