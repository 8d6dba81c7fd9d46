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
        ">>> Jetzt die aktuelle Ausgabe bestellen! <<<",
        "Lue näköislehti",
        "आज का ई-पेपर पढ़ें",
        "Téléchargez notre application",
        "Lataa sovellus",
        "Скачайте наше приложение",
        "Das ganze Gespräch hören Sie im Podcast",
        "Hele samtalen kan høres i afspilleren",
        "전체 대담은 위 오디오에서 들을 수 있습니다",
        "El periodismo independiente necesita del apoyo de sus lectores para continuar. ¡Hoy, con tu apoyo, seguimos!",
        "Le journalisme indépendant a besoin de vous.",
        "La presse indépendante a besoin de ses lecteurs.",
        "Незалежна журналістика потребує вашої підтримки.",
        "O jornalismo independente precisa do seu apoio.",
        "Unabhängiger Journalismus braucht Ihre Unterstützung.",
        "Independent journalism needs your support.",
        "Bereits mit 2,50 Euro kannst du unsere Arbeit unterstützen.",
        "For as little as $1 a month, you can support our work.",
        "Desde 2 euros al mes puedes apoyar nuestro trabajo.",
        "Um unabhängiger von Werbeeinnahmen zu sein, brauchen wir deine Unterstützung.",
        "Darum: Hilf mit und unterstütze unser Magazin mit einem kleinen Beitrag. Wie? Das erfährst du hier.",
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
        "Independent journalism needs money, the report says.",
        "Unabhängiger Journalismus braucht freie Gerichte, sagte sie.",
        "El periodismo independiente necesita garantías, dijo el juez.",
        "Bereits mit 30 Euro können Sie ein Schulkind ein Jahr lang unterstützen.",
        "Schon ab 10 Euro helfen Sie, ein Stück Regenwald zu schützen.",
        "Independent journalism needs its readers more than ever.",
        "Kritischer Journalismus braucht sie alle.",
        "El periodismo independiente necesita su propio espacio.",
        "Pour 10 euros par mois, vous pouvez soutenir un enfant au Sénégal.",
        "Bastano 25 euro al mese per sostenere un bambino a distanza.",
        "Damit Menschen mit Behinderung unabhängig leben können, brauchen wir Ihre Unterstützung.",
        "Hilf mit und unterstütze unsere Tafel mit haltbaren Lebensmitteln.",
        "For as little as $1 a month, you can help a child, the charity says.",
        "Desde 10 euros al mes puedes ayudar a un niño.",
        "Dès 2 euros par mois, vous pouvez louer un vélo.",
        "Um die Klimaziele zu erreichen, brauchen wir Ihre Unterstützung.",
    ],
)
def test_articles_on_giving_stay(line: str) -> None:
    assert not is_house_line(line)
