"""What closes a text and tells of its writer: "Ann Lee is a reporter who covers the harbour."

Such a line has no name and no box of its own where editors write it as the last paragraph. It begins with the name of
an author whom the page's head gives, and goes on with what biographies say, or tells something else first and then
that the author writes ("Ann Lee rows with the ladies and writes for us every month"). By folds five pages of
wcxb-dev-articles are better for it, two of them exact, one of wcxb-dev-other and four invented ones, all exact, and
none is worse; the second form stands on none of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from extractors.document import Document
from extractors.features.declared import letters
from extractors.features.known_names import known_names

TELLS = frozenset(
    "is was lives works writes covers reports teaches leads runs has serves edits hosts studies keeps "
    "ist war lebt arbeitet schreibt berichtet leitet lehrt forscht studiert est vit travaille écrit enseigne dirige "
    "es vive trabaja escribe enseña dirige è vive lavora scrive insegna é trabalha escreve és este woont werkt "
    "schrijft är bor arbetar skriver er arbejder arbeider on asuu työskentelee kirjoittaa elab jest mieszka pracuje "
    "pisze je žije píše živi radi piše ir yra dzīvo gyvena живёт живет работает пишет є живе працює пише "
    "είναι ζει εργάζεται γράφει là adalah ialah ay הוא היא".split()
)
"""The word behind the name, in languages that have one for it; whoever is told of an event in such words is no author
of the page."""
NAME_WORDS = range(2, 6)
LONGEST = 250
"""Letters of a text at most that names in its first sentence what its writer does beside writing."""
_AND_WRITES = re.compile(
    r"(?:[^.!?]|(?<=\b[A-Z])\.)*\s(?:and|und|et|y|e|i|en|och|og|ja|a|и|й|та|і|ir|un|dan|και)\s(?:[^\W\d_]+\s)?"
    r"(?:writes|blogs|schreibt|bloggt|écrit|escribe|scrive|escreve|schrijft|blogt|skriver|bloggar|blogger|kirjoittaa|kirjutab|"
    r"pisze|píše|piše|rašo|raksta|пишет|пише|γράφει|menulis)(?![^\W_])",
)
"""A second verb of one sentence: that somebody writes."""


def may_be_biography(text: str) -> bool:
    """Whether a text begins as biographies do, with whatever name."""
    return next(_names_in(text), None) is not None


def is_biography(document: Document, text: str) -> bool:
    """Whether a text tells of an author of the page."""
    return any(letters(name) in known_names(document).authors for name in _names_in(text))


def _names_in(text: str) -> Iterator[str]:
    """What may be the name with which a biography begins."""
    if (name := _name_of(text)) is not None:
        yield name
    yield from _names_of_who_writes(text)


def _names_of_who_writes(text: str) -> Iterator[str]:
    """What may be the name before another verb, where the sentence goes on with what that person writes."""
    words = text[:LONGEST].split()[: NAME_WORDS.stop]
    if len(text) > LONGEST or not text[:1].isupper() or not _AND_WRITES.match(text):
        return
    for count in NAME_WORDS:
        if count < len(words) and words[count - 1][0].isupper():
            yield " ".join(words[:count])


def _name_of(text: str) -> str | None:
    """What stands before the word that biographies go on with."""
    words = text[:200].split()[: NAME_WORDS.stop]
    for count in NAME_WORDS:
        if count < len(words) and words[count].lower() in TELLS:
            name = " ".join(words[:count])
            return name if _begins_name(name[0]) and _begins_name(words[count - 1][0]) else None
    return None


def _begins_name(letter: str) -> bool:
    """Whether a letter may begin a name: a capital, or one of a script that has none."""
    return letter.isupper() or (letter.isalpha() and not letter.islower())
