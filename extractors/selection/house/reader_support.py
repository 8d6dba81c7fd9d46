"""What a page asks of its readers for its own keep, and where else they may have it: give and become a member, the
paper at the newsstand and its pages on a screen, the app for two systems, the whole conversation in a podcast or in the
player above.

Each form is all that the line says, or an imperative at its beginning with what it is for. Held against the lines that
we wrote (``benchmarks.training.written_lines``) and against the truths of the recorded and the invented pages: none of
those that are an article's match.
"""

from __future__ import annotations

SUPPORTED = (
    "donat", "donation", "journalism", "newsroom", "reporting", "readers", "chip in", "pledge", "tax-deductible",
    "contribution", "spende", "unterstütz", "förder", "kaffee", "soutenez", "faites un don", "don ", "apoya", "apoye",
    "dona ", "donaci", "socio", "sócio", "apoie", "doe ", "doação", "sostieni", "sostenit", "donazione", "steun",
    "doneer", "stötta", "swish", "støt", "støtt", "lahjoit", "wesprzyj", "wpłać", "podpořte", "podporte", "dane",
    "támogas", "adód", "susține", "donează", "redirecționează", "пожертв", "поддерж", "підтрим", "задонат", "подкреп",
    "подрж", "podrži", "podprite", "atbalsti", "paremkite", "toeta", "υποστηρ", "στηρίξτε", "destek", "dukung",
    "sokong", "ủng hộ", "styrktu", "suportahan", "ادعم", "حمایت", "תמכו", "सहयोग", "অনুদান", "สนับสนุน", "支持", "捐款",
    "支援", "후원", "عطیہ", "patron", "boosty", "suport", "buy me", "buy us", "tue riippumaton", "tue journalis",
    "help us", "periodis", "jornalis", "giornalis", "dziennikar", "žurnalis", "novinařin", "журналист",
    "журналіст", "presse ", "oberoende journalis", "hilf", "helfen",
    "euros al mes", "euro al mese", "euros par mois", "a month", "brauchen",
)  # fmt: skip
_PRESS = (
    r"(?:journalis\w+|journalism|reporting|newsroom|news|media|redaktion|giornalismo|periodismo|jornalismo|"
    r"journalistiek|journalistikk?|"
    r"dziennikarstwo|žurnalisti\w+|journalismia|újságírás\w*|jurnalism\w*|novinarstvo|medije|novinařin\w+|"
    r"novinárstv\w+|žurnalistik\w+|jurnalisme|kewartawanan|"
    r"pamamahayag|gazetecili\w+|fjölmiðlun|ajakirjandus\w*|periodisme)"
)
_FREE = (
    r"(?:independent|quality|local|unabhängiger|freier|kritischer|guter|onafhankelijke|indépendante?|libre|independiente|"
    r"independente|indipendente|niezależne|nezávislá|uavhengig|uafhængig|oberoende|незалежна|независимая)"
)
_FREE_PRESS = rf"(?:{_FREE}\s(?:{_PRESS}|журналистика|журналістика)|{_PRESS}\s{_FREE}|presse\s(?:indépendante|libre))"
_NEEDS = (
    r"needs\syour\s(?:support|help)|braucht\s(?:deine|ihre|eure)\s(?:unterstützung|hilfe)|heeft\s(?:jouw|uw|je)\s(?:steun|hulp)|"
    r"a\sbesoin\sde\s(?:vous\b|votre\ssoutien|votre\saide|ses\slecteurs|ses\slectrices)|"
    r"(?:te\snecesita|necesita\s(?:de\s)?(?:tu\s(?:apoyo|ayuda)|su\s(?:apoyo|ayuda)|ti\b)|necesita\s(?:d?el\s)?apoyo\sde\ssus\slectores)|"
    r"precisa\s(?:de\s|do\s)?(?:você\b|(?:seu|teu)\s(?:apoio|ajuda))|ha\sbisogno\s(?:di\ste\b|del\s(?:tuo|vostro)\s(?:sostegno|aiuto))|"
    r"potrzebuje\s(?:twojego|waszego)\swsparcia|potřebuje\s(?:vaši|tvou)\spodporu|trenger\sdin\sstøtte|har\sbrug\sfor\sdin\sstøtte|"
    r"behöver\sditt\sstöd|потребує\s(?:вашої|твоєї)\s(?:підтримки|допомоги)|нуждается\sв\s(?:вашей|твоей)\s(?:поддержке|помощи)"
)
_OUR_DE = r"unsere?n?\s(?:arbeit|redaktion|magazin|journalismus|recherchen|berichterstattung|projekt|zeitung|blog)"
_OUR_ES = (
    r"(?:a\s)?(?:nuestr[oa]|noss[oa])\s(?:trabajo|trabalho|periodismo|jornalismo|medio|redacción|redação|proyecto|projeto)"
)
_OUR_FR = (
    r"(?:nous\ssoutenir|(?:soutenir|soutenez)\snotre\s(?:média|rédaction|journal|travail|magazine|journalisme|projet))"
)
SUPPORT = (
    # English
    r"^\W*(?:please\s)?(?:consider\s)?mak(?:e|ing)\sa\s(?:[\w-]+\s){0,2}(?:donation|contribution)\s?(?:today|now|"
    r"here)?\W*$|^\W*make\sa\stax-deductible\s\w+\b[^.!?]{0,20}\W*$|"
    r"^\W*(?:donate|give|chip\sin|pledge)\s(?:today|now|your\ssupport|to\ssupport\s(?:us|our)\b[^.!?]{0,30})\W*$|"
    r"^\W*buy\s(?:me|us)\sa\scoffee\W*$",
    r"^\W*(?:we|i)\s(?:rely|depend|count)\s(?:entirely\s|solely\s)?on\s(?:our\s|the\s)?(?:readers?|supporters|members|"
    r"donations|support|generosity|your|people)\b[^.!?]{0,60}"
    r"[.!]\s(?:please\s)?(?:donate|support|give|join|subscribe|become|chip|make|consider)\b(?!\s(?:blood|them))[^,]{0,60}$|^\W*we\s(?:rely|"
    r"depend)\son\sreaders\slike\syou\b[^.!?]{0,40}\W*$",
    r"^\W*if\syou\s(?:value|appreciate|like|enjoy|believe\sin)\s(?:what\swe\sdo|our\s\w+|this\s\w+)\b[^.!?]{0,40},\s"
    r"(?:please\s)?(?:consider\s)?(?:making|make|donat\w+|becom\w+|support\w*|"
    r"subscrib\w+|join\w*|giv\w+)\b[^.!?]{0,60}\W*$",
    r"^\W*(?:become\sa\s(?:member|supporter|subscriber)\sand\s)?(?:please\s)?(?:support|help\s(?:us\s)?(?:fund|keep|"
    r"sustain|support|protect))\s(?:our\s|local\s|independent\s|quality\s|free\s|"
    r"public\s|nonprofit\s|non-profit\s|community\s|fearless\s|trusted\s){1,3}(?:journalism|reporting|news|newsroom|"
    r"media|journalists)\b[^.!?]{0,50}\W*$|"
    r"^\W*(?:journalism|reporting)\slike\sthis\b[^.!?]{2,50}[.!]\s(?=.{0,80}\b(?:support|donat\w+|give|join|subscribe|member|chip\sin|contribut\w+|help|us|you|your)\b).{3,90}$|"
    r"^\W*your\scontribution\s(?:helps?|supports?|funds?|keeps?|makes?|pays?|allows?|enables?)\b[^.!?]{0,40}\b(?:our\sreporters|our\swork|our\steam)\b[^.!?]{0,50}\W*$",
    # an imperative, and the press, ours or free
    rf"^\W*(?:bitte\s)?(?:unterstützen\ssie|unterstütze|fördern\ssie|soutenez|apoya|apoye|apoie|sostieni|steun|stötta|"
    rf"støtt|støt|tue|wesprzyj|podpořte|podporte|támogasd|támogassa|"
    rf"susține|susțineți|podržite|podprite|atbalsti|atbalstiet|paremkite|toeta|toetage|dukung|sokong|suportahan|"
    rf"styrktu|suporta)\s[^.!?]{{0,30}}\b{_PRESS}\b[^.!?]{{0,50}}\W*$|"
    rf"^\W*(?:özgür|bağımsız)\s{_PRESS}\b[^.!?]{{0,20}}\bdestek\s(?:ol|ver)\w*\W*$",
    r"^\W*(?:jetzt\s)?(?:spenden|förderer\swerden|unterstützer\swerden|mitglied\swerden)(?:\sab\s[^.!?]{2,20})?\W*$|"
    r"^\W*(?:faites|faire)\sun\sdon(?:\s(?:maintenant|ici|mensuel|défiscalisé))?\W*$|"
    r"^\W*(?:haz|hacer|haga)\suna\sdonaci[óo]n\W*$|^\W*(?:faça|fazer)\suma\sdoação\W*$|^\W*(?:fai|fare)\suna\s"
    r"donazione\W*$|^\W*(?:doneer|steun\sons)(?:\snu)?\W*$|"
    r"^\W*(?:hazte|hágase|faça-se|torne-se|diventa|devino|fes-te'?n)\s(?:soci[oa]|sóci[oa]|membr[uoe]|sostenitore|"
    r"socio\ssostenitore)\b(?!\s(?:del?l?a?|d[oa])\s)[^.!?]{0,60}\W*$|"
    r"^\W*støt\sos(?:\s(?:med|her|nu|i)\b[^.!?,]{0,40})?\W*$|^\W*venujte\snám\s2\s?%\sz\sdane\W*$|^\W*redirecționează\s(?=[^.!?]{0,60}\b(?:noi|nouă|redacți\w+|jurnalis\w+|presa|nostru|noastră)\b)[^.!?]{0,60}\W*$",
    r"^\W*(?:поддержите|поддержи|підтримайте|підтримай|подкрепете|подржите)\s(?:нас|нашу?|независим\S+|незалежн\S+|"
    r"свобод\S+|проект|редакци\S+|издание|видання|слободн\S+|журналист\S+)"
    r"[^.!?]{0,50}\W*$|^\W*(?:мы\sработаем\s[^.!?]{2,30}[.!]\s)?(?:сделайте|оформите|зробіть)\s(?:регулярн\S+\s|"
    r"ежемесячн\S+\s)?(?:пожертвовани\S+|внесок)(?:\s(?:нам|сейчас|зараз)|\W).{0,80}$|^\W*(?:сделайте|оформите|зробіть)\s(?:\S+\s)?(?:пожертвование|внесок)\W*$|^\W*задонатити\b[^.!?]{0,30}\W*$|"
    r"^\W*(?:стать\s|станьте\s)(?:нашим\s)?(?:патроном|соучастником|спонсором)\b[^.!?]{0,30}\W*$|^\W*(?:στηρίξτε|"
    r"υποστηρίξτε)\s(?:μας|την\sανεξάρτητη|τη\sδημοσιογραφία)\b[^.!?]{0,50}\W*$",
    r"^\W*(?:ادعم|ادعموا)\s(?:الصحافة|صحافتنا|موقعنا)\b[^.!؟]{0,40}\W*$|^\W*(?:از\s)?(?:ما\s)?حمایت\sکنید\W*$|"
    r"^\W*תמכו\s(?:בנו|בעיתונות)\b[^.!?]{0,40}\W*$|"
    r"^\W*स्वतंत्र\sपत्रकारिता[^।.!?]{0,50}\sसहयोग\s\S{2,6}[।.!]?\W*$|^\W*স্বাধীন\sসাংবাদিকতার\s[^।.!?]{0,40}অনুদান\s"
    r"\S{2,6}[।.!]?\W*$|^\W*ร่วมสนับสนุน\S{0,30}กับเรา\W*$|"
    r"^\W*آزاد\sصحافت\s[^۔.!?]{0,30}عطیہ\s\S{2,5}\W*$|^\W*ủng\shộ\s(?:tòa\ssoạn|chúng\stôi|báo)\b[^.!?]{0,40}\W*$",
    r"^\W*(?:请|請)?(?:支持|赞助|贊助)(?:我们|我們|独立|獨立)(?:的)?(?:媒体|媒體|新闻|新聞|报道|報導|工作)?\W*$|"
    r"^\W*小[额額]捐款.{0,16}$|^\W*(?:정기\s?)?후원하기(?:\W*$|\s?[:：].{0,16}$)|^\W*정기\s?후원\s?회원이\s\S+\s\S{2,8}\W*$|"
    r"^\W*좋은\s기사.{0,10}(?:후원|응원)하기\W*$",
    r"^\W*help\sus\s(?:to\s)?keep\s(?:local|independent|quality)\s(?:news|journalism|reporting)\b[^.!?]{0,40}\W*$",
    # the press, free or ours, needs those who read
    rf"^\W*(?:le\s|la\s|el\s|il\s|o\s|a\s|l['’])?{_FREE_PRESS}\s(?:{_NEEDS})\b[^.!?]{{0,120}}(?:\W*$|[.!]\s.{{2,120}}$)",
    # for so much a month
    rf"^\W*(?:bereits|schon)\s(?:mit|ab)\s[\d,.]{{1,6}}\s?(?:€|euro|franken|chf)(?:\s(?:im|pro)\smonat)?,?\s(?:(?:kannst\sdu|können\ssie|"
    rf"könnt\sihr)\s{_OUR_DE}\s(?:unterstützen|fördern)\b[^!?]{{0,120}}$|(?:unterstützt\sdu|unterstützen\ssie)\s{_OUR_DE}\W*$|"
    r"(?:hilfst\sdu|helfen\ssie)\suns\W*$)|"
    r"^\W*(?:for\s(?:as\slittle\sas|just)|from)\s[$£€][\d.,]{1,6}\s(?:a|per)\s(?:month|week|year),?\syou\scan\s(?:help|support|fund)\s"
    r"our\s(?:work|journalism|newsroom|reporting)\b[^.!?]{0,60}\W*$|"
    r"^\W*(?:desde|por|con|a\spartir\sde|por\sapenas)\s[\d.,]{1,6}\s?(?:€|euros?|reais)\s(?:al|ao|por)\sm[eê]s,?\s(?:puedes|puede|pode|podes)\s"
    rf"(?:(?:apoyar|apoiar|ayudar|ajudar)\s{_OUR_ES}|(?:apoyar|ayudar)nos)\b[^.!?]{{0,60}}\W*$|"
    rf"^\W*(?:dès|à\spartir\sde|pour)\s[\d.,]{{1,6}}\s?(?:€|euros?)\spar\smois,?\s(?:vous\spouvez\s)?{_OUR_FR}\b[^.!?]{{0,60}}\W*$|"
    r"^\W*bastano\s[\d.,]{1,6}\s?(?:€|euro)\sal\smese\sper\ssostener(?:ci|e\sil\snostro\s(?:lavoro|giornale|giornalismo))\b[^.!?]{0,50}\W*$",
    r"^\W*(?:um|damit|für)\s(?=[^.!?]{0,140}\b(?:werbeeinnahmen|journalis|redaktion|unser\smagazin))[^.!?]{4,140},?\sbrauchen\swir\s"
    r"(?:deine|eure|ihre)\sunterstützung\W*$|"
    rf"^\W*(?:\w+:\s)?hilf\smit\sund\sunterstütze\s{_OUR_DE}\b[^.!?]{{0,60}}(?:\W*$|[.!]\s.{{2,140}}$)",
)
BOUGHT = (
    "newsstands", "e-paper", "epaper", "print edition", "digital replica", "home delivery", "kiosk", "heft", "ausgabe",
    "kiosque", "quiosco", "kiosco", "edición", "edição", "bancas", "edicola", "edizione", "näköislehti", "e-avis",
    "e-tidning", "bayilerde", "e-gazete", "edicija", "ediția", "edició", "štampan", "штампан", "печатн", "друкован",
    "tištěn", "tlačen", "nyomtatott", "e-akhbar", "edisi cetak", "bản điện tử", "báo in", "ई-पेपर", "ই-পেপার",
    "ای پیپر", "ฉบับดิจิทัล", "紙面", "本誌", "지면보기", "android", "download", "playstore", "appen", "app-store",
    "aplikac", "aplikáci", "приложен", "застосун", "апликациј", "aplikacij", "sovellu", "sækt", "lietot", "programėl",
    "rakendus", "εφαρμογή", "uygulama", "aplikasi", "ứng dụng", "التطبيق", "تطبيق", "اپلیکیشن", "האפליקציה", "ऐप",
    "অ্যাপ", "แอป", "アプリ", "应用", "應用", "앱", "alkalmazás", "e-papers", "télécharge", "descarg", "descárg", "baix",
    "scarica", "descarc", "installeer", "ladda", "hent", "lataa", "pobierz", "stáhněte", "stiahnite", "preuzmite",
    "skinite", "a copy", "your copy", "today's paper", "get the app", "get our app", "app laden", "app store",
    "app herunterladen", "sæktu appið",
)  # fmt: skip
BUY = (
    # the paper
    r"^\W*(?:pick\sup|grab|get|buy)\s(?:a|your)\scopy\sof\s(?:\w+day['’]s\s(?:paper|[\w\s]{2,24})|today['’]s\s"
    r"(?:paper|[\w\s]{2,24})|the\slatest\sissue)(?:\s(?:now|today|for\s[^.!?,]{2,30}))?\W*$|"
    r"^\W*(?:read|see|open|click\shere\sfor|view|browse)\s(?:the\s|our\s|today['’]s\s|this\sweek['’]s\s)+(?:e-?paper|"
    r"e-?edition|digital\s(?:replica|edition)|print\sreplica)\b[^.!?]{0,50}\W*$|"
    r"^\W*get\shome\sdelivery(?:\sof\s(?:the|our)\s(?:paper|newspaper|print)\b[^.!?]{0,24}|\sseven\sdays\sa\sweek|\severy\sday)?\W*$|^\W*to\sread\sthe\s(?:full|whole)\s(?:story|interview|article|report|"
    r"piece)\b[^.!?]{0,10},?\s(?:pick\sup|buy|get|see)\s[^.!?]{0,70}\W*$|"
    r"^\W*(?:on\snewsstands\snow|out\snow\s(?:on|in)\s(?:newsstands|shops))\W*$",
    r"^\W*das\sneue\sheft\b[^.!?]{0,40}\bkiosk\W*$|^\W*(?:jetzt\s)?(?:(?:die\s|das\s)(?:aktuelle|neue)\s)?(?:einzelheft|heft|ausgabe)\s(?:hier\s)?bestellen\W*$|^\W*(?:die\s"
    r"zeitung\sals\s)?e-?paper\slesen\b[^.!?]{0,40}\W*$|"
    r"^\W*(?:mehr\sdazu|den\s(?:ganzen|vollständigen)\s\w+\slesen\ssie)\sin\sder\s(?:aktuellen|gedruckten|neuen)\s"
    r"ausgabe\b[^.!?]{0,40}\W*$|"
    r"^\W*(?:lisez|feuilletez|consultez)\s(?:le\sjournal|l['’]édition|votre\sjournal)\b[^.!?]{0,20}\b(?:numérique|pdf|"
    r"kiosque|papier)\b[^.!?]{0,20}\W*$|"
    r"^\W*(?:sfoglia|leggi)\s(?:l['’]edizione|il\sgiornale)\s(?:digitale|in\spdf|cartacea)\W*$|^\W*(?:lea|lee|leia|"
    r"compra|compre)\s(?:la|a|l['’])\s?(?:edición|edição|edició)\s(?:completa\s)?(?:en|em|digital|impresa|impressa|"
    r"paper|papel)\b[^.!?]{0,60}\W*$|^\W*lue\snäköislehti\W*$|^\W*læs\se-avisen\W*$|^\W*läs\s(?:hela\s"
    r")?(?:e-)?tidningen\s(?:digitalt)?\b[^.!?]{0,30}\W*$|^\W*les\se-avisen\W*$",
    r"^\W*(?:dergimizin|gazetemizin)\s[^.!?]{0,30}\bbayilerde\W*$|^\W*e-gazete(?:yi)?\s(?:okumak\siçin\stıklayın|"
    r"oku)\W*$|^\W*ediția\stipărită\s[^.!?]{0,30}\bchioșc\w*\b[^.!?]{0,24}\W*$|"
    r"^\W*(?:cel[ýé]\s)?(?:text|rozhovor|článek|článok)\s(?:najdete|nájdete|čtěte|si\sprečítate)\sv\s(?:tištěném|"
    r"tlačenom)\s[^.!?]{2,40}\W*$|"
    r"^\W*(?:az\sinterjú|a\scikk)\s(?:teljes\s\w+\s)?(?:a\slap|lapunk)\snyomtatott\s[^.!?]{2,40}\W*$|^\W*(?:ceo|"
    r"cijeli|цео|полный|повний)\s(?:intervju|tekst|интервју|текст)\s(?:čitajte|читајте|читайте)\s(?:u|у|в)\s"
    r"(?:štampanom|tiskanom|штампаном|печатном|друкованому)\s[^.!?]{2,60}\W*$|^\W*baca\s(?:versi\slengkapnya|laporan\s"
    r"penuh|selengkapnya)\s(?:di|dalam)\s(?:edisi\scetak|e-akhbar|e-paper)\b[^.!?]{0,40}\W*$",
    r"^\W*đọc\sbản\sđiện\stử\b[^.!?]{0,30}\W*$|^\W*đặt\smua\sbáo\sin\b[^.!?]{0,20}\W*$|^\W*आज\sका\sई-पेपर\sपढ़ें\W*$|"
    r"^\W*আজকের\sই-পেপার\sপড়ুন\W*$|^\W*آج\sکا\sای\sپیپر\sپڑھیں\W*$|^\W*อ่านฉบับดิจิทัล\S{0,20}\W*$|"
    r"^\W*紙面(?:ビューアー)?(?:で読む|を見る)\W*$|^\W*この続きは本誌.{0,20}$|^\W*지면\s?보기(?:\s.{0,12})?$",
    # the app
    r"^\W*(?:get|download|install|try)\s(?:the|our)\s(?:free\s|new\s|mobile\s|news\s|[\w-]+\snews\s){0,3}app(?:\s"
    r"(?:now|today|here|for\sfree))?\W*$|"
    r"^\W*(?:our\sapp\sis\s|now\s)?available\s(?:now\s)?(?:on|for|in)\s(?:both\s)?(?:the\s)?(?:ios|"
    r"iphone|android|app\sstore|google\splay)\s(?:and|&|or)\s(?:the\s)?(?:ios|iphone|android|app\sstore|"
    r"google\splay)(?:\sstore)?\W*$|^\W*(?:get|download)\s(?:it\s)?(?:on|from|in)\s(?:the\s)?(?:google\splay|app\s"
    r"store)\W*$|^\W*app\s(?:jetzt\s)?(?:laden|herunterladen)(?:\W{1,3}für\s[^.!?]{3,24})?\W*$",
    r"^\W*(?:téléchargez|télécharger)\s(?:notre\sappli(?:cation)?\b[^.!?]{0,40}|l['’]appli(?:cation)?)\W*$|^\W*(?:descarga|descargue|"
    r"descárgate|baixa|baixe|scarica|descarcă|descărcați|baixa['’]?t|descarrega)\s(?:la|nuestra|o|nosso|a\snossa|"
    r"l['’]|la\snostra)?\s?(?:app|aplicación|aplicativo|aplicação|aplicația|aplicació|applicazione)\b[^.!?]{0,50}\W*$|"
    r"^\W*(?:download|installeer)\s(?:de|onze)\s(?:gratis\s)?app\W*$|"
    r"^\W*(?:ladda\s(?:ner|ned)|last\sned|hent|download)\s(?:vår\s|vores\s)?app(?:en)?\b[^.!?]{0,30}\W*$|^\W*lataa\s"
    r"(?:\S+\s)?sovellus\b[^.!?]{0,40}\W*$|^\W*sæktu\sappið\b[^.!?]{0,40}\W*$|"
    r"^\W*pobierz\s(?:naszą\s)?aplikację\b[^.!?]{0,40}\W*$|^\W*(?:stáhněte|stiahnite)\ssi\s(?:naši\s|našu\s"
    r")?aplik[aá]ci[iu]\b[^.!?]{0,40}\W*$|^\W*(?:preuzmite|skinite|prenesite)\s(?:našu\s|našo\s)?(?:mobilnu\s"
    r")?aplikacij[uo]\b"
    r"[^.!?]{0,40}\W*$|^\W*töltse?\sle\s(?:az\s)?alkalmazás\w*\b[^.!?]{0,30}\W*$|^\W*(?:lejupielādē|atsisiųskite|"
    r"laadi\salla)\s(?:mūsų\s|mūsu\s|meie\s)?(?:lietotni|programėlę|rakendus)\b[^.!?]{0,30}\W*$|"
    r"^\W*(?:uygulamamızı|uygulamayı)\sindirin\W*$|^\W*(?:unduh|muat\sturun)\saplikasi\b[^.!?]{0,90}\W*$|^\W*tải\s"
    r"(?:ứng\sdụng|app)\b[^.!?]{0,40}\W*$",
    r"^\W*(?:скачайте|скачать|установите|завантажте|завантажити|изтеглете|преузмите)\s(?:наше\s|нашу\s|наш\s|"
    r"мобильное\s|мобільний\s|нашето\s)*(?:приложение|застосунок|додаток|апликацију|мобилно\s"
    r"приложение)\b[^.!?]{0,50}\W*$|"
    r"^\W*κατεβάστε\sτην\sεφαρμογή\b[^.!?]{0,30}\W*$|^\W*(?:حم[لّ]+|حملوا|نزّ?ل)\s(?:ال)?تطبيق\S{0,4}\b[^.!؟]{0,40}\W*$|"
    r"^\W*הורידו\sאת\sהאפליקציה\b[^.!?]{0,30}\W*$|"
    r"^\W*डाउनलोड\sकरें\s(?:\S+\s)?ऐप\b[^।.!?]{0,40}\W*$|^\W*(?:\S+\s){0,2}ऐप\sडाउनलोड\sकरें\W*$|^\W*(?:\S+\s"
    r"){0,2}অ্যাপ\sডাউনলোড\sকরুন\W*$|^\W*ดาวน์โหลดแอป\S{0,24}\W*$",
    r"^\W*(?:下[载載](?:我们的|我們的|本报|本報)?(?:客户端|應用程式|应用|app)|按此免費下載應用程式).{0,16}$|"
    r"^\W*アプリ(?:をダウンロード|なら速報).{0,12}$|^\W*ダウンロードは(?:app\sstore|google\splay).{0,24}$|^\W*앱"
    r"\s?(?:다운로드|설치)(?:하기)?\W*$",
)
LISTENED = (
    "podcast", "podcasts", "pòdcast", "recording", "conversation", "interview", "aufnahme", "nachhören", "gespräch",
    "entretien", "entrevista", "intervista", "conversazione", "conversa", "conversación", "gesprek", "interviewet",
    "samtale", "samtal", "intervju", "poddi", "podd", "podkast", "haastattelu", "keskustelu", "hlaðvarp", "viðtal",
    "wywiad", "rozmow", "rozhovor", "interjú", "beszélgetés", "interviu", "discuți", "интервью", "разговор", "розмов",
    "подкаст", "разговорът", "razgovor", "pogovor", "pokalb", "saruna", "interviju", "intervjuu", "vestlus",
    "συνέντευξη", "συζήτηση", "röportaj", "söyleşi", "wawancara", "percakapan", "temu bual", "phỏng vấn", "trò chuyện",
    "panayam", "usapan", "mahojiano", "المقابلة", "الحوار", "مصاحبه", "گفت", "الحديث", "השיחה", "הריאיון", "इंटरव्यू",
    "बातचीत", "मुलाखत", "সাক্ষাৎকার", "আলাপ", "நேர்காணல", "உரையாடல", "ఇంటర్వ్యూ", "సంభాషణ", "สัมภาษณ์", "บทสนทนา", "対談",
    "インタビュー", "專訪", "访谈", "訪談", "采访", "대담", "인터뷰", "گفتگو", "انٹرویو", "whole conversation",
    "oben als audio",
)  # fmt: skip
LISTEN = (
    # in our podcast
    r"^\W*(?:to\s(?:listen\sto|hear)|for)\sthe\s(?:whole|full|entire|complete)\s(?:interview|conversation|episode|"
    r"discussion)\b[^.!?]{0,10}\W\s?(?:subscribe|follow|listen|go|head|press|check)\b[^!?]{0,80}$|"
    r"^\W*(?:you\scan\s|listen\sto\s|hear\s)(?:hear\s|listen\sto\s)?the\s(?:whole|full|entire|complete)\s(?:interview|"
    r"conversation|discussion)\s(?:by\spressing|in\sthe\s(?:audio\s)?(?:player|recording)|above|here|at\sthe\stop|"
    r"on\sour\spodcast|in\sour\spodcast)\b[^.!?]{0,50}\W*$|^\W*(?:new\sepisodes\severy\s\w+[.!]\s)?listen\son\s"
    r"(?:apple\spodcasts|spotify)\b[^.!?]{0,60}\W*$",
    r"^\W*das\s(?:ganze|vollständige|komplette|gesamte)\s(?:gespräch|interview)\s(?:hören\ssie|können\ssie|hörst\sdu|"
    r"kannst\sdu|gibt\ses)\s[^!?]{0,60}\b(?:podcasts?|oben|audio|nachhören|player)\b[^.!?]{0,40}\W*$|"
    r"^\W*(?:het\s)?(?:hele|volledige)\s(?:gesprek|interview)\b[^.!?]{0,40}\b(?:podcast|hierboven|bovenaan|"
    r"beluisteren|terugluisteren)\b[^.!?]{0,40}\W*$",
    r"^\W*(?:pour\sécouter\s|écoutez\s|retrouvez\s)?l['’](?:entretien|interview|échange|"
    r"intégralité)\b[^.!?]{0,50}\b(?:podcast|ci-dessus|en\shaut|lecteur)\b[^.!?]{0,40}\W*$|"
    r"^\W*(?:para|per)\s(?:escuchar|oír|ouvir|ascoltare|escoltar)\s(?:la|a|l['’])\s?(?:entrevista|intervista|"
    r"conversa(?:ción|zione)?)\b[^!?]{0,30}\bp[oò]dcast\b[^.!?]{0,40}\W*$|"
    r"^\W*(?:la|a|l['’]|puede[sn]?\s\w+\s(?:la|toda\sla)|pots\ssentir\stota\sla)\s?(?:conversaci[óo]n|conversa|"
    r"conversazione|entrevista|intervista)\s(?:completa|íntegra|integrale|sencera)?\b[^.!?]{0,50}\b(?:arriba|acima|"
    r"in\salto|de\sdalt|"
    r"reproductor|player|lettore)\b[^.!?]{0,20}\W*$|^\W*(?:pentru\sa\sasculta\sinterviul|(?:întreaga|toată)\s"
    r"discuți[ea])\b[^.!?]{0,50}\b(?:podcast\w*|de\smai\ssus)\b[^.!?]{0,20}\W*$",
    # Nordic
    r"^\W*(?:vill|vil)\sdu\s(?:høre|höra)\shele?a?\s(?:intervjuet?|intervjun|interviewet|samtalet|samtalen)\?\s"
    r"[^!?]{0,50}\b(?:podd?|podcast|podkast)\b[^.!?]{0,20}\W*$|"
    r"^\W*hele?a?\s(?:samtale[tn]|intervjuet|interviewet|intervjun)\s(?:kan\sdu\s|hör\sdu\s|kan\s)?(?:høres|høre|hör|"
    r"høyre)?\s?[^.!?]{0,20}\b(?:spelaren|spilleren|afspilleren|avspilleren|podden|podkasten|"
    r"podcasten)\b[^.!?]{0,30}\W*$|"
    r"^\W*(?:haluatko\skuulla\s)?koko\s(?:haastattelun?|keskustelun?)\b[^.!?]{0,40}[?.]?"
    r"\s?[^.!?]{0,30}\b(?:podcast\w*|soittime\w*|yllä)\b[^.!?]{0,20}\W*$|^\W*viltu\sheyra\sallt\sviðtalið\?\s"
    r"[^.!?]{0,60}\W*$|"
    r"^\W*hlusta\smá\sá\sviðtalið\b[^.!?]{0,50}\W*$",
    # Slavic, Baltic, Hungarian
    r"^\W*(?:aby\s(?:posłuchać|wysłuchać)\s)?(?:całej\srozmowy|całego\swywiadu|cała\srozmowa|całą\srozmowę|cały\s"
    r"wywiad)\b[^!?]{0,60}\b(?:podcast\w*|nagrani\w+|powyżej|odtwarzacz\w*)\b[^.!?]{0,30}\W*$|"
    r"^\W*cel[ýé]\srozhovor\s[^.!?]{0,40}\b(?:podcast\w*|nahrávce|nahrávke|výše|vyššie|"
    r"přehrávač\w*)\b[^.!?]{0,60}\W*$|^\W*(?:ceo|cijeli|celoten|celotni|čitav)\s(?:intervju|razgovor|pogovor)\s"
    r"[^.!?]{0,40}\b(?:po[dk]\w*kast\w*|"
    r"podcast\w*|snimku|posnetku|iznad|zgoraj)\b[^.!?]{0,40}\W*$|^\W*(?:az\sinterjú|a\steljes\sbeszélgetés(?:t)?)\s"
    r"[^.!?]{0,30}\b(?:podcast\w*|fenti\s\w+)\b[^.!?]{0,40}\W*$|"
    r"^\W*(?:pilnu\s|visu\s|visą\s|kogu\s|terve\w*\s)(?:interviju|sarunu|pokalbį|interviu|vestlus\w*|"
    r"intervjuu\w*)\b[^.!?]{0,40}\b(?:podk[aā]st\w*|podcast\w*|ierakstā|tinklalaid\w+|taskuhääling\w*|salvestus\w*|"
    r"įraše)\b[^.!?]{0,30}\W*$",
    r"^\W*(?:весь\sразговор|полную\sверсию\s(?:интервью|разговора)|вся\sбеседа|уся\sрозмова|повну\s(?:розмову|версію\s"
    r"\S+)|целия\s\S*\s?разговор|целият\sразговор|цялото\sинтервю|целия?т?\sразговор|цео\s(?:разговор|"
    r"интервју))\b[^.!?]{0,40}"
    r"\b(?:подкаст\w*|аудиозапис\w*|аудіозапис\w*|запис\w*|снимк\w*|выше|вище)\b[^.!?]{0,50}\W*$|^\W*(?:ολόκληρη|"
    r"όλη)\s(?:η|τη|την)\s?(?:συζήτηση|συνέντευξη)\b(?=.{0,50}(?:podcast|παραπάνω|ακού|ηχητικ))[^.!?]{0,60}\W*$",
    # others
    r"^\W*(?:röportajın|söyleşinin|konuşmanın)\stamamı(?:nı)?\s[^.!?]{0,60}\b(?:podcast|yukarıda|kayd|"
    r"dinle)\w*\b[^.!?]{0,30}\W*$|^\W*(?:untuk\s(?:mendengarkan|mendengar)\s)?(?:wawancara|temu\sbual|percakapan)\s"
    r"(?:utuh|penuh|sepenuhnya|"
    r"selengkapnya)\b[^.!?]{0,60}\b(?:podcast|siniar|rekaman|rakaman)\b[^.!?]{0,30}\W*$|^\W*(?:để\snghe\strọn\s|toàn\s"
    r"bộ\s)(?:cuộc\strò\schuyện|buổi\sphỏng\svấn)\b(?=.{0,50}(?:podcast|nghe|phía\strên))[^.!?]{0,60}\W*$|"
    r"^\W*(?:para\smapakinggan\sang\sbuong\s(?:panayam|usapan)|mapapakinggan\sang\skabuuan\sng\s(?:usapan|"
    r"panayam))\b[^.!?]{0,50}\W*$",
    r"^\W*(?:पूरा\sइंटरव्यू|पूरी\sबातचीत)\s[^।.!?]{0,50}\b(?:सुन|पॉडकास्ट)[^।.!?]{0,30}\W*$|^\W*(?:পুরো\sসাক্ষাৎকার|"
    r"সম্পূর্ণ\sআলাপ\S*)\s[^।.!?]{0,50}(?:শুন|পডকাস্ট)[^।.!?]{0,30}\W*$|"
    r"^\W*(?:مکمل\sانٹرویو|پوری\sگفتگو)\s[^۔.!?]{0,60}(?:پوڈکاسٹ|سن|ریکارڈنگ)[^۔.!?]{0,30}\W*$|^\W*(?:للاستماع\sإلى\s"
    r")?(?:المقابلة|الحوار|الحديث)\s(?:كاملة|كاملا|كاملاً|الكاملة?|بالكامل)(?=.{0,40}(?:بودكاست|أعلاه|اشترك|استمع|التسجيل|المشغل))[^.!؟]{0,50}\W*$|"
    r"^\W*(?:ฟังสัมภาษณ์ฉบับเต็ม|รับฟังบทสนทนาทั้งหมด)\S{0,60}.{0,30}$",
    r"^\W*(?:インタビュー|対談)の(?:全編|すべて|全て)は(?=.{0,30}(?:ポッドキャスト|音声|プレーヤー|上の|お聴|聴け|聞け)).{0,40}$|^\W*(?:想[听聽])?(?:完整|全部)(?:專訪|专访|訪談|访谈|"
    r"采访|對談|对谈)(?:內容|内容)?[，,].{0,40}$|^\W*전체\s(?:대담|인터뷰)[은는](?=.{0,30}(?:팟캐스트|오디오|위\s|들)).{0,40}$|^\W*(?:인터뷰|대담)\s"
    r"전체는(?=.{0,30}(?:팟캐스트|오디오|위\s|들)).{0,40}$",
)
