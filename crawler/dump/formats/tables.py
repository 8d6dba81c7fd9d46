"""Tables: CSV for spreadsheets, Parquet for data frames."""

from __future__ import annotations

import csv
import gzip
from collections.abc import Mapping, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import IO, Any, TextIO, cast

from crawler.dump.columns import Column

_BUFFER = 1 << 20
_GZIP_LEVEL = 6
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "\uff1d", "\uff0b", "\uff0d", "\uff20")
"""First characters, also in full width, by which a spreadsheet takes a cell for a formula (OWASP, "CSV
Injection")."""
_ROWS = 1000
_GROUP_BYTES = 16 * 1024 * 1024


class CsvTable:
    """RFC 4180 with a header, UTF-8, lines ended by a newline. Lists are joined by "; ".

    Text from pages is hostile: a cell that a spreadsheet would run as a formula gets an apostrophe before it, as
    OWASP advises, so such cells differ from the article's. The other formats keep them.
    """

    IS_FOLDER = False
    LIBRARY: str | None = None

    def __init__(self, path: Path, columns: Sequence[Column], chosen: bool) -> None:
        self._raw = path.open("wb", buffering=_BUFFER)
        self._file = TextIOWrapper(self._compressed(self._raw), encoding="utf-8", errors="replace", newline="")
        self._columns = columns
        self._writer = csv.writer(_Rows(self._file), lineterminator="\r\n")
        self._writer.writerow([column.name for column in columns])

    def write(self, line: Mapping[str, Any]) -> None:
        self._writer.writerow([cell(column.value(line)) for column in self._columns])

    def close(self) -> None:
        self._file.close()
        self._raw.close()

    def _compressed(self, raw: IO[bytes]) -> IO[bytes]:
        return raw


class GzipTable(CsvTable):
    """The same, compressed."""

    def _compressed(self, raw: IO[bytes]) -> IO[bytes]:
        return gzipped(raw)


def gzipped(raw: IO[bytes]) -> IO[bytes]:
    """A file that packs what is written; the header holds neither a name nor a time."""
    return cast("IO[bytes]", gzip.GzipFile("", "wb", _GZIP_LEVEL, raw, mtime=0))


class _Rows:
    """Rows that the csv module ended with CR LF, ended by a newline: before Python 3.13 it quotes a cell for those line
    breaks alone that it ends rows with, and readers take a lone CR outside quotes for a row's end."""

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def write(self, row: str) -> int:
        return self._file.write(row.removesuffix("\r\n") + "\n")


def cell(value: Any) -> Any:
    """A value as a CSV cell that no spreadsheet runs."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        value = "; ".join(value)
    if not isinstance(value, str):
        return value
    value = value.replace("\0", "")
    return f"'{value}" if value.lstrip(" ").startswith(_FORMULA) else value


class ParquetTable:
    """Parquet with Zstandard, in row groups of at most 1,000 articles or 16 MiB of text."""

    IS_FOLDER = False
    LIBRARY: str | None = "pyarrow"

    def __init__(self, path: Path, columns: Sequence[Column], chosen: bool) -> None:
        import pyarrow
        import pyarrow.parquet

        types = {
            "text": pyarrow.string(),
            "texts": pyarrow.list_(pyarrow.string()),
            "integer": pyarrow.int64(),
            "number": pyarrow.float64(),
            "truth": pyarrow.bool_(),
        }
        self._columns = columns
        self._schema = pyarrow.schema([(column.name, types[column.kind]) for column in columns])
        self._table = pyarrow.table
        self._writer = pyarrow.parquet.ParquetWriter(path, self._schema, compression="zstd")
        self._rows: list[list[Any]] = []
        self._size = 0

    def write(self, line: Mapping[str, Any]) -> None:
        row = [_encodable(column.value(line)) for column in self._columns]
        self._rows.append(row)
        self._size += sum(len(value) for value in row if isinstance(value, str))
        if len(self._rows) >= _ROWS or self._size >= _GROUP_BYTES:
            self._flush()

    def close(self) -> None:
        self._flush()
        self._writer.close()

    def _flush(self) -> None:
        if self._rows:
            values = dict(zip(self._schema.names, zip(*self._rows, strict=True), strict=True))
            self._writer.write_table(self._table({name: list(column) for name, column in values.items()}, self._schema))
        self._rows.clear()
        self._size = 0


def _encodable(value: Any) -> Any:
    if isinstance(value, str):
        return value.encode("utf-8", "replace").decode()
    return [_encodable(one) for one in value] if isinstance(value, list) else value
