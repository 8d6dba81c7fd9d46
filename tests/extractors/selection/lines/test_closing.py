"""Headings, labels and notices that close a text, on every way to it."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from extractors import Article, Document, Page, body_and_headline, cold_body_and_headline, extract_page, learn_site
from extractors.explain.why import why
from extractors.selection.lines.closing import closing, closing_links, without_closing
from tests.builders import PARAGRAPHS, block_texts, document

URL = "https://news.example/2026/mill.html"


def left(html: str) -> list[str]:
    found = document(html)
    texts = block_texts(found)
    return [texts[block] for block in without_closing(found, np.arange(len(texts)))]


@pytest.mark.parametrize(
    "end",
    [
        "<h2>Related articles</h2>",
        "<h4><span>About the author</span></h4><h3>More</h3>",
        "<p>See also:</p>",
        "<p>责任编辑：</p>",
        "<h2>Sources</h2><p>Read more:</p>",
        "<p>Kindly share this story:</p><p><em>Copyright 2026 The Esk Mail. All rights reserved. This material may not "
        "be published,<br>broadcast, rewritten or redistributed.</em></p>",
        "<p>© RIPRODUZIONE RISERVATA</p>",
        "<p>Last updated: May 4, 2026</p>",
        "<p>Oprac. Grażyna Pogorzela</p>",
        "<p>By Ann Lee | 4 May 2026</p>",
        "<p>*Affiliate links are used in this post, which means that I can receive a (very) small amount of money.</p>",
        "<p>Copyright: The Esk Mail, all rights<br>reserved</p>",
        "<p>(c) 2026 Esk Verlag, alle Rechte vorbehalten</p>",
        "<p>Tüm hakları saklıdır.</p>",
        "<p>© 2026 Kureren. Alle rettigheter forbeholdt.</p>",
        "<p>Kaikki oikeudet pidätetään</p>",
        "<p>출처: 연합뉴스</p>",
        "<p>(서울=연합뉴스)</p>",
        "<p>#여객선 #섬 #교통</p>",
        "<p>الكلمات المفتاحية: العبارة، الجزر</p>",
        "<p>Oprac. Anna Lis</p>",
        "<p>Editor: Ann Lee</p>",
        "<p>جميع الحقوق محفوظة لصحيفة النهر</p>",
        "<p>Hak cipta dilindungi undang-undang.</p>",
        "<p>This post may contain affiliate links.</p>",
        "<p>When you buy a book by a link on this page, we receive a small commission. Thank you.</p>",
        "<p>저작권자 © 에스크일보 무단전재 및 재배포 금지</p>",
        "<p>(esk/pa)</p>",
        "<p>(jw), ENA</p>",
        "<p>（ 责任编辑：王晓明 ）</p>",
        "<p>Quelle: Esk Nachrichten</p>",
        "<p>Sumber: Eskantara</p>",
        "<p>newsdesk@esk.example</p>",
        "<p>[…]</p><p>Foto: Ann Lee</p>",
        "<p>Contact Ann Lee at ann.lee@esk.example</p>",
        "<p>Ann Lee covers schools. Reach her at ann.lee@esk.example or on X at @annlee.</p>",
        "<p>Anna Młynarz pisze o szkołach i rzece. Kontakt: mlynarz@esk.example.</p>",
        "<p>Para sa reaksiyon, mag-email sa opinyon@esk.example</p>",
        "<p>Kontakt zum Autor: a.lee@esk.example</p>",
        "<p>김에스 기자 kim@esk.example</p>",
        "<p>What do you think?</p>",
        "<p><em>Reach Ann Lee at 555-0199 or on X @annlee.</em></p>",
        "<p>Contact Ann Lee-Ortiz at 925-555-0110 or follow her at x.example/annlee.</p>",
        "<p>Contact staff writer Ann Lee at 925-555-0110, annlee.35 on Signal, or lee@esk.example.</p>",
        "<p>Call reporter Ann Lee at (925) 555-0110.</p>",
        "<p>Filed under: <a href=/t>Ferries</a>, <a href=/u>Islands</a></p>",
        "<p>Tags: ferries, islands</p>",
        "<div>Schlagwörter: Fähre, Inseln</div>",
        "<p>タグ：フェリー</p>",
    ],
)
def test_what_announces_nothing_is_left_out(end: str) -> None:
    assert left(f"<h2>One</h2><p>First text.</p><h2>Two</h2><p>Second text.</p>{end}") == [
        "One",
        "First text.",
        "Two",
        "Second text.",
    ]


@pytest.mark.parametrize(
    "html",
    [
        "<p>One.</p><h2>Two</h2><p>Three.</p>",
        "<p>One.</p><p>This is the prompt that I always use:</p>",
        "<p>One.</p>" + "".join(f"<h2>Picture {number}</h2><img src='/{number}.jpg'>" for number in range(6)),
        "<h2>One</h2><h2>Two</h2>",
        "<p>One: two</p>",
        "<p>我们采访了这位记者编辑：</p>",
        "<p>One.</p><p>Agents earn a commission when the mill is sold.</p>",
        "<p>One.</p><p>May 4, 2026</p>",
        "<p>One.</p><p>By then it was May.</p>",
        "<p>One.</p><p>With all rights reserved the mill is for sale.</p>",
        "<p>One.</p><p>On the last page he had printed three words: “All rights reserved.”</p>",
        "<p>One.</p><p>They keep nothing. All rights reserved, it says on the last page.</p>",
        "<p>One.</p><p>Todos los derechos reservados: so her novel is called.</p>",
        "<p>One.</p><p>Section 9. All rights reserved to the people are in the annex.</p>",
        "<p>One.</p><p>Section 9. Of the works of the state all rights reserved to it are public.</p>",
        "<p>One.</p><p>“If we get a truth commission, the country can heal,” she said.</p>",
        "<p>One.</p><p>By winter we get a royal commission on the dams.</p>",
        "<p>One.</p><p>Most reviews contain affiliate links, and few readers know it.</p>",
        "<p>One.</p><p>Publishers use affiliate links where nobody buys advertisements.</p>",
        "<p>One.</p><p>“We earn a commission when you buy by our link,” says Ann Lee.</p>",
        "<p>One.</p><p>" + "The pictures of the mill may not be used. " * 7 + "All rights reserved.</p>",
        "<p>One.</p><p>(Ann) and (Ben)</p>",
        "<p>One.</p><p>($1 = 0.8654 euros)</p>",
        "<p>One.</p><p>(€3,000)</p>",
        "<p>One.</p><p>(12 million pounds)</p>",
        "<p>One.</p><p>The clerk was told to write to newsdesk@esk.example, and nobody answered.</p>",
        "<p>One.</p><p>Her letters end with ann@esk.example.</p>",
        "<p>One.</p><p>What do you think?</p><p>Two.</p>",
        "<p>(esk)</p><p>One.</p>",
        "<p>One.</p><p>Write to newsdesk@esk.example by Friday.</p>",
        "<p>One.</p><p>Contact Ann Lee at 555-0142 for tickets.</p>",
        "<p>One.</p><p>Call Ann Lee at 555-0142 or find her on Facebook.</p>",
        "<p>One.</p><p>Call the council at 555-0142 or on X.</p>",
        "<p>One.</p><p>Ann Lee can be reached at 555-0142.</p>",
        "<p>One.</p><p>Follow reporter Ann Lee on X</p><p>Two.</p>",
        "<p>One.</p><p>— Ann Lee</p>",
        "<p>One.</p><p>Height: 12 m</p>",
        "<p>One.</p><p>Tags: they hung from every branch. Nobody read them.</p>",
        "<p>One.</p><p>Filed under: <a href=/t>Ferries</a></p><p>Two.</p>",
        "<p>One.</p><p>(" + "Whoever was there will not forget the night. " * 2 + ")</p>",
    ],
)
def test_what_is_or_may_be_the_articles_stays(html: str) -> None:
    assert left(html) == block_texts(document(html))


@given(st.lists(st.booleans(), max_size=30))
def test_what_is_left_begins_the_text_and_is_never_nothing(announce: list[bool]) -> None:
    last = closing(len(announce), announce.__getitem__)
    assert 0 <= last <= len(announce) and (last > 0 or not announce)
    assert last == len(announce) or (not announce[last - 1] and all(announce[last:]))


def page(end: str) -> Page:
    first, *rest = PARAGRAPHS
    text = f"<p>{first}</p>" + "".join(f"<h2>What they saw in May</h2><p>{paragraph}</p>" for paragraph in rest)
    article = f"<article><h1>The mill</h1>{text}{end}</article>"
    return Page.from_html(f"<title>The mill</title><body><nav>All</nav>{article}<footer>Us</footer>", URL)


CLOSING = "What they will see in June"


@pytest.mark.parametrize(
    "closed", [f"<h2>{CLOSING}</h2>", f"<p>{CLOSING}. All rights reserved. It may not be<br>told.</p>"]
)
def test_all_ways_agree(closed: str) -> None:
    ended = page(closed)
    cold = extract_page(ended, learn=True)
    assert isinstance(cold.outcome, Article) and cold.observation is not None
    body = cold.outcome.body
    assert "What they saw in May" in body and CLOSING not in body
    assert cold_body_and_headline(ended) == (body, "The mill")
    [wrapper] = learn_site([cold.observation])
    warm = extract_page(ended, [wrapper])
    assert warm.used is not None and isinstance(warm.outcome, Article) and warm.outcome.body == body
    assert body_and_headline(ended, wrapper) == (body, "The mill")


def test_the_reason_is_told() -> None:
    [reason] = why(Document(page(f"<h2>{CLOSING}</h2>")), CLOSING)
    assert reason.probability >= 0.5 and not reason.kept
    said = "dropped: it closes the text, and is a notice or a biography, or announces what is not kept"
    assert reason.verdict == said


TITLES = "".join(f"<li><a href='/2026/{number}.html'>How the river rose in {number}</a></li>" for number in range(3))


def linked(html: str) -> list[str]:
    found = document(f"<p>One.</p><p>Two.</p>{html}", URL)
    texts = block_texts(found)
    return [texts[block] for block in closing_links(found, np.arange(len(texts)))]


def test_titles_of_other_articles_that_close_a_text_are_told() -> None:
    assert linked("<p><a href='/2026/3.html'>The <b>third</b> story</a></p>") == ["The third story"]
    assert linked("<p><a href='https://www.news.example/4.html'>The fourth story</a></p>") == ["The fourth story"]


@pytest.mark.parametrize(
    "html",
    [
        "<p><a href='https://other.example/a'>A source</a></p>",
        "<p><a href='https://other.example/a'>A source</a></p><p><a href='/b'>One of ours</a></p>",
        "<p><a href='/b'>One of ours</a>, told again.</p>",
        "<p><a href='/b'>One of ours</a></p><p>Three.</p>",
        "<p><a>No link at all</a></p>",
        "<p><a href='https://[bad'>Broken</a></p>",
        "".join(f"<p><a href='/{number}'>Paragraph {number} in a link</a></p>" for number in range(9)),
    ],
)
def test_other_links_stay(html: str) -> None:
    assert linked(html) == []


def test_titles_go_with_their_heading_on_every_way() -> None:
    ended = page(f"<h2>More of the river</h2><ul>{TITLES}</ul>")
    cold = extract_page(ended, learn=True)
    assert isinstance(cold.outcome, Article) and cold.observation is not None
    body = cold.outcome.body
    assert "What they saw in May" in body and "How the river rose" not in body and "More of the river" not in body
    assert cold_body_and_headline(ended) == (body, "The mill")
    [wrapper] = learn_site([cold.observation])
    warm = extract_page(ended, [wrapper])
    assert warm.used is not None and isinstance(warm.outcome, Article) and warm.outcome.body == body
    assert body_and_headline(ended, wrapper) == (body, "The mill")
