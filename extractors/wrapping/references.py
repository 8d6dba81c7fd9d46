"""Lines of the text's own kind that lead to another text: a short one of which a good part is a link.

"If you liked this, try: Letter from Port Calloway" is a paragraph by its markup, and most paragraphs are sure by that;
what such a line is only its words tell. Of 47 between and right behind the kept blocks of 227 pages of fundus-dev,
fundus-eval-dev, readability-dev and chinese-dev the classifiers keep 17: credits, addresses to write to, sources of
posts and offers are of that shape too.
"""

from __future__ import annotations

from collections.abc import Sequence

from extractors.dom.characters import words_in
from extractors.observation import is_linked

LONGEST = 20
"""Words of such a line, at most."""
_SHARE = 0.3
"""Of its words those of the link are more."""
_LETTERS = 25 * LONGEST
"""Characters beyond which the words of a text need not be counted: no language has longer words."""


def refers(words: int, linked: int) -> bool:
    """Whether a text of so many words, of which so many are links, is such a line."""
    return words <= LONGEST and linked > _SHARE * words and not is_linked(words, linked)


def links_of(links: Sequence[str], texts: Sequence[str]) -> tuple[bool, bool]:
    """Whether most words of some texts are those of links among them (``is_linked``), and whether they are such a
    line."""
    letters = sum(map(len, texts))
    # hardly any text has to be counted for the first: words of two languages do not differ fourfold in length
    if letters > _LETTERS and 4 * sum(map(len, links)) < letters:
        return False, False
    words, linked = sum(map(words_in, texts)), sum(map(words_in, links))
    return is_linked(words, linked), refers(words, linked)
