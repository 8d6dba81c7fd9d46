"""Names of months in the languages of the news sites we read, as data: one line a language, January first."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import lru_cache

from extractors.metadata.dates.own_months import OWN_NAMES

_NAMES: Mapping[str, str] = {
    "en": "january|jan february|feb|febr march|mar april|apr may june|jun july|jul august|aug "
    "september|sept|sep "
    "october|oct november|nov december|dec",
    "de": "januar|jänner|jan|jän februar|feber|feb märz|mär|maerz|mrz april|apr mai juni|jun juli|jul "
    "august|aug "
    "september|sept|sep oktober|okt november|nov dezember|dez",
    "fr": "janvier|janv février|fevrier|févr|fév mars avril|avr mai juin juillet|juil août|aout "
    "septembre|sept "
    "octobre|oct novembre|nov décembre|decembre|déc",
    "es": "enero|ene febrero|feb marzo|mar abril|abr mayo|may junio|jun julio|jul agosto|ago "
    "septiembre|setiembre|sept|sep "
    "octubre|oct noviembre|nov diciembre|dic",
    "pt": "janeiro|jan fevereiro|fev março|marco|mar abril|abr maio|mai junho|jun julho|jul agosto|ago "
    "setembro|set "
    "outubro|out novembro|nov dezembro|dez",
    "it": "gennaio|gen febbraio|feb marzo|mar aprile|apr maggio|mag giugno|giu luglio|lug agosto|ago "
    "settembre|set|sett "
    "ottobre|ott novembre|nov dicembre|dic",
    "nl": "januari|jan februari|feb maart|mrt april|apr mei juni|jun juli|jul augustus|aug september|sep "
    "oktober|okt "
    "november|nov december|dec",
    "sv": "januari|jan februari|feb mars|mar april|apr maj juni|jun juli|jul augusti|aug "
    "september|sep|sept oktober|okt "
    "november|nov december|dec",
    "no": "januar|jan februar|feb mars|mar april|apr mai juni|jun juli|jul august|aug september|sep|sept "
    "oktober|okt "
    "november|nov desember|des",
    "da": "januar|jan februar|feb marts|mar april|apr maj juni|jun juli|jul august|aug september|sep|sept "
    "oktober|okt "
    "november|nov december|dec",
    "fi": "tammikuuta|tammikuu helmikuuta|helmikuu maaliskuuta|maaliskuu huhtikuuta|huhtikuu "
    "toukokuuta|toukokuu "
    "kesäkuuta|kesäkuu heinäkuuta|heinäkuu elokuuta|elokuu syyskuuta|syyskuu lokakuuta|lokakuu "
    "marraskuuta|marraskuu "
    "joulukuuta|joulukuu",
    "pl": "stycznia|styczeń|sty lutego|luty|lut marca|marzec|mar kwietnia|kwiecień|kwi maja|maj "
    "czerwca|czerwiec|cze "
    "lipca|lipiec|lip sierpnia|sierpień|sie września|wrzesień|wrz października|październik|paź "
    "listopada|listopad|lis "
    "grudnia|grudzień|gru",
    "cs": "ledna|leden|led února|únor|úno března|březen|bře dubna|duben|dub května|květen|kvě "
    "června|červen|čvn "
    "července|červenec|čvc srpna|srpen|srp září|zář října|říjen|říj listopadu|listopad|lis "
    "prosince|prosinec|pro",
    "sk": "januára|január februára|február marca|marec apríla|apríl mája|máj júna|jún júla|júl "
    "augusta|august "
    "septembra|september októbra|október novembra|november decembra|december",
    "ru": "января|январь|янв февраля|февраль|фев|февр марта|март|мар апреля|апрель|апр мая|май "
    "июня|июнь|июн июля|июль|июл "
    "августа|август|авг сентября|сентябрь|сен|сент октября|октябрь|окт ноября|ноябрь|ноя|нояб "
    "декабря|декабрь|дек",
    "uk": "січня|січень|січ лютого|лютий|лют березня|березень|бер квітня|квітень|квіт|кві травня|травень|трав "
    "червня|червень|черв липня|липень|лип серпня|серпень|серп вересня|вересень|вер жовтня|жовтень|жовт "
    "листопада|листопад|лист|лис грудня|грудень|груд|гру",
    "bg": "януари|яну|ян февруари|февр март април май юни юли август септември|септ октомври ноември|ноем декември",
    "tr": "ocak|oca şubat|şub mart|mar nisan|nis mayıs|may haziran|haz temmuz|tem ağustos|ağu eylül|eyl "
    "ekim|eki "
    "kasım|kas aralık|ara",
    "hu": "január|jan február|febr március|márc április|ápr május|máj június|jún július|júl augusztus|aug "
    "szeptember|szept október|okt november|nov december|dec",
    "ro": "ianuarie|ian februarie|feb martie|mar aprilie|apr mai iunie|iun iulie|iul august|aug "
    "septembrie|sept|sep "
    "octombrie|oct noiembrie|nov decembrie|dec",
    "el": "ιανουαρίου|ιανουάριος|ιαν φεβρουαρίου|φεβρουάριος|φεβ μαρτίου|μάρτιος|μαρ απριλίου|απρίλιος|απρ "
    "μαΐου|μάιος|μαϊ "
    "ιουνίου|ιούνιος|ιουν ιουλίου|ιούλιος|ιουλ αυγούστου|αύγουστος|αυγ σεπτεμβρίου|σεπτέμβριος|σεπ "
    "οκτωβρίου|οκτώβριος|οκτ νοεμβρίου|νοέμβριος|νοε δεκεμβρίου|δεκέμβριος|δεκ",
    "id": "januari|jan februari|pebruari|feb|peb maret|mar april|apr mei juni|jun juli|jul agustus|agu|agt|ags "
    "september|sep|sept oktober|okt november|nopember|nov|nop desember|des",
    "vi": "tháng-một tháng-hai tháng-ba tháng-tư tháng-năm tháng-sáu tháng-bảy tháng-tám tháng-chín "
    "tháng-mười "
    "tháng-mười-một tháng-mười-hai",
    "ar": "يناير|كانون-الثاني|جانفي فبراير|شباط|فيفري مارس|آذار أبريل|ابريل|إبريل|نيسان|أفريل|افريل "
    "مايو|أيار|ايار|ماي|ماية يونيو|حزيران|جوان يوليو|تموز|جويلية|يوليوز أغسطس|اغسطس|آب|أوت|اوت|غشت "
    "سبتمبر|أيلول|ايلول|شتنبر أكتوبر|اكتوبر|تشرين-الأول|تشرين-الاول "
    "نوفمبر|تشرين-الثاني|نونبر ديسمبر|كانون-الأول|كانون-الاول|دجنبر",
    "hi": "जनवरी|जन फरवरी|फ़रवरी|फर|फ़र मार्च अप्रैल|अप्रै मई जून जुलाई अगस्त|अग सितंबर|सितम्बर|सित "
    "अक्टूबर|अक्तूबर|अक्टू "
    "नवंबर|नवम्बर|नव दिसंबर|दिसम्बर|दिस",
    "mr": "जानेवारी फेब्रुवारी मार्च एप्रिल मे जून जुलै ऑगस्ट सप्टेंबर ऑक्टोबर नोव्हेंबर डिसेंबर",
    "ne": "जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर",
    "bn": "জানুয়ারি|জানুয়ারী ফেব্রুয়ারি|ফেব্রুয়ারী মার্চ এপ্রিল মে জুন জুলাই আগস্ট|আগষ্ট সেপ্টেম্বর অক্টোবর "
    "নভেম্বর ডিসেম্বর",
    "pa": "ਜਨਵਰੀ ਫਰਵਰੀ|ਫ਼ਰਵਰੀ ਮਾਰਚ ਅਪ੍ਰੈਲ ਮਈ ਜੂਨ ਜੁਲਾਈ ਅਗਸਤ ਸਤੰਬਰ ਅਕਤੂਬਰ ਨਵੰਬਰ ਦਸੰਬਰ",
    "gu": "જાન્યુઆરી ફેબ્રુઆરી માર્ચ એપ્રિલ મે જૂન જુલાઈ ઓગસ્ટ|ઑગસ્ટ સપ્ટેમ્બર ઓક્ટોબર|ઑક્ટોબર નવેમ્બર ડિસેમ્બર",
    "ta": "ஜனவரி|ஜன பிப்ரவரி|பெப்ரவரி|பிப் மார்ச்|மார்ச|மார் ஏப்ரல்|ஏப் மே ஜூன் ஜூலை ஆகஸ்ட்|ஆகஸ்டு|ஆக "
    "செப்டம்பர்|செப் அக்டோபர்|அக் நவம்பர்|நவ டிசம்பர்|டிச",
    "te": "జనవరి ఫిబ్రవరి మార్చి ఏప్రిల్ మే జూన్ జులై|జూలై ఆగస్టు|ఆగస్ట్ సెప్టెంబర్|సెప్టెంబరు అక్టోబర్|అక్టోబరు "
    "నవంబర్|నవంబరు డిసెంబర్|డిసెంబరు",
    "kn": "ಜನವರಿ ಫೆಬ್ರವರಿ|ಫೆಬ್ರುವರಿ ಮಾರ್ಚ್ ಏಪ್ರಿಲ್ ಮೇ ಜೂನ್ ಜುಲೈ ಆಗಸ್ಟ್ ಸೆಪ್ಟೆಂಬರ್ ಅಕ್ಟೋಬರ್ ನವೆಂಬರ್ ಡಿಸೆಂಬರ್",
    "ml": "ജനുവരി ഫെബ്രുവരി മാർച്ച് ഏപ്രിൽ മേയ്|മെയ് ജൂൺ ജൂലൈ ഓഗസ്റ്റ്|ആഗസ്റ്റ് സെപ്റ്റംബർ ഒക്ടോബർ നവംബർ ഡിസംബർ",
    "ur": "جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر",
    "fa": "ژانویه فوریه مارس آوریل مه|می ژوئن ژوئیه|جولای اوت|آگوست سپتامبر اکتبر نوامبر دسامبر",
    "he": "ינואר|בינואר|ינו פברואר|בפברואר|פבר מרץ|במרץ|מרס|במרס אפריל|באפריל|אפר מאי|במאי יוני|ביוני יולי|ביולי "
    "אוגוסט|באוגוסט|אוג ספטמבר|בספטמבר|ספט אוקטובר|באוקטובר|אוק נובמבר|בנובמבר|נוב דצמבר|בדצמבר|דצמ",
    "th": "มกราคม|ม.ค. กุมภาพันธ์|ก.พ. มีนาคม|มี.ค. เมษายน|เม.ย. พฤษภาคม|พ.ค. มิถุนายน|มิ.ย. กรกฎาคม|ก.ค. "
    "สิงหาคม|ส.ค. "
    "กันยายน|ก.ย. ตุลาคม|ต.ค. พฤศจิกายน|พ.ย. ธันวาคม|ธ.ค.",
    "lo": "ມັງກອນ ກຸມພາ ມີນາ ເມສາ ພຶດສະພາ ມິຖຸນາ ກໍລະກົດ ສິງຫາ ກັນຍາ ຕຸລາ ພະຈິກ ທັນວາ",
    "km": "មករា កុម្ភៈ|កុម្ភះ មីនា មេសា ឧសភា មិថុនា កក្កដា សីហា កញ្ញា តុលា វិច្ឆិកា ធ្នូ",
    "my": "ဇန်နဝါရီ|ဇန်နဝါရီလ ဖေဖော်ဝါရီ|ဖေဖော်ဝါရီလ မတ်|မတ်လ ဧပြီ|ဧပြီလ မေ|မေလ ဇွန်|ဇွန်လ ဇူလိုင်|ဇူလိုင်လ ဩဂုတ်|ဩဂုတ်လ|သြဂုတ်|သြဂုတ်လ "
    "စက်တင်ဘာ|စက်တင်ဘာလ အောက်တိုဘာ|အောက်တိုဘာလ နိုဝင်ဘာ|နိုဝင်ဘာလ ဒီဇင်ဘာ|ဒီဇင်ဘာလ",
    "am": "ጃንዋሪ|ጃንዩወሪ ፌብሩዋሪ|ፌብሩወሪ ማርች ኤፕሪል ሜይ ጁን ጁላይ ኦገስት ሴፕቴምበር ኦክቶበር|ኦክተውበር ኖቬምበር ዲሴምበር",
    "ca": "gener|gen febrer|febr març abril|abr maig juny|jun juliol|jul agost|ag setembre|set octubre|oct "
    "novembre|nov "
    "desembre|des",
    "sl": "januar|jan februar|feb marec|marca|mar april|apr maj|maja junij|junija|jun julij|julija|jul "
    "avgust|avgusta|avg "
    "september|septembra|sep oktober|oktobra|okt november|novembra|nov december|decembra|dec",
    "sr": "јануар|јануара|јан|januar|januara|jan фебруар|фебруара|феб|februar|februara|feb "
    "март|марта|мар|mart|marta|mar април|априла|апр|april|aprila|apr мај|маја|maj|maja "
    "јун|јуни|јуна|jun|juni|juna јул|јули|јула|jul|juli|jula август|августа|авг|avgust|avgusta|avg "
    "септембар|септембра|сеп|septembar|septembra|sep октобар|октобра|окт|oktobar|oktobra|okt "
    "новембар|новембра|нов|novembar|novembra|nov децембар|децембра|дец|decembar|decembra|dec",
    "mk": "јануари|јан февруари|фев март|мар април|апр мај јуни|јун јули|јул август|авг септември|сеп "
    "октомври|окт ноември|ное декември|дек",
    "be": "студзеня|студзень лютага|люты сакавіка|сакавік красавіка|красавік мая|май|травень чэрвеня|чэрвень "
    "ліпеня|ліпень жніўня|жнівень верасня|верасень кастрычніка|кастрычнік лістапада|лістапад снежня|снежань",
    "sq": "janar shkurt mars prill maj qershor korrik gusht shtator tetor nëntor dhjetor",
    "gl": "xaneiro|xan febreiro|feb marzo|mar abril|abr maio|mai xuño xullo agosto|ago setembro|set outubro|out "
    "novembro|nov decembro|dec",
    "kk": "қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан",
    "uz": "yanvar|январ fevral|феврал mart|март aprel|апрел may|май iyun|июн iyul|июл avgust|август "
    "sentabr|sentyabr|сентябр oktabr|oktyabr|октябр noyabr|ноябр dekabr|декабр",
    "sw": "januari februari machi aprili mei juni julai agosti septemba oktoba novemba desemba",
    "lt": "sausio vasario kovo balandžio gegužės birželio liepos rugpjūčio rugsėjo spalio lapkričio gruodžio",
    "lv": "janvāris|janvārī februāris|februārī marts|martā aprīlis|aprīlī maijs|maijā jūnijs|jūnijā jūlijs|jūlijā "
    "augusts|augustā septembris|septembrī oktobris|oktobrī novembris|novembrī decembris|decembrī",
    "et": "jaanuar|jaan veebruar|veebr märts aprill|apr mai juuni juuli august|aug september|sept oktoober|okt "
    "november|nov "
    "detsember|dets",
    "is": "janúar|jan febrúar|feb mars apríl|apr maí júní|jún júlí|júl ágúst|ágú september|sep október|okt "
    "nóvember|nóv "
    "desember|des",
    "ms": "januari|jan februari|feb mac april|apr mei jun julai|jul ogos|ogo september|sep oktober|okt november|nov "
    "disember|dis",
    "az": "yanvar fevral mart aprel may iyun iyul avqust sentyabr oktyabr noyabr dekabr",
    "hy": "հունվարի|հունվար փետրվարի|փետրվար մարտի|մարտ ապրիլի|ապրիլ մայիսի|մայիս հունիսի|հունիս հուլիսի|հուլիս "
    "օգոստոսի|օգոստոս սեպտեմբերի|սեպտեմբեր հոկտեմբերի|հոկտեմբեր նոյեմբերի|նոյեմբեր դեկտեմբերի|դեկտեմբեր",
    "ka": "იანვარი|იანვ თებერვალი|თებ მარტი|მარ აპრილი|აპრ მაისი ივნისი|ივნ ივლისი|ივლ აგვისტო|აგვ სექტემბერი|სექ "
    "ოქტომბერი|ოქტ ნოემბერი|ნოე დეკემბერი|დეკ",
    "af": "januarie|jan februarie|feb maart|mrt april|apr mei junie|jun julie|jul augustus|aug september|sep "
    "oktober|okt november|nov desember|des",
    "eu": "urtarrilaren|urtarrilak otsailaren|otsailak martxoaren|martxoak apirilaren|apirilak maiatzaren|maiatzak "
    "ekainaren|ekainak uztailaren|uztailak abuztuaren|abuztuak irailaren|irailak urriaren|urriak azaroaren|azaroak "
    "abenduaren|abenduak",
    "tl": "enero|ene pebrero|peb marso|mar abril|abr mayo|may hunyo|hun hulyo|hul agosto|ago setyembre|set oktubre|okt "
    "nobyembre|nob disyembre|dis",
    "cy": "ionawr chwefror mawrth ebrill mai mehefin gorffennaf awst medi hydref tachwedd rhagfyr",
    "ga": "eanáir feabhra márta aibreán bealtaine meitheamh iúil lúnasa meán-fómhair deireadh-fómhair samhain nollaig",
    "ha": "janairu faburairu|fabrairu maris afrilu|afirilu mayu yuni yuli agusta satumba oktoba nuwamba disamba",
    "so": "jannaayo|janaayo febraayo maarso abriil maajo juun|juunyo luuliyo|luulyo agoosto|ogosto|ogost "
    "sebtembar|sebteembar oktoobar nofembar|noofembar desembar|diseembar",
    "ku": "rêbendan|rêbendanê|rêbendana|çile|çileyê reşemî|reşemiyê|reşemiya|sibat|sibatê|sibata adar|adarê|adara "
    "nîsan|nîsanê|nîsana|avrêl|avrêlê|avrêla gulan|gulanê|gulana hezîran|hezîranê|hezîrana|pûşper|pûşperê|pûşpera "
    "tîrmeh|tîrmehê|tîrmeha tebax|tebaxê|tebaxa|gelawêj|gelawêjê|gelawêja îlon|îlonê|îlona|rezber|rezberê|rezbera "
    "cotmeh|cotmehê|cotmeha|kewçêr|kewçêrê|kewçêra mijdar|mijdarê|mijdara|sermawez|sermawezê|sermaweza "
    "berfanbar|berfanbarê|berfanbara|befranbar|befranbarê|befranbara",
    "ckb": "کانوونی-دووەم|کانونی-دووەم شوبات|شوباتی ئازار|ئازاری نیسان|نیسانی ئایار|ئایاری حوزەیران|حوزەیرانی "
    "تەمووز|تەمووزی ئاب|ئابی ئەیلوول|ئەیلوولی|ئەیلول|ئەیلولی تشرینی-یەکەم تشرینی-دووەم کانوونی-یەکەم|کانونی-یەکەم",
    "si": "ජනවාරි පෙබරවාරි මාර්තු අප්‍රේල් මැයි ජූනි ජූලි අගෝස්තු සැප්තැම්බර් ඔක්තෝබර් නොවැම්බර් දෙසැම්බර්",
    "hr": "siječnja|siječanj|sij veljače|veljača|velj|vlj ožujka|ožujak|ožu travnja|travanj|tra svibnja|svibanj|svi "
    "lipnja|lipanj|lip srpnja|srpanj|srp kolovoza|kolovoz|kol rujna|rujan|ruj listopada|listopad|lis "
    "studenoga|studenog|studeni|stu prosinca|prosinac|pro",
}


def _table(lines: str) -> dict[str, int]:
    table: dict[str, int] = {}
    for number, names in enumerate(unicodedata.normalize("NFC", lines).split(), 1):
        for name in names.split("|"):
            table[name.replace("-", " ")] = number
    table.pop("_", None)
    return table


_EVERYWHERE = {language: _table(lines) for language, lines in _NAMES.items()}
_OWN = {language: _table(lines) for language, lines in OWN_NAMES.items()}
BY_LANGUAGE: Mapping[str, Mapping[str, int]] = {
    language: {**_OWN.get(language, {}), **_EVERYWHERE.get(language, {})} for language in {**_EVERYWHERE, **_OWN}
}
"""Language -> name in lower case -> 1 to 12."""


_ALONE = ("hr", "af")
"""Languages whose names count on their own pages only: Croatian's listopad is October, and Julie is a first name."""


