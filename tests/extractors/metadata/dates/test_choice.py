"""Which of several dates is believed, and what tells the day from the month."""

from __future__ import annotations

import pytest

from extractors.metadata import read_metadata
from extractors.metadata.claims import Claims
from extractors.metadata.dates.choice import choose
from extractors.metadata.dates.day_order import DayOrder
from extractors.metadata.dates.shown import DomDates
from extractors.metadata.dom import Dom
from extractors.metadata.model import Claim
from tests.extractors.metadata.pages import BODY, document, ld, read


def claim(source: str, value: str, raw: str = "") -> Claim:
    return Claim(source, raw or value, value)


@pytest.mark.parametrize(
    ("declared", "shown", "changed", "expected"),
    [
        ("2025-12-19T22:02:58+00:00", "2025-12-18", (), "2025-12-18"),  # no zone is a day behind at ten in the evening
        ("2025-12-19T02:02:58+00:00", "2025-12-18", (), "2025-12-18"),  # a zone is: the shown day, in local time
        ("2025-03-20T20:05:01-04:00", "2025-03-21", (), "2025-03-20T20:05:01-04:00"),  # shown in the server's zone
        ("2013-03-11", "2023-03-20", ("2026-02-18",), "2023-03-20"),  # published again
        ("2013-03-11", "2023-03-20", ("2023-03-20",), "2013-03-11"),  # the last change
        ("2013-03-11", "2023-03-20", ("2013-03-11",), "2013-03-11"),  # after the last change: another article's day
        ("2013-03-11", "2023-03-20", (), "2013-03-11"),  # perhaps a change that nothing declares
        ("2023-03-20", "2013-03-11", (), "2013-03-11"),  # a relaunch
    ],
)
def test_a_dateline_against_metadata(declared: str, shown: str, changed: tuple[str, ...], expected: str) -> None:
    claims = [claim("json_ld.article", declared), claim("dom.line", shown)]
    best = choose(claims, frozenset([shown]), [claim("article:modified_time", day) for day in changed])
    assert best is not None and best.value == expected


def test_where_metadata_differ_what_is_shown_as_well_is_believed() -> None:
    claims = [
        claim("json_ld.article", "2023-11-03"),
        claim("article:published_time", "2023-11-06"),
        claim("dom.class", "2023-11-06"),
    ]
    best = choose(claims)
    assert best is not None and best.source == "article:published_time"
    best = choose(claims[:1] + claims[2:])
    assert best is not None and best.source == "json_ld.article"


def order(stream: str, language: str | None, host: str = "a.example") -> DayOrder:
    return DayOrder(document("", stream, url=f"https://{host}/mill"), Claims(), language)


@pytest.mark.parametrize(
    ("text", "stream", "day_first"),
    [
        ("02-12-2025", '<time datetime="2025-12-02">', True),
        ("02/12/2025", '<time datetime="2025-02-12">', False),
        ("02/12/2025", "2025-02-12 2025-12-02", False),
        ("02.12.2025", "", True),  # before full stops the day comes first, whatever the language
        ("09.10.2024", "2024-09-10", False),  # unless the page says otherwise
    ],
)
def test_the_page_tells_the_order_of_day_and_month(text: str, stream: str, day_first: bool) -> None:
    assert order(stream, "en").is_day_first(text) is day_first


@pytest.mark.parametrize(
    ("stream", "language", "host", "day_first"),
    [
        ("<p>25/4/2024</p>", "en", "a.example", True),
        ("<p>4/25/2024</p>", "fr", "a.example", False),
        ("<p>4/25/2024 and 25/4/2024</p>", "en", "a.example", False),
        ("<p>25-4-2024</p>", "en", "a.example", False),  # another writing
        ("<script>d = '25/4/2024'</script>", "en", "a.example", False),  # not shown
        ("<p>La policía detuvo a un vecino.</p>", None, "a.example", True),
        ("<p>" + "The head of the mill and the bridge. " * 2 + "</p>", None, "a.example", False),
        ("<p>" + "The head of the mill and the bridge. " * 2 + "</p>", None, "a.co.uk", True),
    ],
)
def test_other_dates_and_the_text_tell_the_order(
    stream: str, language: str | None, host: str, day_first: bool
) -> None:
    assert order(stream, language, host).is_day_first("02/12/2025") is day_first


