"""Hashed words of blocks and of the names around them, and what a lexicon weighs them."""

from __future__ import annotations

import numpy as np
import pytest

from extractors.features import of_block
from extractors.features.lexical import NAMES, Bags, words_of_name
from extractors.model.lexicon import BUCKETS, SCALE, Lexicon, bucket_of, no_lexicon
from tests.builders import article_html, block_texts, document

PAGE = article_html(
    '<div class="newsletter-Signup"><div><p>Sign up</p><p class="fine">We send one letter a week.</p></div></div>'
    "<p>Sign up for the pier walk, says the council of the town.</p>"
)


def lexicon(
    names: dict[tuple[int, str], float] | None = None, words: dict[tuple[int, str], float] | None = None
) -> Lexicon:
    none = no_lexicon()
    made = Lexicon(none.names.copy(), 0, none.words.copy(), 0)
    for table, weights in ((made.names, names or {}), (made.words, words or {})):
        for (place, word), weight in weights.items():
            table[place, bucket_of(word)] = round(weight * SCALE)
    return made


def weights(text: str, of: Lexicon, name: str) -> float:
    found = document(PAGE)
    computed = of_block.compute(found, of)
    return float(computed.values[block_texts(found).index(text), computed.names.index(name)])


@pytest.mark.parametrize(
    ("place", "word", "sign"),
    [
        (0, "fine", {"Sign up": 0, "We send one letter a week.": -1}),
        (1, "signup", {"Sign up": -1, "We send one letter a week.": -1}),
        (2, "signup", {"Sign up": 0, "We send one letter a week.": 0}),
        (0, "newsletter", {"Sign up": 0, "We send one letter a week.": 0}),
    ],
)
def test_a_name_weighs_by_where_it_stands(place: int, word: str, sign: dict[str, int]) -> None:
    of = lexicon({(place, word): -4.0})
    assert {text: np.sign(weights(text, of, NAMES[0])) for text in sign} == sign


@pytest.mark.parametrize(
    ("markup", "sign"),
    [
        ('<p><b class="share">One two</b></p>', -1),
        ('<p><span><a class="share">One <i>two</i></a></span></p>', -1),
        ('<p><b class="share">One</b> two</p>', 0),
        ('<p>One <b class="share">two</b></p>', 0),
    ],
)
def test_the_names_of_inline_elements_that_hold_all_of_a_text(markup: str, sign: int) -> None:
    found = document(f'<div class="story">{markup}</div>')
    computed = of_block.compute(found, lexicon({(0, "share"): -4.0}))
    assert np.sign(computed.values[0, computed.names.index(NAMES[0])]) == sign


@pytest.mark.parametrize(("name", "says"), [("css-9c1d02", 0), ("story", -1)])
def test_tags_say_nothing_where_no_name_is_a_word(name: str, says: int) -> None:
    found = document(f'<div class="{name}"><div><x-row>The pier opens on Saturday.</x-row></div></div>')
    tag = int(found.tag[found.blocks.node[0]])
    computed = of_block.compute(found, lexicon({(0, f"<{tag}"): -4.0}))
    assert np.sign(computed.values[0, computed.names.index(NAMES[0])]) == says


@pytest.mark.parametrize(
    ("place", "word", "signs"),
    [
        (0, "up", (1, 1)),
        (1, "sign", (1, 1)),
        (1, "up", (0, 0)),
        (0, "sign up", (1, 1)),
        (0, "up sign", (0, 0)),
        (2, "sign up", (1, 0)),
    ],
)
def test_a_word_weighs_by_where_it_stands(place: int, word: str, signs: tuple[int, int]) -> None:
    of = lexicon(words={(place, word): 3.0})
    texts = ("Sign up", "Sign up for the pier walk, says the council of the town.")
    assert tuple(np.sign(weights(text, of, NAMES[1])) for text in texts) == signs


@pytest.mark.parametrize(("pair", "says"), [("责任", 1), ("任编", 1), ("辑李", 0)])
def test_of_a_script_without_spaces_two_characters_are_a_pair(pair: str, says: int) -> None:
    text = "责任编辑：李明"
    found = document(article_html(f"<p>{text}</p>"))
    computed = of_block.compute(found, lexicon(words={(0, pair): 4.0}))
    assert np.sign(computed.values[block_texts(found).index(text), computed.names.index(NAMES[1])]) == says


def test_a_sum_is_divided_by_the_root_of_its_number() -> None:
    bags = Bags.of_keys(np.array([2 << 17 | 5, 4, 3, 2, 1, 2]), 3)
    table = np.zeros((3, BUCKETS), dtype=np.int64)
    table[0, [1, 2, 5]] = SCALE, SCALE, -SCALE
    assert bags.sums(table).tolist() == [2 * SCALE, 0, -SCALE] and bags.sizes.tolist() == [4, 0, 1]
    found = document(PAGE)
    computed = of_block.compute(found, lexicon(words={(0, "sign"): 3.0}))
    row = block_texts(found).index("Sign up")
    of_five = np.float32(3.0 / np.sqrt(5))  # two words, their pair, the first, the whole
    assert computed.values[row, computed.names.index(NAMES[1])] == of_five


def test_blocks_weighed_later_are_the_same_as_weighed_at_once() -> None:
    of = lexicon({(1, "signup"): -2.0}, {(0, "up"): 1.5})
    found = document(PAGE)
    later, once = of_block.compute(found).weighed(of), of_block.compute(found, of)
    assert later.names == once.names and np.array_equal(later.values, once.values)
    nothing = of_block.compute(document("<img src=x>"))
    assert nothing.weighed(of) is nothing


def test_without_a_lexicon_words_weigh_nothing() -> None:
    assert weights("Sign up", no_lexicon(), NAMES[0]) == weights("Sign up", no_lexicon(), NAMES[1]) == 0.0


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("post-123 css-9c11d9fc sc-bdnlx", ["post"]),
        ("articleBody__x7Ygh col6 h2 col-6", ["article", "body", "col"]),
        ("newsletter-Signup newsletter kkVQOY", ["newsletter", "signup"]),
        ("", []),
    ],
)
def test_generated_parts_of_names_are_no_words(text: str, words: list[str]) -> None:
    assert words_of_name(text) == words
