"""What stands around a person's name in a byline and is no author: the desk or news service behind it, where they work,
and the title before it."""

from __future__ import annotations

import re

from extractors.metadata.text import fold

_DESK = re.compile(
    r"(?:^|\s)(?:staff|(?:news\s?|web\s)?desk|bureau|news\s(?:service|team|agency|network)|newsource|"
    r"(?:web|digital|editorial|sports|weather|video|content)\steam)(?:\s(?:writers?|reports?))?$|\snews$|"
    r"^(?:the\s)?newsroom$|^(?:special\s(?:to|for)|colabora(?:ção|ción)\spara)\s|redaktion$|"
    r"^(?:die\s|la\s|de\s|onze\s)?(?:redaktion|redactie|rédaction|redacción|redacció|redação|redazione|redakcja)(?:\s|$)",
    re.I,
)
"""A desk, a staff or a news service by its last words, or in other languages by its first ones. Not a newsroom that
has a name: the one truth with such a byline names it beside the writer."""
_AND_STAFF = re.compile(
    r"(?<=\w)\s+(?:and|&|with)\s+(?:the\s+)?(?:[\w.&'’-]+\s+){1,3}(?:staff|news\s?desk|news\sservice)"
    r"(?:\s(?:writers?|reports?))?$",
    re.I,
)
_CAPITALS = r"[^\W\d_a-zß-ÿ][^\W\d_a-zß-ÿ.'’-]+"
_PAPERS_STAFF = re.compile(
    rf"(?<![^\W])({_CAPITALS}(?:\s{_CAPITALS}){{1,3}})\s(?:(?:[A-Z][a-z]+|of|the)\s){{0,4}}"
    r"(?:[Ss]taff|[Nn]ews)(?:\s[Ww]riters?|\s[Rr]eporters?)?$"
)
"""The paper and its staff in small letters behind a name in capitals: ``ANN LEE Observer staff``."""
_OF = (
    r"(?:senior|chief|staff|contributing|guest|freelance|managing|associate|assistant|lead|deputy|executive|special|"
    r"national|foreign|international|political|politics|business|sports?|features?|news|investigative|weekend|morning|"
    r"evening|weather|multimedia|digital|health|education|science|crime|city|local|state|capitol|environment|"
    r"general\sassignment|white\shouse|white-house|storm\steam)\s"
)
_TITLE = re.compile(
    rf"^(?:(?:{_OF}){{0,4}}(?:meteorologist|reporter|correspondent|columnist|editor(?:[\s-]in[\s-]chief)?)|"
    rf"(?:{_OF}){{1,4}}(?:writer|anchor|journalist|producer|director)|"
    r"(?:chef|sport|lokal|politik|wirtschafts)?(?:redakteur|reporter|korrespondent)(?:in)?|"
    r"verslaggever|verslaggeefster|redacteur|rep[óo]rter)\s+(?=[^\W\d_])",
    re.I,
)
_FEWEST_WORDS, _MOST_WORDS = 2, 4
"""Words of a name behind a title: ``Reporter Brasil`` is a paper's."""


def is_desk(name: str) -> bool:
    """Whether a name is that of a desk, a staff or a news service."""
    return _DESK.search(name) is not None


def is_body(text: str) -> bool:
    """Whether all of a short text is the name of such a body or of a team, with a word that tells which."""
    return len(text.split()) <= _MOST_WORDS and (is_desk(text) or _TEAM.search(text) is not None)


_TEAM = re.compile(r"\w\s(?:team|teamet|equipo|équipe|squadra)$", re.I)


def house_name(text: str, site_names: frozenset[str]) -> str | None:
    """The one name in a byline that is a desk's and the site's own, though an *and* stands in the site's:
    ``Redação Mar e Terra``, ``Salt and Stone Staff``; None for any other."""
    for piece in text.split(" | "):
        words = piece.split()
        if not _JOINED.search(piece) or len(words) > _MOST_HOUSE_WORDS:
            continue
        for cut in (*range(1, _DESK_WORDS + 1), *range(-_DESK_WORDS, 0)):
            before, behind = " ".join(words[:cut]), " ".join(words[cut:])
            desk, site = (before, behind) if cut > 0 else (behind, before)
            if fold(site) in site_names and (is_desk(desk) or _TEAM.search(f"{site} {desk}")):
                return " ".join(words)
    return None


_DESK_WORDS, _MOST_HOUSE_WORDS = 2, 10
_JOINED = re.compile(
    r"\s(?:and|und|et|og|och|и|ve|&|\+|y|e|i|en|oraz|ja|samt|sowie|a|dan|și|és|ir|un|та|й|va|və|και|với|và)\s", re.I
)


def without_staff(text: str) -> str:
    """A byline without the staff that an *and* joins to the names: ``Ann Lee and KXYZ Staff``."""
    shorter = _PAPERS_STAFF.sub(r"\1", _AND_STAFF.sub("", text))
    return shorter if len(shorter.split()) >= _FEWEST_WORDS else text


def behind_title(name: str) -> str | None:
    """What stands behind a title, where it is as long as a name: ``Chief Meteorologist Ann Lee``."""
    title = _TITLE.match(name)
    if title is None or not name[title.end()].isupper():
        return None
    rest = name[title.end() :]
    return rest if _FEWEST_WORDS <= len(rest.split()) <= _MOST_WORDS else None