def test_a_year_of_two_figures_first_where_the_text_is_chinese() -> None:
    line = "<p>发布时间:21-02-03 10:55</p>"
    assert read("", f"<h1>Mill</h1>{line}", lang="").date_published == "2021-02-03T10:55:00"
    assert read("", "<h1>Mill</h1><p>Posted: 21-02-03 10:55</p>", lang="en").date_published is None


def test_metadata_tell_the_order_before_the_markup() -> None:
    claims = Claims()
    claims.add("date_published", "json_ld.article", "2019-05-08T05:30:23Z")
    page = document("", '<time datetime="2019-08-05">')
    assert DayOrder(page, claims, "de").is_day_first("05/08/2019") is False


def test_dates_of_several_labels_in_foreign_parts_are_other_articles() -> None:
    aside = '<aside class="related"><p>Published 3 May 2024</p>{}</aside>'
    far = "<p>text</p>" * 200
    assert read("", "<h1>Mill</h1>" + far + aside.format("")).date_published == "2024-05-03"
    assert read("", "<h1>Mill</h1>" + far + aside.format("<p>Published 4 May 2024</p>")).date_published is None


def test_dates_that_stand_alone_have_to_agree() -> None:
    far = "<p>text</p>" * 200
    assert read("", "<h1>Mill</h1>" + far + "<p>3 May 2024</p>").sources["date_published"] == "dom.alone"
    assert read("", "<h1>Mill</h1>" + far + "<p>3 May 2024</p><p>4 May 2024</p>").date_published is None
    assert read("", "<h1>Mill</h1>" + far + "<p>Last updated:</p><p>3 May 2024</p>").date_published is None
    assert read("", "<h1>Mill</h1>" + far + "<p>Until 3 May 2024 free</p>").date_published is None


@pytest.mark.parametrize(
    ("language", "day"),
    [
        ("es", "viernes, 3 de mayo de 2024"),
        ("it", "venerdì 3 maggio 2024, ore 10:15"),
        ("pl", "piątek, 3 maja 2024, godz. 10:15"),
        ("ru", "пятница, 3 мая 2024 г."),
        ("el", "Παρασκευή 3 Μαΐου 2024"),
        ("fi", "perjantaina 3. toukokuuta 2024 klo 10.15"),
    ],
)
def test_a_day_alone_in_other_languages(language: str, day: str) -> None:
    page = "<h1>Mill</h1>" + BODY * 3 + "<div>" + "<p>x</p>" * 90 + f"<p>{day}</p></div>"
    found = read(f'<meta http-equiv="content-language" content="{language}">', page)
    assert ((found.date_published or "")[:10], found.sources["date_published"]) == ("2024-05-03", "dom.alone")


@pytest.mark.parametrize(
    "line",
    ["Miembro desde 3 de mayo de 2012", "Válido hasta el 3 de mayo de 2030", "Membre depuis mai 2012, le 3 mai 2012",
     "Nato il 3 maggio 1961", "Geldig tot en met 3 mei 2030", "Medlem sedan 3 maj 2012", "Ważny do dnia 3 maja 2030",
     "На сайте с 3 мая 2012", "Üyelik: 3 Mayıs 2012", "有效期：2030年5月3日", "応募締切 2030年5月3日",
     "Wydrukowano: 3 maja 2030"],
)  # fmt: skip
def test_days_of_other_things_in_other_languages(line: str) -> None:
    assert read("", f"<h1>Mill burns down</h1><p>{line}</p>{BODY}").date_published is None
    assert read("", f"<h1>Mill burns down</h1><p>{line}</p><p>4 May 2024</p>{BODY}").date_published == "2024-05-04"


