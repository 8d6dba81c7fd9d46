from __future__ import annotations

from collections.abc import Iterator

import pytest

from benchmarks.forks import Forks


@pytest.fixture(scope="package")
def forks() -> Iterator[Forks]:
    """Crawls without the start of an interpreter each."""
    with Forks() as forks:
        yield forks
