"""Lines in which the house speaks to its readers among an article's paragraphs: follow us on a network, a machine wrote
or reads this, accept cookies to see what stands here, take our newsletter, we earn by these links.

They have the paragraphs' markup and come between any two of them, so that the classifier has nothing but a few of
their words. Each kind is told by two things together: what it is about (a network, a machine, consent) and how readers
are spoken to; articles about such things say the first and not the second.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from operator import itemgetter

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.dom.blocks_of_text import blocks_of_each
from extractors.dom.characters import holds_any
from extractors.dom.columns import Ints
from extractors.selection.house import (
    access,
    asks,
    comment_forms,
    controls,
    coverage,
    doors,
    embeds,
    feedback,
    folded,
    gates,
    generated,
    imprints,
    invitations,
    law,
    machines,
    notices,
    offers,
    opinions,
    paid,
    phrases,
    pointers,
    programmes,
    reader_support,
    records,
    standards,
    subscriptions,
    tools,
    versions,
    widgets,
)
from extractors.selection.house.checks import is_check
from extractors.selection.house.forms import Forms
from extractors.selection.house.others import speaks_of_others
from extractors.selection.root import DOUBTFUL, THRESHOLD

MOST_WORDS, LONGEST, USUAL, SHORT = 60, 400, 260, 130
"""Words and characters of the longest of them, and characters of those that are no notices, and of what asks for
comments, with which texts close that go on to ask for something of their own."""
LABELLED = ("h2", "h3", "h4", "h5", "h6", "td", "th")
"""Elements in which a how-to names controls: they are no labels of the page's own there."""
MOST_SHARE, MOST_CLOSING = 0.25, 0.5
"""Share of the likely words from which such lines are what the page has to say; the same where all of them stand behind
all other text, as the boxes of a station below four short paragraphs."""
_QUOTED = re.compile("[\"“”„«»]")
_NAMED = re.compile("[\"“„«]\\s?[^\\W\\d_](?:[^\"“”„«»,.!?:]|\\.(?=\\w)){0,38}[\"“”»]")
"""The name of a letter or a network in quotation marks: what is said without it is the house's own."""
_OPENING = ("(", "[", "*", "（", "【")
_OPENED = re.compile(f"[{re.escape(''.join(_OPENING))}]")
"""Signs that stand before a word and are none of it."""
_LETTERS = 4
_PLACED = tags.mask(" ".join(LABELLED))
_NUMBERED, _ITEM = tags.CODES["ol"], tags.CODES["li"]
_UNSPACED = re.compile("[\u0e00-\U0010ffff]")
"""From Thai on, scripts part no words, as Chinese does not, or put endings to them, as Korean does."""


class _Kind:
    """A kind of line of at most ``longest`` characters: it has one of the beginnings of words ``about`` (in lower
    case), or one of the marks, which are such beginnings as a text writes them, and begins with one of the forms or
    holds one. ``quotes``: it may quote, as a headline. ``labels``: it is what a control says, which a heading of a
    how-to or a cell of its table may say, too; ``offers``: it sells or gives what a list below it may name; ``ours``:
    it names nobody but the house."""

    def __init__(
        self,
        about: Sequence[str],
        *,
        marks: Sequence[str] = (),
        begins: Sequence[str] = (),
        holds: Sequence[str] = (),
        longest: int = USUAL,
        quotes: bool = False,
        labels: bool = False,
        offers: bool = False,
        ours: bool = False,
    ) -> None:
        self.about = about
        self.quotes = quotes
        self.labels = labels
        self.offers = offers
        self._ours = ours
        self.marks = marks
        self._forms = Forms([*(rf"^\W*(?:{form})" for form in begins), *holds])
        self.longest = longest

    def is_of(self, said: str) -> bool:
        """Whether a text in lower case that is about it, and not too long, is such a line."""
        return self._forms.are_in(said) and not (self._ours and speaks_of_others(said))


