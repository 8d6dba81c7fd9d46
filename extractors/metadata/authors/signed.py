"""What stands right after "written by" and its like anywhere below the headline, if all of it is one name."""

from __future__ import annotations

import re
from collections.abc import Iterator

from extractors.metadata.dom import Dom, Visible
from extractors.metadata.tree import pieces_between

_LABELS = {
    " by": ("ritten by", "rticle by", "tory by ", "osted by "),
    " von": ("eschrieben von", "erfasst von"),
    "crit": ("crit par", "scrito por", "critto da"),
    "ł": ("apisał ",),
    "А": ("Автор:", "Автор текста:"),
}
"""Words of signing without their first letters, as literals, by what they share and most pages lack: a page is searched
for that alone. What follows a full stop or a comma is a role."""
_STOP = re.compile(r"\s*(?:,|\.(?:\s|$)|;|\(|\||\s[-–—]\s|\b(?:at|on|am|le|el|il|is|has|in|who|from)\b)")
_LABEL = re.compile(
    r"(?:(?<![^\W\d_])|(?-i:(?=[A-ZÀ-ÞА-Я])))(?:written\s+by|article\s+by|story\s+by|posted\s+by|"
    r"geschrieben\s+von|verfasst\s+von|[eé]crit\s+par|escrito\s+por|scritto\s+da|napisał|автор(?:\s+текста)?:)\s*$",
    re.I,
)
"""A whole label at a text's end; one in small letters begins a word ("co-hosted by", "underwritten by" are none)."""
_MARK = re.compile(r"[.!?:;|•·…\d][\s|)\]]*|\s[—–-]\s")
_THIS = re.compile(
    r"\W*(?:this|dies\w*|ce|cet|cette|est[ea]|quest[oa]|ten|ta)\s|\W*the\s+(?:article|post|story)\b", re.I
)
_MOST_WORDS = 3
"""Words of a line before the label: behind more of them somebody else's work is told of ("a library written by")."""
_LONGEST, _SHORTEST = 60, 3


def signed(dom: Dom) -> Iterator[Visible]:
    """The one name behind such labels, where no two are on the page."""
    found: dict[str, Visible] = {}
    for stem, labels in _LABELS.items():
        for stop, node in dom.texts.ends(labels, stem):
            if len(found) == 2:
                return
            if dom.document.silent[node] or dom.foreign[node]:
                continue
            after = pieces_between(dom.document, stop, stop + 300)
            text = _STOP.split(after.lstrip(" :|"), maxsplit=1)[0].strip()
            if _SHORTEST <= len(text) <= _LONGEST and _begins_line(dom, stop):
                found.setdefault(text.lower(), Visible("dom.signed", text, node))
    if len(found) == 1:
        yield from found.values()


def _begins_line(dom: Dom, stop: int) -> bool:
    """Whether what ends here is such a label, and a line or a sentence about the text itself begins with it."""
    document, blocks = dom.document, dom.document.blocks
    number = int(blocks.start.searchsorted(stop, side="right")) - 1
    if number < 0:
        return True
    before = document.text_between(blocks.start.item(number), stop, " ")
    label = _LABEL.search(before)
    if label is None:
        return False
    said = _MARK.split(before[: label.start()])[-1]
    if said.rstrip().endswith(("“", '"', "„", "«")):
        return False  # the label itself is what is spoken of
    return len(said.split()) <= _MOST_WORDS or _THIS.match(said) is not None
