"""Teasers set a listing apart from an article with links."""

from __future__ import annotations

import numpy as np
import pytest

from extractors import Page
from extractors.document import Document
from extractors.verdicts.teasers import find_teasers

STORY = "The council met on Tuesday to decide what to do about the old bridge over the river."
HEADS = [f"Bridge number {n} will be closed in spring" for n in range(6)]


def share(html: str, url: str = "http://a.example/news/") -> tuple[int, float]:
    document = Document(Page.from_html(f"<html><body>{html}</body></html>", url))
    teasers = find_teasers(document, 0, np.arange(len(document.blocks)))
    return len(teasers.units), teasers.share


def cards(open_: str, close: str, href: str = "/story/{}") -> str:
    return "".join(
        f"{open_}<a href='{href.format(n)}'>{head}</a><p>{STORY}</p>{close}" for n, head in enumerate(HEADS)
    )


@pytest.mark.parametrize(
    "html",
    [
        f"<ul>{cards('<li><span>12 May</span>', '</li>')}</ul>",
        f"<main>{cards('<article><h2>', '</h2></article>')}</main>",
        f"<table>{cards('<tr><td>', '')}</table>",
        f"<x-grid>{cards('<x-tile>', '</x-tile>')}</x-grid>",
        "<ul>" + "".join(f"<li><a href='/story/{n}'>一座小城的历史故事{n}</a><p>重新翻开自己的历史</p></li>"
                         for n in range(5)) + "</ul>",
    ],
)  # fmt: skip
def test_listings(html: str) -> None:
    units, covered = share(html)
    assert units >= 5 and covered > 0.9


@pytest.mark.parametrize(
    "html",
    [
        "".join(f"<p>{STORY}</p>" for _ in range(6)),
        "".join(f"<p>{STORY} <a href='/story/{n}'>{head}</a> {STORY}</p>" for n, head in enumerate(HEADS)),
        "".join(f"<p><a href='/story/{n}'>{head}</a> {STORY * 10}</p>" for n, head in enumerate(HEADS)),
        f"<ul>{cards('<li>', '</li>', 'http://other.example/{}')}</ul>",
        f"<ul>{cards('<li>', '</li>', '#part-{}')}</ul>",
        f"<ul>{cards('<li>', '</li>', 'mailto:editor@a.example')}</ul>",
        f"<ul>{cards('<li>', '</li>', '/story/7')}</ul>",
        "<a href='http://[broken'>One two three four</a>" * 5,
    ],
)
def test_no_listings(html: str) -> None:
    assert share(html)[1] == 0


def test_an_article_with_related_stories_is_mostly_text() -> None:
    text = "".join(f"<p>{STORY * 3}</p>" for _ in range(12))
    related = cards("<li>", "</li>")
    units, covered = share(f"<article><h1>Bridge closed</h1>{text}<ul>{related}</ul></article>")
    assert units == 6 and covered < 0.4


def test_live_entries_that_link_to_themselves_by_their_moment_are_no_teasers() -> None:
    entry = "<article><a href='?page=block-{0}'><time>2h ago</time> <span>09.{0} GMT</span></a><p>{1}</p></article>"
    assert share("".join(entry.format(number, STORY) for number in range(10, 16)))[0] == 0
    named = entry.replace("09.{0} GMT", "The bridge {0} is shut")
    assert share("".join(named.format(number, STORY) for number in range(10, 16)))[0] == 6
