"""Encoding: a page's text against its declarations, language by language and codec by codec."""

from __future__ import annotations

from unicodedata import combining, normalize

import pytest

from extractors.encoding import codec_of, decode

TEXTS = {
    "de": (
        "In der Nacht zum Montag stieg der Fluss nach drei Tagen heftigen Regens um zwei Meter; der "
        "Bürgermeister bat alle Anwohner, die Straßen am Ufer vor Mitternacht zu räumen. „Größere Schäden "
        "drohen“, erklärte die Behörde – für Häuser außerhalb der Mauern übernehme niemand die Gewähr. Die "
        "Brücke bleibt geschlossen, bis Prüfer ihre Pfeiler gründlich untersucht haben; die Züge fahren "
        "frühestens übermorgen."
    ),
    "fr": (
        "Dans la nuit de lundi, après trois jours de fortes pluies, la rivière est montée de deux mètres, et "
        "le maire a demandé à tous les habitants de quitter les rues situées au bord de l’eau. « Ça n’était "
        "pas arrivé depuis l’été 1962 », a déclaré la boulangère, dont le cœur de la boutique a été "
        "submergé. Le pont fermé ne sera rouvert qu’après un contrôle complet ; les élèves, eux, resteront à "
        "la maison jusqu’à jeudi."
    ),
    "es": (
        "La noche del lunes, después de tres días de lluvia, el río creció dos metros y el alcalde pidió a "
        "los vecinos que abandonaran las calles más próximas al agua antes de la medianoche. «¿Quién pagará "
        "todo esto?», preguntó la panadera, que perdió género por valor de varios años de trabajo. El puente "
        "seguirá cerrado mañana; la inspección técnica comenzará el miércoles y durará según los daños."
    ),
    "pt": (
        "Na noite de segunda-feira, após três dias de chuva, o nível do rio subiu dois metros e a câmara "
        "pediu à população que não permanecesse nas ruas junto à água até à meia-noite. A construção da "
        "proteção está atrasada há anos, e as obras não começarão antes de março, segundo a administração. "
        "Os bombeiros levaram os idosos às suas famílias; a estação continua fechada e não há previsão de "
        "reabertura."
    ),
    "it": (
        "Nella notte di lunedì, dopo tre giorni di pioggia, il fiume è salito di due metri e il sindaco ha "
        "chiesto a tutti di lasciare le strade più vicine all’acqua perché il pericolo è grave. «Così non si "
        "può andare avanti», ha detto la fornaia: la metà della merce è perduta e nessuno pagherà. Il ponte "
        "resterà chiuso finché i tecnici non avranno finito; la verità, però, si saprà solo giovedì."
    ),
    "nl": (
        "In de nacht van maandag steeg de rivier na drie dagen regen met twee meter; de burgemeester vroeg "
        "alle inwoners de straten één voor één te verlaten. De coördinatie met België verliep goed, zei de "
        "geëvacueerde bakker, maar de financiële schade is groot en de ruïne blijft. Ook in Indonesië en "
        "Australië keken mensen naar de beelden; de reünie van de school werd uitgesteld, zei de officiële "
        "woordvoerder, hoewel het café open blijft."
    ),
    "sv": (
        "Natten till måndagen steg vattnet två meter efter tre dagars regn, och borgmästaren bad alla som "
        "bor längs ån att lämna gatorna före midnatt. Brandmän bar ut äldre människor ur husen på norra "
        "stranden, medan frivilliga fyllde säckar på skolgården. Bron är avstängd tills pelarna har "
        "undersökts; tågen går tidigast på onsdag, säger järnvägen."
    ),
    "da": (
        "Natten til mandag steg vandet to meter efter tre dages regn, og borgmesteren bad alle beboere om at "
        "forlade gaderne langs åen før midnat. Brandfolk bar ældre mennesker ud af husene på nordsiden, mens "
        "frivillige fyldte sække på skolen. Broen er lukket, indtil søjlerne er undersøgt; togene kører "
        "tidligst på onsdag, oplyser selskabet."
    ),
    "pl": (
        "W poniedziałek w nocy po trzech dniach ulewy poziom wody w rzece podniósł się o dwa metry, a "
        "burmistrz poprosił wszystkich mieszkańców, żeby opuścili ulice nad wodą przed północą. Strażacy "
        "wynosili starszych ludzi z domów na północnym brzegu, a ochotnicy napełniali worki w szkole."
    ),
    "cs": (
        "V pondělí v noci po třech dnech silného deště stoupla voda v řece o dva metry a starosta požádal "
        "všechny obyvatele, aby do půlnoci opustili ulice u vody. Hasiči vynášeli z domů starší lidi, "
        "zatímco dobrovolníci plnili ve škole tisíce pytlů pískem."
    ),
    "hu": (
        "Hétfő éjjel, három napos esőzés után a folyó két métert emelkedett, és a polgármester arra kért "
        "minden lakost, hogy éjfél előtt hagyja el a parti utcákat. A tűzoltók időseket mentettek ki az "
        "északi part házaiból, az önkéntesek pedig homokzsákokat töltöttek az iskolában."
    ),
    "ro": (
        "În noaptea de luni, după trei zile de ploaie, apa râului a crescut cu doi metri, iar primarul a "
        "cerut tuturor locuitorilor să părăsească străzile de lângă apă înainte de miezul nopţii. Pompierii "
        "au scos bătrânii din casele de pe malul nordic, în timp ce voluntarii umpleau saci la şcoală. Podul "
        "rămâne închis până când inginerii vor cerceta pilonii; trenurile vor circula cel mai devreme "
        "miercuri după-amiază."
    ),
    "hr": (
        "U noći na ponedjeljak, nakon tri dana kiše, voda je porasla dva metra, a gradonačelnik je zamolio "
        "sve žitelje da napuste ulice uz rijeku prije ponoći. Vatrogasci su iznosili starije ljude iz kuća, "
        "dok su dobrovoljci punili vreće pijeskom u školi; šteta će biti veća. Most ostaje zatvoren dok "
        "stručnjaci ne pregledaju stupove; također će i željeznica stajati do četvrtka."
    ),
    "tr": (
        "Pazartesi gecesi üç günlük şiddetli yağmurun ardından nehir iki metre yükseldi ve belediye başkanı "
        "herkesten gece yarısından önce kıyıdaki sokakları boşaltmasını istedi. İtfaiyeciler yaşlıları kuzey "
        "kıyısındaki evlerden çıkardı, gönüllüler okulda kum torbaları doldurdu. Köprü, mühendisler ayakları "
        "inceleyene kadar kapalı kalacak; trenler en erken çarşamba günü çalışacak."
    ),
    "lt": (
        "Pirmadienio naktį po trijų dienų smarkaus lietaus upės vanduo pakilo dviem metrais, o meras paprašė "
        "visų gyventojų iki vidurnakčio palikti gatves prie vandens. Ugniagesiai išnešė senus žmones iš namų "
        "šiaurinėje pakrantėje, o savanoriai pildė maišus mokykloje."
    ),
    "lv": (
        "Naktī uz pirmdienu pēc trīs dienu lietus upes ūdens pacēlās par diviem metriem, un mērs lūdza visus "
        "iedzīvotājus līdz pusnaktij pamest ielas pie ūdens. Ugunsdzēsēji iznesa vecus ļaudis no mājām "
        "ziemeļu krastā, bet brīvprātīgie pildīja maisus skolā. Tilts būs slēgts, kamēr inženieri pārbaudīs "
        "balstus; vilcieni kursēs ne agrāk kā trešdien pēcpusdienā."
    ),
    "et": (
        "Esmaspäeva öösel tõusis vesi pärast kolmepäevast vihma kaks meetrit ja linnapea palus kõigil "
        "elanikel enne südaööd jõeäärsed tänavad maha jätta. Päästjad kandsid vanu inimesi põhjakalda "
        "majadest välja, vabatahtlikud täitsid koolis kotte; šeff ütles, et žürii ootab. Sild jääb suletuks, "
        "kuni insenerid on sambad üle vaadanud; rongid sõidavad kõige varem kolmapäeva õhtul."
    ),
    "vi": (
        "Đêm thứ hai, sau ba ngày mưa lớn, nước sông dâng lên hai mét và thị trưởng yêu cầu mọi người rời "
        "khỏi các con phố dọc bờ sông trước nửa đêm. Lính cứu hỏa đưa người già ra khỏi những ngôi nhà ở bờ "
        "bắc, còn các tình nguyện viên đổ đầy bao cát trong trường học."
    ),
    "el": (
        "Τη νύχτα της Δευτέρας, μετά από τρεις ημέρες δυνατής βροχής, η στάθμη του ποταμού ανέβηκε κατά δύο "
        "μέτρα και ο δήμαρχος ζήτησε από όλους να φύγουν από τους δρόμους. Άνδρες της πυροσβεστικής "
        "μετέφεραν ηλικιωμένους από τα σπίτια της βόρειας όχθης, ενώ εθελοντές γέμιζαν σάκους στο σχολείο."
    ),
    "ru": (
        "В ночь на понедельник после трёх дней сильного дождя уровень воды в реке поднялся на два метра, и "
        "мэр попросил всех жителей покинуть улицы у воды до полуночи. Пожарные вынесли пожилых людей из "
        "домов на северном берегу, а добровольцы наполняли мешки песком в школе."
    ),
    "bg": (
        "В нощта срещу понеделник след три дни силен дъжд водата в реката се покачи с два метра и кметът "
        "помоли всички жители да напуснат улиците край брега преди полунощ. Пожарникари изнасяха възрастни "
        "хора от къщите на северния бряг, а доброволци пълнеха чували с пясък в училището."
    ),
    "sr": (
        "У ноћи на понедељак, после три дана јаке кише, ниво реке порастао је за два метра, а градоначелник "
        "је замолио све становнике да напусте улице поред воде пре поноћи. Ватрогасци су износили старије "
        "људе из кућа на северној обали, док су добровољци пунили џакове песком у школи."
    ),
    "he": (
        "בליל שני, אחרי שלושה ימים של גשם כבד, עלה הנהר בשני מטרים, וראש העיר ביקש מכל התושבים לעזוב את "
        "הרחובות שלאורך המים לפני חצות. כבאים הוציאו קשישים מן הבתים שעל הגדה הצפונית, ומתנדבים מילאו שקי "
        "חול בבית הספר."
    ),
    "ar": (
        "في ليلة الاثنين، بعد ثلاثة أيام من الأمطار الغزيرة، ارتفع منسوب النهر بمقدار مترين، وطلب رئيس "
        "البلدية من الجميع مغادرة الشوارع القريبة من الماء قبل منتصف الليل. وأخرج رجال الإطفاء كبار السن من "
        "البيوت على الضفة الشمالية، بينما ملأ المتطوعون أكياس الرمل في المدرسة."
    ),
    "th": (
        "คืนวันจันทร์หลังจากฝนตกหนักสามวัน ระดับน้ำในแม่น้ำสูงขึ้นสองเมตร "
        "และนายกเทศมนตรีขอให้ทุกคนออกจากถนนริมน้ำก่อนเที่ยงคืน "
        "เจ้าหน้าที่ดับเพลิงพาผู้สูงอายุออกจากบ้านทางฝั่งเหนือ ส่วนอาสาสมัครช่วยกันบรรจุกระสอบทรายที่โรงเรียน"
    ),
    "ja": (
        "月曜日の夜、三日間の大雨の後で川の水位が二メートル上がり、市長はすべての住民に真夜中までに川沿いの通"
        "りから離れるように求めた。消防隊員は北岸の家から高齢者を救出し、病院のファイルと医療機器を運んだ。ボ"
        "ランティアは学校のホールで土のうを作った。"
    ),
    "zh-Hans": (
        "星期一夜里，连续三天的大雨过后，河水上涨了两米，市长请求所有居民在午夜之前离开沿河的街道，这是一个前"
        "所未有的决定。消防员把老人从北岸的房屋中救出，志愿者在学校的大厅里装了几千个沙袋。"
    ),
    "zh-Hant": (
        "星期一夜裡，連續三天的大雨過後，河水上漲了兩公尺，市長請求所有居民在午夜之前離開沿河的街道，這是一個"
        "前所未有的決定。消防員把老人從北岸的房屋中救出，志工在學校的大廳裡裝了幾千個沙袋。"
    ),
    "ko": (
        "월요일 밤 사흘간의 폭우 끝에 강물이 이 미터나 불어났고, 시장은 모든 주민에게 자정 "
        "전에 강변 거리를 떠나 달라고 요청했다. 소방관들은 북쪽 강둑의 집에서 노인들을 "
        "구조했고, 자원봉사자들은 학교 강당에서 모래주머니를 채웠다."
    ),
}
CODECS = {
    **dict.fromkeys(("de", "fr", "es", "pt", "it", "nl", "sv", "da"), ("windows-1252",)),
    **dict.fromkeys(("pl", "cs", "hu", "ro", "hr"), ("windows-1250", "iso-8859-2")),
    **dict.fromkeys(("lt", "lv", "et"), ("windows-1257",)),
    **dict.fromkeys(("ru", "bg"), ("windows-1251", "koi8-r", "iso-8859-5", "ibm866")),
    "sr": ("windows-1251",),
    "tr": ("windows-1254",),
    "vi": ("windows-1258",),
    "el": ("windows-1253", "iso-8859-7"),
    "he": ("windows-1255",),
    "ar": ("windows-1256", "iso-8859-6"),
    "th": ("windows-874",),
    "ja": ("shift_jis", "euc-jp"),
    "ko": ("euc-kr",),
    "zh-Hans": ("gb2312",),
    "zh-Hant": ("big5",),
}
CELLS = [(language, label) for language, labels in CODECS.items() for label in labels]
MARKUP = "<style>a>b{color:#fff}</style><script>for(var i=0;i<3&&i>-1;i++){f(i)}</script><nav><a href=/>News</a></nav>"


