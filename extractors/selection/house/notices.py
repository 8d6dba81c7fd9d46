"""What the house says of the text's business: what it earns by it, who may print it, what it does not stand in for.

Held against the lines that we wrote (``benchmarks.training.written_lines``): none of those that are an article's match.

Counted with models that never saw the page's site: of English notices of commissions that say "we", or only that there
are such links, the truths of wcxb-dev-articles have none (four pages); of those that say "I" or name the site they have
four of five. Left out because truths have them: who contributed to a report (four of five lines, most on sites that we
never trained on), where or when an article first appeared without an address (all three), bare notices of rights in the
midst of a text (both).
"""

from __future__ import annotations

EARNED = (
    "affili", "*", "provisionslink", "hinweis", "commission", "amazon", "provision", "provisie", "comisión",
    "comisiones", "comissão", "comissões", "commissione", "prowizj", "proviz", "jutalék", "комисс", "коміс", "komisi",
    "komisyon", "partnerlink", "partnersk", "provisjon", "afiliad", "afiliac", "affilia", "アフィリエイト", "佣金",
    "수수료", "聯盟行銷", "afiliat",
)  # fmt: skip
_WHERE = r"(?:article|story|post|page|guide|text|review|list|site|website|blog|newsletter|links?)"
EARN = (
    # not of one writer, who says "I" in the text: of three such lines the truths have two
    # English: this page has such links; we earn by them
    rf"^(?!.*\bi\s(?:may\s)?(?:make|earn|get|receive)\b)(?:(?!their\b|they\b)[^.!?])*\b(?:this|these|our|the|some|"
    rf"all)\s(?:[\w-]+\s){{0,3}}{_WHERE}\b(?:(?!their\b|they\b)[^.!?]){{0,40}}\baffiliate(?:\smarketing)?(?:\slinks?|"
    rf"\sones)?\b",
    r"\b(?:we|us)\s(?:\w+\s){0,2}(?:earn|receive|get|make|collect|be\spaid)\s(?:an?\s|"
    r"some\s)?(?:\w+\s){0,3}commissions?\b.{0,120}\b(?:links?|buy|purchas\w+|shop|click)\b|"
    r"\b(?:links?|buy|purchas\w+|shop|click)\b.{0,120}\b(?:we|us)\s(?:\w+\s){0,2}(?:earn|receive|get|make|collect|"
    r"be\spaid)\s(?:an?\s|some\s)?(?:\w+\s){0,3}commissions?\b|"
    r"^[^.!?]{0,40}\b(?:our|your)\s[^.!?]{0,40}\bmay\s(?:earn|receive|"
    r"get)\s(?:an?\s)?(?:\w+\s){0,2}commissions?\b.{0,60}\b(?:links?|buy|purchas\w+)\b|"
    r"\bas\san\samazon\sassociate,?\swe\b|\baffiliate\slinks\sare\sused\b",
    # German behind an asterisk or a label only (the one without on the development sets its truth has), Dutch
    r"^(?:\W*(?:hinweis|transparenz\w*|affiliate[\s-]links?|anzeige|werbung|disclaimer|provisionslinks?)\W|"
    r"\s*\*).{0,200}"
    r"(?:\bprovision\b|\bpreis\s(?:nicht|nichts)\b|\b(?:affiliate|partner|provisions)[\s-]?links?\b)",
    r"\bdit\sartikel\sbevat\s(?:\w+\s){0,2}(?:affiliate|partner)[\s-]?links\b|\b(?:wij|"
    r"we)\b[^.!?]{0,60}\b(?:commissie|provisie)\b.{0,80}\b(?:links?|koop\w*|aankoop)\b|"
    r"\b(?:links?|koopt|koop|aankoop)\b.{0,120}\b(?:wij|we)\b[^.!?]{0,40}\b(?:commissie|provisie)\b",
    # Romance
    r"\b(?:cet\sarticle|cette\spage|certains\sliens)\b[^.!?]{0,60}\b(?:affiliés?|affiliation)\b|"
    r"\bnous\s(?:\w+\s){0,2}(?:percevoir|recevoir|toucher|touchons|percevons|recevons)\b[^.!?]{0,30}\bcommission\b",
    r"\b(?:este|esta|algunos)\s(?:art[ií]culo|página|enlaces|nota|post)\b[^.!?]{0,60}\b(?:afiliad\w+|afiliación)\b|"
    r"\b(?:podemos|podr[íi]amos|recibimos|ganamos|obtenemos)\b[^.!?]{0,40}\bcomisi(?:ón|ones)\b.{0,80}\b(?:enlaces?|"
    r"compr\w+)\b|"
    r"\b(?:enlaces?|compr\w+)\b.{0,120}\b(?:podemos|podr[íi]amos|recibimos|ganamos|obtenemos|"
    r"recibir)\b[^.!?]{0,40}\bcomisi(?:ón|ones)\b",
    r"\b(?:este|alguns|esta)\s(?:artigo|links|post|matéria|texto|página)\b[^.!?]{0,60}\bafiliad\w+|\b(?:podemos|"
    r"recebemos|ganhamos|podemos\sreceber)\b[^.!?]{0,40}\bcomiss(?:ão|ões)\b",
    r"\b(?:alcuni\slink|questo\s(?:articolo|post)|questa\spagina)\b[^.!?]{0,60}\baffilia\w+|\b(?:potremmo|possiamo|"
    r"riceviamo)\b[^.!?]{0,40}\bcommission[ei]\b|"
    r"\b(?:articolul|această\spagină)\b[^.!?]{0,40}\blinkuri\safiliate\b",
    # Nordic, Slavic, Hungarian
    r"\b(?:artikeln|artikelen|innlegget|artiklen|texten|saken|inlägget)\b[^.!?]{0,40}\b(?:affiliate|reklame|"
    r"annons)[\s-]?(?:lenker|länkar|links)\b|\bvi\b[^.!?]{0,40}\b(?:provisjon|provision)\b",
    r"\bartykuł\szawiera\slinki\safiliacyjne\b|\b(?:otrzymamy|otrzymać|otrzymujemy)\b[^.!?]{0,40}\bprowizj\w+|"
    r"\b(?:odkazy|odkazů|odkazov)\b.{0,80}\b(?:partnersk\w+|affiliate|provizi|províziu|provízie)\b|"
    r"\bmůžeme\b[^.!?]{0,40}\bprovizi\b|\bmôžeme\b[^.!?]{0,40}\bprovíziu\b|\bjutalékot\skap(?:unk|hatunk)\b",
    r"\b(?:мы|редакция)\b[^.!?]{0,40}\b(?:комиссион\w+|комиссию)\b.{0,80}\bссылк\w+|\bссылк\w+.{0,100}\b(?:мы|"
    r"редакция)\b[^.!?]{0,40}\bкомисси\w+|\bпосилан\w+.{0,100}\bми\b[^.!?]{0,40}\bкомісі\w+",
    # Indonesian, Japanese, Chinese, Korean
    r"\bkami\b[^.!?]{0,40}\bkomisi\b[^.!?]{0,60}\b(?:tautan|link)\b|(?:当サイト|本記事|この記事).{0,20}アフィリエイト|聯盟行銷.{0,20}(?:分潤|"
    r"佣金|連結)|"
    r"(?:我们|我們|本站).{0,20}佣金|활동의\s일환으로.{0,30}수수료",
)
HELD = (
    "copyright", "©", "(c)", "ⓒ", "reserved", "rewritten", "redistribut", "reproduced", "republish", "vorbehalten",
    "réservés", "reservados", "riservati", "riproduzione", "auteursrecht", "zastrzeż", "vyhrazen", "fenntart",
    "rezervate", "защищен", "захищен", "saklıdır", "محفوظة", "dilindungi", "転載", "转载", "轉載", "전재",
)  # fmt: skip
FORBIDDEN = r"無断(?:転載|複製).{0,8}禁|무단\s?전재.{0,20}금지"
"""Japanese and Korean, wherever it stands."""
HOLD = (
    r"\b(?:may|must|can)\s?not\sbe\s(?:\w+,\s){1,5}(?:\w+\s)?(?:or|and)\s(?:redistributed|rewritten|republished|"
    r"transmitted|distributed|reproduced)\b|"
    r"^\W*(?:all\srights\sreserved[.,]?\s)?(?:reproduction|no\spart)\b.{0,100}\bwithout\b.{0,40}\b(?:permission|"
    r"consent)\b",
    rf"^\W*(?:未经授权|未經授權|版权所有|版權所有|本文版权).{{0,30}}(?:转载|轉載)|{FORBIDDEN}",
)
REPRINTED = (
    "originally", "republish", "first published", "reprinted", "zuerst", "creative commons", "publié", "publicad",
    "kind permission", "appears",
)  # fmt: skip
REPRINT = (
    r"^\W*(?:this\s(?:article|story|post|essay|piece|column|text)\s(?:was\s|is\s)?)?(?:originally|"
    r"first)\s(?:published|appeared|posted)\s(?:at|on|in|by)\s[\w-]+(?:\.[\w-]+)+"
    r"(?:\son\s\w+\s\d{1,2},?\s\d{4})?\.?$",
    r"^\W*this\s(?:article|story|post|essay|piece|column|text)\b[^.!?]{0,120}\b(?:published|appeared|republished|"
    r"reprinted|appears)\b[^.!?]{0,80}"
    r"\b(?:with\s(?:its\s|their\s|the\s|his\s|her\s)?(?:kind\s)?permission|under\sa\screative\scommons)\b",
    r"^\W*(?:republished|reprinted)\s(?:here\s)?(?:from\b.{0,80})?with\s(?:kind\s)?permission\b",
    r"^\W*dieser\s(?:artikel|text|beitrag)\s(?:ist|erschien|wurde)\b[^.!?]{0,20}\bzuerst\b[^.!?]{0,80}\b(?:erschienen|"
    r"veröffentlicht)\.?$|"
    r"^\W*cet\sarticle\sest\srepublié\b|^\W*este\sartículo\sfue\spublicado\soriginalmente\b|"
    r"^\W*artigo\s(?:originalmente\spublicado|republicado)\b",
)
STANDS_FOR = (
    "ersetz", "advice", "anlageberatung", "beratung", "asesoramiento", "recomendação", "remplace", "vervangt",
    "nie zastęp", "zastęp", "rekomendacj", "nenahra", "замін", "замен", "совет", "投资", "投資", "investment",
    "substitute", "ไม่ใช่คำแนะนำ", "helyettesít", "erstatter", "erstatte", "ersätter", "korvaa", "sostitu", "substitui",
    "sustituye", "rekomandim", "yatırım", "risiko", "cryptoasset",
)  # fmt: skip
_INFORMATION = (
    r"(?:(?:this|the)\s(?:article|text|content|post|page|briefing|information|material|document|newsletter|video)|"
    r"nothing\s(?:here|in\sthis\s\w+)|"
    r"(?:dieser|diese|die|der|unsere)\s(?:text|artikel|beitrag|informationen?|inhalte?)|les\sinformations|"
    r"cet\sarticle|la\sinformación|este\s(?:artículo|conteúdo|texto|artigo)|"
    r"(?:dit|deze)\s(?:artikel|informatie|tekst)|(?:powyższy|artykuł|niniejszy|treści|ten)\s?\w*|(?:questo|le|"
    r"il)\s\w+|článek|text|článok|az\sírás|a\scikk|"
    r"innholdet|oplysningerne|artikkelen|artikkelin\stiedot|informationen|текст|стаття|статья|материал|матеріал)"
)
STAND_FOR = (
    rf"^\W*(?:disclaimer:\s)?{_INFORMATION}\b[^!?]{{0,140}}\b(?:not|never)\b[^.!?]{{0,40}}\b(?:constitute|"
    rf"be\staken\sas|considered|intended\sas|a\ssubstitute\sfor|substitute\sfor|be)\b[^.!?]{{0,80}}\badvice\b|"
    r"^\W*(?:disclaimer:\s)?(?:this|nothing\shere)\sis\s(?:not\s)?(?:\w+,?\s){0,3}(?:financial|investment|medical|"
    r"legal|tax)(?:\sor\s\w+)?\sadvice[.!]?$|"
    r"^\W*not\s(?:financial|investment|medical|legal)\sadvice[.!]?$",
    rf"^\W*(?:hinweis:\s)?{_INFORMATION}\b[^.!?]{{0,60}}\b(?:ersetz(?:t|en)\s(?:\w+\s){{0,3}}(?:besuch|arzt\w*|"
    rf"ärztlich\w*|beratung|diagnose|behandlung|therapie|rat)|(?:stell(?:t|en)\s)?keine\s(?:anlage|rechts)beratung)\b",
    rf"^\W*{_INFORMATION}\b[^.!?]{{0,100}}\b(?:ne\sremplacent?\spas|no\sconstituyen?\s(?:\w+\s)?(?:asesor\w+|"
    rf"recomendación)|não\sconstitu(?:i|em)\s(?:\w+\s)?recomenda\w+|no\ssustituyen?|não\ssubstituem?|"
    rf"non\ssostituis\w+|"
    r"vervangt\s(?:geen|niet)|nie\s(?:zastępuj\w+|stanowią?)|nenahrazuj\w+|nenahrádza\w*|nem\shelyettesíti|"
    r"erstatter\sikke|(?:kan\s)?ikke\serstatte|eivät\skorvaa|није\sзамена|nije\szamjena|не\s(?:заміню\w+|заменя\w+)|"
    r"ersätter\s(?:inte|aldrig))\b",
    r"^\W*(?:投资|投資|市场|市場)有(?:风险|風險)|(?:不构成|不構成).{0,6}(?:投资|投資)(?:建议|建議)|บทความนี้ไม่ใช่คำแนะนำ|"
    r"\byatırım\stavsiyesi\sdeğildir\b",
)
WORKED = (
    "reporting", "edited by", "editing",
)  # fmt: skip
WORK = (
    r"^\W*(?:additional\s)?(?:reporting|writing)\s(?:and\s\w+\s)?by\s[^.!?]{3,100};\s?(?:additional|editing|writing|"
    r"graphics)\b[^.!?]{3,100}\W*$|"
    r"^\W*additional\sreporting(?::|\sby)\s[^.!?]{3,80}\W*$|^\W*edited\sby\s(?:[\w'’.-]+\s){1,3}[\w'’.-]+$",
)
PRINTED = (
    "print", "newsstand", "issue", "magazine", "edition", "druckausgabe", "papier", "krant", "numéro", "magazin",
    "édition", "edición", "edição", "impres", "cartace", "numero", "trykk", "trykte", "tryckt", "pappers", "wydani",
    "tištěn", "tlačen", "nyomtatott", "lapszám", "печатн", "друкован", "газет", "basılı", "cetak", "painet", "朝刊",
    "夕刊", "紙面", "纸质版", "印刷版", "紙本", "지면", "인쇄판",
)  # fmt: skip
_PIECE = r"(?:article|story|column|essay|piece|report|review|interview|obituary|profile|op-ed|editorial|text|post)"
_MONTH = r"(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*|spring|summer|autumn|fall|winter"
_IN_PRINT = (
    r"(?:in\sprint\b|(?:in|on|for|of)\s(?:the|our|this|today['’]s|its|\w+['’]s)\s(?:[^.!?]{0,60}\s)?(?:print(?:ed)?\s"
    rf"(?:edition|version|issue|newspaper|magazine|paper)|(?:{_MONTH})(?:[\s/–-][\w,]+){{0,4}}\s(?:issue|edition)|"
    r"(?:issue|edition)\sof\b)|\bon\snewsstands|in\sissue\s(?:no\.?\s?)?\d+)"
)
PRINT = (
    # English: a version of this appeared in print on a day, in an issue, and nothing else
    rf"^\W*(?:(?:an?|another)\s(?:[\w-]+\s){{0,2}}version\sof\sth(?:is|e)|this)\s(?:[\w-]+\s)?{_PIECE}\s(?:(?:was|is|has|"
    r"also|first|originally|previously|will|been|be)\s){0,3}(?:appear(?:s|ed)?|ran|runs|published|printed|featured)\s"
    rf"(?:(?:first|originally|also|previously)\s)?[^.!?]{{0,60}}?{_IN_PRINT}|"
    rf"^\W*(?:published|appeared|appears|printed)\s{_IN_PRINT}[^!?]{{0,80}}\b(?:headline|issue|edition|page)\b",
    # German, Dutch
    r"^\W*(?:(?:eine\s(?:\w+\s)?(?:version|fassung)\s)?(?:dieser|dieses|der|diese)\s(?:artikel|text|beitrag|kolumne|"
    r"artikels|textes|beitrags)\s(?:ist|erschien|erscheint|stammt|wurde)\b[^.!?]{0,80}\b(?:print|druck)ausgabe\b|"
    r"(?:dieser|der)\s(?:artikel|text|beitrag)\s(?:ist|erschien|erscheint|stammt)\b[^.!?]{0,60}\b(?:gedruckten\s\w+|"
    r"ausgabe\s\d+))|"
    r"^\W*(?:een\s(?:\w+\s)?versie\svan\s)?dit\s(?:artikel|stuk|verhaal)\s(?:verscheen|stond|is)\b[^.!?]{0,60}\bin\sde\s"
    r"(?:papieren\s)?(?:krant|editie|printeditie)\b",
    # Romance
    r"^\W*(?:cet\sarticle|ce\stexte|cette\schronique)\s(?:est\s(?:initialement\s)?paru|est\sextrait|a\sété\spublié|"
    r"paraît)e?\b[^.!?]{0,60}\b(?:numéro|édition\s(?:papier|imprimée|du)|magazine|papier)\b",
    r"^\W*(?:una\sversión\sde\s)?(?:este|esta)\s(?:artículo|nota|texto|reportaje|artigo|reportagem|matéria|coluna)\s"
    r"(?:se\spublicó|apareció|fue\spublicad[oa]|foi\spublicad[oa]|saiu)\b[^.!?]{0,60}\b(?:edición\s(?:impresa|en\spapel|"
    r"de\spapel)|(?:edição|versão)\simpressa)\b|"
    r"^\W*questo\s(?:articolo|testo)\s(?:è|era)\s(?:uscito|apparso|stato\spubblicato|pubblicato|tratto)\b[^.!?]{0,60}"
    r"\b(?:edizione\scartacea|versione\scartacea|numero\s(?:di|del|\d+))\b",
    # Nordic
    r"^\W*(?:denne\s|den\shär\s)?(?:artikkelen|artikeln|artiklen|saken|texten|teksten|artikel)\s(?:ble|er|är|blev|var|"
    r"har|sto)\b[^.!?]{0,60}\b(?:papirutgaven|papiravisen|papirutgave|trykte\s(?:avis|utgave)\w*|papperstidningen|"
    r"tryckta\s(?:tidning|utgåv)\w*|på\strykk)\b|^\W*(?:juttu|artikkeli)\son\s(?:julkaistu|ilmestynyt)\b[^.!?]{0,40}"
    r"\bpainetussa\b",
    # Slavic, Hungarian, Turkish, Indonesian
    r"^\W*(?:artykuł|tekst)\s(?:ten\s)?(?:ukazał|został)\b[^.!?]{0,60}\b(?:wydani\w+\s(?:papierow|drukowan)\w+|"
    r"(?:papierow|drukowan)\w+\swydani\w+)|^\W*(?:článek|text|článok)\s(?:\w+\s){0,2}(?:vyšel|vyšiel|byl|bol)\b"
    r"[^.!?]{0,60}\b(?:tištěn|tlačen)\w+\s(?:vydání|vydaní|verzi)",
    r"^\W*(?:(?:этот|цей)\s)?(?:материал|статья|текст|матеріал|стаття)\s(?:был\w*\s|була?\s)?(?:вышл?а?|вышел|опубликован\w*|"
    r"опублікован\w*|вийш\w+)\b[^.!?]{0,40}\b(?:печатн|друкован)\w+\s(?:верси|выпуск|издани|версі|номер|газет)",
    r"^\W*a\scikk\s(?:[^.!?]{0,60}\s)?(?:nyomtatott|lapszámában)\b[^.!?]{0,40}\bjelent\smeg\b|"
    r"^\W*bu\s(?:yazı|haber)\b[^.!?]{0,60}\bbasılı\b[^.!?]{0,40}\byayı(?:mlan|nlan)mıştır\b|"
    r"^\W*artikel\sini\s(?:telah\s)?(?:terbit|dimuat|tayang)\b[^.!?]{0,40}\b(?:edisi\scetak|koran\scetak)\b",
    # Japanese, Chinese, Korean
    r"^\W*(?:この記事は|本記事は).{0,24}(?:朝刊|夕刊|紙面)(?:に|で)?掲載|"
    r"^[\W\d年月日付の本紙]*+(?:朝刊|夕刊|紙面)(?:に|で)?掲載\W*$|"
    r"^\W*(?:本文|此文|本報道)?(?:原?载|刊登|刊载|原載|刊載)[于於].{0,30}(?:纸质版|印刷版|紙本)|"
    r"^\W*이\s(?:기사는|글은)\s.{0,40}(?:지면|인쇄판)에\s.{0,6}(?:실렸|게재)",
)
"""Of recorded truths none has such a line; what only appeared "on" another site stays with ``REPRINT``."""
PARTNERED = (
    "partner", "collabor", "associat", "sponsor", "zusammenarbeit", "kooperation", "freundlicher",
    "samenwerking", "samarbe",
    "yhteisty", "partenariat", "collaborazione", "colabora", "parceria", "współprac", "spoluprác",
    "együttműköd", "партн", "сотруднич", "співпрац", "συνεργασ", "işbirliği", "iş birliği", "بالتعاون",
    "برعاية", "kerja sama", "kerjasama", "hợp tác", "提携", "合作", "제휴", "협찬", "suradnj", "saradnj", "sodelovanj",
    "parteneriat",
)  # fmt: skip
_OURS = r"(?:\.\s(?:the|all|any)\s(?:views|opinions|content)\b[^.!?]{0,60}|\.\s(?:all\s)?opinions\b[^.!?]{0,40})?\W*$"
PARTNER = (
    # of the text, by nobody: a writer who says "I" tells it in the text
    rf"^\W*(?:this|the\sfollowing)\s{_PIECE}\s(?:is|was|has\sbeen)\s(?:(?:made|produced|created|written|published|developed|"
    rf"brought\sto\syou|presented)\sin\s(?:paid\s)?(?:partnership|collaboration|association|cooperation)\swith|sponsored\sby)\s"
    rf"[^.!?]{{2,80}}{_OURS}|^\W*(?:produced|presented|published|created)\sin\s(?:paid\s)?(?:partnership|collaboration|association)\swith\s"
    r"[^.!?]{2,60}\W*$",
    r"^\W*(?:dieser\s(?:artikel|text|beitrag)|diese\sreportage)\s(?:ist|entstand|wurde|entsteht)\s(?:\w+\s)?(?:in\s(?:bezahlter\s|"
    r"freundlicher\s)?(?:zusammenarbeit|kooperation|partnerschaft)\smit|mit\sfreundlicher\sunterstützung\s(?:von|der|des))\s"
    r"[^.!?]{2,80}\W*$|"
    r"^\W*dit\s(?:artikel|verhaal)\s(?:is|kwam|werd)\s(?:\w+\s){0,3}in\s(?:betaalde\s)?samenwerking\smet\s[^.!?]{2,80}\W*$",
    r"^\W*cet\sarticle\sa\sété\s(?:\w+\s)?en\s(?:partenariat|collaboration)\savec\s[^.!?]{2,80}\W*$|"
    r"^\W*est[ea]\s(?:artículo|nota|artigo|reportaje|matéria|reportagem|contenido|conteúdo)\s(?:se\s|fue\s|ha\ssido\s|foi\s)\w+\s"
    r"(?:en|em)\s(?:colaboraci[óo]n|colaboração|parceria|alianza)\sco[nm]\s[^.!?]{2,80}\W*$|"
    r"^\W*questo\s(?:articolo|contenuto)\sè\sstato\s\w+\sin\scollaborazione\scon\s[^.!?]{2,80}\W*$|"
    r"^\W*acest\sarticol\sa\sfost\s\w+\sîn\s(?:parteneriat|colaborare)\scu\s[^.!?]{2,80}\W*$",
    r"^\W*(?:artikeln|artikkelen|artiklen|denne\s(?:saken|artikel))\s(?:är|er|har|ble|blev)\s(?:\w+\s)?i\s(?:betalt\s)?"
    r"(?:samarbete|samarbeid|samarbejde)\smed\s[^.!?]{2,80}\W*$|"
    r"^\W*(?:juttu|artikkeli)\son\s\w+\syhteistyössä\s[^.!?]{2,80}\W*$",
    r"^\W*(?:artykuł|tekst|materiał)\s(?:\w+\s){0,2}we\swspółpracy\sz\s[^.!?]{2,80}\W*$|"
    r"^\W*(?:článek|článok|text)\s(?:\w+\s){1,2}ve?\sspoluprác[ie]\s(?:se?|so)\s[^.!?]{2,80}\W*$|"
    r"^\W*(?:članak|tekst)\s(?:\w+\s){1,2}[uv]\s(?:suradnji|saradnji)\ss\w?\s[^.!?]{2,80}\W*$|"
    r"^\W*(?:a|ez\sa)\scikk\b[^.!?]{2,60}\segyüttműködésben\s\w+\W*$",
    r"^\W*(?:этот\s|цей\s)?(?:материал|матеріал|статья|стаття|текст)\s(?:\w+\s){1,2}(?:в\s(?:сотрудничестве|партн[её]рстве)\sс|у\s(?:співпраці|"
    r"партнерстві)\sз)\s[^.!?]{2,80}\W*$|^\W*το\sάρθρο\s\w+\sσε\sσυνεργασία\sμε\s[^.!?]{2,80}\W*$|"
    r"^\W*bu\s(?:yazı|haber|içerik)\s[^.!?]{2,60}\s(?:işbirliği|iş\sbirliği)(?:yle|\sile)\s\w+\W*$",
    r"^\W*artikel\sini\s\w+\s(?:atas\s)?(?:kerja\s?sama|bekerja\s?sama)\sdengan\s[^.!?]{2,80}\W*$|"
    r"^\W*本文[由与與][^。！？]{2,30}合作(?:发布|發布|刊登|制作|製作|推出)\W*$|^\W*이\s(?:기사|글)[는은]\s[^.!?]{2,40}(?:제휴|협찬)\S*\s[^.!?]{2,20}\W*$",
)
"""Counted on the recorded sets: of those that nobody signs with "I" none is in a truth."""
