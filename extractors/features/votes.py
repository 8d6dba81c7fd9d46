"""Features from the methods' votes, from the words of a block and from what the page declares."""

from __future__ import annotations

import numpy as np

from extractors.candidate import Candidate
from extractors.document import Document
from extractors.dom.arrays import where_true
from extractors.dom.columns import Bools, Ints
from extractors.features import declared, wording
from extractors.features.known_names import naming
from extractors.features.table import FeatureTable
from extractors.methods import paragraph_classes, role_model, visual_root

_NEAR = 12
"""Blocks around the densest element's whose words are read."""


def add_votes(c: FeatureTable, d: Document) -> None:
    """What the other methods say of each block."""
    blocks = d.blocks
    classes = paragraph_classes.classes_of(d)
    paragraph = classes.paragraph_of_structure_run(d)[blocks.first_run]
    known, place = paragraph >= 0, np.maximum(paragraph, 0)
    for name, values in (
        ("class", classes.final),
        ("class by itself", classes.context_free),
        ("stop-word density", classes.figures.stop_density),
        ("length", classes.figures.length),
    ):
        c.add(f"paragraph classes: {name}", np.where(known, np.asarray(values)[place], -1) if len(values) else -1)
    vote = visual_root.visual_root(d)
    owner = blocks.owner
    inside = np.zeros(len(d), dtype=np.bool_)
    levels = np.full(len(blocks), -1)
    if isinstance(vote, Candidate):
        inside[vote.root : d.end[vote.root]] = True
        levels = np.where(inside[owner], np.maximum(d.depth[blocks.node] - d.depth[vote.root], 0), -1)
        for node in vote.excluded:
            inside[node : d.end[node]] = False
    c.add("visual root: vote", inside[owner])
    c.add("visual root: levels below it", levels)


def add_role_model(c: FeatureTable, d: Document, words: Ints) -> None:
    """What the role model keeps, and where its article lies."""
    blocks = d.blocks
    found = role_model.role_model(d)
    kept = np.zeros(len(d.structure.run_at), dtype=np.int64)
    levels = np.full(len(blocks), -1)
    if isinstance(found, Candidate):
        kept[list(found.texts or ())] = 1
        inside = (blocks.owner >= found.root) & (blocks.owner < d.end[found.root])
        levels = np.where(inside, np.maximum(d.depth[blocks.node] - d.depth[found.root], 0), -1)
    c.add("role model: vote", blocks.sum(kept * d.structure.run_words) / np.maximum(words, 1))
    c.add("role model: levels below its article", levels)


def reach_of(inside: Bools) -> range:
    """The blocks from a little before the densest element to a little after it; all where it has none."""
    places = where_true(inside)
    if not len(places):
        return range(len(inside))
    return range(max(0, int(places[0]) - _NEAR), min(len(inside), int(places[-1]) + 1 + _NEAR))


def add_wording(c: FeatureTable, d: Document, near: range, heads: wording.Heads) -> None:
    """What the words of the blocks near the content, and the page's declarations, say."""
    first, last = wording.shapes(d, near)
    c.add("first character", first)
    c.add("last character", last)
    found = wording.counts(d, heads)
    for place, (name, _) in enumerate((*wording.GROUPS, ("CJK phrases", ""))):
        c.add(f"words of {name}", found[:, place])
    told = declared.read(d)
    in_body, in_description = declared.standing(d, told, near)
    c.add("stands in the declared body", in_body)
    c.add("stands in the declared description", in_description)
    names_author, names_site = naming(d, near)
    c.add("names an author of the page", names_author)
    c.add("names the site", names_site)
    c.add("the page declares a news article", told.news)
    c.add("the page declares an article", told.article)