def test_a_russian_byline_and_its_day() -> None:
    found = read("", f"<h1>Mill burns down</h1><p>Автор: <a href='/u/1'>Анна Ли</a> от 23-05-2024, 17:13</p>{BODY}")
    assert (found.date_published, [each.name for each in found.authors]) == ("2024-05-23T17:13:00", ["Анна Ли"])


@pytest.mark.parametrize("label", ["Wydrukowano:", "Gedruckt am", "Imprimé le", "Распечатано:", "印刷日時："])
def test_the_moment_of_printing_is_that_of_a_visit(label: str) -> None:
    printed = f"<p>{label} <time>2024-05-20 22:22:17</time></p>"
    page = f"<h1>Mill burns down</h1>{printed}<p>Publ. <time>2024-05-03 17:13:04</time></p>{BODY}"
    assert read("", page).date_published == "2024-05-03T17:13:04"


def test_any_clock_that_is_shown_tells_the_zone() -> None:
    claims = [claim("json_ld.article", "2024-05-17T22:30:00+00:00"), claim("dom.time.near", "2024-05-13T08:00:00")]
    best = choose([*claims, claim("dom.line", "2024-05-18T00:30:00")])
    assert best is not None and best.value == "2024-05-18T00:30:00+02:00"
    best = choose([*claims, claim("dom.line", "2024-05-18")])  # a day alone can be that of a teaser
    assert best is not None and best.value == "2024-05-17T22:30:00+00:00"


def test_what_a_line_says_after_its_date_is_of_another_date() -> None:
    line = "<p>Stand - 12.11.2021 (Unverändert gültig seit: 05.11.2021)</p>"
    assert read("", "<h1>Mühle</h1>" + line, lang="de").date_modified == "2021-11-12"
    assert read("", "<h1>Mühle</h1><p>Gültig seit: 05.11.2021</p>", lang="de").date_published is None


@pytest.mark.parametrize(
    ("changed", "shown", "expected"),
    [
        ("2024-05-18T10:00:00+00:00", "", "2024-05-18T12:00:00+02:00"),  # the zone that the site publishes in
        ("2024-05-18T10:00:00+00:00", "Updated 18 May 2024, 13:00", "2024-05-18T13:00:00+03:00"),  # as it is shown
        ("2024-05-18T10:00:00+01:00", "", "2024-05-18T10:00:00+01:00"),  # a zone of its own
        ("2024-05-17T08:00:30+00:00", "", "2024-05-17T08:00:30+02:00"),  # local time that is called UTC
        ("2024-05-18", "", "2024-05-18"),
    ],
)
def test_the_last_change_is_given_in_the_time_of_the_site(changed: str, shown: str, expected: str) -> None:
    head = (
        "<meta property=article:published_time content=2024-05-17T08:00:00+02:00>"
        f"<meta property=article:modified_time content={changed}>"
    )
    assert read(head, f"<h1>Mill burns down</h1><p>{shown}</p>").date_modified == expected


@pytest.mark.parametrize("published", ["2024-05-17", "2024-05-17T08:00:00Z"])
def test_a_last_change_in_utc_stays_so_where_the_day_of_publication_has_no_zone(published: str) -> None:
    head = (
        f"<meta property=article:published_time content={published}>"
        "<meta property=article:modified_time content=2024-05-18T10:00:00Z>"
    )
    assert read(head, "<h1>Mill burns down</h1>").date_modified == "2024-05-18T10:00:00+00:00"


UTC_TIME = claim("json_ld.article", "2025-03-20T18:05:00+00:00")


@pytest.mark.parametrize(
    ("others", "expected"),
    [
        ([claim("article:published_time", "2025-03-20T20:05:00+02:00")], "2025-03-20T20:05:00+02:00"),
        ([claim("article:published_time", "2025-03-20T20:06:00+02:00")], "2025-03-20T18:05:00+00:00"),
        (
            [claim("dom.time.near", "2025-03-20T18:05:00+00:00"), claim("dom.line", "2025-03-20T20:05:00")],
            "2025-03-20T20:05:00+02:00",
        ),
        ([claim("dom.time.near", "2025-03-20T18:05:00+00:00")], "2025-03-20T18:05:00+00:00"),
    ],
)
def test_a_moment_in_utc_is_given_in_local_time_where_the_page_has_it(others: list[Claim], expected: str) -> None:
    best = choose([UTC_TIME, *others])
    assert best is not None and best.value == expected
    if others[0].source.startswith("dom."):  # also where nothing declares it
        best = choose(others)
        assert best is not None and best.value == expected


