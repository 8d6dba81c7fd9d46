"""What no browser shows, whatever the window: dialogs that are not open, and what a framework hides at every width.

Text that a style hides at first is often meant to be read (behind a click, or once a script has run), and the
classifier judges it by its words. Of these nothing can be meant: they open over the page, or never.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.remembered import remembered

_DIALOG = tags.CODES["dialog"]
_EVERY_WIDTH = frozenset(("elementor-hidden-desktop", "elementor-hidden-tablet", "elementor-hidden-mobile"))


def without_unshown(document: Document, probabilities: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """The probabilities, those of blocks that no browser shows 0; a new array where anything changes."""
    nodes = [node for node, _ in document.coded("class").telling(_is_hidden_at_every_width.each)]
    dialogs = where_true(document.tag == _DIALOG).tolist()
    if dialogs:
        opened = {node for node, _ in document.attribute("open")}
        nodes += [node for node in dialogs if node not in opened]
    if not nodes:
        return probabilities
    never = np.zeros(len(document), dtype=np.bool_)
    never[nodes] = True
    return np.where(document.below_any(never)[document.blocks.node], 0.0, probabilities)


@remembered()
def _is_hidden_at_every_width(value: str) -> bool:
    return "elementor-hidden-" in value and _EVERY_WIDTH.issubset(value.split())
