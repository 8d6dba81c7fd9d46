"""The headline: what stands on the page as the largest title, agreed with what the page says of itself."""

from __future__ import annotations

from functools import cached_property

from extractors import tags
from extractors.document import Document
from extractors.metadata import marks
from extractors.metadata.dates import parse_date
from extractors.metadata.model import Claim
from extractors.metadata.text import clean, fold, words
from extractors.metadata.titles import containment, cut_site, overlap, segments, unbroken
from extractors.metadata.tree import attributes, heading_text, nodes_of, text_of

MAX_HEADLINE = 400
_UNLIKE = 0.3
"""Overlap of words below which a heading and a title do not speak of the same thing (measured: 0.3 to 0.6
mostly do)."""


class HeadlineChoice:
    """All that speaks of a page's headline, and the decision.

    Measured on the development sets: where a blog's heading and its metadata differ, the heading is right
    twice as often. On news pages (JSON-LD NewsArticle and its kin) it is the other way round where the
    publisher edited og:title for itself, so that it is neither the heading nor the title element, and where
    og:title and JSON-LD agree against the heading: a publisher's own headline then has the kicker that the
    page shows apart, or lacks the one that stands in the heading.
    """

    def __init__(
        self,
        document: Document,
        header: int | None,
        named: list[tuple[str, str]],
        title: str,
        site_names: frozenset[str],
        is_news: bool = False,
    ) -> None:
        """``named`` are (source, raw) of metadata in order of trust, ``title`` the title element's text."""
        self.document = document
        self.header = header
        self.site_names = site_names
        self.is_news = is_news
        self.full_title = clean(title)
        self.title = cut_site(self.full_title[: 2 * MAX_HEADLINE], site_names)
        wholes = [clean(raw) for _, raw in named] + [self.full_title]
        self.named = [(source, self._tidy(unbroken(raw, wholes)), raw) for source, raw in named if raw]

    def _tidy(self, raw: str) -> str:
        return cut_site(clean(raw)[: 2 * MAX_HEADLINE], self.site_names)

    def claims(self) -> list[Claim]:
        """Every candidate, the chosen one first; empty if there is none."""
        headings = sorted(self.headings(), key=lambda item: (-item[0], item[1]))
        shown = [Claim(f"dom.{self.document.name(node)}", text, text) for _, node, text in headings]
        names = [Claim(source, raw, text) for source, text, raw in self.named if text]
        titled = [Claim("title", self.full_title, self.title)] if self.title else []
        if not headings:
            return names + titled
        score, node, text = headings[0]
        if not names and not titled:
            return shown
        if score < (_UNLIKE if len(headings) == 1 else 0.5):
            return names + titled + shown
        declared = self._declared(text) if self.is_news else None
        if declared:
            return [declared, *shown, *(claim for claim in names if claim != declared), *titled]
        shown[0] = shown[0]._replace(value=self._bare_heading(node, text))
        return shown + names + titled

    def likely_header(self) -> int | None:
        """The heading that is the headline, where no extraction says which one it is."""
        headings = self.headings()
        best = max(headings, key=lambda item: (item[0], -item[1]), default=None)
        return best[1] if best and best[0] >= (_UNLIKE if len(headings) == 1 else 0.5) else None

    def _declared(self, heading: str) -> Claim | None:
        """The headline that a news page declares against its own heading, by the rules above."""
        by_source = {source: (text, raw) for source, text, raw in reversed(self.named)}
        shared = by_source.get("og:title")
        if not shared or not shared[0] or overlap(shared[0], heading) < _UNLIKE:
            return None
        text = shared[0]
        folded = fold(text)
        if folded == fold(heading):
            return None
        structured = by_source.get("json_ld.article")
        if any(fold(text[slice(*part)]) == fold(heading) for part in segments(text)):
            return None  # the heading with a label or a site's name
        agreed = structured is not None and fold(structured[0]) == folded
        edited = bool(self.title) and folded != fold(self.title)
        return Claim("og:title", shared[1], text) if agreed or edited else None

    # -- headings

    def headings(self) -> list[tuple[float, int, str]]:
        """(score, element, text) of the headings that can be the headline."""
        found = [self._scored(node) for node in nodes_of(self.document, "h1")[:20]]
        if max((score for score, _, text in found if text), default=0.0) < _UNLIKE:
            for name in ("h2", "h3"):
                found += [item for node in nodes_of(self.document, name)[:12] if (item := self._scored(node))[0] >= 0.9]
        if self.header is not None and all(node != self.header for _, node, _ in found):
            item = self._scored(self.header)
            if item[0] >= (0.9 if any(text for _, _, text in found) else 0.5 if self._titles else 0.0):
                found.append(item)
        return [item for item in found if item[2]]

    def _scored(self, node: int) -> tuple[float, int, str]:
        text = self._text(node)
        if not text:
            return 0.0, node, ""
        score = self._likeness(text)
        if self.document.tag[node] != tags.CODES["h1"]:
            score -= 0.05
        return score + (0.1 if node == self.header else 0.0), node, text

    def _text(self, node: int) -> str:
        if self.document.silent[node]:
            return ""
        text = clean(heading_text(self.document, node))
        if not 2 <= len(text) <= MAX_HEADLINE or fold(text) in self.site_names or self._is_logo(node):
            return ""
        return text

    def _is_logo(self, node: int) -> bool:
        """Whether a heading is a link to the home page."""
        for inner in range(node + 1, min(int(self.document.end[node]), node + 4)):
            if self.document.tag[inner] == tags.CODES["a"]:
                href = attributes(self.document, inner).get("href", "").strip().rstrip("/")
                return (
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
        """The longest part of the title element's text, folded; a site's name is rarely that."""
        parts = [self.full_title[slice(*part)] for part in segments(self.full_title)]
        return fold(max(parts, key=len)) if len(parts) > 1 else ""

    def _likeness(self, text: str) -> float:
        """How well a heading agrees with the page's titles: the best of them; without any title one half."""
        if not self._titles:
            return 0.5
        folded = fold(text)
        if any(folded == other for other, _ in self._titles):
            return 1.0
        if folded == self._longest_part:
            return 0.9
        best = max(overlap(text, other) for _, other in self._titles)
        if len(words(text)) >= 3 and self.full_title:
            best = max(best, 0.95 * containment(text, self.full_title))
        return best

    def _bare_heading(self, node: int, text: str) -> str:
        """The heading's text without kicker, date, subtitle or site name, where metadata agrees with the
        rest."""
        others = [value for _, value, _ in self.named] + [self.title]
        folded = fold(text)
        pieces = int(self.document.end[node]) - node > 1
        for other in others:
            if fold(other) == folded and (pieces or (text.isupper() and not other.isupper())):
                return other  # capitals of the layout, or pieces whose punctuation the layout leaves out
        parts = segments(text)
        if len(parts) > 1 and fold(text[slice(*parts[-1])]) in self.site_names:
            return text[: parts[-2][1]].strip()
        if any(fold(clean(raw)) == folded for _, _, raw in self.named):
            return text
        cut = cut_site(text, self.site_names)
        if cut != text and any(fold(other) == fold(cut) for other in others):
            return cut
        for other in others:
            if len(words(other)) < 2 or len(other) >= len(text) or other not in text:
                continue
            rest = (
                text[: -len(other)] if text.endswith(other) else text[len(other) :] if text.startswith(other) else ""
            ).strip()
            if rest and (self._is_child_text(node, rest) or parse_date(rest)) and not rest.endswith((":", "：")):
                return other
        return self._without_kicker(node, text)

    def _without_kicker(self, node: int, text: str) -> str:
        """Without a child that is marked as kicker or subtitle, unless metadata agrees with the whole."""
        if int(self.document.end[node]) == node + 1 or any(fold(text) == other for other, _ in self._titles):
            return text
        for inner in self.document.children(node):
            bits = marks.marks(attributes(self.document, inner).get("class", ""))
            part = clean(text_of(self.document, inner))
            if part and part != text and bits & (marks.KICKER | marks.SUBTITLE) and not bits & marks.TITLE:
                rest = text[len(part) :] if text.startswith(part) else text[: -len(part)] if text.endswith(part) else ""
                rest = rest.strip(" :|-–—")
                if len(rest) >= 0.7 * len(part):
                    return rest
        return text

    def _is_child_text(self, node: int, part: str) -> bool:
        wanted = fold(part)
        return any(fold(text_of(self.document, inner)) == wanted for inner in self.document.children(node))
