"""What closes a text and tells of its writer: "Ann Lee is a reporter who covers the harbour."

Such a line has no name and no box of its own where editors write it as the last paragraph. It begins with the name of
an author whom the page's head gives, and goes on with what biographies say. By folds five pages of wcxb-dev-articles
are better for it, two of them exact, one of wcxb-dev-other and four invented ones, all exact, and none is worse.
"""

from __future__ import annotations

from extractors.document import Document
from extractors.features.declared import letters
from extractors.features.known_names import known_names

TELLS = frozenset(
    "is was lives works writes covers reports teaches leads runs has serves edits hosts studies keeps "
    "ist war lebt arbeitet schreibt berichtet leitet lehrt forscht studiert est vit travaille écrit enseigne dirige "
    "es vive trabaja escribe enseña dirige è vive lavora scrive insegna é trabalha escreve és este woont werkt "
    "schrijft är bor arbetar skriver er arbejder arbeider on asuu työskentelee kirjoittaa elab jest mieszka pracuje "
    "pisze je žije píše živi radi piše ir yra dzīvo gyvena живёт живет работает пишет є живе працює пише "
    "είναι ζει εργάζεται γράφει là adalah ialah ay".split()
)
"""The word behind the name, in languages that have one for it; whoever is told of an event in such words is no author
of the page."""
NAME_WORDS = range(2, 6)


def may_be_biography(text: str) -> bool:
    """Whether a text begins as biographies do, with whatever name."""
    return _name_of(text) is not None


def is_biography(document: Document, text: str) -> bool:
    """Whether a text tells of an author of the page."""
    name = _name_of(text)
    return name is not None and letters(name) in known_names(document).authors


def _name_of(text: str) -> str | None:
    """What stands before the word that biographies go on with."""
    words = text[:200].split()[: NAME_WORDS.stop]
    for count in NAME_WORDS:
        if count < len(words) and words[count].lower() in TELLS:
            name = " ".join(words[:count])
            return name if name[0].isupper() and words[count - 1][0].isupper() else None
    return None
