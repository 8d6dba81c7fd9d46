"""Blocks 17 and 18, and the page that is left: only the main header and the main article, for any browser."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

import numpy as np

from extractors.candidate import Candidate
from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.dom.columns import Bools
from extractors.methods.role_model.facts import Facts
from extractors.methods.role_model.production import ProductionSystem, Rule

_VOID = frozenset(("br", "col", "hr", "img", "source", "track", "wbr", "area"))
_ACTIVE = tags.mask(
    "script style link base iframe frame frameset object embed applet form input button select textarea "
    "template noscript svg math canvas"
)
"""Elements of which nothing is written: they run, load or send something, or hold unseen text."""
_TITLE, _HTML = tags.CODES["title"], tags.CODES["html"]
_ATTRIBUTES = frozenset(
    ("alt", "cite", "class", "colspan", "datetime", "dir", "height", "href", "id", "lang", "rowspan", "scope")
    + ("sizes", "span", "src", "srcset", "start", "title", "type", "value", "width")
)
"""Attributes that are written; all others (events, styles, data for scripts) stay behind."""
_ADDRESSES = frozenset(("href", "src", "cite"))
_SAFE_SCHEMES = ("http:", "https:", "mailto:", "data:image/")
_NAME = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-")


@dataclass(slots=True)
class Common:
    """Working memory of CommParentHeadText and DeleteAttrByList."""

    facts: Facts


def find_common_parent(facts: Facts) -> None:
    """Run block 17."""
    COMMON_PARENT.run(Common(facts), facts.trace, facts.left_out)


def unlink(facts: Facts) -> None:
    """Run block 18."""
    UNLINK.run(Common(facts), facts.trace, facts.left_out)


def _common_parent(memory: Common) -> None:
    facts = memory.facts
    assert facts.longest is not None and facts.best_header is not None
    node = facts.document.common_ancestor([facts.longest, facts.best_header])
    facts.common_parent = node if node >= 0 else facts.longest


def _only_article(memory: Common) -> None:
    memory.facts.common_parent = memory.facts.longest


COMMON_PARENT: ProductionSystem[Common] = ProductionSystem(
    "CommParentHeadText",
    (
        Rule(
            "of-both",
            "so that the page still displays well",
            _common_parent,
            lambda m: m.facts.longest is not None and m.facts.best_header is not None,
        ),
        Rule(
            "of-article",
            "without a header the article's block",
            _only_article,
            lambda m: m.facts.longest is not None and m.facts.best_header is None,
        ),
    ),
)


def _unlink(memory: Common) -> None:
    facts = memory.facts
    assert facts.common_parent is not None
    facts.unlinked = (facts.common_parent + 1, int(facts.document.end[facts.common_parent]))


UNLINK: ProductionSystem[Common] = ProductionSystem(
    "DeleteAttrByList",
    (
        Rule(
            "below-common-parent",
            "the page is for reading: its links lead nowhere",
            _unlink,
            lambda m: m.facts.common_parent is not None,
        ),
    ),
)


def page_of(document: Document, candidate: Candidate) -> str:
    """The page with only the main header and the article of a candidate, as HTML for any browser.

    Containers stay as a frame, links below the common ancestor of header and article lose their address, and
    nothing that runs or loads a document is written. The tree is left as it is.
    """
    common = candidate.root
    if candidate.header is not None:
        common = max(document.common_ancestor([candidate.root, candidate.header]), 0)
    writer = _Writer(document, candidate, common + 1, int(document.end[common]))
    title = where_true(document.tag == _TITLE)[:1].tolist()
    head = f"<title>{escape(document.text(title[0]))}</title>" if title else ""
    languages = (value for node, value in document.attribute("lang") if document.tag[node] == _HTML)
    language = next(languages, "")
    opening = f'<html lang="{escape(language)}">' if language else "<html>"
    head = f'<head><meta charset="utf-8">{head}</head>'
    return f"<!DOCTYPE html>\n{opening}{head}<body>{writer.body()}</body></html>\n"


class _Writer:
    """Writes the kept part of a tree."""

    def __init__(self, document: Document, candidate: Candidate, unlink_from: int, unlink_to: int) -> None:
        self.document = document
        self.unlinked = range(unlink_from, unlink_to)
        whole = np.zeros(len(document), dtype=np.bool_)
        whole[list(candidate.content)] = True
        if candidate.header is not None:
            whole[candidate.header] = True
        left_out = _ACTIVE[document.tag]
        left_out[list(candidate.excluded)] = True
        left_out = document.below_any(left_out)
        self.whole: Bools = document.below_any(whole) & ~left_out
        self.text_of, self.tail_of = self._kept_runs(candidate, left_out)
        owners = document.structure.run_owner[list(candidate.texts or ())]
        wanted = self.whole.copy()
        wanted[owners[~left_out[owners]]] = True
        self.framed = document.subtree_sum(wanted.astype(np.int64)) > 0

    def _kept_runs(self, candidate: Candidate, left_out: Bools) -> tuple[frozenset[int], frozenset[int]]:
        """The elements whose text, and those whose tail, is kept though their owner is not kept whole."""
        runs = self.document.structure
        numbers = np.array(candidate.texts or (), dtype=np.int64)
        numbers = numbers[~left_out[runs.run_owner[numbers]]]
        tokens = runs.run_token[numbers]
        nodes, owners = runs.token_node[tokens], runs.run_owner[numbers]
        is_tail = runs.token_is_end[tokens] | (nodes != owners)
        return frozenset(nodes[~is_tail].tolist()), frozenset(nodes[is_tail].tolist())

    def body(self) -> str:
        """All that is kept, below body."""
        document, elements = self.document, self.document.elements
        parts: list[str] = []
        open_nodes: list[tuple[int, str]] = []
        node = 0
        while node < len(document) or open_nodes:
            while open_nodes and (node >= len(document) or node >= document.end[open_nodes[-1][0]]):
                closed, name = open_nodes.pop()
                parts.append(f"</{name}>" if name else "")
                parts.append(self._tail(closed))
            if node >= len(document):
                continue
            if not self.framed[node]:
                parts.append(self._tail(node))
                node = int(document.end[node])
                continue
            name = self._name(node)
            parts.append(f"<{name}{self._attributes(node)}>" if name else "")
            if self.whole[node] or node in self.text_of:
                parts.append(escape(elements[node].text or "", quote=False))
            if name in _VOID:
                parts.append(self._tail(node))
            else:
                open_nodes.append((node, name))
            node += 1
        return "".join(parts)

    def _tail(self, node: int) -> str:
        parent = int(self.document.parent[node])
        if node in self.tail_of or (parent >= 0 and self.whole[parent]):
            return escape(self.document.elements[node].tail or "", quote=False)
        return ""

    def _name(self, node: int) -> str:
        """The element's name; empty for what is written once, and for names that no browser reads."""
        name = self.document.name(node).lower()
        if name in ("html", "body", "head", "title", "meta") or not name[:1].isalpha() or not _NAME.issuperset(name):
            return ""
        return name

    def _attributes(self, node: int) -> str:
        written = []
        for key, value in self.document.elements[node].attrib.items():
            key = str(key).lower()
            if key not in _ATTRIBUTES or (key == "href" and node in self.unlinked):
                continue
            if key in _ADDRESSES and not _is_safe(str(value)):
                continue
            written.append(f' {key}="{escape(str(value))}"')
        return "".join(written)


def _is_safe(address: str) -> bool:
    """Whether an address is relative or of a scheme that only shows something."""
    bare = "".join(address.split()).lower()
    before, colon, _ = bare.partition(":")
    return not colon or any(mark in before for mark in "/?#") or bare.startswith(_SAFE_SCHEMES)
