"""Stop-word lists by language, and how a text is cut into the tokens that are looked up in them.

The lists of about a hundred languages are the files of the ``jusText`` package (read as data: importing that
package would import its HTML cleaner); those it lacks, Chinese, Japanese and Thai, stand in ``data/``.
"""

from __future__ import annotations

import importlib.util
import re
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

OWN = ("zh", "ja", "th")
"""Languages whose list is ours."""

_FILES = """
af:Afrikaans sq:Albanian ar:Arabic an:Aragonese hy:Armenian rup:Aromanian ast:Asturian az:Azerbaijani
eu:Basque be:Belarusian bn:Bengali bpy:Bishnupriya_Manipuri bs:Bosnian br:Breton bg:Bulgarian ca:Catalan
ceb:Cebuano cv:Chuvash hr:Croatian cs:Czech da:Danish nl:Dutch en:English eo:Esperanto et:Estonian
fi:Finnish fr:French gl:Galician ka:Georgian de:German el:Greek gu:Gujarati ht:Haitian he:Hebrew hi:Hindi
hu:Hungarian is:Icelandic io:Ido ig:Igbo id:Indonesian ga:Irish it:Italian jv:Javanese kn:Kannada
kk:Kazakh ko:Korean ku:Kurdish ky:Kyrgyz la:Latin lv:Latvian lt:Lithuanian lmo:Lombard nds:Low_Saxon
lb:Luxembourgish mk:Macedonian ms:Malay ml:Malayalam mt:Maltese mr:Marathi nap:Neapolitan ne:Nepali
new:Newar nb:Norwegian_Bokmal nn:Norwegian_Nynorsk oc:Occitan fa:Persian pms:Piedmontese pl:Polish
pt:Portuguese qu:Quechua ro:Romanian ru:Russian sgs:Samogitian sr:Serbian sh:Serbo_Croatian scn:Sicilian
sk:Slovak sl:Slovenian es:Spanish su:Sundanese sw:Swahili sv:Swedish tl:Tagalog ta:Tamil te:Telugu
tr:Turkish tk:Turkmen uk:Ukrainian ur:Urdu uz:Uzbek vi:Vietnamese vo:Volapuk wa:Walloon war:Waray_Waray
cy:Welsh fy:West_Frisian pnb:Western_Panjabi yo:Yoruba
"""
_ALSO = {"no": "nb", "fil": "tl", "pa": "pnb"}

# one ideograph or kana each (as Lucene's standard tokenizer cuts Chinese), else a run of anything but spaces
_IDEOGRAPHS = re.compile(
    "[\u3041-\u3096\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]"
    "|[^\\W\u3041-\u3096\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]+"
)
_MARKS_AFTER, _MARKS_BEFORE = (
    (",", ".", ";", ":", "!", "?", '"', "”", "»", ")"),
    ('"', "“", "«", "(", "‘", "'"),
)
_THAI = re.compile("[\u0e01-\u0e2e]")
_THAI_CONSONANTS_A_WORD = 3.0
"""Thai is not cut into words: a word has about three consonants, and the stop words found are counted."""


@dataclass(frozen=True, slots=True)
class StopWords:
    """One language's list and the way its texts are cut into tokens."""

    language: str
    words: frozenset[str]
    tokens: str
    """How a text is cut: at ``spaces`` (as published: "the," is no stop word), into ``words`` that may
    have a mark beside them, ``ideographs``, ``thai``, or by the ``segmenter``."""

    def count(self, text: str) -> tuple[float, int]:
        """(words, stop words) of a text; case is ignored."""
        lowered = text.lower()
        if self.tokens == "thai":
            found = len(_thai_pattern().findall(lowered))
            return max(len(_THAI.findall(lowered)) / _THAI_CONSONANTS_A_WORD, float(found)), found
        if self.tokens in ("spaces", "words"):
            tokens = lowered.split()
        elif self.tokens == "ideographs":
            tokens = _IDEOGRAPHS.findall(lowered)
        else:
            tokens = [token for token in _segmenter().lcut(lowered) if token.strip() and token.isalnum()]
        return float(len(tokens)), sum(map(self.words.__contains__, tokens))


def languages() -> tuple[str, ...]:
    """Codes of all languages that have a list."""
    return tuple(sorted([*_names(), *OWN]))


def has_segmenter() -> bool:
    """Whether jieba is installed, for option (a): Chinese by words instead of ideographs."""
    return importlib.util.find_spec("jieba") is not None


@lru_cache(maxsize=128)
def stop_list(language: str | None, segment: bool = False, as_published: bool = False) -> StopWords | None:
    """The list of a language, or None where there is none; read once.

    ``as_published``: words are split at spaces only, in every language. ``segment``: Chinese by jieba's words
    instead of single ideographs, where jieba is installed.
    """
    code = _ALSO.get(language or "", language or "")
    if code in OWN:
        words = _own(code)
        if as_published:
            return StopWords(code, words, "spaces")
        if code == "zh" and segment and has_segmenter():
            return StopWords(code, words | _own("zh-words"), "segmenter")
        return StopWords(code, words, "thai" if code == "th" else "ideographs")
    name = _names().get(code)
    folder = _folder()
    if name is None or folder is None:
        return None
    try:
        text = (folder / f"{name}.txt").read_text(encoding="utf-8")
    except OSError:
        return None
    words = frozenset(text.lower().split("\n")) - {""}
    return StopWords(code, words, "spaces") if as_published else StopWords(code, _with_marks(words), "words")


def _with_marks(words: frozenset[str]) -> frozenset[str]:
    """The words, also with a mark before or after: looking more up is faster than cutting marks off."""
    after = (word + mark for word in words for mark in _MARKS_AFTER)
    before = (mark + word for word in words for mark in _MARKS_BEFORE)
    return words.union(after, before)


@lru_cache(maxsize=1)
def _names() -> dict[str, str]:
    pairs = (pair.split(":") for pair in _FILES.split())
    return {pair[0]: pair[1] for pair in pairs}


@lru_cache(maxsize=1)
def _folder() -> Path | None:
    spec = importlib.util.find_spec("justext")  # finds a top-level package without importing it
    if spec is None or not spec.submodule_search_locations:
        return None
    return Path(next(iter(spec.submodule_search_locations))) / "stoplists"


def _own(code: str) -> frozenset[str]:
    text = resources.files(__package__).joinpath("data", f"{code}.txt").read_text(encoding="utf-8")
    return frozenset(text.split())


@lru_cache(maxsize=1)
def _thai_pattern() -> re.Pattern[str]:
    words = sorted(_own("th"), key=lambda word: (-len(word), word))
    return re.compile("|".join(map(re.escape, words)))


@lru_cache(maxsize=1)
def _segmenter() -> Any:
    import jieba

    jieba.setLogLevel(60)
    return jieba
