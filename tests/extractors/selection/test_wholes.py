"""Lists and data tables are kept or dropped whole."""

from __future__ import annotations

import numpy as np
import pytest

from extractors.document import Document
from extractors.selection.wholes import settled
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


@pytest.mark.parametrize(
    ("line", "given", "settled_to"),
    [
        ("Bring with you:", [0.9, 0.2, 0.2, 0.2], 0.5),
        ("\u8acb\u5e36\uff1a", [0.9, 0.2, 0.2, 0.2], 0.5),
        ("Bring with you:", [0.9, 0.6, 0.2, 0.2], 0.5),
        ("Bring with you", [0.9, 0.2, 0.2, 0.2], 0.2),
        ("Bring with you:", [0.4, 0.2, 0.2, 0.2], 0.2),
        ("Bring with you:", [0.9, 0.1, 0.1, 0.1], 0.1),
    ],
    ids=["colon", "wide colon", "one believed", "no colon", "line dropped", "no chance"],
)
def test_what_a_kept_line_announces_stays_with_it(line: str, given: list[float], settled_to: float) -> None:
    items = "<ul><li>two pairs of shoes</li><li>a warm coat</li><li>some bread</li></ul>"
    assert settle(f"<p>{line}</p>{items}", *given)[-1] == settled_to


def test_an_announced_list_does_not_fall_for_what_its_kind_is_elsewhere() -> None:
    listed = "<ul class=plain><li class=it>a coat for the evening</li><li class=it>shoes for the muddy road</li></ul>"
    others = "<ul class=plain>" + "<li class=it>another line of the town</li>" * 8 + "</ul>"
    html = f"<div><p>Bring with you:</p>{listed}<p>The boat sails at ten.</p></div>{others}"
    assert settle(html, 0.9, 0.85, 0.85, 0.9, *[0.02] * 8)[1:3] == [0.5, 0.5]
    assert max(settle(html.replace("you:", "you."), 0.9, 0.6, 0.6, 0.9, *[0.02] * 8)[1:3]) < 0.5


@pytest.mark.parametrize("announced", ["<pre>make all the things</pre>", "<blockquote>I never said so</blockquote>"])
def test_a_quotation_or_code_is_announced_too(announced: str) -> None:
    assert settle(f"<p>He wrote:</p>{announced}", 0.9, 0.2) == [0.9, 0.5]
    assert settle(f"<p>He wrote:</p>{announced.replace('make all the things', '1 2')}", 0.9, 0.1) == [0.9, 0.1]


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
    ("html", "given", "stays"),
    [
        ("<p>{0}</p><p>main.rs</p><pre>fn main() {{}}</pre><p>after</p>", [0.9, 0.1, 0.3, 0.9], True),
        ("<p>{0}</p><blockquote>so it was, once</blockquote><p>Ann Lee</p><p>after</p>", [0.9, 0.3, 0.1, 0.9], True),
        ("<p>{0}</p><p>main.rs</p><pre>fn main() {{}}</pre><p>after</p>", [0.9, 0.1, 0.09, 0.9], False),
        ("<p>{0}</p><p>a</p><p>b</p><p>c</p><pre>fn main() {{}}</pre><p>after</p>", [0.9, 0, 0, 0, 0.3, 0.9], False),
        ("<p>{0}</p><p>Share</p><blockquote>the ferry keeps its timetable</blockquote><p>after</p>", [0.9, 0, 0.3, 0.9],
         False),
        ("<p>{0}</p><p>a</p><ul>text in a list</ul><p>after</p>", [0.9, 0.1, 0.3, 0.9], False),
        ("<p>{0}</p><p>a</p><blockquote class=twitter-tweet>so it was</blockquote><p>after</p>", [0.9, 0.1, 0.3, 0.9],
         False),
        ("<p>{0}</p><p>a</p><blockquote><a href=/x>once</a></blockquote><p>after</p>", [0.9, 0.1, 0.3, 0.9], False),
    ],
    ids=["file name", "name behind", "no chance", "far from the text", "words of the text", "no quotation", "post",
         "link"],
)
def test_a_dropped_line_may_stand_beside_a_quotation_or_code(html: str, given: list[float], stays: bool) -> None:
    said = "The master said that the ferry keeps its timetable for another year."
    place = next(place for place, each in enumerate(given) if 0 < each < 0.5 and place + 1 < len(given) and each != 0.1)
    assert (settle(html.format(said), *given)[place] >= 0.5) is stays



def test_the_parts_of_preformatted_text_are_one_whole() -> None:
    assert settle("<p>text</p><pre>first<br><br>second</pre>", 0.9, 0.6, 0.4) == [0.9, 0.5, 0.5]
    assert settle("<p>text</p><pre>first<br><br>second</pre>", 0.9, 0.3, 0.2) == [0.9, 0.25, 0.25]


def test_text_in_a_list_and_in_no_item_goes_with_its_neighbours() -> None:
    html = "<p>before</p><ul>set in by an old editor</ul><p>after</p>"
    assert settle(html, 0.9, 0.3, 0.9) == [0.9, 0.5, 0.9]
    assert settle(html, 0.9, 0.3, 0.2) == [0.9, 0.3, 0.2]


def test_code_of_one_block_goes_with_its_neighbours() -> None:
    html = "<p>Then run this in the shell</p><pre><code>ferry --book 12</code></pre><p>and wait for the answer.</p>"
    assert settle(html, 0.9, 0.1, 0.9) == [0.9, 0.5, 0.9]
    assert settle(html, 0.9, 0.05, 0.9) == [0.9, 0.05, 0.9]
    assert settle(html, 0.9, 0.3, 0.2) == [0.9, 0.3, 0.2]


