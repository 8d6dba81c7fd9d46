"""What a page's tools say beside a text: print it, and how often it was read or how many words it has, as counters
write it.

All that the line says. Counters are seldom round: "50,000 words" and "1,000 views" are what a list tells of books and
films. Of 17 such lines on the recorded pages and 63 on the invented ones none is in a truth; "print" beside what is
made by printing is an item of lists there.
"""

from __future__ import annotations

PRINTED_OUT = (
    "print", "printer", "druck", "seite", "artikel", "diesen", "beitrag", "impri", "stampa", "version",
    "versión", "versão", "pagina", "skriv", "udskriv", "tulosta", "druku", "wydrukuj", "wersja", "vytiskn",
    "vytlači", "tisknout", "verze", "verzia", "cikk", "oldal", "nyomtat", "tipăre", "tipări", "отпечата",
    "ispis", "ispiš", "odštamp", "одштамп", "natisni", "распечат", "версия", "роздрук", "надрук", "версія",
    "εκτύπ", "εκτυπ", "haberi", "sayfayı", "yazıyı", "اطبع", "طباعة", "چاپ", "نسخه", "הדפס", "הדפיסו", "גרסה",
    "صفحہ", "خبر", "लेख", "खबर", "पेज", "पृष्ठ", "প্রিন্ট", "அச்சிடு", "cetak", "พิมพ์", "印刷", "プリント", "인쇄",
    "프린트", "打印", "列印", "chapisha", "spausdin", "drukāt", "izdrukā", "prindi", "imprimeix", "bài", "trang",
)  # fmt: skip
PRINT_OUT = (
    # Germanic
    r"^\W*(?:(?:click\shere\sto\s)?print\s(?:out\s)?(?:this|the)?\s?(?:page|article|story|post)|printer?[\s-]friendly(?:\s"
    r"(?:version|page|format))?|printable\s(?:version|page))\W*$",
    r"^\W*(?:(?:diese\s|diesen\s)?(?:seite|artikel|beitrag|text)\s(?:aus)?drucken|druckversion|druckansicht|"
    r"(?:dit\s|deze\s)?(?:artikel|pagina|bericht)\s(?:afdrukken|printen)|print\s(?:dit\sartikel|deze\spagina)|printversie)\W*$",
    r"^\W*(?:skriv\sut\s(?:artikeln|sidan|texten|artikkelen|siden|saken)|(?:udskriv|print)\s(?:artiklen|siden|artikel)|"
    r"utskriftsvennlig\sversjon|utskriftsvänlig\sversion)\W*$|^\W*tulosta\s(?:tämä\s)?(?:sivu|artikkeli|juttu)\W*$",
    # Romance
    r"^\W*imprimer\s(?:(?:l['’]|cet\s)?article|(?:la\s|cette\s)?page)\W*$|^\W*version\s(?:imprimable|pour\simpression)\W*$|"
    r"^\W*imprimir\s(?:(?:este\s|el\s|o\s)?art[ií](?:cul|g)o|(?:esta\s|la\s|a\s)?(?:página|nota|noticia|notícia|matéria|"
    r"reportagem))\W*$|^\W*(?:versión\s(?:para\simprimir|imprimible)|versão\spara\s(?:impressão|imprimir))\W*$",
    r"^\W*stampa\s(?:(?:questo\s|l['’])?articolo|(?:questa\s|la\s)?pagina)\W*$|^\W*versione\s(?:stampabile|per\sla\sstampa)\W*$|"
    r"^\W*(?:tipărește|tipăriți|printează)\s(?:acest\s)?(?:articol(?:ul)?|pagina)\W*$|"
    r"^\W*imprimeix\s(?:(?:aquest\s|l['’])?article|(?:aquesta\s|la\s)?pàgina)\W*$",
    # Slavic, Baltic, Hungarian, Estonian
    r"^\W*(?:wydrukuj|drukuj)\s(?:ten\s|tę\s)?(?:artykuł|stronę|tekst)\W*$|^\W*wersja\sdo\sdruku\W*$|"
    r"^\W*(?:vytisknout|tisknout|vytlačiť)\s(?:tento\s|tuto\s|túto\s)?(?:článek|článok|stránku)\W*$|^\W*(?:verze\spro\stisk|verzia\sna\stlač)\W*$|"
    r"^\W*(?:a\s)?(?:cikk|oldal)\snyomtatása\W*$|^\W*nyomtatható\s(?:változat|verzió)\W*$",
    r"^\W*(?:отпечатай|принтирай)\s(?:статията|страницата|новината)\W*$|"
    r"^\W*(?:ispiši|odštampaj|isprintaj|natisni|одштампај)\s(?:ovaj\s|овај\s)?(?:članak|tekst|vest|vijest|stranicu|stran|чланак|текст|вест)\W*$|"
    r"^\W*(?:распечатать|роздрукувати|надрукувати)\s(?:эту\s|цю\s)?(?:статью|страницу|материал|новость|статтю|сторінку|матеріал|"
    r"новину)\W*$|^\W*(?:версия\sдля\sпечати|версія\sдля\sдруку)\W*$",
    r"^\W*(?:spausdinti\s(?:šį\s)?(?:straipsnį|puslapį)|(?:iz)?drukāt\s(?:šo\s)?(?:rakstu|lapu)|prindi\s(?:see\s)?(?:artikkel|leht|lehekülg))\W*$",
    # Greek, Turkish, Semitic, Indo-Iranian, Tamil
    r"^\W*(?:εκτύπωση\s(?:άρθρου|σελίδας)|εκτυπώστε\s(?:το\sάρθρο|τη\sσελίδα))\W*$|"
    r"^\W*(?:bu\s)?(?:haberi|sayfayı|yazıyı)\syazdır(?:ın)?\W*$",
    r"^\W*(?:اطبع|طباعة)\s(?:هذا\s|هذه\s)?(?:المقال|الخبر|الصفحة|الموضوع)\W*$|"
    r"^\W*چاپ\s(?:این\s)?(?:مطلب|خبر|صفحه|مقاله)\W*$|^\W*نسخه\s(?:چاپی|قابل\sچاپ)\W*$|"
    r"^\W*(?:הדפס|הדפיסו|הדפסת)\s(?:את\s)?(?:ה?כתבה|ה?עמוד)\W*$|^\W*גרסה\sלהדפסה\W*$|"
    r"^\W*(?:یہ\s)?(?:خبر|صفحہ|مضمون)\sپرنٹ\sکریں\W*$",
    r"^\W*(?:(?:यह|इस|ये)\s)?(?:लेख|खबर|पेज|पृष्ठ)\s(?:को\s)?प्रिंट\sकरें\W*$|^\W*(?:খবরটি|লেখাটি|পৃষ্ঠাটি)\sপ্রিন্ট\sকরুন\W*$|"
    r"^\W*(?:இந்தச்?\s)?(?:செய்தியை|கட்டுரையை|பக்கத்தை)\sஅச்சிடு(?:க|ங்கள்)?\W*$",
    # elsewhere
    r"^\W*cetak\s(?:artikel|berita|halaman)(?:\sini)?\W*$|^\W*in\s(?:bài\s(?:viết|này|viết\snày)|trang(?:\snày)?)\W*$|"
    r"^\W*chapisha\s(?:makala|ukurasa|habari)\s(?:hii|huu)\W*$|^\W*พิมพ์(?:ข่าว|บทความ|หน้า)(?:นี้)?\W*$",
    r"^\W*(?:この)?(?:記事|ページ)を(?:印刷|プリント)(?:する)?\W*$|^\W*印刷用(?:ページ|画面)\W*$|^\W*(?:이\s?)?(?:기사|페이지|본문)(?:를)?\s?"
    r"(?:인쇄|프린트)(?:하기)?\W*$|^\W*(?:打印|列印)(?:本[页頁文]|此[页頁文]|文章)\W*$",
)
COUNTED = (
    "view", "read", "page", "post", "article", "total", "word", "aufruf", "zugriff", "wörter", "wort",
    "gelesen", "vues", "vue", "lectures", "lectura", "mots", "nombre", "visita", "vista", "visto", "visualiza",
    "visualit", "visualizz", "palabra", "palavra", "parole", "letture", "visite", "leituras", "weergav", "gelezen",
    "woorden", "aantal", "visning", "sidvisn", "läsning", "lesning", "ord", "antal", "antall", "lukukert",
    "katselu", "sanaa", "sanamäär", "wyświetl", "odsłon", "liczba", "słów", "zobrazen", "přečten", "prečítan",
    "slov", "počet", "megtekint", "olvasás", "szó", "vizualiz", "cuvinte", "преглед", "преглеж", "прочит",
    "pregled", "čitanj", "ogled", "просмотр", "прочтен", "слов", "количество", "перегляд", "слів", "кількість",
    "προβολ", "αναγνώσ", "λέξεις", "okunma", "görüntül", "kelime", "مشاهدة", "مشاهدات", "قراءة", "كلمة", "عدد",
    "بازدید", "تعداد", "צפיות", "מילים", "مناظر", "बार", "व्यूज", "शब्द", "বার", "শব্দ", "பார்வை", "dilihat",
    "dibaca", "kali", "kata", "jumlah", "lượt", "từ", "คำ", "閲覧", "回閲", "文字数", "조회", "阅读", "閱讀",
    "浏览", "瀏覽", "点击", "點閱", "人气", "人氣", "字数", "字數", "peržiūr", "žodži",
    "skatīj", "skatīts", "vārdi", "vaatami", "sõna", "paraules", "mara", "maneno",
)  # fmt: skip
_NUMBER = r"(?!(?:\d[\d.,'’\s]*)?00(?!\d))\d{1,3}(?:[.,'’\s]?\d{3})?(?:[.,]\d)?\s?(?:k\b|к\b|tys\.|тыс\.|тис\.)?"
_READ = (
    r"(?:(?:page\s?|post\s|article\s|total\s)?views?|reads|(?:seiten)?aufrufe|zugriffe|mal\sgelesen|vues?|lectures|visitas|vistas|"
    r"lecturas|visualiza(?:ciones|ções|cions)|leituras|visualizzazioni|letture|vizualiz[ăa]ri|weergaven|keer\s(?:gelezen|"
    r"bekeken)|(?:sid)?visning(?:ar|er)|läsningar|lesninger|lukukertaa|katselukertaa|wyświetle(?:ń|nia|nie)|odsłon[ya]?|zobrazen[íi]|"
    r"přečtení|prečítaní|megtekintés|olvasás|преглед[аи]?|преглеждания|прочитания|прегледа|pregleda|čitanja|ogledov|просмотр(?:а|ов)?|"
    r"прочтени[йяе]|перегляд(?:и|ів)?|προβολές|αναγνώσεις|(?:kez\s)?(?:okunma|görüntülen?me)|مشاهدات|مشاهدة|قراءة|بازدید|"
    r"צפיות|مناظر|व्यूज|बार\s(?:देखा|पढ़ा)\sगया|বার\s(?:পঠিত|দেখা\sহয়েছে)|பார்வைகள்|kali\s(?:dilihat|dibaca)|lượt\s(?:xem|đọc)|"
    r"回閲覧|peržiūr(?:os|ų|ėta)|skatījumi|vaatamist|visualitzacions)"
)
_READ_LABEL = (
    r"(?:(?:(?:page|post|article|total|story)\s?)?views?|(?:seiten)?aufrufe|zugriffe|gelesen|nombre\sde\s(?:vues|lectures)|vues|lectures|"
    r"visitas|vistas|lecturas|visualiza(?:ciones|ções)|leituras|visualizzazioni|letture|visite|vizualiz[ăa]ri|weergaven|"
    r"(?:aantal\skeer\s)?gelezen|(?:antal\s)?(?:sid)?visning(?:ar|er)|lukukert(?:oja|aa)|liczba\s(?:wyświetleń|odsłon)|"
    r"wyświetleń|odsłon[ya]?|počet\s(?:zobrazení|přečtení|prečítaní)|zobrazení|přečteno|prečítané|megtekintések(?:\sszáma)?|olvasottság|"
    r"преглед(?:и|ов)?|прегледа|pregleda|čitanja|ogledov|просмотр(?:ы|ов)|количество\sпросмотров|прочтений|перегляд(?:и|ів)|"
    r"кількість\sпереглядів|προβολές|okunma(?:\ssayısı)?|görüntülen?me(?:\ssayısı)?|(?:عدد\s)?(?:ال)?(?:مشاهدات|قراءات|زيارات)|"
    r"(?:تعداد\s)?بازدید|צפיות|مناظر|व्यूज|পঠিত|பார்வைகள்|dilihat|dibaca|(?:jumlah\s)?pembaca|lượt\s(?:xem|đọc)|閲覧数|조회(?:수)?|"
    r"(?:阅读|閱讀|浏览|瀏覽|点击|點閱)(?:量|数|數|次数|次數)?|人气|人氣|peržiūr(?:os|ų|ėta)|skatījumi|skatīts|vaatamisi|visualitzacions)"
)
_WORDS = (
    r"(?:words|wörter|worte|mots|palabras|palavras|parole|woorden|ord|sanaa|słów|słowa|slov|szó|cuvinte|думи|riječi|reči|besed|"
    r"слов|слова|слів|λέξεις|kelime|كلمة|کلمه|מילים|शब्द|শব্দ|சொற்கள்|kata|từ|คำ|žodžiai|žodžių|vārdi|sõna|paraules|maneno)"
)
_WORDS_LABEL = (
    r"(?:word\s?count|words|wörter|wort(?:an)?zahl|anzahl\s(?:der\s)?wörter|nombre\sde\smots|mots|n[úu]mero\sde\spala[bv]ras|"
    r"palabras|palavras|parole|numero\sdi\sparole|aantal\swoorden|antall?\sord|sanamäärä|liczba\ssłów|počet\sslov|szavak\sszáma|"
    r"număr\sde\scuvinte|количество\sслов|кількість\sслів|kelime\ssayısı|عدد\sالكلمات|تعداد\sکلمات|jumlah\skata|số\stừ|文字数|"
    r"字数|字數|글자\s?수)"
)
COUNT = (
    rf"^\W*{_NUMBER}\s?(?:{_READ}|{_WORDS})(?:\ss[oa]\sfar)?\W*$",
    rf"^\W*(?:{_READ_LABEL}|{_WORDS_LABEL})\s?[:：]?\s?{_NUMBER}(?:\s?(?:{_READ}|{_WORDS}|mal|fois|veces|vezes|volte|keer|kez|"
    r"kali|次|回|字|회|مرة|بار))?\W*$",
)
