"""What the pages of an archive teach, and before which wrappers it is tried."""

from __future__ import annotations

import pickle
from dataclasses import replace
from pathlib import Path

import pytest
from scrapy.settings import Settings

from crawler import settings as own
from crawler.reextraction.page_job import crashed, extract_job
from crawler.reextraction.snapshot import Snapshot
from crawler.reextraction.teaching import spread, taught_by
from crawler.reextraction.workers import Workers
from crawler.wrappers.policy import policy_of
from crawler.wrappers.storage.sqlite import SqliteStore
from extractors import Wrapper
from tests.crawler.reextraction.test_site_run import SITE, job_of

TERMS = job_of(0).terms


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    made = Settings()
    made.setmodule(own)
    made.set("BROADSHEET_WRAPPER_DB", str(tmp_path / "wrappers.sqlite"))
    return made


def taught(settings: Settings, pages: int) -> dict[str, tuple[Wrapper, ...]]:
    with Workers(extract_job, 1, crashed) as workers:
        return taught_by((job_of(number).capture for number in range(pages)), TERMS, workers, policy_of(settings))


def test_pages_of_one_layout_teach_a_wrapper_when_enough_agree(settings: Settings) -> None:
    assert taught(settings, 2) == {SITE: ()}
    [wrapper] = taught(settings, 5)[SITE]
    assert wrapper.support == 5 and wrapper.site == SITE


def tried(settings: Settings, *stored: Wrapper, learned: Wrapper) -> list[Wrapper]:
    """The wrappers of a page, given what crawls have stored and what the archive has taught."""
    store = SqliteStore.from_settings(settings)
    for each in stored:
        store.add(each)
    store.close()
    snapshot = Snapshot(settings, lambda site: (learned,))
    try:
        return [pickle.loads(each) for each in snapshot.wrappers(job_of(0).capture)]
    finally:
        snapshot.close()


def test_what_the_archive_teaches_goes_before_what_crawls_learned(settings: Settings) -> None:
    [wrapper] = taught(settings, 5)[SITE]
    of_crawl = replace(wrapper, support=3, fragments=("of the crawl",))
    older = replace(wrapper, root_xpath="//body", support=9)
    found = tried(settings, of_crawl, older, learned=wrapper)
    assert [each.snapshot for each in found] == [wrapper.snapshot, older.snapshot]  # of one layout the archive's word


def test_what_a_person_pinned_is_tried_alone(settings: Settings) -> None:
    [wrapper] = taught(settings, 5)[SITE]
    pinned = replace(wrapper, root_xpath="//main", pinned=True)
    assert [each.pinned for each in tried(settings, pinned, wrapper, learned=wrapper)] == [True]


@pytest.mark.parametrize(
    ("count", "most", "expected"), [(0, 3, []), (2, 3, [0, 1]), (3, 3, [0, 1, 2]), (10, 4, [0, 2, 5, 7])]
)
def test_pages_are_chosen_evenly(count: int, most: int, expected: list[int]) -> None:
    assert list(spread(count, most)) == expected