@pytest.mark.parametrize(
    ("source", "value", "expected"),
    [
        ("article:published_time", "2025-03-20T20:05:00+02:00", "2025-03-20T20:05:00+02:00"),
        ("article:published_time", "2025-03-20T00:00:00+02:00", "2025-03-20"),
        ("article:published_time", "2025-03-21T20:05:00+02:00", "2025-03-20"),
        ("dom.time.near", "2025-03-20T20:05:00", "2025-03-20T20:05:00"),
        ("dom.line", "2025-03-20T20:05:00", "2025-03-20"),
    ],
)
def test_a_day_has_the_clock_that_is_declared_elsewhere(source: str, value: str, expected: str) -> None:
    best = choose([claim("json_ld.article", "2025-03-20"), claim(source, value)])
    assert best is not None and best.value == expected


@pytest.mark.parametrize(
    ("field", "source", "value", "expected"),
    [
        ("date_modified", "dom.time.near", "2025-03-20T20:05:07+02:00", "2025-03-20T20:05:07+02:00"),
        ("date_modified", "dom.time.near", "2025-03-20T20:05:08+02:00", "2025-03-20T18:05:07+00:00"),
        ("date_modified", "dom.time.near", "2025-03-20T20:05:07", "2025-03-20T18:05:07+00:00"),  # not of this date
        ("date_published", "meta.date", "2025-03-20T20:05:07", "2025-03-20T20:05:07+02:00"),
        ("date_published", "meta.sailthru.date", "2025-03-20 23:35:07", "2025-03-20T23:35:07+05:30"),
        ("date_published", "meta.date", "2025-03-20T20:05:08", "2025-03-20T18:05:07+00:00"),  # another moment
        ("date_published", "meta.date", "2025-03-20T20:17:07", "2025-03-20T18:05:07+00:00"),  # no zone
        ("date_published", "meta.date", "2025-03-21T18:05:07", "2025-03-20T18:05:07+00:00"),  # a day later
    ],
)
def test_a_moment_in_utc_takes_the_zone_that_the_page_has_of_it(
    field: str, source: str, value: str, expected: str
) -> None:
    declared, other = claim("json_ld.article", "2025-03-20T18:05:07+00:00"), claim(source, value.replace(" ", "T"))
    is_same = field == "date_published"
    best = choose([declared, other] if is_same else [declared], changes=[] if is_same else [other])
    assert best is not None and best.value == expected and best.raw == declared.raw


@pytest.mark.parametrize(
    ("clock", "expected"),
    [
        ("23:50:00", "2025-03-20T23:50:00+05:45"),
        ("19:20:00", "2025-03-20T18:05:00+00:00"),  # the clock of another day or article
        ("16:50:00", "2025-03-20T18:05:00+00:00"),
    ],
)
def test_a_shown_clock_tells_no_zone_that_is_nowhere(clock: str, expected: str) -> None:
    best = choose([UTC_TIME, claim("dom.line", f"2025-03-20T{clock}")])
    assert best is not None and best.value == expected


def test_a_full_minute_is_the_same_on_two_clocks_by_chance() -> None:
    best = choose([UTC_TIME, claim("meta.date", "2025-03-20T20:05:00")])
    assert best is not None and best.value == UTC_TIME.value


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("2025-03-20 09:58 Quelle: dpa", "2025-03-20T09:58:00"),
        ("2025年03月20日09:58 来源： 新华日报", "2025-03-20T09:58:00"),
        ("Mar 20, 2025 9:58 AM", "2025-03-20T09:58:00"),
        ("20 mars 2025 à 00:00", "2025-03-20"),  # a clock that stands for none
        ("2025-03-21 09:58", "2025-03-20"),
    ],
)
def test_a_day_has_the_clock_that_the_line_beside_the_headline_shows(line: str, expected: str) -> None:
    head = "<meta name=publishdate content=2025-03-20>"
    assert read(head, f"<h1>Mill burns down</h1><p>{line}</p>").date_published == expected
    far = "<p>The mill burned for the whole of the night.</p>" * 5
    assert read(head, f"<h1>Mill burns down</h1>{far}<p>{line}</p>").date_published == "2025-03-20"