def test_numbered_code_goes_with_the_kept_text_before_it() -> None:
    def closing(numbers: str, before: float = 0.9, given: float = 0.2) -> float:
        cells = f"<td>{numbers}</td><td><pre>ls -l</pre></td>"
        html = f"<p>before</p><table><tr>{cells}</tr></table><p>after</p>"
        return settle(html, before, *[0.0] * (numbers == "a"), given, 0.1)[-2]

    numbers = "<pre>1\n2</pre>"
    assert closing(numbers) == 0.5
    assert (closing(numbers, before=0.1), closing(numbers, given=0.05), closing("a")) == (0.2, 0.05, 0.2)


@pytest.mark.parametrize(("items", "linked", "kept"), [(20, True, False), (19, True, True), (20, False, True)])
def test_a_long_list_of_links_has_to_be_likely_itself(items: int, linked: bool, kept: bool) -> None:
    item = "<li><a href=/x>Some town</a></li>" if linked else "<li>Some town</li>"
    assert settle(f"<ul>{item * items}</ul>", *[0.45] * items) == [0.5 if kept else 0.45] * items
    assert settle(f"<ul>{item * items}</ul>", *[0.55] * items) == [0.55] * items


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


def test_comments_do_not_stay_because_their_list_does() -> None:
    text, comments = "word " * 100, "".join(f"<li>comment {n}</li>" for n in range(3))
    assert settle(f"<p>{text}</p><ol class=commentlist>{comments}</ol>", 0.9, 0.9, 0.8, 0.9) == [0.9, 0, 0, 0]


@pytest.mark.parametrize(
    ("given", "settled_to"),
    [
        ([0.6, 0.4], [0.6, 0.5]),
        ([0.3, 0.6], [0.5, 0.6]),
        ([0.6, 0.2], [0.6, 0.2]),
        ([0.4, 0.4], [0.4, 0.4]),
    ],
    ids=["second", "first", "no chance", "neither likely"],
)
def test_a_list_of_two_is_completed(given: list[float], settled_to: list[float]) -> None:
    items = "<ul><li>Amador at Brendan, Tuesday</li><li>Elk Hollow at home, Friday</li></ul>"
    assert settle(f"<p>They play next.</p>{items}<p>End</p>", 0.9, *given, 0.9)[1:3] == settled_to


def test_a_link_is_not_completed_by_the_other_item() -> None:
    items = "<ul><li>Amador at Brendan, Tuesday</li><li><a href=/x>Elk Hollow at home, Friday</a></li></ul>"
    assert settle(f"<p>They play next.</p>{items}<p>End</p>", 0.9, 0.6, 0.4, 0.9)[2] == 0.4


def test_a_table_between_kept_blocks_is_kept_from_a_tenth_on_unless_it_is_of_links() -> None:
    def among(table: str, given: float, after: float = 0.9) -> float:
        return settle(f"<p>before</p>{table}<p>after</p>", 0.9, *[given] * 6, after)[1]

    assert (among(TABLE, 0.1), among(TABLE, 0.09), among(TABLE, 0.1, after=0.2)) == (0.5, 0.09, 0.1)
    assert among(TABLE.replace("<td>", "<td><a href=/x>").replace("</td>", "</a></td>"), 0.1) == 0.1


SAID = "<p>We plan our lives around a boat that may not come.</p>"


@pytest.mark.parametrize(
    ("html", "given", "stays"),
    [
        (f"<blockquote>{SAID}<footer>Ingrid Solheim</footer></blockquote>", [0.2, 0.15], True),
        (f"<blockquote>{SAID}<cite>Ingrid Solheim</cite><p>Teacher</p></blockquote>", [0.2, 0.2, 0.1], True),
        (f"<blockquote>{SAID}<footer>Ingrid Solheim</footer></blockquote>", [0.1, 0.05], False),
        (f"<blockquote class=twitter-tweet>{SAID}<p>Ingrid</p></blockquote>", [0.2, 0.2], False),
        ("<blockquote><p>Related:</p><p><a href=/x>Ferry company to drop the timetable</a></p></blockquote>",
         [0.2, 0.2], False),
        (f"<blockquote><p><a href=/x>{SAID[3:-4]}</a></p><p>Ingrid</p></blockquote>", [0.2, 0.2], False),
    ],
    ids=["words and name", "and what she is", "no chance", "a post", "label and link", "a link"],
)  # fmt: skip
def test_words_and_who_said_them_stay_between_kept_blocks(
    html: str, given: list[float], stays: bool
) -> None:
    def kept(after: float) -> set[bool]:
        return {each >= 0.5 for each in settle(f"<p>before</p>{html}<p>after</p>", 0.9, *given, after)[1:-1]}

    assert (kept(0.9), kept(0.2)) == ({stays}, {False})


def test_words_that_the_text_has_too_are_pulled_from_it() -> None:
    told = "<p>“We plan our lives around a boat that may not come”, she says.</p>"
    quote = f"<blockquote>{SAID}<footer>Ingrid Solheim</footer></blockquote>"
    assert max(settle(f"{told}{quote}<p>after</p>", 0.9, 0.2, 0.2, 0.9)[1:-1]) < 0.5


def test_drawn_marks_have_no_say_in_what_becomes_of_their_list() -> None:
    items = "".join(f"<li><div>•</div><div>{text}</div></li>" for text in ("one two", "three four", "five six"))
    assert settle(f"<ul>{items}</ul>", *[0.1, 0.5] * 3) == [0.5] * 6
    assert settle("<ul><li><b>•</b><ul><li>a b</ul></ul>", 0.5, 0.5) == [0.5] * 2
