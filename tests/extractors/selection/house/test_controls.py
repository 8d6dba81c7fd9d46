"""Labels of a page's controls."""

from __future__ import annotations

import pytest

from extractors.selection.house.lines import is_house_line


@pytest.mark.parametrize(
    "line",
    [
        "Save this article for later",
        "Gift this article",
        "Email this article",
        "Artikel merken",
        "Artikel verschenken",
        "Offrir cet article",
        "Guardar esta noticia",
        "Salva l'articolo",
        "Bewaar dit artikel",
        "Spara artikeln",
        "Copy link",
        "Copy code",
        "コードをコピー",
        "复制代码",
        "Link kopieren",
        "Copier le lien",
        "Copiar enlace",
        "Kopieer link",
        "Скопировать ссылку",
        "Скопіювати посилання",
        "リンクをコピー",
        "复制链接",
        "링크 복사",
        "Open in app",
        "In der App öffnen",
        "Skip to main content",
        "Back to top",
        "Nach oben",
        "Zum Inhalt springen",
        "Retour en haut",
        "Volver arriba",
        "Voltar ao topo",
        "Torna su",
        "View comments (12)",
        "Show all 12 comments",
        "Comments are closed",
        "Join the conversation",
        "Be the first to comment",
        "Kommentare anzeigen",
        "Die Kommentarfunktion ist geschlossen.",
        "Les commentaires sont fermés",
        "Los comentarios están cerrados",
        "Os comentários estão encerrados",
        "Комментарии закрыты",
        "评论已关闭",
        "Enter your email address",
        "Ihre E-Mail-Adresse",
        "Votre adresse e-mail",
        "Ingresa tu correo electrónico",
        "Digite seu e-mail",
        "Loading...",
        "Loading comments…",
        "Wird geladen…",
        "Chargement…",
        "Cargando...",
        "Загрузка...",
        "読み込み中…",
    ],
)
def test_labels_in_many_languages(line: str) -> None:
    assert is_house_line(line)


@pytest.mark.parametrize(
    "line",
    [
        "Save the story of the mill for the children.",
        "Comments are welcome at the town hall.",
        "The comments are closed to the public, the clerk said on Monday.",
        "Back to the top of the hill they went.",
        "Copy the link that the clerk sends, and open it.",
        "Loading the ferry takes an hour...",
        "Show comments made by the minister",
        "Nach oben hin wird die Luft dünner.",
        "Your email address is never shown to other members.",
        "Open in the afternoon",
    ],
)
def test_articles_on_such_things_stay(line: str) -> None:
    assert not is_house_line(line)


@pytest.mark.parametrize(
    "line",
    [
        "Load more",
        "Show more stories",
        "Next page",
        "Page 2 of 7",
        "Home > News > Harbour",
        "Startseite › Region › Moorstadt › Polizei",
        "Úvod » Zprávy » Kraj",
        "See all topics",
        "Tagged: oats, winter",
        "Increase font size",
        "Share on Facebook",
        "Print this article",
        "Mehr anzeigen",
        "Auf Facebook teilen",
        "Zur Startseite",
        "Toon meer",
        "Partager sur Facebook",
        "Ver más",
        "Carregar mais",
        "Visa fler",
        "Last flere",
        "Näytä lisää",
        "Pokaż więcej",
        "Zpět nahoru",
        "Učitaj još",
        "Показать ещё",
        "Поделиться",
        "Daha fazla göster",
        "عرض المزيد",
        "加载更多",
        "もっと見る",
        "더보기",
    ],
)
def test_ways_on_and_out(line: str) -> None:
    assert is_house_line(line)


@pytest.mark.parametrize(
    "line",
    [
        "Share",
        "Home",
        "Table of contents",
        "Read the full story",
        "Home > Boats > Sails > Spare sails",
        "Page 2 of the letter names the farm.",
        "Next, page the doctor.",
        "Load more hay than the cart can bear and it breaks.",
        "Share on which the farm was let",
        "Tags were sewn into every coat.",
    ],
)
def test_articles_on_ways_stay(line: str) -> None:
    assert not is_house_line(line)