def page(language: str, label: str, meta: str | None, lang: str) -> bytes:
    head = f'<meta charset="{meta}">' if meta else ""
    text = f"<!DOCTYPE html><html{lang}><head>{head}{MARKUP}</head><body><p>{TEXTS[language]}</p></body></html>"
    codec = codec_of(label)
    assert codec
    return (with_tones(text) if codec == "cp1258" else text).encode(codec, "xmlcharrefreplace")


def with_tones(text: str) -> str:
    """As windows-1258 writes Vietnamese: a letter, then its tone."""
    written = []
    for char in text:
        base, *marks = normalize("NFD", char)
        tones = "".join(mark for mark in marks if combining(mark) and mark in "\u0300\u0301\u0303\u0309\u0323")
        written.append(normalize("NFC", base + "".join(mark for mark in marks if mark not in tones)) + tones)
    return "".join(written)


def assert_reads(language: str, label: str, header: str | None, meta: str | None) -> None:
    """Whatever the page says of its language."""
    for lang in (f' lang="{language}"', "", ' lang="en"'):
        body = page(language, label, meta, lang)
        assert decode(body, header)[0] == body.decode(codec_of(label) or ""), lang


@pytest.mark.parametrize(("language", "label"), CELLS)
@pytest.mark.parametrize("wrong", [None, "iso-8859-1", "windows-1251", "big5"])
def test_no_label_and_a_wrong_one(language: str, label: str, wrong: str | None) -> None:
    """Nearly any bytes are valid in a code page, and much French is valid Big5."""
    assert_reads(language, label, wrong, None)
    assert_reads(language, label, None, wrong)


