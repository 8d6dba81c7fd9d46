"""What a block's words say of themselves, in a few languages: the phrases that boilerplate is made of.

Only counts leave this module, as features; no word decides anything by itself.
"""

from __future__ import annotations

import re
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from extractors.document import Document

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
_WORD = re.compile(r"[^\W\d_]+|©")
_TAG = re.compile(r"<[^>]*>")
_LONGEST = 60
"""Words; longer blocks are not looked at: their words are running text."""
_HEAD = 240
"""Characters of the stream that are looked at, tags included."""
_BITS: dict[str, int] = {}
for _place, (_, _words) in enumerate(GROUPS):
    for _word in _words.split():
        _BITS[_word] = _BITS.get(_word, 0) | 1 << _place
WIDTH = len(GROUPS) + 1
_SHAPES = (
    "other",
    "capital",
    "small letter",
    "digit",
    "opening quote",
    "bullet or arrow",
    "bracket",
    "dash",
    "ideograph",
)


@lru_cache(maxsize=4096)
def first_shape(char: str) -> int:
    """The kind of a block's first character."""
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


def counts(document: Document, words: npt.NDArray[np.int64], near: range) -> npt.NDArray[np.float32]:
    """Per block: how many of its first words belong to each group, and how many CJK phrases (b, WIDTH).

    Only the blocks ``near`` the content are read; the others count nothing.
    """
    blocks, stream = document.blocks, document.stream
    found = np.zeros((len(blocks), WIDTH), dtype=np.float32)
    lookup = _BITS.get
    starts, stops, sizes = blocks.start.tolist(), blocks.stop.tolist(), words.tolist()
    for number in near:
        start, stop = starts[number], stops[number]
        if sizes[number] > _LONGEST:
            continue
        text = stream[start : min(stop, start + _HEAD)]
        if "<" in text:
            text = _TAG.sub(" ", text)
        for word in _WORD.findall(text.lower()):
            bits = lookup(word)
            if bits:
                for place in _places(bits):
                    found[number, place] += 1
        if not text.isascii() and _CJK.search(text):
            found[number, WIDTH - 1] = len(_CJK.findall(text))
    return found


@lru_cache(maxsize=512)
def _places(bits: int) -> tuple[int, ...]:
    return tuple(place for place in range(len(GROUPS)) if bits >> place & 1)


def shapes(document: Document, near: range) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """Per block: the kinds of its first and last characters; 0 for those not ``near`` the content."""
    blocks, stream = document.blocks, document.stream
    starts, stops = blocks.start.tolist(), blocks.stop.tolist()
    first, last = np.zeros(len(starts), dtype=np.int64), np.zeros(len(starts), dtype=np.int64)
    for number in near:
        start, stop = starts[number], stops[number]
        while start < stop and stream[start].isspace():
            start += 1
        while stop > start and stream[stop - 1].isspace():
            stop -= 1
        if start < stop:
            first[number] = first_shape(stream[start])
            last[number] = last_shape(stream[stop - 1])
    return first, last
