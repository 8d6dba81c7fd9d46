"""A line and what extraction makes of the same page today: identical, the same article, or a new revision."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import orjson

from crawler.export.json_lines import to_line
from crawler.pipelines.thumbnails import images_of
from crawler.state.revisions import Revision, revision_of_extractor

REASON = "extractor"
"""`fingerprint.reason` of a revision that the same page gave: the article was not edited, we read it better."""


class Outcome(StrEnum):
    """What became of an article."""

    IDENTICAL = "identical"
    """The line is the same, byte for byte."""
    SAME = "same"
    """Same content; only how it was found differs."""
    CHANGED = "changed"
    REJECTED = "rejected"
    """Today the page would not be exported."""
    GONE = "gone"
    """The raw page is not there any more, or cannot be read."""
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Comparison:
    """An article before and after; `line` is set where it changed, ready to be exported."""

    outcome: Outcome
    before: Mapping[str, Any]
    after: Mapping[str, Any] | None = None
    revision: Revision | None = None
    line: dict[str, Any] | None = None
    detail: str = ""


def compare(raw: bytes, line: bytes) -> Comparison:
    """Hold what was exported (`raw`) against what the same page gives now (`line`)."""
    before, after = orjson.loads(raw), orjson.loads(line)
    made = _completed(before, after)
    if to_line(made) == raw:
        return Comparison(Outcome.IDENTICAL, before, made)
    old = before.get("fingerprint") or {}
    number = old.get("revision")
    revision = revision_of_extractor(number if isinstance(number, int) and number > 0 else 1, before, made)
    if revision is None:
        return Comparison(Outcome.SAME, before, made)
    mark = {
        "id": old.get("id"),
        "content": after["fingerprint"]["content"],
        **({"near": old["near"]} if "near" in old else {}),
        **revision.fingerprint(),
        "reason": REASON,
    }
    return Comparison(Outcome.CHANGED, before, made, revision, {**made, "fingerprint": mark})


def _completed(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """What extraction gives, with what the crawl's other parts had added to the line."""
    print_ = {**(before.get("fingerprint") or {}), "content": after["fingerprint"]["content"]}
    crawled = {"site": before["site"]} if before.get("site") else {}  # the crawl's, and not the host of one page
    made = {**after, **crawled, "crawl": before.get("crawl"), "fingerprint": print_}
    blocks = before.get("blocks")
    shown = images_of(blocks) if isinstance(blocks, list) else ()
    thumbnails = {image["url"]: image["thumbnail"] for image in shown if "thumbnail" in image}
    for image in images_of(made["blocks"]) if thumbnails else ():
        if image["url"] in thumbnails:
            image["thumbnail"] = thumbnails[image["url"]]
    others = {name: value for name, value in before.items() if name not in made and name not in _EXTRACTED}
    return {**made, **others}


_EXTRACTED = frozenset({"url", "canonicalUrl", "site", "headline", "body", "blocks", "metadata", "extraction"})
