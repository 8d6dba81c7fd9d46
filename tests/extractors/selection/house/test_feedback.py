"""What the house asks its readers to say of it and to send."""

from __future__ import annotations

import pytest

from extractors.selection.house.lines import is_house_line


@pytest.mark.parametrize(
    "line",
    [
        "Suggest a correction",
        "Report a typo",
        "Seen something wrong in this piece? Tell our editors here.",
        "We strive for accuracy. If we have got something wrong, write to us.",
        "Thank you for your feedback!",
        "Did you find what you were looking for? Yes / No",
        "Was this page helpful?",
        "How likely are you to recommend us to a friend?",
        "Take our reader survey",
        "Help us improve this page",
        "Were you there? Send us your pictures.",
        "Are ferries late in your town? Get in touch at news@courier.example",
        "Do you know more about this? Contact our newsroom.",
        "Send us your news, pictures and videos",
        "Letters to the editor should be no longer than 200 words.",
        "Leserbrief schreiben",
        "War dieser Beitrag hilfreich? Ja / Nein",
        "Waren Sie dabei? Schicken Sie uns Ihre Bilder.",
        "Was deze uitleg nuttig? Ja / Nee",
        "Klopt er iets niet? Laat het ons weten.",
        "Cet article vous a-t-il été utile ?",
        "Vous étiez sur place ? Envoyez vos photos à la rédaction",
        "¿Te ha resultado útil esta página? Sí / No",
        "Cartas al director: máximo 250 palabras, con nombre y DNI",
        "Este artigo foi útil?",
        "Partecipa al sondaggio",
        "Tipsa redaktionen",
        "Var denne siden nyttig?",
        "Kunne du bruge artiklen?",
        "Lähetä juttuvinkki toimitukseen",
        "Czy ten tekst był pomocny? Tak / Nie",
        "Byl pro vás tento článek užitečný?",
        "Hasznos volt ez a cikk?",
        "Пройдите короткий опрос",
        "Чи сподобався вам текст? Оцініть його",
        "Σας φάνηκε χρήσιμο το κείμενο;",
        "Bu haberi nasıl buldunuz?",
        "هل كان هذا المقال مفيدًا؟",
        "Apakah artikel ini bermanfaat?",
        "来稿请控制在八百字以内",
        "この記事は役に立ちましたか",
        "이 기사 어떠셨나요?",
    ],
)
def test_feedback_in_many_languages(line: str) -> None:
    assert is_house_line(line)


@pytest.mark.parametrize(
    "line",
    [
        "Is there a swift nesting in your roof? Get in touch at swifts@birds.example",
        "Letters to the editor",
        "Cartas al director: El banco de la estación",
        "Was it useful to wait? The court thought so.",
        "The survey asked 641 people what they wanted.",
        "Were you there when the bridge fell, people ask him, and he nods.",
        "Take pictures before you pack.",
        "The paper printed a correction on Tuesday.",
        "Helpful neighbours sent us their pictures of the flood.",
        "Haben Sie je an einem Fluss gewohnt?",
        "Письмо пришло без конверта.",
        "Did you see the fire? Call the police on 101.",
        "Если вы стали очевидцем аварии, звоните в полицию.",
        "Jei žinote daugiau, susisiekite su policija.",
        "Las cartas deben de haber llegado tarde.",
        "Send your letters to Santa before the first of December.",
        "경찰은 제보는 112로 해 달라고 당부했다.",
    ],
)
def test_articles_on_such_things_stay(line: str) -> None:
    assert not is_house_line(line)
