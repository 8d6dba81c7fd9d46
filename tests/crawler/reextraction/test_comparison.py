"""A line of before held against that of today, whatever somebody made of it in between."""

from __future__ import annotations

from typing import Any

import orjson
import pytest

from crawler.export.json_lines import to_line
from crawler.reextraction.comparison import Outcome, compare


def line(headline: str, revision: Any) -> bytes:
    mark = {"id": "a" * 32, "content": "b" * 32, "revision": revision}
    return to_line({"url": "http://a.example/1", "headline": headline, "body": "One. Two.", "fingerprint": mark})


def test_the_site_stays_the_crawls() -> None:
    """A page of a subdomain alone tells of its host."""
    before, after = (orjson.loads(line(headline, 1)) for headline in ("Old", "New"))
    found = compare(to_line({**before, "site": "a.example"}), to_line({**after, "site": "sub.a.example"}))
    assert found.line is not None and found.line["site"] == "a.example"


def test_thumbnails_stay_also_within_a_quotation() -> None:
    before, after = (orjson.loads(line("Same", 1)) for _ in range(2))
    image = {"type": "image", "url": "http://a.example/gate.jpg"}
    before["blocks"] = [{"type": "quote", "children": [{**image, "thumbnail": "AAAA"}]}]
    after["blocks"] = [{"type": "quote", "children": [image]}]
    found = compare(to_line(before), to_line(after)).after
    assert found is not None and found["blocks"] == before["blocks"]


@pytest.mark.parametrize(("revision", "after"), [(3, 4), ("x", 2), ([1], 2), (None, 2), (-5, 2), (1.5, 2), ({}, 2)])
def test_a_revision_that_is_no_number_is_the_first(revision: Any, after: int) -> None:
    found = compare(line("Old", revision), line("New", 1))
    assert found.outcome is Outcome.CHANGED and found.line is not None
    assert found.line["fingerprint"]["revision"] == after
