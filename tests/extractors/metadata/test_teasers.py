"""Bylines and days of teasers, and days in tables of data, are not the article's."""

from __future__ import annotations

from extractors.metadata import Metadata, read_metadata
from tests.extractors.metadata.pages import BODY, document

H1 = "<h1>The mill at Esk has burned down</h1>"
TEASER = (
    '<div class="card"><h4><a href="/a/2">The weir at Tarrick is mended</a></h4>'
    '<div><a href="/author/bo-li">Bo Li</a><div>12 May 2023</div></div></div>'
)
LINKED = (
    '<a href="/a/3"><div><div class="title">The weir at Tarrick is mended</div>'
    '<div class="authors">by <span>Bo Li</span></div><p>12 May 2023</p></div></a>'
)


def read(body: str) -> Metadata:
    page = document("", f"<main>{body}</main>")
    header = next(n for n in range(len(page)) if page.name(n) == "h1")
    root = next(n for n in range(len(page)) if page.name(n) == "main")
    return read_metadata(page, header=header, root=root)


def test_bylines_of_teasers() -> None:
    own = '<div><a href="/author/ann-lee">Ann Lee</a></div>'
    assert [author.name for author in read(TEASER + H1 + own + BODY).authors] == ["Ann Lee"]
    assert [author.name for author in read(H1 + own + LINKED + BODY).authors] == ["Ann Lee"]


def test_a_heading_that_is_the_writers_name_makes_no_teaser() -> None:
    box = '<div class="author"><h4><a href="/author/ann-elisabeth-lee">Ann Elisabeth Lee</a></h4></div>'
    assert [author.name for author in read(H1 + box + BODY).authors] == ["Ann Elisabeth Lee"]


def test_days_of_teasers() -> None:
    assert read(H1 + LINKED + BODY).date_published is None
    assert read(H1 + "<p>14 May 2024</p>" + LINKED + BODY).date_published is not None


def test_a_day_in_a_table_of_data() -> None:
    rows = "".join(f"<tr><td>{month}/1/2013</td><td>13 %</td></tr>" for month in range(1, 9))
    assert read(f"{H1}<table><tr><th>Date</th><th>Change</th></tr>{rows}</table>{BODY}").date_published is None
    layout = f"<table><tr><td>{H1}</td></tr><tr><td>14 May 2024</td></tr></table>"
    assert read(layout + BODY).date_published is not None


def test_a_day_below_a_short_text_that_offers_others() -> None:
    text = 12 * "<p>The mill by the river burned for the whole of the night, said a witness.</p>"
    offer = '<h3><a href="/a/2">The weir at Tarrick is mended</a></h3>'
    assert read(f"{H1}<div>{text}<p>Created on: 14 May 2024</p>{offer}</div>").date_published is not None


def test_the_one_writer_of_a_blog_in_teasers_far_below() -> None:
    far = 70 * "<p><b>Looms</b> and <i>weirs</i></p>"
    teasers = 3 * '<li><h4><a href="/a/2">The weir at Tarrick is mended</a></h4><p class="author">Bo Li</p></li>'
    assert [author.name for author in read(H1 + BODY + far + f"<ul>{teasers}</ul>").authors] == ["Bo Li"]
