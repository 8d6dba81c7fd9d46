"""What no browser shows, whatever the window: dialogs that are not open, popovers and tooltips, what a framework hides
at every width, and single paragraphs that are hidden themselves.

Text in a box that a style hides at first is often meant to be read (behind a click, or once a script has run), and the
classifier judges it by its words. Of these nothing can be meant: they open over the page, or never; and what is opened
is a box, not a paragraph. (Hidden boxes with kept text: 24 on the development sets, all of it the article's but filler;
hidden paragraphs: one, a title of before; a heading for screen readers alone.)
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from extractors.blocks.unseen import out_of_sight, tooltips
from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.dom.columns import Bools
from extractors.dom.veiled import holds_article
from extractors.remembered import remembered
from extractors.selection.boxes.machine_data import machine_data
from extractors.selection.root import DOUBTFUL, THRESHOLD

MOST_SHARE = 0.25
"""Share of the words from which hidden paragraphs are what the page has to say."""
PARAGRAPHS = frozenset("p h1 h2 h3 h4 h5 h6".split())
_PARAGRAPHS = tags.mask(" ".join(sorted(PARAGRAPHS)))
_DIALOG = tags.CODES["dialog"]
_DIALOG_ROLES, _SHUT = ("dialog", "alertdialog"), ("aria-hidden", "aria-modal")
_EVERY_WIDTH = ("elementor-hidden-desktop", "elementor-hidden-tablet", "elementor-hidden-mobile")


def without_unshown(document: Document, probabilities: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """The probabilities, those of blocks that no browser shows 0; a new array where anything changes."""
    nodes = [node for node, _ in document.coded("class").telling(_is_hidden_at_every_width.each, _EVERY_WIDTH)]
    dialogs = where_true(document.tag == _DIALOG).tolist()
    if dialogs:
        opened = {node for node, _ in document.attribute("open")}
        nodes += [node for node in dialogs if node not in opened]
    nodes += [*(node for node, _ in document.attribute("popover")), *tooltips(document), *_closed_dialogs(document)]
    nodes += machine_data(document, probabilities >= THRESHOLD)
    unshown = hidden_paragraphs(document, probabilities >= DOUBTFUL)
    if nodes:
        never = np.zeros(len(document), dtype=np.bool_)
        never[nodes] = True
        unshown |= document.below_any(never)[document.blocks.node]
    return np.where(unshown, 0.0, probabilities) if unshown.any() else probabilities


def _closed_dialogs(document: Document) -> list[int]:
    """The elements that say that they are dialogs, and are hidden from who listens to the page, or lock it once open;
    none that shows an article over the page."""
    says = [node for node, role in document.attribute("role") if role.strip().lower() in _DIALOG_ROLES]
    if not says:
        return says
    holds = holds_article(document)
    shut = [node for node in says if any(document.attribute_of(node, name).lower() == "true" for name in _SHUT)]
    return [node for node in shut if not holds[node]]


def hidden_paragraphs(document: Document, among: Bools) -> Bools:
    """Of the blocks ``among`` (a flag a block) those that are a paragraph or heading which is hidden itself, or for
    screen readers alone; none where these hold more than ``MOST_SHARE`` of the words: then a script shows the text."""
    hidden = (document.hides_itself | out_of_sight(document)) & _PARAGRAPHS[document.tag]
    found = hidden[document.blocks.node] & among
    if found.any():
        words = document.blocks.words
        found &= bool(words[found].sum() <= MOST_SHARE * words[among].sum())
    return np.asarray(found)


@remembered()
def _is_hidden_at_every_width(value: str) -> bool:
    return not set(_EVERY_WIDTH).difference(value.split())
