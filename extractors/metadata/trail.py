"""The path to an article where nothing marks it: a line of links above the headline that begins with the home page, or
with "You are here"; of another name than a home page's where its link leads there and the line ends in the headline."""

from __future__ import annotations

import re

from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.dom.characters import holds_any
from extractors.metadata.dom import Dom
from extractors.metadata.sections import is_home
from extractors.metadata.text import absolute, bare_address, clean, fold, is_home_page
from extractors.metadata.tree import attributes, heading_text, text_of

_BEFORE = 80
"""Blocks of text above the headline among which the line stands."""
_SHORTEST, _LONGEST = 4, 300
"""Characters of the line."""
_MARKUP = 6_000
_MOST_STEPS, _LONGEST_STEP = 7, 40
_A = tags.CODES["a"]
_HERE = re.compile(
    r"\W*(?:you\s+are\s+here|sie\s+(?:sind|befinden\s+sich)\s+hier|du\s+bist\s+hier|vous\s+êtes\s+ici|(?:usted\s+)?estás?\s+aquí|"
    r"você\s+está\s+(?:aqui|em)|ti\s+trovi\s+(?:qui|in)|sei\s+(?:qui|in)|u\s+bevindt\s+zich\s+hier|(?:u|je)\s+bent\s+hier|du\s+är\s+här|"
    r"du\s+er\s+her|olet\s+täällä|jesteś\s+(?:tutaj|tu|w)|nacházíte\s+se|nachádzate\s+sa|вы\s+(?:находитесь\s+)?здесь|ви\s+тут|"
    r"buradasınız|jelenlegi\s+hely|vă\s+aflați\s+aici|βρίσκεστε\s+εδώ|nalazite\s+se|أنت\s+هنا|شما\s+اینجا\s+هستید|anda\s+di\s+sini|"
    r"(?:[您你的]|当前|當前|目前|所在|現在|现在)+位置|現在地|현재\s?위치)\s*[:：]?\s*",
    re.I,
)
_BETWEEN = re.compile(r"(?:\s*(?:-{0,2}[>›»→≫＞]|::)\s*)+|\s+/\s+|/(?=[\u3040-\u30ff\u3400-\u9fff])")
"""No bar among them: it divides menus."""
_STROKES = (">", "›", "»", "→", "≫", "＞", "::", "/")
"""One of them is in whatever ``_BETWEEN`` matches."""
_THE_ARTICLE = frozenset("正文 文章 详情 详细内容 文章详情 新闻正文 新闻详情 内容 內容 內文 本文 記事".split())
"""What stands at the end of a path for the article itself."""


def trail(dom: Dom) -> list[tuple[str, str | None]]:
    """(name, address) of the steps of such a line, the home page first; empty where there is none, or where it names
    neither a section nor another page."""
    place = dom.header if dom.header is not None else dom.root
    if place is None:
        return []
    document, blocks = dom.document, dom.document.blocks
    last = int(blocks.start.searchsorted(document.structure.open_at[place]))
    headline = fold(heading_text(document, dom.header)) if dom.header is not None else ""
    for number in range(last - 1, max(-1, last - 1 - _BEFORE), -1):
        start, stop = blocks.start.item(number), blocks.stop.item(number)
        if not _SHORTEST <= stop - start <= _MARKUP or not blocks.linked[number]:
            continue
        text = clean(document.block_line(number))
        if len(text) > _LONGEST:
            continue
        here = _HERE.match(text)
        if not here and not holds_any(text, _STROKES):
            continue
        pieces = [piece.strip() for piece in _BETWEEN.split(text[here.end() if here else 0 :]) if piece.strip()]
        if not pieces or (not here and len(pieces) < 2):
            continue
        links = _links(dom, start, stop)
        first = _is_home(pieces[0], links, dom)
        if not here and not (first and (is_home(pieces[0]) or headline.endswith(fold(pieces[-1]) or " "))):
            continue
        steps = _steps(pieces, links, headline)
        if any(address for _, address in steps[first:]):
            return steps
    return []


def _is_home(piece: str, links: dict[str, str], dom: Dom) -> bool:
    """Whether a step is the site's home page: by its name, or since its link leads there."""
    if is_home(piece):
        return True
    own = dom.document.page.url
    url = absolute(links.get(piece) or "", own) or ""
    return is_home_page(url) and bare_address(url) == bare_address(own).partition("/")[0]


def _links(dom: Dom, start: int, stop: int) -> dict[str, str]:
    """Text -> address of the links in a stretch of the stream; one around all of it among them."""
    s = dom.document.structure
    first, last = s.open_at.searchsorted([start, stop]).tolist()
    nodes = (where_true(dom.document.tag[max(0, first - 1) : last] == _A) + max(0, first - 1)).tolist()
    return {clean(text_of(dom.document, node, 200)): attributes(dom.document, node).get("href", "") for node in nodes}


def _steps(pieces: list[str], links: dict[str, str], headline: str) -> list[tuple[str, str | None]]:
    """The pieces of the line up to the article itself."""
    steps: list[tuple[str, str | None]] = []
    for piece in pieces[:_MOST_STEPS]:
        if not steps and piece not in links:  # what else stands before the first link
            piece = next((text for text in links if is_home(text) and piece.endswith(f" {text}")), piece)
        name = fold(piece)
        if len(piece) > _LONGEST_STEP or piece in _THE_ARTICLE or (name and headline.startswith(name)):
            break
        steps.append((piece, links.get(piece) or None))
    return steps
