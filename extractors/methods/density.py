"""Text density, composite text density and punctuation density (Yang and Yang 2015, after CETD).

The three share one frame: a density per element, the density sum of an element's direct children, a threshold
from the path of the page's largest sum, and marking from the root down (METHODS.md, 2).
"""

from __future__ import annotations

from extractors.candidate import Candidate, NoCandidate
from extractors.document import Document


def text_density(document: Document) -> Candidate | NoCandidate:
    """TD = C / T."""
    return _find(document, "text-density")


def composite_text_density(document: Document) -> Candidate | NoCandidate:
    """CTD = (C/T) * log_b((C/LC) * (T/LT))."""
    return _find(document, "composite-text-density")


def punctuation_density(document: Document) -> Candidate | NoCandidate:
    """PD = P / N."""
    return _find(document, "punctuation-density")


def _find(document: Document, method: str) -> Candidate | NoCandidate:
    return NoCandidate(method, "not built yet")
