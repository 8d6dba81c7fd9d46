"""Threads: pages of forums and of questions with answers, as they declare themselves."""

from __future__ import annotations

from extractors.document import Document
from extractors.features.of_page import ARTICLE_TYPES, json_ld_types
from extractors.metadata.microdata import type_name

THREADS = frozenset(("DiscussionForumPosting", "QAPage"))
"""Types of schema.org. No article of the development sets declares one without a type of articles beside it
(docs/confidence.md); Question and Answer do not belong to them, since many guides end with some."""


def is_thread(document: Document) -> bool:
    """Whether the page declares itself a thread, in JSON-LD or microdata, and nothing on it an article."""
    types = json_ld_types(document) | {type_name(value) for _, value in document.attribute("itemtype")}
    return bool(types & THREADS) and not types & ARTICLE_TYPES
