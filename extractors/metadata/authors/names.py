"""Author names out of bylines, in several languages: better fewer than bad."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from extractors.metadata.authors import vietnamese
from extractors.metadata.authors.accounts import is_account
from extractors.metadata.authors.all_by import BEFORE as BEFORE_ALL
from extractors.metadata.authors.all_by import without_all_by
from extractors.metadata.authors.arabic import GENRES, without_dashes
from extractors.metadata.authors.behind import up_to_moment
from extractors.metadata.authors.cjk import has_cjk, is_cjk, is_person, names_apart, signed_by
from extractors.metadata.authors.desks import behind_title, is_desk, without_staff
from extractors.metadata.authors.roles import (
    ROLE,
    ROLE_BEHIND,
    TRAILING_ROLE,
    before_role,
    is_profession,
    without_others,
)
from extractors.metadata.authors.sponsors import is_sponsor
from extractors.metadata.authors.surnames import compound, numbered, surnames_last, together
from extractors.metadata.authors.words import (
    AGENCIES,
    BEFORE_A_NAME,
    BY,
    CITIES,
    CITY_NAMES,
    DAYS,
    DESKS,
    FACULTIES,
    GENRES_BY,
    NOBODY,
    PARTICLES,
    PLACES,
    POSTED,
    TITLES,
    WHO_WROTE,
)
from extractors.metadata.authors.written import is_written_name
from extractors.metadata.dates.months import COMMON
from extractors.metadata.text import clean, fold

MAX_NAME = 60
"""Characters of a name; longer ones are sentences."""
_MAX_AUTHORS = 12
_UNSIGNED = re.compile(
    r"编辑|編輯|责编|来源|來源|记者|記者|作者|评论|简介|摄|攝|(?:報導|"
    r"报道)$|^\W*(?:校对|校對|审核|審核|总?监制|總?監製|主持人?|整理|翻译|译者?|編譯|编译|"
    r"制图|製圖|[图圖]片?|原标题|写真|撮影|監修|翻訳|編集(?!部)|イラスト|"
    r"사진(?:제공)?|편집|영상|촬영|그래픽|번역|감수|구독)[\s・･·:：／/＝=|]|기자(?:$|[\s의])"
)
"""Words of lines that name nobody as their author where ``cjk`` finds none."""
_BY = (
    rf"(?:{GENRES_BY}|{GENRES}|{POSTED}|"
    r"(?:written|words|story|text|reported|posted|published|reviewed|article|analysis|opinion|report|photos?|interview|commentary|"
    r"review)\s+(?:and\s+\w+\s+)?by|(?:beitrag|eine?\s+\w+)\s+von|vom|"
    rf"{BEFORE_ALL}|"
    r"unsere[mnr]\s+(?:mitarbeiter|redakteur|reporter|korrespondent|autor|redaktionsmitglied)(?:en|in)?(?=\s+(?!in\s)\w)|"
    r"(?:text[eo]?|tekst|testo|teksti|текст)\s*(?:[&+/]|und|and|et|y|e|en|och|og|i|ja|и|та)\s*\w+(?=\s*:)|"
    r"(?:skribent|fotos?|photos?|bilder|interview|redaktion|ρεπορτάζ|bài(?:\s+và\s+ảnh)?|เรื่อง|خبرنگار(?:ان)?)(?=\s*:)|"
    r"(?:von\s+)?unserer(?=\s+redaktion\b)|(?:van\s+)?onze(?=\s+redactie\b)|"
    r"(?:d[ae]l?|de\s+la|dalla)(?=\s+(?:redação|redazione|redacción|redacció|redacția)\b)|"
    rf"{BY}|authors?\(s\)|authors|autor(?:in)?\(?s?\)?|autor(?:en|es|a)|auteurs|autori|författare|redaktor|yazar|"
    r"propos\s+recueillis\s+par|de|opracowała?|автор(?:ы|и)|текст|"
    rf"more\s+by|mehr\s+von|(?:haber(?!\s+(?:merkezi|servisi))|texto|foto){BEFORE_A_NAME}|著者|执笔|文|συντάκτρια|publicat\s+de|"
    r"dal\s+nostro\s+(?:inviato|corrispondente)|(?:(?:door|van)\s+)?onze\s+(?:verslaggever|correspondent|redacteur)|toimittaja|"
    r"корреспондент|кореспондент|от|(?:γράφτηκε\s+)?από(?:\s+(?:τον/την|τον|την))?|przez|bởi|від|بواسطة|توسط|od(?=\s*\|)|كتبت?(?=\s)|كتبت?\s*[/–-](?=\s)|द्वारा|লেখা|เขียนโดย)"
)
_SURNAME = re.compile(r"D[ei]\s+[^\W\d_]|Von\s+\S+$")
"""A declared name that begins with what is *by* in other languages: ``De Vries``, ``Di Stefano``, ``De Standaard``."""
_LEADING = re.compile(rf"^\W*(?:{_BY}(?:\s*[:：|՝៖]\s*|\s+)|(?:{WHO_WROTE}),\s+)", re.I)
_TRAILING_CJK = re.compile(
    r"(?:\s*(?:记者|記者|编辑|編輯|报道|報道|報導|撰文|기자|さん)|[\s/／]+(?:文|記)|(?<=[\u3041-\u30ff])(?:文|記)|\s+(?:发表|發表|发布|發布|张贴|張貼)[于於在]?)\s*$"
)
"""Names can end with 文 and 記, such as 大文; that somebody posted it stands apart from the name."""
_AND = r"and|und|et|og|och|και|и|ve|&|\+|y|e|i|en|oraz|ja|samt|sowie"
_SPLIT = re.compile(
    r"\s*[;|•、；｜●►▪\n]\s*|\s*(?<![\u3400-\u9fff])·\s*|\s*·(?![\u3400-\u9fff])\s*|\s*[,，،]\s*|\s+/\s+|"
    r"(?<=[\u4e00-\u9fff])[/／](?=[\u4e00-\u9fff]{2})"
)
"""A point within ideographs divides a foreign name."""
_SPLIT_AND = re.compile(rf"\s+(?:{_AND})\s+|\s+(?:with|mit|avec)\s+", re.I)
_SPLIT_JOIN = re.compile(
    r"\s+(?:a|dan|și|şi|si|és|ir|un|та|й|và|και|और|एवं|ও|এবং|و|اور|மற்றும்|และ)\s+"
)
"""*And* in languages where it is another word, or a name, in others: only between whole names."""
_SPLIT_PREFIX = re.compile(
    r"\s+(?:و(?!(?:ليد|ائلة?|سيم|هبي|هبة|هيب|جدي|جدان|جيه|فاء|داد|حيد|"
    r"ديع|ردة?|سام|صفي|اصف|ضاح|ليم|عد|ئام|لد|لي)\b|ال)"
    r"(?=[\u0621-\u064a]{2})|"
    r"ו(?!(?:רד|יקטור|לדימיר|לרי|לריה|יטלי|יליאם|יויאן|אדים|רה|ייס|ולף|יצמן)\b)(?=[\u05d0-\u05ea]{2}))"
)
"""The Arabic and the Hebrew *and*, one word with the name behind it; names that begin with that sign are not."""
_LEADING_AND = re.compile(rf"^(?:{_AND}|with|mit|avec)\s+(?=\S)", re.I)
_OPEN_END = re.compile(rf"(?:[,，،、&+/]|(?:^|\s)(?:{_AND}|with|mit))\s*$", re.I)
_OPEN_START = re.compile(rf"^\s*(?:[,，،、&+/]|(?:{_AND}|with|mit)(?:\s|$))", re.I)
_PICTURED = re.compile(r"\(\s*+(?:fotos?|photos?|bild(?:er)?|foto’s|zdjęcia|video|kamera|foto/video)\s*+\)\s*+$", re.I)
"""In brackets behind a name: who took the pictures, and did not write."""
_DASHED = re.compile(r"\s+[-–—]\s.*$")
_EMAIL = re.compile(r"[\w.+-]+@[\w-]+\.[\w.-]+")
_URL = re.compile(r"(?:https?://|www\.)\S+")
_HANDLE = re.compile(r"(?:^|\s)@\w+|\(@\w+\)")
_PARENS = re.compile(r"\s*(?:\([^()]*\)?|\[[^\[\]]*\]?|（[^（）]*）?|【[^【】]*】?)\s*$")
_CLOCKS = re.compile(r"\d{1,2}[:.]\d\d|\b(?:19|20)\d\d\b|\d{1,2}/\d")
_CUT = re.compile(
    r"\s+(?:[-–—]\s.*|(?:on|am|(?-i:le(?!\s+[A-ZÀ-Þ]))|il|em|published|posted|updated|last\s+updated?|last\s+modified|"
    r"veröffentlicht|aktualisiert|publié|publicado|"
    r"aggiornato|pubblicato|\d+\s+min|min(?:utes?)?\s+read|follow|folgen|read\s+more|more\s+by|in|for|für|"
    r"über|via|staff\s+writer|special\s+to|"
    r"is\s+an?|ist\s+\w+|has|at|aus|bei|view\s+(?:all|in|profile)|edited\s+by|reviewed\s+by|photos?\s+by|"
    r"on\s+behalf|illustration(?:en)?\b|fotos?\b|was)\b.*)$",
    re.I,
)
"""What follows a name in a visible byline. ``Le`` is of the name in ``Anne Le Goff`` and ``Anh Le``, as is ``le`` in
``John le Carré``."""
_LE_DAY = re.compile(r"\s+le(?=\s+(?:\d|(?:lun|mar|mercre|jeu|vendre|same)di\b|dimanche\b))", re.I)
"""The French word before a day, in capitals as well: ``PAR ANNE LE GOFF LE 3 MARS``."""
_CREDENTIALS = re.compile(
    r",?\s+(?:Ph\.?\s?[dD]\.?|M\.D\.|MD|MBA|M\.A\.|M\.?Sc\.?|B\.?Sc\.?|R\.?D\.?N?\.?|L\.?D\.?N\.?|R\.?N\.?|"
    r"CPA|CFP®?|CFA|Esq\.?|J\.?D\.|DDS|DVM|LCSW|"
    r"CSSD|CSCS|MPH|M\.P\.H\.|MS|M\.S\.|FACLM|DO|NP|PharmD|PsyD|DABOM|FAND)(?=$|[\s,;|])"
    r"(?!\s+(?i:candidate|student|fellow|researcher|scholar)\b)"
)
_POSTNOMINAL = re.compile(
    r"^(?:[A-Z][A-Za-z]{0,2}\.){1,4}$|^[A-Z]{2,5}(?:-[A-Z]+)?(?:\s*\d+)?®?$|^(?:Jr|Sr|II|III)\.?$|"
    r"^E-RYT.*$|^Ph\.?D\.?$"
)
"""A part of a list that is a degree or a membership of the name before it."""
_ROLE_WORDS = re.compile(
    r"\b(?:marketing|manager|director|coordinator|specialist|expert|reviewer|founder|officer|head of|"
    r"development|community|strategy|"
    r"contributor|assistant|intern|president|professor|candidate|chair|winemaker|attorney|lawyer|engineer|"
    r"consultant|developer|designer)\b",
    re.I,
)
_STAFF = re.compile(
    r"\b(?:staff|redaktion|team|newsroom|desk|redazione|redacción|redaccion|rédaction|redakcja|redakce|"
    r"редакция)\b",
    re.I,
)
_WORDY = re.compile(
    r"\b(?:the|this|that|with|from|about|your|you|our|how|why|what|when|are|was|were|will|can|not|more|all|"
    r"articles?|posts?|read|click|here|und|oder|nicht|der|die|das|sie|ist|mehr|les|des|pour|dans|est|una|para|con|più|who|"
    r"and|for|is|has|dedicated)\b"
)
"""Words of sentences; a name has none of them in small letters."""
_FURNITURE = re.compile(
    r"\b(?:cookies?|privacy|rights reserved|comments?|share|shares|updated|published|last update|"
    r"min(?:utes?)? read|views?|ago|subscribe|newsletter|categor(?:y|ies)|"
    r"uncategorized|zeige|alle beiträge|veröffentlicht|read more|learn more|click here|tags?|view all|"
    r"posts? by|kommentare?|artikel|leave a|copyright|creative commons|cc[\s-]by|authored|written|about the|our|"
    r"guidelines)\b", re.I,
)
_ORG = re.compile(
    r"\b(?:team|staff|editors?|editorial|redaktion|news|press|agency|magazine|group|inc|llc|gmbh|ltd|"
    r"institute|university|foundation|office|department|directorate|"
    r"association|center|centre|company|board|desk|contributors?|studio|media|network|society|bureau|"
    r"newsroom|research|ministry|minist[eè]r(?:e|io)|ministério|ministerstwo|\w*ministerium|universit[àé]|universidade?|"
    r"\w*universität|\w*verband|stiftung)\b",
    re.I,
)


def authors_of(text: str, *, visible: bool = False) -> tuple[str, ...]:
    """The names in a byline or a metadata value, in order, each once; empty where none is believable.

    ``visible``: the text is what a reader sees, where roles, dates and places stand around the names; the
    pieces of a visible text are separated by ``|`` where its markup separates them.
    """
    return _authors_of(text[:400], visible)


@lru_cache(maxsize=4096)
def _authors_of(text: str, visible: bool) -> tuple[str, ...]:
    text = " | ".join(piece for piece in clean(text).split(" | ") if not (piece.endswith("?") or is_sponsor(piece)))
    text = _EMAIL.sub(" ", text)
    text = _URL.sub(" ", text)
    text = _HANDLE.sub(" ", text)
    if has_cjk(text):
        signed = signed_by(text)
        if signed or (visible and is_cjk(text) and _UNSIGNED.search(text)):
            return signed
    text = without_others(text)
    if visible:
        text = _LE_DAY.sub(" |", text)
    text = _without_city(vietnamese.without_dashes(without_all_by(" ".join(text.split()))))
    text = _strip_leading(text, visible)
    text = _TRAILING_AGENCY.sub("", _WITH_OTHERS.sub("", without_staff(surnames_last(text))))
    text = _CREDENTIALS.sub("", numbered(text))
    if visible:
        text = _first_list(text)
        shorter = text if has_cjk(text) else up_to_moment(text)
        found = _names_in(shorter, visible) if shorter != text else []
        return tuple((found or _names_in(text, visible))[:_MAX_AUTHORS])
    return tuple(_names_in(text, visible)[:_MAX_AUTHORS])


def _names_in(text: str, visible: bool) -> list[str]:
    names: dict[str, str] = {}
    parts = _parts(text, visible)
    for part in [part for part in parts if not _PICTURED.search(part)] or parts:
        name = _name(part, visible)
        if name and not (names and (_stands_behind(name) or _is_after_whole_names(name, text, names.values()))):
            names.setdefault(fold(name), name)
    found = _without_desks(list(names.values()))
    if visible and len(found) > 1:
        persons = [name for name in found if is_person_like(name) or (name != found[0] and _POINTED.fullmatch(name))]
        found = persons or found[:1]
    return found


_POINTED = re.compile(
    "[\u30a1-\u30fa\u30fc]+(?:[・＝][\u30a1-\u30fa\u30fc]+){1,3}|[\u4e00-\u9fff]+(?:·[\u4e00-\u9fff]+){1,3}"
)
"""A foreign name as Japanese and Chinese write it; sections are written so as well, but stand behind no name."""


def _without_desks(names: list[str]) -> list[str]:
    """Names without the desks and news services behind a person's: it is where they work."""
    person = next((place for place, name in enumerate(names) if is_person_like(name)), len(names))
    return [name for place, name in enumerate(names) if place <= person or not is_desk(name)]


