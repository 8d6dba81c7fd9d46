"""The hour of a day that stands apart from it, as blogs have it."""

from __future__ import annotations

import pytest

from tests.extractors.metadata.pages import BODY, read

H1 = "<h1>The mill at Esk has burned down</h1>"
DAY = '<h2 class="date">March 4, 2008</h2>'


def published(above: str, below: str, lang: str = "en") -> str | None:
    return read("", f"<article>{above}{H1}{BODY}{below}</article>", lang=lang).date_published


@pytest.mark.parametrize(
    ("below", "expected"),
    [
        ("<p>Posted by Ann Lee at 10:15 AM | <a href='/p'>Permalink</a></p>", "2008-03-04T10:15:00"),
        ("<p>Posted by Ann Lee at 9:05 pm</p>", "2008-03-04T21:05:00"),
        ("<p>Posted by Ann Lee on March 4, 2008 6:30 PM | <a href='/p'>Permalink</a></p>", "2008-03-04T18:30:00"),
        ("<p>Posted by Ann Lee at 10:15 AM</p><p>Posted by Bo Li at 11:15 AM</p>", "2008-03-04"),  # of two entries
        ("<h3>Comments</h3><p>Posted by: Ann Lee at 10:15 AM</p>", "2008-03-04"),
        ("<p>Posted by Ann Lee at 10:75 AM</p>", "2008-03-04"),
    ],
)
def test_the_hour_of_a_byline(below: str, expected: str) -> None:
    assert published(DAY, below) == expected


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "This entry was posted on Tuesday, March 4th, 2008 at 11:20 am and is filed under <a>City</a>."),
        ("de", "Dieser Eintrag wurde am Dienstag, 4. März 2008 um 11:20 Uhr veröffentlicht und ist abgelegt."),
    ],
)
def test_the_line_about_the_entry(lang: str, said: str) -> None:
    more = f"<p>{said} You can follow any responses to this entry through the feed of it, and leave one.</p>"
    day = DAY if lang == "en" else "<p>4. März 2008</p>"
    assert published(day, more, lang) == "2008-03-04T11:20:00"
    assert published(day, 2 * more, lang) == "2008-03-04"  # one of several entries
