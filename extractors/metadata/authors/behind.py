"""What stands behind the names in a visible byline without a mark between: the day, what it is of, how long the text
takes to read, a button."""

from __future__ import annotations

import re

from extractors.dom.characters import holds_any
from extractors.metadata.authors.words import DAYS
from extractors.metadata.dates.labels import PUBLISHED, UPDATED
from extractors.metadata.dates.months import COMMON

_LONGEST_MONTH = 3
"""Letters of a month's name that may also be a word of a name, such as May: of longer ones only."""
_DAYS = "|".join(sorted(map(re.escape, DAYS), key=len, reverse=True))
_MONTHS = "|".join(sorted((re.escape(name) for name in COMMON if len(name) > _LONGEST_MONTH), key=len, reverse=True))
_READING = (
    r"lesezeit|lesedauer|leestijd|temps\s+de\s+lecture|durée\s+de\s+lecture|lecture(?=\s*:?\s*\d)|tiempo\s+de\s+lectura|"
    r"lectura(?=\s*:?\s*\d)|tempo\s+d[ei]\s+(?:leitura|lettura)|lästid|lesetid|læsetid|lukuaika|czas\s+czytania|doba\s+čtení|"
    r"čas\s+čtení|čas\s+čítania|timp\s+de\s+citire|olvasási\s+idő|vrijeme\s+čitanja|время\s+чтения|час\s+читання|okuma\s+süresi|"
    r"χρόνος\s+ανάγνωσης|waktu\s+baca|masa\s+membaca|thời\s+gian\s+đọc|पढ़ने\s+का\s+समय|زمن\s+القراءة|"
    r"(?:阅读|閱讀)(?:时间|時間|时长|時長)|読了(?:時間|目安)|읽는\s*시간|وقت\s+القراءة|مدة\s+القراءة|reading\s+time"
)
_READING_TIME = (
    r"(?:\d{1,3}|\bun[ao]?|\beine?)\s*(?:['’′](?=\s)|mins?\b\.?|minut\w*|мин\.?|минут\w*|хв\.?|dk\.?|dakika)\s+(?:d[aei]\s+|for\s+|of\s+)?"
    r"(?:read|lesezeit|lecture|lectura|leitura|lettura|leestijd|läsning|lesetid|czytania|čtení|чтения|читання|okuma)"
    rf"|(?:{_READING})\b"
)
_AGO = (
    r"hace\s+(?:\d|una?\s)|il\s+y\s+a\s+(?:\d|une?\s)|há\s+(?:\d|uma?\s)|vor\s+(?:\d|eine[rm]?\s)|för\s+\d|for\s+\d+\s+\w+\s+siden|"
    r"\d+\s+\w+\s+(?:ago|geleden|fa|sedan|siden|sitten|temu|nazad|назад|тому|önce|πριν|yang\s+lalu|trước)\b|"
    r"před\s+\d|pred\s+\d|acum\s+\d|πριν\s+(?:από\s+)?\d|منذ\s+\d"
)
_BUTTONS = (
    r"seguire?|segui|suivre|s['’]abonner|suscribirse|folgen|abonnieren|merken|teilen|volgen|volg|följ|følg|seuraa|obserwuj|sledovat|"
    r"sledovať|подписаться|підписатися|takip\s+et|ikuti|theo\s+dõi|متابعة|フォロー(?:する)?|关注|關注|追蹤|팔로우|구독"
)
# the months stand once, since they are a thousand: behind a day of the week a figure will do as well
_MOMENT = re.compile(
    rf"(?<![\s,|·•–—-])[\s,|·•–—-]++(?:(?:((?:{_DAYS})\.?,?\s+(?:den\s+|le\s+|el\s+)?)|\d{{1,2}}\.?\s+(?:de\s+|d['’])?"
    rf"|(?:19|20)\d\d\.\s+)(?:(?(1)\d|(?!))|(?:{_MONTHS})\b)"
    r"|thứ\s+(?:hai|ba|tư|năm|sáu|bảy),|chủ\s+nhật,"
    r"|\d{1,2}[./-]\s?\d{1,2}[./-]\s?(?:\d{4}|\d\d)(?!\d)|(?:19|20)\d\d[./-]\s?\d{1,2}[./-]"
    rf"|{_READING_TIME}|(?:{_AGO})|(?:{_BUTTONS})(?=\s|$))",
    re.I,
)

AGO = re.compile(rf"(?:{_AGO}).*", re.I)
"""A text that only says how long ago."""
_TIME_TO_READ = re.compile(_READING_TIME, re.I)
_READS_IN_ASCII = (
    "read", "lese", "lect", "leitura", "lettura", "leestijd", "lukuaika", "czytania", "citire", "okuma", "baca",
)  # fmt: skip
"""One of them is in all of these that have no letter beyond ASCII, and is found sooner."""


def tells_reading_time(text: str) -> bool:
    """Whether a text says how long it takes to read: "4 min read", "Lesezeit"."""
    return _may_tell_reading_time(text) and _TIME_TO_READ.search(text) is not None


def without_reading_time(text: str) -> str:
    """A text with a space for how long it takes to read."""
    return _TIME_TO_READ.sub(" ", text) if _may_tell_reading_time(text) else text


def _may_tell_reading_time(text: str) -> bool:
    return not text.isascii() or holds_any(text.lower(), _READS_IN_ASCII)


def up_to_moment(text: str) -> str:
    """A byline up to the first of these, or all of it where it has none behind something else."""
    ends = [match.start() for words in (PUBLISHED, UPDATED) if (match := words.search(text)) and match.start()]
    moment = _MOMENT.search(text)
    if moment and moment.start():
        ends.append(moment.start())
    return _LAST.sub("", text[: min(ends)].rstrip(" ,|·•–—-(")) if ends else text


_LAST = re.compile(
    r"\s(?:last|ultim[ao]|última|dernière|letzte|zuletzt|laatst|senast|sist|senest|viimeksi|ostatnia|poslední|son)$",
    re.I,
)
"""The word before that for a change."""
