"""The language of an article: what is declared, held to letters and words of the text."""

from __future__ import annotations

import pytest

from extractors import Article, article_language, extract
from extractors.article_language import identify

ENGLISH = "The council met on Tuesday to talk about the bridge, and will have to meet again before the year ends."
GERMAN = "Der Rat hat am Dienstag über die Brücke gesprochen, und er wird sich vor Ende des Jahres noch einmal treffen."
SPANISH = "El consejo se reunió el martes para hablar del puente, y tendrá que reunirse otra vez antes del fin de año."
RUSSIAN = "Совет собрался во вторник, чтобы поговорить о мосте, и он должен будет собраться ещё раз до конца года."
BENGALI = "মঙ্গলবার সেতু নিয়ে আলোচনা করার জন্য পরিষদ বসেছে এবং বছরের শেষের আগে তাদের আবার বসতে হবে বলে জানানো হয়েছে।"
CHINESE = "市议会周二开会，讨论这座桥的未来，以及谁来付钱的问题。"
JAPANESE = "市議会は火曜日に開かれ、橋の将来と、誰が費用を払うのかについて話し合いました。"
ZULU = "Umkhandlu uhlangane ngoLwesibili ukuze ukhulume ngebhuloho futhi kuzodingeka uhlangane futhi kulo nyaka."
TABLE = "EUR 1.0842 USD 0.9223 GBP 0.8431 JPY 161.22 CHF 0.9512 SEK 11.431 NOK 11.722 DKK 7.4601 PLN 4.3122 CZK 25.311"


@pytest.mark.parametrize(
    ("declared", "text", "language"),
    [
        ("de-AT", GERMAN, "de-AT"),
        ("EN_us", ENGLISH, "en-US"),
        ("zh-Hant", CHINESE, "zh-Hant"),
        ("en", GERMAN, "de"),
        ("en-US", SPANISH, "es"),
        ("en", RUSSIAN, "ru"),
        ("en-US", BENGALI, "bn"),
        ("en", CHINESE, "zh"),
        ("zh", JAPANESE, "ja"),
        ("zh-CN", ENGLISH, "en"),
        ("en", ZULU, "zu"),
        ("utf-8", CHINESE, "zh"),
        (None, CHINESE, "zh"),
        (None, GERMAN, "de"),
        (None, RUSSIAN, "ru"),
    ],
)
def test_a_declaration_that_the_text_belies_gives_way(declared: str | None, text: str, language: str) -> None:
    assert article_language(declared, text) == language


@pytest.mark.parametrize(
    ("declared", "text", "language"),
    [
        ("fr", "Hier.", "fr"),
        ("en", TABLE, "en"),
        ("zu", ZULU, "zu"),
        ("zh", "12:30", "zh"),
        (None, "Hier.", None),
        (None, TABLE, None),
        (None, "", None),
        ("de", "", "de"),
    ],
)
def test_texts_that_tell_nothing_leave_it_as_it_is(declared: str | None, text: str, language: str | None) -> None:
    assert article_language(declared, text) == language


@pytest.mark.parametrize(("text", "code"), [(GERMAN, "de"), (ENGLISH, "en"), ("   ", None)])
def test_the_model_of_words_is_asked_offline(text: str, code: str | None) -> None:
    assert identify(text) == code


@pytest.mark.parametrize(
    ("attribute", "language", "source"),
    [(" lang=de-AT", "de-AT", "html.lang"), (" lang=en", "de", "text"), ("", "de", "text")],
)
def test_an_article_tells_its_language_and_whence(attribute: str, language: str, source: str) -> None:
    text = "".join(f"<p>{GERMAN} Davon sprach am Abend auch die Stadt {number}.</p>" for number in range(8))
    html = f"<html{attribute}><body><article><h1>Der Rat spricht über die Brücke</h1>{text}</article></body></html>"
    article = extract(html, "https://a.example/2026/rat")
    assert isinstance(article, Article)
    assert (article.metadata.in_language, article.extraction.fields["in_language"]) == (language, source)
