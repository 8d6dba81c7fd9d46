"""The page as it looked, with every text marked as kept or dropped, made harmless.

Scripts, handlers, frames and whatever loads from elsewhere are out; the page's own style elements, inline
styles, classes and data: pictures stay. Linked style sheets are out too, since nothing is loaded.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape

from extractors.blocks.region import any_between
from extractors.document import Document
from extractors.explain.explanation import Explanation
from extractors.render.markup import (
    FORBIDDEN,
    VOID,
    Token,
    attributes,
    safe_name,
    safe_text,
    start_tag,
    tag_name,
    tokens,
)

TEXT_ELEMENT = "broadsheet-text"
"""Wraps each run of text; a custom name, so that no style rule of the page means it."""
ATTRIBUTES = (
    "id class style lang dir title hidden alt width height align valign bgcolor color face size border cellpadding "
    "cellspacing colspan rowspan nowrap start type open role placeholder datetime"
).split()
MAX_STYLES = 2_000_000
"""Characters of the page's own style sheets that are shown."""
_PICTURE = re.compile(r"data:image/(?:png|gif|jpe?g|webp|avif);base64,[A-Za-z0-9+/=\s]+$")
_MAX_PICTURE = 200_000
_CSS_LOADS = re.compile(r"""url\s*\(\s*(?:"[^"]*"|'[^']*'|[^)]*)\)|image-set\s*\([^)]*\)""", re.I)
_CSS_ESCAPE = re.compile(r"\\(?:0{0,4}([46][1-9a-f]|[57][0-9a])(?:\s|(?![0-9a-f]))|([g-z]))", re.I)
"""A letter as an escape: ``u\\72l(`` is ``url(``."""
_CSS_IMPORT = re.compile(r"@(?:import|charset|namespace)\b[^;{}]*;?", re.I)

SHEET = """
broadsheet-text{display:inline!important;color:#111!important;border-radius:2px}
broadsheet-text[data-kept]{background-color:rgb(187,240,196)!important}
broadsheet-text:not([data-kept]){background-color:rgb(255,205,205)!important}
img:not([src]){background:repeating-linear-gradient(45deg,#e3e6ea 0 8px,#f1f3f5 8px 16px)!important}
"""
OUTLINES = """
[data-broadsheet-root]{outline:4px solid rgb(20,90,220)!important;outline-offset:2px!important}
[data-broadsheet-field]{outline:2px dashed rgb(130,40,180)!important}
[data-broadsheet-header]{outline:3px solid rgb(215,150,0)!important}
[data-broadsheet-label]::before{content:attr(data-broadsheet-label)!important;display:inline-block!important;
font:bold 11px/1.4 sans-serif!important;color:#fff!important;background:rgb(90,30,140)!important;padding:0
5px!important; margin:0 4px 2px
0!important;border-radius:3px!important;text-transform:none!important;letter-spacing:0!important}
"""


def marked_page(document: Document, explanation: Explanation) -> str:
    """The whole page as one HTML document, to be shown in a sandboxed frame."""
    writer = _Writer(document, explanation)
    roots = [document.index_of(root) for root in document.roots]
    body = "".join(writer.html_of(root) for root in roots)
    count = len(explanation.votes)
    colours, outlines = (
        SHEET + "".join(map(_colours, range(count))),
        OUTLINES + "".join(map(_root, range(count))),
    )
    return (
        f'<!DOCTYPE html>\n<html{writer.html_attributes}><head><meta charset="utf-8">'
        f"<style data-page>{page_styles(document)}</style>"
        f"<style>{colours}</style><style data-outlines>{outlines}</style></head>"
        f"<body{writer.body_attributes}>{body}</body></html>"
    )


def page_styles(document: Document) -> str:
    """The page's own style elements, without anything that loads or ends the element.

    Those for readers without scripts are out: some of them hide the article and ask for scripts.
    """
    parts = [
        text
        for element, text in document.scripts
        if element.tag == "style" and next(element.iterancestors("noscript"), None) is None
    ]
    plain = _CSS_ESCAPE.sub(_letter, "\n".join(parts)[:MAX_STYLES])
    css = _CSS_IMPORT.sub("", _CSS_LOADS.sub("none", plain))
    return css.replace("<", "\\3c ")


def _letter(match: re.Match[str]) -> str:
    code, letter = match.groups()
    return chr(int(code, 16)) if code else str(letter)


def _colours(number: int) -> str:
    """While a method is shown, its choice decides the colours."""
    shown, mine = f'html[data-show="m{number}"] {TEXT_ELEMENT}', f'[data-methods~="m{number}"]'
    return (
        f"{shown}{mine}{{background-color:rgb(187,240,196)!important}}\n"
        f"{shown}:not({mine}){{background-color:rgb(255,205,205)!important}}\n"
    )


def _root(number: int) -> str:
    """While a method is shown, its own root is outlined too."""
    return (
        f'html[data-show="m{number}"] [data-broadsheet-root-of~="m{number}"]'
        "{outline:4px dotted rgb(20,90,220)!important}\n"
    )


