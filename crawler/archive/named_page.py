"""One page of a WARC file, by its address."""

from __future__ import annotations

from pathlib import Path

from scrapy.http import Response

from crawler.archive.captures import Skipped, captures
from crawler.archive.pages_before import as_shown
from crawler.discovery.addresses import page_key


def page_named(path: Path, url: str, max_bytes: int) -> Response | Skipped | None:
    """The last page of this address, as a browser showed it where one did; where its records hold none, why the last
    one does not; None where the file has no record of it. The file is read to its end. Raises OSError, and ValueError
    for a format that is not read."""
    key = page_key(url)
    found: Response | Skipped | None = None
    for capture in captures(path):
        if key is not None and page_key(capture.record.url) == key:
            made = as_shown(capture, max_bytes)
            if isinstance(made, Response) or not isinstance(found, Response):
                found = made
    return found
