"""Teasers of other articles between the paragraphs or below them are no part of the text."""

from __future__ import annotations

from urllib.parse import urlsplit

import numpy as np
import pytest
from hypothesis import given, settings

from extractors.document import Document, Unreadable
from extractors.page import Page
from extractors.selection.boxes.teasers import without_teasers
from tests.builders import URL, document
from tests.extractors.tag_soup import soup
from tests.growth import assert_proportional

TEXT = f"<p>{'The ferry sails again. ' * 10}</p>"
TEASER = (
    "<li class='post'><h3><a href='/2026/mine'>Five things of the hearing</a></h3><time>January 22</time>"
    "<p>More than 300 people came to the school on Wednesday.</p></li>"
)
CHANCES = (0.95, 0.3, 0.1, 0.8, 0.3, 0.1, 0.8, 0.95)


def kept(html: str, *probabilities: float) -> list[bool]:
    found = document(html)
    given = np.array(probabilities)
    assert len(found.blocks) == len(given)
    return (without_teasers(found, found.blocks.words, given) >= 0.5).tolist()


MINING = TEASER.replace("post", "post mining").replace("/mine", "/other")
TWO = TEASER + TEASER.replace("/mine", "/other")


@pytest.mark.parametrize("row", [f"<ul>{TEASER}{MINING}</ul>", f"<div>{TWO}</div>"])
def test_their_first_words_go_with_headings_and_days(row: str) -> None:
    assert kept(f"<main>{TEXT}{row}{TEXT}</main>", *CHANCES) == [True, *[False] * 6, True]


@pytest.mark.parametrize(
    "row",
    [
        f"<ul>{TWO.replace('time>January 22</time', 'i>Mining</i')}</ul>",
        f"<ul>{TWO.replace('/other', '/mine')}</ul>",
        f"<ul>{TWO.replace('people', 'people ' * 80)}</ul>",
        f"<ul>{TEASER}</ul>",
    ],
    ids=["no day", "one address", "long texts", "one alone"],
)
def test_other_items_are_judged_as_before(row: str) -> None:
    found = document(f"<main>{TEXT}{row}{TEXT}</main>")
    given = np.full(len(found.blocks), 0.3)
    given[[0, -1, -2]] = 0.95
    assert without_teasers(found, found.blocks.words, given) is given


def test_a_likely_heading_between_paragraphs_makes_them_the_articles() -> None:
    assert kept(f"<main>{TEXT}<ul>{TWO}</ul>{TEXT}</main>", 0.95, 0.6, *CHANCES[2:])[1:4] == [True, False, True]


def test_where_they_are_what_the_page_has_to_say_they_stay() -> None:
    assert kept(f"<main><p>Latest</p><ul>{TWO}</ul></main>", *CHANCES[:7])[3] is True


@given(soup)
@settings(max_examples=60, deadline=None)
def test_nothing_is_raised_and_no_other_block_changes(html: str) -> None:
    try:
        found = Document(Page.from_html(html))
    except Unreadable:
        return
    before = np.full(len(found.blocks), 0.4)
    before[::2] = 0.8
    after = without_teasers(found, found.blocks.words, before)
    assert set(after.tolist()) <= {0.0, 0.4, 0.8}


STORY = (
    "<p>The kiln door stuck on Sunday, and it took two of us and a crowbar to get it open again, which the kiln did "
    "not forgive: six plates and a jug are now a box of very pretty gravel by the gate.</p>"
)
TITLES = "Why I stopped glazing", "A field of red clay", "Talking to a basket maker"


def card(title: str, href: str, *, more: str = "", heading: str = "") -> str:
    more = more or f"<a href='{href}'>Read more</a>"
    return (
        f"<div class=item><div class=t><a href='{href}'>{title}</a></div>{heading}"
        f"<div class=x><p>For nine years Monday was the day of the glaze, and no other.</p></div>{more}</div>"
    )


