"""Functions that remember their last results, in bounded memory."""

from __future__ import annotations

from extractors.remembered import remembered


def test_so_many_texts_are_remembered_and_none_that_is_too_long() -> None:
    asked: list[str] = []

    @remembered(2, longest=3)
    def length(text: str) -> int:
        """How long."""
        asked.append(text)
        return len(text)

    assert [length(text) for text in ("a", "bb", "a", "long", "long", "a")] == [1, 2, 1, 4, 4, 1]
    assert asked == ["a", "bb", "long", "long"]
    assert length("ccc") == 3 and length("bb") == 2  # the one asked for longest ago was forgotten
    assert asked[4:] == ["ccc", "bb"]
    assert length.__name__ == "length"
