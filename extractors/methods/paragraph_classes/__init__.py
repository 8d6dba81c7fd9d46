"""Paragraph classes after jusText (Pomikalek), made fit for Chinese, Japanese and Thai.

Paragraphs are cut at block-level tags (``cutting``), classed by link density, length and stop words, and then
by their neighbours (``classes``); ``stop_words`` has the lists, ``demo`` the page that shows every verdict.
``docs/methods/paragraph-classes.md`` has the rules, the thresholds with their origin, and our departures.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np

from extractors.candidate import Candidate, NoCandidate
from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.dom.columns import Bools, Ints
from extractors.language import page_language
from extractors.methods.paragraph_classes.classes import (
    GOOD,
    Class,
    Classes,
    Figures,
    Floats,
    Thresholds,
    Why,
    context_free,
    context_sensitive,
    needs_stop_words,
)
from extractors.methods.paragraph_classes.cutting import Paragraphs, cut
from extractors.methods.paragraph_classes.stop_words import StopWords, stop_list
from extractors.remembered import once_a_document

__all__ = [
    "Class",
    "ParagraphClasses",
    "Thresholds",
    "Why",
    "classes_of",
    "classify",
    "paragraph_classes",
    "paragraph_classes_without_stop_words",
]

NAME = "paragraph-classes"
NAME_WITHOUT = "paragraph-classes-without-stop-words"
_LINK = tags.CODES["a"]
_COPYRIGHT = ("©", "&amp;copy")

PUBLISHED = Thresholds()
WITHOUT_STOP_WORDS = replace(PUBLISHED, stopwords_low=0.0, stopwords_high=0.0)
"""jusText's language-independent mode: every text of some length passes the stop-word test."""


@dataclass(frozen=True, slots=True)
class ParagraphClasses:
    """Every paragraph of a page with its figures, its two classes and the rules that gave them (p each)."""

    paragraphs: Paragraphs
    figures: Figures
    context_free: Classes
    context_free_why: Classes
    final: Classes
    final_why: Classes
    language: str | None
    """Language of the stop-word list; None where the test was left out."""
    thresholds: Thresholds

    def kept_runs(self) -> Ints:
        """The runs of text in good paragraphs, as indices into the structure's runs."""
        good = self.final == GOOD
        return np.asarray(self.paragraphs.runs[good[self.paragraphs.paragraph_of_run]])

    def paragraph_of_structure_run(self, document: Document) -> Ints:
        """The paragraph of each run of the structure, -1 for runs in none; so a block finds its paragraph."""
        found = np.full(len(document.structure.run_at), -1, dtype=np.int64)
        found[self.paragraphs.runs] = self.paragraphs.paragraph_of_run
        return found


def classify(
    document: Document,
    *,
    language: str | None = None,
    use_stop_words: bool = True,
    segment: bool = False,
    as_published: bool = False,
    thresholds: Thresholds | None = None,
) -> ParagraphClasses:
    """Class all paragraphs of a page.

    ``language`` overrides the page's; where no list exists, or with ``use_stop_words=False``, the stop-word
    test is left out. ``segment`` cuts Chinese by jieba where that is installed. ``as_published``:
    jusText's own thresholds, and words split at spaces, in every language. ``thresholds`` overrides all.
    """
    words = stop_list(language or page_language(document), segment, as_published) if use_stop_words else None
    chosen = thresholds or (PUBLISHED if as_published and words else thresholds_of(document, words))
    paragraphs = cut(document)
    figures = _figures(document, paragraphs)
    if words is not None:
        wanted = where_true(needs_stop_words(figures, chosen))
        density = _stop_density(document, paragraphs, wanted, words)
        figures = replace(figures, stop_density=density)
    free, free_why = context_free(figures, chosen)
    final, why = context_sensitive(free, free_why, figures, chosen)
    return ParagraphClasses(
        paragraphs, figures, free, free_why, final, why, words.language if words else None, chosen
    )


def thresholds_of(document: Document, words: StopWords | None) -> Thresholds:
    """The thresholds that fit the page's script; jusText's own in all languages written with spaces."""
    if words is not None:
        return _BY_LANGUAGE.get(words.language, PUBLISHED)
    s = document.structure
    unspaced = 2 * int(s.run_ideographs.sum()) > int(s.run_words.sum())
    return _WITHOUT_STOP_WORDS_UNSPACED if unspaced else WITHOUT_STOP_WORDS


