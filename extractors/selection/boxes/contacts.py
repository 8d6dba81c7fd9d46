"""Whom to ask about a release, below its text: a label ("Media contact", "Pressekontakt") and under it a name, an
office, a telephone and an address to write to.

Each of these lines is a few words in a paragraph's markup, and a name with a role reads like a caption or a subhead;
only the label above and the number below tell what stands between. A label alone tells nothing ("Contact" heads
chapters), nor does a number, and what stands amid the text is its own: the telephones of what it recommends.

Counted by folds: three articles of the recorded sets lose such a contact, one by its truth rightly (those of the other
two do not tell), and ten invented releases, all rightly; no page is worse. The one recorded truth that has a contact
has a label and a name, which are not kept without this either.
"""

from __future__ import annotations

import re
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom.arrays import where_true
from extractors.dom.characters import words_in
from extractors.dom.columns import Ints
from extractors.selection.boxes.contact_labels import ABOUT, LABEL
from extractors.selection.lines.closing import in_heading
from extractors.selection.root import THRESHOLD

MOST_WORDS, MOST_LINES = 14, 16
"""Words of a line under such a label, and lines of one contact."""
SENTENCE = 6
"""Words from which a line that ends like a sentence is one."""
MOST_SHARE, MOST_BEHIND = 0.4, 0.2
"""Share of the likely words that the contacts may have, and text behind them: a page of contacts is about them."""
_MAIL = re.compile(r"[\w.+-]+(?:@|\s?[(\[](?:at|ät|@|æt|arobase|arroba)[)\]]\s?)[\w-]+\.\w|\[email\s?protected\]", re.I)
_NUMBER = re.compile(r"(?<![\w€$£.,])[+(]{0,2}\d(?:[\s()./–‑-]{0,3}\d){5,14}(?!\w)")
_DAY = re.compile(r"\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}[./-]\d{1,2}[./-]\d{1,2}|(?:19|20)\d\d\s?[–-]\s?(?:19|20)\d\d")
_ENDS = (".", "!", "?", "。", "؟", "।", "…")


class _Contact(NamedTuple):
    """The blocks of one: from its label on, and behind its last number or address."""

    label: int
    stop: int


def without_contacts(
    document: Document, words: Ints, probabilities: npt.NDArray[np.float64]
) -> npt.NDArray[np.float64]:
    """The probabilities, 0 for the contacts that close the text; a new array where anything changes. ``words``: of each
    block."""
    likely = probabilities >= THRESHOLD
    if not likely.any():
        return probabilities
    told = words * likely
    last = int(where_true(likely)[-1])
    first = int(np.searchsorted(np.cumsum(told), (1 - MOST_SHARE - MOST_BEHIND) * told.sum()))
    contacts = _contacts(document, words, range(first, last + 1))
    dropped = np.zeros(len(words), dtype=np.bool_)
    for label, stop in contacts:
        dropped[label:stop] = True
    asked = told[dropped].sum()
    if not asked or asked > MOST_SHARE * told.sum() or _goes_on(document, told * ~dropped, contacts[0]):
        return probabilities
    return np.where(dropped, 0.0, probabilities)


def _contacts(document: Document, words: Ints, among: range) -> list[_Contact]:
    found: list[_Contact] = []
    block = among.start
    while block < among.stop:
        contact = _contact(document, words, block) if words[block] <= MOST_WORDS * MOST_LINES else None
        if contact is not None:
            found.append(contact)
        block = block + 1 if contact is None else contact.stop
    return found


def _contact(document: Document, words: Ints, label: int) -> _Contact | None:
    """The contact whose label a block is, or begins with."""
    if not is_label(document.block_text(label).lstrip().partition("\n")[0]):
        return None
    stop, count, lines = label, 0, _lines(document, label)[1:]
    for block in range(label, min(label + MOST_LINES, len(words))):
        if block > label:
            if words[block] > MOST_WORDS * MOST_LINES or (block > label + 1 and in_heading(document, block)):
                break
            lines = _lines(document, block)
            if lines and is_label(lines[0]):
                break
        count += len(lines)
        if count > MOST_LINES or not all(map(_is_short, lines)):
            break
        stop = block + 1 if any(map(reaches, lines)) else stop
    return _Contact(label, stop) if stop > label else None


def _lines(document: Document, block: int) -> list[str]:
    return [line for line in map(str.strip, document.block_text(block).split("\n")) if line]


def _is_short(line: str) -> bool:
    """Whether a line may be of a contact: a few words that are no sentence."""
    count = words_in(line)
    return count <= MOST_WORDS and (count < SENTENCE or not line.endswith(_ENDS) or reaches(line))


def _goes_on(document: Document, told: Ints, first: _Contact) -> bool:
    """Whether the text goes on behind the first contact, with more than what the house says of itself. ``told``: the
    likely words of each block outside of contacts."""
    behind = [block for block in where_true(told > 0).tolist() if block >= first.stop]
    about = next((block for block in behind if ABOUT.match(document.block_line(block))), len(told))
    return bool(told[first.stop : about].sum() > MOST_BEHIND * told[: first.label].sum())


def is_label(line: str) -> bool:
    """Whether a line says that whom to ask stands below, and nothing else."""
    return LABEL.fullmatch(line.strip()) is not None


def reaches(line: str) -> bool:
    """Whether a line has an address to write to, or a telephone number."""
    return _MAIL.search(line) is not None or _NUMBER.search(_DAY.sub(" ", line)) is not None