def test_an_earlier_day_beside_the_headline_has_the_clock_that_is_declared_of_it() -> None:
    declared = [claim("json_ld.article", "2025-03-22T08:00:00"), claim("meta.pubdate", "2025-03-20T08:29:34")]
    best = choose([*declared, claim("dom.line", "2025-03-20")], frozenset(["2025-03-20"]))
    assert best is not None and best.value == "2025-03-20T08:29:34"


@pytest.mark.parametrize(
    ("value", "other", "expected"),
    [
        ("2025-03-20T20:05:07", "2025-03-20T20:05:07+02:00", "2025-03-20T20:05:07+02:00"),
        ("2025-03-20T20:05:00", "2025-03-20T20:05:07+02:00", "2025-03-20T20:05:00+02:00"),
        ("2025-03-20T20:05:07", "2025-03-20T20:06:07+02:00", "2025-03-20T20:05:07"),
        ("2025-03-20T20:05:07", "2025-03-20T20:05:07+00:00", "2025-03-20T20:05:07"),  # local time that is called UTC
        ("2025-03-20T20:05:07", "2025-03-20T18:05:07+00:00", "2025-03-20T20:05:07+02:00"),
        ("2025-03-20T20:05:00", "2025-03-20T18:05:00+00:00", "2025-03-20T20:05:00"),  # two moments by chance
        ("2025-03-20T20:05:07", "2025-03-20T19:05:07+01:00", "2025-03-20T20:05:07"),  # another moment, or a mistake
    ],
)
@pytest.mark.parametrize("is_change", [False, True])
def test_a_clock_without_a_zone_has_the_one_that_the_page_gives_it(
    value: str, other: str, expected: str, is_change: bool
) -> None:
    declared, others = claim("json_ld.article", value), [claim("meta.date", other)]
    best = choose([declared] if is_change else [declared, *others], changes=others if is_change else [])
    assert best is not None and best.value == expected and best.raw == value


def test_a_change_has_clock_and_zone_that_the_page_declares_elsewhere() -> None:
    article = ld('{"@type": "NewsArticle", "dateModified": "2024-05-18"}')
    assert read(article + "<meta property=og:updated_time content=2024-05-18T10:00:00>").date_modified == (
        "2024-05-18T10:00:00"
    )
    clock = "<meta property=article:modified_time content=2024-05-18T10:00:00>"
    assert read(clock + "<meta property=og:updated_time content=2024-05-18T10:00:00+02:00>").date_modified == (
        "2024-05-18T10:00:00+02:00"
    )


@pytest.mark.parametrize(
    ("declared", "shown", "expected"),
    [
        ("2024-05-18", "Updated 24 May 2024", "2024-05-24"),
        ("2024-05-18", "Updated 19 May 2024", "2024-05-18"),  # the same evening elsewhere
        ("2024-05-18", "Updated 2 May 2024", "2024-05-18"),
        ("2024-05-18T10:00:00Z", "Updated 24 May 2024", "2024-05-18T10:00:00+00:00"),
    ],
)
def test_a_change_that_the_page_shows_days_after_the_declared_day(declared: str, shown: str, expected: str) -> None:
    article = ld(f'{{"@type": "NewsArticle", "headline": "Mill burns down", "dateModified": "{declared}"}}')
    assert read(article, f"<h1>Mill burns down</h1><p>{shown}</p>{BODY}").date_modified == expected


def test_a_change_has_the_offset_that_the_page_declares_elsewhere() -> None:
    head = '<meta property="og:updated_time" content="2024-05-18T10:00:00+02:00">'
    found = read(ld('{"@type": "NewsArticle", "dateModified": "2024-05-18T08:00:00Z"}') + head)
    assert found.date_modified == "2024-05-18T10:00:00+02:00"


