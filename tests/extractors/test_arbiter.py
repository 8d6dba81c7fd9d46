"""The arbiter: a decision from features and forests, from one method, and what a candidate keeps."""

from __future__ import annotations

import numpy as np
import pytest

from extractors.arbiter import (
    Decision,
    collect_votes,
    decide,
    decide_by,
    kept_by,
    probabilities_of,
    without_header,
)
from extractors.candidate import Candidate, NoCandidate
from extractors.document import Document
from extractors.features.of_block import compute
from extractors.methods import BY_NAME
from extractors.model import shipped
from tests.builders import PARAGRAPHS, article_html, block_texts, document, inside, node


def decided(found: Document, method: str | None = None) -> Decision:
    decision = decide_by(found, method) if method else decide(found)
    assert isinstance(decision, Decision)
    return decision


def test_an_ordinary_article() -> None:
    found = document(article_html())
    decision = decided(found)
    assert block_texts(found, decision.kept) == list(PARAGRAPHS)
    assert decision.header == node(found, "//h1")
    assert found.is_within(int(found.blocks.node[decision.kept[0]]), decision.root)
    assert 0.5 < decision.confidence <= 1 and 0.5 < decision.article <= 1


def test_probabilities_stand_beside_the_decision() -> None:
    found = document(article_html())
    decision = decided(found)
    assert decision.probabilities is not None
    expected = probabilities_of(shipped().blocks, compute(found, shipped().lexicon))
    assert decision.probabilities.tolist() == expected.tolist() and len(expected) == len(found.blocks)


def test_text_that_stands_in_the_headers_own_parent_is_behind_it() -> None:
    text = "<br><br>".join(PARAGRAPHS)
    page = f"<html><head><title>Islands wait</title></head><body><div><h1>Islands wait</h1>{text}</div></body></html>"
    decision = decided(found := document(page))
    assert decision.header == node(found, "//h1")
    assert block_texts(found, decision.kept) == list(PARAGRAPHS)


def test_the_header_is_never_kept() -> None:
    found = document(article_html(f"<p>{PARAGRAPHS[0]}</p>", headline=f"<span>{PARAGRAPHS[1]}</span>"))
    decision = decided(found)
    assert PARAGRAPHS[1] not in block_texts(found, decision.kept)


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        (("Islands wait", PARAGRAPHS[0], "Islands wait"), [PARAGRAPHS[0], "Islands wait"]),
        (("Islands wait again", PARAGRAPHS[0]), ["Islands wait again", PARAGRAPHS[0]]),
        (("Islands wait",), ["Islands wait"]),  # all that there is
    ],
)
def test_the_headline_is_not_said_again_before_all_other(said: tuple[str, ...], kept: list[str]) -> None:
    found = document(article_html("".join(f"<p>{text}</p>" for text in said), headline="Islands wait"))
    header = node(found, "//h1")
    blocks = np.array([each for each in range(len(found.blocks)) if found.block_text(each) in said])
    assert block_texts(found, without_header(found, blocks, header).tolist()) == kept


def test_a_subhead_in_the_text_is_not_the_header_whatever_its_words() -> None:
    inner = f"<p>{PARAGRAPHS[0]}</p><p>{PARAGRAPHS[1]}</p><h2>Islands wait for their ferry</h2><p>{PARAGRAPHS[2]}</p>"
    html = article_html(inner, headline="Ships").replace("<title>Ships", "<title>Islands wait for their ferry")
    decision = decided(found := document(html))
    assert decision.header == node(found, "//h1")
    assert "Islands wait for their ferry" in block_texts(found, decision.kept)


def test_a_title_that_is_the_only_heading_may_stand_below_a_lead() -> None:
    html = article_html().replace("<h1>", "<p>One short line above it.</p><h1>")
    assert decided(found := document(html)).header == node(found, "//h1")


@pytest.mark.parametrize("body", ["", "<img src=x>", "<textarea>text</textarea>", "<p> </p>"])
def test_a_page_that_shows_no_text(body: str) -> None:
    assert decide(inside(body)) == "the page shows no text"


@pytest.mark.parametrize("method", sorted(BY_NAME))
def test_one_method_alone(method: str) -> None:
    found = document(article_html())
    decision = decide_by(found, method)
    if isinstance(decision, str):
        assert decision  # a method that needs more than one page says so
        return
    assert decision.agreement == {method: 1.0} and decision.probabilities is None
    assert set(block_texts(found, decision.kept)) & set(PARAGRAPHS)


def test_an_unknown_method() -> None:
    with pytest.raises(KeyError):
        decide_by(inside("<p>x</p>"), "guessing")


def test_every_method_votes() -> None:
    votes = collect_votes(document(article_html()))
    assert list(votes) == list(BY_NAME)
    assert all(isinstance(vote, Candidate | NoCandidate) and vote.method == name for name, vote in votes.items())


def test_deciding_leaves_the_document_alone() -> None:
    found = document(article_html())
    before = [array.copy() for array in (found.tag, found.parent, found.structure.run_words)]
    first, second = decided(found), decided(found)
    assert (first.root, first.kept, first.confidence) == (second.root, second.kept, second.confidence)
    assert all(np.array_equal(a, b) for a, b in zip(before, (found.tag, found.parent, found.structure.run_words)))


BODY = "<div id=a><p>one</p><div id=b><p>two</p><p>three</p></div></div><p>four</p>"


@pytest.mark.parametrize(
    ("content", "excluded", "texts"),
    [
        (("//*[@id='a']",), (), ["one", "two", "three"]),
        (("//*[@id='a']",), ("//*[@id='b']/p[1]",), ["one", "three"]),
        (("//*[@id='b']", "//body/p"), (), ["two", "three", "four"]),
        ((), (), []),
    ],
)
def test_what_a_candidate_keeps(content: tuple[str, ...], excluded: tuple[str, ...], texts: list[str]) -> None:
    found = inside(BODY)
    candidate = Candidate(
        "m", 0, tuple(node(found, path) for path in content), excluded=tuple(node(found, path) for path in excluded)
    )
    assert block_texts(found, kept_by(found, candidate)) == texts


def test_a_candidate_of_runs_keeps_the_blocks_of_which_it_has_most() -> None:
    found = inside("<p>one two <b>three</b></p><p>four <b>five six</b></p>")
    candidate = Candidate("m", 0, (), texts=(0, 2))
    assert block_texts(found, kept_by(found, candidate)) == ["one two three"]
