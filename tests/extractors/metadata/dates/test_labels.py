"""Words for the day of publication and for that of the last change, by language: in one line, in two, either first."""

from __future__ import annotations

import time

import pytest

from extractors.metadata.dates.labels import PUBLISHED, UPDATED
from tests.extractors.metadata.pages import BODY, read

H1 = "<h1>The mill at Esk has burned down</h1>"
LABELS = [
    ("en", "Publication date", "Last revised"),
    ("en", "Written", "Last edited"),
    ("de", "Geschrieben am", "Zuletzt bearbeitet"),
    ("de", "Erstellt am", "Letzte Änderung"),
    ("de", "Publiziert", "Geändert"),
    ("fr", "Paru le", "Dernière modification"),
    ("fr", "Mis en ligne le", "Mise à jour le"),
    ("es", "Publicada", "Actualizada"),
    ("es", "Fecha de publicación", "Última modificación"),
    ("pt", "Publicação", "Atualização"),
    ("pt", "Criado em", "Alterado em"),
    ("it", "Inserito il", "Ultima modifica"),
    ("it", "Creato", "Modificato"),
    ("ca", "Publicada", "Actualitzada"),
    ("ro", "Data publicării", "Ultima modificare"),
    ("nl", "Publicatiedatum", "Aangepast"),
    ("sv", "Publicerat", "Redigerat"),
    ("da", "Oprettet", "Sidst ændret"),
    ("nb", "Lagt ut", "Redigert"),
    ("fi", "Julkaisuaika", "Päivitysaika"),
    ("is", "Birt", "Uppfært"),
    ("et", "Avaldatud", "Muudetud"),
    ("lv", "Publicēts", "Atjaunots"),
    ("lt", "Publikuota", "Pakeista"),
    ("pl", "Data utworzenia", "Data modyfikacji"),
    ("pl", "Opublikowany", "Zaktualizowany"),
    ("cs", "Vloženo", "Poslední úprava"),
    ("sk", "Uverejnené", "Aktualizácia"),
    ("sl", "Objava", "Zadnja sprememba"),
    ("sl", "Objavljeno", "Zadnja posodobitev"),
    ("hr", "Objavljeno", "Posljednja izmjena"),
    ("eu", "Argitaratua", "Azken eguneraketa"),
    ("mn", "Нийтэлсэн", "Шинэчилсэн"),
    ("km", "ផ្សាយ", "ធ្វើបច្ចុប្បន្នភាព"),
    ("lo", "ເຜີຍແຜ່", "ອັບເດດ"),
    ("my", "ထုတ်ဝေသည်", "နောက်ဆုံးအပ်ဒိတ်"),
    ("am", "የታተመው", "የተሻሻለው"),
    ("zh", "发布于", "编辑于"),
    ("hr", "Datum objave", "Zadnja izmjena"),
    ("sr", "Датум објаве", "Последња измена"),
    ("mk", "Објавено", "Изменето"),
    ("bg", "Публикация", "Последна промяна"),
    ("ru", "Дата публикации", "Дата обновления"),
    ("ru", "Размещено", "Отредактировано"),
    ("uk", "Дата публікації", "Змінено"),
    ("be", "Апублікавана", "Абноўлена"),
    ("hu", "Közzététel", "Utolsó módosítás"),
    ("el", "ΔΗΜΟΣΙΕΥΣΗ", "ΕΝΗΜΕΡΩΣΗ"),
    ("el", "Αναρτήθηκε", "Τροποποιήθηκε"),
    ("sq", "Publikuar", "Përditësuar"),
    ("tr", "Eklenme", "Düzenlenme"),
    ("az", "Yayımlanıb", "Yenilənib"),
    ("kk", "Жарияланды", "Жаңартылды"),
    ("uz", "Joylandi", "Yangilandi"),
    ("ka", "გამოქვეყნდა", "განახლდა"),
    ("hy", "Հրապարակված", "Թարմացված"),
    ("he", "תאריך פרסום", "תאריך עדכון"),
    ("ar", "نُشر في", "آخر تعديل"),
    ("fa", "تاریخ انتشار", "ویرایش"),
    ("ur", "اشاعت", "اپ ڈیٹ"),
    ("hi", "पब्लिश्ड", "संशोधित"),
    ("bn", "প্রকাশ", "হালনাগাদ"),
    ("gu", "પ્રકાશિત", "અપડેટ"),
    ("ta", "பதிவு", "அப்டேட்"),
    ("te", "ప్రచురణ", "అప్‌డేట్"),
    ("kn", "ಪ್ರಕಟಣೆ", "ಅಪ್‌ಡೇಟ್"),
    ("ml", "പ്രസിദ്ധീകരിച്ചത്", "പുതുക്കിയത്"),
    ("si", "ප්‍රකාශිත", "යාවත්කාලීන"),
    ("th", "โพสต์", "อัพเดต"),
    ("vi", "Đăng ngày", "Sửa đổi"),
    ("id", "Tayang", "Diubah"),
    ("ms", "Disiarkan", "Dikemas kini"),
    ("sw", "Imechapishwa", "Imesasishwa"),
    ("af", "Gepubliseer", "Opgedateer"),
    ("eu", "Argitaratua", "Eguneratua"),
    ("cy", "Cyhoeddwyd", "Diweddarwyd"),
    ("ja", "掲載", "最終更新"),
    ("zh", "發表", "修改"),
    ("ko", "게재", "최종수정"),
]


