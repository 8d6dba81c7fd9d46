"""Histories on disk, their periods, and what is unusual in them."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import orjson
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crawler.items import ArticleItem
from crawler.report.history import History, RunSummary
from crawler.report.lately import lately
from crawler.report.measures import Histogram, Measures, summary_of
from crawler.report.overview import states_of
from crawler.report.periods import MOST_COLUMNS, periods, published_days
from crawler.report.unusual import unusual
from crawler.wrappers.events import Redesign
from tests.crawler.report.made_up import NOW, history


def test_runs_come_back_in_order_and_broken_lines_do_not(tmp_path: Path) -> None:
    kept = History(tmp_path)
    runs = history(runs=5)
    for run in (runs[3], runs[0], runs[1], runs[2], runs[4]):
        kept.append(run)
    with kept.path("example.com").open("ab") as file:
        file.write(b'not json\n[1]\n{"run": "x"}\n{"run":"x","site":"s","started":"?","ended":"?"}\n{"run": "torn')
    assert kept.runs("www.example.com") == runs
    assert kept.last("example.com") == runs[-1] and kept.sites() == ["example.com"]
    assert kept.runs("other.com") == [] and kept.last("other.com") is None


@pytest.mark.parametrize("year", ["9999-12-31", "0001-01-01"])
def test_a_run_at_the_end_of_all_time_is_no_error(tmp_path: Path, year: str) -> None:
    kept = History(tmp_path)
    for run in history(runs=2):
        kept.append(replace(run, started=f"{year}T00:00:00+00:00", ended=f"{year}T00:01:00+00:00"))
    assert len(kept.runs("example.com")) == 2 and lately(kept.runs("example.com")) == []


def test_a_run_by_a_clock_that_was_ahead_is_not_the_newest_for_years(tmp_path: Path) -> None:
    kept, runs = History(tmp_path), history(runs=4, hours=24)
    ahead = replace(runs[2], started="2031-01-01T00:00:00+00:00", ended="2031-01-01T00:01:00+00:00")
    for run in (runs[0], ahead, runs[1]):
        kept.append(run)
    assert kept.runs("example.com") == runs[:2]
    for run in (runs[3], runs[2]):  # ended later, began earlier
        kept.append(run)
    assert kept.runs("example.com") == runs


@pytest.mark.parametrize(
    "values",
    [
        {"articles": "many"}, {"confidence": "high"}, {"status": None}, {"reason": None}, {"site": 5}, {"run": 5},
        {"verdicts": 5}, {"fields": {"authors": "all"}}, {"latency": {"median": "1"}}, {"redesigns": [3]},
        {"redesigns": 3}, {"not_kept": 5},
    ],
)  # fmt: skip
def test_a_line_that_somebody_edited_is_no_run(tmp_path: Path, values: dict[str, object]) -> None:
    kept, [one, two] = History(tmp_path), history(runs=2)
    kept.append(one)
    with kept.path(one.site).open("ab") as file:
        file.write(orjson.dumps({**orjson.loads(two.to_line()), **values}) + b"\n")
    assert kept.runs(one.site) == [one]


def test_a_run_that_did_not_fit_on_the_disk_takes_no_other_with_it(tmp_path: Path) -> None:
    """A write that is cut short, here by a limit of the file's size, as it is by a full disk."""
    resource = pytest.importorskip("resource")
    kept, runs = History(tmp_path), history(runs=3)
    kept.append(runs[0])
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (kept.path("example.com").stat().st_size + 20, hard))
    try:
        with pytest.raises(OSError, match="too large"):
            kept.append(runs[1])
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    kept.append(runs[2])
    assert kept.runs("example.com") == [runs[0], runs[2]]


def test_names_of_a_newer_program_are_left(tmp_path: Path) -> None:
    line = history(runs=1)[0].to_line().replace(b"{", b'{"future": 1, ', 1)
    assert RunSummary.from_line(line) == history(runs=1)[0]


