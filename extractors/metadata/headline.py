"""The headline: what stands on the page as the largest title, agreed with what the page says of itself."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.metadata.claims import Claims
from extractors.metadata.drawn_heading import drawn_heading, titled_line
from extractors.metadata.heading import Heading
from extractors.metadata.model import Claim
from extractors.metadata.page_number import without_page
from extractors.metadata.text import clean, fold, words
from extractors.metadata.titles import (
    UNLIKE,
    between_colons,
    containment,
    cut_site,
    is_cut_of,
    is_end,
    is_placeholder,
    overlap,
    segments,
    unbroken,
)
from extractors.metadata.tree import attributes, heading_text, nodes_of

MAX_HEADLINE = 400
_BRACKET = re.compile(r"\s*(?:（[^（）()]{1,40}）|\([^()]{1,40}\))(?:\s*[-–—|｜:]\s*\S.{0,40})?")
"""What follows the headline where an aggregator adds whose it is, and its own name."""
_ARROWS = re.compile(r"^(?:[\[(]?\s*[>▶►→]+[\])]?\s*|[»›]\s+)(?=[^\W_])")
"""Arrows that a layout puts before a heading."""
_SHORTEST_TITLE = 4
"""Letters of a title by which its text is looked for."""
_PART = 0.7
"""Likeness of a heading that is one of the title's shorter parts."""
_HEADER, _LOWER = 0.1, 0.05
"""What being the main header speaks for a heading, and being no h1 against it."""
_KINDRED = 0.4
"""Likeness from which an h1 goes before a lower heading that is no title's very words (right on 6 of 6 pages)."""
_SAME = 0.9
"""Likeness from which a heading has a title's words."""
_A_TEXT = 60
"""Words from which a block is the page's text, and no title."""
_TITLE_WORDS = 4
"""Words of a text that is believed to be all of the headline though a title says more."""
_ARTICLES = ("the", "der", "die", "das", "le", "la", "el")
_NO_TITLES = frozenset("h1 h2 h3 h4 h5 h6 li dt option button label".split())
_HEADINGS = ("h1", "h2", "h3", "h4")
_OPENING, _ABOVE = 30, 40
"""Elements at the start of the content in which its heading stands, and before it, for one of several words."""


class Candidate(NamedTuple):
    """A heading that can be the headline; ``score`` is its likeness to the titles and what else speaks for it."""

    score: float
    likeness: float
    node: int
    text: str
    is_first: bool
    """Whether it is an h1."""


_LABEL = 2
"""Words behind a bar that are the section's name or a label most often: "Mill burns down | Opinion"."""


def other_claims(claims: Claims, site_names: frozenset[str]) -> list[Claim]:
    """What plain metas and microdata call the page; for one without headings and titles."""
    others = (claim for claim in claims.ordered("headline") if claim.source.startswith(("meta.", "microdata")))
    named = [claim._replace(value=cut_site(clean(claim.raw), site_names)) for claim in others]
    return [claim for claim in named if claim.value and fold(claim.value) not in site_names]


