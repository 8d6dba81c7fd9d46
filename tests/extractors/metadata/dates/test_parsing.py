"""Dates by language and writing; never from a clock, never after the fetch."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from extractors.metadata.dates.parsing import is_day_first, is_future, parse_date
from extractors.metadata.dom import holds_year
from extractors.metadata.url import date_in
from tests.extractors.metadata.pages import BODY, read


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2024-05-01", "2024-05-01"),
        ("2024-05-01T10:00:00Z", "2024-05-01T10:00:00+00:00"),
        ("2024-05-01T10:00:00.123+02:00", "2024-05-01T10:00:00+02:00"),
        ("2024-05-01T10:00:00+0200", "2024-05-01T10:00:00+02:00"),
        ("2024-05-01T10:00+02", "2024-05-01T10:00:00+02:00"),
        ("2024-05-01 10:00:00", "2024-05-01T10:00:00"),
        ("2024-5-1 9:05", "2024-05-01T09:05:00"),
        ("2024-05-01 10:00 CET", "2024-05-01T10:00:00+01:00"),
        ("2024-05-01T10:00:00.000PST", "2024-05-01T10:00:00-08:00"),
        ("2024-05-01 10:00 ET", "2024-05-01T10:00:00"),
        ("2024-05-01 10:00 Uhr", "2024-05-01T10:00:00"),
        ("2024-05-01T07:05 PM", "2024-05-01T19:05:00"),
        ("2024-05-01 12:05 a.m. EST", "2024-05-01T00:05:00-05:00"),
        ("2024-05-01 19:05 PM", "2024-05-01T19:05:00"),
        ("20240501", "2024-05-01"),
        ("20240501T101500Z", "2024-05-01T10:15:00+00:00"),
        ("1717401600", "2024-06-03T08:00:00+00:00"),
        ("1717401600000", "2024-06-03T08:00:00+00:00"),
        ("Mon, 03 Jun 2024 10:00:00 GMT", "2024-06-03T10:00:00+00:00"),
        ("Tue Jun 04 10:00:00 CEST 2024", "2024-06-04T10:00:00+02:00"),
        ('"2024-05-01"', "2024-05-01"),
        ("Mon Jun 03 10:00:00 +9959 2024", "2024-06-03T10:00:00"),
        ("Mon Jun 03 10:00:00 -0930 2024", "2024-06-03T10:00:00-09:30"),
    ],
)
def test_machine_dates(text: str, expected: str) -> None:
    assert parse_date(text) == expected


@pytest.mark.filterwarnings("error")
def test_a_zone_is_the_page_s_and_not_this_machine_s(monkeypatch: pytest.MonkeyPatch) -> None:
    """``Date.toString()`` of Java, with a zone that has many meanings and one that we do not know."""
    monkeypatch.setattr("time.tzname", ("AMT", "AMT"))
    parse_date.cache_clear()
    assert parse_date("Mon Jun 03 10:00:00 AMT 2024") == "2024-06-03T10:00:00"
    assert parse_date("Mon Jun 03 10:00:00 CST 2024", "zh-CN") == "2024-06-03T10:00:00+08:00"
    assert parse_date("Mon Jun 03 10:00:00 CST 2024", "en-US") == "2024-06-03T10:00:00-06:00"


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("March 3rd, 2024 at 4:05 pm", "en", "2024-03-03T16:05:00"),
        ("Updated Sep. 5, 2023, 10:04 a.m. EDT", "en", "2023-09-05T10:04:00-04:00"),
        ("Mar 5, 2024 7:05pmEST", "en", "2024-03-05T19:05:00-05:00"),
        ("2024-05-01 10:00 CST", "zh", "2024-05-01T10:00:00+08:00"),
        ("Friday 17 May 2024 06.30 BST", "en-GB", "2024-05-17T06:30:00+01:00"),
        ("3. März 2024, 14:05 Uhr", "de", "2024-03-03T14:05:00"),
        ("Datum:26. Januar 2022", "de", "2022-01-26"),
        ("12. Jänner 2021", "de-AT", "2021-01-12"),
        ("03.04.24", "de", "2024-04-03"),
        ("Bern, 17.08.2007 - Rede in Basel, 18. August 2007", "de", "2007-08-17"),
        ("1.2.23 - 5 June 2023", "en", "2023-06-05"),  # a version, perhaps
        ("le 1er févr. 2024 à 10h05", "fr", "2024-02-01T10:05:00"),
        ("Publié le 12/03/2024 à 08:30", "fr", "2024-03-12T08:30:00"),
        ("3 de marzo de 2024", "es", "2024-03-03"),
        ("13 marzo 2024", "it", "2024-03-13"),
        ("2024年3月5日 12:08", "zh", "2024-03-05T12:08:00"),
        ("2024年03月05日12時08分", "ja", "2024-03-05T12:08:00"),
        ("2024년 3월 5일", "ko", "2024-03-05"),
        ("5 марта 2024, 10:22", "ru", "2024-03-05T10:22:00"),
        ("5 lipca 2024", "pl", "2024-07-05"),
        ("5 Ağustos 2024 - 12:08", "tr", "2024-08-05T12:08:00"),
        ("5. července 2024", "cs", "2024-07-05"),
        ("5 juli 2024 kl. 12.08", "sv", "2024-07-05T12:08:00"),
        ("5 listopada 2024", "pl", "2024-11-05"),
        ("5. listopada 2024", "hr", "2024-10-05"),
        ("5 de julho de 2024", "pt", "2024-07-05"),
        ("2024. július 5.", "hu", "2024-07-05"),
        ("5 tháng 3, 2024", "vi", "2024-03-05"),
        ("5. novembar 2024. 08:15", "sr", "2024-11-05T08:15:00"),
        ("5. maja 2024.", "bs", "2024-05-05"),
        ("5 ноември 2024", "mk", "2024-11-05"),
        ("5 лістапада 2024", "be", "2024-11-05"),
        ("5 қараша 2024", "kk", "2024-11-05"),
        ("2024 жылғы 5 қараша", "kk", "2024-11-05"),
        ("2024. gada 5. novembrī, 8:15", "lv", "2024-11-05T08:15:00"),
        ("5-noyabr 2024", "uz", "2024-11-05"),
        ("5 Nëntor 2024", "sq", "2024-11-05"),
        ("5 de novembro de 2024", "gl", "2024-11-05"),
        ("5 Novemba 2024", "sw", "2024-11-05"),
        ("5 مارس 2024", "ar", "2024-03-05"),
        ("12 Μάρτιος 2025", "el", "2025-03-12"),
        ("Τετάρτη, 12 ΜΑΡΤΙΟΥ 2025", "el", "2025-03-12"),
        ("12 Μαΐ 2025", "el", "2025-05-12"),
        ("12 KASIM 2025 08:30", "tr", "2025-11-12T08:30:00"),
        ("12 EKİM 2025", "tr", "2025-10-12"),
        ("12 ARALIK 2025", "tr-TR", "2025-12-12"),
        ("12 бер. 2025", "uk", "2025-03-12"),
        ("12 лис 2025", "uk", "2025-11-12"),
        ("12 яну 2025", "bg", "2025-01-12"),
        ("12. децембра 2025.", "sr", "2025-12-12"),
        ("12. juna 2025. u 08:30", "sr", "2025-06-12T08:30:00"),
        ("12. oktobar 2025.", "sr", "2025-10-12"),
        ("12 јануари 2025", "mk", "2025-01-12"),
        ("12 сакавіка 2025", "be", "2025-03-12"),
        ("12 de xaneiro de 2025", "gl", "2025-01-12"),
        ("12 gusht 2025", "sq", "2025-08-12"),
        ("12 наурыз 2025", "kk", "2025-03-12"),
        ("12 آذار/مارس 2025", "ar", "2025-03-12"),
        ("12 تشرين الأول/أكتوبر 2025", "ar", "2025-10-12"),
        ("12 جويلية 2025", "ar", "2025-07-12"),
        ("12 غشت 2025", "ar", "2025-08-12"),
        ("12 Agt 2025", "id", "2025-08-12"),
        ("12/03/2568 08:30", "th", "2025-03-12T08:30:00"),
        ("２０２５年３月１２日", "ja", "2025-03-12"),
        ("114年3月12日", "zh-TW", "2025-03-12"),
        ("الخميس 12 كانون الثاني 2026 - 18:04", "ar", "2026-01-12T18:04:00"),
        ("פורסם ב-12 במרץ 2026 18:04", "he", "2026-03-12T18:04:00"),
        ("12 मार्च 2026, 06:04 PM IST", "hi", "2026-03-12T18:04:00+05:30"),
        ("Tuesday, March 5, 2024, 14:22 [IST]", "en", "2024-03-05T14:22:00+05:30"),
        ("14:22 05.03.2024 (обновлено: 08:00 06.03.2024)", "ru", "2024-03-05T14:22:00"),
        ("14:22 GMT 05.03.2024 (Updated: 08:00 GMT 06.03.2024)", "en", "2024-03-05T14:22:00+00:00"),
        ("10.30 Uhr, 05.03.2024, aktualisiert 11.45 Uhr", "de", "2024-03-05T10:30:00"),
        ("Aktualisiert: 08:00 | 5. März 2024 um 14:22 Uhr", "de", "2024-03-05T14:22:00"),
        ("మార్చి 12, 2026", "te", "2026-03-12"),
        ("12 மார்ச் 2026", "ta", "2026-03-12"),
        ("2026 m. kovo 12 d. 18:04", "lt", "2026-03-12T18:04:00"),
        ("12 de març de 2026", "ca", "2026-03-12"),
        ("2026.03.12. 오후 6:04", "ko", "2026-03-12T18:04:00"),
        ("2026年3月12日 上午12:30", "zh", "2026-03-12T00:30:00"),
        ("ika-12 ng Marso 2026", "fil", "2026-03-12"),
        ("Nob. 12, 2026", "fil", "2026-11-12"),
        ("12 ga Nuwamba, 2026", "ha", "2026-11-12"),
        ("12 ga watan Maris, 2026", "ha", "2026-03-12"),
        ("12 Nop 2026 18:04", "id", "2026-11-12T18:04:00"),
        ("12 நவ 2026", "ta", "2026-11-12"),
        ("12 பிப். 2026", "ta", "2026-02-12"),
        ("2026-yil 12-noyabr, 18:04", "uz", "2026-11-12T18:04:00"),
        ("2026 йил 12 ноябр", "uz", "2026-11-12"),
        ("12 Sebtembar 2026", "so", "2026-09-12"),
        ("12ê Mijdarê 2026", "ku", "2026-11-12"),
        ("12 Çile 2026", "ku", "2026-01-12"),
        ("١٢ی تشرینی دووەمی ٢٠٢٦", "ckb", "2026-11-12"),
        ("12ی شوباتی 2026", "ckb", "2026-02-12"),
    ],
)
def test_written_dates(text: str, language: str, expected: str) -> None:
    assert parse_date(text, language) == expected


def test_order_of_day_and_month() -> None:
    assert parse_date("03/04/2024", "en-US", day_first=is_day_first("en-US")) == "2024-03-04"
    assert parse_date("03/04/2024", "en", day_first=is_day_first("en", "example.co.uk")) == "2024-04-03"
    assert parse_date("25/04/2024", "en-US", day_first=False) == "2024-04-25"
    assert parse_date("03.04.2024", "en") == "2024-04-03"
    assert is_day_first("fr") and not is_day_first(None, "example.com")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "today",
        "vor 3 Stunden",
        "2 hours ago",
        "May 2024",
        "2024",
        "31.02.2024",
        "1.2.3",
        "12:30",
        "99/99/2024",
        "0000-00-00",
        "1970-01-01",
        "The Best Phones of 2024",
        "x" * 500,
        "5 read 2024",
    ],
)
def test_no_dates(text: str) -> None:
    assert parse_date(text, "en") is None


def test_the_future_of_the_fetch_is_no_date() -> None:
    fetched = datetime(2024, 5, 1, 12, 0, tzinfo=UTC)
    assert is_future("2024-05-01T12:00:01+00:00", fetched)
    assert not is_future("2024-05-01T13:59:00+02:00", fetched)
    assert not is_future("2024-05-02", fetched)  # it has begun east of here
    assert is_future("2024-05-03", fetched)
    assert not is_future("2030-01-01", None)


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("https://example.org/2024/05/17/title", "2024-05-17"),
        ("https://example.org/2024/5/7/title", "2024-05-07"),
        ("https://example.org/news/2024-05-17-title.html", "2024-05-17"),
        ("https://example.org/t20240517_123.html", "2024-05-17"),
        ("https://example.org/2024/may/17/title", "2024-05-17"),
        ("https://example.org/17-05-2024/title", "2024-05-17"),
        ("https://example.org/05/05/2024/title", "2024-05-05"),
        ("https://example.org/news-05-03-2024", "05/03/2024"),
        ("https://example.org/news-05-17-2024", None),
        ("https://web.archive.org/web/20100101000000/http://example.org/2009/12/30/title", "2009-12-30"),
        ("https://example.org/2024/05/title", None),
        ("https://example.org/2024/05/7-title", None),  # the article's own number
        ("https://example.org/article-20241799", None),
        ("https://example.org/2024/05/17/from-2024-05-18", None),
        ("https://example.org/id/120240517", None),
        ("http://[broken", None),
    ],
)
def test_dates_in_addresses(address: str, expected: str | None) -> None:
    assert date_in(address) == expected


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=150), st.sampled_from([None, "de", "zh", "en-US", "xx"]))
def test_any_text_is_a_date_or_none(text: str, language: str | None) -> None:
    found = parse_date(text, language)
    assert found is None or datetime.fromisoformat(found)


@settings(max_examples=100, deadline=None)
@given(st.dates(min_value=datetime(1990, 1, 1).date()).filter(lambda day: day.year < 2100))
def test_every_day_survives_its_writings(day: object) -> None:
    iso = str(day)
    year, month, number = iso.split("-")
    assert parse_date(iso) == iso
    assert parse_date(f"{number}.{month}.{year}", "de") == iso
    assert parse_date(f"{year}年{month}月{number}日", "zh") == iso


def test_an_earlier_day_next_to_the_headline_is_the_day_of_publication() -> None:
    """Metadata then has the day of a relaunch or of the last change."""
    head = '<meta property="article:published_time" content="2025-06-24">'
    h1 = "<h1>The mill at Esk has burned down</h1>"
    found = read(head, h1 + "<p>Published 25 August 2024</p>" + BODY)
    assert (found.date_published, found.sources["date_published"]) == ("2024-08-25", "dom.line")
    for line in (
        "<p>27 August 2025</p>",  # later: the day of a change that nothing calls one
        f"{BODY}{BODY}<p>25 August 2024</p>",  # far from the headline
        "<p>In our series about mills, last seen here: 25 August 2024</p>",  # no dateline
        "<p>25 August 2024</p><p>26 August 2024</p>",  # two
    ):
        assert read(head, h1 + line + BODY).date_published == "2025-06-24", line


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("12/3/2026, 6:04 μ.μ.", "el", "2026-03-12T18:04:00"),
        ("12/3/2026, 6:04 πμ", "el", "2026-03-12T06:04:00"),
        ("الخميس 12 مارس 2026 - 06:04 م", "ar", "2026-03-12T18:04:00"),
        ("12 مارس 2026 06:04 صباحاً", "ar", "2026-03-12T06:04:00"),
        ("নভেম্বর ১২, ২০২৫ | ১০:৪৬ অপরাহ্ণ", "bn", "2025-11-12T22:46:00"),
        ("১২ মার্চ ২০২৬ ০৬:০৪ পিএম", "bn", "2026-03-12T18:04:00"),
        ("12 मार्च 2026 शाम 6:04 बजे", "hi", "2026-03-12T18:04:00"),
        ("मार्च 12, 2026 18:04 pm IST", "hi", "2026-03-12T18:04:00+05:30"),  # of both kinds of clock
        ("2026年3月12日 18时04分", "zh", "2026-03-12T18:04:00"),
        ("12 maart 2026 om 18u04", "nl-BE", "2026-03-12T18:04:00"),
        ("2026-03-12 | 18:04", "ar", "2026-03-12T18:04:00"),
        ("2026-03-12 | no clock", "en", "2026-03-12"),
    ],
)
def test_the_clock_as_languages_write_it(text: str, language: str, expected: str) -> None:
    assert parse_date(text, language) == expected


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("12.03.2026 в 18:04 МСК", "ru", "2026-03-12T18:04:00+03:00"),
        ("12 марта 2026 г. в 18:04 (мск)", "ru", "2026-03-12T18:04:00+03:00"),
        ("12.03.2026 18:04 TSİ", "tr", "2026-03-12T18:04:00+03:00"),
        ("12 mars 2026, 18 h 04 HAE", "fr-CA", "2026-03-12T18:04:00-04:00"),
        ("Kamis, 12 Mar 2026 18:04 WITA", "id", "2026-03-12T18:04:00+08:00"),
        ("12 Mar 2026, 18.04 WIT", "id", "2026-03-12T18:04:00+09:00"),
        ("12 March 2026 18:04 WIT AND WISDOM", "en", "2026-03-12T18:04:00"),  # another word elsewhere
        ("12.3.2026, 18.04 Uhr MEZ", "de-CH", "2026-03-12T18:04:00+01:00"),
        ("12 مارس ,2026: 06:04 م GST", "ar", "2026-03-12T18:04:00+04:00"),
    ],
)
def test_zones_as_languages_name_them(text: str, language: str, expected: str) -> None:
    assert parse_date(text, language) == expected


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("18 ستمبر، 2025", "ur", "2025-09-18"),
        ("18 thg 9, 2025", "vi", "2025-09-18"),
        ("18 בספט׳ 2025", "he", "2025-09-18"),
        ("18 सित॰ 2025", "hi", "2025-09-18"),
        ("18 अग॰ 2025", "hi", "2025-08-18"),
        ("18 সেপ, 2025", "bn", "2025-09-18"),
        ("18 సెప్టెం, 2025", "te", "2025-09-18"),
        ("2025 സെപ്റ്റം 18", "ml", "2025-09-18"),
        ("18 सप्टें, 2025", "mr", "2025-09-18"),
        ("18 સપ્ટે, 2025", "gu", "2025-09-18"),
        ("18 ਸਤੰ 2025", "pa", "2025-09-18"),
        ("18 ሴፕቴ 2025", "am", "2025-09-18"),
        ("18 ກ.ຍ. 2025", "lo", "2025-09-18"),
        ("18 ມ.ກ. 2025", "lo", "2025-01-18"),
        ("18 กันยายน ค.ศ. 2025", "th", "2025-09-18"),
        ("18 มกราคม ค.ศ. 2025", "th", "2025-01-18"),
        ("2025-ж., 18-сентябрь", "ky", "2025-09-18"),
        ("2025 թ. սեպտեմբերի 18, հինգշաբթի", "hy", "2025-09-18"),
        ("2025\u202fж. 18 қыр.", "kk", "2025-09-18"),
        ("2025\u202fоны есдүгээр сарын 18", "mn", "2025-09-18"),
        ("18 sen 2025", "az", "2025-09-18"),
        ("18 sht 2025", "sq", "2025-09-18"),
        ("18 кас 2025\u202fг.", "be", "2025-10-18"),
        ("18 ta’ Settembru 2025", "mt", "2025-09-18"),
        ("Septhemba 18, 2025", "zu", "2025-09-18"),
        ("18 MFómh 2025", "ga", "2025-09-18"),
        ("18 juill. 2025", "fr-CA", "2025-07-18"),
    ],
)
def test_short_names_and_names_of_smaller_languages(text: str, language: str, expected: str) -> None:
    assert parse_date(text, language) == expected


@pytest.mark.parametrize("text", ["18 sen 2025", "18 mot 2025", "18 ion 2025"])
def test_names_of_one_language_are_words_in_others(text: str) -> None:
    assert parse_date(text, "en") is None


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("3 \u095eरवरी 2025", "hi", "2025-02-03"),  # the letter in one sign, and in two
        ("3 फ\u093cरवरी 2025", "hi", "2025-02-03"),
        ("৩ জানু\u09dfারি ২০২৫", "bn", "2025-01-03"),
        ("৩ জানু\u09af\u09bcারি ২০২৫", "bn", "2025-01-03"),
        ("12 fe\u0301vrier 2026", "fr", "2026-02-12"),
        ("3 Julie 2025", "af", "2025-07-03"),
        ("03. vlj 2025.", "hr", "2025-02-03"),
        ("2025(e)ko otsailaren 3a", "eu", "2025-02-03"),
        ("၂၆ နိုဝင်ဘာ ၂၀၂၆", "my", "2026-11-26"),
        ("၂၀၂၆ ခုနှစ် နိုဝင်ဘာလ ၂၆ ရက်", "my", "2026-11-26"),
        ("၂၀၂၆ ခုနှစ်၊ မေလ ၂ ရက်", "my", "2026-05-02"),
        ("နိုဝင်ဘာ ၂၆၊ ၂၀၂၆", "my", "2026-11-26"),
        ("២៦ វិច្ឆិកា ២០២៦", "km", "2026-11-26"),
        ("ថ្ងៃទី២៦ ខែវិច្ឆិកា ឆ្នាំ២០២៦", "km", "2026-11-26"),
        ("26 ພະຈິກ 2026", "lo", "2026-11-26"),
        ("໒໖ ພະຈິກ ໒໐໒໖", "lo", "2026-11-26"),
        ("26 ኖቬምበር 2026", "am", "2026-11-26"),
        ("2026 оны 11-р сарын 26", "mn", "2026-11-26"),
        ("2026 оны 1 сарын 5", "mn", "2026-01-05"),
        ("Pebrero 3, 2025", "tl", "2025-02-03"),
        ("3 Chwefror 2025", "cy", "2025-02-03"),
        ("3 Meán Fómhair 2025", "ga", "2025-09-03"),
        ("3 Nuwamba, 2025", "ha", "2025-11-03"),
        ("2025 පෙබරවාරි 3", "si", "2025-02-03"),
    ],
)
def test_names_of_months_in_more_languages(text: str, language: str, expected: str) -> None:
    assert parse_date(text, language) == expected


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("١٢ مارس ٢٠٢٦", "ar", "2026-03-12"),
        ("প্রকাশ: ১২ মার্চ ২০২৬, ১৮:০৪", "bn", "2026-03-12T18:04:00"),
        ("۲۱ اسفند ۱۴۰۴ - ۱۸:۰۴", "fa", "2026-03-12T18:04:00"),
        ("۱۴۰۴/۱۲/۲۱", "fa", "2026-03-12"),
        ("۳۰ اسفند ۱۴۰۳", "fa", "2025-03-20"),
        ("۱ فروردین ۱۴۰۴", "fa", "2025-03-21"),
        ("12 มี.ค. 2569 18:04 น.", "th", "2026-03-12T18:04:00"),
        ("12 มี.ค. 69", "th", "2026-03-12"),
        ("วันที่ 12 มีนาคม พ.ศ. 2569 - 18:04 น.", "th", "2026-03-12T18:04:00"),
        ("12/03/2569 18:04 น.", "th", "2026-03-12T18:04:00"),
        ("更新日：令和8年3月12日", "ja", "2026-03-12"),
        ("2026年(令和8年)3月12日(木)", "ja", "2026-03-12"),
        ("令和8年（2026年）3月12日", "ja", "2026-03-12"),
        ("R8.3.12", "ja", "2026-03-12"),
        ("公開日 H31.4.12", "ja", "2019-04-12"),
        ("115/03/12", "zh-TW", "2026-03-12"),
        ("115/03/12 18:04", "zh-Hant-TW", "2026-03-12T18:04:00"),
        ("۲۱ حوت ۱۴۰۴", "fa-AF", "2026-03-12"),
        ("令和元年12月1日", "ja", "2019-12-01"),
        ("民國115年3月12日", "zh-TW", "2026-03-12"),
        ("الخميس 1447/9/23 هـ الموافق 2026/03/12 م", "ar", "2026-03-12"),
    ],
)
def test_other_calendars_and_figures(text: str, language: str, expected: str) -> None:
    assert holds_year(text)
    assert parse_date(text, language) == expected


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("fa", "<div>۲۱ اسفند ۱۴۰۴ - ۱۸:۰۴</div>"),
        ("th", "<div>12 มี.ค. 2569 18:04 น.</div>"),
        ("en", '<relative-time datetime="2026-03-12T18:04:00Z">3 hours ago</relative-time>'),
        ("en", '<span class="timeago" title="2026-03-12 18:04:00">8 months ago</span>'),
        ("en", '<span data-timestamp="1773338640">3 hours ago</span>'),
    ],
)
def test_the_only_date_is_in_another_calendar_or_an_attribute(lang: str, line: str) -> None:
    found = read(body=f"<article><h1>Mill burns down</h1>{line}{BODY}</article>", lang=lang)
    assert (found.date_published or "")[:10] == "2026-03-12"


def test_a_moment_in_an_attribute_of_a_teaser_is_no_date() -> None:
    teaser = '<aside class="related"><span data-timestamp="1773338640">3 hours ago</span></aside>'
    found = read(body=f"<article><h1>Mill burns down</h1>{BODY}</article>{teaser}")
    assert found.date_published is None


@pytest.mark.parametrize(
    ("lang", "published", "changed"),
    [
        ("it", "12 marzo 2026", "modifica il 13 marzo 2026"),
        ("pl", "Data utworzenia: 12.03.2026", "Data aktualizacji: 13.03.2026"),
        ("fi", "Julkaistu: 12.3.2026", "Muokattu: 13.3.2026"),
        ("hu", "Megjelent: 2026.03.12.", "Módosítva: 2026.03.13."),
        ("ro", "Publicat: 12.03.2026", "Ultima actualizare: 13.03.2026"),
        ("el", "Δημοσίευση: 12.03.2026", "Τελευταία ενημέρωση: 13.03.2026"),
        ("he", "פורסם 12.03.2026", "עודכן 13.03.2026"),
        ("ko", "입력 2026.03.12.", "업데이트 2026.03.13."),
        ("en", "Publish Date: 12 Mar 2026", "Updated Date: 13 Mar 2026"),
        ("hr", "Objavljeno 12. ožu 2026.", "Ažurirano 13. ožujka 2026."),  # no sentences
        ("lv", "Publicēts 2026. gada 12. marts.", "Atjaunots 2026. gada 13. marts"),
    ],
)
def test_labels_of_publication_and_change(lang: str, published: str, changed: str) -> None:
    lines = f"<div>Edited by: Ann Lee</div><div>{published}</div><div>{changed}</div>"
    found = read(body=f"<article><h1>Mill burns down</h1>{lines}{BODY}</article>", lang=lang)
    assert (found.date_published, found.date_modified) == ("2026-03-12", "2026-03-13")


def test_a_year_of_the_republic_in_figures_is_taiwan_s_alone() -> None:
    assert parse_date("115/03/12", "zh-CN") is None
    assert parse_date("115/03/12", "en") is None


def test_an_era_by_its_letter_is_a_year() -> None:
    assert holds_year("R8.3.12")
    assert read("", f"<h1>水車が全焼</h1><p>R8.3.12</p>{BODY}", lang="ja").date_published == "2026-03-12"
    assert parse_date("IR8.3.12", "ja") != "2026-03-12"  # the end of a name
