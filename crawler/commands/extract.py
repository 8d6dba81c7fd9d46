"""`scrapy extract URL|FILE|-`: one page in, one article out, as JSON."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import orjson
from scrapy.commands import ScrapyCommand
from scrapy.exceptions import UsageError
from w3lib.url import is_url

from crawler.export.json_lines import to_line
from crawler.single_page import NotFetched, fetch_page
from extractors import BY_NAME, MAX_BYTES, METHODS, Article, Page, Rejection, extract_page

Outcome = Article | Rejection

FORMATS: dict[str, Callable[[Outcome], bytes]] = {}
"""How an outcome is written, by the name that `--format` takes."""

SETTINGS: dict[str, Any] = {
    "FEEDS": {},
    "ITEM_PIPELINES": {},
    "BROADSHEET_PROGRESS_ENABLED": False,
    "BROADSHEET_REPORT_ENABLED": False,
}
"""What one page does not need."""


def as_json(outcome: Outcome | NotFetched) -> bytes:
    """An article as one indented JSON object; what is none as `{"verdict": ..., "detail": ...}`."""
    if isinstance(outcome, Article):
        return _indented(outcome.to_json())
    reason = outcome.verdict if isinstance(outcome, NotFetched) else str(outcome.reason)
    return _indented({"verdict": reason, "detail": outcome.detail})


FORMATS["json"] = as_json


class Command(ScrapyCommand):
    """Exit status: 0 an article was found, 1 none was (the verdict is printed), 2 the command was not
    understood."""

    requires_project = True

    def syntax(self) -> str:
        return "[options] <URL|FILE|->"

    def short_desc(self) -> str:
        return "Extract the article of one page and print it as JSON"

    def long_desc(self) -> str:
        return (
            "Extract the article of one page: an address, which is fetched as in a crawl (robots.txt, "
            "proxies), a file, or - for standard input. Exit status: 0 an article was found, 1 none was (a "
            "verdict with its reason is printed), 2 the command was not understood."
        )

    def add_options(self, parser: argparse.ArgumentParser) -> None:
        super().add_options(parser)
        names = ", ".join(method.name for method in METHODS)
        parser.add_argument(
            "--url", default="", help="the address of a page that is read from a file or standard input"
        )
        parser.add_argument(
            "--method", metavar="NAME", help=f"extract with one published method alone: {names}"
        )
        parser.add_argument(
            "--all-methods", action="store_true", help="extract with each method; one object, by method"
        )
        parser.add_argument(
            "--format", choices=sorted(FORMATS), default="json", help="how to print it (default: json)"
        )

    def process_options(self, args: list[str], opts: argparse.Namespace) -> None:
        super().process_options(args, opts)
        assert self.settings is not None
        self.settings.setdict(SETTINGS, priority="cmdline")
        if opts.method and opts.method not in BY_NAME:
            raise UsageError(
                f"there is no method {opts.method!r}; there are: {', '.join(BY_NAME)}", print_help=False
            )

    def run(self, args: list[str], opts: argparse.Namespace) -> None:
        if len(args) != 1:
            raise UsageError("give one page: an address, a file, or - for standard input", print_help=False)
        page = self._page(args[0], opts.url)
        if isinstance(page, NotFetched):
            found, text = False, as_json(page)
        elif opts.all_methods:
            found, text = by_method(page)
        else:
            outcome = extract_page(page, method=opts.method).outcome
            found, text = isinstance(outcome, Article), FORMATS[opts.format](outcome)
        sys.stdout.buffer.write(text)
        sys.stdout.buffer.flush()
        self.exitcode = 0 if found else 1

    def _page(self, source: str, url: str) -> Page | NotFetched:
        if is_url(source):
            assert self.crawler_process is not None
            return fetch_page(self.crawler_process, source)
        if source == "-":
            return Page.from_html(sys.stdin.buffer.read(MAX_BYTES + 1), url)
        try:
            with Path(source).open("rb") as file:
                return Page.from_html(file.read(MAX_BYTES + 1), url)
        except OSError as error:
            hint = "" if Path(source).exists() else "; an address begins with http:// or https://"
            raise UsageError(f"{source}: {error.strerror or error}{hint}", print_help=False) from None


def by_method(page: Page) -> tuple[bool, bytes]:
    """Whether any method finds an article, and one object with each method's outcome under its name."""
    outcomes = {method.name: extract_page(page, method=method.name).outcome for method in METHODS}
    found = any(isinstance(outcome, Article) for outcome in outcomes.values())
    return found, _indented({name: orjson.loads(as_json(outcome)) for name, outcome in outcomes.items()})


def _indented(value: dict[str, Any]) -> bytes:
    return orjson.dumps(orjson.loads(to_line(value)), option=orjson.OPT_INDENT_2 | orjson.OPT_APPEND_NEWLINE)
