"""Questions of polls among readers: kept as subheads, while the answers and the votes below them are dropped.

Some polls ask nothing, but state what readers agree with or not ("Stelling van de dag"); those are told by the buttons
for the answers, or by what heads them. Of the six pages of the recorded sets with small boxes so named and buttons two
have a truth of their text, with no word of them; nor has that of any of five invented pages with such a label.
"""

from __future__ import annotations

import re

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import prefix_sums, where_true
from extractors.dom.blocks_of_text import blocks_of, blocks_of_each
from extractors.dom.columns import Bools, Ints
from extractors.dom.questions import ASKED
from extractors.remembered import remembered
from extractors.selection.root import THRESHOLD

FEWEST, MOST = 3, 24
"""Blocks of a poll: the question and two answers at least."""
QUESTION, ANSWER = 30, 12
"""Words of the question and of the longest answer; boxes with more tell of a poll."""
STATEMENT, ANSWERS, MOST_SHARE = 60, 2, 0.25
"""Words of a box that states something at most, buttons or fields for the answers at least, and share of the likely
words from which such boxes are what the page has to say."""
_ANSWERED = tags.mask("button input")
_HEADED = re.compile(
    r"\W*(?:stelling|(?:stelling|vraag|poll|peiling|frage|umfrage|question|statement|pregunta|encuesta|pergunta|enquete|domanda|"
    r"sondaggio|la\squestion|sondage|sonda|anketa)\s(?:van\sde|des|der|of\sthe|du|del|do|da|de\sla|"
    r"della)\s(?:dag|week|tage?s|woche|day|jour|semaine|d[ií]a|semana|giorno|settimana)|dagens\s(?:fråga|spørgsmål|spørsmål)|"
    r"pytanie\sdnia|otázka\sdne|otázka\sdňa|вопрос\sдня|питання\sдня|günün\s(?:sorusu|anketi))\s?(?:$|[:：])",
    re.I,
)
"""A bare "Poll" may head figures of an opinion poll."""
_NAMED = re.compile(
    r"(?<![a-z])(?:polls?|quickpoll|anket[ay]?|umfragen?|sondages?|sondagg?io?|encuestas?|enquetes?|peiling|sond[aá]|sondaz|"
    r"avstemning|afstemning|omr[oö]stning|szavazas|glasanje|glasovanje|opros|golosovanie)(?:box|widget|container|wrapper)?(?![a-z])",
    re.I,
)
_SIGNS = (
    "poll", "anket", "umfrag", "sond", "encuest", "enquet", "peiling", "stemning", "stning", "szavaz", "glas", "opros",
    "golos",
)  # fmt: skip
"""One of them is in whatever ``_NAMED`` matches."""
_Values = npt.NDArray[np.float64]


def without_questions(document: Document, words: Ints, probabilities: _Values) -> _Values:
    """The probabilities, those of the only kept blocks of a poll 0 where they ask its question; a new array where
    anything changes. ``words``: of each block."""
    kept = probabilities >= THRESHOLD
    named = [element for element, _ in document.coded("class").telling(_is_named.each, _SIGNS)]
    if not named or not kept.any():
        return probabilities
    elements = np.array(named)
    first, stop = blocks_of_each(document, elements)
    numbers = prefix_sums(kept)
    asked = numbers[stop] - numbers[first]
    found = (stop - first >= FEWEST) & (stop - first <= MOST) & (asked > 0) & (stop - first - asked >= FEWEST - 1)
    questions = [_questions(document, words, kept, range(first[place], stop[place])) for place in where_true(found)]
    dropped = [number for numbers in questions for number in numbers]
    stated = _stated(document, words, kept, elements)
    if (words * kept)[stated].sum() <= MOST_SHARE * words[kept].sum():
        dropped += stated
    if not dropped:
        return probabilities
    changed = probabilities.copy()
    changed[dropped] = 0.0
    return changed


def _questions(document: Document, words: Ints, kept: Bools, poll: range) -> list[int]:
    """The kept blocks of a poll, if all ask something and the others are as short as answers."""
    asked = [number for number in poll if kept[number]]
    if any(words[number] > (QUESTION if kept[number] else ANSWER) for number in poll):
        return []
    return asked if all(document.block_text(number).endswith(ASKED) for number in asked) else []


def _stated(document: Document, words: Ints, kept: Bools, polls: Ints) -> list[int]:
    """The kept blocks of small polls that readers answer by buttons or fields, or that a label heads."""
    found = set[int]()
    for poll in polls.tolist():
        first, stop = blocks_of(document, poll)
        if not kept[first:stop].any() or words[first:stop].sum() > STATEMENT:
            continue
        buttons = int(_ANSWERED[document.tag[poll : document.end[poll]]].sum())
        if buttons >= ANSWERS or _HEADED.match(document.block_line(first)):
            found.update(number for number in range(first, stop) if kept[number])
    return sorted(found)


@remembered()
def _is_named(names: str) -> bool:
    """Whether an element's classes say that readers are asked there."""
    return _NAMED.search(names) is not None
