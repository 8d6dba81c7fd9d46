"""Both outputs of the method: pages without the template, and pages with the template marked in colour."""

from __future__ import annotations

from extractors.document import Document
from extractors.dom.columns import Bools
from extractors.methods.site_template.fragments import Fragments

_HEAD = (
    '<meta charset="utf-8">'
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">"
    "<style>site-template{background:#ffd8a8;color:#5c3b00}"
    "[data-site-template]{outline:1px dashed #e8590c}</style>"
)
"""Colours; and no script, frame, picture or style sheet of the page is loaded when a person opens it."""


def cleaned_page(document: Document, fragments: Fragments, covered: Bools) -> str:
    """The page's code with every fragment of the template cut out, tags and all, as the paper does.

    What is left need not be balanced; browsers and parsers repair it.
    """
    return "".join(
        _as_html(document.stream[start:stop]) + ("\n" if document.stream[start] != "<" else "")
        for start, stop, cut in zip(fragments.start.tolist(), fragments.stop.tolist(), covered.tolist())
        if not cut
    )


def marked_page(document: Document, fragments: Fragments, covered: Bools) -> str:
    """The page's code with the template in colour: texts in ``site-template`` elements, tags outlined."""
    parts: list[str] = []
    at = 0
    for start, stop, marked in zip(fragments.start.tolist(), fragments.stop.tolist(), covered.tolist()):
        parts.append(document.stream[at:start])
        piece = document.stream[start:stop]
        at = stop
        parts.append(_as_html(_marked(piece) if marked else piece))
    parts.append(document.stream[at:])
    return "<!DOCTYPE html>\n" + _HEAD + "".join(parts)


_VOID = frozenset(
    (
        "area",
        "base",
        "br",
        "col",
        "embed",
        "hr",
        "img",
        "input",
        "link",
        "meta",
        "param",
        "source",
        "track",
        "wbr",
    )
)


def _as_html(piece: str) -> str:
    """A tag of the stream as HTML has it: there an empty ``<script/>`` would swallow the rest of the page."""
    if not piece.endswith("/>") or not piece.startswith("<"):
        return piece
    name = piece[1:-2].split(None, 1)[0]
    return piece if name in _VOID else f"{piece[:-2]}></{name}>"


_NO_TEXT = ("<html", "<head", "<meta", "<link", "<title", "<base")


def _marked(piece: str) -> str:
    if not piece.startswith("<"):
        return f"<site-template>{piece}</site-template>"
    if piece.startswith("</") or piece.startswith(_NO_TEXT):
        return piece
    cut = -2 if piece.endswith("/>") else -1
    return f'{piece[:cut]} data-site-template=""{piece[cut:]}'
