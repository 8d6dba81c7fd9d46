from __future__ import annotations

from crawler.newsstand_score import score
from newsstand import ArticleTruth, PaperTruth

BASE = "http://127.0.0.1:8000"


def article(number: int, *more: str) -> ArticleTruth:
    return ArticleTruth(
        key=f"k{number}",
        addresses=(f"{BASE}/{number}", *more),
        headline=f"Headline {number}",
        summary="",
        paragraphs=("One.", "Two."),
        body="One.\n\nTwo.",
        revisions=("One.\n\nTwo.", "One.\n\nThree."),
        authors=(),
        date_published="2025-01-01T00:00:00+00:00",
        date_modified="",
        section="",
        tags=(),
        main_image=None,
        language="en",
        wire=None,
    )


PAPER = PaperTruth("p", BASE, "p.example", "en", "utf-8", (article(1, f"{BASE}/1/amp"), article(2)), {})


def line(path: str, headline: str, body: str = "One. Two.") -> dict[str, object]:
    return {"url": BASE + path, "headline": headline, "body": body}


def test_a_perfect_crawl() -> None:
    result = score(PAPER, [line("/1", "Headline 1"), line("/2", "Headline  2", "One.\n\nThree.")])
    assert (result.precision, result.recall, result.variants) == (1.0, 1.0, 0)
    assert result.exact_bodies == 2 and not result.wrong and not result.missed and not result.wrong_headlines


def test_variants_are_right_but_find_nothing_new() -> None:
    result = score(PAPER, [line("/1", "Headline 1"), line("/1/amp", "Headline 1")])
    assert (result.precision, result.recall, result.variants) == (1.0, 0.5, 1)
    assert result.missed == (f"{BASE}/2",)


def test_other_pages_and_headlines_are_named() -> None:
    result = score(PAPER, [line("/1", "Home"), line("/about", "About")])
    assert (result.precision, result.wrong) == (0.5, (f"{BASE}/about",))
    assert result.wrong_headlines == ((f"{BASE}/1", "Headline 1", "Home"),)


def test_nothing_exported() -> None:
    result = score(PAPER, [])
    assert (result.precision, result.recall) == (0.0, 0.0)
