"""One running stand for the tests that only read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import newsstand
from newsstand.papers import PAPERS, Paper


@pytest.fixture(scope="package")
def stand() -> Iterator[newsstand.Newsstand]:
    """All papers, the proxy and the hostile sites; the huge page has 3 MB."""
    with newsstand.serve(proxy=True, hostile_sites=True, huge_bytes=3_000_000) as running:
        yield running


@pytest.fixture(scope="package")
def papers() -> dict[str, Paper]:
    """The papers without a server."""
    return {name: paper() for name, paper in PAPERS.items()}
