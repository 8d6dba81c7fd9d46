"""Words for *by* and *and* that count in one language alone."""

from __future__ import annotations

import pytest

from extractors.metadata.authors.by_language import Words, language_of
from tests.extractors.metadata.pages import BODY, document, ld, read

H1 = "<h1>The mill at Esk has burned down</h1>"
FILIPINO = "<p>Mataas ang presyo ng sibuyas sa Esk, at ang halaga ng bigas sa bayan, at ang init ng araw sa bukid.</p>"


@pytest.mark.parametrize(
    ("language", "byline", "bare"),
    [
        ("fil", "Ni Ana Reyes", "Ana Reyes"),
        ("tl-PH", "Isinulat ni Ana Reyes | Hulyo 3, 2026", "Ana Reyes | Hulyo 3, 2026"),
        ("fil", "Nina Ana Reyes at Bo Cruz", "Ana Reyes, Bo Cruz"),
        ("fil", "Nina Reyes", "Nina Reyes"),
        ("ha", "Daga | Aisha Sani", "Aisha Sani"),
        ("ha", "Daga nan gaba", "Daga nan gaba"),
        ("sw", "Na Juma Ali na Asha Omar", "Juma Ali, Asha Omar"),
        ("af", "Deur Ann Botha", "Ann Botha"),
        ("en", "Ni Ana Reyes", "Ni Ana Reyes"),
        ("en-TH", "WRITER: ANN LEE", "ANN LEE"),
        ("en", "Staff Writers: Ann Lee and Bo Li", "Ann Lee and Bo Li"),
        ("en", "Writer Ann Lee tells", "Writer Ann Lee tells"),
        ("en", "As told to Ann Lee", "Ann Lee"),
        ("", "Na Juma Ali", "Na Juma Ali"),
    ],
)
def test_a_byline_without_its_language_s_words(language: str, byline: str, bare: str) -> None:
    assert Words(language).bare(byline) == bare


def test_a_line_that_names_who_wrote() -> None:
    assert Words("ha").named("Daga Aisha Sani, Kano") == "Aisha Sani, Kano"
    assert Words("ha").named("Daga Kano zuwa Abuja") is None
    assert Words("id").named("Ni Made Ayu") is None


@pytest.mark.parametrize(
    ("lang", "byline", "names"),
    [
        ("ha", '<i class="author">Daga <b>Aisha Sani</b></i>', ["Aisha Sani"]),
        ("ha", "<p>Daga Aisha Sani</p>", ["Aisha Sani"]),
        ("sw", "<p>Na Juma Ali na Asha Omar</p>", ["Juma Ali", "Asha Omar"]),
        ("en", "<p>Na Juma Ali</p>", []),
    ],
)
def test_a_byline_on_a_page(lang: str, byline: str, names: list[str]) -> None:
    found = read(body=f"<article>{H1}{byline}{BODY}</article>", lang=lang)
    assert [author.name for author in found.authors] == names


def test_filipino_is_told_by_its_particles_where_no_language_but_english_is_declared() -> None:
    assert language_of(document(body=FILIPINO, lang="")) == "fil"
    assert language_of(document(body=FILIPINO, lang="en-PH")) == "fil"
    assert language_of(document(body=FILIPINO, lang="id")) == "id"
    assert language_of(document(body=BODY, lang="en")) == "en"
    found = read(body=f'<article>{H1}<span class="author">Ni Ana Reyes</span>{FILIPINO}</article>', lang="")
    assert [author.name for author in found.authors] == ["Ana Reyes"]


