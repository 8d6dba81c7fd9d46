"""Labels of links to all that somebody wrote."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from extractors.metadata.authors.all_by import without_all_by
from extractors.metadata.authors.names import authors_of


@pytest.mark.parametrize(
    ("label", "name"),
    [
        ("View all posts by Ann Lee", "Ann Lee"),
        ("View all posts by Ann Lee →", "Ann Lee"),
        ("More articles by Ann Lee", "Ann Lee"),
        ("Alle Beiträge von Anna Lehmann anzeigen", "Anna Lehmann"),
        ("Voir tous les articles de Anne Leroy", "Anne Leroy"),
        ("Ver todas las entradas de Ana Lema", "Ana Lema"),
        ("Guarda tutti gli articoli di Anna Leoni", "Anna Leoni"),
        ("Ver todos os posts de Ana Lima", "Ana Lima"),
        ("Bekijk alle berichten van Anna Linde", "Anna Linde"),
        ("Alle berichten van Anna Linde bekijken", "Anna Linde"),
        ("Visa alla inlägg av Anna Lind", "Anna Lind"),
        ("Vis alle indlæg af Anna Lund", "Anna Lund"),
        ("Zobacz wszystkie wpisy, których autorem jest Anna Lis", "Anna Lis"),
        ("Zobrazit všechny příspěvky od Anna Lišková", "Anna Lišková"),
        ("Посмотреть все записи автора Анна Лисина", "Анна Лисина"),
        ("Προβολή όλων των άρθρων του/της Άννα Λαμπράκη", "Άννα Λαμπράκη"),
        ("Xem tất cả bài viết của Ngọc Lan", "Ngọc Lan"),
        ("Ayşe Kaya tarafından yazılan tüm yazıları görüntüle", "Ayşe Kaya"),
        ("Lantos Anna összes bejegyzése", "Lantos Anna"),
        ("山田花子 のすべての投稿を表示", "山田花子"),
        ("查看李晓明的所有文章", "李晓明"),
        ("김민지의 모든 글 보기", "김민지"),
    ],
)
def test_the_name_is_left(label: str, name: str) -> None:
    assert without_all_by(label) == name
    assert authors_of(label, visible=True) == (name,)


@pytest.mark.parametrize(
    "text", ["Ann Lee", "All posts", "By Ann Lee", "More stories from the valley, and what came of them" * 3, ""]
)
def test_another_text_stays(text: str) -> None:
    assert without_all_by(text) == text


@given(st.text(max_size=200))
def test_no_text_raises(text: str) -> None:
    assert isinstance(without_all_by(text), str)
