"""From a decision to an Article: body, blocks, metadata, and how it was found."""

from __future__ import annotations

from dataclasses import replace

from extractors.arbiter import Decision
from extractors.article import ARTICLE, UNSURE, Article, Extraction
from extractors.article_language import article_language
from extractors.article_pictures import with_pictures, with_videos
from extractors.blocks import blocks_of, body_text
from extractors.blocks.lead import shown_lead
from extractors.document import Document
from extractors.dom.repetition import repeats_itself
from extractors.metadata.model import Metadata
from extractors.wrapper import Wrapper
from extractors.xpath import xpath_of

_TEXT = "text"
"""Source of a language that the article's own text tells."""
SURE = 0.5
"""Below this confidence the verdict of an article is ``unsure``, as it is where its text repeats itself."""


def article_of(
    document: Document,
    decision: Decision,
    method: str,
    *,
    wrapper: Wrapper | None = None,
    body: str | None = None,
) -> Article:
    """The article of a decision; ``body``: its text, where it was made already."""
    page = document.page
    metadata = decision.metadata
    assert metadata is not None, "whoever decides has read them, or does so first"
    lead = shown_lead(document, metadata.main_image, decision.root, decision.header, decision.kept)
    text = body_text(document, decision.kept) if body is None else body
    blocks = blocks_of(document, decision.root, decision.kept, decision.header, lead=lead)
    metadata = with_videos(with_pictures(_in_its_language(metadata, text), blocks), blocks)
    extraction = Extraction(
        verdict=ARTICLE if decision.confidence >= SURE and not repeats_itself(text) else UNSURE,
        confidence=round(decision.confidence, 4),
        method=method,
        xpath=wrapper.root_xpath if wrapper else xpath_of(document.elements[decision.root]),
        wrapper=f"{wrapper.id}.{wrapper.snapshot}" if wrapper else None,
        votes=dict(decision.agreement),
        fields=dict(metadata.sources),
        field_confidence=dict(metadata.confidence),
    )
    return Article(
        url=page.url,
        site=page.site,
        headline=metadata.headline,
        body=text,
        blocks=blocks,
        metadata=metadata,
        extraction=extraction,
        canonical_url=metadata.canonical_url,
    )


def _in_its_language(metadata: Metadata, body: str) -> Metadata:
    """The metadata, the language corrected by the article's own text."""
    language = article_language(metadata.in_language, body)
    if language == metadata.in_language:
        return metadata
    sources = {name: source for name, source in metadata.sources.items() if name != "in_language"}
    return replace(metadata, in_language=language, sources=sources | ({"in_language": _TEXT} if language else {}))
