"""Names of output files: `outputs/<domain>/<run>.jsonl`.

Only the domain that the user asked for and the start of the run make a name; nothing that a page says does.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from crawler.discovery.addresses import ascii_host, site_named

if TYPE_CHECKING:
    from scrapy import Spider
    from scrapy.crawler import Crawler
    from scrapy.settings import BaseSettings

_UNSAFE = re.compile(r"[^a-z0-9._-]+")
_PORT = re.compile(r"(.)_([0-9]{1,5})$")
_LONGEST = 120
"""Characters of a folder's name at most; file systems allow 255 bytes."""


def folder_of(domain: str) -> str:
    """A domain as the name of a folder: `example.com`, `127.0.0.1_8000` for a host with its port. An address names its
    host."""
    if "://" in domain:
        domain = site_named(domain) or domain
    host = domain.strip().lower().rpartition("@")[2].removeprefix("www.")
    try:
        host = ascii_host(host)
    except UnicodeError:
        host = host.encode("ascii", "replace").decode("ascii")
    name = _UNSAFE.sub("_", host).strip("._-")[:_LONGEST]
    return name or "unnamed"


def text_of_name(name: str) -> str:
    """A file's name as text that UTF-8 can hold: bytes of it that cannot be decoded are written `\\xe9`."""
    return name.encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace")


def domain_of(folder: str) -> str:
    """The domain that a folder, or a file, is named after: `127.0.0.1:8000` of `127.0.0.1_8000`. No host ends with an
    underscore and figures."""
    return _PORT.sub(r"\1:\2", folder)


def run_of(started: datetime, taken: Callable[[str], bool]) -> str:
    """A run's name: its start in UTC, such as `20261121T050000Z`, and `-2`, `-3`, ... where that is taken."""
    start = started.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")
    name, count = start, 1
    while taken(name):
        count += 1
        name = f"{start}-{count}"
    return name


def uri_params(params: dict[str, Any], spider: Spider) -> dict[str, Any]:
    """Scrapy's `uri_params`: adds `outputs`, `site_folder` and `run` to what a feed's address may hold.

    The run's name is chosen once a crawl and reserved by creating its file, so two crawls of one domain that
    start in the same second write to different files.
    """
    folder = outputs_of(spider.crawler.settings) / folder_of(_domain_of(spider))
    stats = spider.crawler.stats
    run = stats.get_value("broadsheet/run")
    if run is None:
        run = run_of(stats.get_value("start_time") or datetime.now(UTC), lambda name: not _reserve(folder, name))
        stats.set_value("broadsheet/run", run)
    return {**params, "outputs": str(folder.parent), "site_folder": folder.name, "run": run}


def new_run(folder: Path, started: datetime) -> Path:
    """A new, empty file of lines in a folder, named after its start. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{run_of(started, lambda name: not _reserve(folder, name))}.jsonl"


def outputs_of(settings: BaseSettings) -> Path:
    """The folder of all results (setting `BROADSHEET_OUTPUTS`)."""
    return Path(str(settings.get("BROADSHEET_OUTPUTS") or "outputs"))


def archive_folder(settings: BaseSettings, domain: str) -> Path:
    """Where the raw pages of a domain are kept: `archive` beside its lines, or a folder of its own in
    `BROADSHEET_ARCHIVE_FOLDER`."""
    folder = settings.get("BROADSHEET_ARCHIVE_FOLDER")
    if folder:
        return Path(str(folder), folder_of(domain))
    return outputs_of(settings) / folder_of(domain) / "archive"


def site_name(crawler: Crawler) -> str:
    """What people call the crawl: its domain."""
    return _domain_of(crawler.spider) if crawler.spider is not None else "crawl"


def _domain_of(spider: Spider) -> str:
    return str(getattr(spider, "site", None) or spider.name)


def _reserve(folder: Path, name: str) -> bool:
    """True once the name is ours. A folder that cannot be written is the feed's error to report, not ours."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.jsonl").open("xb").close()
    except FileExistsError:
        return False
    except OSError:
        return True
    return True
