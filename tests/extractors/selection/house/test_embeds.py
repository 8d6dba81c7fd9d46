"""What stands in the place of something embedded."""

from __future__ import annotations

import pytest

from extractors.selection.house.lines import is_house_line


@pytest.mark.parametrize(
    "line",
    [
        "This content is hosted by a third party. To view it, please update your privacy preferences.",
        "External content is hidden until you agree to it.",
        "Allow Instagram content?",
        "Allow content from X?",
        "Load video from YouTube",
        "View this photo on Instagram",
        "View on X",
        "End of Twitter post",
        "End of X post, 2",
        "Skip Instagram post by @harbourmaster",
        "Skip past newsletter promotion",
        "Skip past embed",
        "This video is no longer available.",
        "This video is not available in your country",
        "Content is not available",
        "Video unavailable",
        "To play this video you need to enable JavaScript in your browser.",
        "Please turn on JavaScript to see the map.",
        "JavaScript is disabled in your browser.",
        "Your browser does not support the audio element.",
        "Please disable your ad blocker",
        "We noticed that you are using an ad blocker.",
        "Video Player is loading.",
        "This is a modal window.",
        "Accept and continue",
        "Manage your privacy settings",
        "We are having trouble loading this chart. Please try again.",
        "Twitter-Inhalte immer entsperren",
        "Beitrag laden",
        "Alle Cookies akzeptieren",
        "Ich bin damit einverstanden, dass mir externe Inhalte angezeigt werden.",
        "Hier würden wir Ihnen gerne ein Video von TikTok zeigen. Dafür brauchen wir Ihre Zustimmung.",
        "Deze inhoud kan niet worden getoond.",
        "Accepteer marketingcookies om dit filmpje te bekijken",
        "Veuillez activer JavaScript pour lire cette vidéo",
        "Voir cette publication sur Facebook",
        "Afficher le contenu externe",
        "Lo sentimos, este video no está disponible en tu región",
        "Ver esta publicación en Instagram",
        "Ver essa foto no Instagram",
        "Carica il contenuto esterno",
        "Accepta les galetes per veure aquest vídeo",
        "Se inlägget på Instagram",
        "Videon är inte längre tillgänglig",
        "Denne videoen er ikke tilgjengelig",
        "Jeg accepterer, at eksternt indhold vises.",
        "Video ei ole enää katsottavissa",
        "Zobacz ten post na Facebooku",
        "Włącz JavaScript w swojej przeglądarce",
        "Zobrazit příspěvek na síti X",
        "A böngésződben nincs engedélyezve a JavaScript",
        "Показать пост в Telegram",
        "Видео недоступно в вашей стране",
        "Увімкніть JavaScript, щоб побачити графік",
        "Το βίντεο δεν είναι διαθέσιμο",
        "Bu video artık mevcut değil",
        "הסרטון אינו זמין",
        "هذا الفيديو غير متاح",
        "मानचित्र को देखने के लिए कृपया जावास्क्रिप्ट चालू करें",
        "Lihat postingan ini di Instagram",
        "该视频已下架",
        "JavaScriptを有効にしてください",
        "삭제되었거나 비공개된 게시물입니다",
    ],
)
def test_notes_in_the_place_of_embeds(line: str) -> None:
    assert is_house_line(line)


@pytest.mark.parametrize(
    "line",
    [
        "Watch the whole match on YouTube, where the club has put it up for nothing.",
        "She posted the photo on Instagram an hour later.",
        "To enable JavaScript in your browser, open the settings and choose Privacy.",
        "JavaScript runs in the browser and on the server.",
        "Sites that block readers with ad blockers lose a third of them.",
        "The video is no longer available, and the account that posted it is gone.",
        "Cookies from third parties will be blocked from next year.",
        "The third party in the talks was hosted by the mayor.",
        "Der Inhalt des Koffers konnte nicht geladen werden, weil der Wagen zu klein war.",
        "Load map",
        "Ver el mar en noviembre",
        "Она показала пост в Telegram следователям.",
    ],
)
def test_articles_on_embeds_stay(line: str) -> None:
    assert not is_house_line(line)
