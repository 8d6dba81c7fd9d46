"""What stands below a picture: its caption, and who made it."""

from __future__ import annotations

import re
from bisect import bisect
from collections.abc import Sequence
from itertools import islice

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.characters import holds_any
from extractors.metadata.authors.cjk import has_cjk
from extractors.metadata.credit_words import EAST_ASIAN, LABEL, PICTURE
from extractors.metadata.makers import Makers, maker
from extractors.metadata.text import clean
from extractors.metadata.tree import text_of, text_without
from extractors.remembered import remembered

_FIGURE, _PRESSED, _SOURCE = (tags.CODES[name] for name in ("figure", "button", "source"))
_LEVELS, _DEEPEST = 7, 24
"""Elements around a picture among which its figure is looked for; and with its sources."""
_MOST_IN_CAPTION = 30
"""Elements of a caption that are looked at."""


def caption_of(
    document: Document, node: int, captions: Sequence[int], makers: Makers
) -> tuple[str | None, str | None]:
    """(caption, credit) of a picture: the texts of the nearest figure's caption and of the credit inside of it, else
    of what is marked as a credit beside the picture.

    ``captions`` are the page's ``figcaption`` elements, in document order.
    """
    caption, credit = _of_figure(document, node, captions, makers) if captions else (None, None)
    told = None if credit else makers.beside(node)
    if told is None:
        return caption, credit
    return without_credit(caption, told), split_credit(told)[1] or unlabelled(told)


_CLOSED = re.compile(r"[.;]\s*")
"""What closes a credit at a caption's end."""


_EMPTIED = re.compile(r"\s?(?:\(\s*\)|（\s*）|\[\s*\])")
"""Brackets around a credit that was taken out."""


def without_credit(caption: str | None, credit: str) -> str | None:
    """A caption without the credit in it; None where it says nothing else."""
    if not caption or credit not in caption:
        return caption
    before, _, behind = caption.rpartition(credit)
    rest = _EMPTIED.sub("", clean(f"{before} {'' if _CLOSED.fullmatch(behind) else behind}").removeprefix(credit))
    rest = _RESIDUE.sub("", rest).strip(" |-–—•·/")
    rest = _LABEL.sub("", rest, count=1) if _LABEL.match(rest) else rest
    return rest if _LETTER.search(rest) and not _NAMELESS.fullmatch(rest.strip("()[] ")) else None


def _of_figure(
    document: Document, node: int, captions: Sequence[int], makers: Makers
) -> tuple[str | None, str | None]:
    tag = document.tag.item
    # the parser nests each ``source`` in the one before it, and the picture in the last
    around = islice((each for each in islice(document.ancestors(node), _DEEPEST) if tag(each) != _SOURCE), _LEVELS)
    ancestor = next((each for each in around if tag(each) == _FIGURE), None)
    if ancestor is not None:
        place = bisect(captions, ancestor)
        if place < len(captions) and captions[place] < int(document.end[ancestor]):
            return _split_credit(document, captions[place], makers)
    return None, None


