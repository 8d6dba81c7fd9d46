"""What is left out of the arbiter's features, and what is said of it. LightGBM itself is not needed."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import ablations
from benchmarks.corpus import read_set
from benchmarks.measures.intervals import resample
from benchmarks.measures.scoring import PageScore
from benchmarks.training.samples import Sample, read_sample
from extractors.model import shipped
from tests.benchmarks.sets import line, lines, write_set


def sample(tmp_path: Path) -> Sample:
    [record] = read_set(write_set(tmp_path / "set.jsonl", [line(0)]))
    made = read_sample((record, "wcxb-dev-articles", 5))
    assert made is not None
    return made


def scores(*f1: float) -> list[PageScore]:
    figures = [{"word.f1": value, "shingle.precision": value, "shingle.recall": value} for value in f1]
    return [
        PageScore(f"p{place}", f"s{place}.example", {**row, "shingle.accuracy": 0.0})
        for place, row in enumerate(figures)
    ]


def test_every_kind_but_nothing_leaves_some_features_out(tmp_path: Path) -> None:
    names = sample(tmp_path).found.names
    for kind, prefixes in ablations.KINDS.items():
        assert (len(ablations.left(names, prefixes)) == len(names)) == (kind == "nothing")


def test_all_methods_are_each_of_them_together(tmp_path: Path) -> None:
    names = sample(tmp_path).found.names
    out = [set(range(len(names))) - set(ablations.left(names, prefixes)) for prefixes in ablations.METHODS.values()]
    together = set(range(len(names))) - set(ablations.left(names, ablations.KINDS["all of these methods"]))
    assert set.union(*out) == together and sum(map(len, out)) == len(together)


def test_a_beginning_that_no_feature_has_is_an_error() -> None:
    with pytest.raises(ValueError, match="no feature begins with moon"):
        ablations.left(["words in the block"], ("moon",))


def test_differences_are_paired_by_site() -> None:
    by_kind = {"nothing": resample(scores(0.9, 0.8, 0.7)), "pictures": resample(scores(0.8, 0.7, 0.6))}
    table = ablations.differences({"fundus-dev": by_kind})
    value, gap = table["pictures"]["fundus-dev word.f1"]
    assert value == pytest.approx(0.7) and gap.value == pytest.approx(-0.1)
    assert gap.low == pytest.approx(-0.1) == gap.high  # every page loses the same, whichever sites are drawn
    assert table["nothing"]["fundus-dev word.f1"][1].value == 0


def test_only_what_is_beyond_chance_is_marked(capsys: pytest.CaptureFixture[str]) -> None:
    even, lost = resample(scores(0.9, 0.7, 0.8)), resample(scores(0.8, 0.6, 0.7))
    mixed = resample(scores(0.8, 0.8, 0.8))
    ablations._print(ablations.differences({"fundus-dev": {"nothing": even, "pictures": lost, "the densities": mixed}}))
    told = {row.split("  ")[0]: row for row in capsys.readouterr().out.splitlines()}
    assert "0.7000 -0.1000*" in told["pictures"] and "*" not in told["the densities"] + told["nothing"]


def test_pages_are_scored_by_the_forest_of_their_fold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    records = list(read_set(write_set(tmp_path / "set.jsonl", lines()[:3])))
    made = [one for one in (read_sample((record, "wcxb-dev-articles", 5)) for record in records) if one is not None]
    asked: list[tuple[frozenset[str], tuple[str, ...]]] = []

    def forest(pages: list[Sample], prefixes: tuple[str, ...], trees: int) -> object:
        asked.append((frozenset(page.record.site for page in pages), prefixes))
        return shipped().blocks

    monkeypatch.setattr(ablations, "forest_without", forest)
    found = ablations.ablate(made, ["nothing", "pictures"], 1, 5, 1)
    assert len(asked) == 10 and {prefixes for _, prefixes in asked} == {(), ablations.KINDS["pictures"]}
    for fold, (sites, _) in enumerate(asked[:5]):
        assert not {one.record.site for one in made if one.fold == fold} & sites
    rows = ablations.differences(found)
    assert rows["nothing"]["wcxb-dev-articles word.f1"][0] > 0.9
    assert rows["pictures"]["wcxb-dev-articles word.f1"][1].value == 0


def test_an_unknown_kind_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert ablations.main(["corpus", "--without", "the moon"]) == 2
    assert "no such kind of features: the moon" in capsys.readouterr().err
