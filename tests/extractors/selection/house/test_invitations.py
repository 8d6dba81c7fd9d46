"""Invitations to more of the house, which stand in a row below a text."""

from __future__ import annotations

import pytest

from extractors.selection.house.lines import is_house_line

LINES = (
    "Para leer sobre otros hechos en el valle, clic AQUÍ.",
    "Si quieres leer más noticias como esta, haz clic aquí.",
    "For more local news, click here.",
    "Pour lire d'autres articles sur ce sujet, cliquez ici.",
    "Mehr aktuelle Nachrichten finden Sie hier.",
    "Weitere Nachrichten aus der Region lesen Sie hier.",
    "Haz clic aquí para leer más historias de El Valle.",
    "También puedes seguirnos en YouTube, Instagram, TikTok y en nuestro canal de WhatsApp.",
    "Y recuerda que puedes recibir notificaciones en nuestra aplicación. Descarga la última versión y actívalas.",
    "Click here to read more stories from the valley.",
    "Read more news from the Valley Post here.",
    "Clique aqui para ler mais notícias do Vale.",
    "Você também pode nos seguir no Instagram e no YouTube.",
    "Cliquez ici pour lire d'autres articles du Vallon.",
    "Vous pouvez également nous suivre sur Facebook.",
    "Clicca qui per leggere altre notizie della valle.",
    "Puoi seguirci anche su Instagram e TikTok.",
    "Klicken Sie hier, um weitere Artikel zu lesen.",
    "Sie können uns auch auf Instagram und TikTok folgen.",
    "Klik hier voor meer nieuws van De Vallei.",
    "U kunt ons ook volgen via WhatsApp.",
    "Klicka här för att läsa fler artiklar.",
    "Du kan också följa oss på Instagram och Facebook.",
    "Klikk her for å lese flere saker fra Dalen.",
    "Voit seurata meitä myös Instagramissa.",
    "Kliknij tutaj, aby przeczytać więcej artykułów.",
    "Możesz nas też obserwować na Facebooku.",
    "Můžete nás také sledovat na Instagramu.",
    "Нажмите здесь, чтобы прочитать больше новостей.",
    "Вы также можете следить за нами в Телеграме.",
    "Ви також можете стежити за нами у Telegram.",
    "Daha fazla haber okumak için buraya tıklayın.",
    "Anda juga dapat mengikuti kami di YouTube.",
    "انقر هنا لقراءة المزيد من الأخبار.",
    "आप हमें फ़ेसबुक पर फ़ॉलो भी कर सकते हैं.",
    "点击这里阅读更多新闻。",
    "ここをクリックして他の記事を読む。",
)


@pytest.mark.parametrize("line", LINES)
def test_invitations_are_the_houses(line: str) -> None:
    assert is_house_line(line)


@pytest.mark.parametrize(
    "line",
    [
        "«También puedes seguirnos en Instagram», dice el cartel de la panadería.",
        "Los vecinos pueden seguir el caudal en la página del municipio y en Instagram.",
        "Haz clic aquí para ver el formulario y envíalo antes del viernes.",
        "Click here to download the form of the county.",
        "Whoever clicked here to read more stories was sent to a trap, the court heard.",
        "Vous pouvez suivre la course sur Facebook.",
        "Sie können uns nicht folgen, sagt der Förster, ohne ins Eis zu geraten.",
        "Du kan också följa flocken på Facebook, säger forskaren.",
        "Вы также можете следить за уровнем воды в Телеграме управления.",
        "Para más información, haga clic aquí.",
        "Alle Nachrichten über die Flut gibt es auf pegel.example",
        "Para conocer otros temas de salud que preocupan a los jóvenes, haga clic aquí.",
        "Mehr Nachrichten gibt es nicht.",
    ],
)
def test_what_an_article_says_of_pages_and_networks_stays(line: str) -> None:
    assert not is_house_line(line)
