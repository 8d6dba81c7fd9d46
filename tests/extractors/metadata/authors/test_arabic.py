"""Arabic bylines: what a dash parts from a name, names side by side, and kinds of texts before the writer's."""

from __future__ import annotations

import pytest

from extractors.metadata.authors.arabic import without_dashes
from extractors.metadata.authors.names import authors_of
from tests.extractors.metadata.pages import BODY, ld, read


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("الوادى - نادر العكش", ("نادر العكش",)),
        ("نور- فاطمة علي", ("فاطمة علي",)),
        ("القاهرة الجديدة - محمد علي", ("محمد علي",)),
        ("محمد علي - كاتب صحفي", ("محمد علي",)),
        ("محمد علي – أستاذة القانون", ("محمد علي",)),
        ("كتب هشام البدراوى - نادر العكش", ("هشام البدراوى", "نادر العكش")),
        ("هبة سعيد - تصوير محمد حسن", ("هبة سعيد",)),
        ("حوار سلوى الجيار", ("سلوى الجيار",)),
        ("حوار – سلوى الجيار", ("سلوى الجيار",)),
        ("تحقيق هبة سعيد", ("هبة سعيد",)),
    ],
)
def test_whom_a_byline_names(text: str, names: tuple[str, ...]) -> None:
    assert authors_of(text) == authors_of(text, visible=True) == names


@pytest.mark.parametrize(
    "text",
    [
        "تقرير الوكالة الوطنية",
        "حوار مع سلوى الجيار",
        "أدونيس - شاعر سوري",
        "قسم الأخبار - هيئة التحرير",
        "أ.ب - أ.ف.ب",
        "محمد علي - Ann Lee",
    ],
)
def test_what_names_nobody_for_sure_stays_as_it_is(text: str) -> None:
    assert authors_of(text) == (text,) and without_dashes(text) == text


@pytest.mark.parametrize("text", ["Ann Lee - Bo Berg", "Élise Durand – Luc Petit", "김이박 - 최정강", "محمد عبد-الله"])
def test_another_script_or_no_dash_between_spaces(text: str) -> None:
    assert without_dashes(text) == text


def test_the_paper_beside_a_name_is_no_second_author() -> None:
    author = {"@type": "Person", "name": "صباح الوادى - نادر العكش"}
    told = ld({"@type": "NewsArticle", "headline": "x", "author": author})
    found = read(f'<meta property="og:site_name" content="صباح الوادى">{told}', f"<article><h1>x</h1>{BODY}</article>")
    assert [author.name for author in found.authors] == ["نادر العكش"]
