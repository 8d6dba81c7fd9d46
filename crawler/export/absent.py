"""JSON and XML in which a field that nobody found is absent, as in JSON Lines: Scrapy would write `null` and `None`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from scrapy.exporters import BaseItemExporter, JsonItemExporter, XmlItemExporter


class _LeavesOutAbsent(BaseItemExporter):
    def get_serialized_fields(
        self, item: Any, default_value: Any = None, include_empty: bool | None = None
    ) -> Iterable[tuple[str, Any]]:
        fields = super().get_serialized_fields(item, default_value, include_empty)
        return [(name, value) for name, value in fields if value is not None]


class JsonExporter(_LeavesOutAbsent, JsonItemExporter):
    """Scrapy's list of objects, without the fields that are None."""


class XmlExporter(_LeavesOutAbsent, XmlItemExporter):
    """Scrapy's elements, without those of fields that are None."""
