"""A site's report: its runs against its own history, as one self-contained page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from html import escape
from pathlib import Path
from statistics import median, quantiles

from crawler.plurals import how_many
from crawler.report import svg
from crawler.report.history import RunSummary
from crawler.report.lately import findings_of
from crawler.report.markup import badge, card, document, findings_list, table, tiles, write_page
from crawler.report.periods import FAILURES, Period, failed, periods, published_days, served, tried
from crawler.report.svg import Column, Plot, Series, number

SHOWN_RUNS = 25
SHOWN_VERDICTS = 6
ENDINGS = {"finished": "", "shutdown": "stopped by hand"}


def write_site_page(path: Path, runs: Sequence[RunSummary], *, made_at: datetime) -> None:
    """Write a site's report. Raises OSError; without a run there is nothing to write."""
    if runs:
        write_page(path, site_page(runs, made_at=made_at))


def site_page(runs: Sequence[RunSummary], *, made_at: datetime) -> str:
    """The report of one site; `runs` in their order, at least one."""
    last, columns, findings = runs[-1], periods(runs), findings_of(runs)
    body = [
        f"<header><h1>{escape(last.site)} {badge(findings, len(runs))}</h1>"
        f'<div class="soft">{escape(_last_run(last))} · {_since(runs)}</div></header>',
        findings_list(findings),
        tiles(_figures(runs)),
        '<div class="grid">',
        _articles(columns, runs),
        _published(runs),
        _fields(columns, runs),
        _verdicts(columns),
        _wrappers(columns),
        _sources(columns),
        _latency(columns),
        _failures(columns),
        _redesigns(runs),
        _runs_table(runs),
        "</div>",
        f"<footer>Made {made_at:%Y-%m-%d %H:%M} UTC. Rest the pointer on a plot to read its values. Shaded: the middle "
        "half of the site's own history.</footer>",
    ]
    return document(f"{last.site}: report", [part for part in body if part])


def _last_run(last: RunSummary) -> str:
    ending = ENDINGS.get(last.reason, last.reason)
    return f"Last run {last.start:%Y-%m-%d %H:%M} UTC, {_duration(last.seconds)}" + (f", {ending}" if ending else "")


def _since(runs: Sequence[RunSummary]) -> str:
    return f"{how_many(len(runs), 'run')} since {runs[0].start:%Y-%m-%d}"


def _figures(runs: Sequence[RunSummary]) -> list[tuple[str, str]]:
    last = runs[-1]
    week = sum(run.articles for run in runs if (last.start - run.start).total_seconds() < 7 * 86_400)
    figures = [
        ("articles in the last run", number(last.articles)),
        ("articles in the last 7 days", number(week)),
        ("articles in all runs", number(sum(run.articles for run in runs))),
        ("pages fetched in the last run", number(last.fetched)),
    ]
    if last.articles:
        figures.append(("of the articles by a learned XPath", number(served(last) / last.articles, percent=True)))
    if tried(last):
        figures.append(("of the downloads failed", number(failed(last) / tried(last), percent=True)))
    if "median" in last.latency:
        figures.append(("seconds to an answer (median)", f"{last.latency['median']:.2f}"))
    return figures


def _columns(found: Sequence[Period], mark: Callable[[RunSummary], str] = lambda run: "") -> list[Column]:
    columns = []
    for one in found:
        marks = [text for run in one.runs if (text := mark(run))]
        columns.append(Column(one.label, one.hint, "; ".join(marks)))
    return columns


def _middle_half(values: Sequence[float | None]) -> tuple[float, float] | None:
    """Quartiles of all but the last value, where there are enough to speak of a history."""
    known = [value for value in values[:-1] if value is not None]
    if len(known) < 6:
        return None
    low, _, high = quantiles(known, n=4, method="inclusive")
    return low, high


