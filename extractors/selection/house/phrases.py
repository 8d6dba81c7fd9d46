"""How the house speaks to its readers, in some 40 languages: about what, and in which words.

Held against the lines that we wrote (``benchmarks.training.written_lines``): none of the 4,069 that are an article's
match.
"""

from __future__ import annotations

NETWORKS = (
    "whatsapp", "telegram", "viber", "messenger", "facebook", "instagram", "youtube", "tiktok", "linkedin", "twitter",
    "bluesky", "mastodon", "threads", "google news", "google haber", "google notícias", "google noticias",
    "google actualités", "google новост", "google hírek", "google nieuws", "newsletter", "телеграм", "ватсап",
    "вайбер", "вконтакте", "фейсбук", "инстаграм", "ютуб", "واتساب", "واتس اب", "تلغرام", "تيليجرام", "تلگرام",
    "اینستاگرام", "فيسبوك", "انستغرام", "व्हाट्सएप", "व्हाट्सऐप", "टेलीग्राम", "फेसबुक", "হোয়াটসঅ্যাপ", "টেলিগ্রাম", "ফেসবুক",
    "텔레그램", "카카오톡", "네이버", "微信", "微博", "公众号", "臉書", "ไลน์", "เฟซบุ๊ก", "line ", "公式line",
    "旧twitter", "友だち追加", "गूगल न्यू", "яндекс", "дзен", "preferred source", "bevorzugte quelle", "source préférée",
    "fuente preferida", "fonte prefer",
)  # fmt: skip
FOLLOW = (
    # English
    r"(?:follow|like|join|find|add|subscribe\sto)\s(?:us\b|our\b)",
    r"(?:add|set|choose|make)\s(?:[\w’'.&-]+\s){1,5}(?:as\s)?(?:an?\s|your\s)?preferred\s(?:news\s)?source\b",
    r"(?:sign\sup|register)\s(?:for|to)\sour\b|click\shere\sto\s(?:join|follow)\b|on\sour\s(?:new\s)?whatsapp\schannel\b",
    # German, Dutch
    r"folg(?:en\ssie|t|e)?\suns\b|abonnier(?:en\ssie|t|e)\s(?:auch\s)?(?:unser|den)\w*|unserem\s[\w-]+[\s-]kanal\sbeitreten\b",
    r"hier\s(?:dem|unserem)\s(?:[\w-]*-)?kanal\sfolgen\b|(?:sie\sfinden|du\sfindest|ihr\sfindet)\suns\b|in\sunserem\s(?:whatsapp|telegram)-kanal\b|"
    r"(?:hier\s)?(?:geht\ses|gehts|geht's)\s(?:hier\s)?zu\sunserem\s[\w-]+kanal\b|als\sbevorzugte\squelle\s(?:hinzu|bei\sgoogle)\b",
    r"volg\s(?:ons|het)\b|meld\sje\saan\svoor\s(?:onze|ons|de)\b|(?:abonneer|schrijf)\sje\s(?:op|in\svoor)\s(?:onze|ons|de)\b",
    # Romance
    r"(?:suivez|rejoignez|retrouvez)-nous\b|(?:rejoignez|suivez|retrouvez)\b.{0,60}\b(?:notre|nos)\b|"
    r"(?:abonnez|inscrivez)-vous\sà\s(?:notre|nos|la)\b|suivez\s(?:[\w’'-]+\s){1,6}sur\sgoogle\b|"
    r"(?:ajoutez|choisissez)(?:-nous)?\s(?:[\w’'-]+\s){0,4}comme\ssource\spréférée\b",
    r"s[ií]g(?:ue|a)nos\b|seguinos\b|s[ií]guenos\b|(?:[úu]nete|un[ií]te|s[úu]mate|suscr[ií]b(?:e|i|a)(?:te|se))\sa(?:l|\snuestr[oa])\b",
    r"recib[eéií](?:r)?\b.{0,60}\ben\stu\s(?:whatsapp|telegram|celular)\b|haz\sclic\saqu[ií]\spara\s(?:seguirnos|unirte)\b|"
    r"(?:añ[aá]d(?:e|enos)|agr[eé]ga(?:nos)?)\s(?:[\w’'-]+\s){0,4}(?:como|a\stus)\sfuentes?\spreferidas?\b",
    r"siga(?:-nos)?\b.{0,60}\b(?:no|na|nas|nos|pelo)\b|(?:entre|entrar)\s(?:no|em)\s(?:nosso\s)?(?:grupo|canal|comunidade)\b|"
    r"(?:participe|faça\sparte)\sd[oa]\s(?:nosso|nossa|grupo|canal|comunidade)\b|inscreva-se\s(?:no|na|em)\s(?:nosso|nossa|canal)\b",
    r"segui(?:ci|teci)\b|segui\s(?:la\snostra|il\snostro|i\snostri)\b|"
    r"(?:iscriviti|iscrivetevi|unisciti|entra)\s(?:al|alla|nel|nella|sul)\s(?:nostr[oa]|canale|gruppo|newsletter)\b",
    r"urm[ăa]r(?:e[șş]te|i[țţ]i)-ne\b|(?:intr[ăa]|abona[țţ]i-v[ăa]|aboneaz[ăa]-te)\s(?:pe|la)\b|segueix-nos\b|uneix-te\sal\snostre\b",
    # Nordic, Baltic
    r"f(?:ölj|ølg)\s(?:oss|os|vår|vores|kanalen\svår)\b|(?:du\s(?:hittar|finner|finder))\s(?:oss|os)\b|fylgdu\sokkur\b",
    r"seuraa\s(?:meitä|kanavaamme)\b|liity\s[\w-]+kanavallemme\b|liity\skanavaamme\b|tilaa\suutiskirjeemme\b",
    r"jälgi\smeid\b|liitu\smeie\b|sekite\smus\b|skaitykite\smus\b|seko\smums\b|pievienojies\smūsu\b",
    # Slavic, Hungarian
    r"(?:obserwuj|polub|śledź|znajdź)\snas\w*\b|(?:obserwuj|śledź)\b.{0,40}\bgoogle\snews\b|dołącz\sdo\s(?:nas|nasz)\w*\b|zapisz\ssię\sna\snasz\b",
    r"sledujte\s(?:n[áa][šs]|nás)\w*\b|(?:připojte|přidejte|pripojte|pridajte)\s(?:se|sa)\sk\sna[šs]\w+|odoberajte\snás\b|najdete\snás\b",
    r"(?:za)?pratite\s(?:nas|naš)\w*|pridruži(?:te)?\s(?:nam\s)?se\b.{0,30}\bna[šs]\w*|sledite\snam\b|(?:за)?пратите\s(?:нас|наш)\w*",
    r"добавьте\s(?:нас|«?\w+»?)\sв\s(?:свои\s)?(?:избранн\w+|источник\w*|ленту)\b|подпи(?:шитесь|сывайтесь|шись)\b|(?:читайте|следите\sза|смотрите)\s(?:нас|нами|наш\w*)\b|присоединяйтесь\sк\s(?:нам|наш\w*)",
    r"підпи(?:шіться|суйтесь|суйтеся)\b|(?:читайте|стежте\sза|слідкуйте\sза)\s(?:нас|нами|наш\w*)|(?:по)?следвайте\s(?:ни|канала\sни)\b",
    r"kövess(?:en|e|etek)?\s(?:minket|bennünket)\b|csatlakoz\w+\b.{0,40}nk(?:hoz|höz)\b|iratkozz(?:on)?\sfel\b",
    # Greek, Turkish
    r"ακολουθήστε\s(?:μας|το\sκανάλι\sμας)\b|κάντε\slike\sστη\sσελίδα\sμας\b",
    r"bizi\b.{0,40}\btakip\sed|bize\sabone\solun\b|kanalımıza\s(?:katılın|abone)\b|kanalımızı\stakip\b|takip\sed(?:in|ebilirsiniz)\b",
    # Indonesian, Malay, Filipino, Vietnamese, Swahili, Hausa
    r"(?:ikuti|simak|langgan|sertai|gabung|bergabung)\b.{0,60}\b(?:kami|saluran|channel|kanal)\b|"
    r"ikuti\s(?:berita|informasi|update)\b.{0,60}\bklik\b|mari\sbergabung\sdi\s(?:grup|kanal|saluran)\b|"
    r"(?:cek|baca|simak)\s(?:juga\s)?(?:berita|artikel)\b.{0,60}\bdi\sgoogle\snews\b",
    r"(?:i-follow|sundan|sumali)\b.{0,30}\b(?:kami|aming)\b|theo\sdõi\schúng\stôi\b|tham\sgia\skênh\b|"
    r"(?:tufuate|jiunge|fuata)\b.{0,40}\b(?:kwenye|chaneli|yetu)\b|ku\skasance\sda\smu\b|ku\sbiyo\smu\b",
    # Arabic, Persian, Hindi, Bengali, Thai
    r"(?:تابعونا|تابعوا|اشتركوا|اشترك|انضموا|انضم)\s.{0,60}(?:على|عبر|قناة|قناتنا|صفحتنا|مجموعتنا|إلى|في)|"
    r"تابع\s.{0,40}(?:قناتنا|صفحتنا|حساباتنا|حسابنا)|لمتابعة\s.{0,40}اضغط\sهنا",
    r"(?:ما\sرا|کانال\sما).{0,60}(?:دنبال|بپیوندید|عضو)|हम(?:ारे|ें|से).{0,60}(?:जुड़|फॉलो|लाइक|सब्सक्राइब)|আমাদের.{0,60}(?:ফলো|যুক্ত|লাইক|সাবস্ক্রাইব)",
)  # fmt: skip
"""Each begins a word."""
FOLLOW_UNSPACED = (
    r"(?:กดติดตาม|ติดตามเรา|ติดตามข่าว|เพิ่มเพื่อน)",
    r"(?:关注|關注|追蹤|加入)(?:我们|我們|本报|本報)|扫码关注|(?:チャンネル登録|フォロー|友だち追加).{0,12}(?:お願い|こちら|ください)|"
    r"(?:구독|팔로우|친구\s?추가|채널\s?추가)(?:하|해|는|을)",
)
MACHINES = (
    "ai", "ki", "ia", "a.i.", "ии", "ші", "artificial", "artifici", "künstlich", "kunstmatig", "umělé", "umelej",
    "sztuczn", "mesterséges", "yapay", "automa", "chatgpt", "synthe", "sinte", "нейросет", "искусственн", "штучн",
    "изкуствен", "τεχνητή", "syntet", "computer", "text-to-speech", "tekoäly", "konstgjord", "kunstig", "인공지능",
    "人工智能", "人工智慧", "人工知能",
)  # fmt: skip
MACHINE = (
    r"(?:(?:(?<![a-z])a\.?i\.?(?![a-z])|artificial\sintelligence)"
    r"(?!\s(?:researcher|expert|scientist|student|engineer|compan|firm|lab|start-?up|specialist|professor|critic)[\w-]*)|"
    r"\bki\b|\bia\b|künstliche\w*\sintelligenz|"
    r"intelligence\sartificielle|inteligencia\sartificial|inteligência\sartificial|intelligenza\sartificiale|"
    r"intel·ligència\sartificial|inteligenț\w+\sartificial\w+|kunstmatige\sintelligentie|uměl\w+\sinteligenc\w+|"
    r"umel\w+\sinteligenci\w+|sztuczn\w+\sinteligencj\w+|mesterséges\sintelligenci\w+|yapay\szek[âa]|"
    r"konstgjord\sintelligens|kunstig\sintelligens|tekoäly\w*|\bии\b|\bші\b|искусственн\w+\sинтеллект\w*|"
    r"штучн\w+\sінтелект\w*|нейросет\w+|изкуствен\w*\sинтелект\w*|τεχνητή\w*\sνοημοσύνη\w*|chatgpt|"
    r"인공지능|人工智能|人工智慧|人工知能)"
)
"""How the intelligence of a machine is called."""
_VOICE = (
    r"(?:(?:automat(?:ed|ic|ically)|synthetic|computer|ai)[\s-](?:generated\s)?voice|text-to-speech|automatick\w+\shlas\w*|"
    r"(?:künstlich|automatisch)\s(?:generiert|erzeugt)|voix\s(?:de\ssynthèse|artificielle|automatique)|voz\s(?:sintética|automática|artificial)|"
    r"voce\s(?:sintetica|automatica|artificiale)|computerstem|syntetisk\sröst|głos\w*\s(?:syntetyczn|automatyczn)\w+)"
)
_THIS = (
    r"(?:(?:this|the)\s(?:article|story|text|summary|translation|audio|recording|content|post)|"
    r"(?:dieser|diese|dieses|der|die)\s(?:artikel|text|beitrag|inhalt|audio\w*|zusammenfassung|übersetzung)|"
    r"(?:cet|cette|ce)\s(?:article|texte|audio|contenu|résumé|traduction)|"
    r"(?:este|esta)\s(?:art[ií]culo|nota|texto|audio|contenido|resumen|artigo|conteúdo|resumo|notícia|matéria|áudio)|"
    r"quest[oa]\s(?:articolo|testo|audio|contenuto|sintesi)|aquest\sarticle|acest\s(?:articol|text)|"
    r"(?:dit|deze)\s(?:artikel|tekst|audio|samenvatting|vertaling)|"
    r"(?:artikeln|texten|sammanfattningen|artikkelen|teksten|artiklen|oppsummeringen|resuméet|sammendraget)\s(?:är|er|har)|"
    r"(?:ten|tekst|artykuł|materiał|streszczenie)\s|(?:článek|článok|text|zvuk|shrnutí|zhrnutie)\s|(?:ez\sa|a)\scikk\w*\s|bu\s(?:haber|yazı|içerik)|"
    r"artikel\sini|bài\sviết|ginawa\sang\sartikulong|(?:этот|данный|материал|текст|пересказ|статья)\s|(?:цей|матеріал|текст)\s)"
)
MADE_BY = (rf"{_THIS}.{{0,80}}(?:{MACHINE}|{_VOICE})",)
MADE = (
    rf"\b(?:key\spoints|puntos\sclave|pontos\sprincipais|principais\spontos|punti\schiave)\b.{{0,30}}{MACHINE}",
    r"(?:本文|本内容|この記事|要約|이\s기사).{0,20}(?:ai|人工智能|人工智慧|人工知能|인공지능)|(?:内容|語音|音频)由\s?ai|ai.{0,6}(?:음성|合成播报)",
)
ASKED = (
    "cookie", "tracker", "traceur", "extern", "einverstanden", "privatsphäre", "datenschutz", "zustimm", "einwillig",
    "consent", "третьих", "souhlas", "kakor", "informasjonskapsler", "куки", "الارتباط", "الكوكيز", "कुकी", "쿠키",
    "接受cookie", "同意cookie", "允许cookie", "启用cookie", "表示するには", "閲覧するには", "視聴するには",
    "zgod", "çerez", "hozzájárul", "sīkdat", "slapuk", "third-party", "third party",
)  # fmt: skip
CONSENT = (
    r"\b(?:to\s(?:view|see|watch|load|display)|you\s(?:need|must|have)\s(?:to)?)\b.{0,80}\b(?:accept|enable|allow|consent)\b.{0,60}\b(?:cookies|trackers)\b",
    r"\bby\s(?:clicking|loading|watching)\b.{0,100}\b(?:cookies|third[\s-]part(?:y|ies))\b|\baccept\s(?:them|cookies)\sto\s(?:load|view|see|watch)\b",
    r"\ban\sdieser\sstelle\s(?:befindet|finden|steht|wird|ist)\b.{0,40}\bextern\w+\s(?:inhalt|(?:anbieter|dienst)\w*\seingebunden)|\bexterne[rn]?\sinhalte?\s(?:nicht\sverfügbar|anzeigen|laden)|"
    r"\beinverstanden\b.{0,60}\bextern\w+\sinhalt|\beinstellungen\sverhindern\b.{0,40}\bladen|"
    r"\b(?:mit\s(?:einem\s)?klick|beim\sladen|mit\sdem\s(?:laden|abspielen|aktivieren)|um\sdies\w+)\b.{0,120}\b(?:datenschutz\w*|einverstanden|zustimm\w*|einwillig\w*|cookies)\b|"
    r"\bempfohlener\s(?:redaktioneller|externer)\sinhalt",
    r"\b(?:pour\s(?:voir|afficher|visualiser|regarder|lire)|vous\sdevez)\b.{0,80}\baccept\w+.{0,60}\b(?:cookies|traceurs)\b|"
    r"\ben\scliquant\ssur\b.{0,80}\b(?:traceurs|cookies)\b|\bcontenu\s(?:\w+\s){0,2}bloqué\b.{0,80}\bcookies\b",
    r"\bpara\s(?:ver|visualizar|vê)(?:-?l[oa]s?)?\b.{0,80}\bace[ip]t[ae]\w*.{0,60}\bcookies\b|\bper\s(?:veder|visualizzar)(?:e|l[oa])\b.{0,80}\b(?:accett|consen)\w+.{0,60}\bcookie\b",
    r"\bconcordo\scom\sa\sexibição\sde\sconteúdo\sexterno\b|\b(?:om|voor)\b.{0,60}\bte\s(?:bekijken|zien|tonen)\b.{0,80}\bcookies\b",
    r"\baby\s(?:\w+\s)?(?:zobaczyć|wyświetlić|zobrazit|zobraziť)\b.{0,80}\b(?:cookies?|zgod\w+|souhlas\w*|súhlas\w*)\b|\bconținut\sextern\sde\spe\b",
    r"\bfor\så\sse\b.{0,60}\b(?:cookies|informasjonskapsler)\b|\bför\satt\s(?:se|visa)\b.{0,80}\b(?:cookies|kakor)\b|\bfor\sat\sse\b.{0,60}\bcookies\b|"
    r"\b(?:godta|acceptere|godkende|tillade)\s(?:cookies|informasjonskapsler)\sfor\s(?:å|at)\s(?:se|vise)\b",
    r"\bчтобы\s(?:\w+\s)?(?:увидеть|посмотреть|просмотреть|загрузить)\b.{0,80}\b(?:cookie|куки)|"
    r"\b(?:görmek|görüntülemek|izlemek)\siçin\sçerez\w*\b.{0,20}\b(?:kabul|izin)\b|\bcookies?\suntuk\s(?:melihat|menonton|menampilkan)|"
    r"(?:لعرضه?|لمشاهدته?|لمشاهدة)\s.{0,60}(?:الارتباط|الكوكيز)|देखने\sके\sलिए\s(?:\S+\s)?कुकी\S*\s(?:स्वीकार|अनुमति)",
    r"(?:接受|同意|允许|允許|启用|啟用)\s?cookies?.{0,4}(?:后|後|才|以)|cookies?(?:に同意|を有効|を許可|の使用に同意)|쿠키(?:에|를)?\s?(?:동의|허용)(?:하세요|해야|해\s?주세요)",
)
AGREED = (
    "agree", "accept", "consent", "acknowledge", "akzeptier", "stimm", "erklär", "acept", "aceit", "concord", "accett",
    "reconnai", "akkoord", "zgadza", "akceptuj", "souhlas", "súhlas", "соглаш", "погодж",
)  # fmt: skip
TERMS = (
    r"\bby\s(?:signing\sup|subscribing|registering|joining|submitting|clicking|entering|providing)\b.{0,80}"
    r"\byou\s(?:agree|accept|consent|acknowledge)\b",
    r"\bby\s(?:loading|playing|activating|viewing)\b.{0,60}\byou\s(?:agree|accept|consent)\b.{0,60}\b(?:privacy|terms)\b",
    r"\bmit\s(?:der|ihrer|deiner|einer)\s(?:anmeldung|registrierung|bestellung)\b.{0,60}"
    r"\b(?:akzeptier\w+|stimm\w+|erklär\w+)\s(?:sie|du)\b",
    r"\ben\s(?:vous\s(?:inscrivant|abonnant)|cliquant|validant|chargeant)\b.{0,80}\bvous\s(?:acceptez|reconnaissez|consentez)\b",
    r"\bal\s(?:suscribir|registrar|inscribir)\w*\b.{0,60}\bacept\w+\b|"
    r"\bao\s(?:se\s)?(?:inscrever|cadastrar|assinar|clicar)\w*\b.{0,60}\b(?:concorda|aceita)\b|"
    r"\b(?:iscrivendoti|registrandoti|cliccando)\b.{0,60}\baccett\w+|"
    r"\bdoor\s(?:je|u)\b.{0,30}\b(?:aan\ste\smelden|in\ste\sschrijven|te\sabonneren)\b.{0,60}\bakkoord\b",
    r"\b(?:al\scargar|ao\scarregar|caricando)\b.{0,60}\b(?:ace[ip]ta[rs]?|accett\w+|concorda)\b.{0,60}\bprivac\w+",
    r"\b(?:zapisując|rejestrując)\ssię\b.{0,60}\b(?:zgadzasz|akceptujesz)\b|\b(?:přihlášením|odběrem)\b.{0,60}\bsouhlas\w+|"
    r"\b(?:подписываясь|нажимая|регистрируясь)\b.{0,80}\bсоглаша\w+|\b(?:підписуючись|натискаючи)\b.{0,80}\bпогоджу\w+",
)
SPOKEN_TO = ("?", "؟", "？", "story", "letters", "leserbriefe", "誤り", "誤字", "纠错", "糾錯")
KEYS = (r"\bctrl\s?\+\s?(?:enter|return|intro|invio|retorn|entrée)\b",)
FEEDBACK = (
    r"(?:do\syou\shave|have\syou\sgot|got|have|if\syou\shave)\san?\s(?:\w+\s)?(?:story|tip)\b|"
    r"(?:have\syou\s)?(?:found|spotted|seen|noticed)\san?\s(?:error|mistake|typo)\b|"
    r"letters\s(?:must|should|may\sbe\sedited)\b|was\sthis\s(?:article|story|page)\s(?:helpful|useful)\b",
    r"(?:haben\ssie|hast\sdu)\s(?:eine\sgeschichte|einen\s(?:hinweis|tipp|fehler)|fragen\soder)\b|"
    r"fehler\s(?:(?:im\s(?:artikel|text|beitrag)\s)?(?:gefunden|entdeckt|gesehen))\b|leserbriefe\smüssen\b|war\sdieser\sartikel\shilfreich\b",
    r"(?:vous\savez\s)?une\s(?:info(?:rmation)?|histoire|coquille|faute|erreur)\b.{0,50}"
    r"\b(?:signaler|raconter|transmettre|partager|signalez)\b|"
    r"vous\savez\s(?:repéré|trouvé|vu|remarqué)\sune\s(?:erreur|faute|coquille)\b",
    r"(?:tienes|tienen?|tenés)\s(?:una|alguna)\s(?:historia|denuncia)\b|"
    r"(?:encontraste|has\s(?:visto|encontrado)|viste)\s(?:un|alg[uú]n)\serror\b|"
    r"(?:tem\s(?:uma|alguma)\s(?:história|sugestão|denúncia|pauta)|(?:encontrou|viu)\s(?:um|algum)\serro)\b|"
    r"hai\s(?:una\s(?:segnalazione|storia)|trovato\sun\serrore)\b|"
    r"ai\s(?:o\spoveste|observat\so\sgre[sș]eal[aă])\b",
    r"heb(?:t|\sje|\su)?\s(?:u\s)?een\s(?:nieuws)?tip\b|foutje?\sgezien\b|"
    r"har\sdu\s(?:ett?\snyhetstips|tips\still|en\sgod\shistorie|(?:hittat|fundet|funnet)\s(?:ett?|en)\sfe(?:j|i)?l)\b|"
    r"fe(?:j|i)?l\si\s(?:artikkelen|artikeln|artiklen|saken|texten|teksten)\s?\?|"
    r"funnet\sen\sfeil\b|huomasitko\svirheen\b|onko\ssinulla\sjuttuvinkki\b",
    r"masz\s(?:dla\snas\s)?temat\b|(?:widzisz|zauważy\w+|znalaz\w+)\s(?:błąd|literówkę)\b|"
    r"máte\s(?:pre\snás\s|pro\snás\s)?tip\b|našli\sste?\s(?:v\s\w+\s)?chyb\w|"
    r"imate\s(?:zanimivo\s)?(?:pri[čć]u|zgodbo|saznanja)\b|"
    r"(?:ste\sopazili|uočili\sste)\s(?:napak|pogrešk|tipfeler|grešk)\w*|hib[aá]t\stalált\b",
    r"(?:нашли|заметили|увидели|знайшли|побачили|помітили|открихте|видяхте|уочили\sсте)\s"
    r"(?:опечатк|ошибк|неточност|помилк|одрук|греш)\w*|есть\s(?:что\sрассказать|чем\sподелиться)\b|"
    r"маєте\s(?:цікаву\s)?(?:історію|новину)\b|имате\s(?:причу|новина)\b",
    r"(?:\w+\s){0,2}bir\shata\smı\b|(?:menemukan|temukan)\s(?:kesalahan|salah\sketik)\b|(?:هل\s)?(?:لاحظت|وجدت)\sخطأ|لديك\sقصة",
    r"(?:इस\s)?(?:खबर|लेख)\sमें\s(?:\S+\s)?(?:गलती|त्रुटि)\s.{0,20}(?:बताएं|बताइए|सूचित)|"
    r"(?:发现|發現)(?:文章|本文|页面|頁面)?有?(?:错误|錯誤|错别字|錯別字).{0,12}(?:纠错|糾錯|反馈|反饋|回報|指正)|"
    r"(?:この)?記事.{0,8}(?:誤り|間違い|誤字).{0,16}(?:連絡|お知らせ|報告)|(?:이\s)?기사에\s?(?:오류|오탈자|잘못).{0,20}(?:제보|알려|신고)",
)
