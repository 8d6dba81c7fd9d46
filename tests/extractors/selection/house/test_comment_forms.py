"""The forms and rules of comment sections."""

from __future__ import annotations

import pytest

from extractors.selection.house.lines import is_house_line


@pytest.mark.parametrize(
    "line",
    [
        "Your email address will not be published. Required fields are marked *",
        "You must be logged in to reply.",
        "Log in or register to post comments",
        "Please sign in to join the conversation",
        "Only subscribers can comment on this story.",
        "Comments on this article are pre-moderated.",
        "Your comment is awaiting moderation.",
        "This comment has been removed by a moderator.",
        "Please read our community guidelines before commenting.",
        "Offensive comments will be deleted.",
        "Sort by: Newest",
        "Oldest first",
        "Save my name and email in this browser for the next time I comment.",
        "Notify me of follow-up comments by email.",
        "Report this comment",
        "Flag as inappropriate",
        "3 thoughts on “How I got rid of moss”",
        "2 responses to My mother's fish pie",
        "Leave a Reply Cancel reply",
        "Comments (27)",
        "0 comments",
        "No comments yet. Be the first!",
        "Show 12 more replies",
        "Should the mill be pulled down? Yes / No / Not sure",
        "Poll: should the pool stay open in winter?",
        "Deine E-Mail-Adresse wird nicht veröffentlicht.",
        "Schreibe einen Kommentar Antworten abbrechen",
        "Sie müssen angemeldet sein, um einen Kommentar zu schreiben.",
        "Neueste zuerst",
        "Kommentar melden",
        "Bitte beachten Sie unsere Netiquette.",
        "Plaats een reactie",
        "Log in om te reageren",
        "Soyez le premier à commenter",
        "Connectez-vous pour laisser un commentaire",
        "Signaler un abus",
        "Tu dirección de correo electrónico no será publicada.",
        "Inicia sesión para comentar",
        "Seja o primeiro a comentar",
        "Il tuo indirizzo email non sarà pubblicato.",
        "Segnala il commento",
        "Logga in för att kommentera",
        "Nyast först",
        "Rapporter innlegg",
        "Kirjaudu sisään kommentoidaksesi",
        "Zaloguj się, żeby móc dodać komentarz.",
        "14 komentara",
        "Nahlásit nevhodný příspěvek",
        "A hozzászóláshoz jelentkezzen be!",
        "Чтобы комментировать, войдите на сайт",
        "Сначала новые",
        "Залишити коментар",
        "Συνδεθείτε για να σχολιάσετε",
        "Yorumlar (24)",
        "سجّل الدخول للتعليق",
        "टिप्पणी करने के लिए साइन इन करें",
        "Silakan masuk untuk memberikan komentar",
        "登录后发表评论",
        "コメントを書く",
        "로그인 후 댓글을 남겨 주세요",
    ],
)
def test_forms_of_comments(line: str) -> None:
    assert is_house_line(line)


@pytest.mark.parametrize(
    "line",
    [
        "Comments (12 posted)",
        "No reply.",
        "Be kind to each other in the comments.",
        "Moderate cushioning: a more traditional ride",
        "Is it worth the money? Yes, no doubt about it.",
        "Final thoughts on the best kettles",
        "The paper closed its comments after 4,000 of them broke the rules.",
        "A poll of 1,200 voters put the mayor ahead.",
        "Sort by colour before you wash.",
        "He declined to comment on the report.",
        "Die Kommentare der Nachbarn waren freundlicher als erwartet.",
        "Los comentarios de los vecinos fueron duros.",
        "От комментариев в администрации отказались.",
        "He was the first to comment on the plans.",
    ],
)
def test_articles_on_comments_stay(line: str) -> None:
    assert not is_house_line(line)