_UNSPACED = replace(PUBLISHED, length_low=40, length_high=100)
"""An ideograph says more than a letter: at 70 and 200 characters most Chinese paragraphs are "short"."""
_WITHOUT_STOP_WORDS_UNSPACED = replace(_UNSPACED, stopwords_low=0.0, stopwords_high=0.0)
_BY_LANGUAGE: dict[str, Thresholds] = {
    "zh": replace(_UNSPACED, stopwords_low=0.15, stopwords_high=0.18),
    "ja": replace(_UNSPACED, stopwords_low=0.25, stopwords_high=0.28),
    "th": replace(PUBLISHED, stopwords_low=0.15, stopwords_high=0.18),
}
"""Ours, measured on Chinese and Japanese pages (figures in the docs page); Thai is a guess after Chinese."""


@once_a_document
def _known(document: Document) -> dict[bool, ParagraphClasses]:
    return {}


def classes_of(document: Document, use_stop_words: bool = True) -> ParagraphClasses:
    """``classify`` with its defaults, worked out once a document: methods and arbiter ask for the same."""
    known = _known(document)
    if use_stop_words not in known:
        known[use_stop_words] = classify(document, use_stop_words=use_stop_words)
    return known[use_stop_words]


def paragraph_classes(document: Document) -> Candidate | NoCandidate:
    """With the stop words of the page's language; where there is no list, without that test."""
    return _candidate(document, NAME, classes_of(document))


def paragraph_classes_without_stop_words(document: Document) -> Candidate | NoCandidate:
    """The same without the stop-word test, in any language."""
    return _candidate(document, NAME_WITHOUT, classes_of(document, use_stop_words=False))


def _candidate(document: Document, method: str, classes: ParagraphClasses) -> Candidate | NoCandidate:
    if not len(classes.paragraphs):
        return NoCandidate(method, "no text on the page")
    runs = classes.kept_runs()
    if not len(runs):
        return NoCandidate(method, f"none of {len(classes.paragraphs)} paragraphs is good")
    good = classes.final == GOOD
    content = _outermost(document, np.unique(classes.paragraphs.node[good]))
    root = document.common_ancestor(content)
    chars = classes.figures.length
    return Candidate(
        method=method,
        root=root if root >= 0 else content[0],
        content=tuple(content),
        score=round(float(chars[good].sum() / max(int(chars.sum()), 1)), 6),
        evidence={
            "language": classes.language,
            "paragraphs": len(good),
            "good": int(good.sum()),
            "good_by_themselves": int((classes.context_free == GOOD).sum()),
        },
        texts=tuple(runs.tolist()),
    )


def _outermost(document: Document, nodes: Ints) -> list[int]:
    found: list[int] = []
    for node in nodes.tolist():
        if not found or node >= int(document.end[found[-1]]):
            found.append(node)
    return found


def _figures(document: Document, paragraphs: Paragraphs) -> Figures:
    s = document.structure
    length = paragraphs.sum(s.run_chars)
    in_link = document.below_any(s.tag == _LINK)
    linked = paragraphs.sum(s.run_chars * in_link[s.run_owner])
    return Figures(
        length=length,
        link_length=linked,
        link_density=linked / np.maximum(length, 1),
        stop_density=np.zeros(len(length)),
        copyright=_with_copyright(document, paragraphs),
        in_select=paragraphs.in_select,
        heading=document.below_any(tags.HEADINGS[s.tag])[s.run_owner[paragraphs.runs[paragraphs.first]]],
    )


def _with_copyright(document: Document, paragraphs: Paragraphs) -> Bools:
    flags = np.zeros(len(paragraphs), dtype=np.bool_)
    places = [place for sign in _COPYRIGHT for place in _places(document.stream, sign)]
    if places and len(flags):
        s = document.structure
        at = np.searchsorted(s.run_at[paragraphs.runs], places, side="right") - 1
        inside = (at >= 0) & (np.asarray(places) < s.run_stop[paragraphs.runs[at]])
        flags[paragraphs.paragraph_of_run[at[inside]]] = True
    return flags


def _places(text: str, sign: str) -> Iterator[int]:
    place = text.find(sign)
    while place >= 0:
        yield place
        place = text.find(sign, place + 1)


def _stop_density(document: Document, paragraphs: Paragraphs, wanted: Ints, words: StopWords) -> Floats:
    density: Floats = np.zeros(len(paragraphs))
    texts = document.texts_between(paragraphs.start[wanted].tolist(), paragraphs.stop[wanted].tolist())
    for place in where_true(paragraphs.broken()[wanted]).tolist():
        texts[place] = _text_without(document, paragraphs.runs_of(int(wanted[place])))
    counts = map(words.count, texts)
    density[wanted] = [stops / total if total else 0.0 for total, stops in counts]
    return density


def _text_without(document: Document, runs: Ints) -> str:
    """The text of some runs, without what stands between those that do not follow each other."""
    s = document.structure
    ends = where_true(runs[1:] - runs[:-1] > 1)
    first, last = np.append(runs[0], runs[ends + 1]), np.append(runs[ends], runs[-1])
    return " ".join(document.texts_between(s.run_at[first].tolist(), s.run_stop[last].tolist()))
