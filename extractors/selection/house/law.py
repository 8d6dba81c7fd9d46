"""What a page has by law, or by a publisher's custom, at its foot, where it stands as a line among the paragraphs: all
rights reserved, no reprint without leave, cookies, privacy and terms, who made the site, that the publisher answers for
nothing, that gambling is for grown-ups.

Rights and cookies are all that the line says; two of the foot's links side by side tell it by themselves, one alone
only where nothing else is called so. Notices of advice and of commissions are in ``house.notices``. Held against the
lines that we wrote (``benchmarks.training.written_lines``) and against the truths of the recorded and the invented
pages: none of those that are an article's match.
"""

from __future__ import annotations

RESERVED = (
    "reserved", "reproduction", "reproduced", "republished", "permission", "vorbehalten", "nachdruck",
    "vervielfältigung", "urheberrechtlich", "voorbehouden", "réservés", "reservados", "prohibida", "proibida",
    "reservats", "riservati", "riproduzione", "rezervate", "förbehåll", "upphovsrätt", "forbeholdt", "forbeholdes",
    "åndsverkloven", "ettertrykk", "eftertryck", "ophavsret", "gengives", "oikeudet", "kopiointi", "réttindi",
    "óheimilt", "zastrzeżone", "zabronione", "vyhrazen", "vyhraden", "fenntartva", "pridržan", "zadržan", "zabranjen",
    "pridržane", "saugomos", "draudžiama", "aizsargātas", "aizliegts", "kaitstud", "keelatud", "защищены",
    "перепечатка", "гиперссылка", "захищені", "передрук", "заборонено", "запазени", "препечатването", "задржана",
    "забрањено", "επιφύλαξη", "επιφυλάσσεται", "αναδημοσίευση", "saklıdır", "kullanılamaz", "dilindungi", "terpelihara",
    "dilarang", "bản quyền", "không sao chép", "nakalaan", "zimehifadhiwa", "محفوظة", "يُمنع", "يمنع", "محفوظ", "بازنشر",
    "محفوظ ہیں", "שמורות", "להעתיק", "सुरक्षित", "राखीव", "সংরক্ষিত", "பாதுகாக்கப்பட்டவை", "రిజర్వు", "สงวนลิขสิทธิ์",
    "版权所有", "版權所有", "著作権", "無断", "翻印", "무단", "©",
)  # fmt: skip
_RIGHTS = (
    r"(?:all\srights\s(?:are\s)?reserved|alle\srechte\svorbehalten|alle\srechten\svoorbehouden|tous\s(?:les\s"
    r")?droits\s(?:sont\s)?réservés|todos\s(?:los\sderechos|os\sdireitos)\sreservados|"
    r"tots\sels\sdrets\sreservats|tutti\si\sdiritti\s(?:sono\s)?riservati|toate\sdrepturile\s(?:sunt\s)?rezervate|"
    r"alla\srättigheter\sförbehåll\w+|alle\srettigheter\s(?:er\s)?(?:forbeholdt|reservert)|"
    r"alle\srettigheder\sforbeholdes|kaikki\soikeudet\s(?:pidätetään|muutoksiin\spidätetään)|öll\sréttindi\sáskilin|"
    r"wszelkie\sprawa\szastrzeżone|wszystkie\sprawa\szastrzeżone|všechna\správa\svyhrazena|"
    r"všechna\správa\svyhrazena|všetky\správa\svyhradené|minden\sjog\sfenntartva|sva\sprava\s(?:pridržana|zadržana)|"
    r"vse\spravice\spridržane|visos\steisės\ssaugomos|visas\stiesības\saizsargātas|"
    r"kõik\sõigused\s(?:on\s)?kaitstud|все\sправа\s(?:защищены|сохранены)|(?:усі|всі)\sправа\sзахищені?|всички\s"
    r"права\s(?:са\s)?запазени|сва\sправа\sзадржана|με\sεπιφύλαξη\s(?:παντός\sδικαιώματος|κάθε\sνόμιμου\sδικαιώματος)|"
    r"tüm\shakları\ssaklıdır|(?:semua\s)?hak\scipta\s(?:dilindungi(?:\sundang-undang)?|terpelihara)|lahat\sng\s"
    r"karapatan\say\snakalaan|haki\szote\szimehifadhiwa|جميع\sالحقوق\sمحفوظة|تمامی?\sحقوق[^.]{0,24}\sمحفوظ\sاست|"
    r"جملہ\sحقوق\sمحفوظ\sہیں|כל\sהזכויות\sשמורות|सर्वाधिकार\sसुरक्षित|सर्व\sहक्क\sराखीव|(?:সর্বস্বত্ব|স্বত্ব)\s?সংরক্ষিত|"
    r"அனைத்து\sஉரிமைகளும்\sபாதுகாக்கப்பட்டவை|సర్వహక్కులు\sరిజర్వు\s\S+|สงวนลิขสิทธิ์\S{0,40}|版[权權]所有)"
)
RESERVE = (
    # the rights alone, or with whose and since when; "(c)" and years before 2000 begin the licence of a programme
    rf"^\W*(?:(?:copyright\s)?[©ⓒ](?![^!?]{{0,12}}\b1\d\d\d)[^!?]{{0,80}}\W|(?:hak\scipta|"
    rf"பதிப்புரிமை)[^!?]{{0,80}}\W)?{_RIGHTS}(?:\W+(?:©|copyright|"
    rf"\(c\))[^!?]{{0,60}})?(?:(?:\s(?:by|to)\s|\W{{1,3}})[^.!?]{{2,40}}(?:\s(?:co|inc|ltd|ehf|oy|as|gmbh))?)?\W*$",
    # and that none may print it
    rf"^\W*{_RIGHTS}\W{{1,4}}[^!?]{{0,140}}\b(?:reproduc\w+|reprint\w*|republi\w+|permission|consent|nachdruck\w*|"
    rf"vervielfält\w+|genehmigung|toestemming|autorisation|autorización|autorização|riproduzione|riprodu\w+|"
    r"autorizzazione|preluarea|zgody|kopiowanie|souhlasu|súhlasu|engedéllyel|dozvole|dopuštenja|dovoljenja|"
    r"разрешени\w+|согласия|ссылк\w+|гіперпосилан\w+|згоди|съгласие|навођење|tillstånd|tillatelse|tilladelse|lupaa|"
    r"leyfis|"
    r"izin|kebenaran)\b[^!?]{0,80}\W*$",
    r"^\W*(?:all\s|any\s)?reproduction(?!\s(?:in\s(?!whole)|of\s(?:the\svirus|this\sspecies)|without\sa\s|was))(?:\s(?:in\swhole\sor\s(?:in\s)?part|of\s(?:this|any)\s[^.!?]{2,40}))?\s"
    r"[^.!?]{0,30}\b(?:prohibited|forbidden|not\s(?:allowed|permitted))\b[^.!?]{0,40}\W*$|"
    r"^\W*(?:jegliche\s|jede\s)?(?:nachdruck|vervielfältigung|weiterverbreitung|wiedergabe)\b[^.!?]{0,80}\b(?:ohne|"
    r"nur\smit)\b[^.!?]{0,60}\W*$|"
    r"^\W*alle\sinhalte\ssind\surheberrechtlich\sgeschützt\b.{0,80}$|^\W*niets\suit\sdeze\suitgave\smag\b.{0,100}$|"
    r"^\W*(?:op\sdit\sartikel\srust\scopyright|aan\sdit\sartikel\skunnen\sgeen\srechten\sworden\sontleend)\W*$|"
    r"^\W*(?:toute\s)?reproduction\b[^.!?]{0,60}\binterdites?\b[^.!?]{0,50}\W*$|^\W*(?:queda\s|está\s|é\s"
    r")?(?:prohibida|proibida)\s(?:la\s|a\s|su\s|sua\s)?reprodu(?:cción|ção)\b[^!?]{0,100}\W*$|"
    r"^\W*(?:è\s)?(?:vietata\sla\sriproduzione|riproduzione\s(?:riservata|vietata))\b[^.!?]{0,60}\W*$|"
    r"^\W*reproducerea\b[^.!?]{0,60}\binterzisă\b[^.!?]{0,50}\W*$",
    r"^\W*(?:artiklen|artikkelen|artikeln|materialet|innholdet|indholdet|innehållet)\s(?:må|får)\s(?:ikke|inte|ej)\s"
    r"(?:gengives|kopieres|kopieras|spridas|gjengis|bringes)\b[^.!?]{0,60}\W*$|^\W*(?:ettertrykk|eftertryck|"
    r"eftertryk)\s(?:er\s)?"
    r"(?:forbudt|förbjudet)\b[^.!?]{0,50}\W*$|^\W*(?:©\s[^!?]{2,40}\W\s)?(?:allt|alt)\s(?:material|innhold|"
    r"materiale)\s(?:är|er)\s(?:upphovsrättsskyddat|vernet\setter\såndsverkloven|beskyttet)\b[^.!?]{0,40}\W*$|"
    r"^\W*sisällön\skopiointi\silman\slupaa\b[^.!?]{0,30}\W*$|^\W*óheimilt\ser\sað\s(?:afrita|"
    r"birta)\b[^.!?]{0,50}\W*$|^\W*(?:kopiowanie|rozpowszechnianie|przedruk)\b[^.!?]{0,70}\b(?:zabronion\w|"
    r"zgody)\b[^.!?]{0,30}\W*$|"
    r"^\W*(?:přebírání|kopírování|publikování|kopírovanie|šírenie)\b[^.!?]{0,70}\bzak[aá]z[aá]n[oé]\b[^.!?]{0,20}\W*$|"
    r"^\W*(?:zabranjeno|prepovedano)\sje\s(?=[^.!?]{0,50}(?:preno|preuz|kopir|objav|sadrž|vsebin|tekst))[^.!?]{0,60}\b(?:bez|brez)\s(?:pis\w+\s)?(?:dozvole|dopuštenja|"
    r"dovoljenja)\b[^.!?]{0,30}\W*$|"
    r"^\W*(?:kopijuoti|platinti|perpublikuoti)\b[^.!?]{0,50}\bdraudžiama\W*$|"
    r"^\W*pārpublicēt\b[^.!?]{0,40}\baizliegts\W*$|^\W*materjali(?:de)?\skasutamine\b[^.!?]{0,40}\bkeelatud\W*$",
    r"^\W*(?:перепечатка|копирование|использование)\s(?:любых\s|всех\s)?(?:материалов\s)?[^.!?]{0,40}\b(?:только\sс|"
    r"без|запрещен\w+)\b[^.!?]{0,60}\W*$|^\W*при\s(?:использовании|перепечатке|цитировании)\s(?:любых\s"
    r")?материалов\b[^.!?]{0,60}"
    r"\b(?:гипер)?ссылка\b[^.!?]{0,40}\W*$|^\W*(?:використання|передрук|копіювання)\s(?:будь-яких\s)?(?:матеріалів\s"
    r")?[^.!?]{0,40}\b(?:заборонено|лише\sза|тільки\sза|без)\b[^.!?]{0,60}\W*$|^\W*препечатването\s(?=[^.!?]{0,60}(?:забран|разреш|съглас|източник))[^.!?]{0,60}\W*$|"
    r"^\W*забрањено\sје\s(?=[^.!?]{0,50}(?:прено|преуз|копир|објав|садрж|текст))[^.!?]{0,60}\bбез\s[^.!?]{0,40}\W*$|^\W*(?:επιτρέπεται|απαγορεύεται)\sη\s"
    r"αναδημοσίευση\b[^.!?]{0,60}\W*$|^\W*sitede\syer\salan\s[^.!?]{0,40}\bkullanılamaz\W*$|"
    r"^\W*dilarang\s(?:keras\s)?(?:mengutip|mengambil\s(?:konten|berita|artikel|foto)|menyalin|memperbanyak|menggandakan)\b[^!?]{0,110}\b(?:tanpa\s"
    r"izin|izin\stertulis)\b[^!?]{0,40}\W*$|^\W*không\s(?:được\s)?sao\schép\b[^.!?]{0,70}\W*$|^\W*bản\squyền\sthuộc\s"
    r"về\s[^.!?]{2,40}\W*$|"
    r"^\W*hairuhusiwi\skunakili\b[^.!?]{0,50}\W*$|^\W*يُ?منع\s(?:نسخ|نقل|إعادة|نشر)\s[^.!؟]{0,60}\W*$|^\W*بازنشر\s"
    r"(?:این\s)?(?:مطالب|مطلب|خبر)\s[^.!؟]{0,40}\W*$|^\W*אין\sלהעתיק\b[^.!?]{0,60}\W*$",
    r"^\W*不得(?:翻印|转载|轉載|复制|複製).{0,20}$|^\W*記事・?(?:写真)?(?:等)?の?無断(?:転載|転用|複製).{0,14}$|"
    r"^\W*著作権は.{1,12}に帰属します\W*$|^\W*무단\s?전재.{0,16}금지\W*$",
    r"^\W*(?:material(?:et|e)?|alt\smateriale)\ser\somfattet\saf\sophavsretsloven\W*$",
)
COOKIES = (
    "cookie", "cookies", "kakor", "informasjonskapsler", "evästeitä", "vafrakökur", "ciasteczek", "cookie-k", "kolačić",
    "slapuk", "sīkdat", "küpsis", "куки", "бисквитки", "колачић", "çerez", "kuki", "vidakuzi", "الارتباط", "کوکی",
    "עוגיות", "कुकी", "কুকিজ", "குக்கீ", "คุกกี้", "クッキー", "쿠키", "accept all", "akzeptieren", "reject", "privacy",
    "personal information", "recaptcha", "wordpress", "powered", "datenschutz", "consent", "partners",
)  # fmt: skip
ACCEPT = (
    r"^\W*(?:we(?:\sand\sour\s[\d,]*\s?partners)?|(?:this|our)\s(?:web\s?site|site|page))\s(?:uses?|stores?|and\sour\s"
    r"partners\suse)\s(?:[\w-]+\s){0,3}cookies?\b[^!?]{0,200}$|"
    r"^\W*we\sand\sour\s[\d,]+\s(?:\w+\s)?partners\b(?=[^!?]{0,120}\b(?:cookies?|data|device|information|store|process)\b)[^!?]{0,150}$|^\W*by\scontinuing\sto\s(?:browse|use)\s(?:this|our|"
    r"the)\s(?:web)?site\b[^!?]{0,30}\b(?:agree|accept|consent)\b[^!?]{0,100}$|"
    r"^\W*(?:accept|reject|allow|refuse)\s(?:all|non-essential|only\s(?:essential|necessary)|essential|optional|"
    r"necessary)(?:\s(?:cookies|only))*\W*$|^\W*(?:(?:manage|change|update)\s)?(?:your\s|my\s)?(?:cookie|privacy|"
    r"consent)\s(?:settings|"
    r"preferences|choices|policy|notice|statement)\W*$|^\W*do\snot\s(?:sell|share)(?:\sor\s(?:share|sell))?\smy\s"
    r"personal\s(?:information|data|info)\W*$|^\W*(?:privacy|cookies?)\s(?:policy\s)?(?:and|&)\s(?:cookies?|terms|"
    r"privacy)\b[\w\s]{0,30}\W*$",
    r"^\W*this\ssite\sis\sprotected\sby\srecaptcha\b.{0,120}$|^\W*(?:proudly\s)?powered\sby\s(?:wordpress|blogger|"
    r"drupal|ghost|squarespace|wix|medium|disqus|blox\s\w+|substack|joomla|shopify|weebly|tumblr)(?:\W*$|(?:\.com)?\s?[|·.&(]\s?[^!?]{0,60}$)",
    r"^\W*(?:wir|diese\s(?:web)?seite|unsere\s(?:web)?seite)\s(?:verwende[nt]|nutzt?|nutzen|setzen|setzt)\s(?:\w+\s"
    r"){0,2}cookies\b[^!?]{0,150}$|^\W*(?:alle\s(?:cookies\s)?(?:akzeptieren|ablehnen)|cookie-einstellungen(?:\s"
    r"ändern)?|"
    r"datenschutzeinstellungen(?:\sändern)?)\W*$|^\W*(?:deze\s(?:web)?site|wij|we)\s(?:maakt\sgebruik\svan|gebruikt|"
    r"gebruiken)\scookies\b[^!?]{0,120}$|^\W*cookie-?instellingen(?:\saanpassen)?\W*$|"
    r"^\W*(?:nous|ce\ssite)\s(?:utilis\w+|\w+\sdes?)\s(?:des\s)?cookies\b[^!?]{0,120}$|^\W*(?:gérer|paramétrer)\s"
    r"(?:mes|les)\scookies\W*$|^\W*(?:este\ssitio|esta\sweb|utilizamos|usamos|este\ssite|nós)\s(?:\w+\s)?(?:usa|"
    r"utiliza|utilizamos|usamos)?\s?"
    r"cookies\b[^!?]{0,120}$|^\W*(?:questo\ssito|utilizziamo)\s(?:utilizza\s|usa\s)?(?:i\s)?cookie\b[^!?]{0,120}$|"
    r"^\W*gestisci\s(?:le\spreferenze\ssui\s|i\s)cookie\W*$|^\W*acest\ssite\s\w+\s(?:\w+-uri|cookies?)\b[^!?]{0,100}$|"
    r"^\W*aquest\sweb\s\w+\s(?:galetes|cookies)\b[^!?]{0,100}$",
    r"^\W*(?:vi|den\shär\swebbplatsen|denne\s(?:nett|hjemme)siden?)\s(?:använder|bruker|bruger)\s(?:kakor|cookies|"
    r"informasjonskapsler)\b[^!?]{0,120}$|^\W*hantera\scookies\W*$|^\W*(?:käytämme|sivusto\skäyttää)\s"
    r"evästeitä\b[^!?]{0,100}$|"
    r"^\W*þessi\s(?:síða|vefur)\snotar\svafrakökur\b[^!?]{0,90}$|^\W*(?:ta\s|nasza\s)?strona\s(?:korzysta\sz|używa)\s"
    r"(?:ciasteczek|plików\scookies?)\b[^!?]{0,140}$|^\W*(?:tento|tyto)\s(?:web|stránky|stránka)\s\w+\s(?:soubory\s|"
    r"súbory\s)?cookies?\b[^!?]{0,120}$|"
    r"^\W*(?:ez\saz\s)?(?:oldal|weboldal\w*)\s(?:sütiket|cookie-kat)\shasznál\b[^!?]{0,90}$|^\W*(?:ova\sstranica|"
    r"ovaj\ssajt|ta\sstran|spletna\sstran)\s\w+\s(?:kolačiće|piškotke)\b[^!?]{0,90}$|^\W*(?:мы\sиспользуем|сайт\s"
    r"использует|цей\sсайт\sвикористовує|"
    r"ми\sвикористовуємо|този\sсайт\sизползва|овај\sсајт\sкористи)\s(?:файлы\s|файли\s)?(?:cookies?|куки|бисквитки|"
    r"колачиће)\b[^!?]{0,140}$|^\W*χρησιμοποιούμε\s(?:cookies|μπισκότα)\b[^!?]{0,90}$|^\W*(?:bu\ssite|sitemiz\w*)\s"
    r"(?:çerez\w*)\s[^!?]{0,90}$|"
    r"^\W*(?:situs|laman)\s(?:web\s)?ini\smenggunakan\s(?:cookie|kuki)\b[^!?]{0,90}$|^\W*chúng\stôi\ssử\sdụng\s"
    r"cookie\b[^!?]{0,90}$|^\W*gumagamit\sng\scookies\sang\b[^!?]{0,50}$|^\W*tovuti\shii\s(?:hutumia|inatumia)\s"
    r"vidakuzi\b[^!?]{0,60}$",
    r"^\W*يستخدم\s(?:هذا\s)?(?:ال)?موقع\sملفات\sتعريف\sالارتباط\b[^!؟]{0,70}$|^\W*این\sوب.?سایت\sاز\s"
    r"کوکی\b[^!؟]{0,50}$|^\W*یہ\sویب\sسائٹ\sکوکیز\b[^!؟]{0,50}$|^\W*אתר\sזה\sמשתמש\sבעוגיות\b[^!?]{0,60}$|^\W*हम\s"
    r"[^!?।]{0,40}कुकीज?\S*\s(?:का\s)?(?:इस्तेमाल|उपयोग)\s[^!?]{0,30}$|"
    r"^\W*আমরা\sকুকিজ\sব্যবহার\s[^!?]{0,50}$|^\W*(?:எங்கள்\sஇணையதளம்|இந்தத்\sதளம்)\sகுக்கீ[^!?]{0,50}$|"
    r"^\W*เว็บไซต์นี้ใช้คุกกี้.{0,70}$|^\W*(?:本[网網]站|我[们們])使用\s?cookies?.{0,50}$|^\W*当サイトでは(?:cookie|"
    r"クッキー).{0,50}$|^\W*(?:모두|전체)\s?(?:동의|허용)\W*$",
)
FOOTED = (
    "privacy", "datenschutz", "impressum", "datenschutzerklärung", "agb", "mediadaten", "nutzungsbedingungen",
    "mentions légales", "conditions générales", "aviso legal", "política", "términos", "termos", "informativa",
    "note legali", "politica de", "termeni", "avís legal", "privacybeleid", "cookiebeleid", "voorwaarden",
    "integritetspolicy", "personvern", "privatlivspolitik", "cookie- og", "tietosuoja", "regulamin", "polityka",
    "zásady", "ochrana", "podmínky", "podmienky", "adatvédelmi", "impresszum", "uvjeti", "pravila privatnosti",
    "politika", "pogoji", "privatumo", "privātuma", "privaatsus", "пользовательское", "политика", "політика", "услови",
    "общи", "όροι", "πολιτική", "gizlilik", "künye", "kvkk", "kebijakan", "dasar privasi", "pedoman", "terma",
    "chính sách", "patakaran", "sera ya", "سياسة", "شروط", "پرائیویسی", "حریم", "תנאי שימוש", "निजता", "गोपनीयता",
    "গোপনীয়তা", "தனியுரிமை", "గోప్యతా", "นโยบาย", "隐私", "隱私", "プライバシー", "利用規約", "개인정보", "이용약관",
    "terms", "sitemap", "colofon", "kolofon", "yhteystiedot", "umowy", "accessibility", "modern slavery",
)  # fmt: skip
_FOOT = (
    r"(?:privacy(?:\s(?:policy|notice|statement))?|terms(?:\s(?:of|and|&)\s(?:use|service|conditions|sale))?|"
    r"cookies?(?:\s(?:policy|notice|settings))?|sitemap|site\smap|accessibility(?:\sstatement)?|contact(?:\sus)?|"
    r"about(?:\sus)?|"
    r"advertise(?:\swith\sus)?|careers|help|faq|legal(?:\snotice)?|disclaimer|imprint|newsletters?|subscribe|"
    r"impressum|datenschutz\w*|agb|cookie-einstellungen|nutzungsbedingungen|kontakt|mediadaten|privacybeleid|"
    r"cookiebeleid|algemene\svoorwaarden|colofon|mentions\slégales|cg[uv]|conditions\sgénérales(?:\s(?:de\svente|"
    r"d['’]utilisation))?|"
    r"politique\sde\sconfidentialité|gestion\sdes\scookies|contacto?|aviso\slegal|política\sde\s(?:privacidad|"
    r"privacidade|cookies)|términos\sy\scondiciones|termos\s(?:de\suso|e\scondições)|quiénes\ssomos|quem\ssomos|"
    r"publicidad[e]?|"
    r"informativa\ssulla\sprivacy|note\slegali|condizioni\sd['’]uso|chi\ssiamo|contatti|politica\sde\s"
    r"(?:confidențialitate|cookies)|termeni\sși\scondiții|avís\slegal|política\sde\sgaletes|integritetspolicy|"
    r"allmänna\svillkor|personvern|"
    r"informasjonskapsler|cookie-\sog\sprivatlivspolitik|privatlivspolitik|tietosuojaseloste|evästeasetukset|"
    r"käyttöehdot|regulamin|polityka\sprywatności|ustawienia\splików\scookies|zásady\sochrany\sosobních\súdajů|"
    r"nastavení\scookies|"
    r"podmínky\suži\w+|ochrana\s(?:súkromia|osobných\súdajov)|kontakty|cenník\sinzercie|impresszum|adatvédelmi\s"
    r"tájékoztató|felhasználási\sfeltételek|médiaajánlat|uvjeti\skorištenja|politika\sprivatnosti|pravila\s"
    r"privatnosti|postavke\skolačića|"
    r"pogoji\suporabe|piškotki|varstvo\sosebnih\spodatkov|kolofon|privatumo\spolitika|slapukai|privātuma\spolitika|"
    r"sīkdatnes|privaatsuspoliitika|küpsised|künye|iletişim|gizlilik\s(?:sözleşmesi|politikası)|kvkk\saydınlatma\s"
    r"metni|çerez\spolitikası|"
    r"kebijakan\sprivasi|syarat\s(?:dan|&)\sketentuan|tentang\skami|pedoman\smedia\ssiber|terma\s(?:&|dan)\ssyarat|"
    r"dasar\sprivasi|chính\ssách\sbảo\smật|patakaran\ssa\sprivacy|mga\stuntunin\sng\spaggamit|sera\sya\sfaragha|"
    r"vigezo\sna\smasharti)"
)
_FOOT_BEYOND = (
    r"(?:политика\s(?:конфиденциальности|за\sповерителност|приватности)|пользовательское\sсоглашение|контакты|о\sнас|"
    r"реклама|політика\sконфіденційності|умови\s(?:користування|використання)|контакти|общи\sусловия|лични\sданни|"
    r"бисквитки|за\sреклама|услови\sкоришћења|импресум|όροι\sχρήσης|πολιτική\s(?:απορρήτου|cookies)|ταυτότητα|"
    r"επικοινωνία|سياسة\sالخصوصية|شروط\sالاستخدام|اتصل\sبنا|من\sنحن|پرائیویسی\sپالیسی|شرائط\sو\sضوابط|ہمارے\sبارے\s"
    r"میں|"
    r"حریم\sخصوصی|תנאי\sשימוש|מדיניות\s(?:ה)?פרטיות|निजता\sनीति|गोपनीयता\s(?:नीति|धोरण)|नियम\sएवं\sशर्तें|हमसे\sसंपर्क\s"
    r"करें|अटी\sव\sशर्ती|গোপনীয়তা\sনীতি|শর্তাবলি|যোগাযোগ|தனியுரிமைக்\sகொள்கை|விதிமுறைகள்|గోప్యతా\sవిధానం|నిబంధనలు|"
    r"นโยบายความเป็นส่วนตัว|隐私政策|隱私權?政策|用户协议|服務條款|著作權聲明|关于我们|關於我們|プライバシーポリシー|"
    r"利用規約|特定商取引法に基づく表記|개인정보\s?처리방침|이용약관|이메일\s?무단수집\s?거부|청소년보호정책)"
)
_PARTED = r"(?:\s?[|·•,;/–—-]\s?|\s(?:and|und|et|y|e|og|och|ja|i|a|și|ir|un|in|dan|na|и|і|та|و|&)\s|\s)"
FOOT = (
    rf"^\W*{_FOOT}(?:{_PARTED}{_FOOT}){{1,8}}\W*$",
    rf"^\W*{_FOOT_BEYOND}(?:{_PARTED}?ו?{_FOOT_BEYOND}){{1,8}}\W*$",
    # one alone
    r"^\W*(?:privacy\s(?:policy|notice|statement)|terms\s(?:of\s(?:use|service)|(?:and|&)\sconditions)|accessibility\s"
    r"statement|modern\sslavery\sstatement|datenschutzerklärung|mentions\slégales|conditions\sgénérales\s(?:de\svente|"
    r"d['’]utilisation)|aviso\slegal|"
    r"política\sde\s(?:privacidad|privacidade|cookies)|términos\sy\scondiciones|informativa\ssulla\sprivacy|"
    r"privacybeleid|cookiebeleid|integritetspolicy|privatlivspolitik|tietosuojaseloste|polityka\sprywatności|zásady\s"
    r"ochrany\sosobních\súdajů|"
    r"adatvédelmi\stájékoztató|politica\sde\sconfidențialitate|gizlilik\spolitikası|kebijakan\sprivasi|dasar\sprivasi|"
    r"chính\ssách\sbảo\smật)\W*$",
    r"^\W*(?:политика\sконфиденциальности|пользовательское\sсоглашение|політика\sконфіденційності|πολιτική\sαπορρήτου|"
    r"سياسة\sالخصوصية|מדיניות\sפרטיות|गोपनीयता\sनीति|গোপনীয়তা\sনীতি|தனியுரிமைக்\sகொள்கை|గోప్యతా\sవిధానం|隐私政策|"
    r"隱私權政策|プライバシーポリシー|개인정보\s?처리방침|นโยบายความเป็นส่วนตัว)\W*$",
)
LIABLE = (
    "liability", "responsible", "gamble", "gambling", "accuracy", "haftung", "gewähr", "glücksspiel", "responsabil",
    "aansprakelijk", "odpowiedzialn", "neodpovíd", "zodpoved", "ответственност", "відповідальн", "отговор", "одговор",
    "ευθύν", "sorumlu", "bertanggung", "bertanggungjawab", "مسئولیت", "ذمہ دار", "jogue", "juega", "jouer", "gioco",
    "spela", "stodlinjen", "investors", "external", "opinions", "mutual fund", "delayed",
)  # fmt: skip
LIABILITY = (
    r"^\W*(?:the\s)?(?:publishers?|editors?|we|website|site)\s(?:accepts?|assumes?|takes?|bears?)\sno\s(?:liability|"
    r"responsibility)\b[^!?]{0,150}\W*$|^\W*we\s(?:are|can)\s?not\s(?:be\sheld\s)?(?:responsible|liable)\sfor\sthe\s"
    r"contents?\sof\s"
    r"(?:external|third[-\s]party|other|linked)\s(?:\w+\s)?(?:links|sites|websites|web\ssites|pages)\W*$|"
    r"^\W*opinions\s(?:published|expressed)\shere\sare\sthose\sof\b[^.!?]{0,60}\W*$",
    r"^\W*(?:please\s)?gamble\sresponsibly(?:\W*$|[.!|]\s?.{2,80}$)|^\W*when\sthe\sfun\sstops,?\sstop\W*$|"
    r"^\W*(?:\d\d\+\W{1,3})(?:please\s)?(?:gamble|bet|play)\sresponsibly\b.{0,60}$|^\W*glücksspiel\skann\ssüchtig\s"
    r"machen(?:\W*$|[.!|]\s?.{2,80}$)|"
    r"^\W*(?:jogue|aposte)\scom\sresponsabilidade\b.{0,70}$|^\W*(?:juega|juegue|apuesta)\s(?:con\sresponsabilidad|"
    r"responsablemente|de\sforma\sresponsable)\b.{0,60}$|^\W*il\sgioco\s(?:è\svietato\sai\sminori|può\scausare\s"
    r"dipendenza)\b.{0,70}$|"
    r"^\W*jouer\scomporte\sdes\srisques\b.{0,110}$|^\W*spela\sansvarsfullt\b.{0,60}$|^\W*speel\sbewust\b.{0,40}$",
    r"^\W*(?:für\s(?:den\sinhalt|die\sinhalte|inhalte)\s(?:externer|verlinkter|fremder)\b[^.!?]{0,30}\b(?:übernehmen\s"
    r"wir|wird)\skeine\s(?:haftung|gewähr)\b[^.!?]{0,30}|(?:alle\sangaben|angaben|kurse|lottozahlen)\sohne\s"
    r"gewähr)\W*$|"
    r"^\W*haftungsausschluss\W{1,3}alle\sangaben\sohne\sgewähr\W*$|^\W*редакц[иі]я\sне\s(?:нес[её]т\sответственност\w|"
    r"несе\sвідповідальності)\b[^.!?]{0,80}\W*$|^\W*відповідальність\sза\sзміст\sреклами\sнесе\b[^.!?]{0,30}\W*$|"
    r"^\W*ответственность\sза\sсодержание\s(?:рекламы|рекламных\s\S+)\sнес[её]т\b[^.!?]{0,30}\W*$|^\W*yazılan\s"
    r"yorumlardan\s[^.!?]{0,30}\bsorumlu\s[^.!?]{0,20}\W*$|^\W*مسئولیت\sمحتوای\s(?:آگهی\S*|نظرات)\s[^.!؟]{0,40}\W*$",
)
