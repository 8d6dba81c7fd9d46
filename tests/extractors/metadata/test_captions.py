"""Captions and credits by their words alone, also of hostile length."""

from __future__ import annotations

import pytest

from extractors.metadata.captions import split_credit, without_credit
from tests.growth import assert_proportional


@pytest.mark.parametrize("text", ["Photo: {}!", "The mill burnt down. {}("])
def test_full_stops_within_a_credit_are_read_in_one_way(text: str) -> None:
    assert_proportional(lambda count: split_credit(text.format("a.a." * count)), 12)


@pytest.mark.parametrize(
    ("text", "caption", "credit"),
    [
        ("川のそばの水車＝13日（山田太郎撮影）", "川のそばの水車＝13日", "山田太郎"),
        ("川のそばの水車【山田太郎記者撮影】", "川のそばの水車", "山田太郎"),
        ("川のそばの水車（警視庁提供）", "川のそばの水車", "警視庁"),
        ("河边的水车。（张三摄）", "河边的水车。", "张三"),
        ("강가의 물레방아. [사진 출처 = 연합뉴스]", "강가의 물레방아.", "연합뉴스"),
        ("강가의 물레방아 (사진=홍길동 기자)", "강가의 물레방아", "홍길동"),
        ("川のそばの水車（右）", "川のそばの水車（右）", None),
        ("（山田太郎撮影）", None, "山田太郎"),
        ("河边的水车（资料图片） 张三摄", "河边的水车（资料图片）", "张三"),
        ("河边的水车 新华社记者 张三 摄", "河边的水车", "新华社记者 张三"),
        ("河边的水车。新华社发（张三摄）", "河边的水车。", "张三"),
        ("图片来源：某图网", None, "某图网"),
        ("河边的水车 市民拍摄", "河边的水车 市民拍摄", None),
        ("川のそばの水車＝ロイター", "川のそばの水車", "ロイター"),
        ("川のそばの水車＝5月1日、山田太郎撮影", "川のそばの水車＝5月1日", "山田太郎"),
        ("この写真：水車", "この写真：水車", None),
        ("강가의 물레방아/사진=연합뉴스", "강가의 물레방아", "연합뉴스"),
        ("강가의 물레방아가 불탔다. /한솔신문 DB", "강가의 물레방아가 불탔다.", "한솔신문 DB"),
        ("강가의 물레방아 ⓒ연합뉴스", "강가의 물레방아", "연합뉴스"),
    ],
)
def test_how_chinese_japanese_and_korean_captions_are_signed(text: str, caption: str, credit: str | None) -> None:
    assert split_credit(text) == (caption, credit)


