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
    "stories remaining", "weiterzu", "čtěte", "full story",
)  # fmt: skip
_TEXT = (
    r"(?:this|(?:all\s)?our|all|the\s(?:full|whole|rest\sof\s(?:this|the))|unlimited)\s(?:[\w'’-]+\s){0,2}?(?:articles?|story|stories|"
    r"content|posts?|piece|coverage|journalism|newsletter)"
)
_ENTER = (
    r"(?:subscribe|sign\s(?:up|in)|log\s?in|register|join|(?:create|open|get|make|set\sup)\s(?:an?|your)\s(?:\w+\s){0,2}(?:account|"
    r"membership|subscription)|become\san?\s(?:[\w-]+\s){0,2}(?:member|subscriber)|start\s(?:an?|your)\s(?:\w+\s){0,2}"
    r"(?:trial|subscription|membership)|choose\sa\s(?:plan|subscription))"
)
_PRICE = r"(?:[$€£]\s?\d|\d\s?(?:€|euro)|\bfree\b|\b(?:subscription|membership|trial|account)\b)"
_END = r"[^.!?]{0,30}\W*$"
GATE = (
    # English
    rf"^\W*(?:please\s|you\s(?:must|need\sto|have\sto)\s(?:be\s)?)?{_ENTER}\b[^.!?]{{0,40}}?\b(?:to|and|for)\s"
    rf"(?:(?:continue|keep|finish)\s(?:with\syour\s)?reading|read\s(?:on|more|in\sfull|it\sall)|(?:read|access|view|see|unlock|enjoy|get)\s"
    rf"(?:{_TEXT}|more\s(?:free\s)?(?:articles|stories))|unlock(?=\W*$))\b{_END}",
    rf"^\W*(?:(?:want|would\syou\slike|if\syou(?:['’]d|\swould)?\s(?:want|like))\s)?to\s(?:(?:continue|keep|finish)\sreading|"
    rf"(?:read|access|view|see)\s{_TEXT})\b[^.!?]{{0,50}}\W{{1,3}}(?:please\s|just\s|simply\s)*{_ENTER}\b",
    rf"^\W*(?:continue|keep)\sreading\s(?:for|with|by)\s(?:[\w-]+\s){{0,3}}?{_PRICE}{_END}",
    r"^\W*(?:for\s(?:more\son\sthis(?:\sstory)?|the\sfull\sstory),\s)?subscribe\s(?:now\s|today\s)?to\s(?:our|the)\s(?:[\w&+.'’-]+\s){0,3}"
    r"(?:e-?edition|e-?paper|(?:digital|print|e[\w-]*|online)\s(?:edition|paper))(?:\sfor\sthe\s(?:full|whole|complete)\s(?:story|article|report))?"
    r"\W*$|^\W*(?:get|see|read|find)\sthe\s(?:full|whole|complete)\s(?:story|article|report)\sin\s(?:(?:today['’]s|this\sweek['’]s|tomorrow['’]s)\s"
    r"(?:[\w&+.'’-]+\s){0,3}(?:e-?edition|e-?paper|edition|paper|newspaper)|our\s(?:[\w&+.'’-]+\s){0,3}(?:e-?edition|e-?paper))\b[^.!?]{0,30}\W*$",
    r"^\W*unlock\s(?:this|the\s(?:full|entire|rest\sof\s(?:this|the)|whole))\s(?:\w+\s){0,2}?(?:article|story|post|content|piece)\b"
    r"[^!?]{0,40}\W*$",
    r"^\W*you(?:['’]ve|\shave)\s(?:now\s)?(?:reached|hit|used|read|exceeded)\s[^.!?]{0,40}\b(?:(?:free|article|story)\s(?:[\w-]+\s)?limit|"
    r"limit\s(?:of|on)\s(?:\d+\s)?(?:free\s)?(?:[\w-]+\s)?(?:articles|stories)|free\s(?:[\w-]+\s)?(?:articles?|stories|story|reads?|views?))\b"
    r"[^.!?]{0,30}\W*$|^\W*you\shave\s\S+\s(?:more\s|complimentary\s|free\s){0,2}(?:[\w-]+\s)?(?:articles?|stories|story|reads?|views?)\s"
    r"(?:left|remaining)(?:\s(?:this|until|before|for)\s[\w\s]{1,20})?\W*$|"
    r"^\W*this\sis\syour\s(?:last|first|second|third|final)\sfree\s(?:article|story)\b[^.!?]{0,30}\W*$",
    r"^\W*(?:get|try|enjoy|subscribe\b[^.!?]{0,12}?\b(?:for|to\sget)|for)\s(?:[\w,-]+\s){0,3}?unlimited\s(?:(?:digital|online|full|web)\s)?"
    r"access(?:\sto\s(?:[\w-]+\s){0,2}?(?:articles|stories|content|news|journalism|coverage|reporting))?\W{1,3}"
    rf"(?:(?:only|just|for|from|at|now|with)\s){{0,3}}(?:a\s)?(?:{_PRICE}|\d+\s(?:weeks?|months?)\b).{{0,40}}$|^\W*subscribe\s(?:now\s|today\s)?(?:for|to\sget)\s(?:full|unlimited|complete)\s"
    r"(?:[\w-]+\s)?access\b[^!?]{0,50}\W*$",
    r"^\W*(?:your\s(?:subscription|support|donation|contribution|membership|gift)|readers?\slike\syou|our\ssubscribers)\s(?:helps?|makes?|keeps?|"
    r"funds?|powers?|sustains?|supports?)\s(?:[\w-]+\s){0,3}?(?:journalism|newsroom|reporting)(?:\s(?:possible|going|alive|free|strong))?\W*$",
    r"^\W*(?:enjoy(?:ing|ed)|liking|loving|did\syou\s(?:like|enjoy))\s(?:this|our|the|what)\b[^.!?]{0,40}\?\W{1,3}(?:please\s|then\s)?"
    r"(?:subscribe|sign\sup|support\sus|join\sus|donate|become|share\sit|follow\sus)\b.{0,50}$",
    # German, Dutch
    r"^\W*(?:jetzt|hier|sofort)\sweiter\s?lesen\s(?:mit|für|ab|nur)\b[^.!?]{0,40}\W*$|"
    r"^\W*(?:weiter\s?lesen|den\s(?:ganzen|vollständigen)\s(?:artikel|text)\slesen)\s(?:mit\s(?:\w+\s)?(?:plus|abo\w*|\w{1,12}\+)|(?:für|ab|nur)\s"
    rf"(?:nur\s)?\d){_END}|"
    r"^\W*(?:bitte\s)?(?:(?:abonnieren|registrieren|melden|loggen)\ssie(?:\ssich)?(?:,?\s\w+){0,3},?\sum|(?:anmelden|einloggen|registrieren),?\s"
    r"(?:und|um))\s(?:\w+\s){0,2}?(?:weiter\s?(?:zu)?\s?lesen|(?:diesen|den\s\w+)\s(?:artikel|text|beitrag)\s(?:zu\s)?lesen)\W*$|"
    r"^\W*um\s(?:diesen\s(?:artikel|text|beitrag)\s(?:zu\s)?(?:lesen|weiterzulesen)|weiter\s?(?:zu)?\s?lesen(?:\szu\skönnen)?|den\s(?:ganzen|"
    rf"vollständigen)\s(?:artikel|text|beitrag)\szu\slesen)\b[^.!?]{{0,40}}(?:abonn|registr|anmeld|melden|einloggen|abo\b){_END}",
    r"^\W*sie\shaben\s(?:ihr|ihre|bereits|noch|alle|\d)\b[^.!?]{0,30}\b(?:kostenlose\w*|freie\w*|gratis-?)\s?artikel\w*[^.!?]{0,40}\W*$|"
    rf"^\W*noch\s\S+\s(?:kostenlose|freie)\sartikel\b{_END}|"
    r"^\W*(?:diesen\s|diesen\sganzen\s)?(?:artikel|text|beitrag)\s(?:jetzt\s)?freischalten\W*$|"
    r"^\W*(?:mit\sihrem\sabo\w*|ihr\sabo\w*)\s(?:unterstützen\ssie|unterstützt|ermöglicht|sichert)\s(?:\w+\s){0,3}journalismus\W*$",
    r"^\W*(?:log\sin|registreer(?:\sje)?|maak\s(?:\w+\s){0,2}account\saan|meld\s(?:je|u)\saan)\b[^.!?]{0,30}\b(?:om|en)\s(?:verder\s(?:te\s)?lezen|"
    r"lees\sverder|(?:dit|het\shele|alle)\s(?:artikel\w*|verhaal|verhalen)\s(?:te\s)?lezen)\W*$|"
    r"^\W*(?:verder\slezen|lees\sverder)\s(?:met\s(?:\w+\s){0,2}(?:abonnement|account|premium|plus)|voor\s(?:slechts\s|maar\s)?(?:€\s?)?\d)"
    rf"{_END}|^\W*je\shebt\s(?:nog\s)?\S+\sgratis\sartikel\w*{_END}",
    # Romance
    r"^\W*(?:inscrivez-vous|connectez-vous|identifiez-vous|créez\s(?:\w+\s){1,3}compte)\b[^.!?]{0,30}\bpour\s(?:continuer\s(?:à\slire|(?:votre|la)\s"
    r"lecture)|poursuivre\s(?:votre|la)\slecture|(?:lire|accéder\sà)\s(?:la\ssuite|cet\sarticle|l['’]article|l['’]intégralité|tous\snos\sarticles))"
    rf"{_END}|^\W*pour\s(?:lire\sla\ssuite|continuer\s(?:à\slire|votre\slecture)|poursuivre\s(?:votre|la)\slecture|accéder\sà\s"
    rf"(?:cet\sarticle|l['’]intégralité))\b[^.!?]{{0,50}}\b(?:abonne|connecte|inscri|crée|identifi)\w*{_END}|"
    r"^\W*vous\savez\s(?:atteint|lu|consommé)\b[^.!?]{0,40}\b(?:articles?\s(?:gratuit|offert)\w*|limite\s(?:d['’]articles|de\slecture))"
    rf"{_END}|^\W*il\svous\sreste\s\S+\sarticles?\s(?:gratuit|offert|à\slire|ce\smois){_END}|"
    r"^\W*(?:débloquez|déverrouillez)\s(?:cet|l['’])\s?article\b[^.!?]{0,40}\W*$",
    r"^\W*(?:reg[ií]str(?:ate|ese|áte)|inici[ae]\s(?:tu\s|su\s)?sesi[óo]n|cre[ae]\s(?:\w+\s){1,2}cuenta)\b[^.!?]{0,30}\bpara\s(?:(?:seguir|continuar)\s"
    rf"leyendo|leer\s(?:este|la\snota|el\sart[ií]culo|m[áa]s)|acceder\sa\s(?:este|todos\slos)\s(?:art[ií]culos?|contenidos?)){_END}|"
    rf"^\W*para\s(?:seguir|continuar)\sleyendo\b[^.!?]{{0,50}}\b(?:suscr|reg[ií]str|inici|hazte)\w*{_END}|"
    r"^\W*(?:has|ha)\s(?:alcanzado|llegado|le[ií]do|agotado)\b[^.!?]{0,40}\b(?:l[ií]mite\sde\s(?:\w+\s)?(?:art[ií]culos|notas|noticias|lecturas)|"
    rf"(?:art[ií]culos|notas|noticias)\sgrat\w+){_END}|"
    rf"^\W*(?:te|le)\squedan?\s\S+\s(?:art[ií]culos?|notas?)\s(?:grat|este\smes|por\sleer){_END}|^\W*desbloque[ae]\seste\s(?:art[ií]culo|contenido)\b"
    r"[^.!?]{0,30}\W*$",
    r"^\W*(?:cadastre-se|fa[çc]a\s(?:seu\s)?(?:login|cadastro)|registe-se|inicie\s(?:a\s)?sess[ãa]o|crie\s(?:uma|sua)\s(?:\w+\s)?conta)\b[^.!?]{0,30}"
    rf"\bpara\s(?:continuar\s(?:lendo|a\sler)|ler\s(?:esta|este|a\smatéria|o\sartigo|mais)|(?:acessar|aceder\sa)\s(?:este|esta)\s\w+){_END}|"
    rf"^\W*para\scontinuar\s(?:lendo|a\sler)\b[^.!?]{{0,50}}\b(?:assin|cadastr|login|regist)\w*{_END}|"
    r"^\W*voc[êe]\s(?:atingiu|chegou|j[áa]\sleu)\b[^.!?]{0,40}\b(?:limite\sde\s(?:\w+\s)?(?:artigos|matérias|notícias|leituras)|(?:artigos|matérias|"
    rf"notícias)\sgr[áa]t\w+){_END}",
    r"^\W*(?:registrati|accedi|effettua\sil\slogin|crea\s(?:\w+\s){1,3}account)\b[^.!?]{0,30}\bper\s(?:(?:continuare|proseguire)\s(?:a\sleggere|(?:con\s)?"
    rf"la\slettura)|leggere\s(?:questo|l['’]articolo|tutto)){_END}|"
    rf"^\W*per\scontinuare\s(?:a\sleggere|la\slettura)\b[^.!?]{{0,50}}\b(?:abbonati|registrati|accedi){_END}|"
    rf"^\W*hai\s(?:raggiunto|letto|esaurito)\b[^.!?]{{0,40}}\b(?:limite\sdi\s(?:\w+\s)?(?:articoli|letture)|articoli\sgratuiti){_END}|"
    r"^\W*sblocca\s(?:questo\s|l['’])articolo\b[^.!?]{0,30}\W*$",
    # Nordic
    r"^\W*(?:logga\sin|logg\s(?:deg\s)?inn|log\sind|registrera\sdig|skapa\s(?:\w+\s){0,2}konto|opprett\s(?:\w+\s){0,2}konto|opret\s(?:\w+\s){0,2}"
    r"(?:konto|bruger))\b[^.!?]{0,30}\b(?:för\satt|for\så|for\sat|og|och)\s(?:(?:fortsätta|fortsette|fortsætte)\s(?:\w+\s){0,2}(?:läs|les|læs)\w*|"
    rf"(?:läsa|lese|læse|läs|les|læs)\s(?:vidare|videre|hela|hele|artikeln|artikkelen|artiklen|saken)){_END}|"
    rf"^\W*(?:läs|les|læs)\s(?:vidare|videre)\s(?:för|for)\s(?:bara\s|kun\s|bare\s|kr\s?)?\d{_END}|"
    r"^\W*(?:kirjaudu|rekisteröidy)\b[^.!?]{0,30}\b(?:jatkaaksesi\slukemista|lukeaksesi\s(?:koko\s|tämän\s)?(?:jutun|artikkelin)|ja\slue\skoko)"
    rf"{_END}",
    # Slavic, Hungarian, Greek, Turkish
    r"^\W*(?:zaloguj\ssię|zarejestruj\ssię|załóż\s(?:\w+\s)?konto)\b[^.!?]{0,30}\b(?:aby|żeby|by|i)\s(?:czyta[ćj]\s(?:dalej|więcej)|przeczyta[ćj]\s"
    rf"(?:cały|całość|ten|dalej)|kontynuować\sczytanie){_END}|"
    rf"^\W*(?:aby|żeby)\s(?:czytać\sdalej|przeczytać\s(?:cały|całość))\b[^.!?]{{0,40}}\b(?:zaloguj|zarejestruj|wykup|załóż|subskry)\w*{_END}|"
    r"^\W*wykorzystał[ae]ś\b[^.!?]{0,30}\b(?:limit|darmow\w+)\s(?:\w+\s)?artykuł\w*[^.!?]{0,30}\W*$|"
    r"^\W*(?:přihlaste\sse|přihlas\sse|zaregistrujte\sse)\b[^.!?]{0,20}\b(?:abyste|a)\b[^.!?]{0,20}\b(?:čtěte|číst|pokrač\w+|dočt\w+|přečt\w+)\s"
    rf"(?:\w+\s)?(?:dál|dále|celý|článek|text|čtení){_END}",
    r"^\W*(?:войдите|зарегистрируйтесь|авторизуйтесь)\b[^.!?]{0,20}\b(?:чтобы|и)\s(?:чита[йт]\w*|прочита\w+|продолж\w+)\s(?:дальше|далее|полностью|"
    rf"весь\sтекст|чтение|статью|материал|этот){_END}|"
    rf"^\W*чтобы\s(?:читать\sдальше|прочитать\s(?:материал|статью|полностью|весь)|продолжить\sчтение)\b[^.!?]{{0,40}}\b(?:войди|зарегистр|оформи|подпиш|авториз)\w*{_END}|"
    r"^\W*(?:увійдіть|зареєструйтеся|авторизуйтеся)\b[^.!?]{0,20}\b(?:щоб|і|та)\s(?:чита[йт]\w*|прочита\w+|продовж\w+)\s(?:далі|повністю|весь|читання|статтю|"
    rf"матеріал|цей){_END}",
    r"^\W*(?:okumaya\sdevam\setmek|(?:haberin|yazının)\sdevamını\sokumak)\siçin\s[^.!?]{0,30}(?:giriş|üye|abone|kaydol|oturum|kayıt)[^.!?]{0,20}\W*$|"
    r"^\W*(?:jelentkezz(?:en)?|regisztrálj(?:on)?|lépj(?:en)?)\s(?:be\b)?[^.!?]{0,30}\b(?:tovább\s?olvas\w*|(?:a\steljes\s)?cikk\w*)[^.!?]{0,20}\W*$|"
    r"^\W*(?:συνδεθείτε|εγγραφείτε)\b[^.!?]{0,20}\bγια\sνα\s(?:διαβάσετε\s(?:το\sάρθρο|περισσότερα|τη\sσυνέχεια)|συνεχίσετε\sτην\sανάγνωση)"
    rf"{_END}",
    # Arabic, Hindi, Indonesian, Vietnamese
    r"^\W*سج[لّ]+\s(?:الدخول|حساب\S*|الآن)\s[^.!؟]{0,12}?(?:لمتابعة\sالقراءة|لمواصلة\sالقراءة|لقراءة\s(?:المقال|المزيد|الخبر))[^.!؟]{0,20}$|"
    r"^\W*(?:पूरा|आगे|पूरी)\s(?:\S+\s){0,2}पढ़ने\sके\sलिए\s(?:\S+\s){0,3}(?:लॉग|सब्सक्राइब|रजिस्टर|साइन)|"
    rf"^\W*(?:masuk|daftar|login)\b[^.!?]{{0,20}}\buntuk\s(?:melanjutkan\smembaca|membaca\s(?:artikel|berita|selengkapnya)|lanjut\smembaca){_END}|"
    rf"^\W*đăng\s(?:nhập|ký)\b[^.!?]{{0,30}}\bđể\s(?:đọc\s(?:tiếp|bài|toàn)|tiếp\stục\sđọc){_END}",
    # Chinese, Japanese, Korean
    r"^\W*(?:登[录錄入]|注册|註冊|付费|付費)(?:后|後|即可|以)?.{0,6}(?:继续阅读|繼續閱讀|阅读全文|閱讀全文)\W*$|^\W*(?:解锁|解鎖)(?:全文|本文).{0,8}$|"
    r"^\W*(?:この記事の)?続きを(?:読む|お読みいただく)(?:には|ためには).{2,40}$|^\W*(?:無料)?(?:会員登録|ログイン)(?:する|して|すると|後).{0,6}続きを.{0,12}$|"
    r"^\W*(?:로그인|회원\s?가입)(?:을|하고|하시면|\s?후)?\s?.{0,10}(?:계속\s?읽|전문(?:을)?\s?(?:보|읽|확인)|이어서?\s?읽).{0,16}$",
)  # fmt: skip
