"""The features of every block of text: what the arbiter's classifier sees.

All are array arithmetic on the Document's columns; none depends on a language or on a site. The names say in
words what each feature holds, so that a decision can be explained with them. Their order is part of what a
forest is trained on: add new ones at the end.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.columns import Bools, Ints
from extractors.features import keywords, lexical, wording
from extractors.features.block_measures import FIELD, KIND_OF_TAG, LONG_WORDS, BlockMeasures, field, fields
from extractors.features.lexical import Lexical
from extractors.features.pictures import add_pictures
from extractors.features.place import add_groups, add_neighbours, add_position, add_relations
from extractors.features.table import FeatureTable
from extractors.features.typesetting import add_typesetting
from extractors.features.votes import add_role_model, add_votes, add_wording, reach_of
from extractors.model.lexicon import Lexicon

Floats = npt.NDArray[np.float32]

_TAG_GROUPS: tuple[tuple[str, str], ...] = (
    ("list", "ul ol dl menu"),
    ("list item", "li dt dd"),
    ("table", "table"),
    ("cell", "td th"),
    ("figure", "figure figcaption picture"),
    ("aside", "aside"),
    ("nav", "nav"),
    ("header", "header hgroup"),
    ("footer", "footer address"),
    ("form", "form fieldset label button input"),
)
_TAG_GROUPS_2: tuple[tuple[str, str], ...] = (
    ("article", "article"),
    ("main", "main"),
    ("section", "section"),
    ("quotation", "blockquote q"),
    ("code", "pre code"),
    ("heading", "h1 h2 h3 h4 h5 h6"),
    ("link", "a"),
    ("details", "details dialog"),
    ("paragraph", "p"),
    ("emphasis", "b strong em i u small"),
)


def _tag_weights(groups: tuple[tuple[str, str], ...]) -> Ints:
    table = np.zeros(tags.SIZE, dtype=np.int64)
    for place, (_, names) in enumerate(groups):
        for code in tags.codes(names):
            table[code] += 1 << (FIELD * place)
    return table


_TAG_WEIGHTS, _TAG_WEIGHTS_2 = _tag_weights(_TAG_GROUPS), _tag_weights(_TAG_GROUPS_2)
_LINK, _EMPHASIS = 6, 9
"""Places of the groups of ``_TAG_GROUPS_2`` that are asked for by themselves."""
_NOTHING = np.zeros((len(lexical.NAMES), 1))
_LINKS = 0.66
"""Link density from which a short block outside the densest element, before or behind all text, is not judged."""
_TEXT_WORDS = 25
"""Words of a text between the first and last of which everything is judged. Of 569 blocks of links that are the
article's in the pages of wcxb-dev-articles but outside the densest element, 56 are not judged then, and 15 % more
blocks are."""
_HALF = 10
"""Keyword groups in one packed counter."""
_ABOVE = tuple(tuple(f"elements above: {name}" for name, _ in groups) for groups in (_TAG_GROUPS, _TAG_GROUPS_2))
_SAYS = tuple(f"class or id {where}: {name}" for name, _ in keywords.GROUPS for where in ("says", "near says"))


@dataclass(frozen=True, slots=True)
class BlockFeatures:
    """``values`` has a row per block of ``document.blocks`` and a column per name."""

    names: tuple[str, ...]
    values: Floats
    words: Ints
    """Words of each block."""
    header: int
    """The heading taken for the main header, or -1."""
    judged: Bools
    """Blocks worth judging; the others are rows of links outside the densest element, before or behind all text, and
    never content."""
    lexical: Lexical | None
    """The words of the blocks and of the names around them; None for a page without blocks."""

    def weighed(self, lexicon: Lexicon) -> BlockFeatures:
        """The same blocks, their words weighed by a lexicon."""
        if self.lexical is None:
            return self
        values = self.values.copy()
        values[:, -len(lexical.NAMES) :] = self.lexical.values(lexicon).T
        return replace(self, values=values)


def _spread_table() -> Ints:
    """Keyword bits of ten groups to their packed counter."""
    bits = np.arange(1 << _HALF)
    return np.asarray(sum(((bits >> place) & 1) << (FIELD * place) for place in range(_HALF)))


_SPREAD = _spread_table()


def class_weights(document: Document) -> tuple[Ints, Ints]:
    """Per element that holds a block: what its class and id say, as two packed counters of ten groups each."""
    bits = keywords.by_element(document)
    return _SPREAD.take(bits & ((1 << _HALF) - 1)), _SPREAD.take(bits >> _HALF)


def compute(document: Document, lexicon: Lexicon | None = None) -> BlockFeatures:
    """The features of every block of a page (a page without blocks gives none).

    ``lexicon``: what words weigh; without one they weigh nothing (``BlockFeatures.weighed``).
    """
    if not len(document.blocks):
        no_values, no_words = np.zeros((0, 0), dtype=np.float32), np.zeros(0, dtype=np.int64)
        return BlockFeatures((), no_values, no_words, -1, np.zeros(0, dtype=np.bool_), None)
    above = document.sum_above(_TAG_WEIGHTS_2[document.tag])
    m = BlockMeasures.of(document, field(above, _LINK))
    table = FeatureTable(len(m.node))
    _add_text(table, m, above)
    _add_elements(table, m, above)
    _add_densities(table, m)
    add_relations(table, m)
    add_groups(table, m)
    add_neighbours(table, m)
    header = add_position(table, m)
    add_pictures(table, document)
    add_votes(table, document)
    add_role_model(table, document, m.whole_words)
    add_typesetting(table, m)
    near = reach_of(m.inside)
    heads = wording.heads(document, m.whole_words, near)
    add_wording(table, document, near, heads)
    judged = m.inside | (m.link_density < _LINKS) | (m.words >= LONG_WORDS) | _among_texts(m)
    hashed = Lexical.of(document, heads, judged)
    table.add_all(lexical.NAMES, hashed.values(lexicon) if lexicon else _NOTHING)
    return BlockFeatures(_interned(tuple(table.names)), table.values(), m.whole_words, header, judged, hashed)


def _among_texts(m: BlockMeasures) -> Bools:
    """Blocks between the first and the last text of some length that is no link: a linked subhead or a list of links
    among paragraphs, where the densest element is but a part of the article, such as a quotation."""
    texts = np.flatnonzero((m.words >= _TEXT_WORDS) & (m.link_density < _LINKS))
    among = np.zeros(len(m.node), dtype=np.bool_)
    if len(texts):
        among[texts[0] : texts[-1]] = True
    return among


_known_names: dict[tuple[str, ...], tuple[str, ...]] = {}


def _interned(names: tuple[str, ...]) -> tuple[str, ...]:
    """The same object for the same names: all pages have the same."""
    return _known_names.setdefault(names, names)


def _add_text(c: FeatureTable, m: BlockMeasures, above: Ints) -> None:
    """The block's own text."""
    s, b = m.document.structure, m.document.blocks
    strong_chars = b.sum(s.run_chars * (field(above, _EMPHASIS) > 0).take(s.run_owner))
    safe_chars, safe_words = np.maximum(m.chars, 1), np.maximum(m.words, 1)
    c.add("words in the block", m.words)
    c.add("characters in the block", m.chars)
    c.add("link density", m.link_density)
    c.add("characters a word", m.chars / safe_words)
    c.add("punctuation marks a word", b.sum(s.run_punctuation) / safe_words)
    c.add("sentence ends", m.stops)
    c.add("sentence ends a word", m.stops / safe_words)
    c.add("share of digits", b.sum(s.run_digits) / safe_chars)
    c.add("share of capitals", b.sum(s.run_upper) / safe_chars)
    c.add("share of ideographs", b.sum(s.run_ideographs) / safe_chars)
    c.add("share of emphasised characters", strong_chars / safe_chars)
    c.add("runs of text in the block", np.diff(b.first, append=len(b.runs)))
    c.add("sentence ends in the last run", s.run_stops.take(b.stop_run - 1))


