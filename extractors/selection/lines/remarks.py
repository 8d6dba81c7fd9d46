"""Lines that are no text wherever they stand: how long reading takes, and who made a picture, and nothing else.

Eight invented bodies held a line of the first kind, two recorded and one invented body one of the second; no truth has
any of them. Of the lines that we wrote in 48 languages (``benchmarks.training.written_lines``) 94 match, none of them
an article's. Sources ("Source: ANI") are left alone: truths have them; so are lines with an address, of which truths
have two, and Chinese ones.
"""

from __future__ import annotations

import re

from extractors.dom.characters import has_figure
from extractors.metadata.authors.behind import tells_reading_time as _tells_time
from extractors.selection.lines.origins import READS, day_of, tells_origin

_LONGEST_TIME, _LONGEST_CREDIT, _MOST_WORDS = 70, 100, 10
_LONGEST_SIGN = 12
_SIGN = re.compile(
    "(?:[\u2139\u2190-\u2bff\u3030\u303d\u3297\u3299]\ufe0f\u200d?|"
    "[\U0001f000-\U0001faff][\ufe0e\ufe0f\U0001f3fb-\U0001f3ff\U000e0020-\U000e007f]*+\u200d?|[#*0-9]\ufe0f?\u20e3)+"
)
"""Signs of text by themselves part its sections ("◇")."""
_STOCK = r"(?:auf|op|sur|en|em|na|no|su|på|/|via)\s(?:unsplash|pexels|pixabay|flickr|wikimedia\scommons)"
"""Places that have pictures for everybody, and ask for such a line."""
_CREDIT = re.compile(
    r"\W{0,2}(?:(?:featured|header|cover|hero|lead|title|top|banner)\s)?"
    r"(?:(?:photo(?:graph)?|image|picture|illustration)s?\s(?:credits?\s?[:©]?|courtesy(?:\sof)?:?|by:?|via)|photos?\s?[:©]|"
    r"(?:crédits?\s)photos?\s?[:©]|"
    r"(?:titel|beitrags|artikel|symbol|header|aufmacher|teaser)?(?:foto|bild)(?:s|er|nachweis|quelle|rechte|credits?)?\s?"
    r"[:©/]|foto['’]s\s?:|foto(?:graf(?:i[aeo]|ía))?\s?[:©]|(?:foto|photo|bild)\s(?:von|van|de|di|por|par|av)(?=\s.{3,50}\s"
    rf"{_STOCK})|fot\.|zdjęci[ea]\s?:|fotó\s?:|kuvat?\s?:|bilde\s?:|"
    r"billede\s?:|снимк[аи]\s?:|фото\s?:|світлина\s?:|φωτο(?:γραφί[αε]ς?)?\s?:|fotoğraf\s?:|فوٹو\s?:|צילום\s?:)"
    r"\s?(?P<maker>[^\s!?;:][^!?;:]{1,70})",
    re.I,
)
_WORD = re.compile(r"[^\W\d_][\w'’.&-]*")
_SMALL = frozenset(
    "on via by of the for from und and auf bei von für et sur par pour de del di da do en y e i на от за з w na z op "
    "voor van in courtesy der die photo foto images".split()
)
"""Words in small letters among those of names and houses."""


def is_sign(text: str) -> bool:
    """Whether a line is an emoji and nothing else, as a box has it for an icon: with the selector that draws it in
    colour, joined of several, of letters of a flag, or a keycap."""
    return 0 < len(text) <= _LONGEST_SIGN and _SIGN.fullmatch(text) is not None


def tells_reading_time(text: str) -> bool:
    """Whether a line says how long reading takes, and nothing else."""
    if len(text) > _LONGEST_TIME or not has_figure(text):
        return False
    timed = _tells_time(text) or READS.search(text) is not None
    return timed and not day_of(text) and tells_origin(text)


def is_picture_credit(text: str) -> bool:
    """Whether a line says who made a picture, and nothing else."""
    told = _CREDIT.fullmatch(text) if len(text) <= _LONGEST_CREDIT else None
    if told is None or "://" in text or "www." in text:
        return False
    maker = told["maker"].strip()
    words = _WORD.findall(maker)
    if not words or len(words) > _MOST_WORDS or maker.endswith((".", "…")) or words[0] in _SMALL:
        return False
    return "/" in maker or all(word in _SMALL or not word[0].islower() for word in words)
