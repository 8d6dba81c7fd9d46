"""The other pages of the sites that we invented: what they are, and that they teach the page forests alone."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from benchmarks.corpus import Record, read_set
from benchmarks.training import samples
from benchmarks.training.labels import tokens
from benchmarks.training.pages import WEIGHTS
from benchmarks.training.samples import INVENTED, INVENTED_PAGES, OTHER_PAGES, OTHERS
from extractors.document import Document


@cache
def others() -> list[Record]:
    return list(read_set(OTHER_PAGES))


def test_most_are_no_articles_and_of_known_sites() -> None:
    kinds = Counter(record.page_type for record in others())
    assert kinds["article"] < 0.2 * len(others()) and kinds.keys() > {"collection", "service", "listing", "forum"}
    sites = {record.site for record in read_set(INVENTED_PAGES)}
    assert {record.site for record in others()} <= sites and len({record.site for record in others()}) > 210
    assert len({record.id for record in others()}) == len(others())


def test_the_truth_of_articles_stands_on_the_page() -> None:
    articles = [record for record in others() if record.page_type == "article"]
    for record in articles[::6]:
        shown = f" {' '.join(tokens(' '.join(Document(record.page).block_texts())))} "
        for paragraph in record.truth["body_paragraphs"]:
            assert f" {' '.join(tokens(paragraph))} " in shown, record.id


@pytest.mark.parametrize("page_type", ["article", "service"])
def test_they_weigh_nothing_for_blocks_and_little_for_pages(page_type: str) -> None:
    record = next(record for record in others() if record.page_type == page_type)
    told = samples.read_sample((record, OTHERS, 5))
    assert told is not None and not told.weights.any()
    assert all(0 < weight <= 0.1 for name in (INVENTED, OTHERS) for weight in WEIGHTS[name][:2])


def test_a_site_s_pages_are_in_one_fold() -> None:
    record = others()[0]
    told = samples.read_sample((record, OTHERS, 5))
    assert told is not None and told.fold == samples.fold_of(record.site, 5)
