"""What stands behind the names of a visible byline is no part of them."""

from __future__ import annotations

import pytest

from extractors.metadata.authors.behind import tells_reading_time, up_to_moment, without_reading_time
from extractors.metadata.authors.names import authors_of


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("Anna Berg Montag, 3. Februar 2025", "Anna Berg"),
        ("Anna Berg Lesezeit: 3 Min.", "Anna Berg"),
        ("Anna Berg vor 3 Stunden", "Anna Berg"),
        ("Por Ana López lunes, 3 de febrero de 2025", "Ana López"),
        ("Ana López Actualizado 3 de febrero de 2025 10:15", "Ana López"),
        ("Ana López hace 3 horas", "Ana López"),
        ("Ana López Seguir", "Ana López"),
        ("Anne Dupont Mis à jour le 3 février 2025", "Anne Dupont"),
        ("Anne Dupont Temps de lecture 3 min", "Anne Dupont"),
        ("Ana Silva segunda-feira, 3 de fevereiro de 2025", "Ana Silva"),
        ("Ana Silva há 3 horas", "Ana Silva"),
        ("Anna Rossi Ultima modifica 3 febbraio 2025", "Anna Rossi"),
        ("Anna Rossi 3 minuti di lettura", "Anna Rossi"),
        ("Anna de Vries Gepubliceerd op 3 februari 2025", "Anna de Vries"),
        ("Anna Berg Uppdaterad 3 februari 2025", "Anna Berg"),
        ("Anna Berg Oppdatert 03.02.2025", "Anna Berg"),
        ("Anna Virtanen maanantai 3. helmikuuta 2025", "Anna Virtanen"),
        ("Anna Nowak poniedziałek, 3 lutego 2025", "Anna Nowak"),
        ("Jan Novák Aktualizováno 3. 2. 2025", "Jan Novák"),
        ("Ana Popescu luni, 3 februarie 2025", "Ana Popescu"),
        ("Kovács Anna 2025. február 3. hétfő", "Kovács Anna"),
        ("Анна Иванова понедельник, 3 февраля 2025", "Анна Иванова"),
        ("Анна Иванова Обновлено 03.02.2025", "Анна Иванова"),
        ("Ayşe Yılmaz Pazartesi, 3 Şubat 2025", "Ayşe Yılmaz"),
        ("Γιώργος Παπάς Δευτέρα 3 Φεβρουαρίου 2025", "Γιώργος Παπάς"),
        ("Budi Santoso Senin, 3 Februari 2025", "Budi Santoso"),
        ("Nguyễn Văn An Thứ hai, 3/2/2025", "Nguyễn Văn An"),
        ("أحمد علي الإثنين 3 فبراير 2025", "أحمد علي"),
        ("राम शर्मा सोमवार, 3 फरवरी 2025", "राम शर्मा"),
        ("דנה כהן פורסם 03.02.2025", "דנה כהן"),
    ],
)
def test_days_labels_and_buttons_of_many_languages(line: str, name: str) -> None:
    assert authors_of(line, visible=True) == (name,)


@pytest.mark.parametrize("line", ["Plácido Domingo", "Nancy Friday and Ann May", "Von Anna Berg", "中国发布"])
def test_names_are_left_as_they_are(line: str) -> None:
    assert authors_of(line, visible=True) == authors_of(line)


@pytest.mark.parametrize("text", ["lunes " * 80, " ,|·" * 100, "3 min " * 70, "Ann " + "1." * 200])
def test_it_takes_no_time(text: str) -> None:
    assert len(up_to_moment(text)) <= len(text)


@pytest.mark.parametrize(
    "said",
    [
        "4 min read", "3 Min. Lesezeit", "Lesedauer", "un minuto de lectura", "2 minuti di lettura",
        "5 minutes de lecture", "3 min de leitura", "4 minuten leestijd", "4 min lesetid", "4 min läsning",
        "Lästid", "læsetid", "lukuaika", "czas czytania", "4 minuty czytania", "timp de citire", "4 dakika okuma",
        "okuma süresi", "waktu baca", "masa membaca", "Reading time", "LESEZEIT", "время чтения", "阅读时间",
        "वढ़ 4 min read",
    ],
)  # fmt: skip
def test_how_long_reading_takes_is_told_in_every_language(said: str) -> None:
    assert tells_reading_time(f"Ann Lee {said}")
    assert without_reading_time(f"Ann Lee {said}").split() == f"Ann Lee {'वढ़' if 'वढ़' in said else ''}".split()


@pytest.mark.parametrize("said", ["Read on", "a lesson in baca", "4 minutes", "Ann Lee", "lecture hall", ""])
def test_what_tells_no_reading_time(said: str) -> None:
    assert not tells_reading_time(said)
    assert without_reading_time(said) == said
