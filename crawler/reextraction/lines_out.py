"""The lines of a run over foreign archives: of an article that was captured twice, each version once."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import Any

import orjson

from crawler.export.json_lines import to_line
from crawler.locking import lock
from crawler.reextraction.checkpoint import Checkpoint, Seen
from crawler.state.revisions import field_digests, next_revision

logger = logging.getLogger(__name__)


class LinesOut:
    """A file of lines that grows by whole batches. `end` is its size with what is not written yet."""

    def __init__(self, path: Path, written: int, checkpoint: Checkpoint) -> None:
        """Open, lock, and cut off what the checkpoint does not know. Raises OSError, also where another run writes to
        the file, and where lines are missing that the checkpoint knows: it is not filled up with zeros."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = path.open("r+b" if path.exists() else "w+b")
        try:
            _lock(path, self._file.fileno())
            size = os.fstat(self._file.fileno()).st_size
            if size < written:
                raise OSError(f"{path} has {size} bytes of {written} that were written; --restart begins again")
            self._file.truncate(written)
        except BaseException:
            self._file.close()
            raise
        self._checkpoint = checkpoint
        self._batch: list[bytes] = []
        self._new: dict[str, Seen] = {}
        self._flushed = written
        self.end = written

    def add(self, line: dict[str, Any]) -> str:
        """Take a line, unless nothing changed since the article's last: "article", "revision" or "unchanged"."""
        mark = line["fingerprint"]
        article = str(mark["id"])
        known = self._new.get(article) or self._checkpoint.article(article)
        told = "article"
        if known is not None:
            revision = next_revision(known.revision, known.fields, line, self._line(known))
            if revision is None:
                return "unchanged"
            told, line["fingerprint"] = "revision", {**mark, **revision.fingerprint()}
        raw = to_line(line)
        number = int(line["fingerprint"]["revision"])
        self._new[article] = Seen(number, field_digests(line), self.end, self.end + len(raw))
        self._batch.append(raw)
        self.end += len(raw)
        return told

    def flush(self) -> None:
        """Write what was taken. Raises OSError, with the file's name."""
        try:
            self._file.seek(self._flushed)
            self._file.write(b"".join(self._batch))
            self._file.flush()
        except OSError as error:
            raise OSError(error.errno, error.strerror, self._file.name) from None
        self._batch.clear()
        self._flushed = self.end

    def sync(self) -> None:
        """Write what was taken, and bring it to disk: where the power fails, a checkpoint must not know more than the
        file has. Raises OSError, with the file's name."""
        self.flush()
        self._to_disk()

    def commit(self) -> None:
        """Bring what was written into the checkpoint, inside its transaction."""
        for article, seen in self._new.items():
            self._checkpoint.put_article(article, seen)
        self._new.clear()

    def close(self) -> None:
        """Bring the file to disk. Raises OSError, with the file's name."""
        try:
            self._to_disk()
        finally:
            self._file.close()

    def _to_disk(self) -> None:
        try:
            os.fsync(self._file.fileno())
        except OSError as error:
            raise OSError(error.errno, error.strerror, self._file.name) from None

    def _line(self, seen: Seen) -> dict[str, Any]:
        if seen.start >= self._flushed:
            self.flush()
        self._file.seek(seen.start)
        line = orjson.loads(self._file.read(seen.end - seen.start))
        return dict(line)


def require_empty(path: Path) -> None:
    """Raise OSError for a file that holds something."""
    if path.exists() and path.stat().st_size:
        raise OSError(f"{path} exists; name another file, or remove it")


def _lock(path: Path, descriptor: int) -> None:
    try:
        lock(descriptor)
    except BlockingIOError:
        raise OSError(f"another run is writing to {path}") from None
    except OSError:
        logger.info("%s: this file system knows no locks", path)
