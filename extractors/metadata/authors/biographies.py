"""Names that no label and no class near the headline marks: beside the date, told by a portrait or a biography of the
writer, or in a box far below.

A bare name near the headline is the writer's on few pages more than it is a section's, a person's of whom the page
tells, or a product's. So something else on the page has to say so: a date in the same line, the text of a portrait
beside it, a biography that begins with it. Asked only where nothing else on a page names anybody.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping

from extractors.dom import tags
from extractors.dom.characters import has_figure
from extractors.metadata import marks
from extractors.metadata.authors.all_by import BEFORE as ALL_BY
from extractors.metadata.authors.beside import day_lists, said_behind
from extractors.metadata.authors.bylines import Bylines
from extractors.metadata.authors.cjk import has_cjk, is_family_named
from extractors.metadata.authors.desks import is_body
from extractors.metadata.authors.filed_under import is_section, leads_to_writer
from extractors.metadata.authors.names import is_name, is_person_like
from extractors.metadata.authors.words import DAYS, PARTICLES
from extractors.metadata.dates.parsing import parse_date
from extractors.metadata.dom import Dom, Visible, holds_year
from extractors.metadata.images import number
from extractors.metadata.text import clean, fold
from extractors.metadata.tree import attributes, heading_text, nodes_of, pieces_of

_LONGEST = 60
"""Characters of a piece that is nothing but names."""
_LONGEST_DATE = 60
_PIECES = re.compile(
    r"\s*\|[\s|,]*|\s+[•·–—/-]\s+|(?<!\d),\s+(?=(?:[^\W\d_]{3,12}\.?\s)?\d)|"
    r"(?:(?<=\d{4})|(?<=\d{4}\s)),\s+(?=[^\W\d_])"
)
_LISTED = re.compile(r"\s*+\|\s*+,\s*+\|\s*+")
"""A comma between two elements: it goes on with what stands before it."""
_VERSION = (
    r"version|versión|versão|versió|versione|versie|versi|wersja|verze|verzia|verzió|versiunea?|verzija|versioon|versija|"
    r"versio|sürüm|έκδοση|версия|версія|верзија|phiên\s+bản|fassung|revision|révision|revisión|revisão|revisione|revisie|"
    r"revisjon|rewizja|revize|revízia|ревизия|ревізія"
)
_DAY_LABEL = re.compile(
    rf"^(?:date|datum|fecha|data|dátum|дата|{_VERSION})\b|\b(?:date|datum|fecha|dátum|tarihi?|дата|{_VERSION})$", re.I
)
"""What labels a day: "Release Date", "Current Version"."""
_CLOCK = re.compile(r"\W*(?:\d{1,2}[:.]\d\d\s*(?:uhr|h|[ap]\.?m\.?)?|\d{1,3}\s?min(?:utes?)?(?:\sread)?)\W*$", re.I)
"""A time of day, or how long a text takes to read."""
_LONGEST_SECTION = 3
"""Words of a section's name before a writer's."""
_LEADS_ON = re.compile(
    r"\b(?:of|to|in|from|for|with|at|about|via|under|zu|für|über|unter|dans|sous|en|em|su|nella)\s*$", re.I
)
"""The last word of what goes on with the next piece."""
_IN_SECTION = re.compile(r"\s+(?:in|under|unter|dans|em|en)$")
_WORDLESS = re.compile(r"\W*")
_AND = re.compile(r"\s*,\s*|\s+(?:and|und|et|y|e|и|og|och|en)\s+")
_ITEM, _MENU = tags.CODES["li"], tags.CODES["nav"]
_MOST_BOXES, _LONGEST_BOX = 60, 1_500
_PICTURES = 200
_SMALL = 128
"""Pixels of either side of a portrait in a byline, at most."""
_ADDRESS = 300
_PORTRAIT = re.compile(r"avatar|author|autor|portrait|headshot|profile|rounded-(?:full|circle)", re.I)
_BESIDE = 14
"""Elements between a portrait and the name, at most."""
_WRITER = re.compile(
    r"(?:writer|author|autor(?:in|a)?|auteure?|aut(?:ore|rice)|schrijver|författare)\s?:\s(\S.*)", re.I
)
"""What is said of a portrait where it is not seen."""
_LONGEST_LINE = 40
"""Elements of a line with a name, a place and a day."""
_PLACE = re.compile(
    r"(?<![^\W_])(?:place|location|dateline[_-]+city|city|lieu|lugar|local|luogo|ort|plaats|miejsce|misto|mesto|miesto|"
    r"hely|plats|sted|lokasi|konum)(?![^\W_])",
    re.I,
)
_LABEL = re.compile(
    r"(?:about\s+(?:the\s+)?(?:author|writer)s?|(?:meet|the)\s+author|author\s+bio(?:graphy)?|(?:über|zur?|zum)\s+(?:den\s+|die\s+)?"
    r"autor(?:in)?|об\s+авторе|об\s+авторах|à\s+propos\s+de\s+l.auteure?|sobre\s+(?:el|la|o|a)\s+autora?|"
    r"(?:sull|l).aut(?:ore|ora|rice)|o\s+autor(?:ze|ce|ovi)|over\s+de\s+auteur|om\s+(?:forfatteren|författaren|skribenten)|"
    r"yazar\s+hakkında|acerca\s+del\s+autora?|despre\s+autor(?:e|oare)?|(?:tietoa\s+)?kirjoittajasta|a\s+szerzőről|"
    r"o\s+autor(?:ce|ke|u|ju)|o\s+avtor(?:ju|ici)|про\s+автор(?:а|ку)|за\s+автор(?:а|ката)|о\s+аутору|par\s+autoru|"
    r"apie\s+autor(?:ių|ę)|autorist|σχετικά\s+με\s+τ(?:ον|ην)\s+συντάκτ(?:η|ρια)|tentang\s+penulis|về\s+tác\s+giả|"
    r"เกี่ยวกับผู้เขียน|लेखक\s+के\s+बारे\s+में|عن\s+الكاتبة?|درباره\s+نویسنده|על\s+הכותבת?|글쓴이\s+소개|著者について|"
    r"关于作者|關於作者|作者简介|作者簡介|著者紹介|筆者紹介)[\s:：.|*—–-]*$",
    re.I,
)
_ALL_BY = re.compile(rf"^\W*(?:{ALL_BY})\s*:?\s*$", re.I)
_DOES = re.compile(
    r"\s*(?:\([^()]{1,40}\)\s*)?(?:,[^.]{2,80},)?\s*(?:is|was|has|writes|covers|reports|works|lives|joined|holds|serves|"
    r"ist|war|arbeitet|schreibt|lebt|berichtet|leitet|studierte|est|écrit|es|escribe|è|scrive|jest|pisze|är|er|"
    r"пишет|работает|ведёт|ведет|[—–-]\s)\b"
)
_OF_A_PERSON = re.compile(
    r"\b(?:he|she|his|her|hers|they|their|er|sie|ihre?|seine?|il|elle|él|ella|он|она|"
    r"(?:\w+[- ])?(?:writer|editor|journalist|reporter|author|blogger|columnist|correspondent|founder|"
    r"freelancer?|redakteur(?:in)?|autor(?:in|a)?|journalistin|journaliste|periodista|giornalista|журналист\w*|"
    r"корреспондент\w*))\b",
    re.I,
)

_OF_MANY = frozenset(("they", "their"))
_OF_A_FIRM = re.compile(
    r"\b(?:company|brand|firm|agency|team|business|provider|platform|hotel|resort|chain|store|start-?up|manufacturer|"
    r"organi[sz]ation|non-?profit|charity|restaurant|school|clinic|website|software|app|retailer|label|band)\b",
    re.I,
)
_FIRST_WORDS = 120
"""Characters in which a text says what something is."""


def unmarked(dom: Dom, others: frozenset[str]) -> Iterator[Visible]:
    """Names near the headline that something else on the page tells to be the writer's; without any, those of the only
    writer to whom a box or links marked rel=author belong, wherever they stand. ``others``: folded names that are the
    site's or the section's."""
    near = [*_near(dom, others)] or _labelled(dom) or _desks(dom, others)
    yield from near or _boxes(dom) or _linked(dom)


def _near(dom: Dom, others: frozenset[str]) -> Iterator[Visible]:
    if dom.header is not None:  # a page about somebody, with what they wrote
        others |= {fold(heading_text(dom.document, dom.header))}
    lines = [
        line._replace(text=_without_section(_LISTED.sub(", ", _without_place(dom, line.node, line.text))))
        for line in dom.lines
    ]
    pieces = ((line, piece) for line in lines for piece in _PIECES.split(line.text))
    found = [(line, piece, names[0]) for line, piece in pieces if (names := _names(piece))]
    days = day_lists(dom)
    linked = {(whole.at, piece) for whole, piece, _ in found if leads_to_writer(dom, whole.node, piece)}
    signed = {at for at, _ in linked}
    portraits: dict[str, list[int]] | None = None
    for whole, piece, first in found:
        node, line, _ = whole
        if whole.at in signed and (whole.at, piece) not in linked:
            continue  # the section beside a name that leads to its page
        if dom.foreign[node] or fold(piece) in others or _is_in_menu(dom, piece) or is_section(dom, node, piece):
            continue
        is_item = piece == line and _is_item_of(dom, node, days)
        if is_item or _is_dated(piece, line) or (whole.at in signed and holds_year(line)):
            yield Visible("dom.dated", piece, node)
            continue
        if _has_biography(dom, first):
            yield Visible("dom.biography", piece, node)
            continue
        if piece == line and (source := said_behind(dom, whole)):
            yield Visible(source, piece, node)
            continue
        portraits = _portraits(dom) if portraits is None else portraits
        if any(-_BESIDE <= node - picture <= _BESIDE for picture in portraits.get(fold(first), ())):
            yield Visible("dom.portrait", piece, node)


def _labelled(dom: Dom) -> list[Visible]:
    """The names beside the headline that a portrait's own words call the writer's ("Writer: Ann"), of whatever form."""
    said = (
        (node, match.group(1))
        for attribute in ("alt", "aria-label")
        for node, value in dom.document.attribute(attribute)
        if len(value) <= _LONGEST and (match := _WRITER.match(clean(value)))
        if dom.is_near(node) and not dom.foreign[node]
    )
    shown = {fold(piece): piece for line in dom.lines for piece in _PIECES.split(line.text)}
    found = {fold(name): Visible("dom.portrait", shown[fold(name)], node) for node, name in said if fold(name) in shown}
    return list(found.values())


def _desks(dom: Dom, others: frozenset[str]) -> list[Visible]:
    """A desk or a team alone in its line below the headline, where the next line is the day."""
    named = (line for line in dom.lines if len(line.text) <= _LONGEST and is_body(line.text))
    return [
        Visible("dom.dated", line.text, line.node)
        for line in named
        if said_behind(dom, line) == "dom.dated" and fold(line.text) not in others
        if not dom.foreign[line.node] and not is_section(dom, line.node, line.text)
    ]


def _without_place(dom: Dom, node: int, line: str) -> str:
    """A line without the pieces whose own element is named for a place: whence is reported."""
    document = dom.document
    named = [
        inner
        for inner in range(node, min(int(document.end[node]), node + _LONGEST_LINE))
        if _PLACE.search(document.attribute_of(inner, "class")) and int(document.end[inner]) == inner + 1
    ]
    places = {pieces_of(document, inner, _LONGEST) for inner in named}
    return " | ".join(piece for piece in line.split(" | ") if piece not in places) if places else line


def _without_section(line: str) -> str:
    """A line without the section at its end in which somebody wrote: "12 May 2024 | Ann Lee in | Mills"."""
    before, _, section = line.rpartition(" | ")
    match = _IN_SECTION.search(before) if len(section.split()) <= _LONGEST_SECTION else None
    return before[: match.start()] if match and _names(_PIECES.split(before[: match.start()])[-1]) else line


def _boxes(dom: Dom) -> list[Visible]:
    """The names that begin the boxes of writers, where all say the same: a name, and a text that begins with it."""
    found: dict[str, Visible] = {}
    for node in dom.nodes_marked(marks.BYLINE)[:_MOST_BOXES]:
        pieces = pieces_of(dom.document, node, _LONGEST_BOX).split(" | ")
        first = _names(pieces[0])[:1]
        if first and any(piece.startswith(first[0].split()[0]) for piece in pieces[1:4]):
            found.setdefault(fold(first[0]), Visible("dom.box", first[0], node))
    return list(found.values()) if len(found) == 1 else []


def _linked(dom: Dom) -> list[Visible]:
    """The name of all links marked rel=author, where it is one."""
    found: dict[str, Visible] = {}
    for node in Bylines(dom).rel_authors():
        name = pieces_of(dom.document, node, _LONGEST)
        if name:
            href = attributes(dom.document, node).get("href")
            found.setdefault(fold(name), Visible("dom.rel.far", name, node, href))
    return [seen for seen in found.values() if _names(seen.raw)] if len(found) == 1 else []


def _names(piece: str) -> list[str]:
    """The names of persons that a piece of text consists of; empty for anything else."""
    piece = piece.strip(" .,:|")
    if has_cjk(piece):
        return [piece] if is_family_named(piece) else []
    if not 5 <= len(piece) <= _LONGEST or has_figure(piece):
        return []
    parts = _AND.split(piece)
    return parts if all(map(_is_bare, parts)) else []


def _is_bare(part: str) -> bool:
    words = part.split()
    capital = (word[0].isupper() or word.lower() in PARTICLES for word in words)
    if words[0] == "The" or _DAY_LABEL.search(part):
        return False
    return 2 <= len(words) <= 4 and all(capital) and is_name(part) and is_person_like(part)


def _is_dated(piece: str, line: str) -> bool:
    """Whether a name stands beside a date in one line."""
    if not holds_year(line) or piece.rstrip().endswith(":"):  # a label
        return False
    parts = (part for part in _PIECES.split(line) if not _WORDLESS.fullmatch(part))
    pieces = [part for part in parts if not _CLOCK.match(part) and not _is_weekday(part)]
    at = pieces.index(piece) if piece in pieces else 0
    if any(len(before.split()) > _LONGEST_SECTION and not _is_day(before) for before in pieces[:at]):
        return False  # a source, with its title before it
    if any(_LEADS_ON.search(part) for part in pieces):
        return False  # "Posted in", "12 April: link to"
    beside = pieces[max(0, at - 1) : at] + pieces[at + 1 : at + 2]
    return any(map(_is_day, beside))


def _is_day(part: str) -> bool:
    return len(part) <= _LONGEST_DATE and parse_date(part) is not None


def _is_in_menu(dom: Dom, piece: str) -> bool:
    """Whether a text is a link of a menu too, as a section's name is."""
    linked = (node for _, node in dom.texts.places(piece) if dom.document.in_link[node])
    return any(dom.document.tag.item(above) == _MENU for node in linked for above in dom.document.ancestors(node))


