"""Words inside a running text that are no part of it for who reads the page: what only a screen reader speaks, what is
hidden until a click, what explains a word while one points at it, a picture's caption in the line, a button that shares
the line, the mark that links a heading to itself, how a link opens, the mark before a list item.

Only parts of a block of text are meant, and marks of items. Another block that is unseen as a whole is a matter for who
chooses blocks.
"""

from __future__ import annotations

import re
from itertools import islice

import numpy as np

from extractors.blocks import item_markers
from extractors.blocks.region import CAPTION_SIGNS, buttons, is_caption_class
from extractors.blocks.sharing import LONGEST, MOST_ELEMENTS, is_sharing_label
from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.dom.columns import Bools
from extractors.dom.plain_text import text_of
from extractors.remembered import once_a_document, remembered

_SPOKEN = re.compile(
    r"(?:^|[\s_-])(?:(?:visually|accessibly|a11y)-?hidden|sr-?only|(?:for-)?screen-?readers?(?:-?(?:text|only))?|"
    r"show-for-sr|element-invisible|(?:a-)?off-?screen|hide-visually|assistive-text)"
    r"(?=$|[\s_]|-sc-|-(?=[a-z]*+\d)[\da-z]{2,8}(?:$|\s))",
    re.I,
)
"""Class names by which themes and frameworks hide a text from everybody but screen readers, with the hashes that some
put behind them."""
SPOKEN_SIGNS = ("hidden", "sr", "reader", "invisible", "screen", "visually", "assistive")
"""One of them is in whatever ``_SPOKEN`` matches, and is found sooner."""
_CLIPPED = re.compile(
    r"(?<![\w-])(?:clip\s*+:\s*+rect\(\s*+[01](?:px)?[\s,]++[01](?:px)?[\s,]|clip-path\s*+:\s*+inset\(\s*+(?:50|100)%|"
    r"(?:left|text-indent)\s*+:\s*+-\d{4,}(?:px|em)|left\s*+:\s*+-\d{3,}em)",
    re.I,
)
"""The same by a style in the line."""
_CLIPPED_SIGNS = ("clip", "indent", "left")
MARKS = frozenset("#¶🔗⚓↩↑^")
"""Links of one such character lead to their own heading, or back from a note."""
_LINK, _IMAGE, _FIGCAPTION, _ITEM = (tags.CODES[name] for name in ("a", "img", "figcaption", "li"))
_NOTES = (
    r"(?:link )?opens? (?:in )?(?:an? )?new (?:browser )?(?:window|tab)(?: or tab)?",
    r"(?:link )?\u00f6ffnet (?:sich )?(?:in|im)(?: einem)? neue[mn] (?:fenster|tab)",
    r"(?:s['\u2019]ouvre dans une? )?(?:nouvelle fen\u00eatre|nouvel onglet)",
    r"(?:se )?abre en (?:una )?(?:nueva (?:ventana|pesta\u00f1a)|(?:ventana|pesta\u00f1a) nueva)",
    r"abre (?:em|numa) (?:uma )?nova (?:janela|aba|guia)",
    r"si apre in una nuova (?:finestra|scheda)",
    r"opent in (?:een )?nieuw (?:venster|tabblad)",
)
_NOTE = re.compile(rf"\(?(?:{'|'.join(_NOTES)})\)?\.?", re.I)
_LONGEST_NOTE = 60
_LONGEST_MARK = 2
LEVELS = 2
"""Elements between a mark and its link at most."""
NEAR = 50
"""Elements before a caption in the line among which its picture is."""


@remembered()
def is_spoken_class(value: str) -> bool:
    """Whether a class says that its text is for screen readers alone; remembered, since pages repeat their classes."""
    folded = value.lower()
    if not any(sign in folded for sign in SPOKEN_SIGNS):
        return False
    return _SPOKEN.search(value) is not None and "not-sr-only" not in value


@remembered()
def is_clipped(style: str) -> bool:
    """Whether an inline style leaves a text to screen readers alone."""
    return _CLIPPED.search(style) is not None


@once_a_document
def out_of_sight(document: Document) -> Bools:
    """Elements whose text a class or a style of their own leaves to screen readers."""
    flags = np.zeros(len(document), dtype=np.bool_)
    flags[[node for node, _ in document.coded("class").telling(is_spoken_class.each, SPOKEN_SIGNS)]] = True
    flags[[node for node, _ in document.coded("style").telling(is_clipped.each, _CLIPPED_SIGNS)]] = True
    return flags


def is_tooltip_role(value: str) -> bool:
    """Whether a role says that an element shows while one points at another: a word's explanation, a button's name."""
    return value.strip().lower() == "tooltip"


def tooltips(document: Document) -> list[int]:
    """The elements that say so of themselves."""
    return [node for node, role in document.attribute("role") if is_tooltip_role(role)]


def is_note(text: str) -> bool:
    """Whether the last words of a link tell those who cannot see it that it opens a window."""
    return len(text) <= _LONGEST_NOTE and _NOTE.fullmatch(text.strip()) is not None