_FROM = re.compile(r"(?:d[ao]s?|em|n[ao]s?|desde|en|à|au|aus|bei|from|at)\s")
"""Small words with which no name begins; Portuguese papers write ``Ana Silva, do UOL, em Brasília``."""


def _stands_behind(part: str) -> bool:
    """Whether a part of a list is what the name before it is, or where, or for whom it writes."""
    if _POSTNOMINAL.match(part) or _FROM.match(part) or ROLE_BEHIND.match(part) or is_profession(part):
        return True
    return fold(part) in PLACES or not _OTHER_WORDS.isdisjoint(part.split())


def _is_after_whole_names(word: str, text: str, names: Iterable[str]) -> bool:
    """Whether a single word stands behind a comma after names of two words and more, as the place does from which they
    report: ``Ann Lee and Bo Li, Nairobi``."""
    if not (word.isalpha() and word[0].isupper() and all(" " in name for name in names)):
        return False
    return re.search(rf",\s*{word}\s*(?:,|$)", text) is not None


def _first_list(text: str) -> str:
    """The pieces of a visible byline up to the first that names somebody, and those that a comma or an *and* joins
    to it: what stands beside a name otherwise is a role, a date or a biography."""
    pieces = [piece for piece in text.split(" | ") if piece]
    if len(pieces) > 1 and _is_monogram(pieces[0], pieces[1]):
        del pieces[0]
    kept: list[str] = []
    named = False
    for piece in pieces:
        if named and not (_OPEN_END.search(kept[-1]) or _OPEN_START.match(piece)):
            break
        kept.append(piece)
        if not named:
            named = any(_name(part, True) for part in _parts(_strip_leading(piece, True), True))
    return " | ".join(kept)


