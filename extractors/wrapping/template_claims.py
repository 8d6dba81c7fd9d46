"""What the template declares of every page: the same headline, day or author for articles that show others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from extractors.metadata.template_claims import Stated

FEWEST_PAGES = 3
_NEARLY_ALL = 0.9
"""Share of a layout's pages that declare what its template does."""
_SHOW_OTHERS = 2
"""Different values, at least, that these pages show."""


def template_claims(pages: Sequence[Stated]) -> frozenset[str]:
    """Keys (``claim_key``) of what nearly all of these pages, of different texts, declare although it is of none.

    One day or author for all may be right: an edition's, a blog's. So each page that shows any must show another, and
    the pages not all the same. A description of them all is that of none.
    """
    counts = Counter(key for page in pages for key in page.declared)
    least = max(FEWEST_PAGES, _NEARLY_ALL * len(pages))
    return frozenset(key for key, count in counts.items() if count >= least and _is_of_none(key, pages))


def _is_of_none(key: str, pages: Sequence[Stated]) -> bool:
    kind = key.partition(":")[0]
    if kind == "description":
        return True
    showing = [page for page in pages if key in page.declared and page.shown.get(kind)]
    if len(showing) < FEWEST_PAGES or any(page.declared[key] in page.shown[kind] for page in showing):
        return False
    return len({page.shown[kind][0] for page in showing}) >= _SHOW_OTHERS
