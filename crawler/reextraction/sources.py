"""Archives to read, as the user names them: files, folders, and lists of files or addresses."""

from __future__ import annotations

import gzip
import hashlib
import http.client
import os
import shutil
import urllib.error
import urllib.request
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import IO
from urllib.parse import urlsplit

from crawler.archive.frames import is_gzip

ENDINGS = (".warc", ".warc.gz")
_ARC, _ZSTD = b"filedesc://", b"\x28\xb5\x2f\xfd"
_LONGEST_LIST = 64 << 20
_SECONDS = 60.0


class SourceError(ValueError):
    """A source that is not there or is none; the message is for the user."""


def resolve(named: Sequence[str]) -> list[str]:
    """Paths and addresses of WARC files, in order, each once.

    A folder stands for the `.warc` and `.warc.gz` files below it, by name; a file that is no WARC file for the
    list of paths and addresses in its lines, those of paths relative to it. Raises `SourceError`.
    """
    found: dict[str, None] = {}
    for name in named:
        for one in _resolve(name, Path.cwd(), deep=True):
            found.setdefault(one)
    if not found:
        raise SourceError(f"no WARC file in {', '.join(named)}")
    return list(found)


def is_address(source: str) -> bool:
    """Whether a source must be fetched."""
    return source.startswith(("http://", "https://"))


def name_of(source: str) -> str:
    """A source's file name."""
    return (urlsplit(source).path if is_address(source) else source).rstrip("/").rpartition("/")[2]


def fetch(address: str, folder: Path) -> Path:
    """A WARC file brought into a folder, whole or not at all; one that lies there is not fetched again. Raises
    OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{hashlib.sha256(address.encode()).hexdigest()[:16]}.warc.gz"
    if path.exists():
        return path
    partly = path.with_suffix(".part")
    request = urllib.request.Request(address, headers={"User-Agent": "Broadsheet"})
    try:
        with urllib.request.urlopen(request, timeout=_SECONDS) as answer, partly.open("wb") as file:
            shutil.copyfileobj(answer, file, 1 << 20)
            stated = answer.headers.get("Content-Length")
    except (urllib.error.URLError, http.client.HTTPException, ValueError) as error:
        raise OSError(f"{address} cannot be fetched: {getattr(error, 'reason', error)}") from error
    if stated and stated.isdigit() and partly.stat().st_size != int(stated):
        raise OSError(f"{address}: {partly.stat().st_size} bytes came of {stated}")
    os.replace(partly, path)
    return path


def let_go(path: Path, most: int) -> None:
    """Remove a fetched file, unless all of its folder together are at most so many bytes: then a later pass need not
    fetch it again. Raises OSError."""
    if sum(one.stat().st_size for one in path.parent.iterdir()) > most:
        path.unlink(missing_ok=True)


def _resolve(name: str, base: Path, *, deep: bool) -> list[str]:
    if is_address(name):
        return [name]
    path = base / name
    try:
        if path.is_dir():
            return sorted(str(p.absolute()) for p in path.rglob("*") if p.name.endswith(ENDINGS) and p.is_file())
        if _is_archive(path):
            return [str(path.absolute())]
        if not deep:
            raise SourceError(f"{path} is no WARC file")
        text = _text(path)
    except OSError as error:
        raise SourceError(f"{path}: {error.strerror or error}") from None
    lines = [line.strip() for line in text.splitlines()]
    listed = [line for line in lines if line and not line.startswith("#")]
    return [one for line in listed for one in _listed_in(path, line)]


def _listed_in(path: Path, line: str) -> list[str]:
    try:
        return _resolve(line, path.parent, deep=False)
    except SourceError as error:  # a page that is given in an archive's place reads as a list of nothing that is there
        told = str(error).replace(line, line[:80])
        raise SourceError(f"{path} is no WARC file, and as a list of them it names {line[:80]!r}: {told}") from None


def _is_archive(path: Path) -> bool:
    if path.name.endswith(ENDINGS):
        path.stat()
        return True
    with path.open("rb") as file:
        packed = is_gzip(file)
        file.seek(0)
        return _begin(file, packed, 5) == b"WARC/"


def _text(path: Path) -> str:
    with path.open("rb") as file:
        packed = is_gzip(file)
        file.seek(0)
        data = _begin(file, packed, _LONGEST_LIST)
    if data.startswith(_ARC):
        raise SourceError(f"{path} is an ARC file, which is not read; `warcio recompress` makes a WARC file of it")
    if data.startswith(_ZSTD):
        raise SourceError(f"{path} is compressed with zstd, which is not read; decompress it first (zstd -d)")
    if b"\0" in data:
        raise SourceError(f"{path} is neither a WARC file nor a list of them")
    return data.decode("utf-8", "replace")


def _begin(file: IO[bytes], packed: bool, size: int) -> bytes:
    if not packed:
        return file.read(size)
    try:
        with gzip.open(file) as inside:
            return inside.read(size)
    except (EOFError, zlib.error):
        return b""
