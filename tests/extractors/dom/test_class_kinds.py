"""Classes that a site numbers are one kind."""

from __future__ import annotations

import pytest

from extractors.dom.class_kinds import class_kinds
from extractors.features import of_block
from tests.builders import PARAGRAPHS, URL, document


@pytest.mark.parametrize(
    ("classes", "kinds"),
    [
        (["par1", "par2", "par3"], [0, 0, 0]),
        (["par1", "par2", "par2"], [0, 1, 1]),
        (["font7", "font8", "font9", "font8", "font9"], [0, 1, 2, 1, 2]),
        (["t t--1", "t t--2", "u t--3", "t t--44"], [0, 0, 1, 0]),
        (["a", "b", "c"], [0, 1, 2]),
        (["", "", "a"], [0, 0, 1]),
        (["a", "a has-text-align-left", "wp-block-paragraph a", "a has-text-align-center"], [0, 0, 0, 1]),
        (["t-e8368dddff1c", "t-0042ab", "t-9a0364b9e9"], [0, 0, 0]),
        (["w x-3f2a9c1 text", "w x-771bd04 text", "w x-71f5610 image", "w x-40cbd9e text"], [0, 0, 1, 0]),
        (["css-1a2b3c", "css-4d5e6f", "css-aa77bb"], [0, 1, 2]),
        (["facade", "decade", "effaced"], [0, 1, 2]),
        (["a first", "a", "a last-child", "a para-odd", "first"], [0, 0, 0, 0]),
        (["a", "a firsthand", "a lasting", "a odd-one"], [0, 1, 2, 3]),
        (["p1", "MsoNormal", "p2", "p12", "pp"], [0, 0, 0, 1, 2]),
        ([], []),
    ],
    ids=["series", "two", "sizes", "of several words", "no numbers", "empty ones", "drawn alike", "identifiers",
         "kinds of identified ones", "digests of styles", "words of such letters", "places", "other words", "pasted",
         "no classes"],
)
def test_classes_that_differ_in_their_numbers_alone_are_one_kind(classes: list[str], kinds: list[int]) -> None:
    page = document("<body><div>no class</div>" + "".join(f'<p class="{each}">text</p>' for each in classes), URL)
    found = class_kinds(page.coded("class"), page.tag).tolist()
    named = [int(kind) for kind in found if kind]
    assert [sorted(set(named), key=named.index).index(kind) for kind in named] == kinds
    assert found.count(0) == len(page) - len(classes) + classes.count("first")


def test_numbered_paragraphs_are_told_as_paragraphs_of_one_class_are() -> None:
    numbered, alike = [f"par{place}" for place in range(len(PARAGRAPHS))], ["par"] * len(PARAGRAPHS)
    assert relations(numbered) == relations(alike)
    assert relations(["a", "b", "c"] * (len(PARAGRAPHS) // 3)) != relations(alike)


def test_paragraphs_of_which_each_has_a_class_of_its_own_have_none() -> None:
    drawn = [f"{letter}xqv" for letter in "abcdefgh"[: len(PARAGRAPHS)]]
    assert relations(drawn) == relations([""] * len(PARAGRAPHS))
    few = document("<body>" + "".join(f'<p class="{name}">text</p>' for name in drawn[:5]), URL)
    assert len({int(kind) for kind in few.class_kind if kind}) == 5
    among_others = "<p>more</p>" * 4 + "".join(f'<p class="{name}">text</p>' for name in drawn)
    assert len({int(kind) for kind in document(f"<body>{among_others}", URL).class_kind if kind}) == len(drawn)


@pytest.mark.parametrize(("once", "kinds"), [(40, {0}), (38, {0, 1})], ids=["each", "but a few"])
def test_names_that_no_two_elements_share_name_nothing(once: int, kinds: set[int]) -> None:
    names = [f"c{letter}{other}" for letter in "abcdefg" for other in "hijklm"][:once]
    repeated = ["row"] * (42 - once) if once < 40 else []
    page = document("<body>" + "".join(f'<div class="{name}">text</div>' for name in names + repeated), URL)
    assert {min(int(kind), 1) for kind in page.class_kind} == kinds


def relations(classes: list[str]) -> list[list[float]]:
    """What the features say of the blocks that look like each block."""
    named = [f" class={name}" if name else "" for name in classes]
    texts = "".join(f"<p{name}>{text}</p>" for name, text in zip(named, PARAGRAPHS))
    features = of_block.compute(document(f"<body><div>{texts}</div>", URL))
    of_groups = [place for place, name in enumerate(features.names) if name.startswith("same kind")]
    return [features.values[:, place].tolist() for place in of_groups]


def test_a_class_that_draws_as_none_does_is_none() -> None:
    classed = '<p class="has-text-align-left wp-block-paragraph">two</p><p class="x">three</p>'
    page = document(f"<body><p>one</p>{classed}", URL)
    assert [int(kind) > 0 for kind in class_kinds(page.coded("class"), page.tag)][-3:] == [False, False, True]
    for name, place in ("has-text-align-left", 1), ("first", 0), ("last", len(PARAGRAPHS) - 1):
        classes = [name if number == place else "" for number in range(len(PARAGRAPHS))]
        assert relations(classes) == relations([""] * len(PARAGRAPHS))
