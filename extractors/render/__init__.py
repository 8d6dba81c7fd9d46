"""Blocks back to text, Markdown and HTML."""

from extractors.render.html import to_html
from extractors.render.markdown import to_markdown
from extractors.render.text import to_text

__all__ = ["to_html", "to_markdown", "to_text"]
