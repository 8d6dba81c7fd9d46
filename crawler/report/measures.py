"""What is measured while a crawl runs, for the summary of its run. Bounded, whatever the crawl's length."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from typing import Any

from crawler.articles import reported_fields
from crawler.extensions.not_kept import not_kept
from crawler.extensions.tally import tally
from crawler.items import ArticleItem
from crawler.moments import aware
from crawler.report.history import RunSummary
from crawler.spiders.moving import moved_to
from crawler.verdicts import STATS_PREFIX
from crawler.wrappers.events import Redesign

MOST_DAYS = 400
"""Days of publication counted apart; a crawl of an archive names thousands, and only the newest are plotted."""
MOST_REDESIGNS = 20
_STEPS = 20
"""Steps of a histogram to each power of ten: its percentiles are right to 6 %."""


class Histogram:
    """Counts of positive values in steps of equal ratio, from 0.1 ms to 1,000 s where they are seconds."""

    def __init__(self) -> None:
        self._counts: Counter[int] = Counter()

    def add(self, value: float) -> None:
        """Count a value; what is no positive finite number counts as the smallest."""
        known = value if math.isfinite(value) and value > 0 else 0.0
        self._counts[round(_STEPS * math.log10(min(max(known, 1e-4), 1e3)))] += 1

    def quantile(self, share: float) -> float | None:
        """The value that `share` of the counted ones do not exceed; None where nothing was counted."""
        left = share * self._counts.total()
        for step in sorted(self._counts):
            left -= self._counts[step]
            if left <= 1e-9:
                return float(f"{10 ** (step / _STEPS):.3g}")
        return None


@dataclass
class Measures:
    """Of the exported articles: counts, fields, days, confidences; of the responses: latencies."""

    articles: int = 0
    stubs: int = 0
    served: int = 0
    latency: Histogram = field(default_factory=Histogram)
    confidence: Histogram = field(default_factory=Histogram)
    fields: Counter[str] = field(default_factory=Counter)
    published: Counter[str] = field(default_factory=Counter)
    via: Counter[str] = field(default_factory=Counter)

    def count(self, item: ArticleItem) -> None:
        """Count an exported article."""
        self.articles += 1
        self.stubs += item.extraction.get("verdict") == "paywall_stub"
        self.served += bool(item.extraction.get("wrapper"))
        self.confidence.add(float(item.extraction.get("confidence") or 0.0))
        self.via[str(item.crawl.get("via") or "unknown")] += 1
        self.fields.update(reported_fields(item))
        day = str(item.metadata.get("datePublished") or "")[:10]
        if len(day) == 10:
            self.published[day] += 1
            if len(self.published) > MOST_DAYS:
                del self.published[min(self.published)]


def summary_of(
    site: str, stats: Mapping[str, Any], measures: Measures, *, status: int, redesigns: Sequence[Redesign] = ()
) -> RunSummary:
    """The summary of a run that has ended, from its stats (`scrapy.statscollectors`) and measures."""
    counts = tally(stats)

    def number(name: str) -> int:
        return int(stats.get(name) or 0)

    def group(prefix: str) -> dict[str, int]:
        return {k.removeprefix(prefix): int(v) for k, v in sorted(stats.items()) if k.startswith(prefix)}

    started = _moment(stats.get("start_time"))
    changed = number("broadsheet/revisions")
    quantiles = {"median": measures.latency.quantile(0.5), "p95": measures.latency.quantile(0.95)}
    wrappers = {"served": measures.served, **group("broadsheet/wrappers/")}
    return RunSummary(
        run=str(stats.get("broadsheet/run") or f"{started:%Y%m%dT%H%M%SZ}"),
        site=site,
        started=started.isoformat(timespec="seconds"),
        ended=max(started, _moment(stats.get("finish_time"))).isoformat(timespec="seconds"),
        reason=str(stats.get("finish_reason") or "finished"),
        status=status,
        articles=measures.articles,
        new=measures.articles - changed,
        changed=changed,
        stubs=measures.stubs,
        known=number("broadsheet/known"),
        found=counts.found,
        fetched=counts.fetched,
        bytes=number("downloader/response_bytes"),
        errors=counts.errors,
        retries=number("retry/count"),
        blocked=counts.blocked,
        confidence=measures.confidence.quantile(0.5),
        verdicts=group(STATS_PREFIX),
        fields=dict(measures.fields),
        wrappers={name: count for name, count in wrappers.items() if count},
        statuses=group("downloader/response_status_count/"),
        via=dict(measures.via),
        published=dict(sorted(measures.published.items())),
        not_kept=not_kept(stats) or (),
        moved_to=moved_to(stats) or None,
        latency={name: value for name, value in quantiles.items() if value is not None},
        redesigns=[_redesign(one) for one in redesigns[:MOST_REDESIGNS]],
    )


def _redesign(ended: Redesign) -> dict[str, Any]:
    values = asdict(ended)
    values["evidence"] = [str(one)[:300] for one in ended.evidence[:3]]
    values["at"] = ended.at.isoformat(timespec="seconds") if ended.at else None
    return {name: value for name, value in values.items() if name != "site" and value is not None}


def _moment(value: object) -> datetime:
    return aware(value) if isinstance(value, datetime) else datetime.now(UTC)
