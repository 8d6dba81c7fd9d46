"""Lists and data tables are kept or dropped whole."""

from __future__ import annotations

import numpy as np
import pytest

from extractors.document import Document
from extractors.wholes import settled
from tests.builders import document


def settle(html: str, *probabilities: float) -> list[float]:
    found: Document = document(html)
    words = found.blocks.sum(found.structure.run_words)
    assert len(words) == len(probabilities)
    return settled(found, words, np.array(probabilities)).round(3).tolist()


LIST = "<ul><li>one two</li><li>three four</li><li>five six</li></ul>"
TABLE = (
    "<table><tr><th>Year</th><th>Pupils</th></tr><tr><td>2022</td><td>411</td></tr>"
    "<tr><td>2023</td><td>460</td></tr></table>"
)


def test_a_list_gets_one_probability() -> None:
    assert settle(LIST, 0.8, 0.6, 0.4) == [0.6, 0.6, 0.6]
    assert settle(f"<p>before</p>{LIST}<p>after</p>", 0.9, 0.2, 0.3, 0.1, 0.7) == [0.9, 0.2, 0.2, 0.2, 0.7]


def test_a_table_gets_one_probability_with_its_heads() -> None:
    assert settle(TABLE, 0.1, 0.1, 0.7, 0.7, 0.7, 0.7) == [0.5] * 6


def test_a_tables_caption_is_none_of_its_cells() -> None:
    table = TABLE.replace("<table>", "<table><caption>Pupils since the school was opened again</caption>")
    assert settle(table, 0.01, *[0.3] * 6) == [0.01, *[0.5] * 6]


def test_from_four_tenths_on_a_whole_is_kept() -> None:
    assert settle(LIST, 0.4, 0.4, 0.4) == [0.5, 0.5, 0.5]
    assert settle(LIST, 0.39, 0.39, 0.39) == [0.39, 0.39, 0.39]


def test_a_quotation_is_kept_or_dropped_with_its_source() -> None:
    post = "<blockquote><p>A long time ago it was so</p><p>Somebody on a day in May</p></blockquote>"
    assert settle(post, 0.6, 0.3) == [0.5, 0.5]
    assert settle(post, 0.6, 0.1) == [0.365, 0.365]
    assert settle(post, 0.95, 0.05) == [0.95, 0.05]


@pytest.mark.parametrize(
    ("given", "settled_to"),
    [
        ([0.9, 0.1, 0.6], [0.9, 0.5, 0.6]),
        ([0.9, 0.09, 0.6], [0.9, 0.09, 0.6]),
        ([0.9, 0.3, 0.4], [0.9, 0.3, 0.4]),
        ([0.4, 0.3, 0.9], [0.4, 0.3, 0.9]),
        ([0.9, 0.8, 0.9], [0.9, 0.8, 0.9]),
    ],
    ids=["between kept", "surely foreign", "before a dropped one", "behind a dropped one", "kept anyway"],
)
def test_a_quotation_of_one_block_goes_with_its_neighbours(given: list[float], settled_to: list[float]) -> None:
    assert settle("<p>before</p><blockquote>so it was</blockquote><p>after</p>", *given) == settled_to


def test_a_quotation_at_an_end_has_no_two_neighbours() -> None:
    assert settle("<blockquote>so it was</blockquote><p>after</p>", 0.3, 0.9) == [0.3, 0.9]
    assert settle("<p>before</p><blockquote>so it was</blockquote>", 0.9, 0.3) == [0.9, 0.3]


@pytest.mark.parametrize(
    ("words", "given", "settled_to"),
    [
        (150, [0.9, 0.4, 0.8], 0.5),
        (149, [0.9, 0.4, 0.8], 0.4),
        (150, [0.9, 0.3, 0.8], 0.3),
        (150, [0.9, 0.4, 0.2], 0.4),
        (150, [0.2, 0.4, 0.8], 0.4),
    ],
)
def test_a_long_text_between_kept_ones_stays(words: int, given: list[float], settled_to: float) -> None:
    assert settle(f"<p>before</p><div>{'word ' * words}</div><p>after</p>", *given)[1] == settled_to


