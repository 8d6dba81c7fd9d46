"""`scrapy seen`: why a page was fetched or not, when it will be again, and how to have a crawl forget it."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from rich.table import Table
from rich.text import Text
from scrapy.exceptions import UsageError

from crawler.discovery.addresses import Scope, site_named
from crawler.discovery.left_out import left_out
from crawler.discovery.robots import parse_robots
from crawler.middlewares.robots import KEPT, agent_of, origin_of
from crawler.own_command import OwnCommand
from crawler.plurals import how_many
from crawler.registry.folder import registered_site
from crawler.registry.problems import SiteFileError
from crawler.spiders.by_setting import InForce, setting_behind
from crawler.spiders.history import LISTINGS
from crawler.state import Found, SeenPage, SiteState, StateUnavailable, address_id
from crawler.state.site_state import path_of
from crawler.telling import Printed, say_error
from crawler.verdicts import OTHER_ARGUMENTS, Verdict

if TYPE_CHECKING:
    from pathlib import Path

    from scrapy.settings import BaseSettings

MEANING: dict[str, str] = {
    Found.ARTICLE: "its article was exported",
    Found.READ: "it was read for its links",
    Found.VARIANT: "it is another address of an article that was exported",
    Found.MOVED: "it leads to another address",
    Found.WAITING: "it was found, and no crawl has come to it yet",
    Found.SKIPPED: "an argument or setting of the crawl ruled it out",
    Found.DROPPED: "an item pipeline dropped its article",
}
"""The state's own verdicts in words; the others stand in docs/troubleshooting.md."""
RULES: dict[str, str] = {
    "pattern": "allow or deny",
    "date": "since, until or max_age",
    "language": "language",
    Verdict.TRAP: "BROADSHEET_TRAP_PAGES",
}
"""What rules an address out before download, by the reason that is kept with it."""
_NOT_NAMED = (
    "no page, feed or sitemap that was read names it, but for what a list holds beyond a crawl's dates or most entries"
)


class Command(OwnCommand):
    """Exit status: 0 it is known (`--forget`: it was forgotten), 1 nothing is known of it or its state cannot be
    used, 2 not understood."""

    default_settings = {"LOG_LEVEL": "WARNING"}

    def syntax(self) -> str:
        return "[options] URL|DOMAIN"

    def short_desc(self) -> str:
        return "Tell what crawls remember of a page or a site, or have them forget it"

    def add_options(self, parser: argparse.ArgumentParser) -> None:
        super().add_options(parser)
        parser.add_argument("--forget", action="store_true", help="forget the page (URL) or all of the site (DOMAIN)")
        parser.add_argument(
            "--site", help="the site whose crawls are asked, where the page lies on another host (as in -a domain=...)"
        )

    def execute(self, args: list[str], opts: argparse.Namespace) -> None:
        if len(args) != 1:
            raise UsageError("give one address or one domain, as in: scrapy seen example.com")
        url = args[0] if "://" in args[0] else None
        site = _site_of(opts.site or args[0])
        console = Printed(soft_wrap=True)
        try:
            state = self._open(site, locked=opts.forget)
        except StateUnavailable as error:
            say_error(str(error))
            self.exitcode = 1
            return
        if state is None:
            console.print(f"{site}: no crawl remembers anything of it")
            self.exitcode = 1
            return
        try:
            if opts.forget:
                self._forget(state, site, url, console)
            elif url is None:
                console.print(_site_table(state, site))
            else:
                self._tell(state, url, site, console)
        except StateUnavailable as error:
            say_error(str(error))
            self.exitcode = 1
        finally:
            state.close()

    def _open(self, site: str, *, locked: bool) -> SiteState | None:
        path: Path = path_of(self.settings, site)
        return SiteState.from_settings(self.settings, site, locked=locked) if path.exists() else None

    def _forget(self, state: SiteState, site: str, url: str | None, console: Printed) -> None:
        if url is None:
            pages, articles = state.count("pages"), state.count("articles")
            state.forget_all()
            known = f"{how_many(pages, 'page')} and {how_many(articles, 'article')}"
            console.print(f"{site}: forgotten: {known}. {_ADOPTED}")
            return
        page_id = address_id(url)
        seen = state.seen(page_id) if page_id else None
        if seen is None:
            console.print(f"{url}: nothing is known of it")
            self.exitcode = 1
            return
        with state.transaction():
            if seen.article:
                state.articles.forget(seen.article)
            state.pages.forget(seen.id)
        console.print(f"{url}: forgotten; the next crawl that meets it fetches it as if it were new")

    def _tell(self, state: SiteState, url: str, site: str, console: Printed) -> None:
        settings, scope = self._of_crawls(site)
        robots: dict[str, str] = state.facts.get(KEPT) or {}
        forbidden = settings.getbool("ROBOTSTXT_OBEY") and _is_forbidden(robots, url, agent_of(settings))
        page_id = address_id(url)
        own = state.pages.get(page_id) if page_id else None
        if own is None:
            for origin in robots:  # hosts that crawls of the site read from
                scope = scope.adopt(origin)
            why = left_out(url, scope) or (_FORBIDDEN if forbidden else _NOT_NAMED)
            console.print(f"{url}: no crawl has met this address; {why}")
            self.exitcode = 1
            return
        table = Table(show_header=False, box=None, pad_edge=False)
        table.add_column(style="bold")
        table.add_column(overflow="fold")
        for name, value in _rows(state, own, InForce.from_settings(settings)):
            table.add_row(name, Text(value))
        if forbidden:
            table.add_row("Robots", Text(_FORBIDDEN))
        console.print(table)

    def _of_crawls(self, site: str) -> tuple[BaseSettings, Scope]:
        """The settings and the hosts of the site's crawls, by its own file too."""
        settings, subdomains = self.settings.copy(), False
        with suppress(KeyError, SiteFileError):
            registered = registered_site(settings, site)
            settings.setdict(dict(registered.settings), priority="spider")
            subdomains = registered.arguments.get("subdomains") == "1"
        return settings, Scope(site, subdomains=subdomains)


