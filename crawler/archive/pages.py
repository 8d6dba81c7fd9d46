"""Pages of an archive as responses again: those that a line was made of, and one by its address."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from scrapy.http import Request, Response

from crawler.archive.captures import Capture, Skipped, capture_at, captures, response_of
from crawler.archive.records import Place
from crawler.discovery.addresses import page_key
from crawler.export.names import archive_folder
from crawler.rendering.shown import shown_response
from extractors import MAX_BYTES

if TYPE_CHECKING:
    from scrapy.settings import BaseSettings


def pages_before(settings: BaseSettings, site: str, line: Mapping[str, Any]) -> list[Response]:
    """The first page of a line's article and its further ones, in their order, to compare an article with that comes
    anew; empty unless the site's archive has them all."""
    crawl = line.get("crawl")
    folder, size = archive_folder(settings, site), settings.getint("DOWNLOAD_MAXSIZE") or MAX_BYTES
    found: list[Response] = []
    for file, offset in places_of(crawl) if isinstance(crawl, Mapping) else ():
        capture = capture_at(folder / file, Place(offset))
        response = _page_of(capture, size) if capture is not None else None
        if not isinstance(response, Response):
            return []
        found.append(response)
    return found if are_pages_of(line, [response.url for response in found]) else []


def page_named(path: Path, url: str, max_bytes: int) -> Response | Skipped | None:
    """The last page of this address, as a browser showed it where one did; where its records hold none, why the last
    one does not; None where the file has no record of it. The file is read to its end. Raises OSError, and ValueError
    for a format that is not read."""
    key = page_key(url)
    found: Response | Skipped | None = None
    for capture in captures(path):
        if key is not None and page_key(capture.record.url) == key:
            made = _page_of(capture, max_bytes)
            if isinstance(made, Response) or not isinstance(found, Response):
                found = made
    return found


def places_of(crawl: Mapping[str, Any]) -> tuple[tuple[str, int], ...]:
    """File and offset of the record of each of an article's pages, by its line's `crawl`; empty unless it names all.
    A file's name that leads elsewhere is none."""
    first = crawl.get("archive")
    further = first.get("pages", []) if isinstance(first, Mapping) else []
    joined = crawl.get("pages", [])
    if not isinstance(further, list) or not isinstance(joined, list) or len(further) != len(joined):
        return ()  # earlier lines name the record of the first page alone
    places = [_place(record) for record in (first, *further)]
    return tuple(place for place in places if place is not None) if None not in places else ()


def are_pages_of(line: Mapping[str, Any], urls: Sequence[str]) -> bool:
    """Whether a line's article was at these addresses, its first page at the first. Where a file of the archive was
    lost and the next crawl began another of its name, the places that earlier lines name may hold other pages."""
    crawl = line.get("crawl")
    further = crawl.get("pages", []) if isinstance(crawl, Mapping) else []
    own = [str(url) for url in (line.get("url"), *further)] if isinstance(further, list) else []
    return [page_key(url) or url for url in own] == [page_key(url) or url for url in urls]


def _place(record: Any) -> tuple[str, int] | None:
    file, offset = (record.get("file"), record.get("offset")) if isinstance(record, Mapping) else (None, None)
    if isinstance(file, str) and isinstance(offset, int) and offset >= 0 and Path(file).name == file:
        return file, offset
    return None


def as_shown(response: Response, capture: Capture) -> Response:
    """A capture's response, as a browser showed the page where one did."""
    if capture.rendered is None or response.request is None:
        return response
    return shown_response(response, Request(response.url, meta=dict(response.request.meta)), capture.rendered)


def _page_of(capture: Capture, max_bytes: int) -> Response | Skipped:
    response = response_of(capture, max_bytes)
    return response if isinstance(response, Skipped) else as_shown(response, capture)
