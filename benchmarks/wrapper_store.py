"""What a store of wrappers costs: opening one of many sites, a site's look-up, and a page of a site with many wrappers.

    python -m benchmarks.wrapper_store [--sites N] [--wrappers N]

Times are of the processor. The look-ups are of sites in an order that no cache has seen.
"""

from __future__ import annotations

import argparse
import sqlite3
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from crawler.wrappers.cache import WrapperCache
from crawler.wrappers.policy import SupportPolicy
from crawler.wrappers.storage.memory import MemoryStore
from crawler.wrappers.storage.sqlite import SqliteStore
from extractors import PARSER_VERSION, Extracted, Pooled, Reason, Rejection, Shown, Wrapper

_SIGNATURES = 40
"""Of a typical wrapper of the development sets."""


def wrapper_of(site: str, number: int = 0) -> Wrapper:
    """A made-up wrapper of ordinary size."""
    signatures = tuple(Pooled(f"p.c{i} < div.box-{i} < article.story", 0.9, 9, 3, 3) for i in range(_SIGNATURES))
    root = f'//div[@id="story-{number}"]'
    return Wrapper(site, PARSER_VERSION, root, signatures=signatures, shown=Shown(90, 900, 5, 50), support=3)


def seconds(run: Callable[[], object]) -> float:
    """Processor time of one run."""
    start = time.process_time()
    run()
    return time.process_time() - start


def fill(path: Path, sites: int) -> None:
    """A store of that many sites, written in one transaction."""
    SqliteStore(path).close()
    text = wrapper_of("0.example").to_json()
    with sqlite3.connect(path) as connection:
        connection.executemany("INSERT INTO sites (site) VALUES (?)", ((f"{n}.example",) for n in range(sites)))
        rows = ((f"{n}.example", f"{n:016x}", text.replace("0.example", f"{n}.example")) for n in range(sites))
        connection.executemany(
            "INSERT INTO wrappers (site, id, wrapper, pages_at_birth, misses_at_birth, pages_at_hit, misses_at_hit) "
            "VALUES (?, ?, ?, 0, 0, 0, 0)", rows,
        )  # fmt: skip


def page_seconds(wrappers: int, pages: int = 300) -> float:
    """What the wrappers of a site cost on each page, the extraction itself aside."""
    store = MemoryStore()
    many = [wrapper_of("a.example", number) for number in range(wrappers)]
    for each in many:
        store.add(each)
    cache = WrapperCache(SupportPolicy(), lambda: store)
    cache.to_try("a.example")  # read once a crawl
    served = Extracted(Rejection(Reason.EMPTY, "no page"), used=many[wrappers // 2])

    def crawl() -> None:
        for number in range(pages):
            cache.tries(f"http://a.example/{number}", "a.example")
            cache.note(served, "a.example", article_found=True, at=None)

    return seconds(crawl) / pages


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sites", type=int, default=100_000)
    parser.add_argument("--wrappers", type=int, default=1_000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "wrappers.sqlite"
        fill(path, options.sites)
        size = path.stat().st_size / 1e6
        opening = min(seconds(lambda: SqliteStore(path).close()) for _ in range(5))
        store = SqliteStore(path)
        looked = [f"{(n * 7919) % options.sites}.example" for n in range(2_000)]
        finding = seconds(lambda: [store.of_site(site) for site in looked]) / len(looked)
        missing = seconds(lambda: [store.of_site(f"no-{site}") for site in looked]) / len(looked)
        store.close()
    print(f"{options.sites} sites, {size:.0f} MB: opened in {opening * 1e3:.2f} ms")
    print(f"a site's records {finding * 1e6:.0f} us, of a site that is not there {missing * 1e6:.0f} us")
    few, many = page_seconds(3), page_seconds(options.wrappers)
    print(f"a page of a site with 3 wrappers {few * 1e6:.0f} us, with {options.wrappers} {many * 1e6:.0f} us")


if __name__ == "__main__":
    main()
