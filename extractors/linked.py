"""Links around elements, and where they lead on the site."""

from __future__ import annotations

import re
from itertools import islice
from urllib.parse import urlsplit

from extractors.document import Document
from extractors.dom import tags

_LINK = tags.CODES["a"]
_MOMENT = re.compile(r"(?=.*\d)(?!.*[^\W\d_]{4})[\w\s.:,/()+–-]{1,24}")


def link_around(document: Document, node: int, levels: int) -> str:
    """Where the nearest link leads that an element is or stands in, as written; empty if none is within so many
    levels above."""
    for above in (node, *islice(document.ancestors(node), levels)):
        if document.tag[above] == _LINK:
            return document.attribute_of(above, "href")
    return ""


def path_on_site(href: str, site: str) -> str:
    """Path and query of an address on the site; empty for any other."""
    try:
        parts = urlsplit(href.strip())
    except ValueError:
        return ""
    if parts.scheme not in ("", "http", "https"):
        return ""
    host = parts.netloc.lower().removeprefix("www.")
    if host and site and host != site and not host.endswith("." + site):
        return ""
    return f"{parts.path}?{parts.query}" if parts.query else parts.path


def is_moment(text: str) -> bool:
    """Whether a link says a moment and is no title: live entries link to themselves by it ("2h ago 09.20 GMT")."""
    return _MOMENT.fullmatch(text) is not None
