"""The end of a crawl: a table for people, and a report beside the articles for programs."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import asdict
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

import orjson
from rich.cells import cell_len
from rich.table import Table
from scrapy import signals
from scrapy.exceptions import NotConfigured

from crawler import verdicts
from crawler.export.json_lines import to_line
from crawler.export.names import site_name
from crawler.extensions.not_kept import not_kept
from crawler.extensions.tally import Tally, tally
from crawler.extraction_service import ExtractionService, redesigns_of
from crawler.plurals import how_many
from crawler.spiders.moving import moved_to
from crawler.spiders.notices import not_read, of_front_page, of_sitemaps
from crawler.telling import Notes, facts_table, width_where_no_terminal
from crawler.whole_file import write_whole
from crawler.wrappers.events import Redesign

if TYPE_CHECKING:
    from scrapy.crawler import Crawler

logger = logging.getLogger(__name__)

MISFITS = "broadsheet/wrappers/misfits"
FINISHES = {
    "finished": "nothing was left to fetch",
    "shutdown": "stopped by the user",
    "max_articles": "the number of articles asked for was reached (max_articles)",
    "max_pages": "the number of pages allowed was reached, failed ones too (max_pages)",
    "blocked": "the site refused too many requests in a row",
    "unreachable": "the site answers nothing",
    "closespider_itemcount": "the number of articles asked for was reached",
    "closespider_pagecount": "the number of pages asked for was reached",
    "closespider_timeout": "the time allowed was over",
    "memusage_exceeded": "the memory allowed was used up",
    "write_error": "the output could not be written",
    "already_running": "another crawl of this site is going on",
}
"""Scrapy's finish reasons in words; others are shown as they are."""


_COLUMNS = 80
"""Of the table where there is no terminal, at least."""
REDESIGNS = 10
MOST_LINES = 20
"""Ended layouts, and addresses that could not be read or files, that the table names; the report file has all."""


class ClosingReport:
    """Prints the table to standard error and writes `<run>.report.json` beside `<run>.jsonl`; without that file only of
    a crawl that left its user without any article, known ones too: runs on a schedule mostly find nothing new.

    Setting: `BROADSHEET_REPORT_ENABLED` (true).
    """

    def __init__(self, crawler: Crawler) -> None:
        self._crawler = crawler
        self._site = ""

    @classmethod
    def from_crawler(cls, crawler: Crawler) -> Self:
        if not crawler.settings.getbool("BROADSHEET_REPORT_ENABLED", True):
            raise NotConfigured
        report = cls(crawler)
        crawler.signals.connect(report.spider_opened, signals.spider_opened)
        crawler.signals.connect(report.engine_stopped, signals.engine_stopped)
        return report

    def spider_opened(self) -> None:
        self._site = site_name(self._crawler)

    def engine_stopped(self) -> None:
        """Last of all signals: the feeds are closed and every stat is there."""
        stats = self._crawler.stats.get_stats()
        files = [Path(name) for name in stats.get("broadsheet/files") or ()]
        redesigns = redesigns_of(self._crawler)
        written = [path for path in files if path.exists()]
        explained = files if _needs_explanation(tally(stats)) else written
        reports = [_report_of(path) for path in explained if stats.get("broadsheet/run") == path.stem]
        for report in reports:
            self._write(report, stats)
        # an error raised out of the last signal of a crawl would leave the reactor running for ever
        width = width_where_no_terminal(_room_for([*written, *reports]), stderr=True)
        Notes(stderr=True, width=width).print(closing_table(self._site, stats, written, redesigns, reports))

    def _write(self, path: Path, stats: dict[str, Any]) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            report = orjson.loads(to_line(self._report(stats)))  # names of files may be no UTF-8
            write_whole(path, orjson.dumps(report, option=orjson.OPT_INDENT_2))
        except OSError as error:
            logger.error("The report %s cannot be written: %s", path, error.strerror or error)

    def _report(self, stats: dict[str, Any]) -> dict[str, Any]:
        listed = [
            {"url": v.url, "verdict": v.reason, "detail": v.detail} for v in verdicts.recorded(self._crawler)
        ]
        ended = [asdict(each) for each in redesigns_of(self._crawler)]
        report = {"site": self._site, "stats": dict(sorted(stats.items())), "verdicts": listed, "redesigns": ended}
        if stats.get(MISFITS):
            report["misfits"] = [asdict(each) for each in ExtractionService.of(self._crawler).misfits]
        return report


def _report_of(path: Path) -> Path:
    return path.with_name(f"{path.stem}.report.json")


def _needs_explanation(counts: Tally) -> bool:
    return counts.skipped > 0 and counts.articles == counts.known == 0


def closing_table(
    site: str,
    stats: dict[str, Any],
    files: Sequence[Path],
    redesigns: Sequence[Redesign] = (),
    reports: Sequence[Path] = (),
) -> Table:
    """The table of one crawl; `reports` have each page's verdict."""
    counts = tally(stats)
    title = f"{site}: {how_many(counts.articles, 'article')}"
    return facts_table(_rows(counts, stats, files, redesigns, reports), title)


