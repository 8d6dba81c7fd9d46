"""The extractors that we are measured beside: one small runner each, over the same bytes and address.

A runner is made by a function that imports the peer, so that a peer that is not installed costs nothing
but its own row. Peers that take text get the text that our own decoding gives: their extraction is
measured, not our knowledge of charsets.
"""

from __future__ import annotations

import logging
import re
import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from extractors import Page

Extractor = Callable[[Page], "Guess"]


@dataclass(frozen=True, slots=True)
class Guess:
    """What a peer says of a page; what it does not offer stays None."""

    body: str = ""
    headline: str | None = None
    authors: tuple[str, ...] = ()
    date_published: str | None = None
    image: str | None = None
    description: str | None = None

    def to_json(self) -> dict[str, Any]:
        return {
            "headline": self.headline,
            "body": self.body,
            "authors": list(self.authors),
            "date_published": self.date_published,
            "image": self.image,
            "description": self.description,
        }


def _trafilatura(*, comments: bool = False, fast: bool = False) -> Extractor:
    from trafilatura import bare_extraction
    from trafilatura.settings import Document

    def run(page: Page) -> Guess:
        found = bare_extraction(
            page.body, url=page.url or None, include_comments=comments, fast=fast, with_metadata=True
        )
        if not isinstance(found, Document):  # None; a dict only where one asks for it
            return Guess()
        texts = [found.text or "", (found.comments or "") if comments else ""]
        return Guess(
            body="\n".join(text for text in texts if text),
            headline=found.title,
            authors=tuple(name.strip() for name in (found.author or "").split(";") if name.strip()),
            date_published=found.date,
            image=found.image,
            description=found.description,
        )

    return run


def _resiliparse() -> Extractor:
    from resiliparse.extract.html2text import extract_plain_text
    from resiliparse.parse.html import HTMLTree

    def run(page: Page) -> Guess:
        tree = HTMLTree.parse(page.text())
        body = extract_plain_text(
            tree,
            main_content=True,
            preserve_formatting=True,
            list_bullets=False,
            alt_texts=False,
            comments=False,
        )
        return Guess(body=body, headline=tree.title or None)

    return run


def _readability() -> Extractor:
    from lxml import html as lxml_html
    from readability import Document

    block = re.compile(
        r"<(?=/?(?:p|div|li|h[1-6]|tr|td|th|blockquote|pre|section|article|ul|ol|dt|dd)\b)|<(?=br\b)"
    )

    def run(page: Page) -> Guess:
        article = Document(page.text(), url=page.url or None)
        summary = lxml_html.document_fromstring(block.sub("\n<", article.summary(html_partial=True)))
        lines = (" ".join(line.split()) for line in summary.text_content().split("\n"))
        return Guess(body="\n\n".join(line for line in lines if line), headline=article.short_title())

    return run


def _newspaper4k() -> Extractor:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from newspaper import Article

    def run(page: Page) -> Guess:
        article = Article(page.url or "http://nowhere.invalid/", fetch_images=False)
        article.download(input_html=page.text())
        article.parse()
        published = article.publish_date
        return Guess(
            body=article.text or "",
            headline=article.title or None,
            authors=tuple(article.authors or ()),
            date_published=published if isinstance(published, str) else published and published.isoformat(),
            image=article.top_image or None,
            description=article.meta_description or None,
        )

    return run


def _goose3() -> Extractor:
    from goose3 import Goose

    goose = Goose({"enable_image_fetching": False, "strict": False})

    def run(page: Page) -> Guess:
        article = goose.extract(raw_html=page.text())
        published = article.publish_date
        return Guess(
            body=article.cleaned_text or "",
            headline=article.title or None,
            authors=tuple(article.authors or ()),
            date_published=str(published) if published else None,
            description=article.meta_description or None,
        )

    return run


STOP_LISTS: Mapping[str, str] = {
    "en": "English",
    "de": "German",
    "fr": "French",
    "es": "Spanish",
    "pl": "Polish",
    "cs": "Czech",
    "sv": "Swedish",
    "tr": "Turkish",
    "it": "Italian",
    "nl": "Dutch",
    "pt": "Portuguese",
}
"""jusText's name of the stop-word list of the language that a page declares; English where it declares
none."""
_LANG = re.compile(r"<html\b[^>]{0,400}?\blang\s*=\s*[\"']?([a-z]{2})\b", re.I)

_UNSPACED = re.compile("[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f]")


def _justext() -> Extractor:
    import justext

    lists = {code: justext.get_stoplist(name) for code, name in STOP_LISTS.items()}

    def run(page: Page) -> Guess:
        text = page.text()
        declared = _LANG.search(text)
        language = declared.group(1).lower() if declared else "en"
        if len(_UNSPACED.findall(text)) > 200:  # no list of theirs: its language-independent mode
            paragraphs = justext.justext(text, frozenset(), stopwords_low=0, stopwords_high=0)
        else:
            paragraphs = justext.justext(text, lists.get(language, lists["en"]))
        return Guess(body="\n\n".join(p.text for p in paragraphs if not p.is_boilerplate))

    return run


PEERS: Mapping[str, Callable[[], Extractor]] = {
    "trafilatura": _trafilatura,
    "trafilatura-default": lambda: _trafilatura(comments=True),
    "trafilatura-fast": lambda: _trafilatura(fast=True),
    "resiliparse": _resiliparse,
    "readability-lxml": _readability,
    "newspaper4k": _newspaper4k,
    "justext": _justext,
    "goose3": _goose3,
}
"""Peers by name. ``trafilatura`` is set for articles (no comments); the other settings are ``-default``,
``-fast``."""


def load(names: list[str]) -> tuple[dict[str, Extractor], dict[str, str]]:
    """(runners of the peers that are installed, per absent peer the reason). Raises KeyError for unknown
    names."""
    present: dict[str, Extractor] = {}
    absent: dict[str, str] = {}
    for name in names:
        make = PEERS[name]
        try:
            present[name] = make()
        except ImportError as error:
            absent[name] = f"not installed: {error}"
    for noisy in (
        "trafilatura",
        "readability",
        "newspaper",
        "goose3",
        "goose3.crawler",
        "justext",
        "htmldate",
    ):
        logging.getLogger(noisy).setLevel(logging.CRITICAL)
    return present, absent
