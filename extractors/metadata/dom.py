"""Visible elements: time, dates and bylines near the headline, kicker, subtitle, breadcrumbs, marks of paid
content."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator
from functools import cached_property
from itertools import chain, islice
from typing import NamedTuple

import numpy as np

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.dom.columns import Bools, Ints
from extractors.metadata import marks
from extractors.metadata.dates.calendars import gregorian
from extractors.metadata.dates.parsing import parse_date
from extractors.metadata.further_boxes import further_boxes
from extractors.metadata.images import opens
from extractors.metadata.text import fold, words
from extractors.metadata.texts import Texts
from extractors.metadata.tree import attributes, pieces_between, text_of, text_without

BEFORE, AFTER = 80, 160
"""Elements before and after the headline that count as near it."""
_FOREIGN = tags.mask("nav aside footer blockquote")
_QUOTE, _ASIDE = tags.CODES["blockquote"], tags.CODES["aside"]
_FOOTER, _ARTICLE = tags.CODES["footer"], tags.CODES["article"]
_LONGEST_ASIDE = 40
"""Elements of an `aside` that can be a byline."""
_BLOCKS_BEFORE, _BLOCKS_AFTER = 8, 14
_OPENING, _BLOCKS_OPENING = 30, 6
"""Elements and blocks at the start of the content that count as near the headline."""
SHORT = 160
"""Characters of a text that can be a byline or a dateline."""
_COMPONENTS = ("data-testid", "data-component", "data-qa", "data-test-id")
"""Attributes that name a component where classes are made by machines."""
_LONGEST_ID = 80
"""Characters of an id that names something; longer ones are made by machines."""
_DAY = 30
"""Characters of a line that can be a day and nothing else: templates mark it as the kicker."""
_SUBHEADS = tags.mask("h2 h3 h4 h5 h6")
_LABELS = frozenset(
    "article artikel artículo artigo articolo updated lastupdated aktualisiert share sharearticle".split()
)
"""Folded."""
_TIMES = tags.mask("time")
_NO_TEXT = tags.mask("time audio video button select")
"""What stands in a line of the headline and is none of its words: days, players, what they say where none plays."""
_FIGCAPTION = tags.CODES["figcaption"]
_PICTURED = frozenset(tags.CODES[name] for name in ("figure", "figcaption"))
_APART = _PICTURED | frozenset(tags.CODES[name] for name in ("article", "li", "a", "aside", "nav", "footer"))
"""What a teaser, a caption or a box is made of, where neither headline nor text is in it."""
_LONGEST_BYLINE = 300
"""Characters of a byline with its time and its buttons."""
_MOST_STEPS = 7
"""Links in a path to an article; more are a menu."""
_MOST_OF_PATH, _LONGEST_STEP = 80, 80
"""Elements of a path that are looked at, and characters of a step."""
_BACK = re.compile(r"\s*(?:[<←«‹]|(?:back to|zurück zu|retour|volver a|torna a|terug naar)\b)", re.I)
"""The way back is no step."""
_INLINE = frozenset(tags.CODES[name] for name in ("span", "strong", "b", "em", "i"))
_FEWEST_WORDS, _FEWEST_ALONE, _FEWEST_LETTERS = 2, 3, 20
"""Words of a subtitle, with a sentence's end and without; letters beside it that make it a part of a text."""
_ENDS = ".!?…。！？"
_CALLS = re.compile(
    r"(?:share|tweet|table of contents?|contents|in this article|sign up|subscribe|melde dich|jetzt anmelden|"
    r"newsletter|teilen|inhalt(?:sverzeichnis)?|partager|sommaire|compartir|índice)\b.{0,24}$",
    re.I,
)
"""Labels of what stands below a headline: buttons, a list of the text's parts."""


def holds_year(text: str) -> bool:
    """Whether a text holds a year, or a day and a month with a year of two figures."""
    first = _DIGIT.search(text)
    if first is None:
        return False
    before = max(0, first.start() - 1) if text.isascii() else 0  # an era's letter is rewritten with its figures
    return _YEAR.search(gregorian(text), before) is not None


def year_end(text: str) -> int:
    """Where the first year of a text that holds one ends."""
    first = _YEAR.search(text)
    return first.end() if first else len(text)