def _is_monogram(piece: str, name: str) -> bool:
    """Whether a piece is the initials of the name after it, as they stand in place of a portrait."""
    initials = [word[0] for word in name.split() if word[0].isupper()]
    return 2 <= len(piece) <= 3 and initials[: len(piece)] == list(piece)


def _strip_leading(text: str, visible: bool) -> str:
    if not visible and _SURNAME.match(text):
        return text
    for _ in range(3):
        shorter = _LEADING.sub("", text)
        if shorter == text:
            break
        text = shorter
    return text


def _without_city(text: str) -> str:
    """A byline without the city before or behind a dash, in scripts without capitals, and without the word for *by*
    behind it."""
    if not _NO_CAPITALS.search(text):
        return text
    return without_dashes(_BY_AFTER.sub("", _CITY_LAST.sub("", _CITY_FIRST.sub("", text))))


def _parts(text: str, visible: bool) -> list[str]:
    parts: list[str] = []
    for part in _SPLIT.split(text):
        part = _LEADING_AND.sub("", part.strip())
        if visible:
            part = _DASHED.sub("", part)
        if not part:
            continue
        halves = [together(half) for half in _SPLIT_AND.split(compound(part)) if half]
        if len(halves) > 1 and _are_people(halves, part):
            parts.extend(halves)
        else:
            for joined in (_SPLIT_JOIN, _SPLIT_PREFIX):
                halves = joined.split(part)
                if len(halves) > 1 and all(map(is_person_like, halves)):
                    break
            else:
                halves = list(names_apart(part))
            parts.extend(halves)
    return parts