@pytest.mark.parametrize(("language", "label"), CELLS)
@pytest.mark.parametrize("wrong", ["utf-8", "iso-8859-1", "gb2312", "windows-1250"])
def test_a_right_label_and_a_wrong_one(language: str, label: str, wrong: str) -> None:
    if (language, label, wrong) == ("ja", "euc-jp", "gb2312"):
        pytest.skip("the kana of both stand at the same places")
    assert_reads(language, label, label, wrong)
    assert_reads(language, label, wrong, label)


@pytest.mark.parametrize("wrong", ["gb2312", "shift_jis", "euc-kr", "windows-1251", "koi8-r"])
@pytest.mark.parametrize("language", ["de", "fr", "es", "pt", "it", "nl", "sv", "da"])
def test_a_server_of_western_pages_and_an_editor_that_declares_another_encoding(language: str, wrong: str) -> None:
    assert_reads(language, "windows-1252", "iso-8859-1", wrong)


SIGNS = ("5 × 3 ½ ¼", "5m³ a¹ b²", "£5 ¥9", "» · § ´ ¹ ° ±", "nº 1ª", "it\u2019s \u2013 a \u201cword\u201d", "Beyoncé")


@pytest.mark.parametrize("signs", SIGNS)
@pytest.mark.parametrize("header", [None, "iso-8859-1"])
@pytest.mark.parametrize("lang", ["", ' lang="en"'])
def test_signs_are_no_letters_of_another_encoding(signs: str, header: str | None, lang: str) -> None:
    body = f"<html{lang}><body><p>Measured today: {signs}. {f'Also {signs}. ' * 20}</p></body></html>".encode("cp1252")
    assert decode(body, header)[0] == body.decode("cp1252")


