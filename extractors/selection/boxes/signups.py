"""Boxes between paragraphs that ask for a reader's address: a heading, a promise ("Free, every weekday at 6:30"), and a
form with a field for it.

The form and its button are dropped for what they are. Heading and promise are a heading and a paragraph like the
article's, and their words tell little where the letter has a name of its own ("The Fellow Traveller"); only the field
beside them tells.
"""

from __future__ import annotations

import re

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import prefix_sums, where_true
from extractors.dom.blocks_of_text import blocks_of
from extractors.dom.columns import Ints
from extractors.selection.root import THRESHOLD

MOST_WORDS, MOST_BLOCKS = 60, 4
"""Words of the largest of such boxes, and blocks of it before its form and likely ones behind: a box of eight
headings and a form is a column of the page."""
SURE = 0.9
"""Probability from which a block is the article's, whatever stands beside it but a heading that names the letter: a
live blog's short entry with the form below it."""
_HEADINGS = tags.mask("h1 h2 h3 h4 h5 h6")
_LETTER = re.compile(
    r"\W*+(?!(?:why|how|what|who|when|wie|warum|was|pourquoi|comment|cómo|por|come|perché|como|hoe|waarom)\b)(?:[\w'’-]++\s){0,4}"
    r"(?:e-?)?(?:newsletters?|mailing\slist|rundbrief|infolettre|nieuwsbrief|nyhetsbrevet?|nyhedsbrev|uutiskirje|boletín|"
    r"hírlevél|bülten|рассылка|розсилка|бюлетин|ニュースレター|メールマガジン|뉴스레터|电子报|電子報)(?:\s(?:d[ue]|of|from|der|des|vom)\s(?:[\w'’-]++\s?){1,3})?"
    r"(?:\s(?:abonnieren|bestellen|signup|sign-up))?[\s!:]*",
    re.I,
)
"""A heading that names the letter and says no more than that one may have it."""
MOST_SHARE = 0.25
"""Share of the likely words from which such boxes are what the page has to say."""
_FORMS, _INPUTS = tags.mask("form"), tags.mask("input")
_WRITING = tags.mask("textarea")
_WHOLE = tags.mask("html body main article")
_TYPED = frozenset(("", "text"))
_SAID = 80
_ADDRESS = re.compile(
    r"(?<![^\W_])(?:e-?mail(?!\s+(?:or|oder|ou|o|of|eller|tai|lub|nebo|или)\s)|e-?posta?|courriel|sähköposti|correo|"
    r"[эе]л(?:\.|ектронн\w++)\s?(?:почт|пошт)|メール|邮箱|電子郵件|이메일)",
    re.I,
)
"""What a field says that is for an address to write to; "e-mail or user name" is for one who has an account."""


def without_signups(
    document: Document, words: Ints, probabilities: npt.NDArray[np.float64]
) -> npt.NDArray[np.float64]:
    """The probabilities, 0 for the blocks of such boxes behind a sure block; a new array where anything changes.
    ``words``: of each block."""
    likely = probabilities >= THRESHOLD
    dropped = np.zeros(len(words), dtype=np.bool_)
    for field in _fields(document):
        box = _box(document, words, probabilities, field)
        dropped[box] = (probabilities[: box.start] >= SURE).any()  # a page that opens with such a box is about it
    asked = likely & dropped
    if not asked.any() or words[asked].sum() > MOST_SHARE * words[likely].sum():
        return probabilities
    return np.where(dropped, 0.0, probabilities)


def _fields(document: Document) -> list[int]:
    """The fields for an address to write to."""
    fields = where_true(_INPUTS[document.tag])
    if not len(fields):
        return []
    return [field for field in fields.tolist() if _asks_for_address(document, field)]


def _asks_for_address(document: Document, field: int) -> bool:
    kind = document.attribute_of(field, "type").strip().lower()
    if kind == "email":
        return True
    if kind not in _TYPED:
        return False
    names = (document.attribute_of(field, name).lower() for name in ("name", "autocomplete"))
    said = (document.attribute_of(field, name)[:_SAID] for name in ("placeholder", "aria-label"))
    return any(name in ("email", "e-mail") for name in names) or any(map(_ADDRESS.search, said))


def _box(document: Document, words: Ints, probabilities: npt.NDArray[np.float64], field: int) -> slice:
    """The blocks of the largest element around a field that says no more than that the address is asked for; none where
    a reader writes more than that."""
    form, likely = -1, probabilities >= THRESHOLD
    found = slice(0, 0)
    total = prefix_sums(words)
    for above in document.ancestors(field):
        first, stop = blocks_of(document, above)
        form = above if form < 0 and _FORMS[document.tag[above]] else form
        if _WHOLE[document.tag[above]] or total[stop] - total[first] > MOST_WORDS:
            break
        inside = blocks_of(document, form) if form >= 0 else (stop, stop)
        beside = inside[0] - first + int(likely[inside[1] : stop].sum())  # what a form says once sent is behind it
        if beside > MOST_BLOCKS:
            break
        if (probabilities[first:stop] >= SURE).any() and not _names_letter(document, first):
            continue  # the heading may stand in the element around
        if _WRITING[document.tag[above : document.end[above]]].any():
            return slice(0, 0)
        found = slice(first, stop)
    return found


def _names_letter(document: Document, block: int) -> bool:
    """Whether a block is a heading that names a letter ("Get our newsletter", "La newsletter du port")."""
    node = int(document.blocks.node[block])
    is_heading = _HEADINGS[document.tag[node]] or _HEADINGS[document.tag[max(document.parents[node], 0)]]
    return bool(is_heading) and _LETTER.fullmatch(document.block_line(block)) is not None