_ADOPTED = "Articles whose lines still lie in the outputs are taken up from them by the next crawl."
_FORBIDDEN = "the site's robots.txt forbids it, as it was last read"


def _is_forbidden(robots: dict[str, str], url: str, agent: str) -> bool:
    """Whether the robots.txt of an address's host, as crawls keep it, forbids it."""
    text = robots.get(origin_of(url))
    return text is not None and not parse_robots(text.encode()).allows(url, agent)


def _rows(state: SiteState, own: SeenPage, in_force: InForce) -> Iterator[tuple[str, str]]:
    seen = state.seen(own.id) or own
    article = state.article(seen.article) if seen.article else None
    yield "Address", own.url
    if own.id != seen.id:
        yield "Leads to", seen.url
    yield "Verdict", _verdict(seen)
    yield "First seen", _moment(seen.first_seen) + (f", by way of a {seen.via}" if seen.via else "")
    if seen.fetched_at is not None:
        changes = f", {seen.changes} of them with something new" if seen.fetches > 1 else ""
        yield "Fetched", f"{how_many(seen.fetches, 'time')}{changes}, the last time {_moment(seen.fetched_at)}"
    if seen.failures:
        yield "Failed", f"{how_many(seen.failures, 'time')} in a row: {seen.detail or seen.verdict}"
    yield "Next visit", _next_visit(seen, state, in_force)
    if article is not None:
        where = f"{article.file}, bytes {article.offset} to {article.end}" if article.file else "no local file"
        lost = "; the line is gone, so it is fetched again" if article.lost else ""
        yield "Article", f"{article.id}, revision {article.revision}, in {where}{lost}"


def _verdict(seen: SeenPage) -> str:
    words = MEANING.get(seen.verdict)
    if seen.verdict == Found.SKIPPED:
        return f"{seen.verdict}: {words} ({RULES.get(seen.detail or '', seen.detail)})"
    if words is not None:
        return f"{seen.verdict}: {words}"
    return seen.verdict + (f": {seen.detail}" if seen.detail else "")


def _next_visit(seen: SeenPage, state: SiteState, in_force: InForce) -> str:
    if seen.via == "start" or seen.url in (state.facts.get(LISTINGS) or {}):
        return "the next crawl: every crawl of the site reads it"
    if seen.verdict == Found.WAITING:
        return "the next crawl that has room for it"
    if seen.verdict == Found.SKIPPED:
        return f"never with the same {RULES.get(seen.detail or '', 'arguments')}"
    setting = setting_behind(seen)
    if in_force.is_lifted(seen):
        return f"the next crawl: {setting} no longer rules it out"
    if seen.due_at is None and (setting or seen.verdict in OTHER_ARGUMENTS):
        return f"never with the same {setting or 'arguments'}"
    if seen.due_at is None:
        return "never: it is not expected to change"
    if seen.due_at <= state.now():
        return "the next crawl"
    return f"the first crawl from {_moment(seen.due_at)} on" + (f", or one with another {setting}" if setting else "")


def _site_table(state: SiteState, site: str) -> Table:
    known = f"{how_many(state.count('articles'), 'article')}, {how_many(state.count('pages'), 'page')}"
    table = Table("Pages", "Verdict", "What they are", title=f"{site}: {known} known")
    for role, verdict, count in state.pages.verdicts():
        table.add_row(str(count), verdict, f"{role}: {MEANING[verdict]}" if verdict in MEANING else role)
    return table


def _moment(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(sep=" ", timespec="minutes")[:16] + " UTC"


def _site_of(text: str) -> str:
    site = site_named(text)
    if not site or ("://" not in text and urlsplit(f"http://{text}").path.strip("/")):
        raise UsageError(f"{text!r} is neither an address nor a domain")
    return site
