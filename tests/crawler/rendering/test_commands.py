"""`--render` as people use it: what `scrapy explain` draws, what `scrapy doctor` says, and what is not understood."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from scrapy.settings import Settings

import newsstand
from crawler import settings as own
from crawler.rendering.browser import executable
from crawler.state import SiteState
from newsstand import Newsstand
from tests.builders import PARAGRAPHS
from tests.crawler.rendering.browsers import needs_browser
from tests.crawler.spiders.crawls import PATIENCE, ROOT, environment, scrapy

PATIENT = ("-s", "BROADSHEET_RENDERING_SECONDS=60", "-s", "BROADSHEET_RENDERING_SETTLE=20")
"""On a machine with other work."""
COLOURED = f"""<!DOCTYPE html><html lang=en><head><meta charset=utf-8><title>Islands wait</title><style>
body{{margin:0;background:#fff}} h1,p{{margin:40px;width:600px;font:20px/30px serif;color:#000}}
h1{{background:#ff0}} p{{background:#0f0}} #menu{{background:#f0f;height:50px}}</style></head><body>
<div id=menu><a href=/>Front</a> <a href=/sport>Sport</a></div><h1>Islands wait for their ferry</h1><script>
for (const text of {list(PARAGRAPHS)!r}) {{
  const p = document.createElement('p'); p.textContent = text; document.body.append(p);
}}</script></body></html>"""
DRAWN = """() => {
  const image = document.querySelector('#picture img'), canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth; canvas.height = image.naturalHeight;
  const paper = canvas.getContext('2d'); paper.drawImage(image, 0, 0);
  const shown = image.getBoundingClientRect();
  return [...document.querySelectorAll('#picture rect')].map(rect => {
    const box = rect.getBoundingClientRect();
    const x = box.left - shown.left, y = box.top - shown.top;
    const under = (dx, dy) => [...paper.getImageData(x + dx, y + dy, 1, 1).data].slice(0, 3);
    return {kind: rect.getAttribute('class'), why: rect.textContent, height: box.height, y,
            inside: under(box.width / 2, 1), below: under(box.width / 2, box.height + 20)};
  });
}"""
"""Every box, with the colours of the picture just inside it and below it."""


@pytest.fixture(scope="module")
def stand() -> Iterator[Newsstand]:
    with newsstand.serve(["courier"], scripted_site=True) as running:
        yield running


def host_of(stand: Newsstand, name: str) -> str:
    paper = stand.scripted if name == "scripted" else stand.papers[name]
    assert paper is not None
    return paper.url.removeprefix("http://")


@needs_browser
def test_an_explanation_shows_the_picture_with_the_boxes_where_they_were(tmp_path: Path) -> None:
    from playwright.sync_api import sync_playwright

    source, target = tmp_path / "page.html", tmp_path / "explained.html"
    source.write_text(COLOURED, encoding="utf-8")
    done = scrapy("explain", "--render", str(source), "-o", str(target), *PATIENT, seconds=200)
    assert done.returncode == 0 and f"Wrote {target}" in done.stderr and "Traceback" not in done.stderr, done.stderr
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=executable(), args=["--disable-gpu"])
        window = opened.new_page(viewport={"width": 1700, "height": 1200})
        said: list[str] = []
        window.on("pageerror", lambda error: said.append(str(error)))
        window.on("request", lambda request: said.append(request.url))
        window.goto(target.as_uri())
        picture = window.locator("#picture")
        assert picture.is_visible() and not window.locator("iframe").is_visible()
        window.locator("#seen").uncheck()
        assert not picture.is_visible() and window.locator("iframe").is_visible()
        window.locator("#seen").check()
        width = window.evaluate("document.querySelector('#picture img').naturalWidth")
        boxes = window.evaluate(DRAWN)
        opened.close()
    assert [one for one in said if not one.startswith(("file:", "data:", "about:"))] == [] and width == 1280
    kept = [box for box in boxes if box["kind"] == "kept"]
    assert len(kept) == len(PARAGRAPHS) and [box["y"] for box in kept] == sorted(box["y"] for box in kept)
    for box in kept:  # JPEG's colours are nearly the page's
        assert nearly(box["inside"], (0, 255, 0)) and nearly(box["below"], (255, 255, 255)) and box["height"] >= 20, box
    [header] = [box for box in boxes if box["kind"] == "header"]
    assert header["why"] == "the main header" and nearly(header["inside"], (255, 255, 0)) and header["height"] == 30
    dropped = [box for box in boxes if box["kind"] == "dropped" and nearly(box["inside"], (255, 0, 255))]
    assert len(dropped) == 2 and all(box["why"].startswith("dropped: ") for box in dropped)
    assert [box["kind"] for box in boxes].count("root") == 1


def nearly(colour: list[int], other: tuple[int, int, int]) -> bool:
    return all(abs(one - two) < 40 for one, two in zip(colour, other, strict=True))


@pytest.mark.parametrize(
    ("paper", "rendering", "said"),
    [
        (
            "scripted", False, "needed; BROADSHEET_RENDERING_ENABLED renders such pages crawls: it helped with 0 of 5 "
            "pages, the last on 2026-11-01 crawls leave it until 2026-11-08",
        ),
        pytest.param("scripted", True, "needed: 8 of 8 articles were seen in a browser", marks=needs_browser),
        pytest.param("courier", True, "not needed", marks=needs_browser),
    ],
)  # fmt: skip
def test_doctor_says_whether_a_site_needs_a_browser(
    stand: Newsstand, tmp_path: Path, paper: str, rendering: bool, said: str
) -> None:
    options = [f"BROADSHEET_{name}={tmp_path / name}" for name in ("SITES", "STATE_DIR", "OUTPUTS")]
    options.append(f"BROADSHEET_RENDERING_ENABLED={rendering}")
    if not rendering:
        crawled_before(tmp_path / "STATE_DIR", host_of(stand, paper))
    settings = [word for option in options for word in ("-s", option)]
    done = scrapy(
        "doctor", host_of(stand, paper), "--samples", "8", "--dry-run", *settings, *PATIENT, seconds=400
    )
    assert done.returncode == 0 and "Traceback" not in done.stderr, done.stderr
    assert row(done.stdout, "Rendering") == said, done.stdout
    note = "Its pages come out empty without a browser: they need rendering."
    assert (note in done.stdout) == (paper == "scripted")


def crawled_before(folder: Path, domain: str) -> None:
    """Leave what crawls leave whose renderings did not help."""
    settings = Settings()
    settings.setmodule(own)
    settings.setdict({"BROADSHEET_STATE_DIR": str(folder)})
    state = SiteState.from_settings(settings, domain)
    at = int(datetime(2026, 11, 1, tzinfo=UTC).timestamp())
    state.facts.set("rendering", {"needed": False, "tried": 5, "helped": 0, "plain": 0, "at": at})
    state.close()


def row(table: str, name: str) -> str:
    """A row of the command's table, its lines joined."""
    lines = [line.strip("│ ").split("│") for line in table.splitlines() if line.startswith("│")]
    at = next(number for number, cells in enumerate(lines) if cells[0].strip() == name)
    found = [lines[at][1].strip()]
    for cells in lines[at + 1 :]:
        if len(cells) > 1 and cells[0].strip():
            break
        found.append(cells[-1].strip())
    return " ".join(found)


def run(*words: str, before: str = "") -> subprocess.CompletedProcess[str]:
    """A command in a Python that was changed before."""
    code = f"import sys; {before}; from scrapy.cmdline import execute; execute(['scrapy', *sys.argv[1:]])"
    return subprocess.run(
        [sys.executable, "-c", code, *words],
        cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, env=environment(),
    )  # fmt: skip


@pytest.mark.parametrize("command", ["extract", "explain"])
def test_rendering_that_cannot_be_had_is_told(command: str, tmp_path: Path) -> None:
    source = tmp_path / "page.html"
    source.write_text(COLOURED, encoding="utf-8")
    no_playwright = "sys.modules['playwright'] = None"
    for words, before, hint in (
        ((), no_playwright, "--render needs Playwright: pip install -r requirements/render.txt"),
        (("-s", "BROADSHEET_RENDERING_BROWSER=/no/such/browser"), "", "--render there is no browser /no/such/browser"),
        ((), "import os; os.environ['PATH'] = '/no/such'", "--render needs a browser: apt-get install"),
    ):
        if before != no_playwright:
            pytest.importorskip("playwright", reason="needs playwright (requirements/render.txt)")
        done = run(command, "--render", str(source), *words, before=before or "pass")
        assert done.returncode == 2 and done.stdout == "" and hint in done.stderr, (hint, done.stderr)
        assert "Traceback" not in done.stderr


def test_tests_without_a_browser_are_skipped_and_say_so(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "tests/crawler/rendering/test_look_alikes.py"]
    env = environment(PATH=str(tmp_path))
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, env=env)
    assert done.returncode == 0 and "SKIPPED [1] tests/crawler/rendering/test_look_alikes.py" in done.stdout
    assert ": no rendering: needs " in done.stdout, done.stdout


@needs_browser
def test_what_is_no_browser_leaves_the_page_as_it_came(tmp_path: Path) -> None:
    source = tmp_path / "page.html"
    source.write_text(f"<h1>Islands wait</h1>{''.join(f'<p>{text}</p>' for text in PARAGRAPHS)}", encoding="utf-8")
    done = scrapy("extract", "--render", str(source), "-s", "BROADSHEET_RENDERING_BROWSER=/bin/true")
    assert "The page is not rendered, and is read as it came: the browser cannot be used: " in done.stderr
    assert PARAGRAPHS[0] in done.stdout and done.returncode == 0 and "Traceback" not in done.stderr, done.stderr


@needs_browser
def test_what_is_no_page_has_a_verdict_and_a_status(stand: Newsstand, tmp_path: Path) -> None:
    picture, binary, empty = (tmp_path / name for name in ("picture.png", "noise.html", "empty.html"))
    picture.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 20)
    binary.write_bytes(bytes(range(256)) * 20)
    empty.write_bytes(b"")
    hang = f"http://{host_of(stand, 'scripted')}/hang"
    for source, status, said in (
        (str(picture), 1, '"not_html"'),
        (str(binary), 1, '"undecodable"'),
        (str(empty), 1, '"empty"'),
        (str(tmp_path), 2, "Is a directory"),
        (str(tmp_path / "none.html"), 2, "No such file or directory; an address begins with http://"),
        ("http://127.0.0.1:9/refuses", 1, "connection refused"),
        (f"http://{host_of(stand, 'scripted')}/private/x", 1, '"robots"'),
        (hang, 1, '"needs_rendering"'),
    ):
        seconds = ("-s", "BROADSHEET_RENDERING_SECONDS=8") if source == hang else PATIENT
        done = scrapy("extract", "--render", source, *seconds, seconds=200)
        told = done.stdout + done.stderr
        assert done.returncode == status and said in told and "Traceback" not in told, (source, told)
        if source == hang:
            assert re.search(r"not rendered, and is read as it came: not ready after 8 s", done.stderr), done.stderr
