"""Lexicons learn which words are foreign, and a page's own fold teaches it nothing."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from benchmarks.corpus import Record
from benchmarks.training.lexicons import Taught, fit_lexicon, weighed_by_others
from benchmarks.training.samples import Sample
from extractors.document import Document
from extractors.features import of_block
from extractors.features.lexical import NAMES
from tests.builders import PARAGRAPHS, block_texts

pytest.importorskip("sklearn", reason="scikit-learn trains (requirements/train.txt)")


def taught(number: int, fold: int, box: str = "Zapf offers") -> tuple[Taught, list[str]]:
    """A page with a box, its labels and weights."""
    paragraphs = "".join(f"<p>{text}</p>" for text in PARAGRAPHS)
    html = f'<html><body><main class="story">{paragraphs}<div class="zapfbox"><p>{box}</p></div></main></body></html>'
    record = Record(str(number), f"http://{number}.example/a", f"{number}.example", "en", "article", html.encode())
    document = Document(record.page)
    texts = block_texts(document)
    content = np.array([float(text != box) for text in texts])
    sample = Sample(record, "made", of_block.compute(document), content, np.ones(len(texts)), fold)
    return (sample, sample.labels, sample.weights), texts


def test_foreign_words_weigh_against() -> None:
    pages = [taught(number, number % 3) for number in range(9)]
    learned = fit_lexicon([page for page, _ in pages])
    (sample, *_), texts = pages[0]
    values = sample.found.weighed(learned).values
    for name in NAMES:
        column = values[:, sample.found.names.index(name)]
        box = texts.index("Zapf offers")
        assert column[box] < min(value for place, value in enumerate(column) if place != box)


@pytest.mark.parametrize(
    ("foreign", "own"),
    [
        ("Lees ook: waarom de pont weer vaart", "Waarom de pont weer vaart"),
        ("Síguenos en Facebook", "Facebook cierra su oficina en Lisboa"),
        ("Par la rédaction avec agences", "La rédaction du texte a pris deux ans"),
        ("Wszelkie prawa zastrzeżone", "Wszystko się zmieniło"),
        ("広告", "広告費は三割減った"),
    ],
)
def test_the_written_lines_teach_languages_that_no_page_is_in(foreign: str, own: str) -> None:
    learned = fit_lexicon([taught(number, 0)[0] for number in range(3)])

    def weight(line: str) -> float:
        (sample, *_), texts = taught(9, 0, line)
        place = sample.found.names.index("first words weigh")
        return float(sample.found.weighed(learned).values[texts.index(line), place])

    assert weight(foreign) < weight(own)


def test_a_page_is_weighed_by_what_other_folds_taught() -> None:
    pages = [taught(number, number % 2, "Zapf offers" if number % 2 else "Knurr wanted")[0] for number in range(8)]
    seen = weighed_by_others(pages)
    upside_down = [(s, 1 - labels, w) if s.fold == 0 else (s, labels, w) for s, labels, w in pages]
    again = weighed_by_others(upside_down)
    for one, other in zip(seen, again):
        assert np.array_equal(one.found.values, other.found.values) == (one.fold == 0)


def test_copies_teach_nothing() -> None:
    pages = [taught(number, 0)[0] for number in range(4)]
    copies = [(replace(sample, added=True), 1 - labels, weights) for sample, labels, weights in pages]
    alone, beside = fit_lexicon(pages), fit_lexicon([*pages, *copies])
    assert np.array_equal(alone.names, beside.names) and np.array_equal(alone.words, beside.words)
