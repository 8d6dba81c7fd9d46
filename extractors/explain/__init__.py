"""The page with what was kept, what was dropped and why, as one self-contained HTML file."""

from extractors.explain.explanation import Explanation, FieldOrigin, MethodVote
from extractors.explain.of_page import explain_page, explanation_of
from extractors.explain.panel import explain

__all__ = ["Explanation", "FieldOrigin", "MethodVote", "explain", "explain_page", "explanation_of"]
