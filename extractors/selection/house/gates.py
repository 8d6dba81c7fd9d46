"""What stands at a gate before the rest of a text: sign in or make an account to read on, so many free articles are
left, unlock this one, unlimited access for so much, subscriptions make our journalism possible.

Subscribing alone is in ``house.doors`` and ``house.access``. An article on accounts and subscriptions tells of them; a
gate commands, and says that reading goes on behind it. Held against the lines that we wrote
(``benchmarks.training.written_lines``): none of those that are an article's match. Of some 200 such lines on recorded
pages no truth has one.
"""

from __future__ import annotations

GATED = (
    "read", "unlock", "free ", "access", "articles left", "article left", "stories left", "limit", "journalis",
    "reporting", "newsroom", "subscri", "weiterles", "weiter lesen", "lesen", "freischalten", "kostenlose", "gratis",
    "lire", "lecture", "accéder", "poursuivre", "débloqu", "déverrou", "offert", "leer", "leyendo", "seguir",
    "acceder", "desbloque", "continuar", "lendo", "ler ", "acessar", "leggere", "lettura", "limite", "límite",
    "sblocca", "lezen", "verder", "läsa", "lese", "læse", "läs ", "les ", "læs ", "jatka", "luke", "czyta",
    "przeczyta", "darmow", "číst", "přečíst", "dočt", "pokrač", "прочит", "чита", "продолж", "продовж", "okumaya",
    "okumak", "olvas", "διαβάσ", "συνεχίσ", "لمتابعة", "لقراءة", "لمواصلة", "पढ़ने", "membaca", "melanjutkan",
    "lanjut", "đọc", "続き", "阅读", "閱讀", "全文", "전문", "계속", "이어", "articles remaining",
    "stories remaining", "weiterzu", "čtěte",
)  # fmt: skip
_TEXT = (
    r"(?:this|the|our|all|every|more|full|unlimited)\b\s?(?:[\w'’-]+\s){0,3}?(?:article|articles|story|stories|content|post|"
    r"posts|piece|coverage|journalism|news|report|reporting|archives?|edition|issue|newsletter|magazine|site|website)"
)
_ENTER = (
    r"(?:subscribe|sign\s(?:up|in)|log\s?in|register|join|(?:create|open|get|make|set\sup)\s(?:an?|your)\s(?:\w+\s){0,2}(?:account|"
    r"membership|subscription)|become\san?\s(?:[\w-]+\s){0,2}(?:member|subscriber)|start\s(?:an?|your)\s(?:\w+\s){0,2}"
    r"(?:trial|subscription|membership)|choose\sa\s(?:plan|subscription))"
)
_MONEY = r"(?:[$€£]\s?\d|\d\s?(?:€|euro)|\b(?:free|weeks?|months?|subscri\w+|membership|trial|account)\b)"
GATE = (
    # English
    rf"^\W*(?:please\s|you\s(?:must|need\sto|have\sto|can)\s(?:be\s)?)?{_ENTER}\b[^.!?]{{0,50}}?\b(?:to|and|for)\s"
    rf"(?:(?:continue|keep|finish|go\son)\sreading|read\s(?:on|more|in\sfull|it\sall)|(?:read|access|view|see|unlock|enjoy|get)\s{_TEXT})\b"
    r"[^.!?]{0,50}\W*$",
    rf"^\W*(?:(?:want|would\syou\slike|if\syou(?:['’]d|\swould)?\s(?:want|like))\s)?to\s(?:(?:continue|keep|finish)\sreading|"
    rf"(?:read|access|view|see)\s{_TEXT})\b[^.!?]{{0,50}}\W{{1,3}}(?:please\s|just\s|simply\s)*{_ENTER}\b",
    rf"^\W*(?:continue|keep)\sreading\s(?:this\s\w+\s)?(?:for|with|by|on)\b.{{0,40}}{_MONEY}",
    r"^\W*unlock\s(?:this|the\s(?:full|entire|rest\sof\s(?:this|the)|whole)|full)\s?(?:\w+\s){0,2}?(?:article|story|post|content|"
    r"piece|access)\b[^!?]{0,40}\W*$",
    r"^\W*you(?:['’]ve|\shave)\s(?:now\s)?(?:reached|hit|used|read|exceeded)\s[^.!?]{0,40}\b(?:(?:free|monthly|weekly|article|story|reading)\s(?:[\w-]+\s)?limit|limit\s(?:of|on|for)\s(?:free|articles|stories|\d|this)|free\s(?:[\w-]+\s)?(?:articles?|"
    r"stories|story|reads?|views?))\b|^\W*you\shave\s\S+\s(?:more\s|complimentary\s|free\s){0,2}(?:[\w-]+\s)?(?:articles?|stories|story|"
    r"reads?|views?)\s(?:left|remaining)\b|^\W*this\sis\syour\s(?:last|first|second|third|final)\sfree\s(?:article|story)\b",
    rf"^\W*(?:get|try|enjoy|subscribe\b[^.!?]{{0,12}}?\b(?:for|to\sget)|for)\s(?:[\w,-]+\s){{0,3}}?unlimited\s(?:[\w-]+\s){{0,2}}"
    rf"access\b.{{0,60}}{_MONEY}|^\W*subscribe\s(?:now\s|today\s)?(?:for|to\sget)\s(?:full|unlimited|complete)\s(?:[\w-]+\s)?access\b"
    r"[^!?]{0,50}\W*$",
    r"^\W*(?:your\s(?:subscription|support|donation|contribution|membership|gift)|readers?\slike\syou|our\ssubscribers)\b[^.!?]{0,40}"
    r"\b(?:journalism|newsroom|reporting)\b[^.!?]{0,40}\W*$",
    r"^\W*(?:enjoy(?:ing|ed)|liking|loving|did\syou\s(?:like|enjoy))\s(?:this|our|the|what)\b[^.!?]{0,40}\?\W{1,3}(?:please\s|then\s)?"
    r"(?:subscribe|sign\sup|support|join|donate|become|share|follow)\b.{0,50}$",
    # German, Dutch
    r"^\W*(?:jetzt\s|hier\s|sofort\s)?(?:weiter\s?lesen|den\s(?:ganzen|vollständigen)\s(?:artikel|text)\slesen)\s(?:mit|für|ab|nur)\b[^!?]{0,50}\W*$|"
    r"^\W*(?:bitte\s)?(?:abonnieren|registrieren|melden|loggen)\ssie\b[^.!?]{0,40}\bum\b[^.!?]{0,30}\b(?:weiter\s?(?:zu)?\s?lesen|zu\slesen)\b|"
    r"^\W*(?:bitte\s)?(?:anmelden|einloggen|registrieren)\s(?:und|um)\b[^.!?]{0,30}lesen\b|"
    r"^\W*um\s(?:diesen\s(?:artikel|text|beitrag)|weiter\s?(?:zu)?\s?lesen|den\s(?:ganzen|vollständigen)\s\w+)\b[^.!?]{0,40}"
    r"(?:abonn|registr|anmeld|melden|einloggen|abo\b)",
    r"^\W*sie\shaben\s[^.!?]{0,40}\b(?:kostenlose\w*|freie\w*|gratis-?)\s?artikel\w*|^\W*noch\s\S+\s(?:kostenlose|freie)\sartikel\b|"
    r"^\W*(?:diesen\s|diesen\sganzen\s)?(?:artikel|text|beitrag)\s(?:jetzt\s)?freischalten\W*$|"
    r"^\W*(?:mit\sihrem\sabo\w*|ihr\sabo\w*)\s[^.!?]{0,40}journalismus\b[^.!?]{0,30}\W*$",
    r"^\W*(?:log\sin|registreer(?:\sje)?|maak\s(?:\w+\s){0,2}account\saan|meld\s(?:je|u)\saan)\b[^.!?]{0,40}\b(?:om|en)\b[^.!?]{0,30}"
    r"\b(?:verder\s(?:te\s)?lezen|lees\sverder|te\slezen)\b|^\W*(?:verder\slezen|lees\sverder)\s(?:met|voor)\b[^!?]{0,40}\W*$|"
    r"^\W*je\shebt\s[^.!?]{0,40}\bgratis\sartikel\w*",
    # Romance
    r"^\W*(?:inscrivez-vous|connectez-vous|identifiez-vous|créez\s(?:\w+\s){1,3}compte)\b[^.!?]{0,30}\bpour\s(?:continuer|lire|accéder|"
    r"poursuivre)\b|^\W*pour\s(?:lire\sla\ssuite|continuer\s(?:à\slire|votre\slecture)|poursuivre\s(?:votre|la)\slecture|accéder\sà\s"
    r"(?:cet\sarticle|l['’]intégralité))\b[^.!?]{0,50}\b(?:abonne|connecte|inscri|crée|compte|identifi)|"
    r"^\W*vous\savez\s(?:atteint|lu|consommé)\b[^.!?]{0,40}\b(?:articles?\s(?:gratuit|offert)|limite)|"
    r"^\W*il\svous\sreste\s\S+\sarticles?\b[^.!?]{0,40}\W*$|^\W*(?:débloquez|déverrouillez)\s(?:cet|l['’])\s?article\b[^.!?]{0,40}\W*$",
    r"^\W*(?:reg[ií]str(?:ate|ese|áte)|inici[ae]\s(?:tu\s|su\s)?sesi[óo]n|cre[ae]\s(?:\w+\s){1,2}cuenta)\b[^.!?]{0,40}\bpara\s(?:seguir|continuar|"
    r"leer|acceder)\b|^\W*para\s(?:seguir|continuar)\sleyendo\b[^.!?]{0,50}\b(?:suscr|reg[ií]str|inici|sesi[óo]n|cuenta|hazte)|"
    r"^\W*(?:has|ha)\s(?:alcanzado|llegado|le[ií]do|agotado)\b[^.!?]{0,50}\b(?:l[ií]mite|(?:art[ií]culos|notas|noticias)\sgrat)|"
    r"^\W*(?:te|le)\squedan?\s\S+\s(?:art[ií]culos?|notas?)\b[^.!?]{0,30}\W*$|^\W*desbloque[ae]\seste\s(?:art[ií]culo|contenido)\b[^.!?]{0,30}\W*$",
    r"^\W*(?:cadastre-se|fa[çc]a\s(?:seu\s)?(?:login|cadastro)|registe-se|inicie\s(?:a\s)?sess[ãa]o|crie\s(?:uma|sua)\s(?:\w+\s)?conta)\b[^.!?]{0,40}"
    r"\bpara\s(?:continuar|ler|seguir|acessar|aceder)\b|^\W*para\scontinuar\s(?:lendo|a\sler)\b[^.!?]{0,50}\b(?:assin|cadastr|login|conta|regist)|"
    r"^\W*voc[êe]\s(?:atingiu|chegou|j[áa]\sleu)\b[^.!?]{0,50}\b(?:limite|(?:artigos|matérias|notícias)\sgr[áa]t)",
    r"^\W*(?:registrati|accedi|effettua\sil\slogin|crea\s(?:\w+\s){1,3}account)\b[^.!?]{0,40}\bper\s(?:continuare|leggere|proseguire)\b|"
    r"^\W*per\scontinuare\s(?:a\sleggere|la\slettura)\b[^.!?]{0,50}\b(?:abbonati|registrati|accedi|account)|"
    r"^\W*hai\s(?:raggiunto|letto|esaurito)\b[^.!?]{0,50}\b(?:limite|articoli\sgratuit)|^\W*sblocca\s(?:questo\s|l['’])articolo\b[^.!?]{0,30}\W*$",
    # Nordic
    r"^\W*(?:logga\sin|logg\s(?:deg\s)?inn|log\sind|registrera\sdig|skapa\s(?:\w+\s){0,2}konto|opprett\s(?:\w+\s){0,2}konto|opret\s(?:\w+\s){0,2}"
    r"(?:konto|bruger))\b[^.!?]{0,40}\b(?:för\satt|for\så|for\sat|og|och)\s(?:läsa|lese|læse|fortsätta|fortsette|fortsætte|läs|les|læs)\b|"
    r"^\W*(?:läs|les|læs)\s(?:vidare|videre)\s(?:för|for|med)\b[^!?]{0,40}\W*$|"
    r"^\W*(?:kirjaudu|rekisteröidy)\b[^.!?]{0,30}\b(?:jatkaaksesi|lukeaksesi|lue|jatka)\b",
    # Slavic, Hungarian, Greek, Turkish
    r"^\W*(?:zaloguj\ssię|zarejestruj\ssię|załóż\s(?:\w+\s)?konto)\b[^.!?]{0,30}\b(?:aby|żeby|by|i)\s(?:czyta|przeczyta|kontynuo)|"
    r"^\W*(?:aby|żeby)\s(?:czytać\sdalej|przeczytać\s(?:cały|całość))\b[^.!?]{0,40}\b(?:zaloguj|zarejestruj|wykup|załóż|subskry)|"
    r"^\W*wykorzystał[ae]ś\b[^.!?]{0,40}\b(?:limit|darmow)|^\W*(?:přihlaste\sse|přihlas\sse|zaregistrujte\sse)\b[^.!?]{0,30}\b(?:abyste|a)\b[^.!?]{0,20}"
    r"\b(?:čtěte|číst|dočt\w+|pokrač\w+|přečt\w+)",
    r"^\W*(?:войдите|зарегистрируйтесь|авторизуйтесь)\b[^.!?]{0,30}\b(?:чтобы|и)\s[^.!?]{0,20}(?:чита|прочит|продолж)|"
    r"^\W*чтобы\s(?:читать\sдальше|прочитать|продолжить\sчтение)\b[^.!?]{0,40}\b(?:войди|зарегистр|оформи|подпиш|авториз)|"
    r"^\W*(?:увійдіть|зареєструйтеся|авторизуйтеся)\b[^.!?]{0,30}\b(?:щоб|і|та)\s[^.!?]{0,20}(?:чита|прочит|продовж)",
    r"^\W*(?:okumaya\sdevam\setmek|(?:haberin|yazının)\sdevamını\sokumak)\siçin\b[^!?]{0,60}\W*$|"
    r"^\W*(?:jelentkezz(?:en)?|regisztrálj(?:on)?|lépj(?:en)?)\b[^.!?]{0,40}\b(?:olvas|folytat)\w*|"
    r"^\W*(?:συνδεθείτε|εγγραφείτε)\b[^.!?]{0,30}\bγια\sνα\s(?:διαβάσετε|συνεχίσετε)\b",
    # Arabic, Hindi, Indonesian, Vietnamese
    r"^\W*سج[لّ]+\s[^.!؟]{0,20}(?:لمتابعة|لقراءة|لمواصلة)\b|^\W*(?:पूरा|आगे|पूरी)\s(?:\S+\s){0,2}पढ़ने\sके\sलिए\s(?:\S+\s){0,3}(?:लॉग|सब्सक्राइब|रजिस्टर|साइन)|"
    r"^\W*(?:masuk|daftar|login)\b[^.!?]{0,30}\buntuk\s(?:melanjutkan|membaca|lanjut)\b|^\W*đăng\s(?:nhập|ký)\b[^.!?]{0,30}\bđể\s(?:đọc|tiếp\stục)\b",
    # Chinese, Japanese, Korean
    r"^\W*(?:登[录錄入]|注册|註冊|付费|付費)(?:后|後|即可|以)?.{0,6}(?:继续阅读|繼續閱讀|阅读全文|閱讀全文)\W*$|^\W*(?:解锁|解鎖)(?:全文|本文).{0,8}$|"
    r"^\W*(?:この記事の)?続きを(?:読む|お読みいただく)(?:には|ためには).{2,40}$|^\W*(?:無料)?(?:会員登録|ログイン)(?:する|して|すると|後).{0,6}続きを.{0,12}$|"
    r"^\W*(?:로그인|회원\s?가입)(?:을|하고|하시면|\s?후)?\s?.{0,10}(?:계속\s?읽|전문(?:을)?\s?(?:보|읽|확인)|이어서?\s?읽).{0,16}$",
)  # fmt: skip
