"""Plain copies of the pages that we invented: a heading, paragraphs or links, hardly a menu.

Whole pages in full templates teach that a page without one is no article; old sites, pages of one file and pages that
are stored by a reader are plain, articles and others alike (docs/decisions/0016-other-pages.md). So both kinds are
set into the same plain markup, and the words and links have to tell.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from html import escape
from random import Random

from benchmarks.corpus import Record
from extractors.document import Document, Unreadable
from extractors.dom import tags

_MOST_LINES, _FEWEST = 60, 60
"""Lines of another page, and characters of any page's text."""
_TEASER_WORDS = 4
"""Words of a link from which it may lead to an article."""
_LINK = 0.8
"""A line is a link from this share of its words on."""
_SUBHEAD, _SUBHEAD_WORDS = 80, 12
_ENDS = tuple(".!?…:;\"”“’'»)。！？।")
_DATED = 0.3
"""Share of the other pages that show a day, as news, releases and terms of use do."""
_ITEMS = re.compile(r"<li>.*</li>(?:\n<li>.*</li>)*")
_CHROME = tags.mask("nav footer aside script style noscript select button form")
_HEADING = tags.mask("h1")


@dataclass(frozen=True, slots=True)
class _Line:
    """A line of a page: a paragraph, a subhead or a link."""

    text: str
    kind: str


def plain_copy(record: Record) -> Record | None:
    """The record's text in plain markup; None where it has not enough. The same record gives the same copy."""
    draw = Random(f"plain {record.id}")
    try:
        document = Document(record.page)
    except Unreadable:
        return None
    is_article = record.page_type == "article"
    lines = [*_of_truth(record, draw), *_other_articles(document, draw)] if is_article else _of_page(document)
    if sum(len(line.text) for line in lines) < _FEWEST:
        return None
    shown = _page(record.truth.get("headline") or document.title, lines, _menu(document, draw), record, draw)
    return replace(record, id=f"{record.id}/plain", body=shown.encode("utf-8", "xmlcharrefreplace"), truth={})


def _of_truth(record: Record, draw: Random) -> list[_Line]:
    """The paragraphs of an article, from the beginning: all, or the first few as a short one has them."""
    paragraphs = [" ".join(each.split()) for each in record.truth.get("body_paragraphs") or ()]
    most = len(paragraphs) if draw.random() < 0.6 else draw.randint(2, 5)
    return [_as_line(each) for each in paragraphs[:most] if each]


def _as_line(text: str) -> _Line:
    is_subhead = len(text) < _SUBHEAD and len(text.split()) <= _SUBHEAD_WORDS and not text.endswith(_ENDS)
    return _Line(text, "subhead" if is_subhead else "paragraph")


def _other_articles(document: Document, draw: Random) -> list[_Line]:
    """Links below an article, of those on its page; on most none."""
    if draw.random() < 0.7:
        return []
    blocks = document.blocks
    long = [document.block_line(i) for i in range(len(blocks)) if blocks.linked[i] == blocks.words[i] >= _TEASER_WORDS]
    return [_Line(text, "link") for text in dict.fromkeys(long)][: draw.randint(1, 6)]


def _of_page(document: Document) -> list[_Line]:
    """The lines of another page from its heading on, without what stands around."""
    blocks, tag = document.blocks, document.structure.tag
    heads = [i for i, node in enumerate(blocks.node) if _HEADING[tag[node]]]
    chrome = document.below_any(_CHROME[tag]) | _CHROME[tag]
    lines: list[_Line] = []
    for i in range(heads[0] + 1 if heads else 0, len(blocks.node)):
        if chrome[blocks.node[i]]:
            continue
        text = " ".join(document.block_text(i).split())
        if text and blocks.linked[i] >= _LINK * max(blocks.words[i], 1):
            lines.append(_Line(text, "link"))
        elif text:
            lines.append(_as_line(text))
    return lines[:_MOST_LINES]


def _menu(document: Document, draw: Random) -> list[str]:
    """A few short links of the page; mostly none at all."""
    if draw.random() < 0.4:
        return []
    blocks = document.blocks
    short = [
        " ".join(document.block_text(i).split())
        for i in range(len(blocks.node))
        if blocks.words[i] <= 3 and blocks.linked[i] == blocks.words[i]
    ]
    return [*dict.fromkeys(short)][: draw.choice((1, 1, 2, 4, 7))]


