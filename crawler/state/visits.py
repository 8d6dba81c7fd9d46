"""What a response tells of a visit: validators, a digest of the body, the addresses that led to it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from crawler.line_fields import metadata_of
from crawler.moments import moment_of
from crawler.state.records import Role, Visit

if TYPE_CHECKING:
    from scrapy.http import Response

JOINED = "broadsheet_joined"
"""Key of a request's meta: how many further pages its article has. Then nothing that the first page says of itself (not
modified, the same bytes) holds for the article, and the next visit asks for all of it."""
FORMER = "broadsheet_former"
"""Key of a request's meta: addresses of its article that the newspaper gave up for this one."""
LONGEST_VALIDATOR = 400
"""Characters of an ETag or a date that are kept; longer ones are not."""


def visit_of(response: Response, role: Role, verdict: str, **values: Any) -> Visit:
    """The visit that ended in this response; `values` are further fields of `Visit`."""
    meta = response.meta if response.request is not None else {}
    whole = not meta.get(JOINED)
    return Visit(
        response.url,
        role,
        verdict,
        etag=_validator(response, "ETag") if whole else None,
        modified=_validator(response, "Last-Modified") if whole else None,
        digest=body_digest(response) if whole else None,
        aliases=(*(meta.get("redirect_urls") or ()), *meta.get(FORMER, ())),
        **values,
    )


def body_digest(response: Response) -> str:
    """A digest of the body's bytes, as hexadecimal digits."""
    return hashlib.blake2b(response.body, digest_size=8).hexdigest()


def published_at(line: Mapping[str, Any]) -> int | None:
    """When a line's article was published, in seconds since 1970; one without a zone is read as UTC."""
    return seconds_of(metadata_of(line).get("datePublished"))


def seconds_of(text: object) -> int | None:
    """Seconds since 1970 of an ISO 8601 date; None for anything else."""
    moment = moment_of(text)
    return None if moment is None else int(moment.timestamp())


def _validator(response: Response, name: str) -> str | None:
    value = response.headers.get(name)
    text = value.decode("latin-1").strip() if value else ""
    return text if 0 < len(text) <= LONGEST_VALIDATOR and text.isprintable() else None
