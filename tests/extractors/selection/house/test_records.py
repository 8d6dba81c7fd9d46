"""When a post was posted, what it is filed under, and how to follow its responses."""

from __future__ import annotations

import pytest

from extractors import Article, extract
from extractors.selection.house.lines import is_house_line
from tests.builders import URL, article_html, paragraphs


@pytest.mark.parametrize(
    "line",
    [
        "This entry was posted on Tuesday, June 17th, 2008 at 11:20 am and is filed under City "
        "Hall. You can follow any "
        "responses to this entry through the RSS 2.0 feed. You can leave a response, or "
        "trackback from your own site.",
        "This entry was posted on Sunday, May 4th, 2008 at 9:01 pm and is filed under Gardens. "
        "You can follow any responses "
        "to this entry through the RSS 2.0 feed. Both comments and pings are currently closed.",
        "This entry was posted in Boats, Harbour and tagged ferry by Ann Lee. Bookmark the permalink.",
        "This entry was posted in Uncategorized.",
        "This post was filed under Boats",
        "You can follow any responses to this entry through the RSS 2.0 feed.",
        "You can leave a response, or trackback from your own site.",
        "Both comments and pings are currently closed.",
        "Dieser Beitrag wurde am Dienstag, 17. Juni 2008 um 11:20 Uhr geschrieben und ist "
        "abgelegt unter Rathaus. Du kannst "
        "die Kommentare zu diesem Eintrag durch den RSS 2.0 Feed verfolgen.",
        "Dieser Eintrag wurde unter Rathaus abgelegt und mit Hafen verschlagwortet. Setze ein "
        "Lesezeichen auf den Permalink.",
        "Dit bericht is geplaatst op dinsdag 17 juni 2008 om 11:20 in categorie Stad. Je kunt de "
        "reacties volgen via de RSS "
        "2.0 feed.",
        "Cet article a été publié le mardi 17 juin 2008 à 11:20 et est classé dans Mairie. Vous "
        "pouvez en suivre les "
        "commentaires par le biais du flux RSS 2.0.",
        "Ce contenu a été publié dans Mairie par Ann Lee. Mettez-le en favori avec son permalien.",
        "Esta entrada fue publicada el martes, 17 de junio de 2008 a las 11:20 am y está "
        "archivada en Ciudad. Puedes seguir "
        "las respuestas a esta entrada a través de RSS 2.0.",
        "Questo articolo è stato pubblicato martedì, 17 giugno 2008 alle 11:20 e classificato in "
        "Comune. Puoi seguire i "
        "commenti a questo articolo tramite il feed RSS 2.0.",
        "Este post foi publicado em terça-feira, 17 de junho de 2008 às 11:20 e está arquivado "
        "em Cidade. Você pode "
        "acompanhar os comentários por RSS 2.0.",
        "Detta inlägg publicerades i Staden och märktes hamn. Bokmärk permalänken.",
        "Dette innlegget ble publisert i Byen av Ann Lee. Bokmerk permalenken.",
        "Dette indlæg blev udgivet i Byen af Ann Lee. Bogmærk permalinket.",
        "Ten wpis został opublikowany wtorek, 17 czerwca 2008 w kategorii Miasto. Możesz śledzić "
        "komentarze przez kanał "
        "RSS 2.0.",
        "Příspěvek byl publikován v rubrice Město. Můžete si uložit jeho odkaz mezi své oblíbené záložky.",
        "Запись опубликована в рубрике Город автором Анна Ли. Добавьте в закладки постоянную ссылку.",
        "この投稿は 2008年6月17日 火曜日 11:20 AM に 市役所 カテゴリーに公開されました。 この投稿への"
        "コメントは RSS 2.0 フィードで購読することができます。",
        "本文发表在 城市 分类目录。将固定链接加入收藏夹。",
        "Der Beitrag wurde am Mittwoch, den 27. November 2019 um 15:21 Uhr veröffentlicht und wurde unter Hafen, "
        "Boote abgelegt.",
        "Dieser Beitrag wurde am 3. Mai 2016 von Anna Lehmann unter Allgemein veröffentlicht.",
        "Dieser Beitrag wurde unter Allgemein veröffentlicht.",
        "Dieser Eintrag wurde veröffentlicht in Allgemein von admin. Permanenter Link zum Eintrag.",
        'Der Artikel "Der Kai wird breiter" wurde am 05.11.2021 in der Kategorie Hafen von Anna Lehmann mit den '
        "Stichwörtern Kai, Boote veröffentlicht.",
        "Notice: The content above (including the pictures and videos if any) is uploaded and posted by a user of the "
        "platform, which only provides storage.",
    ],
)
def test_records_of_posts(line: str) -> None:
    assert is_house_line(line)


@pytest.mark.parametrize(
    "line",
    [
        "This entry was posted at the door of the church, where all could read it. The council "
        "tore it down within the hour.",
        "This article was published in the spring and made her name.",
        "This post was filed by three hundred feet of wire along the border, and nobody has crossed it since.",
        "You can leave a response at the town hall until Friday.",
        "Dieser Beitrag wurde am Montag im Rathaus beschlossen und gilt ab Januar.",
        "Cet article a été publié en 1905 et n'a jamais été abrogé.",
        "Esta entrada fue publicada por el museo y da derecho a dos visitas.",
        "Questo articolo è stato pubblicato nel 1948 e da allora nessuno lo ha cambiato.",
        "Запись опубликована музеем в прошлом году, её слушали тысячи людей.",
        "この記事は1923年に公開され、大きな反響を呼んだ。",
        "Dieser Artikel wurde unter Pseudonym veröffentlicht.",
        'Dieser Beitrag wurde unter dem Titel "Mut" veröffentlicht.',
        "Der Artikel wurde am 3. Mai 2019 unter falschem Namen in einer Lokalzeitung veröffentlicht.",
        "Dieser Artikel wurde am 3. Mai 2019 unter Zeitdruck veröffentlicht.",
        "Der Beitrag wurde am 12. Januar 2021 gelöscht, unter anderem weil Nutzer die Zitate veröffentlicht hatten.",
        "Dieser Beitrag wurde veröffentlicht in einer Zeit, als niemand von Corona sprach.",
        '"This entry was posted by mistake and filed under fiction," says the librarian.',
    ],
)
def test_what_is_posted_and_filed_in_a_text(line: str) -> None:
    assert not is_house_line(line)


def test_the_record_at_the_end_of_the_entry_is_no_body() -> None:
    record = (
        '<p class="postmetadata alt"><small>This entry was posted on Tuesday, June 17th, 2008 at '
        '11:20 am and is filed under '
        '<a href="/c/hall" rel="category tag">City Hall</a>. You can follow any responses to '
        'this entry through the '
        '<a href="/feed/">RSS 2.0</a> feed. You can <a href="#respond">leave a response</a>, or '
        '<a href="/trackback/">trackback</a> from your own site.</small></p>'
    )
    found = extract(article_html(f'<div class="entry">{paragraphs()}{record}</div>'), URL)
    assert isinstance(found, Article)
    assert "posted" not in found.body and found.body.endswith("told this newspaper.")
    assert found.metadata.date_published is not None and found.metadata.date_published.startswith("2008-06-17")