def _page(headline: str, lines: Sequence[_Line], menu: Sequence[str], record: Record, draw: Random) -> str:
    """The whole page."""
    site, told = escape(record.site.removesuffix(".example").partition(".")[0]), escape(headline)
    title = draw.choice((told, f"{told} - {site}", f"{told} | {site}", site))
    charset = draw.choice(("", '<meta charset="utf-8">'))
    head = f"<head>{charset}<title>{title}</title></head>"
    body = _heading(headline, draw) + _signed(record, draw) + _picture(draw) + _text(lines, draw)
    for _ in range(draw.choice((0, 1, 1, 2))):
        body = draw.choice(_BOXES).format(body)
    shown = _navigation(menu, draw) + body + draw.choice(("", "", f"<p>© {site}</p>", f"<footer>{site}</footer>"))
    lang = f' lang="{escape(record.lang)}"' if record.lang and draw.random() < 0.5 else ""
    return f"{draw.choice(('', '<!DOCTYPE html>'))}<html{lang}>{head}<body>{shown}</body></html>"


_BOXES = (
    "<div>{}</div>",
    "<main>{}</main>",
    "<article>{}</article>",
    '<div id="content">{}</div>',
    '<div class="container">{}</div>',
    "<center><table width=600><tr><td>{}</td></tr></table></center>",
    "<section>{}</section>",
)


def _navigation(menu: Sequence[str], draw: Random) -> str:
    links = [f'<a href="/{n}">{escape(text)}</a>' for n, text in enumerate(menu)]
    if not links:
        return ""
    items = "".join(f"<li>{link}</li>" for link in links)
    shapes = f"<ul>{items}</ul>", f"<nav><ul>{items}</ul></nav>", f"<nav>{' '.join(links)}</nav>"
    return draw.choice((*shapes, f"<p>{' | '.join(links)}</p>"))


def _heading(headline: str, draw: Random) -> str:
    shape = draw.choice(("<h1>{}</h1>", "<h1>{}</h1>", "<h1>{}</h1>", "<h2>{}</h2>", "<header><h1>{}</h1></header>"))
    return shape.format(escape(headline))


def _signed(record: Record, draw: Random) -> str:
    """Now and then who wrote it and when: of articles as they say, of some others the day alone."""
    authors, day = record.truth.get("authors") or (), (record.truth.get("date_published") or "")[:10]
    if record.page_type != "article" and draw.random() < _DATED:
        day = f"20{draw.randint(10, 26)}-{draw.randint(1, 12):02}-{draw.randint(1, 28):02}"
    told = [*(escape(each) for each in authors if draw.random() < 0.5)]
    if day and draw.random() < 0.6:
        told.append(draw.choice((f"<time>{day}</time>", f'<time datetime="{day}">{day}</time>', day)))
    return draw.choice(("<p>{}</p>", "<div>{}</div>", "<small>{}</small>")).format(" ".join(told)) if told else ""


def _picture(draw: Random) -> str:
    figure = '<figure><img src="/1.jpg" width="640" height="400"></figure>'
    return draw.choice(("", "", "", '<img src="/1.jpg">', figure))


def _text(lines: Sequence[_Line], draw: Random) -> str:
    """The lines, in paragraphs or parted by breaks; links as a list, where they stand."""
    broken, listed = draw.random() < 0.15, draw.random() < 0.6
    subhead = draw.choice(("h2", "h2", "h3", "b"))
    shown: list[str] = []
    for number, line in enumerate(lines):
        text = escape(line.text)
        if line.kind == "link":
            link = f'<a href="/{number}.html">{text}</a>'
            shown.append(f"<li>{link}</li>" if listed else f"<p>{link}</p>" if not broken else f"{link}<br>")
        elif line.kind == "subhead" and not broken:
            shown.append(f"<p><b>{text}</b></p>" if subhead == "b" else f"<{subhead}>{text}</{subhead}>")
        else:
            shown.append(f"{text}<br><br>" if broken else f"<p>{text}</p>")
    return _ITEMS.sub(r"<ul>\g<0></ul>", "\n".join(shown))
