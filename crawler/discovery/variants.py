"""Other addresses of one article: AMP, print and mobile forms, session ids. Pure functions over addresses."""

from __future__ import annotations

import re
from urllib.parse import parse_qsl, urlencode

from crawler.discovery import link_tables as tables

MOBILE_HOST = re.compile(r"(?:m|mobile|mobil|amp|wap|touch)\.(?=[^.]+\.)")
"""A host's first label that says which form of the site it serves."""
VARIANT_MARK = re.compile(r"[._-](?:amp|print)(?=(?:\.s?html?)?$)|(?<=/)print(?:[:,]\w+)+,(?=[^/,]+$)", re.I)
"""Behind an article's own name, or before it: `/2020-flood-amp.html`, `/print:page,1,2020-flood.html`."""
_SESSION_PATH = re.compile(r";(?:jsessionid|phpsessid|sid|session_?id)=[^/?#;]*|/\([SF]\([^)/]*\)\)", re.I)
_SESSION_NAME = re.compile(
    r"(?:phpsessid|jsessionid|aspsessionid\w*|session_?id|sessid|cfid|cftoken|zenid|oscsid)$", re.I
)
_SESSION_LIKE = re.compile(r"(?:sid|s|session|token)$", re.I)
_RANDOM = re.compile(r"(?=.*\d)(?=.*[a-z])[0-9a-z]{16,}$|[0-9a-f]{24,}$", re.I)


SHORTEST_NAME = 3
"""Characters from which a name tells one article from others."""


def without_session(path: str) -> str:
    """A path without the session id that a server put into it."""
    return _SESSION_PATH.sub("", path) if ";" in path or "(" in path else path


def is_session(name: str, value: str) -> bool:
    """Whether a parameter of a query carries a session id: by its name, or by a doubtful name and a random value."""
    return bool(_SESSION_NAME.match(name) or (_SESSION_LIKE.match(name) and _RANDOM.match(value)))


def plain_key(key: str) -> str:
    """The form of `crawler.discovery.addresses.page_key` that all forms of one article share: without mobile
    host, AMP and print marks. For comparing only; nobody published such an address."""
    address, _, query = key.partition("?")
    host, slash, path = address.partition("/")
    host = MOBILE_HOST.sub("", host, count=1)
    segments = [part for part in path.split("/") if part.lower() not in tables.VARIANT_SEGMENTS]
    path = VARIANT_MARK.sub("", "/".join(segments)).rstrip("/")
    named = parse_qsl(query, keep_blank_values=True, errors="surrogateescape")
    pairs = [pair for pair in named if not is_variant_parameter(*pair)]
    return f"{host}{slash}{path}" + (f"?{urlencode(pairs, errors='surrogateescape')}" if pairs else "")


def names_in(key: str) -> frozenset[str]:
    """What an address (as `page_key` gives it) may call its article by: its last part without ending, and the values
    of its query. `/arch/2020.html` and `/news.php?id=2020` have 2020 in common."""
    address, _, query = key.partition("?")
    last = tables.PAGE_EXTENSION.sub("", address.rpartition("/")[2])
    values = (value for _, value in parse_qsl(query, errors="surrogateescape"))
    return frozenset(name.lower() for name in (last, *values) if len(name) >= SHORTEST_NAME)


def is_variant_parameter(name: str, value: str) -> bool:
    """Whether a parameter asks for another form of a page."""
    name = name.lower()
    is_form = name in tables.VARIANT_PARAMETERS and value.lower() in tables.VARIANT_VALUES
    return is_form or name in ("replytocom", "share", "showcomment")
