"""Whom the house asks its readers to follow on a network."""

from __future__ import annotations

import pytest

from extractors.selection.house.lines import is_house_line


@pytest.mark.parametrize(
    "line",
    [
        "Follow Ann Lee on Twitter at @annlee",
        "Follow Ann Lee on X: @annlee",
        "You can follow her on Twitter at @annlee",
        "You can also follow Ann Lee on Instagram",
        "Folgen Sie Ann Lee auf Twitter: @annlee",
        "Suivez Ann Lee sur Twitter : @annlee",
        "Sigue a Ann Lee en Twitter: @annlee",
        "Volg Ann Lee op X via @annlee",
    ],
)
def test_writers_on_networks(line: str) -> None:
    assert is_house_line(line)


@pytest.mark.parametrize(
    "line",
    [
        "Follow the rules on the back of the pack.",
        "You can follow the river on foot.",
        "You can follow the trial from the gallery, said Ann Lee.",
    ],
)
def test_what_is_followed_in_a_text(line: str) -> None:
    assert not is_house_line(line)
