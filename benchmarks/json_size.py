"""How much smaller the article's typed blocks are than the page (METHODS.md 5: 18 times on average).

    python -m benchmarks.json_size SET.jsonl.xz[,SET...]

Bytes of ``blocks`` as JSON over bytes of HTML, summed over the pages that are called articles.
"""

from __future__ import annotations

import argparse

import orjson

from benchmarks.corpus import read_sets, split_paths
from extractors import Article, extract_page


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sets")
    blocks = pages = count = 0
    for record in read_sets(split_paths(parser.parse_args().sets)):
        outcome = extract_page(record.page).outcome
        if isinstance(outcome, Article):
            count += 1
            pages += len(record.body)
            blocks += len(orjson.dumps([block.to_json() for block in outcome.blocks]))
    if count:
        print(f"{count} articles: {blocks} bytes of blocks, {pages} bytes of HTML, {pages / blocks:.1f} times smaller")


if __name__ == "__main__":
    main()
