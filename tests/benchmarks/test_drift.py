from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from lxml import html

from benchmarks import drift
from benchmarks.corpus import Record
from benchmarks.made.donors import Donor
from benchmarks.made.page_template import PageTemplate
from benchmarks.made.site_drift import KINDS, SiteDrift
from benchmarks.transplant import line_of
from tests.benchmarks.sets import write_set
from tests.benchmarks.test_transplant import first_template, of_another_site

BUILDS = {
    "modules": r"[A-Z][a-z\d]*_[a-z\d]+__[A-Za-z\d]{5}",
    "hashed": r"_[a-z\d]{5}",
    "styled": r"sc-[a-z\d]{6}-0|[A-Za-z]{6}",
    "emotion": r"css-[a-z\d]{6}",
}


@pytest.fixture
def courier(papers: dict[str, list[Record]]) -> tuple[PageTemplate, list[Donor]]:
    return first_template(papers["courier"]), of_another_site(papers["courier"])


def classes(record: Record) -> set[str]:
    return {name for e in html.fromstring(record.page.text()).iter() for name in (e.get("class") or "").split()}


def words(record: Record) -> Counter[str]:
    tree = html.fromstring(record.page.text())
    return Counter(" ".join(tree.xpath("//text()[not(parent::script or parent::style)]")).split())


@pytest.mark.parametrize("kind", KINDS)
def test_a_page_is_the_same_each_time_and_holds_its_truth(
    courier: tuple[PageTemplate, list[Donor]], kind: str
) -> None:
    sites = [drift.DriftingSite(*courier, SiteDrift(kind), 12) for _ in range(2)]
    for number in (0, 11):
        one, other = (site.page(number) for site in sites)
        assert one == other
        paragraphs = set(one.truth["body"].split("\n\n"))
        shown = " ".join(html.fromstring(one.page.text()).text_content().split())
        assert all(" ".join(paragraph.split()) in shown for paragraph in paragraphs)


@pytest.mark.parametrize("kind", BUILDS)
def test_a_build_gives_every_class_another_name(courier: tuple[PageTemplate, list[Donor]], kind: str) -> None:
    site = drift.DriftingSite(*courier, SiteDrift(kind), 12)
    assert site.starts == [10]
    old, new = site.page(3, 0), site.page(3, 1)
    assert all(re.fullmatch(BUILDS[kind], name) for name in classes(old) | classes(new))
    assert classes(old) and not classes(old) & classes(new) and words(old) == words(new)
    assert classes(site.page(4, 0)) & classes(old)


def test_only_tokens_that_look_hashed_are_renamed(courier: tuple[PageTemplate, list[Donor]]) -> None:
    template, donors = courier
    assert not SiteDrift("deploys").fits(template)
    body = template.record.body.replace(b'class="', b'class="css-1x2y3z story__Kq3x9 ', 1)
    built = replace(template, record=replace(template.record, body=body))
    assert SiteDrift("deploys").fits(built)
    site = drift.DriftingSite(built, donors, SiteDrift("deploys"), 12)
    old, new = classes(site.page(0)), classes(site.page(0, 1))
    gone, come = sorted(old - new), sorted(new - old)
    assert gone == ["css-1x2y3z", "story__Kq3x9"]
    assert re.fullmatch(r"css-[a-z\d]{6}", come[0]) and re.fullmatch(r"story__[A-Za-z\d]{5}", come[1])


def test_the_text_stands_in_other_elements_on_some_pages(courier: tuple[PageTemplate, list[Donor]]) -> None:
    site = drift.DriftingSite(*courier, SiteDrift("markup"), 12)
    assert {"p", "div", "br"} == {_how(site.page(number)) for number in range(12)}


def _how(record: Record) -> str:
    tree = html.fromstring(record.page.text())
    first = record.truth["body"].split("\n\n")[0].split(" ")[0]
    holder = next(e for e in tree.iter("p", "div") if (e.text or "").startswith(first))
    return "br" if holder.find("br") is not None else str(holder.tag)


def test_a_look_that_is_taken_back_is_told_once(courier: tuple[PageTemplate, list[Donor]]) -> None:
    result = drift.drifting_site((*courier, SiteDrift("rollback"), 24, 8), lambda record: None)
    assert [change.at for change in result.changes][:1] == [15] and result.false == 0
    assert result.marks.startswith("...www") and result.marks.endswith("www")


def test_a_site_that_stays_as_it_is_has_no_changes(courier: tuple[PageTemplate, list[Donor]]) -> None:
    result = drift.drifting_site((*courier, SiteDrift("still"), 12, 8), lambda record: None)
    assert (result.changes, result.false, result.marks) == ((), 0, "..." + "w" * 9)
    table = drift.table([result]).splitlines()
    assert len(table) == 2 and table[1].split()[:3] == ["still", "1", "75.0%"]
    assert "loss" in drift.site_line(result)


def test_a_truth_without_a_headline_takes_the_pages_own(papers: dict[str, list[Record]]) -> None:
    record = papers["courier"][0]
    without = replace(record, truth={"body": record.truth["body"]})
    assert drift.headed(without).truth["headline"] == record.truth["headline"]
    assert drift.headed(record) is record
    two = replace(without, body=record.body.replace(b"</h1>", b"</h1><h1>Another</h1>", 1))
    assert drift.headed(two) is two


def test_the_command(papers: dict[str, list[Record]], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pages = [line_of(replace(r, site=f"s{number}.example")) for number, r in enumerate(papers["courier"])]
    given, out = write_set(tmp_path / "in.jsonl", pages), tmp_path / "out.json"
    assert drift.main([str(given), "--kinds", "ab", "--sites", "1", "--pages", "6", "--json", str(out)]) == 0
    assert capsys.readouterr().out.splitlines()[1].startswith("ab             1 ")
    assert len(json.loads(out.read_text())[0]["pages"]) == 6
