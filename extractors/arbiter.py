"""The arbiter: from the columns and the methods' votes to the main header, the one root, and what in it is content."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from extractors.blocks import body_text
from extractors.candidate import Candidate
from extractors.document import Document
from extractors.dom.arrays import where_true
from extractors.dom.columns import Ints
from extractors.dom.repetition import repeats_itself
from extractors.features import of_block, of_page
from extractors.metadata import Metadata, read_metadata
from extractors.methods import BY_NAME, Vote
from extractors.model import Forest, Model, shipped
from extractors.selection.boxes.further import without_further
from extractors.selection.copies import without_copies
from extractors.selection.header import find_header
from extractors.selection.lines.closing import closing_links, without_closing
from extractors.selection.lines.opening import without_opening
from extractors.selection.neighbours import UNLIKE
from extractors.selection.root import balanced, select
from extractors.selection.titled import title_line
from extractors.selection.wholes import settled

Probabilities = npt.NDArray[np.float64]
_INSIDE = 40
"""Words of kept text before a heading that make it a subhead, whatever its words: 33 such headings of the pages of
wcxb-dev-articles are the article's and 2 are not; no other development set of articles has one."""
_ROWS_AT_ONCE = 4_096
"""Blocks that are shown to a forest together; more would only need more memory."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What the arbiter decided of one page. Blocks are indices into ``document.blocks``."""

    root: int
    kept: tuple[int, ...]
    header: int | None
    confidence: float
    """Probability that the body is right (word F1 of at least 0.9)."""
    article: float
    """Probability that the page is an article at all."""
    probabilities: Probabilities | None = None
    """Per block: probability that it is content; None where one method or a wrapper decided."""
    agreement: Mapping[str, float] = field(default_factory=dict)
    """Per method that voted: F1 of the words it would keep against those of the body."""
    metadata: Metadata | None = None
    """What the page says of itself, where it was read already."""


def kept_by(document: Document, candidate: Candidate) -> tuple[int, ...]:
    """The blocks of text that one method's candidate keeps."""
    blocks = document.blocks
    if candidate.texts is not None:
        keep_run = np.zeros(len(document.structure.run_at), dtype=np.bool_)
        keep_run[list(candidate.texts)] = True
        share = blocks.sum(keep_run * document.structure.run_words)
        return tuple(where_true(share * 2 > blocks.words).tolist())
    inside = np.zeros(len(document), dtype=np.bool_)
    for node in candidate.content:
        inside[node : document.end[node]] = True
    for node in candidate.excluded:
        inside[node : document.end[node]] = False
    return tuple(where_true(inside[blocks.owner]).tolist())


def alike(document: Document, one: Collection[int], other: Collection[int]) -> float:
    """F1 of the words of two selections of blocks, 0 to 1."""
    words = document.blocks.words.tolist()
    common = sum(words[block] for block in set(one) & set(other))
    total = sum(words[block] for block in one) + sum(words[block] for block in other)
    return round(2 * common / total, 4) if total else 1.0


def decide_by(document: Document, method: str) -> Decision | str:
    """The decision of one method alone; a string is the reason why there is none."""
    vote = BY_NAME[method].find(document)
    if not isinstance(vote, Candidate):
        return vote.detail
    header = vote.header if vote.header is not None else find_header(document)
    kept = kept_by(document, vote)
    metadata = read_metadata(document, header=header, root=vote.root, kept=kept)
    return Decision(vote.root, kept, header, 0.5, 0.5, metadata=metadata, agreement={method: float(bool(kept))})


@dataclass(frozen=True, slots=True)
class Choice:
    """What of a page is its article, before anything is asked of the page as a whole."""

    found: of_block.BlockFeatures
    probabilities: Probabilities
    """Per block: probability that it is content."""
    root: int
    kept: Ints
    """The blocks of the body, the main header left out."""
    header: int | None
    """The main header, which is no body."""
    heading: int | None
    """The heading that is likest to the title, for the headline: the header, or a subhead with the title's words."""
    judged: Ints
    """The blocks by which the page as a whole is judged: those of the body, and the headline that opens it where no
    heading's tag says so, as the classifiers of pages have learned it."""


def choose(document: Document, model: Model | None = None) -> Choice | str:
    """Root, blocks and main header by the whole system; a string is the reason why there is none.

    Metadata, page type and confidence are left to ``decide``: body and headline do not need them.
    """
    model = model or shipped()
    found = of_block.compute(document, model.lexicon)
    if not len(found.words):
        return "the page shows no text"
    return chosen(document, found, probabilities_of(model.blocks, found))


