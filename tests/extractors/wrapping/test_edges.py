"""Lines with which the blocks of a kind begin or end."""

from __future__ import annotations

from extractors.observation import SeenBlock
from extractors.wrapper import FIRST, LAST, Wrapper
from extractors.wrapping.edges import edge_names
from extractors.wrapping.kinds import doubted_lines
from tests.extractors.observed import ROOT, block, learned, page

KIND = f"p. < {ROOT}"


def edges(*words: int, name: str = KIND) -> dict[int, str]:
    return edge_names([name] * len(words), words.__getitem__)


def test_the_first_and_the_last_of_a_kind_where_they_are_lines() -> None:
    assert edges(3, 30, 4, 30, 5) == {0: KIND + FIRST, 4: KIND + LAST}
    assert edges(30, 5, 30) == {}
    assert edges(3, 4, 5) == {}, "a kind of lines"
    assert edges(3) == {}


def test_headings_and_items_begin_and_end_as_they_go_on() -> None:
    assert edges(3, 30, 3, name=f"h2. < {ROOT}") == edges(3, 30, 3, name=f"li. < ul. < {ROOT}") == {}


def closed(number: int, text: str, probability: float) -> list[SeenBlock]:
    long = block(KIND, f"The council of town {number} has met on Monday to talk about the bridge and the school", 0.97)
    return [long, block(KIND, text, probability)]


def wrapper_of(*probabilities: float) -> Wrapper:
    lines = (f"Ann Lee {chr(65 + number)}" for number in range(len(probabilities)))
    pages = enumerate(zip(lines, probabilities))
    return learned(*(page(number, *closed(number, text, probability)) for number, (text, probability) in pages))


NAMES, WORDS = [KIND] * 3, (13, 17, 3)


def test_such_lines_go_where_no_page_kept_them() -> None:
    wrapper = wrapper_of(0.1, 0.2, 0.1, 0.2)
    assert wrapper.verdicts[KIND] >= 0 and wrapper.foreign_edges == {KIND + LAST}
    sure = wrapper_of(*[0.1] * 4)
    assert sure.pool[KIND].blocks == 12, "they are of their kind as well"


def test_they_stay_where_pages_kept_one_or_few_had_any() -> None:
    assert wrapper_of(0.1, 0.2, 0.6, 0.1).foreign_edges == frozenset()
    assert wrapper_of(0.1, 0.1).foreign_edges == frozenset()


def test_what_is_known_of_a_line_goes_before_its_kind() -> None:
    pages = [page(number, *closed(number, f"Ann Lee {chr(65 + number)}", 0.1)) for number in range(4)]
    more = [
        page(number, *[block(KIND, f"Text {number} {place} with {'more words ' * 6}", 0.97) for place in range(9)])
        for number in range(5, 9)
    ]
    wrapper = learned(*pages, *more)
    assert wrapper.verdicts[KIND] > 0
    assert doubted_lines(wrapper, NAMES, WORDS.__getitem__, [1]) == {1: 0, 2: -1}
    assert KIND + LAST in wrapper.pool and ROOT in wrapper.boxes and f"{ROOT}{LAST}" not in wrapper.boxes
