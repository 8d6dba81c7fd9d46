"""What stands at a page's foot by law or custom."""

from __future__ import annotations

import pytest

from extractors.selection.house.lines import is_house_line


@pytest.mark.parametrize(
    "line",
    [
        "All rights reserved",
        "© 2023 The Tern Point Herald. All rights reserved.",
        "Reproduction without permission is prohibited",
        "We use cookies to make this site better.",
        "Accept all",
        "Your privacy choices",
        "Do not sell my personal information",
        "Privacy policy | Terms of use",
        "Powered by WordPress",
        "This site is protected by reCAPTCHA and the usual terms apply.",
        "The publisher accepts no liability for what advertisers say.",
        "Gamble responsibly. 18+",
        "Alle Rechte vorbehalten",
        "Alle Angaben ohne Gewähr",
        "Impressum | Datenschutz",
        "Tous droits réservés",
        "Mentions légales",
        "Todos los derechos reservados",
        "Tutti i diritti riservati",
        "Ettertrykk forbudt",
        "Wszelkie prawa zastrzeżone",
        "Všechna práva vyhrazena",
        "Minden jog fenntartva",
        "Все права защищены",
        "Усі права захищені",
        "Tüm hakları saklıdır",
        "جميع الحقوق محفوظة",
        "כל הזכויות שמורות",
        "隐私政策 用户协议",
        "プライバシーポリシー 利用規約",
        "개인정보처리방침 | 이용약관",
    ],
)
def test_foots_of_pages(line: str) -> None:
    assert is_house_line(line)


@pytest.mark.parametrize(
    "line",
    [
        "Privacy",
        "The seats in the first row were all reserved for the crew.",
        "Reproduction in eels is poorly understood.",
        "Cookies with oats keep for two weeks.",
        "The mill is powered by water from the moor.",
        "The publisher accepts manuscripts until May.",
        "Alle Rechte der Mieter gelten weiter.",
    ],
)
def test_articles_on_law_stay(line: str) -> None:
    assert not is_house_line(line)
