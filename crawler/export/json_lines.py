"""JSON Lines with orjson: one item, one line, one write."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import date, datetime, time
from typing import IO, Any

import orjson
from itemadapter import ItemAdapter, is_item

from crawler.export.absent import LeavesOutAbsent


class JsonLinesExporter(LeavesOutAbsent):
    """One UTF-8 JSON object a line, fields in declaration order; a field that is None is left out of the
    line."""

    def __init__(self, file: IO[bytes], **options: Any) -> None:
        super().__init__(dont_fail=True, **options)
        self.file = file

    def export_item(self, item: Any) -> None:
        """Write one line; raises OSError where the file cannot take it."""
        self.file.write(to_line(dict(self.get_serialized_fields(item))))


def to_line(value: object) -> bytes:
    """An object, or any value that has parts, as one line with its newline.

    Text that UTF-8 cannot hold (lone surrogates) is replaced by `?`; an integer beyond 64 bits keeps its
    digits.
    """
    options = orjson.OPT_APPEND_NEWLINE | orjson.OPT_NON_STR_KEYS
    try:
        return orjson.dumps(value, default=_plain, option=options)
    except orjson.JSONEncodeError:
        text = json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=_plain)
        return text.encode("utf-8", "replace") + b"\n"


def _plain(value: Any) -> Any:
    if isinstance(value, datetime | date | time):
        return value.isoformat()
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, set | frozenset):
        return sorted(value, key=str)
    if isinstance(value, tuple):
        return list(value)
    if isinstance(value, bytes):
        return value.decode("utf-8", "replace")
    if is_item(value):
        return ItemAdapter(value).asdict()
    return str(value)
