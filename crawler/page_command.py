"""What commands that read one page have in common: their argument, options and settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scrapy.exceptions import UsageError

from crawler.chosen_model import model_of
from crawler.own_command import OwnCommand
from crawler.own_settings import check_settings
from crawler.single_page import Fetched, NotFetched, get_page
from crawler.telling import say
from crawler.wrappers.cache import WrapperCache
from crawler.wrappers.exchange import ascii_site
from extractors import BY_NAME, Model, Page, Wrapper

if TYPE_CHECKING:
    import argparse

SETTINGS: dict[str, Any] = {
    "FEEDS": {},
    "ITEM_PIPELINES": {},
    "BROADSHEET_PROGRESS_ENABLED": False,
    "BROADSHEET_REPORT_ENABLED": False,
    "BROADSHEET_STATE_ENABLED": False,
}
"""What one page does not need. A state would be one for the pages of all sites, and locked for a second command."""


class PageCommand(OwnCommand):
    """A command of one page: an address, which is fetched as in a crawl, a file, or - for standard input."""

    requires_crawler_process = True

    def syntax(self) -> str:
        return "[options] <URL|FILE|->"

    def add_options(self, parser: argparse.ArgumentParser) -> None:
        super().add_options(parser)
        parser.add_argument(
            "--url", default="", help="the address of a page in a file or standard input; of a WARC file, which page"
        )
        parser.add_argument(
            "--method", metavar="NAME", help=f"extract with one published method alone: {', '.join(BY_NAME)}"
        )
        parser.add_argument(
            "--wrappers", action="store_true", help="extract by the site's stored and pinned wrappers, as a crawl does"
        )
        parser.add_argument(
            "--render",
            action="store_true",
            help="read the page as a browser shows it (needs requirements/render.txt; a file's is not given any "
            "network)",
        )

    def process_options(self, args: list[str], opts: argparse.Namespace) -> None:
        super().process_options(args, opts)
        self.settings.setdict(SETTINGS, priority="cmdline")
        if opts.method and opts.method not in BY_NAME:
            raise UsageError(f"there is no method {opts.method!r}; there are: {', '.join(BY_NAME)}")

    def check(self) -> None:
        check_settings(self.settings)

    def model(self, args: list[str]) -> Model | None:
        """The model that the settings choose. Raises UsageError for other arguments than one page."""
        if len(args) != 1 or not args[0]:
            raise UsageError("give one page: an address, a file, or - for standard input")
        return model_of(self.settings)

    def fetched(self, source: str, opts: argparse.Namespace, *, picture: bool = False) -> Fetched | NotFetched:
        """The page, or why there is none; that it could not be rendered is told."""
        got = get_page(self.crawler_process, self.settings, source, opts.url, render=opts.render, picture=picture)
        if isinstance(got, Fetched) and got.problem:
            say(f"The page is not rendered, and is read as it came: {got.problem}")
        return got

    def wrappers_for(self, page: Page) -> tuple[Wrapper, ...]:
        """The stored and pinned wrappers that a crawl would try on a page; where there is none, that is told."""
        cache = WrapperCache.from_settings(self.settings)
        try:
            found = cache.to_try(ascii_site(page.site), rendered=bool(page.boxes), at=page.fetched_at)
        finally:
            cache.close()
        if not found:
            say(f"There is no wrapper in use for {page.site}")
        return found
