"""Why a block was kept or dropped, in words."""

from __future__ import annotations

import pytest

from extractors.arbiter import Decision
from extractors.explain.why import BlockReason, verdict_of, why
from extractors.methods import BY_NAME
from tests.builders import PARAGRAPHS, article_html, document, inside, node

PAGE = article_html(
    after='<div class="related"><h3>More stories</h3><ul><li><a href="/b">Storm closes pier</a></li></ul></div>'
)


def one(text: str) -> BlockReason:
    (reason,) = why(document(PAGE), text)
    return reason


def test_kept() -> None:
    reason = one("catamaran chartered from a Danish owner")
    assert reason.kept and reason.probability >= 0.5 and reason.text == PARAGRAPHS[4]
    assert reason.verdict.startswith("kept: inside the root")


@pytest.mark.parametrize("text", ["STORM   closes pier", "About us", "Islands wait for their ferry"])
def test_dropped(text: str) -> None:
    reasons = why(document(PAGE), text)
    assert reasons and not any(reason.kept for reason in reasons)
    assert all(reason.verdict.startswith("dropped: ") for reason in reasons)


def test_the_header_is_named() -> None:
    assert one("Islands wait for their ferry").verdict == "dropped: it is the main header"


def test_features_and_votes() -> None:
    reason = one("catamaran chartered")
    assert 0 < len(reason.features) <= 6
    weights = [abs(weight) for _, _, weight in reason.features]
    assert weights == sorted(weights, reverse=True) and all(weights)
    assert {name for name, _ in reason.votes} <= set(BY_NAME) and len(reason.votes) >= 3


def test_in_words() -> None:
    lines = str(one("catamaran chartered")).splitlines()
    assert lines[0].startswith("kept") and "catamaran" in lines[1]
    assert any(line.strip().startswith(("for (+", "against (-")) for line in lines)
    assert any(line.endswith(" would keep it") for line in lines)


def test_the_words_that_were_asked_for_are_shown() -> None:
    early, late = PARAGRAPHS[4][:12], " ".join(PARAGRAPHS[4].split()[-4:])
    assert len(PARAGRAPHS[4]) > 130
    assert str(one(early)).splitlines()[1] == f"  text: {PARAGRAPHS[4][:100]}"
    assert str(one(PARAGRAPHS[4][50:70])).splitlines()[1] == f"  text: {PARAGRAPHS[4][:100]}"
    shown = str(one(late.upper())).splitlines()[1]
    assert shown.startswith("  text: ... ") and shown.endswith(late)


@pytest.mark.parametrize("text", ["", "   ", "words that stand nowhere on this page"])
def test_none(text: str) -> None:
    assert why(document(PAGE), text) == []


def test_a_page_without_text() -> None:
    assert why(inside("<img src=x>"), "x") == []


def test_verdicts_of_other_decisions() -> None:
    found = document(PAGE)
    root = node(found, "//article")
    decision = Decision(root, (), None, 0.9, 0.9)
    texts = {verdict_of(found, decision, number) for number in range(len(found.blocks))}
    assert texts == {"dropped: outside the root", "dropped: excluded by the wrapper"}
