"""Bare names that something else on the page tells to be the writer's."""

from __future__ import annotations

import pytest

from extractors import Article, Page, extract_page
from extractors.metadata import read_metadata
from newsstand.papers import Vestnik
from newsstand.papers.edition import View
from newsstand.story import Story
from tests.extractors.metadata.pages import BODY, document

H1 = "<h1>The mill at Esk has burned down</h1>"
BOX = (
    '<div class="author-card"><h4>{0}</h4>'
    f"<p>{{1}} has mended looms for the valley since the first flood{40 * ', and keeps bees'}.</p></div>"
)


def _printed(paper: Vestnik, story: Story, view: View) -> bytes:
    page = paper.routes[paper.path(story)].render(view)
    assert isinstance(page, str)
    return page.encode(paper.encoding)


def authors(body: str, head: str = "") -> tuple[list[str], str | None]:
    page = document(head, f"<main>{body}</main>")
    header = next(n for n in range(len(page)) if page.name(n) == "h1")
    root = next(n for n in range(len(page)) if page.name(n) == "main")
    found = read_metadata(page, header=header, root=root)
    return [author.name for author in found.authors], found.sources.get("authors")


@pytest.mark.parametrize(
    "line",
    [
        "Ann Lee | 05.04.2025",
        "Ann Lee • 14 May 2024",
        "<b>14 May 2024</b> <i>Ann Lee</i>",
        "04.02.2022 | 13:10 Uhr | Ann Lee",
        "Ann Lee - 14. Mai 2024, 09:36 Uhr",
        '<b>14 May 2024</b> <i>•</i> <span>Ann Lee in</span> <a href="/mills">Mill news</a>',
    ],
)
def test_a_name_beside_the_date(line: str) -> None:
    assert authors(f"{H1}<p>{line}</p>{BODY}") == (["Ann Lee"], "dom.dated")


@pytest.mark.parametrize(
    "line",
    [
        "Flood Watch",  # no date beside it
        "Ann Lee of the mill | 14 May 2024",
        "News | 14 May 2024",
        "Ann Lee | Flood Watch | since 1998",  # no day
        "More articles | 14 May 2024",
        '<b>14 May 2024</b> <i>•</i> <span>Flood watch in</span> <a href="/mills">Mill news</a>',
        "<b>14 May 2024</b> <i>•</i> <span>Ann Lee in</span> <b>the mill that her mother built</b>",
    ],
)
def test_what_stands_beside_the_date_and_is_no_name(line: str) -> None:
    assert authors(f"{H1}<p>{line}</p>{BODY}")[0] == []


@pytest.mark.parametrize(
    "biography",
    [
        "<p>About the author: Ann Lee grows beans.</p>",
        "<h4>About the author</h4><p>Ann Lee grows beans.</p>",
        "<p>Об авторе. Ann Lee ведёт рубрику.</p>",
        "<h3>Über die Autorin</h3><p>Ann Lee züchtet Bohnen.</p>",
        "<p>关于作者：Ann Lee</p>",
        "<div>All articles by Ann Lee</div>",
        "<h3>O autorce</h3><p>Ann Lee pěstuje fazole.</p>",
        "<h3>A szerzőről</h3><p>Ann Lee babot termeszt.</p>",
        "<h3>عن الكاتب</h3><p>Ann Lee</p>",
        "<h3>Sull’autrice</h3><p>Ann Lee coltiva fagioli.</p>",
        "<p>Ann Lee is a reporter in Esk.</p>",
        "<p><b>Ann Lee</b> writes about mills. She lives by the river.</p>",
        "<p>Ann Lee, born in Esk, ist Redakteurin der Zeitung.</p>",
    ],
)
def test_a_biography_of_the_name_near_the_headline(biography: str) -> None:
    assert authors(f"{H1}<p><i>Ann Lee</i></p>{BODY}{biography}") == (["Ann Lee"], "dom.biography")