_KINDS = (
    _Kind(phrases.NETWORKS, holds=(rf"\b(?:{'|'.join(phrases.FOLLOW)})", *phrases.FOLLOW_UNSPACED)),
    _Kind(invitations.FINDABLE, holds=[rf"\b(?:{form})" for form in invitations.FOUND_ON]),
    _Kind(invitations.INVITED, holds=invitations.INVITE, longest=SHORT),
    _Kind(phrases.MACHINES, marks=("AI", "KI", "IA"), begins=phrases.MADE_BY, holds=phrases.MADE),
    _Kind((*phrases.MACHINES, *machines.MACHINE_MADE), marks=("AI", "KI", "IA"), holds=machines.NOTED),
    _Kind(phrases.ASKED, holds=phrases.CONSENT),
    _Kind(phrases.AGREED, holds=phrases.TERMS),
    _Kind(phrases.SPOKEN_TO, marks=("?", "؟"), begins=phrases.FEEDBACK),
    _Kind(("ctrl",), marks=("Ctrl",), holds=phrases.KEYS),
    _Kind(offers.LETTERS, holds=offers.TAKE_LETTERS, offers=True),
    _Kind(offers.NAMED, holds=offers.FOLLOW_NAMED),
    _Kind(offers.CONCERNED, holds=offers.HELP),
    _Kind(offers.LIKED, holds=offers.ASKED_OF_FRIENDS),
    _Kind(offers.REMARKS, holds=offers.REMARK, longest=SHORT),
    _Kind(offers.APPS, holds=offers.TAKE_APP, offers=True),
    _Kind(offers.GIFTS, holds=offers.GIVE, offers=True),
    _Kind(notices.EARNED, holds=notices.EARN, longest=LONGEST),
    _Kind(notices.HELD, holds=notices.HOLD, longest=LONGEST),
    _Kind(notices.WORKED, holds=notices.WORK),
    _Kind(notices.REPRINTED, holds=notices.REPRINT),
    _Kind(notices.STANDS_FOR, holds=notices.STAND_FOR),
    _Kind(notices.PRINTED, holds=notices.PRINT, quotes=True),
    _Kind(programmes.WATCHED, holds=programmes.WATCH, longest=SHORT),
    _Kind(programmes.STREAMED, holds=programmes.STREAM),
    _Kind(programmes.SOCIAL, holds=programmes.ON_SOCIAL, longest=SHORT),
    _Kind(programmes.DESKED, holds=programmes.DESK),
    _Kind(widgets.RATED, holds=widgets.RATE, longest=SHORT),
    _Kind(widgets.BROWSED, holds=widgets.BROWSE),
    _Kind(widgets.LED, holds=widgets.LEAD, longest=SHORT),
    _Kind(access.SUBSCRIBED, holds=access.DOOR, offers=True),
    _Kind(access.SHARED, holds=access.SHARE, longest=SHORT),
    _Kind(embeds.PLACED, holds=embeds.PLACE, ours=True),
    _Kind(embeds.CONSENTED, holds=embeds.CONSENT_TO, ours=True),
    _Kind(embeds.SWITCHED, holds=embeds.SWITCH, ours=True),
    _Kind(embeds.UNSHOWN, holds=embeds.UNSHOW, longest=SHORT, ours=True, labels=True),
    _Kind(embeds.STEPPED, holds=embeds.STEP, longest=SHORT, ours=True, labels=True),
    _Kind(comment_forms.COUNTED, holds=comment_forms.COUNT, quotes=True, ours=True),
    _Kind(comment_forms.SIGNED, holds=comment_forms.SIGN_IN, longest=SHORT, ours=True),
    _Kind(comment_forms.PUBLISHED, holds=comment_forms.PUBLISH, ours=True),
    _Kind(comment_forms.SORTED, holds=comment_forms.SORT, longest=SHORT, ours=True, labels=True),
    _Kind(comment_forms.REPORTED, holds=comment_forms.REPORT, longest=SHORT, ours=True, labels=True),
    _Kind(comment_forms.RULED, holds=comment_forms.RULE, ours=True),
    _Kind(comment_forms.POLLED, holds=comment_forms.POLL, longest=SHORT, ours=True),
    _Kind(feedback.SPOTTED, holds=feedback.SPOT, ours=True),
    _Kind(feedback.RATED, holds=feedback.RATE, longest=SHORT, ours=True),
    _Kind(feedback.TOLD, holds=feedback.TELL, ours=True),
    _Kind(feedback.LETTERED, holds=feedback.LETTER, ours=True),
    _Kind(paid.ADVERTISED, holds=paid.ADVERTISE, longest=SHORT, ours=True),
    _Kind(opinions.HELD, holds=opinions.HOLD, quotes=True),
    _Kind(coverage.COLLECTED, holds=coverage.COLLECT),
    _Kind(coverage.DEVELOPED, holds=coverage.DEVELOP),
    _Kind(pointers.ALSO, marks=pointers.ALSO, holds=pointers.READ_ALSO, quotes=True),
    _Kind(pointers.HEARD, holds=pointers.HEAR, longest=SHORT),
    _Kind(pointers.CAST, holds=pointers.LISTEN_TO_CAST, longest=SHORT, quotes=True),
    _Kind(pointers.LIVELY, holds=pointers.FOLLOW_LIVE, longest=SHORT),
    _Kind(doors.PREFERRED, holds=doors.PREFER, longest=SHORT, quotes=True),
    _Kind(doors.SUBSCRIBING, holds=doors.SUBSCRIBE, longest=SHORT, offers=True),
    _Kind(doors.KNOWING, marks=("@",), holds=doors.KNOW),
    _Kind(doors.UNPLAYED, holds=doors.UNPLAY, longest=SHORT),
    _Kind(doors.FORBIDDING, holds=doors.FORBID, longest=SHORT),
    _Kind(doors.FRIENDS, holds=doors.SHARE_WITH, longest=SHORT),
    _Kind(doors.CONTINUED, holds=doors.CONTINUE, longest=SHORT),
    _Kind(pointers.SEEN, holds=pointers.SEE, longest=SHORT),
    _Kind(asks.JOINED, holds=asks.JOIN, longest=SHORT),
    _Kind(asks.BACKED, holds=asks.BACK, longest=SHORT),
    _Kind(asks.THOUGHT, holds=asks.THINK, longest=SHORT),
    _Kind(asks.APP, holds=asks.LOAD_APP, longest=SHORT),
    _Kind(asks.WRONG, holds=asks.SAY_WRONG, longest=SHORT),
    _Kind(asks.BY_MACHINE, holds=asks.MACHINE_WROTE, longest=SHORT),
    _Kind(records.RECORDED, holds=records.RECORD, longest=LONGEST),
    _Kind(records.CATALOGUED, holds=records.CATALOGUE, longest=LONGEST, quotes=True),
    _Kind(folded.UNFOLDED, holds=folded.UNFOLD, longest=SHORT),
    _Kind(tools.PRINTED_OUT, holds=tools.PRINT_OUT, longest=SHORT),
    _Kind(tools.COUNTED, holds=tools.COUNT, longest=SHORT),
    _Kind(notices.PARTNERED, holds=notices.PARTNER),
    _Kind(paid.PAID, holds=paid.PAY, longest=SHORT),
    _Kind(paid.MARKED, holds=paid.MARK, quotes=True),
    _Kind(gates.GATED, holds=gates.GATE, offers=True),
    _Kind(controls.USED, holds=controls.USE, longest=SHORT, labels=True),
    _Kind(controls.MOVED, holds=controls.MOVE, longest=SHORT, quotes=True, labels=True),
    _Kind(controls.PASSED, holds=controls.PASS_ON, longest=SHORT, labels=True),
    _Kind(subscriptions.ENTERED, holds=subscriptions.ENTER, longest=SHORT, offers=True, ours=True, labels=True),
    _Kind(subscriptions.TRIED, holds=subscriptions.TRY, longest=SHORT, offers=True, ours=True, labels=True),
    _Kind(subscriptions.NOTIFIED, holds=subscriptions.NOTIFY, offers=True, ours=True),
    _Kind(reader_support.SUPPORTED, holds=reader_support.SUPPORT, offers=True, ours=True),
    _Kind(reader_support.BOUGHT, holds=reader_support.BUY, longest=SHORT, offers=True, ours=True, labels=True),
    _Kind(reader_support.LISTENED, holds=reader_support.LISTEN, longest=SHORT, ours=True),
    _Kind(law.RESERVED, holds=law.RESERVE, ours=True),
    _Kind(law.COOKIES, holds=law.ACCEPT, ours=True, labels=True),
    _Kind(law.FOOTED, holds=law.FOOT, longest=SHORT, ours=True, labels=True),
    _Kind(law.LIABLE, holds=law.LIABILITY, ours=True),
    _Kind(generated.TRANSLATED, holds=generated.TRANSLATE, ours=True),
    _Kind(generated.SUMMED, holds=generated.SUM_UP, ours=True),
    _Kind(generated.VOICED, holds=generated.VOICE, longest=SHORT, ours=True),
    _Kind(versions.TRANSLATED_TO, holds=versions.TRANSLATE_TO, longest=SHORT, labels=True),
    _Kind(imprints.OWNED, holds=imprints.OWN, longest=SHORT),
    _Kind(asks.FEATURED, holds=asks.FEATURE),
    _Kind(standards.RELIED, holds=standards.RELY, longest=LONGEST),
    _Kind(standards.KEPT_UP, holds=standards.KEEP_UP),
    _Kind(standards.CHOSEN, holds=standards.CHOOSE, longest=LONGEST),
)


