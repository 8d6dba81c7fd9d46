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
        "For the latest stories and breaking news updates download the Courier apps for iOS and Android.",
        "For the latest news, download the Courier app.",
        "Get the latest headlines on the Courier app.",
        "Every day we'll send you a roundup email of all the latest from the harbour, in one handy email.",
        "You can unsubscribe from this service at any time. And rest assured that your data will not be shared.",
    ],
)
def test_writers_on_networks_apps_and_letters(line: str) -> None:
    assert is_house_line(line)


@pytest.mark.parametrize(
    "line",
    [
        "Follow the rules on the back of the pack.",
        "You can follow the river on foot.",
        "You can follow the trial from the gallery, said Ann Lee.",
        "For the latest scores, download the app of the league.",
        "We'll send you an email with the address of the clinic.",
        "You can unsubscribe at any time by writing to the data protection officer.",
        "You can unsubscribe from this service at any time. The company must then delete the address.",
        "We'll send you an email with the latest status of your order.",
        "For the latest updates, download the FEMA app.",
        "For the latest news on the storm, download the harbour app, officials say.",
    ],
)
def test_what_is_followed_in_a_text(line: str) -> None:
    assert not is_house_line(line)
