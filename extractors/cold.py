"""The text of a page whose site is not known, and nothing else."""

from __future__ import annotations

from extractors.arbiter import choose
from extractors.blocks import body_text
from extractors.document import Document
from extractors.model import Model
from extractors.page import Page


def cold_body_and_headline(page: Page, model: Model | None = None) -> tuple[str, str] | str:
    """(body, text of the main heading) by the arbiter, and nothing else; a string is the reason why there is none.

    For who wants only the text of many pages: the same body as ``extract_page`` has, at less of its cost. No
    metadata, no typed blocks, no XPath, no verdict: whether the page is an article at all is not asked. Raises
    Unreadable.
    """
    document = Document(page)
    chosen = choose(document, model)
    if isinstance(chosen, str):
        return chosen
    heading = document.text(chosen.heading) if chosen.heading is not None else ""
    return body_text(document, chosen.kept.tolist()), heading
