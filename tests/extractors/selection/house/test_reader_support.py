"""Giving, the paper itself, the app and the whole conversation."""

from __future__ import annotations

import pytest

from extractors.selection.house.lines import is_house_line


@pytest.mark.parametrize(
    "line",
    [
        "We rely on readers like you. Please give today.",
        "Support our independent journalism.",
        "Make a donation today",
        "If you value our work, please consider making a donation.",
        "Pick up a copy of Saturday's paper for the full list.",
        "Read today's e-paper",
        "Get the app",
        "Available on iOS and Android",
        "To hear the full interview, subscribe to our podcast.",
        "You can hear the whole conversation in the player above.",
        "Jetzt spenden",
        "Unterstützen Sie unabhängigen Journalismus",
        "Faites un don",
        "Haz una donación",
        "Støt os med et beløb",
        "Поддержите независимую журналистику",
        "E-Paper lesen",
        "Lue näköislehti",
        "आज का ई-पेपर पढ़ें",
        "Téléchargez notre application",
        "Lataa sovellus",
        "Скачайте наше приложение",
        "Das ganze Gespräch hören Sie im Podcast",
        "Hele samtalen kan høres i afspilleren",
        "전체 대담은 위 오디오에서 들을 수 있습니다",
    ],
)
def test_asked_of_readers(line: str) -> None:
    assert is_house_line(line)


@pytest.mark.parametrize(
    "line",
    [
        "We rely on readers' letters to date the flood.",
        "He picked up a copy of the map at the station.",
        "The app is available in three villages.",
        "The whole conversation lasted an hour.",
        "Support journalism students with a bursary, the board said.",
        "Die Stiftung unterstützt den Journalismus seit Jahren.",
        "Il a fait un don à la mairie.",
    ],
)
def test_articles_on_giving_stay(line: str) -> None:
    assert not is_house_line(line)