def _rows(
    counts: Tally, stats: dict[str, Any], files: Sequence[Path], redesigns: Sequence[Redesign], reports: Sequence[Path]
) -> list[tuple[str, str]]:
    reason = str(stats.get("finish_reason") or "finished")
    rows = [
        ("Ended", f"{FINISHES.get(reason, reason)}, after {_duration(stats)}"),
        ("Pages found", _found(counts)),
        ("Pages fetched", f"{counts.fetched}, of which {counts.pages} were read for an article"),
        ("Articles", _articles(counts)),
        ("Known", _known(counts)),
        ("Skipped", ", ".join(f"{name} {count}" for name, count in counts.verdicts) or "none"),
        ("Blocked", str(counts.blocked) if counts.blocked else "none"),
    ]
    if counts.errors:
        rows.append(("Errors", f"{how_many(counts.errors, 'page')} on which extraction failed; see the log"))
    if counts.articles:
        rows.append(("Fields", ", ".join(f"{name} {share(n, counts.articles)}" for name, n in counts.fields)))
    learned = f"{counts.learned} learned, {how_many(counts.hits, 'page')} served by one"
    rows.append(("XPaths", learned + (f", {counts.retired} given up" if counts.retired else "")))
    if redesigns:
        rows.append(("Redesigned", "\n".join(map(_redesign, redesigns[:REDESIGNS]))))
    if stats.get(MISFITS):
        misfits = how_many(stats[MISFITS], "page")
        rows.append(("Pinned", f"on {misfits} a pinned XPath does not hold; the report names them"))
    if host := moved_to(stats):
        rows.append(("Moved", f"the front page leads to {host}; what is there counts as the site's"))
    if wrong := of_front_page(stats):
        rows.append(("Front page", wrong))
    if lists := of_sitemaps(stats):
        rows.append(("Sitemaps", _lines(lists)))
    if unread := not_read(stats):
        rows.append(("Not read", _lines([f"{url}: {why}" for url, why in unread.items()])))
    if stats.get("broadsheet/write_error"):
        rows.append(("Not written", str(stats["broadsheet/write_error"])))
    if missing := not_kept(stats):
        rows.append(("Not kept", f"{', '.join(missing)}; the log says why"))
    rows.append(("File", _lines([_short(path) for path in files]) or "none: there was nothing to write"))
    if reports and (counts.skipped or stats.get(MISFITS)):
        rows.append(("Reasons", "\n".join(_short(path) for path in reports)))
    return rows


def _lines(texts: list[str]) -> str:
    """One a line, as many as a table has room for."""
    more = [f"and {len(texts) - MOST_LINES} more"] if len(texts) > MOST_LINES else []
    return "\n".join([*texts[:MOST_LINES], *more])


def _redesign(ended: Redesign) -> str:
    """Before and after, and why."""
    return f"{ended.before} -> {ended.after or 'nothing yet'}: it {ended.because}"


def share(count: int, total: int) -> str:
    """A share in per cent that says 100 % and 0 % only where it is all or none."""
    if count in (0, total):
        return "0 %" if count == 0 else "100 %"
    return f"{min(99, max(1, round(100 * count / total)))} %"


def _found(counts: Tally) -> str:
    ruled_out = ", ".join(f"{name} {count}" for name, count in counts.ruled_out)
    return f"{counts.found}" + (f"; ruled out before download: {ruled_out}" if ruled_out else "")


def _articles(counts: Tally) -> str:
    parts = [str(counts.articles)]
    if counts.revisions:
        parts.append(f"{counts.revisions} of them new revisions")
    if counts.variants:
        parts.append(f"{counts.variants} further addresses of them left out")
    return ", ".join(parts)


def _known(counts: Tally) -> str:
    again = [(counts.not_due, "pages not due yet"), (counts.not_modified, "pages not modified")]
    again += [(counts.unchanged, "articles fetched again unchanged"), (counts.moved, "found at new addresses")]
    return ", ".join([f"{counts.known} already known", *(f"{number} {what}" for number, what in again if number)])


def _short(path: Path) -> str:
    """The path as one would type it here."""
    here = Path.cwd()
    return str(path.relative_to(here)) if path.is_relative_to(here) else str(path)


def _room_for(paths: Sequence[Path]) -> int:
    """Columns of a table that breaks none of these paths: they are copied out of logs."""
    beside = len("│ Pages fetched │  │")
    return max([_COLUMNS, *(beside + cell_len(_short(path)) for path in paths)])


def _duration(stats: dict[str, Any]) -> str:
    start, end = stats.get("start_time"), stats.get("finish_time")
    if not isinstance(start, datetime) or not isinstance(end, datetime):
        return "no time"
    seconds = (end - start).total_seconds()
    return f"{seconds:.1f} s" if seconds < 60 else f"{int(seconds // 60)} min {int(seconds % 60)} s"
