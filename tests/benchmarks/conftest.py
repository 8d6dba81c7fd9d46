from __future__ import annotations

from dataclasses import replace
from urllib.parse import urlsplit

import pytest

from benchmarks.corpus import Record
from benchmarks.made.newsstand_pages import fetched
from newsstand import serve


@pytest.fixture(scope="session")
def papers() -> dict[str, list[Record]]:
    """Articles of three sample newspapers, a site each, at addresses that are the same in every run."""
    with serve(["courier", "vestnik", "gujin"]) as stand:
        truth = stand.truth()
        return {name: [_at(name, r) for r in fetched(truth[name].articles[:24])] for name in truth}


def _at(name: str, record: Record) -> Record:
    path = urlsplit(record.url).path
    body = record.body.replace(urlsplit(record.url).netloc.encode(), f"{name}.example".encode())
    return replace(record, url=f"http://{name}.example{path}", site=f"{name}.example", body=body)