def _are_people(halves: list[str], whole: str) -> bool:
    """Whether what an *and* joins are several names: ``Ann Lee and Bo Li``, ``Ann and Bo``, but no ``Health
    and Safety Board``."""
    if _ORG.search(whole) or _STAFF.search(whole):
        return False
    sizes = [len(half.split()) for half in halves]
    if all(size >= 2 for size in sizes):
        return True
    single = all(half[:1].isupper() and half.isalpha() for half in halves if len(half.split()) == 1)
    return single and "&" not in whole


def _name(part: str, visible: bool) -> str | None:
    part = _without_city(_strip_leading(part.strip(_EDGES), visible))
    part = _cut_date(_PARENS.sub("", part))
    part = TRAILING_ROLE.sub("", part)
    if visible:
        part = _CUT.sub("", _first_sentence(part))
    elif not _ORG.search(part):
        part = _FROM_A_PLACE.sub(r"\1", _FOR_A_PAPER.sub(r"\1", part))
    part = _AND_AGENCY.sub(r"\1", _TRAILING_CJK.sub("", part)).strip(_EDGES)
    for shorter in (behind_title(part), before_role(part)):
        if shorter and is_person_like(shorter):
            part = shorter
    if is_cjk(part) and not is_written_name(part):
        return None
    if not is_name(part) or _IS.match(part) or (visible and (part[0].isdecimal() or _ROLE_WORDS.search(part))):
        return None
    return part


