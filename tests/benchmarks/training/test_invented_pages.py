"""The pages that we invented: their truths stand on them, no site is a public one, what is foreign weighs half."""

from __future__ import annotations

from collections import Counter
from functools import cache
from urllib.parse import urlsplit

import numpy as np
import pytest

from benchmarks.corpus import Record, read_set
from benchmarks.training import samples
from benchmarks.training.samples import INVENTED, INVENTED_FOREIGN, INVENTED_PAGES, PLAIN
from tests.benchmarks.sets import shows_its_truth


@cache
def invented() -> list[Record]:
    return list(read_set(INVENTED_PAGES))


def test_many_makes_in_many_languages() -> None:
    sites = Counter(record.site for record in invented())
    assert len(sites) > 200 and max(sites.values()) <= 12
    assert len({record.lang for record in invented()}) > 40
    assert len({record.digest for record in invented()}) == len(invented())
    assert {urlsplit(record.url).hostname.rpartition(".")[2] for record in invented()} == {"test", "example"}


def test_the_truth_stands_on_the_page() -> None:
    for record in invented()[::40]:
        assert shows_its_truth(record), record.id


def test_a_page_weighs_little_and_what_is_foreign_half_of_that() -> None:
    record = next(iter(invented()))
    told = samples.read_sample((record, INVENTED, 5))
    as_recorded = samples.read_sample((record, "wcxb-dev-articles", 5))
    assert told is not None and as_recorded is not None
    share = told.weights / np.where(as_recorded.weights > 0, as_recorded.weights, 1.0)
    own = (told.labels > 0) & (told.weights > 0)
    foreign = (told.labels == 0) & (told.weights > 0)
    assert own.any() and foreign.any()
    assert share[own] == pytest.approx(samples.SETS[INVENTED])
    assert share[foreign] == pytest.approx(samples.SETS[INVENTED] * INVENTED_FOREIGN)


def test_the_words_of_written_pages_are_not_set_into_them() -> None:
    told = samples.read_sample((next(iter(invented())), INVENTED, 5))
    assert told is not None
    assert [each.set for each in samples.with_copies(told)] == [INVENTED, PLAIN]