class _Writer:
    def __init__(self, document: Document, explanation: Explanation) -> None:
        self._document = document
        self._marks = _block_marks(document, explanation)
        self._nodes = _node_marks(explanation)
        s, blocks = document.structure, document.blocks
        self._block_at: dict[int, int] = dict(
            zip(s.run_at[blocks.runs].tolist(), blocks.block_of_run.tolist(), strict=True)
        )
        self._texts = sorted(self._block_at)
        self.html_attributes = self.body_attributes = ""

    def html_of(self, root: int) -> str:
        out: list[str] = []
        names: list[str] = []
        for token in tokens(self._document, root, self._skips):
            if token.kind == "text":
                out.append(self._text(token))
            elif token.kind == "start":
                name, tag = self._start(token)
                names.append(name)
                out.append(tag)
            elif token.kind == "end":
                name = names.pop()
                out.append(f"</{name}>" if name else "")
            else:
                out.append(self._void(token))
        return "".join(out)

    def _skips(self, node: int, name: str) -> bool:
        """Void elements, and what could run or load; where that holds a text that was judged, a plain element stands
        for it."""
        if name not in FORBIDDEN:
            return name in VOID
        s = self._document.structure
        return not any_between(self._texts, int(s.open_at[node]), int(s.close_at[node]))

    def _start(self, token: Token) -> tuple[str, str]:
        name, values = safe_name(tag_name(token.raw)), attributes(token.raw)
        marks = self._nodes.get(token.node, "")
        if name in ("html", "body"):
            own = start_tag("", values, ATTRIBUTES)[1:-1] + marks
            if name == "html" and not self.html_attributes:
                self.html_attributes = own
                return "", ""
            if name == "body" and not self.body_attributes:
                self.body_attributes = own or " "
                return "", ""
            name = "div"
        if name == "head":
            return "", ""
        return name, start_tag(name, values, ATTRIBUTES)[:-1] + marks + ">"

    def _void(self, token: Token) -> str:
        name, values = tag_name(token.raw), attributes(token.raw)
        if name not in VOID or name in FORBIDDEN:
            return ""
        if name != "img":
            return start_tag(name, values, ATTRIBUTES)
        source = values.get("src", "")
        tag = start_tag("img", values, ATTRIBUTES)[:-1] + self._nodes.get(token.node, "")
        if len(source) <= _MAX_PICTURE and _PICTURE.match(source):
            return f'{tag} src="{escape(source)}">'
        return tag + ">"

    def _text(self, token: Token) -> str:
        block = self._block_at.get(token.at)
        text = safe_text(token.raw)
        return text if block is None else f"<{TEXT_ELEMENT}{self._marks[block]}>{text}</{TEXT_ELEMENT}>"


def _block_marks(document: Document, explanation: Explanation) -> list[str]:
    """Per block of text: its attributes."""
    kept = set(explanation.kept)
    methods = list(explanation.votes.items())
    marks: list[str] = []
    for block in range(len(document.blocks)):
        mine = [(number, name) for number, (name, vote) in enumerate(methods) if block in vote.kept]
        hover = "kept" if block in kept else f"dropped: {explanation.why_dropped(block)}"
        if methods:
            hover += f"\nkept by: {', '.join(name for _, name in mine) or 'no method'}"
        numbers = " ".join(f"m{number}" for number, _ in mine)
        flag = " data-kept" if block in kept else ""
        marks.append(f'{flag} data-block="{block}" data-methods="{numbers}" title="{escape(hover)}"')
    return marks


def _node_marks(explanation: Explanation) -> Mapping[int, str]:
    """Per element that plays a role: the attributes that say so."""
    roles: dict[int, list[str]] = {}
    labels: dict[int, list[str]] = {}
    if explanation.root is not None:
        roles.setdefault(explanation.root, []).append(" data-broadsheet-root")
    if explanation.header is not None:
        roles.setdefault(explanation.header, []).append(" data-broadsheet-header")
        labels.setdefault(explanation.header, []).append("main header")
    for name, origin in explanation.fields.items():
        if origin.node is not None:
            roles.setdefault(origin.node, []).append(f' data-broadsheet-field="{escape(name)}"')
            labels.setdefault(origin.node, []).append(f"{name}: {origin.source}".rstrip(": "))
    voted: dict[int, list[str]] = {}
    for number, vote in enumerate(explanation.votes.values()):
        if vote.root is not None:
            voted.setdefault(vote.root, []).append(f"m{number}")
    for node, numbers in voted.items():
        roles.setdefault(node, []).append(f' data-broadsheet-root-of="{" ".join(numbers)}"')
    for node, texts in labels.items():
        roles[node].append(f' data-broadsheet-label="{escape(" · ".join(texts))}"')
    return {node: "".join(dict.fromkeys(parts)) for node, parts in roles.items()}
