"""Visible elements: time, dates and bylines near the headline, kicker, subtitle, breadcrumbs, marks of paid content."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

import numpy as np

from extractors import tags
from extractors.document import Document
from extractors.metadata import marks
from extractors.metadata.names import is_other_role
from extractors.metadata.tree import attributes, nodes_of, pieces_between, pieces_of, text_of

BEFORE, AFTER = 80, 160
"""Elements before and after the headline that count as near it."""
_BLOCKS_BEFORE, _BLOCKS_AFTER = 8, 14
_SHORT = 160
"""Characters of a text that can be a byline or a dateline."""


class Visible(NamedTuple):
    """Something a reader sees: its source's name, its text, the element and the address it links to."""

    source: str
    raw: str
    node: int
    url: str | None = None


class Dom:
    """The visible evidence of one page, each part read when it is asked for."""

    def __init__(self, document: Document, header: int | None, root: int | None) -> None:
        self.document = document
        self.header = header
        self.root = root

    @cached_property
    def marked(self) -> list[tuple[int, int]]:
        """(element, marks) of every element whose class or id says something, in document order."""
        found: dict[int, int] = {}
        judge = marks.marks
        found = {node: bits for node, value in self.document.attribute("class") if (bits := judge(value))}
        for node, value in self.document.attribute("id"):
            bits = judge(value)
            if bits:
                found[node] = found.get(node, 0) | bits
        return sorted(found.items())

    def nodes_marked(self, bit: int) -> list[int]:
        """Elements with a mark."""
        return [node for node, bits in self.marked if bits & bit]

    @cached_property
    def foreign(self) -> np.ndarray[tuple[int], np.dtype[np.bool_]]:
        """Elements within comments, teasers, navigation, asides and footers, unless the headline is there as well."""
        flags = tags.mask("nav aside footer")[self.document.tag].copy()
        for node in self.nodes_marked(marks.COMMENT | marks.ASIDE):
            flags[node] = True
        keep = [self.header, self.root]
        flags[:3] = False
        for place in keep:
            if place is not None:
                flags[place] = False
                for node in self.document.ancestors(place):
                    flags[node] = False
        return self.document.below_any(flags)

    def is_near(self, node: int) -> bool:
        """Whether an element stands around the headline; without a headline, everything does."""
        if self.header is None:
            return True
        return self.header - BEFORE <= node <= int(self.document.end[self.header]) + AFTER

    # -- dates

    def times(self) -> Iterator[tuple[str, Visible]]:
        """(field, what is seen) of the time elements that are not in teasers and comments."""
        far: list[tuple[str, Visible]] = []
        for node in nodes_of(self.document, "time")[:60]:
            if self.foreign[node]:
                continue
            pairs = attributes(self.document, node)
            raw = pairs.get("datetime") or text_of(self.document, node)
            if not raw.strip():
                continue
            bits = marks.marks(pairs.get("class", "")) | marks.marks(pairs.get("itemprop", ""))
            parent = int(self.document.parent[node])
            around = attributes(self.document, parent).get("class", "") if parent >= 0 else ""
            changed = bool((bits | marks.marks(around)) & marks.MODIFIED) or self._says_updated(node)
            field = "date_modified" if changed else "date_published"
            if self.is_near(node):
                yield field, Visible("dom.time.near", raw.strip(), node)
            else:
                far.append((field, Visible("dom.time.far", raw.strip(), node)))
        if len({seen.raw[:10] for field, seen in far if field == "date_published"}) == 1:
            yield from far  # several are those of other articles

    def _says_updated(self, node: int) -> bool:
        """Whether "updated" stands just before an element, or begins its text."""
        s = self.document.structure
        before = self.document.stream[max(0, int(s.open_at[node]) - 160) : int(s.open_at[node])]
        words = " ".join(_TAG.sub(" ", before).split())[-30:]
        updated, published = _last(_UPDATED, words), _last(_PUBLISHED, words)
        return updated > published or bool(_UPDATED.match(text_of(self.document, node, 200)))

    def dated(self) -> Iterator[tuple[str, Visible]]:
        """Elements whose class speaks of a date."""
        for node, bits in self.marked:
            if not bits & marks.DATE or self.foreign[node] or not self.is_near(node):
                continue
            text = pieces_of(self.document, node, 200, " ")
            if 6 <= len(text) <= _SHORT and any(char.isdigit() for char in text):
                yield from self._dates_of("dom.class", text, node)

    def _dates_of(self, source: str, text: str, node: int) -> Iterator[tuple[str, Visible]]:
        """A text's dates by the words before them."""
        published, updated = _PUBLISHED.search(text), _UPDATED.search(text)
        if updated is None:
            changed = published is None and self._says_updated(node)
            yield "date_modified" if changed else "date_published", Visible(source, text, node)
            return
        if published and published.start() > updated.start():
            yield "date_published", Visible(source, text[published.start() :], node)
            yield "date_modified", Visible(source, text[: published.start()], node)
            return
        if _YEAR.search(text[: updated.start()]):
            yield "date_published", Visible(source, text[: updated.start()], node)
        yield "date_modified", Visible(source, text[updated.start() :], node)

    def labelled_dates(self) -> Iterator[Visible]:
        """Dates anywhere outside of foreign parts that stand right after "published" or "posted"."""
        s = self.document.structure
        seen = 0
        for match in _LABEL.finditer(self.document.stream):
            if seen > 20:
                break
            node = int(np.searchsorted(s.open_at, match.start(), side="right")) - 1
            if node < 0 or match.start() < int(s.inner_at[node]) or self.document.silent[node] or self.foreign[node]:
                continue
            seen += 1
            after = pieces_between(self.document, match.start(), match.start() + 400, " ")[:70]
            if _YEAR.search(after) and not _UPDATED.search(after.partition(" ")[0]):
                yield Visible("dom.label", after, node)

    @cached_property
    def lines(self) -> list[tuple[int, str]]:
        """(element, text) of the short texts around the headline, the nearest after it first."""
        if self.header is None:
            return []
        blocks = self.document.blocks
        at = int(np.searchsorted(blocks.node, self.header)) if len(blocks) else 0
        # blocks are in document order, their nodes nearly so: look for the first one inside the header
        starts = self.document.structure.inner_at[self.header]
        at = int(np.searchsorted(blocks.start, starts))
        order = [*range(at + 1, min(len(blocks), at + 1 + _BLOCKS_AFTER)), *range(at - 1, max(-1, at - 1 - _BLOCKS_BEFORE), -1)]
        found: list[tuple[int, str]] = []
        for number in order:
            start, stop = int(blocks.start[number]), int(blocks.stop[number])
            if stop - start > 4_000:
                continue
            text = pieces_between(self.document, start, stop)
            if 2 <= len(text) <= _SHORT:
                found.append((int(blocks.node[number]), text))
        return found

    def dates_in_lines(self) -> Iterator[tuple[str, Visible]]:
        """Short lines around the headline that hold a year; sentences and dates of other things are left out."""
        for node, text in self.lines:
            if _YEAR.search(text) and len(text) <= 140 and not _OTHER_DATE.search(text) and not _SENTENCE.search(text):
                yield from self._dates_of("dom.line", text.replace(" | ", " "), node)

    # -- authors

    def bylines(self) -> Iterator[Visible]:
        """Author links, elements whose class speaks of an author, and lines that begin with "by"."""
        for node in self._rel_authors():
            if self.document.tag[node] == tags.CODES["a"] and self._is_writer(node):
                text = pieces_of(self.document, node, 200)
                if text:
                    yield Visible(f"dom.rel.{self._place(node)}", text, node, attributes(self.document, node).get("href"))
        last_end = -1
        for node, bits in self.marked:
            if not bits & marks.BYLINE or node < last_end or not self._is_writer(node):
                continue
            text = pieces_of(self.document, node, 600)
            if not text or len(text) > 2 * _SHORT:
                continue
            last_end = int(self.document.end[node])
            yield from self._names_in(node, text)
        yield from self._lines_by()
        yield from self._profile_links()

    def _rel_authors(self) -> list[int]:
        """Elements whose rel says author, found without a look at all the others."""
        stream, s = self.document.stream, self.document.structure
        found: list[int] = []
        for mark in (' rel="author', ' author"'):
            at = stream.find(mark)
            while at >= 0 and len(found) < 60:
                node = int(np.searchsorted(s.open_at, at, side="right")) - 1
                if node >= 0 and at < int(s.inner_at[node]):
                    if "author" in attributes(self.document, node).get("rel", "").lower().split():
                        found.append(node)
                at = stream.find(mark, at + 1)
        return sorted(set(found))

    def _lines_by(self) -> Iterator[Visible]:
        """Lines near the headline: "by ...", "17 May 2024 by ...", and "by" with the name in the next line."""
        for place, (node, text) in enumerate(self.lines):
            if len(text) > 120 or is_other_role(text[:40]):
                continue
            if _BY_ALONE.match(text):
                following = self.lines[place + 1][1] if place + 1 < len(self.lines) else ""
                if following and len(following) < 80:
                    yield Visible("dom.line", following, node)
            elif _BY.match(text):
                yield Visible("dom.line", text, node)
            elif _YEAR.search(text):
                match = _DATE_BY.search(text)
                if match:
                    yield Visible("dom.line", match.group(1), node)

    def _profile_links(self) -> Iterator[Visible]:
        """Links near the headline that lead to a writer's page."""
        if self.header is None:
            return
        s = self.document.structure
        low = max(0, self.header - BEFORE // 2)
        high = min(len(self.document), int(self.document.end[self.header]) + AFTER // 2) - 1
        for match in _PROFILE_LINK.finditer(self.document.stream, int(s.open_at[low]), int(s.inner_at[high])):
            node = int(np.searchsorted(s.open_at, match.start(), side="right")) - 1
            if self.document.tag[node] == tags.CODES["a"] and self._is_writer(node):
                text = pieces_of(self.document, node, 100)
                if text and len(text) < 60:
                    yield Visible("dom.href", text, node, attributes(self.document, node).get("href"))

    def _is_writer(self, node: int) -> bool:
        """Whether a name stands neither in a foreign part nor after "reviewed by" and its like."""
        if self.foreign[node]:
            return False
        start = int(self.document.structure.open_at[node])
        before = _TAG.sub(" ", self.document.stream[max(0, start - 200) : start])
        return not is_other_role(" ".join(before.split()))

    def _place(self, node: int) -> str:
        return "near" if self.is_near(node) else "far"

    def _names_in(self, node: int, text: str) -> Iterator[Visible]:
        """The linked names in a byline; else the element that is marked as a name; else all of it."""
        source = f"dom.class.{self._place(node)}"
        end = int(self.document.end[node])
        links = []
        for inner in range(node, min(end, node + 60)):
            if self.document.tag[inner] == tags.CODES["a"]:
                pairs = attributes(self.document, inner)
                href = pairs.get("href", "").lower()
                if any(part in href for part in _AUTHOR_PATHS) or "author" in pairs.get("rel", "").lower():
                    links.append((inner, pairs.get("href")))
        found = [(inner, pieces_of(self.document, inner, 200), url) for inner, url in links if self._is_writer(inner)]
        found = [item for item in found if item[1]]
        if found:
            for inner, name, url in found:
                yield Visible(source, name, inner, url)
            return
        named = [inner for inner, bits in self.marked if node < inner < end and bits & marks.NAME]
        if named:
            yield Visible(source, pieces_of(self.document, named[0], 200), named[0])
            return
        yield Visible(source, text, node)

    # -- the headline's surroundings

    def kicker(self) -> Visible | None:
        """The marked line just above the headline."""
        return self._marked_line(marks.KICKER, before=40, after=12, longest=80)

    def subtitle(self) -> Visible | None:
        """The marked line or paragraph just below the headline."""
        return self._marked_line(marks.SUBTITLE, before=0, after=80, longest=700)

    def _marked_line(self, bit: int, before: int, after: int, longest: int) -> Visible | None:
        if self.header is None:
            return None
        low, high = self.header - before, int(self.document.end[self.header]) + after
        for node, bits in self.marked:
            if low <= node <= high and bits & bit and not bits & marks.BYLINE and node != self.header:
                if self.document.is_within(self.header, node):
                    continue
                text = text_of(self.document, node, longest)
                if 2 <= len(text) <= longest:
                    return Visible("dom.class", text, node)
        return None

    def breadcrumbs(self) -> list[tuple[str, str | None]]:
        """(name, address) of the steps of the first list that is marked as breadcrumbs."""
        nodes = self.nodes_marked(marks.BREADCRUMB)
        if not nodes and "readcrumb" in self.document.stream:
            nodes = [node for node, value in self.document.attribute("aria-label") if "breadcrumb" in value.lower()]
        for node in nodes[:4]:
            end = int(self.document.end[node])
            steps: list[tuple[str, str | None]] = []
            for inner in range(node, min(end, node + 80)):
                if self.document.tag[inner] == tags.CODES["a"]:
                    text = text_of(self.document, inner, 200)
                    if 1 <= len(text) <= 80:
                        steps.append((text, attributes(self.document, inner).get("href")))
            if steps:
                return steps[:12]
        return []

    def sponsored(self) -> Visible | None:
        """A class or a line near the headline that says the article is paid for."""
        for node, text in self.lines:
            if len(text) <= 60 and _SPONSORED.match(text):
                return Visible("dom.line", text, node)
        return None


_TAG = re.compile(r"<[^>]*>?")
_YEAR = re.compile(r"(?<!\d)(?:19[89]\d|20[0-4]\d)(?!\d)|\d{1,2}[./]\d{1,2}[./]\d{2}(?!\d)")
_UPDATED = re.compile(
    r"\b(?:(?:last\s+)?(?:updated?|modified|edited|revised|reviewed)|aktualisiert|zuletzt\s+(?:geändert|aktualisiert)|stand|mis(?:e)?\s+à\s+jour|"
    r"modifié|maj|actualizado|actualización|atualizado|aggiornat[oa]|(?:ultimo\s+)?aggiornamento|bijgewerkt|uppdaterad|oppdatert|opdateret|"
    r"aktualizováno|aktualizacja|zaktualizowano|обновлено|изменено|güncelle\w*|frissítve|päivitetty)\b|更新|수정",
    re.I,
)
_PUBLISHED = re.compile(
    r"\b(?:published|posted|first\s+published|created|veröffentlicht|erstellt|publié|publicado|pubblicato|gepubliceerd|publicerad|publisert|"
    r"opublikowano|vydáno|опубликовано|yayın\w*)\b|发布|發佈|公開|配信|등록|입력",
    re.I,
)
_BY = re.compile(
    r"^\W{0,3}(?:by|von|par|por|di|door|av|af|text|texte|testo|tekst|written by|autor(?:in)?|author|auteur|autore|автор|yazan|words by|story by|posted by)"
    r"\s*[:：]?\s+\S|^\W{0,3}(?:记者|記者|作者|文|撰文|本报记者)\s*[:：/／\s]?\s*\S",
    re.I,
)
_BY_ALONE = re.compile(
    r"^\W*(?:by|written by|words by|posted by|author(?:s|\(s\))?|article by|von|autor(?:in)?|text|par|por|di|door|av|af|autore|автор|作者|文|記者|记者)\W*$", re.I
)
_DATE_BY = re.compile(r"(?:^|[\s|•·,—–-])(?:by|von|par|por|di|door|av|автор)[\s|:]+([^\W\d_].{1,60})$", re.I)
_PROFILE_LINK = re.compile(
    r' href="[^"]*?(?:/(?:authors?|autor(?:en|es|i)?|auteurs?|people|person|staff|contributors?|writers?|journalists?|reporters?|columnists?|redakteur\w*|yazar\w*|producers?|'
    r'by|profiles?|experts?|firma|autore)/[^/?#"]|[?;&]_?author=|/team/[^/?#"])',
    re.I,
)
_AUTHOR_PATHS = ("/author", "/autor", "/auteur", "/people/", "/profile", "/by/", "/staff/", "/writer", "/contributor", "/journalist",
                 "/person", "/reporter", "/redaktion/", "/redakteur", "/team/", "/users/", "/user/", "/yazar", "author=", "/columnist",
                 "/firma", "/autori", "/kuenstler", "/@", "/creator")  # fmt: skip
_LABEL = re.compile(
    r"\b(?:[Pp]ublished|PUBLISHED|[Pp]osted|POSTED|[Vv]eröffentlicht|[Ee]rstellt|[Gg]epostet|[Pp]ublié|[Pp]ublicado|[Pp]ubblicato|[Gg]eplaatst|[Pp]ublicerad|"
    r"[Oo]publikowano|[Оо]публиковано|[Yy]ayın|Datum|Date|wurde am)\b|发布时间|發佈|公開日|配信"
)
_OTHER_DATE = re.compile(
    r"\b(?:registriert|joined|member since|erscheinungsdatum|erscheint am|deadline|copyright|birth|born|geboren|due date|expires?|gültig|premiere|"
    r"registered|founded|est\.|since|seit|ab|bis|until|through)\b|©",
    re.I,
)
_SENTENCE = re.compile(r"\w{3,}[.!?]\s*$|[.!?]\s+[A-ZÄÖÜ]\w+\s\w+\s\w+")


def _last(pattern: re.Pattern[str], text: str) -> int:
    """Where the last match begins; -1 if there is none."""
    return max((match.start() for match in pattern.finditer(text)), default=-1)


_SPONSORED = re.compile(
    r"^\W*(?:sponsored(?:\s+(?:content|post|by\b.*))?|advertorial|paid\s+(?:post|content|partnership)|anzeige|werbung|publireportage|"
    r"contenu\s+(?:sponsorisé|partenaire)|publirreportaje|contenido\s+patrocinado|contenuto\s+sponsorizzato|реклама|artykuł\s+sponsorowany|"
    r"komerční\s+sdělení|annons|advertentie|partner\s+content|branded\s+content)\W*$",
    re.I,
)