class _Lines:
    """Lines of some of the kinds, told by a quick look first: few lines are about any of it."""

    def __init__(self, kinds: Sequence[_Kind]) -> None:
        self._kinds = kinds
        by_beginning: dict[str, dict[str, list[_Kind]]] = {}
        for kind in kinds:
            for beginning in set(map(_beginning, kind.about)):
                told = by_beginning.setdefault(beginning, {})
                for about in {about for about in kind.about if _is_told_by(about, beginning)}:
                    told.setdefault(about, []).append(kind)
        self._by_beginning = {beginning: [*told.items()] for beginning, told in by_beginning.items()}
        """By the beginning of a word, what it may be or begin with, and the kinds that are about that."""
        self._beginnings = frozenset(by_beginning)
        self._by_mark = [*self._kinds_by(lambda kind: kind.marks).items()]
        self._by_part = self._kinds_by(lambda kind: [word for word in kind.about if _UNSPACED.match(word)])
        first = sorted({part[0] for part in self._by_part})
        self._parts_begin = re.compile(f"[{''.join(first)}]")  # many lines have a dash, few have one of these

    def _kinds_by(self, parts: Callable[[_Kind], Iterable[str]]) -> dict[str, tuple[_Kind, ...]]:
        found: dict[str, list[_Kind]] = {}
        for kind in self._kinds:
            for part in set(parts(kind)):
                found.setdefault(part, []).append(kind)
        return {part: tuple(kinds) for part, kinds in found.items()}

    def may_be(self, text: str, folded: str, words: Iterable[str]) -> set[_Kind]:
        """The kinds that a text is about. ``folded``: it in lower case; ``words``: those that may begin as what it is
        about does."""
        found: set[_Kind] = set()
        for beginning in self._beginnings.intersection(map(_BEGINNING_OF, words)):
            for about, kinds in self._by_beginning[beginning]:
                if about in folded:
                    found.update(kinds)
        for mark, marked in self._by_mark:
            if mark in text:
                found.update([kind for kind in marked if holds_any(folded, kind.about)])
        if not text.isascii() and self._parts_begin.search(folded):
            for part, named in self._by_part.items():
                if part in folded:
                    found.update(named)
        return found