_SENTENCE_ENDS = re.compile(r"(?<=[^\W\d_]{3})\.(?:\s+(?=\S)|$)")
"""Behind a word of three letters: no initial, and no ``Dr`` or ``Jr``."""
_ABBREVIATION = re.compile(r"[^\W\d_]{2}\.")
"""Of a title: ``Dipl. Ing. Ann Lee``."""


def _first_sentence(part: str) -> str:
    """The name that is all of a visible part's first sentence: ``Ann Lee. Written 12 March 2004``."""
    firsts = (part[: end.start()] for end in _SENTENCE_ENDS.finditer(part))
    names = (first for first in firsts if _ABBREVIATION.search(first) is None)
    return next(filter(is_person_like, names), part)


_OTHER_WORDS = DESKS | TITLES
_NO_CAPITALS = re.compile("[\u0590-\u0dff]")
_CITY = rf"(?:{'|'.join(map(re.escape, sorted(CITY_NAMES, key=len, reverse=True)))})"
_CITY_FIRST = re.compile(rf"^{_CITY}\s*[-–—:/]\s*(?=\S)")
_CITY_LAST = re.compile(rf"(?<=\S)\s*[-–—/]\s*{_CITY}$")
_BY_AFTER = re.compile(r"(?<=\S)\s+(?:द्वारा|দ্বারা)$")
_FOR_A_PAPER = re.compile(r"^(\w[\w.'’-]*(?:\s[\w.'’-]+){1,3}?)\s+for\s+(?:the\s\S.*|(?-i:[A-Z])\S*)$", re.I)
"""What a British byline says after the name: ``Ann Lee For The Esk Mail``, or in one word. ``Physicians Committee for
Clean Water`` is an organisation."""
_AND_AGENCY = re.compile(r"^(\w[\w.'’-]*(?:\s[\w.'’-]+){1,3})\s?/\s?(?:dpa|afp|apa|[A-Z]{2,5}(?:-[A-Z]{1,3})?)$")
"""A reporter and the agency behind a slash, as German papers sign: ``Ann Lee/SP-X``."""
_TRAILING_AGENCY = re.compile(
    r"(?<=\w)[\s,|]+(?:the\s+)?(?:associated\s+press|agence\s+france-presse|press\s+association|canadian\s+press)"
    r"(?:\s+writers?)?$",
    re.I,
)
"""The agency for which those before it write: ``By ANN LEE and BO LI Associated Press``."""
_WITH_OTHERS = re.compile(
    r"(?<=\w)\s+(?:(?:with|and|und|mit|avec|et|"
    r"con|y|e)\s+(?:(?:news\s+)?agenc(?:y|ies)|wires?(?:\s+(?:services|reports))?|"
    r"staff\s+reports?|agenturen|agences|agencias|agenzie|agências)|special\s+(?:to|for)\s+\S.*)$",
    re.I,
)
_FROM_A_PLACE = re.compile(r"^(\w[\w.'’-]*(?:\s[\w.'’-]+){1,3}?)\s+in\s+[A-Z][\w.'’-]+(?:\s[A-Z][\w.'’-]+)?$")
"""A reporter and where they are: ``Ann Lee in Paris``."""
_EDGES = ' \t,:;|-–—•·*"“”„«»/\\←→↑↓›‹>'