def _common() -> dict[str, int]:
    table: dict[str, int] = {}
    for language in _NAMES:
        if language in _ALONE:
            continue
        for name, number in _EVERYWHERE[language].items():
            table.setdefault(name, number)
    return table


COMMON: Mapping[str, int] = _common()
"""All languages together, for a page whose language is not known; of two meanings the earlier language's."""


UNSPACED = "|".join(sorted(
    {re.escape(name) for table in BY_LANGUAGE.values() for name in table if not name.isalpha()}, key=len, reverse=True
))  # fmt: skip
"""A pattern of the names that are more than letters to Python: vowel signs, full stops, spaces."""


def month(name: str, language: str | None = None) -> int | None:
    """The number of a month's name (lower case, without a full stop), by the page's language first."""
    own = BY_LANGUAGE.get((language or "")[:2])
    if own is not None and name in own:
        return own[name]
    found = COMMON.get(name)
    if found is None and (not name.isascii() or (language or "")[:2] in _UNDOTTED):
        bare = _bare(name)
        found = _bare_names(language).get(bare) or _bare_names(None).get(bare)
    return found


_UNDOTTED = ("tr", "az")
"""Languages whose capital I is no capital of i: lower-cased, ``KASIM`` is another word."""


def _bare(name: str) -> str:
    """A name without accents, as capitals are written in Greek and dots fall off in Turkish."""
    letters = unicodedata.normalize("NFD", name).replace("ı", "i").replace("ς", "σ")
    return "".join(char for char in letters if not "\u0300" <= char <= "\u036f")


@lru_cache(maxsize=64)
def _bare_names(language: str | None) -> Mapping[str, int]:
    table: dict[str, int] = {}
    for name, number in BY_LANGUAGE.get(language[:2], {}).items() if language else COMMON.items():
        table.setdefault(_bare(name), number)
    return table