class HeadlineChoice:
    """All that speaks of a page's headline, and the decision.

    Measured on the development sets: where a blog's heading and its metadata differ, the heading is right
    twice as often. On news pages (JSON-LD NewsArticle and its kin) it is the other way round where the
    publisher edited og:title alone, so that the title element still has the heading (where all three differ, the
    heading is right on 4 of 4 pages), and where og:title and JSON-LD agree against the heading: a publisher's own
    headline then has the kicker that the page shows apart, or lacks the one that stands in the heading.
    """

    def __init__(
        self,
        document: Document,
        header: int | None,
        named: list[tuple[str, str]],
        title: str,
        site_names: frozenset[str],
        is_news: bool = False,
        root: int | None = None,
        kept: Sequence[int] = (),
    ) -> None:
        """``named`` are (source, raw) of metadata in order of trust, ``title`` the title element's text, ``kept`` the
        blocks of the article's text."""
        self.kept = kept
        self.document = document
        self.header = header
        self.root = root
        self.site_names = site_names | self._logos()
        self.is_news = is_news
        self.full_title = clean(title)
        self.title = self._tidy(self.full_title)
        wholes = [clean(raw) for _, raw in named] + [self.full_title]
        tidy = {raw: self._tidy(unbroken(raw, wholes)) for raw in {raw for _, raw in named}}
        called = [(source, tidy[raw], raw) for source, raw in named if raw]
        self.named = [each for each in called if not self._is_sites(each[1])]
        self._last = [Claim(source, raw, text) for source, text, raw in called if self._is_sites(text)]
        """What calls the page by its site's name, which is no headline where the page shows another."""
        if self._is_sites(self.title):
            self._last.append(Claim("title", self.full_title, self.title))
            self.title = ""

    def _tidy(self, raw: str) -> str:
        return without_page(cut_site(clean(raw)[: 2 * MAX_HEADLINE], self.site_names))

    def _is_sites(self, text: str) -> bool:
        """Whether a text is a name of the site, an article before it or not, or what editors call a page without a
        name."""
        folded = fold(text)
        is_name = folded in self.site_names or any(folded.removeprefix(each) in self.site_names for each in _ARTICLES)
        return is_name or is_placeholder(text)

    def claims(self) -> list[Claim]:
        """Every candidate, the chosen one first; empty if there is none."""
        found = self._claims()
        is_shown = bool(found) and found[0].source.startswith("dom.")
        return [*found, *self._last] if is_shown else [*self._last, *found]

    def _claims(self) -> list[Claim]:
        headings = self._ordered
        shown = [Claim(f"dom.{self.document.name(item.node)}", item.text, item.text) for item in headings]
        names = [Claim(source, raw, text) for source, text, raw in self.named if text]
        titled = [Claim("title", self.full_title, self.title)] if self.title else []
        if not names and not titled:
            return shown
        if self.place is None:
            called = self._shared(names) + titled
            return self._shown_part(called[0].text) + called + shown + self._drawn_claims()
        best = headings[0]
        declared = self._declared(best.text) if self.is_news else None
        if declared:
            return [declared, *shown, *(claim for claim in names if claim != declared), *titled]
        shown[0] = shown[0]._replace(value=self._bare_heading(best.node, best.text))
        return shown + names + titled

    def _drawn_claims(self) -> list[Claim]:
        """What a page without headings draws as one: not believed while a title says otherwise (wrong on 2 of 2 pages),
        but a title that all pages of a site have counts for nothing (``Wrapper.template_claims``)."""
        text = clean(heading_text(self.document, self._drawn)) if self._drawn is not None else ""
        return [Claim("dom.font", text, text)] if text else []

    def _shared(self, names: list[Claim]) -> list[Claim]:
        """Names in order of trust: what JSON-LD and the title element call the page alike goes before og:title, which
        is edited for networks."""
        titled = fold(self.title)
        return sorted(names, key=lambda claim: claim.source != "json_ld.article" or fold(claim.text) != titled)

    @cached_property
    def place(self) -> int | None:
        """The element of the heading that is believed to be the headline, if any is: dates and names are around it."""
        headings = self._ordered
        if not headings:
            return None
        best, named = headings[0], any(text for _, text, _ in self.named)
        if not named and not self.title:
            return best.node
        return best.node if self._is_believed(best, alone=self._stands_alone(headings), named=named) else None

    def _stands_alone(self, headings: list[Candidate]) -> bool:
        return len(headings) == 1 or sum(item.is_first for item in headings) == 1

    def _is_believed(self, best: Candidate, *, alone: bool, named: bool) -> bool:
        """Whether the best heading speaks of what the titles speak of.

        A lower heading has to say it in nearly their words (of 11 that did not, 8 were headings of a part). Where
        only the title element speaks against a page's only h1, that opens the content, the h1 is believed: such
        titles name the site or its section (right on 4 of 5 pages).
        """
        if not best.is_first and named and best.likeness < _SAME:
            return False
        if best.score >= (UNLIKE if alone else 0.5):
            return True
        before = _ABOVE if len(words(best.text)) >= _TITLE_WORDS else 0
        opens = self.root is not None and self.root - before <= best.node <= self.root + _OPENING
        return alone and best.is_first and not named and opens

    @cached_property
    def _ordered(self) -> list[Candidate]:
        """The headings, the best one first: the likest, but an h1 before a lower one that only resembles a title."""
        found = sorted(self.headings(), key=lambda item: (-item.score, item.node))
        if found and not found[0].is_first and found[0].likeness < 1.0:
            kin = (item for item in found if item.is_first and item.likeness >= _KINDRED)
            parts = (item for item in kin if not self._is_rest(item, found[0]))
            best = next((item for item in parts if not self._is_short_part(item.text)), None)
            if best:
                found.remove(best)
                found.insert(0, best)
        return found

    def _is_rest(self, first: Candidate, lower: Candidate) -> bool:
        """Whether an h1 is what the title element adds to the lower heading that heads the text, behind a mark, and
        shorter: a site's name (``headline @ blog :: platform ::``)."""
        before, found, after = self.full_title.partition(lower.text)
        is_apart = not (before.rstrip()[-1:].isalnum() or after.lstrip()[:1].isalnum())
        if not found or not is_apart or lower.node != self.header or len(first.text) >= len(found):
            return False
        return first.text in before or first.text in after

    def likely_header(self) -> int | None:
        """The heading that is the headline, where no extraction says which one it is."""
        headings = self._ordered
        return headings[0].node if headings and headings[0].score >= (UNLIKE if len(headings) == 1 else 0.5) else None

    def titled_block(self) -> int | None:
        """On a page without headings: the element of the first text that is one of the page's titles, or the longest
        part of the title element's, or stands above the text and is most of it, and no link; else the line in large
        letters that opens the text."""
        return self._titled[0] if self._titled else self._drawn

    @property
    def shown(self) -> int | None:
        """``place``, else the element, no heading, that shows a title in its words."""
        if self.place is not None or self._titled is None:
            return self.place
        node, text = self._titled
        return node if len(words(text)) >= _TITLE_WORDS and self.document.name(node) not in _NO_TITLES else None

    @cached_property
    def _drawn(self) -> int | None:
        return drawn_heading(self.document, self.kept)

    @cached_property
    def _titled(self) -> tuple[int, str] | None:
        """``titled_block`` and its text."""
        wanted = {folded for folded, _ in self._titles if len(folded) >= _SHORTEST_TITLE}
        if len(self._longest_part) >= 2 * _SHORTEST_TITLE:
            wanted.add(self._longest_part)
        wanted |= self._between_colons
        blocks = self.document.blocks
        longest = max((len(text) for _, text in self._titles), default=0) * 2 + 40
        part: tuple[int, str] | None = None
        markup = blocks.stop - blocks.start
        texts = where_true((markup > longest * 4) & (blocks.words >= _A_TEXT))
        above = int(texts[0]) if len(texts) else len(blocks)
        for number in where_true(markup <= longest * 4).tolist() if wanted else ():
            text = self.document.text_between(int(blocks.start[number]), int(blocks.stop[number]), " ")
            if len(text) > longest:
                continue
            node = int(blocks.node[number])
            is_whole = fold(text) in wanted
            if is_whole and self._may_be_title(node):
                return node, clean(text)
            if number < above and part is None and self._is_beside_content(node) and self._is_most(clean(text)):
                part = (node, clean(text)) if self._may_be_title(node) else None
        return titled_line(self.document, wanted, longest) if part is None and wanted else part

    @cached_property
    def _between_colons(self) -> frozenset[str]:
        """The title element's text without a site's name or a section's and a colon, folded."""
        parts = between_colons(self.full_title, self.document.page.site)
        return frozenset(fold(part) for part in parts if len(words(part)) >= _TITLE_WORDS)

    def _may_be_title(self, node: int) -> bool:
        return not self.document.in_link[node] and not self.document.silent[node]

    def _is_most(self, text: str) -> bool:
        """Whether a text is the larger part of the title element's, at an end of it, and not its site's name."""
        if not is_end(text, self.full_title) or 2 * len(fold(text)) <= len(fold(self.full_title)):
            return False
        return fold(text) not in self.site_names and len(words(text)) >= _TITLE_WORDS

    def _shown_part(self, called: str) -> list[Claim]:
        """What the page shows of its name, without the site's or a section's at either end: no heading (they were
        judged before), and behind the rest only beside the content, for a site's name stands there as well."""
        node, text = self._titled or (-1, "")
        name = self.document.name(node) if text else ""
        if not text or name in _NO_TITLES or len(words(text)) < _TITLE_WORDS:
            return []
        is_part = fold(text) in self._between_colons and fold(text) != fold(called)
        if not is_part and not is_end(text, called):
            return []
        is_told = (called.startswith(text) and not is_part) or self._is_beside_content(node)
        return [Claim(f"dom.{name}", text, text)] if is_told else []

    def _is_beside_content(self, node: int) -> bool:
        return self.root is not None and self.root - _OPENING <= node < int(self.document.end[self.root])

    def _declared(self, heading: str) -> Claim | None:
        """The headline that a news page declares against its own heading, by the rules above."""
        by_source = {source: (text, raw) for source, text, raw in reversed(self.named)}
        shared = by_source.get("og:title")
        if not shared or not shared[0] or overlap(shared[0], heading) < UNLIKE:
            return None
        text = shared[0]
        folded = fold(text)
        if folded == fold(heading) or is_cut_of(text, heading):
            return None
        structured = by_source.get("json_ld.article")
        last = heading[slice(*segments(heading)[-1])]
        if len(words(last)) > _LABEL and all(fold(clean(raw)) == fold(heading) for _, raw in by_source.values()):
            return None  # all of it, a bar in it as well
        if any(fold(text[slice(*part)]) == fold(heading) for part in segments(text)):
            return None  # the heading with a label or a site's name
        if text.startswith(heading) and _BRACKET.fullmatch(text, len(heading)):
            return None  # the heading with the name of who reports it
        agreed = structured is not None and fold(structured[0]) == folded
        edited = bool(self.title) and folded != fold(self.title) == fold(heading)
        return Claim("og:title", shared[1], text) if agreed or edited else None

    # -- headings

    def headings(self) -> list[Candidate]:
        """The headings that can be the headline, in no order."""
        found = [self._scored(node) for node in nodes_of(self.document, "h1")[:20]]
        if all(item.score < UNLIKE or self._is_short_part(item.text) for item in found):
            lower = [node for name in ("h2", "h3") for node in nodes_of(self.document, name)[:12]]
            found += [item for item in map(self._scored, lower) if item.likeness >= _SAME]
        drawn_only = self.header == self._drawn and bool(self._titles)
        if self.header is not None and not drawn_only and all(item.node != self.header for item in found):
            item = self._scored(self.header)
            others = any(other.text for other in found)
            least = _PART if self._is_short_part(item.text) else _SAME if others else 0.5 if self._titles else 0.0
            if item.score >= least:
                found.append(item)
        return [item for item in found if item.text]

    def _scored(self, node: int) -> Candidate:
        text = self._text(node)
        likeness = self._likeness(text) if text else 0.0
        is_header = node == self.header
        if text and is_header and "headline" in attributes(self.document, node).get("itemprop", "").lower():
            likeness = max(likeness, 0.5)
        is_first = bool(self.document.tag[node] == tags.CODES["h1"])
        score = likeness + (_HEADER if is_header else 0.0) - (0.0 if is_first else _LOWER) if text else 0.0
        return Candidate(score, likeness, node, text, is_first)

    def _logos(self) -> frozenset[str]:
        """Folded texts of the headings that lead to the home page: names of the site."""
        nodes = nodes_of(self.document, "h1")[:20]
        return frozenset(
            fold(text)
            for node in nodes
            if self._is_logo(node) and len(text := clean(heading_text(self.document, node))) > 2
        )

    def _text(self, node: int) -> str:
        if self.document.silent[node]:
            return ""
        text = clean(heading_text(self.document, node))
        if not 2 <= len(text) <= MAX_HEADLINE or fold(text) in self.site_names or self._is_logo(node):
            return ""
        return without_page(text)

    def _is_logo(self, node: int) -> bool:
        """Whether a heading is a link to the home page."""
        for inner in range(node + 1, min(int(self.document.end[node]), node + 4)):
            if self.document.tag[inner] == tags.CODES["a"]:
                pairs = attributes(self.document, inner)
                href = pairs.get("href", "").strip().rstrip("/")
                return "href" in pairs and (
                    href in ("", ".", "index.html")
                    or href.rpartition("//")[2].removeprefix("www.") == self.document.page.site
                )
        return False

    @cached_property
    def _titles(self) -> list[tuple[str, str]]:
        """(folded, text) of what the page is called, and of each part of the title between separators."""
        texts = [text for _, text, _ in self.named] + [self.title]
        return [(fold(text), text) for text in dict.fromkeys(texts) if text]

    @cached_property
    def _longest_part(self) -> str:
        """The longest part of the title element's text, folded; a site's name is rarely that. It is one where a shorter
        part is what the page is called, and a heading of it stands below one of the longest."""
        parts = [self.full_title[slice(*part)] for part in segments(self.full_title)]
        if len(parts) < 2:
            return ""
        longest, named = fold(max(parts, key=len)), {fold(text) for _, text, _ in self.named}
        called = () if longest in named else named.intersection(map(fold, parts))
        return max((part for part in called if self._is_below(longest, part)), key=len, default=longest)

    def _is_below(self, above: str, below: str) -> bool:
        """Whether of two folded texts both are headings, the second one's below the first one's, and above the text."""
        document, root = self.document, self.root
        last = len(document) if root is None else min(root + _OPENING, document.end.item(root))
        nodes = sorted(node for name in _HEADINGS for node in nodes_of(document, name)[:12] if node < last)
        texts = [fold(clean(heading_text(document, node))) for node in nodes]
        return above in texts and below in texts[texts.index(above) :]

    @cached_property
    def _short_parts(self) -> frozenset[str]:
        """The title's other parts, folded, as far as nothing else calls the page so."""
        parts = {fold(self.full_title[slice(*part)]) for part in segments(self.full_title)}
        parts |= {fold(part) for part in self._before_names()}
        return frozenset(parts - {self._longest_part, ""} - {folded for folded, _ in self._titles})

    def _before_names(self) -> Iterator[str]:
        """What stands in the title element before a colon and what else the page is called: its site or section."""
        before, mark, rest = self.full_title.partition(": ")
        if mark and (any(name == rest for _, name, _ in self.named) or fold(rest) in self._lower_headings):
            yield before

    @cached_property
    def _lower_headings(self) -> frozenset[str]:
        nodes = [node for name in ("h2", "h3") for node in nodes_of(self.document, name)[:12]]
        return frozenset(fold(clean(heading_text(self.document, node))) for node in nodes)

    def _likeness(self, text: str) -> float:
        """How well a heading agrees with the page's titles: the best of them; without any title one half."""
        if not self._titles:
            return 0.5
        folded = fold(text)
        if any(folded == other for other, _ in self._titles):
            return 1.0
        if folded == fold(self.full_title):
            return 0.97
        if folded == self._longest_part:
            return 0.9
        best = max(overlap(text, other) for _, other in self._titles)
        if any(len(name) > 4 and folded.startswith(name) for name in self.site_names):
            return best / 2  # the site's name with its claim
        if len(words(text)) >= 3 and self.full_title:
            best = max(best, (_PART if self._is_short_part(text) else 0.95) * containment(text, self.full_title))
        return best

    def _is_short_part(self, text: str) -> bool:
        """Whether a heading is no more than one of the title's shorter parts, as the name of a site or section is."""
        return fold(text) in self._short_parts

    def _bare_heading(self, node: int, text: str) -> str:
        """The heading's text without kicker, date, label or site name (``heading``)."""
        raws, names = [raw for _, _, raw in self.named], [name for _, name, _ in self.named]
        bare = Heading(self.document, node, text).bare(raws, names, self.title, self.site_names)
        return _ARROWS.sub("", bare) or bare
