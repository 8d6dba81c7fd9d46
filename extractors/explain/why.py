"""Why a block of text was kept or dropped, in words: the features that decided, and what each method says."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from extractors.arbiter import Decision, collect_votes, decide, kept_by
from extractors.candidate import Candidate
from extractors.document import Document
from extractors.features import of_block
from extractors.model import Model, shipped
from extractors.selection.lines.closing import announces
from extractors.selection.lines.origins import tells_origin
from extractors.selection.root import THRESHOLD

_MOST_FEATURES = 6
_SHOWN = 100
"""Characters of a block that are shown, from some way before the words that were asked for."""
_BEFORE = 30


@dataclass(frozen=True, slots=True)
class BlockReason:
    """The reasons of one block."""

    text: str
    kept: bool
    probability: float
    verdict: str
    """One sentence."""
    features: tuple[tuple[str, float, float], ...]
    """(feature, its value, log-odds that it adds against the page's median block), the weightiest first."""
    votes: tuple[tuple[str, bool], ...]
    """Per method: whether it would keep the block."""
    begins: int = 0
    """The character of the text, its white space squeezed, from which on it is shown."""

    def __str__(self) -> str:
        shown = " ".join(self.text.split())[self.begins :][:_SHOWN]
        lines = [f"{self.verdict}", f"  text: {'... ' if self.begins else ''}{shown}"]
        lines += [
            f"  {'for' if weight > 0 else 'against'} ({weight:+.2f}): {name} is {value:g}"
            for name, value, weight in self.features
        ]
        lines += [f"  {name} would {'keep' if keeps else 'drop'} it" for name, keeps in self.votes]
        return "\n".join(lines)


def why(document: Document, text: str, model: Model | None = None) -> list[BlockReason]:
    """The reasons of every block that holds ``text`` (case and white space ignored); [] where none does."""
    decision = decide(document, model)
    needle = " ".join(text.lower().split())
    if isinstance(decision, str) or decision.probabilities is None or not needle:
        return []
    texts = document.block_texts()
    hits = [number for number, block in enumerate(texts) if needle in " ".join(block.lower().split())]
    votes = {
        name: frozenset(kept_by(document, vote))
        for name, vote in collect_votes(document).items()
        if isinstance(vote, Candidate)
    }
    model = model or shipped()
    found = of_block.compute(document, model.lexicon)
    return [
        BlockReason(
            text=texts[number],
            kept=number in decision.kept,
            probability=float(decision.probabilities[number]),
            verdict=verdict_of(document, decision, number),
            features=_weightiest(found, number, model),
            votes=tuple((name, number in kept) for name, kept in votes.items()),
            begins=_begin(texts[number], needle),
        )
        for number in hits
    ]


def _begin(text: str, needle: str) -> int:
    at = " ".join(text.lower().split()).find(needle)
    return 0 if at + len(needle) <= _SHOWN else max(at - _BEFORE, 0)


def verdict_of(document: Document, decision: Decision, number: int) -> str:
    """Why a block was kept or dropped, in one sentence."""
    node = int(document.blocks.node[number])
    if number in decision.kept:
        likely = (
            "" if decision.probabilities is None else f" (probability {decision.probabilities[number]:.2f})"
        )
        return f"kept: inside the root{likely}"
    if decision.header is not None and document.is_within(node, decision.header):
        return "dropped: it is the main header"
    if not document.is_within(node, decision.root):
        return "dropped: outside the root"
    if decision.probabilities is None:
        return "dropped: excluded by the wrapper"
    if decision.probabilities[number] >= THRESHOLD:
        if decision.kept and number > max(decision.kept) and announces(document, number):
            return "dropped: it closes the text, and is a notice or a biography, or announces what is not kept"
        if decision.kept and number < min(decision.kept) and tells_origin(document.block_text(number)):
            return "dropped: it says when or by whom the text was written, and nothing else"
        return "dropped: it says again what stands above it, or a browser does not show it"
    return (
        f"dropped: probability {decision.probabilities[number]:.2f} of being content, {THRESHOLD} is needed"
    )


def _weightiest(
    found: of_block.BlockFeatures, number: int, model: Model
) -> tuple[tuple[str, float, float], ...]:
    """What each feature adds: the change of log-odds when it is set to the page's median."""
    rows = found.values[:, model.blocks.columns(found.names)]
    row, middle = rows[number], np.median(rows, axis=0)
    trials = np.repeat(row[None, :], len(row) + 1, axis=0)
    trials[np.arange(len(row)), np.arange(len(row))] = middle
    scores = model.blocks.log_odds(trials)
    weights = np.round(scores[-1] - scores[:-1], 4)
    order = np.argsort(-np.abs(weights), kind="stable")[:_MOST_FEATURES]
    return tuple((model.blocks.names[i], float(row[i]), float(weights[i])) for i in order if weights[i])