def test_the_day_of_a_recommended_article_is_none_of_the_page_s() -> None:
    lines = "<p>最新推荐文章于 2026-04-02 08:20:00 发布</p><p>于 2026-03-26 14:02:45 发布</p>"
    found = read("", f"<article>{H1}{lines}{BODY}</article>", lang="zh")
    assert found.date_published == "2026-03-26T14:02:45"


@pytest.mark.parametrize("line", ["By Ann Lee. Written 17 May 2024", "Von Anna Beck. Geschrieben am 17. Mai 2024"])
def test_a_label_behind_the_sentence_that_names_the_author(line: str) -> None:
    found = read("", f"<article>{H1}<p>{line}</p>{BODY}</article>", lang="de" if "Von" in line else "en")
    assert found.date_published == "2024-05-17" and len(found.authors) == 1


@pytest.mark.parametrize(("language", "published", "updated"), LABELS)
def test_published_and_updated(language: str, published: str, updated: str) -> None:
    first, last = f"{published}: 2024-05-17", f"{updated}: 2024-05-19"
    for line in (f"{first} {last}", f"{last} {first}", f"{first}</p><p>{last}", f"{last}</p><p>{first}"):
        found = read("", f"<article>{H1}<p>{line}</p>{BODY}</article>", lang=language)
        assert (found.date_published, found.date_modified) == ("2024-05-17", "2024-05-19"), line
    alone = read("", f"<article>{H1}<p>{last}</p>{BODY}</article>", lang=language)
    assert (alone.date_modified, alone.sources["date_published"]) == ("2024-05-19", "dom.updated")


@pytest.mark.parametrize(
    "text",
    ["Edited by Ann Lee, 2024-05-17", "Restand 2024", "Recreation 2024", "编辑：王小明 2024-05-17"],
)
def test_other_words(text: str) -> None:
    assert UPDATED.search(text) is None and PUBLISHED.search(text) is None


def test_every_word_is_found_by_its_literals() -> None:
    for _, published, updated in LABELS:
        assert PUBLISHED.search(published) and UPDATED.search(updated.upper() if updated.isascii() else updated)


def test_looking_for_them_costs_little() -> None:
    start = time.process_time()
    for text in ("published " * 400, "a" * 4_000, "aktualiz" * 500, "мис " * 1_000):
        UPDATED.search(text)
        PUBLISHED.last_in(text)
    assert time.process_time() - start < 0.5
