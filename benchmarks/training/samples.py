"""What the forests are trained on: features and labels of the development pages, and of their copies with boxes."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

import numpy as np
import numpy.typing as npt

from benchmarks.corpus import Record, read_set
from benchmarks.other_letters import TAUGHT, Letters
from benchmarks.parallel import forked
from benchmarks.training.insertions import MOST_BOXES, insert_boxes, sentences_of
from benchmarks.training.labels import label_page
from benchmarks.training.marks import Marks, with_marks
from benchmarks.training.plain_pages import plain_copy
from benchmarks.training.unnamed import unnamed
from benchmarks.training.written_pages import Shelf, copies_of, read_written_pages, shelved
from extractors.document import Document, Unreadable
from extractors.features import of_block

INVENTED = "invented"
"""The set of sites that we invented: many makes in many languages, with truths to the letter; all its pages are
articles."""
INVENTED_PAGES = Path(__file__).with_name("invented_pages.jsonl.xz")
OTHERS = "invented-others"
"""The set of other pages of the same sites: fronts, sections, archives, services, and articles that look like none.
They teach what tells articles from other pages, and nothing else."""
OTHER_PAGES = Path(__file__).with_name("invented_others.jsonl.xz")
SETS: Mapping[str, float] = {
    "wcxb-dev-articles": 1.0,
    "wcxb-dev-other": 0.3,
    "fundus-dev": 2.5,
    "fundus-eval-dev": 2.0,
    "chinese-dev": 4.0,
    "trafilatura-dev": 1.5,
    "postlight-dev": 0.3,
    "readability-dev": 0.5,
    "gne-pages": 0.0,
    INVENTED: 0.15,
    OTHERS: 0.0,
}
"""Weight of one page of each set in the block forest; 0: page type only. Small sets weigh more, weak labels less."""
INVENTED_FOREIGN = 0.5
"""Weight of what is not the article's on a page that we invented, times what it would weigh: such pages hold more of
it between their paragraphs than recorded ones, and the forest would drop too much of those."""
MARKED = 1.0
"""Weight of a page whose body a reader has marked (``benchmarks.training.marks``), whatever its set."""
WEAK = 0.05
"""Weight of one labelled block of a page of which only snippets are known, times the set's."""
COVERED = 0.8
"""Below this share of its truth a page's labels hardly count: the truth is of another version of the page."""
BOXES, BESIDE_BOXES = 1.5, 0.1
"""Weight of a box that was put into a copy of a page, and of that copy's other blocks, times what they would weigh."""
LETTERED = 0.25
"""Share of the pages with a second copy with boxes, in letters of another script (``benchmarks.other_letters``)."""
UNNAMED, BESIDE_NAMED = 0.35, 0.5
"""Share of the pages with a copy without names (``benchmarks.training.unnamed``), and the copy's weight beside its
page's."""
WRITTEN = "written"
"""The set of pages that we wrote, set into recorded ones (``benchmarks.training.written_pages``): page type only."""
PLAIN = "plain"
"""The set of plain copies of the pages that we invented (``benchmarks.training.plain_pages``): page type only."""
_PARAGRAPH = 12
"""Words of a content block between which boxes are put."""
_sentences: dict[str, list[str]] = {}
_marks: Mapping[str, Marks] = {}

Values = npt.NDArray[np.float64]


@dataclass(slots=True)
class Sample:
    """One page of the training data."""

    record: Record
    set: str
    found: of_block.BlockFeatures
    labels: Values
    weights: Values
    fold: int
    marked: bool = False
    """The record's body is what a reader marked."""
    added: bool = False
    """A copy, with boxes put in (``benchmarks.training.insertions``) or without names: for the block forest alone."""


def file_of(name: str, corpus: Path) -> Path:
    """The file of a set: in the corpus directory, but for the pages that we invented."""
    ours = {INVENTED: INVENTED_PAGES, OTHERS: OTHER_PAGES}
    return ours.get(name, corpus / f"{name}.jsonl.xz")


def fold_of(site: str, folds: int) -> int:
    """The fold of a site: all its pages, in all sets, are in one."""
    return zlib.crc32(f"s{site}".encode()) % folds


def read_sample(job: tuple[Record, str, int]) -> Sample | None:
    """Features and labels of one page; None for a page that cannot be read."""
    record, name, folds = job
    try:
        document = Document(record.page)
    except Unreadable:
        return None
    known = with_marks(record, document.block_texts(), _marks)
    return _sample(document, known, name, folds, known is not record)


def _with_copy(job: tuple[Record, str, int]) -> list[Sample]:
    """The sample of a page, and that of its copy with boxes put in where there is one."""
    sample = read_sample(job)
    if sample is None:
        return []
    boxed = _with_boxes(Document(sample.record.page), sample, job[2])
    copies = (boxed, _in_letters(sample, job[2]) if boxed else None, _without_names(sample, job[2]))
    return [sample, *(copy for copy in copies if copy is not None)]


def _sample(document: Document, record: Record, name: str, folds: int, marked: bool) -> Sample | None:
    found = of_block.compute(document)
    if not len(found.words):
        return None
    labels = label_page(document.block_texts(), record.truth)
    content = np.array([label.content for label in labels], dtype=np.float64)
    sure = np.array([label.weight for label in labels]) * found.judged
    weights = _weights(record, MARKED if marked else SETS[name], sure, found.words)
    if name == INVENTED:
        weights = weights * np.where(content > 0, 1.0, INVENTED_FOREIGN)
    return Sample(record, name, found, content, weights, fold_of(record.site or record.id, folds), marked)


