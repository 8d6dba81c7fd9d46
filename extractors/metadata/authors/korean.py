"""Who signed a Korean line: names before 기자 ("reporter") and its like, behind a word of writing, or before a mail
address."""

from __future__ import annotations

import re
from collections.abc import Sequence

_FAMILY = (
    "김이박최정강조윤장임한오서신권황안송전홍유류고문양손배백허남심노하곽성차주우구민나진지엄채원천방공현"
    "함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용"
)
_COMPOUND = "남궁|황보|제갈|선우|독고|사공|서문"
_RARE = "피예봉경사부가복태목형계두감음빈동온호범좌팽승간견갈옹"
"""Rare family names, with which other words begin more often: only before two syllables of which the last ends no
office, and not where they begin one of ``_RARELY``."""
_RARELY = (
    "경제|경찰|경기|경남|경북|경향|경인|경영|경매|경력|사회|사건|사이|사실|사설|복지|복수|예술|예능|예비|계열|계약|동아|동료|동행|동영|동네|동시|부산|부동|부장|"
    "부국|부문|부처|가정|가요|가상|가수|호남|호주|호텔|형사|감독|감사|두산|태국|태양|목포|목요|온라|음악|음식|범죄|범인|승마|승무|간부|간판|간호|간사|견습|빈곤|봉사|피해|피의"
)
_NO_NAME = (
    r"(?!(?:구독|전체|전문|전국|정치|문화|연예|국제|지역|최신|인기|현장|방송|신문|공동|이전|우리|주요|추천|해당|외신|금융|증권|기획|기업|편집|선임|수습|인턴|온라인|"
    r"객원|시민|담당|사진|영상|의학|과학|서울|인천|전주|전북|전남|강원|강릉|안동|안산|여수|제주|진주|천안|원주|구미|김포|성남|고양|하노이|방콕|모스크바|홍콩|본지|소속|"
    r"여기|기자|남성|여성|이런|이번|기사|인물|한국|미국|중국|일본|유럽|조회|관련|오늘|지난|소개|유료|무료|정기|정책|주간|월간)(?:부|팀|국)?(?:[\s·,=|/]|$|기자|특파원))"
)
"""Words that begin with the sign of a family name, and no names."""
_COMMON = rf"(?:{_COMPOUND})[가-힣]{{1,2}}|[{_FAMILY}][가-힣]{{1,2}}"
_UNCOMMON = rf"(?!{_RARELY})[{_RARE}][가-힣](?![부팀국과실청단처지계대])[가-힣](?=[^가-힣]|$|기자|특파원)"
_NAME = rf"(?:{_NO_NAME}(?:{_COMMON}|{_UNCOMMON}))"
_ROLE = (
    r"(?:(?:선임|수석|책임|수습|인턴|온라인|객원|시민|명예|대|[가-힣]{0,4}전문)\s?기자|기자|특파원|논설위원|편집위원|칼럼니스트|에디터|앵커|[가-힣]{2,4}(?:부장|국장|팀장))"
)
_SEPARATED = r"(?:\s*[·ㆍ・,/&]\s*|\s+)"
_WITH_ROLE = re.compile(
    rf"(?:^|[\s=\[(|【】\])·ㆍ,/.”’])(?P<names>{_NAME}(?:{_SEPARATED}{_NAME}){{0,5}})\s*{_ROLE}(?=$|[\s=\])|】(,·ㆍ/<])"
)
_LABELLED = re.compile(
    rf"^\W*(?:글쓴이|작성자|기사\s?작성|취재|기자|글)(?:\s*[·ㆍ,/&]\s*(?:사진|영상|그림|글))*(?:\s*[:：=|/]\s*|\s+)"
    rf"(?P<names>{_NAME}(?:{_SEPARATED}{_NAME}){{0,5}})(?=\s*(?:$|[|\])】(]|{_ROLE}))"
)
_WITH_MAIL = re.compile(
    rf"(?:^|[\s/.”])(?P<names>{_NAME})\s*[(<]?\s*[\w.+-]{{2,40}}@[\w-]+\.[\w.-]+[)>]?[^\w가-힣]*$", re.A
)
_PICTURES = re.compile(
    r"(?<![·ㆍ,/&])(?<![·ㆍ,/&]\s)(?:사진|영상|촬영|그래픽|일러스트|삽화|편집|번역|감수)(?:제공)?\s*[=:：·|]?\s*$"
)
"""What stands before the names of those who took the pictures; not behind a word of writing."""
_PERSON = re.compile(_NAME)
_COMMON_PERSON = re.compile(rf"{_NO_NAME}(?:{_COMMON})")
_OPENED = re.compile(
    rf"^(?:[^\w\[(【]{{0,2}}[\[(【][^\[\]()【】]{{2,40}}[\])】]\s?)?"
    rf"(?:{_NAME}{_SEPARATED}){{0,4}}(?:{_NAME})?\s*{_ROLE}?\s*=?"
)


def signed_by(text: str, *, at_end: bool = False) -> tuple[str, ...]:
    """The authors that a line of Korean names, in order."""
    names: list[str] = []
    for match in _WITH_ROLE.finditer(text):
        if not _PICTURES.search(text[: match.start("names")]):
            names += _PERSON.findall(match["names"])
    if names:
        return tuple(dict.fromkeys(names))
    found = _LABELLED.search(text) or (_WITH_MAIL.search(text) if at_end else None)
    if found is None or _PICTURES.search(text[: found.start("names")]):
        return ()
    return tuple(dict.fromkeys(_PERSON.findall(found["names"])))


def are_names(texts: Sequence[str]) -> bool:
    """Whether all are names with a family name, of three syllables as most are: shorter ones can be parts of one."""
    return all(len(text) >= 3 and _COMMON_PERSON.fullmatch(text) for text in texts)


def opened_by(text: str) -> str | None:
    """The dateline that opens a report and can name who reports: ``(서울=연합뉴스) 홍길동 기자 =``."""
    match = _OPENED.match(text)
    return match.group() if match and len(match.group()) > 3 else None