def _is_item_of(dom: Dom, node: int, lists: Collection[int]) -> bool:
    """Whether an element is an item of one of these lists: content systems show writer, day and comments so."""
    return dom.document.tag.item(node) == _ITEM and int(dom.document.parent[node]) in lists


def _is_weekday(part: str) -> bool:
    return part.strip(" .,").lower() in DAYS


def _has_biography(dom: Dom, name: str) -> bool:
    """Whether a text begins with a name and tells of a person, or a label says that it does, or it leads to all that
    the person wrote; not of one whom the headline names, of whom the article tells."""
    if dom.header is not None and fold(name) in fold(heading_text(dom.document, dom.header)):
        return False
    document, blocks = dom.document, dom.document.blocks
    for start, node in dom.texts.places(name):
        number = int(blocks.start.searchsorted(start, side="right")) - 1
        if number < 0 or document.silent[node]:
            continue
        before = document.text_between(int(blocks.start[number]), start, " ").strip()
        if _LABEL.search(before or _short(dom, number - 1)) or _ALL_BY.search(before):
            return True
        after = document.text_between(start + len(name), min(int(blocks.stop[number]), start + 1_000), " ")
        if not before and _DOES.match(after) and _is_of_person(after):
            return True
    return False


def _is_of_person(text: str) -> bool:
    """Whether what follows a name tells of a person: "they" and "their" are said of a firm, too."""
    persons = {match.group().lower() for match in _OF_A_PERSON.finditer(text)}
    return bool(persons - _OF_MANY) or (bool(persons) and _OF_A_FIRM.search(text[:_FIRST_WORDS]) is None)


def _short(dom: Dom, number: int) -> str:
    """The text of a block that can be a label."""
    blocks = dom.document.blocks
    if number < 0 or int(blocks.stop[number]) - int(blocks.start[number]) > 400:
        return ""
    return dom.document.text_between(int(blocks.start[number]), int(blocks.stop[number]), " ")


def _portraits(dom: Dom) -> dict[str, list[int]]:
    """Folded text of a portrait -> the pictures that have it."""
    found: dict[str, list[int]] = {}
    for node in nodes_of(dom.document, "img")[:_PICTURES]:
        pairs = attributes(dom.document, node)
        text = clean(pairs.get("alt", ""))
        if 5 <= len(text) <= _LONGEST and _is_portrait(pairs):
            found.setdefault(fold(text), []).append(node)
    return found


def _is_portrait(pairs: Mapping[str, str]) -> bool:
    """Whether a picture is small and square, or named for one who writes."""
    if _PORTRAIT.search(f"{pairs.get('class', '')} {pairs.get('src', '')[-_ADDRESS:]}"):
        return True
    width, height = number(pairs.get("width")), number(pairs.get("height"))
    return width is not None and width == height and width <= _SMALL