@given(st.lists(st.floats(1e-3, 900), min_size=1, max_size=60), st.sampled_from([0.5, 0.95]))
@settings(max_examples=40, deadline=None)
def test_quantiles_are_right_to_a_step(values: list[float], share: float) -> None:
    histogram = Histogram()
    for value in values:
        histogram.add(value)
    ranked = sorted(values)
    exact = ranked[max(0, -int(-share * len(ranked) // 1) - 1)]
    found = histogram.quantile(share)
    assert found is not None and exact / 1.07 <= found <= exact * 1.07


def test_nothing_counted_has_no_quantile() -> None:
    assert Histogram().quantile(0.5) is None
    odd = Histogram()
    odd.add(float("nan"))
    assert odd.quantile(0.5) == 0.0001


def test_a_summary_of_stats_and_articles() -> None:
    measures = Measures()
    for n in range(4):
        extraction = {"confidence": 0.9, "wrapper": "w" if n else None}
        headline, metadata = "A headline" if n else None, {"datePublished": "2026-11-20T08:00:00Z"}
        measures.count(ArticleItem("u", None, "s", headline, "b", [], metadata, extraction, {"via": "feed"}, {}))
    measures.latency.add(0.25)
    stats = {
        "start_time": NOW, "finish_time": NOW + timedelta(seconds=9), "finish_reason": "max_pages",
        "broadsheet/revisions": 1, "broadsheet/pages/fetched": 7, "broadsheet/verdict/listing": 2,
        "broadsheet/wrappers/hits": 3, "downloader/response_bytes": 12, "downloader/response_status_count/200": 7,
    }  # fmt: skip
    ended = Redesign("s", "w", "it is over", 40, "//a", None, ("u: why",), NOW)
    made = summary_of("s", stats, measures, status=0, redesigns=[ended])
    assert (made.articles, made.new, made.changed, made.fetched, made.seconds) == (4, 3, 1, 7, 9)
    assert made.fields == {"headline": 3, "datePublished": 4} and made.published == {"2026-11-20": 4}
    assert made.wrappers == {"served": 3, "hits": 3} and made.latency["median"] == pytest.approx(0.25, rel=0.07)
    assert made.redesigns[0]["because"] == "it is over" and "after" not in made.redesigns[0]
    assert RunSummary.from_line(made.to_line()) == made


@pytest.mark.parametrize("hours", [0.01, 1, 6, 24, 24 * 9])
@pytest.mark.parametrize("runs", [1, 40, 41, 700])
def test_every_run_is_in_one_column(runs: int, hours: float) -> None:
    made = history(runs=runs, hours=hours)
    columns = periods(made)
    gathered = [run for one in columns for run in one.runs]
    assert len(columns) <= MOST_COLUMNS and gathered == made[-len(gathered) :]
    assert len(gathered) == runs or hours * runs > 24 * 31 * MOST_COLUMNS


def test_days_of_publication() -> None:
    days = published_days(history(runs=8), NOW)
    assert len(days) == 60 and days[-1][0] == NOW.date() and sum(count for _, count in days) > 200


def kinds(runs: list[RunSummary]) -> list[str]:
    return [one.what for one in unusual(runs)]


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(("rate", "hours"), [(40, 6.0), (3, 24.0), (120, 1.0)])
def test_an_ordinary_history_is_silent(seed: int, rate: float, hours: float) -> None:
    assert kinds(history(rate=rate, hours=hours, seed=seed)) == []


@pytest.mark.parametrize(
    ("change", "kind"),
    [
        ({"articles": 0, "fields": {}}, "articles"),
        ({"articles": 9, "fields": dict.fromkeys(("headline", "authors", "datePublished"), 9)}, "articles"),
        ({"stubs": 20}, "paywall"),
        ({"fields": {"headline": 50, "datePublished": 50}}, "field"),
        ({"wrappers": {"served": 2}}, "wrappers"),
        ({"verdicts": {"timeout": 60}}, "failures"),
        ({"verdicts": {"robots": 20}}, "robots"),
        ({"latency": {"median": 1.4}}, "latency"),
        ({"confidence": 0.6}, "confidence"),
        ({"status": 4, "reason": "blocked"}, "blocked"),
        ({"status": 3}, "unreachable"),
        ({"status": 1, "reason": "write_error"}, "failed"),
        ({"errors": 2}, "errors"),
        ({"not_kept": ["raw pages"]}, "not_kept"),
        ({"moved_to": "news.example"}, "moved"),
        ({"redesigns": [{"before": "//a", "after": "//b"}]}, "redesign"),
    ],
)
def test_each_trouble_is_seen_and_no_other(change: dict[str, object], kind: str) -> None:
    runs = history()
    runs[-1] = replace(runs[-1], **change)  # type: ignore[arg-type]
    assert set(kinds(runs)) == {kind}


def test_one_download_of_few_that_failed_is_no_trouble() -> None:
    runs = [replace(run, fetched=4, articles=2, verdicts={}) for run in history(rate=2)]
    for verdicts, found in (({"http_error": 1}, []), ({"http_error": 3}, ["failures"])):
        assert kinds([*runs[:-1], replace(runs[-1], verdicts=verdicts)]) == found


def test_a_paywall_is_told_for_weeks_and_one_that_was_always_there_never() -> None:
    runs = [replace(run, stubs=3, articles=4) for run in history(runs=60, hours=24, rate=4)]
    free = [replace(run, stubs=0) for run in runs[:30]]
    assert kinds(runs) == [] and all(kinds([*free, *runs[30 : 31 + days]]) == ["paywall"] for days in range(14))
    assert kinds([*free, replace(runs[30], stubs=2)]) == []


def test_articles_that_a_paywall_cuts_short_are_no_trouble_of_the_wrappers() -> None:
    runs = [replace(run, articles=8, fields={}, wrappers={"served": 8}) for run in history(runs=9, hours=24)]
    cut = replace(runs[-1], stubs=6, wrappers={"served": 2})
    assert kinds([*runs[:-1], cut]) == ["paywall"]
    assert kinds([*runs[:-1], replace(cut, stubs=0)]) == ["wrappers"]


def test_new_rules_of_robots_are_told_until_three_runs_have_met_them() -> None:
    shares = [0] * 9 + [20, 34, 30, 40, 36, 28, 44]
    runs = [
        replace(run, fetched=100 - share, verdicts={"robots": share})
        for run, share in zip(history(runs=len(shares), hours=12), shares, strict=True)
    ]
    told = [end for end in range(5, len(runs) + 1) if "robots" in kinds(runs[:end])]
    assert told == [10, 11, 12, 13]


def test_a_layout_that_ended_is_told_in_one_way_and_several_in_another() -> None:
    ended, followed = {"before": "//a"}, {"before": "//a", "after": "//b"}
    for redesigns, said in (
        ([ended], "A layout of the site ended; nothing is learned in its place yet."),
        ([followed], "A layout of the site ended; another took over."),
        ([ended, followed], "2 layouts of the site ended; for 1 of them nothing is learned yet."),
    ):
        [found] = unusual([replace(history()[-1], redesigns=redesigns)])
        assert found.text == said


def test_what_was_unusual_before_the_newest_run_is_told_for_a_week() -> None:
    runs = history(runs=40, hours=24)
    for n in (30, 35, 36):
        runs[n] = replace(runs[n], status=3, articles=0)
    runs[37] = replace(runs[37], redesigns=[{"before": "//a", "after": "//b"}], latency={"median": 2.0})
    [redesign, unreachable] = lately(runs)
    assert (redesign.what, unreachable.what, unreachable.serious) == ("redesign", "unreachable", False)
    assert unreachable.text == "Lately (2 runs from 2026-11-17 to 2026-11-18): Nothing could be reached."
    assert redesign.text.startswith("Lately (on 2026-11-19): A layout of the site ended")
    assert [one.what for one in lately([*runs, replace(runs[36], started=NOW.isoformat())])] == ["redesign"]
    assert lately(history()) == lately(runs[:1]) == lately([]) == []
    [state] = states_of({"example.com": runs}, NOW)
    assert [one.what for one in state.findings] == ["redesign", "unreachable"]


def test_a_front_page_that_leads_to_where_it_led_is_silent() -> None:
    runs = [replace(run, moved_to="edition.news.example") for run in history()]
    assert kinds(runs) == []
    assert kinds([*runs[:-1], replace(runs[-1], moved_to="parking.example")]) == ["moved"]


def test_a_small_site_has_nothing_on_some_days_by_chance_and_not_on_several_in_a_row() -> None:
    runs = [replace(run, articles=count, fields={}) for run, count in zip(history(hours=24), [3, 2, 5, 4, 1] * 6)]
    none = [replace(run, articles=0) for run in runs[-4:]]
    told = [unusual([*runs[:-4], *none[:days]]) for days in range(1, 5)]
    assert told[0] == told[1] == []
    assert [found.text for found in told[2]] == ["No article; after 3 days about 9 are usual."]
    few = [*runs[:-4], *none[:3], replace(runs[-1], articles=1)]
    assert [found.text for found in unusual(few)] == ["Only 1 article; after 4 days about 12 are usual."]
    ended = [replace(run, status=3) for run in none[:3]]
    assert kinds([*runs[:-4], *ended, none[-1]]) == []


def test_a_run_soon_after_another_may_find_little() -> None:
    runs = history()
    start, end = NOW + timedelta(minutes=10), NOW + timedelta(minutes=20)
    soon = replace(runs[-1], started=start.isoformat(), ended=end.isoformat(), articles=1)
    assert kinds([*runs, soon]) == []


def test_without_a_history_nothing_is_unusual() -> None:
    runs = history(runs=3)
    assert kinds([*runs[:2], replace(runs[2], articles=0)]) == [] and kinds([]) == []


def test_times_are_aware() -> None:
    assert history(runs=1)[0].start == NOW and NOW.tzinfo is UTC
    assert RunSummary.from_line(b'{"run":"r","site":"s","started":"2026-01-01","ended":"2026-01-01"}') is None
    assert isinstance(NOW, datetime)
