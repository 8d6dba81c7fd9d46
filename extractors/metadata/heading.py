"""What a heading says besides the headline: kickers, dates, labels, counts of comments, anchors."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cached_property

from extractors.document import Document
from extractors.dom import tags
from extractors.metadata import marks
from extractors.metadata.text import clean, fold
from extractors.metadata.titles import cut_site, overlap, segments
from extractors.metadata.tree import attributes, pieces_of, text_of

_LABEL = re.compile(r"^(?:[^\W\d_]|[\u0900-\u0dff\u0e00-\u0eff\u1000-\u109f\u1780-\u17d3]){2,12}+\s*[:：]\s*(?=\S)")
"""One word and a colon, as templates put before a title: ``Blog:``, ``Title:``. Longer ones, and quotations, belong
to the headline (measured: 3 of 3 labels, 0 of 3 longer ones). Vowels of Indian scripts are no letters to a pattern."""


_BRACKETED = re.compile(r"[(\[（【][^()\[\]（）【】]{1,60}[)\]）】]\s*(?=\S)")


_KICKED = re.compile(r"(?P<words>[^:–—|]{2,60}?)\s?[:–—|]\s(?=\S)")


class Heading:
    """One heading and what metadata calls the page, to find the headline in it."""

    def __init__(self, document: Document, node: int, text: str) -> None:
        self.document, self.node, self.text = document, node, text
        self.is_plain = int(document.end[node]) - node == 1

    def bare(self, raws: Iterable[str], names: Sequence[str], title: str, site_names: frozenset[str]) -> str:
        """The heading's text without kicker, date, label, subtitle or site name, where metadata agrees with the rest.

        ``raws`` are the metadata as written, ``names`` the same and then ``title`` without the site's name.
        """
        text, folded = self.text, fold(self.text)
        others = [*names, title]
        wholes = [clean(raw) for raw in raws]
        unlabelled = self._without_label(others)
        if unlabelled:
            return unlabelled
        said = self._said_twice(others) or self._behind_brackets(others) or self._behind_another_kicker(others)
        if said:
            return said
        for other in others:
            if fold(other) == folded and not self.is_plain and len(other) != len(text):
                return other  # pieces whose spaces and punctuation the layout leaves out
            if text.isupper() and not other.isupper() and text not in wholes and overlap(text, other) >= 0.9:
                return other  # capitals of the layout
        parts = segments(text)
        if len(parts) > 1 and fold(text[slice(*parts[-1])]) in site_names:
            return text[: parts[-2][1]].strip()
        if any(fold(whole) == folded for whole in wholes):
            return text
        cut = cut_site(text, site_names)
        if any(fold(other) == fold(cut) for other in others):
            return cut
        return self._agreed_part(others) or self._without_kicker(others)

    def _said_twice(self, others: Sequence[str]) -> str | None:
        """The heading's last pieces where two of the metadata say no more, and a third one (og:title, as a rule) has
        the first before them with a mark of its own: a kicker. One that is the heading as it stands is no such one."""
        if all(fold(other) != fold(self.text) or other == self.text for other in others):
            return None
        ends = self._ends_of_pieces
        said = [other for other in others if self.text.endswith(other) and len(other) < len(self.text)]
        return next((other for other in said if said.count(other) > 1 and fold(other) in ends), None)

    def _behind_brackets(self, others: Sequence[str]) -> str | None:
        """The heading's last pieces where metadata has the first in brackets: a kicker ("(Esk) Mill burns down")."""
        found = ((other, _BRACKETED.match(other)) for other in others if fold(other) == fold(self.text))
        rests = (other[bracket.end() :] for other, bracket in found if bracket)
        return next((rest for rest in rests if fold(rest) in self._ends_of_pieces), None)

    def _behind_another_kicker(self, others: Sequence[str]) -> str | None:
        """The heading's last pieces where metadata has them behind a kicker of its own: each has one (one recorded
        page)."""
        for other in others:
            kicker = _KICKED.match(other)
            rest = other[kicker.end() :] if kicker else ""
            if not kicker or not self.text.endswith(rest) or fold(rest) not in self._ends_of_pieces:
                continue
            mine = self.text.removesuffix(rest).rstrip()
            if not mine.startswith(kicker["words"]) and not mine.endswith((":", "：")):
                return rest
        return None

    def _agreed_part(self, others: Iterable[str]) -> str | None:
        """What metadata says of the heading's whole pieces at either end: the others are no part of the headline."""
        ends = self._ends_of_pieces
        for other in others:
            if len(other) >= len(self.text):
                continue
            rest = ""
            if self.text.endswith(other):
                rest = self.text[: -len(other)].strip()
            elif self.text.startswith(other):
                rest = self.text[len(other) :].strip()
            if rest and fold(other) in ends and not rest.endswith((":", "：")):
                return other
        return None

    @cached_property
    def _ends_of_pieces(self) -> set[str]:
        """Folded texts of the heading's first pieces together, and of its last ones; pieces are what tags separate."""
        if self.is_plain:
            return set()
        pieces = [fold(piece) for piece in pieces_of(self.document, self.node, 400).split(" | ")]
        starts = {"".join(pieces[:count]) for count in range(1, len(pieces))}
        return starts | {"".join(pieces[count:]) for count in range(1, len(pieces))}

    def _without_label(self, others: Sequence[str]) -> str | None:
        """Without one word and a colon before it that no metadata has, or without a child marked as a label."""
        match = _LABEL.match(self.text)
        if match:
            rest = self.text[match.end() :]
            agreed = [fold(other) == fold(rest) for other in others if other]
            if len(agreed) > 1 and all(agreed):
                return rest
        if self.is_plain:
            return None
        for inner in range(self.node + 1, min(int(self.document.end[self.node]), self.node + 8)):
            name = attributes(self.document, inner).get("class", "")
            is_small = self.document.tag[inner] == tags.CODES["small"]
            is_kicker = bool(marks.marks(name) & marks.KICKER)
            if not (is_small or is_kicker or _BADGE.search(name)):
                continue
            part = clean(text_of(self.document, inner))
            rest = _without(self.text, part)
            if not rest:
                continue
            wanted = fold(rest + part) if is_kicker else fold(rest)  # "headline - kicker" in metadata: they are two
            if any(fold(other) == wanted for other in others):
                return rest
        return None

    def _without_kicker(self, others: Sequence[str]) -> str:
        """Without a child that is marked as kicker or subtitle, unless metadata agrees with the whole."""
        if self.is_plain or any(fold(self.text) == fold(other) for other in others):
            return self.text
        for inner in self.document.children(self.node):
            bits = marks.marks(attributes(self.document, inner).get("class", ""))
            part = clean(text_of(self.document, inner))
            if part and bits & (marks.KICKER | marks.SUBTITLE) and not bits & marks.TITLE:
                rest = _without(self.text, part)
                if len(rest) >= 0.7 * len(part):
                    return rest
        return self.text


_BADGE = re.compile(r"(?:^|[\s_-])(?:label|badge|tag|prefix)(?:$|[\s_-])", re.I)


def _without(text: str, part: str) -> str:
    """A text without a part at its start or end; empty where it stands at neither."""
    if not part:
        return ""
    rest = text[len(part) :] if text.startswith(part) else text[: -len(part)] if text.endswith(part) else ""
    return rest.strip(" :|-–—")
