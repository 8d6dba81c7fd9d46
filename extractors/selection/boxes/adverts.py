"""Boxes whose first line labels them as an advert: "Sponsored" above a headline and a text, "Реклама" and a line break
before its offer.

The label alone is dropped by ``interruptions``; what it labels is text like any other to the classifier. Of 125 small
boxes of the recorded sets with such a first line none has a line of a truth. The smallest element with more than the
label is the box: a larger one may be a part of the article that begins with an advert. A label that is a heading, an
item or a cell may be what a section, a list or a table is about, and heads no box here.
"""

from __future__ import annotations

import re
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import prefix_sums, where_true
from extractors.dom.blocks_of_text import blocks_of, blocks_of_each
from extractors.dom.columns import Bools, Ints
from extractors.selection.lines.interruptions import heads_no_advert, is_advert_label
from extractors.selection.root import THRESHOLD

MOST_WORDS, MOST_SHARE, MOST = 80, 0.25, 100
"""Words of a box, its label among them, at most; share of the likely words in boxes from which they are what the page
has to say: some notices are headed "Anuncio"; boxes of a page that are looked at."""
_LONGEST = 40
"""Characters of a label."""
_TABLE, _CELL = tags.mask("table"), tags.mask("td th")
_PAID = re.compile(
    r"\W*(?:(?:sponsored|promoted|paid|partner|branded)\s(?:content|post|message|story|links?|advertisement|partnership)|"
    r"sponsored(?:\sby)?|promoted(?:\sby)?|paid\sfor\sby|(?:(?:featured|top|special)\soffers?\s)?from\sour\s(?:partners?|sponsors?)|a\smessage\sfrom\sour\ssponsors?|"
    r"advertorial|gesponsert(?:e\s(?:inhalte|links))?|werbe-?anzeige|eigenwerbung|gesponsord(?:e\s(?:inhoud|links))?|"
    r"(?:contenu|article|lien)s?\ssponsorisés?|sponsorisée?|publi-?reportage|publirreportaje|(?:contenido|artículo|conteúdo|artigo)\s(?:patrocinado|pago)|"
    r"patrocinad[oa]|publieditorial|sponsorizzato|contenuto\ssponsorizzato|conținut\ssponsorizat|sponsrat(?:\sinnehåll)?|sponset(?:\sinnhold)?|"
    r"sponsoreret(?:\sindhold)?|annonsørinnhold|annonsbilaga|kaupallinen\s(?:yhteistyö|sisältö)|treść\ssponsorowana|materiał\s(?:sponsorowany|partnera)|"
    r"komerční\ssdělení|sponzorovaný\s(?:obsah|článek)|sponzorováno|szponzorált\startalom|sponzorirani\ssadržaj|promotivni\ssadržaj|"
    r"на\sправах\s(?:рекламы|реклами)|партн[её]рский\sматериал|партнерський\sматеріал|спонсорский\sматериал|"
    r"χορηγούμενο(?:\sπεριεχόμενο)?|sponsorlu(?:\siçerik)?|محتوى\sممول|प्रायोजित|konten\sbersponsor|nội\sdung\stài\strợ|"
    r"スポンサー(?:ド)?(?:コンテンツ)?|プロモーション|협찬(?:\s콘텐츠)?|推广|推廣|赞助(?:内容)?|贊助(?:內容)?)\W*",
    re.I,
)


def labels_box(line: str) -> bool:
    """Whether a line says no more than that an advert or a text that was paid for follows."""
    return len(line) <= _LONGEST and (is_advert_label(line) or _PAID.fullmatch(line) is not None)


def without_advert_boxes(
    document: Document, words: Ints, probabilities: npt.NDArray[np.float64]
) -> npt.NDArray[np.float64]:
    """The probabilities, 0 for the blocks of such boxes; a new array where anything changes. ``words``: of each
    block."""
    kept = probabilities >= THRESHOLD
    likely = where_true(kept)
    if not len(likely):
        return probabilities
    before = prefix_sums(words)
    near = np.arange(max(0, int(likely[0]) - 1), int(likely[-1]) + 1)
    short = [block for block in near[words[near] <= MOST_WORDS].tolist() if _may_be_label(document.block_text(block))]
    boxes = [_box(document, before, block) for block in short]
    dropped = np.zeros(len(words), dtype=np.bool_)
    for box in [box for box in boxes if box is not None][:MOST]:
        if not _is_part(document, kept, box):
            dropped[box.first : box.stop] = True
    told = kept & dropped
    if not told.any() or words[told].sum() > MOST_SHARE * words[kept].sum():
        return probabilities
    return np.where(dropped, 0.0, probabilities)


class _Box(NamedTuple):
    """An element that a label heads, its first block and the one behind its last."""

    node: int
    first: int
    stop: int


def _may_be_label(text: str) -> bool:
    """Whether the first line of a text is as short as a label; most are not, which this tells sooner."""
    return len(text) <= _LONGEST or "\n" in text[: _LONGEST + 2]


def _box(document: Document, before: Ints, block: int) -> _Box | None:
    """The box that a block labels by all of its text or by its first line; None if it labels none. ``before``: words
    before each block."""
    text = document.block_text(block)
    label, is_broken, _ = text[: _LONGEST + 2].partition("\n")
    if not labels_box(label):
        return None
    node = int(document.blocks.node[block])
    if is_broken:
        return _Box(node, block, block + 1) if _is_apart(document, block, node) else None
    if len(text) > _LONGEST or heads_no_advert(document, node):
        return None
    for above in (node, *document.ancestors(node)):
        first, stop = blocks_of(document, above)
        if first < block or before[stop] - before[first] > MOST_WORDS:
            return None
        if stop > block + 1:
            return _Box(above, first, stop)
    return None


def _is_part(document: Document, kept: Bools, box: _Box) -> bool:
    """Whether a box is a part of the article that begins with the empty place of an advert: an element of its kind
    beside it holds likely text, too."""
    if box.stop == box.first + 1:
        return False
    beside = document.parent == document.parent[box.node]
    beside &= (document.tag == document.tag[box.node]) & (document.class_kind == document.class_kind[box.node])
    others = where_true(beside)
    likely, (first, stop) = prefix_sums(kept), blocks_of_each(document, others)
    held = likely[stop] > likely[first]
    return bool(held[others != box.node].any())


def _is_apart(document: Document, block: int, node: int) -> bool:
    """Whether a block with a label and text behind it is no entry of a list or table: a cell is alone in its table."""
    if not _CELL[document.tag[node]]:
        return not heads_no_advert(document, node)
    table = next((each for each in document.ancestors(node) if _TABLE[document.tag[each]]), node)
    return blocks_of(document, table) == (block, block + 1)

