"""What a look at a site found, as typed objects; and what follows from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

from crawler.discovery.addresses import page_key
from crawler.moments import moment_of

FEWEST_DATED = 3
"""Dated addresses from which a rate is told."""
SHORTEST_SPAN = timedelta(hours=1)
_WALLS = {"consent_wall": "consent", "paywall_stub": "paywall", "blocked": "blocked"}


@dataclass(frozen=True, slots=True)
class Source:
    """A feed or a sitemap that could be read. `listed`: its addresses on the site with the date it gives them."""

    url: str
    kind: str
    """`feed`, `sitemap`, `news sitemap` or `sitemap index`."""
    listed: tuple[tuple[str, datetime | None], ...] = ()
    children: int = 0

    @property
    def newest(self) -> datetime | None:
        """Its newest date."""
        return max((date for _, date in self.listed if date), default=None)


@dataclass(frozen=True, slots=True)
class Sample:
    """A page that was taken for an article's. `verdict` is that of the extraction or of the download."""

    url: str
    verdict: str
    headline: str | None = None
    confidence: float | None = None
    words: int = 0
    language: str | None = None
    published: str | None = None
    authors: int = 0
    free: bool | None = None
    """What the page itself says of being free to read."""
    rendered: bool = False
    """Whether it took a browser to see it."""

    @property
    def is_article(self) -> bool:
        """Whether an article was found in it."""
        return self.confidence is not None


@dataclass(frozen=True, slots=True)
class Findings:
    """All that was found. `trouble` says why the front page could not be had, `status` is the crawl's."""

    domain: str
    front: str | None = None
    trouble: str | None = None
    status: int = 0
    robots: str = "none"
    """`none`, `rules`, or why all is forbidden."""
    crawl_delay: float | None = None
    sources: tuple[Source, ...] = ()
    samples: tuple[Sample, ...] = ()
    rendering: Mapping[str, Any] = field(default_factory=dict)
    """What earlier crawls remember of rendering (`crawler.rendering.escalation`)."""
    front_page: str = ""
    """What is wrong with the front page (`crawler.spiders.notices`)."""
    not_read: Mapping[str, str] = field(default_factory=dict)
    """Feeds and sitemaps of the site's file that could not be read, with the reason."""
    latency: float | None = None
    at: datetime = field(default_factory=lambda: datetime.now(UTC))

    @property
    def articles(self) -> list[Sample]:
        """The samples with an article."""
        return [sample for sample in self.samples if sample.is_article]

    @property
    def language(self) -> str | None:
        """The language of most articles."""
        counts = Counter(s.language.partition("-")[0].lower() for s in self.articles if s.language)
        return counts.most_common(1)[0][0] if counts else None

    @property
    def needs_rendering(self) -> bool:
        """Whether at least half of the articles' pages need a browser: one showed them, or would have to."""
        judged = self._judged
        needing = [sample for sample in judged if sample.rendered or sample.verdict == "needs_rendering"]
        return bool(judged) and len(needing) >= len(judged) / 2

    @property
    def walls(self) -> tuple[str, ...]:
        """What stands before the articles, if it does before a third of the samples: consent, paywall, blocked."""
        found = [name for verdict, name in _WALLS.items() if self._share(verdict) >= 1 / 3]
        paid = [sample for sample in self.articles if sample.free is False]
        if self.articles and len(paid) >= len(self.articles) / 3 and "paywall" not in found:
            found.append("paywall")
        return tuple(found)

    @property
    def _judged(self) -> list[Sample]:
        return [sample for sample in self.samples if sample.is_article or sample.verdict not in _DOWNLOAD_OF_OTHERS]

    def _share(self, verdict: str) -> float:
        judged = self._judged
        return sum(sample.verdict == verdict for sample in judged) / len(judged) if judged else 0.0

    @property
    def articles_a_day(self) -> float | None:
        """How many articles the site publishes in a day, by the dates of its feeds and sitemaps; where they have
        none, by those of the sample articles."""
        rate = articles_a_day(self.sources, self.at)
        if rate is not None:
            return rate
        listed = tuple((sample.url, moment_of(sample.published)) for sample in self.articles)
        return articles_a_day([Source("", "feed", listed)], self.at)

    def to_fact(self) -> dict[str, Any]:
        """What is worth keeping of it (`SiteState.facts`)."""
        return {
            "at": self.at.isoformat(timespec="seconds"),
            "rendering": self.needs_rendering,
            "walls": list(self.walls),
            "articlesADay": self.articles_a_day,
            "language": self.language,
        }


_DOWNLOAD_OF_OTHERS = frozenset({"listing", "not_an_article", "not_html", "http_error", "robots", "offsite"})
"""Verdicts of pages that tell nothing of the articles' pages."""


def articles_a_day(sources: Sequence[Source], now: datetime) -> float | None:
    """The rate of publication that dated lists show; None where fewer than `FEWEST_DATED` addresses are dated.

    A list of n newest articles over d days shows n/d a day; an article that several lists hold is counted once,
    by the list that reaches back the furthest, so that lists of sections add up and short ones that repeat long
    ones do not. Lists end now, not at their newest article: a paper that has gone quiet shows it. Dates in the
    future, and sitemaps' times of last change, count only where nothing better is there.
    """
    for kinds in (("feed", "news sitemap"), ("sitemap",)):
        dated = [_dated(source, now) for source in sources if source.kind in kinds]
        spans = {n: max(now - min(one.values()), SHORTEST_SPAN) for n, one in enumerate(dated) if one}
        best: dict[str, timedelta] = {}
        for n, span in spans.items():
            for key in dated[n]:
                best[key] = max(best.get(key, span), span)
        if len(best) >= FEWEST_DATED:
            return sum(1 / (span.total_seconds() / 86_400) for span in best.values())
    return None


def _dated(source: Source, now: datetime) -> Mapping[str, datetime]:
    found = {page_key(url): date for url, date in source.listed if date is not None and date <= now}
    return {key: date for key, date in found.items() if key is not None}
