"""What a comparison runs over a page: the whole system, a method of ours, a peer, or predictions made
before."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from benchmarks import peers
from benchmarks.corpus import Record, read_predictions
from benchmarks.predict import Choose, ExtractOne, predict_one
from extractors import extract_page
from extractors.document import parse

OURS = "ours"
PEER = "peer"
SAVED = "saved"
WHOLE = "arbiter"
"""The whole system's name in tables."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """One system's answer on one page."""

    guess: Mapping[str, Any]
    """A prediction line; empty after a crash."""
    ms: float | None
    """Milliseconds of processor time; None where they are not known."""
    crash: str | None = None


@dataclass(frozen=True, slots=True)
class System:
    """Something that answers on a page. ``typed``: it says whether the page is an article."""

    name: str
    kind: str
    run: Callable[[Record], Outcome] = field(repr=False)
    typed: bool = False


def whole_system(choose: Choose | None = None) -> System:
    """All of ours; ``choose`` picks the extraction of a record (models by folds)."""

    def run(record: Record) -> Outcome:
        return _predicted(record, choose(record) if choose else extract_page, WHOLE)

    return System(WHOLE, OURS, run, typed=True)


def method(name: str) -> System:
    """One published method alone."""
    return System(name, OURS, lambda record: _predicted(record, partial(extract_page, method=name), name))


def _predicted(record: Record, extract_one: ExtractOne, name: str) -> Outcome:
    prediction = predict_one(record, extract_one, name)
    return Outcome(prediction.to_json(), prediction.ms)


def peer(name: str, extract: peers.Extractor) -> System:
    """A peer; its crash on a page is an empty prediction that is counted."""

    def run(record: Record) -> Outcome:
        page = record.page
        start = time.process_time()
        try:
            guess, crash = extract(page).to_json(), None
        except Exception as error:  # whatever a foreign extractor raises is its result on the page
            guess, crash = {}, f"{type(error).__name__}: {error}"[:200]
        return Outcome(guess, (time.process_time() - start) * 1e3, crash)

    return System(name, PEER, run)


def saved(name: str, path: Path) -> System:
    """Predictions of an earlier run. Raises ValueError where a page has two."""
    lines = read_predictions(path)
    typed = any(guess.get("page_type") for guess in lines.values())

    def run(record: Record) -> Outcome:
        guess = lines.get(record.id, {})
        return Outcome(guess, guess.get("ms"))

    return System(name, SAVED, run, typed)


def parse_ms(record: Record) -> float | None:
    """Milliseconds of the lxml parse of the page's decoded text, the unit of cost; None for a page without
    text."""
    text = record.page.text()
    if not text.strip():
        return None
    start = time.process_time()
    parse(text)
    return (time.process_time() - start) * 1e3


def installed(names: Sequence[str]) -> tuple[list[System], dict[str, str]]:
    """(the peers that are installed, per absent one the reason)."""
    present, absent = peers.load(list(names))
    return [peer(name, extract) for name, extract in present.items()], absent


def run_all(
    records: Iterable[Record], systems: Sequence[System]
) -> tuple[dict[str, list[Outcome]], list[float | None]]:
    """(per system its outcomes, the parses' milliseconds), both in the records' order.

    Page by page, so that all systems meet the same state of the machine.
    """
    outcomes: dict[str, list[Outcome]] = {system.name: [] for system in systems}
    parses: list[float | None] = []
    for record in records:
        parses.append(parse_ms(record))
        for system in systems:
            outcomes[system.name].append(system.run(record))
    return outcomes, parses