def kept_lines(page: str, likely: tuple[str, ...] = ("kiln", "nine years")) -> tuple[Document, list[str]]:
    """The lines that are kept of a page where those with one of some words are likely."""
    found = document(page)
    lines = [found.block_line(block) for block in range(len(found.blocks))]
    given = np.array([0.9 if any(word in line for word in likely) else 0.1 for line in lines])
    told = without_teasers(found, found.blocks.words, given)
    return found, [line for line, chance in zip(lines, told, strict=True) if chance >= 0.5]


def row(**given: str) -> str:
    return "".join(card(title, f"/journal/{place}", **given) for place, title in enumerate(TITLES))


@pytest.mark.parametrize("around", ["<section>{}</section>", "<div><h4>From the journal</h4><div>{}</div></div>"])
def test_first_words_of_other_articles_go(around: str) -> None:
    page = f"<main><article>{STORY}</article>{around.format(row())}</main>"
    assert [line[:8] for line in kept_lines(page)[1]] == ["The kiln"]


def test_a_picture_may_be_the_second_link() -> None:
    cards = "".join(
        card(title, f"/j/{place}#top", more=f"<a href='/j/{place}'><img src=x.png alt=''></a>")
        for place, title in enumerate(TITLES)
    )
    assert [line[:8] for line in kept_lines(f"<article>{STORY}</article><div>{cards}</div>")[1]] == ["The kiln"]


def test_a_day_may_stand_in_the_line_of_the_title() -> None:
    cards = "".join(
        f"<tr><td><img src=x.png alt=''></td><td>02.05.2026 | 10:20<br><a href='/view.aspx?n={n}'>{title}</a>"
        "<div>For nine years Monday was the day.</div></td></tr>"
        for n, title in enumerate(TITLES)
    )
    page = f"<main>{STORY}<table>{cards}</table></main>"
    assert [line[:8] for line in kept_lines(page)[1]] == ["The kiln"]
    assert len(kept_lines(page.replace("02.05.2026 | 10:20", "From the pottery"))[1]) == 4


def overlaid(title: str, href: str, label: str) -> str:
    return (
        f"<li><div class=image><a href='{href}' {label}='{title}'></a></div><div class=text>"
        f"<a href='{href}' {label}='{title}'></a><div class=title>{title}</div>"
        "<p><span class=day>04.02.2021</span>For nine years Monday was the day of the glaze ...</p></div></li>"
    )


def test_many_links_without_text_take_no_longer_each() -> None:
    def read(count: int) -> None:
        card_of = "<li><a href='/{0}' title='Talk {0}'></a><b>Talk {0}</b> of the kiln</li>".format
        cards = "".join(map(card_of, range(count)))
        found = document(f"<main>{STORY}<ul>{cards}</ul></main>")
        without_teasers(found, found.blocks.words, np.full(len(found.blocks), 0.9))

    assert_proportional(read, 2_000)


def test_live_entries_that_link_to_themselves_by_their_moment_are_none() -> None:
    for title, stay in (("Five things of the hearing", False), ("09.20 GMT", True), ("2h ago 09.20", True)):
        row = TWO.replace("Five things of the hearing", title)
        found = kept(f"<main>{TEXT}<div>{row}</div>{TEXT}</main>", *CHANCES)
        assert (found[3], found[6]) == (stay, stay)


@pytest.mark.parametrize("label", ["title", "aria-label"])
def test_a_link_without_text_may_lie_over_the_whole_card(label: str) -> None:
    likely = ("kiln", "nine years", *TITLES)
    cards = "".join(overlaid(title, f"/journal/{place}", label) for place, title in enumerate(TITLES))
    page = f"<article>{STORY}<ul>{cards}</ul><ul>{cards.replace('journal', 'older')}</ul></article>"
    assert [line[:8] for line in kept_lines(page, likely)[1]] == ["The kiln"]
    for other in ("04.02.2021", " ..."):
        assert len(kept_lines(page.replace(other, ""), likely)[1]) == 13
    assert len(kept_lines(page.replace("'></a>", "'><img></a>"), likely)[1]) == 13
    places = page.replace("href='/journal/", "href='#").replace("href='/older/", "href='#")
    assert len(kept_lines(places, likely)[1]) == 13


