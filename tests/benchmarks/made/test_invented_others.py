"""The other pages of the sites that we invented: what they are, and that the truths of articles stand on them."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import benchmarks.made
from benchmarks.corpus import Record, read_set
from benchmarks.training.samples import INVENTED_PAGES
from tests.benchmarks.sets import shows_its_truth


@cache
def others() -> list[Record]:
    return list(read_set(Path(benchmarks.made.__file__).with_name("invented_others.jsonl.xz")))


def test_most_are_no_articles_and_of_known_sites() -> None:
    kinds = Counter(record.page_type for record in others())
    assert kinds["article"] < 0.2 * len(others()) and kinds.keys() > {"collection", "service", "listing", "forum"}
    sites = {record.site for record in read_set(INVENTED_PAGES)}
    assert {record.site for record in others()} <= sites and len({record.site for record in others()}) > 180
    assert len({record.id for record in others()}) == len(others())


def test_the_truth_of_articles_stands_on_the_page() -> None:
    articles = [record for record in others() if record.page_type == "article"]
    for record in articles[::6]:
        assert shows_its_truth(record), record.id
