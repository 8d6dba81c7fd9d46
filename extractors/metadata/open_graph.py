"""OpenGraph, Twitter cards and article:* properties."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from extractors.dom.characters import holds_any
from extractors.metadata.head import Head, listed

FIELDS: Mapping[str, tuple[str, ...]] = {
    "headline": ("og:title", "twitter:title"),
    "description": ("og:description", "twitter:description"),
    "canonical_url": ("og:url", "twitter:url"),
    "site_name": ("og:site_name", "twitter:app:name:iphone"),
    "publisher": ("article:publisher",),
    "authors": ("article:author", "og:article:author", "og:author", "twitter:creator:name",
    "article:author:name"),
    "date_published": ("article:published_time", "og:article:published_time", "article:published",
    "og:published_time",
                       "og:pubdate", "article:published_date", "video:release_date",
                       "article:publicationdate"),
    "date_modified": ("article:modified_time", "og:article:modified_time", "og:updated_time",
    "article:modified",
                      "og:modified_time", "article:modified_date"),
    "section": ("article:section", "og:article:section", "og:section"),
    "in_language": ("og:locale",),
}  # fmt: skip
"""Field -> properties. Facebook's numbered authors and addresses of profiles are no names: see ``names``."""

_NAMED = frozenset(name for names in FIELDS.values() for name in names)


def read(head: Mapping[str, list[str]]) -> Iterator[tuple[str, str, str]]:
    """(field, source, raw) of every property that is there. A portal and the blog on it ("Esk Blogs | Mill Diary"), as
    its site's name has them, are no author."""
    sites = {value for value in head.get("og:site_name", ()) if " | " in value}
    yield from (claim for claim in listed(head, FIELDS, _NAMED) if claim[0] != "authors" or claim[2] not in sites)
    # "Written by" and its neighbours stand in Twitter's free label and data pairs
    for number in ("1", "2", "3"):
        label = " ".join(head.get(f"twitter:label{number}", ())).lower()
        if label and is_author_label(label):
            for value in head.get(f"twitter:data{number}", ()):
                yield "authors", "twitter:data", value


def is_author_label(label: str) -> bool:
    """Whether a card's label says "written by" (WordPress plug-ins translate it)."""
    return holds_any(label, _WRITTEN_BY)


_WRITTEN_BY = (
    "written by", "author", "geschrieben von", "verfasst von", "autor", "escrito por", "écrit par",
    "scritto da", "geschreven door",
    "napisane przez", "skrevet av", "skriven av", "написано", "автор", "yazan", "作者", "執筆者", "by",
)  # fmt: skip


_ADDRESSES = ("og:image:secure_url", "og:image", "og:image:url")


def images(head: Head) -> Iterator[tuple[str, str, str | None, str | None, str | None]]:
    """(source, address, alt, width, height) of the images a page offers to networks."""
    pictures = _pictures(head)
    for name in _ADDRESSES:
        for picture in pictures:
            if name in picture:
                alt, width, height = (picture.get(f"og:image:{part}") for part in ("alt", "width", "height"))
                yield "og:image", picture[name], alt, width, height
    for name in ("twitter:image", "twitter:image:src", "twitter:image0"):
        for value in head.get(name, ()):
            yield "twitter:image", value, next(iter(head.get("twitter:image:alt", ())), None), None, None


def _pictures(head: Head) -> list[dict[str, str]]:
    """The properties of each picture: those behind its address belong to it (https://ogp.me/#structured), and to the
    first one those before it. A second address of the same kind begins the next picture, a second value of another
    property says nothing."""
    found: list[dict[str, str]] = [{}]
    for name, value in head.pictures:
        if name in _ADDRESSES and found[-1].get(name, value) != value:
            found.append({})
        found[-1].setdefault(name, value)
    return found


def videos(head: Mapping[str, list[str]], kind: str = "video") -> Iterator[str]:
    """Addresses of videos (or audios)."""
    for name in (f"og:{kind}:secure_url", f"og:{kind}:url", f"og:{kind}"):
        yield from head.get(name, ())


def keywords(head: Mapping[str, list[str]]) -> list[str]:
    """Tags of the article."""
    return [*head.get("article:tag", ()), *head.get("og:article:tag", ())]