def _beginning(about: str) -> str:
    return about.split()[0][:_LETTERS]


def _is_told_by(about: str, beginning: str) -> bool:
    """Whether a word that begins so may be, or begin with, what a line is about; a sign stands beside any."""
    return beginning.startswith(_beginning(about)) or not about[0].isalpha()


_BEGINNING_OF = itemgetter(slice(_LETTERS))
_LENGTHS = (SHORT, USUAL, LONGEST)
_BY_LENGTH = [_Lines([kind for kind in _KINDS if kind.longest >= most]) for most in _LENGTHS]


def is_house_line(text: str, *, labels: bool = True) -> bool:
    """Whether a line of text is the house's word to its readers, and none of the article's. ``labels``: what a control
    says counts, as it does not in a heading or in a cell of a table."""
    if not text or len(text) > LONGEST:
        return False
    kinds = _kinds_of(text)
    return (bool(kinds) and any(labels or not kind.labels for kind in kinds)) or is_check(text)


def is_offer(text: str) -> bool:
    """Whether a line of the house offers something: a subscription, an account, an app, a letter."""
    return 0 < len(text) <= LONGEST and any(kind.offers for kind in _kinds_of(text))


def _kinds_of(text: str) -> list[_Kind]:
    """The kinds that a line is of."""
    folded = text.lower()
    length = bisect_left(_LENGTHS, len(folded))
    if length == len(_LENGTHS):
        return []
    quoted = '"' in text or (not text.isascii() and _QUOTED.search(text) is not None)
    bare = _QUOTED.sub(" ", folded) if quoted else folded
    words = (_OPENED.sub(" ", bare) if holds_any(bare, _OPENING) else bare).split()
    kinds = _BY_LENGTH[length].may_be(text, folded, words)
    if not quoted:
        return [kind for kind in kinds if kind.is_of(folded)]
    said = " ".join(_NAMED.sub(" ", folded).split())
    quotes = _QUOTED.search(said) is not None
    may_be = (kind for kind in kinds if kind.quotes or not quotes)
    return [kind for kind in may_be if kind.is_of(folded if kind.quotes else said)]


