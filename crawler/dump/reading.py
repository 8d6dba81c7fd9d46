"""What a dump needs to know of a line."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from crawler.discovery.addresses import joined, page_key
from crawler.fingerprint import address_fingerprint, content_fingerprint
from crawler.line_fields import article_of, content_of, mapping_of, metadata_of, text_of
from crawler.moments import moment_of
from extractors import is_agency

WITHOUT_WORDS = content_fingerprint(None, "")
"""The content of every article that has pictures only: nothing to compare."""
_DATELINE = re.compile(r"[^\n()]{0,60}\(([^()\n]{2,40})\)")
_CHINESE_WIRE = re.compile(r"\W{0,3}(新华社|中新社|中新网|路透社|法新社|美联社)")
_UNDATED = "~"


@dataclass(frozen=True, slots=True)
class LineFacts:
    """One line, as far as choosing among lines goes.

    `article` and `content` are fingerprints (hexadecimal). `own_address` says that the line was fetched from the
    address that the article calls its own. `published` sorts by day, in a day those with a time first. `fields`
    counts what is known of the article. `claims` is the id of the article on another site that the page
    names as its canonical address, `agency` the one that byline or dateline name.
    """

    article: str
    content: str
    body: str
    revision: int
    own_address: bool
    fetched: str
    published: str
    fields: int
    site: str
    claims: str | None
    agency: str | None


class NoArticle(ValueError):
    """A line that is JSON and yet no article; the message says why."""


def facts_of(line: Mapping[str, Any], folder: str) -> LineFacts:
    """The facts of a line of the outputs' folder. Raises NoArticle."""
    url, body = line.get("url"), line.get("body")
    if not isinstance(url, str) or not url or not isinstance(body, str):
        raise NoArticle("no article: its url or body is missing")
    metadata, headline = metadata_of(line), text_of(line.get("headline"))
    revision = mapping_of(line.get("fingerprint")).get("revision")
    article, content = article_of(line), content_of(line)
    return LineFacts(
        article=article,
        content=article if content == WITHOUT_WORDS else content,
        body=body,
        revision=revision if isinstance(revision, int) and 0 < revision < 1 << 31 else 1,
        own_address=address_fingerprint(page_key(url) or url) == article,
        fetched=text_of(mapping_of(line.get("crawl")).get("fetchedAt")),
        published=day_order(metadata.get("datePublished")),
        fields=sum(value not in (None, "", [], {}) for value in metadata.values()) + bool(headline),
        site=text_of(line.get("site")) or folder,
        claims=_claimed(url, text_of(line.get("canonicalUrl")), article),
        agency=_agency(metadata, body),
    )


def day_order(published: object) -> str:
    """A key by which dates sort: by day in UTC, a known time before an unknown one, no date last."""
    moment = moment_of(published)
    if moment is None:
        return _UNDATED
    if len(str(published)) <= len("2026-11-21"):
        return f"{moment.year:04d}" + moment.strftime("%m%d~")
    return f"{moment.year:04d}" + moment.strftime("%m%d%H%M%S%f")


def _claimed(url: str, canonical: str, article: str) -> str | None:
    key = page_key(joined(url, canonical) or "") if canonical else None
    if key is None or key.endswith("/") or key.partition("/")[0] == (page_key(url) or "").partition("/")[0]:
        return None
    claimed = address_fingerprint(key)
    return claimed if claimed != article else None


def _agency(metadata: Mapping[str, Any], body: str) -> str | None:
    authors = metadata.get("authors")
    names = [text_of(mapping_of(author).get("name")) for author in authors] if isinstance(authors, list) else []
    dateline = _DATELINE.match(body)
    if dateline:
        names.insert(0, dateline[1].strip())
    chinese = _CHINESE_WIRE.match(body)
    if chinese:
        return chinese[1]
    return next((name[:60] for name in names if name and is_agency(name)), None)
