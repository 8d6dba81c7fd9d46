"""The vocabulary of tag names."""

from __future__ import annotations

import pytest

from extractors.dom import tags


def test_codes_are_dense_and_start_after_other() -> None:
    assert sorted(tags.CODES.values()) == list(range(1, tags.SIZE)) and tags.OTHER == 0


@pytest.mark.parametrize("table", [tags.HEADINGS, tags.LINKS, tags.BLOCKS, tags.SILENT])
def test_masks_leave_unknown_names_out(table: object) -> None:
    assert len(table) == tags.SIZE and not table[tags.OTHER]  # type: ignore[arg-type,index]


@pytest.mark.parametrize("name", ["p", "div", "li", "td", "h2", "blockquote", "pre", "figcaption", "dd", "article"])
def test_blocks(name: str) -> None:
    assert tags.BLOCKS[tags.CODES[name]] and not tags.SILENT[tags.CODES[name]]


@pytest.mark.parametrize("name", ["a", "b", "span", "em", "br", "img", "font", "time"])
def test_inline(name: str) -> None:
    assert not tags.BLOCKS[tags.CODES[name]] and not tags.SILENT[tags.CODES[name]]


def test_unknown_names_are_an_error_for_the_programmer() -> None:
    with pytest.raises(KeyError):
        tags.mask("p marquees")
    assert tags.codes("p a") == {tags.CODES["p"], tags.CODES["a"]}