def without_house_lines(
    document: Document, words: Ints, probabilities: npt.NDArray[np.float64]
) -> npt.NDArray[np.float64]:
    """The probabilities, 0 for such lines, unless they hold more than ``MOST_SHARE`` of the likely words (at the end
    ``MOST_CLOSING``); a new array where anything changes. ``words``: of each block."""
    likely = probabilities >= THRESHOLD
    doubtful = where_true((probabilities >= DOUBTFUL) & (words <= MOST_WORDS) & ~_steps(document)).tolist()
    if not doubtful:
        return probabilities
    placed = document.below_any(_PLACED[document.tag])[document.blocks.node]
    found = [block for block in doubtful if is_house_line(document.block_line(block), labels=not placed[block])]
    if not found or (words * likely)[found].sum() > _most(likely, found) * words[likely].sum():
        return probabilities
    changed = probabilities.copy()
    changed[found] = 0.0
    return changed


def _steps(document: Document) -> npt.NDArray[np.bool_]:
    """The blocks that are all of an item of a numbered list: steps, of which one may be to load the app. An entry of a
    live text has several."""
    steps = np.zeros(len(document.blocks), dtype=np.bool_)
    numbered = document.tag == _NUMBERED
    if numbered.any():
        items = where_true((document.tag == _ITEM) & numbered[document.parent])
        first, stop = blocks_of_each(document, items)
        steps[first[stop == first + 1]] = True
    return steps


def _most(likely: npt.NDArray[np.bool_], found: list[int]) -> float:
    """Share of the likely words that the found lines may hold."""
    others = likely.copy()
    others[found] = False
    return MOST_SHARE if others[found[0] :].any() else MOST_CLOSING
