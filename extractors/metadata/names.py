"""Author names out of bylines, in several languages: better fewer than bad."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from extractors.metadata.text import clean, fold

MAX_NAME = 60
"""Characters of a name; longer ones are sentences."""
_MAX_AUTHORS = 12

_BY = (
    r"(?:(?:written|words|story|text|reported|posted|published|reviewed|article|analysis|opinion|report|photos?|interview|commentary|"
    r"review)\s+(?:and\s+\w+\s+)?by|by|author|authors|autor(?:in|en|es|a)?|auteurs?|autore|autori|författare|redaktor|yazar|avtor|verfasst\s+von|"
    r"geschrieben\s+von|ein\s+\w+\s+von|eine\s+\w+\s+von|von|vom|écrit\s+par|publié\s+par|rédigé\s+par|propos\s+recueillis\s+par|"
    r"par|por|escrito\s+por|publicado\s+por|di|a\s+cura\s+di|de|door|av|af|door|napisał[a]?|tekst|opracował[a]?|"
    r"автор(?:ы)?|текст|автор\s+текста|yazan|haber|kirjoittanut|著者|执笔|文|text|texte|testo|texto|foto)"
)
_LEADING = re.compile(rf"^\W*{_BY}(?:\s*[:：|]\s*|\s+)", re.I)
_LEADING_CJK = re.compile(
    r"^[\s【\[(（]*(?:(?:本报|本刊|本网|新华社|中新社|中新网|央视网|人民网|实习|特约|通讯员|責任|责任|见习|全媒体)*(?:记者|記者|作者|编辑|編輯|撰文|文|撰稿|责编|著者|執筆|取材|ライター|기자|글)"
    r"(?:\s*[:：/／|丨]\s*|\s+|(?=[\u4e00-\u9fff])))"
)
_TRAILING_CJK = re.compile(r"\s*(?:记者|記者|编辑|編輯|报道|報道|撰文|文|기자|さん|記)\s*$")
_SPLIT = re.compile(
    r"\s*[,;|•·/、，；｜]\s*(?:and|und|et|y|e|og|och|ja|i|и|ve|a)?\s+|\s*[;|•、，；｜]\s*|\s+(?:and|und|et|og|och|και|и|ve|&|\+|with|mit|avec)\s+|\s*/\s*|\s*&\s+|,(?=[^\W\d_]{2})",
    re.I,
)
_SPLIT_SHORT = re.compile(r"\s+(?:y|e|i|en|a|oraz|ja)\s+")
"""Single letters that mean *and* in some languages; only between two whole names."""
_EMAIL = re.compile(r"[\w.+-]+@[\w-]+\.[\w.-]+")
_URL = re.compile(r"(?:https?://|www\.)\S+")
_HANDLE = re.compile(r"(?:^|\s)@\w+|\(@\w+\)")
_PARENS = re.compile(r"\s*[(\[（【].*?[)\]）】]?\s*$")
_CLOCKS = re.compile(r"\d{1,2}[:.]\d\d|\b(?:19|20)\d\d\b|\d{1,2}/\d")
_ROLES = (
    r"(?:[\w'’&.-]+\s+){0,4}(?:reporter|editor|editor-in-chief|correspondent|writer|columnist|contributor|producer|journalist|"
    r"director|manager|specialist|analyst|founder|co-founder|ceo|cto|cmo|president|professor|fellow|photographer|blogger|"
    r"redakteur(?:in)?|redaktor(?:in)?|korrespondent(?:in)?|chefredakteur(?:in)?|journaliste|journalistin|rédacteur|rédactrice|"
    r"redattore|giornalista|periodista|redactor(?:a)?|dziennikarz|muhabiri?|editörü?|korespondent|редактор|корреспондент|обозреватель)"
    r"(?:\s+(?:at|of|for|in|der|des|für|bei|de|di)\s+.*)?"
)
_ROLE = re.compile(rf"^(?:senior|staff|contributing|guest|freelance|chief|managing|associate|assistant|lead)?\s*{_ROLES}$", re.I)
_TRAILING_ROLE = re.compile(rf"\s*(?:,|\s[-–—|]|\.)\s+(?:the\s+)?{_ROLES}.*$", re.I)
_CUT = re.compile(
    r"\s+(?:[-–—|•·]\s.*|(?:on|am|le|il|em|on:|published|posted|updated|last updated|veröffentlicht|aktualisiert|publié|publicado|"
    r"aggiornato|minutes? read|min read|follow|folgen|read more|more by|in|for|über|via|staff writer|special to)\b.*)$",
    re.I,
)
_CREDENTIALS = re.compile(
    r",?\s+(?:ph\.?\s?d\.?|m\.?d\.?|mba|m\.?a\.?|m\.?sc\.?|r\.?d\.?n?\.?|l\.?d\.?n?\.?|r\.?n\.?|cpa|cfp®?|cfa|esq\.?|jd|j\.d\.|dds|dvm|lcsw|cssd|cscs)"
    r"(?=$|\s|,)\.?,?",
    re.I,
)
_NOBODY = frozenset(
    fold(name)
    for name in (
        "admin,administrator,wpadmin,wp-admin,webmaster,root,user,author,authors,autor,autorin,auteur,autore,guest,gast,guest author,"
        "unknown,unbekannt,anonymous,anonym,none,null,nan,undefined,default,test,n/a,na,system,site admin,website admin,webadmin,by,"
        "editor,editors,the editor,redactie,online,news,home,contact,contact us,about,about us,about the author,share,facebook,twitter,"
        "instagram,linkedin,email,e-mail,print,comments,comment,read more,more,follow,subscribe,login,log in,sign in,menu,search,"
        "published,updated,posted,view all posts,see all posts,all posts,posts,see author's posts,view profile,profile,bio,website,"
        "superadmin,super user,superuser,copyright,rss,published by,written by,posted by,post author,article author,blog,the author,"
        "advertisement,anzeige,werbung,sponsored,partner,no author,author name,full name,your name,first last,redirect"
    ).split(",")
)
"""Names that are nobody's: accounts of content systems, and the words that stand around bylines."""
_STAFF = re.compile(r"\b(?:staff|redaktion|team|newsroom|desk|redazione|redacción|redaccion|rédaction|redakcja|redakce|редакция)\b", re.I)
_AGENCIES = frozenset(
    fold(name)
    for name in (
        "dpa,afp,ap,reuters,sid,apa,kna,epd,dapd,ansa,efe,ptI,ians,tass,xinhua,sda,keystone-sda,keystone,ats,belga,anp,ctk,čtk,pap,tt,ntb,"
        "ritzau,bloomberg,upi,cp,aap,pa,kyodo,jiji,aa,dha,iha,the canadian press,associated press,the associated press,agence france-presse,"
        "deutsche presse-agentur,press association,pa media,australian associated press,thomson reuters,dts,dpa-afx,spot on news,glomex"
    ).split(",")
)
"""News agencies: kept only where no person is named."""
_PARTICLES = frozenset("de da do dos das del della di du la le van von der den ten ter zu zur y e bin ibn al el af av und of the".split())
_WORDY = re.compile(
    r"\b(?:the|this|that|with|from|about|your|you|our|how|why|what|when|is|are|was|were|has|have|will|can|not|more|all|articles?|posts?|"
    r"read|click|here|cookies?|privacy|rights|reserved|comments?|share|updated|published|minutes?|min|views?|ago|und|oder|nicht|der|die|das|"
    r"sie|ist|mehr|artikel|kommentare?|les|des|pour|dans|est|una|para|con|più|articoli|janvier|januar|january)\b",
    re.I,
)
_ORG = re.compile(
    r"\b(?:team|staff|editors?|editorial|redaktion|news|press|agency|magazine|group|inc|llc|gmbh|ltd|institute|university|foundation|"
    r"association|center|centre|company|board|desk|contributors?|studio|media|network|society|bureau|newsroom|research)\b",
    re.I,
)