_DIGIT = re.compile(r"\d")
_YEAR = re.compile(
    r"(?<!\d)(?:19[89]\d|20[0-4]\d)(?!\d)|\d{1,2}[./]\d{1,2}[./]\d{2}(?!\d)|(?<!\d)[0-3]\d-[01]\d-[0-3]\d(?=\s*\d\d:\d\d)"
)


_BREAK = re.compile(r"<br\b[^>]*>")
_BROKEN = 4
"""Lines behind a headline that are looked at."""


class Line(NamedTuple):
    """A short text beside the headline or at the start of the content."""

    node: int
    text: str
    at: int
    """Offset of its first character in the stream. Order of elements is not order of texts: what follows the headline
    within the element that holds both belongs to an element that begins before it."""


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
    def bits(self) -> Ints:
        """Per element: the marks of its class and id (``marks``)."""
        found = np.zeros(len(self.document), dtype=np.int64)
        for name, longest in (("class", None), ("id", _LONGEST_ID)):
            coded = self.document.coded(name)
            known = np.array(marks.each(coded.strings, longest), dtype=np.int64)
            found[coded.node] |= known.take(coded.code)
        for name in _COMPONENTS:
            coded = self.document.coded(name)
            if coded.strings:
                known = np.array(marks.each(coded.strings, _LONGEST_ID), dtype=np.int64) & (marks.BYLINE | marks.DATE)
                found[coded.node] |= known.take(coded.code)
        return found

    @cached_property
    def texts(self) -> Texts:
        """The page's text alone, to look for words in."""
        return Texts(self.document)

    def links(self, low: int, high: int) -> list[tuple[int, str]]:
        """(element, address as written) of the links among a stretch of elements."""
        links = self.document.attribute("href")
        return links[bisect_left(links, (low, "")) : bisect_left(links, (high, ""))]

    def nodes_marked(self, bit: int) -> list[int]:
        """Elements with a mark, in document order."""
        found: list[int] = where_true(self.bits & bit).tolist()
        return found

    @cached_property
    def foreign(self) -> Bools:
        """Elements within comments, teasers, navigation, asides, footers, quotations and further articles, unless the
        headline is there as well; not within the article's own footer."""
        flags = _FOREIGN[self.document.tag]
        for node in (*self.nodes_marked(marks.OWN_FOOTER), *self._article_footers()):
            flags[node] = not self._is_own_footer(node)
        for node in self.nodes_marked(marks.BYLINE):
            if self.document.tag.item(node) == _ASIDE and self.document.end.item(node) - node <= _LONGEST_ASIDE:
                flags[node] = not self.is_near(node)  # a byline beside the text
        flags |= (self.bits & (marks.COMMENT | marks.ASIDE)) != 0
        keep = [self.header, self.root]
        flags[further_boxes(self.document, self.header, self.root)] = True
        flags[:3] = False
        for place in keep:
            if place is not None:
                flags[place] = False
                for node in self.document.ancestors(place):
                    flags[node] = False
        return self.document.below_any(flags)

    def _article_footers(self) -> list[int]:
        """The ``footer`` elements right in an ``article``: HTML gives them what an article says of itself, its author
        among it (HTML Living Standard, the footer element)."""
        document = self.document
        found: list[int] = where_true((document.tag == _FOOTER) & (document.tag[document.parent] == _ARTICLE)).tolist()
        return found

    def _is_own_footer(self, node: int) -> bool:
        """Whether what is marked as an article's footer is this one's: it stands beside the headline or the text, or in
        what does."""
        document, places = self.document, [place for place in (self.header, self.root) if place is not None]
        around = document.parent.item(node)
        while around >= 0 and self.bits[around] & marks.OWN_FOOTER:
            around = document.parent.item(around)
        return around >= 0 and any(document.is_within(place, around) for place in places)

    def is_near(self, node: int) -> bool:
        """Whether an element stands around the headline or opens the content; without a headline, every one does."""
        if self.header is None:
            return True
        if self.header - BEFORE <= node <= int(self.document.end[self.header]) + AFTER:
            return True
        return self.root is not None and self.root <= node <= self.root + _OPENING

    def is_quoted(self, node: int) -> bool:
        """Whether an element stands in a quotation, as posts of networks do, and not with the headline in it."""
        document = self.document
        quotes = (above for above in (node, *document.ancestors(node)) if document.tag.item(above) == _QUOTE)
        return any(self.header is None or not document.is_within(self.header, quote) for quote in quotes)

    @cached_property
    def lines(self) -> list[Line]:
        """The short texts around the headline, the nearest after it first; then those that open
        the content, which can begin elsewhere."""
        if self.header is None:
            return []
        blocks = self.document.blocks
        # blocks are in document order, their nodes nearly so: look for the first one inside the header
        starts = self.document.structure.inner_at[self.header]
        at = int(blocks.start.searchsorted(starts))
        order = [
            *range(at, min(len(blocks), at + 1 + _BLOCKS_AFTER)),
            *range(at - 1, max(-1, at - 1 - _BLOCKS_BEFORE), -1),
        ]
        if self.root is not None:
            first = int(blocks.start.searchsorted(self.document.structure.inner_at[self.root]))
            inside = range(first, min(len(blocks), first + _BLOCKS_OPENING))
            order += [number for number in inside if number != at and number not in order]
        # bylines and dates of teasers and comments; above the article's end a dateline can stand in an aside
        below = int(self.document.end[self.root]) if self.root is not None else len(self.document)
        found: list[Line] = []
        chars, ends = self.document.structure.run_chars, self.document.structure.close_at.item(self.header)
        for number in order:
            start, stop, node = blocks.start.item(number), blocks.stop.item(number), blocks.node.item(number)
            if stop - start > 4_000 or (node >= below and self.foreign[node]):
                continue
            if start <= ends < stop:
                start = ends  # old layouts divide headline and byline by a break alone
            elif (number == at and start < ends) or chars[blocks.first_run[number]] > SHORT:
                continue  # the headline itself; one within a line has no block of its own
            text = pieces_between(self.document, start, stop)
            if 2 <= len(text) <= SHORT:
                found.append(Line(node, text, start))
            elif start == ends:
                found += self._broken_lines(node, start, stop)
        return found

    def _broken_lines(self, node: int, start: int, stop: int) -> Iterator[Line]:
        """The short lines behind a headline that breaks alone divide from the text, up to the first long one."""
        breaks = (match.span() for match in _BREAK.finditer(self.document.stream, start, stop))
        for ends, following in islice(chain(breaks, [(stop, stop)]), _BROKEN):
            text = pieces_between(self.document, start, ends)
            if len(text) > SHORT:
                return
            if len(text) >= 2:
                yield Line(node, text, start)
            start = following

    # -- the headline's surroundings

    def kicker(self) -> Visible | None:
        """The marked line just above the headline, unless it is a label that every page has."""
        found = next(self._marked_lines(marks.KICKER, before=40, after=12, longest=80), None)
        found = found and found._replace(raw=self._unsigned(found.node) or found.raw)
        return None if found is None or fold(found.raw) in _LABELS else found

    def subtitle(self) -> Visible | None:
        """The marked line or paragraph just below the headline."""
        marked = self._marked_lines(marks.SUBTITLE, before=0, after=80, longest=700)
        lines = (line._replace(raw=self._unsigned(line.node) or line.raw) for line in marked)
        return next(filter(self._is_subtitle, lines), None)

    def _is_subtitle(self, found: Visible) -> bool:
        """Whether a marked line is of the headline: behind paragraphs of text it divides the text."""
        opening = opens(self.document, found.node, self.root, self.header)
        return opening and self._is_sentence(found) and not self._is_of_writer(found.node)

    def _is_of_writer(self, node: int) -> bool:
        """Whether a text tells who wrote: it stands in what is marked as a byline."""
        return any(self.bits[above] & marks.BYLINE for above in self._own_ancestors(node))

    def _is_sentence(self, found: Visible) -> bool:
        """Whether a marked text says something of its own: no label or name, no byline with its time, no caption of the
        picture in it, no heading whose id repeats it, no beginning of a paragraph."""
        document, node = self.document, found.node
        told = [word for word in words(found.raw) if not word.isdecimal()]
        if len(told) < (_FEWEST_WORDS if found.raw[-1:] in _ENDS else _FEWEST_ALONE) or _CALLS.match(found.raw):
            return False
        inside = slice(node, int(document.end[node]))
        signed = (self.bits[inside] & marks.BYLINE).any() and _TIMES[document.tag[inside]].any()
        if signed and len(found.raw) <= _LONGEST_BYLINE:
            return False
        captions = (where_true(document.tag[inside] == _FIGCAPTION) + node).tolist()
        if any(text_of(document, caption) == found.raw for caption in captions):
            return False  # what leads the article is a picture
        if _SUBHEADS[document.tag.item(node)]:
            slug = fold(document.attribute_of(node, "id"))
            if slug and slug in fold(found.raw):
                return False
        parent = int(document.parent[node])
        within = document.tag.item(node) in _INLINE and document.tag.item(parent) == tags.CODES["p"]
        return not within or len(text_of(document, parent)) < len(found.raw) + _FEWEST_LETTERS

    def _marked_lines(self, bit: int, before: int, after: int, longest: int) -> Iterator[Visible]:
        """The short texts with a mark around the headline."""
        if self.header is None:
            return
        low, high = max(0, self.header - before), int(self.document.end[self.header]) + after
        around = self.bits[low : high + 1]
        for node in (where_true(((around & bit) != 0) & ((around & marks.BYLINE) == 0)) + low).tolist():
            if self.document.is_within(self.header, node) or not self.is_of_headline(node):
                continue
            for place in self._innermost(node, bit):
                text = text_of(self.document, place, longest)
                if 2 <= len(text) <= longest and not (len(text) <= _DAY and holds_year(text) and parse_date(text)):
                    yield Visible("dom.class", text, place)

    def _unsigned(self, node: int) -> str:
        """The text of an element without the day and the writer that are marked in it, and without players."""
        inside = slice(node + 1, int(self.document.end[node]))
        gone = ((self.bits[inside] & (marks.BYLINE | marks.DATE)) != 0) | _NO_TEXT[self.document.tag[inside]]
        return text_without(self.document, node, (where_true(gone) + node + 1).tolist())

    def _innermost(self, node: int, bit: int) -> list[int]:
        """The only element in a marked one that is marked so too, since writer and date stand beside it; and the
        marked one."""
        inside = (where_true((self.bits[node + 1 : int(self.document.end[node])] & bit) != 0) + node + 1).tolist()
        return [*inside, node] if len(inside) == 1 else [node]

    def is_of_headline(self, node: int) -> bool:
        """Whether a marked element can be a line of the headline: no caption, no part of a teaser or a box beside."""
        document, beside = self.document, marks.CAPTION | marks.COMMENT | marks.ASIDE
        if document.tag.item(node) in _PICTURED or self.bits[node] & (marks.CAPTION | marks.CREDIT):
            return False
        above = self._own_ancestors(node)
        return not any(document.tag.item(each) in _APART or self.bits[each] & beside for each in above)

    def _own_ancestors(self, node: int) -> Iterator[int]:
        """The ancestors of an element up to the first that holds the headline or the text."""
        document = self.document
        places = [place for place in (self.header, self.root) if place is not None]
        for above in document.ancestors(node):
            if any(document.is_within(place, above) for place in places):
                return
            yield above

    def breadcrumbs(self) -> list[tuple[str, str | None]]:
        """(name, address) of the steps of the first list that is marked as breadcrumbs: by its class, its label for
        screen readers, its type in microdata or RDFa. Steps without any link are its items."""
        nodes = self.nodes_marked(marks.BREADCRUMB)
        for name in ("aria-label", "itemtype", "typeof"):
            nodes = nodes or [node for node, value in self.document.attribute(name) if "breadcrumb" in value.lower()]
        for node in nodes[:4]:
            steps = self._steps(node, tags.CODES["a"]) or self._steps(node, tags.CODES["li"])
            if 0 < len(steps) <= _MOST_STEPS:
                return steps
        return []

    def _steps(self, node: int, tag: int) -> list[tuple[str, str | None]]:
        """(text, address) of the links or items in an element that is marked as breadcrumbs."""
        inside = range(node, min(int(self.document.end[node]), node + _MOST_OF_PATH))
        texts = [(each, text_of(self.document, each, 200)) for each in inside if self.document.tag.item(each) == tag]
        named = [(each, text) for each, text in texts if 1 <= len(text) <= _LONGEST_STEP and not _BACK.match(text)]
        return [(text, attributes(self.document, each).get("href")) for each, text in named]