def _add_elements(c: FeatureTable, m: BlockMeasures, above: Ints) -> None:
    """The element of the block and those above it, as far as the densest element where it lies in that."""
    d, node, parent = m.document, m.node, m.parent
    c.add("kind of element", m.kind)
    c.add("kind of parent", KIND_OF_TAG.take(d.tag.take(parent)))
    c.add("kind of grandparent", KIND_OF_TAG.take(d.tag.take(m.grand)))
    c.add("depth", d.depth.take(node))

    below = (node >= m.best) & (node < d.end[m.best])  # of a block in an inline element, the element lies above that

    def relative(packed: Ints) -> Ints:
        return np.asarray(packed.take(node) - np.where(below, packed[m.best], 0))

    for names, packed in zip(_ABOVE, (d.sum_above(_TAG_WEIGHTS[d.tag]), above)):
        c.add_all(names, fields(relative(packed), len(names)))
    for half, own in enumerate(class_weights(d)):
        says = fields(relative(d.sum_above(own)), _HALF)
        near = fields(own.take(node) + own.take(parent), _HALF)
        both = np.stack((says, near), axis=1).reshape(2 * _HALF, -1)
        c.add_all(_SAYS[half * 2 * _HALF : (half + 1) * 2 * _HALF], both)


def _add_densities(c: FeatureTable, m: BlockMeasures) -> None:
    """The densities and their marks."""
    d, node = m.document, m.node
    for frame, name in zip(m.frames, ("composite text density", "punctuation density")):
        if frame is None:
            for what in ("vote", "share of path", "of the parent", "levels below its best node"):
                c.add(f"{name}: {what}", 0.0)
            continue
        within = (m.owner >= frame.best) & (m.owner < d.end[frame.best])
        best_sum = max(float(frame.density_sum[frame.best]), 1e-6)
        c.add(f"{name}: vote", frame.marked.take(m.owner))
        c.add(f"{name}: share of path", frame.density.take(node) / max(frame.threshold, 1e-6))
        c.add(f"{name}: of the parent", frame.density_sum.take(m.parent) / best_sum)
        levels = np.where(within, np.maximum(d.depth.take(node) - d.depth[frame.best], 0), -1)
        c.add(f"{name}: levels below its best node", levels)
