from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks import predict, wrapping
from benchmarks.corpus import Record
from benchmarks.learning import SiteRun, by_site, page_of, run_site
from benchmarks.transplant import line_of
from extractors import Article
from tests.benchmarks.sets import line, write_set
from tests.benchmarks.test_predict import FIELDS


def write(path: Path, records: list[Record]) -> Path:
    return write_set(path, [line_of(record) for record in records])


def test_first_pages_cold_then_by_wrappers(papers: dict[str, list[Record]]) -> None:
    pages = run_site(papers["courier"][:6])
    served = [page.by_wrapper for page in pages]
    assert served[:3] == [False] * 3 and sum(served[3:]) >= 2  # a page with a block of a new kind goes the cold way
    assert [page.events.learned for page in pages] == [0, 0, 1, 0, 0, 0]
    assert sum(page.by_wrapper for page in run_site(papers["courier"][:6], mode="two-pass")) >= 5


def test_the_second_pass_learns_nothing(papers: dict[str, list[Record]]) -> None:
    run = SiteRun()
    for record in papers["courier"][:5]:
        run.page(record)
    before = run.records(papers["courier"][0])
    run.again(papers["courier"][5])
    assert run.records(papers["courier"][0]) == before and len(run.in_use(papers["courier"][0])) == 1


def test_pages_read_again_are_served_and_not_decided_cold(papers: dict[str, list[Record]]) -> None:
    pages = run_site(papers["courier"][:6], mode="again")
    assert all(page.by_wrapper for page in pages)
    again, second = (page.extracted for page in (pages[0], run_site(papers["courier"][:6], mode="two-pass")[0]))
    assert isinstance(again.outcome, Article) and isinstance(second.outcome, Article)
    assert again.outcome.body == second.outcome.body


@pytest.mark.parametrize("name", ["courier", "vestnik", "gujin"])
def test_a_site_that_is_read_four_times_is_the_same_from_the_second_on(
    papers: dict[str, list[Record]], name: str
) -> None:
    run, pages = SiteRun(), papers[name][:12]
    run.look_at(pages)
    readings = [
        [run.again(record).extracted.outcome for record in pages],
        *([run.page(record).extracted.outcome for record in pages] for _ in range(2)),
    ]
    second, third, fourth = ([each.body for each in reading if isinstance(each, Article)] for reading in readings)
    assert len(second) == len(pages) and second == third == fourth


def test_pages_without_an_address_get_one_of_their_site() -> None:
    record = Record("a-1", "", "a.example", None, None, b"<p>")
    assert page_of(record).site == "a.example" and page_of(replace(record, site="")).site == "example.com"
    assert page_of(replace(record, url="http://b.example/x")).url == "http://b.example/x"


def test_sites_keep_the_order_in_which_they_come() -> None:
    records = [Record(str(n), "", site, None, None, b"") for n, site in enumerate(("b", "a", "b", "", ""))]
    found = [(site, [record.id for record in pages]) for site, pages in by_site(records)]
    assert found == [("b", ["0", "2"]), ("a", ["1"]), ("page:3", ["3"]), ("page:4", ["4"])]


@pytest.mark.parametrize("mode", ["crawl", "two-pass", "again"])
def test_predictions_of_a_learning_run(papers: dict[str, list[Record]], tmp_path: Path, mode: str) -> None:
    mixed = [r for pair in zip(papers["courier"][:5], papers["gujin"][:5]) for r in pair]
    given, outs = write(tmp_path / "in.jsonl", mixed), [tmp_path / "1.jsonl", tmp_path / "2.jsonl"]
    for out, jobs in zip(outs, ("1", "2")):
        assert predict.main([str(given), "-o", str(out), f"--learn={mode}", "--jobs", jobs]) == 0
    first, second = ([json.loads(each) for each in out.read_text(encoding="utf-8").splitlines()] for out in outs)
    assert [each["id"] for each in first] == [r.id for r in (*papers["courier"][:5], *papers["gujin"][:5])]
    assert all(sorted(each) == sorted(FIELDS) for each in first)
    cold = 3 if mode == "crawl" else 0
    assert [each["method"] for each in first] == [*["arbiter"] * cold, *["wrapper"] * (5 - cold)] * 2
    for one, two in zip(first, second):
        assert {**one, "ms": 0} == {**two, "ms": 0}


def test_learning_is_the_crawls_unless_said_otherwise(tmp_path: Path) -> None:
    options = predict._arguments([str(tmp_path / "in.jsonl"), "-o", "-", "--learn"])
    assert options.learn == "crawl"
    for wrong in (["--learn=thrice"], ["--learn", "--method", "density"], ["--method", "x", "--folds", "f"]):
        with pytest.raises(SystemExit):
            predict._arguments(["in.jsonl", "-o", "-", *wrong])


def test_the_table_of_sites(
    papers: dict[str, list[Record]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given, out = write(tmp_path / "own.jsonl", papers["courier"][:5]), tmp_path / "out.json"
    sites = tmp_path / "sites.json"
    pairs = [["own", record.id] for record in papers["courier"][:5]]
    sites.write_text(json.dumps({"c.example": [*pairs, ["absent", "x"]], "few.example": pairs[:2]}))
    assert wrapping.main([str(given), "--sites", str(sites), "--json", str(out)]) == 0
    printed = capsys.readouterr().out
    assert "sites: 5 pages of 1 sites" in printed and "served by a wrapper after 3 pages: 2 of 2, 100.0%" in printed
    assert "two-pass - cold" in printed and "again - cold" in printed and "by page" in printed
    [result] = json.loads(out.read_text())["sites"]
    assert result["marks"] == "...ww" and result["second"] == 5 and len(result["scores"]["cold"]) == 5
    assert wrapping.main([str(given)]) == 0
    assert "own: 5 pages of 1 sites" in capsys.readouterr().out


def test_a_site_without_truth_has_no_quality() -> None:
    pages = [Record(**_without_truth(number)) for number in range(4)]
    result = wrapping.run("gull0.example", pages)
    assert result.quality("cold", "word.f1") is None and result.pages == 4
    assert "-" in wrapping.table([result], "own")
    with pytest.raises(SystemExit):
        wrapping.main([])


def _without_truth(number: int) -> dict:
    values = line(number, truth={}, site="gull0.example", url=f"http://gull0.example/news/{number}")
    body = values.pop("html").encode()
    return {**values, "body": body}
