"""Boxes whose first line labels them as an advert: "Sponsored" above a headline and a text, "Реклама" and a line break
before its offer.

The label alone is dropped by ``interruptions``; what it labels is text like any other to the classifier. Of 125 small
boxes of the recorded sets with such a first line none has a line of a truth. The smallest element with more than the
label is the box: a larger one may be a part of the article that begins with an advert. A label that is a heading, an
item or a cell may be what a section, a list or a table is about, and heads no box here.
"""

from __future__ import annotations

import re

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import prefix_sums, where_true
from extractors.dom.columns import Ints
from extractors.selection.interruptions import LONGEST_LABEL, heads_no_advert, is_advert_label
from extractors.selection.root import THRESHOLD

MOST_WORDS, LABEL_WORDS = 80, 5
"""Words of a box, its label among them, and of a label, at most."""
_TABLE, _CELL = tags.mask("table"), tags.mask("td th")
_PAID = re.compile(
    r"\W*(?:(?:sponsored|promoted|paid|partner|branded)\s(?:content|post|message|story|links?|advertisement|partnership)|"
    r"sponsored(?:\sby)?|promoted(?:\sby)?|paid\sfor\sby|from\sour\s(?:partners?|sponsors?)|a\smessage\sfrom\sour\ssponsors?|"
    r"advertorial|gesponsert(?:e\s(?:inhalte|links))?|werbe-?anzeige|eigenwerbung|gesponsord(?:e\s(?:inhoud|links))?|"
    r"(?:contenu|article|lien)s?\ssponsorisés?|sponsorisée?|publi-?reportage|(?:contenido|artículo|conteúdo|artigo)\s(?:patrocinado|pago)|"
    r"patrocinad[oa]|publieditorial|sponsorizzato|contenuto\ssponsorizzato|conținut\ssponsorizat|sponsrat(?:\sinnehåll)?|sponset(?:\sinnhold)?|"
    r"sponsoreret(?:\sindhold)?|annonsørinnhold|annonsbilaga|kaupallinen\s(?:yhteistyö|sisältö)|treść\ssponsorowana|materiał\s(?:sponsorowany|partnera)|"
    r"komerční\ssdělení|sponzorovaný\s(?:obsah|článek)|szponzorált\startalom|sponzorirani\ssadržaj|promotivni\ssadržaj|"
    r"на\sправах\s(?:рекламы|реклами)|партн[её]рский\sматериал|партнерський\sматеріал|спонсорский\sматериал|"
    r"χορηγούμενο(?:\sπεριεχόμενο)?|sponsorlu(?:\siçerik)?|محتوى\sممول|प्रायोजित|konten\sbersponsor|nội\sdung\stài\strợ|"
    r"スポンサー(?:ド)?(?:コンテンツ)?|プロモーション|협찬(?:\s콘텐츠)?|推广|推廣|赞助(?:内容)?|贊助(?:內容)?)\W*",
    re.I,
)


def labels_box(line: str) -> bool:
    """Whether a line says no more than that an advert or a text that was paid for follows."""
    return len(line) <= LONGEST_LABEL and (is_advert_label(line) or _PAID.fullmatch(line) is not None)


def without_advert_boxes(
    document: Document, words: Ints, probabilities: npt.NDArray[np.float64]
) -> npt.NDArray[np.float64]:
    """The probabilities, 0 for the blocks of such boxes; a new array where anything changes. ``words``: of each
    block."""
    likely = where_true(probabilities >= THRESHOLD)
    if not len(likely):
        return probabilities
    before = prefix_sums(words)
    first, last = int(likely[0]), int(likely[-1])
    near = np.arange(max(0, first - 1), last + 1)
    boxes = [_box(document, before, block) for block in near[words[near] <= MOST_WORDS].tolist()]
    found = [box for box in boxes if box is not None and (probabilities[slice(*box)] >= THRESHOLD).any()]
    if not found:
        return probabilities
    changed = probabilities.copy()
    for box in found:
        changed[slice(*box)] = 0.0
    return changed


def _box(document: Document, before: Ints, block: int) -> tuple[int, int] | None:
    """The first block of the box that this one is the label of, or begins with it, and the block after its last; None
    if it labels none."""
    text = document.block_text(block)
    label, is_broken, _ = text[: LONGEST_LABEL + 2].partition("\n")
    if not labels_box(label):
        return None
    node = int(document.blocks.node[block])
    if is_broken:
        return (block, block + 1) if _is_apart(document, block, node) else None
    if len(text) > LONGEST_LABEL or heads_no_advert(document, node):
        return None
    for above in (node, *document.ancestors(node)):
        first, stop = _held(document, above)
        if first < block or before[stop] - before[first] > MOST_WORDS:
            return None
        if stop > block + 1:
            return first, stop
    return None


def _is_apart(document: Document, block: int, node: int) -> bool:
    """Whether a block with a label and text behind it is no entry of a list or table: a cell is alone in its table."""
    if not _CELL[document.tag[node]]:
        return not heads_no_advert(document, node)
    table = next((each for each in document.ancestors(node) if _TABLE[document.tag[each]]), node)
    return _held(document, table) == (block, block + 1)


def _held(document: Document, node: int) -> tuple[int, int]:
    """The first block in an element, and the block after its last."""
    s = document.structure
    first, stop = document.blocks.start.searchsorted([s.inner_at[node], s.close_at[node]]).tolist()
    return first, stop
