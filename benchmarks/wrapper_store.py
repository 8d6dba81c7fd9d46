"""What a store of wrappers costs: opening one of many sites, a site's look-up, and a page of a site with many wrappers.

    python -m benchmarks.wrapper_store [--sites N] [--wrappers N]

Times are of the processor, the best of several runs. The look-ups are of sites in an order that no cache has seen.
Of a page it is what trying, counting and learning cost, the extraction itself aside: of a page that a wrapper served,
of one that was extracted cold and observed, and of the first page of a crawl, before which the wrappers are read.
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
from extractors import PARSER_VERSION, Extracted, Observation, Pooled, Reason, Rejection, Shown, Wrapper
from extractors.observation import Place, SeenBlock

_SIGNATURES = 40
"""Of a typical wrapper of the development sets."""
_RUNS, _PART = 5, 400
TRIED = SupportPolicy().tries


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


def pages_of(wrappers: int) -> dict[str, Extracted]:
    """What became of a page of a site with so many wrappers, by name."""
    block = SeenBlock(1, 90, 0.9, True, "p.c0 < div.box-0", "a" * 12)
    seen = Observation(
        "http://a.example/", "a.example", PARSER_VERSION, False, "arbiter", 0.9, None,
        (Place(0, 9, ('//div[@id="new"]',)),), None, (block,) * _SIGNATURES, (), Shown(90, 900, 5, 50),
    )  # fmt: skip
    used = wrapper_of("a.example", wrappers // 2 if wrappers < TRIED else TRIED // 2)
    nothing = Rejection(Reason.EMPTY, "no page")
    return {"served": Extracted(nothing, used=used), "cold": Extracted(nothing, observation=seen)}


def site_seconds(wrappers: int, pages: int = 200) -> dict[str, float]:
    """What the wrappers of a site cost on each kind of page, and on the first."""
    store = MemoryStore()
    for number in range(wrappers):
        store.add(wrapper_of("a.example", number))
    cache = WrapperCache(SupportPolicy(), lambda: store)
    costs = {"first": seconds(lambda: cache.to_try("a.example"))}

    def crawl(extracted: Extracted) -> None:
        for number in range(pages):
            cache.tries(f"http://a.example/{number}", "a.example")
            cache.note(extracted, "a.example", article_found=True, at=None)

    for name, extracted in pages_of(wrappers).items():
        costs[name] = seconds(lambda each=extracted: crawl(each)) / pages  # type: ignore[misc]
    return costs


def best_of(wrappers: int) -> dict[str, float]:
    """The least of each cost."""
    runs = [site_seconds(wrappers) for _ in range(_RUNS)]
    return {name: min(run[name] for run in runs) for name in runs[0]}


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
        looked = [f"{(n * 7919) % options.sites}.example" for n in range(_RUNS * _PART)]
        parts = [looked[n : n + _PART] for n in range(0, len(looked), _PART)]
        finding = min(seconds(lambda part=part: list(map(store.of_site, part))) for part in parts) / _PART  # type: ignore[misc]
        missing = seconds(lambda: [store.of_site(f"no-{site}") for site in looked]) / len(looked)
        store.close()
    print(f"{options.sites} sites, {size:.0f} MB: opened in {opening * 1e3:.2f} ms")
    print(f"a site's records {finding * 1e6:.0f} us, of a site that is not there {missing * 1e6:.0f} us")
    for wrappers in (3, TRIED, options.wrappers):
        costs = ", ".join(f"{name} {cost * 1e6:.0f} us" for name, cost in best_of(wrappers).items())
        print(f"a page of a site with {wrappers} wrappers: {costs}")


if __name__ == "__main__":
    main()
