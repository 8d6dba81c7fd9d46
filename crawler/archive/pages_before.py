"""The raw pages that a line was made of, as responses again: what an article is compared with when it comes anew."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from scrapy.http import Response

from crawler.archive.captures import captures, response_of
from crawler.archive.records import Place
from crawler.export.names import archive_folder
from extractors import MAX_BYTES

if TYPE_CHECKING:
    from scrapy.settings import BaseSettings

logger = logging.getLogger(__name__)


def pages_before(settings: BaseSettings, site: str, line: Mapping[str, Any]) -> list[Response]:
    """The first page of a line's article and its further ones, in their order; empty unless the site's archive has
    them all."""
    crawl = line.get("crawl")
    crawl = crawl if isinstance(crawl, Mapping) else {}
    places = list(_places(crawl.get("archive")))
    if len(places) != 1 + len(crawl.get("pages") or ()):
        return []
    folder, size = archive_folder(settings, site), settings.getint("DOWNLOAD_MAXSIZE") or MAX_BYTES
    found: list[Response] = []
    for file, offset in places:
        response = _page_at(folder / file, offset, size)
        if response is None:
            return []
        found.append(response)
    return found


def _places(archive: Any) -> Iterator[tuple[str, int]]:
    """Names of files and offsets, as a line has them; a name that leads elsewhere is none."""
    further = archive.get("pages") if isinstance(archive, Mapping) else None
    for place in (archive, *(further if isinstance(further, list) else ())):
        file, offset = (place.get("file"), place.get("offset")) if isinstance(place, Mapping) else (None, None)
        if isinstance(file, str) and Path(file).name == file and isinstance(offset, int) and offset >= 0:
            yield file, offset


def _page_at(path: Path, offset: int, max_bytes: int) -> Response | None:
    try:
        capture = next(captures(path, Place(offset)), None)
    except (OSError, ValueError) as error:
        logger.info("%s has no page at %d: %s", path, offset, error)
        return None
    response = response_of(capture, max_bytes) if capture is not None else None
    return response if isinstance(response, Response) else None
