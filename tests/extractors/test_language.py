"""The language of a page: declarations, scripts, and which of them wins."""

from __future__ import annotations

import pytest

from extractors.document import Document
from extractors.language import declared_language, language_code, language_tag, page_language, script_language
from extractors.page import Page

ENGLISH = "<p>The council met on Tuesday to talk about the bridge and its future.</p>"
CHINESE = "<p>市议会周二开会，讨论这座桥的未来，以及谁来付钱的问题。</p>"


def make(html: str) -> Document:
    return Document(Page.from_html(html))


@pytest.mark.parametrize(
    ("value", "code"),
    [("en-GB", "en"), ("pt_BR", "pt"), ("ENG", "en"), (" German ", "de"), ("zh-Hans-CN", "zh"), ("jp", "ja"),
     ("en, fr", "en"), ("", None), ("x", None), ("und", None), ("{{lang}}", None), ("english_site", None)],
)  # fmt: skip
def test_codes(value: str, code: str | None) -> None:
    assert language_code(value) == code


@pytest.mark.parametrize(
    ("value", "tag"),
    [("EN_gb", "en-GB"), ("zh-hans-cn", "zh-Hans-CN"), ("de_DE.UTF-8", "de-DE"), ("cn", "zh"), ("jp", "ja"),
     ("cz", "cs"), ("ua", "uk"), ("es-419", "es-419"), ("no", "no"), ("fil-PH", "fil-PH"), ("Français", "fr"),
     ("en; q=0.8", "en"), ("swe", "sv"), ("POL-pl", "pl-PL"), ("cze", "cs"), ("kau", "kr"), ("ckb-IQ", "ckb-IQ"),
     ("en-EN", "en"), ("ja_JA", "ja"), ("cy-CY", "cy"), ("ar_AR", "ar"), ("de_DE", "de-DE"),
     ("en-UK", "en-GB"), ("es_LA", "es-419"),
     ("xyz", None), ("web", None), ("mul", None),
     ("utf-8", None), ("ISO-8859-1", None), ("us", None), ("xx", None), ("text/html", None), ("12", None)],
)  # fmt: skip
def test_tags_are_normal_and_encodings_and_countries_are_none(value: str, tag: str | None) -> None:
    assert language_tag(value) == tag


@pytest.mark.parametrize(
    ("html", "code"),
    [
        (f"<html lang=de>{ENGLISH}", "de"),
        (f"<html xml:lang=sv>{ENGLISH}", "sv"),
        (f"<html><body lang=fr>{ENGLISH}", "fr"),
        (f"<html><head><meta http-equiv=Content-Language content=it></head>{ENGLISH}", "it"),
        (f"<html><head><meta property=og:locale content=es_ES></head>{ENGLISH}", "es"),
        (f"<html lang='??'><head><meta name=language content=Russian></head>{ENGLISH}", "ru"),
        (ENGLISH, None),
    ],
)
def test_declarations(html: str, code: str | None) -> None:
    assert declared_language(make(html)) == code


def test_the_script_of_the_text_wins_over_a_foreign_declaration() -> None:
    assert page_language(make(f"<html lang=en><body>{CHINESE}")) == "zh"
    assert page_language(make(f"<html lang=zh><body>{ENGLISH}")) is None
    assert page_language(make(f"<html lang=de><body>{ENGLISH}")) == "de"
    assert page_language(make(f"<html><body>{CHINESE}")) == "zh"
    assert page_language(make("<html lang=ja><body>")) == "ja"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("東京で会議が開かれました", "ja"),
        ("시의회가 화요일에 회의를 열었다", "ko"),
        ("สภาเมืองประชุมเมื่อวันอังคาร", "th"),
        ("Το συμβούλιο συνεδρίασε την Τρίτη", "el"),
        ("המועצה התכנסה ביום שלישי", "he"),
        ("Совет собрался во вторник", None),
        ("Le conseil s'est réuni mardi", None),
        ("12:30 ...", None),
        ("", None),
    ],
)
def test_scripts(text: str, code: str | None) -> None:
    assert script_language(text) == code
