"""Lines in bold over links that close a text: left out cold, and on both ways by a wrapper."""

from __future__ import annotations

import numpy as np
import pytest

from extractors import body_and_headline, extract_page, learn_site
from extractors.article import Article
from extractors.page import Page
from extractors.selection.lines.closing import without_closing
from extractors.selection.lines.over_links import is_over_links
from tests.builders import PARAGRAPHS, document, node

LINKS = "<p><a href='/2026/3.html'><b>Weather</b><br>Inside the coldest village of the dale</a></p>"
LINE = "More from the dale"


@pytest.mark.parametrize(
    ("html", "over"),
    [
        (f"<p><strong>{LINE}</strong></p>{LINKS}", True),
        (f"<p><b>More</b> <b>from the dale</b></p><div><ul><li>{LINKS}</ul></div>", True),
        (f"<p><strong>Already read?</strong></p><blockquote>{LINKS}</blockquote>", True),
        (f"<p><strong>{LINE}</strong></p><p>By <a href='/ann'>Ann Lee</a> and two others of the paper</p>", False),
        (f"<p><strong>{LINE}</strong></p>", False),
        (f"<p><strong>{LINE}</strong></p><!-- {LINE} -->", False),
        (f"<p><strong>{LINE}.</strong></p>{LINKS}", False),
        (f"<p><strong>{LINE}, and from the coast</strong></p>{LINKS}", False),
        (f"<p>{LINE}</p>{LINKS}", False),
        (f"<p>More <strong>from the dale</strong></p>{LINKS}", False),
        (f"<p><strong>More</strong> from the dale</p>{LINKS}", False),
        (f"<h2><strong>{LINE}</strong></h2>{LINKS}", False),
    ],
)
def test_a_line_over_links(html: str, over: bool) -> None:
    found = document(f"<body><article>{html}</article></body>")
    first = found.elements[node(found, "//article/*[1]")]
    assert is_over_links(first, " ".join("".join(first.itertext()).split())) is over


def page(number: int, end: str) -> Page:
    texts = [f"Page {number}: {text}" for text in PARAGRAPHS]
    text = "".join(f"<p>{each}</p>" for each in texts)
    return Page.from_html(
        f"<title>Mill {number}</title><body><nav>All</nav><h1>Mill {number}</h1><div class=story>{text}{end}</div>"
        f"<footer>Us</footer>",
        f"https://news.example/2026/{number}.html",
    )


def test_by_a_wrapper_it_goes_on_both_ways() -> None:
    seen = [extract_page(page(number, ""), learn=True).observation for number in range(3)]
    [wrapper] = learn_site([each for each in seen if each is not None])
    assert wrapper.support == 3
    ended = page(7, f"<p><strong>{LINE}</strong></p>{LINKS}")
    warm = extract_page(ended, [wrapper])
    assert isinstance(warm.outcome, Article) and warm.used is not None
    assert LINE not in warm.outcome.body and "Page 7" in warm.outcome.body
    assert body_and_headline(ended, wrapper) == (warm.outcome.body, "Mill 7")
    subhead = page(8, f"<p><strong>{LINE}</strong></p><p>Two more mills of the dale have closed since then.</p>{LINKS}")
    warm = extract_page(subhead, [wrapper])
    assert isinstance(warm.outcome, Article) and warm.used is not None and LINE in warm.outcome.body


def test_elements_are_listed_only_for_a_line_that_may_be_one() -> None:
    found = document(f"<body><article><p>{PARAGRAPHS[0]}</p><p><b>{LINE}.</b></p>{LINKS}</article></body>")
    without_closing(found, np.arange(2))
    assert "elements" not in found.__dict__
