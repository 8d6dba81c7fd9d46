from __future__ import annotations

import pytest

from benchmarks.corpus import Record
from benchmarks.newsstand_pages import fetched
from newsstand import serve


@pytest.fixture(scope="session")
def papers() -> dict[str, list[Record]]:
    """Articles of three sample newspapers, a site each."""
    with serve(["courier", "vestnik", "gujin"]) as stand:
        truth = stand.truth()
        return {name: fetched(truth[name].articles[:24]) for name in truth}


