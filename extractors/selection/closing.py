"""Headings and labels that close a text: what they announce was left out, so they go with it.

"Related articles", "About the author", "Sources:": the classifier judges blocks one by one, and such lines look like
subheads and introductions. With nothing kept under them they announce nothing. Counted with models that never saw the
page's site: of 21 pages of wcxb-dev-articles whose text would close with headings 15 have none there by their truths;
of twelve labels in five sets all.
"""

from __future__ import annotations

from collections.abc import Callable

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.characters import words_in
from extractors.dom.columns import Ints

HEADINGS = frozenset("h1 h2 h3 h4 h5 h6 summary".split())
LABEL_WORDS = 4
"""Of a line that ends in a colon, up to which it is a label; longer ones introduce what may be a player or a picture
(of seven of five to eight words the truths have three)."""
FEW, MOST_SHARE = 2, 0.25
"""Closing texts that are left out: so many of any text, or this share of a long one."""
_HEADINGS = tags.mask(" ".join(sorted(HEADINGS)))


def is_label(text: str) -> bool:
    """Whether a text is a few words and a colon."""
    return text.endswith((":", "\uff1a")) and words_in(text) <= LABEL_WORDS


def closing(count: int, announces: Callable[[int], bool]) -> int:
    """How many of ``count`` kept texts are left without those that close them and only announce; all of them where
    those are many: then the text is made of headings, with a picture under each."""
    last = count
    while last and announces(last - 1):
        last -= 1
    return last if count - last <= max(FEW, MOST_SHARE * count) and last else count


def without_closing(document: Document, kept: Ints) -> Ints:
    """The kept blocks (indices into ``document.blocks``, in document order) without closing headings and labels."""
    return kept[: closing(len(kept), lambda place: announces(document, int(kept[place])))]


def announces(document: Document, block: int) -> bool:
    """Whether a block is a heading or a label."""
    node = int(document.blocks.node[block])
    if _HEADINGS[document.tag[node]] or _HEADINGS[document.tag[max(document.parents[node], 0)]]:
        return True
    return int(document.blocks.words[block]) <= LABEL_WORDS and is_label(document.block_text(block))
