"""From a document to its Metadata: collect the claims of every source, believe the best one of each field."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from itertools import islice
from typing import Any

from extractors.document import Document
from extractors.language import language_tag
from extractors.metadata import (
    descriptions,
    hatom,
    home_link,
    json_ld,
    language,
    links,
    marks,
    meta_tags,
    microdata,
    open_graph,
    sections,
    site_name,
    url,
)
from extractors.metadata.authors.biographies import unmarked
from extractors.metadata.authors.bylines import Bylines
from extractors.metadata.authors.choice import (
    AuthorClaim,
    article_authors,
    choose_authors,
    json_ld_authors,
    names_person,
)
from extractors.metadata.authors.linked_names import with_joined, with_links
from extractors.metadata.below_headline import line_below
from extractors.metadata.claims import Claims
from extractors.metadata.confidence import FIELDS, agreeing, probability
from extractors.metadata.dates.choice import Dates
from extractors.metadata.dates.shown import DomDates
from extractors.metadata.dom import Dom, Visible
from extractors.metadata.head import read_head
from extractors.metadata.headline import HeadlineChoice, other_claims
from extractors.metadata.keywords import is_free, keywords_of
from extractors.metadata.media import Pictures, alternates_of, breadcrumbs_of, favicon_of, media_of
from extractors.metadata.model import JSON_NAMES, Author, Claim, Metadata
from extractors.metadata.precedence import RANK
from extractors.metadata.schema_types import NEWS
from extractors.metadata.sponsoring import is_sponsored
from extractors.metadata.template_claims import IMAGE
from extractors.metadata.text import absolute, clean, fold, words
from extractors.metadata.titles import is_of_host, site_before, site_in, title_of
from extractors.metadata.tree import text_of
from extractors.page import site_of

_TOPIC = 4
"""Words of a headline that can be its topic's name as well."""

_SECTIONS = 5
"""Sections that JSON-LD lists, of which the first that is one is believed."""

_MOST_TEXT = 100_000
"""Characters of an article that a description is held against."""

SPARABLE = ("authors", "date_published")
"""Fields of which the visible evidence, bylines and dates, is searched for longest."""


def read_metadata(
    document: Document,
    *,
    header: int | None = None,
    root: int | None = None,
    kept: Sequence[int] | None = None,
    spared: Mapping[str, int] | None = None,
    template: Collection[str] = (),
) -> Metadata:
    """Everything that a page says of its article.

    ``header`` is the element of the main headline, ``root`` that of the article's content and ``kept`` its blocks of
    text, where an extraction has found them; without them only what names itself is read. ``spared``: fields
    (``SPARABLE``) whose visible evidence is not searched for where the page declares them, each with how many more of
    its sources would have agreed. ``template``: what the site's template declares of every page
    (``Wrapper.template_claims``), which counts for nothing. Never raises on any content.
    """
    return _Reading(document, header, root, kept, spared or {}, template).metadata()


