"""Lines that say when an article was published, who wrote it, how long it takes to read, and nothing else."""

from __future__ import annotations

import re

from extractors.metadata.authors.behind import tells_reading_time, without_reading_time
from extractors.metadata.authors.names import authors_of, is_agency, is_person_like
from extractors.metadata.authors.words import BY
from extractors.metadata.dates.datelines import is_of_day
from extractors.metadata.dates.labels import PUBLISHED, UPDATED
from extractors.metadata.dates.text import written
from extractors.selection.lines.signatures import is_signature

LONGEST = 140
"""Characters of such a line."""
_OLDEST = 1990
"""Year before which nothing was published on a site: such a day is a letter's, or what the text is about."""
_YEAR = re.compile(r"(?<!\d)(?:1[5-9]|20)\d\d(?!\d)")
_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
_DIGIT = re.compile(r"\d")
_BY = re.compile(rf"\W{{0,3}}(?:(?:written|words|story|posted)\s+by|{BY})(?!\w)", re.I)
_OFFICE = re.compile(
    r"^\s*+,\s(?:[^\W\d_][\w'’&-]*\s){0,3}(?:editor|writer|reporter|correspondent|columnist|contributor|manager|director|"
    r"founder|journalist|officer|president|treasurer|secretary|chair(?:man|woman|person)?|coordinator|volunteer|"
    r"president[ea]|présidente?|director[ae]?|direct(?:eur|rice)|redactora?|periodista|journaliste|rédact(?:eur|rice)|"
    r"secretari[oa]|tesorer[oa]|redattore|redattrice|giornalista|presidentessa)\W*$",
    re.I,
)
"""What somebody is, behind the name in a line of its own: "By Ann Lee, staff writer"."""
_ZONE = re.compile(r"\b(?:[A-Z]{2,4}T|WIB|WITA|TSİ|MSK|МСК)\b(?=\W*$)")
_LAST = re.compile(
    r"(?<!\w)(?:last|zuletzt|letzte[rs]?|dernière|última|ultima|ultimo|último|laatste?|senast|sist|senest|viimeksi|ostatnia|poslední|"
    r"posledná|zadnja|posljednja|последнее|последна|останнє|son|terakhir|lần\scuối|date|data|datum|dato|fecha|dátum|tarihi?|дата|"
    r"tanggal|آخر|تاريخ)(?!\w)|(?:时间|時間|日期|日時|日)(?=\s?[:：])",
    re.I,
)
"""Words beside those for publication and change."""
_SIGNS = re.compile(r"(?<=\d)\s?[年月日時时分秒点點년월일시분초]")
"""Of dates in ideographs and Hangul."""
_MINUTES = re.compile(
    r"(?:约|約|大约|~|(?<!\w)(?:ca\.?|circa|about|approx\.?|estimated|geschätzte|stimato|estimad[oa]|estimé)(?!\w))|"
    r"\d{1,3}\s*(?:min(?:ut\w*|s)?\b\.?|мин\w*|хв\w*|dk\b|dakika|λεπτ\w*|perc\w*|phút|menit|minit|דקות|دقائق|دقيقة|دقیقه|मिनट|"
    r"মিনিট|นาที|分(?:钟|鐘|間)?|분)",
    re.I,
)
"""What is said beside a label of the time for reading."""
READS = re.compile(r"(?:この記事は)?\s?(?:約\s?)?\d{1,3}\s?分で読め(?:ます|る)")
_MARKS = re.compile(r"\s+[|•·]\s+")
_AND = frozenset("and und y e et og en i и та a".split())
_NO_NAMES = frozenset(
    "the any all your our his her its their from into with without for ein eine einem einer nach aus une zijn".split()
)
"""Words of titles and phrases ("By The River", "Von Rom Nach Wien"), in small letters; a name has none of them."""


def tells_origin(text: str) -> bool:
    """Whether a text says when or by whom an article was written, and nothing else."""
    if not 0 < len(text) <= LONGEST or _is_of_the_past(text):
        return False
    if _is_moment(text) or _is_signed(text) or is_signature(text):
        return True
    pieces = _MARKS.split(text)
    return len(pieces) > 1 and all(_is_moment(piece) or _is_signed(piece) for piece in pieces)


def tells_of_another(text: str) -> bool:
    """Whether a text tells of a day or a writer, and not only how long it takes to read."""
    return tells_origin(text) and (not tells_reading_time(text) or bool(day_of(text)))


def _is_of_the_past(text: str) -> bool:
    """Whether the days in a text are a life's or a time's, or from before the web."""
    years = {int(year) for year in _YEAR.findall(text)}
    return any(year < _OLDEST for year in years) or (len(years) > 1 and not UPDATED.pattern.search(text))


def _is_moment(text: str) -> bool:
    """Whether a text is a day, with what happened on it ("Published:"), or the minutes that reading takes."""
    if not _DIGIT.search(text) or not is_of_day(_unlabelled(text)):
        return False
    return bool(day_of(text)) or tells_reading_time(text) or READS.search(text) is not None


def _is_signed(text: str) -> bool:
    """Whether a text is nothing but names behind "by", whatever their titles, or names beside a day."""
    by = _BY.match(text)
    if not by and not day_of(text):
        return False
    names = authors_of(text, visible=True)
    if not names or not all(_is_writer(name) for name in names):
        return False
    rest = _unlabelled(text[by.end() :] if by else text)
    for name in names:
        rest = rest.replace(name, " ")
    rest = _OFFICE.sub(" ", rest) if by else rest
    words = [word for word in _WORD.findall(rest) if word.lower() not in _AND and not is_of_day(word)]
    return all(word[0].isupper() for word in words) if by else not words


def _is_writer(name: str) -> bool:
    if is_agency(name):
        return True
    words = name.lower().split()  # "Von Haus zu Haus": no name has a word twice on both sides of a small one
    return is_person_like(name) and _NO_NAMES.isdisjoint(words) and not (len(words) == 3 and words[0] == words[2])


def day_of(text: str) -> str:
    """The first day that a text names, or nothing."""
    found = written(text, None, True) if _DIGIT.search(text) else None
    return found[:10] if found else ""


def _unlabelled(text: str) -> str:
    """The text without the words for publication and change, for minutes of reading, and without zones of time."""
    if tells_reading_time(text) or READS.search(text):
        text = _MINUTES.sub(" ", without_reading_time(READS.sub(" ", text)))
    told = UPDATED.pattern.sub(" ", PUBLISHED.pattern.sub(" ", text))
    if told != text:
        told = _LAST.sub(" ", told)
    return _SIGNS.sub(" ", _ZONE.sub(" ", told))