def _is_body_known(sample: Sample) -> bool:
    """Whether all of a page's body is known, so that copies of the page can be labelled."""
    record = sample.record
    told = sample.marked or SETS[sample.set] >= 1.0
    return told and "body" in record.truth and (record.truth_coverage or 1.0) >= COVERED


def _in_letters(sample: Sample, folds: int) -> Sample | None:
    """The sample of the page with boxes put in, all in letters of another script, for some of the pages whose body is
    known: what a box is shall not be known by its words alone."""
    draw = zlib.crc32(f"letters {sample.record.id}".encode())
    if draw % 1000 >= 1000 * LETTERED:
        return None
    return _with_boxes(Document(sample.record.page), sample, folds, Letters(TAUGHT[draw // 1000 % len(TAUGHT)]))


def _with_boxes(document: Document, sample: Sample, folds: int, letters: Letters | None = None) -> Sample | None:
    """The sample of the page with boxes put in, which alone weigh; None for a page whose body is not known."""
    record, name = sample.record, sample.set
    if not _is_body_known(sample):
        return None
    content = document.blocks.node[(sample.labels > 0) & (sample.weights > 0) & (sample.found.words >= _PARAGRAPH)]
    lang = (record.lang or document.attribute_of(0, "lang") or "en")[:2].lower()
    said = _sentences.get(lang) or _sentences.get("en", [])
    seed = record.id if letters is None else f"letters {record.id}"
    made = insert_boxes(record.page, content.tolist(), lang, said, seed)
    if made is None:
        return None
    page, inserted = made.page, [made.boxes, made.ending]
    if letters:
        page, inserted = letters.page(page) or page, [letters.of(lines) for lines in inserted]
        record = replace(record, truth=letters.truth(record.truth), lang=letters.language)
    changed = Document(page)
    copy = _sample(changed, record, name, folds, sample.marked)
    if copy is None:
        return None
    texts, foreign = changed.block_texts(), np.zeros(len(copy.labels))
    for lines in inserted:
        weight = BOXES * min(1.0, MOST_BOXES / max(len(lines), 1))  # lists say more than other boxes, and weigh no more
        says = [any(line in text for line in lines) for text in texts]
        foreign = np.maximum(foreign, weight * np.array(says, dtype=np.float64))
    foreign[copy.labels > 0] = 0.0
    copy.weights = copy.weights * np.where(foreign > 0, foreign, BESIDE_BOXES)
    copy.added = True
    return copy


def _without_names(sample: Sample, folds: int) -> Sample | None:
    """The sample of the page without names, for some of the pages whose body is known."""
    record, name = sample.record, sample.set
    if not _is_body_known(sample) or zlib.crc32(f"unnamed {record.id}".encode()) % 1000 >= 1000 * UNNAMED:
        return None
    page = unnamed(record.page, record.id)
    copy = _sample(Document(page), record, name, folds, sample.marked) if page is not None else None
    if copy is not None:
        copy.weights = copy.weights * BESIDE_NAMED
        copy.added = True
    return copy


def with_copies(sample: Sample) -> list[Sample]:
    """The sample of a page, and those of its copies for the page forests alone, which are of its fold: with the words
    of pages that we wrote, or, of a page that we invented, in plain markup."""
    record = sample.record
    if sample.set in (INVENTED, OTHERS):
        plain = plain_copy(record)
        return [sample, *_for_pages([plain] if plain else [], PLAIN, sample.fold)]
    copies = copies_of(record, _shelf()) if _is_body_known(sample) else ()
    return [sample, *_for_pages(copies, WRITTEN, sample.fold)]


def _for_pages(records: Iterable[Record], name: str, fold: int) -> list[Sample]:
    found = [(record, of_block.compute(Document(record.page))) for record in records]
    return [
        Sample(record, name, of, np.zeros(len(of.words)), np.zeros(len(of.words)), fold)
        for record, of in found
        if len(of.words)
    ]


@lru_cache(maxsize=1)
def _shelf() -> Shelf:
    return shelved(read_written_pages())


def _weights(record: Record, weight: float, sure: Values, words: npt.NDArray[np.int64]) -> Values:
    """Each page weighs what its set says, spread over its blocks by the root of their words."""
    weights = sure * np.sqrt(np.minimum(words, 100) + 2.0)
    if "body" in record.truth or "body_prefix" in record.truth:
        total = weights.sum()
        share = 0.1 if (record.truth_coverage or 1.0) < COVERED else 1.0
        return weights * (weight * share / total) if total else weights
    return weights * (weight * WEAK / 10.0)


def read_samples(corpus: Path, jobs: int, folds: int, marks: Mapping[str, Marks] | None = None) -> list[Sample]:
    """All samples of the corpus directory, in the order of the sets; copies with boxes follow their pages.

    ``marks``: of pages that readers marked.
    """
    global _sentences, _marks
    _marks = marks or {}
    work = [(record, name, folds) for name in SETS for record in read_set(file_of(name, corpus))]
    _sentences = _said([record for record, name, _ in work if name not in (INVENTED, OTHERS)])
    return [sample for samples in forked(_with_copy, work, jobs, chunksize=8) for sample in samples]


def _said(records: Sequence[Record]) -> dict[str, list[str]]:
    """Sentences for the boxes, by language: the first of the paragraphs of each body."""
    found: dict[str, list[str]] = {}
    for record in records:
        body = record.truth.get("body")
        if body:
            lang = (record.lang or "en")[:2].lower()
            found.setdefault(lang, []).extend(sentences_of(body.split("\n\n")[:6], lang))
    return found