_CREDIT = re.compile(
    r"(?:[(（]\s*+|(?<!\s)\s*+)"
    rf"(?:[©ⓒ]|\(c\)|(?<![^\W\d_])(?:{PICTURE}\s*(?:(?:by|von)(?:\s*:)?|credit:)|(?:{LABEL}\s*|fot\.)[:：]|fot\.)\s*)"
    r"(.{2,80}?)[)）]?\.?$",
    re.I,
)
_JOINT = r"(?:copyright|foto(?:s|grafie)?\s+(?:und|and|&)\s+\w{3,20})\s*:"
"""A label of another kind, or of more than the picture."""
_LABEL = re.compile(
    rf"(?:(?:{PICTURE}|illustration|grafik|graphic)(?:\s+credits?)?\s*(?:(?:by|von)\b(?:\s*:)?|:|courtesy\b(?:\s+of\b)?)"
    rf"|{LABEL}\s*[:：]|fot\.\s*:?|{_JOINT}|[©ⓒ](?!\s*\d)|\(c\))\s*",
    re.I,
)
_SIGNS = (":", "：", "©", "ⓒ", "(c)", "by", "von", "credit", "fot.")
"""One of them is in whatever ``_CREDIT`` matches, in small letters, and is found ten times sooner."""
_MOST_LABELS = 3
_LETTER = re.compile(r"[^\W_]")
_CREDIT_ALONE = re.compile(
    rf"\(?\s*(?:(?:[©ⓒ]|\(c\))(?!\s*\d)|(?:{PICTURE}\s+credits?|{LABEL})\s*[:：]|fot\.|"
    rf"{_JOINT}|"
    r"(?:photo|foto|image|picture|photograph)s?\s+(?:by|courtesy(?:\s+of)?)(?:\s*:)?\s+(?:the\s+)?(?-i:[A-ZÀ-Þ]))"
    r"(?>[^.!?。！？]|\.(?=\w)|(?<=\b\w)\.){1,80}$",
    re.I,
)
"""A caption that says who made the picture, and nothing else: no sentence."""
_AGENCY = (
    r"(?:getty(?:\s?images)?|(?:i|adobe|shutter)\s?stock(?:photo)?|unsplash|pixabay|pexels|pixelio\.de|photocase\.de|reuters|afp|dpa|"
    r"alamy|keystone|imago(?:\simages)?|picture\salliance|zuma(?:\spress)?|sipa(?:\susa)?|bloomberg|wikimedia(?:\scommons)?|"
    r"(?-i:AP|APA|ANSA|EFE|EPA|UPI|AA|NASA)(?:\sphoto|\simages)?|"
    r"(?-i:Ansa|LaPresse|Lusa|Belga|ANP|NTB|STT|Lehtikuva|PAP|MTI|ČTK|TASR|SITA|Agerpres|AGERPRES|Tanjug|EUROKINISSI|"
    r"Eurokinissi|LETA|ELTA|BNS|PTI|IANS|Bernama|TTXVN|Télam|Xinhua|NurPhoto)|(?:ritzau(?:\s|/))?scanpix|europa\spress|"
    r"antara(?:\sfoto)?|anadolu(?:\sajansı)?|тасс|риа\sновости|укрінформ|бта|бгнес|απε(?:-μπε)?|רויטרס|"
    r"رويترز|أ\.?\s?ف\.?\s?ب|الفرنسية|الأوروبية|الأناضول|أسوشيتد\sبرس|د\sب\sأ)"
)
_PART = r"[^\W\d_](?:[\w’'+-]|\.(?=\w)|(?<=\b\w)\.)*+"
"""A word of a name, with a full stop only in it or behind an initial."""
_AGENCY_ALONE = re.compile(
    rf"\(?(?:(?:(?:{_PART}[\s/]+){{1,3}}(?:(?<=/)|(?<=/\s)|(?:{_PART}\s+)?(?:\||via|on)\s+))?"
    rf"{_AGENCY}(?:\.(?:com|de))?|{_AGENCY}\s?/\s?{_PART}(?:\s{_PART}){{0,3}})\)?",
    re.I,
)
"""A caption that names an agency and at most a photographer before or behind it."""
_CAPITAL = rf"(?=[A-ZÀ-Þ]){_PART}"
_OF_PAPER = re.compile(rf"(?:{_CAPITAL}\s){{1,2}}{_CAPITAL}/{_CAPITAL}(?:\s{_PART}){{0,4}}")
"""A photographer and the paper."""
_NAMES = re.compile(
    rf"(?!.*\b(?i:{PICTURE}|file|archive|left|right|above|below|top|bottom|row)\b)(?:{_CAPITAL}\s){{1,3}}{_CAPITAL}"
)
"""A person or a house in two to four words, none of which speaks of pictures or of places in them: "File Photo"."""
_LAST = re.compile(
    r"(?:(?:(?<=\w{3}[.!?…])|(?<=\s[a-zß-ÿ]{2}[.!?…])|(?<=[\"“”»’]))\s+"
    r"(?P<plain>(?>[^.!?…()]|\.(?=\w)|(?<=\b\w)\.){2,80})|"
    r"\s\((?P<inner>[^()]{2,80})\))\.?$"
)
_LONGEST_LAST = 100
"""What is told behind a caption's last sentence, or in brackets at its end."""


