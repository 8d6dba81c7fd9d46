"""Titles: their parts, the site's name in them, and how much two of them have in common."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from unicodedata import combining, normalize

from extractors.document import Document
from extractors.dom import tags
from extractors.metadata.text import clean, fold, words
from extractors.metadata.tree import nodes_of

_SEPARATOR = re.compile(
    r"\s+[|\u2502\u00a6·•»«›‹:~/\\-]\s+|\s*[|｜\u2502]\s*|\s+[\u2010-\u2015]+\s+|\s+(?:::|--|//|>|<|>>|<<|"
    r"&#8211;)\s+|\s*[_]\s*(?=[^_a-z])|(?<=[\u3000-\u9fff\uff01-\uff5e\u2019\u201d\u2026])\s?[-—_]+\s?"
)
_QUOTED = re.compile(r"«(?=\s)[^«»]*+»")
"""A quotation whose marks stand apart from its words, as French has them: nothing in it parts a title."""
_CHINESE_BARS = ("_", "__", "-")
"""What stands before the site's name in Chinese, with no space around it; between Latin letters a hyphen is none."""
_LONGEST_SITE, _LONGEST_CHINESE = 6, 12
"""Words of a part that can be a site's name; an ideograph is a word."""


def segments(title: str) -> list[tuple[int, int]]:
    """(start, stop) of the parts of a title between its separators."""
    return list(_segments(title))


@lru_cache(maxsize=1024)
def _segments(title: str) -> tuple[tuple[int, int], ...]:
    parts: list[tuple[int, int]] = []
    at = 0
    told = _QUOTED.sub(lambda match: "x" * len(match[0]), title) if "«" in title else title
    for match in _SEPARATOR.finditer(told):
        if match.start() > at:
            parts.append((at, match.start()))
        at = match.end()
    if at < len(title):
        parts.append((at, len(title)))
    return tuple(parts)


def cut_site(title: str, site_names: frozenset[str]) -> str:
    """A title without the site's name at either end.

    ``site_names`` are folded names of the site and its host. A last part that is no known name stays, since
    headlines have dashes too, unless it ends with the Chinese word for a paper or a site; only after a bar is a short
    last part taken for the site's.
    """
    first, _, rest = title.partition(" ")
    if "." in first and rest and fold(first.lower().removeprefix("www.")) in site_names:
        title = rest.lstrip(" -–—|:")
    title = _without_prefix(title, site_names)
    parts = segments(title)
    parts = parts[_behind_archive(title, parts) :]
    while len(parts) > 1:
        if len(parts) > 2 and fold(title[parts[-2][0] : parts[-1][1]]) in site_names:
            del parts[-2:]
        elif _is_site(last := title[slice(*parts[-1])], site_names) or _CHINESE_SITE.fullmatch(last.strip()):
            parts.pop()
        elif _is_site(title[slice(*parts[0])], site_names):
            parts.pop(0)
        else:
            break
    for _ in range(2 if len(parts) < 4 else 1):  # "headline | section | site"; of more parts, all may be headlines
        if len(parts) < 2:
            break
        last = title[slice(*parts[-1])]
        before = title[parts[-2][1] : parts[-1][0]]
        barred = before in _CHINESE_BARS or any(bar in before for bar in "|»\u2502")
        longest = _LONGEST_CHINESE if before in _CHINESE_BARS else _LONGEST_SITE
        if not barred or len(words(last)) > longest or parts[-2][1] - parts[0][0] <= len(last):
            break
        parts.pop()
    return title[parts[0][0] : parts[-1][1]].strip() if parts else title


def _behind_archive(title: str, parts: list[tuple[int, int]]) -> int:
    """The number of the part behind "Blog Archive", which the commonest template of blogs had between their name and
    the headline; 0 without it."""
    return next((number for number, part in enumerate(parts[:-1], 1) if fold(title[slice(*part)]) == _ARCHIVE), 0)


_ARCHIVE = fold("Blog Archive")


def site_in(title: str, site: str) -> str | None:
    """The last part of a title, else the first, that names its site, told by the labels of the host; in Chinese by the
    word for a paper or a site that it ends with."""
    parts = [title[slice(*part)] for part in segments(title)]
    for part in (parts[-1], parts[0]) if len(parts) > 1 else ():
        if len(words(part)) <= _LONGEST_SITE and ":" not in part and is_of_host(part, site):
            return part.strip()
    last = parts[-1].strip() if len(parts) > 1 else ""
    return last if _CHINESE_SITE.fullmatch(last) else None


