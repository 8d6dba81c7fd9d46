"""Summaries of other articles below a text."""

from __future__ import annotations

import numpy as np

from extractors.arbiter import chosen
from extractors.features.of_block import compute
from extractors.model import shipped
from extractors.selection.summaries import OF_TEASERS, summaries
from tests.builders import block_texts, document

URL = "https://news.example/2026/mill"
TEXT = "<p>The mill has stood since 1890, and the people of the town have never seen it at work.</p>"


def card(number: int, title: str = "<a href='/town/other-{0}'>The council meets for the {0}th time</a>") -> str:
    summary = f"<p>Nobody knows what will be said there, {number}.</p>"
    return f"<div class=card><h3>{title.format(number)}</h3>{summary}</div>"


def found(html: str, *, titles: bool = False, sure: float = 0.6) -> list[str]:
    """The summaries among the blocks of a page whose titles of cards are kept or not."""
    page = document(f"<body><main>{html}</main></body>", URL)
    texts = block_texts(page)
    kept = np.array([n for n, text in enumerate(texts) if titles or "council" not in text], dtype=np.int64)
    probabilities = np.array([0.98 if text in TEXT else 0.01 if "council" in text else sure for text in texts])
    return [texts[block] for block in summaries(page, 0, kept, probabilities).tolist()]


def test_what_stands_under_a_title_that_was_left_out_goes_with_it() -> None:
    cards = "".join(map(card, range(3)))
    assert found(TEXT * 4 + cards) == [f"Nobody knows what will be said there, {number}." for number in range(3)]


def test_what_is_sure_or_stands_under_a_kept_title_or_under_none_stays() -> None:
    cards = "".join(map(card, range(3)))
    assert found(TEXT * 4 + cards, titles=True) == found(TEXT * 4 + cards, sure=0.9) == []
    assert found(TEXT * 4 + "".join(card(number, "The council, {0}") for number in range(3))) == []
    assert found(TEXT * 4 + card(1)) == []


def test_a_listing_keeps_its_summaries() -> None:
    assert found(TEXT + "".join(map(card, range(9)))) == []


def test_the_body_is_without_them_and_wrappers_learn_it() -> None:
    page = document(f"<body><main><article>{TEXT * 4}</article>{''.join(map(card, range(3)))}</main></body>", URL)
    texts = block_texts(page)
    probabilities = np.array([0.98 if text in TEXT else 0.01 if "council" in text else 0.6 for text in texts])
    choice = chosen(page, compute(page, shipped().lexicon), probabilities)
    assert {texts[block] for block in choice.kept.tolist()} == {TEXT[3:-4]}
    told = [number for number, text in enumerate(texts) if "Nobody" in text]
    assert choice.probabilities[told].tolist() == [OF_TEASERS] * 3