def test_lines_beside_the_headline_stand_before_or_after_it_in_the_text() -> None:
    lines = "".join(f"<br><br>Line number {word}<br><br>" for word in ("one", "two", "three", "four"))
    page = document(body=f"<article><div>17 May 2024<br><br><h1>Mill burns down</h1>{lines}</div>{BODY}</article>")
    header, root = (next(n for n in range(len(page)) if page.name(n) == name) for name in ("h1", "article"))
    seen = DomDates(Dom(page, header, root)).datelines
    assert seen == {"17 May 2024", *(f"Line number {word}" for word in ("one", "two", "three", "four"))}


@pytest.mark.parametrize(
    ("elsewhere", "published"),
    [
        ('<abbr title="2025-03-20T20:05:07+0200">20.3.</abbr>', "2025-03-20T20:05:07+02:00"),
        ('<meta itemprop="uploadDate" content="2025-03-20 14:05:07.500-04:00">', "2025-03-20T14:05:07-04:00"),
        ('<time datetime="2025-03-20T20:05:07+00:00"></time><i title="2025-03-20T20:05:07+02:00"></i>',
         "2025-03-20T20:05:07+02:00"),
        ('<i title="2025-03-19T20:05:07+02:00"></i>', "2025-03-20T18:05:07+00:00"),  # another day's
        ('<i title="2025-03-20T20:05:07+99:00"></i>', "2025-03-20T18:05:07+00:00"),
        ('<i title="2025-03-20T18:05:07Z"></i>', "2025-03-20T18:05:07+00:00"),
    ],
)  # fmt: skip
def test_a_moment_in_utc_is_given_as_the_page_writes_it_anywhere_with_an_offset(elsewhere: str, published: str) -> None:
    head = '<meta property="article:published_time" content="2025-03-20T18:05:07Z">'
    body = f"<article><h1>The mill</h1>{BODY}</article><footer>{elsewhere}</footer>"
    assert read(head, body).date_published == published


def test_two_full_minutes_are_the_same_by_chance() -> None:
    head = '<meta property="article:modified_time" content="2025-03-20T18:05:00Z">'
    other = '<footer><i title="2025-03-20T20:05:00+02:00"></i></footer>'
    assert read(head, f"<article><h1>The mill</h1>{BODY}</article>{other}").date_modified == "2025-03-20T18:05:00+00:00"


@pytest.mark.parametrize(
    ("name", "value"),
    [("publication_expires", "2027-01-01"), ("release_updated", "2026-05-01"), ("publisher-id", "20240101")],
)
def test_metas_of_a_site_s_own_that_tell_another_date_or_a_number_are_none(name: str, value: str) -> None:
    assert read(f'<meta name="{name}" content="{value}">', f"<h1>Mill burns down</h1>{BODY}").date_published is None

def test_what_stands_next_to_the_headline_and_in_metadata_goes_before_the_address() -> None:
    claims = [claim("json_ld.article", "2026-11-23"), claim("dom.line", "2026-11-23"), claim("url", "2026-11-30")]
    best = choose(claims, frozenset(["2026-11-23"]))
    assert best is not None and best.source == "json_ld.article"
    best = choose(claims)  # shown elsewhere
    assert best is not None and best.source == "url"
    best = choose(claims[1:], frozenset(["2026-11-23"]))  # declared by nothing
    assert best is not None and best.source == "url"




@pytest.mark.parametrize(
    "below",
    ["<p>21 June 2026</p>", "<time datetime=2026-06-21T08:00Z>21 June 2026</time>", "<p class=date>21 June 2026</p>"],
)
def test_a_day_above_the_headline_goes_before_those_below_the_text(below: str) -> None:
    day = "<div class=post-date>30 July 2026</div>"
    page = f"<main>{day}<h1>Mill burns down</h1><article><p>It burned.</p></article><div>{below}</div></main>"
    assert read("", page).date_published == "2026-07-30"