def site_before(title: str, headline: str, site: str) -> str | None:
    """What stands in a title before a colon and is no part of the headline, where the host tells that it is the site's
    name: "Esk Mail: Mill burns down"."""
    name, mark, rest = title.partition(": ")
    apart = bool(mark and rest) and fold(name) not in fold(headline)
    return name.strip() if apart and len(words(name)) <= _LONGEST_SITE and is_of_host(name, site) else None


def is_of_host(name: str, site: str) -> bool:
    """Whether a host tells a name: one of its labels is the name or begins with it, or the name begins with the label;
    small words may lack (partnershipstudentsuccess.example), other ones stand before it (getmill.example), and a label
    can be the initials."""
    host = site.partition(":")[0].removeprefix("www.")
    labels = {fold(label) for label in host.split(".")[:-1]} - _NO_NAMES
    told = [word for word in words(name) if word not in _SMALL_WORDS]
    if fold("".join(word[0] for word in told)) in {label for label in labels if len(label) >= _NAMING}:
        return True
    for folded in {spelt for text in (name, "".join(told)) for spelt in _spelt(fold(text))}:
        long = [label for label in labels if min(len(folded), len(label)) > _NAMING]
        bare = {_CALL.sub("", label) for label in long}
        if folded == fold(host) or folded in labels | bare or any(_begins(folded, label) for label in long):
            return True
    return False


def _spelt(name: str) -> set[str]:
    """A name as hosts write it besides: without accents, with German umlauts written out."""
    if name.isascii():
        return {name}
    bare = "".join(char for char in normalize("NFKD", name) if not combining(char))
    return {name, bare, name.translate(_UMLAUTS)}


_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
_SMALL_WORDS = frozenset(
    "the a an of for and in on to at der die das den und für von im am le la les de du des et".split()
)
_CALL = re.compile(r"^(?:get|go|my|with|try|use|join|weare|hello)(?=.{4})")
"""What a host says before a name that somebody else has already."""
_CHINESE_SITE = re.compile(
    "[\u3400-\u9fff]{1,14}"
    "(?:网|網|网站|網站|日报|日報|晚报|晚報|商报|早报|时报|時報|周刊|杂志社|电视台|通讯社)"
)
"""The end of a Chinese title that names a paper or a site, which the host's labels, in Latin letters, do not tell."""


_NO_NAMES = frozenset(("", "co", "com", "org", "blog", "blogs", "news", "home", "my", "forum", "shop"))
_NAMING = 3
"""Letters of a host's label from which a longer or shorter name of the site may begin with it; of initials at least."""


def _begins(one: str, other: str) -> bool:
    return one.startswith(other) or other.startswith(one)


_COLON = re.compile(r"\s?[:：]\s|：")


def _without_prefix(title: str, site_names: frozenset[str]) -> str:
    """A title without the site's name and a colon before it, or behind it: a name of one word begins headlines too."""
    colons = list(_COLON.finditer(title))
    for match in (*colons[:1], *colons[-1:]):
        before, after = title[: match.start()], title[match.end() :]
        for name, rest in ((before, after), (after, before)):
            if fold(name) in site_names and len(words(name)) > 1 and len(rest) > len(name):
                return rest.strip()
    return title


def between_colons(title: str, site: str) -> list[str]:
    """A title without a short text and a colon before it, behind it, or both, as sites write their name or a section's:
    "Esk Mail: Mill burns down", "Mill burns down :: News". The longest first; only what stands so on the page tells it
    from a headline with a colon of its own. No less than half of the title, unless the host tells the name. One word
    before it is a kicker ("Fire: Mill burns down") where the host does not; what stands behind it alone is the host's
    name, or a section of two words behind two colons, lest a long name of the site be taken for the title."""
    found = list(_AT_COLON.finditer(title))
    if not found:
        return []
    before, start = title[: found[0].start()], found[0].end()
    after, stop = title[found[-1].end() :], found[-1].start()
    is_name, is_section = is_of_host(before, site), "::" in found[-1].group() and len(words(after)) <= _SECTION
    parts: list[str] = []
    if is_name or 1 < len(words(before)) <= _LONGEST_SITE:
        parts.append(title[start:])
        if start < stop and len(words(after)) <= _LONGEST_SITE:
            parts.append(title[start:stop])
    elif is_section or is_of_host(after, site):
        parts.append(title[:stop])
    half = 0 if is_name else len(fold(title)) / 2
    return [part.strip() for part in parts if len(fold(part)) > half]


_SECTION = 2
"""Words of a section's name behind a title."""
_AT_COLON = re.compile(r"\s*+(?:::|[:：](?=\s)|：)\s*+")


def _is_site(part: str, site_names: frozenset[str]) -> bool:
    folded = fold(part)
    if not folded or folded in site_names:
        return True
    if ":" in part:
        return False
    return any(folded.startswith(name) and len(folded) - len(name) <= 12 for name in site_names if len(name) > 3)


