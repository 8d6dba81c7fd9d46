"""What a block's words say of themselves, in a few languages: the phrases that boilerplate is made of.

Only counts leave this module, as features; no word decides anything by itself.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from itertools import repeat

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom.arrays import where_true
from extractors.dom.columns import Ints
from extractors.dom.plain_text import BORDER, blanked, unescape

GROUPS: tuple[tuple[str, str], ...] = (
    (
        "more to read",
        "read more also related see watch recommended trending popular lesen auch mehr zum thema lire aussi "
        "plus leer más también leia mais leggi anche czytaj także läs mer čtěte více читайте также подробнее",
    ),
    (
        "offers",
        "subscribe subscriber subscribers newsletter newsletters signup sign register login inbox premium "
        "membership member unlimited donate donation support free trial demo abonnieren abo abonnement "
        "kostenlos anmelden spende suscríbete boletín abonnez inscrivez prenumerera подпишитесь подписка",
    ),
    (
        "sharing",
        "share follow facebook twitter whatsapp instagram telegram linkedin youtube tiktok pinterest teilen "
        "folgen partager seguir compartir condividi dela поделиться",
    ),
    (
        "credits",
        "photo photos image images credit source courtesy getty reuters ap afp dpa epa foto fotos bild bilder "
        "quelle imago crédit fuente fonte picture illustration screenshot shutterstock",
    ),
    (
        "authors",
        "by author editor reporter written journalist correspondent contributor updated published posted von "
        "autor autorin redakteur redaktion par auteur por redacción redazione автор редактор",
    ),
    (
        "law",
        "copyright © rights reserved terms privacy cookie cookies disclaimer affiliate commission impressum "
        "datenschutz nutzung consent zustimmung inhalte externe",
    ),
    (
        "comments",
        "comment comments reply replies kommentar kommentare commentaires comentarios комментарии",
    ),
    (
        "advertising",
        "advertisement advertising sponsored anzeige werbung publicité publicidad pubblicità реклама",
    ),
)
_CJK = re.compile(
    "相关|阅读|推荐|更多|関連|記事|责任编辑|編輯|编辑|记者|作者|来源|图片|摄|写真|版权|声明|转载|评论|广告|订阅|分享|関連記事|广告"
)
_NO_WORD = r"[^\0©](?<![^\W\d_])"
"""A character that is part of no word, and neither a border nor a sign that counts as a word."""
_TAG = re.compile(r"<[^>\0]*>?")
_LONGEST = 60
"""Words; longer blocks are not looked at: their words are running text."""
_HEAD = 240
"""Characters of the stream that are looked at, tags included."""
_BITS: dict[str, int] = {}
for _place, (_, _words) in enumerate(GROUPS):
    for _word in _words.split():
        _BITS[_word] = _BITS.get(_word, 0) | 1 << _place
_NEXT = 1 << len(GROUPS)
_BITS[BORDER] = _NEXT
WIDTH = len(GROUPS) + 1


@lru_cache(maxsize=4096)
def first_shape(char: str) -> int:
    """The kind of a block's first character: 1 and 2 capital and small letters, 3 digits, 4 opening quotes, 5 bullets
    and arrows, 6 brackets, 7 dashes, 8 ideographs, 0 others."""
    if char.isdigit():
        return 3
    if "\u3040" <= char <= "\u9fff":
        return 8
    if char.isupper():
        return 1
    if char.islower():
        return 2
    for kind, chars in ((4, "\"'“„«»‘‚「『"), (5, "•·●▪►▶→»›✓✔*▼+"), (6, "([{【（<&"), (7, "-–—―")):
        if char in chars:
            return kind
    return 0


@lru_cache(maxsize=4096)
def last_shape(char: str) -> int:
    """The kind of a block's last character."""
    if char in ".!。！":
        return 1
    if char in "?？":
        return 2
    if char in ":：":
        return 3
    if char in "…":
        return 4
    if char in ",;，；、":
        return 5
    if char in "\"'”“»’」』)]）】":
        return 6
    if char in "→»›>|▶►":
        return 7
    return 8 if char.isdigit() else 0


@dataclass(frozen=True, slots=True)
class Heads:
    """The first words of ``h`` blocks, in lower case."""

    chosen: Ints
    """The blocks (h)."""
    texts: str
    """Their beginnings, tags out, ``BORDER`` between them."""
    words: list[str]
    """The words of all of them; ``BORDER`` stands between two blocks."""
    bits: Ints
    """Per word: the groups it belongs to, or ``_NEXT`` for a border."""

    @property
    def is_border(self) -> npt.NDArray[np.bool_]:
        """Which words are borders."""
        return np.asarray(self.bits == _NEXT)

    @property
    def spans(self) -> tuple[Ints, Ints]:
        """Where the words of each block begin, and one past its last (h each)."""
        stop = np.append(where_true(self.is_border), len(self.words))
        start = np.zeros_like(stop)
        start[1:] = stop[:-1] + 1
        return start[: len(self.chosen)], stop[: len(self.chosen)]


def heads(document: Document, words: Ints, near: range) -> Heads:
    """The first words of the blocks ``near`` the content that are no long running text."""
    blocks, stream = document.blocks, document.stream
    chosen = near.start + where_true(words[near.start : near.stop] <= _LONGEST)
    starts = blocks.start[chosen]
    stops = np.minimum(blocks.stop[chosen], starts + _HEAD)
    joined = f" {BORDER} ".join([stream[start:stop] for start, stop in zip(starts.tolist(), stops.tolist())])
    if "<" in joined:
        joined = _TAG.sub(" ", joined)
    if "&" in joined:
        joined = unescape(joined)
    found = blanked(joined.lower(), _NO_WORD).replace("©", " © ").split()
    bits = np.fromiter(map(_BITS.get, found, repeat(0)), dtype=np.int64, count=len(found))
    return Heads(chosen, joined, found, bits)


def counts(document: Document, read: Heads) -> npt.NDArray[np.float32]:
    """Per block: how many of its first words belong to each group, and how many CJK phrases (b, WIDTH).

    The blocks whose first words were not read count nothing.
    """
    found = np.zeros((len(document.blocks), WIDTH), dtype=np.float32)
    bits, chosen = read.bits, read.chosen
    block = chosen.take(np.cumsum(read.is_border)) if len(chosen) else chosen
    telling = where_true((bits > 0) & (bits != _NEXT))
    for place in range(len(GROUPS)):
        of_group = telling[(bits.take(telling) >> place & 1) > 0]
        if len(of_group):
            found[:, place] = np.bincount(block.take(of_group), minlength=len(found))
    if document.structure.run_ideographs.any():
        for number, text in zip(chosen.tolist(), read.texts.split(BORDER)):
            found[number, WIDTH - 1] = len(_CJK.findall(text))
    return found


def shapes(document: Document, near: range) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """Per block: the kinds of its first and last characters; 0 for those not ``near`` the content."""
    blocks, stream = document.blocks, document.stream
    first, last = np.zeros(len(blocks), dtype=np.int64), np.zeros(len(blocks), dtype=np.int64)
    chosen = slice(near.start, near.stop)
    texts = [stream[i:j].strip() for i, j in zip(blocks.start[chosen].tolist(), blocks.stop[chosen].tolist())]
    first[chosen] = [first_shape(unescape(text[:6])[0]) if text else 0 for text in texts]
    last[chosen] = [last_shape(unescape(text[-5:])[-1]) if text else 0 for text in texts]
    return first, last
