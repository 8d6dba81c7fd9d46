"""Training pages without names that say anything."""

from __future__ import annotations

import re

from benchmarks.training.unnamed import unnamed
from extractors.document import Document
from extractors.page import Page
from extractors.xpath import is_stable

HTML = """<html><head><meta property="og:title" content="Pier"><style>.note, #end {display: none} p {color: red}</style>
<script>keep(".story")</script></head><body><main class="story wide" itemprop="articleBody"><h2 class="head">Planks</h2>
<p class="text">The pier opens on Saturday.</p><p class="text">It has new planks.</p><ul><li id="end">Tickets</li></ul>
<div class="note">Not shown.</div></main></body></html>"""


def page() -> Page:
    return Page.from_html(HTML, "http://gull.example/1")


def texts(of: Page) -> list[str]:
    return [text for text in Document(of).block_texts() if text.strip()]


def test_what_is_written_stays_and_no_name_says_anything() -> None:
    left = set()
    for number in range(60):
        made = unnamed(page(), f"seed {number}")
        assert made is not None
        html = made.text()
        assert texts(made) == texts(page())
        assert 'keep(".story")' in html and 'property="og:title"' in html and "itemprop" not in html
        names = {name for value in re.findall(r'(?:class|id)="([^"]*)"', html) for name in value.split()}
        assert len(names) == 6 and not names & {"story", "wide", "head", "text", "end", "note"}
        left.add(tuple(re.findall(r"<(main|h2|p|li|article)\b", html)))
    assert () in left and ("main", "h2", "p", "p", "li") in left


def test_a_style_sheet_still_finds_what_it_hides() -> None:
    made = unnamed(page(), "seed")
    assert made is not None
    html = made.text()
    note, end = re.findall(r"\.([\w-]+), #([\w-]+) \{display: none\}", html)[0]
    assert f'class="{note}">Not shown' in html and f'id="{end}">Tickets' in html


def test_names_are_like_a_build_tools() -> None:
    made = [one.text() for number in range(60) if (one := unnamed(page(), f"seed {number}"))]
    names = {name for html in made for value in re.findall(r'class="([^"]*)"', html) for name in value.split()}
    assert sum(map(is_stable, names)) < 0.1 * len(names)


def test_the_same_seed_gives_the_same_page() -> None:
    first, second, other = (unnamed(page(), seed) for seed in "aab")
    assert first is not None and second is not None and other is not None
    assert first.body == second.body != other.body
