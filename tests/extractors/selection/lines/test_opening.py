"""Lines that open a text and tell only when and by whom it was written are no body."""

from __future__ import annotations

import numpy as np
import pytest

from extractors import Article, Page, body_and_headline, extract_page, learn_site
from extractors.document import Document
from extractors.selection.lines.opening import opening, without_opening
from extractors.selection.lines.origins import LONGEST, tells_origin
from tests.builders import PARAGRAPHS, document

TEXT = "The council met on Tuesday to decide what to do about the old bridge."


def no_heading(place: int) -> bool:
    return False


@pytest.mark.parametrize(
    "line",
    [
        "15 Dec, 2025",
        "Published on: February 14, 2025",
        "Posted: Thursday, April 21, 2022. 10:11 pm CST.",
        "Aktualisiert am 19.02.2020",
        "4 min read",
        "Reading time: about 4 minutes",
        "Lesezeit: 4 Minuten",
        "Время чтения: 4 минуты",
        "阅读时间：约4分钟",
        "この記事は約4分で読めます",
        "읽는 시간 4분",
        "Son güncelleme: 4 Mayıs 2026 10:15",
        "更新时间：2026年5月4日 10:15",
        "업데이트 2026년 5월 4일 10시 15분",
        "آخر تحديث: 4 مايو 2026 10:15",
        "अपडेटेड: 4 मई 2026, 10:15",
        "Diperbarui: 4 Mei 2026, 10.15 WIB",
        "Data publikacji: 4 maja 2026, 10:15",
        "이안나 기자",
        "By Ann Lee",
        "By ANN LEE Register Staff Writer",
        "By Ann Lee, staff writer",
        "Por Ana Gil, presidenta",
        "Von Petra Lindner und Jan Roth",
        "Por Agencia EFE",
        "Ann Lee, 22 November 2026",
        "By An Nguyen and Kim In Sook",
        "Published 30 Dec 2025, updated 2 Jan 2026",
        "Nov 3, 2026 | By Ann Lee | 4 min read",
    ],
)
def test_lines_that_tell_the_origin(line: str) -> None:
    assert tells_origin(line)
    assert opening(3, [line, TEXT, TEXT].__getitem__, no_heading) == range(1)


@pytest.mark.parametrize(
    "line",
    [
        "By Ann Lee, president of the board when it burned",
        "By noon, writer",
        "",
        "2017",
        "By the time the fire was out, Ann Lee had left.",
        "By Monday all of them were gone",
        "Date: 16-19 March 2026",  # when something takes place
        "The walk takes 4 minutes",
        "Ann Lee",  # who speaks, or of whom the text is
        "Berlin, 3 May 2026: the council met",
        "On 3 May 2026 Ann Lee opened the bridge.",
        "The Garden - Derek Jarman (1990)",
        "Chapter 4",
        "By The River",
        "By Train From Rome To Vienna",
        "Von Haus zu Haus",
        "May 3, 1962",
        "Ann Lee, 3 May 1940 - 2 June 2026",
        "Ann Lee (3 May 2001 - 2 June 2026)",
        "By Ann Lee " * 20,
    ],
)
def test_lines_that_stay(line: str) -> None:
    assert not tells_origin(line)
    assert opening(3, [line, TEXT, TEXT].__getitem__, no_heading) == range(0)


def test_several_lines_go_and_never_all() -> None:
    lines = ["By Ann Lee", "3 May 2026", TEXT, "By Ann Lee"]
    assert opening(4, lines.__getitem__, no_heading) == range(2)  # only what opens the text
    assert opening(0, lines.__getitem__, no_heading) == range(0)


def test_a_diary_keeps_its_days() -> None:
    lines = ["3 May 2026", TEXT, "4 May 2026", TEXT]
    assert opening(4, lines.__getitem__, no_heading) == range(0)
    assert opening(3, ["3 May 2026", "4 May 2026", TEXT].__getitem__, no_heading) == range(0)
    assert opening(3, ["3 May 2026", "Updated: 4 May 2026", TEXT].__getitem__, no_heading) == range(2)


def test_letters_keep_who_signs_them() -> None:
    lines = ["Ann Lee, 3 May 2026", TEXT, "Bo Li, 3 May 2026", TEXT]
    assert opening(4, lines.__getitem__, no_heading) == range(0)
    lines = ["By Ann Lee", TEXT, "By Bo Li", TEXT]
    assert opening(4, lines.__getitem__, no_heading) == range(0)


def test_a_heading_is_of_the_text_below_it() -> None:
    lines = ["By Ann Lee", "By Royal Command", TEXT]
    assert opening(3, lines.__getitem__, lambda place: place == 1) == range(0)


def test_blocks_of_a_page_go() -> None:
    page = f"<html><body><div>By Bo Li</div><p>{TEXT}</p><h2>3 May 2026</h2><p>{TEXT}</p></body></html>"
    document = Document(Page.from_html(page, "http://a.example/x"))
    assert without_opening(document, np.array([0, 1])).tolist() == [1]
    assert without_opening(document, np.array([2, 3])).tolist() == [2, 3]


def test_all_ways_agree() -> None:
    long = f"<p>Story by <a href='/{'a' * LONGEST * 10}'>Ann Lee</a> and Bo Li</p>"

    def page(opening: str, name: str) -> Page:
        text = "".join(f"<p>{each}</p>" for each in PARAGRAPHS)
        html = f"<title>The mill</title><body><article><h1>The mill</h1>{opening}{text}</article>"
        return Page.from_html(html, f"https://news.example/2026/{name}.html")

    cold = extract_page(page(long, "a"))
    assert isinstance(cold.outcome, Article)
    body = cold.outcome.body
    assert body.startswith(PARAGRAPHS[0])
    seen = extract_page(page("", "b"), learn=True).observation
    assert seen is not None
    [wrapper] = learn_site([seen])
    warm = extract_page(page(long, "a"), [wrapper])
    assert warm.used is not None and isinstance(warm.outcome, Article) and warm.outcome.body == body
    assert body_and_headline(page(long, "a"), wrapper) == (body, "The mill")


def test_one_line_behind_the_lead_tells_of_the_origin_too() -> None:
    lines = ["What the council will do about the bridge", "By Ann Lee", TEXT, TEXT + " Again."]
    assert opening(4, lines.__getitem__, no_heading) == range(1, 2)
    assert opening(3, lines.__getitem__, no_heading) == range(0)  # hardly a text below it
    assert opening(4, lines.__getitem__, lambda place: place == 0) == range(0)  # of a part, not of the article
    assert opening(4, lines.__getitem__, lambda place: place == 1) == range(0)
    assert opening(4, [*lines[:3], "By Tom Ash"].__getitem__, no_heading) == range(0)  # several texts
    timed = [*lines[:2], "Reading time: 6 minutes", TEXT]
    assert opening(4, timed.__getitem__, no_heading) == range(1, 2)  # that is no second day or writer
    found = document("".join(f"<p>{line}</p>" for line in lines))
    assert without_opening(found, np.arange(4)).tolist() == [0, 2, 3]
