"""Quotations that an element says by its name alone or that stand in a figure, and words that stand in the text
anyway."""

from __future__ import annotations

import numpy as np
import pytest

from extractors.selection.wholes import settled
from tests.builders import document

TEXT = "<p>The river is longer than we are, said the ferryman, and went home.</p>"
WORDS = "Who waits for the boat has missed it"
SAID = f"<div class='part-quote'><div class='in'><p>{WORDS}</p></div><i>Ann Lee</i></div>"


def settle(part: str, *probabilities: float) -> list[float]:
    found = document(f"<main>{TEXT}{part}{TEXT}</main>")
    words = found.blocks.sum(found.structure.run_words)
    assert len(words) == len(probabilities)
    return settled(found, words, np.array(probabilities)).round(3).tolist()


def test_a_quotation_by_name_stays_with_whose_words_it_is() -> None:
    assert settle(SAID, 0.9, 0.27, 0.1, 0.9) == [0.9, 0.5, 0.5, 0.9]
    assert settle(SAID, 0.9, 0.11, 0.05, 0.9) == [0.9, 0.5, 0.5, 0.9]
    assert settle(f"{SAID}<ul><li>Read also</li></ul>", 0.9, 0.27, 0.1, 0.0, 0.9)[1:3] == [0.5, 0.5]


@pytest.mark.parametrize(
    ("part", "chances"),
    [
        (SAID, (0.05, 0.03)),
        (SAID, (0.27, 0.0)),
        (SAID.replace("part-quote", "part"), (0.27, 0.1)),
        (SAID.replace("part-quote", "pull-quote"), (0.27, 0.1)),
        (SAID.replace(WORDS, "Sold out"), (0.27, 0.1)),
        (SAID.replace(WORDS, "“The river is longer than we are!”"), (0.27, 0.1)),
        (SAID.replace(WORDS, "The river is longer ... said the ferryman"), (0.27, 0.1)),
        (SAID.replace(WORDS, "The river is longer than we are. And went home!"), (0.27, 0.1)),
    ],
    ids=["no chance", "foreign", "no name", "pull quote by name", "few words", "pull quote", "shortened pull quote",
         "sentences apart"],
)
def test_what_is_none_or_stands_in_the_text_is_judged_as_before(part: str, chances: tuple[float, ...]) -> None:
    assert settle(part, 0.9, *chances, 0.9)[1:3] == list(chances)


def test_initials_part_no_sentences() -> None:
    assert settle(SAID.replace(WORDS, "We are A. L. Said the ferryman"), 0.9, 0.27, 0.1, 0.9)[1:3] == [0.5, 0.5]


def test_behind_the_text_it_is_judged_as_before() -> None:
    found = document(f"<main>{TEXT}{SAID}</main>")
    words = found.blocks.sum(found.structure.run_words)
    assert settled(found, words, np.array([0.9, 0.27, 0.1])).tolist() == [0.9, 0.27, 0.1]


FIGURE = f"<figure><blockquote>{WORDS}</blockquote><figcaption>Ann Lee, ferrywoman</figcaption></figure>"
CONSENT = "<div><p>Content of others.</p><p>You may see it here.</p><button>Show it</button><p>I agree to it.</p></div>"


def test_a_quotation_in_a_figure_stays_without_its_caption() -> None:
    assert settle(FIGURE, 0.9, 0.2, 0.08, 0.9) == [0.9, 0.5, 0.08, 0.9]
    two = FIGURE.replace(WORDS, f"<p>{WORDS}.</p><p>Others wait.</p>").replace("<figure>", "<figure><div>")
    assert settle(two, 0.9, 0.2, 0.1, 0.08, 0.9)[1:4] == [0.5, 0.5, 0.08]


def test_a_box_may_stand_before_the_figure() -> None:
    assert settle(f"{CONSENT}{FIGURE}", 0.9, 0.02, 0.02, 0.02, 0.02, 0.2, 0.08, 0.9)[5:7] == [0.5, 0.08]


@pytest.mark.parametrize(
    ("part", "chance"),
    [
        (FIGURE, 0.09),
        (FIGURE, 0.0),
        (FIGURE.replace("figure", "div"), 0.05),
        (FIGURE.replace("figcaption", "p"), 0.2),
        (FIGURE.replace("<figure>", "<figure><img src=/a.jpg>"), 0.2),
        (FIGURE.replace("<figure>", "<figure><iframe src=/a></iframe>"), 0.2),
        (FIGURE.replace("<blockquote>", "<blockquote class=instagram-media>"), 0.2),
        (FIGURE.replace(WORDS, f"<a href=/b>{WORDS}</a>"), 0.2),
        (FIGURE.replace(WORDS, "Sold out"), 0.2),
        (FIGURE.replace(WORDS, "“The river is longer than we are!”"), 0.2),
    ],
    ids=["no chance", "foreign", "no figure", "no caption", "picture", "player", "post", "link", "few words", "pulled"],
)
def test_other_figures_are_judged_as_before(part: str, chance: float) -> None:
    assert settle(part, 0.9, chance, 0.08, 0.9)[1] < 0.5


@pytest.mark.parametrize("html", [f"<main>{FIGURE}{TEXT}</main>", f"<main>{TEXT}{FIGURE}</main>"])
def test_a_figure_before_or_behind_the_text_is_judged_as_before(html: str) -> None:
    found = document(html)
    given = np.array([0.9, 0.2, 0.08] if html.startswith("<main><p>") else [0.2, 0.08, 0.9])
    assert settled(found, found.blocks.sum(found.structure.run_words), given).tolist() == given.tolist()


PULLED = "The river is longer than we are, said the ferryman"


@pytest.mark.parametrize(
    ("part", "chance", "settled_to"),
    [
        ("<blockquote>“{}”</blockquote>", 0.3, 0.0),
        ("<blockquote>{}</blockquote>", 0.62, 0.0),
        ("<blockquote>{}</blockquote>", 0.63, 0.63),
        ("<figure class=wp-block-pullquote><blockquote><p>{}</p></blockquote></figure>", 0.9, 0.9),
        ("<div aria-hidden=true>{}</div>", 0.9, 0.0),
        ("<div class=quote>{}</div>", 0.9, 0.9),
        ("<p class=pulled>{}</p>", 0.9, 0.9),
    ],
)
def test_what_repeats_words_of_the_text_goes(part: str, chance: float, settled_to: float) -> None:
    assert settle(part.format(PULLED), 0.9, chance, 0.9)[1] == settled_to
    assert settle(part.format("Who waits for the boat has missed it"), 0.9, chance, 0.9)[1] in (0.5, chance)
    assert settle(part.format("The river is"), 0.9, chance, 0.9)[1] in (0.5, chance)
    assert settle(part.format(TEXT[3:-4]), 0.9, chance, 0.9)[1] in (0.5, chance)  # a copy, of which there is a rule
