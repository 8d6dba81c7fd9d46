"""The pages of ``streams``, and what a browser makes of them with React's own calls."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import Any

import pytest

from tests.extractors.streams import PAGES

sync_api = pytest.importorskip("playwright.sync_api", reason="needs playwright (requirements/render.txt)")
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
BROWSER = next((path for name in BROWSERS if (path := shutil.which(name))), None)
pytestmark = pytest.mark.skipif(BROWSER is None, reason=f"needs a browser on the path: {', '.join(BROWSERS)}")
SEEN = """() => {
  const texts = [], walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text; text = walk.nextNode(); ) if (!text.parentElement.closest("script, [hidden]")) texts.push(text.data);
  return texts.join(" ").split(/\\s+/).filter(Boolean).join(" ");
}"""


@pytest.fixture(scope="module")
def window() -> Iterator[Any]:
    with sync_api.sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=BROWSER, args=["--no-sandbox", "--disable-gpu"])
        yield opened.new_page()
        opened.close()


@pytest.mark.parametrize("name", PAGES)
def test_a_browser_ends_with_the_same_text(window: Any, name: str) -> None:
    page, text = PAGES[name]
    window.set_content(page)
    window.wait_for_function("() => !$RB.length")  # what was called is moved
    assert window.evaluate(SEEN) == text
