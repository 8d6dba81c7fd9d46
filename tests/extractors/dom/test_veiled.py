"""Pages that are hidden until their scripts ran."""

from __future__ import annotations

import pytest

from extractors import Article, extract
from tests.builders import PARAGRAPHS, URL, article_html, document

MENU = "".join(f"<li>An entry of the menu with number {number}</li>" for number in range(40))
TEXT = "".join(f"<p>{text}</p>" for text in PARAGRAPHS)


def hidden_share(body: str) -> float:
    """The share of the page's words that are hidden."""
    page = document(f"<html><head></head>{body}</html>", URL)
    return float((page.words * page.hidden).sum() / page.words.sum())


@pytest.mark.parametrize("style", ['style="visibility:hidden"', 'style="display: none"', "hidden"])
def test_a_page_that_waits_for_its_scripts_is_shown(style: str) -> None:
    assert hidden_share(f"<body {style}><h1>Rain</h1>{TEXT}</body>") == 0
    assert hidden_share(f"<body><nav>News Sport</nav><div {style}><main>{TEXT}</main></div></body>") == 0


@pytest.mark.parametrize(
    "hidden",
    [
        f"<ul hidden>{MENU}</ul>",
        f'<div style="display:none"><h2>Vendors</h2><ul>{MENU}</ul></div>',
        '<div style="display:none"><article>A teaser of few words</article></div>',
    ],
    ids=["menu", "dialog", "teaser"],
)
def test_what_is_hidden_beside_the_text_stays_hidden(hidden: str) -> None:
    assert hidden_share(f"<body><h1>Rain</h1>{TEXT}{hidden}</body>") > 0.02


def test_what_is_hidden_within_such_a_page_stays_hidden() -> None:
    body = f'<body style="display:none"><h1>Rain</h1>{TEXT}<ul hidden>{MENU}</ul></body>'
    assert 0.3 < hidden_share(body) < 0.9


def test_the_article_of_such_a_page_is_the_same() -> None:
    shown, waiting = article_html(), article_html().replace("<body", '<body style="visibility: hidden"', 1)
    assert shown != waiting
    first, second = extract(shown, URL), extract(waiting, URL)
    assert isinstance(first, Article) and isinstance(second, Article)
    assert first.body == second.body == "\n\n".join(PARAGRAPHS)