def _articles(found: Sequence[Period], runs: Sequence[RunSummary]) -> str:
    changed = [one.total(lambda run: run.changed) for one in found]
    new = [one.total(lambda run: run.articles - (run.changed or 0)) for one in found]
    series = [Series("new", new, 1)] + ([Series("changed", changed, 2)] if any(changed) else [])
    totals = [None if n is None else n + (c or 0) for n, c in zip(new, changed)]
    title = "Articles a run" if len(found) == len(runs) else f"Articles a {found[0].hint.split(' ')[0]}"
    plot = Plot(title, _columns(found, _trouble), series, expected=_middle_half(totals), plot_id="articles")
    return card(title, "Exported lines. A red flag: the run was cut short or refused.", svg.bars(plot))


def _trouble(run: RunSummary) -> str:
    return f"{run.reason}, exit status {run.status}" if run.status or run.reason == "blocked" else ""


def _published(runs: Sequence[RunSummary]) -> str:
    days = published_days(runs, runs[-1].start)
    columns = [Column(f"{day.day} {day:%b}", f"{day:%A %Y-%m-%d}") for day, _ in days]
    series = Series("published", [float(count) for _, count in days], 3)
    empty = f"no article of the last {len(days)} days"
    plot = Plot("Articles by day of publication", columns, [series], plot_id="published", empty=empty)
    return card(plot.title, "By the date on the article, over the last 60 days.", svg.bars(plot))


def _entry(counts: Callable[[RunSummary], Mapping[str, int]], name: str) -> Callable[[RunSummary], int]:
    """What a run counted under a name."""
    return lambda run: counts(run).get(name, 0)


def _fields(found: Sequence[Period], runs: Sequence[RunSummary]) -> str:
    names = Counter[str]()
    for run in runs:
        names.update(run.fields)
    rows = []
    for name, _ in names.most_common():
        values = [one.share(_entry(lambda run: run.fields, name), _count) for one in found]
        known = [value for value in values if value is not None]
        if not known:  # no article in the time shown
            continue
        usual = median(known[:-1]) if len(known) > 1 else None
        now = known[-1]
        worse = usual is not None and now < usual - 0.25
        shown = number(now, percent=True)
        rows.append([
            escape(name), svg.spark(values, f"{name} over time", top=1.0, width=220),
            f'<b class="bad">{shown}</b>' if worse else shown,
            "" if usual is None else number(usual, percent=True),
        ])  # fmt: skip
    if not rows:
        return ""
    said = "Share of the articles that have a field; the line is its history, from 0 at the bottom to all at the top."
    return card("Field coverage", said, table(("Field", "History", "Last", "Usual"), rows, (2, 3)))


def _verdicts(found: Sequence[Period]) -> str:
    totals = Counter[str]()
    for one in found:
        for run in one.runs:
            totals.update(run.verdicts)
    names = [name for name, _ in totals.most_common(SHOWN_VERDICTS)]
    if not names:
        return ""
    series = [
        Series(name, [one.total(_entry(lambda run: run.verdicts, name)) for one in found], n)
        for n, name in enumerate(names, 1)
    ]
    if len(totals) > len(names):
        rest = [one.total(lambda run: sum(c for v, c in run.verdicts.items() if v not in names)) for one in found]
        series.append(Series("others", rest, 8))
    plot = Plot("Pages without an article", _columns(found), series, plot_id="verdicts")
    return card(plot.title, "By the verdict that says why.", svg.bars(plot))


def _wrappers(found: Sequence[Period]) -> str:
    share = [one.share(served, _count) for one in found]
    agreed_count, sampled = (_entry(lambda run: run.wrappers, name) for name in ("agreed", "sampled"))
    agreed = [one.share(agreed_count, sampled) for one in found]
    series = [Series("articles served by a learned XPath", share, 1)]
    if any(value is not None for value in agreed):
        series.append(Series("samples on which a cold extraction agreed", agreed, 3))
    plot = Plot("Wrapper health", _columns(found, _ended), series, percent=True, expected=_middle_half(share),
                plot_id="wrappers")  # fmt: skip
    return card(plot.title, "A red flag: a layout of the site ended.", svg.lines(plot))