def authors_of(text: str, site_names: frozenset[str] = frozenset()) -> tuple[str, ...]:
    """The names in a byline or a metadata value, in order, each once; empty where none is believable.

    ``site_names`` are the folded names of the site (see ``fold``).
    """
    return _authors_of(text[:400], site_names)


@lru_cache(maxsize=4096)
def _authors_of(text: str, site_names: frozenset[str]) -> tuple[str, ...]:
    text = clean(text)
    text = _EMAIL.sub(" ", text)
    text = _URL.sub(" ", text)
    text = _HANDLE.sub(" ", text)
    text = _strip_leading(" ".join(text.split()))
    text = _CREDENTIALS.sub("", text)
    names: list[str] = []
    seen: set[str] = set()
    for part in _parts(text):
        name = _name(part)
        if name and fold(name) not in seen:
            seen.add(fold(name))
            names.append(name)
    return tuple(names[:_MAX_AUTHORS])


def _strip_leading(text: str) -> str:
    for _ in range(3):
        shorter = _LEADING_CJK.sub("", _LEADING.sub("", text))
        if shorter == text:
            break
        text = shorter
    return text


def _parts(text: str) -> list[str]:
    parts: list[str] = []
    for part in _SPLIT.split(text):
        if not part:
            continue
        halves = _SPLIT_SHORT.split(part)
        if len(halves) > 1 and all(len(half.split()) >= 2 for half in halves):
            parts.extend(halves)
        else:
            parts.append(part)
    return parts


