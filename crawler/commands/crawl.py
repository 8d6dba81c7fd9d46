"""`scrapy crawl`: Scrapy's own, but it checks the arguments first and tells the shell how the crawl went."""

from __future__ import annotations

import argparse
import logging
from pathlib import Path

from scrapy.commands.crawl import Command as ScrapyCrawlCommand
from scrapy.exceptions import UsageError

from crawler.own_command import OwnCommand
from crawler.own_settings import check_settings
from crawler.registry import SiteFileError
from crawler.spiders.arguments import ArgumentError
from crawler.spiders.exit_status import ExitStatus

QUIET_LOGGERS = ("scrapy.core.downloader.handlers.http11", "scrapy.downloadermiddlewares.httpcompression")
"""These warn about pages over DOWNLOAD_MAXSIZE, which are verdicts in our report."""
CERTIFICATES = "scrapy.core.downloader.tls"
"""Warns at every connection to a host whose certificate does not hold, which is a line for each page of a crawl."""


class Once(logging.Filter):
    """Lets each message of a logger through once; of those that differ, the first hundred."""

    def __init__(self) -> None:
        super().__init__()
        self._seen: set[str] = set()

    def filter(self, record: logging.LogRecord) -> bool:
        text = record.getMessage()
        if text in self._seen or len(self._seen) >= 100:
            return False
        self._seen.add(text)
        return True


class Command(OwnCommand, ScrapyCrawlCommand):
    """Exit status: 0 pages were fetched, 1 the crawl could not start or write, 2 not understood, 3 nothing could be
    reached, 4 the site refused, 5 another crawl of it runs."""

    requires_crawler_process = True

    def add_options(self, parser: argparse.ArgumentParser) -> None:
        super().add_options(parser)
        parser.add_argument(
            "-v", "--verbose", action="count", default=0, help="log milestones (-v) or every address (-vv)"
        )

    def process_options(self, args: list[str], opts: argparse.Namespace) -> None:
        super().process_options(args, opts)
        if opts.verbose:
            self.settings.set("LOG_LEVEL", "DEBUG" if opts.verbose > 1 else "INFO", priority="cmdline")
        self._check_log_file()
        self._check_job_folder()

    def execute(self, args: list[str], opts: argparse.Namespace) -> None:
        if len(args) != 1:
            raise UsageError("give one spider, as in: scrapy crawl news -a domain=example.com")
        self._check_arguments(args[0], opts.spargs)
        if opts.verbose < 2:
            for name in QUIET_LOGGERS:
                logging.getLogger(name).setLevel(logging.ERROR)
            logging.getLogger(CERTIFICATES).addFilter(Once())
        process = self.crawler_process
        crawler = self._create_crawler(args[0])
        process.crawl(crawler, **opts.spargs)
        process.start()
        if process.bootstrap_failed or crawler.stats.get_value("broadsheet/write_error"):
            self.exitcode = 1
            return
        self.exitcode = int(getattr(crawler.spider, "exit_status", ExitStatus.FINISHED))

    def _check_log_file(self) -> None:
        """Refuse a log that cannot be written before Scrapy opens it, which would end in a traceback."""
        name = self.settings.get("LOG_FILE")
        if not name:
            return
        encoding = self.settings.get("LOG_ENCODING")
        try:
            with Path(str(name)).open("a", encoding=encoding):
                pass
        except OSError as error:
            raise UsageError(f"LOG_FILE: {name} cannot be written: {error.strerror}") from None
        except LookupError as error:
            raise UsageError(f"LOG_ENCODING: {error}") from None

    def _check_job_folder(self) -> None:
        """The same of the folder that Scrapy keeps a job's requests in."""
        name = self.settings.get("JOBDIR")
        if not name:
            return
        try:
            Path(str(name)).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise UsageError(f"JOBDIR: {name} cannot be made: {error.strerror}") from None

    def _check_arguments(self, name: str, given: dict[str, str]) -> None:
        """Refuse a spider or arguments that cannot work before anything starts (exit status 2)."""
        try:
            spider = self.crawler_process.spider_loader.load(name)
        except KeyError:
            raise UsageError(
                f"there is no spider {name!r}; `scrapy list` shows them. A site without a file: "
                "scrapy crawl news -a domain=example.com"
            ) from None  # fmt: skip
        except SiteFileError as error:
            raise UsageError(str(error)) from None
        try:
            own = self.settings.copy()
            spider.update_settings(own)  # a registered site's file may hold some
            check_settings(own)
            if check := getattr(spider, "check_arguments", None):
                check(given, own)
        except (ArgumentError, ValueError) as error:
            raise UsageError(str(error)) from None
