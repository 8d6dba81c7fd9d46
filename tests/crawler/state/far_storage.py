"""A feed storage that, like S3 or FTP, has nothing of a crawl before the crawl ends."""

from __future__ import annotations

from pathlib import Path
from typing import IO
from urllib.parse import urlsplit

from scrapy.extensions.feedexport import BlockingFeedStorage


class FarFeedStorage(BlockingFeedStorage):
    """Appends to the file of ``far:///path`` when the feed is closed."""

    def __init__(self, uri: str, *, feed_options: object = None) -> None:
        self.path = Path(urlsplit(uri).path)

    def _store_in_thread(self, file: IO[bytes]) -> None:
        file.seek(0)
        with self.path.open("ab") as far:
            far.write(file.read())
        file.close()
