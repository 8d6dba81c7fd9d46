"""Broadsheet's extractors: HTML in, Article or Rejection out. A pure library: no Scrapy, settings or sockets.

>>> from extractors import extract
>>> outcome = extract("<html><body><p>Too short to be one.</p></body></html>", "http://example.com/a")
>>> outcome.reason.value
'not_an_article'
"""

from extractors.article import ARTICLE, UNSURE, VERSION, Article, Extracted, Extraction, Rejection
from extractors.article_language import article_language
from extractors.blocks.json_form import blocks_from_json
from extractors.candidate import Candidate, NoCandidate
from extractors.clean_html import clean_html
from extractors.cold import cold_body_and_headline
from extractors.document import PARSER_VERSION, Document, Unreadable
from extractors.explain import explain_page
from extractors.explain.why import BlockReason, why
from extractors.extraction import extract, extract_page, template_of
from extractors.language import language_code
from extractors.metadata import SPARABLE
from extractors.metadata.authors.names import is_agency
from extractors.methods import BY_NAME, METHODS, Method
from extractors.model import Model
from extractors.model import load as load_model
from extractors.observation import Observation, text_digest
from extractors.page import MAX_BYTES, Box, Page, site_of
from extractors.reasons import Reason
from extractors.render import to_html, to_markdown, to_text
from extractors.render.about import front_matter
from extractors.rendered import MARK as BOX_MARK
from extractors.rendered import rendered_page
from extractors.schema import article_schema
from extractors.verdicts.judging import CERTAIN
from extractors.wrapper import BY_PERSON, FIVEFILTERS, HAND, KINDS_OF_SHOWN, FieldPath, Pooled, Shown, Wrapper
from extractors.wrapping.learning import learn_site, merge_wrappers
from extractors.wrapping.warm import body_and_headline

__all__ = [
    "ARTICLE",
    "BOX_MARK",
    "BY_NAME",
    "BY_PERSON",
    "CERTAIN",
    "FIVEFILTERS",
    "HAND",
    "KINDS_OF_SHOWN",
    "MAX_BYTES",
    "METHODS",
    "PARSER_VERSION",
    "SPARABLE",
    "UNSURE",
    "VERSION",
    "Article",
    "BlockReason",
    "Box",
    "Candidate",
    "Document",
    "Extracted",
    "Extraction",
    "FieldPath",
    "Method",
    "Model",
    "NoCandidate",
    "Observation",
    "Page",
    "Pooled",
    "Reason",
    "Rejection",
    "Shown",
    "Unreadable",
    "Wrapper",
    "article_language",
    "article_schema",
    "blocks_from_json",
    "body_and_headline",
    "clean_html",
    "cold_body_and_headline",
    "explain_page",
    "extract",
    "extract_page",
    "front_matter",
    "is_agency",
    "language_code",
    "learn_site",
    "load_model",
    "merge_wrappers",
    "rendered_page",
    "site_of",
    "template_of",
    "text_digest",
    "to_html",
    "to_markdown",
    "to_text",
    "why",
]
