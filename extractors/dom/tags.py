"""HTML's tag names as small integers, and the sets of them that the methods speak of."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

_NAMES: list[str] = (
    "html head body title meta link base style script noscript template header footer nav main article "
    "section aside address hgroup search h1 h2 h3 h4 h5 h6 div p pre blockquote center ul ol li dl dt dd "
    "menu dir figure figcaption hr table caption colgroup col thead tbody tfoot tr td th form fieldset "
    "legend label input button select option optgroup textarea output progress meter datalist a span b i "
    "u s em strong small big sub sup code kbd samp var tt q cite abbr acronym dfn time mark del ins font "
    "br wbr bdi bdo ruby rt rp data nobr strike img picture source video audio track iframe embed object "
    "param canvas map area svg math path g use details summary dialog slot frame frameset noframes "
    "marquee applet amp-img amp-ad amp-iframe amp-video"
).split()

OTHER = 0
"""Code of every name that is not in the vocabulary (custom and made-up elements)."""
CODES: dict[str, int] = {name: code for code, name in enumerate(_NAMES, 1)}
SIZE = len(_NAMES) + 1


def codes(names: str) -> frozenset[int]:
    """The codes of a space-separated list of names."""
    return frozenset(CODES[name] for name in names.split())


def mask(names: str) -> npt.NDArray[np.bool_]:
    """A look-up table, indexed by tag code, that is true for these names."""
    table = np.zeros(SIZE, dtype=np.bool_)
    table[[CODES[name] for name in names.split()]] = True
    return table


HEADINGS = mask("h1 h2 h3 h4 h5 h6")
HEADING_LEVEL = HEADINGS * (np.arange(SIZE) - CODES["h1"] + 1)
"""Per tag code: the level of a heading, 0 for any other element."""
LINKS = mask("a button select")
"""What CETD's public code counts as a link (METHODS.md, 2)."""
BLOCK_NAMES = (
    "html head body title header footer nav main article section aside address hgroup search h1 h2 h3 h4 "
    "h5 h6 div p pre blockquote center ul ol li dl dt dd menu dir figure figcaption hr table caption "
    "colgroup col thead tbody tfoot tr td th form fieldset legend select option optgroup textarea details "
    "summary dialog noscript iframe object video audio frameset noframes template"
)
BLOCKS = mask(BLOCK_NAMES)
"""Elements that a browser lays out as blocks, or that otherwise end a run of text."""
PHRASING = mask("p h1 h2 h3 h4 h5 h6 ruby")
"""Elements that hold nothing but text and what stands in its lines, so that an unknown one in them is no block."""
SILENT = mask(
    "head title style script template svg math textarea select option optgroup datalist object embed applet iframe "
    "noframes canvas map audio video noscript"
)
"""Elements whose text a reader does not see as text of the page (fallback, drawings, form values)."""
SILENT_NAMES = frozenset(name for name, code in CODES.items() if SILENT[code])
