"""Recorded pages through a real browser: `benchmarks.predict --render` and what boxes are worth."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from benchmarks import predict, rendered_roots, rendering
from tests.benchmarks.sets import PARAGRAPHS, article_html, line, write_set
from tests.crawler.rendering.browsers import needs_browser

SHELL = (
    '<!DOCTYPE html><html lang="en"><head><title>App</title></head><body><div id="root"></div><noscript>You need to '
    "enable JavaScript to run this app.</noscript><script>const parts = " + json.dumps(PARAGRAPHS) + ";"
    "root.innerHTML = '<article><h1>Council rebuilds pier</h1>' + parts.map(p => '<p>' + p + '</p>').join('') + "
    "'</article>'; fetch('https://gull0.example/more').catch(() => document.title = 'no network');</script></body>"
)
SECRET = "Watches at half their price are sold by nobody else in this town, and loans are cheaper than they ever were."
PARKED = article_html(
    "Council rebuilds pier",
    (PARAGRAPHS[0], f'</p><div class="q"><p>{SECRET} {SECRET}</p></div><p>{PARAGRAPHS[1]}', PARAGRAPHS[2]),
    "<style>.q{position:absolute;top:-9000px}.n{margin:0}" + ".n{padding:0}" * 50 + "</style>",
)
TAMPERING = article_html("Council rebuilds pier").replace("</body>", "<script>JSON.stringify = () => 7</script></body>")


def pages() -> list[dict[str, Any]]:
    truth = line(0)["truth"]
    return [line(number, html=html, truth=truth) for number, html in enumerate((SHELL, PARKED, TAMPERING))]


def predicted(folder: Path, *options: str) -> list[dict[str, Any]]:
    out = folder / "out.jsonl"
    assert predict.main([str(write_set(folder / "own.jsonl", pages())), "-o", str(out), *options]) == 0
    return [json.loads(text) for text in out.read_text(encoding="utf-8").splitlines()]


@needs_browser
def test_pages_are_predicted_as_a_browser_shows_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shell, parked, tampering = predicted(tmp_path)
    assert shell["verdict"] == "needs_rendering" and SECRET in parked["body"]
    capsys.readouterr()
    seen_shell, seen_parked, seen_tampering = predicted(tmp_path, "--render")
    assert seen_shell["page_type"] == "article" and seen_shell["body"].split() == " ".join(PARAGRAPHS).split()
    assert SECRET not in seen_parked["body"] and PARAGRAPHS[1] in seen_parked["body"]
    assert {**seen_tampering, "ms": 0} == {**tampering, "ms": 0}, "as it came"
    assert "own-2 is not rendered: the page cannot be measured" in capsys.readouterr().err


@pytest.mark.parametrize("module", [predict, rendered_roots])
def test_no_browser_is_told_and_nothing_is_written(
    module: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rendering, "unavailable", lambda settings: "needs a browser: apt-get install some-browser")
    out, own = tmp_path / "out.jsonl", str(write_set(tmp_path / "own.jsonl", pages()))
    words = [own, "-o", str(out), "--render"] if module is predict else [own]
    try:
        status = module.main(words)
    except SystemExit as ended:
        status = ended.code
    said = capsys.readouterr()
    assert status == (2 if module is predict else 1) and not out.exists() and said.out == ""
    assert said.err.splitlines()[-1].endswith("needs a browser: apt-get install some-browser")


@needs_browser
def test_what_boxes_are_worth(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = write_set(tmp_path / "own.jsonl", [*pages(), line(3, html=PARKED, truth={"headline": "no body"})])
    assert rendered_roots.main([str(own), "-n", "5"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "own: 1 pages, 0 more were not ready in time", "of the others none carries its style"
    rows = {cells[0]: cells[1:] for text in lines[4:8] for cells in [[c.strip() for c in text.strip("|").split("|")]]}
    came, _, boxed = (float(cell) for cell in rows["visual root as published"][:3])
    assert came < boxed - 0.1 and boxed == pytest.approx(1.0, abs=0.05) and rows["whole system"][3] == "1, 0"
    assert any(text.startswith("whole system: own-1 +0.") for text in lines), lines
