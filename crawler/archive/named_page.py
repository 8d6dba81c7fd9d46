"""One page of a WARC file, by its address."""

from __future__ import annotations

from pathlib import Path

from scrapy.http import Response

from crawler.archive.captures import captures
from crawler.archive.pages_before import as_shown
from crawler.discovery.addresses import page_key


def page_named(path: Path, url: str, max_bytes: int) -> Response | None:
    """The last page of this address, as a browser showed it where one did; None where the file holds none. The file is
    read to its end. Raises OSError, and ValueError for a format that is not read."""
    key = page_key(url)
    found = None
    for capture in captures(path):
        if not capture.record.trouble and key is not None and page_key(capture.record.url) == key:
            found = as_shown(capture, max_bytes) or found
    return found
