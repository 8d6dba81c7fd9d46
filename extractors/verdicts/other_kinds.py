"""Pages of kinds that are no articles, as they say themselves: by a type of schema.org or Open Graph, by WordPress's
classes of lists, by a headline that is the name of a service page ("Privacy policy"), or by a title that says
that there is none."""

from __future__ import annotations

import re

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.features.of_page import ARTICLE_TYPES, json_ld_types
from extractors.metadata.json_ld import read_json_ld
from extractors.metadata.microdata import type_name
from extractors.metadata.text import clean, fold
from extractors.verdicts.missing import is_missing, says_missing
from extractors.verdicts.service_names import SERVICE_NAMES

THREADS = frozenset(("DiscussionForumPosting", "QAPage"))
"""Types of schema.org. No article of the development sets declares one without a type of articles beside it
(docs/confidence.md); Question and Answer do not belong to them, since many guides end with some."""
PAGES = frozenset(("CollectionPage", "SearchResultsPage", "ProfilePage", "ContactPage", "AboutPage"))
"""Kinds of pages; FAQPage does not belong to them, since guides and explainers declare it."""
EVENTS = frozenset(
    "Event BusinessEvent ChildrensEvent ComedyEvent DanceEvent EducationEvent ExhibitionEvent Festival FoodEvent "
    "Hackathon LiteraryEvent MusicEvent SaleEvent ScreeningEvent SocialEvent TheaterEvent VisualArtsEvent".split()
)
"""What one can go to, by schema.org; not SportsEvent, which reports of matches declare."""
THINGS = frozenset(("Product", "ProductGroup", "JobPosting", "ItemPage")) | EVENTS
"""What a page offers. Articles show them, too, and those say at least in Open Graph that they are articles."""
_OPEN_GRAPH = frozenset(("profile", "product", "product.item", "product.group", "og:product"))
_LISTS = frozenset(("author", "category", "date", "tag"))
"""Classes of WordPress's `body` beside `archive`; with them plugins call a list an article in Open Graph."""
_NO_LETTERS_AT_ENDS = re.compile(r"^[\W_]+|[\W_]+$")
_ABOUT = re.compile(
    r"(?:(?:about|über|(?:à|a) propos d[eu]s?|acerca del?|sobre|over|om|про|о)\s+|关于|關於)(?P<name>.+)", re.I
)
_BETWEEN_NAMES = re.compile(r"\s+[|–—·•»-]+\s+")
_TITLE_PARTS = re.compile(
    r"\s+[|–—·•»-]+\s+|\s*[|｜_]\s*|(?<=[\u3041-\u30ff\u3400-\ud7a3])\s*[-–—]+\s*(?=[\u3041-\u30ff\u3400-\ud7a3])"
)
"""Chinese sites set their names behind a line or a dash without spaces."""
_LONGEST_NAME = 60
_LONGEST_TITLE = 120


def other_kind(document: Document, headline: str | None) -> str | None:
    """What the page says itself to be instead of an article ("a thread"); None for one that says nothing, or that it is
    an article. ``headline`` is that of the article it would be."""
    if headline and is_service_name(headline) and _is_titled(document, headline):
        return f"a page by the name of {_plain(headline)}"
    if headline and _is_about_the_site(document, headline):
        return f"a page by the name of {_plain(headline)}"
    if headline and (name := _named_with_its_site(document, headline)):
        return f"a page by the name of {name}"
    if says_missing(document.title) and not _is_dated(document, headline):  # the menu beside it may declare articles
        return "a page that is not there"
    types = json_ld_types(document) | {type_name(value) for _, value in document.attribute("itemtype")}
    if types & ARTICLE_TYPES:
        return None
    if types & THREADS:
        return "a thread"
    metas = {name.lower(): content.strip().lower() for name, content in document.metas}
    if metas.get("article:published_time"):
        return None
    kind = metas.get("og:type", "")
    declared = sorted(types & (PAGES if kind == "article" else PAGES | THINGS))
    if declared:
        return f"of type {declared[0]}"
    if kind in _OPEN_GRAPH:
        return f"of type {kind}"
    return "a list" if _is_list(document) else None


def is_not_there(document: Document, headline: str | None) -> bool:
    """Whether a page with little text says that there is none: by its title, by the headline of the article that it
    would be, or by its first heading, where the site's name stands for both."""
    said = says_missing(document.title) or (headline is not None and is_missing(headline))
    return (said or is_missing(_first_heading(document))) and not _is_dated(document, headline)


def _is_dated(document: Document, headline: str | None) -> bool:
    """Whether a page says when it was published, or JSON-LD does of an article by its headline ("Something went
    wrong", of an album)."""
    if any(name.lower() == "article:published_time" and content.strip() for name, content in document.metas):
        return True
    found = read_json_ld(document, headline or "")
    named = fold(clean(found.text(found.article, "headline") or ""))
    return bool(named) and named == fold(headline or "") and found.text(found.article, "datePublished") is not None


def _first_heading(document: Document) -> str:
    headings = where_true(document.tag == tags.CODES["h1"]).tolist()
    return document.text(headings[0]) if headings else ""


def _plain(text: str) -> str:
    return " ".join(text.split())


def is_service_name(headline: str) -> bool:
    """Whether a headline is nothing but the name of a page about the site."""
    if len(headline) > _LONGEST_NAME:
        return False
    return _folded(headline) in _SERVICES


def _folded(name: str) -> str:
    """A name to compare: without signs around it, which vowels of Indian scripts are too, and the dot of Turkish I."""
    return _NO_LETTERS_AT_ENDS.sub("", _plain(name)).casefold().replace("i\u0307", "i")


_SERVICES = frozenset(map(_folded, SERVICE_NAMES))


def _is_about_the_site(document: Document, headline: str) -> bool:
    """Whether a headline is "About" and the name that the site has in its metadata, or behind the title."""
    about = _ABOUT.fullmatch(_plain(headline)) if len(headline) <= _LONGEST_NAME else None
    if about is None:
        return False
    declared = (content for name, content in document.metas if name.lower() in ("og:site_name", "application-name"))
    names = {_plain(name).casefold() for name in (*declared, *_BETWEEN_NAMES.split(document.title)[1:][-1:])}
    return about["name"].casefold() in names


def _is_titled(document: Document, headline: str) -> bool:
    """Whether the page's title has the headline as well; of an article a heading beside it ("Log in") may be taken for
    the headline."""
    return not document.title or _plain(headline).casefold() in _plain(document.title).casefold()


def _named_with_its_site(document: Document, headline: str) -> str | None:
    """The name of a service page before the site's in a headline that is the whole title, as it is of pages without a
    heading; no recorded article has such a title."""
    title = _plain(document.title)
    if len(title) > _LONGEST_TITLE or _plain(headline).casefold() != title.casefold():
        return None
    name, *others = _TITLE_PARTS.split(title)
    return name if others and is_service_name(name) else None


def _is_list(document: Document) -> bool:
    for node in where_true(document.tag == tags.CODES["body"]).tolist()[:1]:
        classes = set(document.attribute_of(node, "class").split())
        return ("archive" in classes and bool(classes & _LISTS)) or "search-results" in classes
    return False