_BEHIND = re.compile(
    r"(?<=\S)\s(?:[/|–—-]\s(?P<told>[^/|–—]{2,40}(?:/[^/|–—]{2,40})?)|(?P<pooled>(?:AP|AFP|EPA)\sPhoto/[^!?]{2,40}))$"
)
"""An agency behind a stroke, or an agency and its photographer behind a caption that closes no sentence."""
_SAID = r"(?<=[.!?…\"”»’])\s"
"""Behind a sentence."""
_ENDINGS = tuple(
    re.compile(pattern, re.I)
    for pattern in (
        # in brackets, behind a label without a colon
        rf"(?<=\S)\s?[(（](?:{PICTURE}|dok\.|nuotr\.|φωτ\.)\s*(?P<told>(?-i:[A-ZÀ-ÞĀ-Ž\u0386-\u042f])[^()（）]{{1,60}})[)）]\.?$",
        # a word for an author names the article's where no caption stands before it
        rf"(?:{_SAID}|(?<=\s[|/–—-])\s)(?:autore?|auteur|avtor|автор|аутор)\s?:\s(?P<told>[^:.!?…]{{2,60}})$",
        # a label without a colon, and nothing but names
        rf"{_SAID}(?-i:FOTOS?|PHOTOS?|BEELD|KUVA|Foto|Photo|Beeld|Kuva|Gambar|Ljósmynd)[\s/]"
        rf"(?P<told>(?-i:{_CAPITAL})(?:[\s/,]{{1,2}}(?-i:{_CAPITAL})){{0,5}})$",
        rf"{_SAID}(?P<told>(?-i:[A-ZĄČĖĮŠŲŽ])[^.!?…]{{1,40}})\snuotr\.$",
        # who lent it, or where it was found
        rf"{_SAID}(?:(?:{PICTURE}\s)?courtesy(?:\sof)?|(?:photo|image|picture)s?\svia)\s(?P<told>[^.!?…:]{{2,60}})\.?$",
    )
)
"""How captions in several languages end in who made the picture, beside labels with a colon."""


def unlabelled(credit: str | None) -> str | None:
    """Who is credited, without "Photo:", a sign of copyright or the parentheses around it all."""
    if not credit:
        return None
    bare = credit[1:-1].strip() if credit.startswith("(") and credit.find(")") == len(credit) - 1 else credit
    for _ in range(_MOST_LABELS):
        match = _LABEL.match(bare)
        bare = bare[match.end() :] if match else bare
    return bare or credit


_BUTTON = r"(?:caption|video|(?:(?:hide|toggle|show|view)\s(?:image\s)?(?:caption|credit)\s?){1,4})"
_BUTTON_ALONE = re.compile(rf"{_BUTTON}[:.]?", re.I)
_NAMELESS = re.compile(rf"(?:{LABEL}|{_BUTTON})[:：.]?", re.I)
"""A caption that says nothing, such as a link to where the picture comes from, or a button."""


def is_button(text: str) -> bool:
    """Whether a part of a caption is only what shows it, or starts a player."""
    return _BUTTON_ALONE.fullmatch(text) is not None


_RESIDUE = re.compile(
    rf"(?:(?:(?<=[.!?…\"“”»])\s+|[/|,;(–—•·-]\s*|^)(?:{LABEL}|fot\.)\s*:?|(?<![\s/|,;:(–—•·-]))[\s/|,;:(–—•·-]*+$", re.I
)
"""What is left of a credit's label at a caption's end."""


def _seen_text(document: Document, caption: int) -> str:
    """A caption's text without what is hidden in it and what can be pressed: "show more"."""
    inside = range(caption + 1, min(int(document.end[caption]), caption + _MOST_IN_CAPTION))
    hidden = document.hidden[caption : inside.stop]
    gone = [] if hidden[0] else [node for node in inside if hidden[node - caption]]
    gone += [node for node in inside if document.tag.item(node) == _PRESSED]
    gone += [node for node, role in document.attribute("role") if role == "button" and node in inside]
    if not gone:
        return clean(text_of(document, caption))
    return clean(text_without(document, caption, sorted(gone)))