@pytest.mark.parametrize(
    "text",
    [
        "<p>Ann Lee is a wheel with nine blades.</p>",  # of no person
        "<p>The miller Ann Lee is a reporter in Esk.</p>",  # does not begin with the name
        "<p>Ann Lee said she saw the fire.</p>",  # tells what a person did
        "<p>Ann Lee</p>",
    ],
)
def test_what_is_no_biography(text: str) -> None:
    assert authors(f"{H1}<p><i>Ann Lee</i></p>{BODY}{text}")[0] == []


def test_a_biography_tells_of_every_name_beside_it() -> None:
    biography = "<p>About the author: Ann Lee grows beans.</p>"
    assert authors(f"{H1}<p>Ann Lee, Bo Li Chen</p>{BODY}{biography}")[0] == ["Ann Lee", "Bo Li Chen"]


@pytest.mark.parametrize(
    "picture",
    ['class="avatar"', 'class="h-4 rounded-full"', 'width="48" height="48"', 'src="/authors/al.jpg"'],
)
def test_a_portrait_beside_the_name(picture: str) -> None:
    assert authors(f'{H1}<img {picture} alt="Ann Lee"><p>Ann Lee</p>{BODY}') == (["Ann Lee"], "dom.portrait")


@pytest.mark.parametrize(
    "picture", ['class="hero" alt="Ann Lee"', 'width="640" height="640" alt="Ann Lee"', 'class="avatar" alt="Bo Li"']
)
def test_what_is_no_portrait_of_the_name(picture: str) -> None:
    assert authors(f"{H1}<img {picture}><p>Ann Lee</p>{BODY}")[0] == []


def test_only_where_nothing_else_names_anybody() -> None:
    head = '<meta name="author" content="Bo Li">'
    assert authors(f"{H1}<p>Ann Lee | 14 May 2024</p>{BODY}", head) == (["Bo Li"], "meta.author")


def test_the_site_is_no_person() -> None:
    head = '<meta property="og:site_name" content="Esk Gull">'
    assert authors(f"{H1}<p>Esk Gull | 14 May 2024</p>{BODY}", head)[0] == []



def test_the_box_of_the_writer_below_the_article() -> None:
    assert authors(H1 + 60 * BODY + BOX.format("Ann Lee", "Ann")) == (["Ann Lee"], "dom.box")
    assert authors(H1 + 60 * BODY + BOX.format("Ann Lee", "Nobody"))[0] == []
    assert authors(H1 + 60 * BODY + BOX.format("Ann Lee", "Ann") + BOX.format("Bo Li Chen", "Bo"))[0] == []  # a team


def test_the_only_writer_to_whom_links_lead() -> None:
    link = '<footer><a rel="author" href="/a/{0}">{1}</a></footer>'
    assert authors(H1 + BODY + link.format("al", "Ann Lee")) == (["Ann Lee"], "dom.rel.far")
    assert authors(H1 + BODY + link.format("al", "Ann Lee") + link.format("bl", "Bo Li Chen"))[0] == []
    assert authors(H1 + BODY + link.format("al", "All articles"))[0] == []


def test_a_paper_that_prints_bare_names_in_italics_and_a_biography_below() -> None:
    """Authors of a whole newspaper: one, two and none on a page."""
    paper = Vestnik()
    view, counts = View(f"http://{paper.host}"), set()
    for story in paper.stories[:8]:
        found = extract_page(Page(url=f"http://{paper.host}{paper.path(story)}", body=_printed(paper, story, view)))
        assert isinstance(found.outcome, Article)
        assert [author.name for author in found.outcome.metadata.authors] == list(story.authors)
        counts.add(len(story.authors))
    assert counts == {0, 1, 2}


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("Ann Lee <time>November 24, 2024</time>", "Ann Lee"),  # the comma of an American date divides nothing
        ("04.08.2024, 12:11 / Георги Даскалов", "Георги Даскалов"),
        ("<span>内藤悠人</span><time>2024年10月14日 7時49分</time>", "内藤悠人"),
        ("<a>陈志远</a><span><i>·</i>2024-08-10 09:51</span>", "陈志远"),
        ("Politics | Ann Lee | November 24, 2024", "Ann Lee"),
    ],
)
def test_a_name_beside_a_day_in_other_writings(line: str, name: str) -> None:
    assert authors(f"{H1}<p>{line}</p>{BODY}") == ([name], "dom.dated")