BYLINES = (
    (
        "en",
        "Marta Kovalic",
        "By|By:|Author:|Written by|Words by|Story by|Reported by|Text:|Reporter:|Posted by|Report by|"
        "Words:",
    ),
    (
        "de",
        "Anna Müller",
        "Von|von|Autor:|Autorin:|Text:|Ein Beitrag von|Ein Artikel von|Verfasst von|Geschrieben von|"
        "Text von|Bericht:",
    ),
    (
        "fr",
        "Marta Kovalic",
        "Par|par|Auteur :|Rédigé par|Écrit par|Publié par|Texte :|Propos recueillis par|Un article de|"
        "Texte de|Journaliste :",
    ),
    (
        "es",
        "Marta Kovalic",
        "Por|por|Autor:|Autora:|Texto:|Escrito por|Redactado por|Por:|Una información de|Firmado por|"
        "Escribe|Escribe:|Periodista:",
    ),
    (
        "pt",
        "Marta Kovalic",
        "Por|por|Autor:|Autora:|Texto:|Escrito por|Por:|Publicado por|Repórter:|Reportagem:|"
        "Reportagem de",
    ),
    (
        "it",
        "Marta Kovalic",
        "di|Di|A cura di|Autore:|Scritto da|Testo di|Testo:|Articolo di|Servizio di|dal nostro inviato|"
        "Pubblicato da",
    ),
    ("nl", "Marta Kovalic", "Door|door|Auteur:|Tekst:|Geschreven door|Door:|Een artikel van|Verslaggever:"),
    ("sv", "Märta Lind", "Av|av|Text:|Skribent:|Av:|Skriven av|Reporter:|Publicerad av|Författare:"),
    ("no", "Märta Lind", "Av|Tekst:|Skrevet av|Journalist:|Av:|Publisert av|Forfatter:"),
    ("da", "Märta Lind", "Af|af|Skrevet af|Tekst:|Journalist:|Af:|Journalist|Artikel af"),
    ("fi", "Mari Virtanen", "Kirjoittaja:|Teksti:|Toimittaja:|Kirjoittanut|Teksti"),
    ("is", "Anna Jónsdóttir", "Höfundur:|Eftir|Blaðamaður:|Texti:|Skrifað af|Höfundur"),
    ("et", "Mari Tamm", "Autor:|Tekst:|Autor|Ajakirjanik:"),
    ("lv", "Marta Kalniņa", "Autors:|Teksts:|Autore:|Autors|Žurnāliste:"),
    ("lt", "Marta Kazlauskė", "Autorius:|Tekstas:|Parengė|Autorė:|Parengė:|Autorius"),
    ("pl", "Marta Kowalska", "Autor:|Opracowała:|Tekst:|Napisała:|Autorka:|Autor|Oprac.:|Oprac.|Tekst"),
    ("cs", "Marta Nováková", "Autor:|Napsala|Text:|Autorka:|Napsala:|Autor"),
    ("sk", "Marta Nováková", "Autor:|Napísala|Autorka:|Text:|Napísala:"),
    ("sl", "Marta Kovalic", "Avtor:|Piše:|Besedilo:|Avtorica:|Napisala:|Piše"),
    ("hr", "Marta Kovalic", "Autor:|Piše:|Napisala:|Autorica:|Tekst:|Piše"),
    ("sr", "Марта Ковачевић", "Пише:|Аутор:|Текст:|Ауторка:|Пише|Написала:"),
    ("sr-Latn", "Marta Kovalic", "Piše:|Autor:|Tekst:|Piše|Autorka:"),
    ("mk", "Марта Ковачева", "Автор:|Пишува:|Текст:|Пишува"),
    ("bg", "Мария Петрова", "Автор:|Пише|От|Текст:|Автор"),
    (
        "ru",
        "Марта Ковалёва",
        "Автор:|Текст:|Автор|Корреспондент:|Автор текста:|Материал подготовила|Журналист:|Текст",
    ),
    ("uk", "Олена Ковальчук", "Автор:|Текст:|Авторка:|Автор|Журналістка:|Кореспондент:"),
    ("be", "Марта Кавалёва", "Аўтар:|Аўтарка:|Тэкст:"),
    ("ro", "Maria Popescu", "De|Autor:|Scris de|Text:|de|Publicat de|De:|Autor"),
    ("hu", "Kovács Márta", "Szerző:|Írta:|Szöveg:|Szerző|Írta|Újságíró:"),
    ("sq", "Arta Hoxha", "Nga|Autor:|Shkruar nga|Shkruan:|Nga:|Shkruan|Autore:"),
    ("el", "Μαρία Παπαδοπούλου", "Της|Γράφει η|Συντάκτης:|Από την|Συντάκτρια:|Ρεπορτάζ:|Κείμενο:|Γράφει:"),
    ("tr", "Ayşe Yılmaz", "Yazar:|Yazan:|Haber:|Muhabir:|Yazar|Hazırlayan:|Yazı:|Kaleme alan:"),
    ("az", "Aysel Məmmədova", "Müəllif:|Müəllif|Yazar:"),
    ("kk", "Айгүл Серікова", "Автор:|Авторы:|Автор|Мәтін:|Тілші:|Дайындаған"),
    ("uz", "Malika Karimova", "Muallif:|Muallif|Tayyorladi:"),
    ("ky", "Айгүл Асанова", "Автор:|Автору:"),
    ("tg", "Марҷона Каримова", "Муаллиф:|Муаллифи матлаб:"),
    ("mn", "Болормаа Ганбат", "Нийтэлсэн:|Сурвалжлагч:|Зохиогч:|Бэлтгэсэн:"),
    ("hy", "Անի Գրիգորյան", "Հեղինակ՝|Հեղինակ:|Հեղինակ"),
    ("ka", "ნინო ბერიძე", "ავტორი:|ავტორი|ავტორი -"),
    ("he", "דנה לוי", "מאת|מאת:|כתבה:|כותבת:"),
    ("ar", "مريم الحداد", "بقلم|بقلم:|كتبت:|الكاتبة:|بواسطة|كتبت -|الكاتب:|بقلم /|إعداد:|كتب:"),
    ("fa", "مریم احمدی", "نویسنده:|خبرنگار:|گزارش:|نویسنده|به قلم|گزارشگر:"),
    ("ur", "مریم خان", "تحریر:|رپورٹ:|از:|مصنف:"),
    ("ps", "مریم احمدزی", "لیکوال:|لیکونکی:"),
    ("ku", "Marta Kovalic", "Nivîskar:|Ji aliyê|Nûçegihan:"),
    ("ckb", "مەریەم ئەحمەد", "نووسەر:|ئامادەکردنی:|نووسینی:"),
    ("hi", "नेहा शर्मा", "द्वारा|लेखक:|रिपोर्टर:|Written by|By|लेखक|लेखिका:|रिपोर्ट:|संवाददाता:"),
    ("bn", "নাদিয়া রহমান", "লেখক:|প্রতিবেদক:|লিখেছেন|লেখা:|লিখেছেন:"),
    ("mr", "नेहा देशमुख", "लेखक:|द्वारा|लेखिका:|Written by"),
    ("gu", "નેહા પટેલ", "લેખક:|Written by|લેખિકા:"),
    ("pa", "ਨੇਹਾ ਸਿੰਘ", "ਲੇਖਕ:|ਰਿਪੋਰਟਰ:|Written by"),
    ("ta", "மீனா குமார்", "எழுதியவர்|எழுதியவர்:|By|Written By|ஆசிரியர்:"),
    ("te", "మీనా రావు", "రచన:|రచయిత|రచయిత:|By|Written By"),
    ("kn", "ಮೀನಾ ರಾವ್", "ಲೇಖಕ:|ಲೇಖಕಿ:|By|Written By|ಬರಹ:"),
    ("ml", "മീന നായർ", "ലേഖകൻ|ലേഖിക:|എഴുതിയത്|By|എഴുതിയത്:"),
    ("si", "නිමල් පෙරේරා", "ලියූ|ලියන්නේ:|සටහන:|By"),
    ("ne", "नेहा थापा", "लेखक:|द्वारा|लेखक|संवाददाता:"),
    ("th", "มานี ใจดี", "โดย|ผู้เขียน|เรื่อง:|โดย :|ผู้เขียน:|เขียนโดย|ผู้สื่อข่าว:"),
    ("lo", "ບຸນມີ ສີສະຫວັດ", "ໂດຍ|ຂຽນໂດຍ|ໂດຍ:"),
    ("km", "សុខ សុភា", "ដោយ|ដោយ៖|អ្នកនិពន្ធ៖|ដោយ :"),
    ("my", "မေ သူ", "ရေးသားသူ|ရေးသားသူ -|စာရေးသူ:"),
    ("vi", "Nguyễn Thị Lan", "Tác giả:|Bài:|Thực hiện:|Tác giả|Bài viết:|Phóng viên:|Người viết:|Bởi|Đăng bởi"),
    ("id", "Siti Rahma", "Oleh:|Penulis:|Reporter:|Oleh|Ditulis oleh|Penulis|Laporan:|Pewarta:"),
    ("ms", "Siti Rahma", "Oleh|Oleh:|Penulis:|Oleh :"),
    ("tl", "Siti Rahma", "Ni|Isinulat ni|Ulat ni|Ni:"),
    ("sw", "Amina Juma", "Na|Mwandishi:|Imeandikwa na|Na:|Mwandishi wetu"),
    ("am", "ሰላም ተስፋዬ", "በ|ጸሐፊ:|ዘጋቢ:|በ:"),
    ("ha", "Amina Juma", "Daga|Marubuci:|Daga:|Rubutawa:"),
    ("yo", "Amina Juma", "Láti ọwọ́|Nípasẹ̀"),
    ("zu", "Amina Juma", "Ngu|Ibhalwe ngu|Umbhali:"),
    ("af", "Anna Müller", "Deur|Skrywer:|Deur:|Geskryf deur"),
    ("ca", "Marta Kovalic", "Per|Autor:|Text:|Escrit per|Per:"),
    ("gl", "Marta Kovalic", "Por|Autora:|Texto:|Escrito por"),
    ("eu", "Marta Kovalic", "Egilea:|Testua:|Idazlea:"),
    ("cy", "Marta Kovalic", "Gan|Awdur:"),
    ("ga", "Marta Kovalic", "Le|Scríofa ag|Údar:"),
    ("zh-CN", "王晓明", "作者：|记者|文：|文/|撰文：|记者：|作者|本报记者|文 "),
    ("zh-TW", "王晓明", "記者|作者：|文／|撰文|撰文：|文："),
    ("ja", "田中花子", "文：|執筆：|著者：|取材・文：|文・|ライター：|記者：|文／|筆者："),
    ("ko", "김민지", "글|작성자|글:|기자:|취재:|글쓴이:"),
)
"""Language, a name, and what stands before it on a line of its own."""