def chosen(document: Document, found: of_block.BlockFeatures, probabilities: Probabilities) -> Choice:
    """The same from what the block forest says of each block by itself."""
    heading = find_header(document)
    probabilities = settled(document, found.words, balanced(found.words, probabilities))
    probabilities = without_further(document, found.words, probabilities, heading)
    selection = select(document, found.words, probabilities)
    header = _before_the_text(document, found.words, selection.kept, heading)
    kept = _seen(document, selection.kept)
    teasers = closing_links(document, kept)
    if len(teasers):
        kept = kept[: -len(teasers)]
        probabilities = probabilities.copy()
        probabilities[teasers] = np.minimum(probabilities[teasers], UNLIKE)
    text = _once(document, kept, header)
    untitled = without_title_line(document, text)
    body = _without_ends(document, untitled)
    judged = body if untitled is text else _without_ends(document, text)
    return Choice(found, probabilities, selection.root, body, header, heading, judged)


def decide(document: Document, model: Model | None = None) -> Decision | str:
    """The whole system's decision; a string is the reason why there is none."""
    choice = choose(document, model)
    return choice if isinstance(choice, str) else decided(document, choice, model)


def decided(document: Document, choice: Choice, model: Model | None = None) -> Decision:
    """The same from what was chosen."""
    model = model or shipped()
    root, kept, header = choice.root, choice.kept, choice.header
    metadata = read_metadata(document, header=choice.heading, root=root, kept=kept.tolist())
    page = of_page.compute(document, choice.found, choice.probabilities, choice.judged, root, metadata, model.words)
    row = page.values[None, :]
    return Decision(
        root=root,
        kept=tuple(kept.tolist()),
        header=header,
        confidence=float(model.right.probabilities(row[:, model.right.columns(page.names)])[0]),
        article=float(model.article.probabilities(row[:, model.article.columns(page.names)])[0]),
        probabilities=choice.probabilities,
        metadata=metadata,
        agreement=page.agreement,
    )


def probabilities_of(forest: Forest, found: of_block.BlockFeatures) -> Probabilities:
    """Per block: the probability that it is content; 0 for the rows of links that are not judged."""
    probabilities = np.zeros(len(found.words))
    values = found.values.T.take(forest.columns(found.names), axis=0)
    judged = where_true(found.judged)
    for start in range(0, len(judged), _ROWS_AT_ONCE):
        chosen = judged[start : start + _ROWS_AT_ONCE]
        probabilities[chosen] = forest.probabilities(values.take(chosen, axis=1).T)
    return probabilities


def _seen(document: Document, kept: Ints) -> Ints:
    """The kept blocks that a browser showed, where one measured the page. If it showed less than half of their words,
    the text waits for a click, and all stay; unless it says the same again and again, which is meant for no reader."""
    if document.boxes is None or not len(kept):
        return kept
    words = document.blocks.words
    seen = document.blocks.sum(np.where(document.run_hidden, 0, document.structure.run_words))
    shown = kept[seen[kept] > 0]
    if 2 * words[shown].sum() >= words[kept].sum():
        return shown
    hidden = np.setdiff1d(kept, shown).tolist()
    return shown if repeats_itself(body_text(document, hidden)) else kept


def _before_the_text(document: Document, words: Ints, kept: Ints, header: int | None) -> int | None:
    """The main header, unless it stands in the middle of the text (a subhead with the words of the title): then the
    likeliest of those before the text, or none."""
    if header is None:
        return None
    node, start = document.blocks.node, document.blocks.start
    before = kept[start[kept] < document.structure.open_at[header]]
    begun = before[np.cumsum(words[before]) >= _INSIDE]
    return find_header(document, int(node[begun[0]])) if len(begun) else header


def body_blocks(document: Document, kept: Ints, header: int | None) -> Ints:
    """Of the blocks kept inside the root: those of the body, without the main header, second copies, lines that open it
    with the title, or a name and a day, and headings and labels that close it."""
    return _without_ends(document, without_title_line(document, _once(document, kept, header)))


def _once(document: Document, kept: Ints, header: int | None) -> Ints:
    return without_copies(document, without_header(document, kept, header))


def _without_ends(document: Document, text: Ints) -> Ints:
    return without_closing(document, without_opening(document, text))


def without_header(document: Document, kept: Ints, header: int | None) -> Ints:
    """The main header is the headline and never part of the body, nor is its text said again before all other."""
    if header is None:
        return kept
    node = document.blocks.node[kept]
    rest = np.asarray(kept[~((node >= header) & (node < document.end[header]))])
    again = len(rest) > 1 and document.block_text(int(rest[0])) == document.text(header)
    return rest[1:] if again else rest


def without_title_line(document: Document, kept: Ints) -> Ints:
    """The kept blocks without the line that opens them with what the title calls the page."""
    place = title_line(
        document.parsed,
        len(kept),
        lambda place: document.block_text(int(kept[place])),
        lambda place: document.element(int(document.blocks.node[kept[place]])),
    )
    return kept if place is None else np.delete(kept, place)


def collect_votes(document: Document) -> dict[str, Vote]:
    """What each registered method says of the page; for explanations and agreement, not on the hot path."""
    return {name: method.find(document) for name, method in BY_NAME.items()}
