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


HALF = len(PARAGRAPHS) // 2
FIRST, REST = ("".join(f"<p>{text}</p>" for text in texts) for texts in (PARAGRAPHS[:HALF], PARAGRAPHS[HALF:]))
FIELDS = '<form><input type="email"><button>Send</button></form>'


@pytest.mark.parametrize(
    "rest",
    [
        f'<div class="more" style="display:none">{REST}</div>',
        f"<section hidden>{REST}</section>",
        f'<div class="more" style="display:none"><div>{REST}</div></div>',
        f'<a href="#">Read more</a><div style="display:none"><h2>Later</h2>{REST}</div>',
    ],
    ids=["div", "section", "div in it", "subhead and button"],
)
def test_the_rest_of_a_text_is_shown_that_waits_for_a_click(rest: str) -> None:
    assert hidden_share(f"<body><article><h1>Rain</h1>{FIRST}{rest}</article></body>") == 0


@pytest.mark.parametrize(
    "body",
    [
        f"{FIRST}<div style='display:none'><p>Write to us.</p><p>We read all of it.</p>{FIELDS}</div>",
        f"{FIRST}<div style='display:none' role='dialog'>{REST}</div>",
        f"<div style='display:none'>{REST}</div>{FIRST}",
        f"<p>Rain.</p><div style='display:none'>{REST}</div>",
        f"{FIRST}<div style='display:none'>{REST}<ul>{MENU}</ul></div>",
        f"{FIRST}<ul style='display:none'>{MENU}</ul>",
    ],
    ids=["form", "dialog", "before the text", "nothing to go on with", "with a menu", "menu"],
)
def test_what_does_not_go_on_with_the_text_stays_hidden(body: str) -> None:
    assert hidden_share(f"<body><article><h1>Rain</h1>{body}</article></body>") > 0.02


def test_the_article_is_whole_with_its_rest_behind_a_button() -> None:
    text = f'{FIRST}<button>Read more</button><div style="display:none">{REST}</div>'
    shown, waiting = article_html(), article_html().replace(TEXT, text)
    assert shown != waiting
    first, second = extract(shown, URL), extract(waiting, URL)
    assert isinstance(first, Article) and isinstance(second, Article)
    assert first.body == second.body == "\n\n".join(PARAGRAPHS)
