"""Marks of a text's end, as press releases and papers set them: "###", "– 30 –", "-ENDS-", "End of article".

Set between dashes, points or other signs, in capitals, or as words that say what ends: a tale closes with "The End",
which is its last line. Of 19 on the recorded and the invented pages none is in a truth. What stands behind one is the
house's: whom to ask, who the house is, other releases. On 16 pages with such a mark behind their text no block behind
it is content by the truths. Asterisks part a text's own sections.
"""

from __future__ import annotations

import re

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom.arrays import where_true
from extractors.dom.columns import Ints
from extractors.selection.root import THRESHOLD

LONGEST, MOST_WORDS = 40, 4
"""Letters and words of such a line."""
BEHIND = 0.6
"""Share of the likely words that stand before a mark, at least, for what stands behind it to be dropped."""
_NUMBER = re.compile(r"[-–—]\s?(?!30\b)\d{1,3}\s?[-–—]")
"""Of a page, as of a book: among such "– 30 –" is another."""
_END = (
    r"(?:30|ends?|the\send|ende|einde|fin|fine|fim|slutt?|loppu|koniec|konec|kraj|vége|sfârșit|конец|кінець|край|крај|"
    r"τέλος|son|bitti|tamat|selesai|hết|katapusan|mwisho|pabaiga|beigas|lõpp|fi|النهاية|انتهى|پایان|סוף|समाप्त|সমাপ্ত|முற்றும்|จบ|"
    r"完|全文完|[终終]|了|おわり|終わり|以上|끝)"
)
_SIGN = r"[-–—―_*#~•·=■◆●○|/]"
_TEXT = r"(?:article|story|release|press\srelease|news\srelease|media\srelease|report|text|post)"
_LINE = re.compile(
    rf"(?:#\s?){{2,5}}|(?:{_SIGN}\s?){{1,5}}{_END}\s?(?:{_SIGN}\s?){{1,5}}|(?-i:ENDS|ENDE|FIN)[.]?|\W*end\sof\s(?:the\s|this\s)?{_TEXT}\W*|"
    r"\W*ende\s(?:der\s(?:presse)?mitteilung|des\s(?:artikels|textes|beitrags))\W*|\W*fin\s(?:de\sl['’]article|du\scommuniqué|"
    r"del\s(?:artículo|comunicado))\W*|\W*fine\s(?:dell['’]articolo|(?:del\s)?comunicato)\W*|\W*fim\sd[oa]\s(?:artigo|matéria|notícia)\W*|"
    r"\W*(?:einde\s(?:artikel|bericht|persbericht)|slut\spå\s(?:artikeln|pressmeddelandet)|koniec\s(?:artykułu|komunikatu)|"
    r"konec\s(?:článku|zprávy)|конец\s(?:статьи|сообщения)|кінець\s(?:статті|повідомлення)|haberin\ssonu)\W*|"
    r"\W*(?:本文完|全文完|(?:기사|본문)\s?끝|記事ここまで|نهاية\sالخبر|پایان\s(?:خبر|پیام))\W*",
    re.I,
)


def is_end_mark(text: str) -> bool:
    """Whether a line only marks where a text ends."""
    return len(text) <= LONGEST and _LINE.fullmatch(text) is not None


def without_the_rest(
    document: Document, words: Ints, probabilities: npt.NDArray[np.float64]
) -> npt.NDArray[np.float64]:
    """The probabilities, 0 for the mark that ends the text and for all behind it; a new array where anything changes.
    ``words``: of each block."""
    told = np.cumsum(words * (probabilities >= THRESHOLD))
    if not len(told) or not told[-1]:
        return probabilities
    short = words <= MOST_WORDS
    for place in where_true(short & (told >= BEHIND * told[-1])).tolist():
        text = document.block_text(place).strip()
        if is_end_mark(text) and not ("30" in text and _has_numbers(document, where_true(short).tolist())):
            changed = probabilities.copy()
            changed[place:] = 0.0
            return changed
    return probabilities


def _has_numbers(document: Document, places: list[int]) -> bool:
    return any(_NUMBER.fullmatch(document.block_text(place).strip()) for place in places)
