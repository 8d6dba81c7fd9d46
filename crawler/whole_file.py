"""Small files replaced whole: whoever reads one, or runs out of disk, finds the old one or the new."""

from __future__ import annotations

import os
import shutil
from contextlib import suppress
from pathlib import Path


def write_whole(path: Path, data: bytes) -> None:
    """Put a file in place of what is there, or leave that as it is. Raises OSError.

    What is no plain file (a pipe, `/dev/stdout`) is written to; where a link stands, its target is replaced.
    """
    place = Path(os.path.realpath(path))
    if place.exists() and not place.is_file():
        place.write_bytes(data)
        return
    draft = place.with_name(f".{place.name}.{os.getpid()}")
    try:
        draft.write_bytes(data)
        with suppress(OSError):
            shutil.copymode(place, draft)
        draft.replace(place)
    except OSError as error:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        raise OSError(error.errno, error.strerror, str(path)) from None
