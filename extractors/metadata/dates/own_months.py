"""Names of months that count on pages in their own language alone, as data: one line a language, January first.

Mostly short names, which are words in other languages, and the names of languages in which we read little news. From
the Unicode CLDR, release 49; ``_`` where it has none but those that ``months`` knows.
"""

from __future__ import annotations

from collections.abc import Mapping

OWN_NAMES: Mapping[str, str] = {
    "am": "ጃን ፌብ _ ኤፕሪ _ _ _ ኦገስ ሴፕቴ ኦክቶ ኖቬም ዲሴም",
    "as": "জানুৱাৰী|জানু ফেব্ৰুৱাৰী|ফেব্ৰু মাৰ্চ এপ্ৰিল মে’ _ _ আগ ছেপ্তেম্বৰ|ছেপ্টেম্বৰ|ছেপ্তে অক্টোবৰ|অক্টো নৱেম্বৰ|নৱে "
    "ডিচেম্বৰ|ডিচে",
    "az": "yan _ _ _ _ iyn iyl avq sen _ noy dek",
    "be": "сту _ сак кра _ чэр ліп жні _ кас ліс сне",
    "bn": "জানু ফেব _ এপ্রি _ _ জুল আগ সেপ|সেপ্ট অক্টো নভে ডিসে",
    "br": "genver cʼhwevrer|cʼhwe meurzh|meur ebrel|ebr mae mezheven|mezh gouere|goue eost gwengolo|gwen here "
    "du kerzu|kzu",
    "cy": "ion chwef|chw maw ebr _ meh gorff|gor _ _ hyd tach rhag",
    "eu": "urtarrila|urt otsaila|ots martxoa apirila|api maiatza ekaina|eka uztaila|uzt abuztua|abu iraila|ira "
    "urria|urr azaroa|aza abendua|abe",
    "fr": "_ _ _ _ _ _ juill _ _ _ _ _",
    "fy": "jannewaris febrewaris _ _ maaie _ _ _ septimber _ novimber desimber",
    "ga": "ean feabh _ aib beal meith _ lún mfómh dfómh samh noll",
    "gd": "dhen-fhaoilleach|faoi|am-faoilleach dhen-ghearran|gearr|an-gearran dhen-mhàrt|am-màrt "
    "dhen-ghiblean|gibl|an-giblean dhen-chèitean|cèit|an-cèitean dhen-ògmhios|ògmh|an-t-ògmhios "
    "dhen-iuchar|iuch|an-t-iuchar dhen-lùnastal|lùna|an-lùnastal dhen-t-sultain|sult|an-t-sultain "
    "dhen-dàmhair|dàmh|an-dàmhair dhen-t-samhain|samh|an-t-samhain dhen-dùbhlachd|dùbh|an-dùbhlachd",
    "gl": "_ _ _ _ _ _ xul _ _ _ _ _",
    "gu": "જાન્યુ ફેબ્રુ _ _ _ _ _ _ સપ્ટે ઑક્ટો નવે ડિસે",
    "ha": "_ fab _ afi _ yun yul _ sat _ nuw _",
    "he": "בינו בפבר _ באפר _ _ _ באוג בספט באוק בנוב בדצמ",
    "hi": "_ _ _ _ _ _ जुल _ _ _ _ _",
    "hy": "հնվ փտվ մրտ ապր մյս հնս հլս օգս սեպ հոկ նոյ դեկ",
    "ig": "jenụwarị|jen febrụwarị maachị|maa epreel|epr mee juu _ ọgọọst _ _ _ disemba",
    "ka": "იან _ _ _ მაი _ _ _ _ _ _ _",
    "kk": "қаң ақп нау сәу мам мау шіл там қыр қаз қар жел",
    "kn": "ಜನ ಫೆಬ್ರ _ ಏಪ್ರಿ _ _ _ ಆಗ ಸೆಪ್ಟೆಂ ಅಕ್ಟೋ ನವೆಂ ಡಿಸೆಂ",
    "lb": "_ _ mäe abrëll mee _ _ _ _ _ _ _",
    "lo": "ມ.ກ. ກ.ພ. ມ.ນ. ມ.ສ. ພ.ພ. ມິ.ຖ. ກ.ລ. ສ.ຫ. ກ.ຍ. ຕ.ລ. ພ.ຈ. ທ.ວ.",
    "lt": "saus|sausis vas|vasaris kov|kovas bal|balandis geg|gegužė birž|birželis liep|liepa rugp|rugpjūtis "
    "rugs|rugsėjis spal|spalis lapkr|lapkritis gruod|gruodis",
    "ml": "ജനു ഫെബ്രു മാർ ഏപ്രി _ _ _ ഓഗ സെപ്റ്റം ഒക്‌ടോബർ|ഒക്ടോ നവം ഡിസം",
    "mn": "нэгдүгээр-сар|нэгдүгээр-сарын хоёрдугаар-сар|хоёрдугаар-сарын гуравдугаар-сар|гуравдугаар-сарын "
    "дөрөвдүгээр-сар|дөрөвдүгээр-сарын тавдугаар-сар|тавдугаар-сарын зургаадугаар-сар|зургаадугаар-сарын "
    "долоодугаар-сар|долоодугаар-сарын наймдугаар-сар|наймдугаар-сарын есдүгээр-сар|есдүгээр-сарын "
    "аравдугаар-сар|аравдугаар-сарын арван-нэгдүгээр-сар|арван-нэгдүгээр-сарын "
    "арван-хоёрдугаар-сар|арван-хоёрдугаар-сарын",
    "mr": "जाने फेब्रु _ एप्रि _ _ _ ऑग सप्टें ऑक्टो नोव्हें डिसें",
    "mt": "jannar frar|fra marzu _ mejju|mej ġunju|ġun lulju|lul awwissu|aww settembru ottubru novembru diċembru",
    "my": "ဇန် ဖေ _ ဧ _ _ ဇူ ဩ စက် အောက် နို ဒီ",
    "om": "amajjii|ama guraandhala|gur bitootessa eebila|elb caamsaa|cam waxabajjii|wax adoolessa|ado "
    "hagayya|hag fulbaana|ful onkoloolessa|onk sadaasa mudde|mud",
    "or": "ଜାନୁଆରୀ ଫେବୃଆରୀ ମାର୍ଚ୍ଚ ଅପ୍ରେଲ ମଇ ଜୁନ ଜୁଲାଇ ଅଗଷ୍ଟ ସେପ୍ଟେମ୍ବର ଅକ୍ଟୋବର ନଭେମ୍ବର ଡିସେମ୍ବର",
    "pa": "ਜਨ ਫ਼ਰ _ ਅਪ੍ਰੈ _ _ ਜੁਲਾ ਅਗ ਸਤੰ ਅਕਤੂ ਨਵੰ ਦਸੰ",
    "ps": "جنوري فبروري|فېبروري _ _ مۍ _ _ اګست سېپتمبر|سپتمبر _ _ _",
    "rw": "mutarama|mut gashyantare|gas werurwe|wer mata|mat gicurasi|gic kamena|kam nyakanga|nya kanama|kan "
    "nzeri|nze ukwakira|ukw ugushyingo|ugu ukuboza|uku",
    "sd": "جنوري فيبروري _ اپريل مئي _ جولاءِ آگسٽ سيپٽمبر آڪٽوبر _ ڊسمبر",
    "so": "_ _ _ _ maayo _ lul ogs seb _ noofeembar|nof _",
    "sq": "_ shk _ pri _ qer korr gush sht tet nën dhj",
    "te": "జన ఫిబ్ర _ ఏప్రి _ _ _ ఆగ సెప్టెం అక్టో నవం డిసెం",
    "tg": "январи феврали марти апрели майи июни июли августи сентябри октябри ноябри декабри",
    "ti": "ጥሪ ለካቲት|ለካ መጋቢት|መጋ ሚያዝያ|ሚያ ጉንበት|ግን ሰነ ሓምለ|ሓም ነሓሰ|ነሓ መስከረም|መስ ጥቅምቲ|ጥቅ ሕዳር|ሕዳ ታሕሳስ|ታሕ",
    "tk": "ýanwar|ýan fewral|few _ _ _ _ _ awgust|awg sen _ noý dek",
    "tt": "гыйнвар|гыйн _ _ _ _ _ _ _ _ _ _ _",
    "ug": "يانۋار فېۋرال مارت ئاپرېل _ ئىيۇن ئىيۇل ئاۋغۇست سېنتەبىر ئۆكتەبىر نويابىر دېكابىر",
    "uz": "yan _ _ _ _ iyn iyl _ sen _ noy dek",
    "xh": "janyuwari februwari matshi|mat epreli|epr meyi|mey _ julayi agasti|aga _ okthobha|okthoba _ disemba",
    "yo": "oṣù-ṣẹ́rẹ́ oṣù-èrèlè oṣù-ẹrẹ̀nà oṣù-ìgbé oṣù-ẹ̀bibi oṣù-òkúdu oṣù-agẹmọ oṣù-ògún oṣù-owewe "
    "oṣù-ọ̀wàrà oṣù-bélú oṣù-ọ̀pẹ̀",
    "zu": "januwari februwari mashi|mas ephreli|eph meyi|mey _ julayi agasti|aga septhemba okthoba _ disemba",
}