@once_a_document
def unseen_runs(document: Document) -> Bools:
    """Which runs of text are no part of the text in which they stand; silent ones are among them (r)."""
    s, blocks = document.structure, document.blocks
    silent = document.silent[s.run_owner]
    # only in the lines of a text: what stands in a block of its own is unseen as a whole
    flagged = out_of_sight(document) & ~tags.BLOCKS[document.tag]
    flagged[captions_in_line(document)] = True
    flagged[[node for node in tooltips(document) if not tags.BLOCKS[document.tag[node]]]] = True
    pressed = buttons(document)
    if pressed.any():  # what enlarges the picture or opens its credit
        flagged |= pressed & document.below_any(document.tag == _FIGCAPTION)
        flagged[sharing_buttons(document, pressed)] = True
    unseen = document.run_hidden | document.below_any(flagged)[s.run_owner] | _marks(document) | _notes(document)
    unseen &= ~silent
    if unseen.any():
        seen = blocks.sum(~unseen)
        unseen[blocks.runs[seen.take(blocks.block_of_run) == 0]] = False
    unseen[item_marks(document)] = True
    return np.asarray(unseen | silent)


def captions_in_line(document: Document) -> list[int]:
    """The elements in the line of a text that say what the picture before them shows."""
    if not (document.tag == _IMAGE).any():
        return []
    in_line = ~tags.BLOCKS[document.tag]
    behind = in_line & (document.parent >= 0) & in_line[document.parent]
    captions = document.coded("class").telling(is_caption_class.each, CAPTION_SIGNS)
    return [node for node, _ in captions if behind[node] and _is_behind_a_picture(document, node)]


def sharing_buttons(document: Document, pressed: Bools) -> list[int]:
    """The buttons in the line of a text that only share it. ``pressed``: the elements that are buttons."""
    short = pressed & ~tags.BLOCKS[document.tag] & (document.subtree_chars > 0) & (document.subtree_chars <= LONGEST)
    return [node for node in where_true(short).tolist() if is_sharing_label(_shown_text(document, node))]


def _shown_text(document: Document, node: int) -> str:
    """The text of an element, without that of silent ones in it; nothing where it has many elements. Of its markup,
    since looking at an element of a page lists all of them."""
    s, stream, silent = document.structure, document.stream, document.silent
    parts: list[str] = []
    at, end, child, count = int(s.inner_at[node]), int(document.end[node]), node + 1, 1
    while child < end:
        count += 1
        if count > MOST_ELEMENTS:
            return ""
        if not silent[child]:
            child += 1
            continue
        parts.append(stream[at : int(s.open_at[child])])
        at = int(s.inner_at[child])
        if stream[at - 2] != "/":
            at = stream.index(">", int(s.close_at[child])) + 1
        child = int(document.end[child])
    parts.append(stream[at : int(s.close_at[node])])
    return text_of("".join(parts), " ")


def _is_behind_a_picture(document: Document, node: int) -> bool:
    """Whether a picture stands before an element, in the same one."""
    return bool((document.tag[max(document.parents[node], node - NEAR) : node] == _IMAGE).any())


def _notes(document: Document) -> Bools:
    """The runs at the end of links that tell only how they open."""
    s, blocks = document.structure, document.blocks
    found = np.zeros(len(s.run_at), dtype=np.bool_)
    linked = document.in_link[s.run_owner[blocks.runs]]
    behind = where_true(linked[1:] & linked[:-1] & (blocks.block_of_run[1:] == blocks.block_of_run[:-1])) + 1
    for run in blocks.runs[behind].tolist():
        start, stop = int(s.run_at[run]), int(s.run_stop[run])
        found[run] = is_note(document.stream[start:stop])
    return found


@once_a_document
def item_marks(document: Document) -> list[int]:
    """The runs that are the marks of list items (``blocks.item_markers``)."""
    s, blocks = document.structure, document.blocks
    items = document.tag == _ITEM
    if not items.any() or not len(blocks):
        return []
    short = (s.run_chars[blocks.first_run] <= item_markers.LONGEST) & document.below_any(items)[blocks.node]
    found: list[int] = []
    for block in where_true(short).tolist():
        run = int(blocks.first_run[block])
        if item_markers.may_mark(document.stream[s.run_at[run] : s.run_stop[run]]):
            mark = item_markers.marker_of(document.element(int(blocks.node[block])))
            if mark is not None and document.element(int(s.run_owner[run])) is mark:
                found.append(run)
    return found


def _marks(document: Document) -> Bools:
    """The runs that are a link of one mark within the page."""
    s = document.structure
    found = np.zeros(len(s.run_at), dtype=np.bool_)
    for run in where_true((s.run_chars <= _LONGEST_MARK) & document.in_link[s.run_owner]).tolist():
        if document.stream[s.run_at[run] : s.run_stop[run]].strip() in MARKS:
            owner = int(s.run_owner[run])
            above = (owner, *islice(document.ancestors(owner), LEVELS))
            link = next((node for node in above if document.tag[node] == _LINK), None)
            found[run] = link is not None and document.attribute_of(link, "href").startswith("#")
    return found