def _name(part: str) -> str | None:
    part = _strip_leading(part.strip(" \t.,:;|-–—•·*\"'“”„«»/\\"))
    part = _PARENS.sub("", part)
    part = _TRAILING_ROLE.sub("", part)
    part = _CUT.sub("", part)
    part = _TRAILING_CJK.sub("", part)
    part = _CREDENTIALS.sub("", part).strip(" \t,:;|-–—•·*\"'“”„«»/\\")
    return part if is_name(part) else None


def is_name(name: str) -> bool:
    """Whether a text can be the name of a person or an editorial body."""
    if not 2 <= len(name) <= MAX_NAME or not any(char.isalpha() for char in name):
        return False
    if fold(name) in _NOBODY or _ROLE.match(name) or _CLOCKS.search(name):
        return False
    parts = name.split()
    if len(parts) > 6 or (len(parts) > 5 and not _ORG.search(name)):
        return False
    if any(char in name for char in "?!<>{}=[]#%€$…") or "://" in name:
        return False
    if sum(char.isdigit() for char in name) > 3 and len(parts) == 1 and "-" not in name:
        return False
    if len(_WORDY.findall(name)) > (1 if _ORG.search(name) else 0) and not _ORG.search(name):
        return False
    return True


def is_person_like(name: str) -> bool:
    """Whether a name reads like a person's: two to four capitalised words, or two to four ideographs or kana."""
    parts = name.split()
    if _ORG.search(name) or _STAFF.search(name):
        return False
    if len(parts) == 1:
        return 2 <= len(name) <= 4 and all("\u3400" <= char <= "\u9fff" or "\uac00" <= char <= "\ud7af" for char in name)
    strong = [part for part in parts if part.lower() not in _PARTICLES]
    return 2 <= len(parts) <= 5 and all(part[0].isupper() or not part[0].isascii() for part in strong)


def is_agency(name: str) -> bool:
    return fold(name) in _AGENCIES


def is_staff(name: str) -> bool:
    """An editorial body, not a person."""
    return bool(_STAFF.search(name))


def best_of(names: Iterable[str], site_names: frozenset[str]) -> tuple[str, ...]:
    """Persons if there are any; else what is left. Agencies and the site itself are no co-authors of persons."""
    every = tuple(names)
    persons = tuple(name for name in every if not is_agency(name) and fold(name) not in site_names)
    return persons or every
