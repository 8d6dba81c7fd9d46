"""JSON Lines: plain, with gzip, with Zstandard."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO, Any, cast

from crawler.dump.columns import Column, only
from crawler.dump.formats.tables import gzipped
from crawler.export.json_lines import to_line

_BUFFER = 1 << 20
_ZSTANDARD_LEVEL = 10


class JsonLines:
    """One JSON object a line, as in the outputs; with fields asked for, each at its own place."""

    IS_FOLDER = False
    LIBRARY: str | None = None

    def __init__(self, path: Path, columns: Sequence[Column], chosen: bool) -> None:
        self._raw = path.open("wb", buffering=_BUFFER)
        self._file = self._compressed(self._raw)
        self._columns = columns if chosen else ()

    def write(self, line: Mapping[str, Any]) -> None:
        self._file.write(to_line(only(line, self._columns) if self._columns else line))

    def close(self) -> None:
        if self._file is not self._raw:
            self._file.close()
        self._raw.close()

    def _compressed(self, raw: IO[bytes]) -> IO[bytes]:
        return raw


class GzipLines(JsonLines):
    """The same, compressed."""

    def _compressed(self, raw: IO[bytes]) -> IO[bytes]:
        return gzipped(raw)


class ZstandardLines(JsonLines):
    """The same, compressed with Zstandard in one thread."""

    LIBRARY: str | None = "zstandard"

    def _compressed(self, raw: IO[bytes]) -> IO[bytes]:
        import zstandard

        writer = zstandard.ZstdCompressor(level=_ZSTANDARD_LEVEL, write_checksum=True).stream_writer(raw, closefd=False)
        return cast("IO[bytes]", writer)
