"""What the house says of how it works: which sources it relies on, who checks its texts and keeps them up to date, how
it chooses what it writes of, and that samples or advertisers have no part in it.

Sites on health, money and goods set these statements below, above or within their texts. Each form is told by who does
it (the house, its writers, its experts, its reviewers) at the beginning of the line, together with what they do; texts
on studies, tests and editors have one and not the other. Held against the lines that we wrote
(``benchmarks.training.written_lines``): none of those that are an article's match. Of 15 such lines on the recorded
sets none is in a truth. Left out because truths have them: headings ("How we test", "Why you can trust us", nine of
ten).
"""

from __future__ import annotations

_HOUSE = (
    r"(?:we|(?:at\s)?[a-z0-9][\w.&'’-]{1,24}(?:\s(?!(?:study|review|trial|law|court|journal)\b)[\w.&'’-]{1,20}){0,2})"
)
RELIED = (
    "sourcing", "sources", "editorial", "accurate", "high-quality", "fact-check", "peer-reviewed", "quellen",
    "studien", "vorgaben", "bronnen", "études", "fuentes", "estudios", "fontes", "estudos", "fonti", "studi ",
    "källor", "kilder", "lähte", "źród", "zdroj", "forrás", "surse", "източни", "izvor", "vire", "πηγές", "kaynak",
    "источник", "джерел", "مصادر", "منابع", "מקורות", "स्रोत", "sumber", "nguồn", "แหล่งข้อมูล", "出典", "情報源",
    "출처", "来源", "來源", "文献", "研究",
)  # fmt: skip
RELY = (
    # English
    rf"^\W*{_HOUSE}\s(?:has|have|follows?|adheres?\sto|maintains?)\s(?:\w+\s)?(?:strict|rigorous|stringent)\s(?:\w+\s)?sourcing\s"
    r"(?:guidelines|standards|policy)\b",
    rf"^\W*{_HOUSE}\s(?:only\suses?|uses?\sonly|(?:only\s)?relies\sonly\son)\s(?:high[\s-]quality|reputable|credible|trusted|primary)\s"
    r"(?:and\s\w+\s)?sources\b",
    rf"^\W*{_HOUSE}\srequires?\s(?:its\s|our\s)?(?:writers|authors|contributors|journalists)\sto\suse\s(?:primary|credible|reputable)\s"
    r"sources\b",
    r"^\W*(?:you\scan\s)?(?:learn|read|find\sout)\smore\sabout\s(?:how\swe|our|the\sstandards\swe)\b[^.!?]{0,120}\b(?:(?:editorial|"
    r"sourcing|review|fact[\s-]checking)\s(?:policy|process|guidelines|standards)|producing\saccurate)\b[^.!?]{0,40}\W*$",
    # German, Dutch
    r"^\W*(?:dieser|unser|der)\s(?:text|artikel|beitrag)\sentspricht\sden\s(?:vorgaben|standards|anforderungen)\b.{0,160}\b(?:geprüft|"
    r"überprüft|fachliteratur|leitlinien)\b",
    r"^\W*(?:unsere|alle)\s(?:texte|artikel|inhalte|beiträge)\s(?:basieren|beruhen|stützen\ssich)\s(?:\w+\s)?auf\b[^.!?]{0,80}\b(?:studien|"
    r"quellen|leitlinien|fachliteratur)\b|^\W*wir\s(?:verwenden|nutzen)\s(?:ausschließlich|nur)\s(?:\w+\s){0,2}(?:quellen|studien)\b",
    r"^\W*(?:wij|we)\sgebruiken\s(?:alleen|uitsluitend)\s(?:\w+\s){0,2}bronnen\b|^\W*(?:onze|al\sonze)\s(?:artikelen|teksten)\szijn\s"
    r"gebaseerd\sop\b[^.!?]{0,60}\b(?:bronnen|onderzoek|studies)\b",
    # Romance
    r"^\W*nous\sn['’](?:utilisons|employons)\sque\sdes\ssources\b|^\W*(?:nos|tous\snos)\s(?:articles|contenus)\s(?:s['’]appuient|reposent|"
    r"sont\sfondés)\s(?:\w+\s)?sur\sdes\s(?:sources|études)\b",
    r"^\W*(?:nuestros|todos\snuestros)\s(?:artículos|contenidos)\sse\sbasan\s(?:\w+\s)?en\b[^.!?]{0,40}\b(?:fuentes|estudios)\b|"
    r"^\W*(?:solo|sólo|únicamente)\s(?:utilizamos|usamos)\sfuentes\b|^\W*(?:utilizamos|usamos)\s(?:solo|sólo|únicamente)\sfuentes\b",
    r"^\W*(?:os\s)?(?:nossos|todos\sos\snossos)\s(?:artigos|conteúdos)\s(?:são\sbaseados|se\sbaseiam|baseiam-se)\s(?:\w+\s)?em\b[^.!?]{0,40}"
    r"\b(?:fontes|estudos)\b|^\W*(?:usamos|utilizamos)\s(?:apenas|somente)\sfontes\b",
    r"^\W*(?:i\s)?nostri\s(?:articoli|contenuti)\s(?:si\sbasano|sono\sbasati)\s(?:\w+\s)?su\b[^.!?]{0,40}\b(?:fonti|studi)\b|"
    r"^\W*(?:utilizziamo|usiamo)\s(?:solo|soltanto|esclusivamente)\sfonti\b|"
    r"^\W*(?:toate\s)?articolele\snoastre\sse\sbazează\spe\b[^.!?]{0,40}\b(?:surse|studii)\b",
    # Nordic, Finnish, Slavic, Hungarian, Greek, Turkish
    r"^\W*(?:våra|vores|våre)\s(?:artiklar|texter|artikler|tekster)\s(?:bygger|baseras|er\sbaseret|er\sbasert)\s(?:\w+\s)?på\b[^.!?]{0,60}"
    r"\b(?:källor|kilder|studier|forskning)\b|^\W*(?:artikkelimme|tekstimme)\sperustuvat\b[^.!?]{0,60}\b(?:lähteisiin|tutkimuksiin)\b",
    r"^\W*(?:nasze|wszystkie\snasze)\s(?:artykuły|teksty|treści)\s(?:opierają\ssię|są\soparte)\sna\b[^.!?]{0,60}\b(?:źródłach|badaniach)\b|"
    r"^\W*(?:naše|všechny\snaše|všetky\snaše)\s(?:články|texty)\s(?:vycházejí|vychádzajú|čerpají|čerpajú)\sz\w?\s[^.!?]{0,60}\b(?:zdroj\w+|studií|štúdií)\b",
    r"^\W*(?:наши|все\sнаши)\s(?:статьи|материалы|тексты)\s(?:основаны|опираются)\sна\b[^.!?]{0,60}\b(?:источник\w+|исследовани\w+)\b|"
    r"^\W*(?:наші|усі\sнаші)\s(?:статті|матеріали|тексти)\s(?:ґрунтуються|базуються|спираються)\sна\b[^.!?]{0,60}\b(?:джерел\w+|дослідженн\w+)\b|"
    r"^\W*cikkeink\b[^.!?]{0,60}\b(?:forrásokra|kutatásokra)\b[^.!?]{0,20}\b(?:épülnek|támaszkodnak)\b|"
    r"^\W*τα\sάρθρα\sμας\s(?:βασίζονται|στηρίζονται)\sσε\b[^.!?]{0,60}\b(?:πηγές|μελέτες)\b|"
    r"^\W*(?:makalelerimiz|içeriklerimiz)\b[^.!?]{0,60}\b(?:kaynaklara|araştırmalara)\sdayan\w+",
    # elsewhere
    r"^\W*(?:تعتمد|تستند)\sمقالاتنا\s(?:على|إلى)\s[^.!?]{0,40}(?:مصادر|دراسات)|^\W*artikel\skami\s(?:\w+\s)?(?:berdasarkan|didasarkan\spada)\s"
    r"[^.!?]{0,40}sumber\b|^\W*(?:các\s)?bài\sviết\scủa\schúng\stôi\s[^.!?]{0,20}dựa\strên\b[^.!?]{0,40}nguồn\b|"
    r"^\W*当サイトの記事は.{0,40}(?:情報源|論文|文献).{0,20}(?:基づ|もとに)|^\W*(?:我们|我們|本[站網网])的?(?:所有)?文章.{0,8}(?:基于|基於|依据|依據).{0,20}(?:研究|文献|文獻|来源|來源)",
)
KEPT_UP = (
    "experts", "articles", "expert", "medically", "reviewed", "fact", "experten", "artikel", "inhalte", "texte",
    "deskundigen", "expertos", "especialistas", "esperti", "experter", "eksperter", "asiantuntij", "ekspert",
    "odborníci", "szakért", "експерт", "эксперт", "专家", "專家", "專業", "current version", "copy edited",
    "how we", "cómo revisamos", "como revisamos", "so haben wir", "wie wir", "comment nous", "versión actual",
    "versão atual", "aktuelle version", "version actuelle", "versione attuale", "huidige versie",
)  # fmt: skip
KEEP_UP = (
    r"^\W*our\s(?:team\sof\s)?(?:medical\s|health\s|\w+\s)?(?:experts|editors|reviewers|team)\s(?:continually|continuously|constantly|"
    r"regularly)\s(?:monitor|review)s?\b[^!?]{0,80}\b(?:update|articles|content)\b",
    r"^\W*(?:all\s(?:of\s)?)?(?:our\s)?(?:articles|content|guides)\s(?:\w+\s)?(?:is|are)\s(?:reviewed|checked|fact[\s-]checked|medically\sreviewed)"
    r"(?:\sand\s\w+)?\sby\s(?:our\s|[\w'’]+\s)?(?:\w+\s){0,3}(?:experts|professionals|fact[\s-]checkers|doctors|editors|board)\b"
    r"[^!?]{0,160}$",
    r"^\W*(?:current\sversion|copy\sedited\sby|medically\sreviewed\sby|fact[\s-]checked\sby)\W*$",
    r"^\W*how\swe\s(?:reviewed|fact[\s-]?checked)\sth(?:is|e)\s(?:article|post|guide)\W*$|^\W*(?:cómo\srevisamos|como\srevisamos)\s"
    r"est[ea]\s(?:artículo|texto|artigo|nota)\W*$|^\W*(?:so|wie)\s(?:haben\s)?wir\sdiesen\s(?:artikel|beitrag)\s(?:geprüft|überprüft)"
    r"(?:\shaben)?\W*$|^\W*comment\snous\savons\s(?:vérifié|relu)\scet\sarticle\W*$|"
    r"^\W*(?:versión\sactual|versão\satual|aktuelle\sversion|version\sactuelle|versione\sattuale|huidige\sversie)\W*$",
    r"^\W*unsere\s(?:medizinischen\s)?(?:expert(?:en|innen)|redaktion|redakteure)\b[^.!?]{0,80}\b(?:überprüf|aktualisier|prüf)\w+\b[^.!?]{0,40}"
    r"\b(?:regelmäßig|laufend|ständig|inhalte|artikel|texte)\b|"
    r"^\W*(?:alle|unsere)\s(?:inhalte|texte|artikel|beiträge)\s(?:werden|wurden|sind)\s(?:\w+\s)?von\s(?:\w+\s){0,3}(?:ärzt\w+|mediziner\w*|"
    r"expert\w+|fachleuten|fachredakt\w+)\b[^.!?]{0,40}\b(?:geprüft|überprüft|verfasst|erstellt)\W*$",
    r"^\W*onze\s(?:\w+\s)?(?:deskundigen|experts|artsen)\s(?:controleren|beoordelen|volgen)\b[^.!?]{0,80}\b(?:artikelen|teksten|inhoud)\b|"
    r"^\W*nos\sexperts\s(?:\w+\s)?(?:suivent|vérifient|relisent)\b[^.!?]{0,80}\b(?:articles|contenus)\b|"
    r"^\W*(?:nuestros|nossos)\s(?:expertos|especialistas)\s(?:\w+\s)?(?:revisan|supervisan|vigilan|monitorean|revisam|monitoram|acompanham)\b[^.!?]{0,80}"
    r"\b(?:artículos|textos|contenidos?|artigos|conteúdos?)\b|^\W*i\snostri\sesperti\s(?:\w+\s)?(?:verificano|controllano|monitorano|rivedono)\b[^.!?]{0,80}"
    r"\b(?:articoli|contenuti)\b",
    r"^\W*(?:våra|vores|våre)\s(?:experter|eksperter)\s(?:granskar|gennemgår|gjennomgår|følger|följer)\b[^.!?]{0,80}\b(?:artik\w+|innehåll\w*|"
    r"innhold\w*|indhold\w*)\b|^\W*asiantuntijamme\s(?:seuraavat|tarkistavat)\b[^.!?]{0,80}\b(?:artikkel\w+|sisältö\w*)\b|"
    r"^\W*nasi\seksperci\s(?:\w+\s)?(?:sprawdzają|weryfikują|śledzą)\b[^.!?]{0,80}\b(?:artykuł\w*|treści)\b|"
    r"^\W*naši\sodborníci\s(?:\w+\s)?(?:kontrolují|kontrolujú|sledují|sledujú)\b[^.!?]{0,80}\b(?:člán\w+|obsah)\b|"
    r"^\W*szakértőink\s(?:\w+\s)?(?:ellenőrzik|figyelik)\b[^.!?]{0,80}\b(?:cikk\w+|tartal\w+)|"
    r"^\W*наши\sэксперты\s(?:\w+\s)?(?:проверяют|следят|отслеживают)\b[^.!?]{0,80}\b(?:стать\w+|материал\w*)\b|"
    r"^\W*наші\sексперти\s(?:\w+\s)?(?:перевіряють|стежать)\b[^.!?]{0,80}\b(?:стат\w+|матеріал\w*)\b",
)
CHOSEN = (
    "independent", "fyi", "reviewers", "editors", "samples", "select", "unabhängig", "redaktion", "onafhankelijk",
    "indépend", "rédaction", "independ", "redacción", "equipe", "equipo", "redazione", "oberoende", "uafhængig",
    "uavhengig", "riippum", "niezależ", "nezávisl", "független", "независим", "незалежн", "редакци", "редакці",
    "bağımsız", "mandiri", "independen", "독립", "編集部", "编辑部", "編輯部", "test", "indipend", "hours",
    "share of",
)  # fmt: skip
_GOODS = (
    r"(?:products?|services?|items?|picks?|recommendations?|brands?|goods|companies|everything|subscriptions|reviews)"
)
CHOOSE = (
    # English
    r"^\W*(?:our|\w+['’]s)\s(?:expert\s|\w+\s)?(?:reviewers|experts|editors|testers|team|writers)\s(?:\w+\s)?(?:spends?|devotes?)\s(?:\w+\s){0,3}hours\s"
    r"(?:testing|researching|comparing|reviewing|analy[sz]ing)\b",
    r"^\W*(?:our|\w+['’]s)\s(?:expert\s|\w+\s)?(?:reviewers|experts|editors|testers|team|writers)\s(?:research|test|select|choose|pick|curate|review|"
    rf"recommend)s?\b[^.!?]{{0,40}}\b{_GOODS}\b[^.!?]{{0,30}}\b(?:independently|themselves|here|we\slove)\b|"
    r"^\W*(?:our|\w+['’]s)\s(?:\w+\s)?(?:reviewers|experts|editors|testers|team|writers)\sindependently\s(?:research|test|select|choose|pick|curate|"
    r"review|recommend)\w*\b",
    rf"^\W*(?:(?:all|every|each)\s(?:of\s)?(?:the\s|our\s|these\s)?)?{_GOODS}\s(?:featured\s|recommended\s|listed\s|included\s|mentioned\s|"
    r"(?:here|on\sthis\spage|in\sthis\s\w+)\s){0,3}(?:is|are|was|were|has\sbeen|have\sbeen)\s(?:always\s|all\s)?independently\s(?:selected|chosen|"
    r"reviewed|picked|tested|researched|curated)\b",
    r"^\W*we\s(?:\w+\s)?independently\s(?:select|choose|review|research|test|pick|evaluate|source|recommend)\w*\b[^.!?]{0,60}\b(?:products?|services?|"
    r"everything|recommend\w*|items?|picks?)\b",
    r"^\W*we\s(?:really\s)?hope\syou\s(?:love|like|enjoy)\s(?:our|the|these|all)\s(?:\w+\s){0,4}(?:recommendations|recommend|products|picks|finds)\b"
    r"[^!?]{0,20}[.!]\s.{0,160}\b(?:samples?|independently|share\sof\ssales|commission|just\sfyi|fyi)\b",
    r"^\W*just\s(?:so\syou\sknow|fyi),\s(?:we|[\w.&'’-]{2,24})\s(?:may\s|might\s)?(?:collects?|earns?|receives?|gets?)\sa\s(?:share|commission|cut|portion|"
    r"small)\b",
    r"^\W*(?:find\sout|learn|read)\smore\sabout\show\swe\s(?:test|review|rate|choose|research|pick)(?:\s(?:\w+\s){0,2}\w+)?\W*$",
    # German, Dutch
    r"^\W*(?:unsere\s(?:redaktion|expert\w+|tester\w*)|(?:alle|die)\s(?:hier\s)?(?:vorgestellten|empfohlenen|gezeigten)\s(?:produkte|artikel)|wir)\s"
    r"(?:\w+\s){0,5}(?:redaktionell\s)?unabhängig\s(?:von\s\w+\s)?(?:\w+\s){0,2}(?:ausgewählt|ausgesucht|getestet|aus|empfohlen)\b",
    r"^\W*(?:onze\sredactie|(?:alle|de)\s(?:hier\s)?(?:genoemde|aanbevolen|getoonde)?\s?producten|wij)\s(?:\w+\s){0,4}onafhankelijk\s(?:\w+\s){0,3}(?:gekozen|"
    r"geselecteerd|getest|uitgekozen)\b",
    # Romance
    r"^\W*(?:notre\srédaction|nos\sjournalistes|(?:tous\s)?(?:les|nos)\sproduits)\b[^.!?]{0,60}\b(?:sélectionn|choisi|test)\w+\s(?:\w+\s){0,3}(?:en\stoute\s"
    r"indépendance|de\s(?:manière|façon)\sindépendante|indépendamment)\b",
    r"^\W*(?:nuestr[oa]s?\s(?:redacción|equipo|editores|expertos)|(?:todos\s)?(?:los|nuestros)\sproductos)\b[^.!?]{0,60}\b(?:seleccion|eleg|escog|prob)\w+\s"
    r"(?:\w+\s){0,3}(?:independiente(?:mente)?)\b",
    r"^\W*(?:nossa\s(?:redação|equipe)|nossos\s(?:editores|especialistas)|(?:todos\s)?os\sprodutos)\b[^.!?]{0,60}\b(?:selecion|escolh|test)\w+\s(?:\w+\s){0,3}"
    r"independente(?:mente)?\b|^\W*(?:la\snostra\sredazione|(?:tutti\s)?i\sprodotti)\b[^.!?]{0,60}\b(?:selezionat|scelt|testat|selezion)\w+\s(?:\w+\s){0,4}"
    r"indipendent\w+\b",
    # Nordic, Finnish, Slavic, Hungarian, Turkish
    r"^\W*(?:(?:alla|alle)\s(?:produkter|produkterna|produktene|produkterne)|(?:vår|vores)\sredaktion|redaksjonen)\b[^.!?]{0,60}\b(?:oberoende|uafhængigt|"
    r"uavhengig)\b[^.!?]{0,30}\b(?:vald|utvald|valgt|udvalgt|testa[dt])\w*|"
    r"^\W*(?:toimituksemme|kaikki\stuotteet)\b[^.!?]{0,60}\briippumatt\w+\b",
    r"^\W*(?:nasza\sredakcja|wszystkie\sprodukty)\b[^.!?]{0,60}\bniezależnie\b|^\W*(?:naše\sredakce|naša\sredakcia|všechny\sprodukty|všetky\sprodukty)\b"
    r"[^.!?]{0,60}\bnezávisl[eě]\b|^\W*(?:szerkesztőségünk|minden\sterméket)\b[^.!?]{0,60}\bfüggetlenül\b|"
    r"^\W*(?:наша\sредакция|все\sтовары|все\sпродукты)\b[^.!?]{0,60}\bнезависимо\b|^\W*(?:наша\sредакція|усі\sтовари)\b[^.!?]{0,60}\bнезалежно\b|"
    r"^\W*(?:editörlerimiz|tüm\sürünler)\b[^.!?]{0,60}\bbağımsız\solarak\b",
    # Indonesian, Chinese, Japanese, Korean
    r"^\W*(?:semua\sproduk|tim\seditor\skami)\b[^.!?]{0,60}\bsecara\s(?:independen|mandiri)\b|^\W*(?:本文|文中)?(?:所有)?(?:推荐|推薦|入选)?(?:商品|产品|產品)(?:均|都)?由"
    r"(?:本[站刊]|我们的?|我們的?)?(?:编辑部|編輯部|编辑|編輯)(?:独立|獨立)(?:挑选|挑選|选择|選擇|精选)|^\W*(?:掲載|紹介)(?:商品|アイテム)は.{0,12}編集部が.{0,10}(?:独自|独立).{0,16}(?:選|セレクト)|"
    r"^\W*(?:모든\s)?(?:제품|상품)(?:은|들은)\s.{0,20}(?:편집팀|에디터)\S*\s.{0,10}독립적으로\s.{0,14}",
)
