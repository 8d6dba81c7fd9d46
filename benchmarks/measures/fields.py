"""How near predicted metadata is to the true: headlines, authors, dates, images, descriptions. One page a
call."""

from __future__ import annotations

import html
import re
import unicodedata
from collections import Counter
from collections.abc import Mapping
from datetime import date, datetime, timedelta, timezone
from typing import Any

_WORD = re.compile(r"\w+")
_SINGLE_QUOTES = re.compile(r"[\u2018\u2019\u201a\u201b\u2032`\u00b4]")
_DOUBLE_QUOTES = re.compile(r"[\u201c-\u201f\u00ab\u00bb\u2033]")
_DASHES = re.compile(r"[\u2010-\u2015\u2212]")
_INVISIBLE = re.compile(r"[\u200b-\u200f\u2060\ufeff\u00ad]")
_NAME_BREAK = re.compile(r"\s*[,;&|]\s*|\s+(?:and|und|et)\s+")
_WRITTEN_BY = re.compile(r"^(?:by|von|par|por)\s+")
_DATE = re.compile(r"\s*(\d{4})-(\d{1,2})-(\d{1,2})(.*)", re.S)
_CLOCK = re.compile(
    r"[T ]\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(?:(Z|UTC|GMT)|([+-])(\d{2}):?(\d{2}))?"
)


def plain(text: object) -> str:
    """Case, spaces, quotes and dashes normalised."""
    value = unicodedata.normalize("NFKC", html.unescape(str(text or ""))).casefold()
    value = _SINGLE_QUOTES.sub("'", value)
    value = _DOUBLE_QUOTES.sub('"', value).replace("''", '"')
    value = _INVISIBLE.sub("", _DASHES.sub("-", value))
    return " ".join(value.split())


def same_text(prediction: object, truth: object) -> float:
    """1.0 if equal after ``plain``."""
    return float(plain(prediction) == plain(truth))


def token_f1(prediction: object, truth: object) -> float:
    """F1 over bags of normalised words; 1.0 where both are empty."""
    got, want = Counter(_WORD.findall(plain(prediction))), Counter(_WORD.findall(plain(truth)))
    hits = (got & want).total()
    return 2 * hits / (got.total() + want.total()) if hits else float(not got and not want)


def author_names(value: object) -> set[str]:
    """Normalised names; a string is split at commas, semicolons and "and"."""
    if not value:
        return set()
    names = value if isinstance(value, (list, tuple)) else _NAME_BREAK.split(str(value))
    cleaned = (_WRITTEN_BY.sub("", plain(name)) for name in names if name)
    return {" ".join(re.sub(r"[^\w\s'-]", " ", name).split()) for name in cleaned} - {""}


def parse_date(value: object) -> tuple[date, datetime | None] | None:
    """(calendar day, the moment where a zone is given) of an ISO-like date; None where there is none."""
    match = _DATE.match(str(value or ""))
    if not match:
        return None
    try:
        day = datetime(int(match[1]), int(match[2]), int(match[3]))
    except ValueError:
        return None
    clock = _CLOCK.match(match[4])
    if not clock or not (clock[4] or clock[5]):
        return day.date(), None
    offset = timedelta(0)
    if clock[5]:
        offset = timedelta(hours=int(clock[6]), minutes=int(clock[7]))
        offset = -offset if clock[5] == "-" else offset
    try:
        exact = day.replace(hour=int(clock[1]), minute=int(clock[2]), tzinfo=timezone(offset))
    except ValueError:
        return day.date(), None
    return day.date(), exact


def same_day(prediction: object, truth: object) -> float:
    """1.0 for the same calendar day; where both have a zone, the prediction is read in the truth's."""
    got, want = parse_date(prediction), parse_date(truth)
    if not got or not want:
        return 0.0
    if got[1] and want[1]:
        return float(got[1].astimezone(want[1].tzinfo).date() == want[0])
    return float(got[0] == want[0])


def image_scores(prediction: object, truth: Mapping[str, Any]) -> tuple[float, float]:
    """(same address, same file name) as the true image or one of its sizes."""
    got = html.unescape(str(prediction or "")).strip()
    wanted = {html.unescape(url).strip() for url in (truth["image"], *truth.get("image_alternatives", []))}
    same_name = bool(got) and _file_name(got) in {_file_name(url) for url in wanted}
    return float(got in wanted), float(same_name)


def _file_name(url: str) -> str:
    return re.sub(r"\.\w+$", "", re.split(r"[?#]", url)[0].rstrip("/").rsplit("/", 1)[-1]).lower()