@pytest.mark.parametrize(
    ("line", "given", "settled_to"),
    [
        ("From the Examiner:", [0.9, 0.3, 0.8, 0.8], 0.5),
        ("\u5831\u9053\uff1a", [0.9, 0.3, 0.8, 0.8], 0.5),
        ("From the Examiner", [0.9, 0.3, 0.8, 0.8], 0.3),
        ("From the Examiner:", [0.9, 0.05, 0.8, 0.8], 0.05),
        ("From the Examiner:", [0.2, 0.3, 0.8, 0.8], 0.3),
        ("From the Examiner:", [0.9, 0.3, 0.2, 0.2], 0.3),
    ],
    ids=["colon", "wide colon", "no colon", "no chance", "nothing before it", "quotation dropped"],
)
def test_a_line_that_introduces_a_quotation_stays(line: str, given: list[float], settled_to: float) -> None:
    html = f"<p>Text of the day</p><p>{line}</p><blockquote><p>first words</p><p>then others</p></blockquote>"
    assert settle(html, *given)[1] == settled_to


def test_a_table_with_several_cells_a_row_is_kept_from_a_quarter_on() -> None:
    comments = "<table><tr><td>Reader one</td></tr><tr><td>Reader two</td></tr><tr><td>Reader three</td></tr></table>"
    assert settle(TABLE, *[0.25] * 6) == [0.5] * 6
    assert settle(TABLE, *[0.24] * 6) == [0.24] * 6
    assert settle(comments, *[0.3] * 3) == [0.3] * 3


@pytest.mark.parametrize(
    ("html", "given"),
    [
        ("<ul><li>one</li><li>two</li></ul>", [0.8, 0.2]),
        (LIST, [0.95, 0.5, 0.05]),
        (f"<ul><li>{'word ' * 151}</li><li>two</li><li>three</li></ul>", [0.9, 0.2, 0.3]),
        (f"<table><tr><td>{'word ' * 61}</td><td>two</td><td>three</td></tr></table>", [0.9, 0.2, 0.3]),
        (f"<table><tr><td>{'word ' * 30}</td><td>{'word ' * 30}</td><td>three</td></tr></table>", [0.8, 0.7, 0.2]),
        ("<p>one</p><p>two</p><p>three</p>", [0.8, 0.2, 0.3]),
        ("<div>alone</div>", [0.8]),
    ],
    ids=["two items", "surely both", "sections", "a long cell", "a layout", "no list", "nothing to settle"],
)
def test_what_is_no_whole_stays(html: str, given: list[float]) -> None:
    assert settle(html, *given) == given


def test_an_inner_list_is_settled_by_itself() -> None:
    html = f"<ul><li>a b</li><li>c d</li><li>e f{LIST}</li></ul>"
    assert settle(html, 0.8, 0.8, 0.8, 0.2, 0.2, 0.2) == [0.8, 0.8, 0.8, 0.2, 0.2, 0.2]


def test_nothing_of_the_given_array_is_changed() -> None:
    found = document(LIST)
    given = np.array([0.8, 0.6, 0.4])
    settled(found, found.blocks.sum(found.structure.run_words), given)
    assert given.tolist() == [0.8, 0.6, 0.4]


@pytest.mark.parametrize(
    ("given", "settled_to"),
    [
        ([0.9, 0.2, 0.6], [0.9, 0.5, 0.6]),
        ([0.9, 0.19, 0.6], [0.9, 0.19, 0.6]),
        ([0.9, 0.4, 0.3], [0.9, 0.4, 0.3]),
        ([0.3, 0.4, 0.9], [0.3, 0.4, 0.9]),
        ([0.9, 0.8, 0.9], [0.9, 0.8, 0.9]),
    ],
    ids=["over kept text", "surely foreign", "over dropped text", "nothing before", "kept anyway"],
)
def test_a_subhead_goes_with_the_text_under_it(given: list[float], settled_to: list[float]) -> None:
    assert settle("<p>before</p><h2>So it was</h2><p>after</p>", *given) == settled_to
    assert settle("<p>before</p><h2><div>So it was</div></h2><p>after</p>", *given) == settled_to
    assert settle("<p>before</p><details><summary>So it was</summary><p>after</p></details>", *given) == settled_to


def test_a_heading_over_another_heading_is_no_subhead_of_text() -> None:
    html = "<p>before</p><h2>Read more</h2><h3>So it was</h3><p>after</p>"
    assert settle(html, 0.9, 0.3, 0.3, 0.6) == [0.9, 0.3, 0.5, 0.6]
    assert settle("<p>before</p><p>So it was</p><p>after</p>", 0.9, 0.3, 0.6) == [0.9, 0.3, 0.6]


def test_comments_do_not_stay_because_their_list_does() -> None:
    text, comments = "word " * 100, "".join(f"<li>comment {n}</li>" for n in range(3))
    assert settle(f"<p>{text}</p><ol class=commentlist>{comments}</ol>", 0.9, 0.9, 0.8, 0.9) == [0.9, 0, 0, 0]