@pytest.mark.parametrize(("lang", "name", "labels"), BYLINES)
def test_who_wrote_in_the_languages_of_the_world(lang: str, name: str, labels: str) -> None:
    for label in labels.split("|"):
        gap = "" if label[-1] in "：／・" else " "
        found = read(body=f"<article>{H1}<div class=m>{label}{gap}{name}</div>{BODY}</article>", lang=lang)
        assert [author.name for author in found.authors] == [name], label


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("es", "Redacción: Ana Paz"),
        ("bg", "От София тръгва влак"),
        ("ro", "De ce nu vine trenul"),
        ("ca", "Per què no ve el tren"),
        ("ga", "Le linn na stoirme"),
        ("fr", "Journaliste : un métier"),
        ("da", "Journalist ansat på havnen"),
        ("ur", "از سر نو"),
        ("fa", "گزارش تصویری جشنواره"),
        ("ar", "كتب جديدة في المعرض"),
        ("he", "כתבה חדשה"),
        ("hi", "रिपोर्ट तैयार"),
    ],
)
def test_editors_and_sentences_name_nobody(lang: str, line: str) -> None:
    assert not read(body=f"<article>{H1}<p>{line}</p>{BODY}</article>", lang=lang).authors


def test_the_paper_s_name_in_the_script_of_its_text_is_no_writer_where_another_is_named() -> None:
    head = '<meta property="og:site_name" content="Nadi Prabhat">' + ld(
        '{"@type": "NewsArticle", "author": {"name": "न्यूज डेस्क"}, "publisher": {"name": "Nadi Prabhat"}}'
    )
    byline = f"<article>{H1}<span class=author>नदी प्रभात, देवगढ़</span>{BODY}</article>"
    for logo in ('<a href="/"><img src=logo.svg alt="नदी प्रभात"></a>', '<a href="/">नदी प्रभात</a>'):
        found = read(head, f"<header>{logo}</header>{byline}", lang="hi")
        assert [author.name for author in found.authors] == ["न्यूज डेस्क"]
    assert [author.name for author in read(head, byline, lang="hi").authors] == ["नदी प्रभात"]