def _cut_date(text: str) -> str:
    """What stands before a date: ``Ann Lee June 3`` -> ``Ann Lee``, and nothing for ``Dec 17``."""
    tokens = text.split()
    for place, token in enumerate(tokens):
        word = token.strip(".,").lower()
        if word in DAYS:
            following = tokens[place + 1 : place + 3]
            if len(tokens) == 1 or any(item.strip(".,").isdecimal() for item in following):
                return " ".join(tokens[:place])
        if word in COMMON:
            after = tokens[place + 1].strip(".,") if place + 1 < len(tokens) else ""
            before = tokens[place - 1].strip(".,") if place else ""
            if _NUMBER.match(after):
                return " ".join(tokens[:place])
            if _NUMBER.match(before):
                return " ".join(tokens[: place - 1])
    return text


_IS = re.compile(r"(?:je|jest|ist|est|is|was|è|é|är|era|byl[ao]?)\s")
"""The verb behind "the author", in small letters: ``Autor je komentátor``."""
_NUMBER = re.compile(r"^\d{1,4}(?:st|nd|rd|th)?$")
_NO_NAME = re.compile(r"[?!<>{}=\[\]#%€$…:©：＝〔〕□◎■▲]")
_ASKS = re.compile(
    r"(?:how\s+(?:to|do|does|did|i|we|you|much|many)|why|what(?:['’]s)?|when|where|which|about|über|à\s+propos\s+d[eu])\s",
    re.I,
)
"""How titles begin that stand in the place of a byline, and those of boxes about somebody."""


