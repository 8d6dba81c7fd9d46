"""What libxml2 builds otherwise than a browser is put right."""

from __future__ import annotations

import pytest

from extractors import Article, extract_page
from tests.builders import PARAGRAPHS, article_html, block_texts, inside, page


@pytest.mark.parametrize(
    ("html", "texts"),
    [
        ("<div><p>a</p><embed src=x><p>b</p><p>c</p></div><p>d</p>", ["a", "b", "c", "d"]),
        ("<p>a <embed src=x> b</p>c", ["a b", "c"]),
        ("<p>a <embed src=x> b <i>c</i> d<embed src=y>e</p>", ["a b c de"]),
        ("<object><embed src=x></object>a<embed src=x></embed>b", ["ab"]),
        ("<div><embed src=x><p>a</p>b<embed src=y>c<p>d</p></div>e", ["a", "bc", "d", "e"]),
    ],
)
def test_what_follows_an_embedded_object_is_text(html: str, texts: list[str]) -> None:
    assert block_texts(inside(html)) == texts


@pytest.mark.parametrize(
    ("html", "texts"),
    [
        ("<div>a<span class='x br' id=y></span><b></b><span class='x br'></span>b</div>", ["a", "b"]),
        ("<div>a<span class='br x'></span>b<span class=br> </span>c</div>", ["a\nb c"]),
        ("<p>a<span class=br>b</span>c<span class=brx></span>d</p>", ["abcd"]),
        ("<p>a<span class='br x'><img></span>b</p>", ["ab"]),
        ('<p class="br">a</p><p>b<span></span>c</p>', ["a", "bc"]),
    ],
)
def test_an_empty_element_drawn_as_a_break_is_one(html: str, texts: list[str]) -> None:
    assert block_texts(inside(html)) == texts


def test_an_article_behind_an_old_player() -> None:
    first, *others = (f"<p>{text}</p>" for text in PARAGRAPHS)
    html = article_html(first + '<embed src="/player.swf" width="425" height="344">' + "".join(others))
    found = extract_page(page(html)).outcome
    assert isinstance(found, Article) and found.body == "\n\n".join(PARAGRAPHS)
