"""What the house asks of its readers, in some 40 languages: to take its newsletter or its app, to follow it, to write,
to comment, to give.

Held against the lines that we wrote (``benchmarks.training.written_lines``): none of those that are an article's match.
Forms that an article on such things could have too are told by where they stand: at the beginning of a sentence.
"""

from __future__ import annotations

from extractors.selection.house.forms import START as _START

LETTERS = (
    "newsletter", "newslettre", "inbox", "briefing", "nieuwsbrief", "nyhetsbrev", "nyhedsbrev", "fréttabréf",
    "uutiskirj", "uudiskir", "naujienlaišk", "boletín", "boletines", "boletim", "butlletí", "infolettre", "l'info",
    "lettre d'info", "lettre d’info", "biuletyn", "hírlev", "e-novic", "bilten", "рассыл", "розсил", "бюлетин",
    "билтен", "ενημερωτικ", "bülten", "e-bült", "ניוזלטר", "نشرتنا", "النشرة", "خبرنامه", "न्यूजलेटर", "न्यूज़लेटर",
    "নিউজলেটার", "bản tin", "buletin", "จดหมายข่าว", "电子报", "電子報", "ニュースレター", "メルマガ", "뉴스레터",
    "メールマガジン", "sign up", "postfach", "posteingang", "unsubscribe", "send you", "email you",
)  # fmt: skip
_NOT_OURS = r"(?!an?\b|any\b|some\b|several\b|their\b|his\b|her\b|its\b|your\b|these\b|those\b|email|newsletters)"
TAKE_LETTERS = (
    # English
    rf"{_START}(?:please\s)?(?:sign\sup|subscribe|register)\s(?:for|to)\s{_NOT_OURS}(?:\S+\s){{0,6}}newsletter\b",
    r"[.!?]\s(?:please\s)?(?:sign\sup|subscribe)\shere\b[^.!?]{0,25}[.!]?$|"
    r"\b(?:newsletter|inbox|briefing|headlines)\b.{0,120}[.!?]\s(?:please\s)?(?:sign\sup|subscribe)\s(?:now|today|"
    r"below)\b[^.!?]{0,25}[.!]?$|"
    r"\b(?:to|in)\syour\sinbox\b[^.!?]{0,40}[.!]\s(?:sign\sup|subscribe)\b|"
    r"^\W*(?:get|receive)\b.{10,120}\b(?:to|in)\syour\sinbox\b[^.!?]{0,40}[.!]?$|"
    r"^\W*(?:every\s(?:day|week|morning|evening|\w+day),?\s)?we(?:['’]ll|\swill)\s(?:send|email)\syou\s(?:an?\s)?(?:[\w-]+\s){0,2}e?-?mails?\s(?:of|with)\s"
    r"(?:all\s)?(?:the|our)\s(?:latest|best|top|day['’]s|week['’]s)(?:\s(?:news|stories|headlines|articles)|\sfrom)\b[^.!?]{0,120}\W*$|"
    r"^\W*you\s(?:can|may)\sunsubscribe\sfrom\s(?:this|our|these)\s(?:service|emails?|newsletters?)\sat\sany\stime\b[^.!?,]{0,40}(?:\W*$|\.\s(?:and\s)?"
    r"(?:rest\sassured|your\sdata|we\swill|see\sour)\b[^?]{4,140}$)|"
    r"^\W*our\s(?:\w+\s){0,3}newsletter\s(?:brings|sends|delivers|gives|tells|keeps|alerts)\b",
    # German, Dutch
    r"\bjetzt\s(?:\w+\s){0,3}(?:anmelden|abonnieren|bestellen|eintragen)\b|"
    rf"{_START}(?:melden\ssie\ssich|melde\sdich)\b[^.!?]{{0,80}}\ban\b|{_START}(?:abonnieren\ssie|hol(?:en\ssie\ssich|"
    rf"\sdir)|abonniere|abonniert|bestellen\ssie)\b|"
    rf"{_START}(?:schrijf|meld)\s(?:je|u)\b[^.!?]{{0,80}}\b(?:in|aan)\b|{_START}(?:abonneer\s(?:je|u)|ontvang)\b",
    # Romance
    rf"{_START}(?:inscrivez-vous|abonnez-vous|inscris-toi|abonne-toi|recevez|je\sm['’](?:inscris|abonne))\b",
    rf"{_START}(?:suscr[ií]b(?:ete|ase|ite|[aá]nse)|ap[úu]ntate|inscr[ií]b(?:ete|ase|ite)|reg[ií]strate|recib[eaí])\b",
    rf"{_START}(?:assine|inscreva-se|subscreva|cadastre-se|registe-se|receba)\b|"
    rf"{_START}(?:iscriviti|iscrivetevi|abbonati|ricevi|registrati)\b|"
    rf"{_START}(?:subscriu-te|subscriviu-vos|apunta't|rep)\b|"
    rf"{_START}(?:abonează-te|abonați-vă|aboneaza-te|înscrie-te|înscrieți-vă|primește)\b",
    # Nordic, Baltic
    rf"{_START}(?:prenumerera|anmäl\sdig|meld\sdeg\spå|abonner\spå|tilmeld\sdig|modtag|tilaa|skráðu\sþig|fáðu)\b|"
    rf"{_START}(?:liitu|telli|prenumeruok(?:ite)?|užsiprenumeruok(?:ite)?|užsisakyk(?:ite)?|piesakies|pieraksties|"
    rf"abonē)\b",
    # Slavic, Hungarian
    rf"{_START}(?:zapisz\ssię|zapiszcie\ssię|(?:za)?subskrybuj|otrzymuj|přihlaste\sse|přihlas\sse|odebírejte|"
    rf"odebírej)\b|"
    rf"{_START}(?:prihláste\ssa|prihlás\ssa|odoberajte|naročite\sse|prijavite\sse|pretplatite\sse|пријавите\sсе|"
    rf"претплатите\sсе)\b",
    rf"{_START}(?:подпи(?:шитесь|сывайтесь|шись)|получайте|підпи(?:шіться|суйтесь|суйтеся)|отримуйте|абонирайте\sсе|"
    rf"запишете\sсе)\b|"
    rf"\bоставьте\s(?:свою\s)?почту\b|{_START}(?:fel)?iratkozz(?:on)?\b",
    # Greek, Turkish, Hebrew
    rf"{_START}(?:εγγραφείτε|γραφτείτε|κάντε\sεγγραφή|λάβετε)\b|\babone\sol(?:un)?\b|\b(?:kaydolun|kayıt\solun)\b|"
    rf"{_START}(?:הירשמו|הרשמו|הצטרפו)",
    # Arabic, Persian, Hindi, Bengali
    rf"{_START}(?:اشترك|اشتركوا|سجل|سجّل|سجلوا)\b|\b(?:عضو|مشترک)\sشوید\b|(?:सब्सक्राइब|साइन\sअप)\sकर|সাবস্ক্রাইব\sকর",
    # Indonesian, Malay, Vietnamese, Filipino
    rf"{_START}(?:berlangganan|langgan|daftar|đăng\ský|mag-subscribe|mag-sign\sup)\b",
    # Thai, Chinese, Japanese, Korean
    r"สมัครรับ|(?:立即|马上|馬上|点击|點擊|免费|免費)(?:订阅|訂閱)|(?:訂閱|订阅)(?:我们|我們|本报|本報)|"
    r"(?:に登録|の登録|を購読).{0,8}(?:ください|こちら|できます|$)|(?:に登録|を購読)して.{0,24}(?:受け取りましょう|受け取ろう|ください)|"
    r"구독(?:하세요|하기|해\s?주세요|을\s?신청|하고\s.{0,40}(?:받아|만나)\s?보세요)",
)  # fmt: skip
_NETWORK = (
    r"(?:facebook|instagram|twitter|x|youtube|tiktok|linkedin|whatsapp|telegram|threads|bluesky|mastodon|pinterest|"
    r"medium|"
    r"snapchat|flipboard|google\snews)"
)
_NETWORKS = (
    rf"[^.!?]{{0,60}}?(?<![\w.])(?:{_NETWORK}\b(?:\s(?:and|or|und|oder|et|ou|y|e|ed|en|og|och|i|a|и|ve|dan|o|@\S+|"
    rf"\(\S+\)|"
    rf"for|für|pour|para|per|voor|för|for\sat|to)\s[^.!?]{{0,60}}|,\s{_NETWORK}\b[^.!?]{{0,100}}|[.!]?$|\s?:?"
    r"\s(?:(?:at|unter|as|als|en|em|op|à|su|via)\s)?\W?@\S+$))"
)
"""One of them and nothing else, or several."""
NAMED = (
    "follow", "folg", "volg", "suivez", "sigue", "siga", "segui", "följ", "følg", "obserwuj", "śledź", "sledujte",
    "подпис", "ikuti", "seuraa", "urmăr", "segueix", "find", "like", "takip", "kövess",
)  # fmt: skip
FOLLOW_NAMED = (
    # a house by its name, on one or several networks, and nothing else in the line
    rf"^\W*(?:(?:you\scan\s(?:also\s)?|please\s)?follow|like|find)\s(?!the\s(?:steps|link|instruction)|these|this)"
    rf"(?:[\w'’&@.-]+\s){{1,6}}on\s{_NETWORKS}",
    rf"^\W*(?:folgen\ssie|folge|folgt)\s(?:[\w'’&@.-]+\s){{1,6}}(?:auf|bei)\s{_NETWORKS}|"
    rf"^\W*volg\s(?:[\w'’&@.-]+\s){{1,6}}op\s{_NETWORKS}",
    rf"^\W*(?:suivez|retrouvez)\s(?:[\w'’&@.-]+\s){{1,6}}sur\s{_NETWORKS}|^\W*(?:sigue|siga|sigan|"
    rf"seguí)\s(?:[\w'’&@.-]+\s){{1,6}}(?:en|no|na|pelo)\s{_NETWORKS}",
    rf"^\W*(?:segui|seguite)\s(?:[\w'’&@.-]+\s){{1,6}}su\s{_NETWORKS}|"
    rf"^\W*segueix\s(?:[\w'’&@.-]+\s){{1,6}}a\s{_NETWORKS}|"
    rf"^\W*urmăr(?:ește|iți)\s(?:[\w'’&@.-]+\s){{1,6}}pe\s{_NETWORKS}",
    rf"^\W*(?:följ|følg)\s(?:[\w'’&@.-]+\s){{1,6}}(?:på)\s{_NETWORKS}|^\W*seuraa\s(?:[\w'’&@.-]+\s){{1,6}}{_NETWORK}",
    rf"^\W*(?:obserwuj|śledź)\s(?:[\w'’&@.-]+\s){{1,6}}na\s{_NETWORKS}|"
    rf"^\W*sledujte\s(?:[\w'’&@.-]+\s){{1,6}}na\s{_NETWORKS}",
    rf"^\W*подпис(?:ывайтесь|аться)\sна\s(?:[\w'’&@.«»-]+\s){{1,6}}(?:в|во)\s|"
    rf"^\W*ikuti\s(?:[\w'’&@.-]+\s){{1,6}}di\s{_NETWORKS}",
)
CONCERNED = (
    "affected", "struggling", "helpline", "betroffen", "suizid", "selbstmord", "concern", "afectad", "afetad",
    "drabbad", "berørt", "getroffen", "zelfmoord", "dotknięt", "kryzys", "suicid", "suicíd", "itsemurh", "självmord",
    "selvmord", "samobój", "sebevra", "samovra", "öngyilk", "суицид", "suicidă", "intihar",
)  # fmt: skip
HELP = (
    r"^\W*(?:if|have)\syou(?:['’]ve|\shave|\sare|\swere)?\s(?:or\s(?:someone|anyone|"
    r"a\sloved\sone)\s(?:that\s)?you\sknow\s)?(?:has\s|have\s)?"
    r"(?:been\s|is\s|are\s|personally\s){0,2}(?:affected|struggling|in\scrisis|distressed)\b.{0,120}"
    r"\b(?:help|support|contact|call|text|details|advice|information|visit|samaritans|get\sin\stouch|email|tell\sus)\b",
    r"^\W*(?:hier\sfinden\ssie\shilfe|hilfe\sfinden\ssie)\b|^\W*(?:sind\ssie|bist\sdu|haben\ssie|hast\sdu|wenn\ssie|"
    r"falls\ssie|leiden\ssie)\b.{0,120}"
    r"\b(?:telefonseelsorge|beratung|hilfe|hotline|nummer|0800|rufen)\b",
    r"^\W*si\svous\s(?:êtes|avez|vous\ssentez)\b.{0,100}\b(?:appelez|contactez|numéro|aide|joignable)\b",
    r"^\W*si\s(?:usted|tú|tu|te|has|ha|est[áa]s?|necesitas?)\b.{0,120}\b(?:llam[ae]|contact[ae]|tel[ée]fono|ayuda|"
    r"marca)\b|"
    r"^\W*se\s(?:você|voc[êe]|precisa|est[áa])\b.{0,120}\b(?:ligue|procure|contat[eo]|cvv|ajuda)\b",
    r"^\W*se\s(?:tu|sei|hai|stai|ti)\b.{0,120}\b(?:chiama|contatta|telefono|aiuto)\b",
    r"^\W*(?:heb|bent|denk|worstel)\s(?:je|u)\b.{0,120}\b(?:bel|chat|113|contact|hulp)\b",
    r"^\W*(?:mår\sdu|har\sdu|behöver\sdu|trenger\sdu|er\sdu|har\sdu\sbrug)\b.{0,120}\b(?:ring|kontakta|kontakt|hjälp|"
    r"hjelp|hjælp)\b",
    r"^\W*(?:jeśli|jeżeli)\b.{0,120}\b(?:zadzwoń|telefon\w*|pomoc\w*)\b|^\W*(?:potřebujete|pokud|ak|"
    r"ha\sön)\b.{0,120}\b(?:linka|linku|zavolejte|volajte|hívja)\b",
)
LIKED = (
    "thanks", "thank", "enjoyed", "liked", "like this", "enjoy this", "clap", "found this", "coffee", "hat dir",
    "gefallen", "gefällt", "merci d", "gracias por leer", "obrigad", "grazie per", "podoba", "понрав", "сподоба",
)  # fmt: skip
ASKED_OF_FRIENDS = (
    r"^\W*(?:thanks|thank\syou)\s(?:so\smuch\s|very\smuch\s)?for\sreading\b.{0,40}(?:[.!]|$)(?!\s[\"“])",
    r"^\W*if\syou(?:['’]ve|\shave)?\s(?:\w+\s)?(?:liked|enjoyed|like|enjoy|found|loved|love)\sth(?:is|e)\s?"
    r"(?:article|story|post|essay|piece|newsletter|guide|one|work|tutorial|column|text)?(?:\s(?:useful|helpful|"
    r"interesting))?,.{0,80}"
    r"\b(?:follow|subscribe|sign\sup|clap|clapping|buy\sme|share\sit|sharing|consider|leave\sa|support)\b",
    r"\byou\scan\sclap\s(?:up\sto\s)?\d+|\bbuy\s(?:me|us)\sa\s(?:coffee|beer|tea)\b[^.!?]{0,30}[.!]?$",
    r"^\W*(?:hat|wenn)\s(?:ihnen|dir|euch)\b.{0,40}\b(?:gefallen|gefällt)\b.{0,100}\b(?:abonnier\w+|folg\w*|spend\w*|"
    r"unterstütz\w*|teil\w*|kaffee)\b|"
    r"^\W*(?:gefällt|gefallen)\s(?:ihnen|dir|euch)\b.{0,60}\b(?:unterstütz\w*|spend\w*|abonnier\w*)\b",
    r"^\W*merci\sd['’](?:avoir\slu|être\sresté)\b|^\W*gracias\spor\sleer(?:me|nos)?\b|^\W*obrigad[oa]\spor\s(?:ler|"
    r"sua\sleitura)\b|^\W*grazie\sper\s(?:aver\sletto|la\slettura)\b",
    r"^\W*podobał\w?\s(?:ci|wam)\s(?:się\s)?.{0,60}\b(?:wesprzeć|wesprzyj|udostępnij|postaw)\b|"
    r"^\W*(?:понравил\w+|сподобал\w+)\s.{0,60}\b(?:подпи\w+|поделитесь|поддержите|поширте|підпи\w+|підтримайте)\b",
)
REMARKS = (
    "comment", "kommentar", "commentaire", "comentario", "comentário", "commenti", "commento", "reactie", "reageer",
    "reageren", "kommentti", "kommente", "komentar", "komentář", "komentár", "коммент", "комент", "σχόλι", "σχολί",
    "yorum",
    "تعليق", "التعليق", "نظر", "תגוב", "टिप्पणी", "कमेंट", "কমেন্ট", "கருத்து", "komen", "bình luận", "ความคิดเห็น",
    "评论", "評論", "留言", "コメント", "댓글", "conversation", "discussion", "comentari", "hozzászól", "think",
    "thread", "hear from",
)  # fmt: skip
_HERE = r"(?:in|as|to)\s(?:the|a|our)\scomments?\b(?:\s(?:section|box))?(?:\sbelow)?[^.!?]{0,20}[.!]?$"
REMARK = (
    # English: and about nothing else, which writers ask at the end of what they say
    r"^\W*(?:(?:what\s(?:do|did|are)\s(?:you|your)\s(?:think|make\sof\s(?:it|this)|thoughts)(?:\sabout\s(?:this|"
    r"it))?\?|did\syou\sknow\b[^.!?]{0,60}\?)\s)?"
    r"(?:please\s)?(?:(?:tell\sus|let\s(?:us|me)\sknow)(?:\swhat\syou\s(?:think|make\sof\sit))?|share\s(?:your|them|"
    r"it)\s?\w*(?:\s(?:and|with)\s\w+(?:\s\w+){0,2})?|"
    rf"join\sthe\s(?:conversation|discussion|debate)(?:\sbelow)?)\s?{_HERE}|"
    r"^\W*(?:(?:what\sdo\syou\sthink|did\syou\sknow\b[^.!?]{0,60})\?\s)?(?:please\s)?(?:leave|post|drop)\s(?:us\s|"
    r"me\s)?a\scomment(?:\sbelow)?(?:\sand\s(?:tell|let)\s.{0,40})?[.!]?$|"
    r"^\W*join\sthe\s(?:conversation|discussion|debate)[.!]?$|"
    r"^\W*(?:we\s(?:want|would\slove|['’]d\slove)\sto\shear\s(?:from\syou|your\s\w+)[.!]\s)?(?:please\s)?share\syour\s"
    r"(?:opinions?|thoughts|views|experiences?)\sin\s(?:the|our)\s(?:threads?|comments?)\b[^.!?]{0,60}[.!]?$|"
    r"^\W*th(?:is|e)\sthread\sis\s(?:now\s)?(?:open|closed)(?:\sfor\s\w+)?[.!]?$",
    # German, Dutch
    r"\b(?:schreib\w*|sag\w*|verrat\w*|hinterlass\w*|teil\w*|diskutier\w*)\b[^.!?]{0,80}\b(?:in\s(?:die|den|"
    r"unseren)\skommentaren?|einen\skommentar|mit\sin\sden\skommentaren)\b[^.!?]{0,30}[.!]?$|"
    r"^\W*(?:meepraten|meediscussiëren)\s(?:over\s)?[^.!?]{3,40}\?\s[^.!?]{0,40}\b(?:kun\s(?:je|u)|kunt\su)\sreageren\b|"
    r"\b(?:laat|deel|geef|zet|schrijf|reageer)\b[^.!?]{0,80}\b(?:in\sde\s(?:comments|reacties)|een\sreactie|"
    r"hieronder)\b[^.!?]{0,40}[.!]?$",
    # Romance
    r"\b(?:dites|partagez|donnez|laissez|réagissez)\b[^.!?]{0,80}\b(?:en|dans\sles|"
    r"un)\scommentaires?\b[^.!?]{0,40}[.!]?$|"
    r"\b(?:cu[eé]nt[ae](?:nos(?:lo)?|me)|d[eé]j(?:a|e|anos|enos|ame)|comparte|escr[ií]be(?:nos)?|dinos|"
    r"opina)\b[^.!?]{0,80}\b(?:comentarios?)\b[^.!?]{0,40}[.!]?$|"
    r"\b(?:conte|deixe|comente|diga|compartilhe|partilhe|escreva)\b[^.!?]{0,80}\bcoment[áa]rios?\b[^.!?]{0,40}[.!]?$|"
    r"\b(?:dicci|scrivi(?:lo|teci|ci)?|lascia(?:te|ci)?|raccontaci|fateci\ssapere|"
    r"facci\ssapere)\b[^.!?]{0,80}\bcomment[oi]\b[^.!?]{0,40}[.!]?$|"
    r"\b(?:spune-ne|scrie(?:-ne)?|lasă(?:-ne)?)\b[^.!?]{0,60}\bcomentari\w+[^.!?]{0,30}[.!]?$|"
    r"\b(?:digues-(?:nos|hi)|explica'ns|deixa)\b[^.!?]{0,60}\bcomentaris?\b[^.!?]{0,30}[.!]?$",
    # Nordic
    r"\b(?:skriv|berätta|dela|fortell|fortæl|del|deltag|si\sdin)\b[^.!?]{0,80}\bi\skommentar\w*\b[^.!?]{0,30}[.!]?$|"
    r"\bkerro\b[^.!?]{0,60}\bkommen\w+[^.!?]{0,20}[.!]?$",
    # Slavic, Hungarian
    r"\b(?:napisz(?:cie)?|daj(?:cie)?\sznać|podziel\ssię|dyskutuj)\b[^.!?]{0,80}\bw\skomentarz\w+[^.!?]{0,30}[.!]?$|"
    r"\b(?:napište|podělte\sse|napíšte|podeľte\ssa)\b[^.!?]{0,80}\b(?:do|v)\skoment\w+[^.!?]{0,30}[.!]?$|"
    r"\b(?:napišite|zapišite|podelite|podijelite)\b[^.!?]{0,80}\b(?:u|v)\skomentar\w+[^.!?]{0,30}[.!]?$|"
    r"\b(?:пишите|делитесь|поделитесь|расскажите|напишите|пишіть|розкажіть|поділіться|споделете|напишете|"
    r"пишите)\b[^.!?]{0,80}\b(?:в|у)\sком+?ент\w+[^.!?]{0,30}[.!]?$|"
    r"\b(?:parašykite|raksti)\b[^.!?]{0,30}\b(?:komentar|komentār)\w+[.!]?$|\bsabihin\ssa\scomments\b|"
    r"कमेंटमध्ये.{0,12}सांगा|ספרו\sלנו\sבתגובות|"
    r"\bírd\smeg\b[^.!?]{0,60}\bkomment\w*[^.!?]{0,30}[.!]?$",
    # Greek, Turkish, Arabic, Hindi, Bengali, Vietnamese, Indonesian
    r"\b(?:γράψτε|πείτε)\b[^.!?]{0,60}\bσχόλι\w+[^.!?]{0,30}[.!]?$|\byorum(?:lar)?\w*\b[^.!?]{0,40}\b(?:yazın|"
    r"paylaşın|bekliyoruz|yapın)\b[^.!?]{0,20}[.!]?$|"
    r"\bشارك(?:نا|ونا)\b[^.!?]{0,60}\b(?:في\s)?التعليقات\b|(?:कमेंट|टिप्पणी)[^.!?]{0,30}(?:बताएं|बताइए|लिखें|जरूर)|"
    r"কমেন্টে\s(?:জানান|লিখুন)|"
    r"\b(?:hãy\s)?(?:chia\ssẻ|để\slại)\b[^.!?]{0,60}\bbình\sluận\b|\b(?:kongsikan|tulis|"
    r"bagikan)\b[^.!?]{0,60}\b(?:kolom|ruangan)\s(?:komentar|komen)\b",
    # Chinese, Japanese, Korean
    r"(?:欢迎|歡迎|请|請).{0,12}(?:评论区|評論區|留言)|コメント欄.{0,10}(?:教えて|お寄せ|お聞かせ)|댓글(?:로|에).{0,12}(?:남겨|알려|주세요)",
)
APPS = (
    "app ", "l'app", "l’app", "app.", "app,", "app!", "app:", "app;", "apps", "appli", "aplic", "aplik", "applic",
    "приложени", "застосун", "мобильн", "uygulama", "εφαρμογ", "تطبيق", "اپلیکیشن", "האפליקצי", "ऐप", "অ্যাপ", "ایپ",
    "alkalma", "sovellu", "appen", "appið", "aming app", "rakendus", "rakenduse", "programėl", "lietotn", "aplika",
    "แอป", "客户端", "app", "アプリ", "앱", "ứng dụng", "programu",
)  # fmt: skip
_NEWS = (
    r"(?:news|alerts?|headlines|updates|notifications|eilmeldung\w*|nachrichten|push\w*|alertes?|infos?|actualit\w+|"
    r"noticias|notícias|alertas|"
    r"notificaciones|notificações|notizie|notifiche|nieuws|meldingen|nyhet(?:er|ene|erna)|nyhed(?:er|erne)|uutise\w*|wiadomości|"
    r"powiadomieni\w+|zprávy|správy|vesti\w*|"
    r"obaveštenj\w+|obavijest\w+|новост\w+|новини|haber\w*|berita|știri|notícies|offline|hors\sconnexion)"
)
TAKE_APP = (
    rf"{_START}(?:download|get|install|try)\s(?:our\s(?:\w+\s){{0,3}}app\b|the\s(?:free|new|"
    rf"\w+)\s(?:\w+\s)?app\b[^.!?]{{0,60}}\b{_NEWS}\b)|"
    r"^\W*open\s(?:in\s)?(?:the|our)\sapp\b[^.!?]{0,40}$|\bapp\susers\s(?:click|tap|should\s(?:click|tap))\s(?:here|"
    r"the)\b|"
    r"^\W*watch\b.{0,60}\bon\sour\s(?:\w+\s){0,2}app\b|"
    r"^\W*for\s(?:the\s|all\sthe\s)?(?:latest|breaking|more)\s(?:[\w’'-]+\s){0,4}?(?:news|stories|headlines)\b[^.!?]{0,40}?,?\s(?:download|"
    r"get|install)\s(?:our\s(?:[\w-]+\s){0,3}|the\s(?:[\w&+.'’-]+\s){0,4})apps?\b(?!\sof\b)[^.!?,]{0,40}\W*$|"
    r"^\W*(?:get|find|read)\s(?:the\s|all\sthe\s)?(?:latest|breaking|more)\s(?:[\w’'-]+\s){0,2}?(?:news|headlines|stories)\s(?:on|in|with|"
    r"from)\s(?:the|our)\s(?:[\w&+.'’-]+\s){1,3}app\W*$|"
    r"^\W*stay\s(?:up[\s-]to[\s-]date|connected|informed|in\sthe\sknow|ahead)\b[^.!?]{0,80}\b(?:with|on|using|"
    r"downloading|get)\s(?:our|the)\s(?:(?:free|new|latest)\s){0,2}(?:[\w&+.'’-]+\s){0,2}app\b",
    rf"{_START}(?:laden\ssie|lade|ladet|holen\ssie\ssich|hol\sdir)\s(?:(?:sich|jetzt|hier)\s){{0,2}}(?:unsere|die)\s[^.!?]{{0,40}}app\b|"
    rf"{_START}(?:download|installeer)\s(?:onze|de\sgratis)\s[^.!?]{{0,30}}app\b",
    rf"{_START}téléchargez\s(?:notre|l['’])\s?(?:application|appli)\b[^.!?]{{0,100}}(?:\b{_NEWS}\b|[.!]?$)",
    rf"{_START}(?:desc[aá]rg(?:a|á|ate|ue|uese|uen)|baix[ea]|descarregue|instala|instale)\s(?:(?:nuestra|(?:[oa]\s)?nosso|"
    rf"nossa)\s(?:app|aplicaci[óo]n|aplicativo)\b|o\saplicativo\se\sacompanhe\b|"
    rf"(?:la|o|a)\s(?:app|aplicaci[óo]n|aplicativo)\b[^.!?]{{0,80}}\b{_NEWS}\b)",
    rf"{_START}(?:scarica|scaricate)\s(?:la\snostra\sapp|l['’]app\b[^.!?]{{0,60}}\b(?:{_NEWS}|leggere)\b)|"
    rf"{_START}descarrega(?:'t)?\s(?:la\snostra|l['’])\s?app\b|"
    rf"{_START}descarcă\saplicația\b[^.!?]{{0,60}}\b{_NEWS}\b",
    rf"{_START}(?:ladda\sner|last\sned|sæktu|hent|lataa|hanki)\s(?:vår|vores|appen|app\b|"
    rf"sovellu\w+)\b[^.!?]{{0,80}}(?:app\b|{_NEWS})",
    rf"{_START}(?:pobierz|stáhněte\ssi|stiahnite\ssi|skinite|preuzmite|naložite\ssi|"
    rf"töltse\sle)\s(?:\w+\s){{0,2}}(?:aplik\w+|alkalmaz\w+)\b[^.!?]{{0,80}}(?:{_NEWS}|čít|czyt|bieżąco)|"
    rf"{_START}pobierz\snaszą\saplikację\b|{_START}stáhněte\ssi\snaši\b[^.!?]{{0,20}}aplikac\w+|"
    rf"{_START}töltse\sle\s[^.!?]{{0,20}}alkalmazásunkat\b",
    rf"{_START}(?:скача[йт]\w*|загруз\w+|установите|завантаж\w+|изтегл\w+|преузмите)\s(?:наше\s|мобильное\s|наш\s|"
    rf"нашето\s)?(?:приложени\w+|застосунок|мобільн\w+|апликациј\w+)\b",
    rf"\b(?:uygulamamızı)\b[^.!?]{{0,40}}\bindir|{_START}κατεβάστε\sτην\sεφαρμογή\s|{_START}(?:حمّل|حمل|حمّلوا|"
    rf"حملوا)\s(?:ال)?تطبيق|{_START}הורידו\sאת\sהאפליקציה",
    r"(?:अपना|हमारा|हमारी)\s.{0,20}ऐप.{0,20}डाउनलोड|আমাদের\sঅ্যাপ\sডাউনলোড|ہماری\sایپ\sڈاؤن\sلوڈ|اپلیکیشن\sما\s",
    rf"{_START}(?:unduh|muat\sturun|download)\saplikasi\b[^.!?]{{0,60}}\b{_NEWS}\b|{_START}tải\sứng\sdụng\b|"
    rf"{_START}pakua\sprogramu\syetu\b|"
    r"\bi-download\sang\saming\sapp\b",
    r"(?:下载|下載|打开|打開|安装|安裝).{0,12}(?:客户端|app|應用程式).{0,16}(?:[,，、]\s?看|阅读|閱讀|推送|报道|報導|全文|看更多)|ดาวน์โหลดแอป|"
    r"アプリを?ダウンロード.{0,24}(?:ください|こちら)|앱을?\s?다운로드(?:하세요|하면|해)",
)
GIFTS = (
    "donat", "gift", "support", "readers", "local news", "journalism", "spende", "unterstütz", "brauchen wir", "un don",
    "vos dons", "faites un", "soutenez", "done", "dona ", "dona", "apoy", "apoi", "sosten", "sostien", "susține",
    "steun", "doneer", "støtt", "stöd", "tue ", "tukea", "wesprzyj", "wspier", "podpoř", "podpor", "podrž", "поддерж",
    "підтрима", "подкреп", "подрж", "támogas", "destek", "ادعم", "תמכו", "dukung", "toeta", "paremk", "atbalst", "寄付",
    "捐款", "赞助", "贊助", "后援", "후원", "पत्रकारिता",
)  # fmt: skip
_PRESS = (
    r"(?:journalism|reporting|newsroom|newspaper|local\snews|journalismus|arbeit|redaktion|journalisme|média|travail|"
    r"periodismo|"
    r"jornalismo|giornalismo|journalistiek|journalistikk?|dziennikarstwo|žurnalistiku|novinárčinu|novinarstvo|"
    r"журналистик\w*|журналістик\w*|"
    r"новинарств\w*|újságírás\w*|gazetecili\w+|jurnalisme|ajakirjandus\w*|žurnalistik\w*)"
)
GIVE = (
    rf"{_START}(?:please\s)?(?:support|donate\sto|help\s(?:us|support|fund))\s(?:us\b|our\b|independent\b|local\b|"
    rf"\w+['’]s\b)[^.!?]{{0,60}}(?:\b{_PRESS}\b|\bdonat\w+|\btoday\b|^\W*support\sus[.!]?$)",
    r"^\W*(?:local|independent|good|this)\s(?:news|journalism|reporting)\s(?:is\snot|isn['’]t|costs|takes|"
    r"depends)\s(?:free|money|on\s(?:you|readers))\b[^.!?]{0,30}[.!]?$|"
    r"^\W*readers\slike\syou\s(?:help|make|keep|power|fund|support)\b[^.!?]{0,70}[.!]?$|"
    r"\bwill\syou\s(?:join|support|help|chip\sin|consider|give|donate)\b[^.!?]{0,60}\b(?:gift|donat\w+|member\w*|"
    r"contribution|us)\b",
    rf"^\W*(?:ihre|deine)\sspende\shilft\b|\bdamit\sdas\sso\sbleibt,\sbrauchen\swir\b|{_START}unterstütz(?:en\ssie|e|"
    rf"t)\s(?:uns|unsere?n?|unabhängige\w*)\b|"
    rf"{_START}(?:spenden\ssie|jetzt\sspenden)\b",
    rf"\b(?:un|votre|chaque)\sdon\sde\s\d+.{{0,120}}\bvous\b|{_START}(?:soutenez|"
    rf"faites\sun\sdon)\b[^.!?]{{0,60}}\b(?:nous|notre|nos|{_PRESS}|indépendant\w*)\b",
    rf"{_START}(?:apoy[ae]|susține|apoie|ayúdanos|dona|done|doe|sostieni|sostenete)\b[^.!?]{{0,60}}\b(?:{_PRESS}|"
    rf"nuestr[oa]|nosso|nossa|aquí|aqui|nostr[oa]|independiente|independent|libera)\b",
    rf"{_START}(?:steun|doneer|støtt|støt|stöd|stötta|tue)\b[^.!?]{{0,60}}\b(?:{_PRESS}|journalismia|ons|onze|oss|"
    rf"vårt?|os|vores)\b",
    rf"{_START}(?:wesprzyj|wspieraj|podpořte|podporte|podržite|podprite)\b[^.!?]{{0,60}}\b(?:{_PRESS}|nas|nás|náš|"
    rf"našu|naši)\b",
    rf"{_START}(?:поддержите|підтримайте|подкрепете|подржите)\b[^.!?]{{0,60}}\b(?:{_PRESS}|редакци\w+|нас|ни|"
    rf"наш\w*)\b|{_START}támogassa?\b[^.!?]{{0,60}}\b(?:{_PRESS}|minket)\b",
    rf"{_START}(?:dukung|toeta|paremkite|atbalsti)\b[^.!?]{{0,40}}\b{_PRESS}\b|\bgazeteciliğe\sdestek\solun\b|"
    rf"{_START}ادعم\sالصحافة|寄付で.{{0,12}}支えて|\bbize\sdestek\sol",
    r"(?:支持|赞助|贊助)(?:我们|我們|独立|獨立|本报|本報).{0,16}(?:捐款|赞助|贊助)|"
    r"(?:ジャーナリズム|報道|メディア|編集部|私たち)を?.{0,12}(?:支え|支援|応援).{0,12}寄付.{0,8}(?:お願い|ください)|"
    r"(?:언론|저널리즘|기사|저희)[을를]?\s?후원(?:해\s?주세요|하기|하세요)|"
    r"(?:स्वतंत्र|निष्पक्ष|हमारी)\sपत्रकारिता\s.{0,20}(?:समर्थन|सहयोग|मदद)\s(?:करें|कीजिए|दें)",
)
