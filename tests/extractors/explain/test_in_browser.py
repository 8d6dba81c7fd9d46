"""The explanation in a real browser without network: colours, places, hover texts, switches."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.extractors.explain.pages import explained

sync_api = pytest.importorskip("playwright.sync_api", reason="needs playwright (requirements/render.txt)")
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
BROWSER = next((path for name in BROWSERS if (path := shutil.which(name))), None)
pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(BROWSER is None, reason=f"needs a browser on the path: {', '.join(BROWSERS)}"),
]
GREEN, RED, BLUE, GOLD = "rgb(187, 240, 196)", "rgb(255, 205, 205)", "rgb(20, 90, 220)", "rgb(215, 150, 0)"


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with sync_api.sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=BROWSER, args=["--no-sandbox", "--disable-gpu"])
        yield opened
        opened.close()


class Shown:
    """The explanation, open in a window of 1400 x 900; what it asked for and said on the console."""

    def __init__(self, browser: Any, folder: Path) -> None:
        path = folder / "explanation.html"
        path.write_text(explained(), encoding="utf-8")
        self.window = browser.new_page(viewport={"width": 1400, "height": 900})
        self.requests: list[str] = []
        self.console: list[str] = []
        self.window.on("request", lambda request: self.requests.append(request.url))
        self.window.on("console", lambda message: self.console.append(message.text))
        self.window.on("pageerror", lambda error: self.console.append(str(error)))
        self.window.goto(path.as_uri())
        self.page = self.window.frames[1]

    def text(self, identity: str) -> Any:
        return self.page.locator(f"#{identity} broadsheet-text").first

    def colour(self, identity: str) -> str:
        return str(self.text(identity).evaluate("e => getComputedStyle(e).backgroundColor"))

    def style(self, selector: str, name: str) -> str:
        found = self.page.locator(selector).first.evaluate(f"e => getComputedStyle(e).{name}")
        return str(found)


@pytest.fixture
def shown(browser: Any, tmp_path: Path) -> Iterator[Shown]:
    opened = Shown(browser, tmp_path)
    yield opened
    opened.window.close()


def test_colours(shown: Shown) -> None:
    assert [shown.colour(identity) for identity in ("first", "second")] == [GREEN, GREEN]
    assert [shown.colour(identity) for identity in ("menu", "ad", "footer", "by")] == [RED] * 4
    assert shown.style("#first broadsheet-text", "display") == "inline"


def test_outlines_and_labels(shown: Shown) -> None:
    assert shown.style("#story", "outlineColor") == BLUE and shown.style("#story", "outlineStyle") == "solid"
    assert shown.style("#head", "outlineColor") == GOLD
    label = shown.page.locator("#head").evaluate("e => getComputedStyle(e, '::before').content")
    assert label == '"main header · headline: dom.h1"'
    author = shown.page.locator("#by").evaluate("e => getComputedStyle(e, '::before').content")
    assert author == '"authors: dom.byline"'


def test_visibility_and_position(shown: Shown) -> None:
    assert shown.text("first").is_visible() and shown.text("ad").is_visible()
    assert not shown.text("hidden").is_visible()
    boxes = [shown.text(identity).bounding_box() for identity in ("menu", "first", "second", "ad", "footer")]
    tops = [box["y"] for box in boxes]
    assert tops == sorted(tops) and len(set(tops)) == 5
    assert all(box["x"] >= 0 and box["x"] + box["width"] < 1050 for box in boxes)
    assert shown.page.locator("#story").bounding_box()["width"] == 300
    panel = shown.window.locator("aside").bounding_box()
    assert panel["x"] == 1050 and panel["width"] == 350 and panel["height"] == 900


def test_hover_text(shown: Shown) -> None:
    assert (
        shown.text("ad").get_attribute("title") == 'dropped: a <script>"box"</script>\nkept by: text-density'
    )
    box = shown.text("ad").bounding_box()
    hit = shown.window.evaluate(
        """([x, y]) => { const f = document.querySelector("iframe"), r = f.getBoundingClientRect();
        return f.contentDocument.elementFromPoint(x - r.x, y - r.y).title }""",
        [box["x"] + 3, box["y"] + box["height"] / 2],
    )
    assert hit.startswith("dropped: a <script>")


def test_switches(shown: Shown) -> None:
    shown.window.get_by_label("text-density").check()
    assert [shown.colour(i) for i in ("first", "ad", "second", "menu")] == [GREEN, GREEN, RED, RED]
    shown.window.get_by_label("visual-root").check()
    assert {shown.colour(i) for i in ("first", "ad", "second", "menu")} == {RED}
    shown.window.get_by_label("the result").check()
    assert [shown.colour(i) for i in ("first", "ad")] == [GREEN, RED]


def test_own_styles_and_outlines_can_be_switched_off(shown: Shown) -> None:
    shown.window.locator("#styles").uncheck()
    assert shown.text("hidden").is_visible() and shown.page.locator("#story").bounding_box()["width"] > 800
    shown.window.locator("#outlines").uncheck()
    assert shown.style("#story", "outlineStyle") == "none" and shown.colour("first") == GREEN
    shown.window.locator("#styles").check()
    assert not shown.text("hidden").is_visible()


def test_the_button_goes_to_the_article(shown: Shown) -> None:
    shown.page.evaluate("() => 0")
    shown.window.locator("iframe").evaluate("f => { f.contentDocument.body.style.paddingTop = '4000px' }")
    shown.window.locator("#jump").click()
    assert 0 < shown.text("head").bounding_box()["y"] < 900


def test_no_network_no_script_no_errors(shown: Shown) -> None:
    assert [url for url in shown.requests if not url.startswith(("file:", "data:", "about:"))] == []
    assert shown.window.title() == "Explanation: https://news.example/story"
    assert [text for text in shown.console if "Blocked script" not in text] == []