@pytest.mark.parametrize(
    "line",
    [
        '"Report on the valley" of the council — Valley Wire, November 24, 2024',  # a source
        "<span>高新区</span><time>2024年10月14日</time>",  # a place
        "<span>国内</span><time>2024年10月14日</time>",
    ],
)
def test_what_stands_beside_a_day_and_is_no_name(line: str) -> None:
    assert authors(f"{H1}<p>{line}</p>{BODY}")[0] == []


def test_a_section_beside_a_day_is_in_the_menu() -> None:
    line = "<p>Mental Health | November 24, 2024</p>"
    assert authors(f"{H1}{line}{BODY}")[0] == ["Mental Health"]
    assert authors(f'<nav><a href="/m">Mental Health</a></nav>{H1}{line}{BODY}')[0] == []


def test_writer_and_day_are_items_of_one_list() -> None:
    items = "<li>Ann Lee</li><li>November 24, 2024</li><li>No comments</li>"
    assert authors(f"{H1}<ul>{items}</ul>{BODY}") == (["Ann Lee"], "dom.dated")
    assert authors(f"{H1}<ul><li>Ann Lee</li></ul><ul><li>November 24, 2024</li></ul>{BODY}")[0] == []


@pytest.mark.parametrize("name", ["place", "meta__place", "location", "lieu", "article-ort", "lugar"])
def test_the_place_beside_a_day_is_nobody(name: str) -> None:
    day = "<time>6:00 26 November 2026</time>"
    place = f'<span class="{name}">Karlovy Vary</span>'
    assert authors(f"{H1}<p>{place} {day}</p>{BODY}")[0] == []
    assert authors(f"{H1}<p><strong>Ann Lee</strong> {place} {day}</p>{BODY}") == (["Ann Lee"], "dom.dated")
    listed = "<a>Ann Lee</a>, <a>Bo Berg</a>"
    assert authors(f"{H1}<p>{listed} {place} {day}</p>{BODY}") == (["Ann Lee", "Bo Berg"], "dom.dated")


@pytest.mark.parametrize(
    "line",
    [
        "November 2, 2025 · 5 min · Ann Lee",
        "Ann Lee, November 2, 2025",
        'May 3, 2026&nbsp;·&nbsp;5 min&nbsp;·&nbsp;Ann Lee&nbsp;|&nbsp;<a href="/edit/1">Suggest Changes</a>',
        'Ann Lee | May 3, 2026 | <a href="/edit/1">Suggest Changes</a>',
    ],
)
def test_a_day_a_reading_time_and_a_button(line: str) -> None:
    assert authors(f"{H1}<div>{line}</div>{BODY}") == (["Ann Lee"], "dom.dated")


def test_whom_the_headline_names_did_not_write_of_it() -> None:
    quote = "<div>The reviews have never been as good since</div><div>Sylvia Orme</div>"
    text = f"<p>Sylvia Orme was a famous actress, and she played at Esk.</p>{BODY}"
    assert authors(f"<h1>Actress Sylvia Orme dies at 97</h1>{quote}{text}")[0] == []
    assert authors(f"{H1}{quote}{text}") == (["Sylvia Orme"], "dom.biography")


def test_a_page_about_somebody_is_not_by_them() -> None:
    cards = "<p>The week in diesel</p><p>Ann Lee | 14 May 2024</p>"
    assert authors(f"<h1>Ann Lee</h1>{cards}{BODY}")[0] == []
    assert authors(f"<h1>Diesel</h1>{cards}{BODY}")[0] == ["Ann Lee"]
