"""Author names: cleaned, split, and better none than a bad one."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from extractors.metadata.authors.names import authors_of, is_person_like
from extractors.metadata.authors.surnames import creator, surname_last
from tests.extractors.metadata.pages import BODY, ld, read


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Ann Lee", ("Ann Lee",)),
        ("By Ann Lee and Bo Berg", ("Ann Lee", "Bo Berg")),
        ("by ANN LEE, BO BERG & Cy Dorn", ("ANN LEE", "BO BERG", "Cy Dorn")),
        ("Von Anna Müller und Jörg Groß", ("Anna Müller", "Jörg Groß")),
        ("Par Élise Durand et Luc Petit", ("Élise Durand", "Luc Petit")),
        ("Landesministerium für Wasser und Wald", ("Landesministerium für Wasser und Wald",)),
        ("Nachrichten", ()),
        ("Por José Núñez y Ana Gil", ("José Núñez", "Ana Gil")),
        ("Por José Ortega y Gasset", ("José Ortega y Gasset",)),
        ("José Ortega y Gasset y Ana Gil", ("José Ortega y Gasset", "Ana Gil")),
        ("Ana Gil y José Ortega y Gasset", ("Ana Gil", "José Ortega y Gasset")),
        ("Maria Costa e Silva, Rui Reis", ("Maria Costa e Silva", "Rui Reis")),
        ("Ramon Folch i Guillem, Pere Puig i Roca", ("Ramon Folch i Guillem", "Pere Puig i Roca")),
        ("Ana y María", ("Ana", "María")),
        ("María Gil y EFE", ("María Gil",)),
        ("Núria Martí i ACN", ("Núria Martí",)),
        ("Ana Ruiz y Fotos", ("Ana Ruiz",)),
        ("Daniel Pérez y Corresponsales", ("Daniel Pérez", "Corresponsales")),
        ("Martin Lee, Jr., Ann Lee", ("Martin Lee Jr.", "Ann Lee")),
        ("Martin Lee, III and Bo Berg", ("Martin Lee III", "Bo Berg")),
        ("Martin Lee, Sr. Director of Mills", ("Martin Lee",)),
        ("di Mario Rossi e Lucia Bianchi", ("Mario Rossi", "Lucia Bianchi")),
        ("Автор: Иван Петров", ("Иван Петров",)),
        ("记者 张三丰", ("张三丰",)),
        ("作者：王小明、李雷", ("王小明", "李雷")),
        ("Yazar: Ayşe Yılmaz", ("Ayşe Yılmaz",)),
        ("Haber: Ayşe Yılmaz", ("Ayşe Yılmaz",)),
        ("Haber Ayşe Yılmaz", ("Ayşe Yılmaz",)),
        ("Haber Kule", ("Haber Kule",)),
        ("Foto Express", ("Foto Express",)),
        ("Autor, Ana Paz", ("Ana Paz",)),
        ("Ann Lee, Ph.D.", ("Ann Lee",)),
        ("문기순 전 우체국장", ("문기순",)),
        ("김민수 한빛대 교수", ("김민수",)),
        ("경향신문 전현진", ("경향신문 전현진",)),
        ("서울경제 현진영", ("서울경제 현진영",)),
        ("Guest Contributor: Ann Lee", ("Ann Lee",)),
        ("reklama", ()),
        ("Zur Autorin", ()),
        ("Ann Lee <ann@example.org>", ("Ann Lee",)),
        ("Ann Lee (Reuters)", ("Ann Lee",)),
        ("Ann Lee, Senior Political Correspondent", ("Ann Lee",)),
        ("Аутор: Петар Петровић", ("Петар Петровић",)),
        ("Του Γιάννη Παπαδόπουλου", ("Γιάννη Παπαδόπουλου",)),
        ("Γράφει ο Νίκος Γεωργίου", ("Νίκος Γεωργίου",)),
        ("Nga Arben Hoxha", ("Arben Hoxha",)),
        ("Autorius: Jonas Jonaitis", ("Jonas Jonaitis",)),
        ("ავტორი: გიორგი ბერიძე", ("გიორგი ბერიძე",)),
        ("Հեղինակ՝ Արմեն Գրիգորյան", ("Արմեն Գրիգորյան",)),
        ("எழுதியவர்: குமார்", ("குமார்",)),
        ("Rui Ma", ("Rui Ma",)),
        ("Will Judd", ("Will Judd",)),
        ("Les Echos", ("Les Echos",)),
        ("Center for Land and Sea", ("Center for Land and Sea",)),
        ("Berg & Berg", ("Berg & Berg",)),
        ("dpa/lsw", ("dpa/lsw",)),
        ("Ann Lee, Ann Lee", ("Ann Lee",)),
        ("Ann Lee and Bo Berg, Nairobi", ("Ann Lee", "Bo Berg")),
        ("Ann Lee, London, Bo Berg", ("Ann Lee", "Bo Berg")),
        ("Ann, Bo", ("Ann", "Bo")),
        ("Ann Lee; Nairobi", ("Ann Lee", "Nairobi")),  # a list of its own kind
        ("Ann Lee, bo77", ("Ann Lee", "bo77")),
        ("Office for Rivers and Coasts", ("Office for Rivers and Coasts",)),
    ],
)
def test_names_in_metadata(text: str, expected: tuple[str, ...]) -> None:
    assert authors_of(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("By | Ann Lee | June 3, 2024 | 5 min read", ("Ann Lee",)),
        ("Ann Lee | Head of Marketing", ("Ann Lee",)),
        ("Ann Lee June 3, 2024", ("Ann Lee",)),
        ("Dec 17, 2025", ()),
        ("Von | Anna Müller | und | Jörg Groß | , Berlin", ("Anna Müller", "Jörg Groß")),
        ("Posted by Ann Lee, Bo Berg and Cy Dorn - Web Team", ("Ann Lee", "Bo Berg", "Cy Dorn")),
        ("Text & Fotos: | Ivan Valetny", ("Ivan Valetny",)),
        ("View all posts by Ann Lee →", ("Ann Lee",)),
        ("Veröffentlicht am", ()),
        ("Napsal Jan Novák", ("Jan Novák",)),
        ("Autoři: Jan Novák, Petra Dvořáková", ("Jan Novák", "Petra Dvořáková")),
        ("Jan Novák a Petra Dvořáková", ("Jan Novák", "Petra Dvořáková")),
        ("Kovács János és Nagy Anna", ("Kovács János", "Nagy Anna")),
        ("Scris de Ion Popescu și Ana Ionescu", ("Ion Popescu", "Ana Ionescu")),
        ("Skrevet av Kari Nordmann", ("Kari Nordmann",)),
        ("Toimittaja: Matti Virtanen", ("Matti Virtanen",)),
        ("dal nostro inviato Mario Rossi", ("Mario Rossi",)),
        ("Door onze verslaggever Jan de Vries", ("Jan de Vries",)),
        ("Του Γιώργου Παπαδόπουλου", ("Γιώργου Παπαδόπουλου",)),
        ("Γράφει η Μαρία Νικολάου", ("Μαρία Νικολάου",)),
        ("Muhabir: Ahmet Yılmaz", ("Ahmet Yılmaz",)),
        ("Іван Петренко та Олена Шевченко", ("Іван Петренко", "Олена Шевченко")),
        ("от Иван Иванов", ("Иван Иванов",)),
        ("Пише: Петар Петровић", ("Петар Петровић",)),
        ("كتبت سارة علي", ("سارة علي",)),
        ("علی رضایی و مریم احمدی", ("علی رضایی", "مریم احمدی")),
        ("राहुल शर्मा और प्रिया सिंह", ("राहुल शर्मा", "प्रिया सिंह")),
        ("রহিম উদ্দিন ও করিম শেখ", ("রহিম উদ্দিন", "করিম শেখ")),
        ("எழுதியவர்: முருகன் செல்வம்", ("முருகன் செல்வம்",)),
        ("Nguyễn Văn An và Trần Thị Bình", ("Nguyễn Văn An", "Trần Thị Bình")),
        ("Budi Santoso dan Siti Aminah", ("Budi Santoso", "Siti Aminah")),
        ("Dan Brown", ("Dan Brown",)),
        ("Mario Rossi a Roma", ("Mario Rossi a Roma",)),
        ("Share on Facebook", ()),
        ("3 comments", ()),
        ("Publié par Anne Le Goff le 3 mars", ("Anne Le Goff",)),
        ("PAR ANNE LE GOFF LE 3 MARS", ("ANNE LE GOFF",)),
        ("Par Anne Durand Le Mardi 3 mars", ("Anne Durand",)),
        ("Par Anne Durand le", ("Anne Durand",)),
        ("By Anh Le | March 3, 2020", ("Anh Le",)),
        ("By John le Carré", ("John le Carré",)),
        ("Signe Dahl livsstilsredaktør", ("Signe Dahl",)),
        ("Signe Dahl politisk kommentator", ("Signe Dahl",)),
        ("Av Ola Berg journalist", ("Ola Berg",)),
        ("Av Ola Berg redaktør i Olmo", ("Ola Berg",)),
        ("By Health reporter Ann Lee", ("Ann Lee",)),
        ("By Freelance journalist Ann Lee", ("Ann Lee",)),
        ("Staff reporter", ()),
        ("Political reporter", ()),
        ("by Ann Lee. Written 12 March 2004", ("Ann Lee",)),
        ("Von Anna Beck. Geschrieben am 3. Mai 2004", ("Anna Beck",)),
        ("By Prof. Dr. Ann Lee", ("Prof. Dr. Ann Lee",)),
        ("Von Dipl. Ing. Anna Beck", ("Dipl. Ing. Anna Beck",)),
        ("By John Q. Lee Jr.", ("John Q. Lee Jr.",)),
        ("Por: Redacción Molino en Casa", ("Redacción Molino en Casa",)),
    ],
)
def test_names_in_bylines(text: str, expected: tuple[str, ...]) -> None:
    assert authors_of(text, visible=True) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("מאת משה כהן, תל אביב", ("משה כהן",)),
        ("משה כהן, כתב לענייני צבא", ("משה כהן",)),
        ("מאת משה כהן ודנה לוי", ("משה כהן", "דנה לוי")),
        ("משה כהן, דנה לוי ויוסי מזרחי", ("משה כהן", "דנה לוי", "יוסי מזרחי")),
        ("כתבה: דנה לוי", ("דנה לוי",)),
        ("משה ורדי", ("משה ורדי",)),
        ("דנה לוי ורדי", ("דנה לוי ורדי",)),
        ("राहुल शर्मा, नई दिल्ली", ("राहुल शर्मा",)),
        ("राहुल शर्मा, संवाददाता", ("राहुल शर्मा",)),
        ("राहुल शर्मा द्वारा", ("राहुल शर्मा",)),
        ("रिपोर्ट: राहुल शर्मा", ("राहुल शर्मा",)),
        ("محمد أحمد وسارة علي", ("محمد أحمد", "سارة علي")),
        ("كتب: محمد أحمد، سارة علي", ("محمد أحمد", "سارة علي")),
        ("بقلم محمد أحمد، القاهرة", ("محمد أحمد",)),
        ("القاهرة - محمد أحمد", ("محمد أحمد",)),
        ("القاهرة: محمد أحمد", ("محمد أحمد",)),
        ("محمد أحمد - القاهرة", ("محمد أحمد",)),
        ("محمد أحمد، مراسل", ("محمد أحمد",)),
        ("محمد أحمد وهبي", ("محمد أحمد وهبي",)),
        ("محمد أحمد وليد جنبلاط", ("محمد أحمد وليد جنبلاط",)),
        ("محمد ولد عبد العزيز", ("محمد ولد عبد العزيز",)),
        ("وزارة الداخلية والثقافة العامة", ("وزارة الداخلية والثقافة العامة",)),
        ("Ann Lee, New York", ("Ann Lee",)),
        ("Avec AFP", ("AFP",)),
    ],
)
def test_where_no_capitals_tell_names(text: str, expected: tuple[str, ...]) -> None:
    assert authors_of(text) == expected
    assert authors_of(text, visible=True) == expected


@pytest.mark.parametrize(
    "text",
    [
        "מערכת העיתון",
        "غرفة الأخبار",
        "हिंदी न्यूज़ डेस्क",
        "নিউজ ডেস্ক",
        "Отдел новостей",
        "Συντακτική Ομάδα",
        "Haber Merkezi",
        "Tim Redaksi",
        "Redacția Știri",
        "گروه سیاسی",
        "Agência Brasil",
        "Anadolu Ajansı",
        "時事通信",
        "共同",
    ],
)
def test_desks_and_agencies_are_no_persons(text: str) -> None:
    assert not is_person_like(text)
    assert authors_of(text) == (text,)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Admin",
        "admin",
        "wp-admin",
        "By",
        "Author",
        "https://example.org/author/1",
        "ann@example.org",
        "null",
        "105092",
        "12:30",
        "Read more",
        "Comments",
        "Redirect",
        "{{author}}",
        "What do you think?",
        "x" * 200,
    ],
)
def test_nobody(text: str) -> None:
    assert authors_of(text) == ()


@pytest.mark.parametrize("title", ["Do I Need Travel Insurance?", "Why We Travel in Spring", "How to Save for a House"])
def test_a_title_in_the_place_of_a_byline_names_nobody(title: str) -> None:
    assert authors_of(title, visible=True) == authors_of(title) == ()
    assert authors_of(f"{title} | By Ann Lee", visible=True) == ("Ann Lee",)


@pytest.mark.parametrize(
    "text",
    ["anónimo", "Anonyme", "Аноним", "Administrador", "администратор", "Redattore", "Invité", "Gastbeitrag", "Usuario",
     "Onbekend", "管理员", "佚名", "小编", "匿名", "관리자", "المحرر", "अज्ञात", "ẩn danh", "Sin autor"],
)  # fmt: skip
def test_nobody_in_other_languages(text: str) -> None:
    assert authors_of(text) == ()


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("Una crónica de Ana López", ("Ana López",)),
        ("Reportagem de Ana Silva e João Souza", ("Ana Silva", "João Souza")),
        ("Une chronique de Anne Dupont", ("Anne Dupont",)),
        ("Scritto da Anna Rossi", ("Anna Rossi",)),
        ("Dalla nostra inviata Anna Rossi", ("Anna Rossi",)),
        ("En krönika av Anna Berg", ("Anna Berg",)),
        ("Rozmawiała Anna Nowak", ("Anna Nowak",)),
        ("Píše Jan Novák", ("Jan Novák",)),
        ("Беседовала Анна Иванова", ("Анна Иванова",)),
        ("Підготувала Анна Іваненко", ("Анна Іваненко",)),
        ("Tekst i zdjęcia: Anna Nowak", ("Anna Nowak",)),
        ("Por Ana Silva, do UOL, em São Paulo", ("Ana Silva",)),
        ("作者︱王小明", ("王小明",)),
        ("執筆者：田中宏昌", ("田中宏昌",)),
    ],
)
def test_bylines_of_other_languages(line: str, names: tuple[str, ...]) -> None:
    assert authors_of(line, visible=True) == names
    page = f"<h1>Mlýn u řeky</h1><p>{line}</p>{BODY}"
    assert tuple(author.name for author in read("", page).authors) == names


def test_persons_and_their_surnames() -> None:
    assert surname_last("Berg, Ann") == "Ann Berg"
    assert surname_last("Ann Berg, Jr.") == "Ann Berg, Jr."


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Berg, Ann", "Ann Berg"),
        ("García Márquez, Gabriel", "Gabriel García Márquez"),
        ("Berg, Ann M.", "Ann M. Berg"),
        ("Ann Lee, Bo Berg", "Ann Lee, Bo Berg"),
        ("Ann Lee, Esk News", "Ann Lee, Esk News"),
    ],
)
def test_a_creator_has_the_surname_first_unless_whole_names_stand_around_the_comma(text: str, expected: str) -> None:
    assert creator(text) == expected
    assert is_person_like("Ann van der Berg") and not is_person_like("Sports Desk")


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=300), st.booleans())
def test_any_text(text: str, visible: bool) -> None:
    for name in authors_of(text, visible=visible):
        assert 2 <= len(name) <= 60 and name == name.strip()


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Additional reporting by Ann Lee", ("Ann Lee",)),
        ("Von unserer Mitarbeiterin Ann Beck", ("Ann Beck",)),
        ("a cura della Redazione", ("Redazione",)),
        ("Da Redação", ("Redação",)),
        ("More by Ann Lee", ("Ann Lee",)),
        ("L'édito de Pascal DUTHEIL", ("Pascal DUTHEIL",)),
        ("je komentátor Rozhlasu Esk", ()),
        ("Laporan: Budi Santoso", ("Budi Santoso",)),
    ],
)
def test_words_before_names(text: str, names: tuple[str, ...]) -> None:
    assert authors_of(text) == names


@pytest.mark.parametrize(
    ("name", "names"),
    [
        ("Rademacher, Jutta", ["Jutta Rademacher"]),
        ("Ann Lee, Bo Berg", ["Ann Lee", "Bo Berg"]),
        ("Reuters, Berlin", ["Berlin"]),
        ("张三, 李四", ["张三", "李四"]),
    ],
)
def test_a_surname_before_its_comma_in_json_ld(name: str, names: list[str]) -> None:
    script = ld(f'{{"@type": "NewsArticle", "author": {{"@type": "Person", "name": "{name}"}}}}')
    assert [author.name for author in read(script, f"<h1>The mill</h1>{BODY}").authors] == names


@pytest.mark.parametrize(
    "desk",
    [
        "The National Desk",
        "KXYZ Staff",
        "KXYZ News",
        "Esk News Service",
        "KXYZ News Team",
        "City Bureau",
        "Special to The Mail",
        "Redaktion Politik",
        "Eskboten-Redaktion",
        "La rédaction",
        "da Redação",
        "Redacción Deportes",
    ],
)
@pytest.mark.parametrize("mark", [" | ", ", ", "; "])
def test_a_desk_behind_a_name_is_where_they_work(mark: str, desk: str) -> None:
    assert authors_of(f"Ann Lee{mark}{desk}") == ("Ann Lee",)
    assert authors_of(f"Ann Lee{mark}Bo Berg{mark}{desk}") == ("Ann Lee", "Bo Berg")


def test_a_staff_that_an_and_joins_to_a_name() -> None:
    assert authors_of("Ann Lee and KXYZ Staff") == ("Ann Lee",)
    assert authors_of("Health and Safety Staff") == ("Health and Safety Staff",)


@pytest.mark.parametrize("name", ["KXYZ Staff", "News Desk", "Redaktion", "Redacción El Faro", "Ann Newsroom"])
def test_a_desk_alone_signs(name: str) -> None:
    assert authors_of(name) == (name,)


def test_a_newsroom_with_a_name_signs_beside_a_writer() -> None:
    assert authors_of("Ann Lee | The Esk Newsroom") == ("Ann Lee", "The Esk Newsroom")


@pytest.mark.parametrize(
    "title",
    [
        "Chief Meteorologist",
        "Senior Reporter",
        "Staff Writer",
        "Senior Political Correspondent",
        "Sports Editor",
        "Editor-in-Chief",
        "Weekend Anchor",
        "News Director",
        "Redakteurin",
        "Verslaggever",
    ],
)
def test_a_title_before_a_name(title: str) -> None:
    assert authors_of(f"{title} Ann Lee") == ("Ann Lee",)
    assert authors_of(f"By {title} Ann Lee", visible=True) == ("Ann Lee",)


@pytest.mark.parametrize("name", ["Reporter Brasil", "Anchor Bay Books", "Writer Ann Lee", "Reporter News Group"])
def test_what_begins_like_a_title(name: str) -> None:
    assert authors_of(name) == (name,)


def test_a_meteorologist_behind_a_name_is_nobody_else() -> None:
    assert authors_of("Ann Lee, Chief Meteorologist") == ("Ann Lee",)


def test_a_desk_in_german_and_dutch_without_its_article() -> None:
    assert authors_of("Von unserer Redaktion", visible=True) == ("Redaktion",)
    assert authors_of("Van onze redactie", visible=True) == ("redactie",)
    assert authors_of("Van onze verslaggever", visible=True) == ()


@pytest.mark.parametrize("text", ["on May 30, 2026", "On 3 May 2026", "am 3. Mai 2026", "le 3 mai 2026"])
def test_a_byline_with_a_day_alone_names_nobody(text: str) -> None:
    assert authors_of(text, visible=True) == ()


def test_that_somebody_posted_it_is_cut_from_a_name() -> None:
    assert authors_of("魚丸媽 發表在 | 痞窩 | 留言 | ( | 2 | ) 人氣( | 1,517 | )", visible=True)[:1] == ("魚丸媽",)
    assert authors_of("王小明 发表于", visible=True) == ("王小明",)


def test_foreign_names_in_kana_and_ideographs_behind_another() -> None:
    assert authors_of("田所健、リー・ジアイー", visible=True) == ("田所健", "リー・ジアイー")
    assert authors_of("王小明、约翰·史密斯", visible=True) == ("王小明", "约翰·史密斯")


def test_several_reporters_in_persian() -> None:
    assert authors_of("خبرنگاران: | مهدی رستگار | ، | نرگس صباغ", visible=True) == ("مهدی رستگار", "نرگس صباغ")


@pytest.mark.parametrize("name", ["De Vries", "De La Cruz", "Di Stefano", "Von Arx", "De Standaard"])
def test_a_declared_name_keeps_a_first_word_that_is_a_word_for_by(name: str) -> None:
    assert authors_of(name) == (name,)


@pytest.mark.parametrize("text", ["de Juan Pérez", "Por Juan Pérez", "Von Juan Pérez"])
def test_a_word_for_by_is_cut_from_a_declared_name(text: str) -> None:
    assert authors_of(text) == ("Juan Pérez",)
    assert authors_of("De Juan Pérez", visible=True) == ("Juan Pérez",)
