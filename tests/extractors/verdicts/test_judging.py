"""The verdict adds up what the page shows and what is known of it."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from extractors import CERTAIN, Article, Page, Reason, Rejection, extract_page
from extractors.arbiter import Decision, decide
from extractors.assembling import article_of
from extractors.document import Document
from extractors.verdicts.judging import judge
from extractors.wrapping.learning import learn_site

SENTENCE = "The council met on Tuesday to decide what to do about the old bridge over the river. "
ARTICLE = "<h1>The bridge is closed for a year</h1>" + f"<p>{SENTENCE * 4}</p>" * 8
LISTING = "<h1>News</h1><ul>" + "".join(
    f"<li><a href='/story/{n}'>Bridge number {n} will be closed in spring</a><p>{SENTENCE}</p></li>"
    for n in range(9)
) + "</ul>"  # fmt: skip


def verdict(html: str, article: float, prior: float = 0.0, **options: bool) -> Rejection | None:
    document = Document(Page.from_html(f"<html><body><main>{html}</main></body></html>", "http://a.example/x"))
    decision = decide(document)
    assert isinstance(decision, Decision)
    everything = tuple(range(len(document.blocks)))
    decision = replace(decision, article=article, root=0, kept=everything)
    return judge(document, decision, article_of(document, decision, "arbiter"), prior=prior, **options)


@pytest.mark.parametrize(
    ("article", "prior", "passes"),
    [
        (0.7, 0.0, True),
        (0.4, 0.0, False),
        (0.06, 4.0, True),
        (0.01, 4.0, False),
        (0.9, -4.0, False),
        (0.995, -4.0, True),
    ],
)
def test_odds_add_up(article: float, prior: float, passes: bool) -> None:
    said = verdict(ARTICLE, article, prior)
    assert (said is None) is passes
    if said is not None:
        assert said.reason is Reason.NOT_AN_ARTICLE and 0.5 < said.confidence <= 1


@pytest.mark.parametrize(
    ("article", "prior", "passes"), [(0.9, 0.0, False), (0.995, 0.0, True), (0.7, 4.0, True)]
)
def test_a_listing_needs_more(article: float, prior: float, passes: bool) -> None:
    said = verdict(LISTING, article, prior)
    assert (said is None) is passes
    if said is not None:
        assert said.reason is Reason.LISTING and "9 teasers hold" in said.detail


@pytest.mark.parametrize(
    ("article", "prior", "passes"), [(0.9, 0.0, False), (0.995, 0.0, True), (0.7, 4.0, True)]
)
def test_so_does_a_page_that_declares_itself_a_thread(article: float, prior: float, passes: bool) -> None:
    thread = f'<div itemscope itemtype="https://schema.org/DiscussionForumPosting">{ARTICLE}</div>'
    said = verdict(thread, article, prior)
    assert (said is None) is passes
    if said is not None:
        assert said.reason is Reason.NOT_AN_ARTICLE and "declares itself a thread" in said.detail


def test_so_does_a_page_that_bears_the_name_of_a_service_page() -> None:
    privacy = ARTICLE.replace("The bridge is closed for a year", "Privacy policy")
    assert verdict(privacy, 0.995) is None is verdict(ARTICLE, 0.9) and verdict(privacy, 0.7, 4.0) is None
    said = verdict(privacy, 0.9)
    assert said is not None and said.detail.endswith("it declares itself a page by the name of Privacy policy")


@pytest.mark.parametrize(("links", "reason"), [(30, Reason.LISTING), (6, Reason.EMPTY)])
def test_linked_headings_without_a_text_are_a_listing(links: int, reason: Reason) -> None:
    headings = "".join(f"<li><a href='/{n}'>Bridge number {n} will be closed in spring</a></li>" for n in range(links))
    html = f"<html><head><title>News</title></head><body><nav><a href=/>Home</a></nav><ul>{headings}</ul></body></html>"
    outcome = extract_page(Page.from_html(html, "http://a.example/news/")).outcome
    assert isinstance(outcome, Rejection) and outcome.reason is reason


def test_one_method_is_taken_at_its_word() -> None:
    assert verdict(LISTING, 0.1, asked=True) is None


def test_a_page_may_be_likelier_an_article_than_not_and_still_be_none() -> None:
    undecided, decided = verdict(ARTICLE, 0.55), verdict(ARTICLE, 0.45)
    assert undecided is not None and undecided.is_undecided and undecided.confidence < 0.5
    assert decided is not None and not decided.is_undecided and decided.confidence > 0.5


def test_hardly_any_text_is_no_article_whatever_the_site_says() -> None:
    said = verdict("<p>Only a few words stand here.</p>", 0.9, 4.0)
    assert said is not None and said.reason is Reason.NOT_AN_ARTICLE
    assert "words of running text" in said.detail
    assert not said.is_undecided
    assert verdict("<p>Only a few words stand here.</p>", 0.1, CERTAIN) is None  # an article's last page


def test_the_words_of_links_are_no_running_text() -> None:
    link = '<a href="/events/{}">Another evening of songs and cake in the hall, number {}</a> '
    links = "".join(link.format(number, number) for number in range(5))
    said = verdict(f"<p>Tickets at the door.</p>{links}", 0.9, 4.0)
    assert said is not None and said.detail == "only 4 words of running text"
    unclosed = verdict(f'<a href="/x">{ARTICLE}{ARTICLE}{ARTICLE}{ARTICLE}</a>', 0.9)
    assert unclosed is None


def test_a_wrapper_makes_no_article_of_a_listing() -> None:
    page = Page.from_html(f"<html><body><main>{ARTICLE}</main></body></html>", "http://a.example/1")
    seen = extract_page(page, prior=4.0, learn=True).observation
    assert seen is not None
    (learned,) = learn_site([seen])
    again = extract_page(page, [learned], prior=4.0)
    assert isinstance(again.outcome, Article) and again.used is not None and again.used.id == learned.id
    listing = Page.from_html(f"<html><body><main>{LISTING}</main></body></html>", "http://a.example/news/")
    assert isinstance(extract_page(listing, [learned]).outcome, Rejection)


SORRY = f"<h1>{{}}</h1><p>We are sorry. Try our search, or go back to the front page. {SENTENCE * 2}</p>"


@pytest.mark.parametrize("says", ["Page not found", "We can't find the page", "Artikel nicht verfügbar", "Bad Gateway"])
def test_a_page_that_says_that_it_is_not_there_is_none_whoever_announces_it(says: str) -> None:
    said = verdict(SORRY.format(says), 0.99, CERTAIN)
    assert said is not None and said.reason is Reason.NOT_AN_ARTICLE and "not there" in said.detail
    assert verdict(SORRY.format("Page of history found in the attic"), 0.99, CERTAIN) is None


@pytest.mark.parametrize("headline", ["Something went wrong", "Article 370 was removed", "Error 404 – The film"])
def test_an_article_by_such_a_headline_that_has_a_date_in_json_ld_is_one(headline: str) -> None:
    own = {"@type": "NewsArticle", "headline": headline, "datePublished": "2024-03-05"}
    page = f'<title>{headline} - The Post</title><script type="application/ld+json">{{}}</script><h1>{headline}</h1>'
    text = f"<p>{SENTENCE * 4}</p>"
    assert verdict(page.format(json.dumps(own)) + text, 0.99) is None
    for other in ({**own, "headline": "The bridge is closed"}, {**own, "datePublished": ""}):
        assert verdict(page.format(json.dumps(other)) + text, 0.99) is not None


def test_what_a_long_text_says_so_beside_is_not_asked() -> None:
    assert verdict(f"<h1>Page not found</h1><p>{SENTENCE * 40}</p>", 0.99, 4.0) is None
