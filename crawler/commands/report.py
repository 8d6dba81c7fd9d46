"""`scrapy report`: the reports of all sites, made anew from their histories."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from rich.table import Column, Table
from rich.text import Text
from scrapy.exceptions import UsageError

from crawler.collector.timetable import Timetable
from crawler.collector.troubles import troubles
from crawler.discovery.addresses import site_named
from crawler.export.names import outputs_of
from crawler.own_command import OwnCommand
from crawler.registry import Registry
from crawler.report.history import History
from crawler.report.overview import ReportedSite, states_of, write_reports
from crawler.telling import ONE_LINE, Notes, note, width_where_no_terminal

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence


class Command(OwnCommand):
    """Exit status: 0 no site needs a look, 1 one does, or a report cannot be written, 2 not understood."""

    def syntax(self) -> str:
        return "[DOMAIN ...]"

    def short_desc(self) -> str:
        return "Write the reports of all sites, and say what is unusual"

    def execute(self, args: list[str], opts: argparse.Namespace) -> None:
        history = History.from_settings(self.settings)
        known = history.sites()
        wanted = {site_named(name): name for name in args}
        if unknown := [said for name, said in wanted.items() if name not in known]:
            raise UsageError(f"no run is known of {', '.join(unknown)}")
        outputs = outputs_of(self.settings)
        runs = {site: history.runs(site) for site in known}
        newest = {site: of_site[-1].start for site, of_site in runs.items() if of_site}
        try:
            beside = troubles(Registry.from_settings(self.settings), Timetable.from_settings(self.settings), newest)
        except ValueError as error:
            raise UsageError(str(error)) from None
        now = datetime.now(UTC)
        states = states_of(runs, now, beside)
        shown = [state for state in states if not wanted or state.site in wanted]
        Notes(width=width_where_no_terminal(ONE_LINE)).print(sites_table(shown))  # before a full disk is met
        write_reports(states, outputs, now=now)
        note(f"{outputs / 'report.html'}")
        self.exitcode = 1 if any(one.serious for state in shown for one in state.findings) else 0


def sites_table(states: Sequence[ReportedSite]) -> Table:
    """One row a site: its last run, its articles, what is unusual."""
    table = Table(Column("Site", no_wrap=True), "Last run (UTC)", "Articles", "7 days", "Unusual")
    for state in states:
        last = state.runs[-1]
        said = "\n".join(one.text for one in state.findings) or "nothing"
        table.add_row(Text(state.site), f"{last.start:%Y-%m-%d %H:%M}", str(last.articles), str(state.week), Text(said))
    return table
