"""An export imported into an empty store gives the same bytes of output on all pages of the site."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from urllib.request import urlopen

import pytest

from crawler.wrappers.cache import WrapperCache
from crawler.wrappers.exchange import read_toml, to_toml
from crawler.wrappers.policy import SupportPolicy
from crawler.wrappers.storage import WrapperStore
from crawler.wrappers.storage.memory import MemoryStore
from crawler.wrappers.storage.sqlite import SqliteStore
from extractors import Article, Page, extract_page, site_of
from newsstand import Newsstand, serve
from tests.crawler.spiders.crawls import PATIENCE

START = datetime(2026, 1, 1, tzinfo=UTC)


def pages_of(stand: Newsstand, name: str, count: int) -> list[Page]:
    pages = []
    for number, article in enumerate(stand.truth()[name].articles[:count]):
        with urlopen(article.canonical, timeout=PATIENCE) as response:
            at = START + timedelta(minutes=number)
            pages.append(Page(url=article.canonical, body=response.read(), fetched_at=at))
    return pages


def learn(store: WrapperStore, pages: list[Page]) -> None:
    cache = WrapperCache(SupportPolicy(), lambda: store)
    for page in pages:
        tries = cache.tries(page.url, page.site, at=page.fetched_at)
        extracted = extract_page(page, tries.wrappers, trials=tries.trials, sample=tries.sample, learn=True)
        cache.note(extracted, page.site, article_found=isinstance(extracted.outcome, Article), at=page.fetched_at)


def output(store: WrapperStore, pages: list[Page]) -> bytes:
    """The lines that a crawl with this store writes of the pages."""
    cache = WrapperCache(SupportPolicy(), lambda: store)
    lines = []
    for page in pages:
        tries = cache.tries(page.url, page.site, at=page.fetched_at)
        extracted = extract_page(page, tries.wrappers)
        lines.append(json.dumps(extracted.outcome.to_json(), ensure_ascii=False))
        cache.note(extracted, page.site, article_found=isinstance(extracted.outcome, Article), at=page.fetched_at)
    return "\n".join(lines).encode()


@pytest.fixture(scope="module")
def stand_pages() -> dict[str, list[Page]]:
    """Articles of a paper with one layout and of one that is redesigned on the way."""
    with serve(["courier", "ledger"]) as stand:
        before = pages_of(stand, "ledger", 6)
        stand.redesign("ledger")
        later = pages_of(stand, "ledger", 12)[6:]
        return {"courier": pages_of(stand, "courier", 9), "ledger": [*before, *later]}


@pytest.mark.parametrize("name", ["courier", "ledger"])
@pytest.mark.parametrize("make", [lambda path: MemoryStore(), SqliteStore], ids=["memory", "sqlite"])
def test_an_export_gives_the_same_bytes(
    stand_pages: dict[str, list[Page]], tmp_path: Path, name: str, make: Callable[[Path], WrapperStore]
) -> None:
    pages = stand_pages[name]
    learned, empty = make(tmp_path / "learned.sqlite"), make(tmp_path / "empty.sqlite")
    learn(learned, pages)
    site = site_of(pages[0].url)
    exported = to_toml(site, learned.of_site(site))
    empty.revise(site, lambda _: read_toml(Path("a.toml"), exported.encode()).records)
    assert empty.of_site(site) == learned.of_site(site) and to_toml(site, empty.of_site(site)) == exported
    expected = output(learned, pages)
    assert output(empty, pages) == expected
    assert expected.count(b'"method": "wrapper"') >= len(pages) - 3
    assert output(make(tmp_path / "nothing.sqlite"), pages) != expected
    for store in (learned, empty):
        store.close()
