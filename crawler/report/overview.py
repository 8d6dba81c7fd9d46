"""The report of all sites: one row a site, those that need a look first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from html import escape
from pathlib import Path
from urllib.parse import quote

from crawler.export.names import folder_of
from crawler.report import svg
from crawler.report.history import RunSummary
from crawler.report.lately import findings_of
from crawler.report.markup import badge, card, document, findings_list, table, tiles, write_page
from crawler.report.periods import failed, periods, served, tried
from crawler.report.site_page import write_site_page
from crawler.report.svg import Column, Plot, Series, number
from crawler.report.unusual import Unusual

PLOTTED_SITES = 7
PLOTTED_DAYS = 30


@dataclass(frozen=True, slots=True)
class ReportedSite:
    """A site in the report: its runs, what is unusual in the last one or was lately, and its articles of seven days."""

    site: str
    runs: Sequence[RunSummary]
    findings: Sequence[Unusual]
    week: int

    @property
    def order(self) -> tuple[int, int, str]:
        """Serious ones first, then unusual ones, then those with most articles."""
        serious = any(one.serious for one in self.findings)
        return (0 if serious else 1 if self.findings else 2, -self.week, self.site)


def states_of(
    histories: Mapping[str, Sequence[RunSummary]], now: datetime, beside: Mapping[str, Sequence[Unusual]] | None = None
) -> list[ReportedSite]:
    """The sites that have run, in the report's order. `beside`: by site, what their histories cannot tell."""
    week, beside = now - timedelta(days=7), beside or {}
    states = [
        ReportedSite(
            site,
            runs,
            [*beside.get(site, ()), *findings_of(runs)],
            sum(run.articles for run in runs if run.start > week),
        )
        for site, runs in histories.items()
        if runs
    ]
    return sorted(states, key=lambda state: state.order)


def overview_page(states: Sequence[ReportedSite], *, made_at: datetime) -> str:
    """All sites as one self-contained page that links to each site's own report."""
    serious = sum(any(one.serious for one in state.findings) for state in states)
    odd = sum(bool(state.findings) for state in states) - serious
    figures = [
        ("sites", number(len(states))),
        ("need a look", number(serious)),
        ("unusual", number(odd)),
        ("articles in the last 7 days", number(sum(state.week for state in states))),
        ("articles in all runs", number(sum(run.articles for state in states for run in state.runs))),
    ]
    body = [
        f"<header><h1>All sites</h1><div class=soft>Made {made_at:%Y-%m-%d %H:%M} UTC</div></header>",
        tiles(figures),
        *(f"<h2>{_link(state)}</h2>{findings_list(state.findings)}" for state in states if state.findings),
        '<div class="grid">',
        card("Sites", "Those that need a look first.", _rows(states), wide=True),
        _per_day(states, made_at),
        "</div>",
    ]
    return document("All sites: report", body)


def write_reports(states: Sequence[ReportedSite], outputs: Path, *, now: datetime) -> None:
    """Write every site's report, and `report.html` over all of them. Raises OSError."""
    for state in states:
        write_site_page(outputs / folder_of(state.site) / "report.html", state.runs, made_at=now)
    write_page(outputs / "report.html", overview_page(states, made_at=now))


def _link(state: ReportedSite) -> str:
    return f'<a href="{quote(folder_of(state.site))}/report.html">{escape(state.site)}</a>'


def _per_day(states: Sequence[ReportedSite], now: datetime) -> str:
    days = [now.date() - timedelta(days=n) for n in reversed(range(PLOTTED_DAYS))]
    counts: dict[str, Counter[str]] = {}
    for state in states:
        one = counts.setdefault(state.site, Counter())
        for run in state.runs:
            one[run.start.date().isoformat()] += run.articles
    wanted = {day.isoformat() for day in days}
    totals = {site: sum(n for day, n in one.items() if day in wanted) for site, one in counts.items()}
    named = [site for site in sorted(totals, key=lambda site: (-totals[site], site)) if totals[site]][:PLOTTED_SITES]
    keys = [day.isoformat() for day in days]
    series = [Series(site, [float(counts[site][key]) for key in keys], n) for n, site in enumerate(named, 1)]
    others = [one for site, one in counts.items() if site not in named and totals[site]]
    if others:
        series.append(Series("others", [float(sum(one[key] for one in others)) for key in keys], 8))
    columns = [Column(f"{day.day} {day:%b}", f"{day:%A %Y-%m-%d}") for day in days]
    series = series or [Series("articles", [0.0] * len(days))]
    plot = Plot("Articles a day", columns, series, plot_id="articles", width=svg.WIDE)
    return card(plot.title, "Exported lines by the day of the run, over the last 30 days.", svg.bars(plot), wide=True)


def _rows(states: Sequence[ReportedSite]) -> str:
    rows = []
    for state in states:
        last = state.runs[-1]
        values = [one.total(lambda run: run.articles) for one in periods(state.runs, 40)]
        rows.append([
            _link(state), badge(state.findings, len(state.runs)), f"{last.start:%Y-%m-%d %H:%M}",
            svg.spark(values, f"articles of {state.site} over time"), number(last.articles), number(state.week),
            number(served(last) / last.articles, percent=True) if last.articles else "",
            number(failed(last) / tried(last), percent=True) if tried(last) else "",
            f"{last.latency['median']:.2f} s" if "median" in last.latency else "",
        ])  # fmt: skip
    head = ("Site", "", "Last run (UTC)", "Articles over time", "Last run", "7 days", "By XPath", "Failed", "Answer in")
    return table(head, rows, range(4, 9))