@pytest.mark.parametrize(
    "page",
    [
        f"<article>{STORY}<div>{row(more='<span>Read more</span>')}</div></article>",
        f"<article>{STORY}<div>{card(TITLES[0], '/one')}</div></article>",
        f"<article>{STORY}<div>{card(TITLES[0], '/one')}{card(TITLES[1], '/one')}</div></article>",
        f"<article><div>{row()}</div>{STORY}</article>",
        f"<article>{STORY}<div>{row(heading='<h3>The kiln of the week</h3>')}</div></article>",
    ],
    ids=["one link each", "one card", "one address", "before the text", "with headings that are kept"],
)
def test_what_is_no_row_of_cards_stays(page: str) -> None:
    assert sum("nine years" in line for line in kept_lines(page)[1]) == page.count("nine years")


@pytest.mark.parametrize("root", ["https://elsewhere.example", "//elsewhere.example"])
def test_cards_whose_titles_are_likely_go_if_they_lead_to_the_site_and_have_a_day(root: str) -> None:
    def cards(heading: str) -> str:
        return "".join(card(title, f"{root}/journal/{n}", heading=heading) for n, title in enumerate(TITLES))

    page = f"<article>{STORY}<div>{cards('<i>3 May 2026</i>')}</div></article>"
    likely = ("kiln", "nine years", "red clay")
    assert len(kept_lines(page, likely)[1]) == 5
    assert len(kept_lines(page.replace(root, ""), likely)[1]) == 1
    assert len(kept_lines(f"<article>{STORY}<div>{cards('')}</div></article>".replace(root, ""), likely)[1]) == 5
    timed = cards("<time datetime=2026-05-03>last week</time>")
    assert len(kept_lines(f"<article>{STORY}<div>{timed}</div></article>".replace(root, ""), likely)[1]) == 1
    own = f"https://www.{urlsplit(URL).netloc}"
    assert len(kept_lines(page.replace(root, own), likely)[1]) == 1


def test_products_and_lists_between_paragraphs_stay() -> None:
    shop = "".join(card(title, f"https://shop.example/{n}") for n, title in enumerate(TITLES))
    page = f"<article>{STORY}<div>{shop}</div>{STORY}</article>"
    assert len(kept_lines(page)[1]) == 5
    own = "".join(card(title, f"/{n}", heading="<i>3 May 2026</i>") for n, title in enumerate(TITLES))
    rulings = f"<article>{STORY}<div>{own}</div>{STORY}</article>"
    assert len(kept_lines(rulings, ("kiln", "nine years", "red clay"))[1]) == 6
    assert len(kept_lines(rulings)[1]) == 2


def test_two_cards_of_which_a_title_is_likely_stay() -> None:
    page = f"<article>{STORY}<div>{card(TITLES[0], '/one')}{card(TITLES[1], '/two')}</div></article>"
    assert len(kept_lines(page, ("kiln", "nine years", "red clay"))[1]) == 4


@pytest.mark.parametrize(
    "unit",
    [
        card("A field of red clay", "/N"),
        f"<div>{card('A field of red clay', '/N')}",
        f"<ul><li>{card('A field of red clay', '/N')}",
        "<a href='/N'>A field of red clay</a><p>Four</p>",
    ],
    ids=["beside each other", "within each other", "lists within each other", "in one element"],
)
def test_many_take_as_long_as_they_are(unit: str) -> None:
    def read(units: int) -> None:
        found = document(f"<main>{STORY}{''.join(unit.replace('/N', f'/{n}') for n in range(units))}</main>")
        without_teasers(found, found.blocks.words, np.full(len(found.blocks), 0.9))

    assert_proportional(read, 400)
