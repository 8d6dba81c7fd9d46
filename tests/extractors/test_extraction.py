"""From bytes to an article or a rejection: the public calls, wrappers first, and the same bytes every time."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from extractors import Article, Extracted, Page, Reason, Rejection, Wrapper, extract, extract_page, learn_site
from extractors.methods import BY_NAME
from tests.builders import PARAGRAPHS, URL, article_html, paragraphs

ROOT = Path(__file__).parents[2]
LONG = article_html(
    "<p>A table follows.</p><table><tr><th>Year<th>Boats</tr><tr><td>2024<td>31</tr></table>" + paragraphs(),
    head='<meta property="article:published_time" content="2026-03-05T10:00:00+01:00">'
    '<meta name="keywords" content="ferry, islands, winter"><meta property="og:image" content="/a.jpg">',
    after='<div class="comments"><p>What a shame.</p><p>Indeed, I shall take the car.</p></div>',
)


def article(html: bytes | str, **options: str) -> Article:
    outcome = extract(html, URL, **options)
    assert isinstance(outcome, Article), outcome
    return outcome


def test_bytes_and_text_are_the_same() -> None:
    assert article(article_html()) == article(article_html().encode())


@pytest.mark.parametrize(
    ("html", "reason"),
    [
        ("", Reason.EMPTY),
        (b"", Reason.EMPTY),
        ("<div>" * 2_000 + "x", Reason.TOO_DEEP),
        (b"x" * 10_000_001, Reason.TOO_LARGE),
        ("<p>Short.</p>", Reason.NOT_AN_ARTICLE),
        ("<img src=x>", Reason.EMPTY),
    ],
    ids=["empty", "no bytes", "deep", "large", "short", "no text"],
)
def test_rejections(html: bytes | str, reason: Reason) -> None:
    outcome = extract(html, URL)
    assert isinstance(outcome, Rejection) and outcome.reason == reason and outcome.url == URL and outcome.detail


@pytest.mark.parametrize("method", sorted(BY_NAME))
def test_each_method_alone(method: str) -> None:
    outcome = extract(article_html(), URL, method=method)
    if isinstance(outcome, Rejection):
        assert outcome.reason == Reason.NO_CANDIDATE and outcome.detail
    else:
        assert outcome.extraction.method == method and PARAGRAPHS[2] in outcome.body


def test_an_unknown_method() -> None:
    with pytest.raises(KeyError):
        extract(article_html(), URL, method="guessing")


def test_no_address() -> None:
    outcome = extract(article_html())
    assert isinstance(outcome, Article) and outcome.url == "" == outcome.site


# -- wrappers


def cold() -> Extracted:
    return extract_page(Page.from_html(article_html(), URL), learn=True)


def learned() -> Wrapper:
    seen = cold().observation
    assert seen is not None
    [wrapper] = learn_site([seen])
    return wrapper


def test_a_cold_page_is_observed_where_it_is_asked_for() -> None:
    found = cold()
    assert found.used is None and found.observation is not None and found.failed == ()
    assert found.observation.method == "arbiter" and found.observation.url == URL
    assert extract_page(Page.from_html(article_html(), URL)).observation is None


def test_the_wrapper_is_tried_first() -> None:
    wrapper = replace(learned(), support=5)
    found = extract_page(Page.from_html(article_html(), URL), (wrapper,), learn=True)
    assert isinstance(found.outcome, Article) and found.used == wrapper and found.observation is None
    extraction = found.outcome.extraction
    assert (extraction.method, extraction.wrapper) == ("wrapper", f"{wrapper.id}.{wrapper.snapshot}")
    first = cold().outcome
    assert isinstance(first, Article) and found.outcome.body == first.body


def test_wrappers_that_do_not_fit_are_told_and_the_page_is_read_cold() -> None:
    wrapper = learned()
    broken = replace(wrapper, root_xpath="//none")
    found = extract_page(Page.from_html(article_html(), URL), (broken,), learn=True)
    assert found.failed == ((broken, "root found 0 times"),) and found.observation is not None
    second = extract_page(Page.from_html(article_html(), URL), (broken, wrapper))
    assert second.used == wrapper and [w for w, _ in second.failed] == [broken]


@pytest.mark.parametrize(("support", "pinned", "teaches"), [(3, False, True), (5, False, False), (3, True, False)])
def test_a_wrapper_of_few_pages_learns_from_those_that_it_serves(support: int, pinned: bool, teaches: bool) -> None:
    wrapper = replace(learned(), support=support, pinned=pinned)
    page = Page.from_html(article_html(), URL)
    found = extract_page(page, (wrapper,), learn=True)
    assert found.used == wrapper and (found.observation is not None) == (found.agreement == 1.0) == teaches
    assert extract_page(page, (wrapper,)).observation is None


def test_a_sampled_page_is_extracted_both_ways() -> None:
    wrapper = replace(learned(), support=5)
    found = extract_page(Page.from_html(article_html(), URL), (wrapper,), learn=True, sample=True)
    assert found.used == wrapper and found.agreement == 1.0 and found.observation is None
    other = replace(wrapper, strip=("//article/p[1]", "//article/p[2]"))
    again = extract_page(Page.from_html(article_html(), URL), (other,), learn=True, sample=True)
    assert again.used == other and again.agreement is not None and again.agreement < 0.9
    assert again.observation is not None  # what was extracted otherwise teaches


def test_classifiers_that_a_wrapper_asks_read_no_metadata_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page.from_html(article_html(), URL)
    by_hand = Wrapper(page.site, learned().parser, "//article", "hand", pinned=True)
    assert extract_page(page, (by_hand,), learn=True).observation is not None  # what they say teaches all the same

    def read_metadata(*_: object, **__: object) -> None:
        raise AssertionError("read twice")

    monkeypatch.setattr("extractors.arbiter.read_metadata", read_metadata)
    assert extract_page(page, (by_hand,)).used == by_hand


def test_candidates_are_compared_and_serve_nothing() -> None:
    wrapper = learned()
    broken = replace(wrapper, root_xpath="//none")
    found = extract_page(Page.from_html(article_html(), URL), trials=(wrapper, broken))
    assert found.used is None and found.failed == () and found.trials == ((wrapper, 1.0), (broken, 0.0))


@pytest.mark.parametrize("change", [{"parser": "lxml-1/html"}, {"rendered": True}])
def test_wrappers_of_another_parser_are_passed_over(change: dict[str, object]) -> None:
    found = extract_page(Page.from_html(article_html(), URL), (replace(learned(), **change),))  # type: ignore[arg-type]
    assert found.used is None and found.failed == ()


def test_a_rejected_page_teaches_nothing() -> None:
    found = extract_page(Page.from_html(article_html("<p>Short.</p>"), URL), learn=True)
    assert isinstance(found.outcome, Rejection) and found.observation is None


# -- determinism

PAGES = (LONG, article_html(), "<p>x", "<table><tr><td>a<td>b</table>" * 9, "<a<b c='d\"<'>text")
DIGEST = """
import hashlib, json, sys
from extractors import extract
from tests.extractors.test_extraction import PAGES, URL
print(hashlib.sha256("".join(json.dumps(extract(p, URL).to_json()) for p in PAGES).encode()).hexdigest())
"""


def digest(pages: tuple[str, ...] = PAGES) -> str:
    lines = [json.dumps(extract(page, URL).to_json()) for page in pages]
    return hashlib.sha256("".join(lines).encode()).hexdigest()


def test_the_same_bytes_twice_and_after_other_pages() -> None:
    alone = json.dumps(extract(LONG, URL).to_json())
    for page in PAGES:
        extract(page, "http://other.example/x")
    assert json.dumps(extract(LONG, URL).to_json()) == alone
    assert digest(PAGES[::-1][::-1]) == digest()


@pytest.mark.parametrize("seed", ["0", "1", "4242"])
def test_the_same_bytes_in_another_process(seed: str) -> None:
    environment = {**os.environ, "PYTHONHASHSEED": seed, "TZ": "Asia/Tokyo", "LC_ALL": "C", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", DIGEST],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    assert done.stdout.strip() == digest()