def _sources(found: Sequence[Period]) -> str:
    names = ("feed", "sitemap", "section", "link", "start", "unknown")
    series = [
        Series(name, values, n)
        for n, name in enumerate(names, 1)
        if any(values := [one.total(_entry(lambda run: run.via, name)) for one in found])
    ]
    if not series:
        return ""
    plot = Plot("What named the articles", _columns(found), series, plot_id="via")
    return card(plot.title, "By the source that named the address first.", svg.bars(plot))


def _ended(run: RunSummary) -> str:
    count = len(run.redesigns) or run.wrappers.get("retired", 0)
    return f"{how_many(count, 'layout')} ended" if count else ""


def _redesigns(runs: Sequence[RunSummary]) -> str:
    rows = []
    for run in reversed(runs):
        for one in run.redesigns:
            evidence = one.get("evidence") or [""]
            rows.append([
                escape(str(one.get("at") or run.started)[:16].replace("T", " ")), _code(one.get("before")),
                _code(one.get("after") or "nothing yet"), escape(str(one.get("hits", ""))),
                f'{escape(str(one.get("because", "")))} <span class="soft">{escape(str(evidence[0]))}</span>',
            ])  # fmt: skip
    if not rows:
        return ""
    head = ("Ended", "Layout before", "Layout after", "Pages served", "Because")
    return card("Redesigns", "Layouts that no longer fit, and what took over.", table(head, rows[:20], (3,)), wide=True)


def _latency(found: Sequence[Period]) -> str:
    middle = [one.middle(lambda run: run.latency.get("median")) for one in found]
    slow = [one.middle(lambda run: run.latency.get("p95")) for one in found]
    if not any(value is not None for value in middle):
        return ""
    series = [Series("half of the answers", middle, 1), Series("95 of 100", slow, 2)]
    plot = Plot("Latency", _columns(found), series, unit="s", plot_id="latency", expected=_middle_half(middle))
    return card(plot.title, "Seconds from a request to its answer.", svg.lines(plot))


def _failures(found: Sequence[Period]) -> str:
    def row(name: str) -> list[float | None]:
        return [one.share(lambda run: run.verdicts.get(name, 0), tried) for one in found]

    series = [Series(name, values, n) for n, name in enumerate(FAILURES, 1) if any(values := row(name))]
    if not series:
        series = [Series("failed", [one.share(failed, tried) for one in found], 1)]
    plot = Plot("Errors", _columns(found), series, percent=True, plot_id="errors", empty="no download failed")
    return card(plot.title, "Share of the downloads that failed, by what went wrong.", svg.bars(plot))


def _runs_table(runs: Sequence[RunSummary]) -> str:
    rows = []
    for run in runs[: -1 - SHOWN_RUNS : -1]:
        rows.append([
            f"{run.start:%Y-%m-%d %H:%M}", _duration(run.seconds), number(run.articles),
            number(run.changed or 0), number(run.fetched), _size(run.bytes), number(failed(run)),
            "" if run.confidence is None else f"{run.confidence:.2f}",
            escape(ENDINGS.get(run.reason, run.reason) or "finished") + (f" ({run.status})" if run.status else ""),
        ])  # fmt: skip
    head = ("Run", "Took", "Articles", "Changed", "Pages", "Received", "Failed", "Confidence", "Ended")
    title = f"Last {len(rows)} runs" if len(rows) > 1 else "The run"
    return card(title, "", table(head, rows, range(1, 8)), wide=True)


def _count(run: RunSummary) -> int:
    return run.articles


def _code(value: object) -> str:
    return f"<code>{escape(str(value))}</code>"


def _duration(seconds: float) -> str:
    if seconds < 60:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 7200 else f"{seconds / 3600:.1f} h"


def _size(count: int) -> str:
    return f"{count / 1e6:,.1f} MB"
