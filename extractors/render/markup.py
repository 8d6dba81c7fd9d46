"""A page's own markup made safe: its stream of tags and texts, with only harmless names, attributes and
styles."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from html import escape
from typing import NamedTuple

from extractors.document import Document
from extractors.dom.attributes import value_text
from extractors.dom.plain_text import unescape

_VOID_NAMES = "area br col hr img input wbr"
_FORBIDDEN_NAMES = (
    "script noscript style link meta base title iframe frame frameset noframes object embed applet template "
    "svg math audio video track canvas textarea select option optgroup datalist xmp plaintext listing "
    "noembed portal fencedframe param map area marquee bgsound"
)
_STANDARD_NAMES = (
    "html head body header footer nav main article section aside address hgroup search h1 h2 h3 h4 h5 h6 div "
    "p pre blockquote center ul ol li dl dt dd menu dir figure figcaption hr table caption colgroup col "
    "thead tbody tfoot tr td th form fieldset legend label input button output progress meter a span b i u s "
    "em strong small big sub sup code kbd samp var tt q cite abbr acronym dfn time mark del ins font br wbr "
    "bdi bdo ruby rt rp data nobr strike img picture details summary dialog"
)
VOID = frozenset(_VOID_NAMES.split())
"""Elements without an end tag, of those that are ever written."""
FORBIDDEN = frozenset(_FORBIDDEN_NAMES.split())
"""Elements left out with all they hold: they run, load, or change how what follows is read."""
_STANDARD = frozenset(_STANDARD_NAMES.split())
_CUSTOM = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+$")
_TOKEN = re.compile(r"<[^>]*>|[^<]+")
_ATTRIBUTE = re.compile(r'\s([^\s=/>"\']+)="([^"]*)"')
_UNSAFE_STYLE = re.compile(
    r"url\s*\(|image-set|expression|@import|behavior|-moz-binding|javascript:|\\|<|/\*", re.I
)


class Token(NamedTuple):
    """A start tag (``start``, ``raw`` is the tag), an end tag (``end``), a text (``text``, as in the
    stream), or an element that is skipped with all it holds (``skipped``, ``raw`` is its start tag)."""

    kind: str
    node: int
    """The element that is started, ended or skipped, or that directly holds the text."""
    at: int
    """Offset in the stream."""
    raw: str


def tokens(document: Document, node: int, skips: Callable[[int, str], bool]) -> Iterator[Token]:
    """The tags and texts of an element, its own tags included, in document order; every start has its end.

    ``skips`` is asked for each element, by number and name, whether to skip it.
    """
    s, stream = document.structure, document.stream
    above: list[int] = []
    following, at = node, int(s.open_at[node])
    while match := _TOKEN.match(stream, at):
        raw = match.group()
        place, at = at, match.end()
        if raw[0] != "<":
            yield Token("text", above[-1], place, raw)
        elif raw[1] == "/":
            yield Token("end", above.pop(), place, raw)
        else:
            number, following, is_empty = following, following + 1, raw[-2] == "/"
            if skips(number, tag_name(raw)):
                yield Token("skipped", number, place, raw)
                following = int(document.end[number])
                if not is_empty:
                    end_tag = _TOKEN.match(stream, int(s.close_at[number]))
                    at = end_tag.end() if end_tag else len(stream)
            else:
                yield Token("start", number, place, raw)
                if is_empty:
                    yield Token("end", number, place, raw)
                else:
                    above.append(number)
        if not above:
            return


def tag_name(raw: str) -> str:
    """The name in a start tag, in lower case."""
    return re.split(r"[\s/>]", raw[1:], maxsplit=1)[0].lower()


def safe_name(name: str) -> str:
    """A name under which the element's contents are harmless and stay where they are."""
    if name in _STANDARD or _CUSTOM.match(name):
        return name
    return "span"


def attributes(raw: str) -> dict[str, str]:
    """The attributes in a start tag, names in lower case; the first of two with one name."""
    found: dict[str, str] = {}
    for name, value in _ATTRIBUTE.findall(raw):
        found.setdefault(name.lower(), value_text(value))
    return found


def start_tag(name: str, values: dict[str, str], allowed: Collection[str]) -> str:
    """A start tag with the allowed ones of these attributes; styles only without anything that loads."""
    parts = [f"<{name}"]
    for attribute in allowed:
        value = values.get(attribute)
        if value is not None:
            if attribute == "style":
                value = safe_style(value)
            parts.append(f' {attribute}="{escape(value[:2_000])}"')
    return "".join(parts) + ">"


def safe_style(style: str) -> str:
    """The declarations of an inline style that neither load nor run anything."""
    return "; ".join(
        part.strip() for part in style.split(";") if part.strip() and not _UNSAFE_STYLE.search(part)
    )


def safe_text(raw: str) -> str:
    """A text of the stream, escaped for HTML."""
    return escape(unescape(raw), quote=False)