def test_a_day_below_the_text_is_believed_where_there_is_no_other() -> None:
    page = "<h1>Mill burns down</h1><article><p>It burned.</p></article><p>Mill Press, 30 July 2026</p>"
    assert read("", page).date_published == "2026-07-30"


def test_a_moment_in_an_attribute_below_the_text_is_of_another_article() -> None:
    ago = "<div><a href=/b>Bridge opens</a><span title=2026-11-12T07:30:00+07:00>2 hours ago</span></div>"
    page = "<h1>Mill burns down</h1>{}<article><p>It burned.</p></article>{}"
    assert read("", page.format("5 hours ago", ago)).date_published is None
    assert read("", page.format(ago, "")).date_published == "2026-11-12T07:30:00+07:00"


def test_the_day_of_an_embedded_post_is_not_the_article_s() -> None:
    post = "<blockquote class=twitter-tweet><p>It burns!</p>Ann (@ann) <a href=/x>November 20, 2026</a></blockquote>"
    page = "{}<h1>Mill burns down</h1><article><p>It burned.</p>" + post + "</article>"
    assert read("", page.format("")).date_published is None
    assert read("", page.format("<span>November 19, 2026 - 23:41</span>")).date_published == "2026-11-19T23:41:00"


def test_a_day_above_the_logo_is_that_of_the_visit() -> None:
    top = "<div><div>November 20, 2026 | Friday</div><a href='{}'>The Mill Press</a></div>{}<h1>Mill burns down</h1>"
    for home in ("/", "https://www.example.org", "https://www.example.org/"):
        assert read("", top.format(home, "") + BODY).date_published is None
        own = "<p>November 19, 2026</p>"
        assert read("", top.format(home, own) + BODY).date_published == "2026-11-19"
    assert read("", top.format("/mill", "") + BODY).date_published == "2026-11-20"


def test_the_day_of_an_event_is_no_day_of_publication() -> None:
    held = "<h1>Jazz in the snow</h1><p class='date'>Saturday, 16 January 2027</p>" + BODY
    event = ld('{"@type": "MusicEvent", "name": "Jazz in the snow", "startDate": "2027-01-16T20:00"}')
    assert read(event, f"<article>{held}</article>").date_published is None
    announced = held + "<p>Published on 3 October 2026</p>"
    assert read(event, f"<article>{announced}</article>").date_published == "2026-10-03"
    report = ld('{"@type": "NewsArticle", "headline": "Jazz in the snow"}')
    assert read(event + report, f"<article>{held}</article>").date_published == "2027-01-16"
    broadcast = ld('{"@type": "BroadcastEvent", "startDate": "2027-01-16"}')
    assert read(broadcast, f"<article>{held}</article>").date_published == "2027-01-16"


def test_days_of_other_articles_in_the_element_of_the_text() -> None:
    others = "<h2>Related news</h2><ul><li><a href='/b'>The bridge opens</a> <span>19 November 2026</span></li></ul>"
    text = "<p class='info'>30 September 2026</p><h1>The mill burned</h1>" + BODY + others
    page = document("", f"<div>{text}</div>")
    nodes = {page.name(node): node for node in range(len(page)) if page.name(node) in ("h1", "div")}
    paragraphs = [number for number in range(len(page.blocks)) if "witness" in page.block_text(number)]
    found = read_metadata(page, header=nodes["h1"], root=nodes["div"], kept=paragraphs)
    assert found.date_published == "2026-09-30"


def test_the_page_tells_the_order_of_day_and_month_in_its_address() -> None:
    url, declared = "https://esk.example/news-05-03-2024/", '<meta property="article:published_time" content="{}">'
    american = read(declared.format("2024-05-03T09:15:00-04:00"), url=url, lang="en-US")
    assert american.date_published == "2024-05-03T09:15:00-04:00"
    other = read(declared.format("2024-03-05T09:15:00Z"), url=url, lang="en-US")
    assert other.date_published == "2024-03-05T09:15:00+00:00"
    assert read(url=url, lang="en-US").date_published == "2024-05-03"
    assert read(url=url, lang="de").date_published == "2024-03-05"
