"""Whether an export that is imported into an empty store gives the same bytes of output, on all pages of every site.

    python -m benchmarks.round_trip [SET[,SET...]] [--sites SITES.json] [--newsstand] [--pages N]

Each site is read as a crawl would read it. What it taught is written as TOML and read back into an empty store; then
all pages are extracted by each of the two, as two crawls would from there on, and their articles' JSON is compared.


  pages   of the site
  same    pages whose two outputs are the same bytes
  served  pages that a wrapper served after the import
  bytes   of the export
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.corpus import Record, read_sets, split_paths
from benchmarks.learning import by_site, nth_page
from benchmarks.made.newsstand_pages import newsstand_sites
from benchmarks.measures.tables import lines_of
from benchmarks.wrapping import FEWEST, listed_sites, parser_of_sites
from crawler.wrappers.cache import WrapperCache
from crawler.wrappers.exchange import read_toml, to_toml
from crawler.wrappers.policy import SupportPolicy
from crawler.wrappers.storage import WrapperStore
from crawler.wrappers.storage.memory import MemoryStore
from extractors import Article, Page, extract_page


@dataclass(frozen=True, slots=True)
class RoundTrip:
    """One site."""

    site: str
    pages: int
    same: int
    served: int
    size: int


def read(store: WrapperStore, pages: Sequence[Page], *, learn: bool) -> tuple[list[bytes], int]:
    """The articles as a crawl with this store writes them, and how many came by a wrapper."""
    cache = WrapperCache(SupportPolicy(), lambda: store)
    lines, served = [], 0
    for page in pages:
        tries = cache.tries(page.url, page.site, at=page.fetched_at)
        extracted = extract_page(
            page, tries.wrappers, trials=tries.trials, sample=tries.sample, learn=learn, known_bodies=tries.known_bodies
        )
        cache.note(extracted, page.site, article_found=isinstance(extracted.outcome, Article), at=page.fetched_at)
        lines.append(json.dumps(extracted.outcome.to_json(), ensure_ascii=False).encode())
        served += extracted.used is not None
    return lines, served


def round_trip(site: str, records: Sequence[Record]) -> RoundTrip:
    """Learn from a site, export, import, and compare."""
    pages = [nth_page(record, number) for number, record in enumerate(records)]
    learned, empty, size = MemoryStore(), MemoryStore(), 0
    read(learned, pages, learn=True)
    for each in learned.sites():
        text = to_toml(each, learned.of_site(each)).encode()
        size += len(text)
        imported = read_toml(Path("export.toml"), text).records
        empty.revise(each, lambda _, imported=imported: imported)  # type: ignore[misc]
    before, _ = read(learned, pages, learn=False)
    after, served = read(empty, pages, learn=False)
    return RoundTrip(site, len(pages), sum(a == b for a, b in zip(before, after)), served, size)


def sites_of(options: argparse.Namespace) -> dict[str, list[Record]]:
    """The sites that are asked for, those of at least four pages."""
    sets = split_paths(options.sets) if options.sets else []
    found: dict[str, list[Record]] = {}
    if options.sites:
        found |= listed_sites(options.sites, sets)
    else:
        found |= dict(by_site(read_sets(sets)))
    if options.newsstand:
        found |= newsstand_sites(options.pages)
    return {site: records for site, records in found.items() if len(records) >= FEWEST}


def table(results: Mapping[str, RoundTrip]) -> str:
    """A line a site, and the sum."""
    rows = [["site", "pages", "same", "served", "bytes"]]
    rows += [[r.site, str(r.pages), str(r.same), str(r.served), str(r.size)] for r in results.values()]
    same, pages = sum(r.same for r in results.values()), sum(r.pages for r in results.values())
    return "\n".join([*lines_of(rows), f"the same bytes on {same} of {pages} pages of {len(results)} sites"])


def main(arguments: list[str] | None = None) -> int:
    """The command line; 1 if any page's output differs."""
    parser = parser_of_sites(__doc__, pages=40)
    options = parser.parse_args(arguments)
    if not options.sets and not options.newsstand:
        parser.error("give SETS, or --newsstand")
    results = {site: round_trip(site, records) for site, records in sites_of(options).items()}
    print(table(results))
    return int(any(r.same < r.pages for r in results.values()))


if __name__ == "__main__":
    sys.exit(main())
