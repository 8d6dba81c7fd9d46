"""What a template declares of every page is known by the pages together, and counts for nothing then."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from extractors import Article, Page, Wrapper, extract_page, learn_site, text_digest
from extractors.metadata.template_claims import Stated
from extractors.wrapping.learning import merge_wrappers
from extractors.wrapping.template_claims import template_claims
from tests.extractors.observed import learned, page

SAME = "headline: The Valley Times"


def stated(kind: str, declared: str, *shown: str) -> Stated:
    return Stated({f"{kind}: {declared}": declared}, {kind: shown} if shown else {})


def test_one_headline_for_articles_that_show_others_is_the_templates() -> None:
    pages = [stated("headline", "thevalleytimes", each) for each in ("millburns", "bridgeopens", "schoolcloses")]
    assert template_claims(pages) == {"headline: thevalleytimes"}
    assert not template_claims(pages[:2])


@pytest.mark.parametrize(
    ("kind", "shown"),
    [
        ("date", (("2026-05-01",), ("2026-05-01",), ("2026-05-01",))),  # the day of an edition
        ("date", ((), (), ())),  # no page says otherwise
        ("date", (("2026-05-03",), ("2026-05-03",), ("2026-05-03",))),  # what the page shows is the template's as well
        ("authors", (("annlee",), ("bolee",), ("2026-05-01", "boli"))),  # one page shows it
    ],
)
def test_what_articles_may_share_is_theirs(kind: str, shown: tuple[tuple[str, ...], ...]) -> None:
    declared = "2026-05-01" if kind == "date" else "annlee"
    assert not template_claims([stated(kind, declared, *each) for each in shown])


def test_one_author_for_articles_that_are_signed_by_others_is_the_templates() -> None:
    pages = [stated("authors", "webmaster", each) for each in ("annlee", "boli", "annlee")]
    assert template_claims(pages) == {"authors: webmaster"}


def test_one_description_of_all_is_of_none() -> None:
    assert template_claims([stated("description", "news")] * 3) == {"description: news"}


def test_pages_of_one_text_are_one() -> None:
    pages = [replace(page(n), stated=stated("description", "news")) for n in range(3)]
    assert learned(*pages).template_claims == ("description: news",)
    assert not learned(*(replace(each, blocks=pages[0].blocks) for each in pages)).template_claims


def test_later_pages_do_not_make_it_forgotten() -> None:
    pages = [replace(page(n), stated=stated("description", "news")) for n in range(3)]
    for known, found in ((pages, [page(7)]), ([page(7)], pages)):
        assert merge_wrappers(learned(*known), learned(*found)).template_claims == ("description: news",)


STORIES = (
    ("The mill burns down", "Ann Lee", "3 May 2026", "The fire began in the loft of the old mill at night"),
    ("A bridge for the valley", "Bo Li", "4 May 2026", "The council voted for a new bridge on Monday evening"),
    ("School closes its doors", "Cy Moss", "5 May 2026", "Pupils of the grammar school say good bye to their hall"),
    ("Otters are back again", "Dora Ray", "6 May 2026", "A ranger counted eleven otters along the river in a week"),
)


def site_page(number: int) -> Page:
    headline, author, day, text = STORIES[number]
    data = {
        "@type": "NewsArticle", "headline": "The Valley Times: all the news", "datePublished": "2019-03-01T08:00:00Z",
        "author": {"@type": "Person", "name": "Max Webb"}, "image": "http://v.example/share/front.jpg",
    }  # fmt: skip
    body = "".join(f"<p>{text}, and so it went on for the whole of day {n} of the long week.</p>" for n in range(9))
    return Page.from_html(
        f'<html lang="en"><head><title>The Valley Times</title><meta property="og:title" content="The Valley Times">'
        f'<meta name="description" content="All the news of the valley."><script type="application/ld+json">'
        f'{json.dumps(data)}</script></head><body><nav><a href="/">Valley Times</a></nav><main><article class="story">'
        f'<h1>{headline}</h1><div class="meta">By <span class="name">{author}</span> · {day}</div>'
        f'<div><img src="/pics/{number}.jpg"></div>{body}</article></main></body></html>',
        f"http://v.example/story/{number}",
    )


def wrapper() -> Wrapper:
    pages = [extract_page(site_page(number), learn=True).observation for number in range(3)]
    [found] = learn_site([each for each in pages if each is not None])
    return found


def test_what_a_page_shows_goes_before_what_its_template_declares() -> None:
    found = wrapper()
    assert Wrapper.from_json(found.to_json()) == found
    for correcting in (False, True):
        extracted = extract_page(site_page(3), [found], correcting=correcting)
        assert extracted.used == found and isinstance(extracted.outcome, Article)
        metadata = extracted.outcome.metadata
        assert metadata.headline == "Otters are back again"
        assert metadata.date_published == "2026-05-06"
        assert [author.name for author in metadata.authors] == ["Dora Ray"]
        assert metadata.main_image and metadata.main_image.url == "http://v.example/pics/3.jpg"
        assert metadata.description is None and metadata.date_modified is None


def test_a_page_that_the_wrapper_does_not_serve_is_read_so_too() -> None:
    found, again = wrapper(), replace(site_page(3), url="http://v.example/story?id=3")
    first = extract_page(site_page(3), [found]).outcome
    assert isinstance(first, Article)
    known = {text_digest(first.body): first.url}
    extracted = extract_page(again, [found], known_bodies=known, learn=True)
    assert extracted.used is None and isinstance(extracted.outcome, Article)
    assert extracted.outcome.headline == first.headline
    # what such pages teach is what their template declares
    assert extracted.observation and found.template_claims[-1] in extracted.observation.stated.declared
