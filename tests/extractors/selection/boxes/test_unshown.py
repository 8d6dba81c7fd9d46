"""What no browser shows is never content."""

from __future__ import annotations

import numpy as np
import pytest

from extractors.selection.boxes.unshown import without_unshown
from tests.builders import document

TEXT = "The harbour wall was mended by divers in the winter of that year, and it still stands."
DATA = (
    "<div itemscope itemtype='http://schema.org/NewsArticle' class=schema_org><a itemprop=url href=/a></a>"
    "<div itemprop=mainEntityOfPage>https://a.example/1.html</div><div itemprop=name>The wall</div>"
    "<div itemprop=publisher itemscope><div itemprop=name>The Post</div></div></div>"
)
NEVER = "elementor-hidden-desktop elementor-hidden-tablet elementor-hidden-mobile"


@pytest.mark.parametrize(
    ("html", "shown"),
    [
        ("<p>a</p><dialog class=modal><p>b</p><p>c</p></dialog><p>d</p>", [1, 0, 0, 1]),
        ("<p>a</p><dialog open><p>b</p></dialog>", [1, 1]),
        ("<p>a</p><div popover id=g><p>b</p></div><div role=tooltip><p>c</p></div>", [1, 0, 0]),
        ("<p>a</p><div role=dialog aria-hidden=true><h4>b</h4><p>c</p></div><p>d</p>", [1, 0, 0, 1]),
        ("<p>a</p><div role=AlertDialog aria-modal=true><p>b</p></div>", [1, 0]),
        ("<p>a</p><div role=dialog><p>b</p></div><div aria-hidden=true><p>c</p></div>", [1, 1, 1]),
        ("<p>a</p><div role=dialog aria-modal=true><h1>b</h1><p>c</p></div>", [1, 1, 1]),
        (f"<p>a</p><section class='top {NEVER}'><div><p>b</p></div></section><p>c</p>", [1, 0, 1]),
        ("<section class='elementor-hidden-tablet elementor-hidden-mobile'><p>a</p></section>", [1]),
        ("<p>a</p><p class=hidden>b</p>", [1, 1]),
        ("<p>a b c</p><p style='display:none'>b</p>", [1, 0]),
        ("<p>a b c</p><p hidden>b</p><p hidden=until-found>c</p>", [1, 0, 1]),
        ("<p>a b c</p><h2 class='visually-hidden'>b</h2>", [1, 0]),
        ("<p>a b c</p><p style='position:absolute; clip: rect(1px, 1px, 1px, 1px)'>b</p>", [1, 0]),
        ("<p>a</p><p style='display:none'>b</p>", [1, 1]),
        ("<p>a b c</p><div style='display:none'><p>b</p></div>", [1, 1]),
        (f"<p>{TEXT}</p>{DATA}", [1, 0, 0, 0]),
        (f"<p>{TEXT}</p>{DATA.replace('<div itemprop=name>', '<div>')}", [1, 1, 1, 1]),
        (f"<p>{TEXT}</p>{DATA.replace('https://', '')}", [1, 1, 1, 1]),
        (f"<p>{TEXT}</p>{DATA.replace('div itemprop=name', 'h1 itemprop=name')}", [1, 1, 1, 1]),
        (f"<p>a</p>{DATA}", [1, 1, 1, 1]),
    ],
    ids=[
        "a closed dialog", "an open dialog", "popovers", "hidden dialogs", "locking dialogs",
        "other dialogs", "an article over the page", "hidden at every width", "hidden at some widths",
        "a class alone", "a hidden paragraph", "by its attribute", "for screen readers", "clipped",
        "half of the text", "a hidden box", "for programs", "not all a property", "no address",
        "a headline", "all that the page says",
    ],
)  # fmt: skip
def test_what_no_browser_shows(html: str, shown: list[int]) -> None:
    found = document(html)
    assert (without_unshown(found, np.full(len(found.blocks), 0.9)) > 0).tolist() == [bool(each) for each in shown]
