"""Which source is believed first, one list a field, learned from measurement (``docs/field-sources.md`` has the
figures)."""

from __future__ import annotations

from collections.abc import Mapping

from extractors.metadata.meta_tags import FIELDS as META
from extractors.metadata.open_graph import FIELDS as OPEN_GRAPH

_M = {field: tuple(f"meta.{name}" for name in names) for field, names in META.items()}
_O = OPEN_GRAPH

WEAK_DATES = (
    "meta.dcterms.date",
    "meta.dc.date",
    "meta.date",
    "meta.dcterms.created",
    "meta.dc.date.created",
)
"""Names that many systems fill with the day of the last change: what the page shows goes before them."""


def _strong(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name for name in names if name not in WEAK_DATES)


PRECEDENCE: Mapping[str, tuple[str, ...]] = {
    "headline": ("json_ld.article", "og:title", "twitter:title", "microdata", "json_ld.page",
    *_M["headline"]),
    "description": ("og:description", "meta.description", "json_ld.article", "twitter:description",
    *_M["description"], "microdata", "json_ld.page"),
    "authors": ("json_ld.article", "twitter:data", *_M["authors"], "microdata", *_O["authors"],
    "dom.rel.near", "dom.class.near", "dom.line",
                "dom.signature", "dom.href", "dom.dateline", "dom.rel.far", "dom.class.far", "dom.signed",
                "dom.hentry", "dom.dated", "dom.biography", "dom.portrait", "dom.box",
                "json_ld.page", "json_ld.video"),
    "date_published": ("json_ld.article", *_O["date_published"], "microdata",
    *_strong(_M["date_published"]), "json_ld.page", "dom.first", "dom.time.near",
                       "dom.line", "dom.class", *WEAK_DATES, "url", "meta.other", "dom.hentry", "dom.label",
                       "dom.label.far", "dom.attribute", "dom.time.far", "script", "dom.opening", "dom.alone",
                       "json_ld.video"),
    "date_modified": ("json_ld.article", *_O["date_modified"], "microdata", *_M["date_modified"],
    "json_ld.page", "dom.time.near", "dom.line",
                      "dom.class"),
    "site_name": ("og:site_name", "json_ld.site", "meta.application-name",
    "meta.apple-mobile-web-app-title", "json_ld.publisher",
                  *_O["site_name"], *_M["site_name"], "title", "json_ld.organisation", "dom.home", "breadcrumbs"),
    "publisher": ("json_ld.article", "json_ld.page", *_M["publisher"], "microdata", "json_ld.organisation"),
    "in_language": ("html.lang", "json_ld.article", "json_ld.page", *_M["in_language"], "microdata",
    "og:locale"),
    "section": ("json_ld.article", *_O["section"], *_M["section"], "microdata"),
    "licence": ("link.license", "json_ld.article", "microdata", *_M["licence"], "json_ld.page", "dom.rel"),
    "canonical_url": ("link.canonical", "og:url", "json_ld.article", "twitter:url",
    "json_ld.main_entity_of_page"),
}  # fmt: skip

RANK: Mapping[str, Mapping[str, int]] = {
    field: {source: place for place, source in reversed(list(enumerate(sources)))}
    for field, sources in PRECEDENCE.items()
}
"""Field -> source -> place in the list, 0 first."""
