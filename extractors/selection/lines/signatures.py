"""Lines that say nothing but who edited, wrote or compiled a text, in words that no byline begins with.

An editor is no author, so that bylines do not read these (``metadata.authors.words``). Chinese editors ("编辑：") are
told by ``lines.portal_lines``.
"""

from __future__ import annotations

import re

from extractors.metadata.authors.cjk import signed_by
from extractors.metadata.authors.names import is_agency, is_person_like

LONGEST = 70
"""Letters of such a line."""
_ROLE = (
    r"(?:editor(?:in|a|es|i)?|redakteur(?:in)?|redaktion|redacción|edición|redazione|edição|redação|redactie|"
    r"eindredactie|redaktork?a?|redagował[ay]?|zredagował[ay]?|opracował[ay]?|opracowanie|redaktör|redaktør|"
    r"toimittaja|editoval[ay]?|uredni(?:k|ca)|szerkesztő|редактор(?:ка)?|"
    r"редактура|editör|hazırlayan|derleyen|haber|penyunting|pewarta|penulis|"
    r"biên\stập|επιμέλεια|تحرير|إعداد|संपादन|संपादक|edited\sby)"
)
_LABELLED = re.compile(
    rf"\W{{0,2}}{_ROLE}\s?[:：|]\s?(?P<names>[^:|]+?)(?:\s?\|?\s{_ROLE}\s?:\s?(?P<more>[^:|]+))?", re.I
)
_TOLD = re.compile(
    r"\W{0,2}(?:propos\srecueillis\spar|entretien\sréalisé\spar|a\scura\sdi|oprac\.)\s(?P<names>[^:|]+)", re.I
)
"""Without a mark behind them."""
_WITH_SOURCE = re.compile(
    r"(?P<names>[^()\d]{4,40}?)\s?\((?:(?:theo|nguồn|sumber|kaynak|quelle|source|fuente|fonte|źródło|według|according\sto|"
    r"según|segundo|secondo|con\sinformaci[óo]n\sde|com\sinforma[çc](?:ões|ão)\sd[aeo]s?|avec\sdes\sinformations\sde|"
    r"mit\s(?:material|informationen)\s(?:von|der))\b[:\s][^()]{2,50}|(?:mit|avec|with|con|com|za|nach)\s(?P<agency>[^()]{2,30}))\)",
    re.I,
)
"""A name and in brackets where the text was taken from."""
_OF_AGENCIES = re.compile(
    r"\W{0,2}(?:with\s(?:\w+\s)?inputs?\sfrom\s(?:the\s)?|"
    r"mit\s(?:material|informationen|agenturmaterial)\s(?:von|der)\s(?:der\s)?|avec\s(?:l['’])?|"
    r"(?:con|amb)\s(?:información|informaciones|informació)\sde\s(?:la\sagencia\s|l['’])?|con\s(?:fonte\s)?|"
    r"(?:com\sinforma[çc](?:ões|ão)\sd[aeo]s?|com)\s|met\s(?:informatie|medewerking)\svan\s(?:het\s)?|"
    r"med\s(?:bidrag|materiale?|stoff)\s(?:fra|från)\s)(?P<names>[^:|.]{2,40})\.?",
    re.I,
)
"""What it is taken from, where these are agencies alone: "Mit Material der dpa"."""
_WITH_FILES = re.compile(
    r"\W{0,3}(?:[Ww]ith\s(?:files|notes)\sfrom|(?:[Ww]ith\s(?:additional\s|further\s)?|[Aa]dditional\s|[Ff]urther\s)(?:assistance|reporting|"
    r"contributions?)\s(?:from|by))\s(?P<names>[A-ZÀ-Ý][^.!?:]{1,130}?)\.?"
)
"""What papers close with, whoever the files, or the help, are from."""
MOST_HELPED = 140
"""Letters of such a line, which may name several."""
_KOREAN = re.compile(r"[가-힣]{2,4}\s?(?:선임|수석|인턴|수습|전문)?(?:기자|특파원)")
_JAPANESE = re.compile(
    r"[(（]?(?:取材|文|構成|写真|撮影|編集|執筆|聞き手)(?:[・／/](?:取材|文|構成|写真|撮影|編集|執筆))*\s?[：＝・=:/／]\s?"
    r"[^\s。、：]{2,12}(?:\s[^\s。、：]{1,8})?[)）]?"
)
_REPORTED = re.compile(
    r"\W{0,3}(?:(?:[\u4e00-\u9fff]{0,8}?(?:记者|記者|通讯员|通訊員)|采写|採寫|撰文|撰稿|执笔人?|執筆|文字?)[\s·/／:：|丨]{0,4}"
    r"[\u4e00-\u9fff·\s、，,]{2,30}?){1,3}"
    r"(?:[\s/／]{0,2}(?:[\u4e00-\u9fff]{0,6}(?:報導|报道|報道|專訪|专访)|(?:文\s?[/／]?\s?[图圖]|[摄攝]))|发自[\u4e00-\u9fff]{2,6})?\W{0,3}"
)
"""Chinese: the word for a reporter, names, and from where they report; what is no name in it ``signed_by`` tells."""
_DESK = re.compile(
    r"\W{0,2}[\u4e00-\u9fff]{2,6}(?:中心|組|部)\s?[/／]\s?[\u4e00-\u9fff]{2,6}(?:報導|报道|報道)\W{0,2}"
)
"""The desk in a reporter's place, as in Taiwan: ``社會中心／新竹報導``."""
MOST_REPORTED = 45
"""Letters of such a line."""
_AGENCY = re.compile(r"/\s?([^/]{2,20})(?:/([^/]{2,20}))?\s?/|[-–—]{1,2}\s?([^-–—/]{2,20})")
"""Between strokes, or behind a dash."""
_AND = re.compile(r"\s?[,&/]\s|\s(?:and|und|et|y|e|i|och|og|en|и|та|ve|dan|और|و)\s")
_ENDS = tuple(".!?…。！？")


