"""Who wrote the page and whose it is, as far as its head says, and which blocks name them.

A biography names the author, an offer below the text the site; the same words may stand in the text itself, so this is
evidence for blocks beside others and no rule.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import unescape
from itertools import islice
from urllib.parse import urlsplit

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.features.declared import letters, letters_between
from extractors.metadata.json_loading import scripts_of

_AUTHOR_METAS = frozenset(
    ("author", "article:author", "parsely-author", "dc.creator", "dcterms.creator", "sailthru.author", "byl")
)
_SITE_METAS = frozenset(("og:site_name", "application-name", "apple-mobile-web-app-title", "dc.publisher"))
_JSON_AUTHOR = re.compile(r'"author"\s*:\s*')
_BROKEN_AUTHOR = re.compile(r'\[?\s*(?:\{[^{}\[\]]{0,400}?"name"\s*:\s*)?"([^"\\]{2,80})"')
"""The first author of JSON that is cut or holds a fault."""
_JSON = json.JSONDecoder(strict=False)
_MOST_JSON, _LONGEST_JSON = 50, 200_000
"""Authors' keys, and characters, of one script that are read."""
_LETTERS = range(5, 60)
"""Letters of a name that is looked for; shorter ones stand anywhere."""
_IDEOGRAPHS = re.compile(r"[\u3400-\u9fff]{2,}\Z")
_MOST = 6
_BEGINNING = 24
"""Letters of a block in which its first name may begin ("About the author: ...")."""
_READ = 600
"""Characters of markup that are read of each block."""
_SHARED_HOSTS = frozenset(("www", "blog", "news", "medium", "substack", "wordpress", "blogspot", "github", "co", "com"))


@dataclass(frozen=True, slots=True)
class KnownNames:
    """Names with all but letters and digits out, lower case."""

    authors: tuple[str, ...]
    sites: tuple[str, ...]


def known_names(document: Document) -> KnownNames:
    """The names that the page's head and address give; never raises."""
    authors, sites = [], [*_of_host(document.page.url)]
    for name, content in document.metas:
        name = name.lower()
        if name in _AUTHOR_METAS and "/" not in content:
            authors.append(content)
        elif name in _SITE_METAS:
            sites.append(content)
    for _, text in scripts_of(document):
        if '"author"' in text:
            authors += _json_authors(text[:_LONGEST_JSON])
    return KnownNames(_names(authors), _names(sites))


def _json_authors(text: str) -> Iterator[str]:
    """The names behind the authors' keys of a script, which need not be JSON as a whole."""
    for key in islice(_JSON_AUTHOR.finditer(text), _MOST_JSON):
        try:
            value, _ = _JSON.raw_decode(text, key.end())
        except (ValueError, RecursionError):
            broken = _BROKEN_AUTHOR.match(text, key.end())
            value = broken and broken.group(1)
        for author in value if isinstance(value, list) else [value]:
            name = author.get("name") if isinstance(author, dict) else author
            names = name if isinstance(name, list) else [name]
            yield from (unescape(each) for each in names if isinstance(each, str))


def _of_host(url: str | None) -> Iterator[str]:
    """The telling part of a host name: `example` of `blog.example.co.uk`."""
    try:
        parts = (urlsplit(url or "").hostname or "").split(".")
    except ValueError:
        return
    for part in reversed(parts[:-1]):
        if len(part) >= _LETTERS.start and part not in _SHARED_HOSTS:
            yield part
            return


def _names(found: list[str]) -> tuple[str, ...]:
    told = dict.fromkeys(letters(name) for name in found)
    return tuple(name for name in told if len(name) in _LETTERS or _IDEOGRAPHS.match(name))[:_MOST]


def naming(document: Document, near: range) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """Per block ``near`` the content: 2 if it begins with an author's name, 1 if it holds one, 0 if not, -1 where no
    author is known; and 1 if it names the site, 0 if not, -1 where the site has no name. All others have 0."""
    names = known_names(document)
    blocks = document.blocks
    author, site = np.zeros(len(blocks), dtype=np.int64), np.zeros(len(blocks), dtype=np.int64)
    chosen = slice(near.start, near.stop)
    author[chosen], site[chosen] = (0 if names.authors else -1), (0 if names.sites else -1)
    if not (names.authors or names.sites):
        return author, site
    starts = blocks.start[chosen]
    stops = np.minimum(blocks.stop[chosen], starts + _READ)
    texts = letters_between(document, starts.tolist(), stops.tolist())
    for name in names.authors:
        for number, text in enumerate(texts, near.start):
            place = text.find(name)
            if place >= 0:
                author[number] = max(author[number], 2 if place <= _BEGINNING else 1)
    for name in names.sites:
        for number, text in enumerate(texts, near.start):
            if name in text:
                site[number] = 1
    return author, site
