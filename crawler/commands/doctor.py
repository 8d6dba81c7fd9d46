"""`scrapy doctor DOMAIN`: look at a new site, say what to expect of it, and write its file."""

from __future__ import annotations

import argparse
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from scrapy.exceptions import UsageError

from crawler.doctor.findings import Findings
from crawler.doctor.site_file import advice, rate_text, schedule_for, site_file
from crawler.doctor.spider import DoctorSpider
from crawler.own_command import OwnCommand
from crawler.own_settings import check_settings
from crawler.registry import SiteFileError, read_site
from crawler.registry.folder import path_of, registered_site, sites_folder
from crawler.rendering.escalation import ENOUGH, LOOK_AGAIN, remembered
from crawler.spiders.arguments import ArgumentError
from crawler.spiders.exit_status import ExitStatus
from crawler.spiders.notices import BY_SCRIPTS
from crawler.state import SiteState, StateUnavailable
from crawler.state.site_state import path_of as state_path
from crawler.telling import Notes, facts_table, note, put, say
from crawler.whole_file import write_whole

SHOWN_SOURCES = 8


class Command(OwnCommand):
    """Exit status: 0 looked at and registered, 1 its file exists or cannot be written, 2 not understood, 3 nothing
    could be reached, 4 the site refused; with 3 and 4 nothing is written."""

    requires_crawler_process = True

    def syntax(self) -> str:
        return "[options] DOMAIN"

    def short_desc(self) -> str:
        return "Look at a new site, and register it"

    def add_options(self, parser: argparse.ArgumentParser) -> None:
        super().add_options(parser)
        parser.add_argument("--force", action="store_true", help="write the site's file although there is one")
        parser.add_argument("--dry-run", action="store_true", help="print the site's file and write none")
        parser.add_argument("--samples", type=int, default=10, metavar="N", help="articles to look at (10)")

    def check(self) -> None:
        check_settings(self.settings)

    def execute(self, args: list[str], opts: argparse.Namespace) -> None:
        if len(args) != 1:
            raise UsageError("give one domain, as in: scrapy doctor example.com")
        if opts.samples < 1:
            raise UsageError(f"--samples {opts.samples}: look at one article at least")
        given = {"domain": _site_of(args[0]), "max_articles": str(opts.samples), "max_pages": str(3 * opts.samples)}
        try:
            domain = DoctorSpider.check_arguments(given, self.settings).domain
        except ArgumentError as error:
            raise UsageError(str(error)) from None
        with suppress(KeyError, SiteFileError):
            of_file = registered_site(self.settings, domain).arguments
            given |= {name: of_file[name] for name in ("feeds", "sitemaps") if name in of_file}
        path = path_of(sites_folder(self.settings), domain)
        if path.exists() and not (opts.force or opts.dry_run):
            say(f"{path} exists; --force writes it anew, --dry-run only looks")
            self.exitcode = 1
            return
        crawler = self.crawler_process.create_crawler(DoctorSpider)
        self.crawler_process.crawl(crawler, **given)
        self.crawler_process.start()
        if not isinstance(crawler.spider, DoctorSpider) or self.crawler_process.bootstrap_failed:
            self.exitcode = 1
            return
        found = replace(crawler.spider.findings, rendering=self._remembered(domain))
        Notes().print(facts_table(rows_of(found), found.domain))
        if found.front is None or found.status == ExitStatus.BLOCKED:
            self.exitcode = found.status or int(ExitStatus.UNREACHABLE)
            return
        text = site_file(found)
        if opts.dry_run:
            put(text.encode())
            return
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(path, text.encode())
            read_site(path)
        except (OSError, SiteFileError) as error:
            say(f"{path} cannot be written: {error}")
            self.exitcode = 1
            return
        note(f"{path} is written; try it: scrapy crawl {domain} -a max_articles=10")
        self._keep(found)

    def _remembered(self, domain: str) -> dict[str, Any]:
        """What earlier crawls keep of rendering; empty where there is no state, or none that can be read."""
        if not state_path(self.settings, domain).exists():
            return {}
        try:
            with closing(SiteState.from_settings(self.settings, domain, locked=False)) as state:
                return remembered(state)
        except StateUnavailable:
            return {}

    def _keep(self, found: Findings) -> None:
        """Leave what was found in the site's state, unless a crawl has that in use."""
        try:
            with closing(SiteState.from_settings(self.settings, found.domain)) as state:
                state.facts.set("doctor", found.to_fact())
        except StateUnavailable as error:
            say(f"What was found is not kept in the site's state: {error}")


