"""Subheads that only their class calls so: ``<p class="intertitre">``.

Papers whose systems know no headings within a text set them as paragraphs of a class of their own. Where a text has one
alone, it is the only block of its kind, short and between paragraphs, as captions and labels are.
"""

from __future__ import annotations

import re

SUBHEAD = re.compile(
    r"(?<![^\W\d_])(?:"
    r"inter|inter-?titres?|inter-?title|zwischen-?titel|zwischen-?(?:ue|ü)berschrift|zwischen-?zeile|"
    r"(?<!\S)(?:sub-?heads?|cross-?head(?:s|ing)?)(?!\S)|ladillos?|inter-?t[ií]tulos?|entre-?t[ií]tulos?|mellom-?titt?el|mellan-?rubrik|mellem-?rubrik|"
    r"mellem-?titel|tussen-?kop(?:je)?|sotto-?titoletto|titoletto|väli-?otsikko|vali-?otsikko|[sś]r[oó]d-?tytu[lł]|"
    r"mezi-?titulek|medzi-?titulok|me[dđ]j?u-?naslov|ara-?ba[sş]l[iı]k"
    r")(?![^\W\d_])",
    re.I,
)
"""Words for a line between the paragraphs, and for no other line, in the languages of the papers; one for a line below
the headline as well, so that the text has to have begun. English ones as whole
classes alone: libraries of styles name sizes of letters so (``fs-subheading`` on the votes of an answer)."""
WORDS = 15
"""Of such a subhead at most."""
_LONGEST = 200
"""Characters of a class attribute that is read."""


def is_named_subhead(classes: str) -> bool:
    """Whether a class attribute calls its element a subhead."""
    return SUBHEAD.search(classes[:_LONGEST].replace("_", "-")) is not None
