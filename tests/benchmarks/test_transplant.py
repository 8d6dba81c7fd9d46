from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks import transplant
from benchmarks.corpus import Record, read_set
from benchmarks.learning import page_of
from benchmarks.made.donors import Donor, donor_of, donors_of
from benchmarks.made.page_template import PageTemplate, template_of
from benchmarks.measures.bodies import reference_bodies, word_scores
from extractors import Article, extract_page
from extractors.dom.streamed import is_streamed
from tests.benchmarks.sets import line, write_set


def of_another_site(records: list[Record]) -> list[Donor]:
    return donors_of([replace(record, site="another.example") for record in records])


def first_template(records: list[Record]) -> PageTemplate:
    return next(template for record in records if (template := template_of(record)) is not None)


@pytest.mark.parametrize("name", ["courier", "vestnik", "gujin"])
def test_the_donors_words_stand_in_the_templates_elements(papers: dict[str, list[Record]], name: str) -> None:
    template = first_template(papers[name])
    donors = of_another_site([record for record in papers[name] if record.id != template.record.id])
    site = transplant.transplanted_site(template, donors, 4)
    assert site is not None and len(site.records) == 4
    for record in site.records:
        text = record.page.text()
        paragraphs = record.truth["body"].split("\n\n")
        assert record.truth["headline"] in text and record.site == template.site
        outcome = extract_page(page_of(record)).outcome
        assert isinstance(outcome, Article) and outcome.headline == record.truth["headline"]
        assert word_scores(outcome.body, record.truth["body"])[2] > 0.8
        # nothing is left of the article that was recorded
        old = template.record.truth
        other = {" ".join(p.split()) for p in old["body"].split("\n\n") if len(p) > 60} - set(paragraphs)
        assert not [p for p in other if p in text]
        assert old["headline"] not in text


def test_a_place_that_is_optional_in_the_template_is_so_in_its_pages(papers: dict[str, list[Record]]) -> None:
    record = first_template(papers["courier"]).record
    paragraphs = record.truth["body"].split("\n\n")
    truth = {**record.truth, "body_paragraphs": paragraphs, "body_optional": [0]}
    template = template_of(replace(record, truth=truth))
    assert template is not None and template.optional == {template.slots[0]}
    site = transplant.transplanted_site(template, of_another_site(papers["courier"]), 2)
    assert site is not None
    for made in site.records:
        assert made.truth["body_optional"] == [0]
        without = made.truth["body"].partition("\n\n")[2]
        assert set(reference_bodies(made.truth)) == {made.truth["body"], without}


def test_the_same_seed_gives_the_same_site_and_the_furniture_changes(papers: dict[str, list[Record]]) -> None:
    template, donors = first_template(papers["courier"]), of_another_site(papers["courier"])
    first, again = (transplant.transplanted_site(template, donors, 3) for _ in range(2))
    assert first == again
    other = transplant.transplanted_site(template, donors, 3, seed=1)
    assert first is not None and other is not None and first.records[0].body != other.records[0].body
    later = transplant.transplanted_site(template, donors, 3, first=3)
    assert later is not None and not {r.url for r in later.records} & {r.url for r in first.records}
    one, two = (record.page.text() for record in first.records[:2])
    assert len({*one.splitlines()} & {*two.splitlines()}) < len({*one.splitlines()})


def test_too_few_donors_make_no_site(papers: dict[str, list[Record]]) -> None:
    template = first_template(papers["courier"])
    assert transplant.transplanted_site(template, of_another_site(papers["gujin"]), 3) is None
    assert transplant.transplanted_site(template, donors_of(papers["courier"]), 3) is None  # its own site


def test_donors_of_the_templates_own_fold_come_first(papers: dict[str, list[Record]]) -> None:
    records = [
        replace(r, site=f"{'near' if number % 2 else 'far'}{number}.example")
        for number, r in enumerate(papers["courier"])
    ]
    groups = {record.site: int(record.site.startswith("near")) for record in records}
    found = list(transplant.templates_with_donors(records, 3, 5, groups))
    assert len(found) == 3
    for template, donors in found:
        assert {groups[donor.site] for donor in donors} == {groups[template.site]}


def test_a_streamed_page_is_no_template(papers: dict[str, list[Record]]) -> None:
    record = first_template(papers["courier"]).record
    late = b'<!--$?--><template id="B:0"></template><!--/$--><div hidden id="S:0"><p>Late</p></div></body>'
    streamed = replace(record, body=record.body.replace(b"</body>", late))
    assert is_streamed(streamed.page.text())
    assert template_of(streamed) is None


def test_pages_that_are_not_clean_are_no_templates() -> None:
    for changes in ({"truth": {"body": "Another text than the page's. " * 40, "headline": "x"}}, {"html": ""}):
        record = Record(**{**_values(line(0, **changes))})
        assert template_of(record) is None
    assert donor_of(Record(**_values(line(0, truth={"headline": "x", "body": "Too short."})))) is None


def _values(values: dict) -> dict:
    body = values.pop("html").encode()
    return {**values, "body": body}


def test_the_command_writes_a_set(
    papers: dict[str, list[Record]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pages = [
        transplant.line_of(replace(record, site=f"s{number}.example"))
        for number, record in enumerate(papers["courier"])
    ]
    given, out = write_set(tmp_path / "in.jsonl", pages), tmp_path / "out.jsonl.xz"
    assert transplant.main([str(given), "-o", str(out), "--templates", "2", "--pages", "3"]) == 0
    assert capsys.readouterr().out == "2 sites of 3 pages\n"
    found = list(read_set(out))
    assert len(found) == 6 and len({record.site for record in found}) == 2
    assert json.dumps([r.truth["body"] for r in found]) and len({r.id for r in found}) == 6