def is_end(part: str, whole: str) -> bool:
    """Whether a text is a proper beginning or end of a title, with a space or a bar between it and the rest; what a
    colon or a comma divides is one headline."""
    if not 0 < len(part) < len(whole):
        return False
    rests = [whole[len(part) :]] if whole.startswith(part) else []
    rests += [whole[: -len(part)][::-1]] if whole.endswith(part) else []
    return any(_APART.match(rest) for rest in rests)


_APART = re.compile(r"\s+(?![:：,，;；、&+])|[|｜_\u2502»«-]")
"""What parts the rest of a title from an end of it."""


UNLIKE = 0.3
"""Overlap of words below which a heading and a title do not speak of the same thing (measured: 0.3 to 0.6
mostly do)."""


def overlap(one: str, other: str) -> float:
    """F1 of the words of two texts, 0 to 1."""
    mine, theirs = Counter(words(one)), Counter(words(other))
    total = mine.total() + theirs.total()
    return 2 * (mine & theirs).total() / total if total else 0.0


def containment(part: str, whole: str) -> float:
    """Share of the words of ``part`` that ``whole`` has as well."""
    mine, theirs = Counter(words(part)), Counter(words(whole))
    return (mine & theirs).total() / mine.total() if mine else 0.0


_ELLIPSIS = re.compile(r"\s*(?:…|\.{3})$")


def is_cut_of(text: str, whole: str) -> bool:
    """Whether a title is the beginning of another one, and an ellipsis."""
    stem = _stem(text)
    return stem is not None and whole.startswith(stem)


def _stem(text: str) -> str | None:
    """What stands before the ellipsis at a title's end; None where there is none, or hardly anything before it."""
    stem = _ELLIPSIS.sub("", text)
    return stem if stem != text and len(stem) > 10 else None


def unbroken(raw: str, wholes: list[str]) -> str:
    """The whole of a title whose attribute a quotation mark in it has cut, or which ends in an ellipsis."""
    text = clean(raw)
    stem = _stem(text)
    if stem is not None:
        longer = (whole for whole in wholes if whole.startswith(stem) and _stem(whole) is None)
        return next(longer, text)
    for whole in wholes:
        if len(text) > 10 and whole.startswith(text) and whole[len(text) :].lstrip().startswith(('"', "'")):
            return whole
    return text


_PLACEHOLDER = re.compile(
    r"(?:"
    r"(?:untitled|unnamed|no title)(?:[ -](?:document|page|post))?|(?:new|blank) (?:document|page|web ?page|post)|"
    r"unbenannt(?:es dokument|e seite)?|neue seite|neues dokument|ohne titel|naamloos(?: document)?|zonder titel|"
    r"nieuwe pagina|namnlöst dokument|ny sida|ikke-navngivet dokument|ute?n (?:tittel|navn)|uden titel|ny side|nimetön|"
    r"(?:(?:document|page) )?sans (?:titre|nom)|nouvelle page|nouveau document|"
    r"(?:(?:documento|página|pagina) )?(?:sin título|sem título|senza titolo|sense títol|fără titlu)|"
    r"nueva página|página nueva|nova página|nuova pagina|nuevo documento|"
    r"(?:(?:dokument|strona) )?bez (?:tytułu|názvu|naslova|назви|названия|имени)|nowa strona|nová stránka|"
    r"документ без (?:назви|названия|имени)|новая страница|нова сторінка|"
    r"adsız(?: belge)?|başlıksız|yeni sayfa|(?:dokumen )?tanpa judul|"
    r"無題(?:ドキュメント|のページ)?|新しいページ|新規ページ|无标题(?:文档|页面?)?|"
    r"無標題(?:文件|文檔|頁)?|新建网页|제목 ?없음|새 ?페이지"
    r")[ -]?\d{0,4}",
    re.I,
)
"""What editors call a page that nobody has named: ``New Page 3``, ``Untitled Document``."""


def is_placeholder(title: str) -> bool:
    """Whether a title is what an editor calls a page that nobody has named."""
    return len(title) <= _LONGEST_PLACEHOLDER and _PLACEHOLDER.fullmatch(title) is not None


_LONGEST_PLACEHOLDER = 40


def title_of(document: Document) -> str:
    """The text of the first title element outside of drawings."""
    s = document.structure
    for node in nodes_of(document, "title")[:5]:
        parent = int(document.parent[node])
        if parent >= 0 and document.tag[parent] == tags.CODES["svg"]:
            continue
        text = document.text_between(int(s.inner_at[node]), int(s.close_at[node]), " ")
        if text:
            return text
    return ""
