"""A site's own archive extracted again: new revisions where the content changed, nothing else."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from scrapy.settings import Settings

from crawler import settings as own
from crawler.archive.captures import Capture
from crawler.archive.exchange import Answer, Exchange
from crawler.archive.index import PageIndex
from crawler.archive.records import Place, Record
from crawler.archive.site_archive import SiteArchive
from crawler.export.json_lines import to_line
from crawler.fingerprint import content_fingerprint
from crawler.reextraction.cold_pages import is_due, proved_wrappers, reextract_cold_pages
from crawler.reextraction.comparison import Comparison, Outcome
from crawler.reextraction.difference_report import Differences, marked, page_of
from crawler.reextraction.page_job import PageJob, Terms, extract_job, unpacked_observation
from crawler.reextraction.site_run import SiteRun, archived_sites, reextract_site
from crawler.state import SiteState, StateLocked, schema
from crawler.state.revisions import Revision
from crawler.state.site_state import path_of
from crawler.wrappers.storage.sqlite import SqliteStore
from extractors import PARSER_VERSION, Article, Page, Wrapper, extract_page, learn_site
from tests.crawler.archive.warcs import http
from tests.crawler.reextraction.stories import story

SITE = "paper.example"
FIRST = datetime(2026, 11, 1, 8, tzinfo=UTC)
FACTS = {"via": "feed", "depth": "1", "prior": "2.0"}


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    made = Settings()
    made.setmodule(own)
    made.setdict({
        "BROADSHEET_OUTPUTS": str(tmp_path / "outputs"),
        "BROADSHEET_WRAPPER_DB": str(tmp_path / "wrappers.sqlite"),
        "BROADSHEET_STATE_DIR": str(tmp_path / "state"),
    })  # fmt: skip
    return made


def job_of(number: int, *, learn: bool = False) -> PageJob:
    url, body = story(number)
    headers = {"warc-target-uri": url, "warc-date": (FIRST + timedelta(minutes=number)).isoformat()}
    record = Record(Place(), "response", headers, http(body))
    return PageJob(Terms("", 1 << 20), Capture(record, FACTS), learn=learn)


def crawled(settings: Settings, count: int, change: Callable[[dict[str, Any]], None] = lambda line: None) -> Path:
    """Outputs as a crawl without wrappers leaves them: lines, changed as asked, and the archive that they name."""
    folder = Path(settings["BROADSHEET_OUTPUTS"], SITE)
    archive = SiteArchive(folder / "archive", SITE, PageIndex(folder.parent / "index.sqlite"), {})
    path = folder / "20261101T080000Z.jsonl"
    path.parent.mkdir(parents=True)
    with path.open("wb") as file:
        for number in range(count):
            url, body = story(number)
            answer = Answer(200, ((b"Content-Type", b"text/html; charset=utf-8"),), body, "HTTP/1.1", False)
            exchange = Exchange(url, FIRST + timedelta(minutes=number), "GET", (), b"", answer, None)
            kept = archive.keep(exchange, body, FACTS)
            result = extract_job(job_of(number))
            assert result.line is not None
            line = json.loads(result.line)
            line["crawl"]["archive"] = {"file": kept.file, "offset": kept.offset}
            change(line)
            file.write(to_line(line))
    archive.close()
    return path


def learned(settings: Settings, change: Callable[[Wrapper], Wrapper] = lambda wrapper: wrapper) -> None:
    """What the site teaches goes into the store, changed as asked."""
    results = [extract_job(job_of(number, learn=True)) for number in range(6)]
    store = SqliteStore.from_settings(settings)
    for wrapper in learn_site([unpacked_observation(r.observation) for r in results if r.observation]):
        store.add(change(wrapper))
    store.close()


def run(settings: Settings, *, write: bool = True, processes: int = 1, **options: Any) -> SiteRun:
    return reextract_site(settings, SITE, processes=processes, write=write, **options)


def test_where_nothing_was_learned_every_line_is_the_same_bytes(settings: Settings) -> None:
    path = crawled(settings, 5)
    before = path.read_bytes()
    done = run(settings)
    assert done.outcomes == {Outcome.IDENTICAL: 5} and done.file is None and path.read_bytes() == before
    assert archived_sites(settings) == [SITE]


def test_where_only_the_way_differs_nothing_is_exported(settings: Settings) -> None:
    crawled(settings, 5)
    learned(settings)
    done = run(settings)
    assert done.outcomes == {Outcome.SAME: 5} and done.by_wrapper == 5 and done.file is None


def add_furniture(line: dict[str, Any]) -> None:
    if line["url"].endswith(("-1-of-the-town.html", "-3-of-the-town.html")):
        line["body"] += "\n\nRead on The harbour is closed"
        line["fingerprint"].update(revision=4, near={"of": "0" * 32, "similarity": 0.9, "exact": False})


@pytest.mark.parametrize("processes", [1, 2])
def test_what_changed_is_a_new_revision_with_its_reason(settings: Settings, processes: int) -> None:
    path = crawled(settings, 16, add_furniture)
    old = [json.loads(line) for line in path.read_bytes().splitlines()]
    done = run(settings, processes=processes)
    assert done.outcomes == {Outcome.IDENTICAL: 14, Outcome.CHANGED: 2} and done.fields == {"body": 2}
    assert done.file is not None and done.file.parent == path.parent
    for before, after in zip((old[1], old[3]), (json.loads(line) for line in done.file.read_bytes().splitlines())):
        assert after["fingerprint"] == {
            "id": before["fingerprint"]["id"], "content": after["fingerprint"]["content"],
            "near": before["fingerprint"]["near"], "revision": 5, "changed": ["body"], "edit": "small",
            "reason": "extractor",
        }  # fmt: skip
        assert after["crawl"] == before["crawl"] and "Read on" not in after["body"]
        assert after["fingerprint"]["content"] == content_fingerprint(after["headline"], after["body"])
    state = SiteState.from_settings(settings, SITE)
    record = state.article(old[3]["fingerprint"]["id"])
    state.close()
    assert record is not None and record.revision == 5  # a crawl goes on counting from here
    assert run(settings).outcomes == {Outcome.IDENTICAL: 14 + 2}  # once


def test_what_was_moved_away_is_not_fetched_again_where_the_settings_say_so(settings: Settings) -> None:
    settings.set("BROADSHEET_REFETCH_REMOVED", False)
    path = crawled(settings, 2, add_furniture)
    moved = path.with_name("20261001T080000Z.jsonl")
    moved.write_bytes(to_line({"url": f"http://{SITE}/old.html", "fingerprint": {"id": "a" * 32}}))
    with closing(SiteState.from_settings(settings, SITE)) as state:
        state.agree_with_files(settings, SITE)
    moved.unlink()
    assert run(settings).file is not None
    with closing(SiteState.from_settings(settings, SITE)) as state:
        record = state.article("a" * 32)
    assert record is not None and not record.lost


def test_what_a_wrapper_served_in_the_crawl_is_corrected_like_a_cold_page(settings: Settings) -> None:
    def taken_for_text(wrapper: Wrapper) -> Wrapper:
        signatures = (each._replace(probability=0.95, kept=6) if each.signature.startswith("p.label") else each
                      for each in wrapper.signatures)  # fmt: skip
        return replace(wrapper, signatures=tuple(signatures))

    def by_wrapper(line: dict[str, Any]) -> None:
        line["extraction"]["method"] = "wrapper"
        add_furniture(line)

    crawled(settings, 6, by_wrapper)
    learned(settings, taken_for_text)
    store = SqliteStore.from_settings(settings)
    [wrapper] = [record.wrapper for record in store.of_site(SITE)]
    store.close()
    url, body = story(1)
    served = extract_page(Page(url, body), [wrapper]).outcome
    assert isinstance(served, Article) and served.body.endswith("Read on")
    done = run(settings)
    assert done.outcomes == {Outcome.SAME: 4, Outcome.CHANGED: 2} and done.file is not None
    assert all("Read on" not in json.loads(line)["body"] for line in done.file.read_bytes().splitlines())


def test_the_same_bytes_from_any_number_of_processes(settings: Settings) -> None:
    crawled(settings, 24, lambda line: line.update(headline="Another"))
    written = []
    for processes in (1, 2):
        done = run(settings, processes=processes)
        assert done.file is not None and done.outcomes[Outcome.CHANGED] == 24
        written.append(done.file.read_bytes())
        done.file.unlink()
        for path in Path(settings["BROADSHEET_STATE_DIR"]).iterdir():
            path.unlink()
    assert written[0] == written[1]


def test_only_cold_pages_if_asked(settings: Settings) -> None:
    def by_wrapper(line: dict[str, Any]) -> None:
        if "-2-of" in line["url"]:
            line["extraction"]["method"] = "wrapper"

    crawled(settings, 4, by_wrapper)
    assert run(settings, write=False, cold_only=True).pages == 3


def test_cold_pages_wait_for_wrappers_that_have_proved_themselves(settings: Settings) -> None:
    crawled(settings, 6, add_furniture)
    assert not is_due(settings, SITE)
    learned(settings)
    assert not is_due(settings, SITE) and reextract_cold_pages(settings, SITE) is None
    store = SqliteStore.from_settings(settings)
    [record] = store.of_site(SITE)
    for _ in range(10):
        store.count_hit(record.wrapper, FIRST)
    store.close()
    assert is_due(settings, SITE)
    settings.set("BROADSHEET_REEXTRACT_AFTER", 0)
    assert not is_due(settings, SITE)
    settings.set("BROADSHEET_REEXTRACT_AFTER", 10)
    done = reextract_cold_pages(settings, SITE)
    assert done is not None and done.outcomes == {Outcome.SAME: 4, Outcome.CHANGED: 2} and done.by_wrapper == 6
    assert not is_due(settings, SITE) and reextract_cold_pages(settings, SITE) is None
    for path in Path(settings["BROADSHEET_STATE_DIR"]).iterdir():
        path.unlink()
    with closing(sqlite3.connect(path_of(settings, SITE))) as damaged:
        damaged.execute(f"PRAGMA user_version = {schema.VERSION}")
    assert not is_due(settings, SITE), "a state that opens, and holds no table"


@pytest.mark.parametrize(
    ("site", "named"),
    [
        (SITE, f"www.{SITE}"),
        ("127.0.0.1:8000", "127.0.0.1_8000"),
        ("news.example:8000", "WWW.news.example:8000"),
        ("xn--bcher-kva.example", "bücher.example"),
    ],
)
def test_a_site_has_its_wrappers_however_it_is_named(settings: Settings, site: str, named: str) -> None:
    store = SqliteStore.from_settings(settings)
    wrapper = Wrapper(site, PARSER_VERSION, "//article")
    store.add(wrapper)
    for _ in range(10):
        store.count_hit(wrapper, FIRST)
    store.close()
    assert proved_wrappers(settings, named) == proved_wrappers(settings, site) != ""


def test_lines_without_a_page_and_pages_that_are_gone_are_counted(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    def spoil(line: dict[str, Any]) -> None:
        if "-0-of" in line["url"]:
            del line["crawl"]["archive"]
        if "-1-of" in line["url"]:
            line["crawl"]["archive"]["file"] = "paper.example-202001.warc.gz"
        if "-2-of" in line["url"]:
            line["crawl"]["archive"]["file"] = "../../../secret"
        if "-3-of" in line["url"]:
            line["crawl"]["archive"]["offset"] += 7

    path = crawled(settings, 6, spoil)
    with path.open("ab") as file:
        file.write(b'{"torn": ')
    done = run(settings)
    assert done.outcomes == {Outcome.IDENTICAL: 2, Outcome.GONE: 2} and done.without_page == 2
    assert ":7: the line breaks off; it is passed over" in caplog.text


def test_another_page_at_the_place_that_a_line_names_is_not_taken_for_its_own(settings: Settings) -> None:
    path = crawled(settings, 3)
    lines = [json.loads(line) for line in path.read_bytes().splitlines()]
    lines[0]["crawl"]["archive"] = lines[1]["crawl"]["archive"]
    path.write_bytes(b"".join(map(to_line, lines)))
    done = run(settings)
    assert done.outcomes == {Outcome.GONE: 1, Outcome.IDENTICAL: 2} and done.file is None


@pytest.mark.parametrize(
    ("name", "value"),
    [("blocks", "none"), ("blocks", 5), ("metadata", [1]), ("extraction", "x"), ("site", 5), ("headline", 5)],
)
def test_a_line_that_somebody_edited_is_compared_all_the_same(settings: Settings, name: str, value: object) -> None:
    crawled(settings, 1, lambda line: line.update({name: value}))
    assert run(settings).pages == 1


def test_a_crawl_that_is_going_on_is_left_alone(settings: Settings) -> None:
    crawled(settings, 1)
    state = SiteState.from_settings(settings, SITE)
    try:
        with pytest.raises(StateLocked):
            run(settings)
        assert run(settings, write=False).pages == 1  # looking is always possible
    finally:
        state.close()


def test_the_difference_report_shows_the_worst_first_and_escapes(settings: Settings, tmp_path: Path) -> None:
    def spoil(line: dict[str, Any]) -> None:
        if "-1-of" in line["url"]:
            line["body"] = "<script>alert('old')</script> nothing in common"
        if "-2-of" in line["url"]:
            line["body"] += "\n\n<b>one</b> more"
        if "-3-of" in line["url"]:
            line["metadata"]["authors"] = [{"name": "<i>Nobody</i>"}]
            line["url"] += "#<img src=x>"

    path = crawled(settings, 5, spoil)
    before, files = path.read_bytes(), sorted(tmp_path.rglob("*.jsonl"))
    differences = Differences()
    done = run(settings, write=False, watch=lambda comparison: differences.add(SITE, comparison))
    assert path.read_bytes() == before and sorted(tmp_path.rglob("*.jsonl")) == files and done.file is None
    assert differences.counts == {"body": 2, "authors": 1}
    worst = differences.changes("body")
    assert ["-1-of" in worst[0].url, "-2-of" in worst[1].url] == [True, True] and worst[0].likeness < 0.2
    html = page_of(differences, "<title>")
    assert "<script" not in html and "<img" not in html and "<b>one" not in html and "<i>Nobody" not in html
    assert "&lt;b&gt;one&lt;/b&gt; more</del>" in html and "identical</td><td class=\"n\">2" in html


def test_a_report_is_bounded() -> None:
    differences = Differences()
    for number in range(300):
        before = {"url": f"http://paper.example/{number}", "headline": "a " * (300 - number)}
        raw = {**before, "fingerprint": {"id": "0" * 32, "content": "", "revision": 1}}
        revision = Revision(2, ("headline",), "small")
        differences.add(SITE, Comparison(Outcome.CHANGED, raw, {**raw, "headline": "a"}, revision))
    assert differences.counts == {"headline": 300} and len(differences.changes("headline")) == 100
    assert differences.changes("headline")[0].url.endswith("/0")
    assert "headline: 300; the 100 that differ most" in page_of(differences, "t")


def test_what_would_take_minutes_to_compare_is_shown_unmarked() -> None:
    assert marked("one two", "one three") == ("one <del>two</del>", "one <ins>three</ins>")
    before, after = "a b " * 1500, "a c " * 1500
    assert marked(before, after) == (before[:4000], after[:4000])


def test_nothing_is_fetched(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*arguments: object) -> None:
        raise AssertionError(f"a connection to {arguments[1:]}")

    crawled(settings, 3)
    monkeypatch.setattr("socket.socket.connect", refuse)
    assert run(settings).outcomes == {Outcome.IDENTICAL: 3}
