"""`scrapy explain URL|FILE|- -o page.html`: one page, with what was kept of it, what was dropped and why."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from scrapy.exceptions import UsageError

from crawler.option_values import local
from crawler.page_command import PageCommand
from crawler.single_page import NotFetched
from crawler.telling import put, say, say_error
from crawler.whole_file import write_whole
from extractors import explain_page


class Command(PageCommand):
    """One self-contained HTML file is written: the page as it looked, kept texts in green, dropped ones in red with the
    reason on hover, the root outlined, and a panel with the fields' sources and each method's vote. With --render also
    a picture of the page in a browser, with the measured boxes. The page is an address, which is fetched as in a crawl
    (robots.txt, proxies), a file, or - for standard input.

    Exit status: 0 the file was written, 1 the page could not be fetched or the file not written, 2 not understood."""

    def short_desc(self) -> str:
        return "Show one page with what was kept as the article, what was dropped and why"

    def add_options(self, parser: argparse.ArgumentParser) -> None:
        super().add_options(parser)
        parser.add_argument(
            "-o", "--output", metavar="FILE", type=local, help="where to write it (default: standard output)"
        )

    def process_options(self, args: list[str], opts: argparse.Namespace) -> None:
        super().process_options(args, opts)
        if opts.wrappers and opts.method:
            raise UsageError("--wrappers goes with no --method")

    def execute(self, args: list[str], opts: argparse.Namespace) -> None:
        model = self.model(args)
        if not _can_write(opts.output):
            self.exitcode = 1
            return
        got = self.fetched(args[0], opts, picture=True)
        if isinstance(got, NotFetched):
            say(f"{args[0]}: {got.verdict}: {got.detail}")
            self.exitcode = 1
            return
        wrappers = self.wrappers_for(got.page) if opts.wrappers else ()
        _write(explain_page(got.page, wrappers, method=opts.method, model=model, picture=got.picture), opts.output)


def _can_write(output: str | None) -> bool:
    """Whether a file can be made there; told before anything is fetched for it."""
    if output is None or output == "-" or Path(output).exists():
        return True
    folder = Path(output).absolute().parent
    if folder.is_dir() and os.access(folder, os.W_OK):
        return True
    say_error(f"{output} cannot be written: {folder} is no folder, or not yours to write in")
    return False


def _write(html: str, output: str | None) -> None:
    data = html.encode("utf-8", "replace")
    if output is None or output == "-":
        put(data)
    else:
        write_whole(Path(output), data)
        say(f"Wrote {output}")
