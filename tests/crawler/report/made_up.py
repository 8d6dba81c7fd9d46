"""Histories as collecting makes them, with known troubles."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random

from crawler.report.history import RunSummary

NOW = datetime(2026, 11, 21, 6, tzinfo=UTC)


def history(
    site: str = "example.com", runs: int = 30, *, hours: float = 6, rate: float = 40, seed: int = 1,
    until: datetime = NOW,
) -> list[RunSummary]:  # fmt: skip
    """An ordinary history: a run every so many hours with about `rate` articles."""
    chance = Random(seed)
    made = []
    for n in range(runs):
        start = until - timedelta(hours=hours * (runs - 1 - n))
        articles = max(0, round(chance.gauss(rate, rate / 8)))
        fetched = articles + chance.randint(10, 20)
        made.append(
            RunSummary(
                run=f"{start:%Y%m%dT%H%M%SZ}",
                site=site,
                started=start.isoformat(),
                ended=(start + timedelta(seconds=fetched * 1.2)).isoformat(),
                articles=articles,
                new=articles - articles // 10,
                changed=articles // 10,
                found=fetched + 200,
                fetched=fetched,
                bytes=fetched * 90_000,
                confidence=0.9 + chance.random() / 20,
                verdicts={"listing": chance.randint(5, 12), "not_an_article": 4, "http_error": chance.randint(0, 2)},
                fields={"headline": articles, "authors": round(articles * 0.9), "datePublished": articles},
                wrappers={"served": round(articles * 0.95), "hits": articles, "sampled": 4, "agreed": 4},
                published={f"{start:%F}": articles - articles // 5, f"{start - timedelta(days=1):%F}": articles // 5},
                via={"feed": articles - articles // 4, "section": articles // 4},
                latency={"median": 0.2 + chance.random() / 20, "p95": 0.8 + chance.random() / 5},
            )
        )
    return made