class _Reading:
    """The sources of one page, each read once."""

    def __init__(
        self,
        document: Document,
        header: int | None,
        root: int | None,
        kept: Sequence[int] | None,
        spared: Mapping[str, int],
        template: Collection[str],
    ) -> None:
        self.document = document
        self.kept = kept
        self.spared = spared
        self.agreeing_unread: dict[str, int] = {}
        """By field: how many sources agree that were not read."""
        self.base = links.base_of(document)
        self.header = header
        self.root = root
        self.head = read_head(document)
        self.title = title_of(document)
        self.json_ld = json_ld.read_json_ld(document, self._first("og:title") or self.title)
        self.is_news = bool(json_ld.types_of(self.json_ld.article) & NEWS)
        self.links = links.read_links(document)
        self.claims = Claims(template)
        for field, source, raw in open_graph.read(self.head):
            self.claims.add(field, source, raw)
        for field, source, raw in meta_tags.read(self.head):
            self.claims.add(field, f"meta.{source}", raw)
        self.site_names = self._site_names()
        self.owners = self.site_names | meta_tags.owners(self.head) | home_link.in_other_scripts(document, self.base)
        if self.header is None:
            self.header = self._likely_header()
        self.choice = self._headline_choice(self.header)
        shown = self.choice.shown
        if shown is not None and (root is None or shown < document.end[root]):
            self.header = shown  # what an extraction says can be a subhead
        self.dom = Dom(document, self.header, root)
        self.properties = [
            prop
            for prop in microdata.read(document, self.header, root)
            if not self.dom.foreign[prop.node] or prop.field == "image"
        ]
        for prop in self.properties:
            self.claims.add(prop.field, "microdata", prop.raw)

    def _first(self, name: str) -> str | None:
        values = self.head.get(name)
        return values[0] if values else None

    def _site_names(self) -> frozenset[str]:
        """Folded names of the site: what it calls itself, and its host."""
        names = [
            self._first("og:site_name"),
            self._first("application-name"),
            self.json_ld.text(self.json_ld.site, "name"),
            self.json_ld.text(self.json_ld.article, "publisher"),
            self.json_ld.text(self.json_ld.organisation, "name"),
        ]
        folded = {fold(clean(name)) for name in names if name}
        host = self.document.page.site.partition(":")[0]
        labels = host.split(".")
        folded.add(fold(host))
        folded.update(
            fold(label) for label in labels[:-1] if len(label) > 3 and label not in ("news", "blog", "blogs", "com")
        )
        return frozenset(folded - {""})

    def _likely_header(self) -> int | None:
        """The heading that agrees best with the titles, where no extraction says which one it is."""
        choice = self._headline_choice(None)
        found = choice.likely_header()
        return choice.titled_block() if found is None else found

    def _headline_choice(self, header: int | None) -> HeadlineChoice:
        article = self.json_ld.article
        named = [
            ("og:title", self._first("og:title") or ""),
            ("json_ld.article", self.json_ld.text(article, "headline") or self.json_ld.text(article, "name") or ""),
            ("twitter:title", self._first("twitter:title") or ""),
        ]
        named = [(source, raw) for source, raw in named if not self.claims.is_templates("headline", raw)]
        title = "" if self.claims.is_templates("headline", self.title) else self.title
        return HeadlineChoice(
            self.document, header, named, title, self.site_names, self.is_news, self.root, self.kept or ()
        )

    # -- the whole

    def metadata(self) -> Metadata:
        self._read_json_ld()
        self._read_site_name()
        sources: dict[str, str] = {}
        candidates: dict[str, tuple[Claim, ...]] = {}
        values: dict[str, Any] = {}
        self._plain("in_language", values, sources, candidates)

        headline = self.choice.claims() or other_claims(self.claims, self.site_names)
        if headline:
            values["headline"], sources["headline"] = headline[0].value, headline[0].source
            candidates["headline"] = tuple(headline)
        dates = self._dates(values.get("in_language"))
        published, claimed = dates.published()
        changed, changes = dates.modified(published)
        for field, best, parsed in (
            ("date_published", published, claimed),
            ("date_modified", changed, changes),
        ):
            if parsed:
                candidates[field] = tuple(parsed)
            if best:
                values[field], values[f"{field}_raw"], sources[field] = best.value, best.raw, best.source
        authors, author_claims = self._authors()
        if authors:
            authors = with_links(with_joined(authors, self.dom), self.dom, self.document.page.url, self.base)
            values["authors"], sources["authors"] = authors, author_claims[0].source
        if author_claims:
            candidates["authors"] = tuple(author_claims)
        for field in ("description", "site_name", "publisher", "section", "licence", "canonical_url"):
            self._plain(field, values, sources, candidates)
        self._page_parts(values, sources)
        agreement = {"main_image": self._pictures(values, sources)}
        agreement |= {
            field: agreeing(field, candidates[field], self.agreeing_unread.get(field, 0))
            for field in FIELDS
            if field in candidates
        }
        agreement = {field: count for field, count in agreement.items() if values.get(field)}
        confidence: dict[str, float] = {}
        for field, count in agreement.items():
            sure = probability(field, sources[field], count)
            if sure is not None:
                confidence[JSON_NAMES[field]] = sure
        unread = frozenset(self.agreeing_unread)
        return Metadata(
            **values, sources=sources, candidates=candidates, agreement=agreement, confidence=confidence, unread=unread
        )

    def _read_json_ld(self) -> None:
        """The claims of JSON-LD that are one text each, and the days in addresses."""
        for kind, node in (("json_ld.article", self.json_ld.article), ("json_ld.page", self.json_ld.page)):
            if not node:
                continue
            for key, field in json_ld.TEXTS:
                for text in islice(self.json_ld.texts(node, key), _SECTIONS if field == "section" else 1):
                    self.claims.add(field, kind, text)
            licence = self.json_ld.address(node, "license") or self.json_ld.text(node, "license")
            self.claims.add("licence", kind, licence)
            page = self.json_ld.address(node, "mainEntityOfPage")
            if page and site_of(page) == self.document.page.site:
                self.claims.add("canonical_url", "json_ld.main_entity_of_page", page)
        for source, raw in language.declared(self.document, self.json_ld):
            self.claims.add("in_language", source, raw)
        for address in (self.document.page.url, *self.links.canonical[:1]):
            self.claims.add("date_published", "url", url.date_in(address))
        for video in self.json_ld.videos[:1]:
            self.claims.add("date_published", "json_ld.video", self.json_ld.text(video, "uploadDate"))

    def _read_site_name(self) -> None:
        """What JSON-LD and the title element call the site; where nothing does, what else on the page may."""
        site, title = self.document.page.site, clean(self.title)
        self.claims.add("site_name", "json_ld.site", self.json_ld.text(self.json_ld.site, "name"))
        self.claims.add("site_name", "json_ld.publisher", self.json_ld.text(self.json_ld.article, "publisher"))
        self.claims.add("site_name", "title", site_in(title, site))
        organisation = self.json_ld.text(self.json_ld.organisation, "name")
        self.claims.add("publisher", "json_ld.organisation", organisation)
        if organisation and is_of_host(organisation, site):
            self.claims.add("site_name", "json_ld.organisation", organisation)
        if not self.claims.of("site_name"):
            headline = next((claim.value for claim in self.choice.claims()), None) or ""
            self.claims.add("site_name", "title", site_before(title, headline, site))
            self.claims.add("site_name", "dom.home", home_link.name_in(self.document, title, self.base))
            for step in breadcrumbs_of(self.json_ld, self.dom, self.base)[0][:1]:
                self.claims.add("site_name", "breadcrumbs", site_name.of_home(step.name, site))
        if not self.claims.of("site_name"):
            self.claims.add("site_name", "dom.home", home_link.told_by_host(self.document, self.base))

    # -- dates and authors

    def _dates(self, spoken: str | None) -> Dates:
        dates = Dates(self.document, self.claims, DomDates(self.dom, self.kept), self.head, spoken, self.json_ld.held)
        if "date_published" in self.spared and dates.are_declared():
            self.agreeing_unread["date_published"] = self.spared["date_published"]
        else:
            dates.read_visible()
        return dates

    def _authors(self) -> tuple[tuple[Author, ...], list[Claim]]:
        """(authors, all claims, those of the winning source first)"""
        bylines = Bylines(self.dom)
        declared = (each for each in self._declared_authors() if not self.claims.is_templates("authors", each.raw))
        claims = [*declared, *map(_signed, bylines.linked())]
        if "authors" in self.spared:
            found = self._chosen(claims)
            if names_person(*found, self.owners):
                self.agreeing_unread["authors"] = self.spared["authors"]
                return found
        claims += map(_signed, bylines.others())
        chosen = self._chosen(claims)
        if chosen[0]:
            return chosen
        others = self.site_names.union(fold(claim.raw) for claim in self.claims.of("section"))
        return self._chosen([*claims, *map(_signed, (*hatom.authors(self.dom), *unmarked(self.dom, others)))])

    def _chosen(self, found: list[AuthorClaim]) -> tuple[tuple[Author, ...], list[Claim]]:
        rank = RANK["authors"]
        return choose_authors(sorted(found, key=lambda claim: rank[claim.source]), self.owners, self.base)

    def _declared_authors(self) -> list[AuthorClaim]:
        return [
            *article_authors(self.json_ld, "json_ld.article", self.site_names),
            *json_ld_authors(self.json_ld, self.json_ld.page, "json_ld.page"),
            *(
                AuthorClaim(claim.source, claim.raw)
                for claim in self.claims.of("authors")
                if claim.source != "microdata"
            ),
            *(AuthorClaim("microdata", prop.raw, prop.url) for prop in self.properties if prop.field == "authors"),
        ]

    # -- fields of one text

    def _plain(
        self,
        field: str,
        values: dict[str, Any],
        sources: dict[str, str],
        candidates: dict[str, tuple[Claim, ...]],
    ) -> None:
        if field == "canonical_url":
            for href in self.links.canonical:
                self.claims.add(field, "link.canonical", href)
        if field == "licence":
            for href in self.links.licence:
                self.claims.add(field, "link.license", href)
            for href in self.links.shown_licence:
                self.claims.add(field, "dom.rel", href)
        claimed = self.claims.ordered(field)
        read = {raw: self._value(field, raw) for raw in {claim.raw for claim in claimed}}  # most sources say the same
        claims = [claim._replace(value=read[claim.raw]) for claim in claimed]
        if field == "section":
            claims.sort(key=lambda claim: sections.is_path(claim.raw))
        best = next((claim for claim in claims if claim.value), None)
        if field == "description":
            best = descriptions.own(claims, self._told(values.get("headline")))
        if best and field == "site_name":
            declared = [raw for _, raw, _ in self.claims.ordered("section")]
            best = site_name.chosen(claims, self.document.page.site, declared)
        if claims:
            candidates[field] = tuple(sorted(claims, key=lambda claim: claim is not best))
        if best:
            values[field], sources[field] = best.value, best.source
        if best and field in ("site_name", "publisher"):
            values[field] = site_name.without_claim(best, claims, self.title, self.document.page.site)

    def _told(self, headline: str | None) -> descriptions.Told:
        return descriptions.Told(headline or "", self._text_of_root, self.site_names, self._first("keywords") or "")

    def _text_of_root(self) -> str:
        return "" if self.root is None else text_of(self.document, self.root, _MOST_TEXT)

    def _value(self, field: str, raw: str) -> str | None:
        if field == "canonical_url":
            return links.own_address(raw, self.base, self.document.page.url)
        if field == "in_language":
            return language_tag(raw)
        if field == "licence" and raw.strip().startswith(("/", "http")):
            return absolute(raw, self.base)
        text = clean(raw)
        if field == "publisher" and text.startswith("http"):
            return None
        if field == "site_name":
            text = site_name.own_name(text, self.title)
            return text if 1 < len(text) <= 100 and not text.startswith("http") else None
        if field == "section":
            return sections.declared(raw, self.document.page.site, self.site_names)
        return text or None

    # -- the rest

    def _page_parts(self, values: dict[str, Any], sources: dict[str, str]) -> None:
        headline = values.get("headline") or ""
        titles = (title for title in (headline, clean(self.title)) if len(words(title)) > _TOPIC)
        named = self.site_names | {fold(name or "") for name in (*titles, *map(values.get, ("site_name", "publisher")))}
        videos, audios = media_of(self.dom, self.json_ld, self.head, self.root, self.base)
        for field, (value, source) in (
            ("keywords", keywords_of(self.json_ld, self.head, self.properties, self.dom, named)),
            ("alternates", (alternates_of(self.links, self.base, self.document.page.url), "link.alternate")),
            ("favicon", (favicon_of(self.links, self.base), "link.icon")),
            ("breadcrumbs", breadcrumbs_of(self.json_ld, self.dom, self.base)),
            ("videos", videos),
            ("audios", audios),
            ("is_accessible_for_free", is_free(self.json_ld, self.head, self.properties)),
            ("sponsored", is_sponsored(self.json_ld, self.claims, self.title, self.dom)),
        ):
            values[field] = value
            if value is not None and value != ():
                sources[field] = source
        self._shown_section(values, sources)
        self._lines_around_the_headline(values, sources)

    def _lines_around_the_headline(self, values: dict[str, Any], sources: dict[str, str]) -> None:
        """Kicker and subtitle: the line named so, else the property; a subtitle also by what the line below says."""
        headline = values.get("headline")
        for field, seen in (("kicker", self.dom.kicker()), ("subtitle", self.dom.subtitle())):
            text = clean(seen.raw) if seen else clean(next((p.raw for p in self.properties if p.field == field), ""))
            if not text and field == "subtitle":
                seen = line_below(self.dom, values.get("description"), headline, self.kept)
                text = clean(seen.raw) if seen else ""
            text = text.strip(_KICKER_MARKS) if field == "kicker" else text
            if text and fold(text) != fold(headline or ""):
                values[field], sources[field] = text, seen.source if seen else "microdata"
        if values.get("description") and values.get("subtitle"):
            values["description"] = descriptions.completed(values["description"], values["subtitle"])

    def _shown_section(self, values: dict[str, Any], sources: dict[str, str]) -> None:
        """The section as the page shows it, where no metadata tell it, or tell little, or tell it in small letters."""
        steps, told, page = values["breadcrumbs"], values.get("section"), self.document.page.url
        if name := sections.of_breadcrumbs(steps, page, values.get("headline"), self.site_names, told):
            values["section"], sources["section"] = name, "breadcrumbs"
        elif told:
            values["section"] = sections.as_shown(told, steps)
        if not (told := values.get("section")) or sections.says_little(told):
            name, source = sections.of_links(self.dom, page)
            if name and not (told and sections.says_little(name)):
                values["section"], sources["section"] = name, source

    def _pictures(self, values: dict[str, Any], sources: dict[str, str]) -> int:
        """Fill in the pictures; how many sources offer the same main one besides."""
        pictures = Pictures(
            self.document,
            self.json_ld,
            self.head,
            self.links,
            self.properties,
            self.base,
            self.root,
            self.header,
            self.dom.nodes_marked(marks.BYLINE),
            partial(self.claims.is_templates, IMAGE),
        )
        main, source = pictures.main()
        if main:
            values["main_image"], sources["main_image"] = main, source
        values["images"] = pictures.content()
        if values["images"]:
            sources["images"] = "dom.content"
        return pictures.also_offered(main.url, source) if main else 0


_KICKER_MARKS = " :|/–—-•·"
"""What sets a kicker apart from the headline behind it."""


def _signed(seen: Visible) -> AuthorClaim:
    return AuthorClaim(seen.source, seen.raw, seen.url)
