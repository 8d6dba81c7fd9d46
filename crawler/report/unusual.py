"""What is unusual in a site's newest run, measured by the site's own history.

The thresholds are judgements, not measurements: wide enough that an ordinary week is silent on the papers of the
newsstand, narrow enough that a redesign, a block or a lost field is not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import exp, factorial
from statistics import median

from crawler.plurals import how_many
from crawler.report.history import RunSummary
from crawler.report.periods import FAILURES, failed, served, tried

FEWEST_RUNS = 4
"""Earlier runs from which a history tells anything."""
MOST_RUNS = 30
"""Earlier runs that count."""
FEWEST_ARTICLES = 5
"""Articles of a run from which its shares tell anything."""
LONGEST_ROW = 7
"""Runs in a row over which few articles are looked for."""
BY_CHANCE = 0.001
"""Probability below which so few articles are no chance."""
FEWEST = 3
"""Failed downloads, forbidden addresses, or articles behind a paywall, from which their share tells anything: one may
always happen."""


@dataclass(frozen=True, slots=True)
class Unusual:
    """One finding. `serious`: articles or fields are being lost now."""

    what: str
    text: str
    serious: bool = False


def unusual(runs: Sequence[RunSummary]) -> list[Unusual]:
    """What stands out in the last of these runs, serious things first."""
    if not runs:
        return []
    last, before = runs[-1], runs[-1 - MOST_RUNS : -1]
    found = [*_endings(last), *_not_kept(last), *_moved(last, before), *_redesigns(last)]
    if len(before) >= FEWEST_RUNS:
        for look in (_articles, _paywall, _fields, _wrappers, _failures, _forbidden, _latency, _confidence):
            found += look(last, before)
    return sorted(found, key=lambda one: not one.serious)


def _endings(last: RunSummary) -> list[Unusual]:
    if last.reason == "blocked" or last.status == 4:
        by_robots = "its robots.txt forbids what was asked for, or answers an error"
        how = f"{how_many(last.blocked, 'request')} blocked" if last.blocked else by_robots
        return [Unusual("blocked", f"The site refused: {how}.", True)]
    if last.status == 3:
        return [Unusual("unreachable", "Nothing could be reached.", True)]
    if last.reason == "write_error" or last.status:
        return [Unusual("failed", f"The run failed ({last.reason}, exit status {last.status}).", True)]
    if last.errors:
        return [Unusual("errors", f"Extraction failed on {how_many(last.errors, 'page')}; the log says where.")]
    return []


def _not_kept(last: RunSummary) -> list[Unusual]:
    if not last.not_kept:
        return []
    return [Unusual("not_kept", f"Not kept: {', '.join(map(str, last.not_kept))}; the log says why.", True)]


def _moved(last: RunSummary, before: Sequence[RunSummary]) -> list[Unusual]:
    """Told once: many a front page always leads to another host of its site."""
    if not last.moved_to or (before and before[-1].moved_to == last.moved_to):
        return []
    return [Unusual("moved", f"The front page leads to {last.moved_to} now; what is there counts as the site's.")]


def _redesigns(last: RunSummary) -> list[Unusual]:
    count = len(last.redesigns)
    if not count:
        return []
    learned = sum(bool(one.get("after")) for one in last.redesigns)
    name = "A layout" if count == 1 else f"{count} layouts"
    said = "another took over" if learned == count else "nothing is learned in its place yet"
    if count > 1 and learned < count:
        said = f"for {count - learned} of them nothing is learned yet"
    return [Unusual("redesign", f"{name} of the site ended; {said}.", learned < count)]


def _articles(last: RunSummary, before: Sequence[RunSummary]) -> list[Unusual]:
    """By the hour, since the run before or one of some before it: a run soon after another may find little, and a small
    site that has nothing on some day by chance has something on the next ones."""
    rates = [r.articles / hours for r, earlier in zip(before[1:], before) if (hours := _hours(earlier, r))]
    if len(rates) < FEWEST_RUNS - 1:
        return []
    rate, articles = median(rates), 0
    for run, earlier in zip((last, *before[:0:-1][: LONGEST_ROW - 1]), reversed(before)):
        hours = _hours(earlier, last)
        if run.reason.startswith("max_") or run.status or not hours:
            return []
        articles += run.articles
        expected = rate * hours
        if articles < expected / 3 and _chance_of_so_few(articles, expected) < BY_CHANCE:
            found = f"Only {how_many(articles, 'article')}" if articles else "No article"
            return [Unusual("articles", f"{found}; after {_span(hours)} about {expected:.0f} are usual.", True)]
    return []


def _chance_of_so_few(count: int, expected: float) -> float:
    """The probability of at most so many articles where by their rate so many are expected (Poisson)."""
    return exp(-expected) * sum(expected**n / factorial(n) for n in range(count + 1)) if expected < 100 else 0.0


def _paywall(last: RunSummary, before: Sequence[RunSummary]) -> list[Unusual]:
    """By all articles of the earlier runs, so that it is seen where a run has few, and told for some weeks."""
    articles, stubs = (sum(run.articles for run in before), sum(run.stubs for run in before))
    if last.stubs < FEWEST or not articles or last.stubs / last.articles < stubs / articles + 0.3:
        return []
    said = f"{last.stubs} of {how_many(last.articles, 'article')} are cut short by a paywall"
    return [Unusual("paywall", f"{said}; {_percent(stubs / articles)} are usual.", True)]


def _fields(last: RunSummary, before: Sequence[RunSummary]) -> list[Unusual]:
    if last.articles < FEWEST_ARTICLES:
        return []
    found = []
    for name in sorted({name for run in before for name in run.fields}):
        usual = _usual(before, partial(_coverage, name))
        now = last.fields.get(name, 0) / last.articles
        if usual is not None and usual >= 0.6 and now < usual - 0.25:
            text = f"{name}: {_percent(now)} of the articles have it; {_percent(usual)} are usual."
            found.append(Unusual("field", text, now < usual / 2))
    return found


def _wrappers(last: RunSummary, before: Sequence[RunSummary]) -> list[Unusual]:
    """Of the articles that are whole: what a paywall cuts short fits no wrapper of whole ones."""

    def share(run: RunSummary) -> float | None:
        return _share(served(run), run.articles - run.stubs)

    usual, now = _usual(before, share), share(last)
    if usual is None or now is None or usual < 0.5 or now >= usual / 2:
        return []
    return [Unusual("wrappers", f"Learned XPaths served {_percent(now)} of the articles; {_percent(usual)} are usual.")]


def _failures(last: RunSummary, before: Sequence[RunSummary]) -> list[Unusual]:
    if tried(last) < FEWEST_ARTICLES or failed(last) < FEWEST or last.status:
        return []
    usual = _usual(before, lambda run: _share(failed(run), tried(run))) or 0.0
    now = failed(last) / tried(last)
    if now < usual + 0.2:
        return []
    worst = max(FAILURES, key=lambda name: last.verdicts.get(name, 0))
    text = f"{_percent(now)} of the downloads failed, most by {worst}; {_percent(usual)} are usual."
    return [Unusual("failures", text, now >= 0.5)]


def _forbidden(last: RunSummary, before: Sequence[RunSummary]) -> list[Unusual]:
    """New rules, until three runs have met them: how many of the addresses they meet varies from run to run."""

    def share(run: RunSummary) -> float | None:
        forbidden = run.verdicts.get("robots", 0)
        return _share(forbidden, tried(run) + forbidden)

    usual, now, count = _usual(before, share) or 0.0, share(last), last.verdicts.get("robots", 0)
    if now is None or count < FEWEST or now < usual + 0.1:
        return []
    if sum(known is not None and known > now - 0.1 for known in map(share, before)) >= FEWEST:
        return []
    text = f"robots.txt forbids {_percent(now)} of the addresses that were due; {_percent(usual)} are usual."
    return [Unusual("robots", text)]


def _latency(last: RunSummary, before: Sequence[RunSummary]) -> list[Unusual]:
    usual, now = _usual(before, lambda run: run.latency.get("median")), last.latency.get("median")
    if usual is None or now is None or now < 0.5 or now < 3 * usual:
        return []
    return [Unusual("latency", f"The site answers in {now:.1f} s (median); {usual:.2f} s are usual.")]


def _confidence(last: RunSummary, before: Sequence[RunSummary]) -> list[Unusual]:
    usual = _usual(before, lambda run: run.confidence)
    if usual is None or last.confidence is None or last.confidence > usual - 0.15:
        return []
    return [Unusual("confidence", f"Confidence is {last.confidence:.2f} (median); {usual:.2f} is usual.")]


def _usual(before: Sequence[RunSummary], of: Callable[[RunSummary], float | None]) -> float | None:
    known = [value for run in before if (value := of(run)) is not None]
    return median(known) if len(known) >= FEWEST_RUNS - 1 else None


def _coverage(name: str, run: RunSummary) -> float | None:
    return _share(run.fields.get(name, 0), run.articles)


def _share(part: float, whole: float) -> float | None:
    return part / whole if whole >= FEWEST_ARTICLES else None


def _hours(earlier: RunSummary, run: RunSummary) -> float | None:
    hours = (run.start - earlier.start).total_seconds() / 3600
    return hours if hours >= 0.05 else None


def _span(hours: float) -> str:
    if hours >= 48:
        return f"{hours / 24:.0f} days"
    return f"{hours:.0f} hours" if hours >= 1.5 else f"{hours * 60:.0f} minutes"


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"