@pytest.mark.parametrize(
    ("text", "caption", "credit"),
    [
        ("Мельница у реки. Фото: Иван Петров", "Мельница у реки.", "Иван Петров"),
        ("Млин. Джерело: Укрінформ", "Млин.", "Укрінформ"),
        ("Cối xay bên sông. Ảnh: Nguyễn An", "Cối xay bên sông.", "Nguyễn An"),
        ("Fotoğraf : Ali Veli/AA", None, "Ali Veli/AA"),
        ("Młyn nad rzeką. Fot. Jan Kowalski", "Młyn nad rzeką.", "Jan Kowalski"),
        ("Mylly. Kuva: Matti Virtanen", "Mylly.", "Matti Virtanen"),
        ("Le moulin (Crédit photo : Jean Dupont)", "Le moulin", "Jean Dupont"),
        ("הטחנה. צילום: דנה לוי", "הטחנה.", "דנה לוי"),
        ("चक्की. फोटो: पीटीआई", "चक्की.", "पीटीआई"),
        ("Der Plan der Mühle - Grafik: Anna Müller", "Der Plan der Mühle", "Anna Müller"),
        ("El molino. (Foto El Diario: Ana Gil)", "El molino.", "El Diario: Ana Gil"),
        ("The mill (Photo essay by Ann Lee)", "The mill (Photo essay by Ann Lee)", None),
        ("The mill by the river AP Photo/Ann B. Lee", "The mill by the river", "AP Photo/Ann B. Lee"),
        ("El molino viejo junto al río Ebro / AFP", "El molino viejo junto al río Ebro", "AFP"),
        ("El molino / El río", "El molino / El río", None),
        ("A photo", "A photo", None),
        ("Photographer: Ann Lee", None, "Ann Lee"),
        ("El molino. Foto de archivo: AFP", "El molino.", "AFP"),
        ("Mølla. Illustrasjonsfoto: NTB", "Mølla.", "NTB"),
        ("Mylly. Kuvaaja: Matti Virtanen", "Mylly.", "Matti Virtanen"),
        ("Myllan. Ljósmynd/Jón Jónsson", "Myllan.", "Jón Jónsson"),
        ("De molen. Beeld ANP", "De molen.", "ANP"),
        ("Mlýn. Autor: ČTK", "Mlýn.", "ČTK"),
        ("Autor: Jan Novák", "Autor: Jan Novák", None),
        ("Młyn / autor: Pixabay, Twitter", "Młyn", "Pixabay, Twitter"),
        ("Kincir di Banyuwangi(Dok.Humas )", "Kincir di Banyuwangi", "Humas"),
        ("Kincir (ANTARA FOTO/Budi)", "Kincir", "ANTARA FOTO/Budi"),
        ("Malūnas. ELTA nuotr.", "Malūnas.", "ELTA"),
        ("Malūnas (nuotr. Jonas Jonaitis)", "Malūnas", "Jonas Jonaitis"),
        ("Млын. Фота: БелТА", "Млын.", "БелТА"),
        ("Ο μύλος (φωτ. ΑΠΕ)", "Ο μύλος", "ΑΠΕ"),
        ("Değirmen. Görsel: AA", "Değirmen.", "AA"),
        ("الطاحونة (رويترز)", "الطاحونة", "رويترز"),
        ("آسیاب. عکاس: رضا", "آسیاب.", "رضا"),
        ("ஆலை. படம்: பிடிஐ", "ஆலை.", "பிடிஐ"),
        ("Errota. Argazkia: EFE", "Errota.", "EFE"),
        ("The mill in 1990. Courtesy Esk Gallery.", "The mill in 1990.", "Esk Gallery"),
        ("The mill burned down. (Ann B. Lee)", "The mill burned down.", "Ann B. Lee"),
        ("The mill burned down (Ann Lee)", "The mill burned down (Ann Lee)", None),
        ("The mill burned down. (File Photo)", "The mill burned down. (File Photo)", None),
        ("The mill burned down. (Left)", "The mill burned down. (Left)", None),
        ("The winners met. (Left To Right)", "The winners met. (Left To Right)", None),
        ("The mill in 1990. Photo by: 'Ann Lee'.", "The mill in 1990.", "'Ann Lee'"),
        ("The mill burned down. (Ann Lee at the gate)", "The mill burned down. (Ann Lee at the gate)", None),
        ("The mill in 1990. Photograph courtesy of Ann Lee", "The mill in 1990.", "Ann Lee"),
        ("The mill in 1990. Image via Esk Mail", "The mill in 1990.", "Esk Mail"),
        ("The mill. Courtesy: a virtue", "The mill. Courtesy: a virtue", None),
        ("The mill sends photos via satellite", "The mill sends photos via satellite", None),
        ("The mill was sold. Photo shops are next", "The mill was sold. Photo shops are next", None),
        ("Der Müller. Fotos gibt es keine", "Der Müller. Fotos gibt es keine", None),
        ("Фото:", None, None),
    ],
)
def test_labels_of_credits(text: str, caption: str | None, credit: str | None) -> None:
    assert split_credit(text) == (caption, credit)


@pytest.mark.parametrize(
    "piece",
    ["A.", " \n", "(", "/ ", "（撮影", "Photo: ", "© ", "Aa/", "Aa Bb. "]
    + ["Getty ", "＝、", " 张三摄 ", " - A", "AP Photo/", " (Foto A"]
    + [". Foto A", "Foto Aa ", " autor: ", ". A nuotr.", "(Dok."],
)
def test_a_long_caption_costs_in_proportion(piece: str) -> None:
    assert_proportional(lambda count: split_credit("x" + piece * count + "x"), 20_000)


def test_brackets_around_a_credit_go_with_it() -> None:
    assert without_credit("Kincir (25/11/2026).(ANTARA/Budi)", "ANTARA/Budi") == "Kincir (25/11/2026)."
