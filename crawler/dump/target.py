"""Where a dump goes: written beside its place under another name, and put there when it is whole.

All that a dump needs besides lies in `.<name>.partial/` next to it, under a lock. A dump that is killed leaves
that folder, which the next one of the same name clears, and the previous dump as it was.
"""

from __future__ import annotations

import hashlib
import os
import shutil
from pathlib import Path

from crawler.locking import lock

_CHUNK = 1 << 20


class TargetError(Exception):
    """The dump cannot be put where it was asked for; the message is for the user."""


class Target:
    """One dump's place. `path` is a file, or a folder where the format writes many."""

    def __init__(self, path: Path, *, is_folder: bool) -> None:
        """Take the lock and clear what a killed dump left. Raises TargetError and OSError."""
        self.path = path
        self.is_folder = is_folder
        self.manifest = path.with_name(f"{path.name}.manifest.json")
        self._partial = path.with_name(f".{path.name}.partial")
        self._check()
        try:
            self._partial.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise TargetError(f"{path} cannot be written: {error.strerror}") from None
        self._lock = os.open(self._partial, os.O_RDONLY)
        try:
            lock(self._lock)
        except OSError:
            os.close(self._lock)
            raise TargetError(f"another dump is writing {path}") from None
        self._clear()

    @property
    def out(self) -> Path:
        """Where the format writes."""
        return self._partial / "out"

    @property
    def working(self) -> Path:
        """A folder for whatever else the dump needs on disk."""
        return self._partial

    def commit(self, manifest: bytes) -> None:
        """Put dump and manifest in place, the previous ones away. Raises OSError."""
        self._written.write_bytes(manifest)
        for path in (self._written, self.out):
            _to_disk(path)
        if self.is_folder and self.path.exists():
            os.rename(self.path, self._partial / "previous")
        os.replace(self.out, self.path)
        os.replace(self._written, self.manifest)
        _to_disk(self.path.parent)

    def close(self) -> None:
        """Remove what is left over, and give the lock back."""
        self._put_back()
        shutil.rmtree(self._partial, ignore_errors=True)
        os.close(self._lock)

    def _check(self) -> None:
        if not self.is_folder and self.path.is_dir():
            raise TargetError(f"{self.path} is a folder; name a file, or end the name with / for one text file each")
        is_ours = self.manifest.exists() or self._lacks_manifest
        if not is_ours and _holds_something(self.path):
            raise TargetError(f"{self.path} exists and is no dump of ours (it has no manifest); it is left alone")

    @property
    def _written(self) -> Path:
        """The manifest until it is in its place."""
        return self._partial / "manifest.json"

    @property
    def _lacks_manifest(self) -> bool:
        """Whether a dump was killed when it was in its place and its manifest was not."""
        return self._written.exists() and not self.out.exists() and self.path.exists()

    def _put_back(self) -> None:
        """A folder that was about to be exchanged."""
        previous = self._partial / "previous"
        if previous.exists() and not self.path.exists():
            os.rename(previous, self.path)

    def _clear(self) -> None:
        """What a killed dump left; what it had begun to put in place is finished, or goes back."""
        if self._lacks_manifest:
            os.replace(self._written, self.manifest)
        self._put_back()
        for path in self._partial.iterdir():
            if path.is_dir():
                shutil.rmtree(path)
            else:
                path.unlink()


def require_outside(path: Path, outputs: Path) -> None:
    """Raise TargetError for a place where the collection has its articles: what lies below a folder of the outputs is
    taken for lines of that site, and a crawl's file may be there."""
    place, root = path.absolute().parent.resolve(), outputs.resolve()
    sites = [folder.resolve() for folder in outputs.iterdir() if folder.is_dir()] if outputs.is_dir() else []
    if any(place.is_relative_to(site) for site in sites) or (place != root and place.is_relative_to(root)):
        raise TargetError(f"{path} lies among the collected articles of {outputs}; name another place")


def digest_of_file(path: Path, size: int | None = None) -> tuple[str, int]:
    """The SHA-256 of a file, or of its first `size` bytes, and how many bytes these are."""
    digest = hashlib.sha256()
    whole = left = path.stat().st_size if size is None else size
    with path.open("rb") as file:
        while left > 0 and (chunk := file.read(min(_CHUNK, left))):
            digest.update(chunk)
            left -= len(chunk)
    return digest.hexdigest(), whole - left


def digest_of_folder(folder: Path) -> tuple[str, int]:
    """A digest of all files of a folder by name and content, and their bytes together."""
    digest, size = hashlib.sha256(), 0
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        of_file, length = digest_of_file(path)
        digest.update(f"{of_file}  {path.relative_to(folder).as_posix()}\n".encode())
        size += length
    return digest.hexdigest(), size


def _holds_something(path: Path) -> bool:
    """Whether there is anything at a path, but for an empty file or folder."""
    if path.is_dir():
        return any(path.iterdir())
    return path.exists() and (not path.is_file() or path.stat().st_size > 0)


def _to_disk(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
