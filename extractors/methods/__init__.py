"""The published methods, in one ordered registry.

A new method is one module that cites its paper and one line in ``METHODS``. Every method works on the one
Document, never writes to the tree, and answers with a Candidate or a NoCandidate with the reason.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from extractors.candidate import Candidate, NoCandidate
from extractors.document import Document
from extractors.methods import density, paragraph_classes, role_model, site_template, visual_root

Vote = Candidate | NoCandidate


@dataclass(frozen=True, slots=True)
class Method:
    """One published method: its name on the command line, its finder and its source."""

    name: str
    find: Callable[[Document], Vote]
    source: str


METHODS: tuple[Method, ...] = (
    Method("text-density", density.text_density, "METHODS.md 2; Sun, Song and Liao's CETD"),
    Method("composite-text-density", density.composite_text_density, "METHODS.md 2; CETD"),
    Method("punctuation-density", density.punctuation_density, "METHODS.md 2; Yang and Yang"),
    Method("paragraph-classes", paragraph_classes.paragraph_classes, "METHODS.md 3; Pomikalek's jusText"),
    Method(
        "paragraph-classes-without-stop-words",
        paragraph_classes.paragraph_classes_without_stop_words,
        "METHODS.md 3; jusText's mode for any language",
    ),
    Method(role_model.NAME, role_model.role_model, "METHODS.md 1; Golovko and Lapin"),
    Method(visual_root.NAME, visual_root.visual_root, "METHODS.md 5; Kargin and Gurin"),
    Method("site-template", site_template.site_template, "METHODS.md 4; Shorkin (needs pages of one site)"),
)
BY_NAME: dict[str, Method] = {method.name: method for method in METHODS}