@pytest.mark.parametrize("wrong", [None, "iso-8859-1"])
def test_utf_8_with_a_stray_byte_is_utf_8(wrong: str | None) -> None:
    for text in TEXTS.values():
        body = f"<p>{text}</p>".encode() + b"\xe2"
        assert decode(body, wrong) == (f"<p>{text}</p>\ufffd", "utf-8")


def test_the_text_behind_long_scripts_tells_the_encoding_of_a_page_of_ordinary_size() -> None:
    body = f"<script>{'var a = 1; ' * 20_000}</script><p>{TEXTS['el']}</p>".encode("cp1253")
    assert TEXTS["el"] in decode(body)[0]


@pytest.mark.parametrize("lang", ["zh-Hant", "zh-Hant-TW", "zh_TW", "zh-MO"])
def test_a_few_signs_of_traditional_chinese(lang: str) -> None:
    text = "臺北捷運"
    assert text in decode(f'<html lang="{lang}"><p>{text}</p>'.encode("big5"))[0]


def test_no_bytes_without_zeros_are_utf_16() -> None:
    for size in range(2, 60, 2):
        for first in range(0x81, 0xFF, 7):
            body = b"<p>" + bytes(first + (index * 31) % (0xFF - first) for index in range(size)) + b"</p>"
            assert not decode(body)[1].startswith("utf-16")
