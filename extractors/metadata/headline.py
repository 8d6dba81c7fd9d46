"""The headline: what stands on the page as the largest title, agreed with what the page says of itself."""

from __future__ import annotations

import re
from collections import Counter

from extractors import tags
from extractors.document import Document
from extractors.metadata import marks
from extractors.metadata.model import Claim
from extractors.metadata.text import clean, fold, words
from extractors.metadata.tree import attributes, nodes_of, text_of

_SEPARATOR = re.compile(r"\s+[|\u2502\u00a6·•»«›‹:~/\\-]\s+|\s*[|｜]\s*|\s+[\u2010-\u2015]+\s+|\s+(?:::|--|//|>|<|>>|<<|&#8211;)\s+|\s*[_]\s*(?=[^_a-z])|(?<=[\u3000-\u9fff])\s?[-—_]+\s?")
MAX_HEADLINE = 400
_ALIKE = 0.6
"""Overlap of words from which a heading and a title are one headline in two wordings."""


def segments(title: str) -> list[tuple[int, int]]:
    """(start, stop) of the parts of a title between its separators."""
    parts: list[tuple[int, int]] = []
    at = 0
    for match in _SEPARATOR.finditer(title):
        if match.start() > at:
            parts.append((at, match.start()))
        at = match.end()
    if at < len(title):
        parts.append((at, len(title)))
    return parts


def cut_site(title: str, site_names: frozenset[str]) -> str:
    """A title without the site's name at either end.

    ``site_names`` are folded names of the site and its host. A last part that is no known name stays, since
    headlines have dashes too; only after a bar is a short last part taken for the site's.
    """
    parts = segments(title)
    while len(parts) > 1:
        if _is_site(title[slice(*parts[-1])], site_names):
            parts.pop()
        elif _is_site(title[slice(*parts[0])], site_names):
            parts.pop(0)
        else:
            break
    if len(parts) > 1:
        last = title[slice(*parts[-1])]
        before = title[parts[-2][1] : parts[-1][0]]
        if "|" in before and len(words(last)) <= 4 and parts[-2][1] - parts[0][0] > len(last):
            parts.pop()
    return title[parts[0][0] : parts[-1][1]].strip() if parts else title


def _is_site(part: str, site_names: frozenset[str]) -> bool:
    folded = fold(part)
    if not folded:
        return True
    if folded in site_names:
        return True
    return len(folded) > 3 and any(
        folded.startswith(name) and len(folded) - len(name) <= 12 or name.startswith(folded) for name in site_names if len(name) > 3
    )


def overlap(one: str, other: str) -> float:
    """F1 of the words of two texts, 0 to 1."""
    mine, theirs = Counter(words(one)), Counter(words(other))
    total = mine.total() + theirs.total()
    return 2 * (mine & theirs).total() / total if total else 0.0


def containment(part: str, whole: str) -> float:
    """Share of the words of ``part`` that ``whole`` has as well."""
    mine, theirs = Counter(words(part)), Counter(words(whole))
    return (mine & theirs).total() / mine.total() if mine else 0.0


class HeadlineChoice:
    """All that speaks of a page's headline, and the decision."""

    def __init__(
        self,
        document: Document,
        header: int | None,
        named: list[tuple[str, str]],
        title: str,
        site_names: frozenset[str],
    ) -> None:
        """``named`` are (source, raw) of metadata in order of trust, ``title`` the title element's text."""
        self.document = document
        self.header = header
        self.site_names = site_names
        self.named = [(source, self._tidy(raw), raw) for source, raw in named if raw]
        self.title = self._tidy(title)
        self.full_title = clean(title)

    def _tidy(self, raw: str) -> str:
        return cut_site(clean(raw)[: 2 * MAX_HEADLINE], self.site_names)

    def claims(self) -> list[Claim]:
        """Every candidate, the chosen one first; empty if there is none."""
        headings = self._headings()
        scored = sorted(headings, key=lambda item: (-item[0], item[1]))
        claims = [Claim(f"dom.{self.document.name(node)}", text, text) for _, node, text in scored]
        names = [Claim(source, raw, text) for source, text, raw in self.named if text]
        titled = [Claim("title", self.full_title, self.title)] if self.title else []
        if scored and scored[0][0] >= _ALIKE:
            best = scored[0]
            claims[0] = claims[0]._replace(value=self._without_kicker(best[1], best[2]))
            return claims + names + titled
        if scored and not names and not titled:
            return claims
        return names + titled + claims

    # -- headings

    def _headings(self) -> list[tuple[float, int, str]]:
        """(score, element, text) of the headings that can be the headline."""
        found: list[tuple[float, int, str]] = []
        nodes = nodes_of(self.document, "h1")[:20]
        if self.header is not None and self.header not in nodes:
            nodes.append(self.header)
        for node in nodes:
            text = self._text(node)
            if text:
                found.append((self._likeness(text) + (0.25 if node == self.header else 0.0), node, text))
        if max((item[0] for item in found), default=0.0) < 0.8:
            for name in ("h2", "h3"):
                for node in nodes_of(self.document, name)[:12]:
                    text = self._text(node)
                    if text and self._likeness(text) >= 0.9:
                        found.append((self._likeness(text) - 0.05, node, text))
        return found

    def _text(self, node: int) -> str:
        if self.document.silent[node]:
            return ""
        text = clean(text_of(self.document, node))
        return text if 2 <= len(text) <= MAX_HEADLINE and fold(text) not in self.site_names else ""

    def _likeness(self, text: str) -> float:
        """How well a heading agrees with the page's titles: the best of them; without any title one half."""
        titles = [text_ for _, text_, _ in self.named] + ([self.title] if self.title else [])
        if not titles:
            return _ALIKE
        best = 0.0
        folded = fold(text)
        for other in titles:
            if folded and folded == fold(other):
                return 1.0
            best = max(best, overlap(text, other))
        if len(words(text)) >= 3 and self.full_title:
            best = max(best, 0.95 * containment(text, self.full_title))
        return best

    def _without_kicker(self, node: int, text: str) -> str:
        """The heading's text without a kicker or subtitle that stands inside the heading element."""
        end = int(self.document.end[node])
        if end == node + 1:
            return text
        for inner in self.document.children(node):
            bits = marks.marks(attributes(self.document, inner).get("class", ""))
            part = clean(text_of(self.document, inner))
            if part and part != text and bits & (marks.KICKER | marks.SUBTITLE) and not bits & marks.TITLE:
                if text.startswith(part):
                    return text[len(part) :].strip(" :|-–—")
                if text.endswith(part):
                    return text[: -len(part)].strip(" :|-–—")
        for other in [value for _, value, _ in self.named]:
            if len(words(other)) >= 3 and other != text:
                if text.endswith(other) and self._is_child_text(node, text[: -len(other)].strip(" :|")):
                    return other
                if text.startswith(other) and self._is_child_text(node, text[len(other) :].strip(" :|")):
                    return other
        return text

    def _is_child_text(self, node: int, part: str) -> bool:
        return any(clean(text_of(self.document, inner)).strip(" :|") == part for inner in self.document.children(node))


def title_of(document: Document) -> str:
    """The text of the first title element outside of drawings."""
    s = document.structure
    for node in nodes_of(document, "title")[:5]:
        parent = int(document.parent[node])
        if parent >= 0 and document.tag[parent] == tags.CODES["svg"]:
            continue
        text = document.text_between(int(s.inner_at[node]), int(s.close_at[node]), " ")
        if text:
            return text
    return ""
