"""Metadata: what an article page says of itself, every value with its source. Frozen; the JSON names stand
here alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, NamedTuple


class Claim(NamedTuple):
    """One source's statement about a field. ``value`` is None for a statement that could not be read or
    believed."""

    source: str
    """Name as in ``precedence.py``, e.g. ``json_ld.article`` or ``meta.article:published_time``."""
    raw: str
    value: str | None = None

    @property
    def text(self) -> str:
        """The value; empty where there is none."""
        return self.value or ""

    def to_json(self) -> dict[str, Any]:
        return {name: value for name, value in self._asdict().items() if value is not None}


@dataclass(frozen=True, slots=True)
class Author:
    """A person, or an organisation where the page names no person."""

    name: str
    url: str | None = None


@dataclass(frozen=True, slots=True)
class Image:
    """A picture; ``url`` is absolute, width and height are pixels as declared."""

    url: str
    caption: str | None = None
    credit: str | None = None
    alt: str | None = None
    width: int | None = None
    height: int | None = None


@dataclass(frozen=True, slots=True)
class Media:
    """A video or an audio recording; ``duration`` is ISO 8601 as declared (``PT1M30S``)."""

    url: str
    name: str | None = None
    thumbnail: str | None = None
    duration: str | None = None


@dataclass(frozen=True, slots=True)
class Breadcrumb:
    """One step of the path from the home page to the article."""

    name: str
    url: str | None = None


@dataclass(frozen=True, slots=True)
class Alternate:
    """The same article elsewhere; ``kind`` is ``amp`` or ``language``."""

    url: str
    kind: str
    language: str | None = None


@dataclass(frozen=True, slots=True)
class Metadata:
    """A field that nobody found is None or empty, and absent from the JSON. Dates are ISO 8601, with a time
    and an offset only where the page gives them; ``..._raw`` is what stood there. Addresses are
    absolute."""

    headline: str | None = None
    kicker: str | None = None
    """The short line above the headline."""
    subtitle: str | None = None
    """The line or paragraph below the headline that sums the article up (lead, dek, standfirst)."""
    canonical_url: str | None = None
    alternates: tuple[Alternate, ...] = ()
    site_name: str | None = None
    publisher: str | None = None
    description: str | None = None
    authors: tuple[Author, ...] = ()
    date_published: str | None = None
    date_published_raw: str | None = None
    date_modified: str | None = None
    date_modified_raw: str | None = None
    in_language: str | None = None
    section: str | None = None
    breadcrumbs: tuple[Breadcrumb, ...] = ()
    keywords: tuple[str, ...] = ()
    main_image: Image | None = None
    images: tuple[Image, ...] = ()
    videos: tuple[Media, ...] = ()
    audios: tuple[Media, ...] = ()
    favicon: str | None = None
    is_accessible_for_free: bool | None = None
    licence: str | None = None
    sponsored: bool | None = None
    """True where the page marks itself as paid for by somebody; never False."""
    sources: Mapping[str, str] = field(default_factory=dict)
    """Field -> the source that its value was taken from."""
    candidates: Mapping[str, tuple[Claim, ...]] = field(default_factory=dict)
    """Field -> everything that was claimed of it, the best first."""
    agreement: Mapping[str, int] = field(default_factory=dict)
    """Field -> how many other sources say the same as the believed one, 3 at most; of measured fields alone."""
    confidence: Mapping[str, float] = field(default_factory=dict)
    """JSON name of a field -> probability that its value is right (``docs/confidence.md``)."""
    unread: frozenset[str] = frozenset()
    """Fields whose visible evidence was spared (``read_metadata``)."""

    def to_json(self) -> dict[str, Any]:
        """The metadata under schema.org's names, absent fields absent. Sources and candidates are not in
        it."""
        found: dict[str, Any] = {}
        for name, json_name in JSON_NAMES.items():
            value = getattr(self, name)
            if value is not None and value != ():
                found[json_name] = _plain(value)
        return found

    def evidence(self) -> dict[str, list[dict[str, Any]]]:
        """The candidates of each field under the field's JSON name, for explanations."""
        return {
            JSON_NAMES.get(name, name): [claim.to_json() for claim in claims]
            for name, claims in self.candidates.items()
        }


JSON_NAMES: Mapping[str, str] = {
    "headline": "headline",
    "kicker": "kicker",
    "subtitle": "alternativeHeadline",
    "canonical_url": "canonicalUrl",
    "description": "description",
    "authors": "authors",
    "date_published": "datePublished",
    "date_published_raw": "datePublishedRaw",
    "date_modified": "dateModified",
    "date_modified_raw": "dateModifiedRaw",
    "in_language": "inLanguage",
    "section": "section",
    "breadcrumbs": "breadcrumbs",
    "keywords": "keywords",
    "main_image": "mainImage",
    "images": "images",
    "videos": "videos",
    "audios": "audios",
    "site_name": "siteName",
    "publisher": "publisher",
    "favicon": "favicon",
    "is_accessible_for_free": "isAccessibleForFree",
    "licence": "license",
    "sponsored": "sponsored",
    "alternates": "alternates",
}
"""Python name -> JSON name, in the order of the output; schema.org's names where it has one."""


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if isinstance(value, (Author, Image, Media, Breadcrumb, Alternate)):
        pairs = ((part.name, getattr(value, part.name)) for part in fields(value))
        return {name: item for name, item in pairs if item is not None}
    return value