def _closed(credit: str) -> str:
    """A credit with the parenthesis that is its own, and not the one around it all."""
    return f"{credit})" if credit.count("(") > credit.count(")") else credit


def _split_credit(document: Document, node: int, makers: Makers) -> tuple[str | None, str | None]:
    text = _seen_text(document, node)
    for inner in makers.within(node + 1, min(int(document.end[node]), node + _MOST_IN_CAPTION)):
        marked = clean(text_of(document, inner))
        credit = maker(marked) or ""
        if marked and _NAMELESS.fullmatch(marked):
            text = clean(text.replace(marked, " "))  # a label, and nobody behind it
        if credit and credit != text.removesuffix("."):
            return without_credit(text, credit), unlabelled(credit)
        said = _described(document, inner)
        if said and said != credit:
            return said, unlabelled(clean(marked.replace(said, " ")))
    return split_credit(text)


_DESCRIBED = re.compile(r"descri|beschreib|caption|legend", re.I)


def _described(document: Document, credit: int) -> str | None:
    """What an element within a credit says that is named as a description or a caption."""
    for inner in range(credit + 1, min(int(document.end[credit]), credit + _MOST_IN_CAPTION)):
        if _DESCRIBED.search(document.attribute_of(inner, "class")):
            return clean(text_of(document, inner)) or None
    return None


def _is_credit(last: re.Match[str], text: str) -> bool:
    """Whether what ends a caption names an agency, or in brackets of their own a photographer, alone or with the
    paper."""
    told = (last["plain"] or last["inner"]).strip()
    if _AGENCY_ALONE.fullmatch(told):
        return True
    if last["plain"] is not None or not text[: last.start()].endswith(_ENDS):
        return False
    return _OF_PAPER.fullmatch(told) is not None or _NAMES.fullmatch(told) is not None


_ENDS = tuple(".!?…\"“”»’")


def _split_unmarked(text: str) -> tuple[str | None, str | None]:
    """(caption, credit) of a text in which no sign and no label with a colon stands before the credit."""
    start = max(0, len(text) - _LONGEST_LAST)
    behind = _BEHIND.search(text, start)
    if behind and (behind["pooled"] or _AGENCY_ALONE.fullmatch(behind["told"])):
        return text[: behind.start()].strip(), behind["pooled"] or behind["told"]
    ended = next(filter(None, (ending.search(text, start) for ending in _ENDINGS)), None)
    return (text[: ended.start()].strip(" |/–—-"), ended["told"].strip()) if ended else (text or None, None)


@remembered()
def split_credit(text: str) -> tuple[str | None, str | None]:
    """(caption, credit) that a text below a picture tells, by its words alone."""
    if _NAMELESS.fullmatch(text) or not _LETTER.search(text):
        return None, None
    if _CREDIT_ALONE.match(text) or _AGENCY_ALONE.fullmatch(text):
        return None, unlabelled(text)
    last = _LAST.search(text, max(0, len(text) - _LONGEST_LAST))
    if last and last.start() and _is_credit(last, text):
        return text[: last.start()].strip(), unlabelled(last["plain"] or last["inner"])
    signed = EAST_ASIAN.search(text, max(0, len(text) - _LONGEST_LAST)) if has_cjk(text) else None
    if signed:
        return text[: signed.start()].strip(" 　/／") or None, next(filter(None, signed.groups())).strip()
    match = _CREDIT.search(text) if holds_any(text.lower(), _SIGNS) else None
    if not match or not match.start():
        return _split_unmarked(text)
    caption = _RESIDUE.sub("", text[: match.start()]).strip(" |-–—•·")
    said = caption if _LETTER.search(caption) and not _NAMELESS.fullmatch(caption) else None
    return said, unlabelled(_closed(match.group(1).strip()))
