"""What a site calls itself, out of what its pages declare."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence

from extractors.metadata.model import Claim
from extractors.metadata.text import clean, fold
from extractors.metadata.titles import is_of_host, segments

_APART = " |–—·•»-"
_QUOTES = " \"“”„«»"
_NO_NAMES = frozenset("blog home homepage startseite website index news default".split())
"""Folded: parts of sites that are declared as their names."""
_INITIALS = re.compile(r"[A-ZÄÖÜ]{2,5}")
_LATIN = re.compile("[A-Za-zÀ-ɏ]")
_WWW = re.compile(r"www\.", re.I)
"""Begins an address, which no site calls itself."""
_AGREEING = 2
"""Sources that go before the first one where the host does not tell that one's name."""


def own_name(text: str, title: str) -> str:
    """A site's name without what sets it apart; of a whole title, which some systems declare as that, its end."""
    parts = segments(text) if fold(text) == fold(clean(title)) else []
    return (text[slice(*parts[-1])] if len(parts) > 1 else text).strip(_APART)


def chosen(claims: Sequence[Claim], site: str, sections: Iterable[str]) -> Claim:
    """The believed one of claims in order of trust, at least one of which has a value.

    The first, unless it is the name of a part of the site (of 1,414 articles of the development sets 13 declare one):
    its section, a word that every site has such a part for, its address, or a name that the host does not tell while
    two other sources agree on another one.
    """
    known = [claim for claim in claims if claim.value]
    parts = _NO_NAMES | {fold(section) for section in sections}
    named = [claim for claim in known if not _WWW.match(claim.text)] or known
    whole = [claim for claim in named if fold(claim.text) not in parts or is_of_host(claim.text, site)]
    first = (whole or named)[0]
    if is_of_host(first.text, site):
        return first
    others = [claim for claim in whole if _is_other(claim.text, first.text, site)]
    sources = Counter(fold(name) for name, _ in dict.fromkeys((claim.text, claim.source) for claim in others))
    name, count = max(sources.items(), key=lambda item: item[1], default=("", 0))
    if count < _AGREEING:
        return first
    return next(claim for claim in others if fold(claim.text) == name)


def _is_other(name: str, first: str, site: str) -> bool:
    """Whether a name is another one: neither the host, nor initials, nor the same with more or fewer words, nor what
    the host tells of one in other letters (``毎日新聞``, "Mainichi")."""
    if _LATIN.search(first) is None and _LATIN.search(name):
        return False
    if _INITIALS.fullmatch(name) or ("." in name and site.endswith(name.lower())):
        return False
    mine, theirs = fold(name), fold(first)
    return mine not in theirs and theirs not in mine


def _in_words(name: str, claims: Iterable[Claim], title: str) -> str:
    """A name in one word of small letters as another source writes it in words: ``esk-mail``, "Esk Mail"; and one that
    is a host's as another source writes it without the domain, unless the title ends in it: ``EskMail.example``."""
    given = [claim.value for claim in claims if claim.value]
    if host := None if fold(title).endswith(fold(name)) else _HOST.fullmatch(name):
        apart = (other for other in given if "." not in other and other != other.lower())
        others = [other for other in apart if fold(other) == fold(host.group(1))]
        return next((other for other in others if " " in other), others[0] if others else name)
    if " " in name or name != name.lower():
        return name
    return next((other for other in given if " " in other and fold(other) == fold(name)), name)


_HOST = re.compile(r"(?:www\.)?([\w.-]+?)(?:\.com?)?\.[a-z]{2,4}", re.I)


def without_claim(best: Claim, claims: Sequence[Claim], title: str, site: str) -> str:
    """A name without its claim: the part of it that another source or the end of the title gives alone, else the only
    one that the host tells; beside initials stands what they are short for."""
    name = _in_words(best.text, claims, title)
    parts, titled = ([text[slice(*part)].strip(_QUOTES) for part in segments(text)] for text in (name, clean(title)))
    if len(parts) < 2:
        return name
    alone = {fold(claim.value) for claim in claims if claim.value} | {fold(part) for part in titled[1:][-1:]}
    given = [] if fold(title).endswith(fold(name)) else [part for part in parts if fold(part) in alone]
    told = [part for part in parts if is_of_host(part, site) and not _INITIALS.fullmatch(part)]
    return given[0] if given else told[0] if len(told) == 1 else name


def of_home(step: str, site: str) -> str | None:
    """The site's name in the first step of the breadcrumbs: what the host tells, also before a word for the home page;
    before 首页 (home page) what is no word for a site, a part of it or the way back."""
    if own := _HOME_PAGE.fullmatch(step):
        step = own.group("name")
        if own.group("chinese"):
            return None if _NO_SITE.search(step) else step
    return step if is_of_host(step, site) else None


_HOME_PAGE = re.compile(
    r"(?P<name>[\w .&'-]{2,30}?)\s?(?:(?P<chinese>首页|首頁)|home(?:page|\spage)?|startseite)", re.I
)
_NO_SITE = re.compile(
    "[返进進入回设設个個]|网站|網站|站点|站點|本站|新闻|新聞|财经|財經|科技|体育|體育|娱乐|企业|频道|论坛|博客|资讯|官方"
)
"""What stands before the word for the home page besides a name: the way back, a part of the site, any site."""
