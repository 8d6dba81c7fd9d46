"""Where readers' comments begin that no class marks: below their heading."""

from __future__ import annotations

import re

from extractors.metadata.dom import Dom
from extractors.metadata.tree import heading_text, nodes_of

_LONGEST = 40
"""Characters of the heading."""
_MOST = 40
"""Headings of each level that are looked at."""
_COMMENTS = re.compile(
    r"\W*(?:(?:\d{1,5}|readers?['’]?|user|leser)\s+)?"
    r"(?:comments?|(?:leser)?kommentare?r?|commentaires?|comentarios|comentários|commenti|reacties|kommentit|komentarze|"
    r"komentáře|kommentarer|комментарии|коментарі|yorumlar|hozzászólások|comentarii|σχόλια)\W*(?:\d{1,5}\W*)?",
    re.I,
)


def comments_begin(dom: Dom) -> int:
    """The offset in the stream of the first heading below the headline that says no more than "Comments"; the end of
    the stream without any. Who is named behind it ("Posted by: ...") wrote a comment."""
    document, ends = dom.document, len(dom.document.stream)
    if dom.header is None:
        return ends
    for level in range(2, 7):
        for node in [node for node in nodes_of(document, f"h{level}")[:_MOST] if node > dom.header]:
            text = heading_text(document, node)
            if len(text) <= _LONGEST and _COMMENTS.fullmatch(text.strip()):
                ends = min(ends, document.structure.open_at.item(node))
    return ends
