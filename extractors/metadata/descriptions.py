"""The description: the declared one that tells of the article, and the whole of one that is cut."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate

from extractors.metadata.model import Claim
from extractors.metadata.text import fold, words

_ELLIPSIS = re.compile(r"\s*+(?:…|\.{2,9}|[\[(](?:…|\.{3})[\])])$")
_ENDED = re.compile(r"[.!?。！？؟।][\"”“’»«」』')\]]{0,3}$")
_CUT_FROM = 100
"""Characters from which a description without a full stop is taken for one that is cut."""
_ALIKE = 30
"""Letters that two writings of one description share, unless one of them has fewer."""
_BROKEN = 3
"""Letters that may be half a word or an entity at the end of a cut description."""
_LONGEST = 600
"""Characters of a summary; what is longer is the article's text."""
_APPENDED = re.compile(r"[^\w|•]{0,9}[|•]")
"""Begins what a bar sets behind a description: the section, the site, a picture's credit."""
_NAME = 8
"""Words at most of a site's name that is looked for within a description."""

_COMMAS = 2
"""In a list of keywords; what has fewer can be a headline or a sentence, whose words some sites list as such."""

_OF_TEXT, _OF_HEADLINE = 0.5, 0.25
"""Of a slogan's words the text has this share at most, of the headline's words the slogan."""


@dataclass(frozen=True)
class Told:
    """What a description is held against."""

    headline: str
    text: Callable[[], str]
    """The article's, empty where none was found; asked for only where it decides."""
    site_names: Collection[str]
    """Folded."""
    keywords: str
    """Those of the plain meta, as written."""

    @cached_property
    def words_of_text(self) -> frozenset[str]:
        return frozenset(words(self.text()))


def own(claims: Sequence[Claim], told: Told) -> Claim | None:
    """The believed one of claims in order of trust: the first that is not the site's, one that says more than the
    headline before others; of one that is cut the whole, where another source declares it."""
    # most sources say the same
    said = {value for value in {claim.value for claim in claims} if value and not _is_of_site(value, told)}
    of_article = [claim for claim in claims if claim.value in said]
    headline = fold(told.headline)
    more = [claim for claim in of_article if not headline.startswith(fold(claim.text))]
    best = next(iter(more or of_article), None)
    return _whole(best, of_article) if best else None


def completed(description: str, shown: str) -> str:
    """A description that is cut as the line below the headline has it, where that goes on."""
    return shown if _is_cut(description) and _is_writing_of(shown, description) else description


def _is_of_site(value: str, told: Told) -> bool:
    """Whether a description is that of all pages of a site: its name, its keywords, or a slogan with its name that
    has few words of the text and few of the headline's."""
    folded = fold(value)
    if folded in told.site_names or (value.count(",") >= _COMMAS and folded == fold(told.keywords)):
        return True
    said = words(value)
    together = "".join(said)
    if not any(_is_run(name, said) for name in told.site_names if name in together):
        return False
    titled = words(told.headline)
    if _share(titled, set(said)) > _OF_HEADLINE:
        return False  # told without the text, which is read last
    text = told.words_of_text
    return bool(text) and _share(said, text.union(titled)) <= _OF_TEXT


def _is_run(name: str, said: Sequence[str]) -> bool:
    """Whether a name is neighbouring words as one: "esk", "eskmail", "mail"."""
    starts = (i for i, word in enumerate(said) if name.startswith(word))
    return any(name in accumulate(said[i : i + _NAME]) for i in starts)


def _share(part: Sequence[str], whole: Collection[str]) -> float:
    return sum(word in whole for word in part) / len(part) if part else 0.0


def _whole(best: Claim, claims: Sequence[Claim]) -> Claim:
    """The longest writing of a description that is cut which is not cut itself."""
    if not _is_cut(best.text):
        return best
    same = (claim for claim in claims if _is_writing_of(claim.text, best.text))
    return max(same, key=lambda claim: len(claim.text), default=best)


def _is_whole(text: str) -> bool:
    return _ENDED.search(text) is not None and not _ELLIPSIS.search(text)


def _is_cut(text: str) -> bool:
    return _ELLIPSIS.search(text) is not None or (len(text) >= _CUT_FROM and not _is_whole(text))


def _is_writing_of(text: str, cut: str) -> bool:
    """Whether a whole text goes on where a description is cut, or ends before; what a bar sets behind it is no part of
    it."""
    stem, mine = _ELLIPSIS.sub("", cut), fold(text)
    theirs = fold(stem)
    if not _is_whole(text) or len(text) > _LONGEST or _APPENDED.match(text, len(stem)):
        return False
    if len(mine) > len(theirs):
        return mine.startswith(theirs[: max(_ALIKE, len(theirs) - _BROKEN)])
    return len(mine) >= _ALIKE and theirs.startswith(mine)