def is_signature(text: str) -> bool:
    """Whether a line tells who edited or wrote a text, or which agency it is of, and nothing else."""
    if len(text) > MOST_HELPED:
        return False
    files = _WITH_FILES.fullmatch(text)
    if files:
        return all(is_agency(part.strip()) or is_person_like(part.strip()) for part in _AND.split(files["names"]))
    if len(text) > LONGEST:
        return False
    if _KOREAN.fullmatch(text) or _JAPANESE.fullmatch(text) or _is_reporters(text):
        return True
    agency = _AGENCY.fullmatch(text)
    if agency:
        return any(is_agency(part.strip()) for part in agency.groups() if part)
    taken = _OF_AGENCIES.fullmatch(text)
    if taken and all(is_agency(part.strip()) for part in _AND.split(taken["names"])):
        return True
    sourced = _WITH_SOURCE.fullmatch(text)
    if sourced:
        return _are_names(sourced["names"]) and (sourced["agency"] is None or is_agency(sourced["agency"]))
    told = _LABELLED.fullmatch(text) or _TOLD.fullmatch(text)
    return told is not None and all(_are_names(part.strip()) for part in told.groupdict().values() if part)


def _is_reporters(text: str) -> bool:
    """Whether a Chinese line names who reports. Of six that were kept on recorded pages four stand in no truth, of
    11 on invented ones none."""
    if text.isascii() or len(text) > MOST_REPORTED:
        return False
    return _DESK.fullmatch(text) is not None or (_REPORTED.fullmatch(text) is not None and bool(signed_by(text)))


def _are_names(text: str) -> bool:
    """Whether a text is names of persons; what ends like a sentence is said in a conversation."""
    return not text.endswith(_ENDS) and all(is_person_like(name) for name in _AND.split(text))
