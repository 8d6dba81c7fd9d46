"""What labels a text as paid for."""

from __future__ import annotations

import pytest

from extractors.selection.house.lines import is_house_line


@pytest.mark.parametrize(
    "line",
    [
        "Sponsored post in collaboration with Ferry Lines",
        "Реклама. ООО «Эск», ИНН 7700000000, erid: 2VtzqvXYz12",
        "Реклама: АО «Эск», ИНН 7710140679",
        "Рекламодатель ООО «Эск»",
        "Реклама. 16+",
        "* erid: F7NfYUJCUneP4W",
        "Paid partnership with Ferry Lines",
        "Werbung | In Zusammenarbeit mit der Reederei",
        "Anzeige – in Kooperation mit der Reederei",
        "Gesponserter Beitrag",
        "Betaalde post door de rederij",
        "Article réalisé en partenariat avec la compagnie. Mon avis reste le mien.",
        "Billet sponsorisé",
        "Collaboration commerciale avec la compagnie",
        "Artículo patrocinado por la naviera",
        "Artículo escrito en colaboración con la naviera. Mis opiniones son propias.",
        "Article patrocinat per la naviliera",
        "Publieditorial oferecido por Linhas do Mar",
        "Artigo patrocinado",
        "[articolo sponsorizzato – in collaborazione con la compagnia]",
        "Articol sponsorizat",
        "I betalt samarbete med rederiet",
        "Annonse: I samarbeid med rederiet",
        "Sponsrat inlägg",
        "Kaupallinen yhteistyö: varustamo",
        "Artykuł sponsorowany",
        "Komerční článek",
        "Plaćeni članak",
        "Szponzorált cikk",
        "На правах рекламы",
        "На правах реклами",
        "Партнёрский материал",
        "Платена публикация",
        "Χορηγούμενο άρθρο",
        "Bu içerik Deniz Hatları sponsorluğunda hazırlanmıştır.",
        "رپورتاژ آگهی",
        "Artikel bersponsor",
        "本ページはプロモーションが含まれています",
        "この記事は広告を含みます",
        "본 포스팅은 선사로부터 원고료를 받아 작성되었습니다.",
        "本文为渡轮公司合作推广",
        "Paid partnership: the yard lent us a boat and paid for our time.",
        "【廣編特輯】本文由渡輪股份有限公司贊助提供",
    ],
)
def test_paid_for(line: str) -> None:
    assert is_house_line(line)


@pytest.mark.parametrize(
    "line",
    [
        "Реклама на телевидении подорожала",
        "Реклама ООО «Эск» на паромах подорожала вдвое.",
        "Рекламодатель спрашивает, что такое ИНН.",
        "Sponsored content",
        "Sponsored content from captains is what readers like best",
        "Reklama telewizyjna jest droga",
        "Kaupallinen yhteistyö kasvaa nopeasti",
        "I was given the crossing for this review by Ferry Lines",
        "Contenido patrocinado y anuncios de vídeo",
        "Werbung in der Zeitung",
        "Artículo en el que la naviera pide ayuda",
        "이 글은 정부가 제공한 자료를 바탕으로 작성되었다.",
        "広告を見る人は減っている。",
        "本文为您介绍渡轮的历史。",
    ],
)
def test_what_a_text_says_of_advertising(line: str) -> None:
    assert not is_house_line(line)


@pytest.mark.parametrize(
    "line",
    [
        "Remove ads",
        "Why am I seeing this ad?",
        "AD FEEDBACK",
        "Brought to you by the Ferry Lines",
        "Paid post",
        "Advertisement - Continue Reading Below",
        "Nach der Werbung geht es weiter",
        "Gesponsorde bijdrage in samenwerking met Veerdienst",
        "Contenu proposé par notre partenaire",
        "Conteúdo de marca",
        "Innehåll från annonsör",
        "Straipsnio tęsinys – po reklamos",
        "Sponsorlu bağlantılar",
        "תוכן שיווקי",
        "廣告 請繼續往下閱讀",
    ],
)
def test_what_a_page_says_of_its_adverts(line: str) -> None:
    assert is_house_line(line)


@pytest.mark.parametrize(
    "line",
    [
        "Advertising",
        "The app shows ads unless you pay.",
        "Brought to you by fate, the two boats met again. They had not changed.",
        "Werbung nach der Tagesschau ist teuer.",
    ],
)
def test_articles_on_adverts_stay(line: str) -> None:
    assert not is_house_line(line)