def is_name(name: str) -> bool:
    """Whether a text can be the name of a person or an editorial body."""
    if not 2 <= len(name) <= MAX_NAME or not any(char.isalpha() for char in name):
        return False
    if fold(name) in NOBODY or fold(name) in CITIES or ROLE.match(name) or _CLOCKS.search(name):
        return False
    if len(name.split()) > 7 or _FURNITURE.search(name) or is_account(name):
        return False
    if _NO_NAME.search(name) or _ASKS.match(name):
        return False
    letters = sum(char.isalpha() for char in name)
    if sum(char.isdigit() for char in name) > max(4, letters) or (name[0].isdecimal() and letters < 4):
        return False
    return bool(_ORG.search(name)) or len(_WORDY.findall(name)) <= int(len(name.split()) > 2)


def is_person_like(name: str) -> bool:
    """Whether a name reads like a person's: two to four capitalised words, or two to four ideographs or kana."""
    parts = [part for part in name.split() if part not in FACULTIES]
    if _ORG.search(name) or _STAFF.search(name) or not DESKS.isdisjoint(name.lower().split()) or is_agency(name):
        return False
    if len(parts) == 1:
        return name[0] >= "\u3400" and is_person(name)
    if fold(name) in PLACES or any(char.isdigit() for char in name):
        return False
    strong = [part for part in parts if part.lower() not in PARTICLES]
    return 2 <= len(parts) <= 5 and all(_begins_name(part[0]) for part in strong)


def _begins_name(letter: str) -> bool:
    """Whether a letter can begin a name: a capital, or one of a script without any (Georgian has none in names)."""
    return letter.isupper() or (not letter.isascii() and letter.title() == letter)


def is_agency(name: str) -> bool:
    """Whether a name is that of a news agency, however it is written."""
    return fold(name) in AGENCIES
