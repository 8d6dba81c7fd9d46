"""The rehearsal of `benchmarks.chaos`, shorter: crawls are killed at named points, and nothing is lost or doubled."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import newsstand
from benchmarks import chaos


def test_nothing_is_lost_and_nothing_twice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tally = chaos.rehearse(tmp_path, kills=9, seed=3, paper="ledger", days=1)
    with capsys.disabled():
        print("\n" + chaos.report(tally))
    assert tally.holds and tally.killed == 9 and tally.expected > 20, chaos.report(tally)


def test_the_judge_sees_what_is_wrong(tmp_path: Path) -> None:
    """A judge that finds nothing is no judge: lines are lost, doubled, torn and cut short on purpose."""
    with newsstand.serve(["ledger"]) as stand:
        stand.turn_to("ledger", 0)
        truth = stand.truth()["ledger"]
    folder = tmp_path / "outputs" / "x"
    folder.mkdir(parents=True)

    def line(article: newsstand.ArticleTruth, body: str | None = None) -> str:
        text = chaos.json.dumps(
            {"url": article.addresses[0], "headline": article.headline, "body": body or article.body,
             "fingerprint": {"id": article.key, "revision": 1}}
        )  # fmt: skip
        return text + "\n"

    lines = [line(article) for article in truth.articles]
    (folder / "a.jsonl").write_text("".join(lines), encoding="utf-8")
    tally = chaos.Tally()
    chaos.judge(tally, truth, Counter(), tmp_path)
    assert tally.holds
    cut = line(truth.articles[2], truth.articles[2].paragraphs[0])
    (folder / "a.jsonl").write_text("".join([*lines[1:2], cut, *lines[3:], lines[3], lines[4][:50]]), encoding="utf-8")
    tally = chaos.Tally()
    chaos.judge(tally, truth, Counter(), tmp_path)
    assert not tally.holds
    assert len(tally.missing) == 1 and len(tally.twice) == 1 and len(tally.wrong) == 3
