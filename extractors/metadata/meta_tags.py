"""Plain meta names: Dublin Core, Parse.ly, Sailthru, Highwire and what content systems write."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from extractors.metadata.head import listed
from extractors.metadata.links import is_public_licence
from extractors.metadata.text import fold

_RIGHTS = ("dc.rights", "dcterms.rights")
"""Most often who has the rights, or that all are reserved; a licence where a public one's address stands there."""
FIELDS: Mapping[str, tuple[str, ...]] = {
    "headline": ("parsely-title", "sailthru.title", "citation_title", "dc.title", "dcterms.title",
    "dcsext.articletitle", "headline",
                 "cxenseparse:title", "title"),
    "description": ("description", "dc.description", "dcterms.description", "sailthru.description",
    "dcterms.abstract", "abstract"),
    "authors": ("author", "parsely-author", "sailthru.author", "dc.creator", "dcterms.creator",
    "dc.contributor", "citation_author",
                "byl", "byline", "cxenseparse:author", "article.author", "creator", "authors",
                "article_author", "articleauthor", "content_author",
                "dcsext.author", "bt:author", "mediator_author", "cse-authors", "author_name", "page.author",
                "lp.article:author"),
    "date_published": ("parsely-pub-date", "sailthru.date", "citation_publication_date", "dc.date.issued",
    "dcterms.issued",
                       "dcterms.created", "dc.date.created", "dcterms.date", "dc.date", "pubdate",
                       "publishdate", "publish_date",
                       "publish-date", "publication_date", "datepublished", "date_published",
                       "article.published",
                       "published_time", "cxenseparse:recs:publishtime", "cxenseparse:publishtime",
                       "cxense:publishtime", "iso-8601-publish-date",
                       "published-date", "originalpublicationdate", "shareaholic:article_published_time",
                       "article_date_original",
                       "ptime", "displaydate", "content_create_date", "datecreated",
                       "mediator_published_time", "bt:pubdate",
                       "publicationdate", "rnews:datepublished", "article-publish-date",
                       "weibo:article:create_at", "_pubtime",
                       "apub:time", "cse-date", "page.date", "date"),
    "date_modified": ("parsely-updated", "dcterms.modified", "dc.date.modified", "last-modified",
    "lastmod", "modified", "revised", "datemodified",
                      "article.updated", "shareaholic:article_modified_time", "weibo:article:update_at",
                      "utime", "last_modified",
                      "updated_time", "bt:moddate", "modified_time"),
    "section": ("parsely-section", "sailthru.section", "section", "cxenseparse:section", "dcsext.section",
    "category", "article:section",
                "dc.subject.section"),
    "in_language": ("content-language", "language", "dc.language", "dcterms.language"),
    "publisher": ("dc.publisher", "dcterms.publisher", "publisher", "citation_publisher"),
    "site_name": ("application-name", "apple-mobile-web-app-title", "citation_journal_title",
    "shareaholic:site_name"),
    "licence": ("dc.rights.license", "dcterms.license", "license", *_RIGHTS),
}  # fmt: skip


_NAMED = frozenset(name for names in FIELDS.values() for name in names)


def read(head: Mapping[str, list[str]]) -> Iterator[tuple[str, str, str]]:
    """(field, source, raw) of every name that is there."""
    for field, name, raw in listed(head, FIELDS, _NAMED):
        if name not in _RIGHTS or is_public_licence(raw):
            yield field, name, raw


def keywords(head: Mapping[str, list[str]]) -> tuple[str, list[str]]:
    """(the name of the first meta that gives keywords, its texts), each text still to be split."""
    for name in (
        "news_keywords",
        "keywords",
        "parsely-tags",
        "sailthru.tags",
        "dc.subject",
        "dcterms.subject",
        "citation_keywords",
    ):
        if name in head:
            return name, head[name]
    return "", []


def owners(head: Mapping[str, list[str]]) -> frozenset[str]:
    """Folded names of who has the rights or publishes: no writer, where another person is named."""
    texts = (text for name in ("copyright", *FIELDS["publisher"]) for text in head.get(name, ()))
    return frozenset(fold(_RESERVED.sub(" ", text[:_LONGEST_OWNER])) for text in texts) - {""}


_LONGEST_OWNER = 200
_RESERVED = re.compile(r"copyright|\(c\)|©|\b(?:19|20)\d\d\b|all rights reserved|alle rechte vorbehalten", re.I)

_DATE_NAME = re.compile(r"publi|pubdate|issued|release|posted|created|online_date|citation_date")
_NOT_A_DATE = re.compile(r"publisher|modif|updat|expir|type|id$|url")
"""Names of other dates (publication_expires, release_updated), and of numbers and addresses that can be read as one."""


def other_dates(head: Mapping[str, list[str]]) -> Iterator[tuple[str, str]]:
    """(name, raw) of metas under names of a site's own that speak of publication."""
    for name, values in head.items():
        if _DATE_NAME.search(name) and not _NOT_A_DATE.search(name):
            for value in values[:1]:
                yield name, value


def images(head: Mapping[str, list[str]]) -> Iterator[tuple[str, str]]:
    """(source, address) of lead images."""
    for name in ("parsely-image-url", "sailthru.image.full", "sailthru.image.thumb", "thumbnail"):
        for value in head.get(name, ()):
            yield name, value
