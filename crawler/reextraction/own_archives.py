"""`scrapy reextract [DOMAIN ...]`: our own archives, site by site, and what is told of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Column, Table

from crawler.collection.lines import passed_over
from crawler.export.names import archive_folder, domain_of, folder_of, outputs_of
from crawler.plurals import how_many
from crawler.progress_line import running_line
from crawler.reextraction.cold_pages import reextract_cold_pages
from crawler.reextraction.comparison import Comparison, Outcome
from crawler.reextraction.difference_report import Differences, page_of
from crawler.reextraction.site_run import SiteRun, archived_sites, reextract_site
from crawler.state import StateUnavailable
from crawler.telling import Notes, note, say, say_error, width_where_no_terminal
from crawler.whole_file import write_whole

if TYPE_CHECKING:
    from scrapy.settings import BaseSettings

REPORT = "reextract.html"


class NothingArchived(Exception):
    """A site has no raw pages; the message is for the user."""


@dataclass
class OwnArchives:
    """The archives of crawled sites. `diff`: export nothing and write what would change; `cold`: only pages that no
    wrapper served."""

    settings: BaseSettings
    processes: int
    diff: bool = False
    cold: bool = False

    def __post_init__(self) -> None:
        self._outputs = outputs_of(self.settings)

    def extract(self, domains: Sequence[str]) -> int:
        """Extract the pages of these domains (all, if none is named) again; the exit status."""
        given = {folder_of(domain): domain for domain in domains}
        names = list(given) or archived_sites(self.settings)
        if not names:
            say_error("nothing is archived; raw pages are kept where BROADSHEET_ARCHIVE_ENABLED is on")
            return 1
        status, runs = 0, []
        for name in names:
            try:
                done = self._site(name, given.get(name, domain_of(name)))
            except NothingArchived as error:
                say_error(str(error))
                status = 1
            except (StateUnavailable, OSError) as error:
                say_error(f"{domain_of(name)}: {error}")
                status = 1
            else:
                runs += [done] if done is not None else []
        self._tell(runs)
        return status

    def _site(self, name: str, domain: str) -> SiteRun | None:
        """One site's run; None where there was nothing to do. Raises NothingArchived, StateUnavailable, OSError."""
        folder = archive_folder(self.settings, name)
        if not any(folder.glob("*.warc.gz")):
            raise NothingArchived(f"nothing is archived of {domain}: no file in {folder}")
        if unread := passed_over(self._outputs, [name]):
            say(f"Note: {domain_of(name)}: {unread}")
        return self._cold_pages(name, domain) if self.cold else self._pages(name)

    def _cold_pages(self, name: str, domain: str) -> SiteRun | None:
        done = reextract_cold_pages(self.settings, domain, processes=self.processes)
        if done is None:
            say(f"Note: {domain_of(name)}: nothing to do: no wrapper of it has newly proved itself")
        return done

    def _pages(self, name: str) -> SiteRun:
        differences, line = Differences(), running_line()

        def watch(comparison: Comparison) -> None:
            differences.add(name, comparison)
            pages, changed = differences.outcomes.total(), differences.outcomes[Outcome.CHANGED]
            line.show(f"{domain_of(name)}: {how_many(pages, 'page')}, {changed} changed")

        try:
            done = reextract_site(
                self.settings, name, processes=self.processes, write=not self.diff, watch=watch
            )
        finally:
            line.clear()
        differences.outcomes, differences.misfits = done.outcomes, tuple(done.misfits.values())
        if self.diff:
            note(f"Report: {self._write_report(name, differences)}")
        return done

    def _write_report(self, name: str, differences: Differences) -> Path:
        folder = self._outputs / name
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / REPORT
        text = page_of(differences, f"{domain_of(name)}: what re-extraction would change")
        write_whole(path, text.encode("utf-8", "replace"))
        return path

    def _tell(self, runs: list[SiteRun]) -> None:
        if runs:
            Notes(width=width_where_no_terminal(110)).print(sites_table(runs))
        for run in runs:
            self._doubt(run)
            for misfit in run.misfits.values():
                say(
                    f"Note: {run.domain}: on {misfit.pages} of {how_many(run.pages, 'page')} the pinned wrapper at "
                    f"{misfit.root} does not hold; the last of them: {misfit.evidence[-1]}"
                )
            for field, count in run.fields.most_common():
                note(f"{run.domain}: {field} differs in {count}")
            if run.file is not None:
                note(f"New revisions: {run.file}")

    def _doubt(self, run: SiteRun) -> None:
        """Tell where the wrappers that a site was crawled with seem to be kept elsewhere."""
        if run.were_by_wrapper and not run.by_wrapper and self.settings.getbool("BROADSHEET_WRAPPERS_ENABLED", True):
            say(
                f"Note: {run.domain}: a wrapper served {run.were_by_wrapper} of its pages, but none is known of it in "
                f"{self.settings.get('BROADSHEET_WRAPPER_DB')}; is that the file of its crawls (BROADSHEET_WRAPPER_DB)?"
            )


def sites_table(runs: list[SiteRun]) -> Table:
    """One row a site."""
    outcomes = (str(outcome).capitalize() for outcome in Outcome)
    table = Table(Column("Site", no_wrap=True), "Pages", *outcomes, "By a wrapper", "No raw page")
    for run in runs:
        counts = [run.outcomes[outcome] for outcome in Outcome]
        table.add_row(run.domain, *map(str, (run.pages, *counts, run.by_wrapper, run.without_page)))
    return table
