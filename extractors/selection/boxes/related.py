"""Further articles below the text, under a heading that says so ("Related articles", "Últimas entradas"): linked
headings, days, and the first words of each.

Linked headings and days are dropped as what they are. The first words of an article read like an article's, and on a
page whose own text is short nothing else tells them from it but the heading above them.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.dom.blocks_of_text import blocks_of
from extractors.dom.columns import Bools, Ints
from extractors.selection.root import THRESHOLD

FEWEST, TITLE = 2, 3
"""Linked titles below such a heading at least, and words of one."""
BETWEEN, MOST_WORDS = 4, 70
"""Blocks that one of them has beside its title, at most, and words of all of them."""
WORDS_BEFORE = 30
"""Words of likely text before the heading: what follows is further, and not what the page has to say."""
LONGEST = 60
_HEADINGS = tags.mask("h2 h3 h4 h5 h6")
_ARTICLES = (
    "articles?|posts?|stor(?:y|ies)|news|entries|reading|content|headlines|updates|beiträge|artikel|meldungen|nachrichten|"
    "entradas|artículos|noticias|publicaciones|contenidos?|informations?|actualités|billets|articoli|notizie|post|"
    "artigos|notícias|publicações|berichten|nieuws|artiklar|nyheter|inlägg|artikler|nyheder|innlegg|artykuły|wpisy|"
    "aktualności|články|příspěvky|aktuality|статьи|новости|записи|материалы|публикации|статті|новини|yazılar|haberler"
)
_FURTHER = re.compile(
    rf"(?:(?:related|latest|recent|more|similar|further|other|recommended|suggested)\s(?:{_ARTICLES})(?:\s(?:from|by|in|on)\s.+)?|"
    r"(?:related|read\smore|read\snext|further\sreading|you\s(?:may|might)\salso\s(?:like|enjoy)|"
    r"more\s(?:from|in|on)\s.+|recommended\sfor\syou)|"
    rf"(?:(?:ähnliche|verwandte|weitere|neueste|neuste|aktuelle|letzte|andere|mehr)\s(?:{_ARTICLES}))|"
    r"das\skönnte\s(?:sie|dich)\sauch\sinteressieren|mehr\s(?:zum\sthema|aus\s.+)|"
    rf"(?:(?:últim[ao]s|más|otr[ao]s)\s)?(?:{_ARTICLES})(?:\s(?:relacionad[ao]s|recientes|similares|connexes|similaires|"
    r"récents?|récentes|liées?|liés|correlati|correlate|recenti|simili))|"
    rf"(?:últim[ao]s|más|otr[ao]s|derniers|dernières|autres|ultimi|ultime|altri|altre|mais|outr[ao]s)\s(?:{_ARTICLES})|"
    r"(?:también\s(?:te|le)\spuede\sinteresar|à\slire\saussi|sur\sle\smême\s(?:sujet|thème)|voir\saussi|leggi\sanche|"
    r"potrebbe(?:ro)?\sinteressarti(?:\sanche)?|veja\stambém|leia\stambém|lees\sook|läs\sockså|læs\sogså|les\sogså|"
    r"lue\smyös|czytaj\stakże|zobacz\s(?:też|także)|čtěte\stake|читайте\s(?:также|також)|по\sтеме|ilgili\shaberler|"
    r"relacionad[ao]s|gerelateerde?(?:\sberichten|\sartikelen)?|(?:meer|andere|laatste|recente)\s(?:berichten|artikelen|nieuws)|"
    r"(?:relaterade?|senaste|fler|liknande)\s(?:artiklar|nyheter|inlägg)|"
    r"(?:relaterede|relaterte|seneste|siste|flere|andre)\s(?:artikler|nyheder|nyheter|innlegg|indlæg)|"
    r"(?:powiązane|podobne|ostatnie|najnowsze|inne)\s(?:artykuły|wpisy|aktualności)|"
    r"(?:související|podobné|další|nejnovější)\s(?:články|příspěvky|aktuality)|"
    r"(?:похожие|последние|другие|связанные|свежие)\s(?:статьи|новости|записи|материалы|публикации)|"
    r"(?:схожі|останні|інші|пов['’]язані)\s(?:статті|новини|записи|матеріали)|(?:son|benzer|diğer)\s(?:yazılar|haberler))"
    r")\W{0,3}",
    re.I,
)


class _Reach(NamedTuple):
    """What a heading stands over: its own block, and the first behind what is its."""

    heading: int
    stop: int


def without_related(
    document: Document, words: Ints, probabilities: npt.NDArray[np.float64]
) -> npt.NDArray[np.float64]:
    """The probabilities, 0 for such headings and what stands below them; a new array where anything changes.
    ``words``: of each block."""
    titles = (words >= TITLE) & (document.blocks.linked >= words)
    likely = probabilities >= THRESHOLD
    if titles.sum() < FEWEST or not likely.any():
        return probabilities
    told = np.cumsum(words * likely)
    dropped = np.zeros(len(words), dtype=np.bool_)
    for heading in _headings(document):
        if not heading or dropped[heading] or told[heading - 1] < WORDS_BEFORE:
            continue
        reach = _reach(document, heading, likely, titles)
        if likely[reach.heading : reach.stop].any() and _are_teasers(words, titles, reach):
            dropped[reach.heading : reach.stop] = True
    return np.where(dropped, 0.0, probabilities) if dropped.any() else probabilities


def _headings(document: Document) -> list[int]:
    """The blocks that are headings with such words."""
    node = document.blocks.node
    around = np.maximum(document.parent[node], 0)
    found = where_true(_HEADINGS[document.tag[node]] | _HEADINGS[document.tag[around]]).tolist()
    return [block for block in found if is_further(document.block_line(block))]


def is_further(line: str) -> bool:
    """Whether a heading says that other articles follow."""
    return len(line) <= LONGEST and _FURTHER.fullmatch(line.strip()) is not None


def _level(document: Document, block: int) -> int:
    node = int(document.blocks.node[block])
    around = max(document.parent.item(node), 0)
    return int(tags.HEADING_LEVEL[document.tag[node]] or tags.HEADING_LEVEL[document.tag[around]])


def _reach(document: Document, heading: int, likely: Bools, titles: Bools) -> _Reach:
    """The rest of the largest element around a heading that no likely text before it shares; where that is the heading
    alone, what stands behind it up to the next one of its level."""
    stop = heading + 1
    for above in document.ancestors(int(document.blocks.node[heading])):
        first, last = blocks_of(document, above)
        if likely[first:heading].any():
            return _Reach(heading, stop if stop > heading + 1 else _up_to_next(document, heading, last, titles))
        stop = last
    return _Reach(heading, stop)


def _up_to_next(document: Document, heading: int, last: int, titles: Bools) -> int:
    level = _level(document, heading)
    behind = (block for block in range(heading + 1, last) if not titles[block])
    return next((block for block in behind if 0 < _level(document, block) <= level), last)


def _are_teasers(words: Ints, titles: Bools, reach: _Reach) -> bool:
    """Whether what a heading stands over is titles with links, and little beside each of them."""
    places = where_true(titles[reach.heading + 1 : reach.stop]) + reach.heading + 1
    if len(places) < FEWEST:
        return False
    rest = words * ~titles
    if places[0] - reach.heading > BETWEEN + 1 or rest[reach.heading + 1 : places[0]].sum() > MOST_WORDS:
        return False
    edges = [*places.tolist(), reach.stop]
    return all(
        other - one <= BETWEEN + 1 and rest[one:other].sum() <= MOST_WORDS for one, other in pairwise(edges)
    )
