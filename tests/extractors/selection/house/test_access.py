"""Who may read on, and buttons that stand as lines."""

from __future__ import annotations

import pytest

from benchmarks.made.plants_by_language import KINDS, LINES
from extractors.selection.house.lines import is_house_line

SPOKEN = [place for place, kind in enumerate(KINDS) if kind not in ("reading time", "editor")]


@pytest.mark.parametrize("lang", LINES)
def test_what_one_language_knows_every_one_knows(lang: str) -> None:
    assert [line for place, line in enumerate(LINES[lang]) if place in SPOKEN and not is_house_line(line)] == []


@pytest.mark.parametrize(
    "line",
    [
        "The rest of this post is for paid subscribers.",
        "If you’re seeing this message but you’re already a subscriber, you can log in for access to this story.",
        "Mit einem Abo lesen Sie alle Artikel ohne Werbung.",
        "Log in of neem een abonnement om verder te lezen.",
        "Déjà abonné ? Connectez-vous",
        "Já é assinante? Faça seu login",
        "Уже есть подписка? Войти",
        "本文为付费内容,订阅后解锁剩余70%",
        "Share on social media",
        "Bagikan artikel ini:",
        "Udostępnij na Facebooku",
    ],
)
def test_doors_and_buttons(line: str) -> None:
    assert is_house_line(line)


@pytest.mark.parametrize(
    "line",
    [
        "Already a subscriber? View your reports here →",
        "Subscribers of the ferry will pay 40 pounds.",
        "This tariff is for subscribers who cross the sound every day.",
        "Les abonnés du ferry paieront 40 euros.",
        "Déjà abonné au malheur, le port attend.",
        "Share of homes that sold above asking (2024)",
        "Share",
        "Teilen will den Hafen niemand.",
        "Compartir el muelle no gusta a nadie.",
        "Del kajen vil ingen.",
        "İskeleyi paylaşmak istemiyorlar.",
        "他说，分享码头没有人愿意。",
        "会員は年に四十ユーロを払う。",
        "구독자는 해마다 4만 원을 낸다.",
    ],
)
def test_sentences_on_such_things_stay(line: str) -> None:
    assert not is_house_line(line)