def _site_of(text: str) -> str:
    """Of a page's address scheme and host: it stands for its site, as with other commands."""
    scheme, mark, rest = text.partition("://")
    return scheme + mark + re.split(r"[/?#]", rest)[0] if mark else text


def rows_of(found: Findings) -> list[tuple[str, str]]:
    """What was found, for people."""
    if found.front is None:
        why = found.trouble or "no reason is known"
        return [("Front page", f"could not be had: {why}"), ("robots.txt", found.robots)]
    rate = found.articles_a_day
    dated = sum(bool(sample.published) for sample in found.articles)
    signed = sum(bool(sample.authors) for sample in found.articles)
    rows = [
        ("Front page", found.front),
        ("robots.txt", found.robots + (f", Crawl-delay {found.crawl_delay:g} s" if found.crawl_delay else "")),
        ("Announces", "\n".join(_source_lines(found)) or "no feed or sitemap that could be read"),
        *(("Not read", f"{url}: {why}") for url, why in found.not_read.items()),
        ("Articles", f"{len(found.articles)} in {len(found.samples)} pages; {dated} dated, {signed} signed"),
        ("Other pages", _verdicts(found) or "none"),
        ("Language", found.language or "unknown"),
        ("Rendering", "\n".join(_rendering(found))),
        ("Walls", ", ".join(found.walls) or "none"),
        ("Publishes", rate_text(found.articles_a_day)),
        ("Schedule", f"every {schedule_for(rate)}"),
    ]
    if found.latency is not None:
        rows.append(("Answers in", f"{found.latency:.2f} s"))
    return [*rows, *(("Note", text) for text in advice(found))]


def _rendering(found: Findings) -> Iterator[str]:
    """What the site needs by this look, and what earlier crawls remember."""
    shown = sum(sample.rendered for sample in found.articles)
    if shown:
        need = "needed" if found.needs_rendering else "needed for some pages"
        yield f"{need}: {shown} of {len(found.articles)} articles were seen in a browser"
    elif found.needs_rendering:
        yield "needed; BROADSHEET_RENDERING_ENABLED renders such pages"
    elif found.front_page == BY_SCRIPTS:
        yield "the front page needs it, of which crawls read no links that scripts make"
    else:
        yield "not needed" if found.articles else "unknown: no article was seen"
    known = found.rendering
    if known.get("tried"):
        at = datetime.fromtimestamp(known.get("at", 0), UTC)
        yield f"crawls: it helped with {known.get('helped', 0)} of {known['tried']} pages, the last on {at:%Y-%m-%d}"
        if not known.get("helped") and known["tried"] >= ENOUGH:
            yield f"crawls leave it until {datetime.fromtimestamp(known.get('at', 0) + LOOK_AGAIN, UTC):%Y-%m-%d}"


def _source_lines(found: Findings) -> list[str]:
    lines = []
    for source in found.sources[:SHOWN_SOURCES]:
        size = f"{source.children} sitemaps" if source.kind == "sitemap index" else f"{len(source.listed)} addresses"
        newest = f", the newest of {source.newest:%Y-%m-%d}" if source.newest else ""
        lines.append(f"{source.kind}: {source.url} ({size}{newest})")
    if len(found.sources) > SHOWN_SOURCES:
        lines.append(f"and {len(found.sources) - SHOWN_SOURCES} more")
    return lines


def _verdicts(found: Findings) -> str:
    counts = Counter(sample.verdict for sample in found.samples if not sample.is_article)
    return ", ".join(f"{name} {count}" for name, count in counts.most_common())
